"""The wheel that turns, on a rim that does not: the rim tells in which turn each row arrives."""

from __future__ import annotations

from math import radians, tan

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from qtapp.base.brush import saved
from qtapp.base.theme import Theme
from qtapp.boards.art.palette import INK, IVORY
from qtapp.boards.cercle.art.wheel import STEP, WheelFace, octant_point, paint_rim, paint_wheel
from qtapp.boards.cercle.layout import OCTANTS, Layout, centred
from qtapp.items.cards import paint_face, real_size
from qtapp.items.frames import Mark
from qtapp.items.ground import Ground
from qtapp.items.lettering import fitted_font

MOVING = 240  # pixels: while it turns nobody sees more of it


class Rim(Ground):
    """The calendar of the wheel: the turn in which a row comes home stands where the row begins."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.turns: tuple[str, ...] = ()  # by octant
        self._layout: Layout | None = None

    def tell(self, layout: Layout, turns: tuple[str, ...], soonest: int) -> None:
        """`soonest`: the octant of the row that arrives next."""
        self.turns, self._layout, self._soonest = turns, layout, soonest
        self.lay(layout.field.adjusted(-3, -3, 3, 3), layout, turns, soonest)

    def label(self, octant: int) -> tuple[QPointF, QSizeF]:
        """Where a turn is told, between the wheel and its row: the middle, and the size before it is turned."""
        assert self._layout is not None
        outer, inner = (0.95 * box.width() / 2 for box in (self._layout.rim, self._layout.wheel))
        along = (outer + inner) * tan(radians(STEP / 2))
        middle = octant_point(self._layout.rim, octant, (outer + inner) / self._layout.rim.width())
        return middle, QSizeF(0.92 * along, 0.92 * (outer - inner))

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("surface", 0.4))
        for zone in self._layout.zones:
            painter.drawRoundedRect(zone.adjusted(-2, -1, 2, 1), 6, 6)
        paint_rim(painter, self._layout.rim, dark=self.theme.dark)
        for octant, turn in enumerate(self.turns):
            if turn:
                self._paint_turn(painter, octant, turn)

    def _paint_turn(self, painter: QPainter, octant: int, turn: str) -> None:
        """Along the edge, never upside down; the one that comes next on a dark plate."""
        middle, size = self.label(octant)
        box, is_next = centred(QPointF(), size.width(), size.height()), octant == self._soonest
        with saved(painter):
            painter.translate(middle)
            painter.rotate(STEP * octant - (180 if 2 < octant < 6 else 360 if octant > 5 else 0))
            if is_next:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(INK)
                painter.drawRoundedRect(box, box.height() / 3, box.height() / 3)
            painter.setPen(IVORY if is_next else INK)
            painter.setFont(fitted_font([turn], box.width(), 0.82 * box.height(), bold=is_next))
            painter.drawText(box.adjusted(-6, -4, 6, 4), int(Qt.AlignmentFlag.AlignCenter), turn)


class Wheel(Mark):
    """The brass wheel at any angle; at rest it is painted once."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.angle = 0.0

    def lay(self, layout: Layout) -> None:
        self._cover(layout.wheel)

    def turn_to(self, angle: float) -> None:
        """Clockwise, in degrees; 45 for each rotation."""
        if angle != self.angle:
            self.angle = angle
            self.update()

    @property
    def turned(self) -> float:
        """How many rotations that makes."""
        return self.angle / STEP

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self._box)
        return path

    def draw(self, painter: QPainter) -> None:
        if self.turned.is_integer():
            paint_face(painter, WheelFace(int(self.turned) % OCTANTS, self.theme.dark), self._box)
            return
        side = min(real_size(painter, self._box).width(), MOVING)
        picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        moved = QPainter(picture)
        paint_wheel(moved, QRectF(picture.rect()), self.angle, dark=self.theme.dark)
        moved.end()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self._box, picture)
