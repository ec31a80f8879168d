"""Those around a table that is open to the network: who is here, which seats are open, and what they say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from network.messages.room import Denied, RoomState
from qtapp.base.style import as_role
from qtapp.base.theme import STEP, SeatMark
from qtapp.pages.company.chairs import Chairs
from qtapp.pages.company.chat import ChatBox
from qtapp.pages.company.people import PeopleBox
from qtapp.pages.company.table_key import TableKey
from qtapp.widgets.blocks import STRETCH, in_column, scrolling
from qtapp.widgets.labels import label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words.base import GameWords
from qtapp.words.network import NetworkWords

MOST_PEOPLE = 0.55  # of the height: beyond that the list scrolls, because the talk needs room, too


class CompanyTab(Speaking, QWidget):
    """Only a place for its parts; what is asked there is `qtapp.pages.table.room_panel`'s to pass on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people, self.chairs, self.chat = PeopleBox(), Chairs(), ChatBox()
        self.problem, self.key = label("problem", wrap=True), TableKey(brief=True)
        self._denied: Denied | None = None
        self._game: GameWords | None = None
        self._words = NetworkWords()
        self._inside = as_role(QWidget(), "plain")
        in_column(self.people, self.chairs, self.key, STRETCH, on=self._inside, margins=(0, 0, STEP, 0))
        self._around = scrolling(self._inside)
        in_column(self._around, self.problem, (self.chat, 1), on=self)
        self.retranslate()

    def show_room(self, state: RoomState, me: str, marks: Sequence[SeatMark]) -> None:
        self.people.show_room(state, me, marks)
        self.chairs.show_room(state, me, marks)
        self.chat.set_people(state, me, marks)
        self._fit()

    def show_denied(self, denied: Denied | None, game: GameWords | None = None) -> None:
        """Why something asked here was not done; None when all is well again."""
        self._denied, self._game = denied, game
        self.retranslate()

    def retranslate(self) -> None:
        show_text(self.problem, "" if self._denied is None else self._words.denial(self._denied, self._game))

    def _fit(self) -> None:
        """The list is as high as it needs, up to its share."""
        wanted, left = self._inside.sizeHint().height(), self.height() - self.chat.minimumSizeHint().height() - STEP
        self._around.setFixedHeight(min(wanted, max(min(int(self.height() * MOST_PEOPLE), left), 2 * 40)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
