"""Choosing an action with pointer and keys: by clicks, by dragging, by walking over the squares, or by typing it.

How far the choice has come is the `Course`'s to know. The chooser also looks at units while others choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from network.link import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.cirkle.course import Course
from qtapp.boards.cirkle.deeds import PASS, Deeds
from qtapp.boards.cirkle.places import LOST_UNIT, OPTION, PASSING, SQUARE, Place, lost_unit, option, square
from qtapp.boards.cirkle.preview import Look
from qtapp.boards.cirkle.refusing import between, why_not
from qtapp.boards.cirkle.typed import Typed
from qtapp.boards.cirkle.typing_in import TypedMove
from qtapp.items.steering import neighbour

if TYPE_CHECKING:
    from qtapp.boards.cirkle.board import CirkleBoard


class CirkleChooser(Chooser):
    """Turns pointer and keys into one of the legal actions."""

    def __init__(self, board: CirkleBoard, update: Update) -> None:
        super().__init__(update)
        self.board, self.scenery, self.preview = board, board.scenery, board.preview
        self.deeds = Deeds(update.legal, self.choices)
        self.course = Course(self.deeds)
        self.typed = TypedMove(self)
        self.cursor: Place | None = None
        self._by_keys = False
        self._said = ""  # why something cannot be done
        self._held: tuple[Place, QPointF] | None = None  # what lies under the pressed button, and where it was pressed
        self._was_chosen = False  # before it was pressed
        self._is_dragged = False

    def resume(self, before: Chooser) -> None:
        if isinstance(before, CirkleChooser):
            self.course.resume(before.course)
            self.cursor, self._by_keys, self.typed.text = before.cursor, before._by_keys, before.typed.text

    # Pointing

    def point(self, pos: QPointF) -> None:
        if self._held is not None:
            self._drag(*self._held, pos)
        place = self._place_at(pos)
        if place is not None or not self._by_keys:
            self._move_to(place)

    def _place_at(self, pos: QPointF) -> Place | None:
        menu = self.scenery.menu
        if menu.holds(pos):
            kind = menu.kind_at(pos)
            return None if kind is None else option(kind)
        name = self.scenery.square_at(pos)
        if name is not None:
            return square(name)
        lost = self.scenery.lost_at(pos)
        if lost is not None and self.deeds.legal and lost[0] == self.update.seat:
            return lost_unit(lost[1])
        is_pass = self.deeds.is_pass and self.scenery.news.place.contains(pos)
        return Place(PASSING) if is_pass else None

    def leave(self) -> None:
        if not self._by_keys and self._held is None:
            self._move_to(None)

    def _move_to(self, place: Place | None, *, by_keys: bool = False) -> None:
        if (place, by_keys) != (self.cursor, self._by_keys):
            self.cursor, self._by_keys, self._said = place, by_keys, ""
            self.show()

    # Pressing, dragging, letting go

    def press(self, pos: QPointF) -> bool:
        self.typed.close()
        place = self._place_at(pos)
        self._move_to(place)
        if place is None or not self.deeds.legal:
            return self._close_menu()
        self._was_chosen = self.course.is_chosen(place)
        meant = self._was_chosen or self._take(place)
        if self.course.is_chosen(place):
            self._held = (place, pos)
        return meant

    def _close_menu(self) -> bool:
        """A click beside everything closes the choice of an exchange."""
        was_open, self.course.offered = bool(self.course.offered), ()
        if was_open:
            self.show()
        return was_open

    def _drag(self, place: Place, start: QPointF, pos: QPointF) -> None:
        if (pos - start).manhattanLength() >= QApplication.startDragDistance():
            self._is_dragged = True
        if self._is_dragged:
            self.board.carry(place, pos)

    def release(self, pos: QPointF) -> None:
        held, dragged = self._held, self._is_dragged
        self._held, self._is_dragged = None, False
        if held is None:
            return
        target = self._place_at(pos)
        if dragged:
            self.board.put_back(held[0])
            if target is not None and target != held[0]:
                self._take(target, dropped=True)
            else:
                self.show()
        elif self._was_chosen and target == held[0]:
            self.course.let_go()
            self.show()

    # What a click or Enter on something means

    def _take(self, place: Place, *, dropped: bool = False) -> bool:
        """Go on to something: that is the last step, or opens a choice, or begins anew; False if it means nothing."""
        actions = self.course.actions_to(place)
        if len(actions) == 1:
            if dropped:
                self.board.let_fall(self.course.origin, place)
            self.board.choose(actions[0])
            return True
        self.course.offered, self._said = tuple(actions), ""
        has_begun = False
        if actions:
            self.cursor = self.course.options()[0]
        elif not dropped:
            has_begun = self.course.begin(place)
        if not actions and not has_begun:
            self._said = self._objection(place)
        self.show()
        return bool(actions or has_begun or self._said)

    def _objection(self, place: Place) -> str:
        """Why the chosen unit cannot go there."""
        origin, seat = self.course.origin, self.update.seat
        if not origin or seat is None or place.zone != SQUARE or place.name == origin:
            return ""
        return why_not(self.view, seat, between(self.view, origin, place.name), self.board.words, self.board.names)

    # Keys

    def step(self, direction: tuple[float, float]) -> bool:
        points = {place: self._rect_of(place).center().toTuple() for place in self._reachable()}
        if self.cursor in points:
            self._move_to(neighbour(points, self.cursor, direction), by_keys=True)
        else:
            self._move_to(self._first(), by_keys=True)
        return True

    def _reachable(self) -> Sequence[Place]:
        """Everything the arrows go to."""
        if self.course.offered:
            return self.course.options()
        lost = [place for place in self.course.next_places() if place.zone == LOST_UNIT]
        return [*map(square, self.scenery.square_names), *lost]

    def _first(self) -> Place:
        """Where the keys begin: at the unit that was chosen, or at one that could be."""
        if self.course.origin and not self.course.offered:
            return square(self.course.origin)
        return next(iter(self.course.next_places()), square(next(iter(self.scenery.square_names))))

    def cycle(self, way: int, *, around: bool) -> bool:
        """Go to the next of all choices, whichever way it lies; False at the end, unless they go `around`."""
        found = self.course.next_places()
        if not found:
            return False
        following = found.index(self.cursor) + way if self.cursor in found else (0 if way > 0 else len(found) - 1)
        if not around and not 0 <= following < len(found):
            return False
        self._move_to(found[following % len(found)], by_keys=True)
        return True

    def aim(self) -> str:
        if self.typed.is_open:
            return self.typed.action
        if self.deeds.is_pass:
            return PASS
        if self.cursor is None or self.course.is_chosen(self.cursor):
            return ""
        actions = self.course.actions_to(self.cursor)
        return actions[0] if len(actions) == 1 else ""

    def confirm(self) -> bool:
        if self.typed.is_open:
            return self.typed.enter()
        if self.deeds.is_pass:
            self.board.choose(PASS)
        elif self.cursor is None:
            return self.step((0.0, 0.0))
        elif self.course.is_chosen(self.cursor):
            self.course.let_go()
            self.show()
        elif self.deeds.legal:
            self._take(self.cursor)
        return True

    def cancel(self) -> bool:
        """First what is typed, then the choice of an exchange, then the unit; the keys leave the board last."""
        self._put_down()
        if self.typed.is_open:
            self.typed.close()
            self.course.let_go()
        elif self.course.offered:
            self.course.offered = ()
        elif self.course.has_begun:
            self.course.let_go()
        elif self.cursor is None:
            return False
        self.cursor, self._by_keys, self._said = None, False, ""
        self.show()
        return True

    def _put_down(self) -> None:
        if self._held is not None:
            self.board.put_back(self._held[0])
            self._held, self._is_dragged = None, False

    def suggest(self, action: str) -> None:
        self.typed.close()
        self._lead_to(action)
        self.show()

    def _lead_to(self, action: str) -> None:
        self.cursor, self._by_keys, self._said = self.course.lead_to(action), True, ""

    def follow_typed(self, said: Typed, action: str) -> None:
        """What is typed is shown as if it had been chosen so far."""
        if action:
            self._lead_to(action)
        else:
            self.course.let_go()
            self.course.begin(square(said.origin))
            self.cursor, self._by_keys, self._said = None, False, ""
        self.show()

    # Showing

    def show(self) -> None:
        self._show_menu()
        self.preview.show_look(self._look(), self.deeds, self.update)
        self.typed.show()

    def _show_menu(self) -> None:
        menu, offered = self.scenery.menu, self.course.offered
        if not offered:
            menu.close()
            return
        target = self.deeds.choice(offered[0])["to"]
        menu.open_beside(
            self.scenery.rect_of(target),
            self.scenery.area,
            list(self.deeds.gains(offered)),
            self.view["seats"][self.update.seat]["colour"],
            self.board.exchange_words(),
        )
        menu.point(self.cursor.name if self.cursor is not None and self.cursor.zone == OPTION else None)

    def _look(self) -> Look:
        course, place = self.course, self.cursor
        look = Look(course.origin, course.gain, offered=course.offered, by_keys=self._by_keys, said=self._said)
        if place is None:
            return look
        actions = course.actions_to(place)
        if not actions and not course.offered and place.name not in self.deeds.origins():
            look = look._replace(said=self._said or self._objection(place))
        return look._replace(
            square=place.name if place.zone == SQUARE else "",
            lost=place.name if place.zone == LOST_UNIT else "",
            action=actions[0] if actions else "",
        )

    def _rect_of(self, place: Place) -> QRectF:
        if place.zone == SQUARE:
            return self.scenery.rect_of(place.name)
        if place.zone == OPTION:
            return self.scenery.menu.rect_of(place.name)
        if place.zone == PASSING:
            return self.scenery.news.place
        assert self.update.seat is not None
        return self.scenery.lost_rect(self.update.seat, place.name)

    def where(self, action: str) -> QPointF:
        if action not in self.deeds.legal:
            raise KeyError(action)
        return self._rect_of(self.course.step_towards(action)).center()
