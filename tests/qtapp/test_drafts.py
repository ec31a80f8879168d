"""Choices in steps at the window: with the made-up game of `tests.made_up`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt

from engines.record import Player
from network.messages.table import Update
from qtapp.pages.parts.dialogs import SettingsDialog
from qtapp.pages.table import pass_card
from qtapp.pages.table.play import PlayPage
from qtapp.words.base import Offer, Prompt
from tests.made_up import salon
from tests.qtapp import dossiers_table
from tests.qtapp.at_the_window import click, opened_window, spot_of, started, told

LEFT = Qt.MouseButton.LeftButton

ALONE = (Player("Alice"), Player("", "bot", "easy"))
TWO = (Player("Alice"), Player("Bruno"))


class SalonWords(dossiers_table.DossiersWords):
    game_id = "salon"

    def title(self) -> str:
        return "Salon"

    def prompt(self, update: Update, names: Sequence[str]) -> Prompt:
        return Prompt(f"{update.view['phase']}: {[names[seat] for seat in update.actors]}", "Choose.")

    def turn(self, update: Update, names: Sequence[str]) -> str:
        return f"Round {update.view['round']}"

    def offers(self, update: Update) -> tuple[Offer, ...]:
        return tuple(Offer(text, f"Do {text}") for text in update.legal)

    def seat_name(self, update: Update, seat: int, name: str) -> str:
        return name

    def seat_note(self, update: Update, seat: int) -> str:
        return f"{update.view['hands'][seat]} cards"

    def action(self, text: str, update: Update) -> str:
        return f"Chosen: {text}."

    def window_name(self, phase: str) -> str:
        return {"veto": "Veto", "counter": "Counter-veto"}[phase]


@pytest.fixture
def near(monkeypatch):
    monkeypatch.setattr(pass_card, "HASTE", 0)
    for thinker in dossiers_table.registered(monkeypatch, salon, SalonWords):
        thinker.holds = True
        yield thinker


@pytest.fixture
def window(qtbot, near, home):
    with opened_window(qtbot, home) as opened:
        yield opened


def labels(page: PlayPage) -> list[str]:
    return [button.words for button in page.panel.prompt.answers.buttons if not button.isHidden()]


def press(qtbot, page: PlayPage, key: str) -> None:
    button = page.panel.prompt.answer_button(key)
    told(qtbot, page.shown_anew, lambda: click(qtbot, button))


def lines(page: PlayPage) -> list[str]:
    return [str(line) for line in page.sitting._table.match.lines]


def first_card(page: PlayPage) -> str:
    return next(text for text in page.shown.legal if text.startswith("c:"))


def test_every_step_shows_the_next_ones_and_what_is_chosen_so_far(qtbot, window, near):
    page = started(qtbot, window, ALONE, game="salon")
    card = first_card(page)
    press(qtbot, page, card)
    assert labels(page) == ["Do >0", "Do >1", "Back"]
    assert page.panel.prompt.body.text().splitlines()[0] == f"Chosen: {card}."
    assert lines(page) == []
    press(qtbot, page, ">1")
    assert labels(page)[-3:] == ["Do .", "Back", "Start over"]
    assert page.panel.prompt.body.text().splitlines()[:2] == [f"Chosen: {card}.", "Chosen: >1."]
    press(qtbot, page, ".")
    assert lines(page)[0] == f"0 {card} ; >1 ; ."


def test_escape_takes_back_the_last_step_and_a_button_all_of_them(qtbot, window, near):
    page = started(qtbot, window, ALONE, game="salon")
    begin = labels(page)
    press(qtbot, page, first_card(page))
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Escape))
    assert (labels(page), page.shown.draft) == (begin, ())
    press(qtbot, page, first_card(page))
    press(qtbot, page, ">0")
    press(qtbot, page, "step_back")
    assert len(page.shown.draft) == 1
    press(qtbot, page, ">0")
    press(qtbot, page, "start_over")
    assert (labels(page), page.shown.draft, lines(page)) == (begin, (), [])
    assert not page.commands["undo"].isEnabled()


def test_undo_takes_back_a_step_too(qtbot, window, near):
    page = started(qtbot, window, ALONE, game="salon")
    press(qtbot, page, first_card(page))
    assert page.commands["undo"].isEnabled()
    told(qtbot, page.shown_anew, page.commands["undo"].trigger)
    assert (page.shown.draft, lines(page)) == ((), [])


def test_a_whole_choice_is_typed_in_one_line(qtbot, window, near):
    page = started(qtbot, window, ALONE, game="salon")
    window.commands["text_board"].trigger()
    card = first_card(page)
    line = page.text_board.line
    qtbot.keyClicks(line, f"{card} ; >1 ; .")
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(line, Qt.Key.Key_Return))
    assert lines(page)[0] == f"0 {card} ; >1 ; ."


def test_steps_are_typed_one_after_the_other(qtbot, window, near):
    page = started(qtbot, window, ALONE, game="salon")
    window.commands["text_board"].trigger()
    line, steps = page.text_board.line, (first_card(page), ">1", ".")
    for step in steps:
        qtbot.keyClicks(line, step)
        told(qtbot, page.shown_anew, lambda: qtbot.keyClick(line, Qt.Key.Key_Return))
        assert line.text() == ""
    assert lines(page)[0] == "0 " + " ; ".join(steps)


def test_who_wants_to_confirm_is_asked_before_a_choice_is_played(qtbot, window, near):
    window.settings.set_confirms("salon", True)
    page = started(qtbot, window, ALONE, game="salon")
    card = first_card(page)
    for key in (card, ">1", "."):
        press(qtbot, page, key)
    assert labels(page) == ["Play it", "Choose again"]
    assert page.panel.prompt.title.text() == "Is this what you want to play?"
    assert page.panel.prompt.body.text().splitlines() == [f"Chosen: {card}.", "Chosen: >1.", "Chosen: .."]
    assert lines(page) == []
    press(qtbot, page, "step_back")
    assert "Do ." in labels(page)
    press(qtbot, page, ".")
    press(qtbot, page, "confirm")
    assert lines(page)[0] == f"0 {card} ; >1 ; ."


def test_the_settings_have_a_tick_for_each_game(qtbot, window, near):
    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    assert [box.text() for box in dialog.confirm.values()] == ["Circle the Wagons", "Salon"]
    assert dialog.confirm["salon"].accessibleName() == "Confirm before playing: Salon"
    assert not dialog.confirm["salon"].isChecked()
    dialog.confirm["salon"].click()
    assert (window.settings.confirms("salon"), window.settings.confirms("wagons")) == (True, False)
    dialog.close()


def test_a_move_on_the_board_of_any_game_is_confirmed_where_one_asked_for_it(qtbot, window, near):
    window.settings.set_confirms("wagons", True)
    page = started(qtbot, window, TWO)
    action = page.shown.legal[3]
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(page.view.viewport(), LEFT, pos=spot_of(page, action)))
    assert (labels(page), lines(page)) == (["Play it", "Choose again"], [])
    assert page.panel.prompt.body.text() == f"Make card {action[1:]} the starting card."
    assert page.board._chooser.aim() == action  # what is to be confirmed is marked on the board
    other = page.shown.legal[5]
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(page.view.viewport(), LEFT, pos=spot_of(page, other)))
    assert (page.shown.draft, page.shown.held, lines(page)) == ((other,), True, [])
    press(qtbot, page, "step_back")
    assert page.shown.legal
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(page.view.viewport(), LEFT, pos=spot_of(page, action)))
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Return))  # once more confirms it
    assert lines(page) == [f"{page.sitting._table.match.lines[0].seat} {action}"]
