"""The file on the place that is looked at, beside the map: its name, its mission, and everything there, large enough to
be clicked.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from engines.game import Seat
from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_NOTE, Theme
from qtapp.boards.complot.art.actions import paint_action
from qtapp.boards.complot.art.card import paint_lamp
from qtapp.boards.complot.art.markers import paint_marker, paint_mission_pin
from qtapp.boards.complot.art.places import paint_ring_sign
from qtapp.boards.complot.box import box
from qtapp.boards.complot.spots import Geometry
from qtapp.boards.complot.standing import NEUTRAL, Standing
from qtapp.boards.geometry import shrunk
from qtapp.items.cards import around, paint_face
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, fitted_font, flags, paint_text, wrapped_font
from qtapp.items.printing import paint_label
from qtapp.items.seat_shapes import paint_mark

LARGEST = 50.0  # pixels of an ordinary window: a token in the file
SIX = 6  # tokens that a seat has on a place as a rule


class FileHeading(NamedTuple):
    """What a file says besides who is there."""

    title: str
    mission: str = ""  # its type
    task: str = ""  # in words
    closed: bool = False
    note: str = ""  # while nothing stands there
    allies: tuple[Seat, ...] = ()  # of an Alliance that holds there


class SideRow(NamedTuple):
    """A side on the place, and where its tokens are."""

    seat: Seat
    mark: QRectF
    tokens: tuple[tuple[str, QRectF], ...]


def head_in(file: QRectF, unit: float) -> QRectF:
    return QRectF(file.left() + 8 * unit, file.top() + 5 * unit, file.width() - 16 * unit, 26 * unit)


def rows_in(file: QRectF, unit: float, there: Standing | None, *, has_task: bool) -> tuple[SideRow, ...]:
    """Each side in rows of its own, all tokens of one size."""
    if there is None or not there.sides:
        return ()
    head = head_in(file, unit)
    top = head.bottom() + (38 * unit if has_task else 6 * unit)
    body = QRectF(head.left(), top, head.width(), file.bottom() - top - 6 * unit)
    mark = min(18 * unit, 0.1 * body.width())
    room = body.width() - mark - 4 * unit
    most = max(len(group) for _, group in there.sides)
    best = 0.0
    columns = 1
    for count in range(1, most + 1):
        lines = sum(-(-len(group) // count) for _, group in there.sides)
        side = min(room / count, body.height() / lines, LARGEST * unit)
        if side >= best:  # side by side where that costs nothing
            best, columns = side, count
    found, at = [], body.top()
    for seat, group in there.sides:
        cells = []
        for index, code in enumerate(group):
            left = body.left() + mark + 4 * unit + index % columns * best
            cells.append((code, shrunk(QRectF(left, at + index // columns * best, best, best), 0.04 * best)))
        found.append(SideRow(seat, QRectF(body.left(), at + 0.5 * best - 0.5 * mark, mark, mark), tuple(cells)))
        at += -(-len(group) // columns) * best
    return tuple(found)


class PlaceFile(Ground):
    """Paints the file."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._geometry: Geometry | None = None
        self.place = 0
        self.rows: tuple[SideRow, ...] = ()
        self._entry = FileHeading("")

    def tell(self, geometry: Geometry, place: int, there: Standing | None, entry: FileHeading) -> None:
        self._geometry, self.place, self._entry = geometry, place, entry
        layout = geometry.layout
        self.rows = rows_in(layout.file, layout.unit, there, has_task=bool(entry.task))
        self.lay(layout.file.adjusted(-2, -2, 2, 2), geometry, place, there, entry)

    def rect_of(self, code: str) -> QRectF | None:
        return next((box for row in self.rows for name, box in row.tokens if name == code), None)

    def draw(self, painter: QPainter) -> None:
        if self._geometry is None:
            return
        geometry, entry, theme = self._geometry, self._entry, self.theme
        layout, unit = geometry.layout, geometry.layout.unit
        path = QPainterPath()
        path.addRoundedRect(shrunk(layout.file, 0.75), CORNER, CORNER)
        painter.fillPath(path, theme.colour("surface", 0.95))
        painter.setPen(QPen(theme.colour("hairline"), 1.0))
        painter.drawPath(path)
        if not self.place:
            painter.setPen(theme.colour("muted"))
            self._paint_wrapped(painter, shrunk(layout.file, 14 * unit), entry.note)
            return
        self._paint_head(painter, head_in(layout.file, unit), entry)
        if entry.task:
            self._paint_task(painter, head_in(layout.file, unit), entry)
        if not self.rows and entry.note:
            painter.setPen(theme.colour("muted"))
            box = shrunk(layout.file, 14 * unit)
            box.setTop(head_in(layout.file, unit).bottom() + 40 * unit)
            self._paint_wrapped(painter, box, entry.note)
        for row in self.rows:
            if row.seat != NEUTRAL:
                paint_mark(painter, geometry.faces.marks[row.seat], row.mark)
            for code, cell in row.tokens:
                owner = None if row.seat == NEUTRAL else row.seat
                paint_face(painter, geometry.faces.token(code, owner), around(cell))

    def _paint_wrapped(self, painter: QPainter, box: QRectF, text: str) -> None:
        assert self._geometry is not None
        painter.setFont(wrapped_font(text, box.size(), TEXT_BODY * self._geometry.layout.unit))
        painter.drawText(box, flags(MIDDLE, wrap=True), text)

    def _paint_head(self, painter: QPainter, head: QRectF, entry: FileHeading) -> None:
        side, ring = head.height(), box().places[self.place]["ring"]
        paint_lamp(painter, self.place, QRectF(head.left(), head.top(), side, side))
        right = head.right()
        at = QRectF(right - 0.8 * side, head.top() + 0.1 * side, 0.8 * side, 0.8 * side)
        if ring != "plain":
            paint_ring_sign(painter, ring, at)
            right, at = at.left() - 4, at.translated(-0.8 * side - 4, 0)
        if entry.closed:
            paint_marker(painter, "closed", at)
            right, at = at.left() - 4, at.translated(-0.8 * side - 4, 0)
        if entry.allies:
            right = self._paint_allies(painter, at, entry.allies) - 4
        room = QRectF(head.left() + side + 6, head.top(), right - head.left() - side - 8, side)
        painter.setPen(self.theme.colour("ink"))
        assert self._geometry is not None
        font = fitted_font([entry.title], room.width(), (TEXT_BODY + 1) * self._geometry.layout.unit, bold=True)
        if QFontMetricsF(font).horizontalAdvance(entry.title) <= room.width():
            paint_text(painter, room, entry.title, font)
        else:  # on two lines
            paint_label(painter, entry.title, room.adjusted(0, -4, 0, 5), self.theme.colour("ink"))

    def _paint_allies(self, painter: QPainter, at: QRectF, allies: tuple[Seat, ...]) -> float:
        """Hands that shake between the marks of two seats; answers where they begin."""
        assert self._geometry is not None
        marks, part = self._geometry.faces.marks, 0.7 * at.width()
        small = QRectF(at.right() - part, at.center().y() - part / 2, part, part)
        paint_mark(painter, marks[allies[-1]], small)
        paint_action(painter, "ALL", at.translated(-part - 2, 0), self.theme.colour("ink"))
        first = small.translated(-part - at.width() - 4, 0)
        paint_mark(painter, marks[allies[0]], first)
        return first.left()

    def _paint_task(self, painter: QPainter, head: QRectF, entry: FileHeading) -> None:
        assert self._geometry is not None
        unit = self._geometry.layout.unit
        line = QRectF(head.left(), head.bottom() + 3 * unit, head.width(), 32 * unit)
        pin = QRectF(line.left(), line.top() + 2 * unit, 26 * unit, 26 * unit)
        if entry.mission:
            paint_mission_pin(painter, entry.mission, pin)
        room = line.adjusted(30 * unit, 0, 0, 0)
        painter.setPen(self.theme.colour("ink"))
        font = wrapped_font(entry.task, room.size(), TEXT_NOTE * unit)
        painter.setFont(font if font.pixelSize() else sized_font(TEXT_NOTE))
        painter.drawText(room, flags(wrap=True), entry.task)
