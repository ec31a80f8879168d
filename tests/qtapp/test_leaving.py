"""Leaving a table on the network: what is meant is asked where others would wait, and nowhere else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer

from network.messages.room import OVER, RoomSettings, Sit
from network.messages.table import Resign
from qtapp.pages.parts.choice_dialog import ChoiceDialog, DialogAnswer
from qtapp.window.leaving import BOT, CLOSE, LATER, LEAVE
from tests.network.real_host import started as match_started
from tests.qtapp.at_the_window import click
from tests.qtapp.network_window import called, created, guests_of, play_page_of, room_page, until
from tests.qtapp.test_remote_play import begun


def is_here(guest, who) -> bool:
    return next(person.here for person in guest.people() if person.guest == who)


# A guest.


def test_coming_back_later_is_the_safe_answer_and_keeps_the_seat(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    me = page.company.presence.guest
    click(qtbot, page.header.back)
    assert answers.asked == ["Leave the table?"]
    assert window.is_home
    guest.wait(lambda guest: not is_here(guest, me))
    assert guest.state.seats[0].guest == me
    assert guest.state.seats[0].kind == "human"
    until(qtbot, lambda: window.home.returning.seats)


def test_a_bot_plays_until_one_returns(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    me, answers.key = page.company.presence.guest, BOT
    click(qtbot, page.header.back)
    guest.wait(lambda guest: not is_here(guest, me))
    assert (guest.state.seats[0].kind, guest.state.seats[0].guest) == ("bot", me)
    returning = window.home.returning
    until(qtbot, lambda: [card for card in returning.seats.values() if "A bot plays for you" in card.state.text()])
    click(qtbot, next(iter(returning.seats.values())).go)
    page = play_page_of(qtbot, window)
    guest.wait(lambda guest: guest.state.seats[0].kind == "human")
    assert page.company.presence.seats == (0,)


@pytest.mark.parametrize("way", ["back", "command"])
def test_giving_up_the_seat_opens_it_and_leaves_no_way_back(qtbot, window, host, answers, way):
    page, guest = begun(qtbot, window, host)
    answers.key = LEAVE
    if way == "back":
        click(qtbot, page.header.back)
    else:
        window.commands["leave_table"].trigger()
    guest.wait(lambda guest: guest.state.seats[0].kind == "open")
    assert answers.asked == ["Leave the table?"]
    assert window.is_home
    until(qtbot, lambda: window.reception.lobby.rooms.tickets.all() == [])
    until(qtbot, lambda: not window.home.returning.isVisibleTo(window))


def test_staying_changes_nothing(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    answers.key = ""
    click(qtbot, page.header.back)
    window.close()
    assert answers.asked == ["Leave the table?"] * 2
    assert window.isVisible()
    assert window.page is page
    assert is_here(guest, page.company.presence.guest)
    answers.key = LATER


def test_closing_the_window_asks_as_well_and_what_was_said_is_done(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    me, answers.key = page.company.presence.guest, LEAVE
    assert window.close()
    guest.wait(lambda guest: guest.state.seats[0].kind == "open")
    assert me not in [person.guest for person in guest.people()]
    assert window.reception.seats() == []


def test_closing_the_window_with_a_bot_in_the_seat(qtbot, window, host, answers):
    _page, guest = begun(qtbot, window, host)
    answers.key = BOT
    assert window.close()
    guest.wait(lambda guest: guest.state.seats[0].kind == "bot" and not guest.people()[1].here)
    (ticket,) = window.reception.seats()
    assert ticket.seats == (0,)


def test_before_a_match_nothing_is_asked(qtbot, window, host, answers):
    guest = host.guest(host.room("wagons"), "Bruno").here()
    called(qtbot, window, host.port)
    room = room_page(qtbot, window)
    room.link.say(Sit(0, "Alice"))
    until(qtbot, lambda: room.state.seats[0].kind == "human")
    click(qtbot, room.back)
    assert guest.wait(lambda guest: guest.state.seats[0].kind == "open")
    assert answers.asked == []


def test_after_a_match_nothing_is_asked(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    guest.room.say(Resign(1))
    until(qtbot, lambda: page.shown.outcome and page.company.presence.state.stage == OVER)  # which are two messages
    click(qtbot, page.header.back)
    assert window.is_home
    assert answers.asked == []


def test_those_who_watch_are_not_asked(qtbot, window, host, answers):
    room = host.room("wagons")
    players = [host.guest(room, name) for name in ("Bruno", "Chloé")]
    match_started(*players)
    called(qtbot, window, host.port)
    page = play_page_of(qtbot, window)
    click(qtbot, page.header.back)
    assert window.is_home
    assert answers.asked == []


def test_the_question_says_how_long_others_wait(qtbot, window, host, answers):
    page, _guest = begun(qtbot, window, host, settings=RoomSettings(grace=120, stand_in="easy"))
    told = []
    window.reception.asked.connect(lambda dialog: told.append(dialog.buttons[LATER].accessibleDescription()))
    click(qtbot, page.header.back)
    assert "After 2 minutes a bot plays" in told[0]


# Whoever keeps the table.


def test_the_keeper_is_told_what_becomes_of_the_others_and_stays_by_default(qtbot, window, tmp_path, answers):
    page = created(qtbot, window)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Bruno").here()
        until(qtbot, lambda: len(page.state.people) == 2)
        answers.key = ""
        window.go_back()
        assert window.page is page
        answers.key = CLOSE
        window.go_back()
        assert guest.wait_ended().reason == "closed"
        assert answers.asked == ["Leave your table?"] * 2


# The dialog itself.


def asked(qtbot, act, safe=LATER) -> str:
    """What comes of a question while `act` is done to it."""
    dialog = ChoiceDialog(
        "Title",
        "Text",
        (DialogAnswer(LATER, "Later", "kept"), DialogAnswer(LEAVE, "Leave"), DialogAnswer("", "Stay")),
        safe=safe,
    )
    qtbot.addWidget(dialog)
    QTimer.singleShot(0, dialog, lambda: act(dialog))
    dialog.exec()
    return dialog.chosen


@pytest.mark.parametrize(
    ("key", "chosen"), [(Qt.Key.Key_Return, LATER), (Qt.Key.Key_Space, LATER), (Qt.Key.Key_Escape, "")]
)
def test_keys_choose_what_is_safe(qtbot, key, chosen):
    assert asked(qtbot, lambda dialog: qtbot.keyClick(dialog.focusWidget(), key)) == chosen


def test_where_staying_is_safe_enter_stays(qtbot):
    assert asked(qtbot, lambda dialog: qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return), safe="") == ""


def test_enter_presses_the_button_that_has_the_focus(qtbot):
    def go(dialog):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    assert asked(qtbot, go) == LEAVE
