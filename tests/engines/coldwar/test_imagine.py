"""R14.7: what `imagine` draws anew, and what it must keep."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.coldwar import GAME
from engines.game import Seat, State
from tests.engines.coldwar.kept import components
from tests.engines.coldwar.play import SETUPS, finished, moments
from tests.engines.coldwar.table import (
    CIA,
    GROUPS,
    KGB,
    MI6,
    OBJECTIVES,
    TRIO,
    Table,
    before_the_last_pass,
    closing,
    known,
    seat_of,
)
from tests.engines.coldwar.written import played

setups = pytest.mark.parametrize(("seats", "roster"), SETUPS)


def redrawn(table: Table, agency: str, draws: int = 200) -> list[State]:
    rng = Random(14)
    return [GAME.imagine(table.state, seat_of(agency), rng) for _ in range(draws)]


def agent_of(state: State, seat: Seat) -> str:
    """The Agent X of a seat, as the seat itself sees him."""
    return GAME.view(state, seat)["seats"][seat]["agent"]


def group_deck(state: State) -> list[str]:
    return [GROUPS[card] for card in state.struggle.deck]


def objective_deck(state: State) -> list[str]:
    return [OBJECTIVES[card] for card in state.odeck]


def struggle() -> Table:
    return Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdeck=P6,E1 gdisc=E2 | CIA x=AS groups=N2r won=SUM
                    | KGB x=MS groups=N3r out=DI:T | MI6 x=DI groups=M4m""")


def test_every_possible_agent_turns_up():
    """R14.7: equally often, with the rest of his headquarters following from him."""
    states = redrawn(struggle(), "CIA", 1200)
    kgb = Counter(agent_of(state, KGB) for state in states)
    assert set(kgb) == {"MS", "DD", "DA", "AN", "AS", "AM"}
    assert set(Counter(agent_of(state, MI6) for state in states)) == set(TRIO)
    assert all(140 <= count <= 260 for count in kgb.values())
    for state in states[:50]:
        own = GAME.view(state, KGB)["seats"][KGB]
        assert sorted([*own["hq"], own["agent"]]) == sorted(["MS", "DD", "DA", "AN", "AS", "AM"])


def test_the_agents_of_two_rivals_are_drawn_apart():
    """R14.7"""
    pairs = {(agent_of(state, KGB), agent_of(state, MI6)) for state in redrawn(struggle(), "CIA", 1200)}
    assert len(pairs) == 6 * 7


def test_the_own_agent_stays():
    """R14.7"""
    assert {agent_of(state, CIA) for state in redrawn(struggle(), "CIA")} == {"AS"}


def test_every_unknown_group_may_be_anywhere_in_the_deck():
    """R14.7"""
    decks = [group_deck(state) for state in redrawn(struggle(), "CIA", 400)]
    unknown = set(GROUPS) - {"N2", "N3", "M4", "E2"}
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == unknown
    assert all(set(deck) == unknown for deck in decks)
    assert len(set(map(tuple, decks))) > 390


def test_every_unknown_objective_may_be_anywhere_in_the_deck():
    """R14.7"""
    decks = [objective_deck(state) for state in redrawn(struggle(), "KGB", 400)]
    unknown = set(OBJECTIVES) - {"IRN", "SUM"}
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == unknown


def test_a_peeked_card_that_was_left_stays():
    """R14.6, R8.3"""
    table = struggle().play("CIA act N2")
    assert {group_deck(state)[0] for state in redrawn(table, "CIA")} == {"P6"}
    assert len({group_deck(state)[0] for state in redrawn(table, "KGB")}) > 15
    table.play("CIA peek leave")
    assert {group_deck(state)[0] for state in redrawn(table, "CIA")} == {"P6"}
    assert len({group_deck(state)[1] for state in redrawn(table, "CIA")}) > 15
    assert len({group_deck(state)[0] for state in redrawn(table, "MI6")}) > 15


def test_the_analysts_three_stay():
    """R14.6, R5.5"""
    table = closing("AN DD DD", head="gdeck_next=M6,E1,N4")
    assert {tuple(group_deck(state)[:3]) for state in redrawn(table, "CIA")} == {("M6", "E1", "N4")}
    table.play("CIA ana N4 M6 E1")
    assert {tuple(group_deck(state)[:3]) for state in redrawn(table, "CIA")} == {("N4", "M6", "E1")}
    assert len({tuple(group_deck(state)[:3]) for state in redrawn(table, "KGB")}) > 150


def test_an_overheard_agent_stays():
    """R6.3"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB | CIA | KGB | MI6")
    table.play("KGB x DI", "MI6 x AS")
    states = redrawn(table, "CIA")
    assert {agent_of(state, KGB) for state in states} == {"DI"}
    assert {agent_of(state, MI6) for state in states} == set(TRIO)
    assert {agent_of(state, KGB) for state in redrawn(table, "MI6")} == set(TRIO)


def test_an_agent_seen_at_a_summit_meeting_stays():
    """R12.5"""
    table = struggle().play("CIA ev SUM MI6")
    assert {agent_of(state, MI6) for state in redrawn(table, "CIA")} == {"DI"}
    assert len({agent_of(state, MI6) for state in redrawn(table, "KGB")}) == 7


def test_a_buried_objective_stays_at_the_bottom():
    """R14.6"""
    table = closing("AS DD DD", head="odeck=TUR,KOR")
    for agency in ("CIA", "KGB", "MI6"):
        assert {objective_deck(state)[-1] for state in redrawn(table, agency)} == {"IRN"}
        assert len({objective_deck(state)[0] for state in redrawn(table, agency)}) > 10


def test_the_objectives_of_a_space_race_stay_for_its_user():
    """R14.6, R12.6"""
    table = closing("DD DD DD", kgb="won=SPA", head="odeck=TUR,KOR,EGY,CUB").play("KGB ev SPA")
    assert {tuple(objective_deck(state)[:3]) for state in redrawn(table, "KGB")} == {("TUR", "KOR", "EGY")}
    table.play("KGB ord KOR EGY TUR")
    assert {tuple(objective_deck(state)[:2]) for state in redrawn(table, "KGB")} == {("EGY", "TUR")}
    assert len({objective_deck(state)[0] for state in redrawn(table, "CIA")}) > 10


def test_w28_an_intercepted_objective_stays_for_those_who_know_it():
    """R14.6, W28"""
    table = closing("CR CR DD", obj="CUB", mi6="won=SPA", head="roster=amb+intercept odeck=KOR,EGY,TUR,IRN,CHL")
    table.play("CIA cry bury", "KGB cry keep")
    assert {objective_deck(state)[-1] for state in redrawn(table, "CIA")} == {"KOR"}
    assert len({objective_deck(state)[0] for state in redrawn(table, "CIA")}) > 10
    assert {objective_deck(state)[0] for state in redrawn(table, "KGB")} == {"EGY"}
    assert len({objective_deck(state)[-1] for state in redrawn(table, "KGB")}) > 10
    table.play("MI6 ev SPA", "MI6 ord TUR EGY IRN")
    assert {objective_deck(state)[-1] for state in redrawn(table, "CIA")} == {"KOR"}
    assert {tuple(objective_deck(state)[:2]) for state in redrawn(table, "MI6")} == {("EGY", "IRN")}
    assert len({objective_deck(state)[0] for state in redrawn(table, "KGB")}) > 10


def test_who_knows_which_place_stays_public():
    """R14.7: in the CIA's imagination the KGB still knows the top card, whichever it is."""
    table = Table("""turn=2 phase=struggle act=KGB obj=IRN bal=CIA gdeck=P6 | CIA x=AS groups=N2r
                     | KGB x=MS groups=N3r | MI6 x=DI groups=M4m won=SUM""").play("KGB act N3", "KGB peek leave")
    table.play("MI6 ev SUM KGB")
    for state in redrawn(table, "CIA", 50):
        [[place, card]] = GAME.view(state, KGB)["groups"]["known"]
        assert (place, card) == (0, group_deck(state)[0])
        assert GAME.view(state, CIA)["groups"]["known"] == []
        assert GAME.view(state, MI6)["seats"][KGB]["agent"] == agent_of(state, KGB)


def test_an_agent_not_yet_chosen_is_not_imagined():
    """R14.7: before it has submitted, a seat's headquarters are open."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA | KGB leave=AN | MI6").play("MI6 x AS")
    for state in redrawn(table, "CIA", 30):
        assert agent_of(state, KGB) is None
        assert GAME.view(state, KGB)["seats"][KGB]["hq"] == table.seat("KGB")["hq"]
        assert GAME.view(state, MI6)["seats"][MI6]["leave"] == []


def test_the_next_shuffle_is_nobodys_knowledge():
    """R5.4, R15.1: with the same seed every imagined turn would deal the groups that will really come."""
    table, line = before_the_last_pass("DD DD DD")
    after = [played(state, [line])[0] for state in redrawn(table, "CIA", 120)]
    decks = [tuple(group_deck(state)) for state in after if GAME.view(state, None)["turn"] == 4]
    assert len(decks) > 40
    assert len(set(decks)) == len(decks)


class OnlyRandom:
    """Python promises `random()` alone to stay the same in later versions."""

    def __init__(self) -> None:
        self.source = Random(7)

    def random(self) -> float:
        return self.source.random()


def test_imagine_draws_with_random_alone_and_repeats_itself():
    """R14.7"""
    state = struggle().state
    assert GAME.imagine(state, CIA, OnlyRandom()) == GAME.imagine(state, CIA, OnlyRandom())
    assert len({GAME.imagine(state, CIA, Random(seed)) for seed in range(20)}) == 20


@setups
def test_an_imagined_state_is_a_game_like_any_other(seats, roster):
    """R14.7: nothing is added or lost, and it can be played to its end."""
    rng = Random(5)
    for number, moment in enumerate(moments(seats, roster, 5)):
        if number % 25 == 0:
            imagined = GAME.imagine(moment.state, number % seats, rng)
            assert components(imagined) == components(moment.state)
            assert GAME.outcome(finished(imagined, rng)) is not None


@setups
def test_to_imagine_twice_is_to_imagine_once(seats, roster):
    """R14.7: what a seat knows survives any number of draws."""
    rng = Random(6)
    for number, moment in enumerate(moments(seats, roster, 6)):
        if number % 7 == 0:
            seat = number % seats
            twice = GAME.imagine(GAME.imagine(moment.state, seat, rng), seat, rng)
            assert GAME.view(twice, seat) == GAME.view(moment.state, seat)


def test_knowledge_is_kept_by_name():
    """R14.6: the view names the same cards at the same places."""
    table = closing("AN DD DD", head="gdeck_next=M6,E1,N4").play("CIA ana N4 M6 E1")
    for state in redrawn(table, "CIA", 20):
        assert GAME.view(state, CIA)["groups"]["known"] == known(table, "groups", "CIA")
