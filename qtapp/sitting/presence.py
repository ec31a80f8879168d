"""This window in a room: what the room says arrives here, on the window's thread, and is kept for pages yet to come.

Whether this window keeps the room itself or another machine does, the room is talked to through a `RoomLink`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from engines.game import Seat
from network.messages.room import GATHERING, SEEDING, Clocks, Denied, LineStatus, RoomMessage, RoomState, Said, Verdict
from network.messages.table import TableMessage
from network.room.link import RoomLink
from qtapp.sitting.inbox import KEPT_TALK, Inbox, Told, put_told
from qtapp.sitting.sitting import Place


class Presence(QObject):
    """Ours in one room. `hear` may be called from any thread, and holds nothing of Qt."""

    stated = Signal(object)  # RoomState
    said = Signal(object)  # Said
    denied = Signal(object)  # Denied
    clocked = Signal(object)  # Clocks
    judged = Signal(object)  # Verdict
    lined = Signal(object)  # LineStatus
    placed = Signal()  # something was said to our places: see `taken`

    def __init__(self, *, keeps: bool = False) -> None:
        """`keeps`: this window keeps the room."""
        super().__init__()
        self.keeps = keeps
        self.room: RoomLink | None = None
        self.state: RoomState | None = None
        self.clocks: Clocks | None = None
        self.verdict: Verdict | None = None
        self.line = LineStatus("here" if keeps else "calling")
        self.talk: deque[Said] = deque(maxlen=KEPT_TALK)
        self._waiting: list[Told] = []
        self._inbox = Inbox(put_told, self)
        self._inbox.delivered.connect(self._take_all)
        self.hear: Callable[[Told], None] = self._inbox.put  # what the room says

    def enter(self, room: RoomLink) -> None:
        """This is the room. To be called before it says anything."""
        self.room = room

    @Slot(object)
    def _take_all(self, messages: list[Told]) -> None:
        for message in messages:
            self._take(message)

    def _take(self, message: Told) -> None:
        match message:
            case RoomState():
                self._take_state(message)
            case Said():
                self.talk.append(message)
                self.said.emit(message)
            case Denied():
                self.denied.emit(message)
            case Clocks():
                self.clocks = message
                self.clocked.emit(message)
            case Verdict():
                self.verdict = message
                self.judged.emit(message)
            case LineStatus():
                self.line = message
                self.lined.emit(message)
            case _:
                put_told(self._waiting, message)
                self.placed.emit()

    def _take_state(self, state: RoomState) -> None:
        if state.stage in (GATHERING, SEEDING):
            self.clocks = self.verdict = None  # they were those of another match
            self._waiting.clear()
        self.state = state
        self.stated.emit(state)

    def taken(self) -> list[tuple[Place, TableMessage]]:
        """What was said to our places and nobody has taken yet."""
        waiting, self._waiting = self._waiting, []
        return [message for message in waiting if not isinstance(message, RoomMessage)]

    # Who we are there.

    @property
    def guest(self) -> str:
        return self.room.guest if self.room is not None else ""

    @property
    def is_chief(self) -> bool:
        return self.state is not None and self.state.chief == self.guest

    @property
    def is_here(self) -> bool:
        """Whether what we say arrives."""
        return self.line.state == "here"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are ours, even if a bot holds one for us."""
        held_seats = self.state.seats if self.state is not None else ()
        return tuple(seat for seat, held in enumerate(held_seats) if held.guest and held.guest == self.guest)
