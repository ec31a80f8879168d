"""The 18 goals (R9): which cells count for each, and what they are worth. The numbers come from the cards.

Most goals are a set of cells and points for each of them (`PER_CELL`); the others have their own few lines
(`BY_TOWN`), and three compare the towns (`COMPARING`). `RULES` finds the rule of a goal card by its number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from engines.components import DataError
from engines.wagons.box.contents import (
    BEER,
    BOX,
    COW,
    DESERT,
    FILE,
    FOREST,
    FORT,
    GUN,
    MINE,
    MOUNTAIN,
    PLAIN,
    SNOW,
    WAGON,
    WATER,
)
from engines.wagons.box.records import Box, Goal
from engines.wagons.towns.grid import STRIDE, around, between, cell, indices, largest, largest_groups, with_sides
from engines.wagons.towns.town import Town

Cells: TypeAlias = Callable[[Town], int]
Value: TypeAlias = Callable[[Town, Goal], int]
Comparison: TypeAlias = Callable[[Town, Town, Goal], tuple[int, int]]


# Cells that score so many points each.


def flanked_guns(town: Town) -> int:
    """R9.1: guns with deserts on two opposite sides."""
    deserts = town.layers[DESERT]
    return town.layers[GUN] & (deserts << 1 & deserts >> 1 | deserts << STRIDE & deserts >> STRIDE)


def cows_off_snow(town: Town) -> int:
    """R9.2: cows neither on snow nor next to it."""
    cows = town.layers[COW]
    return cows ^ cows & with_sides(town.layers[SNOW])


def circled_cells(town: Town) -> int:
    """R9.4: territories with a wagon on each of the four sides."""
    wagons = town.layers[WAGON]
    return town.occupied & wagons << 1 & wagons >> 1 & wagons << STRIDE & wagons >> STRIDE


def mines_at_mountains(town: Town) -> int:
    """R9.6: mines on a mountain or next to one."""
    return town.layers[MINE] & with_sides(town.layers[MOUNTAIN])


def wagons_at_lake(town: Town) -> int:
    """R9.8: wagons on or next to a largest lake; of several, the lake with most of them."""
    wagons = town.layers[WAGON]
    lakes = largest_groups(town.layers[WATER])
    return max([wagons & with_sides(lake) for lake in lakes], key=int.bit_count, default=0)


def holes(town: Town) -> int:
    """R9.14: empty cells with territories on all eight sides and corners."""
    town_cells = town.occupied
    rows = town_cells << 1 & town_cells & town_cells >> 1  # cells with both their neighbours of the row
    ringed = rows << STRIDE & rows >> STRIDE & town_cells << 1 & town_cells >> 1
    return ringed ^ ringed & town_cells


def fort_squares(town: Town) -> int:
    """R9.15: the top left cells of squares of four forts."""
    forts = town.layers[FORT]
    pairs = forts & forts >> 1
    return pairs & pairs >> STRIDE


def forts_at_guns(town: Town) -> int:
    """R9.18: forts with a gun next to them."""
    return town.layers[FORT] & around(town.layers[GUN])


PER_CELL: Mapping[str, Cells] = {
    "badlands": flanked_guns,
    "happy_cows": cows_off_snow,
    "circle_wagons": circled_cells,
    "gold_country": mines_at_mountains,
    "cool_water": wagons_at_lake,
    "undiscovered": holes,
    "fortified": fort_squares,
    "rifles_ready": forts_at_guns,
}


# Goals that count in their own way.


def clearing(town: Town, goal: Goal) -> int:
    """R9.3: points for forts, a penalty for forests."""
    return goal.points * town.layers[FORT].bit_count() - goal.penalty * town.layers[FOREST].bit_count()


def prairie_life(town: Town, goal: Goal) -> int:
    """R9.7: cows and plains together, in full pairs. A cow on a plain is one of each."""
    return goal.points * ((town.layers[COW].bit_count() + town.layers[PLAIN].bit_count()) // goal.per)


def boom_bust(town: Town, goal: Goal) -> int:
    """R9.10: a total by the number of mines; the last row of the table stands for any number above it too."""
    mines = town.layers[MINE].bit_count()
    for _, last, points in goal.table:
        if mines <= last:
            return points
    return goal.table[-1][2]


def wagon_train(town: Town, goal: Goal) -> int:
    """R9.11: points for every row run and every column run of wagons, by length."""
    wagons = town.layers[WAGON]
    return _runs(wagons, 1, goal.line) + _runs(wagons, STRIDE, goal.line)


def _runs(cells: int, step: int, line: tuple[int, ...]) -> int:
    points, last = 0, len(line) - 1
    starts = cells ^ cells & cells << step  # the first cell of every run
    length = 1
    while starts:
        # What each run that goes on brings more than it would have brought if it ended before this cell.
        points += starts.bit_count() * (line[min(length, last)] - line[min(length - 1, last)])
        starts = starts << step & cells
        length += 1
    return points


def bootleggers(town: Town, goal: Goal) -> int:
    """R9.13: beers next to a wagon score, the others cost."""
    beers = town.layers[BEER]
    served = (beers & around(town.layers[WAGON])).bit_count()
    return goal.points * served - goal.penalty * (beers.bit_count() - served)


def herd(town: Town, goal: Goal) -> int:
    """R9.16: the largest group of cows, whatever the terrains."""
    return goal.points * largest(town.layers[COW])


def target_practice(town: Town, goal: Goal) -> int:
    """R9.17: for each beer the territories between it and the nearest gun in its row or column."""
    return goal.points * sum([crossed.bit_count() for _, crossed in shots(town)])


def shots(town: Town) -> list[tuple[int, int]]:
    """R9.17: each beer with a gun in its row or column, as a bit, and the territories that lie between the two."""
    guns = [(at, *cell(at, town.top, town.left)) for at in indices(town.layers[GUN])]
    found = []
    for beer in indices(town.layers[BEER]) if guns else ():
        x, y = cell(beer, town.top, town.left)
        # In the same row or column one of the two differences is 0, so their sum is the distance, gaps included.
        aimed = [(abs(gx - x) + abs(gy - y), at) for at, gx, gy in guns if gx == x or gy == y]
        if aimed:
            nearest = min(aimed)[0]
            lines = [between(beer, at) & town.occupied for distance, at in aimed if distance == nearest]
            found.append((1 << beer, max(lines, key=int.bit_count)))  # of equally near guns the best
    return found


BY_TOWN: Mapping[str, Value] = {
    "clearing": clearing,
    "prairie_life": prairie_life,
    "boom_bust": boom_bust,
    "wagon_train": wagon_train,
    "bootleggers": bootleggers,
    "herd": herd,
    "target_practice": target_practice,
}


# Goals that compare the towns: the values of the first and of the second town given.


def smalltown_charm(own: Town, other: Town, goal: Goal) -> tuple[int, int]:
    """R9.5: the smaller town scores the difference."""
    difference = goal.points * (other.size - own.size)
    return max(difference, 0), max(-difference, 0)


def claim_jumpers(own: Town, other: Town, goal: Goal) -> tuple[int, int]:
    """R9.9: more mines score; more guns on the other side take a part of it."""
    mines = own.layers[MINE].bit_count() - other.layers[MINE].bit_count()
    guns = own.layers[GUN].bit_count() - other.layers[GUN].bit_count()
    if mines > 0:
        return (goal.points - goal.stolen, goal.stolen) if guns < 0 else (goal.points, 0)
    if mines < 0:
        return (goal.stolen, goal.points - goal.stolen) if guns > 0 else (0, goal.points)
    return 0, 0


def one_too_many(own: Town, other: Town, goal: Goal) -> tuple[int, int]:
    """R9.12: more beers cost as much as the other town has."""
    mine, theirs = own.layers[BEER].bit_count(), other.layers[BEER].bit_count()
    return -goal.penalty * theirs if mine > theirs else 0, -goal.penalty * mine if theirs > mine else 0


COMPARING: Mapping[str, Comparison] = {
    "smalltown_charm": smalltown_charm,
    "claim_jumpers": claim_jumpers,
    "one_too_many": one_too_many,
}


class Rule(NamedTuple):
    """How one goal scores: each town by itself, or by comparison."""

    goal: Goal
    value: Callable[[Town], int] | None
    comparing: Comparison | None = None

    def values(self, own: Town, other: Town) -> tuple[int, int]:
        """What the goal brings to each of two towns."""
        if self.value:
            return self.value(own), self.value(other)
        assert self.comparing
        return self.comparing(own, other, self.goal)


def rules(box: Box, file: str = FILE) -> dict[int, Rule]:
    """The rule of every goal card. Raises DataError where the data and the code do not know each other."""
    found: dict[int, Rule] = {}
    for goal in box.goals:
        rule = _rule(goal)
        if rule is None:
            raise DataError(file, f"[[goal]] {goal.id!r}", "id", "no such goal")
        if (goal.scope == "both") != bool(rule.comparing):
            raise DataError(file, f"[[goal]] {goal.id!r}", "scope", f"{goal.scope!r} is not how this goal scores")
        _check_numbers(goal, file)
        found[goal.card] = rule
    return found


def _rule(goal: Goal) -> Rule | None:
    if cells := PER_CELL.get(goal.id):
        points = goal.points
        return Rule(goal, lambda town: points * cells(town).bit_count())
    if count := BY_TOWN.get(goal.id):
        return Rule(goal, lambda town: count(town, goal))
    if comparing := COMPARING.get(goal.id):
        return Rule(goal, None, comparing)
    return None


# The numbers a goal cannot do without; all others need points.
_NEEDED = {
    "boom_bust": ("table",),
    "wagon_train": ("line",),
    "one_too_many": ("penalty",),
    "clearing": ("points", "penalty"),
    "bootleggers": ("points", "penalty"),
    "claim_jumpers": ("points", "stolen"),
}


def _check_numbers(goal: Goal, file: str) -> None:
    for field in _NEEDED.get(goal.id, ("points",)):
        if not getattr(goal, field):
            raise DataError(file, f"[[goal]] {goal.id!r}", field, "missing")


RULES: Mapping[int, Rule] = rules(BOX)
