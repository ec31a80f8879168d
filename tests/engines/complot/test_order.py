"""Chapter 3, how a round goes and who is asked, and chapter 5, the order of play."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engines.complot.table import at, opening


def test_eight_phases_once_a_round():
    """R3.1"""
    table = opening(3, seed=3)
    seen = list(table.last)
    while table.round == 1:
        table.play(f"{table.asked}: {table.legal()[-1]}")
        seen += table.last
    told = [event.data["phase"] for event in seen if event.kind == "phase"]
    assert told[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 1]
    kinds = [event.kind for event in seen]
    assert kinds.count("round_over") == 1
    assert kinds.index("round_over") < len(kinds) - 1 - kinds[::-1].index("round")


def test_movement_of_all_comes_before_combat():
    """R3.1: each phase is played by all seats in order before the next one."""
    table = at(order="CBA", phase=6, board={2: "A:XIII", 4: "B:JON", 6: "C:AMO"}, ap={"A": 6}, until=6)
    turns = []
    while table.phase == "move":
        turns.append(table.asked)
        table.play(f"{table.asked}: end")
    assert table.phase == "paused"
    assert turns == ["C", "B", "A"]


def test_one_seat_is_asked_at_a_time():
    """R3.2: and nobody else may act."""
    table = at(turn="A", board={2: "A:XIII", 4: "B:JON"}, hands={"B": "HEL1"})
    assert table.asked == "A"
    assert table.legal("B") == []
    assert table.refusal("B: HEL1")[0] == "not_your_turn"


def test_the_same_seed_tells_the_same_story():
    """R3.3"""
    assert opening(4, seed=9).state == opening(4, seed=9).state
    assert opening(4, seed=9).deck != opening(4, seed=8).deck


def test_dice_in_canonical_order():
    """R3.3: characters as in the box, then units by type, origin and number; an artificer takes two in a row."""
    board = {15: "B:FEL,s1,d1,k1,c1,a2,a1,JON A:a3,MAN,A.d1,AMO"}
    table = at(phase=7, turn="A", board=board, dice=[1] * 14, until=7)
    while "dice" not in table.kinds:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    dice = table.event("dice")
    assert dice["what"] == "duel"
    assert dice["elements"] == [
        "AMO", "MAN", "A.a3", "A.d1", "A.d1",
        "JON", "FEL", "B.a1", "B.a2", "B.c1", "B.k1", "B.d1", "B.d1", "B.s1",
    ]  # fmt: skip


def test_a_seat_without_elements_plays_on():
    """R3.4: it gets cards and autonomy points, and may buy."""
    table = at(phase=3, board={2: "A:XIII"}, until=5)
    assert len(table.hand("B")) == 5
    table = at(phase=4, board={2: "A:XIII"}, until=5, ap={"B": 0})
    while table.asked != "B":
        table.play(f"{table.asked}: done")
    assert table.ap[1] == 6
    assert table.phase == "buy"
    assert len(table.legal()) > 50


HELD = "COM01"


@pytest.mark.parametrize(
    ("phase", "question", "more"),
    [
        (3, "discard", {}),
        (5, "recruit", {"ap": {"A": 0, "B": 0, "C": 0}}),
        (6, "move", {"ap": {"A": 0}}),
        (8, "attempt", {}),
    ],
)
def test_with_cards_in_hand_a_seat_is_always_asked(phase, question, more):
    """R3.5: even if it has one answer only; with an empty hand it is not."""
    board = {2: "A:a1"}
    table = at(phase=phase, turn="A", board=board, hands={"A": HELD}, until=phase, **more)
    assert (table.phase, table.asked) == (question, "A")
    table = at(phase=phase, turn="A", board=board, until=phase, **more)
    assert table.phase == "paused"


def test_with_cards_in_hand_a_seat_is_asked_at_buy_and_at_combat_cards():
    """R3.5"""
    table = at(phase=5, turn="A", board={2: "A:XIII"}, ap={"A": 0}, hands={"A": "SCO1"}, until=5)
    table.play("A: done")
    assert (table.phase, table.legal()) == ("buy", ["done"])
    table = at(phase=7, turn="A", board={15: "B:JON A:XIII"}, hands={"A": "SCO1"}, discard="ESQ*,ACC*,ESP*,REN*,SOI*")
    assert (table.phase, table.asked, table.legal()) == ("combat_cards", "A", ["done"])


def test_a_question_with_one_answer_is_skipped():
    """R3.5: no opponent is named where there is one, no place where there is one, no wound where all die."""
    table = at(phase=7, turn="A", board={15: "B:a1 A:XIII"}, dice=[6, 1], until=7)
    assert table.phase == "paused"
    assert {"fight", "duel", "dice", "removed"} <= set(table.kinds)


def test_assassinate_is_put_only_if_there_is_a_target():
    """R3.5, R10.13"""
    table = at(turn="A", board={15: "A:MAN", 16: "B:JON"}, hands={"A": "SCO1"}).play("A: end")
    assert (table.phase, table.asked) == ("assassinate", "A")
    for card in ("SCO1", "REN1"):  # whatever may be held
        table = at(turn="A", board={15: "A:MAN", 14: "B:JON"}, hands={"A": card}, until=6).play("A: end")
        assert table.phase != "assassinate"


def test_steps_are_a_draft():
    """R3.6: known to the chooser alone; nothing on the table changes."""
    table = at(turn="A", board={15: "A:XIII,a1"}, hands={"A": "SCO1"})
    before = {reader: table.view(reader) for reader in ("B", None)}
    table.play("A: +XIII")
    assert table.last == []
    assert (table.phase, table.half_made) == ("group", "A")
    assert table.view("A")["draft"] == {"elements": ["XIII"], "cards": [], "places": []}
    assert {reader: table.view(reader) for reader in ("B", None)} == before
    table.play("A: >13")
    assert (table.half_made, table.place("XIII"), table.place("A.a1")) == ("", 13, 15)


def test_a_step_is_offered_only_if_it_can_be_completed():
    """R3.6, R10.4: two may not leave, so none is offered beside the first."""
    table = at(turn="A", board={15: "A:XIII,a1,a2 B:JON,c1"})
    assert [step for step in table.legal() if step[0] == "+"] == ["+XIII", "+a1", "+a2"]
    table.play("A: +a1")
    assert [step for step in table.legal() if step[0] == "+"] == ["+XIII", "+a2"]  # all with XIII, who infiltrates
    table = at(turn="A", board={15: "A:JON,a1,a2 B:AMO,c1"})
    table.play("A: +a1")
    assert table.legal() == [">13", ">16", ">17", ">21"]


def test_of_equal_cards_the_lowest_is_offered():
    """R3.7: secondary missions are all different."""
    table = at(phase=3, turn="A", board={2: "A:a1"}, hands={"A": "COM03,COM02,COM08,CPC04,CPC05,MIS01,MIS02,HEL4"})
    drops = [line for line in table.legal() if line.startswith("drop")]
    assert drops == ["drop HEL4", "drop COM02", "drop COM08", "drop CPC04", "drop MIS01", "drop MIS02"]
    table.play("A: drop COM02")
    assert "drop COM03" in table.legal()
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "HEL2,HEL3"})
    assert table.refusal("A: HEL3") == ("equal_card", "R3.7")


def test_of_equal_neutral_units_the_lowest_is_a_target():
    """R3.7"""
    table = at(phase=8, turn="A", board={31: "A:XIII,k1"}, active="M05", dice=[1, 5, 2, 2, 2, 2])
    table.play("A: try M05")
    assert table.legal() == ["aim k1>N.a1", "aim k1>N.c1", "aim k1>N.s1"]


# ---- the order of play -----------------------------------------------------------------------------------------------


def test_the_drawer_of_round_one():
    """R5.1: the highest die, ties are rolled again among the tied."""
    table = at(round=0, phase=0, board={1: "A:XIII B:JON C:AMO"}, dice=[6, 2, 6, 3, 5], until=1).passed()
    drawer = table.event("drawer")
    assert (drawer["by"], drawer["faces"]) == (2, [[0, 6], [1, 2], [2, 6], [0, 3], [2, 5]])


def test_the_drawer_of_later_rounds_was_last():
    """R5.1: no die is rolled."""
    table = at(round=2, order="CAB", phase=1, until=1)
    assert table.event("drawer") == {"kind": "drawer", "by": 1, "faces": []}
    assert table.event("order")["by"] == 1


def test_the_order_is_drawn():
    """R5.2: each of all orders about as often."""
    orders = Counter(at(phase=1, seed=seed, until=1).order for seed in range(300))
    assert len(orders) == 6
    assert min(orders.values()) > 25


def test_a_scoop_before_the_draw_replaces_it():
    """R5.3"""
    table = at(phase=1, order="ABC", hands={"A": "SCO1", "B": "SCO2"}, discard="ACC*,ESP*,REN*", until=1)
    assert (table.phase, table.window) == ("scoop", "AB")
    assert len(table.legal()) == 7
    table.play("A: SCO1 order=CBA")
    assert table.order == "CBA"
    assert "drawer" not in table.kinds
    assert "order" not in table.kinds
    # The window before the draw is closed by the first Scoop; the one after it asks in the previous order.
    assert (table.phase, table.window) == ("scoop", "B")


def test_a_scoop_after_the_draw_replaces_the_result():
    """R5.3: a later one overrides an earlier one, until all pass in a row."""
    table = at(phase=1, order="ABC", hands={"A": "SCO1", "B": "SCO2,COM01", "C": "COM02"}, until=1).draws("CBA")
    table.play("A: pass", "B: pass", "C: pass")
    assert (table.order, table.window) == ("CBA", "ABC")
    table.play("A: pass", "B: SCO2 order=BCA")
    assert (table.order, table.window) == ("BCA", "ABC")
    table.play("A: SCO1 order=CAB")
    assert (table.order, table.phase) == ("CAB", "paused")


def test_no_scoop_in_round_one():
    """R5.4: nobody holds cards."""
    table = opening(3)
    assert "scoop" not in table.kinds
    assert table.phase == "pile"
    assert table.round == 1


def test_the_order_drawn_is_that_of_all_later_phases():
    """R5.2, R3.1"""
    table = at(phase=1, order="ABC", board={2: "A:XIII", 4: "B:JON", 6: "C:AMO"}, until=1)
    assert sorted(table.order) == ["A", "B", "C"]
    table = at(phase=3, order="BCA", until=3)
    assert [event.data["by"] for event in table.last if event.kind == "draw"] == [1, 2, 0]
