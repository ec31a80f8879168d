"""The rules of leaving a place and of retreating, put down as plainly as the specification has them, for sets of codes
and without regard to speed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from engines.complot.box.contents import BOX, SEAT_CODES
from engines.complot.box.elements import FIGURES

View = dict[str, Any]
Group = frozenset[str]

NEIGHBOURS = {
    place.id: {path.b for path in BOX.paths if path.a == place.id}
    | {path.a for path in BOX.paths if path.b == place.id}
    for place in BOX.places
}
SKILL = {card.code: card.skill for card in BOX.characters}
MISSIONS = {mission.id: mission for mission in BOX.missions}


def standing(view: View, place: int, seat: int | None = None, *, others_than: int | None = None) -> set[str]:
    """The elements on a place: all, those of a seat, or those of all others."""
    found = set()
    for code, spot in view["where"].items():
        owner, at, number = spot.partition("@")
        if at and int(number) == place and seat in (None, int(owner)) and others_than != int(owner):
            found.add(code)
    return found


def mission_places(view: View) -> set[int]:
    found = set()
    for active in view["active"]:
        mission = MISSIONS[active["mission"]]
        found |= {mission.place, mission.deliver_to} - {0}
    return found


def is_figure(code: str) -> bool:
    return code in FIGURES


def lowest(view: View, kind: str) -> str | None:
    return min((card for card in view["hand"] if card.startswith(kind)), default=None)


def departures(view: View, seat: int, place: int, group: Group) -> set[str]:
    """R10.1 to R10.9, R15.12, in notation."""
    if group & set(view["stopped"]):
        return set()
    own, enemies = standing(view, place, seat), standing(view, place, others_than=seat)
    without_right = group - set(view["truce"])
    stays = len(own - group)
    is_plain = not enemies or stays >= len(enemies) or not without_right
    figures = {code for code in without_right if is_figure(code)}
    found = set()
    if view["ap"][seat] + view["helicopter"] >= 1:
        for target in NEIGHBOURS[place] - set(view["closed"]):
            if is_plain:
                found.add(f">{target}")
                continue
            guards = {code for code in enemies if code[2:3] == "s" or SKILL.get(code) == "infiltration"}
            if len(figures) == 1 and not guards:
                (figure,) = figures
                if SKILL[figure] == "infiltration" and figure not in view["used"]:
                    found.add(f">{target} inf={figure}")
            card = lowest(view, "INC")
            if card and len(figures) <= 1:
                found.add(f">{target} inc={card}")
    card = lowest(view, "AVI")
    all_figures = {code for code in group if is_figure(code)}
    if card and is_plain and len(all_figures) == 1 and len(group) <= 4:
        for target in set(NEIGHBOURS) - {place} - set(view["closed"]) - mission_places(view):
            if not standing(view, target, others_than=seat):
                found.add(f">{target} avi={card}")
    return found


def leaving(view: View, seat: int, place: int) -> dict[Group, set[str]]:
    """Every group that may leave a place, with its ways."""
    own = sorted(standing(view, place, seat))
    groups = (frozenset(some) for size in range(1, len(own) + 1) for some in combinations(own, size))
    return {group: ways for group in groups if (ways := departures(view, seat, place, group))}


def named(seat: int, code: str) -> str:
    """As the seat itself calls it."""
    return code[2:] if code.startswith(f"{SEAT_CODES[seat]}.") else code


def may_stay(view: View, seat: int, group: Group, place: int) -> bool:
    """R12.3"""
    there = standing(view, place, seat) | group
    figures = {code for code in there if is_figure(code)}
    return not standing(view, place, others_than=seat) and len(figures) <= 3 and len(there - figures) <= 3


def ways_out(view: View, seat: int, group: Group, visited: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """R12.2: every path of a retreat, from where the group stands to where it ends."""
    for place in sorted(NEIGHBOURS[visited[-1]] - set(visited) - set(view["closed"])):
        if may_stay(view, seat, group, place):
            yield (*visited, place)
        else:
            yield from ways_out(view, seat, group, (*visited, place))
