"""Every sentence that Cirkle says, gathered from the modules beside this one.

Nothing here knows a rule: what may be done and what would come of it is read from views, events and outcomes. Sentences
of the log name colours; where people are asked or named, the colour stands behind the name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from engines.game import OptionValue, Plain, Seat
from network.messages.table import Refusal, Update
from qtapp.base.theme import SeatMark
from qtapp.words.base import GameWords, Offer, Prompt, ScorePart, SheetRow
from qtapp.words.cirkle.choices import CirkleChoices
from qtapp.words.cirkle.faults import CirkleFaults
from qtapp.words.cirkle.log import CirkleLog
from qtapp.words.cirkle.marks import ARMY_MARKS
from qtapp.words.cirkle.names import DUEL, Names, View, mode_for, names
from qtapp.words.cirkle.prompts import CirklePrompts
from qtapp.words.cirkle.refusals import CirkleRefusals
from qtapp.words.cirkle.scores import CirkleScores
from qtapp.words.cirkle.text_board import CirkleTextBoard
from qtapp.words.cirkle.tips import CirkleTips
from qtapp.words.phrases import listed

if TYPE_CHECKING:
    from engines.sketches import SketchFault

# What everyone at a shared screen should watch, whoever did it.
GREAT = ("first_objective", "second_objective", "hold", "hold_broken", "eliminated", "alone", "cirkle", "end")


class CirkleWords(GameWords):
    """The words of Cirkle and Cirkle 4."""

    game_id = "cirkle"

    def __init__(self) -> None:
        super().__init__()
        self.names: Names = names()
        self._log = CirkleLog(self.names)
        self._prompts = CirklePrompts(self.names)
        self._choices = CirkleChoices(self.names)
        self._refusals = CirkleRefusals(self.names)
        self._scores = CirkleScores(self.names)
        self._tips = CirkleTips(self.names)
        self._faults = CirkleFaults(self.names)

    def summary(self) -> str:
        return self.tr(
            "Carriers, helicopters, tanks and planes fight for targets on a board of hollow squares. A unit in its own "
            "shape sinks in and is protected: only better attackers can take it, and missiles above all. Two armies "
            "need both enemy targets; four, each for themselves, in pairs or one against three, must hold one for a "
            "full round. No luck, nothing hidden."
        )

    def option_name(self, option: str) -> str:  # noqa: ARG002
        return self.tr("Mode")

    def option_value(self, option: str, value: OptionValue) -> str:  # noqa: ARG002
        return {
            "duel": self.tr("Duel"),
            "solo": self.tr("Each for themselves"),
            "double": self.tr("In pairs"),
            "survivor": self.tr("One against three"),
        }[str(value)]

    def option_note(self, option: str, value: OptionValue) -> str:  # noqa: ARG002
        return {
            "duel": self.tr(
                "Two armies of 16 units on 88 squares. Take one enemy target, then reach the other one "
                "where nobody can capture you."
            ),
            "solo": self.tr(
                "Four armies of 8 units on 121 squares. Whoever’s enemies have all lost two missiles wins "
                "by holding a target of theirs for a full round."
            ),
            "double": self.tr(
                "Yellow and Blue against Mauve and Green, who win or lose together. Partners may change "
                "places with each other’s units, and either may take either enemy target."
            ),
            "survivor": self.tr(
                "Yellow is alone against Mauve, Blue and Green and plays after each of them. Only "
                "Yellow may bring back a lost unit."
            ),
        }[str(value)]

    # The log

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        return self._log.sentence(event, mode_for(len(names)))

    def is_for_all(self, events: Sequence[Mapping[str, Plain]]) -> bool:
        return any(event["kind"] in GREAT for event in events)

    # What is asked

    def question(self, update: Update, names: Sequence[str]) -> Prompt:  # noqa: ARG002
        return self._prompts.question(update)

    def waiting(self, update: Update, names: Sequence[str]) -> Prompt:
        return self._prompts.waiting(update.view, update.actors[0], names)

    def offers(self, update: Update) -> tuple[Offer, ...]:
        return self._choices.offers(update)

    def action(self, text: str, update: Update) -> str:
        return self._choices.sentences(text, update)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:  # noqa: ARG002
        return self._refusals.sentence(refusal)

    # Names

    def unit(self, kind: str) -> str:
        """A kind of unit inside a sentence: "missile tank"."""
        return self.names.unit(kind)

    def units(self, kinds: Sequence[str]) -> str:
        """Units in a row, alike ones together: "2 tanks, missile plane"."""
        return self.names.units_of(kinds)

    def colour(self, seat: Seat, view_or_mode: View | str) -> str:
        """What a seat's colour is called, in a view or in a mode."""
        mode = view_or_mode if isinstance(view_or_mode, str) else str(view_or_mode["mode"])
        return self.names.colour(self.names.colour_of(seat, mode))

    def square_tip(self, view: View, square: str) -> str:
        """What a square is, what stands there, and who attacks and covers it."""
        return self._tips.square(view, square)

    def sketch_fault(self, fault: SketchFault, mode: str = "") -> str:
        """Why a position that is being edited cannot be played; in a mode the army is called by its colour."""
        return self._faults.sentence(fault, mode)

    def position_fault(self, details: Mapping[str, Plain]) -> str:
        return self._faults.of_position(cast("dict[str, Any]", details))

    # Who is doing what

    def turn(self, update: Update, names: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        if not update.actors:
            return self.tr("The game is over")
        player = self._prompts.seated(view, update.actors[0], names[update.actors[0]])
        if view["phase"] == "reply":
            return self.tr("Turn {turn} · {player} must capture on {square}").format(
                turn=view["turn"], player=player, square=view["intruder"]
            )
        parts = [self.tr("Turn {turn} · {player} is to play").format(turn=view["turn"], player=player)]
        parts += [
            self.tr("{colour} holds {square}").format(colour=self.colour(hold["seat"], view), square=hold["square"])
            for hold in view["holds"]
        ]
        return " · ".join(parts)

    def side(self, seat: Seat, seats: int) -> str:
        return self.colour(seat, mode_for(seats))

    def marks(self, seats: int, view: Mapping[str, Plain] | None = None) -> tuple[SeatMark, ...]:  # noqa: ARG002
        colours = self.names.modes[mode_for(seats)]["colours"]
        return tuple(ARMY_MARKS[colours[seat % len(colours)]] for seat in range(seats))

    def seat_name(self, update: Update, seat: Seat, name: str) -> str:
        return self._prompts.seated(update.view, seat, name)

    def seat_note(self, update: Update, seat: Seat) -> str:
        """What is lost, and whether it can be recovered, the trays beside the board tell."""
        view = cast("dict[str, Any]", update.view)
        place = view["seats"][seat]
        notes = [self.colour(seat, view), *self._conquests(view, seat)]
        partners = [self.colour(other, view) for other in place["side"] if other != seat]
        if partners:
            notes.append(self.tr("with {partners}").format(partners=listed(partners)))
        if not place["alive"]:
            notes.append(self.tr("army eliminated"))
        return " · ".join(notes)

    def _conquests(self, view: View, seat: Seat) -> list[str]:
        """Targets: taken for good in a duel, held with a countdown with four armies."""
        reached = view["seats"][seat]["objectives"]
        if view["mode"] == DUEL and len(reached) > 1:
            return [self.tr("targets {squares} taken").format(squares=listed(reached))]
        held = {hold["square"]: len(hold["waiting"]) for hold in view["holds"] if hold["seat"] == seat}
        parts = []
        for square in reached:
            if square in held and view["phase"] != "over":
                parts.append(self.tr("holds {square}, %n still to play", "", held[square]).format(square=square))
            elif view["mode"] == DUEL:
                parts.append(self.tr("target {square} taken").format(square=square))
            else:
                parts.append(self.tr("on target {square}").format(square=square))
        return parts

    # The score

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        return self._scores.shares(update.view)

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        return self._scores.sheet(cast("dict[str, Any]", outcome), update)

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        seated = [self._prompts.seated(update.view, seat, name) for seat, name in enumerate(names)]
        return self._scores.result(outcome, update.view, seated)

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        return CirkleTextBoard(self.names, self._prompts).text(update, names)
