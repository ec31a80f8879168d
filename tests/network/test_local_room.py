"""The window that keeps a room: it hears and says there what everybody hears and says, over its desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import TypeVar

import pytest

from network.desk import Desk
from network.messages.room import (
    Again,
    Change,
    Denied,
    Free,
    Kick,
    Leave,
    LineStatus,
    Ready,
    RoomMessage,
    RoomSeat,
    RoomSettings,
    RoomState,
    Said,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Verdict,
)
from network.room.local_link import LocalRoom
from network.trust.pass_phrase import verifier
from tests.network.hall import HOST, IDENT, Hall

T = TypeVar("T")


class Window:
    """A room on a real desk, and its window."""

    def __init__(self) -> None:
        self.hall, self.desk = Hall(), Desk("room")
        self.heard: SimpleQueue[RoomMessage] = SimpleQueue()
        self.link = LocalRoom(self.hall.room, self.desk, "Kim")
        self.link.listen(self.heard.put)

    def next(self, kind: type[T], is_it: Callable[[T], bool] = lambda _told: True) -> T:
        """The next message of a kind that is as expected."""
        while True:
            told = self.heard.get(timeout=10)
            if isinstance(told, kind) and is_it(told):
                return told

    def on_desk(self, what: Callable[[], T]) -> T:
        answer: SimpleQueue[T] = SimpleQueue()
        self.desk.post(lambda: answer.put(what()))
        return answer.get(timeout=10)


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window()
    yield window
    window.desk.close()
    window.desk.join()


def test_the_window_comes_in_as_chief(window):
    state = window.next(RoomState)
    assert window.link.guest == state.chief == HOST
    assert [person.name for person in state.people] == ["Kim"]
    again: SimpleQueue[RoomMessage] = SimpleQueue()
    window.link.listen(again.put)
    assert again.get(timeout=10) == state


def test_everything_the_chief_may_say_is_said(window):
    link = window.link
    bo = window.on_desk(lambda: window.hall.visitor("Bo"))
    link.say(Sit(0, "Kim"))
    link.say(Sit(1, "Eve"))
    link.say(Stand(1))
    link.say(SeatBot(1, "easy"))
    link.say(Free(1))
    link.say(Ready(True))
    link.say(Say("hello"))
    link.say(Again())
    assert window.next(Said).text == "hello"
    assert window.next(Denied) == Denied("no_match")
    link.say(Kick(bo.guest))
    state = window.next(RoomState, lambda told: len(told.people) == 1)
    assert state.seats == (RoomSeat("human", "Kim", "", HOST), RoomSeat())
    assert state.people[0].ready
    assert bo.gone_for == "kicked"


def test_a_phrase_is_kept_as_its_verifier(window):
    window.link.change(Change(RoomSettings(locked=True), {}, 2), "sésame")
    assert window.next(RoomState, lambda told: told.settings.locked)
    assert window.on_desk(lambda: window.hall.room.verifier) == verifier("sésame", IDENT)
    window.link.change(Change(RoomSettings(locked=True, grace=7), {}, 2), None)
    assert window.next(RoomState, lambda told: told.settings.grace == 7).settings.locked


def test_at_the_end_the_window_hears_that_the_deal_was_fair(window):
    link = window.link
    link.say(Sit(0, "Kim"))
    link.say(SeatBot(1, "easy"))
    link.say(Start())
    assert window.next(RoomState, lambda told: told.stage == "playing").commitments
    window.on_desk(lambda: window.hall.table.resign(1))
    verdict = window.next(Verdict)
    assert (verdict.fair, verdict.reason) == (True, "")
    assert '"fair"' in verdict.record


def test_whoever_leaves_is_gone_and_a_second_window_replaces_the_first(window):
    other: SimpleQueue[RoomMessage] = SimpleQueue()
    LocalRoom(window.hall.room, window.desk, "Kim").listen(other.put)
    assert window.next(LineStatus) == LineStatus("ended", "replaced")
    assert isinstance(other.get(timeout=10), RoomState)
    window.link.say(Leave())
    assert window.on_desk(lambda: window.hall.room.state().people) == ()
