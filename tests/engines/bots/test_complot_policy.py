"""What bots know about XIII: Le Complot: sensible candidates for every question, odds, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engines import load
from engines.bots import LEVELS, decided
from engines.bots.levels import counted
from engines.bots.policy import policy_for
from engines.bots.search import Search
from engines.bots.searcher import Decision
from engines.complot.bot.odds import Force, beats, force, fought, plotted
from engines.complot.bot.policy import IDEAS, LARGE, POLICY, SHARES, SLIVER, SMALL
from engines.complot.bot.worth import evaluated, totals
from engines.complot.box.contents import BOX, MISSION_NUMBER
from engines.complot.box.elements import GARRISON, NUMBER
from engines.complot.rules import asked
from engines.complot.state import DECK, HANDS, State, own_at
from engines.game import Action, Seat, checked
from engines.match import choice_text
from tests.engines.complot.table import Table, at

GAME = load("complot")
SEATS = range(2, 6)
PHASES = {prompt.id for prompt in BOX.prompts}


def random_play(seats: int, seed: int, *, lead: float = 0.5) -> Iterator[tuple[State, Seat]]:
    """A match in which sensible choices alternate with any."""
    rng = Random(seed)
    state = GAME.new(checked(GAME, seats, {}, seed))
    while actors := GAME.actors(state):
        seat = actors[0]
        yield state, seat
        legal = GAME.legal(state, seat)
        if rng.random() < lead:
            action: Action = POLICY.pick(state, seat, legal, rng)
        else:
            action = legal[int(rng.random() * len(legal))]
        state, _ = GAME.apply(state, seat, action)


def thought(state: State, seat: Seat, iterations: int = 150, seed: int = 1) -> Decision:
    search = Search(GAME, state, seat, state.variant.seats, POLICY, Random(seed), width=LEVELS["hard"].width)
    if not search.is_forced:
        search.run(iterations)
    return search.decision()


def choice(table: Table, iterations: int = 150) -> str:
    """What a bot does when it is asked."""
    (seat,) = GAME.actors(table.state)
    return choice_text(GAME, thought(table.state, seat, iterations).steps)


def candidates(table: Table) -> list[str]:
    """What a bot thinks about when it is asked."""
    (seat,) = GAME.actors(table.state)
    found = POLICY.candidates(table.state, seat, GAME.legal(table.state, seat))
    return [GAME.write(action) for action, _ in found]


def turn(table: Table, iterations: int = 150) -> State:
    """The table once the seat that is asked has done all it wants in its turn of a phase."""
    state, seat, stage = table.state, table.state.turn, table.state.stage
    while state.turn == seat and state.stage == stage and GAME.actors(state):
        (actor,) = GAME.actors(state)
        for action in thought(state, actor, iterations).steps:
            state, _ = GAME.apply(state, actor, action)
    return state


def test_the_game_offers_its_policy():
    assert policy_for("complot") is POLICY


# Candidates.


def test_every_question_of_the_specification_has_ideas():
    named = set(IDEAS) | {"group", "partner", "plotter", "next_combat", "under", "pile"}
    assert PHASES - named == set()


@pytest.mark.parametrize("seats", SEATS)
def test_every_question_has_candidates_and_all_of_them_are_legal(seats):
    met = set()
    for state, seat in [one for seed in range(6) for one in random_play(seats, 100 * seats + seed)]:
        legal = GAME.legal(state, seat)
        candidates = POLICY.candidates(state, seat, legal)
        met.add(asked(state).phase)
        assert candidates
        assert all(action in legal for action, _ in candidates)
        assert len({id(action) for action, _ in candidates}) == len(candidates)
        assert all(likelihood > 0 for _, likelihood in candidates)
        assert [-one[1] for one in candidates] == sorted(-one[1] for one in candidates)
    assert {"move", "group", "buy", "discard", "attempt", "wounds", "retreat"} <= met


def test_whatever_candidate_is_followed_a_choice_in_steps_is_completed():
    rng, whole = Random(5), 0
    for seats in (2, 4):
        for state, seat in random_play(seats, seats):
            if GAME.half_made(state) is not None:
                continue
            for _ in range(3):
                after, steps = state, 0
                while not steps or GAME.half_made(after) is not None:
                    candidates = POLICY.candidates(after, seat, GAME.legal(after, seat))
                    after, _ = GAME.apply(after, seat, candidates[int(rng.random() * len(candidates))][0])
                    steps += 1
                    assert steps < 20
                whole += steps > 1
    assert whole > 50


def test_a_match_of_bots_that_do_the_likeliest_ends():
    for seats in SEATS:
        assert sum(1 for _ in random_play(seats, 9, lead=1.0)) < 2_500


# Odds and worth.


def test_odds_of_a_fight_are_those_of_its_dice():
    """R11.6, R13.5: one agent against one agent hits with 5 and 6; both may fall in the same round."""
    agent = Force(0, ((2, 1),), saboteur=False)
    win, both = fought(agent, agent)
    assert win == pytest.approx(2 / 5)
    assert both == pytest.approx(1 / 5)
    assert beats(agent, Force(0, (), saboteur=False)) == 1


def test_a_saboteur_turns_the_ones_of_the_enemy_against_him():
    """R11.7"""
    plain, sly = (Force(0, ((2, 1), (2, 1)), saboteur=with_saboteur) for with_saboteur in (False, True))
    enemy = Force(0, ((2, 1), (3, 1)), saboteur=False)
    assert fought(sly, enemy)[0] > fought(plain, enemy)[0] + 0.05


def test_odds_of_a_mission_rise_with_the_group():
    table = at(board={1: "A:XIII,a1,a2,c1"}, active="M02")
    foes = force(table.state, GARRISON[MISSION_NUMBER["M02"]])
    group, chances = 0, []
    for code in ("A.a1", "A.c1", "XIII"):
        group |= 1 << NUMBER[code]
        chances.append(beats(force(table.state, group), foes))
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.5 < chances[-1]


def test_odds_of_a_plot():
    """R13.6"""
    state = at(board={1: "A:JON"}).state
    jon = NUMBER["JON"]
    assert plotted(state, jon, MISSION_NUMBER["M06"]) == pytest.approx(1 / 2)
    assert plotted(state, jon, MISSION_NUMBER["M07"]) == pytest.approx(1 / 3)
    assert plotted(state, jon, MISSION_NUMBER["M07"], 1) == pytest.approx(1 / 2)


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_worth_something_between_nothing_and_all_to_every_seat(seats):
    for state, _ in random_play(seats, seats):
        if GAME.half_made(state) is None:
            values = POLICY.evaluate(state)
            assert values is not None
            assert len(values) == seats
            assert all(0 <= value <= 1 for value in values)


def test_points_and_a_group_at_a_mission_are_good():
    behind, ahead = (evaluated(at(ip={"A": ip}, board={1: "A:XIII B:JON C:AMO"}).state)[0] for ip in (0, 6))
    assert ahead > behind + 0.1
    away, there = (
        totals(at(phase=8, turn="A", round=5, active="M09", board={place: "A:XIII", 33: "B:JON C:AMO"}).state)[0]
        for place in (31, 3)
    )
    assert there > away


# Play.


def test_a_bot_goes_for_a_mission_that_it_can_win():
    table = at(round=5, turn="C", active="M09", board={1: "C:JON,a1", 33: "A:XIII", 31: "B:AMO"})
    assert own_at(turn(table), 2, 3)


def test_a_bot_stays_where_its_mission_is():
    table = at(round=5, turn="C", active="M09", board={3: "C:JON", 33: "A:XIII", 31: "B:AMO"})
    assert own_at(turn(table), 2, 3)


def test_a_bot_guards_a_defence_that_it_holds():
    """R13.8, R13.9: some may go for other points, somebody stays."""
    missions = {"M12": {"holder": "A", "since": 2}}
    board = {20: "A:JON,a1", 33: "B:XIII", 31: "C:AMO"}
    table = at(round=3, turn="A", active="M12,M09", missions=missions, board=board, ap={"A": 6})
    assert own_at(turn(table), 0, 20)


def test_a_bot_leaves_a_hopeless_mission_alone():
    """R13.3: attempting is optional, and two agents do not drive four others out."""
    board = {17: "A:a1,a2", 33: "B:XIII", 31: "C:AMO"}
    table = at(round=3, phase=8, turn="A", ip={"A": 3}, active="M02", board=board, hands={"A": "SOU1"})
    assert choice(table) == "end"


def test_not_even_an_easy_bot_leaves_a_mission_that_it_can_hardly_lose():
    """R13.3"""
    board = {15: "A:XIII,c1,c2,c3", 33: "B:JON", 31: "C:AMO"}
    table = at(round=3, phase=8, turn="A", active="M04", board=board, hands={"A": "SOU1"})
    assert candidates(table) == ["try M04"]


def test_a_bot_attempts_a_plot_and_delivers():
    table = at(round=5, phase=8, turn="A", active="M09", board={3: "A:JON", 33: "B:XIII", 31: "C:AMO"})
    assert choice(table) == "try M09 by=JON"
    missions = {"M16": {"winner": "A", "carrier": "A.c1"}}
    board = {12: "A:c1", 33: "B:XIII", 31: "C:AMO"}
    table = at(phase=8, turn="A", active="M16", missions=missions, board=board, hands={"A": "COM01"})
    assert choice(table) == "deliver M16"


def test_a_bot_lays_a_secondary_mission_where_it_stands():
    table = at(round=5, turn="C", board={24: "C:JON", 33: "A:XIII", 31: "B:AMO"}, hands={"C": "MIS11"})
    assert choice(table) == "MIS11"


def test_a_bot_accuses_the_leader_at_the_end():
    table = at(round=5, phase=9, ip={"A": 9, "B": 10, "C": 2}, hands={"A": "ACC1"}, board={1: "A:XIII"})
    assert choice(table) == "ACC1 B"


def test_a_bot_saves_a_character_about_to_die():
    """R11.10"""
    board = {7: "A:XIII B:JON,c1,c2"}
    table = at(phase=7, turn="A", board=board, wounds={"XIII": 2}, hands={"A": "SOI1"}, discard="SOU*,ESQ*")
    table.dice(1, 1, 6, 1).passed("dodge", "support")
    while table.phase not in ("care", "over"):
        (seat,) = GAME.actors(table.state)
        legal = GAME.legal(table.state, seat)
        table.play(f"{'ABC'[seat]}: {GAME.write(legal[-1])}")
    assert table.asked == "A"
    assert choice(table) == "SOI1 XIII"


def test_a_bot_does_not_fight_on_when_it_is_beaten():
    """R12.1"""
    board = {7: "A:c1,c2,c3,XIII,k1 B:JON"}
    table = at(phase=7, turn="A", board=board, wounds={"JON": 2}, discard="SOU*,ESQ*,SOI*,ESP*,ACC*,REN*", dice=[1] * 6)
    assert table.phase == "retreat"
    if table.asked == "A":
        table.play("A: stay")
    assert choice(table).startswith("retreat")


def test_a_bot_lays_its_cards_where_they_decide_and_keeps_them_where_they_do_not():
    """R11.4: nothing can be done with them after the last fight, and nothing has to be done against one agent."""
    hands = {"A": "COM12,COM13"}
    board = {15: "A:BET,c1", 33: "B:XIII", 31: "C:AMO"}
    table = at(round=5, phase=8, turn="A", active="M04", board=board, hands=hands)
    table.play("A: try M04")
    assert candidates(table) == ["lay COM12>BET"]
    strong = {15: "A:XIII,JON,c1,c2,c3 B:a1", 31: "C:AMO"}
    table = at(round=2, phase=7, turn="A", board=strong, hands=hands, discard="SOU*,ESQ*,SOI*,ESP*,ACC*,REN*,ALL*")
    assert table.phase == "combat_cards"
    assert candidates(table) == ["done"]


def test_a_bot_looks_at_the_missions_before_it_chooses_one():
    """R15.4, R6.3: with Intelligence the one that is last by points sees both piles, and takes the better mission."""
    board = {3: "A:JON,a1", 33: "B:XIII", 31: "C:AMO"}
    laid = {"board": board, "hands": {"A": "REN1"}, "piles": ("M09", "M15")}
    table = at(round=3, phase=2, active="M12", ip={"A": 1, "B": 4, "C": 5}, **laid)
    assert table.asked == "A"
    assert choice(table) == "REN1"
    table.play("A: REN1").passed("anytime")
    assert table.phase == "pile"
    assert choice(table) == "pile 1"
    table = at(round=3, phase=2, active="M12", ip={"A": 6, "B": 4, "C": 5}, **laid)
    assert choice(table) == "pass"


def test_a_bot_keeps_a_scoop_to_be_the_last_of_the_last_round():
    """R5.3: who moves last in the last round wins most often, and the draw may bring that for nothing."""
    board = {1: "A:XIII", 33: "B:JON", 31: "C:AMO"}
    for drawn, answer in (("ABC", "SCO1 order=BCA"), ("BCA", "pass")):
        table = at(round=4, phase=9, board=board, hands={"A": "SCO1"}).draws(drawn)
        table.passed("anytime")
        assert table.phase == "scoop"
        assert choice(table) == "pass"
        table.play("A: pass").passed("anytime")
        assert table.phase == "scoop"
        assert choice(table) == answer
    table = at(round=3, phase=3, turn="A", board=board, hands={"A": "SCO1,BLO1"})
    assert choice(table) == "drop BLO1 ; done"


def test_a_bot_hands_an_object_over_when_its_carrier_is_held():
    """R10.4, R10.12: one has to stay with the enemy; the agent that carries the object gives it to who can leave."""
    missions = {"M16": {"winner": "A", "carrier": "A.a1"}}
    board = {14: "A:JON,a1 B:a1", 33: "B:XIII", 31: "C:AMO"}
    table = at(round=5, turn="A", active="M16", missions=missions, board=board, ap={"A": 6})
    assert choice(table) == "give M16 JON"
    assert own_at(turn(table), 0, 12) >> NUMBER["JON"] & 1
    board = {14: "A:JON,a1", 33: "B:XIII", 31: "C:AMO"}
    table = at(round=5, turn="A", active="M16", missions=missions, board=board, ap={"A": 6}, stopped="A.a1")
    assert choice(table) == "give M16 JON"


def test_an_object_is_safer_with_somebody_who_survives_a_wound():
    """R13.11"""
    hopes = []
    for carrier in ("A.a1", "XIII"):
        missions = {"M16": {"winner": "A", "carrier": carrier}}
        board = {20: "A:XIII,a1", 33: "B:JON", 31: "C:AMO"}
        table = at(round=3, phase=8, turn="B", active="M16", missions=missions, board=board)
        hopes.append(totals(table.state)[0])
    assert hopes[1] > hopes[0]


# Time, luck and secrets.


def test_small_questions_take_a_sliver_of_the_time():
    shares = set()
    for state, seat in random_play(4, 2):
        share = POLICY.share(GAME, state, seat)
        shares.add(share)
        assert share < LARGE or asked(state).phase in ("move", "group", "cull")
        if seat in GAME.window(state) and asked(state).phase not in SHARES:
            assert share == SLIVER
    assert {LARGE, SMALL, SLIVER} <= shares


@pytest.mark.parametrize("seats", [2, 5])
def test_a_bot_answers_within_its_iterations_and_the_same_way_each_time(seats):
    level = LEVELS["easy"]
    for number, (state, seat) in enumerate(random_play(seats, 3)):
        if number % 40 == 20 and GAME.half_made(state) is None:
            setup = checked(GAME, seats, {}, 3)
            first, second = (decided(GAME, setup, state, seat, level, Random(7), scale=0.05) for _ in range(2))
            assert first.steps == second.steps
            assert first.iterations <= counted(level, 0.05).iterations


def test_a_bot_knows_no_more_than_it_may():
    """Section 18: the hands of others and the order of the deck make no difference to what is thought."""
    table = at(
        turn="A", active="M09", board={1: "A:JON,a1", 5: "B:XIII", 33: "C:AMO"}, hands={"A": "COM01", "B": "SOI1"}
    )
    state = table.state
    zones = state.actions
    cards = list(zones.cards)
    (theirs,) = cards[HANDS + 1]
    hidden = next(card for card in cards[DECK] if card != theirs)
    place = cards[DECK].index(hidden)
    cards[HANDS + 1], cards[DECK] = (hidden,), (*cards[DECK][:place], theirs, *cards[DECK][place + 1 :])
    other = state._replace(actions=zones._replace(cards=tuple(cards)))
    assert thought(state, 0, 60) == thought(other, 0, 60)
