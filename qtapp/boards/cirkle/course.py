"""How far a choice has come: a unit or a lost one, then where it goes, then what it is exchanged for.

Nothing here is drawn, and nothing is worked out but what the legal actions (`deeds`) leave open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from qtapp.boards.cirkle.deeds import Deeds
from qtapp.boards.cirkle.places import LOST_UNIT, OPTION, PASSING, SQUARE, Place, lost_unit, option, square


class Course:
    """What is chosen so far."""

    def __init__(self, deeds: Deeds) -> None:
        self.deeds = deeds
        self.origin = ""  # the square of the unit that was chosen
        self.gain = ""  # the lost kind that was chosen
        self.offered: tuple[str, ...] = ()  # actions that differ in what they bring, to choose from

    def resume(self, before: Course) -> None:
        self.origin, self.gain, self.offered = before.origin, before.gain, before.offered

    def let_go(self) -> None:
        self.origin, self.gain, self.offered = "", "", ()

    @property
    def has_begun(self) -> bool:
        return bool(self.origin or self.gain)

    def is_chosen(self, place: Place) -> bool:
        """Whether this is the unit that was chosen."""
        return self.has_begun and place in (square(self.origin), lost_unit(self.gain))

    def begin(self, place: Place) -> bool:
        """Choose a unit or a lost one; False if nothing can be done with it."""
        if place.zone == SQUARE and place.name in self.deeds.origins():
            self.origin, self.gain, self.offered = place.name, "", ()
            return True
        if place.zone == LOST_UNIT and place.name in self.deeds.recoverable():
            self.origin, self.gain, self.offered = "", place.name, ()
            return True
        return False

    def actions_to(self, place: Place) -> Sequence[str]:
        """The actions that going on to something leaves."""
        if place.zone == PASSING:
            return self.deeds.legal
        if self.offered and place.zone in (OPTION, LOST_UNIT):
            return _single(self.deeds.gains(self.offered), place.name)
        if self.origin and place.zone == SQUARE:
            return self.deeds.targets(self.origin).get(place.name, ())
        if self.origin and place.zone == LOST_UNIT:
            return _single(self.deeds.recoveries(self.origin), place.name)
        if self.gain and place.zone == SQUARE:
            return _single(self.deeds.recovered_on(self.gain), place.name)
        return ()

    def options(self) -> list[Place]:
        """What the unit that arrives may be exchanged for."""
        return [option(kind) for kind in self.deeds.gains(self.offered)]

    def next_places(self) -> Sequence[Place]:
        """What can be chosen next, in order."""
        deeds = self.deeds
        if self.offered:
            return self.options()
        if self.gain:
            return [*map(square, deeds.recovered_on(self.gain))]
        if self.origin:
            return [*map(square, deeds.targets(self.origin)), *map(lost_unit, deeds.recoveries(self.origin))]
        if deeds.is_pass:
            return [Place(PASSING)]
        return [*map(square, deeds.origins()), *map(lost_unit, deeds.recoverable())]

    def lead_to(self, action: str) -> Place:
        """Choose everything of an action but the last step, which is returned."""
        choice = self.deeds.choice(action)
        self.origin, self.gain, self.offered = choice["from"] or "", "", ()
        if choice["verb"] == "pass":
            return Place(PASSING)
        if choice["verb"] == "recovery":
            return lost_unit(choice["gain"])
        offered = self.deeds.targets(self.origin)[choice["to"]]
        if len(offered) > 1:
            self.offered = tuple(offered)
            return option(choice.get("gain", ""))
        return square(choice["to"])

    def step_towards(self, action: str) -> Place:
        """What to click next for an action."""
        choice = self.deeds.choice(action)
        if choice["verb"] == "pass":
            return Place(PASSING)
        if action in self.offered:
            return option(choice.get("gain", ""))
        start, end = choice["from"], choice["to"]
        if self.origin == start:
            return lost_unit(choice["gain"]) if choice["verb"] == "recovery" else square(end)
        if self.origin == end and choice["verb"] == "inversion":
            return square(start)
        return square(self.origin or start)  # another click on a unit that was chosen lets it go


def _single(found: Mapping[str, str], key: str) -> Sequence[str]:
    return (found[key],) if key in found else ()
