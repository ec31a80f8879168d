"""Setting up a table: seats, options, and combinations that cannot be played."""

from __future__ import annotations

from PySide6.QtCore import Qt

from engines.record import Player
from qtapp.base.settings import SeatChoice
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.table.play import PlayPage
from tests.qtapp.at_the_window import click, play_page


def setup_page(window) -> SetupPage:
    window.reception.set_up("wagons")
    assert isinstance(window.page, SetupPage)
    return window.page


def test_one_person_against_a_bot_is_proposed(window):
    assert setup_page(window).seats.occupants() == (Player(""), Player("", "bot", "medium"))


def test_names_levels_and_places_are_chosen_and_remembered(qtbot, window):
    page = setup_page(window)
    first, second = page.seats.rows
    qtbot.keyClicks(first.name, "  Zoe   Martin ")
    second.kind.setFocus()
    qtbot.keyClick(second.kind, Qt.Key.Key_End)  # the last of the list is the strongest
    assert second.level == "hard"
    assert not second.name.isVisible()
    click(qtbot, page.seats.swap)
    expected = (Player("", "bot", "hard"), Player("Zoe Martin"))
    assert page.seats.occupants() == expected
    table = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert table.shown.occupants == expected
    assert window.settings.names() == ["Zoe Martin"]
    window.go_home()
    assert setup_page(window).seats.occupants() == expected


def test_a_name_is_never_longer_than_a_record_allows(qtbot, window):
    row = setup_page(window).seats.rows[0]
    qtbot.keyClicks(row.name, "x" * 60)
    assert row.choice() == SeatChoice("human", "x" * 40, "medium")


def test_options_reach_the_game(qtbot, window):
    page = setup_page(window)
    page.seats.rows[1].set_choice(SeatChoice())
    page.options["first"].choose("B")
    page.options["goal2"].choose(16)
    table = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert table.shown.view["first"] == 1
    assert table.shown.view["goals"][1] == {"card": 16, "goal": "herd"}


def test_the_same_goal_twice_is_refused_in_words_and_can_be_mended(qtbot, window):
    """R12.2"""
    page = setup_page(window)
    page.options["goal1"].choose(4)
    page.options["goal3"].choose(4)
    assert not page.problem.isHidden()
    assert len(page.problem.text()) > 10
    assert not page.start.isEnabled()
    page.begin()
    assert window.page is page
    page.options["goal3"].choose("random")
    assert page.problem.isHidden()
    assert page.start.isEnabled()


def test_the_same_deal_number_gives_the_same_deal(qtbot, window):
    deals = []
    for _ in range(2):
        page = setup_page(window)
        page.seats.rows[1].set_choice(SeatChoice())
        assert page.seed.isHidden() or not page.seed.isVisible()
        qtbot.mouseClick(page.advanced, Qt.MouseButton.LeftButton)
        assert page.seed.isVisible()
        qtbot.keyClicks(page.seed, "12a34")  # letters are no part of a number
        assert page.setup().seed == 1234
        table = play_page(qtbot, window, lambda page=page: click(qtbot, page.start))
        deals.append(table.shown.view["slots"])
        window.go_home()
    assert deals[0] == deals[1]


def test_without_a_number_chance_decides(window):
    page = setup_page(window)
    assert page.setup().seed != page.setup().seed


def test_a_new_table_is_three_keys_away(qtbot, window):
    """The home page offers the games, and the first of them has the focus."""
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.is_home
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert isinstance(window.page, SetupPage)
    page = window.page
    play_page(qtbot, window, lambda: qtbot.keyClick(page.start, Qt.Key.Key_Space))
    assert isinstance(window.page, PlayPage)


def test_a_choice_says_what_it_means(window):
    """R12.2: of a bonus card how it is scored; where the name says enough, nothing."""
    page = setup_page(window)
    assert not any(note.isVisibleTo(page) for note in page.form.notes.values())
    page.options["goal2"].choose(3)
    assert [name for name, note in page.form.notes.items() if note.isVisibleTo(page)] == ["goal2"]
    assert page.form.notes["goal2"].text() == "2 points per fort, minus 1 point per forest."
    page.options["goal2"].choose("random")
    assert not page.form.notes["goal2"].isVisibleTo(page)


def test_every_mode_and_roster_is_explained(window):
    """Cirkle R12.2 to R12.4, Guerre froide R2.5"""
    for game_id, option in (("cirkle", "mode"), ("coldwar", "roster")):
        window.reception.set_up(game_id)
        form, told = window.page.form, []
        for value in [form.boxes[option].itemData(index) for index in range(form.boxes[option].count())]:
            form.boxes[option].choose(value)
            assert form.notes[option].isVisibleTo(window.page)
            told.append(form.notes[option].text())
        assert all(told)
        assert len(set(told)) == len(told)
    assert "Cryptographer (Interception) – Whoever dominates: look in secret" in told[-1]
