"""Choosing with pointer and keys: a walk through the tree of places until one action is meant.

A chooser belongs to one question. It takes its choices from the legal list, has a preview drawn of the one in view, and
tells the board which one was meant; whether something is allowed is never worked out here. Pointer and keys do alike: a
press or Enter goes into a place, a click or Enter on the last one chooses the action, a click on what is chosen lets it
go, and Escape goes back one place. When there is nothing left to go back to, Escape is the page's: at the table, a step
of a choice that is made in steps is a question of its own with a legal list of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QApplication

from network.messages.table import Update
from qtapp.boards.places import Branch, Place, path_to
from qtapp.items.steering import neighbour
from qtapp.words.base import choices_of

if TYPE_CHECKING:
    from qtapp.boards.choosing_board import ChoosingBoard


class Chooser:
    """One question, or none: then the tree is empty. A game says where its places lie and how the choice is shown."""

    def __init__(self, board: ChoosingBoard, update: Update, tree: Branch) -> None:
        self.board, self.update, self.tree = board, update, tree
        self.view = cast("dict[str, Any]", update.view)
        self.path: tuple[Place, ...] = ()  # what is chosen so far
        self.cursor: Place | None = None  # what is pointed at
        self.by_keys = False
        self._held: tuple[Place, QPointF] | None = None  # what lies under the pressed button, and where it was pressed
        self._was_chosen = False  # before it was pressed
        self._is_dragged = False

    def resume(self, before: Chooser) -> None:
        """Go on where an earlier chooser with the same choices left off."""
        self.path, self.cursor, self.by_keys = before.path, before.cursor, before.by_keys
        self._held, self._was_chosen, self._is_dragged = before._held, before._was_chosen, before._is_dragged

    # What a game answers

    def rect_of(self, place: Place) -> QRectF | None:
        """Where a place lies now, if it can be seen."""
        raise NotImplementedError

    def show(self) -> None:
        """Draw everything again: it is new, or the layout, the theme or the language has changed."""
        raise NotImplementedError

    def place_at(self, pos: QPointF) -> Place | None:
        """What is pointed at: one of `places`, or something that is only looked at."""
        return next((place for place in self.places() if (self.rect_of(place) or QRectF()).contains(pos)), None)

    def point_of(self, place: Place) -> QPointF:
        """A point where this is what one points at."""
        rect = self.rect_of(place)
        assert rect is not None, place
        return rect.center()

    def stops(self) -> Iterable[Place]:
        """Everything the arrow keys go to."""
        return self.next_places()

    def start(self) -> Place | None:
        """Where the keys begin."""
        return next(iter(self.next_places()), None)

    def drag(self, place: Place, pos: QPointF) -> None:
        """What was pressed follows the pointer."""

    def drop(self, place: Place, target: Place | None) -> None:
        """What was dragged is let go over something, or nothing; None also where it is put back."""

    def entered(self, place: Place) -> None:  # noqa: ARG002
        """A place was chosen or let go, and the cursor goes on: who steers with the keys is led to what comes next."""
        self.cursor = self.start() if self.by_keys and self.path else None

    def refuse(self, place: Place) -> bool:  # noqa: ARG002
        """Somebody means a place that leads nowhere; True if there is something to say about it."""
        return False

    # What can be chosen now

    @property
    def branch(self) -> Branch:
        """What each place means now."""
        return self._behind(self.path)

    def _behind(self, path: Iterable[Place]) -> Branch:
        branch = self.tree
        for place in path:
            below = branch[place]
            assert isinstance(below, dict)
            branch = below
        return branch

    def choice(self, action: str) -> Mapping[str, Any]:
        """What a legal action would do."""
        return choices_of(self.update)[action]

    def action(self, place: Place | None) -> str:
        """The action that a place would mean at once, or ""."""
        found = None if place is None or place in self.path else self._found(place)
        return found[1] if found is not None and isinstance(found[1], str) else ""

    def next_places(self) -> list[Place]:
        """What can be chosen next, in the order of the legal list; of two places with one action the first will do."""
        seen: set[str] = set()
        found = []
        for place, below in self.branch.items():
            if isinstance(below, str) and below in seen:
                continue
            if isinstance(below, str):
                seen.add(below)
            if self.rect_of(place) is not None:
                found.append(place)
        return found

    def places(self) -> list[Place]:
        """Everything that means something when it is clicked: also what is chosen, and what could be chosen instead."""
        steps = [self._behind(self.path[:depth]) for depth in range(len(self.path), -1, -1)]
        found = dict.fromkeys([*steps[0], *self.path, *(place for branch in steps[1:] for place in branch)])
        return [place for place in found if self.rect_of(place) is not None]

    # Pointer

    def point(self, pos: QPointF) -> None:
        """The pointer is here."""
        if self._held is not None:
            place, start = self._held
            if (pos - start).manhattanLength() >= QApplication.startDragDistance():
                self._is_dragged = True
            if self._is_dragged:
                self.drag(place, pos)
        place_there = self.place_at(pos)
        if place_there is not None or not self.by_keys:
            self._move_to(place_there)

    def leave(self) -> None:
        """The pointer has left the board."""
        if not self.by_keys and self._held is None:
            self._move_to(None)

    def _move_to(self, place: Place | None, *, by_keys: bool = False) -> None:
        if (place, by_keys) != (self.cursor, self.by_keys):
            self.cursor, self.by_keys = place, by_keys
            self.show()

    def press(self, pos: QPointF) -> bool:
        """The button was pressed; True if that meant something. What comes next is shown at once, an action waits until
        the button is let go."""
        place = self.place_at(pos)
        if place is not None:
            self._move_to(place)
        if place is None or not self.tree:
            return False
        self._held, self._was_chosen = (place, pos), place in self.path
        return self._was_chosen or bool(self.action(place)) or self.take(place)

    def release(self, pos: QPointF) -> None:
        """The button was let go."""
        held, dragged = self._held, self._is_dragged
        self._held, self._is_dragged = None, False
        if held is None:
            return
        target = self.place_at(pos)
        if dragged:
            self.drop(held[0], target)
        elif target == held[0] and (self._was_chosen or self.action(target)):
            self.take(target)

    # Meaning it

    def _found(self, place: Place) -> tuple[tuple[Place, ...], str | Branch] | None:
        """What a place means, and behind which path: instead of the last place chosen another one may be."""
        for depth in range(len(self.path), -1, -1):
            below = self._behind(self.path[:depth]).get(place)
            if below is not None:
                return self.path[:depth], below
        return None

    def take(self, place: Place) -> bool:
        """Go into a place: choose its action, ask what comes next, or let it go; False if it means nothing."""
        found = self._found(place)
        if place in self.path and place not in self.branch:
            self.path = self.path[: self.path.index(place)]
        elif found is None:
            return self.refuse(place)
        elif isinstance(found[1], str):
            self.board.choose(found[1])
            return True
        else:
            self.path = (*found[0], place)
        self.entered(place)
        self.show()
        return True

    def aim(self) -> str:
        """The action that `confirm` would choose now; "" for none, or for a step on the way to one."""
        return self.action(self.cursor)

    def confirm(self) -> bool:
        """The choice in view is meant."""
        if self.cursor is None:
            return self.step((0.0, 0.0))
        self.take(self.cursor)
        return bool(self.tree)

    def cancel(self) -> bool:
        """One step back; True if there was one."""
        if self._held is not None:
            self.drop(self._held[0], None)
            self._held, self._is_dragged = None, False
        if self.path:
            self.path, self.cursor = self.path[:-1], self.path[-1] if self.by_keys else None
        elif self.cursor is not None:
            self.cursor, self.by_keys = None, False
        else:
            return False
        self.show()
        return True

    # Keys and hints

    def step(self, direction: tuple[float, float]) -> bool:
        """Go to the next choice in a direction."""
        points = {place: self.point_of(place).toTuple() for place in self.stops()}
        if not points:
            return False
        at = self.cursor
        self._move_to(neighbour(points, at, direction) if at in points else self.start(), by_keys=True)
        return True

    def cycle(self, by: int, *, around: bool = True) -> bool:
        """Go to the next of all choices, whichever way it lies; False at the end, unless they go `around`."""
        found = self.next_places()
        at = found.index(self.cursor) + by if self.cursor in found else 0 if by > 0 else len(found) - 1
        if not found or not (around or 0 <= at < len(found)):
            return False
        self._move_to(found[at % len(found)], by_keys=True)
        return True

    def suggest(self, action: str) -> None:
        """Go to this choice, as if it were about to be made."""
        *way, last = path_to(self.tree, action)
        self.path, self.cursor = tuple(way), None
        self.show()
        self._move_to(last, by_keys=True)

    def where(self, action: str) -> QPointF:
        """Where on the board to click next for an action; raises KeyError if it cannot be chosen."""
        way = path_to(self.tree, action)
        if way[: len(self.path)] == self.path:
            return self.point_of(way[len(self.path)])
        try:
            return self.point_of(path_to(self.branch, action)[0])
        except KeyError:  # begin anew; what is chosen is let go first where the place would mean something else
            return self.point_of(way[0] if way[0] not in self.branch else self.path[0])


class Preview(QObject):
    """Draws what a choice would do into the scenery, and says it once."""

    told = Signal(str)  # what the choice in view would bring; "" for none

    def __init__(self, scenery: Any, words: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._scenery, self._words = scenery, words
        self._told = ""

    def clear(self) -> None:
        """No choice is in view."""
        self._scenery.hide_marks()
        self._tell("")

    def _tell(self, text: str) -> None:
        if text != self._told:
            self._told = text
            self.told.emit(text)
