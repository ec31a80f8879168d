"""Section 18: what everybody may know of the open question and of the dice on the table."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import at

READERS = ("A", "B", "C", None)
ANYTIME = ("ACC", "ESP", "REN", "SOI")
QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*"


def about(table, reader):
    return {name: value for name, value in table.view(reader)["about"].items() if value not in (None, [])}


@pytest.mark.parametrize("reader", READERS)
def test_an_informer_is_told_whom_it_would_stop(reader):
    """R10.7: group, destination and mover have been announced."""
    table = at(turn="A", board={2: "A:XIII,a1 B:JES"}, hands={"C": "IND1"}).play("A: mv 2-1 XIII,a1 inf=XIII")
    assert (table.phase, table.asked) == ("indic", "C")
    assert about(table, reader) == {"place": 1, "elements": ["XIII", "A.a1"], "seat": 0}
    table.play("C: IND1")
    assert table.event("stopped")["elements"] == ["XIII", "A.a1"]


@pytest.mark.parametrize("card", ["ACC1", "ESP1"])
@pytest.mark.parametrize("reader", READERS)
def test_an_innocent_is_told_which_card_it_answers(card, reader):
    """R15.3"""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": card, "B": "INN1"}, ip={"B": 3}, discard="REN*,SOI*")
    table.play(f"A: {card} B")
    assert (table.phase, table.asked) == ("innocent", "B")
    assert about(table, reader) == {"card": card, "seat": 0}


@pytest.mark.parametrize("reader", READERS)
def test_a_scoop_is_told_whether_the_order_is_drawn(reader):
    """R5.3"""
    table = at(phase=1, hands={"A": "SCO1"})
    assert about(table, reader) == {"drawn": False}
    table.play("A: pass")
    assert (table.phase, about(table, reader)) == ("scoop", {"drawn": True})


@pytest.mark.parametrize(("face", "kind"), [(3, "a"), (5, "c")])
def test_a_unit_that_was_won_is_named(face, kind):
    """R9.1"""
    table = at(phase=5, turn="A", board={2: "A:CAR"}, dice=[face], until=5)
    assert table.phase == "won_unit"
    assert [about(table, reader) for reader in READERS] == [{"unit": kind}] * 4


@pytest.mark.parametrize("reader", READERS)
def test_dice_that_hit_and_dice_that_are_sabotaged_are_told(reader):
    """R11.6, R11.7: XIII needs 3, an agent 5; B has a saboteur, A has none."""
    hands = {"A": "SOU1,COM01", "B": "COM02"}
    board = {15: "B:JON,s1 A:XIII,a1,a2"}
    table = at(phase=7, turn="A", board=board, dice=[3, 1, 4, 1, 1], hands=hands, discard=QUIET, until=7)
    table.play("A: lay COM01>a2", "A: done", "B: done")
    assert [code for code, _ in table.view(reader)["roll"]["dice"]] == ["XIII", "A.a1", "A.a2", "JON", "B.s1"]
    told = table.event("dice")
    assert (told["hits"], told["sabotaged"]) == ([1, 3], [2])
    roll = table.view(reader)["roll"]
    assert (roll["hits"], roll["sabotaged"]) == ([1, 3], [2])
    table.dice(5).play("A: SOU1 d2")
    assert (table.event("reroll")["hit"], table.event("reroll")["sabotaged"]) == (True, False)
    assert (table.view(reader)["roll"]["hits"], table.view(reader)["roll"]["sabotaged"]) == ([1, 2, 3], [])


@pytest.mark.parametrize(("face", "hits"), [(3, []), (5, [1])])
def test_a_roll_for_something_else_tells_whether_it_succeeds(face, hits):
    """W3: JON needs 5 on a mission of plot -1."""
    table = at(phase=8, turn="A", board={4: "A:JON"}, active="M07", dice=[face, 1], until=8)
    assert table.play("A: try M07 by=JON").event("dice")["hits"] == hits


@pytest.mark.parametrize(
    ("position", "lines", "fitting"),
    [
        ({"phase": 1, "hands": {"A": "SCO1"}}, (), ["SCO"]),
        ({"phase": 2, "hands": {"A": "NMI1"}, "active": "M05,M12", "discard": QUIET}, (), ["NMI", "CMI"]),
        ({"turn": "A", "board": {2: "A:XIII B:JES"}, "hands": {"C": "IND1"}}, ("A: mv 2-1 XIII inf=XIII",), ["IND"]),
        (
            {"phase": 7, "turn": "A", "board": {15: "A:XIII B:JON"}, "hands": {"A": "ESQ1", "B": "COM01"}},
            (),
            ["ESQ", "ACC", "ESP", "REN", "SOI"],
        ),
        ({"phase": 3, "hands": {"A": "ACC1"}, "ip": {"B": 3}}, (), [*ANYTIME]),
        ({"turn": "A", "board": {2: "A:XIII"}, "hands": {"A": "COM01"}}, (), []),
    ],
)
def test_the_cards_of_a_window_are_named(position, lines, fitting):
    """R4.4: whether somebody holds one of them or not."""
    usual = {} if "until" in position else {"until": position.get("phase", 6)}
    table = at(**position, **usual).play(*lines)
    while fitting and table.window and table.view(None)["fitting"] != fitting:
        table.play(f"{table.asked}: pass")
    assert [table.view(reader)["fitting"] for reader in READERS] == [fitting] * 4
