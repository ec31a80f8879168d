"""The worked examples of the specification (section 17), as they stand there."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.game import NotationError
from tests.engines.cirkle.table import MODES, Table, orders


def verb(text: str) -> str:
    return "inversion" if "<>" in text else "capture" if "x" in text else "recovery" if "-" not in text else "move"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("duel 6bC1/8/8/8/8/3yT4/8/8/8/8/8 1 - - 0 1", 29),
        ("duel 6bC1/8/8/8/8/4yT3/8/8/8/8/8 1 - - 0 1", 29),
        ("solo 11/9bH1/mC10/11/11/5yT5/11/11/11/11/7gH3 1 y - 0 1", 32),
    ],
)
def test_w1_a_tank_in_the_centre(text, count):
    """R5.1"""
    assert len(Table(text).legal) == count


@pytest.mark.parametrize(
    ("mode", "counts"),
    [
        ("duel", {"move": 70, "capture": 1, "inversion": 29}),
        ("solo", {"move": 45, "inversion": 11}),
        ("survivor", {"move": 45, "inversion": 11}),
        ("double", {"move": 45, "inversion": 17}),
    ],
)
def test_w2_starting_positions(mode, counts):
    """R3.2, R3.3"""
    table = Table(mode)
    assert Counter(map(verb, table.legal)) == counts
    if mode == "duel":
        assert table.actions("D2x") == ["D2xD10"]
    if mode == "double":
        shared = {"A3<>I11", "B2<>I9", "B2<>J10", "C1<>K9", "C3<>I9", "C3<>J10"}
        assert set(table.legal) - set(Table("solo").legal) == shared


W3 = "duel bCbH*bTbPbPbT*bHbC/bHbTbP*bCbC*bPbTbH/8/8/8/yP7/8/8/8/yHyTyPyC*yCyP*yTyH/yCyHyT*1yPyTyH*yC 1 - - 0 1"


def test_w3_a_plane_on_a6():
    """R5.2, R9.1"""
    table = Table(W3).play("A6xF11")
    assert table.text == (
        "duel bCbH*bTbPbPyP!bHbC/bHbTbP*bCbC*bPbTbH/8/8/8/8/8/8/8/yHyTyPyC*yCyP*yTyH/yCyHyT*1yPyTyH*yC 2 - - 0 2"
    )
    assert table.seat("b")["lost"] == ["T*"]
    assert Table(W3.replace("yP7/", "7yP/", 1)).may("H6xC11")


def test_w4_flying_and_blocking():
    """R5.1, R5.2"""
    table = Table("duel 7bC/8/8/3bT4/3bP4/8/1yP1yT4/8/yH1yHyC4/8/8 1 - - 0 1")
    assert [text for text in table.actions("D3") if "<>" not in text] == [
        "D3-D1",
        "D3-D2",
        "D3-D4",
        "D3-E3",
        "D3-F3",
        "D3-G3",
        "D3-H3",
    ]
    assert [text for text in table.actions("A3") if "<>" not in text] == [
        "A3-A1",
        "A3-A2",
        "A3-A4",
        "A3-A5",
        "A3-A6",
        "A3-A7",
        "A3-B3",
        "A3-E3",
    ]
    assert table.actions("B5x") == ["B5xD7", "B5xH11"]
    assert table.may("D5xD7")
    assert not table.may("D5xD8")


@pytest.mark.parametrize(
    ("case", "text", "action", "legal"),
    [
        ("a", "duel 7bH/8/8/3bT4/8/8/3yC4/8/8/8/yH7 1 - - 0 1", "D5xD8", False),
        ("b", "duel 7bH/8/8/1yC1bT4/8/8/8/8/8/8/yH7 1 - - 0 1", "B8xD8", True),
        ("c", "duel 7bH/8/8/3bT4/8/8/3yC*4/8/8/8/yH7 1 - - 0 1", "D5xD8", True),
        ("d", "duel 7bH/8/8/1yC1bT*4/8/8/8/8/8/8/yH7 1 - - 0 1", "B8xD8", False),
        ("e", "duel 7bH/8/8/3bT*4/8/8/3yC*4/8/8/8/yH7 1 - - 0 1", "D5xD8", False),
        ("f", "duel 7bH/8/8/1yC*1bT*4/8/8/8/8/8/8/yH7 1 - - 0 1", "B8xD8", True),
        ("g", "duel 7bH/8/8/2bT5/8/8/2yC5/8/8/8/yH7 1 - - 0 1", "C5xC8", True),
        ("h", "duel 7bH/8/8/2bT*5/8/8/2yC5/8/8/8/yH7 1 - - 0 1", "C5xC8", True),
    ],
)
def test_w5_hierarchy(case, text, action, legal):
    """R6.3"""
    assert Table(text).may(action) is legal, case


def test_w6_the_oasis():
    """R6.1, R6.3, R6.4"""
    table = Table("duel 8/8/8/1bT1bT*4/8/yH2bHyC2bC*/8/8/6yP*1/8/8 1 - - 0 1")
    assert sorted(text for text in table.legal if text.endswith("xD6")) == ["E6xD6", "G3xD6"]
    assert table.refused("A6xD6") == ("protected_simple", "R6.3")
    table.play("G3xD6")
    assert [text for text in table.legal if text.endswith("xD6")] == ["D8xD6"]
    assert table.refused("H6xD6") == ("blocked", "R5.2")


def test_w7_inversion_of_two_missiles():
    """R7.1, R7.3"""
    table = Table("duel 7bC/8/8/8/8/8/8/2yT*yH*4/8/8/8 1 - - 0 1")
    assert not table.unit("C4")["protected"]
    assert not table.unit("D4")["protected"]
    table.play("C4<>D4")
    assert table.text == "duel 7bC/8/8/8/8/8/8/2yH*yT*4/8/8/8 2 - - 1 2"
    assert table.unit("C4")["protected"]
    assert table.unit("D4")["protected"]


@pytest.mark.parametrize(
    ("case", "text", "action", "refused"),
    [
        ("a", "duel 7bC/8/yH7/8/8/8/yT7/8/8/yC7/8 1 - - 0 1", "A2<>A9", None),
        ("b", "duel 7bC/8/yH7/8/8/8/bT7/8/8/yC7/8 1 - - 0 1", "A2<>A9", ("inversion_between", "R7.4")),
        ("c", "duel 7bC/8/8/8/8/8/4yH3/8/8/1yC6/8 1 - - 0 1", "B2<>E5", ("inversion_line", "R7.3")),
        ("d", "duel 7bC/8/8/8/1yP*6/8/8/8/8/1yP6/8 1 - - 0 1", "B2<>B7", ("inversion_line", "R7.3")),
        ("e", "duel 7bC/8/8/8/6yP*1/8/8/8/8/1yP6/8 1 - - 0 1", "B2<>G7", None),
        ("f", "duel 7bC/8/8/8/6yP1/8/8/8/8/1yT6/8 1 - - 0 1", "B2<>G7", None),
        ("g", "duel 7bC/8/8/8/1yT6/8/8/8/8/1yC6/8 1 - - 0 1", "B2<>B7", ("inversion_pair", "R7.3")),
        ("h", "duel 7bC/8/8/8/6yT*1/8/8/8/8/1yC*6/8 1 - - 0 1", "B2<>G7", None),
        ("i", "duel 7bC/8/8/8/1yT6/8/8/8/8/1yT6/8 1 - - 0 1", "B2<>B7", ("inversion_identical", "R7.6")),
        ("j", "duel 7bC/8/8/8/1yT*6/8/8/8/8/1yT6/8 1 - - 0 1", "B2<>B7", None),
        ("k", "duel 7bC/8/8/8/2yT*5/8/8/8/8/1yT6/8 1 - - 0 1", "B2<>C7", ("inversion_line", "R7.2")),
    ],
)
def test_w8_inversion_lines(case, text, action, refused):
    """R7.2, R7.3, R7.4, R7.6"""
    table = Table(text)
    if refused:
        assert table.refused(action) == refused, case
    else:
        assert table.may(action), case


def test_w9_exchange_of_a_plane_for_a_lost_missile_tank():
    """R8.1, R8.2, R8.3"""
    table = Table("duel 8/8/8/yP7/8/7bC/8/8/8/8/yC7 1 - - 0 1")
    assert table.actions("A8-D11") == [
        "A8-D11",
        *(f"A8-D11={kind}" for kind in ("C", "C*", "H", "H*", "P*", "T", "T*")),
    ]
    table.play("A8-D11=T*")
    assert table.text == "duel 3yT*4/8/8/8/8/7bC/8/8/8/8/yC7 2 - - 1 2"
    assert table.seat("y")["lost"].count("P") == 3
    assert "T*" not in table.seat("y")["lost"]
    assert not table.unit("D11")["protected"]


def test_w10_missile_plane_for_missile_tank():
    """R8.3"""
    table = Table("duel 8/8/8/yP*7/8/7bC/8/8/8/8/yC7 1 - - 0 1").play("A8-D11=T*")
    assert table.unit("D11")["unit"] == "T*"
    assert "P*" in table.seat("y")["lost"]


def test_w11_no_exchange():
    """R7.7, R8.1"""
    table = Table("duel 1yC1yT*4/8/8/yP4yT2/8/7bC/8/8/8/8/8 1 - - 0 1")
    assert table.actions("F8-F11") == ["F8-F11"]
    assert table.actions("A8<>D11") == ["A8<>D11"]
    assert sorted(text for text in table.legal if "=" in text) == [
        f"B11-A11={kind}" for kind in ("C*", "H", "H*", "P", "P*", "T")
    ]


def test_w12_the_frozen_unit_as_an_obstacle():
    """R7.4, R9.2"""
    table = Table("duel 1bC*1bH1yP!1bC/8/8/4bP3/8/7bH*/8/8/8/8/yC7 2 - - 0 1")
    assert not any("F11" in text for text in table.legal)
    assert [text for text in table.actions("H11") if "<>" not in text] == [
        "H11-G11",
        "H11-H10",
        "H11-H7",
        "H11-H8",
        "H11-H9",
    ]
    assert table.may("D11-G11")
    assert sorted(text for text in table.legal if "<>" in text) == ["B11<>D11", "H6<>H11"]
    assert table.refused("D11<>H11") == ("inversion_between", "R7.4")
    assert Table("duel 3yC1yP!yH1/8/7bC/8/8/8/8/8/8/8/yP*7 1 - - 0 1").may("D11<>G11")


@pytest.mark.parametrize(
    "text", ["duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1", "duel 5yP!bTbC/8/8/2yHbP4/8/8/8/8/8/8/yC7 1 - - 0 1"]
)
def test_w13_cirkle(text):
    """R9.3, R9.4"""
    table = Table(text).play("C8-C11")
    assert table.result == "targets y"
    assert table.kinds() == ["move", "cirkle", "end"]


def test_w14_the_home_helicopter():
    """R9.4, R9.5"""
    table = Table("duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1").play("C8-C11")
    assert table.result == ""
    assert table.legal == ["G11xC11"]
    assert table.play("G11xC11").text == "duel 2bH2yP!2/8/7bC/8/8/8/8/8/8/8/yC7 1 - - 0 3"


def test_w15_no_free_unit():
    """R9.6"""
    table = Table("duel 8/8/8/8/8/3bC4/8/3yT*4/8/8/yC1bP!5 1 - - 0 1").play("D4xD6")
    assert table.result == "annihilation y"


def test_w16_hold_of_a_full_round():
    """R11.4, R11.5"""
    table = Table("solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1").play("H11-K11")
    assert table.text == "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 1 2"
    assert " K11(m) " in table.play("B6-B7").text
    assert " K11(mb) " in table.play("F2-F3").text
    assert table.play("H3-H2").result == "hold y"
    assert table.kinds()[-2:] == ["cirkle", "end"]


def test_w17_recovering_a_missile_prevents_cirkle():
    """R10.1, R11.6"""
    table = Table("solo 7yT3/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 1 - - 0 1")
    table.play("H11-K11", "B6-B7", "F2=T*")
    assert table.text == "solo 10yT/11/11/11/1mC9/3bH*7/2bC*8/11/4bH2gC3/yC4bT*5/11 4 b - 3 4"
    assert table.told("hold_broken") == [{"by": 2, "square": "K11", "owner": 0, "cause": "missile"}]
    table.play("H3-H2")
    assert table.result == ""
    assert table.play("A2-A3").view["holds"] == []


def test_w18_double_green_eliminated():
    """R4.3, R12.3"""
    table = Table("double 11/11/1mHmT8/11/9gC1/8bT*2/11/11/2yT8/yC10/11 3 - - 0 1")
    assert orders(table, 8, "I6xJ7") == "mymbmymb"


def test_w19_double_mauve_eliminated():
    """R4.3"""
    table = Table("double 11/11/8bT2/5mC5/4yT*6/10gH/11/11/9gC1/yC10/11 1 - - 0 1")
    assert orders(table, 6, "E7xF8") == "gbgygb"


def test_w20_partners_inversion():
    """R7.4, R7.5, R7.6"""
    text = "double 11/11/1mHbT*8/11/11/2bC8/11/11/2yT6gC1/11/11 1 - - 0 1"
    assert Table(text).play("C3<>C9").text == "double 11/11/1mHyT8/11/11/2bC8/11/11/2bT*6gC1/11/11 2 - - 1 2"
    assert Table(text.replace("bC8", "mC8")).refused("C3<>C9") == ("inversion_between", "R7.4")
    assert Table(text.replace("bT*", "bT")).may("C3<>C9")
    assert Table(text.replace("double", "solo")).refused("C3<>C9") == ("inversion_owner", "R7.5")


def test_w21_survivor_order():
    """R4.3"""
    assert orders(Table("survivor"), 8) == "ygybymyg"
    table = Table("survivor 11/11/2mT5bT2/11/11/11/11/11/2yT*3gC4/1yC9/11 1 - - 0 1")
    assert orders(table, 7, "C3xG3") == "bymybym"


def test_w22_a_dead_target():
    """R11.3, R11.7"""
    table = Table("solo mT10/9bH1/11/yC10/11/11/11/11/9gC1/11/11 1 - - 0 1").play("A8xA11")
    assert table.told("eliminated") == [{"by": 0, "seat": 1, "squares": ["A11"]}]
    assert {"square": "A11", "owner": 1, "dead": True} in table.view["targets"]
    assert table.seat("y")["condition"]
    assert table.view["holds"] == []
    assert (table.mover, table.view["slot"]) == ("b", 3)


W23 = "solo 11/11/2mT5bT2/11/11/11/11/11/yPyH*6gT2/1yT*9/1yCyP*8 1 - - 0 1"


def test_w23_recovery_conditions():
    """R10.1, R10.4, R10.5"""
    two_lost = Table(W23.replace("yPyH*6", "yPyH*yT5"))
    assert two_lost.refused("B1=C*") == ("recovery_threshold", "R10.1")
    table = Table(W23)
    assert sum(verb(text) == "recovery" for text in table.legal) == 15
    table.play("B1=C*")
    assert (table.mover, table.text.split()[3]) == ("m", "y")
    spent = Table(W23.replace("1 - - 0 1", "1 y - 0 1"))
    assert spent.refused("B1=C*") == ("recovery_used", "R10.4")
    survivor = "survivor 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 {} - - 0 1"
    assert Table(survivor.format(2)).refused("I3=C") == ("recovery_team", "R10.5")
    assert any(verb(text) == "recovery" for text in Table(survivor.format(1)).legal)


def test_w24_one_unit_may_still_win():
    """R11.5"""
    table = Table("solo 3gH7/9bC*1/8bT*2/11/11/11/3mH*7/2mC*8/11/1yT*9/2yP*8 4 - - 0 1")
    assert table.play("D11-A11", "B2-C2", "C4-D4", "I9-J9").result == "hold g"


def test_w25_repetition():
    """R13.2"""
    table = Table("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1")
    around = ("A1-A2", "H11-H10", "A2-A1", "H10-H11")
    assert table.play(*around, *around[:3]).result == ""
    assert table.play(around[3]).result == "repetition "


W26 = "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1"


def test_w26_forced_pass():
    """R13.1"""
    table = Table(W26)
    assert table.legal == ["--"]
    assert table.play("--").mover == "m"
    recovering = Table(W26.replace("1 y -", "1 - -"))
    assert recovering.legal
    assert all(text.startswith("A1=") for text in recovering.legal)


def test_w27_a_helicopter_on_f8():
    """R6.1, R9.1"""
    table = Table("duel bC3bPbT2/5bP2/5bC2/3bP*1yH2/8/8/8/8/8/8/yC7 1 - - 0 1")
    assert table.unit("F8")["protected"]
    assert table.play("F8xF11").unit("F11")["frozen"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("duel 7bC/8/8/8/4bT3/8/4yP*3/8/2yP5/8/yC7 2 - - 0 1", "C3xE5"),
        ("duel 7bC/8/8/8/4bC3/8/2yT1yT*3/8/8/8/yC7 2 - - 0 1", "C5xE5"),
    ],
)
def test_w28_cover(text, answer):
    """R5.2"""
    table = Table(text)
    assert answer[:2] in table.sight("E5")["covered_by"]
    assert table.play("E7xE5").may(answer)


@pytest.mark.parametrize(
    ("mode", "first", "second", "kinds"),
    [
        ("duel", 100, 9924, (6887, 144, 2893)),
        ("solo", 56, 3128, (2489, 23, 616)),
        ("double", 62, 3816, (2759, 23, 1034)),
        ("survivor", 56, 4223, (2489, 23, 1711)),
    ],
)
def test_w29_numbers_of_sequences(mode, first, second, kinds):
    """R3.2, R3.3"""
    table = Table(mode)
    replies = [reply for text in table.legal for reply in table.forked().play(text).legal]
    counted = Counter(map(verb, replies))
    assert (len(table.legal), len(replies)) == (first, second)
    assert (counted["move"], counted["capture"], counted["inversion"]) == kinds


def test_w30_a_pass_is_recorded_and_counted():
    """R13.1"""
    table = Table(W26.replace("0 1", "7 12"))
    assert table.legal == ["--"]
    table.play("--")
    assert table.text.split()[5:] == ["8", "13"]
    assert table.kinds() == ["pass"]


@pytest.mark.parametrize("mode", MODES)
def test_w31_nothing_but_moves(mode):
    """R13.4, R13.7"""
    assert {verb(text) for text in Table(mode).legal} <= {"move", "capture", "inversion"}
    with pytest.raises(NotationError):
        Table(mode).play("!resign")
