"""The search plays small games as well as they can be played, and knows no more than its seat."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from engines.bots.policy import Policy, Values, ranked
from engines.bots.search import Search
from engines.bots.searcher import Decision
from engines.chance import Chance
from engines.game import Game, Outcome, Seat, Setup, State
from tests.engines.bots.tiny import Ambush, Deal, Dice, Heap, Hunt, Nim, Noughts, Poker, Race

NOUGHTS, POKER, AMBUSH, DICE, NIM = Noughts(), Poker(), Ambush(), Dice(), Nim()


class OpenPolicy(Policy):
    """Knows nothing but that there are no secrets."""

    open = True


class StakePolicy(Policy):
    """Poker is about the stakes, not about the hands won; and a rival knows its card."""

    def secret(self, state: Deal, seat: Seat) -> int:
        return state.cards[seat]

    def reward(self, outcome: Outcome) -> Values:
        return tuple(0.5 + score / 4 for score in outcome.scores)


def thought(
    game: Game,
    state: State,
    seat: Seat,
    iterations: int,
    *,
    policy: Policy | None = None,
    seats: int = 2,
    seed: int = 1,
) -> Decision:
    search = Search(game, state, seat, seats, policy or Policy(), Random(seed))
    search.run(iterations)
    return search.decision()


@pytest.mark.parametrize("policy", [Policy(), OpenPolicy()], ids=["observed", "open"])
@pytest.mark.parametrize(
    ("position", "squares"),
    [
        ("0314", {"2"}),  # completes the top row rather than block the middle one
        ("031", {"2"}),  # must stop the top row
        ("4", {"0", "2", "6", "8"}),  # only a corner holds against the centre
        ("0", {"4"}),  # only the centre holds against a corner
    ],
)
def test_finds_the_square_that_wins_or_holds(policy, position, squares):
    found = thought(NOUGHTS, position, len(position) % 2, 800, policy=policy)
    assert found.action in squares


def test_two_searches_draw_at_noughts_and_crosses():
    state: State = ""
    while actors := NOUGHTS.actors(state):
        found = thought(NOUGHTS, state, actors[0], 800, policy=OpenPolicy(), seed=len(state))
        state, _ = NOUGHTS.apply(state, actors[0], found.action)
    assert NOUGHTS.outcome(state).reason == "drawn"


def test_a_lone_choice_needs_no_search():
    search = Search(NOUGHTS, "01234658", 0, 2, Policy(), Random(1))
    assert search.is_forced
    assert search.decision().action == "7"
    assert search.iterations == 0


def test_a_lone_choice_can_still_be_judged():
    """The last square wins for the seat that must take it."""
    search = Search(NOUGHTS, "01234576", 0, 2, Policy(), Random(1))
    assert search.is_forced
    search.run(20)
    assert (search.value, search.iterations) == (1.0, 20)


def test_stops_when_nothing_can_overtake_the_leader():
    found = thought(NOUGHTS, "0314", 0, 3000, policy=OpenPolicy())
    assert found.action == "2"
    assert found.iterations < 2000


def test_the_clock_of_the_caller_ends_the_search():
    polls = iter([0.0, 0.3, 0.6, 0.9, 1.0, 1.2])
    search = Search(NOUGHTS, "4", 1, 2, Policy(), Random(1))
    search.run(1_000_000, lambda: next(polls))
    assert search.iterations == 4


def test_a_clock_that_has_run_out_leaves_an_answer():
    search = Search(NOUGHTS, "4", 1, 2, Policy(), Random(1))
    search.run(1_000_000, lambda: 2.0)
    assert search.decision().action in NOUGHTS.legal("4", 1)


def test_a_sure_win_is_worth_nearly_one_and_a_sure_loss_nearly_nothing():
    assert thought(NOUGHTS, "0314", 0, 800).value > 0.9
    assert thought(NOUGHTS, "08642", 1, 800).value < 0.1  # two threats at once


def test_poker_calls_with_the_king_and_folds_the_jack():
    """The only two choices of Kuhn's poker that are plain."""
    king, jack = Deal((2, 3, 1), "b"), Deal((2, 1, 3), "b")
    assert thought(POKER, king, 1, 1500, policy=StakePolicy()).action == "b"
    assert thought(POKER, jack, 1, 1500, policy=StakePolicy()).action == "c"


def test_poker_never_bets_with_the_queen_first():
    """A queen's bet is called by the king alone: checking is never worse."""
    queen = Deal((2, 1, 3))
    assert thought(POKER, queen, 0, 6000, policy=StakePolicy()).action == "c"


@pytest.mark.parametrize("own", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_cards_do_not_change_the_decision(seat, own):
    """What `imagine` cannot tell apart is one position: the same seed gives the same thoughts."""
    said = "b" if seat else ""
    others = [card for card in (1, 2, 3) if card != own]
    worlds = [Deal((own, a, b) if seat == 0 else (a, own, b), said) for a, b in (others, reversed(others))]
    first, second = (thought(POKER, world, seat, 400, seed=7) for world in worlds)
    assert worlds[0] != worlds[1]
    assert first == second


@pytest.mark.parametrize("place", ["river", "wood", "barn"])
def test_a_hidden_choice_already_made_does_not_change_the_decision(place):
    decisions = {thought(AMBUSH, Hunt((went, None)), 1, 300, seed=3) for went in ("river", place)}
    assert len(decisions) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_simultaneous_choices_approach_the_best_mixture(seat):
    found = thought(AMBUSH, Hunt(), seat, 5000)
    shares = {choice.action: choice.share for choice in found.weighed}
    assert shares["river"] == pytest.approx(0.5, abs=0.1)
    assert shares["wood"] == pytest.approx(0.25, abs=0.1)
    assert shares["barn"] == pytest.approx(0.25, abs=0.1)
    assert found.value == pytest.approx(0.75 if seat == 0 else 0.25, abs=0.06)


def test_a_mixture_is_played_as_a_mixture():
    played = Counter(thought(AMBUSH, Hunt(), 0, 150, seed=seed).action for seed in range(24))
    assert set(played) == {"river", "wood", "barn"}
    assert max(played.values()) < 20


@cache
def chance_of_winning(at: tuple[int, int], seat: Seat, depth: int) -> float:
    """For `seat` to move at the dice race, by counting; so deep that what is cut off does not matter."""
    return max(chance_after(at, seat, word, depth) for word in DICE.words)


def chance_after(at: tuple[int, int], seat: Seat, word: str, depth: int = 40) -> float:
    steps = {3: 1.0} if word == "walk" else {7: 1 / 6, 2: 1 / 3, 0: 1 / 2}
    total = 0.0
    for count, share in steps.items():
        after = DICE.moved(Race(at), seat, count, Chance(0)).at
        if after[seat] >= DICE.goal:
            total += share
        elif depth:
            total += share * (1 - chance_of_winning(after, 1 - seat, depth - 1))
        else:
            total += share / 2
    return total


@pytest.mark.parametrize("at", [(0, 0), (5, 5), (1, 6), (2, 5), (1, 3), (2, 2)])
def test_weighs_chances(at):
    """Walks where that is enough, runs the risk where only luck helps."""
    worths = {word: chance_after(at, 0, word) for word in DICE.words}
    assert abs(worths["walk"] - worths["roll"]) > 0.02  # a position that has an answer
    found = thought(DICE, Race(at), 0, 800)
    assert found.action == max(worths, key=worths.__getitem__)


@pytest.mark.parametrize("word", DICE.words)
def test_what_a_choice_is_worth_does_not_depend_on_the_luck_it_had(word):
    """The die is rolled anew each time, whatever the match's own roll brought."""
    judged = Search(DICE, Race((5, 5)), 0, 2, Policy(), Random(1), chosen=(word,))
    judged.run(4000)
    assert judged.value == pytest.approx(chance_after((5, 5), 0, word), abs=0.06)


def best_for_all(heap: Heap) -> tuple[Values, set[str]]:
    """What perfect players get, and the choices that lead there for the seat to move."""
    if not heap.left:
        return ranked(NIM.outcome(heap)), set()
    results = {word: best_for_all(NIM.apply(heap, heap.turn, word)[0])[0] for word in NIM.legal(heap, heap.turn)}
    top = max(values[heap.turn] for values in results.values())
    best = {word for word, values in results.items() if values[heap.turn] == top}
    return results[min(best)], best


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("left", [3, 5, 6, 7])
def test_many_seats_play_each_for_itself(seats, left):
    heap = Heap(left, seats, turn=seats - 1)
    _, best = best_for_all(heap)
    assert thought(NIM, heap, heap.turn, 700, policy=OpenPolicy(), seats=seats).action in best


def test_the_same_seed_thinks_the_same():
    first, second = (thought(POKER, Deal((2, 3, 1)), 0, 500, seed=42) for _ in range(2))
    assert first == second


def test_a_seat_that_is_not_asked_can_still_judge():
    search = Search(NOUGHTS, "0314", 1, 2, Policy(), Random(1))
    search.run(400)
    assert search.value < 0.2


def test_width_limits_the_candidates():
    search = Search(NOUGHTS, "", 0, 2, Policy(), Random(1), width=3)
    search.run(50)
    assert [choice.action for choice in search.decision().weighed] == sorted(
        (choice.action for choice in search.decision().weighed),
        key=lambda action: -next(c.share for c in search.decision().weighed if c.action == action),
    )
    assert {choice.action for choice in search.decision().weighed} == {"0", "1", "2"}


def test_blur_varies_among_good_choices_and_never_throws_the_game_away():
    played = set()
    for seed in range(12):
        search = Search(NOUGHTS, "", 0, 2, Policy(), Random(seed))
        search.run(100)
        played.add(search.decision(blur=0.2).action)
        lost = Search(NOUGHTS, "0314", 0, 2, Policy(), Random(seed))
        lost.run(150)
        assert lost.decision(blur=0.1).action == "2"
    assert len(played) > 3


@pytest.mark.parametrize(
    ("ranking", "values"),
    [
        (((1,), (0,)), (0.0, 1.0)),
        (((0, 1),), (0.5, 0.5)),
        (((2,), (0,), (1,)), (0.25, 0.0, 1.0)),
        (((0, 2), (1,)), (0.625, 0.0, 0.625)),
        (((0,), (1, 2, 3)), (1.0, 1 / 6, 1 / 6, 1 / 6)),
    ],
)
def test_an_end_is_worth_its_rank(ranking, values):
    assert ranked(Outcome(ranking, (), (), "points", "R1")) == pytest.approx(values)


def test_setup_of_the_tiny_games():
    """They are games like the others: fresh states act, and end."""
    rng = Random(5)
    for game in (NOUGHTS, POKER, AMBUSH, DICE, NIM):
        state = game.new(Setup(game.id, 2, {}, 9))
        while actors := game.actors(state):
            legal = game.legal(state, actors[0])
            state, events = game.apply(state, actors[0], legal[int(rng.random() * len(legal))])
            assert events
        assert game.outcome(state)


def test_tells_the_best_lines_of_an_open_game():
    """The first seat completes its row; whatever else it does, play goes on."""
    search = Search(NOUGHTS, "0314", 0, 2, OpenPolicy(), Random(1))
    search.run(800)
    best, *others = search.lines(3)
    assert best.line == (("2",),)
    assert best.value > 0.9
    assert len(others) == 2
    for choice in others:
        assert choice.line[0] == choice.steps
        assert len(set(choice.line)) == len(choice.line) > 1


def test_a_game_with_secrets_tells_no_more_than_the_first_action_of_a_line():
    search = Search(POKER, Deal((2, 3, 1), "b"), 1, 2, StakePolicy(), Random(1))
    search.run(200)
    assert {choice.line for choice in search.lines(5)} == {(("b",),), (("c",),)}


def test_a_seat_that_is_not_asked_has_a_value_and_no_lines():
    search = Search(NOUGHTS, "0314", 1, 2, OpenPolicy(), Random(1))
    search.run(200)
    assert search.lines(3) == ()
    assert search.value < 0.5
