"""The log of The Circle: setting up, phase 1, infiltrations and all else a player does without a spy's action.

What actions do is told by `deeds`; the wheel, hiring and the end are told by `arrivals`. Players are called by name,
spies by their aliases.
"""

from __future__ import annotations

from collections.abc import Sequence

from qtapp.words.cercle.fields import placed
from qtapp.words.cercle.log.arrivals import CercleArrivals
from qtapp.words.cercle.log.deeds import CercleDeeds
from qtapp.words.cercle.names import EventData, Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class CercleLog(Sentences[Names]):
    """Sentences about what happens, one for each event."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._deeds, self._arrivals = CercleDeeds(names), CercleArrivals(names)

    def sentence(self, event: EventData, called: Sequence[str]) -> str:
        if event["kind"] == "end":
            return self._arrivals.ended(event, called)
        template = self._template(event) or self._deeds.template(event) or self._arrivals.template(event)
        return capital(placed(template, event, self._names, called))

    def _template(self, event: EventData) -> str:
        """ "" for what the others tell."""
        match event:
            case {"kind": "income", "secrets": number, "choked": choked}:
                return (
                    self.tr("{player} receives only %n new secret(s): sources cut off by {spies}.", "", number)
                    if choked
                    else self.tr("{player} receives %n new secret(s).", "", number)
                )
            case {"kind": "arrest", "times": times}:
                return self.tr(
                    "%n arrest(s) in {division}: {gain} VP for {other}, {circle_gain} for the Circle.", "", times
                )
        first, *rest = self._sentences().get(event["kind"], ("",))
        return first if not rest or self._is_first(event) else rest[0]

    def _is_first(self, event: EventData) -> bool:
        """Where there are two sentences, whether the first holds: by choice, for free, something at all."""
        match event:
            case {"why": why}:
                return bool(why == "chosen")
            case {"kind_of": kind}:
                return bool(kind == "free")
            case {"kind": "share", "secrets": secrets}:
                return any(secrets)
        return True

    def _sentences(self) -> dict[str, tuple[str, ...]]:
        """By kind, in the order of a turn."""
        return {
            "first": (self.tr("First player: {other}."), self.tr("Drawn as first player: {other}.")),
            "dealt": (self.tr("Open neutral spies: {spies}."),),
            "colour": (self.tr("{player} chooses {colour}."), self.tr("{player} is dealt {colour}.")),
            "service": (
                self.tr("{player} chooses a service: {service} ({nation})."),
                self.tr("{player} is dealt a service: {service} ({nation})."),
            ),
            "turn": (self.tr("Turn {turn}. First player: {other}."),),
            "phase": (self.tr("Phase {phase}: {name}."),),
            "activate": (
                self.tr("{player} activates {spy} for free: edge {edge}."),
                self.tr("{player} activates {spy}: edge {edge}."),
            ),
            "opened": (self.tr("Next open neutral spy: {spy}."),),
            "share": (self.tr("{player} distributes {secrets}."), self.tr("{player} has nothing to distribute.")),
            "infiltrate": (self.tr("{player} infiltrates the Circle with {spy}: {gain} VP."),),
            "butterfly": (self.tr("{player} completes a butterfly: {gain} VP."),),
            "unmask": (self.tr("{player} unmasks {spy}: {loss} VP, and {circle_loss} for the Circle."),),
            "activate_marker": (self.tr("{player} pays 1 VP and activates their service marker."),),
            "end_turn": (self.tr("{player} ends their turn."),),
        }
