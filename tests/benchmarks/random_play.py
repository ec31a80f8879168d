"""Random play of every engine through the contract, beside python-chess.

The reference lists moves and makes one of them, and nothing else. Our states also know when a match is over; so the
same is told beside whole games of python-chess, which is asked after each move, as its documentation does.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

import chess

import engines
from engines.game import checked, usual_options
from tests.benchmarks.figures import tell

SLICE = 0.25  # seconds of each turn: short ones, since a machine is now faster and now slower
ROUNDS = 30
LONG_GAME = 300  # plies
WANTED = {
    ("wagons", "listed"): "ratio >= 1.5",
    ("coldwar", "actions"): "ratio >= 1",
    ("cercle", "actions"): "ratio >= 1",
    ("cirkle", "actions"): "ratio >= 1.5",
    ("complot", "actions"): "ratio >= 1",
}


@dataclass
class Tally:
    """What was played in a turn, and how long it took."""

    seconds: float = 0.0
    games: int = 0
    actions: int = 0
    listed: int = 0

    def per_second(self, name: str) -> float:
        return float(getattr(self, name)) / self.seconds


def play_games(tally: Tally, seconds: float, rng: Random) -> None:
    """Games to their end: mate, stalemate, too little material, five repetitions or 75 moves without progress."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over():
            _push_one(board, tally, rng)
        tally.games += 1
    tally.seconds += time.perf_counter() - begun


def push_moves(tally: Tally, seconds: float, rng: Random) -> None:
    """Moves alone: nobody looks whether a game is over, unless no move is left."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        board = chess.Board()
        while board.ply() < LONG_GAME and _push_one(board, tally, rng):
            pass
        tally.games += 1
    tally.seconds += time.perf_counter() - begun


def _push_one(board: chess.Board, tally: Tally, rng: Random) -> bool:
    moves = list(board.legal_moves)
    count = len(moves)
    if not count:
        return False
    tally.listed += count
    tally.actions += 1
    board.push(moves[int(rng.random() * count)])
    return True


def play_engine(game_id: str, seats: int, tally: Tally, seconds: float, rng: Random) -> None:
    game = engines.load(game_id)
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new(checked(game, seats, {}, int(rng.random() * 2**32)))
        while actors := game.actors(state):
            seat = actors[0]
            actions = game.legal(state, seat)
            count = len(actions)
            tally.listed += count
            tally.actions += 1
            state, _ = game.apply(state, seat, actions[int(rng.random() * count)])
        tally.games += 1
    tally.seconds += time.perf_counter() - begun


def run() -> None:
    for game_id in engines.games():
        game = engines.load(game_id)
        for seats in game.seat_counts(usual_options(game)):
            ours, moves, whole = ([Tally() for _ in range(ROUNDS)] for _ in range(3))
            rng = Random(1)
            for number in range(ROUNDS):
                push_moves(moves[number], SLICE, rng)
                play_engine(game_id, seats, ours[number], SLICE, rng)
                play_games(whole[number], SLICE, rng)
            of = f"random play of {game_id}, {seats} seats"
            for name, what in (("actions", "actions"), ("listed", "listed legal actions")):
                tell(
                    f"{of}: {what}",
                    speeds(ours, name),
                    "per second",
                    "python-chess moves",
                    speeds(moves, name),
                    WANTED.get((game_id, name), ""),
                )
            for name in ("games", "actions"):
                tell(f"{of}: {name}", speeds(ours, name), "per second", "python-chess whole games", speeds(whole, name))


def speeds(tallies: list[Tally], name: str) -> list[float]:
    return [tally.per_second(name) for tally in tallies]
