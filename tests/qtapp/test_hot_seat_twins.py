"""Two windows at which one player chose differently in secret look alike to the others, to the pixel and to the word.

This is asked of every game with secrets on its own board, at the moment when the screen is passed on.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import engines
from engines.game import Setup, checked
from engines.match import Line, Match
from engines.record import Player
from qtapp.pages.table.play import PlayPage
from qtapp.sitting import tables
from qtapp.window.main_window import MainWindow
from tests.qtapp.at_the_window import click, opened_window, play_page, played
from tests.qtapp.every_text import texts

NAMES = ("Alice", "Bruno", "Chloé")
SECRETS = {  # the verbs of choices whose object nobody else learns, at whose end the screen is passed on
    "coldwar": ("x", "ana", "ord"),
    "complot": (),
}
MOST_SEEDS = 60
ROUNDS = 5  # of events, until words have wrapped and everything has its place


def secret_games() -> list[str]:
    return [game_id for game_id in engines.games() if engines.load(game_id).secret]


def moment(game_id: str, seats: int, verb: str) -> tuple[Setup, tuple[Line, ...]]:
    """A match played at random up to where someone may make this choice in several ways."""
    for seed in range(MOST_SEEDS):
        rng, match = Random(seed), Match(checked(engines.load(game_id), seats, {}, seed))
        while match.actors:
            seat = match.actors[0]
            legal = match.legal(seat)
            if verb == legal[0].split(" ")[0] and len(legal) > 2:
                return match.setup, tuple(match.lines)
            match.play(seat, legal[int(rng.random() * len(legal))])
    raise AssertionError(f"nobody came to choose {verb}")


def choices(setup: Setup, lines: tuple[Line, ...], verb: str) -> tuple[str, str]:
    match = Match.replayed(setup, lines)
    texts_of = [text for text in match.legal(match.actors[0]) if text.split(" ")[0] == verb]
    # The first card of an order may soon be seen by all, the others are not.
    alike = [text for text in texts_of if verb == "x" or text.split(" ")[1] == texts_of[0].split(" ")[1]]
    return alike[0], alike[-1]


def opened(qtbot, window: MainWindow, setup: Setup, lines: tuple[Line, ...]) -> PlayPage:
    people = tuple(Player(name) for name in NAMES[: setup.seats])
    make = partial(tables.new_table, setup, people, window.settings.tables, lines=lines)
    return play_page(qtbot, window, lambda: window.reception.open_table(make))


def passed_on(qtbot, folder, setup: Setup, lines: tuple[Line, ...], action: str) -> tuple[dict[str, str], QImage]:
    """What the window tells and shows when the player has looked at his side in every way, and has chosen."""
    with opened_window(qtbot, folder) as window:
        page = opened(qtbot, window, setup, lines)
        click(qtbot, page.card.button)
        window.commands["text_board"].trigger()
        window.commands["text_board"].trigger()
        page.board.suggest(action)
        window.turn_theme()
        played(qtbot, page, action)
        page.board.finish_motion()
        assert page.is_passing
        window.setFocus()  # the caret of no line blinks
        for _ in range(ROUNDS):
            QApplication.processEvents()
        told = {place: text for place, text in texts(window).items() if "MoveLine" not in place}
        picture = page.grab().toImage()
        page.close_table()
        return told, picture


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("game_id", "verb"), [(game, verb) for game in secret_games() for verb in SECRETS[game]])
def test_nobody_can_tell_from_the_window_what_was_chosen_in_secret(qtbot, tmp_path, game_id, verb, seats):
    setup, lines = moment(game_id, seats, verb)
    one, other = (
        passed_on(qtbot, tmp_path / action.replace(" ", "-"), setup, lines, action)
        for action in choices(setup, lines, verb)
    )
    assert one[0] == other[0]
    assert one[1] == other[1]
