"""The bit sets of the engine against the plain rulebook of `oracle`: places, territories and all 18 goals."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.wagons.actions import PlaceCard
from engines.wagons.box.contents import BOX
from engines.wagons.effects import RULES
from engines.wagons.scoring import rescored, scored
from engines.wagons.towns.grid import coordinates
from engines.wagons.towns.outlines import terrain_cells
from engines.wagons.towns.town import EMPTY, Town
from tests.engines.wagons import oracle
from tests.engines.wagons.table import legal_places
from tests.engines.wagons.written import town_showing

territories = st.builds("".join, st.tuples(st.sampled_from("DFMPSW"), st.sampled_from("bcfgmw")))
cells = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
shown_towns = st.dictionaries(cells, territories, max_size=40)
# Which card, and which of its legal placements (taken modulo their number).
placements = st.lists(st.tuples(st.integers(1, 18), st.integers(0, 10**6)), max_size=14)


def built(choices: list[tuple[int, int]]) -> tuple[Town, oracle.Shown]:
    """The same town twice. At every step engine and oracle must offer the same placements in the same order."""
    town, shown = EMPTY, {}
    for card, choice in choices:
        legal = legal_places(town, card)
        assert [(place.x, place.y, place.turned) for place in legal] == oracle.legal_placements(shown)
        place = legal[choice % len(legal)]
        town = town.placed(place)
        shown = oracle.laid(shown, card, place.x, place.y, place.turned)
    return town, shown


def assert_same_count(own: Town, other: Town, shown: oracle.Shown, others: oracle.Shown) -> None:
    assert list(own.sizes) == oracle.terrain_points(shown)
    for rule in RULES.values():
        goal = rule.goal.id
        assert rule.values(own, other) == (oracle.goal(goal, shown, others), oracle.goal(goal, others, shown)), goal


@settings(max_examples=150)
@given(placements, placements)
def test_built_towns_are_what_the_rulebook_makes_of_them(choices, others):
    own, shown = built(choices)
    other, seen = built(others)
    assert own.territories() == shown
    assert own.occupied.bit_count() == len(shown)
    assert_same_count(own, other, shown, seen)


@pytest.mark.parametrize("step", [(2, 0), (-2, 0), (0, 2), (0, -2), (2, 1), (-2, -1), (1, -2), (-2, 1)])
def test_the_longest_towns_fit_the_grid(step):
    """Fourteen cards in one direction, each beside the last one: nothing may wrap around or fall off."""
    town, shown = EMPTY, {}
    for number in range(14):
        place = PlaceCard(number + 1, number * step[0], number * step[1], number % 2 == 1)
        assert place in legal_places(town, place.card)
        town = town.placed(place)
        shown = oracle.laid(shown, place.card, place.x, place.y, place.turned)
        legal = [(each.x, each.y, each.turned) for each in legal_places(town, 18)]
        assert legal == oracle.legal_placements(shown)
    assert town.territories() == shown
    assert_same_count(town, EMPTY, shown, {})


@settings(max_examples=250)
@given(shown_towns, shown_towns)
def test_any_town_text_is_counted_as_in_the_rulebook(shown, others):
    """R13.5"""
    assert_same_count(town_showing(shown), town_showing(others), shown, others)


@settings(max_examples=100)
@given(shown_towns)
def test_outlined_groups_are_the_topmost_leftmost_of_the_largest(shown):
    """R8.3"""
    town = town_showing(shown)
    for letter, outlined in zip("DFMPSW", terrain_cells(town), strict=True):
        found = oracle.groups(oracle.of(shown, letter))
        most = max(map(len, found), default=0)
        largest = [group for group in found if len(group) == most]
        expected = min(largest, key=lambda group: min((y, x) for x, y in group), default=set())
        assert set(coordinates(outlined, town.top)) == expected


@settings(max_examples=60)
@given(placements, placements, st.permutations(sorted(RULES)), st.integers(0, 1))
def test_counting_on_is_the_same_as_counting_anew(choices, others, order, seat):
    """R11.3: the running score is the score at the end, at any time."""
    goals = tuple(order[:3])
    own, other = EMPTY, built(others)[0]
    pair = (own, other) if seat == 0 else (other, own)
    sheets = scored(goals, pair)
    for card, choice in choices:
        legal = legal_places(own, card)
        own = own.placed(legal[choice % len(legal)])
        sheets = rescored(goals, sheets, seat, own, other)
        assert sheets == scored(goals, (own, other) if seat == 0 else (other, own))


def test_the_oracle_knows_the_printed_cards():
    assert {card.id: " ".join(card.upright) for card in BOX.cards} == oracle.FRONTS
    assert {goal.id for goal in BOX.goals} == {rule.__name__ for rule in (*oracle.ALONE, *oracle.TOGETHER)}
    assert PlaceCard(8, 0, 0) in legal_places(EMPTY, 8)
