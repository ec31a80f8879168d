"""Where the squares lie, whichever way the board is turned, and whose land they are.

A square is 1.0 by 1.0, the upper left corner of the squares is (0, 0), and a frame of `FRAME` lies around them. The
board is turned counter-clockwise by quarters: `turned` 0 has row 1 at the bottom and column A at the left, 2 is seen
from the other side; on the board for four, the camp of seat `turned` is the one at the lower left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from engines import components

FRAME = 0.56  # the width of the frame that carries the coordinates

Board = Mapping[str, Any]
"""As in a view: "columns", the letters, and "rows", the codes of the squares from the highest row down."""


class Tile(NamedTuple):
    """One square: its name, the code of its kind, and where it lies on the board as it is turned."""

    name: str
    code: str
    rect: QRectF


class CampArea(NamedTuple):
    """Home of an army."""

    owner: str
    columns: str
    rows: range
    coloured_row: int

    def holds(self, name: str) -> bool:
        return name[0] in self.columns and int(name[1:]) in self.rows


def places(board: Board, turned: int = 0) -> list[Tile]:
    """All squares, from the upper left of the unturned board."""
    columns, rows = board["columns"], board["rows"]
    return [
        Tile(f"{letter}{len(rows) - y}", codes[x], _cell(x, y, len(columns), len(rows), turned))
        for y, codes in enumerate(rows)
        for x, letter in enumerate(columns)
    ]


def _cell(x: int, y: int, width: int, height: int, turned: int) -> QRectF:
    for _ in range(turned % 4):
        x, y, width, height = y, width - 1 - x, height, width
    return QRectF(x, y, 1, 1)


def squares(board: Board, turned: int = 0) -> dict[str, QRectF]:
    """Where each square lies, by its name."""
    return {place.name: place.rect for place in places(board, turned)}


def field(board: Board, turned: int = 0) -> QRectF:
    """All squares together."""
    width, height = len(board["columns"]), len(board["rows"])
    return QRectF(0, 0, height, width) if turned % 2 else QRectF(0, 0, width, height)


def extent(board: Board, turned: int = 0) -> QRectF:
    """The whole board with its frame."""
    return field(board, turned).adjusted(-FRAME, -FRAME, FRAME, FRAME)


def camps(board: Board) -> tuple[CampArea, ...]:
    """Whose home is where on this board."""
    return _camps(board["columns"])


@cache
def _camps(columns: str) -> tuple[CampArea, ...]:
    data = components.document("cirkle")
    name = next(row["id"] for row in data["board"] if row["columns"] == columns)
    return tuple(
        CampArea(row["owner"], row["columns"], range(row["rows"][0], row["rows"][1] + 1), row["coloured_row"])
        for row in data["camp"]
        if row["board"] == name
    )
