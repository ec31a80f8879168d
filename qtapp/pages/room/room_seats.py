"""The seats of a room that gathers: who holds each, and what one may do about it: sit, stand up, be called otherwise,
seat a second person of this machine; for whoever decides, seat a bot, change or remove it.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget

from engines.game import Seat
from engines.record import MAX_NAME
from network.messages.room import GATHERING, RoomSeat, RoomState
from qtapp.base.settings import LEVELS
from qtapp.base.style import FIELD, as_role, set_role
from qtapp.items.seat_shapes import SeatSign
from qtapp.pages.room.gathering import Gathering
from qtapp.widgets.blocks import discard, in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words.base import GameWords
from qtapp.words.table import TableWords


class RoomSeatRow(Speaking, QWidget):
    """One seat. A name is typed in place."""

    sit_asked = Signal(int, str)  # seat, name; "" for the usual one
    stand_asked = Signal(int)
    bot_asked = Signal(int, str)  # seat, level
    free_asked = Signal(int)

    def __init__(self, seat: Seat, words: GameWords) -> None:
        super().__init__()
        self.seat, self._words, self._table_words = seat, words, TableWords()
        self._held = RoomSeat()
        self._state: RoomState | None = None
        self._me = ""
        self.sign = SeatSign(side=16)
        self.side, self.name, self.note = label("strong"), ElidedLabel(), as_role(ElidedLabel(), "note")
        self.field, self.done, self.cancel = QLineEdit(), QPushButton(), QPushButton()
        self.field.setMaxLength(MAX_NAME)
        self.sit, self.add, self.rename, self.stand = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        self.bot, self.free = QPushButton(), QPushButton()
        self.levels = QMenu(self.bot)
        self.bot.setMenu(self.levels)
        self._is_typing = False
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        called = in_column(self.name, self.note, spacing=0)
        in_row(self.sign, 4, self.side, 4, (called, 1), (self.field, 1), *self._buttons(), on=self)
        self.setMinimumHeight(FIELD + 2)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.done, self.cancel, self.sit, self.add, self.rename, self.stand, self.bot, self.free

    def _connect(self) -> None:
        self.sit.clicked.connect(lambda: self.sit_asked.emit(self.seat, ""))
        self.stand.clicked.connect(lambda: self.stand_asked.emit(self.seat))
        self.free.clicked.connect(lambda: self.free_asked.emit(self.seat))
        self.levels.triggered.connect(lambda chosen: self.bot_asked.emit(self.seat, chosen.data()))
        self.add.clicked.connect(lambda: self._type("", begun=True))
        self.rename.clicked.connect(lambda: self._type(self._held.name, begun=True))
        self.cancel.clicked.connect(lambda: self._type("", begun=False))
        for pressed in (self.done.clicked, self.field.returnPressed):
            pressed.connect(self._take_name)

    # Typing a name.

    def _type(self, name: str, *, begun: bool) -> None:
        self._is_typing = begun
        self.field.setText(name)
        self._offer()
        if begun:
            self.field.setFocus()
            self.field.selectAll()

    def _take_name(self) -> None:
        name = " ".join(self.field.text().split())
        if name:
            self._type("", begun=False)
            self.sit_asked.emit(self.seat, name)

    # What is shown.

    def show_seat(self, state: RoomState, me: str) -> None:
        held = state.seats[self.seat]
        if held != self._held:
            self._is_typing = False  # what was typed was meant for what the seat was
        self._held, self._state, self._me = held, state, me
        self._tell()
        self._offer()

    def _offer(self) -> None:
        """Show the buttons for what may be done now."""
        state, held = self._state, self._held
        assert state is not None
        gathers, is_mine, is_open = state.stage == GATHERING, held.guest == self._me, held.kind == "open"
        has_seat = any(seat.guest == self._me for seat in state.seats)
        decides, idle = Gathering(state, self._me).may_seat_bots, gathers and not self._is_typing
        is_bot = held.kind == "bot"
        for part, shown in (
            (self.sit, idle and is_open and not has_seat),
            (self.add, idle and is_open and has_seat),
            (self.rename, idle and is_mine and not is_bot),
            (self.stand, idle and is_mine and not is_bot),
            (self.bot, idle and decides and (is_open or is_bot)),
            (self.free, idle and decides and is_bot),
            (self.note, bool(self.note.text()) and not self._is_typing),
            (self.name, not self._is_typing),
            (self.field, self._is_typing),
            (self.done, self._is_typing),
            (self.cancel, self._is_typing),
        ):
            part.setVisible(shown)

    def _tell(self) -> None:
        held, words = self._held, self._table_words
        assert self._state is not None
        self.sign.set_mark(self._words.marks(len(self._state.seats))[self.seat])
        show_text(self.side, self._words.side(self.seat, len(self._state.seats)))
        if held.kind == "open":
            self.name.setText(self.tr("Open to whoever comes"))
        else:
            self.name.setText(held.name or (words.bot(held.level) if held.kind == "bot" else words.player(self.seat)))
        set_role(self.name, "muted" if held.kind == "open" else "strong")
        is_mine = bool(held.guest) and held.guest == self._me
        self.note.setText(self.tr("at this machine") if is_mine else "")
        self.setAccessibleName(f"{words.player(self.seat)} {self.side.text()}: {self.name.text()}")

    def retranslate(self) -> None:
        texts = (
            self.tr("OK"),
            self.tr("Cancel"),
            self.tr("Sit here"),
            self.tr("Add a person"),
            self.tr("Rename"),
            self.tr("Stand up"),
            self.tr("Bot ▾"),
            self.tr("Remove"),
        )
        for button, text in zip(self._buttons(), texts, strict=True):
            button.setText(text)
            button.setAccessibleName(
                self.tr("{deed}: seat {number}").format(deed=text.removesuffix(" ▾"), number=self.seat + 1)
            )
        self.add.setToolTip(self.tr("Somebody else who plays at this machine"))
        self.field.setPlaceholderText(self.tr("Name"))
        self.field.setAccessibleName(self.tr("Name of the player at seat {number}").format(number=self.seat + 1))
        self.levels.clear()
        for level in LEVELS:
            self.levels.addAction(self._table_words.bot(level)).setData(level)
        if self._state is not None:
            self._tell()


class RoomSeats(QWidget):
    """All seats of a room."""

    sit_asked = Signal(int, str)
    stand_asked = Signal(int)
    bot_asked = Signal(int, str)
    free_asked = Signal(int)

    def __init__(self, words: GameWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.rows: list[RoomSeatRow] = []
        self._layout = in_column(on=self, spacing=6)

    def show_seats(self, state: RoomState, me: str) -> None:
        discard(self.rows[len(state.seats) :], self._layout)
        del self.rows[len(state.seats) :]
        while len(self.rows) < len(state.seats):
            self._add_row()
        for row in self.rows:
            row.show_seat(state, me)
        widest = max((row.side.sizeHint().width() for row in self.rows), default=0)
        for row in self.rows:
            row.side.setMinimumWidth(widest)  # so that the names stand in line

    def _add_row(self) -> None:
        row = RoomSeatRow(len(self.rows), self._words)
        row.sit_asked.connect(self.sit_asked)
        row.stand_asked.connect(self.stand_asked)
        row.bot_asked.connect(self.bot_asked)
        row.free_asked.connect(self.free_asked)
        self.rows.append(row)
        self._layout.addWidget(row)
