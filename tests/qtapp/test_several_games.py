"""More than one game in the house: the home page, setting up a table for two or three, and what is kept for each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from shiboken6 import isValid

from engines.record import Player
from qtapp.base.settings import SeatChoice
from qtapp.pages.home.setup import SetupPage
from tests.network.conftest import saved_game
from tests.qtapp import dossiers_table
from tests.qtapp.at_the_window import TIMEOUT, click, opened_window, play_page


@pytest.fixture(autouse=True)
def dossiers_game(monkeypatch):
    monkeypatch.setattr(
        dossiers_table.DossiersWords, "side", lambda words, seat, seats: dossiers_table.SIDES[seat], raising=False
    )
    yield from dossiers_table.registered(monkeypatch)


@pytest.fixture
def window(qtbot, dossiers_game, home):
    with opened_window(qtbot, home) as opened:
        yield opened


def test_a_window_does_not_outlive_the_games_it_shows(qtbot, home):
    """It would hear of the languages of later tests, and have no words for a game that is not there any more."""
    with opened_window(qtbot, home) as opened:
        pass
    assert not isValid(opened)


def setup_page(window, game_id: str = "dossiers") -> SetupPage:
    window.reception.set_up(game_id)
    assert isinstance(window.page, SetupPage)
    return window.page


def test_games_stand_one_below_the_other_and_each_leads_to_its_table(qtbot, window):
    first, second = window.home.games
    assert [card.game_id for card in window.home.games] == ["wagons", "dossiers"]
    places = [card.mapTo(window.home, QPoint(0, 0)) for card in (first, second)]
    assert places[0].x() == places[1].x()
    assert places[0].y() + first.height() < places[1].y()
    assert first.size() == second.size()
    click(qtbot, second.play)
    assert window.page.game_id == "dossiers"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (900, 600)])
def test_no_word_of_a_game_is_cut_on_the_home_page(qtbot, window, size):
    window.resize(*size)
    words = [part for card in window.home.games for part in (card.title, card.tagline)]
    qtbot.waitUntil(
        lambda: window.width() == size[0] and all(part.height() == part.sizeHint().height() for part in words),
        timeout=TIMEOUT,
    )
    for card in window.home.games:
        for part in (card.title, card.tagline):
            assert part.geometry().right() <= card.width()
        assert card.play.sizeHint().width() <= card.play.width()


def test_as_many_seats_as_players_are_wanted_and_each_says_what_it_plays(window):
    page = setup_page(window)
    assert [row.side.text() for row in page.seats.rows] == ["Red desk", "Blue desk"]
    assert [page.count.itemData(index) for index in range(page.count.count())] == [2, 3]
    page.count.choose(3)
    assert page.seats.occupants() == (Player(""), *(Player("", "bot", "medium"),) * 2)
    assert [row.side.text() for row in page.seats.rows] == ["Red desk", "Blue desk", "Green desk"]
    assert len({row.kind.x() for row in page.seats.rows}) == 1
    assert page.setup().seats == 3
    page.seats.rows[2].set_choice(SeatChoice("human", "Chloé"))
    page.seats.change_places()
    assert [who.name for who in page.seats.occupants()] == ["Chloé", "", ""]
    assert [row.side.text() for row in page.seats.rows] == ["Red desk", "Blue desk", "Green desk"]  # people move
    page.count.choose(2)
    assert [who.name for who in page.seats.occupants()] == ["Chloé", ""]
    assert page.setup().seats == 2


def test_a_game_without_sides_names_none_and_asks_for_no_number(window):
    page = setup_page(window, "wagons")
    assert all(row.side.isHidden() for row in page.seats.rows)
    assert page.count.isHidden()


def test_seats_are_kept_for_each_game(qtbot, window):
    page = setup_page(window)
    page.count.choose(3)
    page.seats.rows[0].set_choice(SeatChoice("human", "Alice"))
    page.seats.rows[1].set_choice(SeatChoice("human", "Bruno"))
    page.options["rounds"].choose(1)
    table = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert table.sitting._table.match.setup.seats == 3
    assert table.sitting._table.match.setup.options["rounds"] == 1
    window.go_home()
    assert [who.name for who in setup_page(window).seats.occupants()] == ["Alice", "Bruno", ""]
    window.go_back()
    assert [who.kind for who in setup_page(window, "wagons").seats.occupants()] == ["human", "bot"]


def listed(qtbot, window) -> list[str]:
    with qtbot.waitSignal(window.home.listed, timeout=TIMEOUT):
        window.home.look()
    return [card.detail.text() for card in window.home.saved.cards]


def test_a_saved_game_names_all_who_are_to_play(qtbot, window):
    saved_game(window.settings.tables, names="Ana Bo Cy", game="dossiers")
    assert listed(qtbot, window) == ["0 actions played. Ana, Bo, Cy are to play."]


def test_a_saved_game_names_those_who_won_together(qtbot, window, monkeypatch):
    lines = ("0 lay red", "1 lay red", "2 lay green", "0 pass", "1 pass", "2 pass")
    saved_game(window.settings.tables, *lines, names="Ana Bo Cy", game="dossiers", rounds=1)
    assert listed(qtbot, window) == ["Over: Cy won."]
    lines = ("0 lay red", "1 lay green", "2 lay green", "0 pass", "1 pass", "2 pass")
    saved_game(window.settings.tables, *lines, names="Ana Bo Cy", seed=8, game="dossiers", rounds=1)
    assert "Over: Bo and Cy won together." in listed(qtbot, window)
    lines = ("0 lay red", "1 lay red", "2 lay red", "0 pass", "1 pass", "2 pass")
    saved_game(window.settings.tables, *lines, names="Ana Bo Cy", seed=9, game="dossiers", rounds=1)
    assert "Over: a draw." in listed(qtbot, window)
