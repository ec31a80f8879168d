"""Positions that are being laid out: every game that takes written positions has a sketch, and no other."""

from __future__ import annotations

import pytest

import engines
from engines.game import SetupError, checked, usual_options
from engines.match import Match
from engines.sketches import Sketch, sketch_of

WITH = [game for game in engines.games() if engines.load(game).sketches]
WITHOUT = [game for game in engines.games() if not engines.load(game).sketches]


@pytest.mark.parametrize("game", WITH)
def test_a_position_of_a_match_is_sketched_and_can_be_played(game):
    rules = engines.load(game)
    options = usual_options(rules)
    match = Match(checked(rules, rules.seat_counts(options)[0], options, 7))
    view = match.game.view(match.state, None)
    sketch = sketch_of(game).read(str(view["position"]))
    assert sketch.text == view["position"]
    assert not sketch.faults()
    assert set(sketch.view()) == set(view)


@pytest.mark.parametrize("game", WITHOUT)
def test_other_games_have_none(game):
    with pytest.raises(SetupError, match="no_positions"):
        sketch_of(game)


@pytest.mark.parametrize("game", WITH)
def test_a_sketch_answers_all_that_an_editor_may_ask(game):
    asked = [name for name in vars(Sketch) if not name.startswith("_")]
    assert {"standard", "units", "put", "faults"} <= set(asked)
    assert [name for name in asked if not hasattr(sketch_of(game).standard("duel"), name)] == []
