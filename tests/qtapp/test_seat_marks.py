"""The marks of a game's own seats are on every page that shows who sits where."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtGui import QColor, QImage

import engines
from engines import registry
from engines.game import checked
from engines.match import Match
from engines.record import Player
from network.messages.room import PLAYING, Person, RoomSeat, RoomSettings, RoomState, Said
from qtapp.base import i18n
from qtapp.base.theme import SEAT_MARKS
from qtapp.items.seat_shapes import SeatSign
from qtapp.pages.company.chairs import Chairs
from qtapp.pages.company.chat import ChatBox
from qtapp.pages.company.people import PeopleBox
from qtapp.pages.home.saved import SavedCard
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.room.room_seats import RoomSeats
from qtapp.pages.study.evaluation_bar import EvaluationBar
from qtapp.pages.study.evaluation_summary import EvaluationSummary
from qtapp.sitting.tables import new_table
from qtapp.words import words_for
from qtapp.words.cirkle.marks import ARMY_MARKS
from tests.network.conftest import saved_game
from tests.qtapp.at_the_window import TIMEOUT, play_page

YELLOW, MAUVE, BLUE, GREEN = (ARMY_MARKS[colour] for colour in ("yellow", "mauve", "blue", "green"))
PAIR, ALL = [YELLOW, BLUE], [YELLOW, MAUVE, BLUE, GREEN]
HOST = "host"
DUEL = checked(engines.load("cirkle"), 2, {}, 7)


@pytest.fixture(autouse=True)
def _offered(monkeypatch):
    """The game is offered, whether or not it is offered to people yet."""
    monkeypatch.setattr(registry, "_PACKAGES", ("wagons", "cirkle"))
    i18n.speak("en")
    yield
    i18n.reset()


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(image.height())}


def room(seats: int) -> RoomState:
    held = (
        RoomSeat("human", "Zoe", guest=HOST),
        *(RoomSeat("open") for _ in range(seats - 2)),
        RoomSeat("human", "Bruno", guest="g1"),
    )
    people = (Person(HOST, "Zoe"), Person("g1", "Bruno", here=False, grace=0))
    return RoomState("1", "Table", "cirkle", {}, PLAYING, held, people, HOST, RoomSettings())


def test_before_a_game(qtbot, window):
    window.reception.set_up("cirkle")
    page = window.page
    assert isinstance(page, SetupPage)
    assert [row.sign.mark for row in page.seats.rows] == PAIR
    page.options["mode"].choose("solo")
    assert [row.sign.mark for row in page.seats.rows] == ALL


def test_at_the_table(qtbot, window):
    make = partial(new_table, DUEL, (Player("Ana"), Player("Bo")), window.settings.tables)
    table = play_page(qtbot, window, lambda: window.reception.open_table(make))
    cards = table.panel.players.cards
    assert [card.sign.mark for card in cards] == PAIR
    for card, mark in zip(cards, PAIR, strict=True):
        assert {mark.colour, mark.edge} <= colours(card.grab().toImage())
    table.panel.sheet.show_sheet((), table.names, table.words.marks(2))
    table.panel.show_sheet_tab(shown=True)
    assert {mark.colour for mark in PAIR} <= colours(table.panel.sheet.columns.grab().toImage())


def test_among_saved_games(qtbot, window):
    saved_game(window.settings.tables, names="Ana Bo", game="cirkle")
    with qtbot.waitSignal(window.home.listed, timeout=TIMEOUT):
        window.home.look()
    (card,) = window.home.saved.cards
    assert isinstance(card, SavedCard)
    assert [sign.mark for sign in card.findChildren(SeatSign)] == PAIR


def test_in_a_room_of_any_number(qtbot):
    seats, people, chairs = RoomSeats(words_for("cirkle")), PeopleBox(), Chairs()
    for part in (seats, people, chairs):
        qtbot.addWidget(part)
    for number, marks in ((2, PAIR), (4, ALL)):
        for part in (seats.show_seats, people.show_room, chairs.show_room):
            part(room(number), HOST)
        assert [row.sign.mark for row in seats.rows] == marks
        assert [chair.sign.mark for chair in chairs.chairs] == marks
        assert [sign.mark for row in people.rows.values() for sign in row.signs] == [marks[0], marks[-1]]
        assert people.rows["g1"].choices.actions()[0].text().startswith(f"Seat {number} {marks[-1].sign}")


def test_a_host_may_tell_of_any_game(qtbot):
    people, chairs, chat = PeopleBox(), Chairs(), ChatBox()
    for part in (people, chairs, chat):
        qtbot.addWidget(part)
    state = room(3)._replace(game="base")
    for show in (people.show_room, chairs.show_room, chat.set_people):
        show(state, HOST)
    assert [chair.sign.mark for chair in chairs.chairs] == list(SEAT_MARKS[:3])
    state = room(9)  # more than there are armies
    chairs.show_room(state, HOST)
    assert [chair.sign.mark for chair in chairs.chairs][:5] == [*ALL, YELLOW]


def test_beside_what_is_said(qtbot):
    chat = ChatBox()
    qtbot.addWidget(chat)
    chat.resize(300, 200)
    chat.set_people(room(2), HOST)
    chat.add(Said("g1", "Bruno", "Hello", 1_700_000_000))
    chat.show()
    assert BLUE.colour in colours(chat.view.grab().toImage())


def test_in_an_analysis(qtbot):
    bar, summary = EvaluationBar(PAIR), EvaluationSummary(PAIR)
    for part in (bar, summary):
        qtbot.addWidget(part)
    bar.resize(bar.sizeHint())
    match = Match(DUEL)
    bar.show_shares(match.game.sides(match.state), (0.5, 0.5), "even")
    parts = bar.parts()
    shown = bar.grab().toImage()
    for part, mark in zip(parts, PAIR, strict=True):
        assert shown.pixelColor(part.center().toPoint()) == QColor(mark.colour)
    assert [sign.mark for sign in summary.findChildren(SeatSign)] == PAIR
