"""What each placement of a card would be worth, counted as fast as we can: bots read nothing more often.

For one town and one card all placements are counted against the town as it stands: a terrain is looked at again only
where the card touches or covers it, a goal only where a layer that it reads has changed. `scoring.sheets_after` says
the same about a single placement, slowly; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TypeAlias, cast

from engines.wagons.actions import PlaceCard, places
from engines.wagons.box.contents import (
    BEER,
    CARD_NUMBERS,
    COW,
    DESERT,
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
from engines.wagons.effects import RULES, Rule
from engines.wagons.towns.grid import FOOTPRINT, STRIDE, around, groups, index, largest
from engines.wagons.towns.town import EMPTY, LAYER_COUNT, TERRAIN_COUNT, Town

Prospect: TypeAlias = tuple[int, PlaceCard]
"""A placement, and the points of its town if it were made, less what comparing goals would then bring the other."""

SHAPE = LAYER_COUNT  # stands beside the numbers of the layers for which cells are occupied at all
READS: Mapping[str, tuple[int, ...]] = {
    "badlands": (DESERT, GUN),
    "happy_cows": (COW, SNOW),
    "clearing": (FOREST, FORT),
    "circle_wagons": (WAGON, SHAPE),
    "smalltown_charm": (SHAPE,),
    "gold_country": (MINE, MOUNTAIN),
    "prairie_life": (COW, PLAIN),
    "cool_water": (WAGON, WATER),
    "claim_jumpers": (GUN, MINE),
    "boom_bust": (MINE,),
    "wagon_train": (WAGON,),
    "one_too_many": (BEER,),
    "bootleggers": (BEER, WAGON),
    "undiscovered": (SHAPE,),
    "fortified": (FORT,),
    "herd": (COW,),
    "target_practice": (BEER, GUN, SHAPE),
    "rifles_ready": (FORT, GUN),
}
"""The layers each goal looks at: while none of them changes, neither does its value."""


@dataclass(frozen=True, slots=True)
class CardMask:
    """A card in one direction, anchored at bit 0."""

    # Of each terrain: its number, its cells, the cells beside them (moved by BACK), its largest group within the card,
    # and that size again if all its cells are one group, else 0.
    lands: tuple[tuple[int, int, int, int, int], ...]
    icons: tuple[tuple[int, int], ...]
    layers: int  # which layers it shows, as bits


BACK = STRIDE + 1  # so that the cells above and to the left of bit 0 have a bit


def _face(card: int, *, turned: bool) -> CardMask:
    town = EMPTY.placed(PlaceCard(card, 0, 0, turned))
    shown = [(layer, cells >> index(0, 0, town.top)) for layer, cells in enumerate(town.layers) if cells]
    lands = tuple(
        (terrain, cells, around(cells << BACK), largest(cells), largest(cells) * (largest(cells) == cells.bit_count()))
        for terrain, cells in shown
        if terrain < TERRAIN_COUNT
    )
    icons = tuple((layer, cells) for layer, cells in shown if layer >= TERRAIN_COUNT)
    return CardMask(lands, icons, sum(1 << layer for layer, _ in shown))


FACES = {card: (_face(card, turned=False), _face(card, turned=True)) for card in CARD_NUMBERS}


class TrialTown:
    """A town as it would look, for the rules of the goals: drawn over for each placement instead of built."""

    __slots__ = ("layers", "left", "occupied", "top")

    def __init__(self, town: Town) -> None:
        self.layers = list(town.layers)
        self.occupied = town.occupied
        self.top, self.left = town.top, town.left

    @property
    def size(self) -> int:
        return self.occupied.bit_count()


class Counter:
    """Counts placements in one town."""

    __slots__ = ("base", "groups", "layers", "reads", "rules", "sizes", "sketch")

    def __init__(self, goals: tuple[int, ...], own: Town, other: Town) -> None:
        self.layers = own.layers
        self.sizes = own.sizes
        self.groups = [_sized_groups(cells) for cells in own.layers[:TERRAIN_COUNT]]
        self.sketch = TrialTown(own)
        self.rules: list[tuple[int, Callable[[Town], int], int]] = []  # layers read, value, and value as it stands
        self.base, self.reads = sum(own.sizes), 0
        for rule in (RULES[card] for card in goals):
            value = rule.value or partial(_lead, rule, other)
            reads = sum(1 << layer for layer in READS[rule.goal.id])
            self.rules.append((reads, value, value(own)))
            self.base += value(own)
            self.reads |= reads

    def points(self, at: int, face: CardMask, covered: list[tuple[int, int]], changed: int) -> int:
        """The points with the card at bit `at`, where it covers these cells of these layers."""
        layers, sizes, sketch = self.layers, self.sizes, self.sketch
        drawn, total = sketch.layers, self.base
        for layer, cells in covered:
            drawn[layer] = layers[layer] ^ cells
        for terrain, cells, sides, inner, whole in face.lands:
            drawn[terrain] |= cells << at
            if changed >> terrain & 1:
                continue  # also covered: counted anew below
            near = layers[terrain] & sides << at - BACK
            if near:
                inner = self._joined(terrain, near, whole) if whole else largest(drawn[terrain])
            if inner > sizes[terrain]:
                total += inner - sizes[terrain]
        for layer, _ in covered:
            if layer < TERRAIN_COUNT:
                total += largest(drawn[layer]) - sizes[layer]
        changed |= face.layers
        if changed & self.reads:
            for layer, cells in face.icons:
                drawn[layer] |= cells << at
            for reads, value, before in self.rules:
                if reads & changed:
                    total += value(cast("Town", sketch)) - before
        drawn[:] = layers
        return total

    def _joined(self, terrain: int, near: int, size: int) -> int:
        """The size of a group of `size` new cells with all the groups it touches at `near`."""
        for group, count in self.groups[terrain]:
            if group & near:
                size += count
        return size


@lru_cache(maxsize=1 << 12)
def _sized_groups(cells: int) -> tuple[tuple[int, int], ...]:
    return tuple((group, group.bit_count()) for group in groups(cells))


def _lead(rule: Rule, other: Town, own: Town) -> int:
    mine, theirs = rule.values(own, other)
    return mine - theirs


def prospects(goals: tuple[int, ...], own: Town, other: Town, card: int) -> list[Prospect]:
    """All placements of a card in `own`, most points first; equal ones in canonical order (R13.4)."""
    counter, found = Counter(goals, own, other), []
    sketch, occupied, layers = counter.sketch, own.occupied, own.layers
    upright, upside_down = FACES[card]
    listed = iter(places(card, own.anchors, own.top))
    for place, turned in zip(listed, listed, strict=True):  # R13.4: both directions at an anchor stand together
        at = index(place.x, place.y, own.top)
        footprint = FOOTPRINT << at
        under = occupied & footprint
        sketch.occupied = occupied | footprint
        changed, covered = 0 if under == footprint else 1 << SHAPE, []
        if under:
            for layer in range(LAYER_COUNT):
                if cells := layers[layer] & footprint:
                    covered.append((layer, cells))
                    changed |= 1 << layer
        found.append((counter.points(at, upright, covered, changed), place))
        found.append((counter.points(at, upside_down, covered, changed), turned))
    found.sort(key=_points, reverse=True)  # a sort keeps equal ones in order, backwards too
    return found


def _points(prospect: Prospect) -> int:
    return prospect[0]
