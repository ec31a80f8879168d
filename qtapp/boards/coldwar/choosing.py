"""Choosing with pointer and keys: a walk through the tree of places until one action is meant.

What may be chosen comes from the legal list alone. Where cards are to be put in order or an agent is to be picked, a
page lies over the table; it can be folded away to look at what is below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from network.link import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.coldwar.choices import Branch, Place, branches, path_to
from qtapp.boards.coldwar.dossier import FOLD
from qtapp.items.steering import neighbour

if TYPE_CHECKING:
    from qtapp.boards.coldwar.board import ColdwarBoard

UNFOLD = Place("chip", "unfold")
SEEN_PHASES = ("peek", "analyst", "order", "cryptographer")


class ColdwarChooser(Chooser):
    """One question, or none: then there is nothing to choose."""

    def __init__(self, board: ColdwarBoard, update: Update) -> None:
        super().__init__(update)
        self.board, self.scenery = board, board.scenery
        self.tree: Branch = branches(update.legal, self.view, update.seat)
        self.path: tuple[Place, ...] = ()
        self.cursor: Place | None = None
        self.by_keys = False
        self.folded = False
        self.is_resumed = False
        self._held: Place | None = None

    # What can be chosen now

    @property
    def page(self) -> str:
        """The page this question is asked on, if any."""
        if not self.tree:
            return ""
        phase = self.view["phase"]
        return phase if phase == "planning" or phase in SEEN_PHASES else ""

    @property
    def branch(self) -> Branch:
        at = self.tree
        for place in self.path:
            below = at[place]
            assert isinstance(below, dict)
            at = below
        return at

    def places(self) -> list[Place]:
        """Everything that means something now, when it is clicked."""
        if self.page and self.folded:
            return [UNFOLD]
        # Whoever has chosen a group may choose another one instead, or put a card of an order back.
        again = [place for place in (*self.path, *self.tree) if place not in self.branch] if self.path else []
        fold = [FOLD] if self.page else []
        return [place for place in (*self.branch, *again, *fold) if self.scenery.rect_of(place) is not None]

    def action(self, place: Place | None) -> str:
        """The action that a place would mean at once, or ""."""
        below = self.branch.get(place) if place is not None else None
        return below if isinstance(below, str) else ""

    def resume(self, before: Chooser) -> None:
        assert isinstance(before, ColdwarChooser)
        self.is_resumed = True
        self.path, self.cursor, self.by_keys, self.folded = before.path, before.cursor, before.by_keys, before.folded
        self._held = before._held

    # Pointer

    def point(self, pos: QPointF) -> None:
        place = self.scenery.hit(pos, self.places())
        if place is not None or not self.by_keys:
            self._move_to(place)

    def leave(self) -> None:
        if not self.by_keys:
            self._move_to(None)

    def press(self, pos: QPointF) -> bool:
        self._held = self.scenery.hit(pos, self.places())
        if self._held is not None:
            self._move_to(self._held)
        return self._held is not None or (bool(self.page) and not self.folded and self.scenery.pages.covers(pos))

    def release(self, pos: QPointF) -> None:
        held, self._held = self._held, None
        if held is not None and self.scenery.hit(pos, self.places()) == held:
            self.take(held)

    def _move_to(self, place: Place | None, *, by_keys: bool = False) -> None:
        if (place, by_keys) != (self.cursor, self.by_keys):
            self.cursor, self.by_keys = place, by_keys
            self.show()

    # Meaning it

    def take(self, place: Place) -> None:
        """Go into a place: choose its action, or ask what comes next."""
        if place in (FOLD, UNFOLD):
            self.folded = place == FOLD
        elif place in self.branch:
            below = self.branch[place]
            if isinstance(below, str):
                self.board.choose(below)
                return
            self.path = (*self.path, place)
        elif place in self.path:
            self.path = self.path[: self.path.index(place)]
        elif place in self.tree:
            self.path = ()
            self.take(place)
            return
        self.cursor = None
        self.show()

    def aim(self) -> str:
        return "" if self.page and self.folded else self.action(self.cursor)

    def confirm(self) -> bool:
        by_keys, cursor = self.by_keys, self.cursor
        if self.page and self.folded:
            self.take(UNFOLD)
        elif cursor is None:
            return self.step((0.0, 0.0))
        else:
            self.take(cursor)
            if by_keys and self.path and self.cursor is None:
                self.step((0.0, 0.0))
        return bool(self.tree)

    def cancel(self) -> bool:
        """One step back: the cursor, the last place chosen, the page."""
        if self.path:
            self.path, self.cursor = self.path[:-1], self.path[-1] if self.by_keys else None
        elif self.cursor is not None and not self.page:
            self.cursor = None
        elif self.page:
            self.folded = not self.folded
            self.cursor = None
        else:
            return False
        self.show()
        return True

    def step(self, direction: tuple[float, float]) -> bool:
        self.folded = False
        if self.page:
            self.show()
        points = {place: self.scenery.point_of(place).toTuple() for place in self._steps()}
        if not points:
            return False
        at = self.cursor if self.cursor in points else None
        self._move_to(next(iter(points)) if at is None else neighbour(points, at, direction), by_keys=True)
        return True

    def turn(self, by: int) -> bool:
        """Go to the next choice in the order of the rules, or to the one before."""
        self.folded = False
        if self.page:
            self.show()
        places = self._steps()
        if not places:
            return False
        at = places.index(self.cursor) + by if self.cursor in places else 0 if by > 0 else -1
        self._move_to(places[at % len(places)], by_keys=True)
        return True

    def _steps(self) -> Sequence[Place]:
        """The choices in the order of the legal list; where an action has two places, the first will do."""
        seen: set[str] = set()
        found = []
        for place, below in self.branch.items():
            if (isinstance(below, str) and below in seen) or self.scenery.rect_of(place) is None:
                continue
            if isinstance(below, str):
                seen.add(below)
            found.append(place)
        return found

    def suggest(self, action: str) -> None:
        *way, last = path_to(self.tree, action)
        self.path, self.folded, self.cursor = tuple(way), False, None
        self.show()
        self._move_to(last, by_keys=True)

    def where(self, action: str) -> QPointF:
        if self.page and self.folded:
            return self.scenery.point_of(UNFOLD)
        way = path_to(self.tree, action)
        if way[: len(self.path)] == self.path:
            return self.scenery.point_of(way[len(self.path)])
        try:
            return self.scenery.point_of(path_to(self.branch, action)[0])
        except KeyError:
            return self.scenery.point_of(way[0] if way[0] not in self.branch else self.path[0])

    def show(self) -> None:
        self.board.preview.show(self)
