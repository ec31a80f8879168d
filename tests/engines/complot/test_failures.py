"""R13.14 and R13.15: what a failure brings, in which order."""

from __future__ import annotations

import pytest

from engines.complot.box.contents import BOX
from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def failed(mission: str, place: int, there: str = "A:IRI", *, retreat: int = 0, **more) -> Table:
    """A fails at once: a plot with a one, a combat by a retreat after a round without hits."""
    usual = {"order": "ABC", "turn": "A", "until": 8, "discard": QUIET, "active": mission, "dice": [1] * 8}
    table = at(phase=8, board={place: there, **more.pop("also", {})}, **(usual | more))
    figure = there.removeprefix("A:").partition(",")[0]
    table.play(f"A: try {mission} by={figure}" if retreat == 0 else f"A: try {mission}")
    if table.phase == "combat_cards":
        table.play("A: done")
    return table.play(f"A: retreat {retreat}") if retreat else table


def kinds_of_interest(table: Table) -> list[str]:
    return [kind for kind in table.kinds if kind in ("failure", "penalty", "retreat", "validity")]


def test_the_three_parts_in_order():
    """R13.14: the instruction, the retreat, the validity roll."""
    table = failed("M02", 17, "A:JON", retreat=12, ip={"A": 3}, dice=[1, 1, 1, 1, 1, 2])
    assert kinds_of_interest(table) == ["failure", "penalty", "retreat", "validity"]
    # In a plot the retreat is chosen after the instruction.
    table = failed("M08", 10, ip={"A": 3})
    assert (table.ip[0], table.phase, table.place("IRI")) == (1, "retreat", 10)


@pytest.mark.parametrize(("had", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_lost_points(had, left):
    """R13.14, R14.5"""
    assert failed("M08", 10, ip={"A": had}).ip[0] == left


def test_a_wounded_character():
    """R13.14: one there, of the seat's choice; nobody scores, and First Aid may help."""
    table = failed(
        "M03", 26, "A:JON,FEL,a1", retreat=25, also={2: "A:KIM"}, hands={"A": "SOI1"},
        discard="ESQ*,ACC*,ESP*,REN*,SOU*,ALL*", dice=[1] * 8,
    )  # fmt: skip
    assert (table.phase, table.legal()) == ("wounds", ["wound JON", "wound FEL"])
    table.play("A: wound FEL")
    assert (table.phase, table.window, table.legal()) == ("care", "A", ["SOI1 FEL", "pass"])
    table.play("A: pass")
    assert table.is_gone("FEL")
    assert table.ip == (0, 0, 0)
    assert table.at(25) == {"JON", "A.a1"}


def test_with_recoil_or_not():
    """R13.14: also a character that took no part may be wounded, and retreats with the others."""
    table = failed("M03", 26, "A:JON,a1", retreat=25, recoil="JON")
    assert table.wounds("JON") == 1
    assert table.at(25) == {"JON", "A.a1"}


def test_without_a_character_there_is_nothing_to_wound():
    """R13.14"""
    table = failed("M03", 26, "A:a1,a2", retreat=25)
    assert table.view("B")["wounds"] == []
    assert table.at(25) == {"A.a1", "A.a2"}


def test_a_lost_unit():
    """R13.14: one there, of the seat's choice; none: nothing."""
    table = failed("M13", 30, "A:JON,a1,c1", retreat=31)
    assert (table.phase, table.legal()) == ("lose_unit", ["lose a1", "lose c1"])
    table.play("A: lose c1")
    assert "A.c1" in table.reserve("A")
    assert table.at(31) == {"JON", "A.a1"}
    table = failed("M13", 30, "A:JON", retreat=31, also={2: "A:a1"})
    assert table.at(31) == {"JON"}
    assert table.at(2) == {"A.a1"}


def test_lost_cards():
    """R13.14: of the seat's choice, or the whole hand."""
    table = failed("M07", 4, hands={"A": "SCO1,NMI1,COM01"})
    assert (table.phase, table.legal()) == ("lose_cards", ["lose SCO1", "lose NMI1", "lose COM01"])
    table.play("A: lose NMI1")
    assert table.discard.count("NMI1") == 0  # a draft
    table.play("A: lose COM01")
    assert table.discard[-2:] == ["NMI1", "COM01"]
    assert table.hand("A") == {"SCO1"}
    table = failed("M07", 4, hands={"A": "SCO1,NMI1"})
    assert table.phase == "retreat"
    assert table.hand("A") == set()


def test_lost_autonomy():
    """R13.14: a debt for the next phase 4; debts add up."""
    table = failed("M18", 9, debt={"A": 1})
    assert table.view("B")["debt"] == [3, 0, 0]
    assert table.ap[0] == 6


def test_no_consequence():
    """R13.14: but the retreat and the validity roll."""
    table = failed("M09", 3, ip={"A": 4})
    assert "penalty" not in table.kinds
    assert (table.ip[0], table.phase) == (4, "retreat")


def test_instructions_of_the_cards():
    """R13.14, D44"""
    found = {mission.id: (mission.failure, mission.failure_value) for mission in BOX.missions}
    assert found["M05"] == ("lose_points", 2)
    assert found["M06"] == ("discard", 1)
    assert found["M18"] == ("lose_autonomy", 2)
    assert {kind for kind, _ in found.values()} == {
        "none", "lose_points", "wound_character", "lose_unit", "discard", "lose_autonomy",
    }  # fmt: skip


def test_all_elements_there_retreat():
    """R13.14, R12.4: with recoil, also those that took no part."""
    table = failed("M09", 3, "A:IRI,JON,a1,a2", recoil="JON,A.a2", also={2: "A:KIM"}).play("A: retreat 24")
    assert table.at(24) == {"IRI", "JON", "A.a1", "A.a2"}
    assert table.view("B")["recoil"] == ["JON", "IRI", "A.a1", "A.a2"]
    assert table.at(2) == {"KIM"}


def test_the_retreat_is_compulsory():
    """R13.14: wounds among enemies included (R12.3)."""
    table = failed("M09", 3, also={24: "B:a1"})
    assert "stay" not in table.legal()
    table.play("A: retreat 24")
    assert (table.wounds("IRI"), table.phase) == (1, "retreat_step")


def test_a_step_named_already_is_carried_out():
    """R13.14: at C5, and the seat is not asked again."""
    table = failed("M02", 17, "A:JON", retreat=12, ip={"A": 3}, dice=[1] * 6)
    assert table.place("JON") == 12
    assert table.phase == "paused"


@pytest.mark.parametrize("face", range(1, 7))
def test_the_validity_roll(face):
    """R13.14: one to three it stays, four to six it goes under a pile of the seat's choice."""
    table = failed("M09", 3, dice=[1, face], hands={"A": "NMI1"}).play("A: retreat 24")
    assert table.event("validity")["stays"] == (face <= 3)
    if face <= 3:
        assert (table.phase, table.active) == ("attempt", ["M09"])
        return
    assert (table.phase, table.asked, table.legal()) == ("under", "A", ["under 1", "under 2"])
    table.play("A: under 2")
    assert (table.active, table.pile(2)[-1]) == ([], "M09")
    for reader in ("A", "C", None):
        assert table.view(reader)["known_piles"] == [[2, len(table.pile(2)) - 1, "M09"]]


def test_validity_may_be_supported_by_the_seat():
    """R13.14, R14.9: by nobody else."""
    hands = {"A": "SOU1,NMI1", "B": "SOU2"}
    table = failed("M09", 3, dice=[1, 6], hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOI*,ALL*")
    table.play("A: pass", "A: retreat 24")
    assert (table.phase, table.window, table.view("B")["roll"]["what"]) == ("support", "A", "validity")
    table.dice(1).play("A: SOU1 d1", "A: pass")
    assert table.active == ["M09"]


def test_a_mission_put_under_is_renewed_next_round():
    """R13.14, R6.3"""
    table = failed("M09", 3, dice=[1, 6], until=None, active="M09,M04").play("A: retreat 24", "A: under 1")
    assert (table.round, table.phase, table.active) == (3, "pile", ["M04"])


def test_a_lost_hold_is_no_failure():
    """R13.15"""
    missions = {"M11": {"holder": "A", "since": 2, "is_beaten": True}}
    table = at(
        phase=7, turn="B", order="ABC", board={21: "A:a1 B:XIII"}, active="M11", missions=missions, dice=[3, 1, 1],
        ip={"A": 5}, discard=QUIET, until=7,
    )  # fmt: skip
    assert table.mission("M11").holder == -1
    assert table.ip[0] == 5
    assert not {"failure", "penalty", "validity"} & set(table.kinds)


def test_an_object_is_no_part_of_a_failure():
    """R13.15, R13.11: the carrier of another mission keeps it on its retreat."""
    missions = {"M15": {"winner": "A", "carrier": "A.a1"}}
    table = failed("M09", 3, "A:IRI,a1", active="M09,M15", missions=missions).play("A: retreat 24")
    assert table.where("object:M15", "B") == "with:A.a1"
