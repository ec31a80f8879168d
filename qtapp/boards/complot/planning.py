"""While others are asked: one's own next moves are noted on the map, with pointer and keys, for oneself alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from network.messages.table import Update
from qtapp.boards.chips import chip
from qtapp.boards.complot.box import box
from qtapp.boards.complot.choosing import ComplotChooser, at
from qtapp.boards.complot.notes import own
from qtapp.boards.complot.standing import element
from qtapp.boards.places import Place
from qtapp.words.complot.noting import noting

if TYPE_CHECKING:
    from qtapp.boards.complot.board import ComplotBoard

CLEAR = chip("clear")


class Planner(ComplotChooser):
    """Chooses nothing: what is clicked goes into the notes of the board."""

    is_noting = True

    def __init__(self, board: ComplotBoard, update: Update) -> None:
        super().__init__(board, update)
        assert update.seat is not None
        self.seat, self.notes = update.seat, board.notes
        self._offer()

    def _offer(self) -> None:
        """One's own elements, then everywhere they could go."""
        found = {element(code): code for code in own(self.view["where"], self.seat)}
        if self.notes.group(self.seat):
            found |= {at(str(place)): str(place) for place in box().places}
        if self.notes.plans(self.seat):
            found[CLEAR] = CLEAR.name
        self.tree = dict(found)

    @property
    def noted(self) -> tuple[str, ...]:
        """Those who are being put together."""
        return self.notes.group(self.seat)

    def action(self, place: Place | None) -> str:  # noqa: ARG002
        return ""

    def label(self, place: Place) -> str:  # noqa: ARG002
        return noting().clear()

    def refuse(self, place: Place) -> bool:  # noqa: ARG002
        return False

    def place_at(self, pos: QPointF) -> Place | None:
        return self.scenery.hit(pos, self.places())

    def take(self, place: Place) -> bool:
        if place not in self.tree:
            return False
        where = self.view["where"]
        if place == CLEAR:
            self.notes.clear(self.seat)
        elif place.kind == "element":
            self.notes.toggle(self.seat, place.name, where)
        else:
            self.notes.go(self.seat, int(place.name), where, self.view["closed"])
        self._offer()
        if self.cursor not in self.tree:
            self.cursor = None
        self.show()
        return True

    def cancel(self) -> bool:
        """Put the group down, or strike out the last note."""
        if not self.notes.put_down(self.seat):
            return super().cancel()
        self._offer()
        if self.cursor not in self.tree:
            self.cursor = None
        self.show()
        return True

    def hint(self) -> str:
        """What stands in the notes there, or how one makes them."""
        plans, group, cursor = self.notes.plans(self.seat), self.noted, self.cursor
        pointed = [
            plan
            for plan in plans
            if cursor is not None and (cursor.name in plan.elements or cursor == at(str(plan.way[-1])))
        ]
        made = [plan for plan in plans if plan.elements == group]
        for plan in (*pointed, *made):
            return noting().plan(plan.elements, plan.way[-1], len(plan.way) - 1)
        return noting().group(group) if group else noting().invite()
