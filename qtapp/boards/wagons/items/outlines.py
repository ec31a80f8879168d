"""Land outlined: largest groups and cells that score, with everything else veiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.base.brush import saved
from qtapp.base.theme import Theme
from qtapp.boards.wagons.items.marks import PAPER
from qtapp.items.frames import Mark


class Region(NamedTuple):
    """Cells that belong together, to be outlined in a colour."""

    cells: tuple[QRectF, ...]
    colour: str


class Outlines(Mark):
    """Largest groups and cells that score: they are outlined, and whatever counts for nothing now is veiled."""

    WIDTH = 3.0

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.regions: tuple[Region, ...] = ()
        self.veiled: tuple[QRectF, ...] = ()
        self._paths: list[tuple[QPainterPath, QColor]] = []

    def show_regions(self, regions: Sequence[Region], veiled: Sequence[QRectF] = ()) -> None:
        if (tuple(regions), tuple(veiled)) == (self.regions, self.veiled):
            return
        self.regions, self.veiled = tuple(regions), tuple(veiled)
        self._paths, box = [], QRectF()
        for region in regions:
            path = _melted(region.cells)
            self._paths.append((path, QColor(region.colour)))
            box = box.united(path.boundingRect())
        for cell in veiled:
            box = box.united(cell)
        self._cover(box.adjusted(-2, -2, 2, 2) if not box.isEmpty() else QRectF())

    def draw(self, painter: QPainter) -> None:
        if self.veiled:
            painter.fillPath(_melted(self.veiled), self.theme.colour("window", 0.62))
        for path, colour in self._paths:
            with saved(painter):
                painter.setClipPath(path)  # the outline stays inside its own land: neighbours keep theirs
                for pen, width in ((PAPER, self.WIDTH * 2 + 2.5), (colour, self.WIDTH * 2)):
                    painter.strokePath(
                        path, QPen(pen, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
                    )


def _melted(cells: Sequence[QRectF]) -> QPainterPath:
    """Cells as one outline: neighbours overlap by a hair, so that they melt together."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in cells:
        path.addRect(cell.adjusted(-0.1, -0.1, 0.1, 0.1))
    return path.simplified()
