"""The fast generator against the plain rulebook of `plain`, on thousands of positions of all modes."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from engines.cirkle import GAME
from engines.cirkle.actions import Capture
from engines.cirkle.box.squares import NAMES, each_bit, names_of
from engines.cirkle.moves import generator as moves
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import captors, friends, key_of
from engines.game import NotationError
from tests.engines.cirkle.plain import CYCLES, KINDS, Plain, place
from tests.engines.cirkle.table import MODES, Table

POSITIONS = 1250  # of each kind and mode: 10,000 altogether
CHUNKS = 5
TURNS = 12  # that are played from a position at random


def assert_same(position, plain: Plain) -> None:
    written = [GAME.write(action) for action in moves.listed(position)]
    assert len(set(written)) == len(written)
    assert set(written) == set(plain.legal())
    if not position.intruder:
        for bit in each_bit(position.occupied & ~friends(position, position.mover)):
            square = NAMES[bit.bit_length() - 1]
            able = {text.split("x")[0] for text in written if text.split("=")[0].endswith(f"x{square}")}
            assert able == {*names_of(captors(position, bit, position.mover))}  # R6.3


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
        plain = strewn(mode, rng, rng.random())
        try:
            position = diagrams.read(plain.write())
        except NotationError:
            continue
        if not position.ending:
            assert_same(position, plain)
            looked_at += 1


@pytest.mark.parametrize("mode", MODES)
def test_play_from_positions_at_random(mode):
    """R4.2, R9.6, R12.1, R15.2: whatever is played, it ends as the rulebook says, or leads to a position that can be
    written, read again and played on, with a free unit on every side."""
    rng, ends, played = Random(mode), set[str](), 0
    while played < POSITIONS:
        plain = strewn(mode, rng, rng.random() ** 3)  # mostly few units, so that games end soon
        try:
            table = Table(plain.write())
        except NotationError:
            continue
        for _ in range(TURNS):
            if table.result:
                break
            text = chosen(table.legal, rng)
            table.play(text)
            plain = plain.play(text)
            played += 1
            assert (table.text, table.result) == (plain.write(), plain.result)
            if not table.result:
                assert_playable(table)
        ends.add(table.result.split(" ")[0])
    assert ("annihilation" if mode == "duel" else "last") in ends


def chosen(legal: list[str], rng: Random) -> str:
    """Any kind of action is as likely as any other: a move, a capture, an inversion, an exchange, a recovery."""
    kinds = defaultdict[str, list[str]](list)
    for text in legal:
        kinds["".join(sign for sign in "-x<=" if sign in text)].append(text)
    kind = sorted(kinds)[int(rng.random() * len(kinds))]
    return kinds[kind][int(rng.random() * len(kinds[kind]))]


def assert_playable(table: Table) -> None:
    position = table.state.position
    assert diagrams.read(table.text) == position
    if position.variant.is_duel:
        assert all(army & ~position.frozen for army in position.armies)  # R9.6
    else:
        assert all(position.alive & ~side for side in position.variant.sides)  # R12.1


def strewn(mode: str, rng: Random, share: float) -> Plain:
    """A position with about this share of the units of every colour, on any squares."""
    columns, full = ("ABCDEFGH", 4) if mode == "duel" else ("ABCDEFGHIJK", 2)
    squares = [f"{column}{row}" for column in columns for row in range(1, 12)]
    colours = "yb" if mode == "duel" else "ymbg"
    units = {}
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
