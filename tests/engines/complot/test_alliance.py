"""R15.18: Alliances, in phase 7, on objective places."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*"


def contested(board, active: str, *dice: int, **more) -> Table:
    usual = {"order": "ABC", "turn": "A", "discard": QUIET, "hands": {"A": "SCO1", "B": "ALL1"}}
    return at(phase=7, board=board, active=active, dice=dice, **(usual | more))


def allied(board, active: str, *dice: int, **more) -> Table:
    table = contested(board, active, *dice, **more)
    if table.asked == "A":
        table.play("A: pass")
    return table.play("B: ALL1")


def test_on_a_contested_objective_place_only():
    """R15.18: the place of a mission, or the destination once the object has been won."""
    both = "A:XIII B:JON"
    assert contested({17: both}, "M02", until=7).phase == "alliance"
    assert contested({16: both}, "M02", 1, 1, until=7).phase != "alliance"
    missions = {"M15": {"winner": "A", "lies": 33}}
    assert contested({29: both}, "M15", 1, 1, until=7).phase != "alliance"
    assert contested({33: both}, "M15", 1, 1, until=7).phase == "alliance"
    assert contested({29: both}, "M15", 1, 1, until=7, missions=missions).phase == "alliance"
    assert contested({33: both}, "M15", 1, 1, until=7, missions=missions).phase != "alliance"


def test_seats_that_are_not_there_are_not_asked():
    """R15.18"""
    table = contested({17: "A:XIII B:JON", 2: "C:AMO"}, "M02", hands={"A": "COM01", "C": "ALL2"})
    assert table.window == "A"


def test_no_duel_takes_place():
    """R15.18: once per place and round; the place is resolved (R11.2)."""
    table = allied({17: "A:XIII B:JON"}, "M02", hands={"A": "SCO1", "B": "ALL1,ALL2"}, until=7)
    assert table.phase == "paused"
    assert "duel" not in table.kinds
    assert table.at(17) == {"XIII", "JON"}
    assert table.discard[-1] == "ALL1"
    assert table.view("C")["pacts"] == [[17, [0, 1]]]
    assert table.event("alliance") == {
        "kind": "alliance", "by": 1, "place": 17, "mission": "M02", "performer": 0, "partner": 1,
    }  # fmt: skip


def test_alliances_on_two_places():
    """R15.18, R10.9: the seats of each are remembered."""
    board = {17: "A:XIII B:JON", 8: "B:PRE A:KIM"}
    table = contested(board, "M02,M06", hands={"A": "SCO1", "B": "ALL1,ALL2"}, until=7)
    table.play("A: fight @8", "A: pass", "B: ALL1", "A: pass", "B: ALL2")
    assert table.phase == "paused"
    assert table.view("C")["pacts"] == [[8, [1, 0]], [17, [0, 1]]]


def test_without_an_alliance_they_fight():
    """R15.18"""
    table = contested({17: "A:XIII B:JON"}, "M02", until=7).play("A: pass", "B: pass")
    assert "duel" in table.kinds


def test_the_first_to_have_arrived_performs():
    """R15.18: if it is able to."""
    table = allied({17: "B:JON A:XIII"}, "M02", until=7)
    assert (table.mission("M02").performer, table.mission("M02").ally) == (1, 0)
    # A plot needs a character.
    table = allied({8: "A:a1 B:JON"}, "M06", until=7)
    assert (table.mission("M06").performer, table.mission("M06").ally) == (1, 0)
    # Recoil keeps from it.
    table = allied({17: "A:XIII B:JON"}, "M02", until=7, recoil="XIII")
    assert table.mission("M02").performer == 1


def test_who_can_deliver_performs():
    """R15.18: the carrier's seat, whoever came first."""
    missions = {"M15": {"winner": "A", "carrier": "B.a1"}}
    table = allied({29: "A:XIII B:a1"}, "M15", missions=missions, until=7)
    assert table.mission("M15").performer == 1


def test_who_holds_the_place_performs():
    """R15.18, R13.2"""
    missions = {"M12": {"holder": "B", "since": 1, "is_beaten": True}}
    table = allied({20: "A:XIII B:a1"}, "M12", missions=missions, until=7)
    assert table.mission("M12").performer == 1


def test_if_none_is_able_there_is_only_peace():
    """R15.18"""
    table = allied({8: "A:a1 B:c1"}, "M06", until=8)
    assert table.event("alliance")["performer"] is None
    assert (table.mission("M06").performer, table.mission("M06").ally) == (-1, -1)
    assert "duel" not in table.kinds
    assert table.legal() == ["end"]


def test_the_performer_who_plays_it_names_another_seat():
    """R15.18, D53: with whom it shares."""
    board = {17: "A:XIII B:JON C:AMO"}
    table = contested(board, "M02", hands={"A": "ALL1", "B": "COM01", "C": "COM02"}, until=7)
    assert table.legal() == ["ALL1 with=B", "ALL1 with=C", "pass"]
    table.play("A: ALL1 with=C")
    assert (table.mission("M02").performer, table.mission("M02").ally) == (0, 2)
    table = contested({17: "A:XIII B:JON"}, "M02", hands={"A": "ALL1"}, until=7)
    assert table.legal() == ["ALL1", "pass"]
    table.play("A: ALL1")
    assert table.mission("M02").ally == 1


def test_a_partner_among_three():
    """R15.18: the player of the card; the third has nothing but the peace."""
    board = {17: "C:AMO A:XIII B:JON"}
    table = allied(board, "M02", until=7)
    assert (table.mission("M02").performer, table.mission("M02").ally) == (2, 1)
    assert table.view("C")["pacts"] == [[17, [2, 0, 1]]]


def test_the_performer_must_and_nobody_else_may():
    """R15.18, R13.3"""
    table = allied({8: "A:XIII B:JON"}, "M06", order="BAC", turn="B", hands={"B": "ALL1,SCO1", "A": "SCO2"})
    assert (table.phase, table.asked, table.legal()) == ("attempt", "B", ["end"])
    table.play("B: end")
    assert (table.asked, table.legal()) == ("A", ["try M06 by=XIII"])
    assert table.refusal("A: end") == ("alliance_owed", "R15.18")


def solved_plot(*dice: int, **more) -> Table:
    board = {4: "A:XIII B:JON"}
    return allied(board, "M07", *dice, until=8, **more).play("A: try M07 by=XIII")


def test_half_each_rounded_down():
    """R15.18: the performer keeps the card."""
    table = solved_plot(6)
    assert table.ip == (2, 2, 0)
    assert (table.kept("A"), table.kept("B")) == ({"M07"}, set())
    assert table.event("success")["shares"] == [[0, 2], [1, 2]]


def test_a_part_of_a_delivery_is_shared_when_it_is_delivered():
    """R15.18: performer and partner share that part's half."""
    table = allied({9: "A:XIII B:JON"}, "M18", 6, until=8).play("A: try M18 by=XIII")
    assert table.ip == (0, 0, 0)
    assert (table.mission("M18").winner, table.mission("M18").partner) == (0, 1)
    assert (table.mission("M18").performer, table.mission("M18").ally) == (-1, -1)  # the destination is another place
    missions = {"M18": {"winner": "A", "partner": "B", "carrier": "C.a1"}}
    table = at(phase=8, turn="C", board={11: "C:a1"}, active="M18", missions=missions, until=8).play("C: deliver M18")
    assert table.ip == (1, 1, 3)
    missions = {"M18": {"winner": "A", "partner": "B", "carrier": "A.a1"}}
    table = at(phase=8, turn="A", board={11: "A:a1"}, active="M18", missions=missions, until=8).play("A: deliver M18")
    assert table.ip == (4, 1, 0)


def test_an_alliance_over_the_delivery():
    """R15.18, R13.12: the second part only."""
    missions = {"M18": {"winner": "C", "carrier": "A.a1"}}
    table = allied({11: "A:a1 B:JON"}, "M18", missions=missions, until=8)
    assert (table.asked, table.legal()) == ("A", ["deliver M18"])
    table.play("A: deliver M18")
    assert table.ip == (1, 1, 3)


def test_both_parts_under_alliances():
    """R15.18"""
    missions = {"M15": {"winner": "A", "partner": "C", "carrier": "A.a1"}}
    table = allied({29: "A:a1 B:JON"}, "M15", missions=missions, until=8).play("A: deliver M15")
    assert table.ip == (4, 2, 2)


def test_seizing_gives_the_partner_nothing_yet():
    """R15.18, R13.9: nor later, for it is not solved in this phase 8."""
    table = allied({20: "A:a1 B:JON"}, "M12", until=8).play("A: try M12")
    assert (table.mission("M12").holder, table.ip) == (0, (0, 0, 0))


def test_a_hold_is_completed_under_an_alliance():
    """R13.2, R15.18: automatically, and the points are shared."""
    missions = {"M12": {"holder": "A", "since": 1, "is_beaten": True}}
    table = allied({20: "A:a1 B:JON"}, "M12", missions=missions, until=8)
    assert table.ip == (2, 2, 0)
    assert table.kept("A") == {"M12"}


def test_after_a_failure_all_retreat():
    """R15.18, R13.14: the others in arrival order."""
    board = {3: "C:AMO A:IRI,a1 B:JON"}
    table = allied(board, "M09", 1, 1, until=8, recoil="AMO")
    table.play("A: try M09 by=IRI")
    seats = []
    while table.phase == "retreat":
        seats.append(table.asked)
        place = {"A": 1, "B": 4, "C": 24}[table.asked]
        table.play(f"{table.asked}: retreat {place}")
    assert seats == ["A", "C", "B"]
    assert (table.at(1), table.at(24), table.at(4)) == ({"IRI", "A.a1"}, {"AMO"}, {"JON"})
    assert table.view("B")["recoil"] == ["JON", "AMO", "IRI", "A.a1"]


def test_without_an_alliance_only_the_seat_itself_retreats():
    """R13.14"""
    table = at(phase=8, turn="A", board={3: "A:IRI", 4: "B:JON"}, active="M09", dice=[1, 1], until=8)
    table.play("A: try M09 by=IRI", "A: retreat 24")
    assert table.at(4) == {"JON"}


@pytest.mark.parametrize(("seats", "operator"), [(3, "C"), (2, "B")])
def test_the_partner_does_not_play_the_neutral_units(seats, operator):
    """R13.5, D63: unless there is no other seat."""
    table = allied({31: "A:XIII B:JON"}, "M05", 3, 2, 2, 2, 2, seats=seats, order="ABC"[:seats], until=8)
    table.play("A: try M05", "A: done")
    assert (table.phase, table.asked) == ("wounds", operator)


def test_only_the_performer_fights():
    """R13.4, R15.18: the elements of the partner take no part."""
    table = allied({31: "A:XIII B:JON"}, "M05", 1, 2, 2, 2, 2, until=8).play("A: try M05", "A: done")
    assert table.event("dice")["elements"] == ["XIII", "N.a1", "N.a2", "N.c1", "N.s1"]


def test_the_truce_of_the_next_round():
    """R15.18, R10.9: for all seats present then."""
    table = allied({4: "A:XIII B:JON"}, "M07", 6).play("A: try M07 by=XIII")
    while table.round == 2:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert table.view("C")["treaties"] == [[4, [0, 1]]]
    assert table.view("C")["pacts"] == []
    while table.view(None)["stage"] < 6:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert set(table.view("C")["truce"]) == {"XIII", "JON"}
    while table.view(None)["stage"] == 6:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    # They have stayed, and fight: that the place was resolved in the last round counts no more (R11.2).
    assert table.event("duel")["place"] == 4


def test_performers_are_for_one_round():
    """R15.18, R13.16"""
    table = allied({20: "A:a1 B:JON"}, "M12").play("A: try M12")
    while table.round == 2:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert (table.mission("M12").performer, table.mission("M12").ally, table.mission("M12").tried) == (-1, -1, 0)


def test_nobody_steps_in_for_the_performer():
    """R15.18, R13.7: not even on a place that has been seized with nobody left to hold it."""
    table = allied({30: "A:c1,c2 B:JON"}, "M13", 4, 4, 5, 5, until=8, hands={"A": "SCO1", "B": "ALL1,SCO2"})
    table.play("A: try M13", "A: done", "A: end")
    assert (table.mission("M13").holder, table.at(30)) == (-1, {"JON"})
    assert (table.phase, table.asked, table.legal()) == ("attempt", "B", ["end"])


def test_an_object_lies_where_two_seats_are_at_peace():
    """R11.12: it goes to the only seat left, and here are two."""
    missions = {"M15": {"winner": "C", "lies": 17, "is_beaten": True}}
    table = allied({17: "A:XIII B:JON"}, "M02,M15", missions=missions, until=7)
    assert (table.phase, table.where("object:M15", "C")) == ("paused", "lies:17")
