"""Games to study in tests: records that are over, and waiting for what an analysis finds out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pytestqt.qtbot import QtBot

import engines
from engines.game import checked
from engines.match import Match
from engines.record import Header, Player, Record
from network.table.replay import Replay
from qtapp.pages.study.analysis import Analyst
from qtapp.pages.study.replay import ReplayPage
from qtapp.window.main_window import MainWindow
from tests.qtapp.at_the_window import TIMEOUT

# Yellow wins at once with C8-C11; after anything else blue captures the tank that would have done it.
MISSED = "duel bP4yP!2/8/8/2yT4bC/8/8/8/8/8/8/yC7 1 - - 0 1"
MISSED_MOVES = ((0, "A1-A2"), (1, "H8xC8"), (0, "A2-A1"), (1, "C8-C7"), (0, "!resign"))


def cirkle_record(moves: Sequence[tuple[int, str]] = MISSED_MOVES, position: str = MISSED) -> Record:
    match = Match(checked(engines.load("cirkle"), 2, {}, 1, position))
    for seat, text in moves:
        match.play(seat, text)
    header = Header(match.setup, (Player("Alice"), Player("Bruno")), "x", "2026-01-01T00:00:00Z", "1")
    return Record(header, match, match.outcome is not None)


def replayed(window: MainWindow, record: Record) -> ReplayPage:
    """The replay of a record in the window."""
    window.reception.show_replay(Replay(record))
    assert isinstance(window.page, ReplayPage)
    return window.page


def told_until(qtbot: QtBot, analyst: Analyst, is_so: Callable[[], bool]) -> None:
    """Wait for the news that make something true."""
    while not is_so():
        with qtbot.waitSignal(analyst.told, timeout=TIMEOUT):
            pass


def whole_game_known(qtbot: QtBot, page: ReplayPage) -> None:
    analyst, plies = page.analyst, page.replay.plies
    assert analyst is not None
    told_until(
        qtbot,
        analyst,
        lambda: (
            analyst.analysis is not None
            and analyst.analysis.known == plies + 1
            and not analyst.card.progress.isVisible()
        ),
    )
