"""The faces of the cards: spies, their backs, and the pack of neutral spies.

A face is painted once for each size (`qtapp.items.cards`), with the shadow the card throws. It shows less the smaller
it is. Large: portrait, the three symbols at the left (preparation time, points, action), the alias, and the emblem of
an exclusive spy's nation. Medium: the same without the alias. Small: the division, the action, the time.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from qtapp.base.brush import blended, faded, saved
from qtapp.base.theme import TEXT_LEAST
from qtapp.boards.art.palette import BRASS, INK, LIGHT
from qtapp.boards.cercle.art.actions import paint_action
from qtapp.boards.cercle.art.butterflies import paint_engraved_butterfly, paint_quarter
from qtapp.boards.cercle.art.card import (
    CARD,
    HEIGHT,
    WIDTH,
    dotted_ring,
    on_card,
    paint_paper,
    paint_points,
    paint_spent,
    paint_time,
    rounded,
)
from qtapp.boards.cercle.art.divisions import (
    NEUTRAL,
    abbreviation,
    division_colour,
    division_ink,
    on_division,
    paint_division,
)
from qtapp.boards.cercle.art.portraits import paint_portrait
from qtapp.boards.cercle.art.services import paint_service
from qtapp.boards.cercle.art.spies import PrintedSpy, spy
from qtapp.items.printing import paint_figure, paint_label

LARGE_FROM, MEDIUM_FROM = 96, 44  # pixels of the card's width


@dataclass(frozen=True, slots=True)
class SpyFace:
    """A spy, face up. `alias` is typed where there is room for it; `spent` marks one that has acted in this phase."""

    code: str
    alias: str = ""
    spent: bool = False
    dark: bool = False
    least: float = TEXT_LEAST  # the smallest type, in real pixels

    def paint(self, painter: QPainter, size: QSize) -> None:
        card = spy(self.code)
        with on_card(painter, size, card.division, dark=self.dark) as wide:
            if wide >= LARGE_FROM * self.least / TEXT_LEAST:
                self._paint_large(painter, card)
            elif wide >= MEDIUM_FROM:
                self._paint_medium(painter, card)
            else:
                self._paint_small(painter, card)
            if self.spent:
                paint_spent(painter)

    def _paint_large(self, painter: QPainter, card: PrintedSpy) -> None:
        plate = QRectF(3.4, 67.4, WIDTH - 6.8, 17.6)
        paint_paper(painter, plate)
        if not paint_label(painter, self.alias, plate.adjusted(1.4, 0, -1.4, 0), INK, self.least):
            _paint_name_of(painter, card.division, plate.adjusted(12, 2.6, -12, -2.6))
        _paint_picture(painter, card.id, QRectF(17.2, 3.4, 42.4, 62.2))
        paint_time(painter, card.prep, QRectF(2.4, 3.4, 13.8, 16))
        paint_points(painter, card.vp, card.bid, QRectF(2.6, 21.6, 13.4, 14))
        _paint_action(painter, card, QRectF(2.8, 38.4, 13, 15.4))
        paint_division(painter, card.division, QRectF(4.6, 56, 9.4, 9.4), on_division(card.division))
        if card.exclusive:
            paint_service(painter, card.exclusive, QRectF(48, 56.6, 13, 13), "active")

    def _paint_medium(self, painter: QPainter, card: PrintedSpy) -> None:
        _paint_picture(painter, card.id, QRectF(22.6, 3, 37.6, 61))
        paint_time(painter, card.prep, QRectF(2.6, 2.4, 18.6, 21))
        paint_points(painter, card.vp, card.bid, QRectF(2.8, 24.4, 18.2, 18.6))
        _paint_action(painter, card, QRectF(2.8, 44.4, 18.2, 20.4))
        foot = QRectF(2.8, 66.6, WIDTH - 5.6, 18.6)
        paint_paper(painter, foot, 2.4)
        _paint_name_of(painter, card.division, foot.adjusted(2, 2.4, -18 if card.exclusive else -2, -2.4))
        if card.exclusive:
            paint_service(painter, card.exclusive, QRectF(WIDTH - 22.4, 66.2, 19.4, 19.4), "active")

    def _paint_small(self, painter: QPainter, card: PrintedSpy) -> None:
        paint_paper(painter, QRectF(4, 4, WIDTH - 8, 53), 3)
        paint_action(painter, card.action, QRectF(7.5, 6, WIDTH - 15, 49), INK, card.k)
        paint_time(painter, card.prep, QRectF(4, 58.4, 27, 27.6))
        paint_division(painter, card.division, QRectF(34, 60.4, 24, 24), on_division(card.division))


def _paint_picture(painter: QPainter, code: str, rect: QRectF) -> None:
    with saved(painter):
        painter.setClipPath(rounded(rect, 1.6), Qt.ClipOperation.IntersectClip)
        paint_portrait(painter, code, rect)
    painter.strokePath(rounded(rect, 1.6), QPen(INK, 0.7))


def _paint_action(painter: QPainter, card: PrintedSpy, rect: QRectF) -> None:
    paint_paper(painter, rect)
    inset = rect.width() * 0.08
    paint_action(painter, card.action, rect.adjusted(inset, inset, -inset, -inset), INK, card.k)


def _paint_name_of(painter: QPainter, division: str, rect: QRectF) -> None:
    """The sign of a division, and its letters where there is room; a neutral spy has none."""
    ink, letters, side = division_ink(division), abbreviation(division), rect.height()
    if rect.width() < side * 3.1:
        letters = ""
    wide = side * 2.1 if letters else 0.0
    left = rect.center().x() - (side + wide) / 2
    paint_division(painter, division, QRectF(left, rect.top(), side, side), ink)
    if letters:
        paint_figure(
            painter, letters, QRectF(left + side * 1.15, rect.top() + side * 0.16, wide - side * 0.15, side * 0.68), ink
        )


@dataclass(frozen=True, slots=True)
class SpyBack:
    """An infiltrated spy: its points, and the quarter of a butterfly that its division brings.

    Four backs side by side make a butterfly. A neutral one has no quarter of its own; where it serves as a joker,
    `joker` says for which.
    """

    code: str
    joker: str = ""
    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        card = spy(self.code)
        quarter = self.joker or ("" if card.quarter == "joker" else card.quarter)
        with on_card(painter, size, card.division, dark=self.dark) as wide:
            paint_paper(painter, CARD.adjusted(3, 3, -3, -3), 3)
            if quarter:
                self._paint_quarter(painter, quarter, joker=card.division == NEUTRAL)
            else:
                paint_engraved_butterfly(
                    painter, QRectF(8, 8, WIDTH - 16, HEIGHT - 16), faded(division_ink(NEUTRAL), 0.35)
                )
            self._paint_points(painter, card, quarter, wide)

    def _paint_quarter(self, painter: QPainter, quarter: str, *, joker: bool) -> None:
        """The wing reaches from the inner corner of the card outwards."""
        side = WIDTH - 7
        left = 3.5
        top = HEIGHT - 3.5 - side if quarter.startswith("upper") else 3.5
        paint_quarter(painter, quarter, QRectF(left, top, side, side), "joker" if joker else "division")

    def _paint_points(self, painter: QPainter, card: PrintedSpy, quarter: str, wide: float) -> None:
        side = 22.0 if wide >= MEDIUM_FROM else 32.0
        x = WIDTH - 5 - side if quarter.endswith("right") else 5.0
        y = HEIGHT - 5 - side if quarter.startswith("lower") else 5.0
        if not quarter:
            x, y = (WIDTH - side) / 2, (HEIGHT - side) / 2
        paint_points(painter, card.vp, card.division if card.division != NEUTRAL else "N", QRectF(x, y, side, side))


@dataclass(frozen=True, slots=True)
class PackBack:
    """The pack of neutral spies, face down: it tells nothing."""

    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        with on_card(painter, size, NEUTRAL, dark=self.dark) as wide:
            night = blended(division_colour(NEUTRAL), "#1C1A17", 0.72)
            painter.fillPath(rounded(CARD.adjusted(3.5, 3.5, -3.5, -3.5), 3), night)
            painter.strokePath(rounded(CARD.adjusted(5.5, 5.5, -5.5, -5.5), 2), QPen(BRASS, 0.8))
            centre = QPointF(WIDTH / 2, HEIGHT / 2)
            painter.setPen(QPen(BRASS, 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 21, 21)
            if wide >= MEDIUM_FROM:
                dotted_ring(painter, centre, 24.4, 32, BRASS)
            paint_engraved_butterfly(
                painter, QRectF(WIDTH / 2 - 17, HEIGHT / 2 - 16.6, 34, 34), blended(BRASS, LIGHT, 0.3)
            )
