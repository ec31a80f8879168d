"""Nothing is told before it is shown: header, scores, prompt and log wait for what the board plays out."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

import engines
from engines.record import Player
from qtapp.pages.table.play import PlayPage
from tests.qtapp.at_the_window import PEOPLE, TIMEOUT, click, greedy, played, started, told
from tests.qtapp.dossiers_table import NearThinker

AGAINST_BOT = (Player("Alice"), Player("", "bot", "easy"))


def beside(page: PlayPage) -> tuple[object, ...]:
    """What header, scores, prompt and log say."""
    panel = page.panel
    scores = [card.score.text() for card in panel.players.cards]
    asked = panel.prompt.title.text(), panel.prompt.body.text()
    return page.header.turn.text(), scores, asked, panel.log.log.rowCount()


def is_asked(page: PlayPage) -> bool:
    """Whether it is somebody's turn here, with nothing left to be played out."""
    page.end_motion()
    assert page.shown.outcome is None
    return bool(page.shown.legal)


def moving(qtbot, window, page: PlayPage) -> tuple[object, ...]:
    """Play until the board takes its time over what happened; what stood beside it before."""
    window.settings.speed = "slow"
    for _ in range(60):
        qtbot.waitUntil(lambda: is_asked(page), timeout=TIMEOUT)
        before = beside(page)
        choice = greedy(page) if page.game_id == "wagons" else Random(page.shown.ply).choice(page.shown.legal)
        played(qtbot, page, choice)
        if page._is_moving:
            return before
    raise AssertionError("nothing moved")


@pytest.mark.parametrize("game", engines.games())
def test_words_wait_for_the_board(qtbot, window, game):
    page = started(qtbot, window, AGAINST_BOT if engines.load(game).secret else PEOPLE, game=game)
    before = moving(qtbot, window, page)
    assert beside(page) == before
    with qtbot.waitSignal(page.board.motion_ended, timeout=TIMEOUT):
        pass
    assert beside(page) != before
    assert page.panel.log.log.rowCount() == len(page.entries)


def test_the_log_goes_on_with_the_board(qtbot, window, monkeypatch):
    near = NearThinker()  # so that the game is the same every time
    monkeypatch.setattr("network.bots.thinkers.Thinkers.get", lambda _thinkers, _purpose="bots": near)
    page = started(qtbot, window, AGAINST_BOT, game="coldwar")
    for _ in range(60):
        before = moving(qtbot, window, page)
        if len(page.board._story._chapters) > 1:
            break
    page.board._story.advance()
    header, scores, asked, rows = beside(page)
    assert (header, scores, asked) == before[:3]
    assert before[3] < rows < len(page.entries)
    page.end_motion()
    assert page.panel.log.log.rowCount() == len(page.entries)


@pytest.mark.parametrize("step", [Qt.Key.Key_Escape, Qt.Key.Key_1])
def test_a_key_ends_the_waiting_and_chooses_nothing(qtbot, window, step):
    page = started(qtbot, window, first="A")
    moving(qtbot, window, page)
    length = page.shown.length
    told(qtbot, page.board.motion_ended, lambda: qtbot.keyClick(page.view, step))
    assert page.panel.log.log.rowCount() == len(page.entries)
    assert page.shown.length == length


def test_a_button_of_the_question_before_only_ends_the_waiting(qtbot, window):
    page = started(qtbot, window, first="A")
    window.commands["resign"].trigger()
    button = page.panel.prompt.answer_button("resign")
    moving(qtbot, window, page)
    assert button.isVisible()
    told(qtbot, page.board.motion_ended, lambda: click(qtbot, button))
    assert page.shown.outcome is None
    assert page.panel.prompt.answer_button("resign") is None


def test_the_text_board_waits_for_nothing(qtbot, window):
    page = started(qtbot, window, first="A")
    window.settings.speed = "slow"
    window.commands["text_board"].trigger()
    played(qtbot, page, greedy(page))
    assert not page._is_moving
    assert page.panel.log.log.rowCount() == len(page.entries)


def test_a_replay_tells_of_a_step_once_it_is_shown(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(4):
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        window.commands["replay"].trigger()
    replay = window.page
    replay.show_ply(2)
    window.settings.speed = "slow"
    before = beside(replay)
    qtbot.keyClick(replay, Qt.Key.Key_Right)
    assert beside(replay) == before
    qtbot.keyClick(replay, Qt.Key.Key_Right)  # whoever is in a hurry is told as well
    assert beside(replay) != before
    with qtbot.waitSignal(replay.board.motion_ended, timeout=TIMEOUT):
        pass
    assert str(replay.shown.ply) == "4"
