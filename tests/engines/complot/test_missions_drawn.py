"""Chapter 6: which missions are active, who chooses them, and the cards that bring or change one."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import at, opening

TOPS = ("M01,M06,M12", "M02,M07,M13")


@pytest.mark.parametrize(("seats", "missions"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_how_many_missions_are_active(seats, missions):
    """R6.1, R6.2: in round 1 the first seat of the order reveals them all, one after the other."""
    table = opening(seats)
    first = table.order[0]
    for number in range(missions):
        assert (table.phase, table.asked, len(table.active)) == ("pile", first, number)
        assert table.legal() == ["pile 1", "pile 2"]
        table.play(f"{first}: pile {1 + number % 2}")
    assert len(table.active) == missions
    assert table.phase != "pile"


def test_a_mission_is_revealed_from_the_top_of_the_pile():
    """R6.4, R6.5: and is public."""
    table = at(phase=2, active="M03", piles=TOPS, ip={"A": 0, "B": 1, "C": 1}, until=2)
    assert (table.phase, table.asked) == ("pile", "A")
    table.play("A: pile 2")
    assert table.active == ["M03", "M02"]
    assert table.pile(2)[0] == "M07"
    assert table.pile(1)[0] == "M01"
    told = {"kind": "mission", "by": 0, "mission": "M02", "pile": 2, "back": "plot"}
    assert table.event("mission") == told
    assert table.view("B")["backs"][1] == told["back"], "the type of the next card is seen by all"
    for reader in ("A", "B", None):
        assert table.where("M02", reader) == "active:17"


def test_its_neutral_units_stand_on_its_place_at_once():
    """R6.5: even if elements stand there."""
    table = at(phase=2, active="M03", piles=TOPS, board={17: "B:JON"}, ip={"B": 1, "C": 1}, until=2)
    assert "M02.a1" not in table.view("B")["where"]
    table.play("A: pile 2")
    where = table.view("B")["where"]
    assert [where[f"M02.{unit}"] for unit in ("a1", "a2", "a3", "c1")] == ["garrison:17"] * 4
    assert table.at(17) == {"JON"}


def test_the_lowest_score_chooses_first():
    """R6.3: the k-th lowest chooses the k-th; the seats that do not tie roll no dice."""
    table = at(phase=2, piles=TOPS, ip={"A": 5, "B": 3, "C": 1}, until=2)
    assert table.asked == "C"
    table.play("C: pile 1")
    assert table.asked == "B"
    assert "ranking" not in table.kinds
    table.play("B: pile 1")
    assert table.active == ["M01", "M06"]
    assert table.phase == "paused"


def test_ties_are_broken_by_dice_in_seat_order():
    """R6.3: the highest chooses first, equal dice are rolled again among the tied."""
    table = at(phase=2, order="CBA", piles=TOPS, dice=[5, 5, 6, 2, 4], until=2)
    faces = [event.data["faces"] for event in table.last if event.kind == "ranking"]
    assert faces == [[[0, 5], [1, 5], [2, 6]], [[0, 2], [1, 4]]]
    table.play("C: pile 1")
    assert table.asked == "B"
    table.play("B: pile 1")
    assert table.phase == "paused"


def test_dice_are_rolled_only_for_a_renewal_that_is_due():
    """R6.3"""
    table = at(phase=2, active="M03", piles=TOPS, ip={"A": 1, "B": 0, "C": 1}, until=2)
    assert (table.asked, "ranking" in table.kinds) == ("B", False)
    table = at(phase=2, active="M03,M04", piles=TOPS, until=2)
    assert (table.phase, "ranking" in table.kinds) == ("paused", False)
    table = at(phase=2, active="M03", piles=TOPS, ip={"B": 1}, dice=[3, 4], until=2)
    assert (table.asked, table.event("ranking")["faces"]) == ("C", [[0, 3], [2, 4]])
    # Of three who tie one chooses: the two others are not told apart.
    table = at(phase=2, active="M03", piles=TOPS, dice=[2, 6, 2, 1, 1], until=2)
    assert (table.asked, table.kinds.count("ranking")) == ("B", 1)


def test_the_ranking_is_made_once():
    """R6.3: all renewals of the round follow it; with five seats three are due."""
    table = at(
        seats=5, order="EDCBA", phase=2, piles=TOPS, ip={"A": 3, "B": 2, "C": 9, "D": 8, "E": 7}, hands={}, until=2
    )
    seats = []
    while table.phase == "pile":
        seats.append(table.asked)
        table.play(f"{table.asked}: pile 1")
    assert seats == ["B", "A", "E"]
    assert len(table.active) == 3


def test_one_pile_left_is_no_choice():
    """R6.4: with both empty nothing is revealed."""
    taken = ",".join(f"M{number:02}" for number in range(1, 19))
    table = at(phase=2, kept={"A": taken}, piles=("", "M20,M19"), ip={"A": 1, "B": 2, "C": 3}, until=2)
    assert (table.active, table.phase) == (["M20", "M19"], "paused")
    taken += ",M19"
    table = at(phase=2, kept={"A": taken}, piles=("", "M20"), ip={"A": 1, "B": 2, "C": 3}, until=2)
    assert (table.active, table.phase) == (["M20"], "paused")
    table = at(phase=2, kept={"A": taken + ",M20"}, until=2)
    assert (table.active, table.phase) == ([], "paused")


def test_new_mission():
    """R6.6, R15.8: one mission more, from a pile of the player's choice."""
    table = at(phase=2, active="M03,M04", piles=TOPS, hands={"B": "NMI1"}, discard="ACC*,ESP*,REN*,SOI*", until=2)
    assert (table.phase, table.window) == ("mission_cards", "B")
    assert table.legal() == ["NMI1 pile=1", "NMI1 pile=2", "pass"]
    table.play("B: NMI1 pile=2")
    assert table.active == ["M03", "M04", "M02"]
    assert table.discard[-1] == "NMI1"


def test_a_mission_too_many_delays_renewals():
    """R6.6: the number to reach is not raised."""
    assert at(phase=2, active="M03,M04,M05", piles=TOPS, until=2).phase == "paused"
    assert at(phase=2, active="M03,M04", piles=TOPS, until=2).phase == "paused"
    table = at(phase=2, active="M03", piles=TOPS, ip={"B": 1, "C": 1}, until=2)
    table.play("A: pile 1")
    assert table.phase == "paused"


def changing(**more):
    usual = {"active": "M15,M04", "piles": TOPS, "hands": {"B": "CMI1"}, "discard": "ACC*,ESP*,REN*,SOI*"}
    return at(phase=2, until=2, **(usual | more))


def test_mission_change():
    """R6.7, R15.9: the top card of a pile replaces an active mission, which then goes under a pile."""
    table = changing()
    assert (table.phase, table.window) == ("mission_cards", "B")
    assert len(table.legal()) == 2 * 2 * 2 + 1
    table.play("B: CMI1 out=M04 pile=1 under=1")
    assert table.active == ["M15", "M01"]
    assert table.pile(1)[0] == "M06"
    assert table.pile(1)[-1] == "M04"
    assert table.discard[-1] == "CMI1"
    for reader in ("A", None):
        assert [1, len(table.pile(1)) - 1, "M04"] in table.view(reader)["known_piles"]


def test_mission_change_ends_what_was_under_way():
    """R6.7: objects, holders and progress of the old mission vanish."""
    more = {"M15": {"winner": "A", "carrier": "A.c1"}}
    table = changing(board={28: "A:c1"}, missions=more)
    assert table.where("object:M15") == "with:A.c1"
    table.play("B: CMI1 out=M15 pile=1 under=2")
    assert "object:M15" not in table.view("A")["where"]
    assert table.active == ["M01", "M04"]
    assert table.mission("M01").winner == table.mission("M01").carrier == -1
    assert table.pile(2)[-1] == "M15"


def test_a_card_under_an_empty_pile_forms_it_anew():
    """R6.4, R6.7"""
    kept = ",".join(f"M{number:02}" for number in range(1, 20) if number not in (4, 15))
    table = changing(kept={"C": kept}, piles=("", "M20"))
    assert (table.pile(1), table.pile(2)) == ([], ["M20"])
    assert "CMI1 out=M04 pile=1 under=1" not in table.legal()
    table.play("B: CMI1 out=M04 pile=2 under=1")
    assert (table.pile(1), table.pile(2)) == (["M04"], [])
    assert table.active == ["M15", "M20"]


def test_mission_cards_need_a_pile():
    """R6.7, R6.6, R4.1: with both piles empty the window does not exist."""
    kept = ",".join(f"M{number:02}" for number in range(1, 21) if number not in (4, 15))
    table = changing(kept={"C": kept}, hands={"B": "CMI1,NMI1"}, piles=("", ""))
    assert table.phase == "paused"


def test_mission_cards_only_after_the_renewals():
    """R6.8"""
    hands = {"A": "NMI1", "B": "CMI1"}
    table = changing(active="M15", hands=hands, ip={"A": 0, "B": 1, "C": 1})
    assert (table.phase, table.legal()) == ("pile", ["pile 1", "pile 2"])
    table.play("A: pile 1")
    assert (table.phase, table.window) == ("mission_cards", "AB")
    for phase in (3, 5, 6, 8):
        table = at(phase=phase, turn="A", board={2: "A:XIII"}, hands=hands, until=phase)
        assert not [line for line in table.legal("A") if "NMI1" in line and "drop" not in line]


def test_mission_cards_until_all_pass_in_a_row():
    """R4.4, R6.8: whoever has played is asked again, and all others too."""
    hands = {"A": "COM01", "B": "NMI1,CMI1"}
    table = changing(order="BA" + "C", hands=hands)
    assert table.window == "BA"
    table.play("B: pass")
    assert (table.asked, table.legal()) == ("A", ["pass"])
    table = changing(order="ABC", hands=hands)
    table.play("A: pass", "B: NMI1 pile=1")
    assert (table.asked, table.window) == ("B", "BA")
    table.play("B: pass")
    assert table.asked == "A"
    table.play("A: pass")
    assert table.phase == "paused"
