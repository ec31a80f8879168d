"""The laws that every game is held to, for a game that is not offered yet: it is registered for these tests alone."""

from __future__ import annotations

import pytest

from engines import registry
from engines.complot import GAME
from engines.game import Setup, checked
from tests.engines import test_declared_shapes as shapes
from tests.engines import test_laws as laws
from tests.engines import test_motion as motion

SEED = laws.TELLING_SEED


@pytest.fixture(autouse=True)
def offered(monkeypatch):
    if GAME.id not in registry.games():
        monkeypatch.setattr(registry, "_PACKAGES", (*registry.games(), GAME.id))
    yield
    registry.load.cache_clear()


def setups() -> list[Setup]:
    """Every number of seats, and every value of every option once."""
    found = [checked(GAME, seats, {}, SEED) for seats in GAME.seat_counts({})]
    for option in GAME.options:
        for number, value in enumerate(option.values):
            if value != option.default:
                found.append(checked(GAME, 2 + number, {option.name: value}, SEED))
    return found


def _named(setup: Setup) -> str:
    chosen = [f"{name}={value}" for name, value in setup.options.items() if value != OPTIONS[name]]
    return "-".join([str(setup.seats), *chosen])


OPTIONS = {option.name: option.default for option in GAME.options}
LAWS = (
    laws.test_law_1_with_every_option,
    laws.test_law_2_notation_and_actions_are_two_forms_of_the_same,
    laws.test_law_3_random_play_ends_keeps_all_components_and_replays,
    laws.test_a_step_shows_nothing_and_a_window_can_be_passed,
    laws.test_legal_lists_have_no_duplicates_and_are_for_actors_only,
    laws.test_views_and_events_are_plain_data,
    motion.test_the_moves_of_an_action_lead_from_where_to_where,
    motion.test_a_view_tells_what_can_be_seen_and_nothing_of_piles,
    motion.test_no_two_components_lie_in_a_place_for_one,
    shapes.test_views_events_choices_legal_actions_and_outcomes_are_of_their_shapes,
    shapes.test_what_is_told_of_calls_and_of_matches_that_were_stopped,
    shapes.test_details_of_refusals_are_of_their_shape,
    shapes.test_a_view_with_something_odd_in_it_raises_shape_errors_only,
    shapes.test_wherever_a_view_has_something_nothing_can_stand_there_that_no_game_tells,
    shapes.test_every_key_of_a_view_is_needed_and_no_other_is_known,
)
SEEDED = (
    laws.test_a_match_replays_from_its_lines,
    laws.test_what_is_not_legal_is_refused_and_changes_nothing,
    laws.test_applying_an_action_leaves_the_state_as_it_was,
    laws.test_every_view_has_what_every_window_needs,
    laws.test_an_outcome_ranks_every_seat_once,
)


@pytest.mark.parametrize("setup", setups(), ids=_named)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__[5:])
def test_a_law(law, setup):
    assert law(setup) is None


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("law", SEEDED, ids=lambda law: law.__name__[5:])
def test_a_law_of_matches(law, seats):
    assert law(checked(GAME, seats, {}, SEED), seats) is None


def test_what_is_declared():
    shapes.test_every_kind_of_event_has_a_shape_and_no_other(GAME)
    shapes.test_every_view_declares_what_every_window_needs(GAME)
    shapes.test_every_declared_shape_has_bounds(GAME)
    shapes.test_numbers_of_a_game_fit_into_32_bits(GAME.id)
    assert GAME.shapes.choice is not None
