"""The rulebook in plain Python: a town as a dict of cells. Slow, obvious, and written from the rules alone.

The numbers are typed from the rules, not read from the data, so that a slip in either is noticed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

Cell = tuple[int, int]
Shown = dict[Cell, str]

TERRAINS = "DFMPSW"

# Card fronts as printed: top row, bottom row.
FRONTS = {
    1: "Pc Pf Pm Fb",
    2: "Mf Mm Db Mw",
    3: "Wm Wb Sw Wg",
    4: "Sg Sc Sf Wm",
    5: "Dw Dg Dc Mf",
    6: "Fb Fw Pg Fc",
    7: "Wg Sm Fm Wf",
    8: "Fc Pb Db Fm",
    9: "Df Mw Sw Db",
    10: "Mf Pf Sf Dw",
    11: "Pc Sc Db Fc",
    12: "Sg Dm Fg Wg",
    13: "Sm Wg Pg Sw",
    14: "Mw Df Wf Mc",
    15: "Pb Fc Mc Pg",
    16: "Wm Mg Pm Sm",
    17: "Dw Fw Wf Mw",
    18: "Fc Wb Mb Pb",
}


def footprint(x: int, y: int) -> list[Cell]:
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def sides(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def laid(town: Shown, card: int, x: int, y: int, turned: bool) -> Shown:
    territories = FRONTS[card].split()
    if turned:
        territories.reverse()
    return town | dict(zip(footprint(x, y), territories, strict=True))


def is_legal(town: Shown, x: int, y: int) -> bool:
    if not town:
        return (x, y) == (0, 0)
    return any(cell in town or any(side in town for side in sides(cell)) for cell in footprint(x, y))


def legal_placements(town: Shown) -> list[tuple[int, int, bool]]:
    xs, ys = [x for x, _ in town] or [0], [y for _, y in town] or [0]
    return [
        (x, y, turned)
        for y in range(min(ys) - 3, max(ys) + 4)
        for x in range(min(xs) - 3, max(xs) + 4)
        if is_legal(town, x, y)
        for turned in (False, True)
    ]


def groups(cells: Iterable[Cell]) -> list[set[Cell]]:
    left, found = set(cells), []
    while left:
        group, border = set(), [left.pop()]
        while border:
            cell = border.pop()
            group.add(cell)
            for side in sides(cell):
                if side in left:
                    left.remove(side)
                    border.append(side)
        found.append(group)
    return found


def largest(cells: Iterable[Cell]) -> int:
    return max((len(group) for group in groups(cells)), default=0)


def of(town: Shown, letter: str) -> list[Cell]:
    """The cells that show a terrain (upper case) or an icon (lower case)."""
    return [cell for cell, territory in town.items() if letter in territory]


def terrain_points(town: Shown) -> list[int]:
    return [largest(of(town, letter)) for letter in TERRAINS]


def next_to(town: Shown, cell: Cell, letter: str) -> bool:
    return any(letter in town.get(side, "") for side in sides(cell))


def badlands(town: Shown) -> int:
    def flanked(x: int, y: int) -> bool:
        return any(
            "D" in town.get(one, "") and "D" in town.get(two, "")
            for one, two in (((x - 1, y), (x + 1, y)), ((x, y - 1), (x, y + 1)))
        )

    return 4 * sum(flanked(*gun) for gun in of(town, "g"))


def happy_cows(town: Shown) -> int:
    return 2 * sum("S" not in town[cow] and not next_to(town, cow, "S") for cow in of(town, "c"))


def clearing(town: Shown) -> int:
    return 2 * len(of(town, "f")) - len(of(town, "F"))


def circle_wagons(town: Shown) -> int:
    return 6 * sum(all("w" in town.get(side, "") for side in sides(cell)) for cell in town)


def gold_country(town: Shown) -> int:
    return 2 * sum("M" in town[mine] or next_to(town, mine, "M") for mine in of(town, "m"))


def prairie_life(town: Shown) -> int:
    return (len(of(town, "c")) + len(of(town, "P"))) // 2


def cool_water(town: Shown) -> int:
    lakes = groups(of(town, "W"))
    size = max(map(len, lakes), default=0)
    return 3 * max(
        (
            sum(wagon in lake or any(side in lake for side in sides(wagon)) for wagon in of(town, "w"))
            for lake in lakes
            if len(lake) == size
        ),
        default=0,
    )


def boom_bust(town: Shown) -> int:
    mines = len(of(town, "m"))
    return 5 if mines <= 2 else 0 if mines <= 6 else 3 if mines == 7 else 8


def lines(town: Shown) -> Iterator[str]:
    """Every row and every column as text, a blank where the town is empty."""
    xs, ys = [x for x, _ in town] or [0], [y for _, y in town] or [0]
    for y in range(min(ys), max(ys) + 1):
        yield "".join(town.get((x, y), "  ")[1] for x in range(min(xs), max(xs) + 1))
    for x in range(min(xs), max(xs) + 1):
        yield "".join(town.get((x, y), "  ")[1] for y in range(min(ys), max(ys) + 1))


def wagon_train(town: Shown) -> int:
    runs = [len(list(run)) for line in lines(town) for icon, run in groupby(line) if icon == "w"]
    return sum({1: 0, 2: 1, 3: 2, 4: 4, 5: 7}.get(run, 10) for run in runs)


def bootleggers(town: Shown) -> int:
    return sum(2 if next_to(town, beer, "w") else -1 for beer in of(town, "b"))


def undiscovered(town: Shown) -> int:
    holes = {side for cell in town for side in sides(cell)} - town.keys()
    return 5 * sum(
        all((x + right, y + down) in town for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down)
        for x, y in holes
    )


def fortified(town: Shown) -> int:
    return 7 * sum(all("f" in town.get(cell, "") for cell in footprint(x, y)) for x, y in town)


def herd(town: Shown) -> int:
    return 2 * largest(of(town, "c"))


def target_practice(town: Shown) -> int:
    points = 0
    for x, y in of(town, "b"):
        shots = [
            (abs(gx - x) + abs(gy - y), -len(town.keys() & straight_between((x, y), (gx, gy))))
            for gx, gy in of(town, "g")
            if gx == x or gy == y
        ]
        points -= min(shots)[1] if shots else 0
    return points


def straight_between(one: Cell, other: Cell) -> set[Cell]:
    (left, right), (top, bottom) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - {one, other}


def rifles_ready(town: Shown) -> int:
    return 2 * sum(next_to(town, fort, "g") for fort in of(town, "f"))


ALONE = (
    badlands,
    happy_cows,
    clearing,
    circle_wagons,
    gold_country,
    prairie_life,
    cool_water,
    boom_bust,
    wagon_train,
    bootleggers,
    undiscovered,
    fortified,
    herd,
    target_practice,
    rifles_ready,
)


def smalltown_charm(own: Shown, other: Shown) -> int:
    return len(other) - len(own) if len(own) < len(other) else 0


def claim_jumpers(own: Shown, other: Shown) -> int:
    mines, others = len(of(own, "m")), len(of(other, "m"))
    guns, rifles = len(of(own, "g")), len(of(other, "g"))
    if mines > others:
        return 4 if rifles > guns else 9
    return 5 if others > mines and guns > rifles else 0


def one_too_many(own: Shown, other: Shown) -> int:
    beers, others = len(of(own, "b")), len(of(other, "b"))
    return -others if beers > others else 0


TOGETHER = (smalltown_charm, claim_jumpers, one_too_many)


def goal(name: str, own: Shown, other: Shown) -> int:
    for rule in ALONE:
        if rule.__name__ == name:
            return rule(own)
    return next(rule for rule in TOGETHER if rule.__name__ == name)(own, other)
