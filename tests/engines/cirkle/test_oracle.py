"""The fast generator against the plain rulebook of `plain`, on thousands of positions of all modes."""

from __future__ import annotations

from random import Random

import pytest

from engines.cirkle import GAME, diagrams, moves
from engines.cirkle.actions import Capture
from engines.cirkle.position import key_of
from engines.game import NotationError
from tests.engines.cirkle.plain import CYCLES, KINDS, Plain, place
from tests.engines.cirkle.table import MODES, Table

POSITIONS = 1250  # of each kind and mode: 10,000 altogether
CHUNKS = 5


def assert_same(position, plain: Plain) -> None:
    written = [GAME.write(action) for action in moves.listed(position)]
    assert len(set(written)) == len(written)
    assert set(written) == set(plain.legal())


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("mode", MODES)
def test_positions_of_games(mode, chunk):
    """R5.1, R6.3, R7.3, R8.1, R10.1, R4.2: what is legal, and what comes of it, turn by turn."""
    looked_at, seed = 0, 1000 * chunk
    while looked_at < POSITIONS // CHUNKS:
        seed += 1
        rng, table = Random(seed), Table(mode)
        plain = Plain.read(table.text)
        while not plain.result and looked_at < POSITIONS // CHUNKS:
            position = table.state.position
            if rng.random() < 0.2:
                assert_same(position, plain)
                looked_at += 1
            legal = table.state.legal
            # Captures are preferred, so that games come to their later stages.
            taking = [action for action in legal if isinstance(action, Capture)]
            chosen = taking if taking and rng.random() < 0.2 else legal
            text = GAME.write(chosen[int(rng.random() * len(chosen))])
            table.play(text)
            plain = plain.play(text)
            assert table.text == plain.write()
            assert table.state.position.key == key_of(table.state.position)
            assert (table.state.position.ending or "") == plain.result.split(" ")[0]
        assert table.result == plain.result


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("mode", MODES)
def test_positions_at_random(mode, chunk):
    """R5.1, R6.3, R7.3, R8.1, R9.5, R10.1: units strewn over the board."""
    rng = Random(f"{mode} {chunk}")
    looked_at = 0
    while looked_at < POSITIONS // CHUNKS:
        plain = strewn(mode, rng)
        try:
            position = diagrams.read(plain.write())
        except NotationError:
            continue
        if not position.ending:
            assert_same(position, plain)
            looked_at += 1


def strewn(mode: str, rng: Random) -> Plain:
    """A position with a few or many units of every colour, on any squares."""
    columns, full = ("ABCDEFGH", 4) if mode == "duel" else ("ABCDEFGHIJK", 2)
    squares = [f"{column}{row}" for column in columns for row in range(1, 12)]
    colours = "yb" if mode == "duel" else "ymbg"
    share, units = rng.random(), {}
    for colour in colours:
        for kind in KINDS:
            for _ in range(1 if "*" in kind else full - 1):
                if rng.random() < share:
                    square = squares.pop(int(rng.random() * len(squares)))
                    units[square] = colour + kind
    for square in ("C1", "F1", "C11", "F11"):
        if mode == "duel" and square in units and rng.random() < 0.7:
            units[square] += "!"
    slot = 1 + int(rng.random() * len(CYCLES[mode]))
    spent = "" if mode == "duel" else "".join(colour for colour in colours if rng.random() < 0.3)
    return Plain(mode, units, slot, "y" * ("y" in spent) if mode == "survivor" else spent, {}, 0, 1)


def test_the_plain_rulebook_reads_and_writes_positions():
    """R15.2"""
    for mode in MODES:
        assert Plain.read(Table(mode).text).write() == Table(mode).text
    assert sorted(["B1", "A11", "A2"], key=place) == ["A2", "A11", "B1"]
