"""Where everything lies on the table: pure geometry, from the size of the window and of the board alone.

The board is as large as the window allows. What was lost lies beside it: in one column where there is room at the side,
to its left and right where the board takes nearly all, above and below it in a narrow window. What everybody must know
stands in a block of its own (`news`), in the column or above everything, so that nothing jumps when something happens.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

LEAST = QSizeF(620, 600)  # a window smaller than this shows a smaller picture: no text is ever cut
COLUMN = (196.0, 360.0)  # the least and the most that a column beside the board takes
STRIP = 46.0  # a line of news above the board, two rows of small type high
NEWS = 132.0  # the same as a block in a column, at least
NARROW = (112.0, 190.0)  # the same for a column of trays alone
SIDE_TRAY = (84.0, 190.0)
ROW_TRAY = (62.0, 96.0)
TOOL = 30.0
PREFERRED = 1.03  # a column is calmer than two: it may cost this much of the board


class Trays(NamedTuple):
    """The places of the trays by where their camps lie, as seen: clockwise from the top left, or far and near."""

    places: tuple[QRectF, ...]
    flat: bool = False  # what a tray tells stands to the left of its units instead of above them


class Layout(NamedTuple):
    """The table as laid out for one window."""

    area: QRectF
    board: QRectF  # with its frame
    cell: float  # how wide a square is
    trays: Trays
    news: QRectF
    tools: tuple[QRectF, QRectF]  # turn the board, show what is threatened
    stacked: bool = False  # the news have several rows


def arranged(area: QSizeF, board: QSizeF, armies: int) -> Layout:
    """The layout for a window; `board` is the size of the board with its frame, in squares."""
    return _arranged(
        round(max(area.width(), LEAST.width())),
        round(max(area.height(), LEAST.height())),
        board.width(),
        board.height(),
        armies,
    )


@lru_cache(maxsize=32)
def _arranged(width: int, height: int, across: float, down: float, armies: int) -> Layout:
    area = QRectF(0, 0, width, height)
    gap = 8.0 if min(width, height) < 700 else 12.0
    inside = area.adjusted(gap, gap, -gap, -gap)
    sheet = QSizeF(across, down)
    column, *others = (way(area, inside, sheet, armies, gap) for way in (_column, _capped, _sides, _rows))
    other = max(others, key=lambda layout: layout.cell)
    return column if column.cell * PREFERRED >= other.cell else other


def _fitted(place: QRectF, sheet: QSizeF) -> tuple[float, QSizeF]:
    """How wide a square becomes, in whole pixels, and how large the board is then."""
    cell = float(int(min(place.width() / sheet.width(), place.height() / sheet.height())))
    return cell, QSizeF(sheet.width() * cell, sheet.height() * cell)


def _middle(place: QRectF, size: QSizeF) -> QRectF:
    corner = place.center() - QPointF(size.width() / 2, size.height() / 2)
    return QRectF(QPointF(round(corner.x()), round(corner.y())), size)


def _column(area: QRectF, inside: QRectF, sheet: QSizeF, armies: int, gap: float) -> Layout:
    """The board at the left, everything else in a column at its right; both in the middle of the window."""
    least, most = COLUMN
    cell, size = _fitted(inside.adjusted(0, 0, -least - gap, 0), sheet)
    wide = min(most, inside.width() - gap - size.width())
    left = round(inside.left() + (inside.width() - size.width() - gap - wide) / 2)
    board = _middle(QRectF(left, inside.top(), size.width(), inside.height()), size)
    high = min(inside.height(), max(size.height(), 560.0))
    column = _middle(QRectF(board.right() + gap, inside.top(), wide, inside.height()), QSizeF(wide, high))
    trays, news = _stacked(column, armies, gap)
    tools = _tools(QRectF(news.left() + gap, news.bottom() - TOOL - gap, news.width() - 2 * gap, TOOL))
    return Layout(area, board, cell, Trays(trays), news, tools, stacked=True)


def _stacked(column: QRectF, armies: int, gap: float) -> tuple[tuple[QRectF, ...], QRectF]:
    """Trays and news in a column: two trays with the news between them, four below the news."""
    news = min(max(NEWS, (0.24 if armies == 2 else 0.2) * column.height()), 190.0)
    tray = (column.height() - news - armies * gap) / armies
    tops = [column.top() + place * (tray + gap) for place in range(armies)]
    if armies == 2:
        bottom = QRectF(column.left(), column.bottom() - tray, column.width(), tray)
        top = QRectF(column.left(), column.top(), column.width(), tray)
        between = QRectF(column.left(), top.bottom() + gap, column.width(), bottom.top() - top.bottom() - 2 * gap)
        return (top, bottom), between
    below = [QRectF(column.left(), top + news + gap, column.width(), tray) for top in tops]
    return tuple(below), QRectF(column.left(), column.top(), column.width(), news)


def _capped(area: QRectF, inside: QRectF, sheet: QSizeF, armies: int, gap: float) -> Layout:
    """The trays in a narrow column at the right; the news above board and trays."""
    least, most = NARROW
    rest = inside.adjusted(0, STRIP + gap, 0, 0)
    cell, size = _fitted(rest.adjusted(0, 0, -least - gap, 0), sheet)
    wide = min(most, rest.width() - gap - size.width())
    left = round(rest.left() + (rest.width() - size.width() - gap - wide) / 2)
    board = _middle(QRectF(left, rest.top(), size.width(), rest.height()), size)
    high = (board.height() - (armies - 1) * gap) / armies
    trays = tuple(
        QRectF(board.right() + gap, board.top() + place * (high + gap), wide, high) for place in range(armies)
    )
    strip = QRectF(board.left(), board.top() - gap - STRIP, size.width() + gap + wide, STRIP)
    return Layout(area, board, cell, Trays(trays), strip, _tools(strip.adjusted(gap, gap, -gap, -gap)))


def _sides(area: QRectF, inside: QRectF, sheet: QSizeF, armies: int, gap: float) -> Layout:
    """Trays to the left and right of the board, each beside its camp; the news above."""
    least, most = SIDE_TRAY
    rest = inside.adjusted(0, STRIP + gap, 0, 0)
    cell, size = _fitted(rest.adjusted(least + gap, 0, -least - gap, 0), sheet)
    wide = min(most, (rest.width() - size.width()) / 2 - gap)
    board = _middle(rest, size)
    left = QRectF(board.left() - gap - wide, board.top(), wide, board.height())
    right = QRectF(board.right() + gap, board.top(), wide, board.height())
    if armies == 2:
        places: tuple[QRectF, ...] = (right, left)
    else:
        half = (board.height() - gap) / 2
        upper = [QRectF(place.left(), place.top(), wide, half) for place in (left, right)]
        lower = [QRectF(place.left(), place.bottom() - half, wide, half) for place in (right, left)]
        places = (*upper, *lower)
    strip = QRectF(left.left(), board.top() - gap - STRIP, right.right() - left.left(), STRIP)
    return Layout(area, board, cell, Trays(places), strip, _tools(strip.adjusted(gap, gap, -gap, -gap)))


def _rows(area: QRectF, inside: QRectF, sheet: QSizeF, armies: int, gap: float) -> Layout:
    """Trays above and below the board."""
    least, most = ROW_TRAY
    rest = inside.adjusted(0, STRIP + least + 2 * gap, 0, -least - gap)
    cell, size = _fitted(rest, sheet)
    high = min(most, least + (rest.height() - size.height()) / 2)
    board = _middle(rest, size)
    above = QRectF(inside.left(), board.top() - gap - high, inside.width(), high)
    below = QRectF(inside.left(), board.bottom() + gap, inside.width(), high)
    if armies == 2:
        places: tuple[QRectF, ...] = (above, below)
    else:
        half = (inside.width() - gap) / 2
        first, second = inside.left(), inside.right() - half
        upper = [QRectF(start, above.top(), half, high) for start in (first, second)]
        lower = [QRectF(start, below.top(), half, high) for start in (second, first)]
        places = (*upper, *lower)
    strip = QRectF(inside.left(), above.top() - gap - STRIP, inside.width(), STRIP)
    return Layout(area, board, cell, Trays(places, flat=True), strip, _tools(strip.adjusted(gap, gap, -gap, -gap)))


def _tools(row: QRectF) -> tuple[QRectF, QRectF]:
    """Two small buttons at the right end of a row."""
    top = row.center().y() - TOOL / 2
    second = QRectF(row.right() - TOOL, top, TOOL, TOOL)
    return second.translated(-TOOL - 6, 0), second


class TrayLayout(NamedTuple):
    """The inside of a tray: who it belongs to, what it counts, and a place for every unit of the army."""

    name: QRectF
    facts: QRectF
    slots: tuple[QRectF, ...]


@lru_cache(maxsize=64)
def _inside(left: float, top: float, width: float, height: float, count: int, most: float, flat: bool) -> TrayLayout:
    pad = 9.0
    box = QRectF(left, top, width, height).adjusted(pad, pad - 2, -pad, 2 - pad)
    if flat:
        wide = min(150.0, box.width() * 0.34)
        name = QRectF(box.left(), box.top(), wide, box.height() / 2)
        facts = QRectF(box.left(), name.bottom(), wide, box.height() / 2)
        field = box.adjusted(wide + 6, 0, 0, 0)
    else:
        name = QRectF(box.left(), box.top(), box.width(), 21)
        facts = QRectF(box.left(), name.bottom(), box.width(), 19)
        field = box.adjusted(0, 43, 0, 0)
    side = next(
        (
            side
            for side in range(int(most), 13, -1)
            if int(field.width() // side) * int(field.height() // side) >= count
        ),
        14,
    )
    across = max(1, int(field.width() // side))
    corner = field.topLeft()
    slots = tuple(
        QRectF(corner.x() + place % across * side, corner.y() + place // across * side, side, side)
        for place in range(count)
    )
    return TrayLayout(name, facts, slots)


def tray_inside(place: QRectF, count: int, most: float, *, flat: bool) -> TrayLayout:
    """How a tray is divided: `count` units must find room, none larger than `most`."""
    return _inside(place.left(), place.top(), place.width(), place.height(), count, most, flat)
