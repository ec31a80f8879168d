"""What each choice would do, against a plain oracle: every action is played, and the board looked at afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from engines.cirkle import GAME
from engines.cirkle.actions import Capture
from engines.cirkle.box.squares import BIT, NAMES, NUMBERS, names_of
from engines.cirkle.choices import choices
from engines.cirkle.positions.position import captors, colour_at
from engines.cirkle.state import State, set_up
from engines.game import Plain
from tests.engines.cirkle.table import MODES, new_game

POSITIONS = 100  # of each mode

# What is rare in random games: holds, eliminations, repetitions, last free units, quiet ends, replies.
RARE = [
    "solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1",
    "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 1 2",
    "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 4 - K11(mb) 1 4",
    "solo 10yT/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 3 - K11(m) 1 3",
    "solo 11/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 199 300",
    "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 200 300",
    "double 11/11/8bT2/5mC5/4yT*6/10gH/11/11/9gC1/yC10/11 1 - - 0 1",
    "double yT10/11/8bT2/11/11/4mC5gH/11/11/11/yC10/11 2 - - 0 1",
    "double 8bC1yT/11/8bT2/11/11/4mC5gH/11/11/11/yC10/11 3 - - 0 1",
    "survivor 11/11/2mT5bT2/11/11/11/11/11/2yT*3gC4/1yC9/11 1 - - 0 1",
    "survivor mT10/9bH1/11/yC10/11/11/11/11/9gC1/11/11 1 - - 0 1",
    "survivor 11/11/11/11/11/11/11/11/11/mC10/11 6 - - 0 1",
    "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 199 300",
    "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1",
    "duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1",
    "duel 2yT2yP!bH1/8/7bC/8/8/8/8/8/8/8/yC7 2 - - 0 1",
    "duel 8/8/8/8/8/3bC4/8/3yT*4/8/8/yC1bP!5 1 - - 0 1",
    "duel 8/2yT5/8/8/8/7bC/8/8/8/8/8 1 - - 0 1",
    "duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 99 200",
    "duel 8/8/8/yP7/8/7bC/8/8/8/8/yC7 1 - - 0 1",
]


def played_out(state: State, text: str) -> dict[str, Plain]:
    """What a choice would do, by doing it."""
    before, action = state.position, GAME.read(text)
    then, events = GAME.apply(state, before.mover, action)
    after, kinds = then.position, [event.kind for event in events]
    squares = {
        NUMBERS[str(event.data[name])]
        for event in events[:1]
        for name in ("from", "to", "square")
        if name in event.data
    }
    if kinds[0] in ("move", "capture"):
        squares = {action.target}
    outcome = GAME.outcome(then)
    hunters = 0
    for square in squares:
        for enemy in after.variant.enemies[colour_at(after, BIT[square])]:
            hunters |= captors(after, BIT[square], enemy)
    more = {
        "objective": 1
        if "first_objective" in kinds
        else 2
        if "second_objective" in kinds or (outcome and outcome.reason == "targets")
        else 0,
        "holds": [event.data["square"] for event in events if event.kind == "hold"],
        "ending": outcome.reason if outcome else "",
        "gain": next((event.data["gain"] for event in events if "gain" in event.data), ""),
        "other": events[0].data.get("victim") or events[0].data.get("other"),
    }
    if outcome:
        more["winners"] = [seat for seat in range(4) if after.winners >> seat & 1]
    return {
        "verb": kinds[0],
        "protected": [NAMES[square] for square in sorted(squares) if after.protected & BIT[square]],
        "attackers": names_of(hunters),
        "unit": events[0].data.get("unit"),
    } | {name: value for name, value in more.items() if value or name == "winners"}


def told_of(state: State) -> dict[str, dict[str, Plain]]:
    return choices(state, *GAME.actors(state))


def assert_told(state: State) -> None:
    told = told_of(state)
    assert list(told) == [GAME.write(action) for action in state.legal]
    for text, choice in told.items():
        squares = {"from": choice["from"], "to": choice["to"]}
        assert choice == played_out(state, text) | squares, text
        named = re.findall("[A-K][0-9]+", text)
        assert [choice["from"], choice["to"]] == (named * 2 if len(named) == 1 else named or [None, None])


def positions(mode: str) -> Iterator[State]:
    """Moments of games in which captures are preferred, so that they come to their later stages."""
    rng, looked_at = Random(mode), 0
    while looked_at < POSITIONS:
        state = new_game(mode)
        while GAME.actors(state) and looked_at < POSITIONS:
            legal = tuple(state.legal)
            taking = [action for action in legal if isinstance(action, Capture)]
            chosen = taking if taking and rng.random() < 0.3 else legal
            if rng.random() < 0.1:
                looked_at += 1
                yield state
            state, _ = GAME.apply(state, state.position.mover, chosen[int(rng.random() * len(chosen))])


@pytest.mark.parametrize("mode", MODES)
def test_choices_of_games(mode):
    """R14.2"""
    for state in positions(mode):
        assert_told(state)


@pytest.mark.parametrize("text", RARE)
def test_choices_where_something_is_at_stake(text):
    """R9, R11, R12.1, R13"""
    assert_told(set_up(text))


def test_a_choice_that_repeats_the_position_says_so():
    """R13.2: where nothing else is at stake, both having units enough."""
    state = set_up("duel 6bTbC/8/8/8/8/8/8/8/8/8/yCyT6 1 - - 0 1")
    for text in ("A1-A2", "H11-H10", "A2-A1", "H10-H11", "A1-A2", "H11-H10", "A2-A1"):
        state, _ = GAME.apply(state, state.position.mover, GAME.read(text))
        assert_told(state)
    assert told_of(state)["H10-H11"]["ending"] == "repetition"
    assert "ending" not in told_of(state)["H10-H9"]
