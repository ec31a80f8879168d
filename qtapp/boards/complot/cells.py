"""Inside the cell of an element in a combat: the token, below it what is printed on it, at its right dice and the card
laid on it. Pure geometry.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from qtapp.boards.complot.layout import RATIO


def token_in(cell: QRectF) -> QRectF:
    side = round(min(0.52 * cell.width(), 0.68 * cell.height()))
    return QRectF(round(cell.left() + 0.06 * cell.width()), round(cell.top() + 0.05 * cell.height()), side, side)


def die_in(cell: QRectF, number: int = 0, count: int = 1) -> QRectF:
    """One of so many dice at the right of the token."""
    token = token_in(cell)
    room = cell.right() - token.right() - 6
    side = min(0.9 * token.width(), 0.9 * room / count, 0.46 * cell.height())
    return QRectF(token.right() + 3 + number * side, token.top(), side, side)


def laid_in(cell: QRectF) -> QRectF:
    token, top = token_in(cell), die_in(cell).bottom() + 3
    high = min(cell.bottom() - top - 3, 0.8 * (cell.right() - token.right()) / RATIO)
    return QRectF(round(token.right() + 5), round(top), round(high * RATIO), round(high))


def values_in(cell: QRectF) -> QRectF:
    """What is printed on an element, below its token."""
    token = token_in(cell)
    return QRectF(
        token.left(),
        token.bottom() + 2,
        token.width(),
        min(0.24 * cell.height(), 40.0, cell.bottom() - token.bottom() - 3),
    )
