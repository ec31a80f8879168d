"""Who is in a room, and what is said there: the two parts that the lobby and the table page share."""

from __future__ import annotations

import pytest

from network.messages.bounds import MAX_TEXT
from network.messages.room import HOST, PLAYING, Person, RoomSeat, RoomSettings, RoomState, Said
from qtapp.base import i18n
from qtapp.pages.company.chat import ChatBox
from qtapp.pages.company.people import PeopleBox
from qtapp.sitting.inbox import KEPT_TALK, MOST_LETTERS
from qtapp.widgets.line_bars import bars


@pytest.fixture(autouse=True)
def _english(qapp):
    i18n.speak("en")
    yield
    i18n.reset()


@pytest.mark.parametrize(("ping", "filled"), [(0, 4), (60, 4), (61, 3), (150, 3), (400, 2), (401, 1), (9999, 1)])
def test_slower_lines_have_fewer_bars(ping, filled):
    assert bars(ping) == filled


def away(grace: int) -> RoomState:
    people = (Person(HOST, "Zoe"), Person("g1", "Bruno", here=False, grace=grace))
    held = (RoomSeat("human", "Zoe", guest=HOST), RoomSeat("human", "Bruno", guest="g1"))
    return RoomState("1", "Table", "wagons", {}, PLAYING, held, people, HOST, RoomSettings())


def test_the_seat_of_someone_away_is_counted_down_and_then_given_away(qtbot):
    clock = [100.0]
    box = PeopleBox(now=lambda: clock[0])
    qtbot.addWidget(box)
    box.show()
    box.show_room(away(3), HOST)
    row = box.rows["g1"]
    assert row.bars.is_cut
    assert "3" in row.note.text()
    assert not row.replace.isVisible()
    clock[0] += 1.5
    with qtbot.waitSignal(box._clock.timeout):  # it counts by itself
        pass
    assert "2" in row.note.text()
    clock[0] += 2
    box.count()
    assert row.note.text() == "away"
    assert row.replace.isVisible()
    with qtbot.waitSignal(box.bot_asked) as asked:
        next(choice for choice in row.choices.actions() if "Medium" in choice.text()).trigger()
    assert asked.args == [1, "medium"]
    with qtbot.waitSignal(box.free_asked) as asked:
        next(choice for choice in row.choices.actions() if "open" in choice.text()).trigger()
    assert asked.args == [1]
    assert not box._clock.isActive()


def test_only_whoever_decides_gives_seats_away(qtbot):
    box = PeopleBox()
    qtbot.addWidget(box)
    box.show_room(away(0), "g9")
    assert box.rows["g1"].replace.isHidden()


def test_the_talk_is_bounded(qtbot):
    assert MOST_LETTERS == MAX_TEXT
    chat = ChatBox()
    qtbot.addWidget(chat)
    qtbot.keyClicks(chat.field, "x" * (MOST_LETTERS + 20))
    assert len(chat.field.text()) == MOST_LETTERS
    for number in range(KEPT_TALK + 30):
        chat.add(Said("g1", "Bruno", f"line {number}", 1_700_000_000))
    assert len(chat.view.chat.lines) == KEPT_TALK
    assert chat.view.chat.lines[-1].text == f"line {KEPT_TALK + 29}"


def test_what_nobody_saw_is_unread(qtbot):
    chat = ChatBox()
    qtbot.addWidget(chat)
    chat.set_people(away(0), HOST)
    chat.add(Said("g1", "Bruno", "Hello", 1_700_000_000))
    chat.add(Said(HOST, "Zoe", "our own", 1_700_000_000))
    assert chat.unread == 1
    with qtbot.waitSignal(chat.unread_changed) as told:
        chat.show()
    assert told.args == [0]
    chat.add(Said("g1", "Bruno", "seen", 1_700_000_000))
    assert chat.unread == 0


def test_what_was_said_where_people_gathered_is_no_news(qtbot):
    """Neither our own lines nor those of others, even before it is known who we are."""
    chat = ChatBox()
    qtbot.addWidget(chat)
    chat.recall([Said(HOST, "Zoe", "our own", 1_700_000_000), Said("g1", "Bruno", "Hello", 1_700_000_000)])
    assert chat.unread == 0
    assert len(chat.view.chat.lines) == 2
    assert chat.empty.isHidden()


def test_the_newest_line_stays_in_sight_unless_one_reads_back(qtbot):
    chat = ChatBox()
    qtbot.addWidget(chat)
    chat.resize(300, 260)
    chat.show()
    for number in range(40):
        chat.add(Said("g1", "Bruno", "word " * 30 + str(number), 1_700_000_000))
    bar = chat.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    bar.setValue(10)
    highest = bar.maximum()
    chat.add(Said("g1", "Bruno", "news", 1_700_000_000))
    qtbot.waitUntil(lambda: bar.maximum() > highest)
    assert bar.value() == 10


def test_a_long_word_is_broken_rather_than_cut(qtbot):
    chat = ChatBox()
    qtbot.addWidget(chat)
    chat.resize(300, 260)
    chat.add(Said("g1", "Bruno", "short", 1_700_000_000))
    chat.add(Said("g1", "Bruno", "x" * 200, 1_700_000_000))
    chat.show()
    short, long = (chat.view.visualRect(chat.view.chat.index(row)).height() for row in range(2))
    assert long > 2 * short
