"""The banner over a board where a player is missing: how long the seat is kept, and then who decides about it.

Whoever decides answers with its buttons; everybody else reads who does. What may be decided is the room's to say
(`RoomState.deciding`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engines import load
from engines.game import Seat
from network.messages.room import BOT, PLAYING, REMOVE, WAIT, Person, RoomState
from network.table.occupants import SUBSTITUTE
from qtapp.base.style import as_role, set_role
from qtapp.base.theme import SeatMark
from qtapp.pages.company.banner import Banner
from qtapp.pages.company.clock import SECOND, run_while
from qtapp.words import marks_for
from qtapp.words.network import NetworkWords
from qtapp.words.phrases import listed


class Absence(NamedTuple):
    """What keeps a match waiting: a player who is away, or an open seat."""

    seat: Seat
    person: Person | None = None  # None: the seat is open

    @property
    def grace(self) -> int:
        """Seconds in which the player may still come back before somebody decides."""
        return 0 if self.person is None else self.person.grace or 0


def absences(state: RoomState) -> list[Absence]:
    """What keeps this match waiting: first what is to be decided, then those for whom there is still time."""
    if state.stage != PLAYING:
        return []
    away = {person.guest: person for person in state.people if not person.here}
    found = [
        Absence(seat, away.get(held.guest))
        for seat, held in enumerate(state.seats)
        if held.kind == "open" or (held.kind == "human" and held.guest in away)
    ]
    return sorted(found, key=lambda absence: (absence.grace, absence.person is None))


class AbsenceBanner(Banner):
    """Hidden while everybody is there."""

    answered = Signal(str, str, str)  # guest, one of ANSWERS, level of a bot
    bot_asked = Signal(int, str)  # an open seat, level

    def __init__(self, now: Callable[[], float] = time.monotonic, parent: QWidget | None = None) -> None:
        self.wait, self.bot, self.remove = as_role(QPushButton(), "primary"), QPushButton(), QPushButton()
        super().__init__(self.wait, self.bot, self.remove, role="notice", parent=parent)
        self._now, self._until = now, 0.0
        self._state: RoomState | None = None
        self._me, self._clock_runs = "", False
        self._marks: Sequence[SeatMark] = ()
        self._absence: Absence | None = None
        self._words = NetworkWords()
        self.wait.clicked.connect(lambda: self._answer(WAIT))
        self.bot.clicked.connect(lambda: self._answer(BOT))
        self.remove.clicked.connect(lambda: self._answer(REMOVE))
        self._ticks = QTimer(self, interval=SECOND)
        self._ticks.timeout.connect(self._count)

    @property
    def is_ours(self) -> bool:
        """Whether it is for us to decide."""
        return self._state is not None and self._me in self._state.deciding and not self._left

    @property
    def _left(self) -> int:
        """Seconds of the grace of whoever is away."""
        return max(0, round(self._until - self._now()))

    def show_room(
        self, state: RoomState | None, me: str, running: tuple[Seat, ...] = (), marks: Sequence[SeatMark] = ()
    ) -> None:
        """Tell who is missing in this room; None: nothing is known of it now. `running`: whose clock runs."""
        self._marks = marks or (marks_for(state.game, len(state.seats)) if state is not None else ())
        found = absences(state) if state is not None else []
        is_news, self._state, self._me = state is not self._state, state, me
        self._absence = found[0] if found else None
        if self._absence is not None:
            if is_news:
                self._until = self._now() + self._absence.grace
            self._clock_runs = self._absence.seat in running
            self._count()
        else:
            self._ticks.stop()
            self.retranslate()
        self.setVisible(self._absence is not None)

    def _count(self) -> None:
        """Say how long the seat is still kept."""
        run_while(self._ticks, self._left)
        role = "banner" if self.is_ours else "notice"
        if self.property("role") != role:
            set_role(self, role)
        self.retranslate()

    def _answer(self, answer: str) -> None:
        absence = self._absence
        if absence is None:
            return
        if absence.person is None:
            self.bot_asked.emit(absence.seat, SUBSTITUTE)
        else:
            self.answered.emit(absence.person.guest, answer, SUBSTITUTE if answer == BOT else "")

    # Words.

    def retranslate(self) -> None:
        absence, is_ours = self._absence, self.is_ours
        is_person = absence is not None and absence.person is not None
        self.wait.setVisible(is_ours and is_person)
        self.bot.setVisible(is_ours)
        self.remove.setVisible(is_ours and is_person)
        self.say(self._sentence())
        self.wait.setText(self.tr("Wait longer"))
        self.bot.setText(self.tr("Let a bot play"))
        self.remove.setText(self.tr("Remove"))
        self._tell_tips(is_person=is_person)

    def _sentence(self) -> str:
        if self._absence is None:
            return ""
        if self._absence.person is None:
            return self._about_seat(self._absence.seat)
        return self._about_person(self._absence.person)

    def _about_seat(self, seat: Seat) -> str:
        state = self._state
        assert state is not None
        named = self._words.seat(seat, self._marks[seat])
        if self.is_ours:
            return self.tr("{seat} is open: anybody may sit down there, or a bot can play.").format(seat=named)
        if not state.deciding:
            return self.tr("{seat} is open: anybody may sit down there.").format(seat=named)
        return self.tr("{seat} is open: anybody may sit down there, or {who} lets a bot play.").format(
            seat=named, who=self._deciding(state)
        )

    def _about_person(self, person: Person) -> str:
        state = self._state
        assert state is not None
        if self._left:
            left = self.tr("{name} is away. The seat is kept for {time}.").format(
                name=person.name, time=self._words.countdown(self._left)
            )
            return self._with_clock(left, self.tr("The clock is stopped meanwhile."), shown=True)
        if self.is_ours:
            question = self.tr("{name} has not come back. What should become of the seat?").format(name=person.name)
        elif state.deciding:
            sentence = (
                self.tr("{who} decides whether to wait for {name}.")
                if len(state.deciding) == 1
                else self.tr("{who} decide whether to wait for {name}.")
            )
            question = sentence.format(who=self._deciding(state), name=person.name)
        else:
            question = self.tr("{name} has not come back. The seat is kept.").format(name=person.name)
        running = self.tr("The clock of {name} is running.").format(name=person.name)
        return self._with_clock(question, running, shown=self._clock_runs)

    def _with_clock(self, sentence: str, about: str, *, shown: bool) -> str:
        has_clock = self._state is not None and self._state.settings.clock.kind != "none"
        return f"{sentence} {about}" if has_clock and shown else sentence

    def _deciding(self, state: RoomState) -> str:
        return listed([person.name for person in state.people if person.guest in state.deciding])

    def _tell_tips(self, *, is_person: bool) -> None:
        is_secret = self._state is not None and load(self._state.game).secret
        self.wait.setToolTip(self.tr("The seat is kept a while longer."))
        self.bot.setToolTip(
            self.tr("A bot of medium level plays until the player comes back.")
            if is_person
            else self.tr("A bot of medium level plays this seat.")
        )
        self.remove.setToolTip(
            self.tr("The player cannot come back to this seat, and a bot plays it to the end.")
            if is_secret
            else self.tr("The player cannot come back to this seat, and it is open to whoever comes.")
        )
