"""A real window that goes to a table by its address and plays there by mouse whenever it is asked: to be killed.

Run as `python -m tests.end_to_end.window_of_a_guest ADDRESS LANGUAGE NAME [SEAT]`; its folder is in TABLE_RONDE_HOME.
It sits down on that seat, of a table that gathers or of one in play. If a seat waits for it, it returns there from the
home page with one click, and tells "returned". It tells every state it shows as "ply seat turn digest": the turn in
words, and the digest of its view, "-" while a choice is half made. It ends when its parent closes its input: to come
back later.
"""

from __future__ import annotations

import sys
import threading
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engines.game import Seat
from network.messages.changes import digest
from qtapp.base import i18n, style
from qtapp.base.settings import Settings
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.room.room import RoomPage
from qtapp.pages.table.play import PlayPage
from qtapp.window.main_window import MainWindow
from tests.end_to_end.at_the_board import TURNED, point_at
from tests.qtapp.at_the_window import sensible, spot_of

BEAT = 20  # milliseconds between two looks at the page


def main(address: str, language: str, name: str, seat: str = "1") -> None:
    app = QApplication([])
    style.prepare(app)
    settings = Settings()
    settings.speed, settings.language, settings.my_name = "off", language, name
    i18n.speak(language)
    window = MainWindow(settings)
    window.resize(1280, 800)
    window.home.listed.connect(lambda: window.home.setProperty("listed", True))
    window.reception.asked.connect(lambda asked: QTimer.singleShot(0, asked, lambda: _click(asked.buttons[asked.safe])))
    window.show()
    threading.Thread(target=partial(_end_with_parent, window), daemon=True).start()
    beat = QTimer(window, interval=BEAT)
    beat.timeout.connect(lambda: _look(window, address, int(seat)))
    beat.start()
    app.exec()


def _end_with_parent(window: MainWindow) -> None:
    sys.stdin.read()
    QTimer.singleShot(0, window, window.close)


def _look(window: MainWindow, address: str, seat: Seat) -> None:
    """Do what a person would do on the page that is shown."""
    page = window.page
    if window.is_home:
        _start(window)
    elif isinstance(page, NetworkPage) and not window.reception.lobby.stays:
        page.address.setText(address)
        _click(page.go)
    elif isinstance(page, RoomPage) and page.state is not None:
        ready = page.prompt.answer_button("ready")
        if page.state.seats[seat].kind == "open":
            _click(page.seats.rows[seat].sit)
        elif ready is not None:
            _click(ready)
    elif isinstance(page, PlayPage) and page.shown is not None:
        if page.company is not None and not page.company.presence.seats:
            _take_seat(page, seat)
        _play(page)


def _take_seat(page: PlayPage, seat: Seat) -> None:
    """Sit down at a table in play, from the menu of the seat among the people."""
    chairs = page.panel.company.chairs.chairs
    if len(chairs) > seat and chairs[seat].isEnabled() and page.company.presence.state.seats[seat].kind == "open":
        chairs[seat].setEnabled(False)  # asked once
        chairs[seat].button.menu().actions()[0].trigger()


def _start(window: MainWindow) -> None:
    """Once home shows what waits: return to a seat, or go and look for a table."""
    cards = [card for card in window.home.returning.seats.values() if card.go.isVisible()]
    if cards:
        sys.stdout.write("returned\n")
        sys.stdout.flush()
        _click(cards[0].go)
    elif not window.home.returning.isVisible() and window.home.property("listed"):
        _click(window.home.network.look)


def _click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _play(page: PlayPage) -> None:
    """Tell what is on the screen, once, and move if that is asked."""
    update = page.shown
    assert update is not None
    told = f"{update.ply} {update.seat} {page.header.turn.text()} {'-' if update.draft else digest(update.view)}"
    seen = f"{told} {len(update.draft)} {len(update.legal)} {update.window is None}"
    if page.property("seen") == seen or page.is_cut_off:
        return
    page.setProperty("seen", seen)
    sys.stdout.write(f"{told}\n")
    sys.stdout.flush()
    claim = page.panel.prompt.answer_button(f"claim {update.seat}")
    if claim is not None:
        _click(claim)
    elif update.legal:
        _choose(page, sensible(page))


def _choose(page: PlayPage, action: str) -> None:
    """Click the button that offers an action, or point at it on the board and click until it is chosen."""
    button = page.panel.prompt.answer_button(action)
    if button is not None:
        _click(button)
        return
    if TURNED.fullmatch(action):
        point_at(page, spot_of(page, action))
        QTest.keyClick(page.view, Qt.Key.Key_R)
    chosen: list[str] = []
    page.board.action_chosen.connect(chosen.append)
    while not chosen:
        point_at(page, spot_of(page, action))
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(page, action))
    page.board.action_chosen.disconnect(chosen.append)


if __name__ == "__main__":
    main(*sys.argv[1:])
