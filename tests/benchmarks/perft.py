"""Perft of Cirkle's duel beside python-chess: how many sequences of actions are counted in a second."""

from __future__ import annotations

import time

import chess

from engines.cirkle.effects import played
from engines.cirkle.moves.generator import listed
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import Position
from tests.benchmarks.figures import alternated, tell

ROUNDS = 5
DEEP_ROUNDS = 3  # each takes the better part of a minute
DEPTH = 3
CHESS_DEPTH = 4  # takes about as long
DEEPEST = 4
KNOWN = {3: 1_035_207, 4: 107_284_420}
CHESS_KNOWN = 197_281


def perft(position: Position, depth: int) -> int:
    actions = listed(position)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = played(position, action)
        if not after.ending:
            count += perft(after, depth - 1)
    return count


def chess_perft(board: chess.Board, depth: int) -> int:
    moves = list(board.legal_moves)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        board.push(move)
        count += chess_perft(board, depth - 1)
        board.pop()
    return count


def duel_speed(depth: int = DEPTH) -> float:
    """Sequences per second from the start of a duel."""
    start, begun = diagrams.standard("duel"), time.perf_counter()
    assert perft(start, depth) == KNOWN[depth]
    return KNOWN[depth] / (time.perf_counter() - begun)


def chess_speed() -> float:
    board, begun = chess.Board(), time.perf_counter()
    assert chess_perft(board, CHESS_DEPTH) == CHESS_KNOWN
    return CHESS_KNOWN / (time.perf_counter() - begun)


def run() -> None:
    ours, reference = alternated(duel_speed, chess_speed, ROUNDS)
    tell(
        "perft of a duel, depth 3", ours, "sequences per second", "python-chess perft, depth 4", reference, "ratio >= 4"
    )
    ours, reference = alternated(lambda: duel_speed(DEEPEST), chess_speed, DEEP_ROUNDS)
    tell("perft of a duel, depth 4", ours, "sequences per second", "python-chess perft, depth 4", reference)
