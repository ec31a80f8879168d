"""Chapter 11: which places are fought over, by whom, in which order; the course of a duel."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def fights(board, *dice: int, **more) -> Table:
    usual = {"order": "ABC", "turn": "A", "until": 7, "discard": QUIET}
    return at(phase=7, board=board, dice=dice, **(usual | more))


def sides(table: Table) -> tuple[str, str]:
    duel = table.event("duel")
    return "ABC"[duel["attacker"]], "ABC"[duel["defender"]]


# ---- which combats ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", "AB")
def test_who_came_first_defends(first):
    """R11.1"""
    groups = {"A": "A:XIII", "B": "B:JON"}
    second = "B" if first == "A" else "A"
    table = fights({15: f"{groups[first]} {groups[second]}"}, 1, 1)
    assert sides(table) == (second, first)


def test_arrival_counts_without_interruption():
    """R11.1: who leaves and comes back is the last; who leaves somebody behind is not."""
    table = at(turn="A", order="ABC", board={15: "A:XIII,a1 B:JON"}, hands={"A": "SCO1"}, discard=QUIET, until=7)
    fork = table.forked().play("A: mv 15-13 XIII", "A: mv 13-15 XIII")
    assert fork.view("C")["board"][14] == [0, 1]
    table = at(turn="A", order="ABC", board={15: "A:XIII B:JON"}, hands={"A": "SCO1"}, discard=QUIET, until=7)
    table.play("A: mv 15-13 XIII inf=XIII", "A: mv 13-15 XIII")
    assert table.view("C")["board"][14] == [1, 0]


def test_a_seat_resolves_its_places_in_the_order_it_chooses():
    """R11.2: one after the other."""
    board = {15: "A:XIII B:a1", 17: "B:a2 A:JON", 21: "B:a3 C:a1"}
    table = fights(board, 6, 1)
    assert (table.phase, table.asked, table.legal()) == ("next_combat", "A", ["fight @15", "fight @17"])
    table.play("A: fight @17")
    # The other one follows at once: only one is left.
    duels = [event.data["place"] for event in table.last if event.kind == "duel"]
    assert duels[0] == 17
    assert table.event("fight")["place"] == 15


def test_seats_take_turns():
    """R11.2: those who have no place left are passed over."""
    board = {15: "C:XIII B:JON", 17: "A:AMO C:a1"}
    table = fights(board, 6, 1, order="BAC", turn="B")
    assert table.view("C")["turn"] == 1
    assert table.event("duel")["place"] == 15
    table = fights(board, order="CAB", turn="C")
    assert (table.phase, table.legal()) == ("next_combat", ["fight @15", "fight @17"])


def test_with_one_seat_on_a_place_there_is_no_combat():
    """R11.2: neutral units are no seat."""
    table = fights({7: "A:XIII", 15: "A:JON", 16: "B:a1"}, active="M01")
    assert table.phase == "paused"
    assert "fight" not in table.kinds


THREE = {15: "B:JON,c1 A:XIII C:AMO"}


def test_the_first_to_arrive_chooses_its_opponent():
    """R11.3: and defends against him."""
    table = fights(THREE)
    assert (table.phase, table.asked, table.legal()) == ("opponent", "B", ["vs A", "vs C"])
    table.dice(1, 1, 1).play("B: vs C")
    assert sides(table) == ("C", "B")


def test_the_survivor_of_a_duel_chooses_the_next():
    """R11.3"""
    table = fights({15: "B:FEL C:a1 A:XIII,JON"}, 5, 5, 1, 1)
    table.play("B: vs A")
    assert table.is_gone("FEL")
    # One opponent is left, who came before.
    assert sides(table) == ("A", "C")


def test_the_survivor_has_the_choice_of_three():
    """R11.3: not whoever is first among the rest."""
    table = fights({15: "B:FEL C:a1 D:a1 A:XIII,JON"}, 5, 5, 1, seats=4, order="ABCD").play("B: vs A")
    assert (table.phase, table.asked, table.legal()) == ("opponent", "A", ["vs C", "vs D"])


def test_if_neither_is_left_the_earliest_of_the_rest_chooses():
    """R11.3"""
    table = fights({15: "B:FEL A:JUD D:a1 C:a1 E:a1"}, 6, 6, seats=5, order="ABCDE").play("B: vs A")
    assert (table.phase, table.asked, table.legal()) == ("opponent", "D", ["vs C", "vs E"])


def test_a_place_is_resolved_until_one_seat_is_left():
    """R11.3"""
    table = fights({15: "B:FEL C:a1 A:XIII,JON"}, 5, 5, 1, 5, 5, 1).play("B: vs A")
    assert table.at(15) == {"XIII", "JON"}
    assert table.phase == "paused"


# ---- a duel ----------------------------------------------------------------------------------------------------------


def test_all_elements_of_both_seats_take_part():
    """R11.4: those with recoil and those stopped too; others on the place do not."""
    table = fights({15: "B:JON,c1 A:XIII,a1 C:AMO"}, recoil="XIII", stopped="A.a1").play("B: vs A")
    assert table.event("dice")["elements"] == ["XIII", "A.a1", "JON", "B.c1"]


def test_the_steps_of_a_duel():
    """R11.4: dodges, powers, cards, dice, wounds, retreats; the attacker first in each."""
    hands = {"A": "COM01,ESQ1", "B": "COM02,COM07"}
    table = fights({15: "B:PER,JON,a1 A:AMO,MCC,a1"}, *[1] * 6, hands=hands, discard="ACC*,ESP*,REN*,SOI*,SOU*")
    seen = []
    for answer in ("pass", "pass", "pass", "pass", "done", "done", "stay", "stay"):
        seen.append((table.phase, table.asked))
        table.play(f"{table.asked}: {answer}")
    assert seen == [(phase, seat) for phase in ("dodge", "power", "combat_cards", "retreat") for seat in "AB"]
    # Then the dice again, and no more cards or powers.
    assert "dice" in table.kinds


def test_the_defender_knows_the_cards_of_the_attacker():
    """R11.4 C2: they lie face up at once."""
    hands = {"A": "COM01,COM12", "B": "COM02"}
    table = fights({15: "B:JON A:XIII,a1"}, hands=hands).play("A: lay COM01>a1")
    assert "COM01" not in table.view("B")["where"]  # a draft
    table.play("A: lay COM12>XIII", "A: done")
    assert table.asked == "B"
    where = table.view("B")["where"]
    assert (where["COM01"], where["COM12"]) == ("on:A.a1", "on:XIII")


def test_one_card_for_each_element():
    """R11.4 C2"""
    table = fights({15: "B:JON A:XIII,a1"}, hands={"A": "COM01,COM07,COM12"})
    table.play("A: lay COM12>XIII")
    assert table.legal() == ["lay COM01>a1", "lay COM07>a1", "done"]
    table.play("A: lay COM07>a1")
    assert table.legal() == ["done"]


def test_plot_combat_cards_on_mission_places_only():
    """R11.4 C2, D29, R15.21: and only on characters."""
    hands = {"A": "CPC01,COM01"}
    table = fights({15: "B:JON A:XIII,a1"}, hands=hands)
    assert table.legal() == ["lay COM01>XIII", "lay COM01>a1", "done"]
    table = fights({15: "B:JON A:XIII,a1"}, hands=hands, active="M04")
    assert table.legal() == ["lay COM01>XIII", "lay COM01>a1", "lay CPC01>XIII", "done"]
    # A destination is a mission place too, even before the object has been won.
    table = fights({29: "B:JON A:XIII,a1"}, hands=hands, active="M15")
    assert "lay CPC01>XIII" in table.legal()
    # Cards are laid on one's own elements.
    table = fights({15: "A:JON B:XIII"}, hands={"A": "COM01"})
    assert (table.asked, table.legal()) == ("A", ["lay COM01>JON", "done"])


def test_no_change_of_cards_later():
    """R11.4 C2: they stay for all rounds of the duel."""
    hands = {"A": "COM12,COM01"}
    table = fights({15: "B:JON,a1 A:XIII"}, 1, 1, 1, hands=hands).play("A: cards COM01>XIII")
    table.dice(1, 1, 1).play("A: stay", "B: stay")
    assert table.phase == "retreat"
    assert table.where("COM01", "B") == "on:XIII"


def test_laid_cards_are_discarded_at_the_end():
    """R11.5, R15.20"""
    hands = {"A": "COM01,COM12", "B": "COM02"}
    table = fights({15: "B:a1 A:XIII"}, 6, 1, hands=hands).play("A: cards COM12>XIII", "B: cards COM02>a1")
    assert {"COM12", "COM02"} <= set(table.discard)
    assert table.hand("A") == {"COM01"}
    assert table.state.laid == ()


def test_laid_cards_go_when_their_element_dies_or_retreats():
    """R11.5"""
    hands = {"A": "COM01,COM07", "B": "COM02"}
    table = fights({15: "B:JON,c1 A:FEL,PRE"}, 1, 1, 1, 4, hands=hands)
    table.play("A: cards COM01>FEL,COM07>PRE", "B: cards COM02>c1")
    table.play("A: wound FEL")
    assert "COM01" in table.discard
    assert table.where("COM07", "B") == "on:PRE"
    table.play("A: retreat 13")
    assert {"COM07", "COM02"} <= set(table.discard)


def test_a_group_on_its_way_has_left_its_cards_behind():
    """R11.5: not only when the duel is over."""
    table = fights({15: "B:JON A:PRE", 13: "C:a1"}, 1, 1, hands={"A": "COM01,SCO1"}).play("A: cards COM01>PRE")
    table.play("A: retreat 13")
    assert (table.phase, table.where("COM01", "B")) == ("retreat_step", "discard:" + str(len(table.discard) - 1))


def test_the_next_duel_begins_with_new_cards():
    """R11.5"""
    hands = {"A": "COM01,COM07"}
    table = fights({15: "B:FEL C:a1 A:XIII,JON"}, 5, 5, 1, hands=hands).play("B: vs A", "A: cards COM07>XIII")
    assert (table.phase, table.asked) == ("combat_cards", "A")
    assert table.legal() == ["lay COM01>XIII", "lay COM01>JON", "done"]


def test_if_nobody_retreats_the_dice_come_again():
    """R11.4 C5: the attacker may go first; if he stays, the defender likewise."""
    table = fights({15: "B:JON A:XIII"}, 1, 1)
    assert (table.phase, table.asked) == ("retreat", "A")
    fork = table.forked().play("A: retreat 13")
    assert (fork.at(15), fork.at(13), fork.phase) == ({"JON"}, {"XIII"}, "paused")  # D30
    table.play("A: stay")
    assert (table.phase, table.asked) == ("retreat", "B")
    fork = table.forked().play("B: retreat 13")
    assert (fork.at(15), fork.at(13)) == ({"XIII"}, {"JON"})
    table.dice(1, 3).play("B: stay")
    assert table.wounds("XIII") == 1


def test_the_duel_ends_when_a_side_is_gone():
    """R11.5: also before the first dice."""
    hands = {"A": "ESQ1"}
    table = fights({15: "B:JON A:XIII"}, hands=hands, discard="ACC*,ESP*,REN*,SOI*,SOU*").play("A: ESQ1 XIII >13")
    assert "dice" not in table.kinds
    assert table.phase == "paused"


# ---- corrupted units, objects, stalemates ----------------------------------------------------------------------------


def test_surplus_after_the_combat():
    """R11.11: units above three are given up, back to the reserve of their origin."""
    table = fights({15: "B:a1 A:XIII,a1,a2,a3,B.c1,B.c2"}, 6, 1, 1, 1, 1, 1, 1)
    assert (table.phase, table.asked) == ("lose_unit", "A")
    assert table.legal() == ["lose a1", "lose a2", "lose a3", "lose B.c1", "lose B.c2"]
    table.play("A: lose B.c2")
    assert table.view("B")["where"]["B.c2"] == "0@15"  # a draft
    table.play("A: lose a1")
    assert table.at(15) == {"XIII", "A.a2", "A.a3", "B.c1"}
    assert "B.c2" in table.reserve("B")
    assert "A.a1" in table.reserve("A")


def test_a_carrier_that_is_given_up_leaves_its_object_to_the_others():
    """R11.11, R11.12, R13.11: surplus units go first, then objects are picked up."""
    missions = {"M15": {"winner": "B", "carrier": "B.c1"}}
    table = fights({15: "B:a1 A:XIII,a1,a2,a3,B.c1"}, 6, 1, 1, 1, 1, 1, active="M15", missions=missions)
    table.play("A: lose B.c1")
    assert table.legal() == ["carry XIII", "carry a1", "carry a2", "carry a3"]
    table.play("A: carry a3")
    assert table.where("object:M15") == "with:A.a3"


def test_a_corrupted_unit_stays_with_its_new_side():
    """R11.11, D35"""
    table = fights({15: "B:a1,c1 A:GIO"}, 4, 1, 5, 1).play("A: cor GIO>B.c1")
    assert table.at(15, "A") == {"GIO", "B.c1"}


def test_objects_go_to_the_only_seat_left():
    """R11.12: one after the other by mission number; an element may carry several."""
    missions = {"M15": {"winner": "B", "carrier": "B.a1"}, "M17": {"winner": "B", "carrier": "B.a1"}}
    table = fights({15: "B:a1 A:XIII,a1"}, 6, 1, 1, active="M17,M15", missions=missions)
    assert (table.phase, table.asked, table.legal()) == ("carrier", "A", ["carry XIII", "carry a1"])
    assert table.view("B")["about"]["mission"] == "M15"
    table.play("A: carry a1")
    assert table.view("B")["about"]["mission"] == "M17"
    table.play("A: carry a1")
    assert table.where("object:M15") == table.where("object:M17") == "with:A.a1"


def test_an_only_element_takes_the_object_without_being_asked():
    """R11.12, R3.5"""
    missions = {"M15": {"winner": "B", "carrier": "B.a1"}}
    table = fights({15: "B:a1 A:XIII"}, 6, 1, active="M15", missions=missions)
    assert table.where("object:M15") == "with:XIII"


def test_an_object_stays_where_nobody_is_left():
    """R11.12, R13.11"""
    missions = {"M15": {"winner": "B", "carrier": "B.a1"}}
    table = fights({15: "B:a1 A:FEL"}, 6, 6, active="M15", missions=missions)
    assert table.at(15) == set()
    assert table.where("object:M15") == "lies:15"


def test_after_twenty_quiet_rounds_the_attacker_must_retreat():
    """R11.13"""
    table = fights({15: "B:JON A:XIII"}, 1, 1)
    for _ in range(18):
        table.play("A: stay").dice(1, 1).play("B: stay")
        assert table.legal()[-1] == "stay"
    table.play("A: stay").dice(1, 1).play("B: stay")
    assert (table.phase, table.asked) == ("retreat", "A")
    assert table.legal() == ["retreat 13", "retreat 16", "retreat 17", "retreat 21"]
    assert "stalemate" in table.kinds


def test_a_wound_begins_the_count_anew():
    """R11.13: in a row."""
    table = fights({15: "B:JON A:XIII"}, 1, 1)
    for number in range(25):
        assert "stay" in table.legal()
        table.play("A: stay").dice(1, 3 if number == 10 else 1).play("B: stay")
    assert table.wounds("XIII") == 1


def test_if_the_attacker_cannot_the_defender_must():
    """R11.13, R12.3: four units find no room anywhere, so only the defender is asked."""
    table = fights({15: "B:JON A:a1,a2,a3,B.c1"}, *[1] * 5)
    for _ in range(19):
        assert (table.asked, table.legal()[-1]) == ("B", "stay")
        table.dice(*[1] * 5).play("B: stay")
    assert (table.asked, table.legal()) == ("B", ["retreat 13", "retreat 16", "retreat 17", "retreat 21"])
    table.play("B: retreat 13")
    assert table.place("JON") == 13


def test_if_neither_can_the_place_stays_contested():
    """R11.13, R11.2, D62: and it is not fought over again in the turn of another seat."""
    table = fights({12: "B:JON A:XIII"}, *[1] * 40, closed=[11, 17])
    assert table.kinds.count("stalemate") == 1
    assert table.kinds.count("fight") == 1
    assert table.at(12) == {"JON", "XIII"}
    assert table.phase == "paused"
