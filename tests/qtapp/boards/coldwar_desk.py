"""A match of Guerre froide laid out on a board in a view: what the table page does, without the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engines
from engines.game import OptionValue, Seat, Setup, checked
from engines.match import Match
from network.link import Entry, Occupant, Update
from qtapp.boards import board_for
from qtapp.boards.base import Motion
from qtapp.items.board_view import BoardView
from qtapp.theme import LIGHT, Theme

NAMES = ("Alice", "Bruno", "Chloé")
RARE = ("x AN", "x DA", "x CR", "peek leave", "ev SUM", "ev SPA", "ev NUC")
"""What a game seldom comes to by chance, and tests want to see."""


def new_match(seats: int = 3, seed: int = 3, **options: OptionValue) -> Match:
    return Match(checked(engines.load("coldwar"), seats, options, seed))


def view_of(match: Match, seat: Seat | None = None) -> dict:
    return match.game.view(match.state, seat)


def lively(match: Match, rng: Random) -> tuple[Seat, str]:
    """Whose turn it is, and an action: rare ones gladly, otherwise growing until near the Stability."""
    seat = rng.choice(match.actors)
    legal = match.legal(seat)
    rare = [text for text in legal if text.startswith(RARE)]
    if rare and rng.random() < 0.4:
        return seat, rng.choice(rare)
    row, objective = view_of(match, seat)["seats"][seat], view_of(match, seat)["objective"]
    if "rec" in legal and objective["stability"] - row["influence"] >= 4:
        return seat, "rec"
    if "pass" in legal and rng.random() < 0.5:
        return seat, "pass"
    return seat, rng.choice(legal)


def played_until(wanted: str | Callable[[Match], bool], seats: int = 3, seed: int = 3, least: int = 0,
                 **options: OptionValue) -> Match:
    """A match that has come to this phase, or to what is wanted; another seed if a game ends before."""
    setup, steps = _found(wanted, seats, seed, least, tuple(options.items()))
    match = Match(setup)
    for seat, action in steps:
        match.play(seat, action)
    return match


@cache
def _found(wanted: str | Callable[[Match], bool], seats: int, seed: int, least: int,
           options: tuple[tuple[str, OptionValue], ...]) -> tuple[Setup, tuple[tuple[Seat, str], ...]]:
    """How such a match is set up and played; it is looked for once."""
    match = _searched(wanted, seats, seed, least, dict(options))
    return match.setup, tuple((step.seat, step.text) for step in match.steps)


def _searched(wanted: str | Callable[[Match], bool], seats: int, seed: int, least: int,
              options: dict[str, OptionValue]) -> Match:
    for start in range(seed, seed + 200):
        match, rng = new_match(seats, start, **options), Random(start)
        while match.actors and len(match.steps) < 700:
            is_there = wanted(match) if callable(wanted) else view_of(match)["phase"] == wanted
            if is_there and len(match.steps) >= least:
                return match
            match.play(*lively(match, rng))
        if wanted == "over" and not match.actors:
            return match
    raise LookupError(wanted)


@cache
def acting(*verbs: str) -> Callable[[Match], bool]:
    """Wanted: somebody may do all of these now."""

    def wanted(match: Match) -> bool:
        return bool(match.actors) and all(any(text.startswith(verb) for text in match.legal(match.actors[0]))
                                          for verb in verbs)

    return wanted


def ending(match: Match) -> bool:
    """Wanted: a pass that ends the struggle, somewhat into the game."""
    if view_of(match)["phase"] != "struggle" or len(match.steps) < 40:
        return False
    choice = view_of(match, match.actors[0])["choices"].get("pass")
    return bool(choice and choice["ends"])


def overheard(match: Match) -> bool:
    view = view_of(match, match.actors[0]) if match.actors else {"phase": ""}
    return view["phase"] == "planning" and any(
        row["agent_is"] == "known" for seat, row in enumerate(view["seats"]) if seat != match.actors[0])


def update_of(match: Match, seat: Seat | None, names: tuple[str, ...] = NAMES, since: int = 0) -> Update:
    """The match as a seat sees it, with the log from the action after number `since` on."""
    log = tuple(Entry(ply, shown) for ply in range(since, len(match.steps) + 1) for event in match.events_at(ply)
                if (shown := event.seen_by(seat)) is not None)
    outcome, actors = match.outcome, match.actors
    legal = match.legal(seat) if seat is not None and seat in actors else ()
    return Update(match.length, len(match.steps), seat, view_of(match, seat), legal, actors,
                  tuple(map(Occupant, names[:match.setup.seats])), 0, log,
                  outcome=None if outcome is None else outcome.plain())


class Desk:
    """A board in a view. Actions chosen on it are noted; `follow` plays them and shows what comes of it."""

    def __init__(self, qtbot: QtBot | None, match: Match, *, size: tuple[int, int] = (940, 752), theme: Theme = LIGHT,
                 seat: Seat | str | None = "actor", names: tuple[str, ...] = NAMES) -> None:
        self.match, self.seat, self.names = match, seat, names[:match.setup.seats]
        self.board = board_for("coldwar", theme)
        self.board.motion = Motion(0)
        self.view = BoardView()
        if qtbot is not None:
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

    def at(self, pos: QPointF) -> QPoint:
        return self.view.mapFromScene(pos)

    def hover(self, pos: QPointF) -> None:
        # QTest.mouseMove moves the cursor of the whole desktop, and sends nothing where it already is.
        viewport, point = self.view.viewport(), self.at(pos)
        QApplication.sendEvent(viewport, QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), QPointF(viewport.mapToGlobal(point)), Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier))

    def click(self, pos: QPointF) -> None:
        self.hover(pos)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(pos))

    def choose(self, action: str) -> None:
        """Click until the board has chosen this action, as a person would."""
        before = len(self.chosen)
        for _ in range(6):
            self.click(self.board.where(action))
            if len(self.chosen) > before:
                return
        raise AssertionError(f"{action} cannot be chosen with the mouse")

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
