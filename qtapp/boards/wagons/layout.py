"""Where everything lies on the table: pure geometry, from the size of the window alone.

In play the circle stands beside the two towns, the one in focus larger than the other; once the circle is empty the
goals move to the top and the towns get all the room. A layout depends on no other card, so that nothing jumps when one
is taken; only towns are fitted into their fields as they grow.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from qtapp.boards.wagons.ring import CardRing, card_size, cell_height, fitted_ring

LEAST = QSizeF(680, 616)  # a window smaller than this shows a smaller picture: no text is ever cut
GOALS_LEAST = QSizeF(172, 344)  # three goals with their longest French texts in the smallest type
POINTS_ROW = 30.0
# How much wider than high the room of both towns is before they stand side by side: beside the circle, and below it or
# without it. No window of a usual size comes near either: a few pixels or a banner must not turn the table upside down.
BROAD_BESIDE, BROAD_BELOW = 1.9, 0.9


class Panel(NamedTuple):
    """A player's part of the table."""

    place: QRectF
    head: QRectF  # the name and the points
    tray: QRectF  # where cards wait to be placed
    wide_field: QRectF  # the town, when the tray is empty
    narrow_field: QRectF  # the town beside a tray in use

    def field(self, *, tray_used: bool) -> QRectF:
        return self.narrow_field if tray_used else self.wide_field


class Layout(NamedTuple):
    """The table as laid out for one window."""

    area: QRectF
    ring: CardRing
    goals: QRectF
    focus: Panel
    other: Panel
    card_cell: int  # how wide a territory is on cards outside the towns
    even: bool = False  # both towns are shown alike
    emptied: bool = False  # the circle is gone, the goals stand in a row

    def panel(self, seat: int, focus: int) -> Panel:
        return self.focus if seat == focus else self.other


@lru_cache(maxsize=32)
def _arranged(width: int, height: int, emptied: bool, even: bool) -> Layout:
    area = QRectF(0, 0, width, height)
    margin = 12.0 if min(width, height) < 700 else 16.0
    inside = area.adjusted(margin, margin, -margin, -margin)
    arrange = _emptied if emptied else _playing
    return arrange(area, inside, margin, even=even)


def arranged(area: QSizeF, *, emptied: bool = False, even: bool = False) -> Layout:
    """The layout for a window: `emptied` when the circle is empty for good, `even` when no seat is in focus."""
    return _arranged(round(max(area.width(), LEAST.width())), round(max(area.height(), LEAST.height())), emptied, even)


def _playing(area: QRectF, inside: QRectF, gap: float, *, even: bool) -> Layout:
    if inside.width() >= 0.85 * inside.height():
        ring_width = min(0.60 * inside.height(), 0.51 * inside.width())
        place = QRectF(inside.left(), inside.top(), ring_width, inside.height())
        rest, broad = inside.adjusted(ring_width + gap, 0, 0, 0), BROAD_BESIDE
    else:
        ring_height = min(1.25 * inside.width(), 0.55 * inside.height())
        place = QRectF(inside.left(), inside.top(), inside.width(), ring_height)
        rest, broad = inside.adjusted(0, ring_height + gap, 0, 0), BROAD_BELOW
    # A narrow window cannot give the goals all they ask for; the circle keeps a part of it then.
    least = QSizeF(min(GOALS_LEAST.width(), 0.54 * place.width()), min(GOALS_LEAST.height(), 0.57 * place.height()))
    ring = fitted_ring(place, least)
    focus, other = _towns(rest, gap, ring.cell, share=0.5 if even else 0.63, broad=broad)
    return Layout(area, ring, ring.inner, focus, other, ring.cell, even=even)


def _emptied(area: QRectF, inside: QRectF, gap: float, *, even: bool) -> Layout:
    goals = QRectF(inside.left(), inside.top(), inside.width(), min(max(0.17 * inside.height(), 112), 156))
    rest = inside.adjusted(0, goals.height() + gap, 0, 0)
    cell = round(min(max(inside.width() / 25, 24), 46))
    focus, other = _towns(rest, gap, cell, share=0.5 if even else 0.62, broad=BROAD_BELOW)
    # Nobody sees the empty circle; cards that still fly come from around the goals.
    ring = fitted_ring(inside, QSizeF(0, 0))
    return Layout(area, ring, goals, focus, other, cell, even=even, emptied=True)


def _towns(place: QRectF, gap: float, cell: int, share: float, broad: float) -> tuple[Panel, Panel]:
    """The two panels above each other, or side by side where the place is `broad` times as wide as it is high."""
    if place.width() < broad * place.height():
        high = round((place.height() - gap) * share)
        parts = (
            QRectF(place.topLeft(), QSizeF(place.width(), high)),
            QRectF(place.left(), place.top() + high + gap, place.width(), place.height() - high - gap),
        )
    else:
        wide = round((place.width() - gap) * share)
        parts = (
            QRectF(place.topLeft(), QSizeF(wide, place.height())),
            QRectF(place.left() + wide + gap, place.top(), place.width() - wide - gap, place.height()),
        )
    return _panel(parts[0], cell), _panel(parts[1], cell)


def _panel(place: QRectF, cell: int) -> Panel:
    """Name and points above the town, waiting cards at its right."""
    inside = place.adjusted(12, 8, -12, -12)
    head = QRectF(inside.left(), inside.top(), inside.width(), POINTS_ROW)
    field = inside.adjusted(0, head.height() + 6, 0, 0)
    column = min(max(2.0 * cell, 0.2 * inside.width()), 0.34 * inside.width())
    tray = QRectF(field.right() - column, field.top(), column, field.height())
    return Panel(place, head, tray, field, field.adjusted(0, 0, -column - 10, 0))


class Camera(NamedTuple):
    """How a town is shown in its field: the size of a territory and where cell (0, 0) lies."""

    cell: int
    origin: QPointF

    def rect(self, x: float, y: float, columns: float = 1, rows: float = 1) -> QRectF:
        """Where cells lie in the scene."""
        high = cell_height(self.cell)
        return QRectF(self.origin.x() + x * self.cell, self.origin.y() + y * high, columns * self.cell, rows * high)

    def card(self, x: int, y: int) -> QRectF:
        return self.rect(x, y, 2, 2)

    def cell_at(self, point: QPointF) -> tuple[float, float]:
        """The point in cells, not rounded."""
        return ((point.x() - self.origin.x()) / self.cell, (point.y() - self.origin.y()) / cell_height(self.cell))


def camera_on(bounds: QRectF, field: QRectF, most: int) -> Camera:
    """Show these cells in the middle of the field, about as large as they fit but no larger than `most`."""
    cell = max(6, min(most, int(field.width() / bounds.width())))
    while cell > 6 and cell_height(cell) * bounds.height() > field.height():
        cell -= 1
    return _centred(bounds, _stepped(cell), field.center())


def _stepped(cell: int) -> int:
    """Few sizes instead of all: faces are painted once for each, and a town does not shrink with every card."""
    return cell - cell % (3 if cell > 36 else 2)


def _centred(bounds: QRectF, cell: int, middle: QPointF) -> Camera:
    left = middle.x() - bounds.center().x() * cell
    top = middle.y() - bounds.center().y() * cell_height(cell)
    return Camera(cell, QPointF(round(left), round(top)))


def camera_in(panel: Panel, bounds: QRectF, most: int, *, tray_used: bool) -> Camera:
    """Show a town in its panel: in its field, or in the middle of the whole panel where nothing is in the way."""
    camera = camera_on(bounds, panel.field(tray_used=tray_used), most)
    middle = _centred(bounds, camera.cell, QPointF(panel.place.center().x(), panel.wide_field.center().y()))
    town = middle.rect(bounds.x(), bounds.y(), bounds.width(), bounds.height())
    return camera if tray_used or town.intersects(panel.head) else middle


def most_cell(layout: Layout) -> int:
    """Even a single card grows no larger than this: a town should not dwarf the circle."""
    return 110 if layout.emptied else round(layout.ring.cell * 1.7)


def tray_spots(tray: QRectF, ready: bool, waiting: int, cell: int) -> list[QRectF]:
    """Where cards wait: the one to be placed now first and large, the others as a fan after it."""
    is_row = tray.width() > tray.height()
    spots: list[QRectF] = []
    start = tray.left() if is_row else tray.top()
    if ready:
        share = 1.0 if waiting == 0 or is_row else 0.62
        size = card_size(_tray_cell(tray.width(), tray.height() * share, round(cell * 1.35)))
        spots.append(_tray_spot(tray, start, size, is_row=is_row))
        start += (size.width() if is_row else size.height()) + 12
    if not waiting:
        return spots
    across, along = (tray.height(), tray.right() - start) if is_row else (tray.width(), tray.bottom() - start)
    size = card_size(_tray_cell(along, across, cell) if is_row else _tray_cell(across, along, cell))
    length = size.width() if is_row else size.height()
    step = min(length + 8, (along - length) / (waiting - 1)) if waiting > 1 else 0.0
    return spots + [_tray_spot(tray, start + index * step, size, is_row=is_row) for index in range(waiting)]


def _tray_spot(tray: QRectF, at: float, size: QSizeF, *, is_row: bool) -> QRectF:
    corner = (at, tray.center().y() - size.height() / 2) if is_row else (tray.center().x() - size.width() / 2, at)
    return QRectF(round(corner[0]), round(corner[1]), size.width(), size.height())


def _tray_cell(width: float, height: float, wanted: int) -> int:
    """The largest territory, up to `wanted`, of a card in this much room."""
    cell = min(wanted, int(width / 2))
    while cell > 8 and 2 * cell_height(cell) > height:
        cell -= 1
    return max(cell, 8)
