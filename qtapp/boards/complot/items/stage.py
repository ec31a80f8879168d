"""What is played above the map: a combat with both sides face to face, the dice of the roll on the table, and the tray
on which cards lie to be chosen from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engines.game import Seat
from qtapp.base.brush import saved
from qtapp.base.theme import CORNER, TEXT_NOTE, TEXT_TITLE, Theme
from qtapp.boards.complot.art.card import paint_value
from qtapp.boards.complot.art.dice import paint_die
from qtapp.boards.complot.art.signs import VALUES, paint_sign
from qtapp.boards.complot.art.units import CODES, paint_unit_sign
from qtapp.boards.complot.box import box, is_unit, unit_kind
from qtapp.boards.complot.cells import die_in, lives_in, needed_in
from qtapp.boards.complot.layout import Layout
from qtapp.boards.complot.spots import Geometry
from qtapp.boards.complot.standing import NEUTRAL, shown_as
from qtapp.boards.geometry import shrunk
from qtapp.items.cards import paint_soft_shadow
from qtapp.items.frames import Mark
from qtapp.items.ground import Ground
from qtapp.items.lettering import LEFT, MIDDLE, RIGHT, fitted_font, paint_text
from qtapp.items.seat_shapes import paint_mark

DIE = 40.0  # pixels of an ordinary window: a die that lies by itself


class Combatant(NamedTuple):
    """Who fights, as the heading tells it."""

    seat: Seat
    name: str
    role: str


class Heading(NamedTuple):
    place: str
    sides: tuple[Combatant, ...]
    note: str = ""  # what is asked, in a few words


class Scene(Ground):
    """The ground of a combat: headings, and under every token what is printed on it."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._geometry: Geometry | None = None
        self._fighters: tuple[tuple[str, QRectF, Seat], ...] = ()
        self.heading = Heading("", ())
        self.counts: tuple[str, str] = ("", "")  # how often each side has hit, in words
        self.hide()

    def tell(self, geometry: Geometry, fighters: tuple[tuple[str, QRectF, Seat], ...], heading: Heading | None) -> None:
        self.setVisible(heading is not None)
        if heading is None:
            return
        self._geometry, self._fighters, self.heading = geometry, fighters, heading
        self._lay()

    def count(self, counts: tuple[str, str]) -> None:
        """Tell how often each side has hit; nothing while dice tumble."""
        if counts != self.counts:
            self.counts = counts
            self._lay()

    def _lay(self) -> None:
        if self._geometry is not None:
            cells = tuple((code, cell.getRect(), seat) for code, cell, seat in self._fighters)
            area = shrunk(self._geometry.layout.scene, -8)
            self.lay(area, self._geometry, cells, self.heading, self.counts)

    def draw(self, painter: QPainter) -> None:
        if self._geometry is None:
            return
        layout, theme = self._geometry.layout, self.theme
        frame = layout.scene
        paint_soft_shadow(painter, frame, CORNER, 8, QColor(0, 0, 0, 160))
        path = QPainterPath()
        path.addRoundedRect(frame, CORNER, CORNER)
        painter.fillPath(path, theme.colour("surface"))
        painter.setPen(QPen(theme.colour("hairline"), 1.2))
        painter.drawPath(path)
        self._paint_heading(painter, frame, layout.unit)
        for index, _ in enumerate(self.heading.sides):
            half = self._geometry.half(index)
            ground = QPainterPath()
            ground.addRoundedRect(half, CORNER, CORNER)
            mark = self.heading.sides[index].seat
            colour = QColor(self._geometry.faces.marks[mark].colour) if mark != NEUTRAL else theme.colour("muted")
            colour.setAlphaF(0.10)
            painter.fillPath(ground, colour)
        for code, cell, _ in self._fighters:
            self._paint_values(painter, code, cell)

    def _paint_heading(self, painter: QPainter, frame: QRectF, unit: float) -> None:
        assert self._geometry is not None
        head = QRectF(frame.left() + 14 * unit, frame.top() + 6 * unit, frame.width() - 28 * unit, 40 * unit)
        third = head.width() / 3
        middle = QRectF(head.left() + third, head.top(), third, head.height())
        painter.setPen(self.theme.colour("ink"))
        upper = QRectF(middle.left(), middle.top(), third, 0.55 * middle.height())
        font = fitted_font([self.heading.place], third - 8, TEXT_TITLE * unit, bold=True)
        paint_text(painter, upper if self.heading.note else middle, self.heading.place, font, MIDDLE)
        if self.heading.note:
            painter.setPen(self.theme.colour("warm"))
            lower = QRectF(middle.left(), upper.bottom(), third, middle.bottom() - upper.bottom())
            paint_text(
                painter,
                lower,
                self.heading.note,
                fitted_font([self.heading.note], third, TEXT_NOTE * unit, bold=True),
                MIDDLE,
            )
        for index, side in enumerate(self.heading.sides):
            room = QRectF(head.left() + index * 2 * third, head.top(), third, head.height())
            role = " · ".join(filter(None, (side.role, self.counts[index])))
            self._paint_side(painter, room, side._replace(role=role), unit, RIGHT if index else LEFT)

    def _paint_side(self, painter: QPainter, room: QRectF, side: Combatant, unit: float, way: Qt.AlignmentFlag) -> None:
        assert self._geometry is not None
        high = 0.6 * room.height()
        if side.seat != NEUTRAL:
            left = room.right() - high if way == RIGHT else room.left()
            paint_mark(
                painter, self._geometry.faces.marks[side.seat], QRectF(left, room.center().y() - high / 2, high, high)
            )
            room = room.adjusted(0, 0, -high - 6, 0) if way == RIGHT else room.adjusted(high + 6, 0, 0, 0)
        name, role = QRectF(room), QRectF(room)
        if side.role:
            name.setHeight(0.58 * room.height())
            role.setTop(name.bottom())
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, name, side.name, fitted_font([side.name], name.width(), TEXT_TITLE * unit, bold=True), way)
        painter.setPen(self.theme.colour("muted"))
        paint_text(painter, role, side.role, fitted_font([side.role], role.width(), TEXT_NOTE * unit), way)

    def _paint_values(self, painter: QPainter, code: str, cell: QRectF) -> None:
        """The face with which it hits, and its lives: those that are lost are hollow."""
        assert self._geometry is not None
        row = _row(code, len(self._geometry.faces.marks))
        paint_value(painter, "combat", f"{row['combat']}+", needed_in(cell))
        lost, lives = dict(self._geometry.faces.wounds).get(code, 0), int(row.get("life", 1))
        for index, at in enumerate(lives_in(cell, lives)):
            ink = self.theme.colour("warm") if index < lives - lost else self.theme.colour("muted", 0.4)
            paint_sign(painter, VALUES["life"], shrunk(at, 0.06 * at.width()), ink)


def _row(code: str, seats: int) -> dict[str, int]:
    return dict(box().units[unit_kind(code)] if is_unit(code) else box().character(code, max(2, seats)))


class Thrown(NamedTuple):
    """A die as it was rolled: by whom, and what it brings."""

    by: str | None
    face: int
    hit: bool = False
    sabotaged: bool = False


def thrown(dice: Iterable[Sequence[Any]], hits: Collection[int], sabotaged: Collection[int]) -> tuple[Thrown, ...]:
    """Dice with what they bring, which is told by their numbers."""
    return tuple(Thrown(by, face, number in hits, number in sabotaged) for number, (by, face) in enumerate(dice, 1))


class Die(NamedTuple):
    """A die of the roll: where it lies and what it shows."""

    face: int
    box: QRectF
    number: int
    hit: bool = False
    sabotaged: bool = False


class Dice(Mark):
    """The roll on the table; while it is rolled, dice tumble to where they settle."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.dice: tuple[Die, ...] = ()
        self.left = 0.0
        self._plate = QRectF()

    def show_dice(self, dice: Sequence[Die], plate: QRectF, left: float = 0.0) -> None:
        """`plate`: what dice that belong to nobody in a combat lie on; `left`: how much of its way a roll has before
        it."""
        self.dice, self.left, self._plate = tuple(dice), left, plate
        area = QRectF(plate)
        for die in dice:
            area = area.united(die.box.adjusted(-8, -8, 8, 8))
        self._cover(area if dice else QRectF())

    def rect_of(self, number: int) -> QRectF | None:
        return next((die.box for die in self.dice if die.number == number), None)

    def draw(self, painter: QPainter) -> None:
        if not self._plate.isEmpty():
            painter.setPen(QPen(self.theme.colour("hairline"), 1))
            painter.setBrush(self.theme.colour("surface", 0.94))
            painter.drawRoundedRect(self._plate, CORNER, CORNER)
        for die in self.dice:
            is_settled, dark = not self.left, self.theme.dark
            with saved(painter):
                hit = die.hit and is_settled
                paint_die(painter, die.face, die.box, rolling=self.left, number=die.number, hit=hit, dark=dark)
            if die.sabotaged and is_settled:
                self._paint_sabotage(painter, die.box)

    def _paint_sabotage(self, painter: QPainter, box: QRectF) -> None:
        """A wrench at the corner of a die that hurts its own side."""
        side = max(14.0, 0.42 * box.width())
        at = QRectF(box.right() - side, box.bottom() - side, side, side)
        painter.setPen(QPen(self.theme.colour("surface"), 1.4))
        painter.setBrush(self.theme.colour("warm"))
        painter.drawEllipse(at)
        paint_unit_sign(painter, CODES["s"], shrunk(at, 0.2 * side), self.theme.colour("on_warm"))


def laid_dice(
    faces: Sequence[Thrown], fighters: Sequence[tuple[str, QRectF, Seat]], layout: Layout, mission: str
) -> tuple[list[Die], QRectF]:
    """Dice beside those who roll them in a combat; all others in a row over the foot of the map."""
    cells = {code: cell for code, cell, _ in fighters}
    found, loose, seen = list[Die](), list[tuple[int, Thrown]](), dict[str, int]()
    codes = [None if die.by is None else shown_as(die.by, mission) for die in faces]
    for number, (code, die) in enumerate(zip(codes, faces, strict=True), 1):
        if code in cells and code is not None:
            box = die_in(cells[code], seen.get(code, 0), codes.count(code))
            found.append(Die(die.face, box, number, die.hit, die.sabotaged))
            seen[code] = seen.get(code, 0) + 1
        else:
            loose.append((number, die))
    if not loose:
        return found, QRectF()
    side = DIE * layout.unit
    step = min(1.15 * side, (layout.map.width() - 2 * side) / len(loose))
    wide = step * (len(loose) - 1) + side
    middle = QPointF(layout.map.center().x(), layout.chips.top() - 0.9 * side)
    left = middle.x() - wide / 2
    found += [
        Die(die.face, QRectF(left + index * step, middle.y() - side / 2, side, side), number, die.hit, die.sabotaged)
        for index, (number, die) in enumerate(loose)
    ]
    return found, QRectF(left - 0.3 * side, middle.y() - 0.75 * side, wide + 0.6 * side, 1.5 * side)


class Tray(Ground):
    """What cards to choose from lie on."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._layout: Layout | None = None
        self._title = ""
        self.hide()

    def tell(self, layout: Layout, title: str) -> None:
        self._layout, self._title = layout, title
        self.setVisible(bool(title))
        self.lay(layout.tray, layout, title)

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        tray, unit = self._layout.tray, self._layout.unit
        painter.setPen(QPen(self.theme.colour("hairline"), 1))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(shrunk(tray, 1), CORNER, CORNER)
        painter.setPen(self.theme.colour("ink"))
        line = QRectF(tray.left() + 14 * unit, tray.top() + 6 * unit, tray.width() - 28 * unit, 24 * unit)
        paint_text(
            painter, line, self._title, fitted_font([self._title], line.width(), TEXT_TITLE * unit, bold=True), MIDDLE
        )
