"""What bots know about Guerre froide: scratch paper agrees with the rules, judgement is sound, and nobody peeks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from engines import load
from engines.bots import LEVELS, decided
from engines.bots.policy import policy_for
from engines.bots.search import Search
from engines.bots.searcher import Decision
from engines.coldwar.actions import PASS, REFRAIN, Activate
from engines.coldwar.bot.beliefs import HABIT, plausibility
from engines.coldwar.bot.leanings import without_military
from engines.coldwar.bot.policy import POLICY
from engines.coldwar.bot.prospects import Prospect
from engines.coldwar.bot.reckoning import ranking, reckoned
from engines.coldwar.bot.skirmish import Skirmish
from engines.coldwar.bot.stakes import stakes
from engines.coldwar.bot.worth import AGENT, EVENT_HELD, ON_LEAVE, chances, won
from engines.coldwar.box.contents import AGENT_CODES, FACTION, MEDIA, POPULATION, PROFILE, STABILITY
from engines.coldwar.phases import ceasefire
from engines.coldwar.state import DETENTE, DOUBLE_AGENT, NOBEL, PLANNING, STRUGGLE, State
from engines.game import Action, Seat, Setup, checked
from tests.engines.coldwar.written import played, position

GAME = load("coldwar")
CIA, KGB, MI6 = range(3)
TABLES = [(2, "amb"), (3, "amb"), (3, "amb+cipher"), (3, "intercept")]


def random_play(seats: int, roster: str, seed: int) -> Iterator[tuple[State, Seat, Action, State]]:
    """A match by lot: each state, who did what there, and what came of it."""
    rng = Random(seed)
    state = GAME.new(checked(GAME, seats, {"roster": roster}, seed))
    while actors := GAME.actors(state):
        seat = actors[int(rng.random() * len(actors))]
        legal = GAME.legal(state, seat)
        action = legal[int(rng.random() * len(legal))]
        after, _ = GAME.apply(state, seat, action)
        yield state, seat, action, after
        state = after


def every_state(seeds: range) -> Iterator[tuple[State, Seat]]:
    for seats, roster in TABLES:
        for seed in seeds:
            for state, seat, _, _ in random_play(seats, roster, seed):
                yield state, seat


def thought(state: State, seat: Seat, iterations: int = 300, seed: int = 1) -> Decision:
    search = Search(GAME, state, seat, len(state.sides), POLICY, Random(seed), width=16)
    search.run(iterations)
    return search.decision()


def choice(text: str, seat: Seat, iterations: int = 300) -> str:
    """What a bot does in a written position."""
    return GAME.write(thought(position(text), seat, iterations).action)


def test_the_game_offers_its_policy():
    assert policy_for("coldwar") is POLICY


# Scratch paper and the rules.


@pytest.mark.parametrize(("seats", "roster"), TABLES)
def test_a_quick_ranking_is_that_of_the_rules(seats, roster):
    """R9.2, R9.4"""
    met = 0
    for seed in range(8):
        for state, _, _, _ in random_play(seats, roster, seed):
            if state.phase == STRUGGLE:
                struggle, objective = state.struggle, state.objective
                quick = ranking(
                    STABILITY[objective], PROFILE[objective], state.balance, struggle.influence, struggle.groups
                )
                assert tuple(quick) == ceasefire.ranked(state)[0]
                met += 1
    assert met > 300


def brought_by_rules(state: State) -> list[int]:
    """The points a turn brings from the end of its struggle on, if nobody uses an event."""
    before = [side.vp for side in state.sides]
    state, _ = GAME.apply(state, state.actor, PASS)
    while state.phase in (NOBEL, DOUBLE_AGENT, DETENTE):
        legal = GAME.legal(state, state.actor)
        state, _ = GAME.apply(state, state.actor, REFRAIN if REFRAIN in legal else legal[-1])
    return [side.vp - had for side, had in zip(state.sides, before, strict=True)]


@pytest.mark.parametrize(("seats", "roster"), TABLES[:3])
def test_a_quick_reckoning_gives_the_points_of_the_rules(seats, roster):
    """R9.8 to R10.21; the Nobel Peace Prize, which costs points, is left out."""
    met = 0
    for seed in range(25):
        for state, seat, _, _ in random_play(seats, roster, seed):
            struggle = state.struggle
            last = struggle.passes + 1 == state.variant.passes_to_end
            if state.phase != STRUGGLE or not last or PASS not in GAME.legal(state, seat):
                continue
            if any(side.events & 1 for side in state.sides):
                continue
            order, _ = ceasefire.ranked(state)
            in_order = sum(total <= STABILITY[state.objective] for total in struggle.influence)
            assert reckoned(state, order, in_order, struggle.deck[0]).points == brought_by_rules(state)
            met += 1
    assert met > 80


@pytest.mark.parametrize(("seats", "roster"), TABLES[:2])
def test_a_skirmish_goes_as_the_struggle_would(seats, roster):
    """R7.5 to R8.4, action by action; media groups are left out, because a skirmish decides for itself what to do."""
    met = 0
    for seed in range(12):
        for state, seat, action, after in random_play(seats, roster, seed):
            if state.phase != STRUGGLE or after.phase != STRUGGLE or after.spent != state.spent:
                continue
            if isinstance(action, Activate) and FACTION[action.group] == MEDIA:
                continue
            skirmish = Skirmish(state)
            skirmish.play(seat, action)
            struggle = after.struggle
            assert [sorted(own) for own in skirmish.groups] == [sorted(own) for own in struggle.groups]
            assert tuple(skirmish.influence) == struggle.influence
            assert skirmish.ready == struggle.ready
            assert skirmish.deck[skirmish.top :] == struggle.deck
            assert skirmish.passes == struggle.passes
            met += 1
    assert met > 500


def test_a_skirmish_ends_and_breaks_no_rule():
    for state, _ in every_state(range(3)):
        if state.phase != STRUGGLE:
            continue
        skirmish = Skirmish(state)
        skirmish.play_out()
        assert skirmish.passes == skirmish.passes_to_end or skirmish.top == len(skirmish.deck)
        assert all(len(own) <= POPULATION[state.objective] for own in skirmish.groups)
        assert all(own for own in skirmish.groups) or skirmish.top == len(skirmish.deck)


def test_a_look_at_the_options_changes_nothing():
    for state, seat in every_state(range(2)):
        if state.phase == STRUGGLE:
            skirmish, fresh = Skirmish(state), Skirmish(state)
            options = Prospect(skirmish, seat).options(all_of_them=True)
            assert {action for _, action in options} <= set(GAME.legal(state, seat))
            assert all(getattr(skirmish, name) == getattr(fresh, name) for name in Skirmish.__slots__)


def test_a_nuclear_escalation_on_paper():
    """R12.4"""
    state = position(
        "mode=duel phase=struggle act=CIA obj=CUB bal=CIA | CIA x=DD groups=M6r,P1r | KGB x=DD groups=M2m,E3r"
    )
    assert without_military(state).influence == [1, 3]


# Candidates and values.


def test_candidates_are_legal_and_likely_ones_stand_first():
    for state, seat in every_state(range(2)):
        legal = GAME.legal(state, seat)
        candidates = POLICY.candidates(state, seat, legal)
        actions, weights = [action for action, _ in candidates], [weight for _, weight in candidates]
        assert len(set(actions)) == len(actions)
        assert actions
        assert set(actions) <= set(legal)
        assert weights == sorted(weights, reverse=True)
        assert weights[-1] > 0


def test_chances_are_shared_out():
    for state, _ in every_state(range(2)):
        values = POLICY.evaluate(state)
        assert sum(values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in values)


def test_every_agent_and_event_has_its_worth():
    assert len(AGENT) == len(ON_LEAVE) == len(HABIT) == len(AGENT_CODES)
    assert len(EVENT_HELD) == 6
    assert AGENT[AGENT_CODES.index("DD")] == 0  # he cannot be lost (R10.7)
    assert all(leave <= worth for leave, worth in zip(ON_LEAVE, AGENT, strict=True))


def test_points_agents_and_effects_to_come_raise_the_chance():
    plain = "mode=duel turn=4 phase=planning obj=IRN bal=KGB odeck=CUB {} | CIA {} | KGB won=AFG"
    even = POLICY.evaluate(position(plain.format("", "won=PAN")))[CIA]
    assert POLICY.evaluate(position(plain.format("", "won=VNM")))[CIA] > even
    assert POLICY.evaluate(position(plain.format("", "won=PAN out=DI:T")))[CIA] < even
    assert POLICY.evaluate(position(plain.format("", "won=PAN leave=DI")))[CIA] < even
    assert POLICY.evaluate(position(plain.format("pend=DA:CIA>KGB", "won=PAN")))[CIA] > even


def test_the_same_lead_is_worth_more_near_the_target():
    state = position("mode=duel turn=4 phase=planning obj=IRN bal=KGB")
    assert chances(state, (80.0, 65.0))[CIA] > chances(state, (15.0, 0.0))[CIA] > 0.5


def test_winning_counts_most_and_points_a_little():
    assert won((100, 90), (CIA,))[CIA] > 0.9
    assert won((100, 90), (CIA,))[KGB] > won((100, 20), (CIA,))[KGB]
    assert won((60, 60, 40), (CIA, KGB))[:2] == pytest.approx((0.45 + 6 / 160, 0.45 + 6 / 160))


def test_what_is_at_stake_goes_by_the_agents_one_knows():
    text = "mode=duel turn=3 phase=struggle act=CIA obj=VNM bal=CIA | CIA x={} | KGB x=MS"
    plain, spy = (stakes(position(text.format(agent)), CIA) for agent in ("AN", "MS"))
    assert plain.leads > plain.trails
    assert spy.trails > spy.leads
    listened = position("mode=duel turn=3 phase=planning obj=VNM bal=CIA pend=DA:CIA>KGB")
    listened, _ = played(listened, ["KGB x MS", "CIA x AN"])
    heard = stakes(listened, CIA)
    assert heard.trails > heard.leads  # R10.6: whoever dominates loses the objective


# Reading the rivals.


def test_whoever_passes_behind_is_taken_for_a_master_spy():
    text = (
        "mode=duel turn=3 phase=struggle act=CIA obj=IRN bal=CIA passes=1 | CIA x=DD groups=E6m,N4m"
        " | KGB x={} groups=M2r"
    )
    spy, other = (plausibility(position(text.format(agent)), CIA) for agent in ("MS", "DI"))
    assert HABIT[AGENT_CODES.index("MS")] == HABIT[AGENT_CODES.index("DI")]
    assert spy > other


def test_what_is_known_needs_no_guess():
    state = position("mode=duel turn=3 phase=planning obj=VNM bal=CIA pend=DA:CIA>KGB")
    state, _ = played(state, ["KGB x DD", "CIA x AN"])
    assert plausibility(state, CIA) == 1
    assert plausibility(state, KGB) < 1


# Decisions.


def test_recruits_when_that_surely_wins():
    """The rival leads, has passed and can do nothing more; whatever comes, 5 and up to 6 stay in order."""
    text = (
        "mode=duel turn=3 phase=struggle act=CIA obj=IRN bal=CIA passes=1 | CIA x=DI groups=E5m"
        " | KGB x=DD groups=P5m,E1m,N1m,M1m"
    )
    assert choice(text, CIA) == "rec"


def test_does_not_risk_a_sure_domination():
    text = (
        "mode=duel turn=3 phase=struggle act=CIA obj=CUB bal=CIA passes=1 | CIA x=DI groups=E5m,N4m"
        " | KGB x=DD groups=P3m"
    )
    assert choice(text, CIA) == "pass"


def test_gets_rid_of_a_group_too_many():
    """R9.1: in disorder, with a military group at hand."""
    text = (
        "mode=duel turn=3 phase=struggle act=CIA obj=CUB bal=CIA passes=1 | CIA x=DI groups=E6m,N4m,M2r"
        " | KGB x=DD groups=P6m"
    )
    assert choice(text, CIA) == "act M2 N4"


def test_a_master_spy_lets_the_rival_dominate():
    """R10.6"""
    text = (
        "mode=duel turn=3 phase=struggle act=CIA obj=VNM bal=CIA passes=1 | CIA x=MS groups=M6m,E1m"
        " | KGB x=DI groups=E4m,N4m"
    )
    assert choice(text, CIA) == "pass"


def test_sends_the_master_spy_against_a_director_who_was_overheard():
    """R6.3, R10.6: between a Master Spy and a Deputy Director, for the richest objective."""
    state = position(
        "mode=duel turn=3 phase=planning obj=VNM bal=CIA pend=DA:CIA>KGB | CIA hq=MS,DD out=DA:T,AN:T,AS:T,DI:T"
    )
    state, _ = played(state, ["KGB x DI"])
    assert GAME.write(thought(state, CIA).action) == "x MS"


def test_the_deputy_has_nothing_to_lose():
    """R9.5: recruiting would cause disorder two times in three; only the Deputy Director comes home from that."""
    text = (
        "mode=duel turn=3 phase=struggle act=CIA obj=CUB bal=CIA passes=1 | CIA x=DD groups=E6m,N1m"
        " | KGB x=AN groups=P2m,E1m,N5m"
    )
    assert choice(text, CIA) == "rec"


def test_uses_the_event_that_saves_the_match():
    """R12.4: passing would give the rival the last points that it needs."""
    text = (
        "mode=duel turn=15 phase=struggle act=CIA obj=SPA bal=CIA passes=1 | CIA x=AN groups=E5m"
        " won=NUC,CZE,EGY,AFG,IRN | KGB x=DD groups=M6m won=LBY,PAN,TUR,CUB,ANG,CGO,CHL,GRC"
    )
    assert position(text).sides[KGB].vp == 95
    assert choice(text, CIA) == "ev NUC"


def test_saves_a_good_agent_by_the_nobel_prize():
    """R12.2"""
    text = (
        "mode=duel turn=2 phase=struggle act=KGB obj=CUB bal=CIA passes=1 | CIA x=MS groups=E6m,N4m won=NOB"
        " | KGB x=DD groups=P3m"
    )
    state, _ = played(position(text), ["KGB pass"])
    assert state.phase == NOBEL
    assert GAME.write(thought(state, CIA).action) == "ev NOB"


def test_does_not_always_choose_the_same_agent():
    state = position("mode=duel turn=1 phase=planning obj=IRN bal=CIA")
    found = {thought(state, CIA, 120, seed).action for seed in range(12)}
    assert len(found) >= 3


# Honesty, repeatability, patience.


@pytest.mark.parametrize(("seats", "roster"), TABLES)
def test_decisions_do_not_depend_on_what_a_seat_cannot_know(seats, roster):
    """R14.7: the same seed gives the same thoughts in every world that the seat cannot tell from the real one."""
    met = set()
    for number, (state, seat, _, _) in enumerate(random_play(seats, roster, 4)):
        if len(GAME.legal(state, seat)) < 2 or (number % 5 and state.phase in met):
            continue
        met.add(state.phase)
        other = GAME.imagine(state, seat, Random(number))
        assert thought(state, seat, 12, number) == thought(other, seat, 12, number)
    assert {PLANNING, STRUGGLE} <= met


def test_the_same_seed_gives_the_same_move_in_another_process():
    code = (
        "from random import Random; from engines import load; from engines.bots import LEVELS, decided;"
        "from engines.game import checked; game = load('coldwar'); setup = checked(game, 3, {}, 7)\n"
        "state = game.new(setup)\n"
        "for step in range(14):\n"
        "    seat = game.actors(state)[0]\n"
        "    found = decided(game, setup, state, seat, LEVELS['medium'], Random(step), scale=0.01)\n"
        "    print(game.write(found.action), found.value)\n"
        "    state, _ = game.apply(state, seat, found.action)\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(told) == 1
    assert len(next(iter(told)).splitlines()) == 14


@pytest.mark.parametrize("level", LEVELS.values(), ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_level_plays_a_match_to_its_end(seats, level):
    setup = checked(GAME, seats, {"roster": "amb+intercept"}, 11)
    state, count = GAME.new(setup), 0
    while actors := GAME.actors(state):
        found = decided(GAME, setup, state, actors[0], level, Random(count), scale=10 / level.iterations)
        state, _ = GAME.apply(state, actors[0], found.action)
        count += 1
    assert GAME.outcome(state) is not None


def test_the_clock_is_looked_at_after_every_try():
    """However long the list of choices: the Double Agent's is among the longest."""
    text = (
        "mode=trio roster=amb+cipher turn=3 phase=struggle act=MI6 obj=CUB bal=CIA passes=2 | CIA x=DA groups=E6m"
        " | KGB x=DD groups=P3m | MI6 x=DD groups=P4m"
    )
    state, _ = played(position(text), ["MI6 pass"])
    assert len(GAME.legal(state, CIA)) == 16
    polls = iter([0.0, 0.5, 1.0])
    found = decided(GAME, Setup("coldwar", 3, {}, 0), state, CIA, LEVELS["hard"], Random(1), spent=lambda: next(polls))
    assert found.iterations == 2
    assert found.action in GAME.legal(state, CIA)
