"""Choosing in Cirkle: by clicks, by dragging, by walking over the squares, or by typing a move.

The chooser also looks at units while others choose.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from network.messages.table import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.cirkle.choices import LOST_UNIT, OPTION, PASS, PASSING, SQUARE, branches, lost_unit, option, square
from qtapp.boards.cirkle.refusing import between, why_not
from qtapp.boards.cirkle.typed import ParsedMove
from qtapp.boards.cirkle.typing_in import TypedMove
from qtapp.boards.places import Place, leaves
from qtapp.words.base import choices_of

if TYPE_CHECKING:
    from qtapp.boards.cirkle.board import CirkleBoard


class CirkleChooser(Chooser):
    """Turns pointer and keys into one of the legal actions."""

    board: CirkleBoard

    def __init__(self, board: CirkleBoard, update: Update) -> None:
        super().__init__(board, update, branches(update.legal, choices_of(update)))
        self.scenery, self.preview = board.scenery, board.preview
        self.typed = TypedMove(self)
        self._refusal = ""  # why something cannot be done

    def resume(self, before: Chooser) -> None:
        assert isinstance(before, CirkleChooser)
        super().resume(before)
        self.typed.text = before.typed.text

    # How far the choice has come

    @property
    def is_pass(self) -> bool:
        """Whether nothing else can be done."""
        return PASSING in self.tree

    @property
    def origin(self) -> str:
        """The square of the unit that was chosen, if one was."""
        return self.path[0].name if self.path and self.path[0].kind == SQUARE else ""

    @property
    def offered(self) -> list[str]:
        """What the unit that arrives may be exchanged for, "" for nothing; empty as long as that is not asked."""
        return [place.name for place in self.branch if place.kind == OPTION]

    @property
    def foreseen(self) -> str:
        """The action in view; of those that differ in what they bring the first."""
        found = None if self.cursor is None else self._found(self.cursor)
        if found is None or isinstance(found[1], str):
            return self.action(self.cursor)
        return next(leaves(found[1])) if found[0] else ""

    # Where things are

    def rect_of(self, place: Place) -> QRectF | None:
        if place.kind == SQUARE:
            return self.scenery.rect_of(place.name)
        if place.kind == OPTION:
            return self.scenery.menu.rect_of(place.name)
        if place == PASSING:
            return self.scenery.news.place
        assert self.update.seat is not None
        return self.scenery.lost_rect(self.update.seat, place.name)

    def place_at(self, pos: QPointF) -> Place | None:
        """Also squares where nothing can be done: they are looked at."""
        menu = self.scenery.menu
        if menu.holds(pos):
            kind = menu.kind_at(pos)
            return None if kind is None else option(kind)
        name = self.scenery.square_at(pos)
        if name is not None:
            return square(name)
        lost = self.scenery.lost_at(pos)
        if lost is not None and self.tree and lost[0] == self.update.seat:
            return lost_unit(lost[1])
        return PASSING if self.is_pass and self.scenery.news.place.contains(pos) else None

    def stops(self) -> Iterable[Place]:
        if self.offered:
            return self.next_places()
        lost = [place for place in self.next_places() if place.kind == LOST_UNIT]
        return [*map(square, self.scenery.square_names), *lost]

    def start(self) -> Place:
        """The unit that was chosen, or one that could be."""
        if self.origin and not self.offered:
            return square(self.origin)
        return super().start() or square(next(iter(self.scenery.square_names)))

    # Pressing, dragging, letting go

    def _move_to(self, place: Place | None, *, by_keys: bool = False) -> None:
        if place != self.cursor:
            self._refusal = ""
        super()._move_to(place, by_keys=by_keys)

    def press(self, pos: QPointF) -> bool:
        self.typed.close()
        if self.offered and self.place_at(pos) is None:
            return self.cancel()  # a click beside everything closes the choice of an exchange
        return super().press(pos)

    def drag(self, place: Place, pos: QPointF) -> None:
        if self.path == (place,):
            self.board.carry(place, pos)

    def drop(self, place: Place, target: Place | None) -> None:
        self.board.put_back(place)
        if target is None or target == place or self.path != (place,):
            self.show()
        elif target not in self.branch:
            self.refuse(target)
        else:
            if self.action(target):
                self.board.let_fall(place, target)
            self.take(target)

    # Meaning it

    def entered(self, place: Place) -> None:
        self._refusal = ""
        self._show_menu()
        self.cursor = self.start() if self.offered else place

    def refuse(self, place: Place) -> bool:
        self._refusal = self._objection(place)
        self.show()
        return bool(self._refusal)

    def _objection(self, place: Place) -> str:
        """Why the chosen unit cannot go there."""
        origin, seat = self.origin, self.update.seat
        if not origin or seat is None or place.kind != SQUARE or place.name == origin:
            return ""
        return why_not(self.view, seat, between(self.view, origin, place.name), self.board.words, self.board.names)

    @property
    def refusal(self) -> str:
        """What is said in the place of what the choice in view would do."""
        if self._refusal or self.cursor is None or self._found(self.cursor) is not None or self.offered:
            return self._refusal
        return self._objection(self.cursor)

    def aim(self) -> str:
        if self.typed.is_open:
            return self.typed.action
        return PASS if self.is_pass else super().aim()

    def confirm(self) -> bool:
        if self.typed.is_open:
            return self.typed.enter()
        if self.is_pass:
            self.board.choose(PASS)
            return True
        return super().confirm()

    def cancel(self) -> bool:
        """First what is typed, then the choice of an exchange, then the unit; the keys leave the board last."""
        self._refusal = ""
        if self.typed.is_open:
            self.typed.close()
            self.path, self.cursor, self.by_keys = (), None, False
            self.show()
            return True
        return super().cancel()

    # Hints and typed moves

    def suggest(self, action: str) -> None:
        self.typed.close()
        self._refusal = ""
        super().suggest(action)

    def follow_typed(self, parsed: ParsedMove, action: str) -> None:
        """What is typed is shown as if it had been chosen so far."""
        self._refusal = ""
        if action:
            super().suggest(action)
            return
        origin = square(parsed.origin)
        self.path, self.cursor, self.by_keys = ((origin,) if origin in self.tree else ()), None, False
        self.show()

    # Showing

    def show(self) -> None:
        self._show_menu()
        self.preview.show(self)
        self.typed.show()

    def _show_menu(self) -> None:
        menu, offered = self.scenery.menu, self.offered
        if not offered:
            menu.close()
            return
        menu.open_beside(
            self.scenery.rect_of(self.path[1].name),
            self.scenery.area,
            offered,
            self.view["seats"][self.update.seat]["colour"],
            self.board.exchange_words(),
        )
        menu.point(self.cursor.name if self.cursor is not None and self.cursor.kind == OPTION else None)
