"""Phase 7: places, duels, powers, cards, wounds, retreats (R11, R12, R15.18, R15.19, R16)."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def test_the_first_to_come_chooses_and_the_survivor_goes_on():
    """R11.3"""
    board = {2: "A:XIII,c1,c2 B:a1 C:a1"}
    table = at(phase=7, turn="A", board=board, dice=[1, 6, 1, 1, 1, 6, 1, 1], until=7)
    assert (table.phase, table.asked, table.legal()) == ("opponent", "A", ["vs B", "vs C"])
    table.play("A: vs C")
    duels = [event.data for event in table.last if event.kind == "duel"]
    assert [(duel["attacker"], duel["defender"]) for duel in duels] == [(2, 0), (1, 0)]
    assert table.at(2) == {"XIII", "A.c1", "A.c2"}


def test_places_are_fought_over_in_the_order_of_the_seat():
    """R11.2"""
    board = {2: "A:XIII B:a1", 11: "A:JON B:a2"}
    table = at(phase=7, turn="A", board=board)
    assert (table.phase, table.legal()) == ("next_combat", ["fight @2", "fight @11"])


def test_the_attacker_lays_first_and_plot_cards_need_a_mission_place():
    """R11.4 C2"""
    hands = {"A": "COM01,CPC01", "B": "COM02"}
    table = at(phase=7, turn="A", board={2: "A:XIII,a1 B:JON"}, hands=hands, discard=QUIET)
    assert (table.phase, table.asked) == ("combat_cards", "B")
    table.play("B: done")
    assert table.legal() == ["lay COM01>XIII", "lay COM01>a1", "done"]
    table = at(phase=7, turn="A", board={17: "A:XIII,a1 B:JON"}, hands=hands, discard=QUIET, active="M02")
    table.play("B: done")
    assert table.is_legal("A", "lay CPC01>XIII")
    assert not table.is_legal("A", "lay CPC01>a1")
    table.play("A: lay CPC01>XIII")
    assert table.half_made == "A"
    assert table.legal() == ["lay COM01>a1", "done"]


def test_a_card_adds_to_the_die_and_is_discarded_with_its_element():
    """R11.5, R11.6"""
    hands = {"A": "COM01"}
    table = at(phase=7, turn="A", board={2: "A:XIII B:a1"}, hands=hands, discard=QUIET, dice=[5, 2], until=7)
    table.play("A: cards COM01>XIII")
    assert table.at(2) == {"XIII"}
    assert table.wounds("XIII") == 1
    assert table.discard[-1] == "COM01"


def test_dice_of_both_sides_count_even_if_their_authors_die():
    """R11.9"""
    table = at(phase=7, turn="A", board={2: "A:a1 B:a1"}, dice=[5, 5], until=7)
    assert table.at(2) == set()


def test_the_saboteur_punishes_ones():
    """R11.7: the face alone counts, once however many saboteurs there are."""
    table = at(phase=7, turn="A", board={2: "A:XIII B:s1"}, dice=[1, 1], until=7)
    assert table.wounds("XIII") == 1


def test_elimination_scores_for_the_other_seat():
    """R11.10"""
    table = at(phase=7, turn="A", board={2: "A:XIII B:FEL"}, dice=[1, 3], until=7)
    assert table.ip[:2] == (1, 0)


@pytest.mark.parametrize("closed", [[], [11, 14, 23]])
def test_a_retreat_needs_somewhere_to_go(closed):
    """R12.2, R12.5"""
    board = {2: "A:XIII B:JON", 1: "C:a1"}
    table = at(phase=7, turn="A", board=board, dice=[1, 1], closed=closed)
    assert (table.phase, table.asked) == ("retreat", "B")
    expected = ["retreat 1", "retreat 11", "retreat 14", "retreat 23", "stay"]
    assert table.legal() == (expected if not closed else ["retreat 1", "stay"])


def test_the_defender_may_retreat_if_the_attacker_stays():
    """R11.4 C5"""
    table = at(phase=7, turn="A", board={2: "A:XIII B:JON"}, dice=[1, 1], until=7)
    table.play("B: stay")
    assert (table.phase, table.asked) == ("retreat", "A")
    table.play("A: retreat 1")
    assert table.place("XIII") == 1
    assert table.has_recoil("XIII")
    assert not table.has_recoil("JON")


def test_after_twenty_quiet_rounds_the_attacker_must_retreat():
    """R11.13"""
    table = at(phase=7, turn="A", board={2: "A:XIII B:JON"}, dice=[1] * 40)
    for _ in range(19):
        table.play("B: stay", "A: stay")
    assert (table.phase, table.asked) == ("retreat", "B")
    assert "stay" not in table.legal()


def test_a_dodge_goes_without_wounds():
    """R15.19: one character and any of the units; the others stay and fight."""
    board = {15: "A:JON,a1,a2 B:XIII", 17: "B:a1"}
    table = at(phase=7, turn="A", board=board, hands={"A": "ESQ1"}, discard="ACC*,ESP*,REN*,SOI*,SOU*", until=7)
    assert (table.phase, table.asked, table.window) == ("dodge", "A", "A")
    table.play("A: ESQ1 JON,a1 >17")
    assert table.phase == "retreat_step"
    table.play("A: retreat 12")
    assert table.at(12) == {"JON", "A.a1"}
    assert table.has_recoil("JON")
    assert table.wounds("JON") == 0
    assert table.at(15) >= {"XIII"}


def test_a_group_that_dodges_has_one_character():
    board = {15: "A:JON,FEL,a1 B:XIII"}
    table = at(phase=7, turn="A", board=board, hands={"A": "ESQ1"}, discard="ACC*,ESP*,REN*,SOI*,SOU*")
    assert table.legal() == ["+JON", "+FEL", "+a1", "pass"]
    table.play("A: +a1")
    assert table.legal() == ["+JON", "+FEL"]
    table.play("A: +FEL")
    assert all(text.startswith(">") for text in table.legal())


def test_a_turncoat_costs_a_character_if_there_are_three():
    """R16.6"""
    board = {15: "A:AMO B:FEL,a1", 2: "A:XIII,JON"}
    table = at(phase=7, turn="A", board=board, dice=[6, 1, 1, 1, 1])
    table.play("A: cap AMO>FEL")
    assert table.legal() == ["turn out=XIII", "turn out=JON", "turn out=AMO", "ransom"]
    table.play("A: turn out=JON")
    assert table.owner("FEL") == "A"
    assert table.figure_deck[-1] == "JON"
    assert table.place("JON") == 0


def test_the_attacker_uses_powers_first_and_each_once():
    """R11.4 C1"""
    board = {15: "A:AMO,a1 B:GIO,a1"}
    table = at(phase=7, turn="A", board=board, dice=[3])
    assert (table.phase, table.asked) == ("power", "B")
    table.play("B: cor GIO>A.a1")
    assert (table.phase, table.asked) == ("power", "A")
    assert table.legal() == ["cap AMO>GIO", "pass"]


def test_an_object_goes_to_whoever_is_left():
    """R11.12"""
    missions = {"M15": {"winner": "A", "carrier": "A.c1"}}
    board = {31: "A:c1 B:XIII,a1"}
    table = at(phase=7, turn="A", board=board, active="M15", missions=missions, dice=[6, 1, 1], until=7)
    assert (table.phase, table.legal("B")) == ("carrier", ["carry XIII", "carry a1"])


def test_alliance_with_a_partner_of_ones_choice():
    """R15.18: who would perform the mission himself shares it with another seat present."""
    board = {17: "A:XIII B:JON C:AMO"}
    table = at(phase=7, turn="A", board=board, active="M02", hands={"A": "ALL1", "C": "ALL2"})
    assert table.legal("A") == ["ALL1 with=B", "ALL1 with=C", "pass"]
    fork = table.forked().play("A: ALL1 with=C")
    assert (fork.mission("M02").performer, fork.mission("M02").ally) == (0, 2)
    table.play("A: pass")
    assert table.legal("C") == ["ALL2", "pass"]


def test_an_alliance_for_a_mission_that_nobody_can_do_is_peace():
    """R15.18: a plot needs a character."""
    board = {8: "A:a1 B:a1"}
    table = at(phase=7, turn="A", board=board, active="M06", hands={"B": "ALL1"}, until=8)
    table.play("B: ALL1")
    assert "duel" not in table.kinds
    assert table.mission("M06").performer == -1
    assert table.state.pacts == ((8, (0, 1)),)


@pytest.mark.parametrize(("ally", "operator"), [("B", "C"), ("C", "B")])
def test_the_neutral_operator_is_not_the_partner(ally, operator):
    """R13.5"""
    allied = {"M03": {"performer": "A", "ally": ally}}
    dice = [1, 1, 1, 1, 1, 5, 5]  # the assassin, last but one in canonical order, hits
    board = {26: "A:XIII,a1,a2 B:JON C:AMO"}
    table = at(phase=8, turn="A", board=board, active="M03", missions=allied, dice=dice, until=8)
    assert (table.phase, table.asked) == ("assassin_target", operator)
