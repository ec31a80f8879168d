"""The invariants of section 17, held through random games of both modes and all rosters; and thousands that all end."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from engines.coldwar import GAME
from tests.engines.coldwar.kept import components
from tests.engines.coldwar.play import SETUPS, Moment, finished, moments, setup_of
from tests.engines.coldwar.table import BASE, GROUPS, OBJECTIVES, ROSTERS

SEEDS = range(100, 105)
setups = pytest.mark.parametrize(("seats", "roster"), SETUPS)
VALUES = {"nation": (10, 15, 20), "event": (5,)}


@cache
def games(seats: int, roster: str) -> tuple[Moment, ...]:
    return tuple(moment for seed in SEEDS for moment in moments(seats, roster, seed))


@setups
def test_all_cards_are_conserved(seats, roster):
    """Section 17, R3.2, R3.3: 24 groups and 21 objectives at every step."""
    for moment in games(seats, roster):
        groups, objectives, *_ = components(moment.after)
        assert groups == list(range(24))
        assert objectives == list(range(21))
        view = GAME.view(moment.after, None)
        fronts = [group["id"] for seat in view["seats"] for group in seat["groups"]]
        assert view["groups"]["count"] + view["discard"]["count"] + len(fronts) == len(GROUPS)
        assert len(set(fronts)) == len(fronts)
        won = [card for seat in view["seats"] for card in seat["won"]]
        lying = view["objective"]["status"] == "open"
        assert view["objectives"]["count"] + len(won) + len(view["spent"]) + lying == len(OBJECTIVES)


@setups
def test_every_agent_is_in_exactly_one_zone(seats, roster):
    """R3.1: as each seat sees its own."""
    for moment in games(seats, roster):
        for seat in range(seats):
            own = GAME.view(moment.after, seat)["seats"][seat]
            field = [own["agent"]] if own["agent"] else []
            everyone = [*own["hq"], *own["leave"], *field, *(agent for agent, _ in own["out"])]
            assert len(set(everyone)) == len(everyone) == (6 if seats == 2 else 8 if roster.startswith("amb+") else 7)
            assert own["hq_count"] == len(own["hq"])


@setups
def test_the_deputy_director_is_at_home_when_planning_begins(seats, roster):
    """Section 17, R6.5, R10.7: and never on leave or out."""
    for moment in games(seats, roster):
        view = GAME.view(moment.after, None)
        for seat in view["seats"]:
            assert "DD" not in [*seat["leave"], *(agent for agent, _ in seat["out"])]
            if view["phase"] == "planning" and seat["agent_is"] == "none":
                assert "DD" in seat["hq"]


@setups
def test_nobody_exceeds_the_population_limit(seats, roster):
    """Section 17, R7.5, R8.4, R12.3"""
    for moment in games(seats, roster):
        view = GAME.view(moment.after, None)
        for seat in view["seats"]:
            assert len(seat["groups"]) + seat["room"] == view["objective"]["population"]
            assert seat["room"] >= 0
            assert seat["influence"] == sum(int(group["id"][1]) for group in seat["groups"])


@setups
def test_at_most_one_analyst_and_one_listening_are_pending(seats, roster):
    """Section 17: each has one owner; a listening is spent in the next Planning, an Analyst in the next Briefing."""
    for moment in games(seats, roster):
        view = GAME.view(moment.after, None)
        if view["stage"] == "struggle":
            assert view["pending"] == {"listening": None, "analyst": None}
        if view["phase"] == "planning":
            assert view["pending"]["analyst"] is None
        assert sum(event.kind == "listening" for event in moment.events) <= 1
        assert sum(event.kind == "analyst" for event in moment.events) <= 1


@setups
def test_points_are_what_the_piles_and_the_bonus_make(seats, roster):
    """Section 17, R3.5"""
    values = {}
    for moment in games(seats, roster):
        view = GAME.view(moment.after, None)
        values[view["objective"]["id"]] = view["objective"]["vp"]
        assert view["objective"]["vp"] in VALUES[view["objective"]["kind"]]
        assert all(score % 5 == 0 and score >= 0 for score in view["scores"])
        columns = zip(*(line for _, line in view["breakdown"]), strict=True) if view["breakdown"] else [()] * seats
        assert [sum(column) for column in columns] == view["scores"]
        for number, seat in enumerate(view["seats"]):
            listed = [line for line, points in view["breakdown"] if points[number] and line != "bonus"]
            assert listed == seat["won"]
            assert seat["bonus"] == 0 or "cipher" in roster
    assert len(values) > 15


def test_neither_ambassador_nor_cryptographer_is_in_a_duel():
    """Section 17, R2.5"""
    for roster in ROSTERS:
        for moment in moments(2, roster, 7):
            assert not {"AM", "CR"} & set(re.findall("[A-Z0-9]+", str(GAME.view(moment.after, 0))))
            if moment.verb == "x":
                assert moment.text.removeprefix("x ") in BASE


@setups
def test_turns_are_counted_and_years_follow(seats, roster):
    """R13.5"""
    turn = 1
    for moment in moments(seats, roster, 8):
        view = GAME.view(moment.after, None)
        assert view["turn"] in (turn, turn + 1)
        turn = view["turn"]
        assert view["year"] == 1946 + turn
        assert turn <= 45


@pytest.mark.parametrize("start", range(0, 2000, 500))
def test_two_thousand_random_duels_end(start):
    """Section 17, R13.5: each by turn 45, with a winner and every card in its place."""
    assert_all_end(2, "amb", range(start, start + 500))


@pytest.mark.parametrize("roster", ROSTERS)
def test_two_thousand_random_trios_end(roster):
    """Section 17, R13.5: four hundred with each roster."""
    assert_all_end(3, roster, range(400))


def assert_all_end(seats: int, roster: str, seeds: range) -> None:
    reasons, winners = set(), set()
    for seed in seeds:
        start = GAME.new(setup_of(seats, roster, seed))
        state = finished(start, Random(seed))
        outcome = GAME.outcome(state)
        assert state.turn <= 45
        assert components(state) == components(start)
        assert outcome.scores[outcome.winners[0]] == max(outcome.scores)
        if outcome.reason == "points":
            assert len(outcome.winners) == 1
            assert max(outcome.scores) >= (100 if seats == 2 else 65)
        reasons.add(outcome.reason)
        winners.update(outcome.winners)
    assert "points" in reasons
    assert winners == set(range(seats))
