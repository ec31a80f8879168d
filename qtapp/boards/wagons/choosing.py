"""Choosing with pointer and keys: what may be chosen, and what is meant.

A chooser belongs to one update. It takes its choices from the legal list, has a preview drawn of the one in view, and
tells the board which one was meant; whether something is allowed is never worked out here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from network.link import Update
from qtapp.boards.wagons.steering import nearest, neighbour

if TYPE_CHECKING:
    from qtapp.boards.wagons.board import Board

SNAP = 1.0  # cells: from farther away a card does not jump to a place


class Chooser:
    """Nothing to choose: what the board has while others act."""

    def __init__(self, board: Board, update: Update) -> None:
        self.board, self.update = board, update
        self.scenery, self.preview = board.scenery, board.preview
        self.view = cast("dict[str, Any]", update.view)

    @property
    def room(self) -> QRectF | None:
        """The cells of one's town that a card may come to lie on, if one is to be placed."""
        return None

    def resume(self, before: Chooser) -> None:
        """Go on where an earlier chooser with the same choices left off."""

    def point(self, pos: QPointF) -> None:
        """The pointer is here."""

    def leave(self) -> None:
        """The pointer has left the board."""

    def press(self, pos: QPointF) -> bool:  # noqa: ARG002
        """The button was pressed; True if that meant something."""
        return False

    def release(self, pos: QPointF) -> None:
        """The button was let go."""

    def turn(self) -> bool:
        return False

    def step(self, direction: tuple[float, float]) -> bool:  # noqa: ARG002
        """Go to the next choice in a direction."""
        return False

    def confirm(self) -> bool:
        return False

    def cancel(self) -> bool:
        return False

    def show(self) -> None:
        """Draw everything again: it is new, or the layout, the theme or the language has changed."""
        self.preview.clear()

    def where(self, action: str) -> QPointF:
        """Where on the board an action is chosen."""
        raise KeyError(action)


class CardChooser(Chooser):
    """Choosing a card of the circle: the starting card, or the one to take."""

    def __init__(self, board: Board, update: Update) -> None:
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
        self.scenery.mark_next(() if self.view["choices"][action].get("gives") else self.view["order"])

    def where(self, action: str) -> QPointF:
        return self.scenery.spots[int(action[1:3])].place.center()


class PlaceChooser(Chooser):
    """Choosing where a card goes in one's town, and which way up."""

    def __init__(self, board: Board, update: Update) -> None:
        super().__init__(board, update)
        self.card: int = self.view["to_place"]
        self._actions = {}
        for text in update.legal:
            choice = self.view["choices"][text]
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
        choice = self.view["choices"][action]
        return self.scenery.camera.rect(choice["x"] + 1, choice["y"] + 1).topLeft()


def chooser_for(board: Board, update: Update) -> Chooser:
    """The way to choose that fits what may be chosen."""
    if not update.legal:
        return Chooser(board, update)
    return PlaceChooser(board, update) if update.legal[0].startswith("P") else CardChooser(board, update)
