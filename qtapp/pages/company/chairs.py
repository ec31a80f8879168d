"""The seats of a match in play that somebody here may do something about: sit down, get up, seat a bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from engines import games, load
from engines.game import Seat
from network.messages.room import PLAYING, RoomSeat, RoomState
from qtapp.base.settings import LEVELS
from qtapp.base.style import as_role
from qtapp.base.theme import SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.labels import ElidedLabel
from qtapp.widgets.speaking import Speaking
from qtapp.words import marks_for
from qtapp.words.table import TableWords

SIGN = 12

Offer = tuple[str, str, str]  # what is done ("sit", "stand", "bot", "free"), the level of a bot, the words


class Chair(Speaking, QWidget):
    """One seat, and a menu of what may be done about it; hidden where that is nothing."""

    asked = Signal(str, int, str)  # what, seat, level

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self._held, self._is_ours, self._may_decide, self._may_open = RoomSeat(), False, False, False
        self._words = TableWords()
        self.sign = SeatSign(side=SIGN)
        self.name, self.button = as_role(ElidedLabel(), "note"), QToolButton()
        self._menu = QMenu(self.button)
        self.button.setMenu(self._menu)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        in_row(self.sign, (self.name, 1), self.button, on=self)

    def show_seat(self, held: RoomSeat, *, is_ours: bool, may_decide: bool, may_open: bool = False) -> None:
        """`may_open`: a bot may be taken out of the seat, because there is no secret to be seen there."""
        self._held, self._is_ours, self._may_decide, self._may_open = held, is_ours, may_decide, may_open
        self.setVisible(bool(list(self._offers())))
        self.retranslate()

    def _offers(self) -> Iterator[Offer]:
        held = self._held
        if held.kind == "open":
            yield "sit", "", self.tr("Sit down here")
        if self._is_ours:
            yield "stand", "", self.tr("Get up: the seat is open to the others")
        if self._may_decide and not held.guest:
            for level in LEVELS:
                if (held.kind, held.level) != ("bot", level):
                    yield "bot", level, self.tr("Seat a bot: {bot}").format(bot=self._words.bot(level))
            if held.kind == "bot" and self._may_open:
                yield "free", "", self.tr("Open the seat to whoever comes")

    def retranslate(self) -> None:
        held = self._held
        called = self._words.bot(held.level) if held.kind == "bot" else self._words.player(self.seat)
        self.name.setText(self.tr("Open seat") if held.kind == "open" else held.name or called)
        self.button.setText(self.tr("Seat ▾"))
        self.button.setAccessibleName(
            self.tr("Seat {number}: {who}").format(number=self.seat + 1, who=self.name.text())
        )
        self._menu.clear()
        for what, level, words in self._offers():
            self._offer(what, level, words)

    def _offer(self, what: str, level: str, words: str) -> None:
        self._menu.addAction(words).triggered.connect(lambda: self.asked.emit(what, self.seat, level))


class Chairs(QWidget):
    """All seats, in their order."""

    asked = Signal(str, int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chairs: list[Chair] = []
        self._layout = in_column(on=self, spacing=2)

    def show_room(self, state: RoomState, me: str, marks: Sequence[SeatMark] = ()) -> None:
        while len(self.chairs) < len(state.seats):
            chair = Chair(len(self.chairs))
            chair.asked.connect(self.asked)
            self.chairs.append(chair)
            self._layout.addWidget(chair)
        marks = marks or marks_for(state.game, len(state.seats))
        for chair, held, mark in zip(self.chairs, state.seats, marks, strict=False):
            chair.sign.set_mark(mark)
            is_player = any(seat.guest == me for seat in state.seats)
            may_seat_bots = state.chief == me or (not state.chief and is_player and held.kind == "open")
            chair.show_seat(
                held,
                is_ours=held.guest == me,
                may_decide=may_seat_bots,
                may_open=state.chief == me and state.game in games() and not load(state.game).secret,
            )
        for chair in self.chairs[len(state.seats) :]:
            chair.hide()  # a host may say anything
        self.setVisible(state.stage == PLAYING and any(not chair.isHidden() for chair in self.chairs))
