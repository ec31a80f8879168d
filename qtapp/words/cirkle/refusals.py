"""Why something cannot be done in Cirkle, for every reason the engine may give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qtapp.words.base import Refusals
from qtapp.words.cirkle.names import Names


class CirkleRefusals(Refusals[Names]):
    """Sentences that say no, and why."""

    def sentences(self) -> dict[str, str]:
        return {
            "off_board": self.tr("{square} is not on this board."),
            "must_defend": self.tr(
                "Your last target is taken: you must capture the enemy unit on {square}, and nothing else is allowed."
            ),
            "pass": self.tr("You may not pass: there is something you can do."),
            "no_unit": self.tr("There is no unit on {square}."),
            "not_your_unit": self.tr("The unit on {square} is not yours."),
            "frozen": self.tr(
                "The unit on {square} has taken a target: it is out of play, neither moves nor can be captured."
            ),
            "axis": self.tr("{unit} does not move in this direction. {move}"),
            "range": self.tr("{unit} moves {most} squares at most."),
            "blocked": self.tr("The unit on {square} is in the way: only helicopters and planes fly over others."),
            "own_unit": self.tr("An allied unit stands on {square}."),
            "capture_sign": self.tr("Write x for a capture and - for a move to an empty square."),
            "protected_simple": self.tr(
                "This unit is protected: only a missile, or a unit that is protected itself, can capture it."
            ),
            "protected_missile": self.tr(
                "This missile is protected: only a missile that is protected itself can capture it."
            ),
            "inversion_owner": self.tr("An inversion takes two units of your side, and at least one of them is yours."),
            "inversion_identical": self.tr("These two units are alike: inverting them would change nothing."),
            "inversion_pair": self.tr(
                "These two units may not be inverted: carrier goes with helicopter, tank with "
                "plane, like with like, missile with missile."
            ),
            "inversion_line": self.tr("These two units are not on a line on which they may be inverted."),
            "inversion_between": self.tr("An enemy unit on {square} stands between them."),
            "recovery_mode": self.tr(
                "Units are not recovered this way here: in a duel on the enemy’s coloured row, "
                "with four armies by an action of its own."
            ),
            "recovery_place": self.tr(
                "A unit can be exchanged only when it arrives on its own shape in the enemy’s coloured row."
            ),
            "recovery_not_lost": self.tr("You have lost no such unit."),
            "recovery_same": self.tr("An exchange for a unit of the same kind would change nothing."),
            "recovery_team": self.tr("In this mode only Yellow may recover a unit."),
            "recovery_used": self.tr("You have already used your recovery: it is granted once a game."),
            "recovery_threshold": self.tr("You must have lost at least three units before you may recover one."),
        }

    def places(self, details: Mapping[str, Any]) -> dict[str, object]:
        square, unit = details.get("square"), details.get("unit")
        return {
            "square": str(square) if square else self.tr("this square"),
            "unit": self._names.the_unit(str(unit)) if unit else self.tr("this unit"),
            "move": self._names.text(self._names.row(str(unit)), "move") if unit else "",
            "most": str(details.get("most", "?")),
        }
