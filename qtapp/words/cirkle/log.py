"""The log of Cirkle: a sentence for every kind of event. Sentences name colours, not people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qtapp.words.cirkle.endings import CirkleEndings
from qtapp.words.cirkle.names import DUEL, Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed

EventData = Mapping[str, Any]
"""An event as plain data."""


class CirkleLog(Sentences[Names]):
    """Sentences about what happens on the board."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._endings = CirkleEndings()

    def sentence(self, event: EventData, mode: str) -> str:
        """`mode` is one with as many seats as the table has."""
        if event["kind"] == "end":
            return capital(self._end(event, mode))
        return capital(self._template(event, mode).format_map(self._places(event, mode)))

    def _end(self, event: EventData, mode: str) -> str:
        winners = listed([self._names.army(self._colour(seat, mode)) for seat in event["winners"]])
        return self._endings.sentence(event["reason"], winners, self._names.modes[mode]["quiet_turns"])

    def _colour(self, seat: int, mode: str) -> str:
        return self._names.colour_of(seat, mode)

    def _template(self, event: EventData, mode: str) -> str:
        if event["kind"] == "hold_broken":
            return {
                "captured": self.tr("{owner} no longer holds {square}: the unit there has been captured."),
                "left": self.tr("{owner} no longer holds {square}: another unit, or none, stands there now."),
                "missile": self.tr("{owner} no longer holds {square}: an opponent has recovered a missile."),
                "dead": self.tr("{owner} no longer holds {square}: this target is out of the game."),
            }[event["cause"]]
        return {
            "start": self.tr("{game}: {army} plays first. {goal}"),
            "move": self.tr("{army} moves {unit} from {origin} to {target}, where it is protected.")
            if event.get("protected")
            else self.tr("{army} moves {unit} from {origin} to {target}."),
            "capture": self.tr(
                "{army} captures {victim} on {target} with {unit} from {origin}, which is protected there."
            )
            if event.get("protected")
            else self.tr("{army} captures {victim} on {target} with {unit} from {origin}."),
            "exchange": self.tr("On {square} {army} exchanges {unit} for {gain}, which comes back into play."),
            "inversion": self.tr("{army} inverts {unit} on {origin} and {other} on {target}."),
            "recovery": self.tr("{army} exchanges {unit} on {square} for {gain}: its recovery is used."),
            "pass": self.tr("{army} has no legal action and passes."),
            "first_objective": self.tr(
                "First objective: {army} takes the target {square}, and {unit} stays there, out of play."
            ),
            "second_objective": self.tr(
                "{army} reaches the second target, {square}! {enemy} must capture {unit} there at once: "
                "possible from {attackers}."
            ),
            "cirkle": self.tr("CIRKLE! {army} has taken both targets: nothing can capture the unit on {square}.")
            if mode == DUEL
            else self.tr("CIRKLE! {army} has held the target {square} for a full round."),
            "hold": self.tr("{army} holds the target {square} with {unit}. Before CIRKLE these still play: {waiting}."),
            "eliminated": self.tr(
                "{loser} has no unit left and is eliminated: the target {squares} is out of the game."
            ),
            "alone": self.tr("{loser} is alone from now on and plays after each opponent."),
        }[event["kind"]]

    def _places(self, event: EventData, mode: str) -> dict[str, str]:
        """The places of a sentence, as far as the event fills them."""
        names = self._names
        fields = {
            name: str(event[field])
            for name, field in (("origin", "from"), ("target", "to"), ("square", "square"))
            if field in event
        }
        if "by" in event:
            fields["army"] = names.army(self._colour(event["by"], mode))
        for place, field in (("owner", "owner"), ("loser", "seat")):
            if field in event:
                fields[place] = names.army(self._colour(event[field], mode))
        for field in ("squares", "attackers"):
            if field in event:
                fields[field] = listed(event[field])
        if "waiting" in event:
            fields["waiting"] = listed([names.colour(self._colour(seat, mode)) for seat in event["waiting"]])
        if event["kind"] == "start":
            row = names.modes[event["mode"]]
            fields |= {"game": names.text(row), "goal": names.text(row, "goal")}
        if event["kind"] == "second_objective":
            fields["enemy"] = names.army(self._colour(1 - event["by"], mode))
        return fields | self._units(event, mode)

    def _units(self, event: EventData, mode: str) -> dict[str, str]:
        """The units of an event; those of another than the player carry their colour."""
        owners = {
            "unit": event.get("owner") if event["kind"] == "inversion" else None,
            "victim": event.get("owner"),
            "other": event.get("other_owner"),
            "gain": None,
        }
        fields = {}
        for place, owner in owners.items():
            if place in event:
                fields[place] = (
                    self._names.the_unit(event[place])
                    if owner is None or owner == event["by"]
                    else self._names.coloured(event[place], self._colour(owner, mode))
                )
        return fields
