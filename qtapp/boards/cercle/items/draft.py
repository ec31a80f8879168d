"""The draft at the beginning, over the empty wheel: six marker colours, then six services, and who has taken which."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from qtapp.base.theme import CORNER, TEXT_LEAST, TEXT_NOTE, TEXT_TITLE, SeatMark, Theme
from qtapp.boards.cercle.art.markers import paint_marker
from qtapp.boards.cercle.art.services import paint_service
from qtapp.boards.cercle.layout import Layout
from qtapp.boards.geometry import shrunk
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, fitted_font, flags, paint_text, wrapped_font, wrapped_height
from qtapp.items.seat_shapes import paint_mark

COLUMNS, LINES = 3, 2


class Ware(NamedTuple):
    """Something to be chosen: a colour or a service, and who has it."""

    action: str  # in notation
    name: str
    note: str = ""
    mark: SeatMark | None = None  # of whoever has taken it
    owner: str = ""


class DraftGround(Ground):
    """The six that can be chosen now; hidden once the game has begun."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.wares: tuple[Ware, ...] = ()
        self._layout: Layout | None = None
        self.hide()

    def tell(self, layout: Layout, wares: tuple[Ware, ...]) -> None:
        self.wares, self._layout = wares, layout
        self.setVisible(bool(wares))
        if wares:
            self.lay(layout.field, layout, wares)

    def rect_of(self, action: str) -> QRectF | None:
        """Where something that can be chosen lies."""
        index = next((index for index, ware in enumerate(self.wares) if ware.action == action), None)
        return None if index is None or self._layout is None else self._cell(self._layout, index)

    def at(self, pos: QPointF) -> str:
        """What lies at a point, in notation."""
        return next((ware.action for ware in self.wares if (self.rect_of(ware.action) or QRectF()).contains(pos)), "")

    def _cell(self, layout: Layout, index: int) -> QRectF:
        box, gap = shrunk(layout.field, layout.gap), layout.gap
        across, high = (box.width() - gap * (COLUMNS - 1)) / COLUMNS, (box.height() - gap * (LINES - 1)) / LINES
        return QRectF(
            round(box.left() + index % COLUMNS * (across + gap)),
            round(box.top() + index // COLUMNS * (high + gap)),
            round(across),
            round(high),
        )

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        theme, layout = self.theme, self._layout
        painter.setPen(QPen(theme.colour("hairline"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(layout.field.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        for index, ware in enumerate(self.wares):
            self._paint_ware(painter, self._cell(layout, index), ware, layout.unit)

    def _paint_ware(self, painter: QPainter, cell: QRectF, ware: Ware, unit: float) -> None:
        theme, is_taken = self.theme, ware.mark is not None
        painter.setPen(QPen(theme.colour("hairline"), 1))
        painter.setBrush(theme.colour("table", 0.35 if is_taken else 0.7))
        painter.drawRoundedRect(cell, CORNER, CORNER)
        inside = shrunk(cell, 6 * unit)
        line, notes = 17 * unit, [ware.note for ware in self.wares]
        least = max(wrapped_height(sized_font(TEXT_LEAST), inside.width(), note) for note in notes)
        high = line + (max(2 * line, least) if ware.note else 0)  # for each the same
        words = QRectF(inside.left(), inside.bottom() - high, inside.width(), high)
        picture = QRectF(inside.left(), inside.top(), inside.width(), words.top() - inside.top() - 2 * unit)
        painter.setOpacity(0.35 if is_taken else 1.0)
        verb, _, code = ware.action.partition(":")
        if verb == "c":
            paint_marker(painter, code, shrunk(picture, 0.12 * picture.height()))
        else:
            paint_service(painter, code, picture, "active", dark=theme.dark)
        painter.setOpacity(1.0)
        painter.setPen(theme.colour("muted" if is_taken else "ink"))
        first = QRectF(words.left(), words.top(), words.width(), line)
        paint_text(
            painter,
            first,
            ware.name,
            fitted_font([ware.name], words.width(), TEXT_TITLE * unit * 0.94, bold=True),
            MIDDLE,
        )
        if ware.note:
            painter.setPen(theme.colour("muted"))
            room = words.adjusted(0, line, 0, 0)
            painter.setFont(wrapped_font(ware.note, room.size(), TEXT_NOTE * unit))
            painter.drawText(room, flags(MIDDLE, wrap=True), ware.note)
        if ware.mark is not None:
            self._paint_owner(painter, picture, ware, unit)

    def _paint_owner(self, painter: QPainter, box: QRectF, ware: Ware, unit: float) -> None:
        """Who has taken it, across the picture."""
        assert ware.mark is not None
        font, side = sized_font(TEXT_NOTE * unit, bold=True), 15 * unit
        strip = QRectF(box.left(), box.center().y() - 0.75 * side, box.width(), 1.5 * side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("surface", 0.92))
        painter.drawRoundedRect(strip, 5, 5)
        paint_mark(painter, ware.mark, QRectF(strip.left() + 5, strip.center().y() - side / 2, side, side))
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, strip.adjusted(side + 10, 0, -4, 0), ware.owner, font)
