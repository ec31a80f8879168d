"""The six icons, as rubber stamps on a cream disc: bottle, cow, fort, six-shooter, pickaxe and covered wagon.

An icon is one silhouette on a field of 20 × 20 units around the origin, with its details cut out of it, so that it
reads in one ink at any size. Paths are made once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QRadialGradient

from qtapp.boards.brush import corners
from qtapp.boards.wagons.brush import polygon

INK = QColor("#3A2A20")
CREAM = QColor("#FCF5E4")
CREAM_EDGE = QColor("#EBDDBF")


def paint_stamp(painter: QPainter, icon: str, centre: QPointF, radius: float, *, fine: bool = True) -> None:
    """The icon on its disc. `fine` draws the disc's second ring and short shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(radius / 13.6, radius / 13.6)
    _paint_disc(painter, fine)
    painter.fillPath(icon_path(icon), INK)
    painter.restore()


def _paint_disc(painter: QPainter, fine: bool) -> None:
    if fine:
        shade = QRadialGradient(QPointF(0, 1.4), 15.4)
        shade.setColorAt(0.80, QColor(30, 20, 10, 90))
        shade.setColorAt(1, QColor(30, 20, 10, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shade))
        painter.drawEllipse(QPointF(0, 1.4), 15.4, 15.4)
    paper = QRadialGradient(QPointF(0, -5), 19)
    paper.setColorAt(0, QColor("#FFFCF3"))
    paper.setColorAt(0.65, CREAM)
    paper.setColorAt(1, CREAM_EDGE)
    painter.setBrush(QBrush(paper))
    painter.setPen(QPen(INK, 1.25 if fine else 1.7))
    painter.drawEllipse(QPointF(0, 0), 13.6, 13.6)
    if fine:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(58, 42, 32, 70), 0.5))
        painter.drawEllipse(QPointF(0, 0), 11.9, 11.9)


@cache
def icon_path(icon: str) -> QPainterPath:
    """The silhouette of an icon, about 20 units wide or high around the origin."""
    return SHAPES[icon]()


def _ellipse(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def _box(x: float, y: float, width: float, height: float, corner: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    return path


def _stroked(path: QPainterPath, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _mirrored(path: QPainterPath) -> QPainterPath:
    """The path together with its image in the vertical axis."""
    other = QPainterPath()
    for part in path.toSubpathPolygons():
        other.addPolygon(QPolygonF([QPointF(-point.x(), point.y()) for point in corners(part)]))
    return path.united(other)


def _bottle() -> QPainterPath:
    half = QPainterPath(QPointF(-1.7, -9.6))
    half.lineTo(1.7, -9.6)
    half.lineTo(1.7, -4.6)
    half.cubicTo(1.7, -2.6, 4.3, -2.2, 4.3, 0.6)
    half.lineTo(4.3, 8.4)
    half.cubicTo(4.3, 9.4, 3.8, 9.8, 3.0, 9.8)
    half.lineTo(-3.0, 9.8)
    half.cubicTo(-3.8, 9.8, -4.3, 9.4, -4.3, 8.4)
    half.lineTo(-4.3, 0.6)
    half.cubicTo(-4.3, -2.2, -1.7, -2.6, -1.7, -4.6)
    half.closeSubpath()
    cap = _box(-2.3, -10.4, 4.6, 2.1, 0.7)
    label = _box(-2.9, 1.4, 5.8, 5.4, 0.5)
    star = _star(0, 4.1, 2.2)
    collar = _box(-1.7, -7.4, 3.4, 0.7)
    return half.united(cap).subtracted(label).united(star).subtracted(collar)


def _star(x: float, y: float, size: float) -> QPainterPath:
    points = []
    for index in range(10):
        reach = size if index % 2 == 0 else size * 0.42
        angle = -pi / 2 + index * pi / 5
        points.append((x + cos(angle) * reach, y + sin(angle) * reach))
    return polygon(*points)


def _cow() -> QPainterPath:
    head = QPainterPath(QPointF(-4.6, -5.0))
    head.cubicTo(-2.4, -6.4, 2.4, -6.4, 4.6, -5.0)
    head.cubicTo(5.4, -1.4, 4.4, 1.6, 4.0, 4.0)
    head.cubicTo(5.2, 7.6, 2.8, 9.8, 0, 9.8)
    head.cubicTo(-2.8, 9.8, -5.2, 7.6, -4.0, 4.0)
    head.cubicTo(-4.4, 1.6, -5.4, -1.4, -4.6, -5.0)
    horn = QPainterPath(QPointF(3.0, -5.4))
    horn.cubicTo(6.6, -5.6, 8.6, -7.4, 8.2, -10.2)
    horn.cubicTo(10.4, -6.6, 8.4, -3.4, 4.4, -3.2)
    horn.closeSubpath()
    ear = QPainterPath(QPointF(4.6, -3.0))
    ear.cubicTo(6.6, -4.0, 9.4, -3.0, 10.4, -0.6)
    ear.cubicTo(8.0, 0.6, 5.6, 0.2, 4.6, -1.0)
    ear.closeSubpath()
    muzzle = _ellipse(0, 6.6, 3.0, 2.0)
    nostrils = _ellipse(-1.3, 6.6, 0.62, 0.8).united(_ellipse(1.3, 6.6, 0.62, 0.8))
    eyes = _ellipse(-2.5, -1.0, 0.85, 1.0).united(_ellipse(2.5, -1.0, 0.85, 1.0))
    blaze = polygon((0, -4.6), (1.1, -3.2), (0.5, 2.6), (-0.5, 2.6), (-1.1, -3.2))
    whole = head.united(_mirrored(horn)).united(_mirrored(ear))
    return whole.subtracted(muzzle).united(nostrils).subtracted(eyes).subtracted(blaze)


def _fort() -> QPainterPath:
    """A palisade of pointed logs with a gate, between two watch towers."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for index in range(5):
        x = -4.9 + index * 2.0
        path.addPath(polygon((x, 8.6), (x, -1.6), (x + 0.9, -3.2), (x + 1.8, -1.6), (x + 1.8, 8.6)))
    path.addPath(_box(-5.0, 0.6, 10.0, 1.5))
    tower = polygon((-9.6, 8.6), (-9.6, -4.4), (-8.6, -6.2), (-7.5, -4.6), (-6.4, -6.2), (-5.4, -4.4), (-5.4, 8.6))
    window = _box(-8.2, -2.2, 1.4, 2.6, 0.2)
    towers = _mirrored(tower.subtracted(window))
    gate = QPainterPath(QPointF(-1.9, 8.7))
    gate.lineTo(-1.9, 5.4)
    gate.cubicTo(-1.9, 3.0, 1.9, 3.0, 1.9, 5.4)
    gate.lineTo(1.9, 8.7)
    gate.closeSubpath()
    pole = _box(-0.4, -9.6, 0.8, 7.0)
    flag = polygon((0.4, -9.6), (5.2, -8.0), (0.4, -6.2))
    return path.simplified().subtracted(gate).united(towers).united(pole).united(flag)


def _gun() -> QPainterPath:
    """A six-shooter, its muzzle to the left."""
    barrel = _box(-10.2, -5.4, 10.8, 2.7, 0.5)
    rod = _box(-8.0, -2.9, 8.0, 1.2, 0.4)
    sight = polygon((-10.0, -5.2), (-9.4, -6.6), (-8.4, -5.2))
    frame = polygon((-1.0, -6.0), (6.4, -6.0), (7.6, -3.6), (6.6, 0.6), (-0.6, 0.6))
    drum = _box(-0.6, -6.4, 5.0, 6.0, 1.0)
    flutes = _box(0.5, -5.2, 0.8, 3.6, 0.4).united(_box(2.5, -5.2, 0.8, 3.6, 0.4))
    hammer = polygon((6.0, -5.6), (8.6, -8.2), (9.4, -7.2), (7.6, -4.0))
    grip = QPainterPath(QPointF(4.0, -1.0))
    grip.cubicTo(7.4, -3.6, 8.0, -2.6, 8.2, -1.4)
    grip.cubicTo(8.6, 2.4, 9.8, 4.4, 10.2, 8.2)
    grip.cubicTo(9.0, 9.4, 7.0, 9.6, 5.8, 8.8)
    grip.cubicTo(5.6, 5.6, 4.8, 3.0, 3.6, 0.6)
    grip.closeSubpath()
    guard = _stroked(_ellipse(1.8, 1.6, 2.9, 2.9), 1.1)
    trigger = polygon((2.0, 0.2), (3.2, 0.2), (1.6, 3.0))
    whole = barrel.united(rod).united(sight).united(frame).united(drum).united(hammer).united(grip)
    return whole.united(guard).united(trigger).subtracted(flutes)


def _pickaxe() -> QPainterPath:
    handle = polygon((-8.8, 8.0), (-7.4, 9.4), (5.0, -3.0), (3.4, -4.6))
    head = QPainterPath(QPointF(-4.8, -7.2))
    head.cubicTo(1.2, -9.6, 5.2, -6.6, 5.8, -6.0)
    head.cubicTo(6.4, -5.4, 9.6, -1.2, 7.2, 4.8)
    head.cubicTo(6.8, 1.2, 5.2, -1.2, 3.4, -3.2)
    head.cubicTo(1.2, -5.2, -1.2, -6.6, -4.8, -7.2)
    head.closeSubpath()
    socket = polygon((2.6, -5.6), (5.4, -8.4), (8.2, -5.6), (5.4, -2.8))
    rivet = _ellipse(5.4, -5.6, 0.8, 0.8)
    nuggets = polygon((1.6, 9.4), (2.4, 6.8), (4.8, 6.0), (7.2, 7.0), (8.2, 9.4))
    facet = polygon((3.6, 9.0), (4.6, 7.2), (5.4, 9.0))
    return handle.united(head).united(socket).subtracted(rivet).united(nuggets).subtracted(facet)


def _wheel(x: float, y: float, radius: float) -> QPainterPath:
    rim = _stroked(_ellipse(x, y, radius, radius), 1.15)
    spokes = QPainterPath()
    for index in range(4):
        dx, dy = cos(index * pi / 4) * radius, sin(index * pi / 4) * radius
        spokes.moveTo(x - dx, y - dy)
        spokes.lineTo(x + dx, y + dy)
    return rim.united(_stroked(spokes, 0.7)).united(_ellipse(x, y, 1.0, 1.0))


def wagon_sheet() -> QPainterPath:
    """The canvas of the covered wagon."""
    path = QPainterPath(QPointF(-8.6, 1.0))
    path.cubicTo(-10.6, -4.0, -9.8, -7.4, -8.4, -8.6)
    path.cubicTo(-3.4, -6.6, 3.4, -6.6, 8.4, -8.6)
    path.cubicTo(9.8, -7.4, 10.6, -4.0, 8.6, 1.0)
    path.closeSubpath()
    return path


def _wagon() -> QPainterPath:
    hoops = QPainterPath()
    for x in (-4.6, 0.0, 4.6):
        hoops.moveTo(x, -8.0)
        hoops.cubicTo(x * 1.25, -5.0, x * 1.25, -2.0, x * 1.08, 1.2)
    box = polygon((-8.8, 1.9), (8.8, 1.9), (8.0, 5.2), (-8.0, 5.2))
    wheels = _ellipse(-5.0, 6.0, 4.5, 4.5).united(_ellipse(5.0, 6.0, 4.5, 4.5))
    body = wagon_sheet().subtracted(_stroked(hoops, 0.9)).united(box).subtracted(wheels)
    return body.united(_wheel(-5.0, 6.0, 3.3)).united(_wheel(5.0, 6.0, 3.3))


SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "beer": _bottle,
    "cow": _cow,
    "fort": _fort,
    "gun": _gun,
    "mine": _pickaxe,
    "wagon": _wagon,
}
