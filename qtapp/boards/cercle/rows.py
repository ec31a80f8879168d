"""Rows of cards: side by side while there is room, and otherwise overlapping so that the left side of each can be seen,
where its symbols are; and infiltrated spies put together to butterflies. Pure geometry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt

from qtapp.boards.geometry import RATIO

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
HALF = 0.5  # a card that lies on another leaves this much of it to be seen
SHOWN = 0.36  # of the width of a card: its symbols
LEAST_HIGH = 34.0  # pixels
RAISED = 0.13  # and lies this much of its height above it
QUARTERS = {"I": (0, 0), "S": (1, 0), "R": (0, 1), "O": (1, 1)}  # column and row of a division's quarter


def fan(
    box: QRectF,
    lies_on: Sequence[bool],
    size: QSizeF,
    side: Qt.AlignmentFlag = LEFT,
    *,
    gap: float = 4.0,
    drift: float = 0.0,
) -> list[QRectF]:
    """The places of cards from left to right, each on top of the one before; `lies_on`: whether a card lies on the one
    before. `drift`: how far the row rises (or falls, below 0) over the whole width of the box."""
    if not lies_on:
        return []
    natural = [size.width() * HALF if on else size.width() + gap for on in lies_on[1:]]
    room = max(0.0, box.width() - size.width())
    part = min(1.0, room / sum(natural)) if natural else 1.0
    offsets = [0.0]
    for step in natural:
        offsets.append(offsets[-1] + step * part)
    spare = room - offsets[-1]
    start = {LEFT: 0.0, RIGHT: spare, MIDDLE: spare / 2}[side]
    spare_height = max(0.0, box.height() - size.height())
    raised = min(RAISED * size.height(), spare_height) if any(lies_on) else 0.0
    slack = spare_height - raised
    drift = max(-slack, min(slack, drift))
    base = box.top() + raised + (slack + abs(drift)) / 2 if drift > 0 else box.top() + raised + (slack - abs(drift)) / 2
    found = []
    for offset, on in zip(offsets, lies_on, strict=True):
        left = box.left() + start + offset
        top = base - drift * ((start + offset) / room if room else 0.0) - (raised if on else 0.0)
        found.append(QRectF(round(left), round(top), size.width(), size.height()))
    return found


def card_size(box: QRectF, lies_on: Sequence[bool], most: float, least: float = LEAST_HIGH) -> QSizeF:
    """How large the cards of a row are: as high as their box, but so that enough of each can be seen."""
    across = box.width() / (1 + SHOWN * max(0, len(lies_on) - 1))
    high = min(box.height() / (1 + RAISED) if any(lies_on) else box.height(), most, max(across / RATIO, least))
    return QSizeF(round(high * RATIO), round(high))


def in_lines(
    zone: QRectF, units: Sequence[Sequence[bool]], most: float, least: float, gap: float
) -> tuple[QSizeF, int]:
    """How large the cards of a row can be, on one line or on two if they are larger then, and how many units (a card
    and what lies on it) each line has."""
    found = []
    for count in (1, 2):
        each = -(-len(units) // count)
        box = QRectF(0, 0, zone.width(), (zone.height() - gap * (count - 1)) / count)
        lines = [[on for unit in units[start : start + each] for on in unit] for start in range(0, len(units), each)]
        found.append((min((card_size(box, line, most, least) for line in lines), key=QSizeF.height), each))
    return max(found, key=lambda size_and_each: size_and_each[0].height())


def spread(lies_on: Sequence[bool], size: QSizeF, most: float, gap: float) -> tuple[list[QRectF], QSizeF]:
    """Cards side by side in as many lines as are needed, about equally long, from the origin, and how much room they
    take.

    A card and what lies on it stay on one line.
    """
    found = _spread(lies_on, size, most, gap)
    while True:
        narrower = _spread(lies_on, size, found[1].width() - 1, gap)
        if narrower[1].height() > found[1].height() or narrower[1].width() >= found[1].width():
            return found
        found = narrower


def _spread(lies_on: Sequence[bool], size: QSizeF, most: float, gap: float) -> tuple[list[QRectF], QSizeF]:
    """The same, each line as long as can be."""
    found, left, top, widest = list[QRectF](), 0.0, 0.0, 0.0
    high = size.height() * (1 + RAISED) if any(lies_on) else size.height()
    for on in lies_on:
        if on:
            left -= size.width() * (1 - HALF) + gap
        elif left and left + size.width() > most:
            left, top = 0.0, top + high + gap
        raised = 0.0 if on else high - size.height()
        found.append(QRectF(round(left), round(top + raised), size.width(), size.height()))
        left += size.width() + gap
        widest = max(widest, left - gap)
    return found, QSizeF(widest, top + high)


# Butterflies


class Quarter(NamedTuple):
    """Where an infiltrated spy belongs: in which butterfly, and in which quarter of it."""

    butterfly: int
    column: int
    row: int

    @property
    def name(self) -> str:
        return f"{('upper', 'lower')[self.row]}_{('left', 'right')[self.column]}"


def quarters(divisions: Sequence[str]) -> list[Quarter]:
    """Each coloured spy completes the first butterfly that lacks its quarter; neutrals fill in what is left open, and
    begin others only when nothing is."""
    taken = set[Quarter]()
    found: dict[int, Quarter] = {}
    for index, division in enumerate(divisions):
        if division in QUARTERS:
            found[index] = _free([(*QUARTERS[division],)], taken)
            taken.add(found[index])
    for index, division in enumerate(divisions):
        if division not in QUARTERS:
            found[index] = _free(list(QUARTERS.values()), taken)
            taken.add(found[index])
    return [found[index] for index in range(len(divisions))]


def _free(wanted: Sequence[tuple[int, int]], taken: set[Quarter]) -> Quarter:
    """The first place of these that nothing lies in."""
    butterfly = 0
    while True:
        for column, row in wanted:
            if (place := Quarter(butterfly, column, row)) not in taken:
                return place
        butterfly += 1


def whole(placed: Sequence[Quarter]) -> list[Quarter]:
    """All quarters of the butterflies that these belong to."""
    butterflies = sorted({place.butterfly for place in placed})
    return [Quarter(butterfly, *place) for butterfly in butterflies for place in QUARTERS.values()]


def butterfly_places(box: QRectF, placed: Sequence[Quarter], most: float, gap: float) -> list[QRectF]:
    """Where these lie in a box, the butterflies side by side, in two lines if they are larger then."""
    count = max((place.butterfly for place in placed), default=0) + 1

    def card(lines: int) -> float:
        columns = -(-count // lines)
        across = (box.width() - gap * (columns - 1)) / columns / 2
        return min((box.height() - gap * (lines - 1)) / lines / 2, across / RATIO, most)

    lines = max((1, 2, 3), key=card)
    columns, high = -(-count // lines), card(lines)
    across = high * RATIO
    left = box.left() + (box.width() - columns * 2 * across - (columns - 1) * gap) / 2
    top = box.top() + (box.height() - lines * 2 * high - (lines - 1) * gap) / 2
    return [
        QRectF(
            round(left + place.butterfly % columns * (2 * across + gap) + place.column * across),
            round(top + place.butterfly // columns * (2 * high + gap) + place.row * high),
            round(across),
            round(high),
        )
        for place in placed
    ]
