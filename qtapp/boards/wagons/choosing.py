"""Choosing in Circle the Wagons: cards of the circle, and places in one's town.

A card may be dragged from the circle into the town, where it jumps to the nearest legal place; it may be turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from network.messages.table import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.places import Branch, Place
from qtapp.items.steering import nearest

if TYPE_CHECKING:
    from qtapp.boards.wagons.board import WagonsBoard

SNAP = 1.0  # cells: from farther away a card does not jump to a place


def card_place(card: int) -> Place:
    return Place("card", f"{card:02}")


def _cell_place(choice: Mapping[str, Any]) -> Place:
    return Place("cell", f"{choice['x']},{choice['y']}")


class WagonsChooser(Chooser):
    """Nothing to choose; what there is to do with a card comes in its subclasses."""

    board: WagonsBoard

    def __init__(self, board: WagonsBoard, update: Update, tree: Branch | None = None) -> None:
        super().__init__(board, update, tree or {})
        self.scenery, self.preview = board.scenery, board.preview

    @property
    def room(self) -> QRectF | None:
        """The cells of one's town that a card may come to lie on, if one is to be placed."""
        return None

    def turn(self) -> bool:
        """Turn the card in hand upside down; True if there is one."""
        return False

    def show(self) -> None:
        self.preview.clear()


class CardChooser(WagonsChooser):
    """Choosing a card of the circle: the starting card, or the one to take."""

    def __init__(self, board: WagonsBoard, update: Update) -> None:
        super().__init__(board, update, {card_place(int(text[1:3])): text for text in update.legal})

    def rect_of(self, place: Place) -> QRectF:
        return self.scenery.spots[int(place.name)].place

    def place_at(self, pos: QPointF) -> Place | None:
        if self._is_dragged and self._held is not None:
            return self._held[0]
        return super().place_at(pos)

    def drag(self, place: Place, pos: QPointF) -> None:
        """A card may be carried straight into the town where it is to be placed: it is taken on entering there."""
        if self.view["phase"] != "draft":
            return
        card = int(place.name)
        self.board.carry(card, pos)
        if self.scenery.layout.focus.place.contains(pos):
            self._held, self._is_dragged = None, False
            self.board.carried = card
            self.board.choose(self.action(place))

    def drop(self, place: Place, target: Place | None) -> None:  # noqa: ARG002
        self.board.put_back(int(place.name))

    def release(self, pos: QPointF) -> None:
        if self._held is None:
            self.board.drop(pos)
        super().release(pos)

    def show(self) -> None:
        self.scenery.mark_choices([int(place.name) for place in self.tree])
        if self.cursor is None:
            self.preview.clear()
            self.scenery.mark_next(self.view["order"])
            return
        action = self.action(self.cursor)
        self.preview.show_card(int(self.cursor.name), action, self.update, self.board.names, by_keys=self.by_keys)
        # Where gifts are shown the next card is one of them, and wears their mark instead of its own.
        self.scenery.mark_next(() if self.choice(action).get("gives") else self.view["order"])


class PlaceChooser(WagonsChooser):
    """Choosing where a card goes in one's town, and which way up."""

    def __init__(self, board: WagonsBoard, update: Update) -> None:
        super().__init__(board, update)
        self.card: int = self.view["to_place"]
        self._cells: dict[Place, tuple[int, int]] = {}
        self._trees: dict[bool, Branch] = {False: {}, True: {}}  # upright, upside down
        for text in update.legal:
            choice = self.choice(text)
            place = _cell_place(choice)
            self._cells[place] = choice["x"], choice["y"]
            self._trees[choice["turned"]][place] = text
        # The middle of a card laid there.
        self._middles = {place: (x + 1.0, y + 1.0) for place, (x, y) in self._cells.items()}
        self._stray: QPointF | None = None  # the pointer, where no place is near
        self._is_pressed = False
        self.turned = False
        self.tree = self._trees[False]

    @property
    def room(self) -> QRectF:
        columns, rows = zip(*self._cells.values(), strict=True)
        return QRectF(min(columns), min(rows), max(columns) - min(columns) + 2, max(rows) - min(rows) + 2)

    @property
    def _is_carried(self) -> bool:
        return self._is_pressed or self.board.carried == self.card

    def resume(self, before: Chooser) -> None:
        assert isinstance(before, PlaceChooser)
        super().resume(before)
        self._turn(turned=before.turned)
        self._is_pressed = before._is_pressed

    def rect_of(self, place: Place) -> QRectF:
        return self.scenery.camera.card(*self._cells[place])

    def start(self) -> Place | None:
        """The place nearest to the middle of the town."""
        return nearest(self._middles, self.scenery.camera.cell_at(self.scenery.field().center()))[0]

    # Pointer

    def place_at(self, pos: QPointF) -> Place | None:
        if not self._is_in_town(pos):
            return None
        place, off = nearest(self._middles, self.scenery.camera.cell_at(pos))
        return place if off <= SNAP else None

    def _is_in_town(self, pos: QPointF) -> bool:
        """Whether this is a part of one's town where no card waits."""
        inside = self.scenery.layout.focus.place.contains(pos)
        return inside and self.scenery.card_at(pos, f"tray{self.scenery.focus}") is None

    def point(self, pos: QPointF) -> None:
        place, is_in_reach = self.place_at(pos), self._is_in_town(pos) or self._is_carried
        if is_in_reach or not self.by_keys:
            self._move_to(place, stray=pos if place is None and is_in_reach else None)

    def _move_to(self, place: Place | None, *, by_keys: bool = False, stray: QPointF | None = None) -> None:
        if stray != self._stray:
            self._stray, self.cursor, self.by_keys = stray, place, by_keys
            self.show()
        super()._move_to(place, by_keys=by_keys)

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
        self._turn(turned=not self.turned)
        self.show()
        return True

    def _turn(self, *, turned: bool) -> None:
        self.turned, self.tree = turned, self._trees[turned]

    # Meaning it

    def take(self, place: Place) -> bool:
        self.board.let_fall(self.card, self.rect_of(place))
        return super().take(place)

    def cancel(self) -> bool:
        had = self.cursor is not None or self._stray is not None
        self._is_pressed, self.board.carried = False, None
        self._move_to(None)
        return had

    def suggest(self, action: str) -> None:
        self._turn(turned=self.choice(action)["turned"])
        super().suggest(action)

    def where(self, action: str) -> QPointF:
        return self.point_of(_cell_place(self.choice(action)))

    def show(self) -> None:
        self.scenery.mark_next(self.view["order"])
        self.scenery.turn_item(self.card, turned=self.turned)
        self.scenery.turn_badge.show_on(self.scenery.spots[self.card].place)
        self.preview.show_anchors(self.scenery.camera, list(self._middles.values()))
        if self.cursor is not None:
            self.preview.show_place(self.aim(), self.update, self.board.names, by_keys=self.by_keys)
        elif self._stray is not None:
            self.preview.show_stray(self.card, self._stray, turned=self.turned)
        else:
            self.preview.lay_down(self.card)
