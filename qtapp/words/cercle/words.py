"""Every sentence that The Circle says, gathered from the modules beside this one.

Nothing here knows a rule: what may be done, what it would bring and who is asked what is read from views, events and
outcomes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.game import OptionValue, Plain, Seat
from network.messages.table import Refusal, Update
from qtapp.base.theme import SeatMark
from qtapp.words.base import GameWords, Offer, Prompt, ScorePart, SheetRow
from qtapp.words.cercle.choices.offers import CercleOffers
from qtapp.words.cercle.choices.sentences import CercleChoices
from qtapp.words.cercle.faults import CercleFaults
from qtapp.words.cercle.log.events import CercleLog
from qtapp.words.cercle.marks import mark_of
from qtapp.words.cercle.names import Names, names
from qtapp.words.cercle.prompts import CerclePrompts
from qtapp.words.cercle.refusals import CercleRefusals
from qtapp.words.cercle.scores import CercleScores
from qtapp.words.cercle.table import table_of
from qtapp.words.cercle.text_board import CercleTextBoard
from qtapp.words.cercle.waiting import CercleWaiting


class CercleWords(GameWords):
    """The words of The Circle."""

    game_id = "cercle"

    def __init__(self) -> None:
        super().__init__()
        self.names: Names = names()
        self._log = CercleLog(self.names)
        self._prompts = CerclePrompts(self.names)
        self._waiting = CercleWaiting(self.names)
        self._choices = CercleChoices(self.names)
        self._offers = CercleOffers(self.names, self._choices.sentence)
        self._refusals = CercleRefusals(self.names)
        self._scores = CercleScores(self.names)
        self._faults = CercleFaults(self.names)

    def summary(self) -> str:
        return self.tr(
            "Gather secrets, win spies with them, and turn them against the Circle: infiltrate it unnoticed, or "
            "capture its members, which gives it points as well. Once somebody has 20 points the Circle is "
            "destroyed, and the most points win. But if the Circle gets there first, the world falls into chaos, and "
            "the weakest service wins. No dice, and everything is out in the open."
        )

    # Options

    def option_name(self, option: str) -> str:
        return {
            "setup": self.tr("Colours and services"),
            "turn_limit": self.tr("Turn limit"),
            "first": self.tr("First player"),
        }[option]

    def option_value(self, option: str, value: OptionValue) -> str:
        if option == "setup":
            return self.tr("Chosen by the players") if value == "draft" else self.tr("Dealt at random")
        number = cast("int", value)
        if option == "turn_limit":
            return self.tr("%n turn(s)", "", number) if number else self.tr("None")
        return self.tr("Seat {number}").format(number=number) if number else self.tr("Drawn at random")

    def option_note(self, option: str, value: OptionValue) -> str:
        """R12"""
        if option == "setup":
            return (
                self.tr("Starting with the first player, everyone picks a colour, then a service.")
                if value == "draft"
                else self.tr("The game begins at once.")
            )
        if option == "turn_limit" and value:
            return self.tr("If nobody has won when phase 2 of that turn ends, the most points win.")
        return ""

    # The log

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        return self._log.sentence(event, names)

    # What is asked

    def question(self, update: Update, names: Sequence[str]) -> Prompt:
        return self._prompts.question(update, names)

    def waiting(self, update: Update, names: Sequence[str]) -> Prompt:
        return self._waiting.prompt(update, names)

    def offers(self, update: Update) -> tuple[Offer, ...]:
        return self._offers.offers(update)

    def action(self, text: str, update: Update) -> str:
        return self._choices.sentence(text, update)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        return self._refusals.told(refusal, names)

    def choice(self, steps: Sequence[str], update: Update) -> str:
        return self._choices.whole(steps, update)

    def position_fault(self, details: Mapping[str, Plain]) -> str:
        return self._faults.sentence(details)

    # Who is doing what

    def turn(self, update: Update, names: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        if not update.actors:
            return self.tr("The game is over")
        player = self.names.seated(view, update.actors[0], names[update.actors[0]])
        if not view["stage"]:
            return self.tr("Setting up · {player}").format(player=player)
        return self.tr("Turn {turn} · Phase {number}, {phase} · {player}").format(
            turn=view["turn"], number=view["stage"], phase=self.names.phase(view["stage"]), player=player
        )

    def marks(self, seats: int, view: Mapping[str, Plain] | None = None) -> tuple[SeatMark, ...]:
        return tuple(mark_of(view, seat) for seat in range(seats))

    def seat_name(self, update: Update, seat: Seat, name: str) -> str:
        return self.names.seated(update.view, seat, name)

    def seat_note(self, update: Update, seat: Seat) -> str:
        """What is not on the score: secrets, spies, whether a veto must be feared, nation and disc. What changes stands
        first, since there may be little room."""
        view = cast("dict[str, Any]", update.view)
        colour, service = view["colours"][seat], view["services"][seat]
        notes = []
        if view["stage"]:
            notes.append(self.tr("%n secret(s)", "", sum(view["secrets"][seat])))
            notes.append(self.tr("%n ready", "", len(table_of(view["where"]).ready[seat])))
        if view["markers"][seat] == "active":
            notes.append(self.tr("may veto"))
        if service or colour:
            notes.append(self.names.nation(service) if service else self.names.colour(colour))
        if seat == view["first"]:
            notes.append(self.tr("first player"))
        return " · ".join(notes)

    # The score

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        return self._scores.shares(update)

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        return self._scores.sheet(cast("dict[str, Any]", outcome), update)

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        seated = [self.seat_name(update, seat, names[seat]) for seat in range(len(outcome["scores"]))]
        return self._scores.result(outcome, update, seated)

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        return CercleTextBoard(self.names).text(update, names)
