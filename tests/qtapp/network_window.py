"""Windows on the network of this machine: one that keeps a table, and guests who come to it over real lines."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from engines.game import Seat
from network.disk.known import Ticket
from network.loop import Loop
from network.messages.table import Act
from qtapp.pages.parts.choice_dialog import ChoiceDialog
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.room.room import RoomPage
from qtapp.pages.table.play import PlayPage
from qtapp.window.main_window import MainWindow
from tests.network.real_host import Guest
from tests.qtapp.at_the_window import TIMEOUT, click, greedy


class Nearby:
    """What a Guest needs to know of the host it goes to, here that of a window."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.folder, self.loop, self.guests = folder, Loop("guests"), []
        host = window.reception.lobby.rooms._host
        assert host is not None
        self.port = host.port

    def close(self) -> None:
        for guest in self.guests:
            guest.room.close()
        self.loop.close()


@contextmanager
def guests_of(qtbot: QtBot, window: MainWindow, folder: Path) -> Iterator[Callable[[str], Guest]]:
    """People who come to the table of this window, each by name."""
    qtbot.waitUntil(lambda: window.reception.lobby.rooms.port is not None, timeout=TIMEOUT)
    nearby, table = Nearby(window, folder), next(iter(window.reception.lobby.rooms._kept))
    try:
        yield lambda name: Guest(nearby, Ticket(table, name), None, [("127.0.0.1", nearby.port)])
    finally:
        nearby.close()


def until(qtbot: QtBot, reached: Callable[[], object]) -> None:
    """Wait until something is so, while the window goes on."""
    qtbot.waitUntil(lambda: bool(reached()), timeout=TIMEOUT)


def play_page_of(qtbot: QtBot, window: MainWindow) -> PlayPage:
    """The table page, once it is there and shows the table."""
    until(qtbot, lambda: isinstance(window.page, PlayPage) and window.page.shown)
    assert isinstance(window.page, PlayPage)
    return window.page


def called(qtbot: QtBot, window: MainWindow, port: int, name: str = "Alice") -> NetworkPage:
    """Go to an address from the page of tables."""
    window.settings.my_name = name
    window.commands["network"].trigger()
    page = window.page
    assert isinstance(page, NetworkPage)
    page.address.setText(f"127.0.0.1:{port}")
    click(qtbot, page.go)
    return page


def room_page(qtbot: QtBot, window: MainWindow) -> RoomPage:
    """The page of a room that gathers, once it is there and shows the room."""
    until(qtbot, lambda: isinstance(window.page, RoomPage) and window.page.state)
    assert isinstance(window.page, RoomPage)
    return window.page


def created(qtbot: QtBot, window: MainWindow, game: str = "wagons") -> RoomPage:
    """A room that this window keeps."""
    window.settings.my_name = "Alice"
    window.commands["network"].trigger()
    next(row for row in window.page.games if row.game_id == game).create_button.click()
    return room_page(qtbot, window)


def open_dialog(window: MainWindow, kind: type[QDialog]) -> QDialog | None:
    """The dialog of this kind that is on the screen."""
    return next((dialog for dialog in window.findChildren(kind) if dialog.isVisible()), None)


def turn(qtbot: QtBot, page: PlayPage, guest: Guest, seat: Seat = 1) -> None:
    """Have the guest play until it is our turn."""
    while not page.shown.legal:
        guest_plays(qtbot, page, guest, seat)


def plays(qtbot: QtBot, page: PlayPage, action: str = "") -> None:
    """Have this window do something sensible, or this, and wait until it is done."""
    ply = page.shown.ply
    page.choose_action(action or greedy(page))
    until(qtbot, lambda: page.shown.ply > ply)


def guest_plays(qtbot: QtBot, page: PlayPage, guest: Guest, seat: Seat) -> None:
    """Have a guest do the first thing it may, and wait until this window has seen it."""
    ply = page.shown.ply
    until(qtbot, lambda: guest.updates[seat].ply == ply and guest.updates[seat].legal)
    update = guest.updates[seat]
    guest.room.say(Act(seat, update.legal[0], update.length))
    until(qtbot, lambda: page.shown.ply > ply)


class Cable:
    """A way to a port of this machine that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self.port = 0
        self.mend()

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port), reuse_port=False)
        self.port = self._door.getsockname()[1]
        self._run(self._accept, self._door)

    def cut(self) -> None:
        """Nothing passes any more, and nobody answers."""
        for end in (self._door, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()
        for thread in self._threads:
            thread.join(TIMEOUT / 1000)
        self._threads.clear()

    def _run(self, work: Callable[..., None], *told: socket.socket) -> None:
        thread = threading.Thread(target=work, args=told, name="cable", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _address = door.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                self._run(_pump, near, far)
                self._run(_pump, far, near)


def _pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


class Answers:
    """Answers the questions of a window with the mouse, and remembers them."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self.key: str | None = None  # of the answer to click; None: the safe one, and where that is staying the other
        self.asked: list[str] = []  # titles
        window.reception.asked.connect(self._look)

    def _look(self, dialog: QDialog) -> None:
        if isinstance(dialog, ChoiceDialog):
            self.asked.append(dialog.windowTitle())
            QTimer.singleShot(0, dialog, lambda: self._click(dialog))

    def _click(self, dialog: ChoiceDialog) -> None:
        key = self.key if self.key in dialog.buttons else dialog.safe or next(filter(None, dialog.buttons))
        click(self._qtbot, dialog.buttons[key])
