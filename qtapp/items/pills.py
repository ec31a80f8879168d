"""Short texts on coloured pills, laid over cards and cells of any board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from qtapp.base.theme import TEXT_LEAST, SeatMark, Theme
from qtapp.items.frames import Mark, sized_font
from qtapp.items.seat_shapes import paint_mark, shape_path


class Pill(NamedTuple):
    """A short text on a coloured pill, centred on a point."""

    text: str
    centre: QPointF
    token: str
    on_token: str
    size: int = TEXT_LEAST
    mark: SeatMark | None = None  # of a seat, before the text
    most: float = 400.0  # wider texts are shortened


class Pills(Mark):
    """Texts above everything else, kept inside the board."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.pills: tuple[Pill, ...] = ()
        self._boxes: list[tuple[QRectF, str]] = []

    def show_pills(self, pills: Sequence[Pill], within: QRectF) -> None:
        if tuple(pills) == self.pills:
            return
        self.pills = tuple(pills)
        self._boxes = [_pill_box(pill, within) for pill in pills]
        box = QRectF()
        for place, _ in self._boxes:
            box = box.united(place.adjusted(-3, -3, 3, 4))
        self._cover(box)

    def draw(self, painter: QPainter) -> None:
        for pill, (box, text) in zip(self.pills, self._boxes, strict=True):
            round_ = box.height() / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 14, 8, 70))
            painter.drawRoundedRect(box.translated(0, 1.5), round_, round_)
            painter.setBrush(self.theme.colour(pill.token))
            painter.setPen(QPen(QColor(255, 251, 240, 200), 1.2))
            painter.drawRoundedRect(box, round_, round_)
            inside = box.adjusted(round_ * 0.7, 0, -round_ * 0.7, 0)
            if pill.mark is not None:
                side = pill.size * 0.72
                mark = QRectF(inside.left(), box.center().y() - side / 2, side, side)
                self._paint_mark(painter, pill, pill.mark, mark)
                inside.setLeft(mark.right() + pill.size * 0.3)
            painter.setFont(sized_font(pill.size, bold=True))
            painter.setPen(self.theme.colour(pill.on_token))
            painter.drawText(inside, int(Qt.AlignmentFlag.AlignCenter), text)

    def _paint_mark(self, painter: QPainter, pill: Pill, mark: SeatMark, box: QRectF) -> None:
        """On paper in its colour, on a colour in that of the text."""
        if pill.token == "surface":
            paint_mark(painter, mark, box)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour(pill.on_token))
        painter.drawPath(shape_path(mark.shape, box))


def _pill_size(pill: Pill) -> tuple[QFontMetricsF, float, float]:
    """The type of a pill, its height, and what its width adds to that of the text."""
    metrics = QFontMetricsF(sized_font(pill.size, bold=True))
    height = metrics.height() + pill.size * 0.35
    return metrics, height, height * 0.7 + (pill.size * 1.02 if pill.mark is not None else 0) + 2


def fits(pill: Pill) -> bool:
    """Whether a pill can show its whole text."""
    metrics, _, extra = _pill_size(pill)
    return metrics.horizontalAdvance(pill.text) + extra <= pill.most


def _pill_box(pill: Pill, within: QRectF) -> tuple[QRectF, str]:
    """Where a pill goes and what stands on it: as near to its point as the board allows."""
    metrics, height, extra = _pill_size(pill)
    text = metrics.elidedText(pill.text, Qt.TextElideMode.ElideRight, pill.most - extra)
    width = metrics.horizontalAdvance(text) + extra
    left = min(max(pill.centre.x() - width / 2, within.left() + 2), within.right() - width - 2)
    top = min(max(pill.centre.y() - height / 2, within.top() + 2), within.bottom() - height - 2)
    return QRectF(left, top, width, height), text
