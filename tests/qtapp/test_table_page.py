"""The table page: what it shows of a table in play, and what people can do there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtWidgets import QApplication

from engines.record import Player
from qtapp.base.theme import THEMES
from tests.qtapp.at_the_window import answer, greedy, play_page, played, spot_of, started, told


def test_a_click_on_the_board_plays_and_the_screen_follows_the_turn(qtbot, window):
    page = started(qtbot, window, first="A")
    assert page.shown.seat == 1  # R5.1: the second player names the starting card
    qtbot.mouseMove(page.view.viewport(), spot_of(page, page.shown.legal[3]))
    told(
        qtbot,
        page.shown_anew,
        lambda: qtbot.mouseClick(
            page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(page, page.shown.legal[3])
        ),
    )
    assert page.shown.ply == 1
    assert page.shown.seat == 0


def test_players_prompt_log_and_running_score_are_told(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(8):
        played(qtbot, page, greedy(page))
    lines = page.panel.players.cards
    assert [card.name.text() for card in lines] == ["Alice", "Bruno"]
    assert [card.score.text() for card in lines] == [str(score) for score in page.shown.view["scores"]]
    acting = lines[page.shown.actors[0]]
    assert acting.note.text().startswith("to play")
    assert page.panel.prompt.title.text()
    assert page.panel.log.log.rowCount() == len(page.entries) >= 8
    assert page.panel.picture.bars.shares


def test_news_since_my_last_turn_are_marked_until_i_act(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(5):
        played(qtbot, page, greedy(page))
    log = page.panel.log.log
    fresh = [row for row in range(log.rowCount()) if row >= log.fresh_from]
    seat = page.shown.seat
    assert fresh
    assert all(log.entries[row].event["by"] != seat for row in fresh)
    before = log.fresh_from
    played(qtbot, page, greedy(page))
    if page.shown.seat == seat:
        assert log.fresh_from > before


def test_an_illegal_move_is_refused_with_its_rule_and_the_link_opens_the_paragraph(qtbot, window):
    page = started(qtbot, window, first="A")
    played(qtbot, page, page.shown.legal[0])
    played(qtbot, page, page.shown.legal[0])
    card = page.shown.legal[0][1:3]
    told(qtbot, page.shown_anew, lambda: page.choose_action(f"P{card}@5,5"))
    prompt = page.panel.prompt
    assert not prompt.warning.isHidden()
    assert "R6.1" in prompt.refusal.text()
    prompt.refusal.linkActivated.emit("R6.1")
    assert not window.rules.isHidden()
    assert "R6.1" in window.rules.page.rules
    played(qtbot, page, page.shown.legal[0])
    assert prompt.warning.isHidden()


def test_undo_at_one_desk_takes_back_the_last_choice_of_whoever_made_it(qtbot, window):
    page = started(qtbot, window, first="A")
    played(qtbot, page, page.shown.legal[0])
    played(qtbot, page, page.shown.legal[2])
    assert page.shown.ply == 2
    told(qtbot, page.shown_anew, window.commands["undo"].trigger)
    assert page.shown.ply == 1
    assert page.shown.seat == 0
    assert "takes back" in page.panel.log.log.index(page.panel.log.log.rowCount() - 1).data()


def test_pausing_stops_everything_until_someone_goes_on(qtbot, window):
    page = started(qtbot, window)
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_P))
    assert page.shown.paused
    assert page.shown.legal == ()
    assert not window.commands["undo"].isEnabled()
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "resume"))
    assert not page.shown.paused
    assert page.shown.legal


def test_resigning_is_asked_once_more_in_the_prompt(qtbot, window):
    page = started(qtbot, window)
    window.commands["resign"].trigger()
    answer(qtbot, page.panel.prompt, "play_on")
    assert page.shown.outcome is None
    window.commands["resign"].trigger()
    loser = page.shown.seat
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "resign"))
    assert page.shown.outcome["ranking"] == [[1 - loser], [loser]]
    assert "resigned" in page.panel.prompt.title.text()
    assert page.header.turn.text() == f"Over: {page.names[1 - loser]} won."


def test_a_draw_is_offered_to_the_other_seat_at_the_same_screen(qtbot, window):
    page = started(qtbot, window)
    offering = page.shown.seat
    told(qtbot, page.shown_anew, window.commands["offer_draw"].trigger)
    assert page.places.current == 1 - offering
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "decline"))
    assert page.shown.draw_offers == ()
    assert page.places.current == offering
    told(qtbot, page.shown_anew, window.commands["offer_draw"].trigger)
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "accept"))
    assert page.shown.outcome["reason"] == "agreed"
    assert page.header.turn.text() == "Over: a draw."


def test_a_click_on_the_log_shows_where_it_happened(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(6):
        played(qtbot, page, greedy(page))
    log, pointed = page.panel.log, []
    page.board.point_out = pointed.append
    row = log.log.rowCount() - 1
    qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualRect(log.log.index(row)).center())
    assert pointed == [page.entries[row].event]
    log.setFocus()
    log.setCurrentIndex(log.log.index(row - 1))
    qtbot.keyClick(log, Qt.Key.Key_Return)
    assert pointed[-1] == page.entries[row - 1].event


def test_the_wheel_zooms_around_the_pointer_and_a_double_click_fits_again(qtbot, window):
    page = started(qtbot, window)
    view = page.view
    pointer = QPoint(200, 150)
    under = view.mapToScene(pointer)
    wheel = QWheelEvent(
        pointer,
        view.viewport().mapToGlobal(pointer),
        QPoint(),
        QPoint(0, 360),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    view.wheelEvent(wheel)
    assert view.zoom > 1.5
    assert (view.mapToScene(pointer) - under).manhattanLength() < 3
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=pointer)
    assert view.zoom == 1


def test_zoomed_the_board_is_dragged_with_the_middle_button(qtbot, window):
    page = started(qtbot, window)
    view = page.view
    window.commands["zoom_in"].trigger()
    window.commands["zoom_in"].trigger()
    before = view.mapToScene(QPoint(300, 300))
    qtbot.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))
    qtbot.mouseMove(view.viewport(), QPoint(340, 330))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(340, 330))
    moved = view.mapToScene(QPoint(340, 330)) - before
    assert moved.manhattanLength() < 3
    window.commands["fit"].trigger()
    assert view.zoom == 1


def test_the_side_panel_folds_away_and_stays_so(qtbot, window):
    page = started(qtbot, window)
    wide = page.view.width()
    qtbot.keyClick(page.view, Qt.Key.Key_F9)
    assert page.side.isHidden()
    QApplication.processEvents()  # the layout takes the room
    assert page.view.width() > wide
    assert not window.settings.side_panel
    qtbot.keyClick(page.view, Qt.Key.Key_F9)
    assert not page.side.isHidden()


def test_the_rules_take_the_place_of_the_panel_where_there_is_no_room_for_both(qtbot, window):
    page = started(qtbot, window)
    window.resize(1024, 700)
    qtbot.keyClick(page.view, Qt.Key.Key_F1)
    assert not window.rules.isHidden()
    assert page.side.isHidden()
    window.resize(1500, 800)
    assert not page.side.isHidden()
    qtbot.keyClick(window.rules.field, Qt.Key.Key_Escape)
    assert window.rules.isHidden()
    assert not page.side.isHidden()


def test_leaving_a_table_keeps_it_and_home_offers_it(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(4):
        played(qtbot, page, greedy(page))
    shown = page.shown
    told(qtbot, window.home.listed, lambda: qtbot.mouseClick(page.header.back, Qt.MouseButton.LeftButton))
    if window.home.saved.cards[0].found.in_use:  # listed before the table had ended
        told(qtbot, window.home.listed, lambda: None)
    card = window.home.saved.cards[0]
    assert card.found.ply == 4
    again = play_page(qtbot, window, lambda: qtbot.mouseClick(card.go, Qt.MouseButton.LeftButton))
    assert again.shown.view == shown.view
    assert again.entries == page.entries


def test_a_rematch_begins_with_the_seat_that_went_second(qtbot, window):
    """R12.1"""
    page = started(qtbot, window, first="A")
    window.commands["resign"].trigger()
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "resign"))
    again = play_page(qtbot, window, lambda: answer(qtbot, page.panel.prompt, "rematch"))
    assert again.shown.view["first"] == 1
    assert again.shown.outcome is None
    assert [who.name for who in again.shown.occupants] == ["Alice", "Bruno"]


def test_watching_two_bots_asks_nothing_of_anybody(qtbot, window):
    page = started(qtbot, window, (Player("", "bot", "easy"), Player("", "bot", "easy")))
    assert page.shown.seat is None
    told(qtbot, page.shown_anew, lambda: None)
    assert page.shown.ply >= 1
    assert not window.commands["resign"].isEnabled()
    assert [card.name.text() for card in page.panel.players.cards] == ["Easy bot 1", "Easy bot 2"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_refusal_and_a_remark_can_be_read(qtbot, window, theme):
    """One after the other in the same place, in any order."""
    prompt = started(qtbot, window).panel.prompt
    window.settings.theme = theme
    tokens = THEMES[theme]
    for calm in (False, True, False):
        prompt.show_refusal("This square is taken.", "R6.2", calm=calm)
        ink = QColor(tokens.ink if calm else tokens.on_warm)
        assert prompt.refusal.palette().color(prompt.refusal.foregroundRole()) == ink
        assert f"color:{ink.name()}" in prompt.refusal.text()
        shown = prompt.warning.grab().toImage()
        assert shown.pixelColor(shown.width() // 2, 3) == QColor(tokens.surface if calm else tokens.warm)
