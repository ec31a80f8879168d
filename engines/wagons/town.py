"""A town: the cards laid so far and what can be seen of them (R2, R6).

What is seen is kept as twelve sets of cells, one for each terrain and each icon, together with what follows from them
at once: the occupied cells, the legal anchors for the next card and the sizes of the largest groups. A new card only
adds anchors (R6.11), and changes the groups of the terrains it shows and covers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engines.wagons.actions import Place
from engines.wagons.cards import BOX, LAYER, TERRAINS
from engines.wagons.grid import FOOTPRINT, ORIGIN, STRIDE, index, indices, largest

LAYER_COUNT = len(LAYER)
TERRAIN_COUNT = len(TERRAINS)

# R6.2: a card at (0, 0) makes these anchors legal for the next one, here moved by (2, 2). Only the four anchors that
# would touch by a corner are missing from the square (R6.4).
_NEW_ANCHORS = 0b01110 | 0b11111 << STRIDE | 0b11111 << 2 * STRIDE | 0b11111 << 3 * STRIDE | 0b01110 << 4 * STRIDE
_TO_CORNER = 2 * STRIDE + 2

_CORNERS = 1 | 1 << 3 | 1 << 3 * STRIDE | 1 << 3 * STRIDE + 3
"""The cells that touch a card by a corner only, for a card at (1, 1)."""


def _pattern(territories: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The layers a card shows, each with its cells, for the anchor at bit 0."""
    cells: dict[int, int] = {}
    for territory, bit in zip(territories, (0, 1, STRIDE, STRIDE + 1), strict=True):
        for letter in territory:
            cells[LAYER[letter]] = cells.get(LAYER[letter], 0) | 1 << bit
    return tuple(sorted(cells.items()))


# By card and direction (R2.2).
_PATTERNS = {card.id: (_pattern(card.upright), _pattern(card.upside_down)) for card in BOX.cards}


@dataclass(frozen=True, slots=True)
class Town:
    """One player's town. All but the placements follows from them and is not needed to tell towns apart in a hash."""

    placements: tuple[Place, ...] = ()
    layers: tuple[int, ...] = field(default=(0,) * LAYER_COUNT, hash=False)
    occupied: int = field(default=0, hash=False)
    anchors: int = field(default=1 << ORIGIN, hash=False)  # R6.1: the first card lies at the origin
    sizes: tuple[int, ...] = field(default=(0,) * TERRAIN_COUNT, hash=False)  # R8.1, by terrain

    def placed(self, place: Place) -> Town:
        """The town with one more card on top (R6.5). The placement is taken to be legal."""
        at = ORIGIN + place.y * STRIDE + place.x
        before, layers, sizes = self.layers, list(self.layers), list(self.sizes)
        footprint = FOOTPRINT << at
        if self.occupied & footprint:
            for number, cells in enumerate(before):
                if covered := cells & footprint:
                    layers[number] = cells ^ covered  # R2.6: a covered territory has vanished
        for number, pattern in _PATTERNS[place.card][place.turned]:
            layers[number] |= pattern << at
        for terrain in range(TERRAIN_COUNT):
            if layers[terrain] is not before[terrain]:
                sizes[terrain] = largest(layers[terrain])
        first = not self.placements
        anchors = _NEW_ANCHORS << at - _TO_CORNER
        return Town((*self.placements, place), tuple(layers), self.occupied | footprint,
                    anchors if first else self.anchors | anchors, tuple(sizes))

    def covered_by(self, place: Place) -> int:
        """The territories that the card would cover."""
        return self.occupied & FOOTPRINT << ORIGIN + place.y * STRIDE + place.x

    def has_anchor(self, x: int, y: int) -> bool:
        """Whether the next card may lie at this anchor, which must be within the grid (R6.1, R6.2)."""
        return bool(self.anchors >> ORIGIN + y * STRIDE + x & 1)

    def touches_corner(self, x: int, y: int) -> bool:
        """Whether a card at this anchor would meet a corner of a territory (R6.4)."""
        return bool(self.occupied & _CORNERS << index(x - 1, y - 1))

    @property
    def size(self) -> int:
        """The number of visible territories."""
        return self.occupied.bit_count()

    def territories(self) -> dict[int, str]:
        """What each occupied cell shows, by the cell's index."""
        letters = list(LAYER)
        shown: dict[int, str] = {}
        for at in indices(self.occupied):
            shown[at] = "".join(letters[number] for number, cells in enumerate(self.layers) if cells >> at & 1)
        return shown


def town_showing(territories: Mapping[int, str]) -> Town:
    """A town that shows these territories by cell index, whether or not cards could produce it (R13.5)."""
    layers = [0] * LAYER_COUNT
    occupied = 0
    for at, territory in territories.items():
        occupied |= 1 << at
        for letter in territory:
            layers[LAYER[letter]] |= 1 << at
    sizes = tuple(largest(cells) for cells in layers[:TERRAIN_COUNT])
    return Town((), tuple(layers), occupied, 0, sizes)


EMPTY = Town()
