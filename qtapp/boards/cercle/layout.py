"""Where everything lies on the table: pure geometry, from the size of the window and the number of seats alone.

From the top: the table of points; at the left the wheel, at the right the rivals, with the piles below the rivals or,
where these are many, below the wheel; the service in focus. The eight rows of the wheel have a zone each, around it.
Nothing depends on the cards, so that nothing jumps when one moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engines.game import Seat
from qtapp.boards.geometry import LEAST_TARGET, RATIO, shrunk

LEAST = QSizeF(680, 612)  # a window smaller than this shows a smaller picture: no text is ever cut
OCTANTS, COLUMNS, DIVISIONS = 8, 8, 4
FEW = 3  # so many services leave room for the piles below the rivals
LEFT = 0.578  # of the width: the wheel
OWN = 0.265  # of the height: the service in focus
PILES = (0.285, 0.47)  # of what is between it and the top: the piles, below the wheel or below the rivals
WHEEL = 0.5  # of the height of its part of the table: the wheel with its rim
TALL = 0.40  # a panel this high for its width has two lines of cards


class SeatLayout(NamedTuple):
    """A service's part of the table."""

    place: QRectF
    name: QRectF  # mark, emblem, service and player
    points: QRectF
    marker: QRectF  # the service marker
    disc: QRectF  # of the first player
    secrets: tuple[QRectF, ...]  # a place for each division
    ready: QRectF
    deployed: QRectF  # spies of others, against it
    infiltrated: QRectF
    large: bool  # the one in focus


class Layout(NamedTuple):
    """The table as laid out for one window."""

    area: QRectF
    unit: float  # how large small things are, 1.0 in an ordinary window
    gap: float
    track: QRectF  # the table of points: its row of victory points above the row of chaos
    field: QRectF  # everything around the wheel
    rim: QRectF  # on which the rows stand; it tells when they arrive
    wheel: QRectF
    zones: tuple[QRectF, ...]  # by octant, clockwise from the top
    card: QSizeF  # of a spy at the wheel, while there is room
    piles: tuple[QRectF, ...]  # two rows of eight
    open: tuple[QRectF, ...]
    pack: QRectF
    out: QRectF
    stage: QRectF  # what is announced or arrives is resolved here, over the piles
    seats: tuple[SeatLayout, ...]  # the one in focus first, then clockwise
    chips: QRectF  # choices that have no place of their own

    def seat(self, seat: Seat, focus: Seat) -> SeatLayout:
        return self.seats[(seat - focus) % len(self.seats)]

    @property
    def lens(self) -> QRectF:
        """Where a spy is shown large: over the wheel."""
        return card_in(shrunk(self.rim, 0.03 * self.rim.width()))

    def row(self, row: int) -> QRectF:
        """A row of the table of points, behind its sign: 0 is that of the players, 1 the Circle's."""
        high = self.track.height() / 2
        lead = 1.7 * high
        return QRectF(self.track.left() + lead, self.track.top() + row * high, self.track.width() - lead, high)

    def square(self, row: int, number: int) -> QRectF:
        """A square of the table of points; whoever has more stands on the last one."""
        box = self.row(row)
        across = box.width() / 21
        return QRectF(box.left() + min(number, 20) * across, box.top(), across, box.height())


def arranged(area: QSizeF, seats: int) -> Layout:
    """The layout for a window."""
    return _arranged(round(max(area.width(), LEAST.width())), round(max(area.height(), LEAST.height())), seats)


@lru_cache(maxsize=16)
def _arranged(width: int, height: int, seats: int) -> Layout:
    area = QRectF(0, 0, width, height)
    unit = min(max(min(width / 940, height / 752), 0.84), 3.0)
    gap = float(round(8 * unit))
    margin = 8.0 if min(width, height) < 700 else float(round(10 * unit))
    inside = shrunk(area, margin)
    track = QRectF(inside.left(), inside.top(), inside.width(), round(50 * unit))
    own_height = round(OWN * inside.height())
    own = QRectF(inside.left(), inside.bottom() - own_height, inside.width(), own_height)
    top, bottom = track.bottom() + gap, own.top() - gap
    field = QRectF(inside.left(), top, round(LEFT * inside.width()), bottom - top)
    beside = QRectF(field.right() + gap, top, inside.right() - field.right() - gap, bottom - top)
    above = beside if seats <= FEW else field
    below = QRectF(above)
    below.setTop(round(bottom - PILES[seats <= FEW] * (bottom - top)))
    above.setBottom(below.top() - gap)
    rim = _rim(field)
    wheel = shrunk(rim, round(max(13.0, 0.08 * rim.width())))
    piles, opened, pack, out = _piles(below, gap)
    focus, chips = _focus(own, unit)
    return Layout(
        area, unit, gap, track, field, rim, wheel, _zones(field, rim, gap), _card(field, rim), piles, opened,
        pack, out, below, (focus, *_rivals(beside, unit, gap, seats - 1)), chips,
    )  # fmt: skip


# Around the wheel


def _rim(field: QRectF) -> QRectF:
    side = round(min(WHEEL * field.height(), 0.38 * field.width()))
    return QRectF(round(field.center().x() - side / 2), round(field.center().y() - side / 2), side, side)


def _card(field: QRectF, rim: QRectF) -> QSizeF:
    """As high as the room above the wheel, and a little on its rim."""
    high = round((field.height() - rim.height()) / 2 + 0.015 * rim.height())
    return QSizeF(round(high * RATIO), high)


def _zones(field: QRectF, rim: QRectF, gap: float) -> tuple[QRectF, ...]:
    """One for each octant: three at either side, one above the wheel, one below it."""
    high, third = _card(field, rim).height(), (field.height() - 2 * gap) / 3
    middle = QRectF(rim.left() + 0.5 * gap, field.top(), rim.width() - gap, high)
    room = rim.left() - field.left() - 0.5 * gap
    sides = [field.top() + index * (third + gap) for index in range(3)]
    right = [QRectF(rim.right() + 0.5 * gap, top, room, third) for top in sides]
    left = [QRectF(field.left(), top, room, third) for top in sides]
    low = middle.translated(0, field.height() - high)
    return (middle, *right, low, *reversed(left))


# Piles


def _piles(place: QRectF, gap: float) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...], QRectF, QRectF]:
    """Sixteen piles in two rows of eight; beside or below them the pack, what is out of the game, and the two open
    neutrals."""
    small, is_wide = 0.5 * gap, place.width() > 3 * place.height()
    columns = (0.715 if is_wide else 1.0) * place.width()
    high = min(((1.0 if is_wide else 0.62) * place.height() - small) / 2, ((columns + small) / COLUMNS - small) / RATIO)
    across, step = round(high * RATIO), (columns + small) / COLUMNS
    piles = tuple(
        QRectF(round(place.left() + column * step), round(place.top() + row * (high + small)), across, round(high))
        for row in range(2)
        for column in range(COLUMNS)
    )
    bottom = max(pile.bottom() for pile in piles)
    if not is_wide:
        high = min(place.bottom() - bottom - gap, (place.width() - 3 * gap) / 4 / RATIO)
        size = QSizeF(round(high * RATIO), round(high))
        line = [place.left(), place.left() + size.width() + gap]
        line += [place.right() - 2 * size.width() - gap, place.right() - size.width()]
        pack, out, *opened = (QRectF(QPointF(left, bottom + gap), size) for left in line)
        return piles, tuple(opened), pack, out
    rest = QRectF(place.left() + columns + gap, place.top(), place.width() - columns - gap, bottom - place.top())
    high = min(0.70 * rest.height(), (rest.width() - gap) / 2 / RATIO)
    across = round(high * RATIO)
    opened = [
        QRectF(round(rest.right() - across - index * (across + gap)), bottom - round(high), across, round(high))
        for index in (1, 0)
    ]
    wide = round(min((opened[0].top() - place.top() - small) / RATIO, across))
    pack, out = (QRectF(box.left(), place.top(), wide, round(wide * RATIO)) for box in opened)
    return piles, tuple(opened), pack, out


# Services


def _head(place: QRectF, unit: float, high: float, name_width: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Name, points, service marker and disc, from left to right."""
    name = QRectF(place.left(), place.top(), name_width, high)
    disc = QRectF(name.right() + 2 * unit, place.top(), high, high)
    marker = QRectF(disc.right() + 3 * unit, place.top(), high, high)
    points = QRectF(marker.right() + 3 * unit, place.top(), round(2.3 * high), high)
    return name, points, marker, disc


def _focus(place: QRectF, unit: float) -> tuple[SeatLayout, QRectF]:
    """The service in focus with large cards, and the line for choices beside its name."""
    pad, gap = round(8 * unit), round(10 * unit)
    inside = QRectF(place).adjusted(pad + 4 * unit, pad - 2, -pad, -pad)
    high = float(round(30 * unit))
    name, points, marker, disc = _head(inside, unit, high, round(0.30 * inside.width()))
    chips = QRectF(points.right() + gap, inside.top(), inside.right() - points.right() - gap, high)
    body = QRectF(inside.left(), inside.top() + high + 4 * unit, inside.width(), inside.height() - high - 4 * unit)
    across = [round(part * (body.width() - 3 * gap)) for part in (0.27, 0.10, 0.165)]
    bars = QRectF(body.left(), body.top(), across[0], body.height())
    infiltrated = QRectF(body.right() - across[2], body.top(), across[2], body.height())
    deployed = QRectF(infiltrated.left() - gap - across[1], body.top(), across[1], body.height())
    ready = QRectF(bars.right() + gap, body.top(), deployed.left() - bars.right() - 2 * gap, body.height())
    step = bars.height() / DIVISIONS
    secrets = tuple(
        QRectF(bars.left(), bars.top() + index * step, bars.width(), step - 2 * unit) for index in range(DIVISIONS)
    )
    return SeatLayout(place, name, points, marker, disc, secrets, ready, deployed, infiltrated, large=True), chips


def _rivals(place: QRectF, unit: float, gap: float, count: int) -> list[SeatLayout]:
    small = 0.75 * gap
    high = (place.height() - small * (count - 1)) / count
    return [
        _rival(QRectF(place.left(), place.top() + index * (high + small), place.width(), high), unit)
        for index in range(count)
    ]


def _rival(place: QRectF, unit: float) -> SeatLayout:
    """A rival folded to what matters: a head, the four counts, and small cards in one line or two."""
    pad, gap = round(5 * unit), round(7 * unit)
    inside = place.adjusted(pad + 5 * unit, pad - 1, -pad, -pad)
    high = float(round(min(26 * unit, 0.3 * inside.height())))
    name, points, marker, disc = _head(inside, unit, high, round(inside.width() - 4.3 * high - 8 * unit))
    body = QRectF(inside.left(), inside.top() + high + 3 * unit, inside.width(), inside.height() - high - 3 * unit)
    is_tall = body.height() >= TALL * body.width()
    upper = QRectF(body.left(), body.top(), body.width(), body.height())
    if is_tall:
        upper.setHeight(round(0.44 * (body.height() - gap)))
    across = max((0.46 if is_tall else 0.35) * upper.width(), DIVISIONS * (LEAST_TARGET + 3 * unit))
    counts = QRectF(upper.left(), upper.top(), round(across), upper.height())
    if is_tall:
        lower = QRectF(body.left(), upper.bottom() + gap, body.width(), body.bottom() - upper.bottom() - gap)
        deployed = QRectF(lower.right() - 0.26 * lower.width(), lower.top(), 0.26 * lower.width(), lower.height())
        ready = QRectF(lower.left(), lower.top(), deployed.left() - gap - lower.left(), lower.height())
        left = counts.right() + gap
    else:
        share = upper.right() - counts.right() - 2 * gap
        ready = QRectF(counts.right() + 0.6 * gap, upper.top(), round(0.52 * share), upper.height())
        deployed = QRectF(ready.right() + 0.7 * gap, upper.top(), round(0.20 * share), upper.height())
        left = deployed.right() + 0.7 * gap
    infiltrated = QRectF(left, upper.top(), upper.right() - left, upper.height())
    step = counts.width() / DIVISIONS
    secrets = tuple(
        QRectF(counts.left() + index * step, counts.top(), step - 3 * unit, counts.height())
        for index in range(DIVISIONS)
    )
    return SeatLayout(place, name, points, marker, disc, secrets, ready, deployed, infiltrated, large=False)


# Boxes


def bar_in(row: QRectF, unit: float) -> tuple[QRectF, QRectF, QRectF]:
    """The sign, the figure and the bar of a division, from left to right."""
    side = min(row.height(), 26 * unit)
    badge = QRectF(row.left(), row.center().y() - side / 2, side, side)
    wide = min(44 * unit, 0.36 * row.width() - side)
    figure = QRectF(badge.right() + 3, row.top(), wide, row.height())
    high = min(0.44 * row.height(), 15 * unit)
    bar = QRectF(figure.right() + 3, row.center().y() - high / 2, row.right() - figure.right() - 7, high)
    return badge, figure, bar


def card_in(place: QRectF) -> QRectF:
    """The largest card in the middle of a place."""
    high = min(place.height(), place.width() / RATIO)
    return centred(place.center(), round(high * RATIO), round(high))


def square_in(place: QRectF) -> QRectF:
    side = min(place.width(), place.height())
    return centred(place.center(), round(side), round(side))


def centred(middle: QPointF, across: float, high: float) -> QRectF:
    return QRectF(round(middle.x() - across / 2), round(middle.y() - high / 2), across, high)
