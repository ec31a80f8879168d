"""Who is asked in windows, and what others learn (R4, R15.1 to R15.6, section 18)."""

from __future__ import annotations

from tests.engines.complot.table import at

BOARD = {2: "A:XIII", 11: "B:JON", 18: "C:AMO"}


def test_everybody_who_could_answer_is_asked():
    """R4.1: whatever they hold, in order, once around."""
    table = at(phase=4, order="CAB", board=BOARD, hands={"A": "COM01", "C": "HEL1"})
    assert (table.phase, table.window, table.asked) == ("anytime", "CA", "C")
    assert table.legal() == ["pass"]


def test_nobody_is_asked_where_all_copies_lie_face_up():
    """R4.1 (a), (b)"""
    table = at(phase=4, board=BOARD, hands={"A": "COM01"}, discard="REN*", until=4)
    assert table.phase == "paused"  # nobody has points, cards to be spied on, or wounds
    table = at(phase=4, board=BOARD, hands={"A": "COM01"}, discard="REN*", wounds={"XIII": 1}, until=4)
    assert table.window == "A"


def test_a_seat_that_has_played_is_asked_again():
    """R4.1"""
    hands = {"A": "SOI1,SOI2,COM01", "B": "COM02"}
    table = at(phase=4, board=BOARD, hands=hands, wounds={"XIII": 2}, until=4)
    table.play("A: SOI1 XIII")
    assert (table.wounds("XIII"), table.asked) == (1, "A")
    table.play("A: pass")
    assert table.asked == "B"


def test_the_last_call_goes_on_until_all_pass_in_a_row():
    """R4.4"""
    hands = {"A": "ACC1,COM01", "B": "ACC2,COM02"}
    table = at(phase=9, round=5, board=BOARD, hands=hands, discard="INN*", ip={"A": 4, "B": 4})
    assert table.phase == "last_call"
    table.play("A: pass", "B: ACC2 A")
    assert table.ip[0] == 1
    table.play("B: pass", "A: ACC1 B", "A: pass", "B: pass")
    assert table.outcome is not None


def test_accusation():
    """R15.1: three points at most, from a seat that has some."""
    table = at(phase=6, turn="A", board=BOARD, hands={"A": "ACC1"}, ip={"B": 2})
    assert "ACC1 B" in table.legal()
    assert "ACC1 C" not in table.legal()
    assert table.refusal("A: ACC1 C") == ("no_points", "R15.1")
    table.play("A: ACC1 B")
    assert table.ip[1] == 0


def test_intelligence_is_for_one_pair_of_eyes():
    """R15.4"""
    table = at(phase=6, turn="A", board=BOARD, hands={"A": "REN1,COM01"}, piles=("M05", "M06"))
    table.play("A: REN1")
    assert table.view("A")["known_piles"] == [[1, 0, "M05"], [2, 0, "M06"]]
    assert table.view("B")["known_piles"] == []
    assert table.last[-1].seen_by(1)["missions"] is None
    assert table.last[-1].final


def test_backs_are_seen_by_all():
    """R2.4"""
    table = at(phase=6, turn="A", board=BOARD, piles=("M05", "M06"))
    assert table.view()["backs"] == ["combat", "plot"]


def test_a_spy_takes_an_only_card():
    """R15.2"""
    table = at(phase=6, turn="A", board=BOARD, hands={"A": "ESP1", "B": "COM01"}, discard="INN*")
    table.play("A: ESP1 B")
    assert table.hand("A") == {"COM01"}
    assert table.hand("B") == set()


def test_what_a_spy_has_seen_is_known_as_long_as_it_stays():
    """Section 18"""
    hands = {"A": "ESP1,SCO1", "B": "COM01,COM07,HEL1", "C": "SCO2"}
    table = at(phase=6, turn="A", board=BOARD, hands=hands, discard="INN*").draws(["COM07", "HEL1"])
    table.play("A: ESP1 B")
    assert table.view("B")["shown"]["cards"] == ["COM07", "HEL1"]
    table.play("A: keep COM07")
    assert table.view("A")["known_hands"] == [[1, "HEL1"]]
    assert table.view("B")["known_hands"] == [[0, "COM07"]]
    assert table.view("C")["known_hands"] == []


def test_first_aid_outside_of_combat_is_for_characters():
    """R14.2"""
    table = at(phase=6, turn="A", board=BOARD, hands={"A": "SOI1"}, wounds={"XIII": 1})
    table.play("A: SOI1 XIII")
    assert table.wounds("XIII") == 0


def test_no_cards_while_a_choice_is_half_made():
    """R4.5"""
    table = at(phase=3, turn="A", hands={"A": "REN1,COM01,SCO1"})
    assert "REN1" in table.legal()
    table.play("A: drop COM01")
    assert "REN1" not in table.legal()
