"""The six icons, as rubber stamps on a cream disc: bottle, cow, fort, six-shooter, pickaxe and covered wagon.

An icon is one silhouette on a field of 20 × 20 units around the origin, with its details cut out of it, so that it
reads in one ink at any size. Paths are made once.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.base.brush import Layers, drawn, glow, saved, silhouette, star

INK = QColor("#3A2A20")
CREAM = QColor("#FCF5E4")
CREAM_EDGE = QColor("#EBDDBF")


def paint_stamp(painter: QPainter, icon: str, centre: QPointF, radius: float, *, fine: bool = True) -> None:
    """The icon on its disc. `fine` draws the disc's second ring and short shadow."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(centre)
        painter.scale(radius / 13.6, radius / 13.6)
        _paint_disc(painter, fine)
        painter.fillPath(icon_path(icon), INK)


def _paint_disc(painter: QPainter, fine: bool) -> None:
    if fine:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow(0, 1.4, 15.4, (0.80, QColor(30, 20, 10, 90)), (1, QColor(30, 20, 10, 0))))
        painter.drawEllipse(QPointF(0, 1.4), 15.4, 15.4)
    painter.setBrush(glow(0, -5, 19, (0, QColor("#FFFCF3")), (0.65, CREAM), (1, CREAM_EDGE)))
    painter.setPen(QPen(INK, 1.25 if fine else 1.7))
    painter.drawEllipse(QPointF(0, 0), 13.6, 13.6)
    if fine:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(58, 42, 32, 70), 0.5))
        painter.drawEllipse(QPointF(0, 0), 11.9, 11.9)


def icon_path(icon: str) -> QPainterPath:
    """The silhouette of an icon, about 20 units wide or high around the origin."""
    return silhouette(ICONS[icon])


def wagon_sheet() -> QPainterPath:
    """The canvas of the covered wagon."""
    return drawn(SHEET)


SHEET = "M -8.6 1 C -10.6 -4 -9.8 -7.4 -8.4 -8.6 C -3.4 -6.6 3.4 -6.6 8.4 -8.6 C 9.8 -7.4 10.6 -4 8.6 1 Z"
LOG = "M {0} 8.6 L {0} -1.6 L {1} -3.2 L {2} -1.6 L {2} 8.6 Z"
WHEEL = (
    "ink 1.15 =O 5 6 3.3 3.3",
    "ink 0.7 =M 1.7 6 L 8.3 6 M 2.6665 3.6665 L 7.3335 8.3335 M 5 2.7 L 5 9.3 M 7.3335 3.6665 L 2.6665 8.3335",
    "ink =O 5 6 1 1",
)
ICONS: dict[str, Layers] = {
    "beer": (
        "ink M -1.7 -9.6 L 1.7 -9.6 L 1.7 -4.6 C 1.7 -2.6 4.3 -2.2 4.3 0.6 L 4.3 8.4 C 4.3 9.4 3.8 9.8 3 9.8 L -3 9.8 "
        "C -3.8 9.8 -4.3 9.4 -4.3 8.4 L -4.3 0.6 C -4.3 -2.2 -1.7 -2.6 -1.7 -4.6 Z",
        "ink B -2.3 -10.4 4.6 2.1 0.7",
        "cut B -2.9 1.4 5.8 5.4 0.5",
        f"ink {star(0, 4.1, 2.2)}",
        "cut B -1.7 -7.4 3.4 0.7 0",
    ),
    "cow": (
        "ink M -4.6 -5 C -2.4 -6.4 2.4 -6.4 4.6 -5 C 5.4 -1.4 4.4 1.6 4 4 C 5.2 7.6 2.8 9.8 0 9.8 "
        "C -2.8 9.8 -5.2 7.6 -4 4 C -4.4 1.6 -5.4 -1.4 -4.6 -5",
        "ink =M 3 -5.4 C 6.6 -5.6 8.6 -7.4 8.2 -10.2 C 10.4 -6.6 8.4 -3.4 4.4 -3.2 Z",
        "ink =M 4.6 -3 C 6.6 -4 9.4 -3 10.4 -0.6 C 8 0.6 5.6 0.2 4.6 -1 Z",
        "cut O 0 6.6 3 2",
        "ink O -1.3 6.6 0.62 0.8 O 1.3 6.6 0.62 0.8",
        "cut O -2.5 -1 0.85 1 O 2.5 -1 0.85 1",
        "cut M 0 -4.6 L 1.1 -3.2 L 0.5 2.6 L -0.5 2.6 L -1.1 -3.2 Z",
    ),
    "fort": (  # a palisade of pointed logs with a gate, between two watch towers
        *(f"ink {LOG.format(x, round(x + 0.9, 1), round(x + 1.8, 1))}" for x in (-4.9, -2.9, -0.9, 1.1, 3.1)),
        "ink B -5 0.6 10 1.5 0",
        "cut M -1.9 8.7 L -1.9 5.4 C -1.9 3 1.9 3 1.9 5.4 L 1.9 8.7 Z",
        "ink =M -9.6 8.6 L -9.6 -4.4 L -8.6 -6.2 L -7.5 -4.6 L -6.4 -6.2 L -5.4 -4.4 L -5.4 8.6 Z",
        "cut =B -8.2 -2.2 1.4 2.6 0.2",
        "ink B -0.4 -9.6 0.8 7 0",
        "ink M 0.4 -9.6 L 5.2 -8 L 0.4 -6.2 Z",
    ),
    "gun": (  # a six-shooter, its muzzle to the left
        "ink B -10.2 -5.4 10.8 2.7 0.5",
        "ink B -8 -2.9 8 1.2 0.4",
        "ink M -10 -5.2 L -9.4 -6.6 L -8.4 -5.2 Z",
        "ink M -1 -6 L 6.4 -6 L 7.6 -3.6 L 6.6 0.6 L -0.6 0.6 Z",
        "ink B -0.6 -6.4 5 6 1",
        "ink M 6 -5.6 L 8.6 -8.2 L 9.4 -7.2 L 7.6 -4 Z",
        "ink M 4 -1 C 7.4 -3.6 8 -2.6 8.2 -1.4 C 8.6 2.4 9.8 4.4 10.2 8.2 C 9 9.4 7 9.6 5.8 8.8 "
        "C 5.6 5.6 4.8 3 3.6 0.6 Z",
        "ink 1.1 O 1.8 1.6 2.9 2.9",
        "ink M 2 0.2 L 3.2 0.2 L 1.6 3 Z",
        "cut B 0.5 -5.2 0.8 3.6 0.4 B 2.5 -5.2 0.8 3.6 0.4",
    ),
    "mine": (
        "ink M -8.8 8 L -7.4 9.4 L 5 -3 L 3.4 -4.6 Z",
        "ink M -4.8 -7.2 C 1.2 -9.6 5.2 -6.6 5.8 -6 C 6.4 -5.4 9.6 -1.2 7.2 4.8 C 6.8 1.2 5.2 -1.2 3.4 -3.2 "
        "C 1.2 -5.2 -1.2 -6.6 -4.8 -7.2 Z",
        "ink M 2.6 -5.6 L 5.4 -8.4 L 8.2 -5.6 L 5.4 -2.8 Z",
        "cut O 5.4 -5.6 0.8 0.8",
        "ink M 1.6 9.4 L 2.4 6.8 L 4.8 6 L 7.2 7 L 8.2 9.4 Z",
        "cut M 3.6 9 L 4.6 7.2 L 5.4 9 Z",
    ),
    "wagon": (
        f"ink {SHEET}",
        "cut 0.9 =M 4.6 -8 C 5.75 -5 5.75 -2 4.968 1.2",
        "cut 0.9 M 0 -8 L 0 1.2",
        "ink M -8.8 1.9 L 8.8 1.9 L 8 5.2 L -8 5.2 Z",
        "cut =O 5 6 4.5 4.5",
        *WHEEL,
    ),
}
