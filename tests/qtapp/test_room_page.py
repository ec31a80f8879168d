"""The lobby: a real room, moved by hand, whose guests look at it on pages that are moved with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from network.messages.room import (
    GATHERING,
    OVER,
    PLAYING,
    SEEDING,
    Asking,
    Change,
    ClockRule,
    Denied,
    Leave,
    LineStatus,
    Ready,
    RoomSeat,
    RoomSettings,
    Say,
    Sit,
)
from network.room.local_link import LocalRoom
from qtapp.base import i18n, style
from qtapp.base.settings import Settings
from qtapp.base.theme import DARK, LIGHT
from qtapp.pages.room.room import RoomPage
from tests.network.hall import HOST, Hall, Visitor
from tests.qtapp.at_the_window import answer, click


@pytest.fixture(autouse=True)
def _english(qapp):
    style.prepare(qapp)
    i18n.speak("en")
    yield
    i18n.reset()


class AtOnce:
    """A desk on our own thread."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def post(self, job: Callable[[], None]) -> None:
        job()
        self._hall.keeper.run()


class GuestLink:
    """The RoomLink of a visitor, without any line between the two."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.guest = visitor, visitor.guest
        self.fingerprint, self.is_new_host = "", False

    def listen(self, listener: Callable[[object], None]) -> None:
        heard = self.visitor.tell

        def tell(message: object) -> None:
            heard(message)
            listener(message)

        self.visitor.tell = tell
        listener(self.visitor.state)

    def say(self, request: Asking) -> None:
        self.visitor.say(request)

    def change(self, change: Change, phrase: str | None) -> None:
        self.say(change._replace(verifier=phrase.encode() if phrase else None))

    def claim(self, word):
        raise AssertionError(word)


def looked_at(qtbot, link, game: str, home, name: str) -> RoomPage:
    settings = Settings(home)
    settings.my_name = name
    page = RoomPage(game, link, settings)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    link.listen(lambda message: None if type(message) is tuple else page.hear(message))
    page.show()
    page.enter()
    return page


@pytest.fixture
def hall():
    return Hall("wagons")


@pytest.fixture
def kept(qtbot, hall, home):
    """The page of the window that keeps the room."""
    return looked_at(qtbot, LocalRoom(hall.room, AtOnce(hall), "Zoe"), "wagons", home, "Zoe")


@pytest.fixture
def bruno(hall):
    return hall.visitor("Bruno")


@pytest.fixture
def guest(qtbot, kept, bruno, home):
    """Bruno's page."""
    return looked_at(qtbot, GuestLink(bruno), "wagons", home, "Bruno")


def seats(hall: Hall) -> list[tuple[str, str, str]]:
    return [(seat.kind, seat.name, seat.guest) for seat in hall.room.state().seats]


def offered(page: RoomPage) -> set[str]:
    return {button.objectName() for button in page.prompt.answers.buttons if button.isVisible() and button.isEnabled()}


def chosen(menu, text: str) -> None:
    """Choose an entry of a menu as a key would."""
    next(action for action in menu.actions() if text in action.text()).trigger()


# Seats.


def test_one_sits_down_is_renamed_and_stands_up(qtbot, hall, kept):
    row = kept.seats.rows[1]
    assert row.name.text() == "Open to whoever comes"
    click(qtbot, row.sit)
    assert seats(hall)[1] == ("human", "Zoe", HOST)
    click(qtbot, row.rename)
    qtbot.keyClicks(row.field, " Zoe  Martin")  # what was selected is typed over
    qtbot.keyClick(row.field, Qt.Key.Key_Return)
    assert seats(hall)[1] == ("human", "Zoe Martin", HOST)
    assert row.name.text() == "Zoe Martin"
    click(qtbot, row.stand)
    assert seats(hall)[1] == ("open", "", "")
    assert row.sit.isVisible()


def test_a_second_person_of_this_machine_takes_a_seat(qtbot, hall, kept):
    click(qtbot, kept.seats.rows[0].sit)
    row = kept.seats.rows[1]
    assert not row.sit.isVisible()
    click(qtbot, row.add)
    assert row.focusWidget() is row.field
    click(qtbot, row.done)
    assert seats(hall)[1][0] == "open"  # nobody sits down without a name
    qtbot.keyClicks(row.field, "Yves")
    click(qtbot, row.done)
    assert seats(hall) == [("human", "Zoe", HOST), ("human", "Yves", HOST)]
    assert offered(kept) == {"start"}


def test_whoever_decides_seats_changes_and_removes_bots(qtbot, hall, kept):
    row = kept.seats.rows[0]
    chosen(row.levels, "Hard")
    assert hall.room.state().seats[0] == RoomSeat("bot", "", "hard")
    assert row.name.text() == "Hard bot"
    chosen(row.levels, "Easy")
    assert hall.room.state().seats[0].level == "easy"
    click(qtbot, row.free)
    assert hall.room.state().seats[0] == RoomSeat()


def test_a_guest_can_neither_seat_bots_nor_touch_the_seats_of_others(qtbot, hall, kept, guest):
    click(qtbot, kept.seats.rows[0].sit)
    theirs, open_seat = guest.seats.rows
    assert not [button for button in theirs.findChildren(QPushButton) if button.isVisible()]
    assert [button for button in open_seat.findChildren(QPushButton) if button.isVisible()] == [open_seat.sit]


def test_a_name_being_typed_survives_whatever_happens_elsewhere(qtbot, hall, kept, bruno):
    click(qtbot, kept.seats.rows[0].sit)
    row = kept.seats.rows[1]
    click(qtbot, row.add)
    qtbot.keyClicks(row.field, "Yv")
    hall.room.measured(bruno.guest, 80)
    bruno.say(Say("Hello"))
    assert (row.field.isVisible(), row.field.text()) == (True, "Yv")
    assert row.focusWidget() is row.field
    bruno.say(Sit(1, "Bruno"))
    assert not row.field.isVisible()
    assert row.name.text() == "Bruno"


# Ready, and off.


def test_the_page_does_not_scroll_because_somebody_else_takes_a_seat(qtbot, kept, bruno):
    kept.show_addresses(["192.0.2.1:47313"])
    kept.resize(1024, 500)
    click(qtbot, kept.seats.rows[0].sit)
    kept.seats.rows[1].add.setFocus()
    bruno.say(Sit(1, "Bruno"))
    assert not kept.seats.rows[1].add.isVisible()
    assert kept._left.verticalScrollBar().value() == 0
    assert kept.focusWidget() is kept.chat.field


def test_it_says_what_is_missing_until_the_match_can_begin(qtbot, hall, kept, guest):
    click(qtbot, kept.seats.rows[0].sit)
    assert offered(kept) == set()
    assert "1 seat" in kept.prompt.body.text()
    assert guest.prompt.title.text() == "Choose a seat"
    click(qtbot, guest.seats.rows[1].sit)
    assert "Bruno is not ready yet" in kept.prompt.body.text()
    answer(qtbot, guest.prompt, "ready")
    assert "Zoe" in guest.prompt.body.text()
    assert offered(kept) == {"start"}
    answer(qtbot, guest.prompt, "not_ready")
    assert offered(kept) == set()
    answer(qtbot, guest.prompt, "ready")
    answer(qtbot, kept.prompt, "start")
    assert hall.room.state().stage == PLAYING
    assert kept.prompt.title.text() == "The match is on"
    assert not [row for row in kept.seats.rows if row.stand.isVisible() or row.bot.isVisible()]


def test_the_deal_is_sealed_in_sight_of_all(qtbot, hall, kept, bruno):
    bruno.answers = False
    bruno.say(Sit(0, "Bruno"), Ready(True))
    chosen(kept.seats.rows[1].levels, "Easy")
    assert "will be sealed" in kept.seal.text()
    answer(qtbot, kept.prompt, "start")
    assert kept.state.stage == SEEDING
    assert kept.prompt.title.text() == "The deal is being sealed"
    hall.passes(30)  # no share came from Bruno
    assert kept.state.stage == GATHERING
    assert "Bruno" in kept.prompt.refusal.text()
    assert kept.prompt.warning.isVisible()


def test_what_was_sealed_can_be_read(qtbot, hall, kept, bruno):
    bruno.say(Sit(0, "<b>Bruno</b>"), Ready(True))
    chosen(kept.seats.rows[1].levels, "Easy")
    answer(qtbot, kept.prompt, "start")
    assert kept.seal.text() == "The deal is sealed by everyone here."
    told = dict(hall.room.state().commitments)
    assert told.keys() == {HOST, bruno.guest}
    for value in told.values():
        assert value[:12] in kept.seal.toolTip()


def test_after_a_match_whoever_decides_gathers_again(qtbot, kept, guest):
    for page, keys in ((kept, {"again"}), (guest, set())):
        page.hear(page.state._replace(stage=OVER))
        assert page.prompt.title.text() == "The match is over"
        assert offered(page) == keys


# How it is played.


def test_clock_absence_and_spectators_reach_the_room_and_the_others_read_them(qtbot, hall, kept, guest):
    terms = kept.terms
    assert not terms.time.isVisible()
    terms.kind.setFocus()
    qtbot.keyClick(terms.kind, Qt.Key.Key_End)
    assert hall.room.settings.clock == ClockRule("game", 900, 0)
    qtbot.keyClick(terms.increment, Qt.Key.Key_Down)
    qtbot.keyClick(terms.grace, Qt.Key.Key_Home)
    qtbot.keyClick(terms.stand_in, Qt.Key.Key_End)
    qtbot.keyClick(terms.spectators, Qt.Key.Key_Space)
    assert hall.room.settings == RoomSettings(False, False, ClockRule("game", 900, 5), 15, "hard")
    assert guest.terms.isHidden()
    read = guest.terms_read.text.text()
    for words in ("15 minute", "5 second", "15 second", "Hard bot", "Nobody may come only to watch"):
        assert words in read
    qtbot.keyClick(terms.kind, Qt.Key.Key_Home)
    assert hall.room.settings.clock == ClockRule()


def test_the_room_is_locked_and_unlocked(qtbot, hall, kept, guest):
    terms = kept.terms
    terms.locked.click()
    assert not hall.room.settings.locked
    assert terms.focusWidget() is terms.phrase
    assert not terms.lock.isEnabled()
    qtbot.keyClicks(terms.phrase, "open sesame")
    click(qtbot, terms.lock)
    assert hall.room.settings.locked
    assert hall.room.verifier
    assert terms.locked.isChecked()
    assert not terms.phrase.isVisible()
    assert terms.phrase.text() == ""
    assert "passphrase" in guest.terms_read.text.text()
    terms.locked.click()
    assert not hall.room.settings.locked
    assert not hall.room.verifier


def test_options_reach_the_room_and_what_cannot_be_played_is_refused_in_words(qtbot, hall, kept, guest):
    """R12.2"""
    boxes = kept.terms.options.boxes
    boxes["goal1"].choose(4)
    assert hall.room.options["goal1"] == 4
    assert boxes["goal1"].currentText() in guest.terms_read.text.text()
    boxes["goal2"].choose(4)
    assert hall.room.options["goal2"] == "random"
    assert boxes["goal2"].currentData() == "random"
    assert kept.prompt.warning.isVisible()
    boxes["goal2"].choose(5)
    assert hall.room.options["goal2"] == 5
    assert not kept.prompt.warning.isVisible()


def test_the_number_of_seats_follows(qtbot, home):
    hall = Hall("coldwar", 3)
    page = looked_at(qtbot, LocalRoom(hall.room, AtOnce(hall), "Zoe"), "coldwar", home, "Zoe")
    assert [row.side.text() for row in page.seats.rows] == ["CIA", "KGB", "MI6"]
    page.terms.options.count.choose(2)
    assert len(hall.room.state().seats) == len(page.seats.rows) == 2


def test_a_room_that_cannot_be_is_not_shown(kept):
    kept.hear(kept.state._replace(seats=(RoomSeat(),) * 9))
    assert not kept.seats.isEnabled()
    assert kept.problem.isVisible()
    assert len(kept.seats.rows) == 2


def test_whoever_decides_now_can_change_it(qtbot, hall, home):
    """Of two who know the word of a host without a window, the one who has been here longer decides."""
    anna, bruno = hall.visitors("Anna Bruno")
    page = looked_at(qtbot, GuestLink(bruno), "wagons", home, "Bruno")
    assert not page.terms.isVisible()
    assert not page.seats.rows[0].bot.isVisible()
    anna.say(Leave())
    assert page.terms.isVisible()
    assert not page.terms_read.isVisible()
    qtbot.keyClick(page.terms.spectators, Qt.Key.Key_Space)
    assert not hall.room.settings.spectators
    chosen(page.seats.rows[0].levels, "Easy")
    assert hall.room.state().seats[0].kind == "bot"


# People.


def test_everyone_here_is_shown_with_the_quality_of_the_line(qtbot, hall, kept, bruno):
    hall.room.measured(bruno.guest, 200)
    row = kept.people.rows[bruno.guest]
    assert kept.people.rows[HOST].name.text() == "Zoe (you)"
    assert row.name.text() == "Bruno"
    assert (row.bars.filled, row.bars.toolTip()) == (2, "Answers in 200 ms")
    bruno.say(Sit(1, "Bruno"))
    assert len(row.signs) == 1
    bruno.say(Leave())
    assert bruno.guest not in kept.people.rows


def test_sending_away_is_asked_once_more(qtbot, hall, kept, bruno):
    row = kept.people.rows[bruno.guest]
    click(qtbot, row.kick)
    assert row.focusWidget() is row.keep
    QApplication.processEvents()  # the question is in its place
    click(qtbot, row.keep)
    assert not row.really.isVisible()
    assert bruno.gone_for == ""
    click(qtbot, row.kick)
    hall.room.measured(bruno.guest, 30)
    QApplication.processEvents()
    click(qtbot, row.really)  # still asked, although the room has told something meanwhile
    assert bruno.gone_for == "kicked"
    assert bruno.guest not in kept.people.rows


def test_a_guest_sends_nobody_away(guest):
    assert not [row for row in guest.people.rows.values() if row.kick.isVisible()]


# Talk.


def test_what_is_said_is_heard_by_all(qtbot, hall, kept, guest):
    qtbot.keyClicks(kept.chat.field, "  Hello   <b>all</b> ")
    qtbot.keyClick(kept.chat.field, Qt.Key.Key_Return)
    assert kept.chat.field.text() == ""
    for page in (kept, guest):
        assert page.chat.view.chat.index(0).data() == "Zoe: Hello <b>all</b>"
    qtbot.keyClicks(guest.chat.field, "Hi")
    click(qtbot, guest.chat.send)
    assert kept.chat.view.chat.index(1).data() == "Bruno: Hi"
    assert not guest.chat.send.isEnabled()


def test_saying_too_much_at_once_is_refused_in_words(qtbot, kept):
    for number in range(6):
        qtbot.keyClicks(kept.chat.field, f"line {number}")
        qtbot.keyClick(kept.chat.field, Qt.Key.Key_Return)
    assert "a lot at once" in kept.prompt.refusal.text()
    assert kept.chat.view.chat.rowCount() == 5


# The line, the way out, the look.


def test_while_the_line_is_lost_all_can_be_read_and_nothing_done(qtbot, guest):
    guest.hear(LineStatus("lost", "silent", retry=2))
    assert "Calling again" in guest.problem.text()
    assert guest.problem.isVisible()
    assert not guest.seats.rows[0].sit.isEnabled()
    assert not guest.chat.field.isEnabled()
    assert guest.title.text() == "The green table"
    guest.hear(LineStatus("here"))
    assert not guest.problem.isVisible()
    click(qtbot, guest.seats.rows[0].sit)
    assert guest.seats.rows[0].stand.isVisible()


def test_whoever_keeps_the_table_is_asked_before_others_are_sent_away(qtbot, hall, kept, bruno):
    with qtbot.assertNotEmitted(kept.left):
        qtbot.mouseClick(kept.back, Qt.MouseButton.LeftButton)
        answer(qtbot, kept.prompt, "stay")
        assert kept.prompt.answer_button("stay") is None
        qtbot.mouseClick(kept.back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(kept.left):
        answer(qtbot, kept.prompt, "leave")
    assert HOST not in [person.guest for person in hall.room.state().people]


def test_others_leave_at_once(qtbot, hall, guest, bruno):
    with qtbot.waitSignal(guest.left):
        qtbot.mouseClick(guest.back, Qt.MouseButton.LeftButton)
    assert bruno.guest not in [person.guest for person in hall.room.state().people]


def test_our_addresses_stand_below(kept):
    assert not kept.addresses_title.isVisible()
    kept.show_addresses(["192.168.1.20:47313"])
    assert kept.addresses.rows[0].text.text() == "192.168.1.20:47313"
    assert kept.addresses_title.isVisible()


def test_a_denial_goes_when_things_have_changed(hall, kept, bruno):
    kept.hear(Denied("seat_held"))
    assert "taken" in kept.prompt.refusal.text()
    hall.room.measured(bruno.guest, 30)
    assert kept.prompt.warning.isVisible()  # how good a line is changes nothing
    bruno.say(Sit(0, "Bruno"))
    assert not kept.prompt.warning.isVisible()


def test_everything_is_reached_with_the_keyboard(qtbot, kept, bruno):
    """From the way out to the talk, by the tabulator alone; whatever is reached can say what it is."""
    kept.activateWindow()
    kept.back.setFocus()
    reached = []
    while kept.focusWidget() not in reached:
        reached.append(kept.focusWidget())
        qtbot.keyClick(kept.focusWidget(), Qt.Key.Key_Tab)
    rows = kept.seats.rows
    wanted = [
        kept.rules,
        rows[0].sit,
        rows[0].bot,
        rows[1].sit,
        kept.terms.kind,
        kept.terms.grace,
        kept.terms.spectators,
        kept.terms.locked,
        kept.people.rows[bruno.guest].kick,
        kept.chat.field,
    ]
    assert [part for part in wanted if part not in reached] == []
    assert [part for part in reached if not (part.accessibleName() or part.text())] == []


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_nothing_is_cut_off(qtbot, kept, bruno, size, theme):
    style.dress(QApplication.instance(), theme)
    bruno.say(Sit(1, "B" * 40))
    click(qtbot, kept.seats.rows[0].sit)
    kept.show_addresses(["[fd00:1234:5678:9abc:def0:1234:5678:9abc]:47313"])
    kept.resize(*size)
    QApplication.processEvents()
    assert (kept.width(), kept.height()) == size
    for row in kept.seats.rows:
        shown = [part for part in row.findChildren(QPushButton) if part.isVisible()]
        boxes = [QRect(part.mapTo(kept, QPoint()), part.size()) for part in shown]
        assert all(kept.rect().contains(box) for box in boxes)
        assert all(part.width() >= part.minimumSizeHint().width() for part in shown)
    assert kept.chat.view.height() >= 80
