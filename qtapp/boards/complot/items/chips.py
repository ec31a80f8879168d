"""Buttons on the board: answers that have no place of their own, and ways to do what has several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from qtapp.boards.complot.layout import LEAST_TARGET, kept_within
from qtapp.boards.places import Place
from qtapp.items.frames import Mark, sized_font
from qtapp.items.lettering import MIDDLE, fitted_font, paint_text
from qtapp.theme import TEXT_BODY, Theme


class Chip(NamedTuple):
    """A button: what it stands for, where it is, what stands on it, and whether most would choose it."""

    place: Place
    box: QRectF
    label: str
    primary: bool = False


class Chips(Mark):
    """All buttons of a question."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.chips: tuple[Chip, ...] = ()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        if tuple(chips) != self.chips:
            self.chips = tuple(chips)
            area = QRectF()
            for each in chips:
                area = area.united(each.box.adjusted(-3, -3, 3, 5))
            self._cover(area)

    def rect_of(self, place: Place) -> QRectF | None:
        return next((each.box for each in self.chips if each.place == place), None)

    def draw(self, painter: QPainter) -> None:
        for each in self.chips:
            corner = min(8.0, each.box.height() / 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("shadow", 0.3))
            painter.drawRoundedRect(each.box.translated(0, 1.5), corner, corner)
            painter.setPen(QPen(self.theme.colour("accent"), 1.6))
            painter.setBrush(self.theme.colour("accent" if each.primary else "surface"))
            painter.drawRoundedRect(each.box, corner, corner)
            painter.setPen(self.theme.colour("on_accent" if each.primary else "accent"))
            font = fitted_font([each.label], each.box.width() - 8, 0.46 * each.box.height(), bold=True)
            paint_text(painter, each.box.adjusted(4, 0, -4, 0), each.label, font, MIDDLE)


def in_line(offered: Sequence[tuple[Place, str, bool]], box: QRectF, unit: float) -> list[Chip]:
    """Side by side from the left of a line, where the map has no places; all narrower if there are many."""
    metrics, gap = QFontMetricsF(sized_font(TEXT_BODY * unit, bold=True)), 6 * unit
    wide = [max(2 * LEAST_TARGET, metrics.horizontalAdvance(label) + 26 * unit) for _, label, _ in offered]
    part = min(1.0, (box.width() - gap * max(0, len(wide) - 1)) / max(1.0, sum(wide)))
    left, found = box.left(), list[Chip]()
    for (place, label, primary), width in zip(offered, wide, strict=True):
        across = width * part
        found.append(Chip(place, QRectF(left, box.top(), across, box.height()), label, primary))
        left += across + gap
    return found


def beside(offered: Sequence[tuple[Place, str, bool]], at: QRectF, area: QRectF, unit: float) -> list[Chip]:
    """One above the other (in columns where there are many) at something, kept on the board."""
    metrics = QFontMetricsF(sized_font(TEXT_BODY * unit, bold=True))
    wide = min(max(metrics.horizontalAdvance(label) for _, label, _ in offered) + 28 * unit, area.width() - 8)
    high, gap = max(LEAST_TARGET, round(30 * unit)), 4 * unit
    lines = max(1, min(len(offered), int(0.8 * area.height() / (high + gap))))
    columns = -(-len(offered) // lines)
    whole = QRectF(0, 0, columns * (wide + gap) - gap, lines * (high + gap) - gap)
    whole.moveCenter(at.center())
    whole.moveTop(at.bottom() + gap)
    if whole.bottom() > area.bottom() - 4:
        whole.moveBottom(at.top() - gap)
    whole = kept_within(whole, area.adjusted(4, 4, -4, -4))
    return [
        Chip(
            place,
            QRectF(
                whole.topLeft() + QPointF(index // lines * (wide + gap), index % lines * (high + gap)),
                whole.size().boundedTo(QRectF(0, 0, wide, high).size()),
            ),
            label,
            primary,
        )
        for index, (place, label, primary) in enumerate(offered)
    ]
