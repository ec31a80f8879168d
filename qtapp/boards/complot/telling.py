"""What grounds, panels and scenes tell of a view: data for what is painted, in the words of the signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF

from engines.game import Seat
from engines.motion import Where
from qtapp.base.theme import TEXT_NOTE, SeatMark
from qtapp.boards.complot.art.places import PlaceState
from qtapp.boards.complot.box import UNIT_KINDS, box, is_unit, unit_kind
from qtapp.boards.complot.items.file import FileHeading
from qtapp.boards.complot.items.panels import Dossier, RoundProgress
from qtapp.boards.complot.items.stage import Combatant, Heading
from qtapp.boards.complot.signs import ComplotSigns
from qtapp.boards.complot.standing import NEUTRAL, Confrontation, Standing, mission
from qtapp.boards.places import Place
from qtapp.boards.travelling import Spot
from qtapp.items.pills import Pill

ON_THE_MAP = frozenset(
    ("retreat", "retreat_step", "next_combat", "opponent", "lose_unit", "carrier", "over", "hire_place")
)
"""Questions that are answered on the map: nothing lies over it meanwhile."""


def fight_of(view: Mapping[str, Any]) -> Confrontation | None:
    """The combat that is to be seen on a scene of its own."""
    fight = view["fight"]
    draft = view["draft"]
    is_leaving = view["phase"] in ("dodge", "group") and draft is not None
    if fight is None or view["phase"] in ON_THE_MAP or is_leaving:
        return None
    if any(place_of(view["where"], code) not in (0, fight["place"]) for code in view["about"]["elements"]):
        return None  # those who retreat are on their way already
    defender = NEUTRAL if fight["defender"] is None else fight["defender"]
    return Confrontation(fight["place"], fight["attacker"], defender, fight["mission"] or "")


def won_deliveries(view: Mapping[str, Any]) -> frozenset[str]:
    return frozenset(active["mission"] for active in view["active"] if active["winner"] is not None)


def markers_of(view: Mapping[str, Any]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What lies on the tokens: recoil and truce."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in ("recoil", "truce"):
        for code in view[kind]:
            found[code] = (*found.get(code, ()), kind)
    return tuple(sorted(found.items()))


def place_of(where: Where, code: str) -> int:
    """The place that an element stands on, 0 for none."""
    at = where.get(code, "")
    return int(at.rpartition("@")[2] if "@" in at else at[9:] if at.startswith("garrison:") else 0)


class Teller(NamedTuple):
    """A view, and how everything lies by now."""

    signs: ComplotSigns
    view: Mapping[str, Any]
    where: Where
    players: Sequence[str]
    marks: Sequence[SeatMark]
    actors: Sequence[Seat]
    winners: Sequence[Seat]

    def states(self) -> dict[int, PlaceState]:
        """Places with missions, and closed ones."""
        missions = {active["objective"]: box().missions[active["mission"]]["type"] for active in self.view["active"]}
        closed = self.view["closed"]
        return {
            place: PlaceState(closed=place in closed, mission=missions.get(place, ""))
            for place in sorted({*missions, *closed})
        }

    def course(self) -> RoundProgress:
        view = self.view
        order = tuple(self.marks[seat] for seat in view["order"])
        turn = view["order"].index(view["turn"]) if view["turn"] in view["order"] else -1
        name = self.signs.over() if view["phase"] == "over" else self.signs.stage(view["stage"])
        return RoundProgress(view["stage"], name, order, turn)

    def reserve(self, seat: Seat) -> tuple[int, ...]:
        """How many units of each kind are left."""
        kinds = [unit_kind(code) for code, at in self.where.items() if at == f"reserve:{seat}" and is_unit(code)]
        return tuple(kinds.count(kind) for kind in UNIT_KINDS)

    def _marker(self, name: str, fallback: int) -> int:
        at = self.where.get(name, "").rpartition(":")[2]
        return int(at) if at else fallback

    def dossier(self, seat: Seat, focus: Seat) -> Dossier:
        view = self.view
        kept = tuple(box().missions[code]["type"] for code in view["kept"][seat])
        flown = view["helicopter"]  # steps that are left of a helicopter
        return Dossier(
            self.marks[seat],
            self.players[seat] if seat < len(self.players) else "",
            self._marker(f"{seat}:ip", view["scores"][seat]),
            str(self._marker(f"{seat}:ap", view["ap"][seat])) + (f"+{flown}" if flown and seat == view["turn"] else ""),
            view["hands"][seat],
            self.reserve(seat),
            kept,
            acting=seat in self.actors,
            won=seat in self.winners,
            here=seat == focus,
            asked=seat in view["window"],
        )

    def tray(self) -> str:
        """The title of what is chosen from, "" for nothing."""
        if self.view["phase"] in ON_THE_MAP:
            return ""
        if self.view["shown"]["cards"]:
            return self.signs.choose_card()
        return self.signs.choose_character() if self.view["drawn"]["cards"] else ""

    def heading(self, fight: Confrontation | None) -> Heading | None:
        if fight is None:
            return None
        count = self.view["about"]["count"] if self.view["phase"] == "wounds" else None
        assigned = len(self.view["draft"]["elements"]) if self.view["draft"] is not None else 0
        note = self.signs.wounds_left(count - assigned) if count else ""
        roles = (self.signs.attacker(), self.signs.defender())
        sides = tuple(
            Combatant(
                seat, self.signs.neutral() if seat == NEUTRAL else self.players[seat], "" if seat == NEUTRAL else role
            )
            for seat, role in zip((fight.attacker, fight.defender), roles, strict=True)
        )
        return Heading(self.signs.place(fight.place), sides, note)

    def progress(self, spots: Mapping[Place, Spot], unit: float) -> list[Pill]:
        """On missions that have been begun: who holds the place, has won the object, or plays in an Alliance."""
        found = []
        for active in self.view["active"]:
            spot = spots.get(mission(active["mission"]))
            seats = [seat for seat in (active["holder"], active["winner"], active["performer"]) if seat is not None]
            if spot is None or not seats:
                continue
            text = str(active["since"]) if active["since"] and active["holder"] is not None else ""
            middle = spot.place.topRight() + QPointF(-12 * unit, 2 * unit)
            found.append(Pill(text, middle, "surface", "ink", round(TEXT_NOTE * unit), self.marks[seats[0]]))
        return found

    def entry(self, place: int, there: Standing | None) -> FileHeading:
        """What the file says of a place."""
        if not place or not self.view:
            return FileHeading("", note=self.signs.look())
        active = next((each for each in self.view["active"] if each["objective"] == place), None)
        kind = task = ""
        if active is not None:
            row = box().missions[active["mission"]]
            kind, task = row["type"], self.signs.names.text(row)
        note = "" if there is not None and there.sides else self.signs.empty()
        bound = [tuple(seats) for at, seats in self.view["pacts"] if at == place]
        allies = bound[0] if bound else ()
        return FileHeading(self.signs.place(place), kind, task, place in self.view["closed"], note, allies)
