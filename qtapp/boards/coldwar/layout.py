"""Where everything lies on the table: pure geometry, from the size of the window and the number of seats alone.

From the top: the strip of phases and the score track, the rivals, the middle with the decks and the objective, a line
that says what is going on, and the agency in focus. Nothing depends on the cards, so that nothing jumps when one moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from engines.game import Seat
from qtapp.boards.geometry import RATIO

LEAST = QSizeF(680, 616)  # a window smaller than this shows a smaller picture: no text is ever cut
WIDE_PANEL = 560.0  # from this width on the gauge stands beside the name, and the Agent X beside the groups
FLAT_PANEL = 4.7  # so many times wider than high: groups at the left, everything else at the right
ONE_ROW = 1240.0  # from this width on strip and track stand side by side
RIVALS, MIDDLE = 0.315, 0.305  # shares of the height; the rest is the agency in focus


# Of a panel: name to gauge. Of the table: objective to report.
Head = tuple[QRectF, QRectF, QRectF, QRectF, QRectF]
Middle = tuple[QRectF, QRectF, QRectF, QRectF, QRectF, QRectF, QRectF, QRectF, QRectF]


class SeatLayout(NamedTuple):
    """An agency's part of the table."""

    place: QRectF
    name: QRectF  # emblem, agency, player
    balance: QRectF  # the Balance token
    badge: QRectF  # what is pending, or a pass
    points: QRectF
    gauge: QRectF  # Influence against Stability
    groups: QRectF
    field: QRectF  # the Agent X
    agents: QRectF  # headquarters, on leave, out of play
    won: QRectF  # the scoring pile
    wide: bool


class Layout(NamedTuple):
    """The table as laid out for one window."""

    area: QRectF
    unit: float  # how large small things are, 1.0 in an ordinary window
    gap: float
    strip: QRectF
    track: QRectF
    panels: tuple[SeatLayout, ...]  # the one in focus first, then clockwise
    objective: QRectF
    plate: QRectF  # what the objective is, in words and numbers
    token: QRectF  # where a Domination token lies
    group_deck: QRectF
    discard: QRectF
    group_note: QRectF  # what one knows of the group deck
    objective_deck: QRectF
    spent: QRectF
    report: QRectF  # the tab that opens the last turn's report
    status: QRectF

    def panel(self, seat: Seat, focus: Seat) -> SeatLayout:
        return self.panels[(seat - focus) % len(self.panels)]

    @property
    def page(self) -> QRectF:
        """Where a dossier may be opened: everything below the strip and the track."""
        top = max(self.strip.bottom(), self.track.bottom()) + self.gap / 2
        return QRectF(
            self.strip.left(), top, self.area.width() - 2 * self.strip.left(), self.status.bottom() - top
        ).united(self.panels[0].place)


def arranged(area: QSizeF, seats: int) -> Layout:
    """The layout for a window."""
    return _arranged(round(max(area.width(), LEAST.width())), round(max(area.height(), LEAST.height())), seats)


@lru_cache(maxsize=16)
def _arranged(width: int, height: int, seats: int) -> Layout:
    area = QRectF(0, 0, width, height)
    unit = min(max(min(width / 940, height / 752), 0.86), 1.7)
    gap = float(round(8 * unit))
    margin = 8.0 if min(width, height) < 700 else float(round(12 * unit))
    inside = area.adjusted(margin, margin, -margin, -margin)
    strip, track = _top(inside, unit, gap, seats)
    top = max(strip.bottom(), track.bottom()) + gap
    status_height = round(36 * unit)
    rest = inside.bottom() - top - status_height - 3 * gap
    rivals = QRectF(inside.left(), top, inside.width(), round(RIVALS * rest))
    middle = QRectF(inside.left(), rivals.bottom() + gap, inside.width(), round(MIDDLE * rest))
    status = QRectF(inside.left(), middle.bottom() + gap, inside.width(), status_height)
    own = QRectF(inside.left(), status.bottom() + gap, inside.width(), inside.bottom() - status.bottom() - gap)
    panels = (_panel(own, unit, groups_first=True), *_rivals(rivals, unit, gap, seats - 1))
    return Layout(area, unit, gap, strip, track, panels, *_middle(middle, unit, gap), status)


def _top(inside: QRectF, unit: float, gap: float, seats: int) -> tuple[QRectF, QRectF]:
    """The strip of phases, and the track below or beside it."""
    strip_height, track_height = round(28 * unit), round((12 * seats + 17) * unit)
    if inside.width() < ONE_ROW:
        strip = QRectF(inside.left(), inside.top(), inside.width(), strip_height)
        return strip, QRectF(inside.left(), strip.bottom() + gap, inside.width(), track_height)
    wide = round(0.5 * inside.width())
    strip = QRectF(inside.left(), inside.top() + (track_height - strip_height) / 2, wide, strip_height)
    return strip, QRectF(strip.right() + 2 * gap, inside.top(), inside.right() - strip.right() - 2 * gap, track_height)


def _rivals(place: QRectF, unit: float, gap: float, count: int) -> list[SeatLayout]:
    width = (place.width() - gap * (count - 1)) / count
    return [
        _panel(
            QRectF(place.left() + index * (width + gap), place.top(), width, place.height()), unit, groups_first=False
        )
        for index in range(count)
    ]


def _panel(place: QRectF, unit: float, *, groups_first: bool) -> SeatLayout:
    """Head, groups and agents above each other; the groups lie nearer to the objective."""
    pad, gap = round(7 * unit), round(5 * unit)
    inside = place.adjusted(pad + 4 * unit, pad, -pad, -pad)
    wide = place.width() >= WIDE_PANEL
    head = QRectF(inside.left(), inside.top(), inside.width(), round((28 if wide else 24) * unit))
    if wide:
        gauge = QRectF(inside.left() + 0.46 * inside.width(), head.top(), 0.38 * inside.width(), head.height())
        top = head.bottom() + gap
    else:
        gauge = QRectF(inside.left(), head.bottom() + gap * 0.6, 0.56 * inside.width(), round(20 * unit))
        top = gauge.bottom() + gap
    body = QRectF(inside.left(), top, inside.width(), inside.bottom() - top)
    if wide and body.width() >= FLAT_PANEL * body.height():
        return _flat(place, _head(head, gauge, wide=True), body, gap, groups_first=groups_first)
    room = body.height() - gap
    groups_height = round((0.58 if wide else 0.60) * room)
    heights = (groups_height, room - groups_height) if groups_first else (room - groups_height, groups_height)
    first = QRectF(inside.left(), top, inside.width(), heights[0])
    second = QRectF(inside.left(), first.bottom() + gap, inside.width(), heights[1])
    groups, agents = (first, second) if groups_first else (second, first)
    return (_wide if wide else _narrow)(place, _head(head, gauge, wide=wide), groups, agents, gap)


def _head(head: QRectF, gauge: QRectF, *, wide: bool) -> Head:
    """The parts of the head: name, Balance, badge, points, gauge."""
    side = head.height()
    points = QRectF(
        head.right() - (0.14 if wide else 0.24) * head.width(),
        head.top(),
        (0.14 if wide else 0.24) * head.width(),
        side,
    )
    end = gauge.left() - 0.5 * side if wide else points.left()
    badge = QRectF(end - 2.2 * side, head.top(), 2.2 * side, side)
    balance = QRectF(badge.left() - 1.1 * side, head.top(), side, side)
    return QRectF(head.left(), head.top(), balance.left() - head.left() - 4, side), balance, badge, points, gauge


def _wide(place: QRectF, head: Head, groups: QRectF, agents: QRectF, gap: float) -> SeatLayout:
    """The Agent X and the scoring pile lie beside the groups."""
    row = QRectF(groups.left(), groups.top(), round(0.62 * groups.width()), groups.height())
    across = min(groups.height() * RATIO, 0.15 * groups.width())
    spy = card_in(QRectF(row.right() + 2 * gap, groups.top(), across, groups.height()))
    won = QRectF(spy.right() + 4 * gap, groups.top(), groups.right() - spy.right() - 4 * gap, groups.height())
    return SeatLayout(place, *head, row, spy, agents, won, wide=True)


def _flat(place: QRectF, head: Head, body: QRectF, gap: float, *, groups_first: bool) -> SeatLayout:
    """The groups as high as the panel; beside them the Agent X and the scoring pile, and the agents."""
    row = QRectF(body.left(), body.top(), round(0.58 * body.width()), body.height())
    rest = QRectF(row.right() + 3 * gap, body.top(), body.right() - row.right() - 3 * gap, body.height())
    high = round(0.60 * (rest.height() - gap))
    low = rest.height() - gap - high
    upper = QRectF(rest.left(), rest.top() if groups_first else rest.bottom() - high, rest.width(), high)
    agents = QRectF(rest.left(), upper.bottom() + gap if groups_first else rest.top(), rest.width(), low)
    across = round(high * RATIO)
    spy = QRectF(round(upper.left()), upper.top(), across, high)
    won = QRectF(spy.right() + 3 * gap, upper.top(), upper.right() - spy.right() - 3 * gap, high)
    return SeatLayout(place, *head, row, spy, agents, won, wide=True)


def _narrow(place: QRectF, head: Head, groups: QRectF, agents: QRectF, gap: float) -> SeatLayout:
    across, gauge = round(agents.height() * RATIO), head[-1]
    spy = QRectF(round(agents.right() - across), agents.top(), across, agents.height())
    won = QRectF(gauge.right() + 2 * gap, gauge.top(), groups.right() - gauge.right() - 2 * gap, gauge.height())
    return SeatLayout(place, *head, groups, spy, agents.adjusted(0, 0, -across - 2 * gap, 0), won, wide=False)


def _middle(place: QRectF, unit: float, gap: float) -> Middle:
    """The objective and its plate in the middle, the groups at the left, the other objectives at the right."""
    card = card_in(QRectF(place.left(), place.top(), 0.175 * place.width(), place.height()))  # the decks need room too
    plate_width = round(min(max(0.19 * place.width(), 138 * unit), 230 * unit))
    left = place.center().x() - (card.width() + gap + plate_width) / 2
    card.moveLeft(round(left))
    plate = QRectF(card.right() + gap, card.top(), plate_width, card.height())
    token_side = round(0.26 * card.height())
    token = QRectF(
        round(card.right() - token_side * 0.92), round(card.top() - token_side * 0.10), token_side, token_side
    )
    decks = _decks(QRectF(place.left(), place.top(), card.left() - gap - place.left(), place.height()), unit, gap)
    others = _decks(
        QRectF(plate.right() + gap, place.top(), place.right() - plate.right() - gap, place.height()), unit, gap
    )
    return (card, plate, token, *decks, others[1], others[0], others[2])


def _decks(place: QRectF, unit: float, gap: float) -> tuple[QRectF, QRectF, QRectF]:
    """Two piles side by side with a line of words above each, and a line below both."""
    line, foot = round(17 * unit), round(20 * unit)
    height = min(place.height() - line - foot, (place.width() - 2 * gap) / 2 / RATIO)
    across = round(height * RATIO)
    step = max(gap * 1.5, min(4 * gap, (place.width() - 2 * across) / 3))
    left = place.center().x() - (2 * across + step) / 2
    top = place.top() + line + (place.height() - line - foot - height) / 2
    first = QRectF(round(left), round(top), across, round(height))
    second = first.translated(across + step, 0)
    note = QRectF(place.left(), first.bottom() + 3 * unit, place.width(), foot)
    return first, second, note


def card_in(place: QRectF) -> QRectF:
    """The largest card in the middle of a place."""
    height = min(place.height(), place.width() / RATIO)
    width = height * RATIO
    return QRectF(
        round(place.center().x() - width / 2), round(place.center().y() - height / 2), round(width), round(height)
    )
