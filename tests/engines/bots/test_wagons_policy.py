"""What bots know about Circle the Wagons: quick counts agree with the rules, and judgement goes the right way."""

from __future__ import annotations

from random import Random

import pytest

from engines import load
from engines.bots.policy import policy_for
from engines.game import checked
from engines.wagons.bot.policy import POLICY, WagonsPolicy, coming
from engines.wagons.bot.promise import HALF_BUILT, counted, promise
from engines.wagons.bot.prospects import READS, prospects
from engines.wagons.bot.worth import GOAL_WORTH, draft_worth, takes_worth, worths
from engines.wagons.box.contents import BOX
from engines.wagons.effects import RULES
from engines.wagons.scoring import totals
from engines.wagons.state import DRAFT, END, START, State
from engines.wagons.towns.town import Town
from tests.engines.wagons.table import margin_after
from tests.engines.wagons.written import town_showing

GAME = load("wagons")


def positions(count: int, seed: int = 0, phase: str = "", **options: int) -> list[State]:
    """States met in random play, in which first cards are mostly taken so that both towns grow."""
    rng, met, number = Random(seed), [], 0
    while len(met) < count:
        state = GAME.new(checked(GAME, 2, options, seed + number))
        number += 1
        while GAME.actors(state):
            if state.phase.startswith(phase):
                met.append(state)
            legal = GAME.legal(state, state.actor)
            reach = 2 if state.phase == DRAFT else len(legal)
            state, _ = GAME.apply(state, state.actor, legal[int(rng.random() * min(reach, len(legal)))])
    return met[:count]


def showing(text: str) -> Town:
    """A town from its text, as in R13.5."""
    rows = [row.split() for row in text.split("/")]
    return town_showing({(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != ".."})


def goal_card(goal: str) -> int:
    return next(card for card, rule in RULES.items() if rule.goal.id == goal)


def test_the_game_offers_its_policy():
    assert policy_for("wagons") is POLICY


@pytest.mark.parametrize("goal", range(1, 19, 3))
def test_prospects_are_what_the_rules_count(goal):
    """For every placement, with every goal, comparing ones too."""
    for state in positions(30, phase="place", goal1=goal, goal2=goal + 1, goal3=goal + 2):
        seat = state.actor
        own, other = state.towns[seat], state.towns[1 - seat]
        found = prospects(state.goals, own, other, state.card_to_place)
        alone = sum(other.sizes) + sum(RULES[card].value(other) for card in state.goals if RULES[card].value)
        assert {place: points - alone for points, place in found} == {
            place: margin_after(state, seat, place) for place in GAME.legal(state, seat)
        }


def test_prospects_stand_best_first_and_equal_ones_in_canonical_order():
    for state in positions(20, seed=50, phase="place"):
        own, other = state.towns[state.actor], state.towns[1 - state.actor]
        found = prospects(state.goals, own, other, state.card_to_place)
        legal = list(GAME.legal(state, state.actor))
        assert found == sorted(found, key=lambda one: (-one[0], legal.index(one[1])))


def test_every_goal_is_known_to_the_estimates():
    goals = {rule.goal.id for rule in RULES.values()}
    assert set(READS) == goals
    assert set(GOAL_WORTH) == goals
    assert set(HALF_BUILT) < goals


def test_counting_in_columns_of_bits():
    rng = Random(1)
    sets = [int(rng.random() * 2**40) for _ in range(7)]
    ones, twos, fours = counted(sets)
    for bit in range(40):
        count = sum(cells >> bit & 1 for cells in sets)
        assert count == (ones >> bit & 1) + 2 * (twos >> bit & 1) + 4 * (fours >> bit & 1)


@pytest.mark.parametrize(
    ("goal", "better", "worse"),
    [
        ("badlands", "Db Mg Pf", "Db Mf Pg"),
        ("circle_wagons", ".. Mw ../Fw Sb Dw/.. Pm ..", ".. Mw ../Fw Sb Dm/.. Pm .."),
        ("undiscovered", "Pc Pf Pm/Fb .. Fm/Sg Sc ..", "Pc Pf Pm/Fb Fm ../Sg Sc .."),
        ("undiscovered", "Pc Pf Pm/Fb .. Fm/Sg .. ..", "Pc Pf Pm/Fb Fm ../.. Sc .."),
        ("fortified", "Mf Pf/Df Sb", "Mf Pf/Db Sb"),
        ("herd", "Mc Pf Dc/Sb Wb Fm", "Mc Pf Db/Sb Wb Fc"),
        ("target_practice", "Mb Pm Dw/Fm Sw Fg", "Mb Pm Dg/Fm Sw Fc"),  # a beer that no gun aims at yet
        ("rifles_ready", "Mf Pm/Db Sf", "Mf Pm/Db Sw"),
        ("bootleggers", "Mb Pm/Dm Sb", "Mb Pm/Dm Sc"),
        ("cool_water", "Mw Pm/Dm Wb", "Mc Pm/Dm Wb"),
        ("prairie_life", "Pb Mg", "Db Mg"),
        ("happy_cows", "Sc Mg", "Sg Mg"),
        ("gold_country", "Pm Fg", "Pc Fg"),
    ],
)
def test_half_built_things_promise_more(goal, better, worse):
    """What the points do not show yet is not equally good."""
    judge = HALF_BUILT[goal]
    assert judge(showing(better), 3) > judge(showing(worse), 3)


def test_boom_or_bust_fears_the_third_mine_and_wants_the_eighth():
    def judged(mines: int) -> float:
        return HALF_BUILT["boom_bust"](showing(" ".join(["Pm"] * mines + ["Pb"])), 3)

    assert judged(2) < judged(1) < judged(0)
    assert judged(7) > judged(6) > judged(4)


def test_a_finished_hole_promises_nothing_more():
    done, nearly = showing("Pc Pf Pm/Fb .. Fm/Sg Sc Mf"), showing("Pc Pf Pm/Fb .. Fm/Sg Sc ..")
    judge = HALF_BUILT["undiscovered"]
    assert judge(nearly, 2) > judge(done, 2)


def test_nothing_is_promised_when_nothing_comes():
    for state in positions(10, seed=7, phase="place"):
        assert promise(state.goals, state.towns[0], 0) == 0


def test_terrains_near_their_largest_group_promise_more():
    """The lone plain can be joined by one territory in the first town, by three in the second."""
    goals = tuple(goal_card(goal) for goal in ("wagon_train", "clearing", "one_too_many"))
    near, far = showing("Pc Pf Mb Pg Sb Dc"), showing("Pc Pf Mb Sg Db Pc")
    assert promise(goals, near, 4) > promise(goals, far, 4)


def test_a_card_is_worth_what_the_goals_ask_for():
    """Three cows for the herd; no forests for the clearing."""
    herd = worths((goal_card("herd"), goal_card("undiscovered"), goal_card("circle_wagons")))
    assert max(herd, key=herd.__getitem__) in [card for card in herd if cells_of(card).count("c") == 3]
    clearing = worths((goal_card("clearing"), goal_card("undiscovered"), goal_card("circle_wagons")))
    assert min(clearing, key=clearing.__getitem__) in [card for card in clearing if cells_of(card).count("F")]


def cells_of(card: int) -> str:
    return "".join(next(one for one in BOX.cards if one.id == card).upright)


def counted_out(worth: dict[int, float], order: tuple[int, ...]) -> float:
    """The draft with fixed worths, by trying everything."""
    return max(
        (
            worth[order[k]] - sum(worth[card] for card in order[:k]) - counted_out(worth, order[k + 1 :])
            for k in range(len(order))
        ),
        default=0.0,
    )


def test_the_draft_is_counted_out_to_its_end():
    goals = (2, 9, 15)
    order = (1, 4, 7, 3, 11, 18, 5, 6)
    worth = worths(goals)
    assert draft_worth(goals, order) == pytest.approx(counted_out(worth, order))
    for taken, value in enumerate(takes_worth(goals, order)):
        given = sum(worth[card] for card in order[:taken])
        assert value == pytest.approx(worth[order[taken]] - given - counted_out(worth, order[taken + 1 :]))
    assert draft_worth(goals, ()) == 0


def test_cards_to_come_are_shared_by_turns():
    """R4.1: at the start the first player gets 8 of 15; a card in hand and given ones belong to their owner."""
    state = GAME.new(checked(GAME, 2, {"first": "A"}, 3))
    assert coming(state) == (8, 7)
    state, _ = GAME.apply(state, 1, GAME.legal(state, 1)[4])
    assert (state.phase, coming(state)) == (DRAFT, (8, 7))
    state, _ = GAME.apply(state, 0, GAME.legal(state, 0)[2])  # skips two: 12 are left, B drafts next
    assert coming(state) == (1 + 6, 2 + 6)


def test_what_is_to_come_and_what_lies_there_make_fifteen():
    for state in positions(60, seed=20):
        if state.phase != END:
            assert sum(coming(state)) + sum(state.cards_placed) == 15


def test_candidates_are_legal_and_likely_ones_stand_first():
    for state in positions(80, seed=9):
        legal = GAME.legal(state, state.actor)
        candidates = POLICY.candidates(state, state.actor, legal)
        assert {action for action, _ in candidates} <= set(legal)
        weights = [weight for _, weight in candidates]
        assert weights == sorted(weights, reverse=True)
        assert min(weights) > 0


def test_the_best_placement_by_points_is_a_candidate():
    for state in positions(40, seed=31, phase="place"):
        legal = GAME.legal(state, state.actor)
        best = max(margin_after(state, state.actor, place) for place in legal)
        candidates = [action for action, _ in POLICY.candidates(state, state.actor, legal)]
        assert best in [margin_after(state, state.actor, place) for place in candidates]


def test_a_position_is_worth_one_point_to_share():
    for state in positions(60, seed=77):
        first, second = POLICY.evaluate(state)
        assert 0 < first < 1
        assert first + second == pytest.approx(1)


def mirrored(state: State) -> State:
    """The same position with the seats exchanged."""
    return state._replace(
        actor=1 - state.actor,
        first=1 - state.first,
        queues=state.queues[::-1],
        towns=state.towns[::-1],
        sheets=state.sheets[::-1],
    )


def test_the_judgement_knows_no_seats():
    for state in positions(60, seed=5):
        first, second = POLICY.evaluate(state)
        assert POLICY.evaluate(mirrored(state)) == pytest.approx((second, first))


def test_a_large_lead_late_is_nearly_won():
    for state in positions(200, seed=40, phase="draft"):
        scores = totals(state.sheets)
        if len(state.order) <= 3 and scores[0] - scores[1] > 12:
            assert POLICY.evaluate(state)[0] > 0.85


def test_memory_changes_no_answer():
    for state in positions(20, seed=60, phase="place"):
        fresh = WagonsPolicy()
        legal = GAME.legal(state, state.actor)
        assert fresh.candidates(state, state.actor, legal) == POLICY.candidates(state, state.actor, legal)
        assert fresh.evaluate(state) == POLICY.evaluate(state)


def test_memory_is_limited(monkeypatch):
    monkeypatch.setattr("engines.wagons.bot.policy.MEMORY", 5)
    policy = WagonsPolicy()
    for state in positions(20, seed=61, phase="place"):
        policy.evaluate(state)
        assert len(policy._ranked) <= 5


def test_winning_counts_most_and_the_margin_a_little():
    """R10.2, R10.3"""
    states = ended(12)
    for state in states:
        outcome = GAME.outcome(state)
        values = POLICY.reward(outcome)
        assert sum(values) == pytest.approx(1)
        assert values[outcome.winners[0]] > 0.85
    narrow, wide = (
        GAME.outcome(states[0])._replace(ranking=((0,), (1,)), scores=scores) for scores in ((30, 29), (50, 20))
    )
    assert POLICY.reward(wide)[0] > POLICY.reward(narrow)[0]


def ended(count: int) -> list[State]:
    rng, found = Random(3), []
    for seed in range(count):
        state = GAME.new(checked(GAME, 2, {}, seed))
        while GAME.actors(state):
            legal = GAME.legal(state, state.actor)
            state, _ = GAME.apply(state, state.actor, legal[int(rng.random() * len(legal))])
        found.append(state)
    return found


def test_the_start_is_judged_by_what_can_be_drafted_from_there():
    """R5.1: the second player names the card that leaves the first player least."""
    state = GAME.new(checked(GAME, 2, {"first": "A"}, 3))
    assert state.phase == START
    legal = GAME.legal(state, 1)
    best = POLICY.candidates(state, 1, legal)[0][0]
    after = {action: POLICY.evaluate(GAME.apply(state, 1, action)[0])[1] for action in legal}
    assert max(after.values()) == pytest.approx(after[best], abs=0.02)
