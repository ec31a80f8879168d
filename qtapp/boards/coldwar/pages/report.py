"""The report of the last turn: everything that was told from the cease-fire to the Détente, on one page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen

from qtapp.base.theme import TEXT_BODY, TEXT_LEAST
from qtapp.boards.coldwar.art.agencies import agency_colour
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.coldwar.pages.page import Page
from qtapp.items.frames import sized_font
from qtapp.items.lettering import wrapped_height

COLUMN_LEAST = 290.0  # pixels: narrower columns are hard to read
BULLET = 14.0


class ReportLine(NamedTuple):
    """A sentence of the report, or the heading of a phase."""

    text: str
    agency: str = ""  # whom it is about
    heading: bool = False


class ReportPage(Page):
    """What came of the last struggle."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.lines: tuple[ReportLine, ...] = ()
        self._places: tuple[QRectF, ...] = ()
        self._text = TEXT_LEAST

    def show_lines(self, layout: Layout, lines: Sequence[ReportLine]) -> None:
        self.lines = tuple(lines)
        area = layout.page
        width = min(area.width(), 940 * layout.unit)
        self._open(QRectF(area.center().x() - width / 2, area.top(), width, area.height()), layout)
        inside = self.inside()
        for text in range(round(TEXT_BODY * max(1.0, layout.unit)), TEXT_LEAST - 1, -1):
            for columns in range(1, max(1, int(inside.width() / COLUMN_LEAST)) + 1):
                self._text = text
                self._places = self._set(inside, columns)
                if self._places:
                    self._shorten(layout, width)
                    return
        self._places = self._set(inside.adjusted(0, 0, 0, 10_000), 1)

    def _shorten(self, layout: Layout, width: float) -> None:
        """No more of the table is covered than must be."""
        place, inside = self.place(), self.inside()
        needed = max(line.bottom() for line in self._places) - inside.top() + place.height() - inside.height()
        top = layout.page.center().y() - needed / 2
        by = top - place.top()
        self._places = tuple(line.translated(0, by) for line in self._places)
        self._open(QRectF(place.left(), top, width, needed), layout)

    def _set(self, inside: QRectF, columns: int) -> tuple[QRectF, ...]:
        """The places of all lines in so many columns, or () if they do not fit."""
        gap = 18.0
        width = (inside.width() - gap * (columns - 1)) / columns
        heights = [
            wrapped_height(self._font(line), width - (0 if line.heading else BULLET), line.text)
            + (10 if line.heading else 4)
            for line in self.lines
        ]
        share = max(sum(heights) / columns + max(heights, default=0.0) * 0.5, 1.0) if columns > 1 else inside.height()
        places, column, top = [], 0, inside.top()
        for index, (line, height) in enumerate(zip(self.lines, heights, strict=True)):
            kept = height + (heights[index + 1] if line.heading and index + 1 < len(heights) else 0)
            if top + kept > inside.top() + min(share, inside.height()) and column + 1 < columns:
                column, top = column + 1, inside.top()
            if top + height > inside.bottom() + 0.5:
                return ()
            places.append(QRectF(inside.left() + column * (width + gap), top, width, height))
            top += height
        return tuple(places)

    def _font(self, line: ReportLine) -> QFont:
        return sized_font(self._text + (1 if line.heading else 0), bold=line.heading)

    def paint_page(self, painter: QPainter) -> None:
        for line, place in zip(self.lines, self._places, strict=True):
            if line.heading:
                self._paint_wrapped(painter, place.adjusted(0, 3, 0, 0), line.text, self._font(line), "accent")
                painter.setPen(QPen(self.theme.colour("hairline"), 1))
                painter.drawLine(QPointF(place.left(), place.bottom() - 2), QPointF(place.right(), place.bottom() - 2))
                continue
            painter.setPen(QPen(self.theme.colour("muted"), 1))
            painter.setBrush(agency_colour(line.agency) if line.agency else self.theme.colour("hairline"))
            painter.drawEllipse(QPointF(place.left() + 5, place.top() + self._text * 0.65), 3.4, 3.4)
            self._paint_wrapped(painter, place.adjusted(BULLET, 0, 0, 0), line.text, self._font(line))
