"""How many clicks one person needs in a whole game against bots: every choice is made with the mouse, in the window.

    QT_QPA_PLATFORM=offscreen python -m tests.benchmarks clicks

The person plays as a bot would; each choice is made with the clicks that the window asks for. What the table answers
by itself (windows that are let pass, questions with one answer) costs none. Whole games take as long as they take, so
this is not among the figures of `make bench`.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from engines.bots import LEVELS, decided
from engines.game import Seat
from engines.match import SEPARATOR, Match, forced
from engines.record import Player
from tests.benchmarks.figures import tell

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from qtapp.pages.table.play import PlayPage

GAMES = (("complot", 3, "medium", 250),)  # game, seats, level of the bots and of the person, clicks that are too many
SEEDS = (1, 2, 3)
SCALE, BOTS_SCALE = 0.2, 0.02  # of the time to think
PERSON: Seat = 0


class Clicks:
    """A game of one person against bots, counted by question."""

    def __init__(self, game_id: str, seats: int, level: str, seed: int) -> None:
        self.game_id, self.seats, self.level, self.seed = game_id, seats, level, seed
        self.clicks, self.choices = Counter[str](), Counter[str]()  # of the person
        self.asked = self.asked_of_person = self.forced = 0  # questions of the engine

    def play(self, hand: QtBot, folder: Path) -> None:
        from tests.qtapp.at_the_window import TIMEOUT, opened_window, started

        people = Player("Ana"), *[Player("", "bot", self.level)] * (self.seats - 1)
        with opened_window(hand, folder, bot_scale=BOTS_SCALE) as window:
            page, rng = started(hand, window, people, self.seed, game=self.game_id), Random(self.seed)
            while page.shown.outcome is None:
                if page.shown.legal:
                    self._choose(hand, page, rng)
                else:
                    with hand.waitSignal(page.shown_anew, timeout=TIMEOUT):
                        pass
            self._count(page.sitting._table.match)

    def _choose(self, hand: QtBot, page: PlayPage, rng: Random) -> None:
        from tests.end_to_end.at_the_board import answer_by_mouse

        match: Match = page.sitting._table.match
        level = LEVELS[self.level]
        steps = decided(match.game, match.setup, match.state, PERSON, level, rng, scale=SCALE).steps
        phase = str(match.game.view(match.state, None)["phase"])
        self.choices[phase] += 1
        left = [match.game.write(step) for step in steps]
        while left:
            at_once = _offered(page, left)
            self.clicks[phase] += answer_by_mouse(hand, page, SEPARATOR.join(left[:at_once]))
            del left[:at_once]

    def _count(self, match: Match) -> None:
        self.asked = len(match.steps)
        for ply, step in enumerate(match.steps):
            if step.seat == PERSON:
                self.asked_of_person += 1
                self.forced += bool(forced(match.game, match.state_at(ply), PERSON))


def _offered(page: PlayPage, steps: Sequence[str]) -> int:
    """How many of the next steps one button stands for."""
    buttons = page.panel.prompt.answers.buttons
    offered = {button.objectName() for button in buttons if not button.isHidden()}
    return max((count for count in range(2, len(steps)) if SEPARATOR.join(steps[:count]) in offered), default=1)


def _hand() -> QtBot:
    """The mouse of pytest-qt, outside of a test."""
    from pytestqt.qt_compat import qt_api
    from pytestqt.qtbot import QtBot

    qt_api.set_qt_api("pyside6")

    class Hand(QtBot):
        def _should_raise(self, raising_arg: bool | None) -> bool:
            return True if raising_arg is None else raising_arg

    request: Any = None
    return Hand(request)


def run() -> None:
    from PySide6.QtWidgets import QApplication

    app, hand = QApplication.instance() or QApplication([]), _hand()
    for game_id, seats, level, most in GAMES:
        games = [Clicks(game_id, seats, level, seed) for seed in SEEDS]
        for game in games:
            with tempfile.TemporaryDirectory() as folder:
                game.play(hand, Path(folder))
        name = f"{game_id}, one person and {seats - 1} {level} bots"
        tell(
            f"clicks in a whole game of {name}", [game.clicks.total() for game in games], "", wanted=f"value <= {most}"
        )
        tell(f"choices of the person in {name}", [game.choices.total() for game in games], "")
        tell(f"questions to all in {name}", [game.asked for game in games], "")
        tell(f"questions to the person in {name}", [game.asked_of_person for game in games], "")
        tell(f"of these with one answer in {name}", [game.forced for game in games], "")
        for phase, _ in sum((game.clicks for game in games), Counter[str]()).most_common():
            tell(f"clicks at {phase} in {name}", [game.clicks[phase] for game in games], "")
    app.processEvents()
