"""Choosing where a card goes in one's town: it jumps to the nearest legal place, and may be turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from network.link import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.wagons.choosing import WagonsChooser
from qtapp.items.steering import nearest, neighbour

if TYPE_CHECKING:
    from qtapp.boards.wagons.board import WagonsBoard

SNAP = 1.0  # cells: from farther away a card does not jump to a place


class PlaceChooser(WagonsChooser):
    """Choosing where a card goes in one's town, and which way up."""

    def __init__(self, board: WagonsBoard, update: Update) -> None:
        super().__init__(board, update)
        self.card: int = self.view["to_place"]
        self._actions = {}
        for text in update.legal:
            choice = self.choices[text]
            self._actions[choice["x"], choice["y"], choice["turned"]] = text
        self._anchors = {(x, y): (x + 1.0, y + 1.0) for x, y, _ in self._actions}  # the middle of a card laid there
        self.turned = False
        self.cursor: tuple[int, int] | None = None
        self._by_keys = False
        self._stray: QPointF | None = None  # the pointer, where no place is near
        self._is_pressed = False

    @property
    def room(self) -> QRectF:
        columns, rows = [x for x, _ in self._anchors], [y for _, y in self._anchors]
        return QRectF(min(columns), min(rows), max(columns) - min(columns) + 2, max(rows) - min(rows) + 2)

    @property
    def _is_carried(self) -> bool:
        return self._is_pressed or self.board.carried == self.card

    def resume(self, before: Chooser) -> None:
        if isinstance(before, PlaceChooser):
            self.turned, self.cursor, self._by_keys = before.turned, before.cursor, before._by_keys
            self._is_pressed = before._is_pressed

    def point(self, pos: QPointF) -> None:
        inside = self.scenery.layout.focus.place.contains(pos)
        if not inside or self.scenery.card_at(pos, f"tray{self.scenery.focus}") is not None:
            if not self._by_keys or self._is_carried:
                self._move_to(None, stray=pos if self._is_carried else None)
            return
        anchor, off = nearest(self._anchors, self.scenery.camera.cell_at(pos))
        if off <= SNAP:
            self._move_to(anchor)
        else:
            self._move_to(None, stray=pos)

    def leave(self) -> None:
        if not self._by_keys:
            self._move_to(None)

    def _move_to(self, anchor: tuple[int, int] | None, *, stray: QPointF | None = None, by_keys: bool = False) -> None:
        if (anchor, stray, by_keys) != (self.cursor, self._stray, self._by_keys):
            self.cursor, self._stray, self._by_keys = anchor, stray, by_keys
            self.show()

    def press(self, pos: QPointF) -> bool:
        if self.scenery.turn_badge.holds(pos):
            return self.turn()
        self._is_pressed = self.scenery.layout.focus.place.contains(pos)
        if self._is_pressed:
            self.point(pos)
        return self._is_pressed

    def release(self, pos: QPointF) -> None:
        meant = self._is_carried
        self.point(pos)
        self._is_pressed, self.board.carried = False, None
        if meant and self.cursor is not None:
            self.confirm()
        else:
            self.point(pos)

    def turn(self) -> bool:
        self.turned = not self.turned
        self.show()
        return True

    def step(self, direction: tuple[float, float]) -> bool:
        if self.cursor is None:
            anchor, _ = nearest(self._anchors, self.scenery.camera.cell_at(self.scenery.field().center()))
        else:
            anchor = neighbour(self._anchors, self.cursor, direction)
        self._move_to(anchor, by_keys=True)
        return True

    def suggest(self, action: str) -> None:
        x, y, self.turned = next(place for place, text in self._actions.items() if text == action)
        self.cursor = None  # so that it is shown anew even where only the direction differs
        self._move_to((x, y), by_keys=True)

    def aim(self) -> str:
        return "" if self.cursor is None else self._actions[(*self.cursor, self.turned)]

    def confirm(self) -> bool:
        if self.cursor is None:
            return self.step((0.0, 0.0))
        self.board.let_fall(self.card, self.scenery.camera.card(*self.cursor))
        self.board.choose(self._actions[(*self.cursor, self.turned)])
        return True

    def cancel(self) -> bool:
        had = self.cursor is not None or self._stray is not None
        self._is_pressed, self.board.carried = False, None
        self._move_to(None)
        return had

    def show(self) -> None:
        self.scenery.mark_next(self.view["order"])
        self.scenery.turn_item(self.card, turned=self.turned)
        self.scenery.turn_badge.show_on(self.scenery.spots[self.card].place)
        self.preview.show_anchors(self.scenery.camera, list(self._anchors.values()))
        if self.cursor is not None:
            action = self._actions[(*self.cursor, self.turned)]
            self.preview.show_place(action, self.update, self.board.names, by_keys=self._by_keys)
        elif self._stray is not None:
            self.preview.show_stray(self.card, self._stray, turned=self.turned)
        else:
            self.preview.lay_down(self.card)

    def where(self, action: str) -> QPointF:
        choice = self.choices[action]
        return self.scenery.camera.rect(choice["x"] + 1, choice["y"] + 1).topLeft()
