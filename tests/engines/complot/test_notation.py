"""Section 21: each form of the notation as the action it names, long forms in play, and what is no notation."""

from __future__ import annotations

import pytest

from engines.complot import GAME
from engines.complot import actions as act
from engines.complot.actions import NAMES, NONE
from engines.complot.box.contents import CARD_NUMBER, MISSION_NUMBER
from engines.complot.box.elements import NUMBER
from engines.game import NotationError
from tests.engines.complot.table import at

OWN_A1, OWN_C2, OWN_K1 = (NAMES.index(name) for name in ("a1", "c2", "k1"))
XIII, JON, MAN = (NUMBER[code] for code in ("XIII", "JON", "MAN"))
B_C2, N_A1 = NUMBER["B.c2"], NUMBER["N.a1"]


def card(code: str) -> int:
    return CARD_NUMBER[code]


def mission(code: str) -> int:
    return MISSION_NUMBER[code]


FORMS = [
    ("pass", act.PASS),
    ("end", act.END),
    ("done", act.DONE),
    ("heal JON", act.heal(JON)),
    ("SCO1 order=BAC", act.scoop(card("SCO1"), (1, 0, 2))),
    ("SCO2 order=EDCBA", act.scoop(card("SCO2"), (4, 3, 2, 1, 0))),
    ("pile 1", act.reveal(0)),
    ("pile 2", act.reveal(1)),
    ("NMI1 pile=2", act.new_mission(card("NMI1"), 1)),
    ("CMI1 out=M05 pile=1 under=2", act.change_mission(card("CMI1"), mission("M05"), 0, 1)),
    ("drop COM03", act.drop(card("COM03"))),
    ("drop MIS07", act.drop(card("MIS07"))),
    ("keep SOU1", act.keep(card("SOU1"))),
    ("put a @23", act.put_unit(0, 23, NONE)),
    ("put c @2 out=a1", act.put_unit(1, 2, OWN_A1)),
    ("decline", act.DECLINE),
    ("blue 18", act.use_blue(18)),
    ("REC1", act.play_card(card("REC1"))),
    ("hire MAN", act.hire(MAN, NONE)),
    ("hire MAN out=JON", act.hire(MAN, JON)),
    ("@9", act.hire_place(9)),
    ("buy s @33", act.buy(4, 33, NONE)),
    ("buy k @1 out=B.c2", act.buy(2, 1, B_C2)),
    ("+XIII", act.join(XIII)),
    ("+a1", act.join(OWN_A1)),
    ("+B.c2", act.join(B_C2)),
    (">23", act.depart(23, NONE, NONE)),
    (">30 inf=XIII", act.depart(30, XIII, NONE)),
    (">30 inc=INC1", act.depart(30, NONE, card("INC1"))),
    (">19 avi=AVI2", act.depart(19, NONE, card("AVI2"))),
    (">12 esq=ESQ3", act.depart(12, NONE, card("ESQ3"))),
    ("HEL1", act.play_card(card("HEL1"))),
    ("BLO2 @9", act.play_at(card("BLO2"), 9)),
    ("ATT1 @33", act.play_at(card("ATT1"), 33)),
    ("hit JON", act.bomb(JON)),
    ("hit B.c2", act.bomb(B_C2)),
    ("MIS07", act.play_card(card("MIS07"))),
    ("give M15 XIII", act.give(mission("M15"), XIII)),
    ("give M15 c2", act.give(mission("M15"), OWN_C2)),
    ("take M20 a1", act.take(mission("M20"), OWN_A1)),
    ("cull a1", act.cull(OWN_A1)),
    ("kill MAN>JON", act.kill(MAN, JON)),
    ("IND1", act.play_card(card("IND1"))),
    ("fight @17", act.fight_at(17)),
    ("vs E", act.versus(4)),
    ("ALL1", act.play_card(card("ALL1"))),
    ("ALL2 with=B", act.play_on(card("ALL2"), 1)),
    ("cap XIII>MAN", act.capture(XIII, MAN)),
    ("cor MAN>B.c2", act.corrupt(MAN, B_C2)),
    ("cor MAN>c2", act.corrupt(MAN, OWN_C2)),
    ("turn", act.turn(NONE)),
    ("turn out=JON", act.turn(JON)),
    ("ransom", act.RANSOM),
    ("lay COM03>XIII", act.lay_card(card("COM03"), XIII)),
    ("lay CPC01>a1", act.lay_card(card("CPC01"), OWN_A1)),
    ("SOU1 d12", act.support(card("SOU1"), 12)),
    ("aim k1>JON", act.aim(OWN_K1, JON)),
    ("aim k1>N.a1", act.aim(OWN_K1, N_A1)),
    ("wound XIII", act.wound(XIII)),
    ("wound N.a1", act.wound(N_A1)),
    ("SOI1 XIII", act.first_aid(card("SOI1"), XIII)),
    ("SOI4 c2", act.first_aid(card("SOI4"), OWN_C2)),
    ("retreat 17", act.retreat(17)),
    ("stay", act.STAY),
    ("try M05", act.attempt(mission("M05"), NONE, NONE)),
    ("try M06 by=JON", act.attempt(mission("M06"), JON, NONE)),
    ("try M06 by=JON card=CPC02", act.attempt(mission("M06"), JON, card("CPC02"))),
    ("deliver M15", act.deliver(mission("M15"))),
    ("carry a1", act.carry(OWN_A1)),
    ("lose a1", act.lose_unit(OWN_A1)),
    ("lose B.c2", act.lose_unit(B_C2)),
    ("lose COM03", act.lose_card(card("COM03"))),
    ("under 2", act.put_under(1)),
    ("ACC1 B", act.play_on(card("ACC1"), 1)),
    ("ESP2 C", act.play_on(card("ESP2"), 2)),
    ("INN2", act.play_card(card("INN2"))),
    ("REN1", act.play_card(card("REN1"))),
]


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_every_form_both_ways(text, action):
    """Section 21"""
    assert GAME.read(text) is action
    assert GAME.write(action) == text


MORE = [
    "heal XIII", "SCO1 order=BACED", "NMI1 pile=1", "CMI1 out=M03 pile=1 under=2", "keep MIS07", "put a @15",
    "put c @9 out=a3", "REC4", "hire CAR out=JON", "@33", "buy k @1", "buy s @9 out=B.c1", ">19 avi=AVI3",
    ">12 esq=ESQ2", "BLO1 @33", "ATT2 @7", "hit C.a5", "MIS13", "give M15 c1", "take M20 XIII", "cull a3", "cull B.a1",
    "kill MAN>FEL", "IND2", "ALL3 with=B", "cap AMO>MAN", "cor GIO>B.c1", "lay COM14>a1", "lay CPC01>JON", "SOU1 d1",
    "SOU3 d14", "aim k1>PER", "aim N.k1>a2", "SOI1 a1", "retreat 12", "try M06", "try M07 by=CAR card=CPC02",
    "carry XIII", "lose c1", "under 1", "wound N.a12",
]  # fmt: skip
"""The same forms with other names in them, the last cards and units of their kinds."""


@pytest.mark.parametrize("text", MORE)
def test_other_names_in_the_same_forms(text):
    """Section 21"""
    assert GAME.write(GAME.read(text)) == text
    assert GAME.read(text) is GAME.read(str(text))


def test_every_kind_of_action_is_among_them():
    """Section 21"""
    kinds = {type(action) for _, action in FORMS}
    assert kinds == set(act.Action.__args__)
    assert len({text for text, _ in FORMS}) == len({action for _, action in FORMS}) == len(FORMS)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "Pass", "pass ", " pass", "passe", "pile 0", "pile 3", "pile 01", "heal a1", "heal XXX",
        "heal", "SCO1", "SCO1 order=AAB", "SCO1 order=BC", "SCO1 order=A", "SCO1 order=ABCDEF",
        "COM01 order=ABC", "SCO3 order=ABC", "NMI1", "NMI1 pile=3", "CMI1 pile=1", "NMI2 pile=1",
        "CMI1 out=M21 pile=1 under=1", "CMI1 out=M05 pile=1", "drop", "drop COM15", "drop COM3", "drop a1",
        "keep XIII", "put x @2", "put a @0", "put a @34", "put a 2", "put a @2 out=XIII", "buy a",
        "buy a @2 out=", "buy a2 @2", "blue 0", "blue 34", "blue 02", "hire a1", "hire MAN out=a1", "@0", "@34",
        "@2 ", "+", "+a6", "+c4", "+k2", "+A.a6", "+F.a1", "+xiii", "+N.a13", ">", ">0", ">34", ">2 inf=a1",
        ">2 inc=COM01", ">2 avi=ESQ1", ">2 inf=XIII inc=INC1", "COM01", "SOU1", "BLO1", "BLO1 @34", "HEL1 @3",
        "MIS14", "MIS00", "hit", "hit M05", "give M15", "give M00 XIII", "take XIII M15", "cull XIII",
        "kill XIII", "kill XIII>a1", "kill a1>XIII", "IND3", "fight 17", "fight @34", "vs F", "vs", "ALL1 B",
        "ALL1 with=F", "cap XIII>a1", "cor XIII>JON", "turn out=a1", "turn JON", "lay SOU1>XIII", "lay COM01",
        "SOU1 d0", "SOU1 d41", "SOU1 1", "SOU1 d01", "aim XIII>JON", "aim k1", "wound", "wound Z.a1", "SOI1",
        "SOI5 XIII", "SOI1 B", "retreat", "retreat 0", "retreat 34", "try", "try M00", "try M06 card=COM01",
        "try M06 by=a1", "try M06 card=CPC01 by=JON", "deliver", "deliver M21", "carry M15", "lose XIII",
        "lose", "under 0", "under 3", "ACC1", "ACC1 F", "ACC3 B", "INN1 B", "REN2", "INN3", "é", "pass\n",
        "pass;end", "A: pass", "2.6 A: end", "x", "SCO1 order=BA1", "SCO1 order=BBC", "CMI1 out=M03 pile=1", "@07",
        "buy x @1", "buy a 1", "+A.b1", ">30 inf=a1", ">30 inc=AVI1", ">30 inf=XIII inc=INC1", "HEL5", "SOU1 d99",
        "kill MAN>a1", "cap AMO>B.c1", "cor GIO>MAN", "retreat 40", "wound  XIII", "wound XIII ", "aim XIII>PER",
        "M15", "ESP1 with=A",
    ],
)  # fmt: skip
def test_what_is_no_notation(text):
    """Section 21"""
    with pytest.raises(NotationError):
        GAME.read(text)


ENDLESS = "wounds " + "XIII:1," * 60 + "k1:1"


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("drop COM03,SOU1", ("drop COM03", "drop SOU1", "done")),
        ("drop -", ("done",)),
        ("recruit blue=2,18 cards=REC1", ("blue 2", "blue 18", "REC1", "done")),
        ("recruit cards=REC1,REC2", ("REC1", "REC2", "done")),
        ("recruit cards=REC1 blue=2", ("blue 2", "REC1", "done")),
        ("recruit blue=2", ("blue 2", "done")),
        ("recruit -", ("done",)),
        ("hire MAN @9 out=JON", ("hire MAN out=JON", "@9")),
        ("hire MAN out=JON @9", ("hire MAN out=JON", "@9")),
        ("hire MAN @9", ("hire MAN", "@9")),
        ("mv 2-23 XIII,a1", ("+XIII", "+a1", ">23")),
        ("mv 23-30 XIII,a1 inf=XIII", ("+XIII", "+a1", ">30 inf=XIII")),
        ("mv 23-30 a1 inc=INC1", ("+a1", ">30 inc=INC1")),
        ("AVI1 2>19 JON,a1", ("+JON", "+a1", ">19 avi=AVI1")),
        ("ESQ1 JON,a1 >12", ("+JON", "+a1", ">12 esq=ESQ1")),
        ("end cull=a1,a3", ("end", "cull a1", "cull a3")),
        ("cards COM03>XIII,CPC01>JON", ("lay COM03>XIII", "lay CPC01>JON", "done")),
        ("cards -", ("done",)),
        ("wounds XIII:1,k1:1", ("wound XIII", "wound k1")),
        ("wounds XIII:2,k1:1", ("wound XIII", "wound XIII", "wound k1")),
        ("wounds XIII:2,JON:2", ("wound XIII", "wound JON", "wound XIII", "wound JON")),
        ("wounds XIII:2", ("wound XIII", "wound XIII")),
        ("lose COM03,SOU1", ("lose COM03", "lose SOU1")),
        ("lose a1,B.c1", ("lose a1", "lose B.c1")),
        ("end", ("end",)),
        ("drop COM03", ("drop COM03",)),
        ("try M05", ("try M05",)),
        ("pass", ("pass",)),
        ("gibberish", ("gibberish",)),
        ("wounds XIII:2,,k1:1", ("wounds XIII:2,,k1:1",)),
        (ENDLESS, (ENDLESS,)),
    ],
)
def test_long_forms_stand_for_their_steps(text, steps):
    """Section 21, *Steps*: of wounds in an order in which only the last step may be left out."""
    assert GAME.steps(text) == steps


def test_parts_may_be_named_in_any_order():
    """Section 21"""
    for line in ("A: mv 2-23 XIII,a1,c1", "A: mv 2-23 c1,XIII,a1"):
        table = at(turn="A", board={2: "A:XIII,a1,c1"}).play(line)
        assert table.at(23) == {"XIII", "A.a1", "A.c1"}


def test_committing_steps():
    """Section 21: nothing happens before them."""
    table = at(turn="A", board={2: "A:XIII,a1"}).play("A: +XIII", "A: +a1")
    assert (table.half_made, table.last) == ("A", [])
    table.play("A: >23")
    assert (table.half_made, table.kinds) == ("", ["step"])


def test_hiring_commits_at_once_where_there_is_one_place():
    """Section 21: `hire` itself, if there is only one place."""
    table = at(phase=5, turn="A", board={2: "A:XIII"}, hands={"A": "REC1"}, figure_deck="MAN", until=5)
    table.play("A: recruit cards=REC1", "A: hire MAN")
    assert table.at(2) == {"XIII", "MAN"}


def test_lists_end_by_themselves():
    """Section 21: and the engine completes them as soon as one way is left."""
    dice = [1] * 5
    table = at(
        phase=8, turn="A", board={4: "A:JON"}, active="M07", hands={"A": "COM01,COM02,SCO1"}, dice=dice, discard="SOU*"
    ).play("A: try M07 by=JON")
    assert table.legal() == ["lose SCO1", "lose COM01"]
    table.play("A: lose SCO1")
    # Of two equal cards the lowest is lost.
    assert table.hand("A") == {"COM02"}


def test_the_example_of_the_specification():
    """Section 21"""
    board = {2: "A:XIII,a1", 23: "B:JES"}
    table = at(turn="A", board=board, hands={"C": "IND1", "A": "SCO1"}, until=6)
    table.play("2.6 A: mv 2-23 XIII,a1", "2.6 A: mv 23-30 XIII,a1 inf=XIII", "2.6 C: IND1", "2.6 A: end")
    assert table.at(23) == {"XIII", "A.a1", "JES"}
    assert table.is_stopped("XIII")


def test_units_are_named_as_the_acting_seat_names_them():
    """Section 21: prefixed by the seat of origin when it is not the acting seat."""
    table = at(turn="B", board={15: "B:a1,A.a1"})
    assert table.legal()[:2] == ["+A.a1", "+a1"]
    table = at(turn="A", board={15: "A:a1,B.a1"})
    assert table.legal()[:2] == ["+a1", "+B.a1"]


def test_lists_of_answers_stay_short():
    """Section 21: the longest are those of the purchases of a re-entry and of a Scoop with five seats."""
    table = at(phase=5, seats=5, turn="A", board={2: "B:XIII"}, ap={"A": 6}, until=5)
    assert len(table.legal()) == 5 * 32 + 1
    table = at(seats=5, phase=1, hands={"A": "SCO1"})
    assert len(table.legal()) == 121
    assert table.legal()[-1] == "pass"
    board = {place: "A:" + group for place, group in ((15, "XIII,JON,AMO,a1,a2,a3"), (16, "c1,c2,c3"))}
    hands = {"A": "AVI1,BLO1,ATT1,HEL1,INC1,MIS01,MIS02,REN1,ACC1,ESP1"}
    table = at(seats=5, turn="A", board=board, hands=hands, ip=dict.fromkeys("BCDE", 3))
    assert len(table.legal()) < 100
    table.play("A: +XIII")
    assert len(table.legal()) < 100
