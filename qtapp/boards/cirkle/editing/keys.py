"""Laying out a position with the keys: a cursor goes from square to square, letters place units there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from qtapp.boards.choosing_board import ARROWS, CONFIRMING

if TYPE_CHECKING:
    from qtapp.boards.cirkle.editing.scene import CirkleEditing

REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
MISSILE, FREEZE = "*", "!"  # as in the notation of positions
HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class EditingKeys:
    """What keys do on an editing board."""

    def __init__(self, board: CirkleEditing) -> None:
        self._board = board
        self.lifted: str | None = None  # the square of a unit on its way

    def pressed(self, event: QKeyEvent) -> bool:
        """True if the key meant something."""
        board, key, typed = self._board, Qt.Key(event.key()), event.text().upper()
        if event.modifiers() & ~HARMLESS:
            return False
        if key in ARROWS:
            self._step(*ARROWS[key])
        elif key == Qt.Key.Key_Escape:
            return self._put_away()
        elif typed and typed in board.army_letters():
            board.army = board.army_letters().index(typed)
            board.renew()
        else:
            return board.cursor is not None and self._done(board.cursor, key, typed)
        return True

    def _done(self, square: str, key: Qt.Key, typed: str) -> bool:
        """Do something to what stands on the square of the cursor."""
        if key in REMOVING:
            self._board.remove(square)
        elif key in CONFIRMING:
            self._confirm(square)
        elif typed in (MISSILE, FREEZE):
            self._change(square, typed)
        elif typed and typed in self._board.sketch.left(0):
            self._place(square, typed)
        else:
            return False
        return True

    def _step(self, right: float, down: float) -> None:
        layout, cursor = self._board.layout, self._board.cursor
        start = layout.ground.center() if cursor is None else layout.squares[cursor].center()
        # The first step leads to the middle of the board.
        way = QPointF(1, 1) if cursor is None else QPointF(right, down) * layout.cell
        square = layout.square_at(start + way)
        if square is not None:
            self._board.point_cursor(square)

    def _put_away(self) -> bool:
        """One step back: what was lifted, then what a click would place."""
        board = self._board
        had = self.lifted is not None or board.brush is not None
        if self.lifted is None:
            board.brush = None
        self.lifted = None
        board.renew()
        return had

    def _confirm(self, square: str) -> None:
        board = self._board
        if self.lifted is not None:
            origin, self.lifted = self.lifted, None
            board.edit(board.sketch.moved(origin, square))
        elif board.brush is not None:
            board.put(square, *board.brush)
        elif square in board.sketch.units:
            self.lifted = square
        board.renew()

    def _place(self, square: str, letter: str) -> None:
        """A simple unit as long as there is one in the box, then the missile unit."""
        board, missile = self._board, letter + MISSILE
        is_missile = not board.has(board.army, letter) and board.has(board.army, missile)
        board.put(square, board.army, missile if is_missile else letter)

    def _change(self, square: str, sign: str) -> None:
        board, unit = self._board, self._board.sketch.units.get(square)
        if unit is None:
            return
        if sign == FREEZE:
            board.edit(board.sketch.toggled_frozen(square))
        else:
            other = unit.kind.removesuffix(MISSILE) if unit.kind.endswith(MISSILE) else unit.kind + MISSILE
            board.put(square, unit.seat, other)
