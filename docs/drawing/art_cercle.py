"""What is laid on the plates of the rules of The Circle: its cards, its wheel and its markers.

`docs.drawing.cercle` says what stands on which plate.
"""

from __future__ import annotations

from docs.drawing.plates import RATIO, Sheet, square
from qtapp.boards.cercle.art.faces import SpyBack, SpyFace
from qtapp.boards.cercle.art.markers import paint_marker
from qtapp.boards.cercle.art.services import paint_service
from qtapp.boards.cercle.art.wheel import EDGES, octant_point, paint_wheel


def octant_of(edge: int, turned: int) -> int:
    """Which eighth of the table an edge faces, clockwise from the top."""
    return (edge + turned) % EDGES


class Plate(Sheet):
    """A sheet with components of The Circle."""

    def spy(self, code: str, x: float, y: float, wide: float = 44, *, owner: str = "") -> None:
        """A spy face up, with the marker of its employer's colour."""
        self.face(SpyFace(code), x, y, wide)
        if owner:
            self.marker(owner, x + wide * 0.44, y + wide * RATIO * 0.44, wide * 0.42)

    def back(self, code: str, x: float, y: float, wide: float = 44, joker: str = "") -> None:
        self.face(SpyBack(code, joker), x, y, wide)

    def marker(self, colour: str, x: float, y: float, side: float = 16) -> None:
        paint_marker(self.painter, colour, square(x, y, side))

    def service(self, nation: str, x: float, y: float, side: float = 26, state: str = "active") -> None:
        paint_service(self.painter, nation, square(x, y, side), state)

    def wheel(self, x: float, y: float, side: float, turned: int = 0) -> None:
        paint_wheel(self.painter, square(x, y, side), turned * 45)

    def at_edge(self, x: float, y: float, side: float, edge: int, turned: int, distance: float) -> tuple[float, float]:
        """The point outside an edge of a wheel; `distance` is 1 at its border."""
        spot = octant_point(square(x, y, side), octant_of(edge, turned), distance)
        return spot.x(), spot.y()
