"""Inside the cell of an element in a combat: the token with what is printed on it, its dice and the card laid on it.

In a high cell dice and card lie below the token, in a wide one beside it. Pure geometry.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from qtapp.boards.geometry import RATIO

EDGE, GAP = 0.04, 3.0  # of the cell's width, and pixels
UPPER, TALL = 0.57, 0.98  # of a high cell: its upper part; and how much higher than wide it is
LEFT, TOP = 0.5, 0.64  # of a wide cell: how far the token reaches
LIVES = 3  # that a character has at most


class _Parts(NamedTuple):
    token: QRectF
    values: QRectF
    dice: QRectF
    laid: QRectF


def _parts(cell: QRectF) -> _Parts:
    edge = round(EDGE * cell.width())
    inner = cell.adjusted(edge, edge, -edge, -edge)
    return _high(inner) if cell.height() > TALL * cell.width() else _wide(inner)


def _high(inner: QRectF) -> _Parts:
    side = round(min(UPPER * inner.height(), 0.62 * inner.width()))
    token = QRectF(round(inner.left()), round(inner.top()), side, side)
    values = QRectF(token.right() + GAP, token.top(), inner.right() - token.right() - GAP, side)
    lower = QRectF(inner.left(), token.bottom() + GAP, inner.width(), inner.bottom() - token.bottom() - GAP)
    high = min(lower.height(), 0.44 * lower.width() / RATIO)
    laid = QRectF(lower.right() - high * RATIO, lower.top(), high * RATIO, high)
    return _Parts(token, values, QRectF(lower.left(), lower.top(), laid.left() - GAP - lower.left(), high), laid)


def _wide(inner: QRectF) -> _Parts:
    side = round(min(LEFT * inner.width(), TOP * inner.height()))
    token = QRectF(round(inner.left()), round(inner.top()), side, side)
    values = QRectF(token.left(), token.bottom() + GAP, side, inner.bottom() - token.bottom() - GAP)
    left = token.right() + GAP
    room = inner.right() - left
    dice = QRectF(left, inner.top(), room, min(room, 0.5 * inner.height()))
    high = min(inner.bottom() - dice.bottom() - GAP, room / RATIO)
    return _Parts(token, values, dice, QRectF(left, dice.bottom() + GAP, high * RATIO, high))


def token_in(cell: QRectF) -> QRectF:
    return _parts(cell).token


def die_in(cell: QRectF, number: int = 0, count: int = 1) -> QRectF:
    """One of so many dice."""
    dice = _parts(cell).dice
    side = min(dice.height(), dice.width() / count)
    return QRectF(dice.left() + number * side, dice.top(), side, side)


def laid_in(cell: QRectF) -> QRectF:
    laid = _parts(cell).laid
    return QRectF(round(laid.left()), round(laid.top()), int(laid.width()), int(laid.height()))


def needed_in(cell: QRectF) -> QRectF:
    """The face that an element needs: beside its token or below it."""
    values = _parts(cell).values
    is_beside = values.height() > values.width()
    side = min(values.width(), 0.54 * values.height()) if is_beside else min(values.height(), 0.46 * values.width())
    return QRectF(values.left(), values.top(), side, side)


def lives_in(cell: QRectF, lives: int) -> list[QRectF]:
    """A heart for each life, all of one size in every cell."""
    values, needed = _parts(cell).values, needed_in(cell)
    if values.height() > values.width():
        room = QRectF(values.left(), needed.bottom() + 1, values.width(), values.bottom() - needed.bottom() - 1)
    else:
        room = QRectF(needed.right() + 2, values.top(), values.right() - needed.right() - 2, needed.height())
    side = min(room.height(), room.width() / max(LIVES, lives))
    top = room.top() if values.height() > values.width() else room.center().y() - side / 2
    return [QRectF(room.left() + index * side, top, side, side) for index in range(lives)]
