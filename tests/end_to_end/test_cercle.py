"""Whole games of The Circle in the window, with real mouse and key events: people at one desk, bots, and typed moves.

The written games are those of `cercle_games`; each is played to its end.
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from engines.record import Player
from network.disk.journal import read_path
from qtapp.pages.table.play import PlayPage
from tests.end_to_end.at_the_board import last_action, one_among_easy_bots_by_keys, play_by_keys, play_by_mouse
from tests.end_to_end.cercle_games import CHAOS, SIX, TO_VICTORY, TYPED_TO_CHAOS, VICTORY
from tests.qtapp.at_the_window import TIMEOUT, opened_window, started, told
from tests.qtapp.every_text import english_left, texts

NAMES = ("Camille", "Dominique", "Sacha")
FIVE_BOTS = (Player("Camille"), *[Player("", "bot", "easy")] * 5)


def log_of(page: PlayPage) -> list[str]:
    log = page.panel.log.log
    return [log.index(row).data() for row in range(log.rowCount())]


def kinds(page: PlayPage) -> set[str]:
    """What has happened."""
    return {entry.event["kind"] for entry in page.entries}


def sensible(page: PlayPage) -> str:
    """Activate what must be activated, share, use every spy and infiltrate, and do not bid for long."""
    legal, view = page.shown.legal, page.shown.view
    wanted = ["a:"] if view["duty"] else [">", "d:"]
    if view["auction"]:
        wanted += ["b:" if view["auction"]["bid"] < 2 else "b-"]
    for beginning in (*wanted, "x:", "i:", "e"):
        for action in legal:
            if action.startswith(beginning):
                return action
    return legal[0]


# With the mouse


def test_three_people_at_one_desk_play_to_the_victory_of_one_with_the_mouse_in_french(qtbot, home):
    with opened_window(qtbot, home, "fr") as window:
        people = tuple(map(Player, NAMES))
        page = started(qtbot, window, people, game="cercle", position=VICTORY, first=1)
        assert english_left(texts(window)) == {}
        for number, (seat, action) in enumerate(TO_VICTORY):
            assert not page.is_passing  # nothing is hidden from anybody
            assert (page.shown.seat, page.shown.outcome) == (seat, None)
            play_by_mouse(qtbot, page, action)
            if number % 6 == 0:
                assert english_left(texts(window)) == {}
        assert page.shown.outcome["ranking"] == [[1], [0], [2]]
        assert page.shown.outcome["reason"] == "victory"
        assert kinds(page) >= {"arrest", "veto", "repel", "butterfly", "auction", "pay", "spin", "end"}
        told_in_french = "\n".join(log_of(page))
        for words in ("arrest", "veto", "repousse", "papillon", "Enchère", "Dominique"):
            assert words in told_in_french, words
        assert "Dominique" in page.panel.prompt.title.text()
        assert page.panel.stack.currentWidget() is page.panel.sheet
        assert english_left(texts(window)) == {}
        record = read_path(page.path)
        assert record.finished
        played = [(line.seat, step) for line in record.match.lines for step in line.text.split(" ; ")]
        assert played == TO_VICTORY
        assert [player.name for player in record.header.players] == list(NAMES)


# With the keyboard


def play_among_bots(qtbot, page: PlayPage, turn: int) -> list[str]:
    """By keys whenever we are asked, until a turn begins or the game ends; what we chose."""
    mine = []
    while page.shown.outcome is None and page.shown.view["turn"] < turn:
        assert not page.is_passing
        if page.shown.legal:
            mine.append(sensible(page))
            play_by_keys(qtbot, page, mine[-1])
        else:
            with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
                pass
    return mine


def test_one_among_five_bots_begins_with_the_keyboard_alone(qtbot, window):
    page = one_among_easy_bots_by_keys(qtbot, window, "cercle", 6, seed=5)
    assert [each.kind for each in page.shown.occupants] == ["human", *["bot"] * 5]
    assert {each.level for each in page.shown.occupants[1:]} == {"easy"}
    mine = play_among_bots(qtbot, page, 2)
    assert {action[0] for action in mine} >= set("cs>e")
    assert page.shown.view["turn"] == 2
    assert None not in page.shown.view["services"]


def test_and_ends_with_the_keyboard_alone(qtbot, window):
    page = started(qtbot, window, FIVE_BOTS, game="cercle", position=SIX, turn_limit=10)
    mine = play_among_bots(qtbot, page, 11)
    assert page.shown.outcome["reason"] in ("victory", "chaos", "turn_limit")
    assert {action[0] for action in mine} >= set("xi>e")
    assert page.panel.stack.currentWidget() is page.panel.sheet
    record = read_path(page.path)
    assert record.finished
    assert [step for line in record.match.lines if line.seat == 0 for step in line.text.split(" ; ")] == mine


# With typed moves


def test_a_game_is_typed_on_the_text_board_until_chaos(qtbot, window):
    page = started(qtbot, window, tuple(map(Player, NAMES[:2])), game="cercle", position=CHAOS)
    qtbot.keyClick(page.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    board = page.text_board
    for ply, (seat, text) in enumerate(TYPED_TO_CHAOS):
        before = board.text.toPlainText()
        assert page.shown.seat == seat
        qtbot.keyClicks(board.line, text)
        told(qtbot, page.shown_anew, lambda: qtbot.keyClick(board.line, Qt.Key.Key_Return))
        assert (page.shown.ply, board.line.text()) == (ply + 1, ""), board.answer.text()
        assert board.text.toPlainText() != before
    assert page.shown.outcome["reason"] == "chaos"
    assert page.shown.outcome["ranking"] == [[0], [1]]
    assert not board.line.isEnabled()
    assert last_action(page) == ">O4"
    assert kinds(page) >= {"gain", "kill", "boost", "capture", "named", "auction", "pay", "arrest", "end"}
