"""The faces of characters and action cards, and their backs.

A face shows less the smaller it is. Large: portrait or sign, values, name. Medium: without the name. Small: what tells
it apart. Names come in the language of the window, everything else is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import blended, drawn, faded, glow, round_pen, saved
from qtapp.base.theme import TEXT_LEAST
from qtapp.boards.art.palette import INK, IVORY, LIGHT
from qtapp.boards.complot.art.actions import paint_action
from qtapp.boards.complot.art.card import (
    CARD,
    HEIGHT,
    LARGE_FROM,
    MEDIUM_FROM,
    NAMED_FROM,
    WIDTH,
    on_card,
    paint_disc,
    paint_field,
    paint_lamp,
    paint_medal,
    paint_value,
    paint_veil,
    rounded,
)
from qtapp.boards.complot.art.palette import BROWN_CARD, FAMILIES, LAMP, LIGHT_CARD, THREAD
from qtapp.boards.complot.art.portraits import paint_portrait
from qtapp.boards.complot.art.signs import paint_skill
from qtapp.items.printing import paint_figure, paint_label

VALUES = ("combat", "plot", "life", "elimination")
ROLLED = ("combat", "plot")  # what a die has to reach
PATTERNS = {0: "plain", 1: "ruled", 2: "crossed", 5: "barred", 6: "hatched", 7: "crossed"}  # of action cards, by family
ROOMY_FROM = 106.0  # pixels of the width of an action card: its name fits on a small plate
PLATE_EDGE = 0.8
SKILL_GROUND = QColor("#3A4652")


@dataclass(frozen=True, slots=True)
class CharacterFace:
    """A character, face up, on a brown card (a main one) or a light one. `spent` marks one whose skill was used."""

    character: str
    main: bool
    skill: str
    combat: int
    plot: int
    life: int
    elimination: int
    name: str = ""
    spent: bool = False
    dark: bool = False
    least: float = TEXT_LEAST  # the smallest type, in real pixels

    def paint(self, painter: QPainter, size: QSize) -> None:
        ground = BROWN_CARD if self.main else LIGHT_CARD
        with on_card(painter, size, ground, "crossed" if self.main else "plain", dark=self.dark) as wide:
            if wide >= LARGE_FROM * self.least / TEXT_LEAST:
                self._paint_large(painter)
            elif wide >= MEDIUM_FROM:
                self._paint_medium(painter)
            else:
                self._paint_small(painter)
            if self.spent:
                paint_veil(painter)

    @property
    def _figures(self) -> tuple[int, ...]:
        return self.combat, self.plot, self.life, self.elimination

    def _paint_large(self, painter: QPainter) -> None:
        plate = QRectF(3.4, 68.4, WIDTH - 6.8, 16.4)
        paint_field(painter, plate)
        paint_label(painter, self.name, plate.adjusted(1.4, 0, -1.4, 0), INK, self.least)
        _paint_picture(painter, self.character, QRectF(17.4, 3.4, 42.2, 63))
        for index, (value, figure) in enumerate(zip(VALUES, self._figures, strict=True)):
            shown = f"{figure}+" if value in ROLLED else str(figure)
            paint_value(painter, value, shown, QRectF(1.8, 3.0 + index * 16.1, 15.4, 15.4))
        self._paint_skill(painter, QRectF(44.6, 52.4, 15.6, 15.6))

    def _paint_medium(self, painter: QPainter) -> None:
        _paint_picture(painter, self.character, QRectF(22.6, 3, 37.4, 61))
        for index, (value, figure) in enumerate(zip(VALUES, self._figures, strict=True)):
            paint_value(painter, value, str(figure), QRectF(1.6, 2.0 + index * 21.2, 20.6, 20.6))
        field = QRectF(22.6, 66.4, 37.4, 18.6)
        paint_field(painter, field, 2.4, SKILL_GROUND)
        paint_skill(painter, self.skill, field.adjusted(3, 2, -3, -2), LIGHT)

    def _paint_small(self, painter: QPainter) -> None:
        _paint_picture(painter, self.character, QRectF(3, 3, WIDTH - 6, 54))
        paint_value(painter, "combat", str(self.combat), QRectF(1.4, 57.6, 30, 29))
        paint_value(painter, "plot", str(self.plot), QRectF(31.6, 57.6, 30, 29))

    def _paint_skill(self, painter: QPainter, rect: QRectF) -> None:
        paint_skill(painter, self.skill, paint_disc(painter, rect, SKILL_GROUND), LIGHT)


def _paint_picture(painter: QPainter, character: str, rect: QRectF) -> None:
    with saved(painter):
        painter.setClipPath(rounded(rect, 1.6), Qt.ClipOperation.IntersectClip)
        paint_portrait(painter, character, rect)
    painter.strokePath(rounded(rect, 1.6), QPen(INK, 0.7))


@dataclass(frozen=True, slots=True)
class CharacterBack:
    """The deck of characters, face down: a passport photograph without a face."""

    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        with on_card(painter, size, LIGHT_CARD, "plain", dark=self.dark):
            field = CARD.adjusted(4, 4, -4, -4)
            paint_field(painter, field, 3, blended(LIGHT_CARD, IVORY, 0.3))
            photograph = QRectF(14, 14, 35, 46)
            painter.fillRect(photograph, QColor("#34424E"))
            with saved(painter):
                painter.setClipRect(photograph)
                shape = drawn("O 31.5 33 9 11 M 12 62 C 12 50 20 46.4 31.5 46.4 C 43 46.4 51 50 51 62 Z")
                painter.fillPath(shape, faded(IVORY, 0.28))
            painter.strokePath(rounded(photograph, 0.6), QPen(INK, 0.9))
            paint_figure(painter, "?", QRectF(25, 26, 13, 20), LAMP)
            for row, reach in enumerate((34, 26, 30)):
                painter.fillRect(QRectF(14, 65 + row * 5, reach, 2.2), faded(INK, 0.75))


@dataclass(frozen=True, slots=True)
class ActionFace:
    """An action card. `bonus` is that of combat cards; a secondary mission has the number of its place and points.

    `phase` is the one it is played in, 0 for any time: it gives the card its colour and its pattern.
    """

    kind: str
    phase: int = 0
    name: str = ""
    bonus: int = 0
    place: int = 0
    points: int = 0
    spent: bool = False
    dark: bool = False
    least: float = TEXT_LEAST

    def paint(self, painter: QPainter, size: QSize) -> None:
        colour = family_colour(self.phase)
        with on_card(painter, size, colour, PATTERNS[_family(self.phase)], dark=self.dark) as wide:
            if wide >= NAMED_FROM * self.least / TEXT_LEAST:
                self._paint_large(painter, colour, plate_on(wide * TEXT_LEAST / self.least))
            else:
                self._paint_small(painter, colour, wide)
            if self.spent:
                paint_veil(painter)

    def _paint_large(self, painter: QPainter, colour: QColor, plate: QRectF) -> None:
        """With its name on a plate, which is higher on a smaller card."""
        field = QRectF(4, 4, WIDTH - 8, plate.top() - 6.2)
        rise = 66 - field.bottom()
        paint_field(painter, field, 3)
        self._paint_scene(painter, field.adjusted(0, -rise, 0, -rise), colour)
        with saved(painter):
            painter.translate(0, -rise)
            self._paint_figures(painter, QRectF(22, 47.4, 19, 17.4))
        _paint_phase(painter, self.phase, QRectF(5.6, 5.6, 12, 12), colour)
        paint_field(painter, plate)
        paint_label(painter, self.name, plate.adjusted(PLATE_EDGE, 0, -PLATE_EDGE, 0), INK, self.least)

    def _paint_small(self, painter: QPainter, colour: QColor, wide: float) -> None:
        field = QRectF(4, 4, WIDTH - 8, HEIGHT - 8)
        paint_field(painter, field, 3)
        figures = bool(self.bonus or self.place)
        box = QRectF(7, 6, WIDTH - 14, 49) if figures or wide >= MEDIUM_FROM else QRectF(7, 16, WIDTH - 14, 56)
        paint_action(painter, self.kind, box, blended(colour, INK, 0.45))
        if figures:
            self._paint_figures(painter, QRectF(15, 54, 33, 30), alone=True)
        elif wide >= MEDIUM_FROM:
            _paint_phase(painter, self.phase, QRectF(21.5, 61, 20, 20), colour)

    def _paint_scene(self, painter: QPainter, field: QRectF, colour: QColor) -> None:
        """The sign, on a spot of light of the colour of its phase."""
        centre = QPointF(field.center().x(), field.center().y() + 1.5)
        light = glow(centre.x(), centre.y(), 28, (0, faded(colour, 0.42)), (1, faded(colour, 0.0)))
        with saved(painter):
            painter.setClipPath(rounded(field, 3))
            painter.fillRect(field, light)
        crowded = bool(self.bonus or self.place)
        side = 36.0 if crowded else 41.0
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2 - (5.4 if crowded else 0), side, side)
        with saved(painter):
            painter.translate(0, 0.9)
            paint_action(painter, self.kind, box, faded(INK, 0.22))
        paint_action(painter, self.kind, box, blended(colour, INK, 0.45))

    def _paint_figures(self, painter: QPainter, rect: QRectF, *, alone: bool = False) -> None:
        if self.bonus:
            paint_figure(painter, f"+{self.bonus}", rect.adjusted(0, 2, 0, -2), THREAD)
        elif self.place and alone:
            half = rect.width() / 2 - 1
            paint_lamp(painter, self.place, QRectF(rect.left() - 5, rect.top() + 4, half + 5, half + 5))
            paint_medal(painter, self.points, QRectF(rect.center().x() + 3, rect.top() + 3, half + 4, half + 5))
        elif self.place:
            paint_lamp(painter, self.place, QRectF(7, 47.6, 15.4, 15.4))
            paint_medal(painter, self.points, QRectF(42, 47.4, 14, 17))


def plate_on(wide: float) -> QRectF:
    """Where the name of an action card stands: on a larger plate if the card is so many pixels wide only."""
    return QRectF(4, 68.2, WIDTH - 8, 16.4) if wide >= ROOMY_FROM else QRectF(1.6, 63.8, WIDTH - 3.2, 22.6)


def _family(phase: int) -> int:
    return max(first for first in FAMILIES if first <= min(phase, 7))


def family_colour(phase: int) -> QColor:
    """The colour of action cards that are played in a phase."""
    return FAMILIES[_family(phase)]


def _paint_phase(painter: QPainter, phase: int, rect: QRectF, colour: QColor) -> None:
    """The phase on a disc; at any time is the dial of a clock."""
    inside = paint_disc(painter, rect, colour)
    if phase:
        paint_figure(painter, str(phase), inside, LIGHT)
        return
    centre, radius = inside.center(), inside.width() / 2
    painter.setPen(round_pen(LIGHT, radius * 0.3))
    painter.drawLine(centre, centre - QPointF(0, radius * 0.85))
    painter.drawLine(centre, centre + QPointF(radius * 0.6, 0))


@dataclass(frozen=True, slots=True)
class ActionBack:
    """The deck of action cards, face down: threads run together at a pin."""

    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        with on_card(painter, size, QColor("#243543"), "crossed", dark=self.dark):
            inner = CARD.adjusted(4.5, 4.5, -4.5, -4.5)
            painter.fillPath(rounded(inner, 3), QColor("#16222E"))
            painter.strokePath(rounded(inner.adjusted(1.6, 1.6, -1.6, -1.6), 2), QPen(LAMP, 0.8))
            centre = QPointF(WIDTH / 2, HEIGHT / 2)
            with saved(painter):
                painter.setClipPath(rounded(inner.adjusted(2, 2, -2, -2), 2))
                for x, y in ((8, 14), (52, 10), (56, 48), (50, 78), (12, 74), (7, 42)):
                    painter.strokePath(drawn(f"M {centre.x()} {centre.y()} L {x} {y}"), round_pen(THREAD, 0.9))
                    painter.fillPath(drawn(f"O {x} {y} 1.8 1.8"), LAMP)
            painter.fillPath(drawn(f"O {centre.x()} {centre.y()} 15.6 15.6"), LAMP)
            painter.fillPath(drawn(f"O {centre.x()} {centre.y()} 14 14"), QColor("#16222E"))
            paint_figure(painter, "XIII", QRectF(20.5, 37, 22, 14), LAMP)
