"""Replays: stepping, jumping from the log, and playing on from any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engines import load
from engines.game import checked
from engines.match import Match
from engines.record import Header, Player, Record
from network.table.replay import Replay
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.study.replay import ReplayPage
from tests.qtapp.at_the_window import TIMEOUT, answer, click, greedy, play_page, played, started, told
from tests.qtapp.study import replayed
from tests.qtapp.test_plurals import random_match


@pytest.fixture
def replay(qtbot, window) -> ReplayPage:
    """A replay of a game of ten actions, opened from its table."""
    page = started(qtbot, window, first="A")
    for _ in range(10):
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        window.commands["replay"].trigger()
    assert isinstance(window.page, ReplayPage)
    return window.page


def test_keys_and_buttons_step_through_the_game(qtbot, replay):
    bar, view = replay.bar, replay.view
    assert (bar.ply, bar.plies) == (10, 10)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert replay.shown.ply == 0
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert replay.shown.ply == 2
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert replay.shown.ply == 1
    qtbot.mouseClick(bar.next, Qt.MouseButton.LeftButton)
    assert replay.shown.ply == 2
    qtbot.mouseClick(bar.last, Qt.MouseButton.LeftButton)
    assert replay.shown.ply == 10
    assert not bar.next.isEnabled()
    bar.slider.setValue(6)
    assert replay.shown.ply == 6
    assert bar.count.text() == "6 of 10"
    assert replay.shown.legal == ()


def test_a_line_of_the_log_leads_to_its_moment(qtbot, replay):
    log = replay.panel.log
    row = next(row for row, entry in enumerate(replay.entries) if entry.ply == 4)
    log.scrollTo(log.log.index(row))
    qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualRect(log.log.index(row)).center())
    assert replay.shown.ply == 4
    assert log.log.rowCount() == len(replay.entries)  # what lies ahead stays in sight


def test_the_log_leaves_out_windows_in_which_nobody_reacted(window):
    """They are steps of the replay all the same."""
    match = random_match(checked(load("complot"), 2, {}, 5))
    page = replayed(
        window,
        Record(Header(match.setup, (Player("Ana"), Player("Bo")), "x", "2026-01-01T00:00:00Z", "1"), match, True),
    )
    shown = [entry.event["kind"] for entry in page.panel.log.log.entries]
    kinds = [entry.event["kind"] for entry in page.entries]
    assert kinds.count("pass") > 2
    assert shown == [kind for kind in kinds if kind != "pass"]
    passed = next(entry for entry in page.entries if entry.event["kind"] == "pass")
    page.show_ply(passed.ply)
    assert "passes" in page.panel.prompt.body.text()


def test_it_plays_by_itself_until_someone_steps(qtbot, replay):
    bar = replay.bar
    bar.clock.setInterval(1)
    with qtbot.waitSignal(bar.ply_chosen, timeout=TIMEOUT, check_params_cb=lambda ply: ply == 10):
        qtbot.mouseClick(bar.play, Qt.MouseButton.LeftButton)  # at the end it begins anew
    assert not bar.clock.isActive()
    bar.clock.setInterval(60_000)
    qtbot.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    assert bar.clock.isActive()
    qtbot.keyClick(replay.view, Qt.Key.Key_Right)
    assert not bar.clock.isActive()
    assert replay.shown.ply == 1


def test_playing_on_from_here_is_a_new_table(qtbot, window, replay):
    replay.bar.go_to(6)
    expected = replay.shown.view
    answer(qtbot, replay.panel.prompt, "branch")
    page = window.page
    assert isinstance(page, SetupPage)
    assert not page.options["first"].isVisible()
    page.seats.rows[0].name.setText("Chloé")
    page.seats.rows[1].kind.choose("human")
    table = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert table.shown.ply == 6
    assert table.shown.view == expected
    assert table.shown.occupants[0] == Player("Chloé")
    played(qtbot, table, greedy(table))
    assert table.shown.ply == 7


def test_leaving_a_replay_leads_back_to_the_table(qtbot, window, replay):
    qtbot.mouseClick(replay.header.back, Qt.MouseButton.LeftButton)
    assert window.page.shown.ply == 10
    told(qtbot, window.page.shown_anew, lambda: window.page.choose_action(greedy(window.page)))
    assert window.page.shown.ply == 11


def test_a_finished_game_shows_its_score_sheet_and_points_out_its_lines(qtbot, window):
    page = started(qtbot, window, first="A")
    while page.shown.outcome is None:
        played(qtbot, page, greedy(page))
    sheet, pointed = page.panel.sheet, []
    assert page.panel.stack.currentWidget() is sheet
    labels = [sheet.topLevelItem(row).text(0) for row in range(sheet.topLevelItemCount())]
    assert "Total" in labels
    page.panel.line_pointed.connect(pointed.append)
    row = labels.index("Desert")
    qtbot.mouseMove(sheet.viewport(), sheet.visualItemRect(sheet.topLevelItem(row)).center())
    assert pointed[-1] == "desert"
    sheet.setFocus()
    sheet.setCurrentItem(sheet.topLevelItem(row))
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    assert pointed[-1] == "forest"
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        answer(qtbot, page.panel.prompt, "replay")
    replay = window.page
    assert replay.shown.ply == 0
    qtbot.keyClick(replay.view, Qt.Key.Key_End)
    assert replay.shown.outcome == page.shown.outcome
    assert not replay.bar.branch.isEnabled()


def test_an_end_with_three_winners_is_told_once_and_finds_room(qtbot, window):
    """Cirkle R12.1: green takes yellow's last unit, for all three."""
    window.resize(1024, 700)
    position = "survivor 11/11/11/11/11/11/11/11/11/mT8bT1/yCgC9 2 - - 0 1"
    match = Match(checked(load("cirkle"), 4, {"mode": "survivor"}, 1, position))
    match.play(3, "B1xA1")
    players = tuple(Player(name) for name in ("Ana", "Bo", "Cy", "Dee"))
    header = Header(match.setup, players, "three", "2026-01-31T20:15:00Z", "")
    window.reception.show_replay(Replay(Record(header, match)))
    page = window.page
    qtbot.keyClick(page.view, Qt.Key.Key_End)
    prompt, turn = page.panel.prompt, page.header.turn
    assert prompt.title.text().startswith("Nobody else has a unit left on the board: victory for Bo (Mauve)")
    assert prompt.body.text() == (
        "Green captures the yellow aircraft carrier on A1 with the aircraft carrier from B1. "
        "Yellow has no unit left and is eliminated: the target A1 is out of the game."
    )
    assert turn.text() == "Over: Bo, Cy and Dee won together."
    assert not turn.toolTip()  # it is not shortened
