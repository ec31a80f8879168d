"""A room of this window's own on the network: gathering, playing, again, and what others see of it."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt

from network.disk.journal import read_path
from network.messages.room import Change, ClockRule
from network.messages.table import Resign
from network.trust.fingerprints import spoken
from qtapp.pages.room.network_dialogs import CheckDialog
from qtapp.pages.room.network_tables import TableCard
from tests.qtapp.at_the_window import answer, click, opened_window
from tests.qtapp.network_window import (
    called,
    created,
    guests_of,
    open_dialog,
    play_page_of,
    plays,
    room_page,
    turn,
    until,
)

pytestmark = pytest.mark.usefixtures("nobody_to_ask")


def test_the_check_tries_every_leg(qtbot, window):
    window.commands["network"].trigger()
    window.page.check_asked.emit()
    dialog = open_dialog(window, CheckDialog)
    until(qtbot, lambda: all(row.leg is not None for row in dialog.rows.values()))
    assert dialog.rows["port"].leg.code == "not_hosting"
    dialog.close_button.click()


def round_played(qtbot, window, guest):
    """A match in a room of our own, from the start to another gathering."""
    page = room_page(qtbot, window)
    until(qtbot, lambda: page.prompt.answer_button("start") and page.prompt.answer_button("start").isEnabled())
    answer(qtbot, page.prompt, "start")
    table = play_page_of(qtbot, window)
    assert set(table.places.heard) == {0}
    turn(qtbot, table, guest)
    plays(qtbot, table)
    guest.room.say(Resign(1))
    until(qtbot, lambda: table.panel.prompt.answer_button("again"))
    until(qtbot, lambda: "The deal was fair" in table.panel.prompt.body.text())
    assert read_path(table.path).header.fair is not None
    answer(qtbot, table.panel.prompt, "again")
    guest.wait_stage("gathering").ready()


def test_a_room_of_our_own_is_created_started_and_played_again(qtbot, window, tmp_path):
    created(qtbot, window)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Bruno").sit(1).ready()
        round_played(qtbot, window, guest)
        round_played(qtbot, window, guest)
        page = room_page(qtbot, window)
        qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
        answer(qtbot, page.prompt, "leave")
        assert guest.wait_ended().reason == "closed"
    assert window.is_home
    assert list(window.settings.tables.glob("*.room")) == []


@contextmanager
def begun_here(qtbot, window, folder, clock):
    """A match with a clock in a room of our own, against a guest who does nothing."""
    page = created(qtbot, window)
    with guests_of(qtbot, window, folder) as come:
        come("Bruno").sit(1).ready()
        page.link.change(Change(page.state.settings._replace(clock=clock), page.state.options, 2), None)
        until(qtbot, lambda: page.state.settings.clock == clock and page.prompt.answer_button("start").isEnabled())
        answer(qtbot, page.prompt, "start")
        yield play_page_of(qtbot, window)


def test_a_bot_plays_the_move_of_whoever_takes_too_long(qtbot, window, tmp_path):
    with begun_here(qtbot, window, tmp_path, ClockRule("move", 1)) as page:
        until(qtbot, lambda: page.shown.ply >= 2)
        assert all(who.kind == "human" for who in page.shown.occupants)


def test_whoever_has_no_time_left_has_lost(qtbot, window, tmp_path):
    with begun_here(qtbot, window, tmp_path, ClockRule("game", 1)) as page:
        until(qtbot, lambda: page.shown.outcome is not None)
        assert "ran out of time" in page.panel.prompt.title.text()
        assert any("has run out of time" in page._sentence(entry) for entry in page.entries)


def test_whoever_leaves_while_the_match_begins_leaves_nothing_behind(qtbot, window, tmp_path):
    page = created(qtbot, window)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Bruno").sit(1).ready()
        until(qtbot, lambda: page.prompt.answer_button("start").isEnabled())
        stay = window.reception.lobby.stays[0]
        stay.presence.stated.connect(lambda state: state.stage == "playing" and window.go_home())
        answer(qtbot, page.prompt, "start")
        until(qtbot, lambda: not window.reception.lobby.stays and not window.reception._sittings)
        assert window.is_home
        assert not window.reception.is_opening
        guest.wait(lambda guest: guest.line.state != "here")


def test_two_windows_play_together(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as keeper, opened_window(qtbot, tmp_path / "other") as caller:
        lobby = created(qtbot, keeper)
        until(qtbot, lambda: keeper.reception.lobby.rooms.port)
        called(qtbot, caller, keeper.reception.lobby.rooms.port, "Bruno")
        other = room_page(qtbot, caller)
        click(qtbot, other.seats.rows[1].sit)
        until(qtbot, lambda: other.prompt.answer_button("ready"))
        answer(qtbot, other.prompt, "ready")
        until(qtbot, lambda: lobby.prompt.answer_button("start").isEnabled())
        answer(qtbot, lobby.prompt, "start")
        pages = [play_page_of(qtbot, window) for window in (keeper, caller)]
        for _ in range(4):
            page = next(page for page in pages if page.shown.legal)
            plays(qtbot, page)
            until(qtbot, lambda: pages[0].shown.ply == pages[1].shown.ply)


def test_a_table_nearby_is_listed_by_itself_and_joined_by_a_click(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as keeper, opened_window(qtbot, tmp_path / "other") as caller:
        caller.settings.my_name = "Bruno"
        caller.commands["network"].trigger()
        listed = caller.page
        created(qtbot, keeper)
        ident = keeper.page.state.id
        until(qtbot, lambda: any(found.card.id == ident for found in caller.reception.lobby.rooms.tables()))
        assert all(found.card.id != ident for found in keeper.reception.lobby.rooms.tables())  # we are there already
        until(qtbot, lambda: [card for card in listed.findChildren(TableCard) if card.found.card.id == ident])
        card = next(card for card in listed.findChildren(TableCard) if card.found.card.id == ident)
        click(qtbot, card.join)
        assert room_page(qtbot, caller).state.id == ident
        qtbot.mouseClick(keeper.page.back, Qt.MouseButton.LeftButton)
        answer(qtbot, keeper.page.prompt, "leave")
        until(qtbot, lambda: caller.page.problem.text())
        assert "no longer open" in caller.page.problem.text()


def test_host_and_guest_see_the_same_key_while_they_gather_and_while_they_play(qtbot, window, tmp_path):
    page = created(qtbot, window)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Bruno").sit(1).ready()
        until(qtbot, lambda: page.key.isVisible())
        assert page.key.digits.text() == spoken(guest.room.fingerprint)
        assert "same digits" in page.key.note.text()
        until(qtbot, lambda: page.prompt.answer_button("start") and page.prompt.answer_button("start").isEnabled())
        answer(qtbot, page.prompt, "start")
        table = play_page_of(qtbot, window)
        until(qtbot, lambda: table.panel.company.key.digits.text() == spoken(guest.room.fingerprint))
