"""What is spread on a plate above the table when one stays on it: a row of the wheel, or what a service has. Pure
geometry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from qtapp.boards.cercle.layout import Layout, centred
from qtapp.boards.cercle.rows import spread
from qtapp.boards.geometry import RATIO, kept_within, shrunk
from qtapp.words.cercle.table import Row

HEADING = 300.0  # pixels of an ordinary window: a heading that is less wide has two lines


class Spread(NamedTuple):
    """What is spread: a row of the wheel ("wheel:3"), or what a service has ("seat:2"), and where it is pointed at."""

    group: str = ""
    card: str = ""
    x: float = 0.0
    y: float = 0.0


class PlatePart(NamedTuple):
    """A part of what is spread, with its heading."""

    zone: str
    row: Row
    heading: QRectF
    cards: tuple[tuple[str, QRectF], ...]


class Plate(NamedTuple):
    """What is spread, above the table."""

    place: QRectF
    home: QRectF  # what it was spread from
    parts: tuple[PlatePart, ...]


def laid_out(
    rows: Sequence[tuple[str, Row, Sequence[tuple[str, bool]]]],
    home: QRectF,
    opened: Spread,
    layout: Layout,
    high: float,
) -> Plate:
    """A plate with these rows, each with its zone and with its cards from left to right, and whether each lies on
    the one before. `high`: a card on it."""
    gap = layout.gap
    most = 0.62 * layout.area.width()
    parts, top, widest = list[PlatePart](), 0.0, 0.0
    for zone, row, cards in rows:
        tall = round((0.7 if zone == "infiltrated" else 1.0) * high)
        places, size = spread([on for _, on in cards], QSizeF(round(tall * RATIO), tall), most, 0.5 * gap)
        heading = round((20 if zone != "wheel" or size.width() > HEADING * layout.unit else 34) * layout.unit)
        line = QRectF(0, top, max(size.width(), 0.75 * HEADING * layout.unit), heading)
        moved = [place.translated(0, top + heading) for place in places]
        parts.append(PlatePart(zone, row, line, tuple(zip((code for code, _ in cards), moved, strict=True))))
        top += heading + size.height() + gap
        widest = max(widest, line.width())
    box = centred(home.center(), widest + 2 * gap, top + gap)
    pointed = next((p for part in parts for code, p in part.cards if code == opened.card), None)
    if pointed is not None:  # what is pointed at stays under the pointer
        at = QPointF(opened.x, opened.y) - pointed.center() - QPointF(gap, gap)
        box.moveTopLeft(QPointF(round(at.x()), round(at.y())))
    box = kept_within(box, shrunk(layout.area, 2.0))
    return Plate(box, home, tuple(_moved(part, box.left() + gap, box.top() + 0.5 * gap) for part in parts))


def _moved(part: PlatePart, across: float, down: float) -> PlatePart:
    cards = tuple((code, place.translated(across, down)) for code, place in part.cards)
    return part._replace(heading=part.heading.translated(across, down), cards=cards)
