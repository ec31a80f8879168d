"""What comes faster than it can be shown: the newest is shown, nothing of the log is lost, the window goes on."""

from __future__ import annotations

import threading
from random import Random

import pytest
from PySide6.QtCore import QTimer

from engines.record import Player
from network.messages.room import Clocks, Denied, LineStatus, Person, RoomSeat, RoomSettings, RoomState, Said, Verdict
from network.messages.table import Entry, Notice, Refusal, Update
from qtapp.pages.table.screen import MOST_PLAYED_OUT
from qtapp.sitting.inbox import KEPT_TALK, MOST_LETTERS, MOST_PEOPLE, Inbox, joined_updates, put_told
from qtapp.sitting.presence import Presence
from tests.qtapp.at_the_window import TIMEOUT, greedy, played, started
from tests.qtapp.network_window import until

PEOPLE = (Player("Alice"), Player("Bruno"))


def update(length: int, log_from: int = 0, entries: int = 0, first: int = 0) -> Update:
    log = tuple(Entry(first + number, {"kind": "x"}) for number in range(entries))
    return Update(length, length, 0, {}, (), (0,), PEOPLE, log_from, log)


def state(stage: str, round_: int = 1, people: int = 1) -> RoomState:
    everyone = tuple(Person(f"g{number}", f"Guest {number}") for number in range(people))
    seats = (RoomSeat(), RoomSeat())
    return RoomState("t", "Table", "wagons", {}, stage, seats, everyone, "g0", RoomSettings(), round_)


def put(*messages) -> list:
    waiting: list = []
    for message in messages:
        put_told(waiting, message)
    return waiting


@pytest.mark.parametrize("seed", range(50))
def test_two_updates_in_one_leave_the_same_log(seed):
    rng = Random(seed)
    log = [Entry(ply, {"kind": "old"}) for ply in range(rng.randint(0, 6))]
    first = update(1, rng.randint(0, len(log)), rng.randint(0, 4), 100)
    between = log[: first.log_from] + list(first.log)
    second = update(2, rng.randint(0, len(between)), rng.randint(0, 4), 200)
    after = between[: second.log_from] + list(second.log)
    joined = joined_updates(first, second)
    assert log[: joined.log_from] + list(joined.log) == after
    assert joined.length == 2


def test_each_place_keeps_its_newest_update():
    waiting = put((0, update(1)), (1, update(1)), (0, update(2)), (None, update(2)), (0, update(3)))
    assert [(place, told.length) for place, told in waiting] == [(1, 1), (None, 2), (0, 3)]


def test_refusals_clocks_verdicts_and_denials_are_the_newest():
    clocks = [Clocks((number, number), (0,)) for number in range(5)]
    waiting = put(
        *clocks,
        Denied("a"),
        Denied("b"),
        Verdict(fair=True),
        Verdict(fair=False),
        (0, Refusal("late")),
        (0, Refusal("final")),
        (0, Notice("unsaved")),
        (0, Notice("undo_refused")),
        (0, Notice("what?")),
        (0, Notice("else?")),
    )
    assert waiting == [
        clocks[-1],
        Denied("b"),
        Verdict(fair=False),
        (0, Refusal("final")),
        (0, Notice("unsaved")),
        (0, Notice("undo_refused")),
        (0, Notice("else?")),
    ]


def test_changes_of_the_connection_are_all_told():
    """A button that was pressed is offered again only when the connection was lost in between."""
    waiting = put(LineStatus("here"), (0, update(1)), LineStatus("lost"), LineStatus("here"), (0, update(1)))
    assert waiting == [LineStatus("here"), LineStatus("lost"), LineStatus("here"), (0, update(1))]


def test_a_room_that_goes_to_its_next_match_is_seen_gathering_in_between():
    waiting = put(
        state("playing", 1),
        (0, update(9)),
        Clocks((1, 1), ()),
        state("over", 1),
        state("gathering", 1),
        state("seeding", 2),
        state("playing", 2),
        (0, update(1)),
    )
    assert [told.stage if isinstance(told, RoomState) else told for told in waiting] == [
        "seeding",
        "playing",
        (0, update(1)),
    ]


def test_whatever_a_host_says_little_is_kept():
    waiting: list = []
    for number in range(5_000):
        put_told(waiting, Said("g", "B" * 5_000, f"{number} " + "x" * 5_000, 0))
        put_told(waiting, state(("playing", "gathering", "over")[number % 3], number, people=200))
        put_told(waiting, (number % 3, Notice(f"code {number}")))
        put_told(waiting, LineStatus("lost", f"{number}"))
    assert len(waiting) < 150
    talk = [told for told in waiting if isinstance(told, Said)]
    assert [told.text.split()[0] for told in talk] == [str(number) for number in range(5_000 - KEPT_TALK, 5_000)]
    assert all(len(told.text) == len(told.name) == MOST_LETTERS for told in talk)
    assert all(len(told.people) == MOST_PEOPLE for told in waiting if isinstance(told, RoomState))


def test_a_flood_from_another_thread_leaves_the_window_time(qtbot):
    """However much comes, timers of the window go off in between, and the newest arrives."""
    presence, last, beats, shown = Presence(), 20_000, [], []
    presence.placed.connect(lambda: shown.extend(presence.taken()))
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: beats.append(len(shown)))
    timer.start()

    def flood() -> None:
        for number in range(1, last + 1):
            presence.hear((0, update(number, number - 1, 1, number)))

    thread = threading.Thread(target=flood)
    thread.start()
    until(qtbot, lambda: shown and shown[-1][1].length == last)
    thread.join()
    timer.stop()
    assert len(shown) < last / 2
    assert [entry.ply for _place, told in shown for entry in told.log] == list(range(1, last + 1))
    assert len(beats) > 1


def test_what_was_put_in_meanwhile_is_delivered_after_a_rest(qtbot):
    inbox, batches = Inbox(list.append), []

    def deliver(items: list[int]) -> None:
        batches.append(items)
        if len(batches) < 4:
            inbox.put(len(batches))

    inbox.delivered.connect(deliver)
    inbox.put(0)
    until(qtbot, lambda: len(batches) == 4)
    assert batches == [[0], [1], [2], [3]]


def test_a_page_that_hears_of_many_moves_at_once_shows_the_last_and_logs_them_all(qtbot, window, monkeypatch):
    page, moves = started(qtbot, window), 12
    for _ in range(moves):
        played(qtbot, page, greedy(page))
    at_once, sentences = page.shown._replace(seat=0, legal=(), log_from=0, log=tuple(page.entries)), logged(page)
    other, played_out = started(qtbot, window), []
    show = other.board.show_update
    monkeypatch.setattr(
        other.board, "show_update", lambda update, names, news: (played_out.extend(news), show(update, names, news))
    )
    with qtbot.waitSignal(other.shown_anew, timeout=TIMEOUT):
        other.sitting._tell(other.sitting.delivered, ((0, at_once),))
    assert other.shown.ply == moves
    assert logged(other) == sentences
    assert {entry.ply for entry in played_out} == set(range(moves - MOST_PLAYED_OUT + 1, moves + 1))


def logged(page) -> list[str]:
    log = page.panel.log.log
    return [log.index(row).data() for row in range(log.rowCount())]
