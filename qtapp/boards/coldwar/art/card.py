"""What the faces of cards are put together from: tabs, the Stability, a profile, a typed name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from qtapp.base.brush import blended
from qtapp.base.theme import TEXT_LEAST
from qtapp.boards.coldwar.art.factions import paint_faction
from qtapp.boards.coldwar.art.paper import CREAM, INK, WIDTH
from qtapp.items.printing import paint_figure, paint_label, pixels_per_unit

NAMED_FROM = 80  # pixels: on narrower cards most names would not fit, and then it is better that none is there


def paint_name(painter: QPainter, name: str, rect: QRectF, colour: QColor, least: float) -> bool:
    """Type a card's name if the card is wide enough; tells whether it was."""
    wide = pixels_per_unit(painter) * WIDTH
    return wide >= NAMED_FROM * least / TEXT_LEAST and paint_label(painter, name, rect, colour, least)


def paint_stability(painter: QPainter, stability: int, box: QRectF) -> None:
    """The Stability on a dark tag with a cut corner, the largest figure of the card."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.right() - 5, box.top())
    path.lineTo(box.right(), box.top() + 5)
    path.lineTo(box.bottomRight())
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    painter.fillPath(path, INK)
    paint_figure(painter, str(stability), box.adjusted(2, 3.5, -2, -3.5), CREAM)


PROFILE_SIZES = (1.0, 0.80, 0.62, 0.48)  # the order is told by the size


def paint_profile(painter: QPainter, profile: tuple[str, ...], box: QRectF) -> None:
    """The four factions from the largest sign to the smallest."""
    gap = 2.0
    largest = min(box.height(), (box.width() - 3 * gap) / sum(PROFILE_SIZES))
    left = box.center().x() - (largest * sum(PROFILE_SIZES) + 3 * gap) / 2
    for faction, part in zip(profile, PROFILE_SIZES, strict=True):
        side = largest * part
        paint_faction(
            painter, faction, QRectF(left, box.center().y() + largest / 2 - side - (largest - side) * 0.3, side, side)
        )
        left += side + gap


def paint_tab(painter: QPainter, text: str, colour: QColor) -> None:
    """The Initiative on a tab at the upper left, as on the edge of a file."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blended(colour, "#000000", 0.18))
    painter.drawRoundedRect(QRectF(4, 4, 17, 21), 2, 2)
    paint_figure(painter, text, QRectF(6, 7, 13, 15), CREAM)
