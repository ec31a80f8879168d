"""A town: the cards laid so far and what can be seen of them (R2, R6).

What is seen is kept as twelve sets of cells, one for each terrain and each icon, together with what follows from them
at once: the occupied cells, the legal anchors for the next card and the sizes of the largest groups. A new card only
adds anchors (R6.11), and changes the groups of the terrains it shows and covers.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.wagons.actions import PlaceCard
from engines.wagons.box.contents import BOX, LAYER, TERRAINS
from engines.wagons.towns.grid import FOOTPRINT, LEFT, MARGIN, MIDDLE, STRIDE, cell, index, indices, largest

LAYER_COUNT = len(LAYER)
TERRAIN_COUNT = len(TERRAINS)

# R6.2: a card at (0, 0) makes these anchors legal for the next one, here moved by (2, 2). Only the four anchors that
# would touch by a corner are missing from the square (R6.4).
_NEW_ANCHORS = 0b01110 | 0b11111 << STRIDE | 0b11111 << 2 * STRIDE | 0b11111 << 3 * STRIDE | 0b01110 << 4 * STRIDE
_ANCHORS_BACK = 2 * STRIDE + 2

# The four cells that touch a card by a corner only, for a card at (1, 1).
_CORNERS = 0b1001 | 0b1001 << 3 * STRIDE
_CORNERS_BACK = STRIDE + 1

_QUADRANTS = (0, 1, STRIDE, STRIDE + 1)
"""The bits of a card's four cells, in the order tl, tr, bl, br."""


def _pattern(territories: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The layers a card shows, each with its cells, for the anchor at bit 0."""
    cells: dict[int, int] = {}
    for territory, bit in zip(territories, _QUADRANTS, strict=True):
        for letter in territory:
            cells[LAYER[letter]] = cells.get(LAYER[letter], 0) | 1 << bit
    return tuple(sorted(cells.items()))


# By card and direction (R2.2).
_PATTERNS = {card.id: (_pattern(card.upright), _pattern(card.upside_down)) for card in BOX.cards}

# By set of cells of a footprint at bit 0: their distances from the anchor.
_OFFSETS = {
    sum(1 << _QUADRANTS[number] for number in range(4) if chosen >> number & 1): tuple(
        (number % 2, number // 2) for number in range(4) if chosen >> number & 1
    )
    for chosen in range(16)
}


class Town(NamedTuple):
    """One player's town. All but the placements follows from them.

    Towns and states are made by the million; a named tuple takes a third of the time of a frozen dataclass.
    """

    placements: tuple[PlaceCard, ...] = ()
    layers: tuple[int, ...] = (0,) * LAYER_COUNT
    occupied: int = 0
    anchors: int = 1 << index(0, 0, -MARGIN)  # R6.1: the first card lies at the origin
    sizes: tuple[int, ...] = (0,) * TERRAIN_COUNT  # R8.1, by terrain
    top: int = -MARGIN  # the y of the first row of all these sets
    left: int = LEFT  # the x of their first column

    def placed(self, place: PlaceCard) -> Town:
        """The town with one more card on top (R6.5). The placement is taken to be legal."""
        if place.y < self.top + MARGIN:
            return self._raised(place.y - MARGIN).placed(place)
        at = (place.y - self.top) * STRIDE + MIDDLE + place.x
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
        anchors = self.anchors | _NEW_ANCHORS << at - _ANCHORS_BACK
        placements = (*self.placements, place)
        return Town(placements, tuple(layers), self.occupied | footprint, anchors, tuple(sizes), self.top)

    def _raised(self, top: int) -> Town:
        """The same town in sets that begin at a higher row."""
        by = (self.top - top) * STRIDE
        layers = tuple([cells << by for cells in self.layers])
        return Town(self.placements, layers, self.occupied << by, self.anchors << by, self.sizes, top)

    def covered_by(self, place: PlaceCard) -> list[tuple[int, int]]:
        """The cells of the territories that this card would cover."""
        x, y = place.x, place.y
        at = (y - self.top) * STRIDE + MIDDLE + x
        seen = self.occupied >> at if at >= 0 else self.occupied << -at
        return [(x + right, y + down) for right, down in _OFFSETS[seen & FOOTPRINT]]

    def has_anchor(self, x: int, y: int) -> bool:
        """Whether the next card may lie at this anchor, which must be within the grid (R6.1, R6.2)."""
        at = index(x, y, self.top)
        return at >= 0 and bool(self.anchors >> at & 1)

    def touches_corner(self, x: int, y: int) -> bool:
        """Whether a card at this anchor, within the grid, would meet a corner of a territory (R6.4)."""
        at = index(x, y, self.top) - _CORNERS_BACK
        return at >= 0 and bool(self.occupied >> at & _CORNERS)

    @property
    def size(self) -> int:
        """The number of visible territories."""
        return self.occupied.bit_count()

    def territories(self) -> dict[tuple[int, int], str]:
        """What each occupied cell shows, row by row from the top, each row from the left."""
        shown = dict.fromkeys(indices(self.occupied), "")
        for letter, cells in zip(LAYER, self.layers, strict=True):
            for at in indices(cells):
                shown[at] += letter
        return {cell(at, self.top, self.left): territory for at, territory in shown.items()}


EMPTY = Town()
