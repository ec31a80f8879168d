"""Chapter 15: the action cards, but Alliance and Dodge (see `test_alliance` and `test_retreats`)."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "SOI*,SOU*"


def turn(hand: str, **more) -> Table:
    usual = {"board": {15: "A:XIII,a1", 16: "B:JON,a1"}, "order": "ABC", "hands": {"A": hand}}
    if "hands" in more:
        more["hands"] = {"A": hand, **more["hands"]}
    return at(turn="A", **(usual | more))


def lines(table: Table, card: str) -> list[str]:
    return [line for line in table.legal() if line.startswith(card)]


# ---- Accusation, Spy, Innocent, Intelligence -------------------------------------------------------------------------


def test_accusation_needs_points():
    """R15.1: of another seat."""
    assert lines(turn("ACC1", ip={"A": 5, "C": 1}), "ACC") == ["ACC1 C"]
    assert lines(turn("ACC1", ip={"A": 5}), "ACC") == []


@pytest.mark.parametrize(("had", "lost"), [(1, 1), (2, 2), (3, 3), (7, 3)])
def test_an_accusation_costs_three_points(had, lost):
    """R15.1: or as many as there are."""
    table = turn("ACC1", ip={"B": had}).play("A: ACC1 B")
    assert table.ip[1] == had - lost
    assert table.discard == ["ACC1"]


def test_spy_needs_cards():
    """R15.2: of another seat."""
    assert lines(turn("ESP1,COM01", hands={"C": "COM02"}), "ESP") == ["ESP1 C"]
    assert lines(turn("ESP1,COM01"), "ESP") == []


def test_a_spy_sees_two_cards_and_keeps_one():
    """R15.2: drawn at random."""
    hands = {"B": "COM01,NMI1,SCO1,IND1"}
    table = turn("ESP1,HEL1", hands=hands, discard="INN*").draws(("SCO1", "COM01")).play("A: ESP1 B")
    assert (table.phase, table.asked, table.legal()) == ("keep_card", "A", ["keep SCO1", "keep COM01"])
    table.play("A: keep COM01")
    assert table.hand("A") == {"HEL1", "COM01"}
    assert table.hand("B") == {"NMI1", "SCO1", "IND1"}
    assert table.view("C")["hands"] == [2, 3, 0]


def test_who_learns_what_of_a_spy():
    """R15.2, section 18: the victim knows which cards were drawn and which is gone; the others only the numbers."""
    hands = {"B": "COM01,NMI1,SCO1,IND1", "C": "COM02"}
    table = turn("ESP1,HEL1", hands=hands, discard="INN*").draws(("SCO1", "COM01")).play("A: ESP1 B")
    assert set(table.view("B")["shown"]["cards"]) == {"SCO1", "COM01"}
    assert table.view("C")["shown"] == {"count": 2, "cards": []}
    table.play("A: keep COM01")
    assert table.view("A")["known_hands"] == [[1, "SCO1"]]
    assert table.view("B")["known_hands"] == [[0, "COM01"]]
    assert table.view("C")["known_hands"] == []


def test_two_cards_of_two():
    """R15.2"""
    table = turn("ESP1", hands={"B": "NMI1,SCO1"}, discard="INN*").play("A: ESP1 B")
    assert table.legal() == ["keep SCO1", "keep NMI1"]


def test_a_single_card_is_taken():
    """R15.2"""
    table = turn("ESP1", hands={"B": "NMI1"}, discard="INN*").play("A: ESP1 B")
    assert (table.hand("A"), table.hand("B")) == ({"NMI1"}, set())


def test_a_spys_draw_is_random():
    """R15.2"""
    hands = {"B": "COM01,NMI1,SCO1,IND1"}
    seen = {tuple(turn("ESP1", hands=hands, discard="INN*", seed=seed).play("A: ESP1 B").legal()) for seed in range(40)}
    assert len(seen) == 6


@pytest.mark.parametrize("card", ["ACC1", "ESP1"])
def test_innocent_cancels(card):
    """R15.3: only the target may answer; both cards are discarded, nothing else happens."""
    table = turn(f"{card},HEL1", hands={"B": "INN1,COM01", "C": "INN2"}, ip={"B": 4}).play(f"A: {card} B")
    assert (table.phase, table.window, table.legal()) == ("innocent", "B", ["INN1", "pass"])
    table.play("B: INN1")
    assert table.discard == [card, "INN1"]
    assert (table.ip[1], table.hand("B"), table.hand("A")) == (4, {"COM01"}, {"HEL1"})
    assert (table.phase, table.asked) == ("move", "A")


def test_innocent_is_no_card_for_other_moments():
    """R15.3"""
    assert lines(turn("INN1,COM01", ip={"A": 4}), "INN") == []


def test_intelligence():
    """R15.4: the player alone sees the fronts of both tops, which stay where they are."""
    table = turn("REN1,COM01", piles=("M01,M06", "M02,M07")).play("A: REN1")
    assert table.last[-1].final  # nobody takes back what was seen
    assert table.last[-1].seen_by(1)["missions"] is None
    assert table.view("A")["known_piles"] == [[1, 0, "M01"], [2, 0, "M02"]]
    for reader in ("B", None):
        assert table.view(reader)["known_piles"] == []
    assert (table.pile(1)[0], table.pile(2)[0]) == ("M01", "M02")


def test_intelligence_with_one_pile_or_none():
    """R15.4"""
    kept = ",".join(f"M{number:02}" for number in range(1, 20))
    table = turn("REN1,COM01", kept={"C": kept}, piles=("", "M20")).play("A: REN1")
    assert table.view("A")["known_piles"] == [[2, 0, "M20"]]
    assert lines(turn("REN1,COM01", kept={"C": kept + ",M20"}, piles=("", "")), "REN") == []


# ---- cards that other chapters describe ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "phase"),
    [("SCO1", 1), ("NMI1", 2), ("CMI1", 2), ("REC1", 5), ("HEL1", 6), ("AVI1", 6), ("BLO1", 6), ("ATT1", 6),
     ("MIS01", 6), ("IND1", 0), ("INC1", 0), ("INN1", 0), ("SOU1", 0), ("ALL1", 0), ("ESQ1", 0), ("COM01", 0)],
)  # fmt: skip
def test_cards_have_their_phases(card, phase):
    """R15.5 to R15.21: R15.5, R15.6, R15.7, R15.8, R15.9, R15.10, R15.13, R15.15, R15.17, R15.19, R15.20, R15.21."""
    for number in (1, 2, 3, 5, 6, 8):
        board = {15: "A:XIII,a1", 2: "B:a1"}
        table = at(
            phase=number, turn="A" if number > 2 else None, order="ABC", hands={"A": card}, active="M05,M12",
            board=board, discard="ACC*,ESP*,REN*,SOI*", until=number,
        )  # fmt: skip
        found = []
        while table.phase != "paused" and table.asked == "A":
            found += [line for line in table.legal() if line.startswith(card) or "=" + card in line]
            joined = table.forked()
            if "+XIII" in joined.legal():
                found += [line for line in joined.play("A: +XIII").legal() if "=" + card in line]
            table.play("A: " + ("end" if number in (6, 8) else table.legal()[-1]))
        assert bool(found) == (number == phase), (number, found)


# ---- phase 6 ---------------------------------------------------------------------------------------------------------


def test_helicopters_add_up():
    """R15.11: two points each, for steps of this phase; the stopping rules apply."""
    table = turn("HEL1,HEL2,COM01", ap={"A": 0}, board={13: "A:JON", 15: "B:XIII"}).play("A: HEL1", "A: HEL2")
    assert table.view("B")["helicopter"] == 4
    assert table.discard == ["HEL1", "HEL2"]
    table.play("A: mv 13-15 JON")
    table.forbids("A: mv 15-13 JON")


def test_helicopters_cannot_pass_closed_places():
    """R15.11"""
    table = turn("HEL1", board={13: "A:JON"}, closed=[15], ap={"A": 0}).play("A: HEL1", "A: +JON")
    assert table.legal() == [">11", ">14"]


def flights(table: Table, group: str, card: str = "AVI1") -> set[int]:
    for element in group.split(","):
        table.play(f"A: +{element}")
    return {int(line.split()[0][1:]) for line in table.legal() if f"avi={card}" in line}


def test_a_plane_carries_one_character_and_up_to_three_units():
    """R15.12: all from one place; it costs no autonomy points."""
    table = turn("AVI1", board={15: "A:XIII,JON,a1,a2,a3,c1"}, ap={"A": 0})
    for group in ("XIII", "JON,a1", "XIII,a1,a2,c1"):
        table.allows(f"A: AVI1 15>9 {group}")
    for group in ("XIII,JON", "a1", "a1,a2", "XIII,a1,a2,a3,c1"):
        table.forbids(f"A: AVI1 15>9 {group}")
    table.play("A: AVI1 15>9 XIII,a1")
    assert table.at(9) == {"XIII", "A.a1"}
    assert table.discard == ["AVI1"]
    assert table.event("step")["how"] == "plane"


def test_where_a_plane_goes():
    """R15.12: not closed, without enemies, no mission place."""
    board = {15: "A:XIII", 2: "A:a1", 3: "B:a1", 4: "A:a2 B:a2"}
    table = turn("AVI1", board=board, closed=[9, 10], active="M15,M04,M06")
    assert flights(table, "XIII") == set(range(1, 34)) - {15, 3, 4, 9, 10, 33, 29, 8}


def test_the_leaving_rule_holds_for_planes():
    """R15.12, R10.4: (a), (b), (c), and no infiltration."""
    table = turn("AVI1,INC1", board={15: "A:XIII,a1,a2 B:JON"})
    table.allows("A: AVI1 15>9 XIII,a1")
    table.forbids("A: AVI1 15>9 XIII,a1,a2")
    table = turn("AVI1", board={15: "A:XIII,a1,a2 B:JON"}, truce={15: "AB"})
    table.allows("A: AVI1 15>9 XIII,a1,a2")
    table.play("A: AVI1 15>9 XIII")
    assert table.view("B")["truce"] == ["JON", "A.a1", "A.a2"]


def test_roadblocks():
    """R15.14: a place without any element and without neutral units, not already closed."""
    board = {15: "A:XIII", 2: "B:a1"}
    table = turn("BLO1,BLO2", board=board, closed=[9], active="M05,M06,M15")
    places = {int(line.split("@")[1]) for line in lines(table, "BLO1")}
    # 31 and 33 have neutral units; 8 has none, nor has the destination 29.
    assert places == set(range(1, 34)) - {15, 2, 9, 31, 33}
    table.play("A: BLO1 @16")
    assert table.view("B")["closed"] == [9, 16]
    table.forbids("A: BLO2 @16")
    table.forbids("A: mv 15-16 XIII")


def test_closed_until_the_end_of_the_round():
    """R15.14, R13.16"""
    table = at(phase=9, closed=[9], hands={"A": "SCO1"})
    assert table.view("B")["closed"] == [9]
    table.play("A: pass")
    assert (table.round, table.view("B")["closed"]) == (3, [])


def test_beaten_neutral_units_do_not_prevent_a_roadblock():
    """R15.14, R13.10"""
    missions = {"M15": {"winner": "A", "lies": 33, "is_beaten": True}}
    table = turn("BLO1", active="M15", missions=missions)
    assert "BLO1 @33" in table.legal()


def test_bombings():
    """R15.16: not on a mission place, at least one enemy element."""
    board = {15: "A:XIII B:a1", 2: "A:JON", 3: "B:FEL,c1 C:AMO", 8: "B:a2", 29: "B:a3"}
    table = turn("ATT1", board=board, active="M06,M15")
    assert lines(table, "ATT1") == ["ATT1 @3", "ATT1 @15"]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_bomb_goes_off_with_four_to_six(face):
    """R15.16: one wound on an enemy element the player names."""
    board = {15: "A:XIII", 3: "B:JON,c1 C:AMO A:a1"}
    table = turn("ATT1", board=board, dice=[face]).play("A: ATT1 @3")
    assert table.event("bombing")["success"] == (face >= 4)
    if face <= 3:
        assert table.phase == "move"
        return
    assert (table.phase, table.asked) == ("bomb_target", "A")
    assert table.legal() == ["hit JON", "hit AMO", "hit B.c1"]
    fork = table.forked().play("A: hit AMO")
    assert fork.wounds("AMO") == 1
    assert fork.ip == (0, 0, 0)
    table.play("A: hit B.c1")
    assert "B.c1" in table.reserve("B")
    assert (table.phase, table.asked) == ("move", "A")


def test_first_aid_after_a_bomb():
    """R15.16, R11.10: for the owner of the target."""
    hands = {"B": "SOI1", "C": "SOI2"}
    table = turn("ATT1,SOI3", board={15: "A:XIII", 3: "B:FEL,c1"}, dice=[6], hands=hands, discard="SOU*")
    table.play("A: ATT1 @3", "A: hit FEL")
    assert (table.phase, table.window, table.legal()) == ("care", "B", ["SOI1 FEL", "pass"])
    table.play("B: SOI1 FEL")
    assert (table.is_gone("FEL"), table.ip[0]) == (False, 0)


def test_secondary_missions_are_laid_face_up():
    """R15.17: several in a turn; they cost nothing and are not discarded."""
    table = turn("MIS07,MIS02,COM01").play("A: MIS07", "A: MIS02")
    assert table.laid_secondary == {"MIS07", "MIS02"}
    assert table.where("MIS07", "C") == "laid:18"
    assert table.discard == []
    assert table.hand("A") == {"COM01"}


def test_secondary_missions_at_their_values():
    """R15.17, R13.1"""
    board = {1: "A:XIII", 28: "A:a1"}
    table = at(phase=8, turn="A", board=board, secondary="MIS01,MIS12", until=8)
    assert table.ip[0] == 2 + 3
