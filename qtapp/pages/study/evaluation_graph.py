"""The graph below the board: how the sides stood after every action of the game, and where somebody went wrong.

A click leads to a moment, the pointer tells of it. Mistakes have shapes of their own, so that no colour is needed: a
ring, a diamond and a triangle, the worse the larger.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engines.game import Side
from network.bots.grading import BLUNDER, INACCURACY, MISTAKE
from qtapp.base.guard import Guarded
from qtapp.base.theme import SeatMark, worn
from qtapp.items.seat_shapes import shape_path
from qtapp.pages.study.evaluation_bar import side_colours

HEIGHT, EDGE, STRIP = 104, 8, 16  # the strip is where mistakes are marked, above and below the curve
SIZES = {INACCURACY: 7.0, MISTAKE: 9.0, BLUNDER: 11.0}


def paint_grade(painter: QPainter, grade: str, middle: QPointF) -> None:
    """The mark of a mistake."""
    side = SIZES[grade]
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(worn().colour("gold" if grade == INACCURACY else "warm"), 1.8))
    painter.setBrush(worn().colour("warm" if grade == BLUNDER else "surface"))
    painter.drawPath(shape_path({INACCURACY: "disc", MISTAKE: "diamond", BLUNDER: "triangle"}[grade], box))
    painter.restore()


class EvaluationGraph(Guarded, QWidget):
    """Shares over plies. What is not known yet is left open."""

    ply_chosen = Signal(int)

    def __init__(
        self, plies: int, tell: Callable[[int], str], marks: Sequence[SeatMark], parent: QWidget | None = None
    ) -> None:
        """`tell` puts a moment into words, `marks` are those of the seats."""
        super().__init__(parent)
        self.plies, self.ply, self._tell = plies, 0, tell
        self.marks = marks
        self.sides: Sequence[Side] = ()
        self.shares: Sequence[Sequence[float] | None] = ()
        self.grades: Mapping[int, tuple[int, str]] = {}  # by ply: the number of the side, and the grade
        self.pointed: int | None = None
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, HEIGHT)

    def show_game(
        self, sides: Sequence[Side], shares: Sequence[Sequence[float] | None], grades: Mapping[int, tuple[int, str]]
    ) -> None:
        self.sides, self.shares, self.grades = sides, shares, grades
        self.update()

    def show_ply(self, ply: int) -> None:
        self.ply = ply
        self.update()

    # Where things are.

    def _field(self) -> QRectF:
        return QRectF(EDGE, STRIP, max(self.width() - 2 * EDGE, 1), max(self.height() - 2 * STRIP, 1))

    def x_of(self, ply: int) -> float:
        field = self._field()
        return field.left() + field.width() * ply / max(self.plies, 1)

    def ply_at(self, x: float) -> int:
        field = self._field()
        return min(max(round((x - field.left()) / field.width() * self.plies), 0), self.plies)

    def mark_of(self, ply: int) -> QPointF:
        """Where a mistake is marked: below for the side at the bottom, above for the others."""
        number, _grade = self.grades[ply]
        return QPointF(self.x_of(ply), self.height() - STRIP / 2 if number == 0 else STRIP / 2)

    def _stretches(self) -> list[list[int]]:
        """Plies in a row about which something is known."""
        made: list[list[int]] = []
        for ply, shares in enumerate(self.shares):
            if shares is None:
                continue
            if made and made[-1][-1] == ply - 1:
                made[-1].append(ply)
            else:
                made.append([ply])
        return made

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = self._field()
        painter.fillRect(field, worn().colour("hairline", 0.35))
        for plies in self._stretches():
            self._paint_stretch(painter, field, plies)
        painter.setPen(QPen(worn().colour("ink", 0.5), 1, Qt.PenStyle.DashLine))
        middle = field.center().y()
        if len(self.sides) == 2:
            painter.drawLine(QPointF(field.left(), middle), QPointF(field.right(), middle))
        if self.pointed is not None:
            self._paint_moment(painter, field, self.pointed, 0.45)
        self._paint_moment(painter, field, self.ply, 1.0)
        for ply, (_number, grade) in self.grades.items():
            paint_grade(painter, grade, self.mark_of(ply))
        painter.end()

    def _paint_stretch(self, painter: QPainter, field: QRectF, plies: list[int]) -> None:
        lower = [0.0] * len(plies)
        for number, side in enumerate(self.sides):
            shares = [self.shares[ply] for ply in plies]
            upper = [below + share[number] for below, share in zip(lower, shares, strict=True) if share is not None]
            colour, edge = side_colours(side, self.marks)
            colour.setAlphaF(0.85)
            painter.setPen(QPen(edge, 1))
            painter.setBrush(colour)
            top, bottom = self._points(field, plies, upper), self._points(field, plies, lower)
            painter.drawPolygon(QPolygonF([*top, *reversed(bottom)]))
            if number < len(self.sides) - 1:
                self._paint_line(painter, top)
            lower = upper

    def _points(self, field: QRectF, plies: list[int], parts: list[float]) -> list[QPointF]:
        """Points of a curve; a moment that stands alone is a short stroke."""
        points = [
            QPointF(self.x_of(ply), field.bottom() - field.height() * part)
            for ply, part in zip(plies, parts, strict=True)
        ]
        return points if len(points) > 1 else [points[0] - QPointF(1, 0), points[0] + QPointF(1, 0)]

    def _paint_line(self, painter: QPainter, points: list[QPointF]) -> None:
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(worn().colour("surface"), 2.5))
        painter.drawPath(path)

    def _paint_moment(self, painter: QPainter, field: QRectF, ply: int, strength: float) -> None:
        x = self.x_of(ply)
        painter.setPen(QPen(worn().colour("ink", strength), 2))
        painter.drawLine(QPointF(x, field.top() - 2), QPointF(x, field.bottom() + 2))

    # The pointer.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointed = self.ply_at(event.position().x())
        QToolTip.showText(event.globalPosition().toPoint(), self._tell(self.pointed), self)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.ply_chosen.emit(self.pointed)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.ply_chosen.emit(self.ply_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed = None
        self.update()
