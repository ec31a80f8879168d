"""Numbers of sequences of actions: counted once with both generators, and kept."""

from __future__ import annotations

import pytest

from engines.cirkle import effects as turns
from engines.cirkle.moves import generator as moves
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import Position
from tests.engines.cirkle import plain
from tests.engines.cirkle.plain import Plain
from tests.engines.cirkle.table import Table

STARTS = {("duel", 3): 1035207, ("solo", 2): 3128, ("double", 2): 3816, ("survivor", 2): 4223}

# Exchanges on the coloured row; targets under attack from both sides; a crowded middle game; holds and recoveries;
# partners' inversions; yellow against three.
TACTICAL = {
    "duel 8/8/2bP5/yP2yC4/8/7bC/3bH4/8/8/4bT*3/yC7 1 - - 0 1": (3, 118951),
    "duel 5yP!bH1/8/7bC/2yT1yH3/8/8/1bC6/8/4bP3/8/yC1bT*!4yH 1 - - 0 1": (3, 144114),
    "duel bCbH*1bPbP1bHbC/1bTbP*1bC*1bTbH/8/2yH1bT3/3yT*bP3/1yC1bCyP*3/8/2bH5/8/yHyTyP3yT1/yCyH2yPyT1yC 2 - - 3 40": (
        2,
        14124,
    ),
    "solo 7yT3/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 1 - - 0 1": (3, 71669),
    "double 1mC8yC/1mHmT*6gP1/3bT*3yH3/11/4bH1yT*4/2bC8/8gP*2/11/2yT6gC1/bC*10/11 1 - - 0 1": (2, 4136),
    "survivor mC10/2mT5bT2/3yP*4bP2/11/4yH6/11/6gH*4/11/2yT*3gC4/1yC9/11 1 - - 0 1": (3, 171108),
}


def perft(position: Position, depth: int) -> int:
    actions = moves.listed(position)
    if depth == 1:
        return len(actions)
    after = [turns.played(position, action) for action in actions]
    return sum(perft(each, depth - 1) for each in after if not each.ending)


@pytest.mark.parametrize(("mode", "depth"), STARTS)
def test_sequences_from_the_start(mode, depth):
    """R3.2, R3.3"""
    assert perft(Table(mode).state.position, depth) == STARTS[mode, depth]


@pytest.mark.parametrize("text", TACTICAL)
def test_sequences_of_tactical_positions(text):
    """R8.1, R9.5, R7.5, R10.1, R11.6"""
    depth, count = TACTICAL[text]
    assert perft(diagrams.read(text), depth) == count


@pytest.mark.parametrize("text", TACTICAL)
def test_the_plain_rulebook_counts_the_same(text):
    """One step less deep, because it takes its time."""
    depth = TACTICAL[text][0] - 1
    assert plain.perft(Plain.read(text), depth) == perft(diagrams.read(text), depth)
