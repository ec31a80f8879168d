"""The banner about a missing player: countdown, question and answer, at the window that decides and at all others."""

from __future__ import annotations

import pytest

from network.messages.room import Change, ClockRule, Leave, Person, RoomSeat, RoomSettings, RoomState, Stand
from qtapp.pages.company.absence_banner import AbsenceBanner
from tests.qtapp.at_the_window import answer, click, started
from tests.qtapp.network_window import created, guests_of, play_page_of, until
from tests.qtapp.test_i18n import assert_nothing_is_left
from tests.qtapp.test_open_to_lan import opened
from tests.qtapp.test_remote_play import begun

AT_ONCE = RoomSettings(grace=0)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def room(grace, deciding=(), clock="none", game="wagons", seats=None, others=()) -> RoomState:
    """Anna's room, where Luc is away."""
    people = (Person("g0", "Anna"), Person("g1", "Luc", here=False, grace=grace), *others)
    held = seats or (RoomSeat("human", "Anna", "", "g0"), RoomSeat("human", "Luc", "", "g1"))
    settings = RoomSettings(clock=ClockRule(clock, 600))
    return RoomState("0123456789abcdef", "Room", game, {}, "playing", held, people, "g0", settings, deciding=deciding)


@pytest.fixture
def banner(qtbot):
    made = AbsenceBanner(Clock())
    qtbot.addWidget(made)
    return made


def offered(banner) -> set[str]:
    return {name for name in ("wait", "bot", "remove") if getattr(banner, name).isVisibleTo(banner)}


def test_everyone_sees_how_long_the_seat_is_kept(banner):
    banner.show_room(room(43), "g0")
    assert banner.text.text() == "Luc is away. The seat is kept for 0:43."
    assert offered(banner) == set()
    banner._now.now += 13
    banner._ticks.timeout.emit()
    assert "0:30" in banner.text.text()


def test_news_about_clocks_does_not_begin_the_countdown_anew(banner):
    state = room(43, clock="game")
    banner.show_room(state, "g0")
    assert "The clock is stopped meanwhile." in banner.text.text()
    banner._now.now += 13
    banner.show_room(state, "g0", running=(0,))
    assert "0:30" in banner.text.text()


def test_whoever_decides_is_asked_and_others_read_who_does(banner, qtbot):
    banner.show_room(room(0, ("g0",)), "g0")
    assert "What should become of the seat?" in banner.text.text()
    assert offered(banner) == {"wait", "bot", "remove"}
    for button, said in (
        (banner.wait, ["g1", "wait", ""]),
        (banner.bot, ["g1", "bot", "medium"]),
        (banner.remove, ["g1", "remove", ""]),
    ):
        with qtbot.waitSignal(banner.answered) as told:
            click(qtbot, button)
        assert told.args == said
    banner.show_room(room(0, ("g0",)), "g2")
    assert banner.text.text() == "Anna decides whether to wait for Luc."
    assert offered(banner) == set()


def test_several_may_decide(banner):
    state = room(0, ("g0", "g2"), others=(Person("g2", "Zoé"),))
    banner.show_room(state, "g3")
    assert banner.text.text() == "Anna and Zoé decide whether to wait for Luc."
    banner.show_room(state, "g2")
    assert offered(banner) == {"wait", "bot", "remove"}


def test_a_clock_that_runs_is_told(banner):
    banner.show_room(room(0, ("g0",), clock="game"), "g0", running=(1,))
    assert "The clock of Luc is running." in banner.text.text()


def test_an_open_seat_is_a_question_too(banner, qtbot):
    seats = RoomSeat("human", "Anna", "", "g0"), RoomSeat()
    banner.show_room(room(None, ("g0",), seats=seats), "g0")
    assert "is open" in banner.text.text()
    assert offered(banner) == {"bot"}
    with qtbot.waitSignal(banner.bot_asked) as told:
        click(qtbot, banner.bot)
    assert told.args == [1, "medium"]


@pytest.mark.parametrize(
    "state",
    [
        room(0)._replace(stage="over"),
        room(0)._replace(people=(Person("g0", "Anna"), Person("g1", "Luc"))),
        room(0, seats=(RoomSeat("human", "Anna", "", "g0"), RoomSeat("bot", "Luc", "easy", "g1"))),
        None,
    ],
)
def test_it_goes_when_nobody_is_missing(banner, state):
    banner.show_room(room(0, ("g0",)), "g0")
    assert not banner.isHidden()
    banner.show_room(state, "g0")
    assert banner.isHidden()


# From both ends of a table.


def test_a_window_that_keeps_the_room_is_asked_about_a_guest(qtbot, window, tmp_path, answers):
    created(qtbot, window)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Bruno").sit(1).ready()
        room_page = window.page
        room_page.link.change(Change(room_page.state.settings._replace(grace=0), room_page.state.options, 2), None)
        until(
            qtbot,
            lambda: room_page.prompt.answer_button("start") and room_page.prompt.answer_button("start").isEnabled(),
        )
        answer(qtbot, room_page.prompt, "start")
        page = play_page_of(qtbot, window)
        assert page.absence.isHidden()
        guest.room.close()
        until(qtbot, lambda: page.absence.remove.isVisible())
        assert "Bruno" in page.absence.text.text()
        click(qtbot, page.absence.wait)
        until(qtbot, lambda: "The seat is kept for" in page.absence.text.text())
        back = come("Bruno")
        until(qtbot, lambda: len(page.company.presence.state.people) == 3)
        back.room.say(Leave())
        until(qtbot, lambda: len(page.company.presence.state.people) == 2)


def test_the_answer_of_the_keeper_is_done(qtbot, window, tmp_path, answers):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(1)
        state = page.company.presence.state
        page.company.presence.room.change(Change(state.settings._replace(grace=0), state.options, 2), None)
        until(qtbot, lambda: page.company.presence.state.settings.grace == 0)
        guest.room.close()
        until(qtbot, lambda: page.absence.bot.isVisible())
        click(qtbot, page.absence.bot)
        until(qtbot, lambda: page.company.presence.state.seats[1].kind == "bot")
        until(qtbot, lambda: page.absence.isHidden())


def test_a_guest_who_decides_is_asked_and_one_who_does_not_reads_who_does(qtbot, window, host, answers):
    """A host without a window, and three at the table: this window watches its chief decide, and then decides."""
    page, chief = begun(qtbot, window, host, "coldwar", 3, AT_ONCE, ours=(0,))
    third = host.guest(page.company.presence.state.id, "Chloé").here()
    chief.room.say(Stand(2))
    chief.wait(lambda guest: guest.state.seats[2].kind == "open")
    third.sit(2)
    third.room.close()
    until(qtbot, lambda: page.absence.text.text() == "Bruno decides whether to wait for Chloé.")
    assert not page.absence.bot.isVisible()
    chief.room.close()
    until(qtbot, lambda: page.absence.bot.isVisible())
    missing = {"Chloé": 2, "Bruno": 1}
    for _ in missing:
        seat = next(seat for name, seat in missing.items() if name in page.absence.text.text())
        click(qtbot, page.absence.bot)
        until(qtbot, lambda seat=seat: page.company.presence.state.seats[seat].kind == "bot")
    until(qtbot, lambda: page.absence.isHidden())


def test_everything_follows_the_language(qtbot, window, answers):
    page = opened(qtbot, started(qtbot, window, first="B").window())
    presence = page.company.presence
    seats = (presence.state.seats[0], RoomSeat("human", "Bruno", "", "g1"))
    people = (*presence.state.people, Person("g1", "Bruno", here=False, grace=0))
    for deciding in ((presence.guest,), ("g1",), ()):
        with qtbot.waitSignal(presence.stated):
            presence.hear(presence.state._replace(seats=seats, people=people, deciding=deciding))
        until(qtbot, page.absence.isVisible)
        assert_nothing_is_left(window)
