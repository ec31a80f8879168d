"""The judgement that the search carries on from action to action is the one that a look at the position gives."""

from __future__ import annotations

from random import Random

import pytest

from engines.cirkle.actions import NONE, Capture
from engines.cirkle.bot.evaluation import judge, reaching
from engines.cirkle.bot.tactics import captures, win_in_one
from engines.cirkle.box.contents import MODES
from engines.cirkle.box.squares import each_bit
from engines.cirkle.effects import played
from engines.cirkle.moves.generator import listed
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import Position, reachers
from tests.engines.cirkle.bot.brute import winning
from tests.tuning.cirkle import features


def positions(mode: str, count: int) -> list[Position]:
    """Positions of random games, each with the action played there."""
    rng, position, found = Random(f"positions/{mode}"), diagrams.standard(mode), []
    while len(found) < count:
        found.append(position)
        actions = listed(position)
        position = played(position, actions[int(rng.random() * len(actions))])
        if position.ending:
            position = diagrams.standard(mode)
    return found


@pytest.mark.parametrize("mode", MODES)
def test_the_sum_is_carried_on(mode):
    rng = Random(mode)
    for position in positions(mode, 150):
        judging = judge(position.mode, 0)
        actions = listed(position)
        action = actions[int(rng.random() * len(actions))]
        assert judging.summed(position) + judging.change(position, action) == judging.summed(played(position, action))


@pytest.mark.parametrize("mode", MODES)
def test_the_judgement_is_the_sum_of_the_weights(mode):
    """What is tuned is what is played with. Solo rounds what an enemy's unit is worth, unit by unit."""
    start = diagrams.standard(mode)
    judging, rounding = judge(start.mode, 0), 16 if mode == "solo" else 0
    for position in positions(mode, 150):
        judged = judging.summed(position) + judging.rest(position)
        assert judged == pytest.approx(weighed(position) - weighed(start), abs=rounding)


def weighed(position: Position) -> float:
    """The weights of everything a position shows, but for the turn."""
    judging = judge(position.mode, 0)
    return sum(
        judging.weights[row][place] * count for (row, place), count in features(judging, position) if row != "turn"
    )


@pytest.mark.parametrize("mode", MODES)
def test_at_the_start_nobody_is_ahead(mode):
    start = diagrams.standard(mode)
    for seat in range(len(start.armies)):
        judging = judge(start.mode, seat)
        assert judging.summed(start) + judging.rest(start) == 0


@pytest.mark.parametrize("mode", MODES)
def test_sharp_actions_are_those_of_the_rules(mode):
    for position in positions(mode, 300):
        if not position.intruder:
            assert set(captures(position)) == {
                action for action in listed(position) if isinstance(action, Capture) and action.gain == NONE
            }
        wins = winning(position)
        found = win_in_one(position)
        # A hold that completes at the start of the next turn is won by whoever holds, not by an action.
        assert found in wins if found else not [win for win in wins if played(position, win).ending != "hold"]
        for target in each_bit(sum(position.variant.targets)):
            assert reaching(position, target) == reachers(position, target, position.occupied & ~position.frozen)
