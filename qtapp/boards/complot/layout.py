"""Where everything lies on the table: pure geometry, from the size of the window and the number of seats alone.

Above, a strip tells round, phase and order. Below it the map, and at its right what each seat has and a file on the
place that is looked at. At the foot lie the hand with the reserve, the missions and the piles. Nothing depends on
tokens or cards, so that nothing jumps when one moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engines.game import Seat
from qtapp.boards.complot.art.night_map import MapFrame
from qtapp.boards.geometry import LEAST_TARGET, RATIO, shrunk

LEAST = QSizeF(660, 600)  # a window smaller than this shows a smaller picture: no text is ever cut
RAIL = 0.225  # of the width: seats and the file
CORNER = 0.262  # of the width of the map: answers in its upper corner
LEAST_RAIL = 164.0  # pixels
LEAST_RADIUS = 9.5  # pixels: of a place on the map, so that its number can be read
FOOT = 0.215  # of the height: hand and missions
NARROW = 1.2  # of a window's height: in a narrower one the missions lie above the hand, as strips
STRIPS = 66.0  # pixels: how high the missions are then
HAND = 142.0  # pixels: the hand is so high at least, so that the names of cards can be read
STRIP_WIDE = 2.7  # how wide a strip is at most, in its height
FEW = 4  # with more seats a third mission lies face up as a rule; more than that lie closer together
MISSIONS = 0.41  # of the room that they share with the hand
SMALLEST = 0.4  # of the height of the shelf: the width of missions that lie there; more overlap
USUAL, LEAST_CARD = 5, 92.0  # cards of a hand lie side by side, and pixels: they are so wide at least
LIFT = 0.10  # how far a card that can be played rises out of the hand, in its height


class Layout(NamedTuple):
    """The table as laid out for one window."""

    area: QRectF
    unit: float  # how large small things are, 1.0 in an ordinary window
    gap: float
    strip: QRectF
    chips: QRectF  # answers that have no place of their own, on a scene or a tray
    corner: QRectF  # the same on the map, where it has neither places nor names
    frame: MapFrame
    seats: tuple[QRectF, ...]  # the one in focus first, then clockwise
    file: QRectF
    reserve: tuple[QRectF, ...]  # by kind of unit
    hand: QRectF
    missions: QRectF
    piles: tuple[QRectF, ...]
    discard: QRectF

    @property
    def map(self) -> QRectF:
        return self.frame.area

    @property
    def radius(self) -> float:
        return self.frame.radius

    def seat(self, seat: Seat, focus: Seat) -> QRectF:
        return self.seats[(seat - focus) % len(self.seats)]

    @property
    def scene(self) -> QRectF:
        """Where a combat is fought, over the map."""
        return shrunk(self.map, 1.5 * self.gap)

    @property
    def has_strips(self) -> bool:
        """Whether missions lie above the hand, as strips."""
        return self.missions.bottom() < self.hand.top()

    @property
    def tray(self) -> QRectF:
        """Where cards are laid out to choose from, over the foot of the map."""
        high = round(max(0.46 * self.map.height(), min(260 * self.unit, 0.66 * self.map.height())))
        return QRectF(self.map.left(), self.map.bottom() - high, self.map.width(), high)

    def card(self, count: int = 0) -> QSizeF:
        """Of a hand of so many."""
        fitting = (self.hand.width() - 2 * self.gap) / max(USUAL, count)
        wide = min(self.hand.height() / (1 + LIFT) * RATIO, max(fitting, LEAST_CARD))
        return QSizeF(round(wide), round(wide / RATIO))


def arranged(area: QSizeF, seats: int) -> Layout:
    """The layout for a window."""
    return _arranged(round(max(area.width(), LEAST.width())), round(max(area.height(), LEAST.height())), seats)


@lru_cache(maxsize=16)
def _arranged(width: int, height: int, seats: int) -> Layout:
    area = QRectF(0, 0, width, height)
    unit = min(max(min(width / 940, height / 752), 0.84), 3.2)
    gap = float(round(8 * unit))
    inside = shrunk(area, gap)
    strip = QRectF(inside.left(), inside.top(), inside.width(), round(34 * unit))
    is_narrow = inside.width() < NARROW * inside.height()
    foot_high = round(max(FOOT * inside.height(), HAND))
    foot = QRectF(inside.left(), inside.bottom() - foot_high, inside.width(), foot_high)
    rail_wide = round(max(RAIL * inside.width(), LEAST_RAIL))
    body = QRectF(inside.left(), strip.bottom() + gap, inside.width(), foot.top() - strip.bottom() - 2 * gap)
    rail = QRectF(body.right() - rail_wide, body.top(), rail_wide, body.height())
    sheet = QRectF(body.left(), body.top(), rail.left() - gap - body.left(), body.height())
    strips = QRectF(sheet.left(), sheet.bottom() - STRIPS, sheet.width(), STRIPS) if is_narrow else None
    if strips is not None:
        sheet.setBottom(strips.top() - gap)
    panels, file = _rail(rail, gap, unit, seats)
    chips_high = max(LEAST_TARGET, round(32 * unit))
    chips = QRectF(sheet.left() + 2 * gap, sheet.bottom() - chips_high - 2.5 * gap, sheet.width() - 4 * gap, chips_high)
    corner = QRectF(sheet.left() + 1.2 * gap, sheet.top() + 1.2 * gap, round(CORNER * sheet.width()), chips_high)
    reserve, hand, missions, piles, discard = _foot(foot, gap, 3 if seats > FEW else 2, unit, strips)
    return Layout(
        area, unit, gap, strip, chips, corner, MapFrame(sheet, LEAST_RADIUS), panels, file, reserve, hand, missions,
        piles, discard,
    )  # fmt: skip


def _rail(rail: QRectF, gap: float, unit: float, seats: int) -> tuple[tuple[QRectF, ...], QRectF]:
    """What each seat has, and below it the file."""
    small = 0.5 * gap
    high = round(min(58 * unit, 0.56 * (rail.height() + small) / seats - small))
    panels = tuple(
        QRectF(rail.left(), rail.top() + index * (high + small), rail.width(), high) for index in range(seats)
    )
    top = panels[-1].bottom() + gap
    return panels, QRectF(rail.left(), top, rail.width(), rail.bottom() - top)


def _foot(
    foot: QRectF, gap: float, count: int, unit: float, strips: QRectF | None
) -> tuple[tuple[QRectF, ...], QRectF, QRectF, tuple[QRectF, ...], QRectF]:
    """From the left: the reserve, the hand, the missions (unless they lie as strips above), the piles."""
    side = round(min((foot.height() - 4 * 2) / 5, 30 * unit))
    step = (foot.height() - side) / 4
    reserve = tuple(
        QRectF(foot.left(), round(foot.top() + index * step), round(2.1 * side), side) for index in range(5)
    )
    small = 0.5 * gap
    pile_high = round((foot.height() - small) / 2)
    pile = QSizeF(round(pile_high * RATIO), pile_high)
    left = foot.right() - pile.width()
    discard = QRectF(QPointF(left, foot.top()), pile)
    deck_left = left - pile.width() - small
    piles = tuple(QRectF(QPointF(deck_left, foot.top() + index * (pile_high + small)), pile) for index in range(2))
    room = deck_left - gap - reserve[0].right() - gap
    hand_left = reserve[0].right() + gap
    if strips is not None:
        return reserve, QRectF(hand_left, foot.top(), room, foot.height()), strips, piles, discard
    missions_wide = round(min(MISSIONS * room, count * (RATIO * foot.height() + small)))
    missions = QRectF(deck_left - gap - missions_wide, foot.top(), missions_wide, foot.height())
    hand = QRectF(hand_left, foot.top(), missions.left() - gap - hand_left, foot.height())
    return reserve, hand, missions, piles, discard


def row(box: QRectF, count: int, size: QSizeF, gap: float, *, middle: bool = False) -> list[QRectF]:
    """Cards side by side from the left (or in the middle), closer together where there are many; along the foot."""
    if not count:
        return []
    step = min(size.width() + gap, (box.width() - size.width()) / max(1, count - 1))
    start = box.left() + ((box.width() - (count - 1) * step - size.width()) / 2 if middle else 0.0)
    top = box.bottom() - size.height()
    return [QRectF(round(start + index * step), round(top), size.width(), size.height()) for index in range(count)]


def mission_row(layout: Layout, count: int) -> list[QRectF]:
    """Missions that lie face up: cards on the shelf, or strips above the hand."""
    shelf, gap = layout.missions, 0.5 * layout.gap
    fitting = (shelf.width() + gap) / max(1, count) - gap
    if layout.has_strips:
        return row(shelf, count, QSizeF(round(min(STRIP_WIDE * shelf.height(), fitting)), shelf.height()), gap)
    size = card_in(QRectF(0, 0, max(fitting, SMALLEST * shelf.height()), shelf.height()))
    return row(shelf, count, size, gap)


def card_in(box: QRectF) -> QSizeF:
    """The largest card in a box."""
    high = min(box.height(), box.width() / RATIO)
    return QSizeF(round(high * RATIO), round(high))


def centred(middle: QPointF, across: float, high: float) -> QRectF:
    return QRectF(round(middle.x() - across / 2), round(middle.y() - high / 2), round(across), round(high))
