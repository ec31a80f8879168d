"""The worked examples W1 to W24 of the specification."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.engines.complot.table import Table, at, opening


def of_group(table: Table, group: tuple[str, ...], way: str) -> bool:
    return table.is_legal("A", f"mv {way} {','.join(group)}")


def test_w1_the_attacked_player():
    table = at(turn="A", board={15: "A:AMO,FEL,a1,a2 B:JON,a1,c1"}, ap={"A": 6})
    own = ("AMO", "FEL", "a1", "a2")
    for element in own:
        assert of_group(table, (element,), "15-13")
    for size in (2, 3, 4):
        for group in combinations(own, size):
            assert not of_group(table, group, "15-13")
    table.play("A: mv 15-13 a1")
    for element in ("AMO", "FEL", "a2"):
        assert not of_group(table, (element,), "15-13")


@pytest.mark.parametrize("face", range(1, 7))
def test_w2_plot_0(face):
    table = at(phase=8, turn="A", active="M09", board={3: "A:CAR"}, dice=[face], until=8)
    table.play("A: try M09 by=CAR")
    assert table.ip[0] == (3 if face >= 4 else 0)
    assert table.kept("A") == ({"M09"} if face >= 4 else set())


@pytest.mark.parametrize("face", range(1, 7))
def test_w3_plot_minus_1(face):
    hands = {"A": "COM01,COM07,CPC01,SOI1"}
    table = at(phase=8, turn="A", active="M07", board={4: "A:JON"}, hands=hands, discard="SOU*", dice=[face])
    table.play("A: try M07 by=JON")
    if face >= 5:
        assert table.ip[0] == 5
        assert table.kept("A") == {"M07"}
        return
    assert table.phase == "lose_cards"
    table.play("A: lose COM07,SOI1")
    assert table.hand("A") == {"COM01", "CPC01"}
    assert table.place("JON") != 4 or table.phase == "retreat"


def test_w3_with_a_card():
    table = at(phase=8, turn="A", active="M07", board={4: "A:JON"}, hands={"A": "CPC01"}, discard="SOU*", dice=[4])
    table.play("A: try M07 by=JON card=CPC01")
    assert table.ip[0] == 5


def against_two(*dice: int) -> Table:
    """XIII, a1 and a2 against the agent and the commando that are left of a mission (W4)."""
    board = {7: "A:XIII,a1,a2"}
    table = at(phase=8, turn="A", active="M01", board=board, discard="SOU*", dice=[1] * 3 + [1] * 3)
    table.play("A: try M01")
    foes = table.state.foes
    left = foes & ~(1 << max(number for number in range(106) if foes >> number & 1 and number < 70))
    assert left.bit_count() == 2
    table.state = table.state._replace(foes=left)
    return table.dice(*dice)


def test_w4_neutral_units_both_die():
    """R13.5: the seat places the wound it suffers."""
    table = against_two(3, 5, 4, 5, 3).play("A: stay")
    assert table.phase == "wounds"
    assert table.asked == "A"
    assert table.legal() == ["wound XIII", "wound a1", "wound a2"]
    table.play("A: wound a1")
    assert table.ip[0] == 4
    assert table.kept("A") == {"M01"}


def test_w4_the_neutral_operator_chooses():
    table = against_two(2, 5, 4, 5, 3).play("A: stay")
    assert (table.phase, table.asked) == ("wounds", "A")
    table.play("A: wound a1")
    assert (table.phase, table.asked) == ("wounds", "B")
    assert table.legal() == ["wound N.a1", "wound N.c1"]
    table.play("B: wound N.c1")
    assert table.view()["fight"]["foes"] == ["a1"]
    assert table.active == ["M01"]


@pytest.mark.parametrize(("seats", "deck", "missions"), [(2, 24, 2), (3, 24, 2), (4, 23, 2), (5, 22, 3)])
def test_w5_setup(seats, deck, missions):
    table = opening(seats)
    assert len(table.figure_deck) == deck
    assert table.state.gone.bit_count() == (1 if seats == 2 else 0)
    table.play(*[f"{table.asked}: pile 1"] * missions)
    assert len(table.active) == missions
    assert table.asked
    assert table.phase != "pile"
    table = opening(seats)
    assert table.ip == (0,) * seats
    assert table.ap == (6,) * seats
    for seat in "ABCDE"[:seats]:
        assert table.hand(seat) == set()
        names = table.at(1, seat)
        assert len(names) == 3
        assert {f"{seat}.a1", f"{seat}.a2"} <= names
        kinds = sorted(unit[2] for unit in table.reserve(seat))
        assert kinds == sorted("aaacccksd")
    assert len(table.deck) == 81
    assert len(opening(seats, complete_deck=False).deck) == 80
    assert (len(table.pile(1)), len(table.pile(2))) == (10, 10)


def test_w5_the_cards_of_four_players():
    from engines.complot.box.elements import NUMBER, VALUES

    values = VALUES[4]
    car, she = NUMBER["CAR"], NUMBER["SHE"]
    assert (values.plot[car], values.life[car]) == (4, 2)
    assert (values.plot[she], values.life[she]) == (2, 3)
    assert values.brown >> she & 1
    assert not values.brown >> car & 1


def test_w6_leaving_the_start():
    board = {1: "B:JON,a1,a2 A:XIII,a1,a2 C:AMO,a1,a2"}
    table = at(round=1, order="BAC", turn="B", board=board, truce={1: "ABC"}, ap=dict.fromkeys("ABC", 6))
    fork = table.forked()
    table.play("B: mv 1-2 JON,a1,a2", "B: end", "A: mv 1-5 XIII,a1", "A: end", "C: end")
    duel = table.event("duel")
    assert (duel["place"], duel["attacker"], duel["defender"]) == (1, 2, 0)
    fork.play("B: mv 1-2 JON,a1,a2", "B: end", "A: mv 1-5 XIII,a1,a2", "A: end", "C: end")
    assert "duel" not in fork.kinds


def test_w7_informer():
    board = {23: "B:JES", 2: "A:XIII,a1,a2"}
    hands = {"B": "COM01", "C": "IND1"}
    table = at(turn="A", board=board, ap={"A": 6}, hands=hands)
    table.play("A: mv 2-23 XIII,a1,a2")
    for pair in combinations(("XIII", "a1", "a2"), 2):
        assert of_group(table, pair, "23-30")
    table.play("A: mv 23-30 XIII,a1,a2 inf=XIII")
    assert (table.phase, table.asked, table.window) == ("indic", "B", "BC")
    assert table.legal() == ["pass"]
    table.play("B: pass")
    fork = table.forked().play("C: pass")
    assert fork.at(30) == {"XIII", "A.a1", "A.a2"}
    assert fork.ap[0] == 4
    table.play("C: IND1")
    assert table.ap[0] == 5
    assert all(table.is_stopped(element) for element in ("XIII", "A.a1", "A.a2"))
    assert table.view()["used"] == ["XIII"]
    # Nothing is left to A, who has no cards either: it is the turn of the others.
    assert not any(line.startswith("+") for line in table.legal("A"))


def test_w7_the_duel():
    hands = {"A": "SOI1", "B": "COM01", "C": "IND1"}
    table = at(turn="A", board={23: "B:JES", 2: "A:XIII,a1,a2"}, hands=hands)
    table.play("A: mv 2-23 XIII,a1,a2", "A: mv 23-30 XIII,a1,a2 inf=XIII", "B: pass", "C: IND1")
    assert not table.is_legal("A", "mv 23-30 XIII")
    assert not table.is_legal("A", "mv 23-30 XIII,a1")
    table.play("A: end", "B: end", "B: pass").passed("anytime")
    duel = table.event("duel")
    assert (duel["place"], duel["attacker"], duel["defender"]) == (23, 0, 1)


@pytest.mark.parametrize("guard", ["B:s1", "B:BET"])
def test_w8_what_stops_an_infiltration(guard):
    table = at(turn="A", board={23: f"{guard} A:XIII,a1"}, hands={"A": "INC1"})
    assert not table.is_legal("A", "mv 23-30 XIII,a1 inf=XIII")
    assert table.is_legal("A", "mv 23-30 XIII,a1 inc=INC1")
    assert table.is_legal("A", "mv 23-30 XIII")
    table = at(turn="A", board={23: f"{guard} A:XIII,JON,a1"}, hands={"A": "INC1"})
    assert not table.is_legal("A", "mv 23-30 XIII,JON,a1 inc=INC1")


def test_w9_support_in_a_row():
    hands = {"A": "SOU2", "B": "SOU1"}
    table = at(
        phase=7, turn="A", board={15: "B:JON A:XIII"}, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOI*", dice=[6, 1]
    )
    table.play("A: done", "B: done")
    assert (table.phase, table.window) == ("support", "AB")
    table.play("A: pass").dice(2).play("B: SOU1 d1")
    assert (table.phase, table.window) == ("support", "A")
    assert table.view()["roll"]["dice"][0] == ["XIII", 2]
    table.dice(5).play("A: SOU2 d1")
    assert table.event("reroll")["face"] == 5
    assert table.wounds("JON") == 1
    assert table.wounds("XIII") == 0


def test_w9_an_attempt_concerns_only_its_seat():
    """A may roll its own die again as often as it has Supports."""
    hands = {"A": "SOU2,SOU3", "B": "SOU1"}
    table = at(phase=8, turn="A", board={8: "A:JON"}, active="M06", hands=hands, dice=[2])
    table.play("A: try M06 by=JON")
    assert (table.phase, table.window) == ("support", "A")
    table.dice(3).play("A: SOU2 d1")
    assert (table.phase, table.window) == ("support", "A")
    table.dice(4).play("A: SOU3 d1")
    assert table.kept("A") == {"M06"}


def test_w10_artificer_assassin_saboteur():
    board = {15: "B:PER,a1,s1 A:XIII,k1,d1"}
    table = at(phase=7, turn="A", board=board, dice=[1, 5, 5, 1, 4, 6, 2])
    table.play("B: pass")  # Capture
    assert (table.phase, table.asked) == ("assassin_target", "A")
    table.play("A: aim k1>PER")
    assert (table.phase, table.asked) == ("wounds", "A")
    fork = table.forked()
    assert not fork.is_legal("A", "wounds XIII:4")
    fork.play("A: wound XIII", "A: wound XIII", "A: wound XIII")
    assert fork.legal() == ["wound k1", "wound d1"]
    fork.play("A: wound k1")
    assert fork.asked == "B"
    other = table.forked().play("A: wound k1", "A: wound d1")
    assert other.wounds("XIII") == 2
    table.play("A: wounds XIII:2,k1:1,d1:1")
    assert (table.phase, table.asked) == ("wounds", "B")
    assert table.legal() == ["wound PER", "wound a1", "wound s1"]
    fork = table.forked().play("B: wound s1")
    assert "B.s1" in fork.reserve("B")
    assert (fork.wounds("PER"), fork.ip[0]) == (1, 0)
    table.play("B: wound PER")
    assert table.is_gone("PER")
    assert table.ip[0] == 2


def test_w11_retreat_across_enemies_and_ones_own_crowd():
    board = {15: "A:JON,a1 C:XIII", 17: "B:a1", 21: "A:c1,c2,c3"}
    table = at(phase=7, turn="A", board=board, dice=[1, 1, 1], until=7)
    table.play("C: stay")
    assert (table.phase, table.asked) == ("retreat", "A")
    table.play("A: retreat 17")
    assert table.legal() == ["wound JON", "wound a1"]
    table.play("A: wound JON")
    assert table.legal() == ["retreat 12", "retreat 21"]
    table.play("A: retreat 21")
    assert table.at(18) == {"JON", "A.a1"}
    assert table.has_recoil("JON")
    assert table.has_recoil("A.a1")
    assert table.wounds("JON") == 1
    assert table.ip == (0, 0, 0)


@pytest.mark.parametrize("face", [3, 4])
def test_w12_failure_in_order(face):
    dice = [3, 1, 1, 1, 1, 1]
    table = at(
        phase=8, turn="A", board={31: "A:XIII,a1"}, active="M05", ip={"A": 1}, dice=dice, seats=2, piles=("M04", "M06"),
        until=8 if face == 3 else None,
    )  # fmt: skip
    # XIII hits, the agent shows a one: the saboteur makes a wound of it.
    table.play("A: try M05", "A: wound XIII", "B: wound N.c1")
    assert (table.phase, table.asked) == ("retreat", "A")
    table.dice(face).play("A: retreat 30")
    kinds = [kind for kind in table.kinds if kind in ("failure", "penalty", "points", "retreat", "validity")]
    assert kinds == ["failure", "penalty", "points", "retreat", "validity"]
    assert table.ip[0] == 0
    assert table.at(30) == {"XIII", "A.a1"}
    assert (table.wounds("XIII"), table.has_recoil("XIII"), table.has_recoil("A.a1")) == (1, True, True)
    if face == 3:
        assert table.active[0] == "M05"
        assert table.mission("M05").garrison.bit_count() == 4
        return
    assert (table.phase, table.asked) == ("under", "A")
    table.play("A: under 1")
    assert (table.pile(1)[-1], table.active) == ("M05", [])
    assert (table.round, table.phase) == (3, "pile")
    table.play(f"{table.asked}: pile 1").play(f"{table.asked}: pile 2")
    assert table.active == ["M04", "M06"]


def test_w13_intercepted_delivery():
    board = {31: "A:c1 B:XIII,a1"}
    missions = {"M15": {"winner": "A", "carrier": "A.c1"}}
    table = at(round=3, phase=7, turn="A", seats=2, board=board, active="M15", missions=missions, dice=[6, 6, 1])
    assert (table.phase, table.asked) == ("carrier", "B")
    assert table.legal() == ["carry XIII", "carry a1"]
    table.play("B: carry a1")
    assert table.where("object:M15") == "with:B.a1"
    table = at(
        round=4,
        phase=8,
        turn="B",
        seats=2,
        board={29: "B:XIII,a1"},
        active="M15",
        missions={"M15": {"winner": "A", "carrier": "B.a1"}},
        hands={"B": "SCO1"},
    )
    table.play("B: deliver M15")
    assert table.ip == (4, 4)
    assert table.kept("B") == {"M15"}


def test_w14_holding_a_place():
    table = at(phase=8, turn="A", board={20: "A:a1"}, active="M12", hands={"A": "SCO1"})
    table.play("A: try M12")
    assert table.mission("M12").holder == 0
    assert "dice" not in table.kinds
    held = {"M12": {"holder": "A", "since": 2}}
    table = at(round=3, phase=8, turn="A", board={20: "A:a1"}, active="M12", missions=held)
    assert table.ip[0] == 5
    assert table.kept("A") == {"M12"}


def test_w14_driven_away():
    held = {"M12": {"holder": "A", "since": 2, "is_beaten": True}}
    table = at(
        round=3, phase=7, turn="A", ip={"A": 1}, board={20: "A:a1 B:XIII"}, active="M12", missions=held, dice=[6, 1],
        hands={"B": "SCO1"}, discard="ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*",
    )  # fmt: skip
    table.play("B: done").passed()
    assert table.mission("M12").holder == -1
    assert (table.phase, table.asked) == ("attempt", "B")
    table.play("B: try M12")
    assert table.mission("M12").holder == 1
    assert not {"dice", "failure"} & set(table.kinds)
    assert table.ip == (1, 0, 0)
    while table.round < 5:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert table.ip == (1, 5, 0)
    assert table.kept("B") == {"M12"}


def allied(*dice: int, cards: str = "SCO1") -> Table:
    board = {17: "A:XIII,a1,a2,a3 B:JON,a1"}
    return at(
        phase=7, turn="A", board=board, active="M02", hands={"A": cards, "B": "ALL1"}, dice=dice,
        discard="ESQ*,ACC*,ESP*,REN*,SOI*,SOU*",
    )  # fmt: skip


def test_w15_alliance():
    table = allied(3, 5, 5, 5, 1, 1, 1, 1)
    assert (table.phase, table.window) == ("alliance", "AB")
    table.play("A: pass", "B: ALL1")
    assert "duel" not in table.kinds
    assert (table.phase, table.asked) == ("attempt", "A")
    assert not table.is_legal("A", "end")
    table.play("A: try M02", "A: done")
    assert table.ip[:2] == (2, 2)
    assert table.kept("A") == {"M02"}


def test_w15_the_truce_of_the_next_round():
    table = allied(3, 5, 5, 5, 1, 1, 1, 1).play("A: pass", "B: ALL1", "A: try M02", "A: done")
    while table.round == 2 or table.view()["stage"] < 6 or table.window:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    own = {"A": "XIII,a1,a2,a3", "B": "JON,a1"}
    table.allows(f"{table.asked}: mv 17-15 {own[table.asked]}")
    table = at(turn="A", board={17: "A:XIII,a1,a2 B:JON,a1"}, truce={17: "AB"})
    fork = table.forked().play("A: mv 17-15 XIII,a1,a2", "A: end", "B: mv 17-12 JON,a1", "B: end")
    assert "duel" not in fork.kinds
    table.play("A: end", "B: end")
    assert table.event("duel") == {"kind": "duel", "place": 17, "attacker": 1, "defender": 0}


def test_w15_if_the_performer_fails_all_retreat():
    table = allied(1, 1, 1, 1, 1, 1, 1, 1)
    table.play("A: pass", "B: ALL1", "A: try M02", "A: done")
    assert (table.phase, table.asked) == ("retreat", "A")
    table.play("A: retreat 15")
    assert (table.phase, table.asked) == ("retreat", "B")
    table.dice(1).play("B: retreat 12")
    assert table.at(17) == set()
    assert table.at(15, "A")
    assert table.at(12, "B")


def test_w16_innocent():
    hands = {"A": "INN1,COM12", "B": "ESP1"}
    table = at(phase=6, turn="B", board={2: "B:XIII"}, hands=hands)
    table.play("B: ESP1 A")
    assert (table.phase, table.window) == ("innocent", "A")
    fork = table.forked().play("A: INN1")
    assert {"ESP1", "INN1"} <= set(fork.discard)
    assert fork.hand("A") == {"COM12"}
    table.play("A: pass")
    assert (table.phase, table.asked) == ("keep_card", "B")
    assert table.legal() == ["keep INN1", "keep COM12"]
    assert table.view("C")["shown"] == {"count": 2, "cards": []}
    table.play("B: keep COM12")
    assert table.hand("B") == {"COM12"}
    assert table.hand("A") == {"INN1"}


def test_w17_bonus_draws():
    hands = {"A": "COM01,COM02,SCO1,SCO2"}
    deck = "HEL1,HEL2,HEL3,AVI1,AVI2,BLO1,BLO2"
    table = at(phase=3, turn="A", board={16: "A:JON,XIII"}, hands=hands, deck=deck)
    table.play("A: drop COM01,SCO1")
    assert len(table.hand("A")) == 5
    assert table.legal() == ["keep AVI1", "keep AVI2"]
    table.play("A: keep AVI2")
    assert len(table.hand("A")) == 6
    assert table.legal() == ["keep BLO1", "keep BLO2"]
    table.play("A: keep BLO1")
    assert len(table.hand("A")) == 7
    assert table.deck[-2:] == ["AVI1", "BLO2"]


@pytest.mark.parametrize("keeps", [False, True])
def test_w18_autonomy(keeps):
    table = at(
        phase=4, seats=5, board={5: "A:SHE,PRE"}, debt={"A": 2}, saved={"A": 3 if keeps else 0}, keep_autonomy=keeps
    )
    assert table.ap[0] == (13 if keeps else 10)


def test_w19_corruption_and_the_crowd():
    table = at(phase=7, turn="A", board={15: "B:a1,c1 A:GIO,a1,a2,c1"}, dice=[4, 1, 5, 1, 1, 1, 1])
    table.play("A: cor GIO>B.c1")
    assert table.event("dice")["elements"] == ["GIO", "A.a1", "A.a2", "A.c1", "B.c1", "B.a1"]
    assert (table.phase, table.asked) == ("lose_unit", "A")
    assert table.legal() == ["lose a1", "lose a2", "lose c1", "lose B.c1"]
    table.play("A: lose B.c1")
    assert "B.c1" in table.reserve("B")
    table = at(phase=7, turn="A", board={15: "B:a1,c1 A:GIO,a1,a2,c1"}, dice=[3, *[1] * 6])
    table.play("A: cor GIO>B.c1")
    assert table.event("dice")["elements"] == ["GIO", "A.a1", "A.a2", "A.c1", "B.a1", "B.c1"]
    assert table.owner("B.c1") == "B"


def captured(*dice: int) -> Table:
    table = at(phase=7, turn="A", board={15: "A:AMO B:MAN,JON", 2: "A:XIII"}, dice=dice)
    return table.play("A: cap AMO>MAN")


def rolled(table: Table) -> list[list[str]]:
    """Who has rolled since the last action, in each round of dice."""
    return [event.data["elements"] for event in table.last if event.kind == "dice"]


def test_w20_capture():
    table = captured(5, 4, 1, 1, 1)
    assert table.ip[0] == 3
    assert table.owner("MAN") == "B"
    assert rolled(table) == [["AMO"], ["MAN"], ["JON", "MAN", "AMO"]]


def test_w20_the_turncoat():
    table = captured(6, 1)
    assert (table.phase, table.asked) == ("turncoat", "A")
    table.dice(1, 1, 1)
    fork = table.forked().play("A: ransom")
    assert fork.ip[0] == 3
    assert fork.owner("MAN") == "B"
    assert rolled(fork) == [["JON", "MAN", "AMO"]]
    table.play("A: turn")
    assert table.owner("MAN") == "A"
    assert table.ip[0] == 0
    assert rolled(table) == [["JON", "AMO", "MAN"]]


def test_w20_nothing():
    table = captured(4, 1, 1, 1)
    assert table.ip == (0, 0, 0)
    assert table.owner("MAN") == "B"
    assert rolled(table) == [["AMO"], ["JON", "MAN", "AMO"]]


def test_w21_first_aid_at_the_last_moment():
    hands = {"A": "SOI1,SOI2"}
    board = {15: "A:FEL,c1,c2 B:XIII,JON"}
    table = at(phase=7, turn="A", board=board, hands=hands, dice=[3, 3, 1, 1, 1], discard="ESQ*,ACC*,ESP*,REN*,SOU*")
    table.play("A: done", "A: wounds FEL:1,c1:1")
    assert (table.phase, table.window) == ("care", "A")
    assert table.is_legal("A", "SOI1 c1")
    fork = table.forked().play("A: SOI1 FEL").passed("care")
    assert not fork.at(15) >= {"A.c1"}
    assert "FEL" in fork.at(15)
    assert (fork.wounds("FEL"), fork.ip[1]) == (0, 0)
    table.play("A: SOI1 c1").passed("care")
    assert table.is_gone("FEL")
    assert table.ip[1] == 1
    assert "A.c1" in table.at(15)
    assert table.hand("A") == {"SOI2"}
    assert "care" not in (table.phase, *table.window)


def test_w22_places_that_are_protected():
    board = {2: "A:XIII", 33: "B:a1", 29: "C:a1"}
    table = at(turn="A", board=board, active="M15", hands={"A": "ATT1,AVI1,BLO1"})
    for text in ("ATT1 @33", "ATT1 @29", "AVI1 2>33 XIII", "AVI1 2>29 XIII", "BLO1 @33", "BLO1 @29"):
        assert not table.is_legal("A", f"{text}")
    table = at(turn="A", board={2: "A:XIII"}, active="M15", hands={"A": "ATT1,AVI1,BLO1"})
    assert not table.is_legal("A", "AVI1 2>33 XIII")
    assert not table.is_legal("A", "AVI1 2>29 XIII")
    assert table.is_legal("A", "AVI1 2>30 XIII")
    assert not table.is_legal("A", "BLO1 @33")
    assert table.is_legal("A", "BLO1 @29")
    table = at(phase=5, turn="A", board={2: "B:XIII"}, active="M15", ap={"A": 6})
    assert not table.is_legal("A", "buy a @33")
    assert not table.is_legal("A", "buy a @29")
    assert table.is_legal("A", "buy a @30")


def test_w23_scoop():
    hands = {"A": "COM01", "B": "SCO1", "C": "SCO2"}
    table = at(phase=1, round=2, order="ABC", hands=hands)
    assert (table.phase, table.window) == ("scoop", "ABC")
    table.draws("CBA")
    assert table.legal() == ["pass"]
    fork = table.forked()
    table.play("A: pass", "B: pass", "C: pass")
    assert table.order == "CBA"
    assert table.legal() == ["pass"]
    table.play("A: pass", "B: SCO1 order=BAC")
    assert table.order == "BAC"
    assert table.window == "AC"
    table.play("A: pass", "C: SCO2 order=CAB")
    assert table.order == "CAB"
    assert table.phase != "scoop"
    assert {"SCO1", "SCO2"} <= set(table.discard)
    fork.play("A: pass", "B: SCO1 order=BAC")
    assert fork.order == "BAC"
    assert "order" not in fork.kinds
    assert (fork.phase, fork.window) == ("scoop", "AC")
    fork.play("A: pass", "C: SCO2 order=CAB")
    assert fork.order == "CAB"


def test_w24_final_count():
    kept = {"A": "M01,M02", "B": "M03,M04", "C": "M05", "D": "M06,M07,M08,M09"}
    ip = {"A": 14, "B": 14, "C": 14, "D": 13}
    table = at(seats=4, round=5, phase=9, ip=ip, kept=kept)
    assert table.winners == "AB"
    assert table.outcome.ranking == ((0, 1), (2,), (3,))
