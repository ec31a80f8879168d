"""Who is in a room: how good their line is, which seats they hold, whether they are ready, how long they may be away.

Whoever decides there can send somebody away, which is asked once more in place, and give the seats of someone who has
been away for too long to a bot, or to whoever comes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from engines import games, load
from engines.game import Seat
from network.messages.room import PLAYING, Person, RoomState
from qtapp.base.icons import signed
from qtapp.base.settings import LEVELS
from qtapp.base.style import as_role
from qtapp.base.theme import SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.pages.company.clock import SECOND, run_while
from qtapp.widgets.blocks import discard, in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label, plain_tip
from qtapp.widgets.line_bars import LineBars
from qtapp.widgets.speaking import Speaking
from qtapp.words import marks_for
from qtapp.words.network import NetworkWords
from qtapp.words.table import TableWords

SIGN = 12


class PersonRow(Speaking, QWidget):
    """One guest, for whom things are asked through the box. `seconds`: left of the grace of someone away."""

    def __init__(self, person: Person, box: PeopleBox) -> None:
        super().__init__()
        self.person, self._box, self.seconds = person, box, 0
        self._state: RoomState | None = None
        self._me = ""
        self._worn: Sequence[SeatMark] = ()  # by all seats
        self._words, self._table_words = NetworkWords(), TableWords()
        self.bars = LineBars()
        self.name, self.note = as_role(ElidedLabel(), "strong"), as_role(ElidedLabel(), "note")
        self.signs: list[SeatSign] = []
        self.replace, self.kick = QToolButton(), signed(QToolButton(), "close", 14)
        self.sure, self.really, self.keep = label(wrap=True), QPushButton(), QPushButton()
        self.choices = QMenu(self.replace)
        self.replace.setMenu(self.choices)
        self.replace.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._signs_layout, self._asked = in_row(spacing=3), QWidget()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        texts = in_column(self.name, self.note, spacing=0)
        top = in_row(self.bars, (texts, 1), self._signs_layout, self.replace, self.kick)
        in_row((self.sure, 1), self.really, self.keep, on=self._asked, margins=(0, 4, 0, 4), spacing=None)
        in_column(top, self._asked, on=self, spacing=0)
        self._asked.hide()

    def _connect(self) -> None:
        self.kick.clicked.connect(lambda: self._ask(asked=True))
        self.keep.clicked.connect(lambda: self._ask(asked=False))
        self.choices.triggered.connect(self._replace)
        self.really.clicked.connect(lambda: self._box.kick_asked.emit(self.person.guest))

    def _ask(self, *, asked: bool) -> None:
        self._asked.setVisible(asked)
        (self.keep if asked else self.kick).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._asked.isHidden():
            self._ask(asked=False)
        else:
            super().keyPressEvent(event)

    # What is shown.

    @property
    def held(self) -> list[Seat]:
        """The seats that are this guest's."""
        seats = self._state.seats if self._state else ()
        return [seat for seat, held in enumerate(seats) if held.guest == self.person.guest]

    def _marks(self) -> list[SeatMark]:
        """Those of the seats held."""
        return [self._worn[seat] for seat in self.held]

    @property
    def _may_decide(self) -> bool:
        """Whether we decide here, and this is somebody else."""
        return self._state is not None and self._me == self._state.chief != self.person.guest

    @property
    def _may_open(self) -> bool:
        """Whether a seat may be given to another person: not in a match with secrets."""
        state = self._state
        if state is None or state.stage != PLAYING:
            return state is not None
        return state.game in games() and not load(state.game).secret

    def show_person(self, person: Person, state: RoomState, me: str, marks: Sequence[SeatMark]) -> None:
        before = self._named()
        self.person, self._state, self._me, self._worn = person, state, me, marks
        self.bars.show_line(person.ping, here=person.here)
        self.kick.setVisible(self._may_decide)
        if not self._may_decide:
            self._asked.hide()
        if self._named() != before:
            self._show_seats()
            self.retranslate()
        else:
            self._tell()

    def _named(self) -> tuple[object, ...]:
        """What words depend on that are not made anew each time a line is measured."""
        return self.person.name, self._me, self.held, self._marks(), self._may_open

    def count(self, seconds: int) -> None:
        """So many seconds of the grace are left."""
        self.seconds = seconds
        self._tell()

    def _show_seats(self) -> None:
        discard(self.signs, self._signs_layout)
        self.signs = [SeatSign(mark, SIGN) for mark in self._marks()]
        for sign in self.signs:
            self._signs_layout.addWidget(sign)

    def _offer_seats(self) -> None:
        """What can be done with the seats of someone who has been away for too long."""
        self.choices.clear()
        for seat, mark in zip(self.held, self._marks(), strict=True):
            where = self._words.seat(seat, mark)
            for level in LEVELS:
                offer = self.tr("{seat}: {bot}").format(seat=where, bot=self._table_words.bot(level))
                self.choices.addAction(offer).setData((seat, level))
            if self._may_open:
                self.choices.addAction(self.tr("{seat}: open to whoever comes").format(seat=where)).setData((seat, ""))

    def _replace(self, chosen: QAction) -> None:
        seat, level = chosen.data()
        if level:
            self._box.bot_asked.emit(seat, level)
        else:
            self._box.free_asked.emit(seat)

    def _tell(self) -> None:
        """The note and what depends on how long somebody has been away."""
        if self._state is None:
            return
        note = self._words.person_note(self.person, self._state, self.seconds)
        self.note.setText(note)
        is_late = not self.person.here and self.seconds == 0
        self.replace.setVisible(self._may_decide and is_late and bool(self.held))
        quality = self._words.quality(self.person)
        self.bars.setToolTip(quality)
        self.setAccessibleName(f"{self.name.text()}, {note}, {quality}")

    def retranslate(self) -> None:
        name = self.person.name
        self.name.setText(self.tr("{name} (you)").format(name=name) if self.person.guest == self._me else name)
        self.kick.setToolTip(self.tr("Send away"))
        self.kick.setAccessibleName(self.tr("Send {name} away").format(name=name))
        self.sure.setText(self.tr("Send {name} away for good?").format(name=name))
        self.really.setText(self.tr("Send away"))
        self.keep.setText(self.tr("Let stay"))
        self.replace.setText(self.tr("Replace ▾"))
        give = self.tr("Give the seat of {name} to a bot or to somebody else").format(name=name)
        self.replace.setToolTip(plain_tip(give))
        self.replace.setAccessibleName(give)
        self._offer_seats()
        self._tell()


class PeopleBox(QWidget):
    """Everybody in a room. Between two states it counts the seconds of those who are away by itself."""

    kick_asked = Signal(str)  # guest
    bot_asked = Signal(int, str)  # seat, level: let a bot hold the seat of someone away
    free_asked = Signal(int)  # seat

    def __init__(self, now: Callable[[], float] = time.monotonic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self.rows: dict[str, PersonRow] = {}
        self._state: RoomState | None = None
        self._ends: dict[str, float] = {}  # when the grace of someone away is over, by our clock
        self._clock = QTimer(self, interval=SECOND)
        self._clock.timeout.connect(self.count)
        self._layout = in_column(on=self)

    def show_room(self, state: RoomState, me: str, marks: Sequence[SeatMark] = ()) -> None:
        """Show everybody who is in the room; `me` is the guest who looks at this, `marks` what the seats wear."""
        here = {person.guest: person for person in state.people}
        marks = marks or marks_for(state.game, len(state.seats))
        discard([self.rows.pop(guest) for guest in self.rows.keys() - here.keys()], self._layout)
        if state is not self._state:
            graces = {guest: person.grace for guest, person in here.items() if person.grace is not None}
            self._state, self._ends = state, {guest: self._now() + grace for guest, grace in graces.items()}
        for place, (guest, person) in enumerate(here.items()):
            row = self.rows[guest] = self.rows.get(guest) or PersonRow(person, self)
            if self._layout.indexOf(row) != place:
                self._layout.insertWidget(place, row)
            row.show_person(person, state, me, marks)
        self.count()

    def count(self) -> None:
        """Tell how long those who are away may still be away."""
        left = {guest: max(math.ceil(end - self._now()), 0) for guest, end in self._ends.items()}
        for guest, row in self.rows.items():
            row.count(left.get(guest, 0))
        run_while(self._clock, any(left.values()))
