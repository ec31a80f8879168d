"""The engine against the plain rulebook: in every decision of whole games and of strewn positions the same seat is
asked the same question with the same answers, and the table looks the same afterwards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.cercle import GAME
from engines.game import State
from tests.engines.cercle import oracle, rulebook
from tests.engines.cercle.oracle import SPIES, Board
from tests.engines.cercle.reading import new_game
from tests.engines.cercle.strewn import position
from tests.engines.cercle.table import at

SEATS = pytest.mark.parametrize("seats", range(2, 7))
GAMES = 3  # of each number of seats
STREWN = 45  # positions of each number of seats and phase
MOVES = 30  # that are played from each of them

# How likely a kind of move is chosen, against the others that are offered: turns are long, markers mostly active.
WEIGHTS = {"e": 1, "x": 8, "m": 3, "i": 2, "u": 0.3, "a": 3, "d": 2, ">": 2, "t": 2}


def compared(board: Board) -> dict[str, Any]:
    """What must be the same on both tables; cards that lie side by side in no order are sets."""
    return {
        "point": (board.stage, board.turn, board.seat, board.first),
        "points": (board.vp, board.circle, board.flies, board.sheet),
        "secrets": board.secrets,
        "markers": (board.markers, board.colours, board.services),
        "piles": board.piles,
        "open": (set(board.open), board.deck),
        "wheel": board.wheel,
        "boss": board.boss,
        "ready": [set(cards) for cards in board.ready],
        "posted": board.posted,
        "attached": (board.guards, board.recruiters),
        "deployed": board.deployed,
        "infiltrated": [set(cards) for cards in board.infiltrated],
        "out": set(board.out),
        "now": (board.acting, board.arrived),
        "acted": (board.acted & set(board.boss)) - {board.acting} if board.stage == 2 else None,
        "phase 1": (board.left, board.free, board.coloured, board.neutral) if board.stage == 1 else None,
    }


def chosen(legal: list[str], rng: Random) -> str:
    """A kind of move first, then any of that kind."""
    kinds = sorted({text[0] for text in legal})
    kind = rng.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
    fitting = [text for text in legal if text[0] == kind]
    return fitting[int(rng.random() * len(fitting))]


def in_step(state: State, rng: Random, limit: int, turn_limit: int = 0) -> Counter[str]:
    """Play the engine and the rulebook side by side, for so many moves or to the end; what was asked how often."""
    view = GAME.view(state, None)
    board, drawn, asked = Board.of(view), list[str](), Counter[str]()
    story = rulebook.match(board, drawn, turn_limit)
    question = next(story)
    for _ in range(limit):
        (seat,) = GAME.actors(state)
        view = GAME.view(state, seat)
        legal = [GAME.write(action) for action in GAME.legal(state, seat)]
        assert (view["phase"], seat, sorted(legal)) == (question.phase, question.seat, sorted(question.legal))
        assert sorted(oracle.legal(view)) == sorted(legal)
        assert compared(Board.of(view)) == compared(board)
        asked[question.phase] += 1
        text = chosen(legal, rng)
        before = {card for card, place in view["where"].items() if place.startswith("open:")}
        state, _ = GAME.apply(state, seat, GAME.read(text))
        after = GAME.where(state, None)
        drawn[:] = [card for card in SPIES if after[card].startswith("open:") and card not in before]
        try:
            question = story.send(text)
        except StopIteration as end:
            assert_ended(state, board, end.value)
            asked[end.value.why] += 1
            break
        assert GAME.outcome(state) is None
    return asked


def assert_ended(state: State, board: Board, end: rulebook.End) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, [sorted(place) for place in outcome.ranking]) == (end.why, end.ranking)
    view = GAME.view(state, None)
    assert (view["scores"], view["circle"]) == (board.vp, board.circle)
    assert {name: list(values) for name, values in outcome.breakdown} == board.sheet
    assert compared(Board.of(view))["wheel"] == board.wheel


@SEATS
@pytest.mark.parametrize("seed", range(GAMES))
def test_whole_games(seats, seed):
    """R3.3, R4.4, R6.2, R7.5, R8.6, R10.3 and every other rule, from the first colour to the end."""
    asked = in_step(new_game(seats, seed), Random(seed), 6000)
    assert asked["setup_colour"] == asked["setup_service"] == seats
    assert asked["victory"] + asked["chaos"] == 1


@pytest.mark.parametrize("limit", [10])
def test_a_game_with_a_turn_limit(limit):
    """R12.2"""
    asked = in_step(new_game(3, 4, turn_limit=limit), Random(4), 6000, limit)
    assert asked["victory"] + asked["chaos"] + asked["turn_limit"] == 1


@SEATS
@pytest.mark.parametrize("phase", [1, 2])
def test_strewn_positions(seats, phase):
    """R6.2, R6.3, R6.10, R7.12, R7.14, R8.2: what is legal, and what comes of it, in positions full of cards."""
    asked = Counter[str]()
    for seed in range(STREWN if phase == 2 else STREWN // 4):
        rng = Random(f"{seats} {phase} {seed}")
        asked += in_step(at(position(seats, rng, phase)).state, rng, MOVES)
    if phase == 2:
        assert {"p2_turn", "p2_target", "r_veto", "r_guard", "h_division", "h_bid", "h_pay"} <= set(asked)
