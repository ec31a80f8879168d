"""Why a match of XIII: Le Complot cannot begin in a written position, for every fault the engine may find."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qtapp.words.complot.names import Names
from qtapp.words.names import Sentences


class ComplotFaults(Sentences[Names]):
    """Sentences about what is wrong with a position."""

    def sentence(self, details: Mapping[str, Any]) -> str:
        """With the part of the text that is at fault, where the engine names it."""
        why, part = str(details.get("why", "")), str(details.get("part", ""))
        problem = self._sentences().get(why) or self.tr("This position cannot be played.")
        return self.tr("{problem} (“{part}”)").format(problem=problem, part=part) if part else problem

    def _sentences(self) -> dict[str, str]:
        return {
            "notation": self.tr("This is not how positions are written."),
            "twice": self.tr("Something is given twice."),
            "seats": self.tr("The position is for a different number of players."),
            "round": self.tr("The game does not have that many rounds."),
            "order": self.tr("The order of play must name every player once."),
            "phase": self.tr("There is no such phase, or players do not take turns in it."),
            "place": self.tr("There is no such place."),
            "element": self.tr("There is no such character or unit, or it is not on the board."),
            "element_twice": self.tr("A character or unit cannot be in two places."),
            "characters": self.tr("A player can have three characters at most."),
            "crowded": self.tr("A player can have three characters and three units on a place at most."),
            "wounds": self.tr("With that many wounds it would be dead."),
            "closed": self.tr("Nobody can be on a closed place."),
            "card": self.tr("There is no such action card, or it cannot lie there."),
            "card_twice": self.tr("An action card cannot be in two places."),
            "mission": self.tr("There is no such mission."),
            "mission_twice": self.tr("A mission cannot be in two places."),
            "progress": self.tr("A mission cannot have come that far in this way."),
            "figure": self.tr("There is no such character."),
            "figure_twice": self.tr("A character cannot be in two places."),
            "points": self.tr("Nobody can have these points."),
            "over": self.tr("The game would be over at once."),
        }
