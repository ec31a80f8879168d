"""Chapter 4: windows are put on public grounds alone, so nobody can tell who holds which card."""

from __future__ import annotations

import pytest

from engines.complot import GAME
from engines.game import checked
from tests.engines.complot.table import Table, at

# What the seats of a twin hold instead: as many cards, of other types.
LOADED = {"A": "ACC1,SOI1,IND1", "B": "INN1,SOU1,ALL1", "C": "IND2,SCO1,ESQ1"}
EMPTY_HANDED = {"A": "COM01,COM07,CPC01", "B": "COM02,COM08,MIS02", "C": "COM03,COM09,MIS03"}


ALL_MISSIONS = ",".join(f"M{number:02}" for number in range(1, 21))


def ways(table: Table) -> tuple[str, str, str]:
    """What all can see of the question."""
    return table.phase, table.asked, table.window


def after_passes(table: Table) -> list[tuple[str, str, str]]:
    """The windows until another question is put, everybody passing."""
    found = []
    while table.window:
        found.append(ways(table))
        table.play(f"{table.asked}: pass")
    found.append(ways(table))
    return found


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        ({"phase": 1}, ()),
        ({"phase": 2, "active": "M05,M12"}, ()),
        ({"phase": 3, "ip": {"A": 2}}, ()),
        ({"phase": 6, "board": {2: "A:XIII", 4: "B:JON"}, "wounds": {"XIII": 1}}, ()),
        ({"phase": 6, "turn": "A", "board": {2: "A:XIII B:JES"}}, ("A: mv 2-1 XIII inf=XIII",)),
        ({"phase": 6, "turn": "A", "board": {2: "A:MAN B:JON"}, "dice": [5]}, ("A: end", "A: kill MAN>JON")),
        ({"phase": 7, "turn": "A", "board": {15: "A:XIII,a1 B:JON,c1"}, "dice": [4, 3, 1, 2]}, ()),
        ({"phase": 7, "turn": "A", "board": {17: "A:XIII B:JON"}, "active": "M02"}, ()),
        ({"phase": 8, "turn": "A", "board": {8: "A:XIII B:a1"}, "active": "M06"}, ()),
        ({"phase": 9, "ip": {"B": 1}}, ()),
        ({"phase": 9, "round": 5, "ip": {"B": 1}}, ()),
    ],
)
def test_twins_that_differ_only_in_hands_are_asked_the_same(position, lines):
    """R4.1, R4.3, R3.5: who is asked follows from what all can see."""
    tables = [at(hands=hands, until=position["phase"], **position) for hands in (LOADED, EMPTY_HANDED)]
    for table in tables:
        table.play(*lines)
    seen = [after_passes(table) for table in tables]
    assert seen[0] == seen[1]
    assert tables[0].view(None)["window"] == tables[1].view(None)["window"]


def test_a_seat_without_cards_is_not_asked():
    """R4.1"""
    table = at(phase=2, hands={"A": "COM01", "C": "COM02"}, active="M05,M12")
    assert table.window == "AC"
    assert at(phase=2, active="M05,M12", until=2).phase == "paused"


def test_who_holds_none_of_the_cards_can_only_pass():
    """R4.1"""
    table = at(phase=2, hands={"A": "COM01", "B": "REN1"}, active="M05,M12")
    assert table.legal() == ["pass"]
    table.play("A: pass")
    assert table.legal() == ["REN1", "pass"]


@pytest.mark.parametrize("others", ["", "SCO2"])
def test_a_type_that_lies_face_up_is_not_asked_for(others):
    """R4.1 (a): every copy counts."""
    table = at(phase=1, hands={"A": "COM01"}, discard=f"SCO1,{others}" if others else "SCO1", until=1)
    assert (table.phase == "scoop") == (not others)


@pytest.mark.parametrize("complete", [True, False])
def test_a_card_that_stays_in_the_box_is_not_asked_for(complete):
    """R4.1 (a), R1.5, R19.3: all know that the second Innocent is not played with."""
    position = "round=2 phase=6 seat=A at 2 A:XIII at 3 B:JON ip 0,4,0 hand A ACC1 SCO1 hand B COM01 discard INN1"
    table = Table(GAME.new(checked(GAME, 3, {"complete_deck": complete}, 1, position))).play("A: ACC1 B")
    assert (table.phase, table.ip[1]) == (("innocent", 4) if complete else ("move", 1))


def test_a_use_must_be_left_in_the_eyes_of_all():
    """R4.1 (b): an Accusation needs points, a Spy cards, First Aid a wounded character, Intelligence a pile."""
    hands = {"A": "COM01"}
    pairs = [
        ("ESP*,REN*,SOI*", {}, False),
        ("ESP*,REN*,SOI*", {"ip": {"A": 3}}, False),
        ("ESP*,REN*,SOI*", {"ip": {"B": 1}}, True),
        ("ACC*,REN*,SOI*", {}, False),
        ("ACC*,ESP*,REN*", {}, False),
        ("ACC*,ESP*,REN*", {"wounds": {"JON": 1}}, False),
        ("ACC*,ESP*,REN*", {"wounds": {"XIII": 1}}, True),
        ("ACC*,ESP*,SOI*", {}, True),
        ("ACC*,ESP*,SOI*", {"kept": {"C": ALL_MISSIONS}, "piles": ("", "")}, False),
        ("ACC*,ESP*,SOI*,REN*", {"ip": {"B": 1}, "wounds": {"XIII": 1}}, False),
    ]
    for discard, more, is_asked in pairs:
        board = {2: "A:XIII", 4: "B:JON"}
        table = at(phase=6, order="ABC", hands=hands, board=board, discard=discard, until=6, **more)
        assert (table.phase == "anytime") == is_asked, (discard, more)
    table = at(phase=6, hands={"A": "COM01", "B": "COM02"}, discard="ACC*,REN*,SOI*", until=6)
    assert table.window == "AB"


def test_whether_an_answer_was_forced_is_shown_to_nobody():
    """R4.3: a pass looks the same."""
    told = []
    for hands in (LOADED, EMPTY_HANDED):
        table = at(phase=6, hands=hands, ip={"B": 1}, until=6).play("A: pass")
        told.append([dict(event.data) for event in table.last])
    assert told[0] == told[1] == [{"kind": "pass", "by": 0, "window": "anytime"}]


def test_last_cards_and_first_aid_are_windows_of_their_own():
    """R4.2: a standing wish is about the windows of one kind, so none about others passes these."""
    assert {"anytime", "last_call", "care"} <= set(GAME.windows)
    last = at(phase=9, round=5, hands={"A": "REN1"})
    table = at(turn="A", board={15: "A:MAN", 16: "B:FEL"}, hands={"B": "SOI1"}, discard="SOU*", dice=[6])
    table.play("A: end", "A: kill MAN>FEL")
    assert [last.view("A")["phase"], table.view("B")["phase"]] == ["last_call", "care"]


def test_the_window_of_a_phase():
    """R4.4: W-ANY at the start of phases 2 to 8 and at the end of a round; not of phase 1."""
    hands = {"A": "REN1"}
    for phase in range(2, 9):
        table = at(phase=phase, hands=hands, active="M05,M12", until=phase)
        assert (table.phase, table.legal()) == ("anytime", ["REN1", "pass"])
    assert at(phase=9, hands=hands).phase == "anytime"
    assert at(phase=9, round=5, hands=hands).phase == "last_call"
    assert at(phase=1, hands=hands, discard="SCO*", until=1).phase == "paused"


def test_once_around_in_order_several_cards_each():
    """R4.1, R4.4: a seat that has played is asked again; one that has passed is not."""
    hands = {"A": "COM01", "B": "ACC1,ACC2", "C": "COM02"}
    table = at(phase=6, order="CBA", hands=hands, ip={"A": 9}, discard="REN*,ESP*,SOI*,INN*", until=6)
    assert table.window == "CB"  # nobody could accuse A but these, and A nobody
    table.play("C: pass", "B: ACC1 A")
    assert (table.asked, table.window) == ("B", "B")
    table.play("B: ACC2 A")
    assert table.ip[0] == 3
    assert table.phase == "move"


def test_the_last_window_goes_on_until_all_pass_in_a_row():
    """R4.4: W-LAST."""
    hands = {"A": "ACC1,COM01", "B": "ACC2,COM02"}
    table = at(round=5, phase=9, hands=hands, ip={"A": 9, "B": 9}, discard="ESP*,REN*,SOI*,INN*")
    assert (table.phase, table.window) == ("last_call", "AB")
    table.play("A: pass", "B: ACC2 A")
    assert table.ip == (6, 9, 0)
    assert table.window == "BA"
    table.play("B: pass", "A: ACC1 B")
    assert table.ip == (6, 6, 0)
    assert table.phase == "over"  # no Accusation is left


def test_innocent_is_asked_of_the_target_only():
    """R4.4, R4.6: W-INN, inside another window."""
    hands = {"A": "ACC1", "B": "COM01", "C": "INN1"}
    table = at(phase=6, hands=hands, ip={"B": 4}, discard="ESP*,REN*,SOI*", until=6)
    table.play("A: ACC1 B")
    assert (table.phase, table.window, table.legal()) == ("innocent", "B", ["pass"])
    table.play("B: pass")
    assert table.ip[1] == 1


def test_inside_a_window_only_its_own_cards():
    """R4.6"""
    hands = {"A": "SOU1,ACC1,SOI1,REN1,COM01"}
    table = at(turn="A", board={2: "A:MAN B:JON"}, hands=hands, ip={"B": 3}, dice=[4]).play("A: end")
    table.play("A: kill MAN>JON")
    assert (table.phase, table.legal()) == ("support", ["SOU1 d1", "pass"])
    assert table.refusal("A: REN1")[0] == "not_now"


def test_windows_of_a_roll_begin_again_after_each_new_roll():
    """R4.4, R14.10: attacker first."""
    board, hands = {15: "B:JON A:XIII"}, {"A": "SOU1,COM01", "B": "SOU2,COM02"}
    table = at(phase=7, turn="A", board=board, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOI*", dice=[6, 1])
    table.play("A: done", "B: done")
    assert (table.phase, table.window) == ("support", "AB")
    table.dice(2, 6).play("A: pass", "B: SOU2 d1")
    assert table.window == "AB"
    table.play("A: SOU1 d2")
    assert table.window == "AB"  # the third Support has not been seen
    assert [face for _, face in table.view("C")["roll"]["dice"]] == [2, 6]


def test_any_time_cards_in_ones_own_turn():
    """R4.5: at six questions, and then the question is put again."""
    hands = {"A": "REN1,SCO1"}
    board = {15: "A:MAN,XIII", 16: "B:JON"}
    for phase, questions in ((3, ["discard"]), (5, ["recruit", "buy"]), (6, ["move"]), (8, ["attempt"])):
        table = at(phase=phase, turn="A", board=board, hands=hands, until=phase)
        for question in questions:
            assert table.phase == question
            table.allows("A: REN1")
            fork = table.forked().play("A: REN1")
            assert (fork.phase, fork.asked) == (question, "A")
            table.play("A: done" if phase != 6 and phase != 8 else "A: end")
    table = at(turn="A", board=board, hands=hands).play("A: end")
    assert table.phase == "assassinate"
    table.play("A: REN1")
    assert (table.phase, table.asked) == ("assassinate", "A")


def test_no_any_time_card_in_the_middle_of_a_choice():
    """R4.5"""
    table = at(turn="A", board={15: "A:XIII,a1"}, hands={"A": "REN1"}).play("A: +XIII")
    assert "REN1" not in table.legal()
    assert table.refusal("A: REN1")[0] == "not_now"


def test_the_engine_always_asks():
    """R4.2: whatever somebody has answered before, and also if a pass is the only answer."""
    table = at(phase=2, hands={"A": "COM01", "B": "COM02"}, active="M05,M12", discard="NMI*,CMI*", until=4)
    asked = []
    while table.phase != "paused":
        asked.append((table.phase, table.asked))
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert asked[:4] == [("anytime", "A"), ("anytime", "B"), ("anytime", "A"), ("anytime", "B")]


def test_first_aid_is_offered_to_the_owners_of_the_wounded():
    """R4.4: W-CARE, attacker first, each until it passes."""
    board = {15: "B:JON,AMO A:XIII,MAN"}
    hands = {"A": "SOI1,SOI2", "B": "COM01", "C": "SOI3"}
    table = at(
        phase=7, turn="A", board=board, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOU*", dice=[3, 2, 3, 4], until=7
    )
    while table.phase != "wounds":
        table.play(f"{table.asked}: {table.legal()[-1]}")
    table.play("A: wounds XIII:1,MAN:1", "B: wounds JON:1,AMO:1")
    assert (table.phase, table.window) == ("care", "AB")
    table.play("A: SOI1 XIII")
    assert table.window == "AB"
    table.play("A: SOI2 MAN")
    assert (table.asked, table.window, table.legal()) == ("B", "B", ["pass"])


def test_an_informer_is_asked_for_from_the_seat_behind_the_mover():
    """R4.4: W-INDIC, all others in order."""
    hands = {"A": "COM01", "B": "COM02", "C": "IND1", "D": "IND2"}
    table = at(seats=4, order="CADB", turn="D", board={2: "D:XIII A:JES"}, hands=hands)
    table.play("D: mv 2-1 XIII inf=XIII")
    assert (table.phase, table.window) == ("indic", "BCA")


def test_an_alliance_is_asked_for_in_order():
    """R4.4: W-ALLIANCE, of the seats present."""
    table = at(
        seats=4, order="DBCA", phase=7, turn="D", board={17: "A:XIII B:JON D:AMO"}, active="M02",
        hands={"A": "COM01", "B": "COM02", "C": "ALL1", "D": "COM03"},
    )  # fmt: skip
    assert (table.phase, table.window) == ("alliance", "DBA")


def test_a_dodge_is_asked_for_from_the_attacker():
    """R4.4: W-DODGE, with any-time cards."""
    table = at(
        phase=7, turn="B", order="BAC", board={15: "B:JON A:XIII"}, hands={"A": "COM01", "B": "REN1,COM02"}, until=7
    )
    assert (table.phase, table.window) == ("dodge", "AB")
    table.play("A: pass")
    assert table.legal() == ["REN1", "pass"]
    table.play("B: REN1")
    assert (table.phase, table.asked) == ("dodge", "B")


def test_who_is_asked_is_in_every_view():
    """R4.3"""
    table = at(phase=6, hands=LOADED, ip={"B": 1}, until=6)
    for reader in ("A", "B", "C", None):
        assert table.view(reader)["window"] == [0, 1, 2]
        assert table.view(reader)["phase"] == "anytime"
    assert GAME.window(table.state) == (0, 1, 2)


@pytest.mark.parametrize(("more", "is_asked"), [({}, False), ({"ip": {"B": 2}}, True), ({"wounds": {"XIII": 1}}, True)])
def test_any_time_cards_alone_make_a_window_of_a_duel(more, is_asked):
    """R4.4, R4.1: W-DODGE, with all Dodges face up."""
    board, discard = {15: "B:JON A:XIII"}, "ESQ*,REN*,ESP*"
    table = at(phase=7, turn="A", order="ABC", board=board, hands={"A": "COM01"}, discard=discard, until=7, **more)
    assert (table.phase == "dodge") == is_asked
