"""Phases 1 to 5, and what stands before and behind the phases (R3 to R9, R13.16, R14.4)."""

from __future__ import annotations

import pytest

from engines.complot.phases.rounds import Stage
from engines.game import Event
from engines.stack import pushed, settled
from tests.engines.complot.table import at, opening

ANY = "ACC*,ESP*,REN*,SOI*"


# The start of a round, and its end.


def test_hospitals_heal_one_character_of_all_wounds():
    """R14.4"""
    board = {6: "A:XIII,JON B:AMO", 2: "C:MAN"}
    wounds = {"XIII": 2, "JON": 1, "AMO": 2, "MAN": 1}
    table = at(phase=0, round=1, board=board, wounds=wounds, until=0)
    assert (table.phase, table.asked, table.legal()) == ("hospital", "A", ["heal XIII", "heal JON"])
    table.play("A: heal XIII")
    assert [table.wounds(code) for code in ("XIII", "JON", "AMO", "MAN")] == [0, 1, 0, 1]


def test_the_end_of_a_round_clears_the_table():
    """R13.16, R8.2"""
    table = at(phase=9, round=2, board={2: "A:XIII", 3: "B:JON", 4: "C:AMO"}, recoil="XIII", used="XIII", closed=[9])
    state = table.state
    assert state.round == 3
    assert (state.recoil, state.used, state.closed) == (0, 0, 0)


@pytest.mark.parametrize("keeps", [False, True])
def test_unspent_autonomy(keeps):
    """R8.1, R8.2: at most six points are kept."""
    board = {2: "A:XIII", 3: "B:JON", 4: "C:AMO"}
    table = at(phase=9, round=2, board=board, ap={"A": 8, "B": 1}, keep_autonomy=keeps, active="M12,M14", seed=3)
    while table.state.stage < 5 or table.round == 2:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert table.event("autonomy")["points"] == ([12, 7, 12] if keeps else [6, 6, 6])


def test_an_alliance_is_a_truce_in_the_next_round_only():
    """R10.9, R13.16"""
    board = {17: "A:XIII B:JON"}
    table = at(phase=9, round=2, board=board, allied={17: "AB"})
    assert table.state.treaties == ((17, (0, 1)),)
    assert table.state.pacts == ()


# Phase 1.


def test_the_drawer_of_the_first_round_rolls_highest():
    """R5.1: ties are rolled again among the tied."""
    table = opening(3)
    drawer = next(event for event in table.last if event.kind == "drawer")
    assert drawer.data["faces"]
    table = at(phase=1, round=1, order="ABC", dice=[4, 6, 6, 2, 5], board={1: "A:XIII B:JON C:AMO"}, until=1)
    assert next(event.data["by"] for event in table.last if event.kind == "drawer") == 2


def test_the_last_seat_draws_in_later_rounds():
    """R5.1"""
    table = at(phase=1, round=2, order="BCA", until=1)
    assert next(event.data["by"] for event in table.last if event.kind == "drawer") == 0


# Phase 2.


def test_the_poorest_choose_missions_first():
    """R6.3"""
    table = at(phase=2, ip={"A": 3, "B": 1, "C": 2})
    assert (table.phase, table.asked) == ("pile", "B")
    table.play("B: pile 2")
    assert table.asked == "C"


def test_dice_break_ties_that_decide_something():
    """R6.3: in seat order, the highest chooses first, equal dice are rolled again."""
    table = at(phase=2, seats=4, ip={"A": 1, "B": 1, "C": 1, "D": 5}, dice=[3, 5, 5, 1, 2])
    assert table.asked == "C"
    table.play("C: pile 1")
    assert table.asked == "B"
    table = at(phase=2, ip={"A": 0, "B": 3, "C": 3}, active="M01", until=2)
    assert not any(event.kind == "ranking" for event in table.last)


def test_more_active_missions_than_needed_delay_renewals():
    """R6.6"""
    table = at(phase=2, active="M01,M02,M03", until=2)
    assert table.phase == "paused"


def test_mission_cards():
    """R6.6, R6.7, R6.8"""
    hands = {"A": "NMI1", "B": "CMI1", "C": "COM01"}
    table = at(phase=2, active="M01,M02", hands=hands, discard=ANY, piles=("M05", "M06"), until=2)
    assert (table.phase, table.window) == ("mission_cards", "ABC")
    table.play("A: NMI1 pile=1")
    assert table.active == ["M01", "M02", "M05"]
    assert table.asked == "B"
    table.play("B: CMI1 out=M01 pile=2 under=1")
    assert table.active == ["M06", "M02", "M05"]
    assert table.pile(1)[-1] == "M01"
    assert table.view("C")["known_piles"] == [[1, len(table.pile(1)) - 1, "M01"]]
    assert table.phase == "paused"


def test_an_empty_pile_leaves_no_choice():
    """R6.4"""
    table = at(phase=2, active="M01", until=2)
    zones = table.state.missions
    missions = zones._replace(cards=((), zones.cards[0] + zones.cards[1], *zones.cards[2:]))
    events: list[Event] = []
    state = settled(pushed(table.state._replace(missions=missions, active=()), Stage(2)), events)
    assert len(state.active) == 2


# Phase 3.


def test_a_hand_of_five_draws_nothing():
    """R7.2"""
    hands = {"A": "COM01,COM02,COM03,SCO1,SCO2,HEL1"}
    table = at(phase=3, turn="A", hands=hands, until=3)
    table.play("A: done")
    assert len(table.hand("A")) == 6


def test_equal_cards_are_offered_once():
    """R3.7"""
    table = at(phase=3, turn="A", hands={"A": "COM01,COM02,COM07,SCO1,SCO2"}, until=3)
    assert table.legal() == ["drop SCO1", "drop COM01", "drop COM07", "done"]
    table.play("A: drop COM01")
    assert table.legal() == ["drop SCO1", "drop COM02", "drop COM07", "done"]


def test_an_empty_deck_is_made_anew():
    """R7.4"""
    table = at(phase=3, turn="A", hands={"A": "SCO1"}, until=3)
    zones = table.state.actions
    cards = zones.cards
    emptied = zones._replace(cards=(cards[0][:1], cards[0][1:], *cards[2:])).shown(cards[0][1:])
    table.state = table.state._replace(actions=emptied)
    table.play("A: done")
    assert "reshuffled" in table.kinds
    assert len(table.hand("A")) == 5
    assert table.discard == []
    assert not any(table.view("B")["known_deck"])


# Phase 5.


def recruiting(*dice: int, hands: str = "", **more):
    board = more.pop("board", {2: "A:STA,a1"})
    return at(phase=5, turn="A", board=board, hands={"A": hands}, discard="SOU*", dice=dice, until=5, **more)


def test_the_skill_wins_units():
    """R9.1"""
    table = recruiting(3)
    assert (table.phase, table.legal()) == ("won_unit", ["put a @2", "decline"])
    table.play("A: put a @2")
    assert "A.a2" in table.at(2)
    table = recruiting(5)
    table.play("A: decline")
    assert table.phase == "recruit"
    assert recruiting(2).phase == "recruit"


def test_blue_places_and_cards_draw_characters():
    """R9.2, R9.3"""
    table = recruiting(6, hands="REC1,REC2", figure_deck="MAN,IRI,JES,MCC")
    assert table.legal() == ["blue 2", "REC1", "done"]
    table.play("A: recruit blue=2 cards=REC1")
    assert table.drawn == ["MAN", "IRI", "JES"]
    assert table.view("B")["drawn"] == {"count": 3, "cards": []}
    assert table.view("A")["drawn"] == {"count": 3, "cards": ["MAN", "IRI", "JES"]}


def test_kept_characters_and_exchanges():
    """R9.4, R9.5"""
    table = recruiting(1, hands="REC1,REC2", figure_deck="MAN,IRI,JES", board={2: "A:STA", 9: "A:JON,a1"})
    table.play("A: recruit blue=2 cards=REC1,REC2")
    table.play("A: hire MAN @9")
    assert not table.is_legal("A", "hire IRI @9")
    table.play("A: hire IRI @2 out=JON")
    assert table.at(2) == {"STA", "IRI"}
    assert table.figure_deck[-1] == "JON"
    assert table.view("B")["known_figures"] == [[len(table.figure_deck) - 1, "JON"]]
    table.play("A: done")
    assert table.figure_deck[-1] == "JES"
    assert table.view("A")["known_figures"][-1][1] == "JES"
    assert len(table.view("B")["known_figures"]) == 1


def test_purchases():
    """R9.6, R9.8"""
    table = at(phase=5, turn="A", board={9: "A:XIII,a1", 11: "A:c1,c2,c3"}, ap={"A": 3}, until=5)
    assert table.phase == "buy"
    assert table.legal() == ["buy a @9", "buy k @9", "buy d @9", "buy s @9", "done"]
    table.play("A: buy a @9")
    assert table.ap[0] == 2
    assert table.refusal("A: buy k @9") == ("too_expensive", "R9.6")
    assert table.refusal("A: buy a @11") == ("no_room", "R9.8")
    assert table.refusal("A: buy a @12") == ("nobody_there", "R9.8")
    assert table.refusal("A: buy c @9") == ("reserve_empty", "R9.6")


def test_units_take_the_place_of_others_where_all_is_full():
    """R9.9"""
    table = at(phase=5, turn="A", board={9: "A:XIII,a1,a2,a3"}, ap={"A": 3}, until=5)
    assert "buy k @9 out=a1" in table.legal()
    assert "buy k @9" not in table.legal()
    table.play("A: buy k @9 out=a2")
    assert table.at(9) == {"XIII", "A.a1", "A.a3", "A.k1"}
    assert "A.a2" in table.reserve("A")


def test_re_entry():
    """R9.10: any place without elements that is no mission place; then the usual rules hold."""
    table = at(phase=5, turn="A", board={9: "B:XIII"}, ap={"A": 3}, active="M15,M12", until=5)
    places = {int(text.split("@")[1]) for text in table.legal() if text.startswith("buy a")}
    assert places == set(range(1, 34)) - {9, 33, 29, 20}
    table.play("A: buy a @30")
    assert {text for text in table.legal() if text.startswith("buy")} == {"buy a @30", "buy c @30"}
