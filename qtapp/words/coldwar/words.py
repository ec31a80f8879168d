"""Every sentence that Guerre froide says, gathered from the modules beside this one.

Nothing here knows a rule: what may be done, what it would bring and who knows what is read from views, events and
outcomes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.game import OptionValue, Plain, Seat
from network.messages.table import Refusal, Update
from qtapp.base.theme import SeatMark
from qtapp.words.base import GameWords, Offer, Prompt, ScorePart, SheetRow
from qtapp.words.coldwar.choices import ColdwarChoices
from qtapp.words.coldwar.log import ColdwarLog
from qtapp.words.coldwar.marks import AGENCY_MARKS
from qtapp.words.coldwar.names import Names, names
from qtapp.words.coldwar.prompts import ColdwarPrompts
from qtapp.words.coldwar.refusals import ColdwarRefusals
from qtapp.words.coldwar.report import ColdwarReport
from qtapp.words.coldwar.scores import ColdwarScores
from qtapp.words.coldwar.text_board import ColdwarTextBoard
from qtapp.words.coldwar.tips import ColdwarTips

TRIO = "trio"  # the mode of three players


class ColdwarWords(GameWords):
    """The words of Guerre froide."""

    game_id = "coldwar"

    def __init__(self) -> None:
        super().__init__()
        self.names: Names = names()
        self._log = ColdwarLog(self.names)
        self._report = ColdwarReport(self.names)
        self._prompts = ColdwarPrompts(self.names)
        self._choices = ColdwarChoices(self.names)
        self._refusals = ColdwarRefusals(self.names)
        self._scores = ColdwarScores(self.names)
        self._tips = ColdwarTips(self.names)

    def short_title(self) -> str:
        return self.tr("Cold War")

    def summary(self) -> str:
        return self.tr(
            "Each year a country is about to tip over. Send an agent into the field in secret, then recruit its groups "
            "and use their powers to bring your Influence as close to its Stability as you can: one point too much is "
            "civil disorder, and costs you your agent. When the weapons are silent the agents are revealed, and a "
            "Master Spy, an Assassin or a Double Agent may turn everything round."
        )

    def option_name(self, option: str) -> str:  # noqa: ARG002
        return self.tr("Agents with three players")

    def option_value(self, option: str, value: OptionValue) -> str:  # noqa: ARG002
        return self.names.roster(str(value))

    def option_note(self, option: str, value: OptionValue) -> str:  # noqa: ARG002
        """The agents that come to the six of a duel."""
        roster = str(value)
        return "\n".join(
            f"{self._tips.agent_title(code, roster)} – {' '.join(self._tips.plan(code, TRIO, roster))}"
            for code in self.names.rosters[roster]["adds"]
        )

    # The log

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:  # noqa: ARG002
        fields = cast("dict[str, Any]", event)
        return self._log.sentence(fields) or self._report.sentence(fields)

    # What is asked

    def question(self, update: Update, names: Sequence[str]) -> Prompt:  # noqa: ARG002
        return self._prompts.question(update)

    def waiting(self, update: Update, names: Sequence[str]) -> Prompt:
        return self._prompts.waiting(update, names)

    def offers(self, update: Update) -> tuple[Offer, ...]:
        return self._choices.offers(update)

    def action(self, text: str, update: Update) -> str:
        return self._choices.sentence(text, update)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:  # noqa: ARG002
        return self._refusals.sentence(refusal)

    # Who is doing what

    def turn(self, update: Update, names: Sequence[str]) -> str:
        view = cast("dict[str, Any]", update.view)
        if not update.actors:
            return self.tr("The game is over")
        return self.tr("Turn {turn} · {year} · {phase}: {players}").format(
            turn=view["turn"],
            year=view["year"],
            phase=self.names.phase(view["stage"]),
            # Where several choose, who they are is told at length in the prompt: here it would be cut off.
            players=self._prompts.people(update.actors, names) if len(update.actors) == 1 else self._agencies(update),
        )

    def _agencies(self, update: Update) -> str:
        return ", ".join(self.names.agency(seat) for seat in update.actors)

    def side(self, seat: Seat, seats: int) -> str:  # noqa: ARG002
        return self.names.agency(seat)

    def marks(self, seats: int, view: Mapping[str, Plain] | None = None) -> tuple[SeatMark, ...]:  # noqa: ARG002
        return tuple(AGENCY_MARKS[seat % len(AGENCY_MARKS)] for seat in range(seats))

    def seat_name(self, update: Update, seat: Seat, name: str) -> str:  # noqa: ARG002
        return self.names.seated(seat, name)

    def seat_note(self, update: Update, seat: Seat) -> str:
        view = cast("dict[str, Any]", update.view)
        notes = [self.names.agency(seat), *self._doing(view, seat)]
        return " · ".join(notes)

    def _doing(self, view: dict[str, Any], seat: Seat) -> list[str]:
        place = view["seats"][seat]
        match view["stage"]:
            case "briefing" | "planning":
                listening = view["pending"]["listening"]
                if place["agent_is"] != "none":
                    return [self.tr("Agent X chosen")]
                return [self.tr("listening in")] if listening is not None and listening[0] == seat else []
            case "struggle" | "ceasefire" | "debriefing":
                stability = view["objective"]["stability"]
                total = self.tr("{influence} of {stability}").format(influence=place["influence"], stability=stability)
                return [total, *self._standing(view, seat)]
        return [self.tr("%n objective(s) won", "", len(place["won"]))]

    def _standing(self, view: dict[str, Any], seat: Seat) -> list[str]:
        place = view["seats"][seat]
        if place["excess"]:
            return [self.tr("{excess} too much").format(excess=place["excess"])]
        if view["dominator"] == seat:
            return [self.tr("dominates")]
        return [self.tr("passed")] if place["passed"] else []

    # The score

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        return self._scores.shares(update)

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        return self._scores.sheet(cast("dict[str, Any]", outcome), update)

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        return self._scores.result(outcome, update, names)

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        return ColdwarTextBoard(self.names, self.sentence).text(update, names)
