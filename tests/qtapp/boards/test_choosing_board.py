"""What all boards on which choices are made have in common, on the board of every game."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QSignalSpy

import engines
from engines.match import Match
from qtapp import boards
from qtapp.base.theme import DARK, LIGHT
from qtapp.boards import board_for
from qtapp.boards.base import Motion
from tests.qtapp.boards.cercle import desk as cercle_desk
from tests.qtapp.boards.cirkle import desk as cirkle_desk
from tests.qtapp.boards.coldwar import desk as coldwar_desk
from tests.qtapp.boards.complot import desk as complot_desk
from tests.qtapp.boards.desk import Desk
from tests.qtapp.boards.wagons import desk as wagons_desk

MATCHES = {
    "wagons": lambda: wagons_desk.played_until("draft", least=6),
    "coldwar": lambda: coldwar_desk.played_until("struggle", least=20),
    "cirkle": lambda: cirkle_desk.played("duel", "C2-D3", "C10-B9"),
    "cercle": lambda: cercle_desk.played_until(lambda play: play.view["duty"] and play.view["left"] > 3).match,
    "complot": lambda: complot_desk.played_until("buy", least=30).match,
}
LINES = {
    "wagons": "desert",
    "coldwar": "nations",
    "cirkle": "tank",
    "cercle": "infiltration",
    "complot": "missions",
}
ACTIONS = {"wagons": "T01", "coldwar": "rec", "cirkle": "C2-D3", "cercle": "a:N01", "complot": "buy a @1"}


@pytest.fixture(params=MATCHES)
def match(request) -> Match:
    return MATCHES[request.param]()


@pytest.mark.parametrize("game", MATCHES)
def test_a_board_without_an_update_can_be_shown(qtbot, game):
    empty = board_for(game, LIGHT)
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    empty.render(painter)
    painter.end()
    empty.set_theme(DARK)
    empty.retranslate()
    empty.arrange(QSizeF(800, 700))
    empty.point_out({"kind": "first", "by": 0})
    empty.point_out_line(LINES[game])
    empty.suggest(ACTIONS[game])
    empty.finish_motion()
    empty.retire()
    assert empty.content().isValid()


def test_what_is_suggested_must_be_legal(qtbot, match):
    desk = Desk(qtbot, match)
    desk.board.suggest("nothing that can be played")
    assert desk.board._chooser.cursor is None
    desk.board.suggest(desk.legal[0])
    assert desk.board._chooser.cursor is not None
    assert desk.hints[-1]


@pytest.mark.parametrize(
    ("plies", "since", "is_kept"),
    [(0, 1, True), (1, 0, True), (3, 3, False)],
    ids=["an offer", "others chose", "another turn"],
)
def test_a_choice_half_made_is_kept_while_nothing_else_is_asked(qtbot, match, plies, since, is_kept):
    desk = Desk(qtbot, match)
    desk.board.suggest(desk.legal[0])
    cursor, update = desk.board._chooser.cursor, desk.update
    later = update._replace(length=update.length + 3, ply=update.ply + plies, asked=update.asked + since)
    desk.board.show_update(later, desk.names, ())
    assert desk.board._chooser.cursor == (cursor if is_kept else None)


def test_any_key_of_the_board_ends_what_is_being_shown(qtbot, match):
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        desk = Desk(qtbot, match, seat=match.actors[0])
        desk.board.motion = Motion(40.0)
        spy = QSignalSpy(desk.board.motion_ended)
        desk.play(desk.legal[0])
        assert spy.count() == 0
        desk.key(key)
        assert spy.count() == 1


@pytest.mark.parametrize("game", MATCHES)
def test_no_part_of_a_board_asks_for_the_whole_package(game):
    """The cover is painted on another thread, perhaps while the window's imports the board: a module that imports from
    the package itself then waits for a package that waits for that module."""
    asking = re.compile(rf"^from qtapp\.boards\.{game} import", re.MULTILINE)
    parts = [part for part in (Path(boards.__file__).parent / game).rglob("*.py") if part.name != "__init__.py"]
    assert parts
    assert not [part.name for part in parts if asking.search(part.read_text(encoding="utf-8"))]


def unanswered(kind: type) -> list[str]:
    """What a class inherits that only says that somebody else must answer it."""
    return [
        name
        for name, told in inspect.getmembers(kind, inspect.isfunction)
        if "raise NotImplementedError" in inspect.getsource(told)
    ]


@pytest.mark.parametrize("game_id", engines.games())
def test_a_board_answers_everything_that_is_asked_of_boards(game_id):
    assert unanswered(import_module(f"qtapp.boards.{game_id}").Board) == []


@pytest.mark.parametrize("game_id", [game_id for game_id in engines.games() if engines.load(game_id).sketches])
def test_a_board_to_lay_out_positions_answers_everything_that_is_asked_of_those(game_id):
    assert unanswered(import_module(f"qtapp.boards.{game_id}.editing").Editing) == []
