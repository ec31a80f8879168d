"""The analysis of a replay: bar, lines, graph, mistakes, summary, by mouse and keys, with the real thinking process."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from qtapp.base.theme import DARK
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.study.replay import ReplayPage
from qtapp.pages.table.log import MARK_ROLE
from qtapp.pages.table.play import PlayPage
from tests.qtapp.at_the_window import TIMEOUT, click, greedy, played, started
from tests.qtapp.study import MISSED_MOVES, cirkle_record, replayed, told_until, whole_game_known


@pytest.fixture
def cirkle(qtbot, window) -> ReplayPage:
    """A duel in which a win was missed, under analysis, all of it known."""
    page = replayed(window, cirkle_record())
    click(qtbot, page.bar.analyse)
    whole_game_known(qtbot, page)
    return page


def test_a_finished_game_of_wagons_is_analysed_from_its_table(qtbot, window):
    page = started(qtbot, window, first="A")
    assert window.commands["analyse"].isEnabled()  # advice, which is a setting of the table: at one desk it is on
    while page.shown.outcome is None:
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        qtbot.keyClick(page.view, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    replay = window.page
    assert isinstance(replay, ReplayPage)
    assert replay.is_analysing
    assert window.commands["analyse"].isChecked()
    whole_game_known(qtbot, replay)
    analyst = replay.analyst
    assert all(shares is not None and sum(shares) == pytest.approx(1) for shares in analyst.graph.shares)
    assert len(analyst.graph.shares) == replay.replay.plies + 1
    assert len(analyst.card.lines.lines) == 3
    assert all(tally.text() != "–" for cells in analyst.summary.figures for tally in cells)
    assert analyst.bar.isVisible()
    assert replay.panel.prompt.isHidden()


def test_a_game_in_play_is_not_analysed(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(4):
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        window.commands["replay"].trigger()
    replay = window.page
    assert isinstance(replay, ReplayPage)
    assert replay.bar.analyse.isHidden()
    assert not window.commands["analyse"].isEnabled()
    assert not window.commands["edit_position"].isEnabled()
    replay.analyse(on=True)
    assert replay.analyst is None


def test_a_blunder_is_marked_in_the_log_on_the_graph_and_in_the_summary(qtbot, cirkle):
    graph, log, summary = cirkle.analyst.graph, cirkle.panel.log.log, cirkle.analyst.summary
    number, grade = graph.grades[1]
    assert (number, grade) == (0, "blunder")
    row = next(row for row, entry in enumerate(log.entries) if entry.ply == 1)
    assert log.index(row).data(MARK_ROLE) == "??"
    assert log.index(row).data(Qt.ItemDataRole.AccessibleTextRole).endswith("blunder")
    assert [cell.text() for cell in summary.figures[0]][2] == "1"
    assert [cell.text() for cell in summary.figures[1]][2] == "0"
    qtbot.keyClick(cirkle.view, Qt.Key.Key_Home)
    qtbot.keyClick(cirkle.view, Qt.Key.Key_Right)
    assert "A1-A2 ??" in cirkle.analyst.card.verdict.text()
    assert "Better: C8-C11." in cirkle.analyst.card.verdict.text()


def test_a_click_on_the_graph_leads_to_its_moment(qtbot, cirkle):
    graph = cirkle.analyst.graph
    middle = graph.height() // 2
    qtbot.mouseMove(graph, QPoint(round(graph.x_of(2)), middle))
    assert graph.pointed == 2
    qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(round(graph.x_of(2)), middle))
    assert cirkle.shown.ply == graph.ply == 2
    told = cirkle.analyst.moment(1)
    assert told.startswith("1. Alice A1-A2")
    assert "%" in told
    assert "blunder" in told


def test_a_line_is_walked_and_left_again(qtbot, cirkle):
    cirkle.go_to(2)
    told_until(qtbot, cirkle.analyst, lambda: len(cirkle.analyst.card.lines.lines) == 3)
    line = cirkle.analyst.card.lines.lines[0].line
    row = cirkle.analyst.card.lines.rows[0]
    qtbot.mouseClick(row.moves, Qt.MouseButton.LeftButton, pos=QPoint(10, 9))  # its first move
    assert cirkle.shown.ply == 3
    qtbot.keyClick(cirkle.view, Qt.Key.Key_Right)
    assert cirkle.shown.ply == 4
    assert [step.text for step in cirkle.walk.replay.record.match.steps[2:4]] == list(line[:2])
    assert row.taken == 2
    assert cirkle.bar.ply == 2  # the game itself stands where it was
    qtbot.keyClick(cirkle.view, Qt.Key.Key_Left)
    assert cirkle.shown.ply == 3
    click(qtbot, cirkle.analyst.card.back)
    assert cirkle.walk is None
    assert cirkle.shown.view == cirkle.replay.update(2, None).view


def test_a_move_is_tried_out_on_the_board_and_played_nowhere(qtbot, window, cirkle):
    cirkle.go_to(0)
    assert "C8-C11" in cirkle.shown.legal
    view = cirkle.view.viewport()
    for square in ("C8", "C11"):
        spot = cirkle.view.mapFromScene(cirkle.board.scenery.rect_of(square).center())
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot)
    assert [step.text for step in cirkle.walk.replay.record.match.steps] == ["C8-C11"]
    assert cirkle.shown.outcome is not None
    assert cirkle.replay.plies == len(MISSED_MOVES) - 1
    qtbot.keyClick(cirkle.view, Qt.Key.Key_Left)
    assert cirkle.walk is None


def test_a_move_is_typed_on_the_text_board(qtbot, window, cirkle):
    cirkle.go_to(0)
    window.commands["text_board"].trigger()
    qtbot.keyClicks(cirkle.text_board.line, "C8-C11")
    qtbot.keyClick(cirkle.text_board.line, Qt.Key.Key_Return)
    assert cirkle.walk.course[-1].text == "C8-C11"


def test_the_first_move_of_a_line_is_shown_where_it_could_be_made(qtbot, cirkle):
    cirkle.go_to(0)
    told_until(qtbot, cirkle.analyst, lambda: bool(cirkle.analyst.card.lines.lines))
    hinted = []
    cirkle.board.hint_changed.connect(hinted.append)
    cirkle.analyst.card.lines.rows[0].moves.linkHovered.emit("1")
    assert any(hinted)  # the board tells what it would bring


def test_playing_on_from_a_line_begins_with_it(qtbot, window, cirkle):
    cirkle.go_to(2)
    told_until(qtbot, cirkle.analyst, lambda: len(cirkle.analyst.card.lines.lines) == 3)
    cirkle.analyst.card.lines.rows[0].moves.linkActivated.emit("1")
    course = cirkle.course
    click(qtbot, cirkle.bar.branch)
    page = window.page
    assert isinstance(page, SetupPage)
    page.seats.rows[0].kind.choose("human")
    page.seats.rows[1].kind.choose("human")
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        click(qtbot, page.start)
    assert isinstance(window.page, PlayPage)
    assert window.page.shown.ply == len(course) == 3


def test_what_was_found_out_stays_and_leaving_ends_the_thinking(qtbot, window, cirkle):
    known = cirkle.analyst.analysis.known
    click(qtbot, cirkle.bar.analyse)
    assert cirkle.analyst.bar.isHidden()
    assert cirkle.panel.prompt.isVisible()
    assert cirkle.shown.legal == ()
    assert not cirkle.analyst.analysis.is_thinking
    click(qtbot, cirkle.bar.analyse)
    assert cirkle.analyst.analysis.known == known
    analysis = cirkle.analyst.analysis
    qtbot.mouseClick(cirkle.header.back, Qt.MouseButton.LeftButton)
    assert window.is_home
    assert not analysis.is_thinking


def test_the_bar_and_the_card_say_who_stands_better(qtbot, cirkle):
    cirkle.go_to(0)
    told_until(qtbot, cirkle.analyst, lambda: bool(cirkle.analyst.bar.shares))
    lower, upper = cirkle.analyst.bar.parts()
    assert lower.height() > upper.height()
    assert lower.bottom() > upper.bottom()
    assert cirkle.analyst.card.standing.text() == "Alice: winning"
    assert cirkle.analyst.bar.toolTip().startswith("Alice ")


def test_everything_speaks_the_language_and_wears_the_theme(qtbot, window, cirkle):
    window.settings.theme = "dark"
    assert cirkle.analyst.bar.grab().toImage().pixelColor(1, 1) == QColor(DARK.table)
    window.settings.language = "fr"
    QApplication.sendPostedEvents()
    assert cirkle.analyst.moment(0).splitlines()[0] == "Début"
    assert cirkle.bar.analyse.text() == "Analyser"
    assert cirkle.analyst.card.back.text() == "Retour à la partie"


@pytest.mark.parametrize("gone", [False, True])
def test_trouble_is_told_in_the_prompt(qtbot, cirkle, gone):
    from network.bots.thought import Thought

    cirkle.analyst.troubled.emit(Thought(1, error="Traceback\nMemoryError" if gone else "no memory"))
    assert not cirkle.is_analysing
    assert cirkle.panel.prompt.warning.isVisible()
    assert ("MemoryError" if gone else "no memory") in cirkle.panel.prompt.refusal.text()


def test_a_move_of_the_board_is_chosen_where_the_table_offers_it(qtbot, window):
    """The replay of a game that is not analysed offers nothing."""
    page = replayed(window, cirkle_record())
    assert page.shown.legal == ()
    page.choose_action("C8-C11")
    assert page.walk is None


def test_wagons_lines_are_walked_too(qtbot, window):
    page = started(qtbot, window, first="A")
    while page.shown.outcome is None:
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        window.commands["analyse"].trigger()
    replay = window.page
    told_until(qtbot, replay.analyst, lambda: len(replay.analyst.card.lines.lines) > 0)
    line = replay.analyst.card.lines.lines[0].line
    replay.analyst.card.lines.rows[0].moves.linkActivated.emit("1")
    assert replay.walk.replay.record.match.steps[0].text == line[0]
    assert replay.shown.ply == 1
