"""A match laid out on a board in a view: what the table page does, without the page.

Each game's own `desk` in its folder here brings matches to lay out.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.game import Seat
from engines.match import Match
from engines.record import Player
from network.messages.table import Update
from network.table.log import Log
from qtapp.base.theme import LIGHT, Theme
from qtapp.boards import board_for
from qtapp.boards.base import Motion
from qtapp.boards.board_view import BoardView

NAMES = ("Alice", "Bruno", "Chloé")
CLICKS = 6  # more than any action needs


class Follower:
    """Keeps the log of the match that was asked about last: only what was played since then is played again."""

    def __init__(self) -> None:
        self._again: Match | None = None
        self._log: Log | None = None

    def log_of(self, match: Match) -> Log:
        again = self._again
        if not again or again.setup != match.setup or again.lines != match.lines[: again.length]:
            again = self._again = Match(match.setup)
            self._log = Log(again)
        assert self._log
        for line in match.lines[again.length :]:
            before = len(again.steps)
            self._log.add(before, again.add(line), len(again.steps))
        return self._log


FOLLOWER = Follower()


def update_of(match: Match, seat: Seat | None, names: tuple[str, ...] = NAMES, since: int = 0) -> Update:
    """The match as a seat sees it, with the log from the action after number `since` on."""
    log = tuple(entry for entry in FOLLOWER.log_of(match).seen_by(seat) if entry.ply >= since)
    outcome, actors = match.outcome, match.actors
    legal = match.legal(seat) if seat is not None and seat in actors else ()
    return Update(
        match.length,
        len(match.steps),
        seat,
        match.game.view(match.state, seat),
        legal,
        actors,
        tuple(map(Player, names[: match.setup.seats])),
        0,
        log,
        outcome=None if outcome is None else outcome.plain(),
        asked=match.length if seat is None else match.asked_since(seat),
        choices=match.game.choices(match.state, seat) if legal else {},
    )


class Desk:
    """A board in a view. Actions chosen on it are noted; `follow` plays them and shows what comes of it."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        *,
        size: tuple[int, int] = (940, 752),
        theme: Theme = LIGHT,
        seat: Seat | str | None = "actor",
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.match, self.seat, self.names = match, seat, names[: match.setup.seats]
        self.board = board_for(match.game.id, theme)
        self.board.motion = Motion(0)
        self.view = BoardView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.set_theme(theme)
        self.view.show_board(self.board)
        self.view.show()
        self.chosen: list[str] = []
        self.hints: list[str] = []
        self.board.action_chosen.connect(self.chosen.append)
        self.board.hint_changed.connect(self.hints.append)
        self._told = len(match.steps)
        self.show()

    @property
    def update(self) -> Update:
        actor = self.match.actors[0] if self.match.actors else 0
        return update_of(self.match, actor if self.seat == "actor" else self.seat, self.names)

    def show(self) -> None:
        """Show the match as it stands; what was played since the last time is news."""
        update = self.update
        news = [entry for entry in update.log if entry.ply > self._told]
        self._told = update.ply
        self.board.show_update(update._replace(log=tuple(news)), self.names, news)

    def follow(self) -> str:
        """Play what was chosen last on the board, and show it."""
        action = self.chosen[-1]
        self.play(action)
        return action

    def play(self, action: str, seat: Seat | None = None) -> None:
        self.match.play(self.match.actors[0] if seat is None else seat, action)
        self.show()

    @property
    def legal(self) -> tuple[str, ...]:
        return self.update.legal

    def starting(self, verb: str) -> str:
        """The first legal action that begins so."""
        return next(text for text in self.legal if text.startswith(verb))

    def at(self, where: str | QPointF) -> QPoint:
        """Where in the view a point of the board is, or the next one to click for an action."""
        return self.view.mapFromScene(self.board.where(where) if isinstance(where, str) else where)

    def _move(self, point: QPoint, held: Qt.MouseButton) -> None:
        # QTest.mouseMove moves the cursor of the whole desktop, and sends nothing where it already is.
        viewport = self.view.viewport()
        QApplication.sendEvent(
            viewport,
            QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(point),
                QPointF(viewport.mapToGlobal(point)),
                Qt.MouseButton.NoButton,
                held,
                Qt.KeyboardModifier.NoModifier,
            ),
        )

    def hover(self, where: str | QPointF) -> None:
        self._move(self.at(where), Qt.MouseButton.NoButton)

    def click(self, where: str | QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.hover(where)
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.at(where))

    def choose(self, action: str) -> None:
        """Click until the board has chosen this action, as a person would."""
        before = len(self.chosen)
        for _ in range(CLICKS):
            self.click(action)
            if len(self.chosen) > before:
                return
        raise AssertionError(f"{action} cannot be chosen with the mouse")

    def press(self, pos: QPointF) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(pos))

    def drag_to(self, pos: QPointF) -> None:
        """Move the pointer with the button down, in a few steps as a hand does."""
        self._move(self.at(pos) - QPoint(1, 1), Qt.MouseButton.LeftButton)
        self._move(self.at(pos), Qt.MouseButton.LeftButton)

    def release(self, pos: QPointF) -> None:
        QTest.mouseRelease(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(pos)
        )

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
