"""What a game must be able to say. The window, the command line and the text board speak through `GameWords`.

A game's words are sentences in Qt translations (English in the source, French in `translations/`) around names that
come from its component data. They are made anew each time they are asked for, so that a change of language reaches
everything, the log included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QObject

from engines.game import OptionValue, Plain, Seat
from engines.match import SEPARATOR, STOPPED
from network.messages.table import Refusal, Update
from qtapp.base.theme import SEAT_MARKS, SeatMark
from qtapp.words.names import ComponentNames, N, Sentences
from qtapp.words.phrases import capital, listed


class Prompt(NamedTuple):
    """What is asked of whom: a title, how to do it, and what it would bring."""

    title: str
    body: str = ""


class Offer(NamedTuple):
    """A legal action that is offered as a button under the prompt, because it is no gesture on the board."""

    action: str  # in notation, one of the legal ones, or the first of several steps
    label: str
    primary: bool = False  # what most would choose, or what ends the question
    tip: str = ""


class SheetRow(NamedTuple):
    """A row of the score sheet."""

    label: str
    values: tuple[str, ...]  # by seat
    kind: str = "line"  # or "heading", "subtotal", "total", "note"
    line: str = ""  # the id of the breakdown line, so that the board can point it out


class ScorePart(NamedTuple):
    """A part of the running score: what the small picture at the foot of the side panel is made of."""

    line: str
    label: str
    values: tuple[int, ...]  # by seat
    colour: str  # "#rrggbb"


def counted(phrase: str, number: int) -> str:
    """A phrase that was translated for `abs(number)`, with the number's sign: Qt fills %n for no negative number."""
    return phrase.replace(str(-number), f"\N{MINUS SIGN}{-number}", 1) if number < 0 else phrase


def choices_of(update: Update) -> Mapping[str, Mapping[str, Any]]:
    """What each legal action would do, by notation."""
    return cast("Mapping[str, Mapping[str, Any]]", update.choices)


class Refusals(Sentences[N]):
    """Sentences that say no, and why. A game adds those for reasons of its own."""

    def sentence(self, refusal: Refusal) -> str:
        general = {
            "game_over": self.tr("The game is over."),
            "not_your_turn": self.tr("It is not your turn."),
            "wrong_phase": self.tr("That cannot be done now."),
        }
        template = (general | self.sentences()).get(refusal.reason) or self.tr("That is not possible ({reason}).")
        return capital(template.format(reason=refusal.reason, **self.places(refusal.details))).strip()

    def sentences(self) -> dict[str, str]:
        """A sentence for every reason, with named places."""
        raise NotImplementedError

    def places(self, details: Mapping[str, Any]) -> dict[str, object]:
        """What goes into the places: whatever the refusal is about, as far as the engine says so."""
        raise NotImplementedError


class GameWords(QObject):
    """The words of one game. `names` are the players' names by seat, as they are to be shown."""

    game_id: str
    names: ComponentNames
    tells_steps = False  # whether questions say what has been chosen so far, so that nobody else need

    def title(self) -> str:
        """The name of the game."""
        return self.names.text(self.names.game)

    def short_title(self) -> str:
        """The name as it stands above the table, where room is scarce."""
        return self.title()

    def tagline(self) -> str:
        """One sentence that makes one want to play."""
        return self.names.text(self.names.game, "tagline")

    def summary(self) -> str:
        """One paragraph: what the game is about and how it goes."""
        raise NotImplementedError

    def option_name(self, option: str) -> str:
        raise NotImplementedError

    def option_value(self, option: str, value: OptionValue) -> str:
        raise NotImplementedError

    def option_note(self, option: str, value: OptionValue) -> str:  # noqa: ARG002
        """What a choice means, in a sentence or two; "" where its name says enough."""
        return ""

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        """The log's sentence for an event of this game."""
        raise NotImplementedError

    def is_routine(self, event: Mapping[str, Plain]) -> bool:  # noqa: ARG002
        """Whether the log on a table leaves an event out because nothing came of it."""
        return False

    def prompt(self, update: Update, names: Sequence[str]) -> Prompt:
        """What is asked of this update's seat, or whom it is waiting for."""
        if not update.actors:
            return Prompt(self.over(update))
        is_asked = update.seat is not None and update.seat in update.actors
        return self.question(update, names) if is_asked else self.waiting(update, names)

    def over(self, update: Update) -> str:  # noqa: ARG002
        """The title of the prompt when nobody has anything to choose any more."""
        return self.tr("The game is over.")

    def question(self, update: Update, names: Sequence[str]) -> Prompt:
        """What this update's seat, which must choose now, is asked."""
        raise NotImplementedError

    def waiting(self, update: Update, names: Sequence[str]) -> Prompt:
        """Whom those wait for who have nothing to choose now."""
        raise NotImplementedError

    def offers(self, update: Update) -> tuple[Offer, ...]:  # noqa: ARG002
        """The legal actions to be offered as buttons when this update's seat is asked; () where the board offers all.

        Actions that are not offered here are chosen on the board.
        """
        return ()

    def turn(self, update: Update, names: Sequence[str]) -> str:
        """The header's few words: which turn, whose, and what."""
        raise NotImplementedError

    def side(self, seat: Seat, seats: int) -> str:  # noqa: ARG002
        """What a seat plays at a table of so many, where seats differ ("KGB"), for those who choose where to sit."""
        return ""

    def nameless(self, seat: Seat, seats: int) -> str:
        """What a seat is called where no people sit: in lessons and in positions that are studied."""
        return self.side(seat, seats)

    def marks(self, seats: int, view: Mapping[str, Plain] | None = None) -> tuple[SeatMark, ...]:  # noqa: ARG002
        """The colour and shape of each seat at a table of so many: the common ones, or those of its own armies.

        Where players choose their colours, the view tells what they have chosen; None: no table is known yet.
        """
        return tuple(SEAT_MARKS[seat % len(SEAT_MARKS)] for seat in range(seats))

    def seat_name(self, update: Update, seat: Seat, name: str) -> str:  # noqa: ARG002
        """Who a player is at this table, for the one who hands over the screen: "Bruno (KGB)"."""
        return name

    def is_for_all(self, events: Sequence[Mapping[str, Plain]]) -> bool:
        """Whether what just happened should be watched by all who share a screen, before anyone is asked again.

        What nobody in particular did concerns everybody: the end of a round, a count.
        """
        return any("by" not in event for event in events)

    def seat_note(self, update: Update, seat: Seat) -> str:
        """A few words about a player, under the name ("6 cards placed")."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why an action is not allowed."""
        raise NotImplementedError

    def window_name(self, phase: str) -> str:
        """What others may do in the windows for reactions of a phase (`Game.windows`), in a word or two ("Veto")."""
        raise NotImplementedError

    def position_fault(self, details: Mapping[str, Plain]) -> str:  # noqa: ARG002
        """Why a written position cannot be played, of a game that has positions (`SetupError` "bad_position")."""
        return ""

    def action(self, text: str, update: Update) -> str:
        """What a legal action would do, in words, for lists, hints and screen readers."""
        raise NotImplementedError

    def choice(self, steps: Sequence[str], update: Update) -> str:
        """A whole choice in words, told before its first step is made.

        What later steps mean depends on those before, so that they are told as they are written, unless a game knows.
        """
        first, *others = steps
        return SEPARATOR.join((self.action(first, update), *others))

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        """The running score in parts."""
        raise NotImplementedError

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        raise NotImplementedError

    def verdict(self, outcome: Mapping[str, Plain], update: Update, names: Sequence[str]) -> str:
        """Who won, and why, also where the rules of the game did not bring about the end."""
        if outcome["reason"] not in STOPPED:
            return self.result(cast("dict[str, Any]", outcome), update, names)
        if outcome["reason"] == "agreed":
            return self.tr("The players agreed to a draw.")
        first = winners(outcome)
        alone, together = {
            "resigned": (
                self.tr("{players} wins: the other side resigned."),
                self.tr("The other side resigned: victory for {players}!"),
            ),
            "time": (
                self.tr("{players} wins: the other side ran out of time."),
                self.tr("The other side ran out of time: victory for {players}!"),
            ),
        }[str(outcome["reason"])]
        players = listed([self.seat_name(update, seat, names[seat]) for seat in first])
        return (alone if len(first) == 1 else together).format(players=players)

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        """Who won by the rules of the game, and why."""
        raise NotImplementedError

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        """The whole table in plain text: for the text board, the command line and screen readers."""
        raise NotImplementedError


def winners(outcome: Mapping[str, Plain]) -> tuple[Seat, ...]:
    """The seats that share the first place."""
    ranking = cast("list[list[Seat]]", outcome["ranking"])
    return tuple(ranking[0])
