"""Every sentence that XIII: Le Complot says, gathered from the modules beside this one.

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
from qtapp.words.complot.choices.offers import ComplotOffers
from qtapp.words.complot.choices.sentences import ComplotChoices
from qtapp.words.complot.faults import ComplotFaults
from qtapp.words.complot.log.events import ComplotLog
from qtapp.words.complot.marks import mark_of
from qtapp.words.complot.names import Names, names
from qtapp.words.complot.prompts import ComplotPrompts
from qtapp.words.complot.refusals import ComplotRefusals
from qtapp.words.complot.scores import ComplotScores
from qtapp.words.complot.states import table_of
from qtapp.words.complot.text_board import ComplotTextBoard
from qtapp.words.complot.waiting import ComplotWaiting, ComplotWindows

FOR_ALL = frozenset({"round", "round_over", "fight", "duel", "end"})
"""Events that everyone at a shared screen should watch."""


class ComplotWords(GameWords):
    """The words of XIII: Le Complot."""

    game_id = "complot"
    tells_steps = True

    def __init__(self) -> None:
        super().__init__()
        self.names: Names = names()
        self._log = ComplotLog(self.names)
        self._prompts, self._waiting = ComplotPrompts(self.names), ComplotWaiting(self.names)
        self._choices = ComplotChoices(self.names)
        self._offers = ComplotOffers(self.names, self._choices)
        self._refusals, self._faults = ComplotRefusals(self.names), ComplotFaults(self.names)
        self._scores = ComplotScores(self.names)

    def summary(self) -> str:
        return self.tr(
            "An amnesiac with a number tattooed on his collarbone, and a conspiracy that reaches up to the White "
            "House. Lead XIII, Major Jones or the Mongoose from Chicago to the Caribbean, hire agents and commandos, "
            "fight, bribe and infiltrate, foil plots and deliver hostages. After five to eight rounds, the most "
            "inquiry points win. Dice, hidden cards and short-lived alliances."
        )

    # Options

    def option_name(self, option: str) -> str:
        return self.names.text(self.names.options[option])

    def option_value(self, option: str, value: OptionValue) -> str:
        if option == "rounds":
            return self.tr("%n round(s)", "", cast("int", value))
        return self.tr("Yes") if value else self.tr("No")

    def option_note(self, option: str, value: OptionValue) -> str:
        if option == "keep_autonomy" and not value:
            return ""
        return self.names.text(self.names.options[option], "text")

    # The log

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        return self._log.sentence(event, names)

    def is_routine(self, event: Mapping[str, Plain]) -> bool:
        return event["kind"] == "pass"

    def is_for_all(self, events: Sequence[Mapping[str, Plain]]) -> bool:
        return any(event["kind"] in FOR_ALL for event in events)

    # What is asked

    def question(self, update: Update, names: Sequence[str]) -> Prompt:
        return self._prompts.question(update, names)

    def waiting(self, update: Update, names: Sequence[str]) -> Prompt:
        return self._waiting.prompt(update, names)

    def window_name(self, phase: str) -> str:
        return ComplotWindows().name(phase)

    def offers(self, update: Update) -> tuple[Offer, ...]:
        return self._offers.offers(update)

    def action(self, text: str, update: Update) -> str:
        return self._choices.sentence(text, update)

    def choice(self, steps: Sequence[str], update: Update) -> str:
        return self._choices.whole(steps, update)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        return self._refusals.told(refusal, names)

    def position_fault(self, details: Mapping[str, Plain]) -> str:
        return self._faults.sentence(details)

    # Who is doing what

    def turn(self, update: Update, names: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        if view["phase"] == "over":
            return self.tr("The game is over")
        parts = [names[seat] for seat in update.actors]  # nobody while all may react
        if view["stage"] in self.names.phases:
            phase = self.names.phase(view["stage"])
            parts.append(self.tr("Phase {number}, {phase}").format(number=view["stage"], phase=phase))
        parts.append(self.tr("Round {round} of {rounds}").format(round=view["round"], rounds=view["rounds"]))
        return " · ".join(parts)

    def nameless(self, seat: Seat, seats: int) -> str:  # noqa: ARG002
        return self.names.colour(seat)

    def marks(self, seats: int, view: Mapping[str, Plain] | None = None) -> tuple[SeatMark, ...]:  # noqa: ARG002
        return tuple(map(mark_of, range(seats)))

    def seat_note(self, update: Update, seat: Seat) -> str:
        """Who is on the board; points and cards stand in the panels of the board."""
        view = cast("dict[str, Any]", update.view)
        elements = table_of(view["where"]).of(seat)
        figures = [self.names.figure_title(element) for element in elements if self.names.is_figure(element)]
        notes = [", ".join(figures)] if figures else []
        notes.append(self.tr("%n unit(s)", "", len(elements) - len(figures)))
        return " · ".join(notes)

    # The score

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        return self._scores.shares(update)

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        return self._scores.sheet(cast("dict[str, Any]", outcome), update)

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        return self._scores.result(outcome, update, names)

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        return ComplotTextBoard(self.names).text(update, names)
