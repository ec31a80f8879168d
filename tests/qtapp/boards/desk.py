"""A match of Circle the Wagons laid out on a board in a view: what the table page does, without the page."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engines
from engines.game import OptionValue, Seat, checked
from engines.match import Match
from network.link import Entry, Occupant, Update
from qtapp.boards import board_for
from qtapp.boards.base import Motion
from qtapp.items.board_view import BoardView
from qtapp.theme import LIGHT, Theme

NAMES = ("Alice", "Bruno")


def new_match(seed: int = 3, **options: OptionValue) -> Match:
    return Match(checked(engines.load("wagons"), 2, options, seed))


def sensible(match: Match, rng: Random) -> tuple[Seat, str]:
    """Whose turn it is, and an action that builds a real town: greedy placing, mostly short skips."""
    seat = match.actors[0]
    legal = match.legal(seat)
    if legal[0].startswith("P"):
        choices = match.game.view(match.state, seat)["choices"]
        assert isinstance(choices, dict)
        return seat, max(legal, key=lambda text: choices[text]["totals"][seat] + rng.random())
    return seat, legal[min(len(legal) - 1, rng.choice((0, 0, 1, 2, 3)))]


def played_until(phase: str, least: int = 0, seed: int = 3, **options: OptionValue) -> Match:
    """A match that has come to this phase, after at least so many actions."""
    match, rng = new_match(seed, **options), Random(seed)
    while match.game.view(match.state, None)["phase"] != phase or len(match.steps) < least:
        match.play(*sensible(match, rng))
    return match


def update_of(match: Match, seat: Seat | None, names: tuple[str, ...] = NAMES, since: int = 0) -> Update:
    """The match as a seat sees it, with the log from the action after number `since` on."""
    log = tuple(Entry(ply, shown) for ply in range(since, len(match.steps) + 1) for event in match.events_at(ply)
                if (shown := event.seen_by(seat)) is not None)
    outcome = match.outcome
    return Update(match.length, len(match.steps), seat, match.game.view(match.state, seat),
                  () if seat is None else match.legal(seat), match.actors, tuple(map(Occupant, names)), 0, log,
                  outcome=None if outcome is None else outcome.plain())


class Desk:
    """A board in a view. Actions chosen on it are noted; `follow` plays them and shows what comes of it."""

    def __init__(self, qtbot: QtBot, match: Match, *, size: tuple[int, int] = (940, 752), theme: Theme = LIGHT,
                 seat: Seat | str | None = "actor", names: tuple[str, ...] = NAMES) -> None:
        self.match, self.seat, self.names = match, seat, names
        self.board = board_for("wagons", theme)
        self.board.motion = Motion(0)
        self.view = BoardView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
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

    def play(self, action: str) -> None:
        self.match.play(self.match.actors[0], action)
        self.show()

    @property
    def legal(self) -> tuple[str, ...]:
        return self.update.legal

    def spot(self, action: str) -> QPoint:
        return self.at(self.board.where(action))

    def at(self, pos: QPointF) -> QPoint:
        return self.view.mapFromScene(pos)

    def _move(self, point: QPoint, held: Qt.MouseButton) -> None:
        # QTest.mouseMove moves the cursor of the whole desktop, and sends nothing where it already is.
        viewport = self.view.viewport()
        QApplication.sendEvent(viewport, QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), QPointF(viewport.mapToGlobal(point)), Qt.MouseButton.NoButton, held,
            Qt.KeyboardModifier.NoModifier))

    def hover(self, where: str | QPointF) -> None:
        self._move(self.spot(where) if isinstance(where, str) else self.at(where), Qt.MouseButton.NoButton)

    def click(self, where: str | QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.hover(where)
        point = self.spot(where) if isinstance(where, str) else self.at(where)
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, point)

    def press(self, pos: QPointF) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(pos))

    def drag_to(self, pos: QPointF) -> None:
        """Move the pointer with the button down, in a few steps as a hand does."""
        self._move(self.at(pos) - QPoint(1, 1), Qt.MouseButton.LeftButton)
        self._move(self.at(pos), Qt.MouseButton.LeftButton)

    def release(self, pos: QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                           self.at(pos))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
