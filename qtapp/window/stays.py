"""This window in a room, from coming in to leaving: which page shows it, gathering or playing.

A `KeptStay` is in a room that this window keeps, a `RemoteStay` in one on another machine. Pages come and go with the
stage of the room; when people leave the page that shows it, the stay ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

import engines
from engines.game import Seat
from network.messages.room import GATHERING, OVER, PLAYING, LineStatus, RoomMessage, RoomState
from network.messages.table import Notice
from qtapp.pages.room.room import RoomPage
from qtapp.pages.table.play import PlayPage
from qtapp.sitting.kept_room import KeptRoom
from qtapp.sitting.local_sitting import LocalSitting
from qtapp.sitting.presence import Presence
from qtapp.sitting.remote_sitting import RemoteSitting
from qtapp.sitting.rooms import PROGRAM, Rooms

if TYPE_CHECKING:
    from network.lines.remote_room import RemoteRoom
    from qtapp.window.main_window import MainWindow


class Stay(QObject):
    """What both kinds have in common."""

    ended = Signal()

    def __init__(self, presence: Presence, rooms: Rooms, window: MainWindow) -> None:
        super().__init__(window)
        self.presence, self._rooms, self._window = presence, rooms, window
        self.page: QWidget | None = None
        self._former: QWidget | None = None  # is on the screen until the page of a new stage has something to show
        self.is_leaving = False  # people have said that they want to go
        self._shown_stage = ""
        self._is_over = False
        presence.stated.connect(self._follow)
        window.dropped.connect(self._page_dropped)

    @property
    def _is_playing(self) -> bool:
        return self.presence.state is not None and self.presence.state.stage in (PLAYING, OVER)

    def _follow(self, state: RoomState) -> None:
        """The room has changed: show it on the page that belongs to its stage."""
        wanted = PLAYING if self._is_playing else GATHERING
        if not self._is_over and wanted != self._shown_stage:
            self._shown_stage, self._former = wanted, self.page
            (self._play if self._is_playing else self._gather)(state)

    def _gather(self, state: RoomState) -> None:
        window, presence = self._window, self.presence
        assert presence.room is not None
        page = RoomPage(state.game, presence.room, window.settings)
        page.left.connect(self._room_left)
        messages: list[RoomMessage] = [presence.line, state, *presence.talk]
        for message in messages:
            page.hear(message)
        for signal in (presence.stated, presence.said, presence.denied, presence.lined):
            signal.connect(page.hear)
        was_playing, self.page = isinstance(self.page, PlayPage), page
        window.show_page(page, alone=was_playing)
        page.enter()

    def _room_left(self) -> None:
        """People have said that they want to go, and the room knows."""
        self.is_leaving = True

    def _play(self, state: RoomState) -> None:
        raise NotImplementedError

    @property
    def is_on_screen(self) -> bool:
        """Whether people see the room: a page is shown once it has something to show."""
        pages = [page for page in (self.page, self._former) if page is not None]
        return any(self._window.pages.indexOf(page) >= 0 for page in pages)

    def _page_dropped(self, page: QWidget) -> None:
        is_replaced = page is self._former and self._window.page is self.page
        if page in (self.page, self._former) and not is_replaced:
            self.end()
        if page is self._former:
            self._former = None

    def end(self) -> None:
        """Go. Where that is possible one can come back later."""
        if self._is_over:
            return
        self._is_over = True
        self._go()
        if self.page is not None and self._window.pages.indexOf(self.page) < 0:
            self._window.drop(self.page)  # which waited for something to show
        self.ended.emit()
        self.deleteLater()

    def _go(self) -> None:
        raise NotImplementedError


class RemoteStay(Stay):
    """In a room on another machine."""

    refused = Signal(object)  # LineStatus: we were not let in, or cannot stay

    def __init__(self, presence: Presence, remote: RemoteRoom, rooms: Rooms, window: MainWindow) -> None:
        super().__init__(presence, rooms, window)
        self.remote = remote
        self._had_seat = bool(remote.ticket.seats)  # when we were there last
        presence.lined.connect(self._line_changed)

    def _line_changed(self, line: LineStatus) -> None:
        """A page that shows the room tells it by itself, and stays to be looked at."""
        if line.state in ("lost", "ended") and not self.is_leaving:
            self.refused.emit(line)

    def _follow(self, state: RoomState) -> None:
        if state.game not in engines.games():
            self.refused.emit(LineStatus("ended", "too_old", {"program": PROGRAM}))
        else:
            super()._follow(state)

    def _play(self, state: RoomState) -> None:
        window, sitting = self._window, RemoteSitting(self.presence)
        page = self.page = window.reception.page_for(state.game, sitting)
        page.join(self.presence)
        sitting.setParent(page)
        page.shown_anew.connect(lambda: window.show_page(page, alone=True), Qt.ConnectionType.SingleShotConnection)
        if self._had_seat and state.stage == PLAYING and not self.presence.seats:
            page.shown_anew.connect(
                lambda: page.show_problem(Notice("seat_gone")), Qt.ConnectionType.SingleShotConnection
            )
        sitting.sit_down()

    @property
    def holds_seat(self) -> bool:
        """Whether we are at a match in which a seat is ours to play, so that others would wait for us."""
        state = self.presence.state
        if state is None or state.stage != PLAYING or not self.presence.is_here:
            return False
        return any(state.seats[seat].kind == "human" for seat in self.presence.seats)

    def leave(self) -> None:
        """Give the seats back, for good; people are asked first where others would wait for us."""
        self.is_leaving = not self.holds_seat
        self._window.go_back()

    def _go(self) -> None:
        self._rooms.hang_up(self.remote, for_good=self.is_leaving)


class KeptStay(Stay):
    """In a room that this window keeps."""

    def __init__(self, presence: Presence, kept: KeptRoom, rooms: Rooms, window: MainWindow) -> None:
        super().__init__(presence, rooms, window)
        self.kept = kept
        self._sitting: LocalSitting | None = None
        self._seats: tuple[Seat, ...] | None = None  # those we hold at the table
        rooms.hosted.connect(self._tell_addresses)

    def take(self, page: PlayPage, sitting: LocalSitting) -> None:
        """The table of this page is the room's from now on."""
        if self._is_over:
            return  # it came too late
        self.page, self._sitting, self._shown_stage = page, sitting, PLAYING
        sitting.lent = True
        page.join(self.presence)

    def _follow(self, state: RoomState) -> None:
        super()._follow(state)
        if not self._is_playing:
            self._sitting = None
        elif self._sitting is not None and self.presence.seats != self._seats:
            self._seats = self.presence.seats
            self._sitting.hold(self._seats)

    def _play(self, _state: RoomState) -> None:
        """Sit down at the table that the room has opened for this match."""
        opened, self._seats = self.kept.opened, self.presence.seats
        assert opened is not None
        self._sitting = self._window.reception.open_table(
            lambda: opened, seats=self._seats, office=self.kept.office, ready=self.take
        )

    def _gather(self, state: RoomState) -> None:
        super()._gather(state)
        self._tell_addresses(self._rooms.addresses)

    def _tell_addresses(self, addresses: list[str]) -> None:
        if isinstance(self.page, RoomPage):
            self.page.show_addresses(addresses)

    @property
    def has_guests(self) -> bool:
        """Whether others would be sent away."""
        state = self.presence.state
        others = state.people if state is not None and not self.is_leaving else ()
        return any(person.here and person.guest != self.presence.guest for person in others)

    def part(self) -> None:
        """Close the table to the network; the match goes on here, with all its people at this window."""
        assert isinstance(self.page, PlayPage)
        self._is_over = True
        self._rooms.shut(self.kept, "closed", forget=True)
        self.page.part()
        if self._sitting is not None:
            self._sitting.lent = False
            self._sitting.hold(None)
        self.ended.emit()
        self.deleteLater()

    def _go(self) -> None:
        """A match in play can be gone on with later, and its people come back to it."""
        goes_on = self.presence.state is not None and self.presence.state.stage == PLAYING
        self._rooms.shut(self.kept, "shutting_down" if goes_on else "closed", forget=not goes_on)
        if self._sitting is not None:
            self._sitting.close()  # its page may not have come yet
        self.kept.end()
