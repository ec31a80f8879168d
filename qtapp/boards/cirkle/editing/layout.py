"""Where things lie in the editor: the board in the middle, and beside it the box of each army.

Pure geometry. With two armies the first has its box at the left; with four each has it near its own camp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from qtapp.boards.cirkle.art.plan import extent, squares

GAP, PAD, HEAD = 12.0, 10.0, 30.0
LEAST_STALL, MOST_STALL = 32.0, 60.0
BREADTH = {2: 0.065, 4: 0.056}  # of a stall, as a part of the whole, by the number of armies
ABREAST = 2  # kinds side by side in a box: a type, and its missile unit
CORNERS = {2: ((0, 0), (1, 0)), 4: ((0, 1), (0, 0), (1, 0), (1, 1))}
"""By the number of armies: the side and the height of the box of each seat."""


class BoxLayout(NamedTuple):
    """The box of one army: what lies in it, by kind."""

    frame: QRectF
    head: QRectF
    stalls: Mapping[str, QRectF]


class EditingLayout(NamedTuple):
    """Everything in one area."""

    area: QRectF
    ground: QRectF
    cell: float
    squares: Mapping[str, QRectF]
    boxes: tuple[BoxLayout, ...]

    def square_at(self, pos: QPointF) -> str | None:
        return next((name for name, rect in self.squares.items() if rect.contains(pos)), None)

    def stall_at(self, pos: QPointF) -> tuple[int, str] | None:
        """Whose units lie in the box under a point, and of which kind."""
        return next(
            (
                (seat, kind)
                for seat, box in enumerate(self.boxes)
                for kind, rect in box.stalls.items()
                if rect.contains(pos)
            ),
            None,
        )


def arranged(area: QSizeF, board: Mapping[str, Any], seats: int, kinds: Sequence[str]) -> EditingLayout:
    """The board as large as the boxes leave room for."""
    rows, floors = len(kinds) // ABREAST, seats // 2
    high = (area.height() - (floors + 1) * GAP) / floors
    stall = min(MOST_STALL, (high - HEAD - PAD) / rows, area.width() * BREADTH[seats])
    stall = max(stall, LEAST_STALL)
    wide = ABREAST * stall + 2 * PAD
    whole = extent(board)
    room = QSizeF(area.width() - 2 * wide - 4 * GAP, area.height() - 2 * GAP)
    cell = min(room.width() / whole.width(), room.height() / whole.height())
    ground = QRectF(0, 0, whole.width() * cell, whole.height() * cell)
    ground.moveCenter(QPointF(area.width() / 2, area.height() / 2))
    shift = ground.topLeft() - whole.topLeft() * cell
    found = {name: QRectF(rect.topLeft() * cell + shift, rect.size() * cell) for name, rect in squares(board).items()}
    # The boxes stand close to the board, not at the far ends of a broad window.
    lefts = ground.left() - GAP - wide, ground.right() + GAP
    tall = HEAD + rows * stall + PAD
    boxes = tuple(
        _box(QPointF(lefts[side], _top(ground, floor, floors, tall)), stall, kinds) for side, floor in CORNERS[seats]
    )
    return EditingLayout(QRectF(QPointF(0, 0), area), ground, cell, found, boxes)


def _top(ground: QRectF, floor: int, floors: int, tall: float) -> float:
    """In the middle, or level with the ends of the board; beyond them where two boxes need more room than it has."""
    middle = ground.center().y()
    if floors == 1:
        return middle - tall / 2
    reach = max(ground.height() / 2, tall + GAP / 2)
    return middle + reach - tall if floor else middle - reach


def _box(corner: QPointF, stall: float, kinds: Sequence[str]) -> BoxLayout:
    rows = len(kinds) // ABREAST
    frame = QRectF(corner, QSizeF(ABREAST * stall + 2 * PAD, HEAD + rows * stall + PAD))
    head = QRectF(frame.left() + PAD, frame.top(), frame.width() - 2 * PAD, HEAD)
    stalls = {
        kind: QRectF(
            frame.left() + PAD + number % ABREAST * stall, frame.top() + HEAD + number // ABREAST * stall, stall, stall
        )
        for number, kind in enumerate(kinds)
    }
    return BoxLayout(frame, head, stalls)
