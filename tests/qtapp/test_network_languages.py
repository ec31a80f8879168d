"""The pages and dialogs of the network change their language with everything on them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from network.disk.known import Ticket
from network.lan.check import CODES, LEGS, Leg
from network.lan.discovery import Found
from network.messages.line import VERSION, Card
from network.messages.room import (
    GATHERING,
    SEEDING,
    ClockRule,
    Denied,
    LineStatus,
    Person,
    RoomSeat,
    RoomSettings,
    RoomState,
    Said,
)
from qtapp.base import i18n
from qtapp.base.settings import Settings
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.room.network_dialogs import ChangedKeyDialog, CheckDialog, PhraseDialog, WhichTableDialog
from qtapp.pages.room.room import RoomPage
from tests.qtapp.every_text import english_left, texts, unchanged


@pytest.fixture(autouse=True)
def _english(qapp):
    i18n.speak("en")
    yield
    i18n.reset()


def assert_nothing_is_left(qtbot, page):
    qtbot.addWidget(page)
    english = texts(page)
    i18n.speak("fr")
    QApplication.processEvents()
    french = texts(page)
    i18n.speak("en")
    QApplication.processEvents()
    assert unchanged(english, french) == {}
    assert english_left(french) == {}
    assert texts(page) == english


def card(number: int, **other: object) -> Card:
    plain = Card(f"{number:016x}", "Bruno", "wagons", 1, 2, "fr", VERSION, locked=False, playing=False)
    return plain._replace(**other)


def test_the_page_of_tables(qtbot, home):
    page = NetworkPage(Settings(home), patience=0)
    page.show_tables(
        [
            Found(card(number, **other), "", (), 1)
            for number, other in enumerate(
                ({}, {"locked": True}, {"free": 0, "playing": True}, {"version": VERSION + 1}, {"version": 0})
            )
        ]
    )
    page.show_tickets([Ticket("1", "Alice", title="Bruno", game="wagons", when=1_700_000_000)])
    page.show_line(LineStatus("lost", "silent", retry=3))
    page.address.setText("300.1.1.1")
    page.go.click()
    page.games[0].create_button.click()  # nameless
    assert_nothing_is_left(qtbot, page)


def test_the_page_of_tables_in_trouble(qtbot, home):
    page = NetworkPage(Settings(home), patience=0)
    page.show_trouble("no_multicast")
    assert_nothing_is_left(qtbot, page)


class Silent:
    """A link to a room that says nothing."""

    fingerprint, is_new_host = "ab" * 32, True

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def __getattr__(self, name: str) -> object:
        return lambda *_told: None


def state(stage: str = GATHERING, **other: object) -> RoomState:
    seats = (RoomSeat("human", "Alice", guest="host"), RoomSeat("bot", "", "hard"), RoomSeat())
    people = (Person("host", "Alice"), Person("g1", "Bruno", here=False, grace=0), Person("g2", "Chlo", ping=90))
    settings = RoomSettings(True, True, ClockRule("game", 600, 5), 90, "easy")
    plain = RoomState("1", "Bruno", "coldwar", {}, stage, seats, people, "host", settings)
    return plain._replace(**other)


@pytest.mark.parametrize("me", ["host", "g1", "g2"])
@pytest.mark.parametrize(
    "told",
    [
        state(),
        state(SEEDING, commitments=(("host", "12" * 32), ("g2", "34" * 32))),
        state(seats=(RoomSeat("human", "Bruno", guest="g1"), RoomSeat("human", "Chlo", guest="g2"), RoomSeat())),
    ],
    ids=["gathering", "sealing", "waiting"],
)
def test_the_lobby(qtbot, home, told, me):
    page = RoomPage("coldwar", Silent(me), Settings(home))
    page.hear(told)
    page.hear(Said("g1", "Bruno", "Alice", 1_700_000_000))
    page.hear(Denied("seats_open"))
    page.show_addresses(["1:1"])
    assert_nothing_is_left(qtbot, page)


def test_the_lobby_while_the_line_is_lost(qtbot, home):
    page = RoomPage("coldwar", Silent("g2"), Settings(home))
    page.hear(LineStatus("calling"))
    assert_nothing_is_left(qtbot, page)


def test_the_dialogs(qtbot):
    assert_nothing_is_left(qtbot, PhraseDialog("Bruno", is_again=True))
    assert_nothing_is_left(qtbot, ChangedKeyDialog("Bruno", "12" * 32))
    assert_nothing_is_left(qtbot, WhichTableDialog([card(1)]))


@pytest.mark.parametrize("number", range(5))
def test_the_check(qtbot, number):
    dialog = CheckDialog()
    dialog.show_addresses(["1:1"])
    for name in LEGS:
        code = CODES[name][min(number, len(CODES[name]) - 1)]
        dialog.show_leg(Leg(name, ("ok", "failed", "unknown")[number % 3], code, {"addresses": ["1"], "port": 1}))
    assert_nothing_is_left(qtbot, dialog)
