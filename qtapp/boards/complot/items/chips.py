"""Where buttons lie: answers in a corner of the map, and ways to do something beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from qtapp.base.theme import TEXT_BODY
from qtapp.boards.chips import Chip
from qtapp.boards.geometry import LEAST_TARGET, kept_within
from qtapp.boards.places import Place
from qtapp.items.frames import sized_font


def in_line(offered: Sequence[tuple[Place, str, bool]], box: QRectF, unit: float) -> list[Chip]:
    """Side by side from the left of a line, where the map has no places; all narrower if there are many."""
    metrics, gap = QFontMetricsF(sized_font(TEXT_BODY * unit, bold=True)), 6 * unit
    wide = [max(2 * LEAST_TARGET, metrics.horizontalAdvance(label) + 26 * unit) for _, label, _ in offered]
    part = min(1.0, (box.width() - gap * max(0, len(wide) - 1)) / max(1.0, sum(wide)))
    left, found = box.left(), list[Chip]()
    for (place, label, primary), width in zip(offered, wide, strict=True):
        across = width * part
        found.append(Chip(place, QRectF(left, box.top(), across, box.height()), label, primary=primary))
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
            primary=primary,
        )
        for index, (place, label, primary) in enumerate(offered)
    ]
