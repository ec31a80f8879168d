"""Where buttons lie: answers on a line, what to do with a spy on its card, amounts over a division or beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from qtapp.base.theme import TEXT_BODY
from qtapp.boards.cercle.layout import bar_in
from qtapp.boards.chips import Chip
from qtapp.boards.geometry import LEAST_TARGET, kept_within
from qtapp.boards.places import Place
from qtapp.items.frames import sized_font


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
