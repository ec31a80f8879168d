"""Choosing a card of the circle: by pointing at it, by walking round with the keys, or by dragging it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from network.link import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.wagons.choosing import WagonsChooser
from qtapp.items.steering import neighbour

if TYPE_CHECKING:
    from qtapp.boards.wagons.board import WagonsBoard


class CardChooser(WagonsChooser):
    """Choosing a card of the circle: the starting card, or the one to take."""

    def __init__(self, board: WagonsBoard, update: Update) -> None:
        super().__init__(board, update)
        self._actions = {int(text[1:3]): text for text in update.legal}
        self.cursor: int | None = None
        self._by_keys = False
        self._held: tuple[int, QPointF] | None = None  # the card under the pressed button, and where it was pressed
        self._is_dragged = False

    def resume(self, before: Chooser) -> None:
        if isinstance(before, CardChooser):
            self.cursor, self._by_keys = before.cursor, before._by_keys
            self._held, self._is_dragged = before._held, before._is_dragged

    def point(self, pos: QPointF) -> None:
        if self._held is not None:
            self._drag(*self._held, pos)
            return
        card = self._card_at(pos)
        if card is not None or not self._by_keys:
            self._move_to(card)

    def _card_at(self, pos: QPointF) -> int | None:
        card = self.scenery.card_at(pos, "circle")
        return card if card in self._actions else None

    def leave(self) -> None:
        if not self._by_keys and self._held is None:
            self._move_to(None)

    def _move_to(self, card: int | None, *, by_keys: bool = False) -> None:
        if (card, by_keys) != (self.cursor, self._by_keys):
            self.cursor, self._by_keys = card, by_keys
            self.show()

    def press(self, pos: QPointF) -> bool:
        card = self._card_at(pos)
        if card is None:
            return False
        self._move_to(card)
        self._held = (card, pos)
        return True

    def _drag(self, card: int, start: QPointF, pos: QPointF) -> None:
        """A card may be carried straight into the town where it is to be placed: it is taken on entering there."""
        far = (pos - start).manhattanLength() >= QApplication.startDragDistance()
        if self.view["phase"] != "draft" or not (far or self._is_dragged):
            return
        self._is_dragged = True
        self.board.carry(card, pos)
        if self.scenery.layout.focus.place.contains(pos):
            self._held, self._is_dragged = None, False
            self.board.carried = card
            self.board.choose(self._actions[card])

    def release(self, pos: QPointF) -> None:
        held, dragged = self._held, self._is_dragged
        self._held, self._is_dragged = None, False
        if held is None:
            self.board.drop(pos)
            return
        self.board.put_back(held[0])
        if not dragged and self._card_at(pos) == held[0]:
            self.board.choose(self._actions[held[0]])

    def step(self, direction: tuple[float, float]) -> bool:
        places = {card: self.scenery.spots[card].place.center().toTuple() for card in self._actions}
        start = self.cursor
        self._move_to(next(iter(places)) if start is None else neighbour(places, start, direction), by_keys=True)
        return True

    def suggest(self, action: str) -> None:
        self._move_to(next(card for card, text in self._actions.items() if text == action), by_keys=True)

    def aim(self) -> str:
        return "" if self.cursor is None else self._actions[self.cursor]

    def confirm(self) -> bool:
        if self.cursor is None:
            self._move_to(next(iter(self._actions)), by_keys=True)
        else:
            self.board.choose(self._actions[self.cursor])
        return True

    def cancel(self) -> bool:
        had = self.cursor is not None
        if self._held is not None:
            self.board.put_back(self._held[0])
        self._held, self._is_dragged = None, False
        self._move_to(None)
        return had

    def show(self) -> None:
        self.scenery.mark_choices(list(self._actions))
        if self.cursor is None:
            self.preview.clear()
            self.scenery.mark_next(self.view["order"])
            return
        action = self._actions[self.cursor]
        self.preview.show_card(self.cursor, action, self.update, self.board.names, by_keys=self._by_keys)
        # Where gifts are shown the next card is one of them, and wears their mark instead of its own.
        self.scenery.mark_next(() if self.choices[action].get("gives") else self.view["order"])

    def where(self, action: str) -> QPointF:
        return self.scenery.spots[int(action[1:3])].place.center()
