"""Why a position that is being edited cannot be played, for every fault the engine may find."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from qtapp.words.cirkle.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital

if TYPE_CHECKING:
    from engines.sketches import SketchFault


class ReportedFault(NamedTuple):
    """A fault as it reaches the window with a refused setup."""

    code: str
    square: str | None
    seat: int | None


class CirkleFaults(Sentences[Names]):
    """Sentences about what is wrong with a position."""

    def sentence(self, fault: SketchFault, mode: str = "") -> str:
        """In a mode the army is called by its colour."""
        template = self._sentences().get(fault.code) or self.tr("This position cannot be played ({code}).")
        army = (
            self.tr("this army")
            if fault.seat is None or not mode
            else self._names.army(self._names.colour_of(fault.seat, mode))
        )
        return capital(template.format(code=fault.code, army=army, square=fault.square or self.tr("this square")))

    def of_position(self, details: Mapping[str, Any]) -> str:
        """Why a match cannot begin in a position, with the details of the refusal."""
        fault = ReportedFault(str(details.get("why", "")), details.get("square"), details.get("seat"))
        return {
            "notation": self.tr("This is not a position as positions are written."),
            "mode": self.tr("This position belongs to another mode."),
        }.get(fault.code) or self.sentence(fault)

    def _sentences(self) -> dict[str, str]:
        return {
            "too_many": self.tr("Too many units of a kind, more than the box has: {army}."),
            "frozen": self.tr(
                "The unit on {square} cannot be out of play: only a unit on an enemy target can, and in a duel only."
            ),
            "frozen_twice": self.tr("Two units out of play, where only one can be: {army}."),
            "spent": self.tr("Its recovery cannot be used up, for it has none: {army}."),
            "slot": self.tr("Nobody plays in this slot: its army has no unit on the board."),
            "no_free_unit": self.tr("To play, but without a unit that could move: {army}."),
            "turn": self.tr("Turns are counted from 1."),
            "over": self.tr("The game would be over at once."),
            "objective_free": self.tr("The unit on {square} stands on an enemy target: mark it as out of play."),
            "objective_turn": self.tr("The unit on {square} has reached the second target: the enemy must be to play."),
            "objective_safe": self.tr(
                "The unit on {square} has reached the second target and cannot be captured: that game is over."
            ),
            "hold_twice": self.tr("{square} is held twice."),
            "hold_target": self.tr("{square} cannot be held: it is no enemy target that is still in the game."),
            "hold_owner": self.tr("A hold on {square} does not wait for its own army."),
            "hold_condition": self.tr("{square} cannot be held: each enemy must have lost two missiles first."),
        }
