"""Choosing in Guerre froide: where cards are to be put in order or an agent is to be picked, a page lies over the
table, which can be folded away to look at what is below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from network.messages.table import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.coldwar.choices import branches
from qtapp.boards.coldwar.pages.page import FOLD
from qtapp.boards.places import Place

if TYPE_CHECKING:
    from qtapp.boards.coldwar.board import ColdwarBoard

UNFOLD = Place("chip", "unfold")
SEEN_PHASES = ("peek", "analyst", "order", "cryptographer")


class ColdwarChooser(Chooser):
    """Turns pointer and keys into one of the legal actions."""

    board: ColdwarBoard

    def __init__(self, board: ColdwarBoard, update: Update) -> None:
        super().__init__(board, update, branches(update.legal, update.view, update.seat))
        self.scenery = board.scenery
        self.folded = False
        self.is_resumed = False

    def resume(self, before: Chooser) -> None:
        assert isinstance(before, ColdwarChooser)
        super().resume(before)
        self.is_resumed, self.folded = True, before.folded

    # The page

    @property
    def page(self) -> str:
        """The page this question is asked on, if any."""
        phase = self.view["phase"]
        return phase if self.tree and (phase == "planning" or phase in SEEN_PHASES) else ""

    @property
    def is_folded(self) -> bool:
        return bool(self.page) and self.folded

    def _fold(self, *, folded: bool) -> None:
        if self.page and folded != self.folded:
            self.folded, self.cursor = folded, None
            self.show()

    # What can be chosen now

    def rect_of(self, place: Place) -> QRectF | None:
        return self.scenery.rect_of(place)

    def point_of(self, place: Place) -> QPointF:
        return self.scenery.point_of(place)

    def place_at(self, pos: QPointF) -> Place | None:
        return self.scenery.hit(pos, self.places())

    def places(self) -> list[Place]:
        if self.is_folded:
            return [UNFOLD]
        return [*super().places(), *([FOLD] if self.page else [])]

    # Meaning it

    def press(self, pos: QPointF) -> bool:
        return super().press(pos) or (bool(self.page) and not self.folded and self.scenery.pages.covers(pos))

    def take(self, place: Place) -> bool:
        if place in (FOLD, UNFOLD):
            self._fold(folded=place == FOLD)
            return True
        return super().take(place)

    def aim(self) -> str:
        return "" if self.is_folded else super().aim()

    def confirm(self) -> bool:
        if self.is_folded:
            self._fold(folded=False)
            return True
        return super().confirm()

    def cancel(self) -> bool:
        """One step back: the last place chosen, the page."""
        if not self.page or self.path:
            return super().cancel()
        self._fold(folded=not self.folded)
        return True

    # Keys and hints

    def step(self, direction: tuple[float, float]) -> bool:
        self._fold(folded=False)
        return super().step(direction)

    def cycle(self, by: int, *, around: bool = True) -> bool:
        self._fold(folded=False)
        return super().cycle(by, around=around)

    def suggest(self, action: str) -> None:
        self._fold(folded=False)
        super().suggest(action)

    def where(self, action: str) -> QPointF:
        return self.point_of(UNFOLD) if self.is_folded else super().where(action)

    def show(self) -> None:
        self.board.preview.show(self)
