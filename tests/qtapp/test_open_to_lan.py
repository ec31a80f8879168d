"""A table in play is opened to the network and closed again; nothing about the match changes by it."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

import pytest
from PySide6.QtCore import Qt

import engines
from engines.game import checked
from engines.record import Player
from network.disk import room_file
from network.disk.journal import read_path
from network.messages.room import Clocks, Denied, LineStatus, Said, Say
from qtapp.pages.room.open_dialog import OpenDialog
from qtapp.sitting import tables
from tests.qtapp.at_the_window import click, opened_window, play_page, started
from tests.qtapp.network_window import Answers, guest_plays, guests_of, play_page_of, plays, until
from tests.qtapp.test_i18n import assert_nothing_is_left

pytestmark = pytest.mark.usefixtures("nobody_to_ask")

TRIO = (Player("Alice"), Player("Bruno"), Player("Chloé"))


def opened(qtbot, window, kept=(0,), phrase=""):
    """Open the table on top to the network by the dialog, keeping these seats."""
    window.commands["open_network"].trigger()
    dialog = window.findChild(OpenDialog)
    dialog.name.setText("Alice")
    for seat, box in dialog.seats.items():
        box.setChecked(seat in kept)
    dialog.phrase.setText(phrase)
    click(qtbot, dialog.go)
    page = window.page
    until(qtbot, lambda: page.company and page.company.presence.seats == kept and set(page.places.heard) >= set(kept))
    return page


def chose(page, seat, words):
    """Choose from the menu of a seat among the people."""
    page.panel.company_tab.click()
    menu = page.panel.company.chairs.chairs[seat].button.menu()
    next(action for action in menu.actions() if words in action.text()).trigger()


def test_somebody_takes_a_seat_that_was_left_to_the_network_and_plays_on(qtbot, window, tmp_path):
    page = started(qtbot, window, first="B")
    assert page.shown.actors == (0,)
    plays(qtbot, page)
    opened(qtbot, window)
    until(qtbot, lambda: set(page.places.heard) == {0})
    assert page.panel.players.cards[1].note.text() == "open seat"
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(1)
        guest.wait(lambda guest: 1 in guest.updates and guest.updates[1].legal)
        assert guest.updates[1].ply == 1
        assert 0 not in guest.updates
        until(qtbot, lambda: "Denise" in page.panel.players.cards[1].name.text())
        while not page.shown.legal:
            guest_plays(qtbot, page, guest, 1)
        assert {entry.event.get("by") for entry in page.entries} >= {1}
        plays(qtbot, page)
        guest.wait(lambda guest: guest.updates[1].ply == page.shown.ply)


def test_it_goes_on_in_its_own_journal(qtbot, window, tmp_path):
    page = started(qtbot, window, first="B")
    path = page.path
    opened(qtbot, window)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(1)
        plays(qtbot, page)
        guest.wait(lambda guest: guest.updates[1].ply == 1)
    record = read_path(path)
    assert len(record.match.steps) == 1
    assert record.header.players[1].name == "Denise 1"


def test_a_seat_is_given_to_the_network_and_taken_back(qtbot, window):
    page = opened(qtbot, started(qtbot, window, first="B").window(), kept=(0, 1))
    assert set(page.places.heard) == {0, 1}
    chose(page, 1, "Get up")
    until(qtbot, lambda: set(page.places.heard) == {0})
    assert page.company.presence.state.seats[1].kind == "open"
    chose(page, 1, "Sit down")
    until(qtbot, lambda: set(page.places.heard) == {0, 1})
    plays(qtbot, page)
    assert page.shown.seat == 1


def test_whoever_gives_away_the_last_seat_watches(qtbot, window):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    chose(page, 0, "Get up")
    until(qtbot, lambda: set(page.places.heard) == {None} and page.shown.seat is None)
    assert page.shown.legal == ()


def test_a_bot_is_seated_for_somebody_who_does_not_come(qtbot, window):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    chose(page, 1, "Easy bot")
    until(qtbot, lambda: page.shown.occupants[1].kind == "bot")
    plays(qtbot, page)
    until(qtbot, lambda: page.shown.actors == (0,) and page.shown.ply > 1)


def test_closing_sends_the_others_away_and_the_match_goes_on_here(qtbot, window, tmp_path):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(1)
        assert not window.commands["open_network"].isEnabled()
        window.commands["close_network"].trigger()
        assert guest.wait_ended() == LineStatus("ended", "closed")
    until(qtbot, lambda: set(page.places.heard) == {0, 1})
    assert page.company is None
    assert page.panel.company_tab.isHidden()
    assert list(window.settings.tables.glob("*.room")) == []
    for _ in range(3):
        plays(qtbot, page)
    assert page.shown.ply == 3
    opened(qtbot, window, kept=(0, 1))  # and may be opened anew


def test_people_talk_and_unread_lines_are_marked(qtbot, window, tmp_path):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").here()
        guest.room.say(Say("Bonsoir !"))
        until(qtbot, lambda: page.panel.company.chat.unread == 1)
        assert page.panel.company_tab.text() == "People ● 1"
        assert window.commands["side_panel"].iconText() == "● 1"
        click(qtbot, page.panel.company_tab)
        assert page.panel.company_tab.text() == "People"
        field = page.panel.company.chat.field
        qtbot.keyClicks(field, "Good evening")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        guest.wait_for(Said, lambda said: said.text == "Good evening" and said.name == "Alice")


def test_somebody_is_sent_away(qtbot, window, tmp_path):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(1)
        click(qtbot, page.panel.company_tab)
        until(qtbot, lambda: guest.room.guest in page.panel.company.people.rows)
        row = page.panel.company.people.rows[guest.room.guest]
        qtbot.mouseClick(row.kick, Qt.MouseButton.LeftButton)
        click(qtbot, row.really)
        assert guest.wait_ended().reason == "kicked"
        until(qtbot, lambda: page.company.presence.state.seats[1].kind == "open")


def test_a_phrase_keeps_strangers_out(qtbot, window, tmp_path):
    opened(qtbot, started(qtbot, window, first="B").window(), phrase="sésame")
    with guests_of(qtbot, window, tmp_path) as come:
        stranger = come("Mallory")
        assert stranger.wait_ended().reason == "phrase_needed"
        stranger.room.try_phrase("sésame")
        stranger.here()


def test_a_game_with_secrets_shows_a_guest_only_its_own(qtbot, window, tmp_path):
    setup = checked(engines.load("coldwar"), 3, {}, 7)
    make = partial(tables.new_table, setup, TRIO, window.settings.tables)
    play_page(qtbot, window, lambda: window.reception.open_table(make))
    page = opened(qtbot, window, kept=(0, 1))
    until(qtbot, lambda: set(page.places.heard) == {0, 1, None})  # two share the screen here, between them the table
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(2)
        guest.wait(lambda guest: 2 in guest.updates)
        assert set(guest.updates) <= {2, None}
    chose(page, 1, "Get up")
    until(qtbot, lambda: set(page.places.heard) == {0})
    assert page.shown.seat == 0
    assert not page.is_passing


def test_leaving_asks_and_whoever_was_there_comes_back_when_it_goes_on(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as window:
        answers = Answers(qtbot, window)
        page = opened(qtbot, started(qtbot, window, first="B").window())
        path = page.path
        with guests_of(qtbot, window, tmp_path) as come:
            guest = come("Denise").sit(1)
            plays(qtbot, page)
            window.go_back()
            assert answers.asked == ["Leave your table?"]
            guest.wait(lambda guest: guest.line.state == "lost")
            assert len(room_file.paths(home / "tables")) == 1
            window.reception.continue_game(path)
            page = play_page_of(qtbot, window)
            until(qtbot, lambda: page.company and set(page.places.heard) == {0})
            guest.here().wait(lambda guest: guest.state.seats[1].guest == guest.room.guest)
            guest_plays(qtbot, page, guest, 1)
            assert page.shown.ply == 2


def test_a_ledger_that_cannot_be_read_keeps_nobody_from_going_on(qtbot, window):
    page = opened(qtbot, started(qtbot, window, first="B").window(), kept=(0, 1))
    path = page.path
    until(qtbot, lambda: room_file.paths(path.parent))
    room = room_file.paths(path.parent)[0]
    window.go_home()
    until(qtbot, lambda: not window.reception._sittings)
    room.write_text(room.read_text().replace('"stage"', '"stag"'))
    room_file.previous(room).unlink()  # or the room would be brought back from it
    window.reception.continue_game(path)
    page = play_page_of(qtbot, window)
    assert page.company is None
    assert "no longer known who" in page.panel.prompt.refusal.text()


def test_a_damaged_ledger_is_made_up_for_by_the_version_before_it(qtbot, window):
    page = opened(qtbot, started(qtbot, window, first="B").window(), kept=(0, 1))
    path = page.path
    until(qtbot, lambda: room_file.paths(path.parent) and room_file.previous(room_file.paths(path.parent)[0]).exists())
    room = room_file.paths(path.parent)[0]
    window.go_home()
    until(qtbot, lambda: not window.reception._sittings)
    room.write_bytes(b"damaged")
    window.reception.continue_game(path)
    page = play_page_of(qtbot, window)
    until(qtbot, lambda: page.company is not None and page.company.presence.state is not None)
    assert page.company.presence.state.id == room.stem
    assert page.company.presence.seats == (0, 1)


def test_everything_follows_the_language(qtbot, window):
    page = started(qtbot, window, first="B")
    window.commands["open_network"].trigger()
    assert_nothing_is_left(window)
    window.findChild(OpenDialog).reject()
    opened(qtbot, window)
    click(qtbot, page.panel.company_tab)
    page.company.ticker.show(Clocks((272_000, 9_000), ()))
    presence = page.company.presence
    with qtbot.waitSignal(presence.denied):
        presence.hear(Denied("seat_held"))
    assert_nothing_is_left(window)
    page.company.ticker.show(None)
    with qtbot.waitSignal(presence.lined):
        presence.hear(LineStatus("lost", "ECONNRESET"))
    assert_nothing_is_left(window)


ALONE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from qtapp.app import made
app = QApplication([])
window = made(app)
window.show()
assert window.page is window.home
window.close()
print(" ".join(sys.modules))
"""


def test_nothing_of_the_network_is_loaded_before_somebody_goes_there():
    done = subprocess.run([sys.executable, "-c", ALONE], check=True, capture_output=True, text=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert "qtapp" in loaded
    assert not loaded & {"asyncio", "ssl", "cryptography", "zeroconf", "msgpack", "spake2"}
