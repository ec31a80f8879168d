"""Buttons that lie on the table itself: answers without a place of their own, what to do with a spy, and amounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from qtapp.boards.cercle.layout import LEAST_TARGET, bar_in, kept_within
from qtapp.boards.places import Place
from qtapp.items.frames import Mark, sized_font
from qtapp.items.lettering import MIDDLE, fitted_font, paint_text
from qtapp.theme import TEXT_BODY, Theme


class Chip(NamedTuple):
    """A button: what it stands for, where it is, what stands on it, and in which colour."""

    place: Place
    box: QRectF
    label: str
    token: str = "accent"
    primary: bool = False


class Chips(Mark):
    """Buttons of one kind."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.chips: tuple[Chip, ...] = ()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        if tuple(chips) == self.chips:
            return
        self.chips = tuple(chips)
        box = QRectF()
        for each in chips:
            box = box.united(each.box.adjusted(-3, -3, 3, 4))
        self._cover(box)

    def rect_of(self, place: Place) -> QRectF | None:
        return next((each.box for each in self.chips if each.place == place), None)

    def draw(self, painter: QPainter) -> None:
        for each in self.chips:
            box, corner = each.box, min(8.0, each.box.height() / 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("shadow", 0.22))
            painter.drawRoundedRect(box.translated(0, 1.5), corner, corner)
            filled = each.primary
            painter.setPen(QPen(self.theme.colour(each.token), 1.6))
            painter.setBrush(self.theme.colour(each.token if filled else "surface"))
            painter.drawRoundedRect(box, corner, corner)
            painter.setPen(self.theme.colour(f"on_{each.token}" if filled else each.token))
            most = min(0.56 * box.height(), 1.3 * TEXT_BODY * max(1.0, box.height() / 30))
            font = fitted_font([each.label], box.width() - 8, most, bold=True)
            paint_text(painter, box.adjusted(3, 0, -3, 0), each.label, font, MIDDLE)


def in_line(places: Sequence[tuple[Place, str, str]], box: QRectF, unit: float, *, primary: int = -1) -> list[Chip]:
    """Buttons side by side at the right of a line, each as wide as its label, or all narrower if there are many.

    Each is told by its place, its label and its colour; `primary` is the one that most would choose.
    """
    font = sized_font(TEXT_BODY * unit, bold=True)
    wide = [QFontMetricsF(font).horizontalAdvance(label) + 26 * unit for _, label, _ in places]
    gap = 6 * unit
    part = min(1.0, (box.width() - gap * max(0, len(wide) - 1)) / max(1.0, sum(wide)))
    right, found = box.right(), list[Chip]()
    for index, ((place, label, token), width) in reversed(list(enumerate(zip(places, wide, strict=True)))):
        width *= part
        found.append(Chip(place, QRectF(right - width, box.top(), width, box.height()), label, token, index == primary))
        right -= width + gap
    return found[::-1]


def beside(places: Sequence[tuple[Place, str, str]], at: QRectF, area: QRectF, unit: float) -> list[Chip]:
    """Buttons one above the other over the lower end of a card, kept on the board."""
    font = sized_font(TEXT_BODY * unit, bold=True)
    wide = max(QFontMetricsF(font).horizontalAdvance(label) for _, label, _ in places) + 28 * unit
    high, gap = max(LEAST_TARGET, round(30 * unit)), 5 * unit
    whole = QRectF(0, 0, wide, len(places) * (high + gap) - gap)
    whole.moveCenter(QPointF(at.center().x(), at.center().y()))
    whole.moveBottom(at.bottom() + 2 * unit)
    whole = kept_within(whole, area.adjusted(4, 4, -4, -4))
    return [
        Chip(place, QRectF(whole.left(), whole.top() + index * (high + gap), wide, high), label, token)
        for index, (place, label, token) in enumerate(places)
    ]


def amounts(offered: Sequence[tuple[Place, str]], row: QRectF, unit: float) -> list[Chip]:
    """Buttons over the whole bar of a division, one for each amount: its sign and its figure stay to be seen."""
    left = bar_in(row, unit)[2].left()
    high, gap = max(LEAST_TARGET, min(0.8 * row.height(), 30 * unit)), 2.0
    width = (row.right() - left + gap) / len(offered) - gap
    return [
        Chip(place, QRectF(left + index * (width + gap), row.center().y() - high / 2, width, high), label)
        for index, (place, label) in enumerate(offered)
    ]


def grid(offered: Sequence[tuple[Place, str]], row: QRectF, area: QRectF, unit: float) -> list[Chip]:
    """Buttons in lines of six beside a division."""
    side, gap, columns = max(LEAST_TARGET, 32 * unit), 4.0, min(6, len(offered))
    lines = -(-len(offered) // columns)
    whole = QRectF(row.right() + gap, row.top(), columns * (side + gap), lines * (side + gap))
    whole = kept_within(whole, area.adjusted(4, 4, -4, -4))
    return [
        Chip(
            place,
            QRectF(
                whole.left() + index % columns * (side + gap), whole.top() + index // columns * (side + gap), side, side
            ),
            label,
        )
        for index, (place, label) in enumerate(offered)
    ]
