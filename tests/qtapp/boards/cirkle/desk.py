"""Matches of Cirkle for the tests of its board."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

import engines
from engines.game import checked
from engines.match import Match
from tests.qtapp.boards.desk import Desk

NAMES = ("Alice", "Bruno", "Chloé", "David")

# Worked examples of the rules, and a few positions made for the board.
EXCHANGE = "duel 8/8/8/yP7/8/7bC/8/8/8/8/yC7 1 - - 0 1"  # W9: A8 to D11, and what it is exchanged for
SECOND_TARGET = "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"  # W14: C8-C11 must be answered by G11xC11
CIRKLE = "duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"  # W13: C8-C11 wins
HOLD = "solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1"  # W16: H11-K11, and three turns to go
RECOVERY = "solo 11/11/2mT5bT2/11/11/11/11/11/yPyH*6gT2/1yT*9/1yCyP*8 1 - - 0 1"  # W23: C*, H and T may come back
NOTHING = "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1"  # W26: yellow can only pass
TEAM = "double 11/11/1mHbT*8/11/11/2bC8/11/11/2yT6gC1/11/11 1 - - 0 1"  # W20: C3<>C9 with the partner
LAST_OF_MAUVE = "solo mT10/9bH1/11/yC10/11/11/11/11/9gC1/11/11 1 - - 0 1"  # W22: A8xA11 kills a target


def played(mode: str, *actions: str, position: str = "") -> Match:
    """A match of a mode in which these actions were played."""
    seats = 2 if mode == "duel" else 4
    match = Match(checked(engines.load("cirkle"), seats, {"mode": mode}, 1, position))
    for action in actions:
        match.play(match.actors[0], action)
    return match


def laid_out(qtbot: QtBot, position: str, *actions: str, **how: object) -> Desk:
    """A match on the board, from a written position on, as the player to move sees it."""
    match = played(position.split(maxsplit=1)[0], *actions, position=position)
    return Desk(qtbot, match, names=NAMES, **how)


def standard(qtbot: QtBot, mode: str = "duel", *actions: str, **how: object) -> Desk:
    """A match on the board from the usual start on."""
    return Desk(qtbot, played(mode, *actions), names=NAMES, **how)
