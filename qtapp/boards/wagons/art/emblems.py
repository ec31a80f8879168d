"""The emblem of every goal: a little diagram of territories that shows at a glance what it counts.

A diagram is written as rows of cells: a terrain letter or "." for any terrain, then an icon letter or "." for none,
then "+", "-" or "x" for what gains, what costs and what must not be; "[]" is a hole and "__" nothing at all.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import saved
from qtapp.boards.wagons.art.icons import INK, icon_path
from qtapp.boards.wagons.art.terrains import HEIGHT, WIDTH, paint_terrain
from qtapp.words.wagons.names import Names

EMBLEMS: dict[str, tuple[str, ...]] = {
    "badlands": ("D. .g D.",),
    "happy_cows": (".c+ S.x",),
    "clearing": (".f+ F.-",),
    "circle_wagons": ("__ .w __", ".w .. .w", "__ .w __"),
    "smalltown_charm": ("__ __ .. ..", "P.+ __ .. ..", "__ __ .. .."),
    "gold_country": ("M. .m", "Mm M."),
    "prairie_life": (".c+ P.+",),
    "cool_water": ("W. .w", "Ww W."),
    "claim_jumpers": (".m .m", ".m .g"),
    "boom_bust": ("__ __ .m .m", ".m __ .m .m"),
    "wagon_train": (".w .w .w",),
    "one_too_many": (".b .b", ".b .b-"),
    "bootleggers": (".b+ .w",),
    "undiscovered": (".. .. ..", ".. [] ..", ".. .. .."),
    "fortified": (".f .f", ".f .f"),
    "herd": (".c .c", "__ .c"),
    "target_practice": (".b .. .. .g",),
    "rifles_ready": (".f .g",),
}
UNKNOWN = (".. ..",)  # a goal nobody has drawn yet
PAPER, PAPER_EDGE = QColor("#F4E9CF"), QColor("#A08C68")
GAIN, COST = QColor("#1F6F78"), QColor("#B4412A")
CELL_SHAPE = 1.18  # a little taller than wide


def paint_emblem(painter: QPainter, goal: str, box: QRectF, names: Names) -> None:
    """Paint the diagram of a goal in the middle of a box."""
    rows = [row.split() for row in EMBLEMS.get(goal, UNKNOWN)]
    columns = max(map(len, rows))
    width = min(box.width() / columns, box.height() / len(rows) / CELL_SHAPE, box.height() / 1.6)
    height = width * CELL_SHAPE
    left = box.center().x() - columns * width / 2
    top = box.center().y() - len(rows) * height / 2
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for y, row in enumerate(rows):
            for x, code in enumerate(row):
                _paint_cell(painter, code, QRectF(left + x * width, top + y * height, width, height), names)


def _paint_cell(painter: QPainter, code: str, cell: QRectF, names: Names) -> None:
    if code == "__":
        return
    inside = cell.adjusted(0.6, 0.6, -0.6, -0.6)
    if code == "[]":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(COST, 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(inside, 1.5, 1.5)
        return
    painter.fillRect(inside, PAPER)
    if code[0] != ".":
        _paint_land(painter, names.parts(f"{code[0]}c")[0], inside, names)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(PAPER_EDGE, 0.9))
    painter.drawRoundedRect(inside, 1.5, 1.5)
    if code[1] != ".":
        _paint_icon(painter, names.parts(f"D{code[1]}")[1], inside, on_land=code[0] != ".")
    if code[2:]:
        _paint_sign(painter, code[2], inside)


def _paint_land(painter: QPainter, terrain: str, cell: QRectF, names: Names) -> None:
    with saved(painter):
        painter.setClipRect(cell)
        painter.translate(cell.topLeft())
        painter.scale(cell.width() / WIDTH, cell.height() / HEIGHT)
        paint_terrain(painter, terrain, QColor(names.colour(terrain)), 0, fine=False)


def _paint_icon(painter: QPainter, icon: str, cell: QRectF, *, on_land: bool) -> None:
    with saved(painter):
        painter.translate(cell.center())
        size = min(cell.width(), cell.height()) / 22.5
        painter.scale(size, size)
        if on_land:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPER)
            painter.drawEllipse(QPointF(0, 0), 11, 11)
            painter.scale(0.8, 0.8)
        painter.fillPath(icon_path(icon), INK)


def _paint_sign(painter: QPainter, sign: str, cell: QRectF) -> None:
    """A gain or a cost as a badge in the corner; what must not be is struck out."""
    if sign == "x":
        painter.setPen(QPen(COST, max(1.6, cell.width() * 0.11), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        inner = cell.adjusted(cell.width() * 0.18, cell.height() * 0.2, -cell.width() * 0.18, -cell.height() * 0.2)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
        return
    radius = max(3.4, cell.width() * 0.22)
    centre = QPointF(cell.right() - radius * 0.55, cell.top() + radius * 0.55)
    painter.setPen(QPen(PAPER, 1.0))
    painter.setBrush(GAIN if sign == "+" else COST)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(QColor("white"), max(1.1, radius * 0.34)))
    arm = radius * 0.55
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    if sign == "+":
        painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))
