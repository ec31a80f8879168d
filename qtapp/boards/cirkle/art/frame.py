"""The wooden frame of the board: four planks, and on them the coordinates, upright however the board is turned."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from qtapp.base.brush import blended, faded, saved, shaded
from qtapp.boards.cirkle.art.material import Wood
from qtapp.boards.cirkle.art.plan import FRAME, Board, field, squares

LETTERING = 0.31  # the height of the type: two digits leave some wood at both sides
DRAWN = 32  # pixels in which it is set before it is brought to size: fonts know no fractions of a pixel
CURVES = 6  # of a line of the grain


def paint_frame(painter: QPainter, whole: QRectF, inner: QRectF, wood: Wood) -> None:
    """Four planks, mitred, lit from above, and the edge in which the squares lie."""
    outline = QPainterPath()
    outline.addRoundedRect(whole, 0.2, 0.2)
    with saved(painter):
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        for index, plank in enumerate(_planks(whole, inner)):
            _paint_plank(painter, plank, index, wood)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(wood.light, 0.28), 0.025))
    painter.drawRoundedRect(whole.adjusted(0.03, 0.03, -0.03, -0.03), 0.18, 0.18)
    painter.setPen(QPen(wood.frame_deep, 0.03))
    painter.drawRoundedRect(whole.adjusted(0.01, 0.01, -0.01, -0.01), 0.2, 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(wood.light, 0.3))
    painter.drawRoundedRect(inner.adjusted(-0.07, -0.04, 0.07, 0.1), 0.1, 0.1)
    painter.setBrush(wood.frame_deep)
    painter.drawRoundedRect(inner.adjusted(-0.07, -0.08, 0.07, 0.07), 0.1, 0.1)
    painter.setBrush(wood.groove)
    painter.drawRoundedRect(inner.adjusted(-0.025, -0.02, 0.025, 0.025), 0.07, 0.07)


def _planks(whole: QRectF, inner: QRectF) -> list[QPolygonF]:
    """Top, right, bottom and left, cut slantwise where they meet."""
    outer = (whole.topLeft(), whole.topRight(), whole.bottomRight(), whole.bottomLeft())
    within = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())
    return [QPolygonF([outer[side], outer[(side + 1) % 4], within[(side + 1) % 4], within[side]]) for side in range(4)]


def _paint_plank(painter: QPainter, plank: QPolygonF, side: int, wood: Wood) -> None:
    """One plank: the upper one catches the light, the lower one lies in shadow."""
    box, lying = plank.boundingRect(), side % 2 == 0
    tone = blended(wood.frame, wood.frame_lit if side == 0 else wood.frame_deep, (0.55, 0.1, 0.2, 0.0)[side])
    light = QLinearGradient(box.topLeft(), box.bottomLeft() if lying else box.topRight())
    stops = (0, blended(tone, wood.frame_lit, 0.5)), (0.3, tone), (1, blended(tone, wood.frame_deep, 0.25))
    outline = QPainterPath()
    outline.addPolygon(plank)
    painter.fillPath(outline, shaded(light, *stops))
    with saved(painter):
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        for line in range(9):
            # Scattered by the golden ratio, and the same every time.
            across, wave = (line * 0.618 + side * 0.27) % 1, 0.02 + (line * 0.381 % 1) * 0.05
            painter.strokePath(_grain(box, across, wave, lying=lying), QPen(faded(wood.frame_deep, 0.22), 0.018))
    painter.setPen(QPen(faded(wood.frame_deep, 0.5), 0.02))
    painter.drawLine(plank.at(0), plank.at(3))


def _grain(box: QRectF, across: float, wave: float, *, lying: bool) -> QPainterPath:
    """One line of the grain of a plank."""
    length = box.width() if lying else box.height()
    step, level = length / CURVES, across * FRAME
    path = QPainterPath(QPointF(0, level))
    for curve in range(CURVES):
        bend = level + (wave if curve % 2 else -wave)
        path.cubicTo(
            QPointF((curve + 0.33) * step, bend),
            QPointF((curve + 0.67) * step, bend),
            QPointF((curve + 1) * step, level),
        )
    to_plank = QTransform(1, 0, 0, 1, box.left(), box.top()) if lying else QTransform(0, 1, 1, 0, box.left(), box.top())
    return to_plank.map(path)


def paint_lettering(painter: QPainter, board: Board, turned: int, wood: Wood) -> None:
    """Letters and numbers on all four sides, each beside its own column or row."""
    font = QFont()
    font.setPixelSize(DRAWN)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(wood.lettering)
    inner, found = field(board, turned), squares(board, turned)
    lowest, first = len(board["rows"]), board["columns"][0]
    for letter in board["columns"]:
        _paint_label(painter, letter, found[f"{letter}{lowest}"].center(), inner, along_top=turned % 2 == 0)
    for row in range(1, lowest + 1):
        _paint_label(painter, str(row), found[f"{first}{row}"].center(), inner, along_top=turned % 2 == 1)


def _paint_label(painter: QPainter, text: str, centre: QPointF, inner: QRectF, *, along_top: bool) -> None:
    middle = FRAME / 2 + 0.02
    ends = (
        [QPointF(centre.x(), inner.top() - middle), QPointF(centre.x(), inner.bottom() + middle)]
        if along_top
        else [QPointF(inner.left() - middle, centre.y()), QPointF(inner.right() + middle, centre.y())]
    )
    for point in ends:
        with saved(painter):
            painter.translate(point)
            painter.scale(LETTERING / DRAWN, LETTERING / DRAWN)
            painter.drawText(QRectF(-40, -30, 80, 60), Qt.AlignmentFlag.AlignCenter, text)
