"""Where the points lie: the cells a window outlines for a terrain or a goal. For display only; nothing scores here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.wagons.box.contents import BEER, COW, FOREST, FORT, GUN, MINE, PLAIN, WAGON
from engines.wagons.effects import PER_CELL, RULES, fort_squares, shots
from engines.wagons.towns.grid import STRIDE, around, largest_groups
from engines.wagons.towns.town import TERRAIN_COUNT, Town


def terrain_cells(town: Town) -> list[int]:
    """By terrain the group that scores (R8.3)."""
    return [_shown_group(cells) for cells in town.layers[:TERRAIN_COUNT]]


def _shown_group(cells: int) -> int:
    """Of several largest groups the one with the topmost, then leftmost, cell (R8.3)."""
    return next(iter(largest_groups(cells)), 0)


def goal_cells(card: int, own: Town, other: Town) -> int:
    """The cells of `own` that a goal counts, for better or worse. The holes of Undiscovered are empty cells."""
    goal = RULES[card].goal.id
    return _COMPARING[goal](own, other) if goal in _COMPARING else _BY_TOWN[goal](own)


def _squared_forts(town: Town) -> int:
    squares = fort_squares(town)
    return squares | squares << 1 | squares << STRIDE | squares << STRIDE + 1


def _trained_wagons(town: Town) -> int:
    wagons = town.layers[WAGON]
    return wagons & around(wagons)


def _shots(town: Town) -> int:
    """The beers that score, and the territories they score for."""
    cells = 0
    for beer, crossed in shots(town):
        if crossed:
            cells |= beer | crossed
    return cells


def _claims(own: Town, other: Town) -> int:
    """The mines of the town with more of them; the guns of the other one where they take a part."""
    mines, others = own.layers[MINE].bit_count(), other.layers[MINE].bit_count()
    if mines > others:
        return own.layers[MINE]
    return own.layers[GUN] if mines < others and own.layers[GUN].bit_count() > other.layers[GUN].bit_count() else 0


def _beers_too_many(own: Town, other: Town) -> int:
    return own.layers[BEER] if own.layers[BEER].bit_count() > other.layers[BEER].bit_count() else 0


_BY_TOWN: Mapping[str, Callable[[Town], int]] = {
    **PER_CELL,
    "clearing": lambda town: town.layers[FORT] | town.layers[FOREST],
    "prairie_life": lambda town: town.layers[COW] | town.layers[PLAIN],
    "boom_bust": lambda town: town.layers[MINE],
    "wagon_train": _trained_wagons,
    "bootleggers": lambda town: town.layers[BEER],
    "fortified": _squared_forts,
    "herd": lambda town: _shown_group(town.layers[COW]),
    "target_practice": _shots,
}

_COMPARING: Mapping[str, Callable[[Town, Town], int]] = {
    "smalltown_charm": lambda own, other: own.occupied if own.size < other.size else 0,
    "claim_jumpers": _claims,
    "one_too_many": _beers_too_many,
}
