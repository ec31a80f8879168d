"""R11.6 to R11.10 and chapter 14: hits, who places wounds, First Aid, deaths, hospitals, points."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def duel(there: str, *dice: int, **more) -> Table:
    """Whoever is listed first on place 15 is the defender; the dice of the attacker come first."""
    usual = {"order": "ABC", "turn": "A", "until": 7, "discard": QUIET, "board": {15: there}}
    return at(phase=7, dice=dice, **(usual | more))


def wounded(table: Table) -> dict[str, int]:
    return dict(table.view(None)["wounds"])


# ---- hits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("figure", "value"), [("MAN", 2), ("XIII", 3), ("PRE", 4), ("KIM", 5), ("JUD", 6)])
def test_a_die_hits_from_the_combat_value_on(figure, value, face):
    """R11.6: there is no automatic miss or hit but by the value."""
    table = duel(f"B:JON A:{figure}", face, 1)
    assert wounded(table) == ({"JON": 1} if face >= value else {})


@pytest.mark.parametrize(("unit", "value"), [("a1", 5), ("c1", 4), ("s1", 5), ("k1", 5)])
@pytest.mark.parametrize("face", [1, 3, 4, 5, 6])
def test_units_hit(unit, value, face):
    """R11.6"""
    table = duel(f"B:JON A:{unit}", face, 2)
    assert wounded(table) == ({"JON": 1} if face >= value else {})


@pytest.mark.parametrize(("card", "bonus"), [("COM01", 1), ("COM07", 2), ("COM12", 3)])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_bonus_of_a_card_is_added(card, bonus, face):
    """R11.6, R15.20: of the element on which it lies."""
    table = duel("B:JON A:c1,XIII", 1, face, 1, hands={"A": card}).play(f"A: cards {card}>c1")
    assert wounded(table) == ({"JON": 1} if face + bonus >= 4 else {})


def test_even_a_one_may_hit():
    """R11.6, D31: there is no natural limit."""
    table = duel("B:JON A:XIII", 1, 1, hands={"A": "CPC06"}, active="M04").play("A: cards CPC06>XIII")
    assert wounded(table) == {"JON": 1}


def test_an_artificer_rolls_two_dice():
    """R3.3, R11.6"""
    table = duel("B:JON A:d1", 5, 6, 1)
    assert wounded(table) == {"JON": 2}
    table = duel("B:JON A:d1", 5, 4, 1)
    assert wounded(table) == {"JON": 1}


def test_the_bonus_counts_for_both_dice_of_an_artificer():
    """R11.6, R15.20: the card lies on the element."""
    table = duel("B:JON A:d1", 4, 4, 1, hands={"A": "COM01"}).play("A: cards COM01>d1")
    assert wounded(table) == {"JON": 2}


# ---- saboteurs -------------------------------------------------------------------------------------------------------


def test_a_saboteur_makes_wounds_of_enemy_ones():
    """R11.7: each die that shows 1."""
    table = duel("B:s1 A:XIII,JON", 1, 2, 2)
    assert table.phase == "wounds"
    table.play("A: wound JON")
    assert wounded(table) == {"JON": 1}
    table = duel("B:s1 A:XIII", 2, 1)
    assert wounded(table) == {}  # a one of its own side, and a two


def test_the_face_counts_for_a_saboteur():
    """R11.7, D32: the bonus is ignored, hit or not."""
    table = duel("B:s1,JON A:XIII", 1, 2, 2, hands={"A": "COM07"}).play("A: cards COM07>XIII")
    # The one hits with its bonus, and is a one.
    assert (table.phase, table.asked) == ("wounds", "B")
    table.play("B: wound JON")
    assert wounded(table) == {"XIII": 1, "JON": 1}


def test_several_saboteurs_do_not_add_up():
    """R11.7"""
    table = duel("B:s1,A.s1 A:XIII", 1, 2, 2)
    assert wounded(table) == {"XIII": 1}


def test_a_saboteur_that_dies_in_the_round_counts():
    """R11.7, R11.9: at C3; both sides' wounds count even if their authors die."""
    table = duel("B:s1 A:XIII,JON", 1, 6, 6)
    # One wound of the die that hits, one of the one; then the saboteur dies.
    table.play("A: wound XIII", "A: wound JON")
    assert wounded(table) == {"XIII": 1, "JON": 1}
    assert table.at(15) == {"XIII", "JON"}


def test_a_die_rolled_again_counts_with_its_final_face():
    """R11.7"""
    table = duel("B:s1 A:XIII", 1, 2, hands={"A": "SOU1,SOU2"}, discard="ESQ*,ACC*,ESP*,REN*,SOI*")
    table.play("A: done").dice(2).play("A: SOU1 d1", "A: pass").passed("support")
    assert wounded(table) == {}


# ---- who places wounds -----------------------------------------------------------------------------------------------


def test_an_assassin_aims_its_hits():
    """R11.8: attacker's first; all other wounds are placed by the side that suffers them, attacker first."""
    table = duel("B:JON,a1,k1 A:XIII,PRE,k1", 3, 1, 5, 3, 1, 5)
    assert (table.phase, table.asked) == ("assassin_target", "A")
    assert table.legal() == ["aim k1>JON", "aim k1>B.a1", "aim k1>B.k1"]
    table.play("A: aim k1>JON")
    assert (table.phase, table.asked) == ("assassin_target", "B")
    assert table.legal() == ["aim k1>XIII", "aim k1>PRE", "aim k1>A.k1"]
    table.play("B: aim k1>PRE")
    assert (table.phase, table.asked) == ("wounds", "A")
    table.play("A: wound XIII")
    assert (table.phase, table.asked) == ("wounds", "B")
    table.play("B: wound a1")
    assert wounded(table) == {"JON": 1, "XIII": 1, "PRE": 1}
    assert "B.a1" in table.reserve("B")


def test_targets_have_life_left_after_the_wounds_aimed():
    """R11.8, section 3b"""
    table = duel("B:JON,a1,a2 A:k1,B.k1", 5, 5, 1, 1, 1).play("A: aim k1>B.a1")
    assert table.legal() == ["aim B.k1>JON", "aim B.k1>B.a2"]


def test_saboteur_wounds_are_placed_by_the_side_that_suffers():
    """R11.8, R11.7: even beside an assassin."""
    table = duel("B:JON,a1 A:k1,s1", 5, 1, 1, 2)
    table.play("A: aim k1>JON")
    assert (table.phase, table.asked) == ("wounds", "B")


def test_no_more_wounds_than_life():
    """R11.9"""
    table = duel("B:JON,PRE A:FEL,XIII", 1, 1, 3, 4)
    table.play("A: wound FEL")
    assert wounded(table) == {"XIII": 1}
    assert table.is_gone("FEL")


def test_a_side_that_must_die_dies_without_a_decision():
    """R11.9: aimed wounds included."""
    table = duel("B:a1,c1 A:XIII,k1", 3, 5, 1, 1)
    assert table.at(15) == {"XIII", "A.k1"}
    assert "aimed" not in table.kinds
    assert table.phase == "paused"


def test_wounds_of_before_count():
    """R11.9: the remaining life."""
    table = duel("B:JON,a1 A:XIII,MAN,PRE", 3, 1, 4, 1, 1, wounds={"JON": 2})
    assert table.at(15, "B") == set()
    assert table.is_gone("JON")


def test_both_sides_may_die():
    """R11.9, D33, R14.3"""
    table = duel("B:FEL A:JUD", 6, 5)
    assert table.at(15) == set()
    assert table.ip == (1, 1, 0)


# ---- First Aid and deaths --------------------------------------------------------------------------------------------


def cared(**more) -> Table:
    hands = {"A": "SOI1,SOI2", "B": "COM01"}
    table = duel("B:JON,PRE A:XIII,a1", 1, 1, 3, 4, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOU*", **more)
    return table.play("A: done", "B: done", "A: wounds XIII:1,a1:1")


def test_first_aid_before_removal():
    """R11.10, R14.2: on units too; one wound for each card."""
    table = cared()
    assert (table.phase, table.window) == ("care", "A")
    assert table.legal() == ["SOI1 XIII", "SOI1 a1", "pass"]
    table.play("A: SOI1 a1")
    assert table.legal() == ["SOI2 XIII", "pass"]
    table.play("A: pass")
    assert table.at(15, "A") == {"XIII", "A.a1"}
    assert wounded(table) == {"XIII": 1}
    assert table.discard[-1] == "SOI1"


def test_after_removal_nothing_helps():
    """R11.10, R14.1"""
    table = cared().play("A: pass")
    assert "A.a1" in table.reserve("A")
    assert table.hand("A") == {"SOI1", "SOI2"}


def test_old_wounds_may_be_healed_too():
    """R11.10: of an element of the duel."""
    hands = {"A": "SOI1,SOI2", "B": "COM01"}
    table = duel(
        "B:JON,PRE A:XIII,MAN", 1, 1, 3, 1, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOU*",
        wounds={"MAN": 1, "KIM": 1}, board={15: "B:JON,PRE A:XIII,MAN", 2: "A:KIM"},
    )  # fmt: skip
    table.passed("dodge").play("A: done", "B: done", "A: wound XIII")
    assert table.legal() == ["SOI1 XIII", "SOI1 MAN", "pass"]


def test_owners_of_the_wounded_only():
    """R11.10: of those wounded just now."""
    hands = {"A": "COM01", "B": "SOI1", "C": "SOI2"}
    table = (
        duel("B:JON,PRE A:XIII", 1, 3, 1, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOU*", wounds={"JON": 1})
        .passed("dodge")
        .play("A: done", "B: done")
    )
    assert (table.phase, table.window) == ("care", "A")


def test_first_aid_at_any_time_helps_characters_only():
    """R14.2, R15.6: one's own, and only the wounded."""
    table = at(turn="A", board={2: "A:XIII,JON,a1", 4: "B:PRE"}, wounds={"XIII": 2, "PRE": 1}, hands={"A": "SOI1,SOI2"})
    assert [line for line in table.legal() if line.startswith("SOI")] == ["SOI1 XIII"]
    table.play("A: SOI1 XIII")
    assert table.wounds("XIII") == 1
    table.play("A: SOI2 XIII")
    assert table.wounds("XIII") == 0
    assert table.discard == ["SOI1", "SOI2"]


def test_a_character_that_dies_is_out_of_the_game():
    """R14.1, R11.10: the other seat of the duel scores its elimination value."""
    table = duel("B:MAR,a1,a2 A:XIII,MAN", 3, 2, 1, 1, 1, wounds={"MAR": 1}, used="MAR")
    table.play("B: wound MAR", "B: wound a1")
    assert table.is_gone("MAR")
    assert table.view("B")["used"] == []
    assert table.ip == (3, 0, 0)
    assert "MAR" not in table.figure_deck


def test_units_have_one_life_and_go_to_the_reserve_they_come_from():
    """R14.1, R14.8, R11.10: nobody scores."""
    table = duel("B:A.c1,a1 A:XIII,MAN", 3, 2, 1, 1)
    assert {"A.c1"} <= table.reserve("A")
    assert {"B.a1"} <= table.reserve("B")
    assert table.ip == (0, 0, 0)


def test_an_elimination_in_a_duel_goes_to_the_other_seat_of_it():
    """R14.3: not to anybody else on the place."""
    table = duel("B:FEL C:PRE A:XIII,JON", 3, 3, 1, seats=3).play("B: vs A")
    assert table.ip == (1, 0, 0)


def test_a_bombing_scores_for_its_player():
    """R14.3, R15.16"""
    table = at(turn="A", board={15: "B:FEL", 2: "A:XIII"}, hands={"A": "ATT1,SCO1"}, dice=[4], discard="SOI*,SOU*")
    table.play("A: ATT1 @15")
    assert table.ip == (1, 0, 0)


def test_neutral_units_score_for_nobody():
    """R14.3: neither the character they kill."""
    table = at(
        phase=8, turn="A", board={7: "A:FEL,XIII"}, active="M01", dice=[1, 1, 1, 1, 4], until=8, discard=QUIET
    ).play("A: try M01", "A: wound FEL")
    assert table.is_gone("FEL")
    assert table.ip == (0, 0, 0)


# ---- hospitals -------------------------------------------------------------------------------------------------------


def morning(board, **more) -> Table:
    return at(phase=0, board=board, **({"until": 0, "order": "CAB"} | more))


def test_hospitals_heal_one_character_of_all_wounds():
    """R14.4: at the start of the round, automatically."""
    table = morning({6: "A:XIII", 2: "A:JON"}, wounds={"XIII": 2, "JON": 1})
    assert wounded(table) == {"JON": 1}
    assert table.event("healed") == {"kind": "healed", "by": 0, "element": "XIII", "place": 6}


def test_the_seat_chooses_among_several():
    """R14.4"""
    table = morning({6: "A:XIII,JON,PRE"}, wounds={"XIII": 2, "JON": 1})
    assert (table.phase, table.asked, table.legal()) == ("hospital", "A", ["heal XIII", "heal JON"])
    table.play("A: heal JON")
    assert wounded(table) == {"XIII": 2}


def test_each_red_place_for_each_seat():
    """R14.4, R14.7: asked in the previous order; enemies do not matter."""
    board = {6: "A:XIII,JON B:PRE,MAN", 14: "B:KIM", 24: "C:MUL,IRI"}
    table = morning(board, wounds=dict.fromkeys(("XIII", "JON", "PRE", "MAN", "KIM", "MUL", "IRI"), 1))
    asked = []
    while table.phase == "hospital":
        asked.append(table.asked)
        table.play(f"{table.asked}: {table.legal()[0]}")
    assert asked == ["C", "A", "B"]
    assert set(wounded(table)) == {"JON", "PRE", "MUL"}


def test_a_hospital_next_round_and_not_at_once():
    """R14.4, D45: arriving at one heals nothing."""
    table = at(turn="A", board={5: "A:XIII"}, wounds={"XIII": 2}, hands={"A": "SCO1"}).play("A: mv 5-6 XIII")
    assert table.wounds("XIII") == 2


# ---- points ----------------------------------------------------------------------------------------------------------


def test_points_never_drop_below_zero():
    """R14.5, R15.1"""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "ACC1"}, ip={"B": 2}, discard="INN*")
    table.play("A: ACC1 B")
    assert table.ip == (0, 0, 0)
    assert table.event("accused")["points"] == 2


def test_at_most_three_characters():
    """R14.6: in phase 5 a fourth one needs an exchange."""
    table = at(phase=5, turn="A", board={2: "A:XIII,JON", 9: "A:PRE"}, hands={"A": "REC1"}, until=5)
    table.play("A: recruit cards=REC1")
    assert all("out=" in line for line in table.legal()[:-1])


def test_ring_bonuses_need_a_character():
    """R14.7: units never collect them."""
    board = {2: "A:a1", 4: "A:a2", 5: "A:a3", 6: "A:a4", 3: "A:XIII"}
    assert at(phase=4, board=board, until=4).ap[0] == 6
    table = at(phase=5, turn="A", board=board, hands={"A": "SCO1"}, until=5)
    assert table.legal() == ["done"]
    table = at(phase=3, turn="A", board=board, until=3)
    assert len(table.hand("A")) == 5
    assert "bonus_draw" not in table.kinds


# ---- dice that are rolled again --------------------------------------------------------------------------------------

SUPPORTED = "ESQ*,ACC*,ESP*,REN*,SOI*"


def test_support_rolls_exactly_one_die_again():
    """R14.10, R15.5: the new face counts, one's own or that of an opponent."""
    hands = {"A": "SOU1,COM01", "B": "COM02"}
    table = duel("B:JON,PRE A:XIII,MAN", 3, 2, 1, 4, hands=hands, discard=SUPPORTED).play("A: done", "B: done")
    assert table.legal() == ["SOU1 d1", "SOU1 d2", "SOU1 d3", "SOU1 d4", "pass"]
    table.dice(3).play("A: SOU1 d4")
    assert [face for _, face in table.view("B")["roll"]["dice"]] == [3, 2, 1, 3]
    assert table.event("reroll") == {
        "kind": "reroll",
        "by": 0,
        "die": 4,
        "before": 4,
        "face": 3,
        "hit": False,
        "sabotaged": False,
    }
    assert table.discard[-1] == "SOU1"


def test_the_same_die_may_be_rolled_again_and_again():
    """R14.10: by either side."""
    hands = {"A": "SOU1,SOU2", "B": "SOU3"}
    table = duel("B:JON A:XIII", 1, 1, hands=hands, discard=SUPPORTED).play("A: done", "B: done")
    table.dice(2).play("A: SOU1 d1").dice(6).play("A: SOU2 d1").dice(1).play("B: SOU3 d1")
    assert wounded(table) == {}


def test_only_the_two_seats_of_a_duel_are_concerned():
    """R14.9"""
    hands = dict.fromkeys("ABC", "COM01") | {"B": "COM02", "C": "SOU1"}
    table = duel("B:JON A:XIII C:PRE", 1, 1, hands=hands, discard=SUPPORTED).play("B: vs A", "A: done", "B: done")
    assert (table.phase, table.window) == ("support", "AB")


def test_bombings_concern_all_who_stand_there():
    """R14.9: and the player, who is asked first."""
    hands = {"A": "ATT1,SCO1", "B": "COM01", "C": "COM02"}
    table = at(turn="A", order="BCA", board={15: "B:FEL C:a1", 2: "A:XIII"}, hands=hands, dice=[4])
    table.play("A: ATT1 @15")
    assert (table.phase, table.window) == ("support", "ABC")
    table = at(turn="A", board={15: "B:FEL", 2: "A:XIII", 3: "C:PRE"}, hands=hands, dice=[4]).play("A: ATT1 @15")
    assert table.window == "AB"


@pytest.mark.parametrize(
    ("mission", "place", "line"),
    [("M06", 8, "try M06 by=XIII"), ("M04", 15, "try M04"), ("M08", 10, "try M08 by=XIII")],
)
def test_a_mission_concerns_only_its_seat(mission, place, line):
    """R14.9, D47: never in another player's mission, the validity roll included."""
    hands = {"A": "SOU1,COM01", "B": "SOU2", "C": "SOU3"}
    table = at(
        phase=8, turn="A", board={place: "A:XIII"}, active=mission, hands=hands, dice=[1] * 8, discard="SOI*", until=8
    ).play(f"A: {line}")
    if table.phase == "combat_cards":
        table.play("A: done")
    assert (table.phase, table.window) == ("support", "A")
    seen = 0
    while table.phase != "attempt":
        seen += table.phase == "support"
        assert table.phase != "support" or table.window == "A"
        table.play(f"{table.asked}: {table.legal()[0] if table.phase == 'retreat' else table.legal()[-1]}")
    assert seen >= 2  # the attempt and the validity


def test_rolls_of_phases_one_and_two_are_administrative():
    """R14.9"""
    hands = {"A": "SOU1", "B": "SOU2"}
    table = at(phase=2, hands=hands, discard="ACC*,ESP*,REN*,SOI*", until=2)
    assert "ranking" in table.kinds
    assert table.phase == "pile"
