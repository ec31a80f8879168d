"""Why a match of The Circle cannot begin in a written position, for every fault the engine may find."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qtapp.words.cercle.names import Names
from qtapp.words.names import Sentences


class CercleFaults(Sentences[Names]):
    """Sentences about what is wrong with a position."""

    def sentence(self, details: Mapping[str, Any]) -> str:
        """With the part of the text that is at fault, where the engine names it."""
        why, part = str(details.get("why", "")), str(details.get("part", ""))
        problem = self._sentences().get(why) or self.tr("This position cannot be played.")
        return self.tr("{problem} (“{part}”)").format(problem=problem, part=part) if part else problem

    def _sentences(self) -> dict[str, str]:
        rules = self._names.rules
        return {
            "notation": self.tr("This is not how positions are written."),
            "twice": self.tr("Something is given twice."),
            "seats": self.tr("The position is for a different number of players."),
            "spy": self.tr("There is no such spy."),
            "spy_twice": self.tr("A spy cannot be in two places."),
            "edge": self.tr("The wheel has no such edge."),
            "secrets": self.tr("A division holds at most {most} secrets.").format(most=rules["division_max"]),
            "points": self.tr("Nobody can have that many points."),
            "neutral": self.tr("Only neutral spies can be open or in the deck."),
            "open": self.tr("{number} neutral spies must be open, as long as that many are left.").format(
                number=rules["open_neutrals"]
            ),
            "posted": self.tr("Only a bodyguard can be posted."),
            "guard": self.tr("Only a bodyguard can protect a spy, and only one that has an employer."),
            "recruiter": self.tr("Only a recruiter can be attached to a spy without an employer."),
            "deployed": self.tr("Only Sources cut off and Thwart can be deployed, and only against another player."),
            "activations": self.tr("These activations cannot have been made."),
            "choked": self.tr("Spies with Sources cut off leave before the player decides anything."),
            "phase": self.tr("This belongs to another phase."),
            "services": self.tr("Two players cannot have the same colour or service."),
            "over": self.tr("The game would be over at once."),
        }
