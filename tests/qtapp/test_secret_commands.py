"""`show` and `shot` of a game with secrets: what a seat may know if one is named, else what everyone may."""

from __future__ import annotations

import argparse

import pytest

import engines
from engines.game import checked
from engines.match import Match
from engines.record import Player
from network.disk.journal import read_path
from qtapp.commands import shot, show
from qtapp.commands.shot import Still
from qtapp.pages.table.play import PlayPage
from tests.network import dossiers
from tests.network.conftest import saved_game
from tests.qtapp import dossiers_table
from tests.qtapp.at_the_window import TIMEOUT, opened_window
from tests.qtapp.test_hot_seat import told_of

RUNNING = ("0 lay red", "1 lay blue", "0 peek")
FINISHED = ("0 lay red", "1 lay blue", "0 pass", "1 pass")


@pytest.fixture(autouse=True)
def dossiers_game(monkeypatch):
    yield from dossiers_table.registered(monkeypatch)


@pytest.fixture
def record(tmp_path):
    return saved_game(tmp_path, *RUNNING, game="dossiers")


def shown(capsys, path, seat: int | None = None, ply: int | None = None) -> str:
    assert show.run(argparse.Namespace(record=str(path), ply=ply, seat=seat)) == 0
    return capsys.readouterr().out


def match_of(*lines: str) -> Match:
    match = Match(checked(engines.load("dossiers"), 2, {"rounds": 1}, 7))
    for line in lines:
        match.play(int(line[0]), line[2:])
    return match


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_show_tells_what_that_seat_may_know(qapp, capsys, record, seat):
    state, text = read_path(record).match.state, shown(capsys, record, seat)
    assert not [number for number in dossiers.secrets(state, seat) if number in text]
    assert (str(state.deck[0]) in text) == (seat == 0)  # who has peeked
    if seat is not None:
        assert str(state.number(seat, 1)) in text


def test_show_of_a_finished_game_tells_what_everyone_saw_then(qapp, capsys, tmp_path):
    path = saved_game(tmp_path, *FINISHED, game="dossiers", rounds=1)
    match = read_path(path).match
    at_the_end, before = shown(capsys, path), shown(capsys, path, ply=1)
    assert str(match.state.number(0, 0)) in at_the_end
    assert str(match.state.number(0, 0)) not in before
    assert str(match.state.number(0, 0)) in shown(capsys, path, seat=0, ply=1)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_shot_shows_what_that_seat_may_know_and_asks_for_nobody(qtbot, home, seat):
    match = match_of(*RUNNING)
    with opened_window(qtbot, home) as window:
        shot._open(window, Still(match, (Player("Alice"), Player("Bruno")), seat))
        qtbot.waitUntil(lambda: isinstance(window.page, PlayPage), timeout=TIMEOUT)
        assert (window.page.shown.seat, window.page.card) == (seat, None)
        assert told_of(window, dossiers.secrets(match.state, seat)) == []
        window.page.is_saved = True  # so that closing the window asks nothing


def asked(game_id: str, *words: str) -> argparse.Namespace:
    """What `table-ronde shot` is asked with these words."""
    parser = argparse.ArgumentParser()
    shot.add_parser(parser.add_subparsers())
    return parser.parse_args(["shot", game_id, "-o", "picture.png", "--ply", "2", *words])


def test_a_shot_of_a_game_for_several_numbers_of_seats(qapp):
    assert shot._still(asked("dossiers")).match.setup.seats == 2
    assert shot._still(asked("dossiers", "--seats", "3")).match.setup.seats == 3
    with pytest.raises(engines.game.SetupError):
        shot._still(asked("dossiers", "--seats", "5"))
