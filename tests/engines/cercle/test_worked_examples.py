"""The worked examples W1 to W13 of the specification, sentence by sentence: setting up, secrets, the wheel, hiring."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from tests.engines.cercle.oracle import PILES, SPIES
from tests.engines.cercle.reading import deployed, kinds, may, moves, new_game, opened, ready, row, steps, told, wheel
from tests.engines.cercle.table import Table, at


def test_w1_a_game_of_five_is_set_up():
    """W1, R2.1, R2.2, R2.3, R2.5, R2.6"""
    view = GAME.view(new_game(5), None)
    assert view["scores"] == [3] * 5
    assert view["circle"] == 1
    piles = [place for card, place in view["where"].items() if card in SPIES and place.startswith("pile:")]
    assert len(piles) == 40
    assert {place.split(":")[1] for place in piles} == set(PILES)
    assert len(PILES) == 16
    assert sum(place.startswith("open:") for place in view["where"].values()) == 2
    assert view["deck"] == 18
    assert view["markers"] == ["passive"] * 5
    assert not any(place.startswith("wheel:") for card, place in view["where"].items() if card in SPIES)
    assert view["where"]["I2a"] == "pile:I2:0"
    assert SPIES["I2a"].exclusive == "US"
    assert [SPIES[card].exclusive for card in PILES["I3"]] == ["", ""]


def w2() -> Table:
    return at("n=3 first=1 turn=2 phase=1 seat=2")


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("2 d:S2O2", {"I": 0, "S": 2, "R": 0, "O": 2}),
        ("2 d:I1S1R1O1", {"I": 1, "S": 1, "R": 1, "O": 1}),
        ("2 d:R4", {"I": 0, "S": 0, "R": 4, "O": 0}),
    ],
)
def test_w2_distribution(line, after):
    """W2, R4.8"""
    table = w2().play(line)
    assert table.secrets(2) == after
    assert table.actors == (3,)


def test_w2_what_is_illegal():
    """W2, R4.8, R3.6"""
    assert not may(w2(), "2 d:S2")
    assert not may(w2(), "2 d:-")
    assert "d:-" not in w2().legal(2)


def test_w2_as_steps():
    """W2, R3.6: after `>S2` no activation is legal any more."""
    table = w2().play("2 >S2")
    assert (table.phase, table.actors) == ("p1_share", (2,))
    assert moves(table, 2) == sorted([">I1", ">I2", ">S1", ">S2", ">R1", ">R2", ">O1", ">O2"])
    table.play("2 >O2")
    assert table.secrets(2) == {"I": 0, "S": 2, "R": 0, "O": 2}


def w3() -> Table:
    return at("n=2 first=2 turn=3 phase=1 seat=1\nvp 6,5\ncircle 7\nsec 1 I12 O11")


def test_w3_arrest():
    """W3, R4.9: OPS goes 12, (13th) 1, 2."""
    table = w3().play("1 d:I1O3")
    assert table.secrets(1) == {"I": 1, "S": 0, "R": 0, "O": 2}
    assert (table.vp, table.circle) == ((10, 5), 11)


def test_w3_one_arrest_instead():
    """W3, R4.9"""
    table = w3().play("1 d:O4")
    assert table.secrets(1) == {"I": 12, "S": 0, "R": 0, "O": 3}
    assert (table.vp, table.circle) == ((8, 5), 9)


def w4() -> Table:
    return at("n=3 first=1 turn=2 phase=1 seat=3\nopen N06 N12\ndeck N01")


def test_w4_both_paid_activations():
    """W4, R4.4, R4.5, R4.6"""
    table = w4().play("3 a:O1", "3 a:N06")
    assert (row(table, 4), row(table, 2)) == (["O1a/-"], ["N06/-"])
    assert SPIES["O1a"].exclusive == "US"
    assert opened(table) == {"N12", "N01"}
    assert moves(table, 3) == ["d:-"]
    table.play("3 d:-")
    assert table.secrets(3) == {"I": 0, "S": 0, "R": 0, "O": 0}


def test_w4_one_of_each_kind():
    """W4, R4.4"""
    assert not may(w4().play("3 a:O1"), "3 a:I1")
    assert not may(w4().play("3 a:N06"), "3 a:N12")


def w5() -> Table:
    return at("n=2 first=1 turn=2 phase=1 seat=1\nopen N06 N08\ndeck N02 N11")


def test_w5_the_first_player_activates_three():
    """W5, R4.7"""
    table = w5().play("1 a:N08")
    assert table.view["left"] == 4
    assert opened(table) == {"N06", "N02"}
    table.play("1 a:R1")
    assert table.view["left"] == 2
    table.play("1 a:N06")
    assert (table.view["left"], opened(table)) == (0, {"N02", "N11"})
    assert wheel(table) == {1: ["N08/-"], 2: ["N06/-"], 3: ["R1a/-"]}
    table.play("1 d:-")
    assert table.actors == (2,)


def test_w5_two_activations_and_two_secrets():
    """W5, R4.7"""
    table = w5().play("1 a:N08", "1 a:R1")
    assert may(table, "1 d:I2")
    assert table.play("1 d:I2").secrets(1)["I"] == 2


def test_w5_the_free_activation_is_due_first():
    """W5, R4.7"""
    assert not may(w5(), "1 d:I4")
    assert moves(w5(), 1, ">") == []


def passed_turn(table: Table) -> Table:
    """Everybody does as little as possible until the next turn begins."""
    turn = table.view["turn"]
    while table.view["turn"] == turn:
        (seat,) = table.actors
        legal = table.legal(seat)
        idle = [text for text in legal if text in ("e", "t-", "b-", "d:-", ">I1", ">I4")]
        table.play(f"{seat} {idle[-1] if idle else legal[0]}")
    return table


def test_w6_three_rotations():
    """W6, R5.4, R5.5: activated in phase 1 of turn 4, hired in phase 3 of turn 6."""
    table = at("n=2 first=1 turn=4 phase=1 seat=1\nopen N01 N17\nsec 1 R2\ndeck N18").play("1 a:N17", "1 a:R1")
    assert row(table, 3) == ["R1a/-"]
    faced = []
    for _ in range(3):
        passed_turn(table)
        faced.append(int(table.where("R1a").split(":")[1]) if table.where("R1a").startswith("wheel") else 8)
    assert faced == [2, 1, 8]
    assert table.view["turn"] == 7
    assert "R1a" in ready(table, 1)


def test_w6_one_rotation():
    """W6, R5.5: N08, activated in turn 4, arrives in turn 4."""
    table = at("n=2 first=1 turn=4 phase=1 seat=1\nopen N08 N17").play("1 a:N08")
    assert row(table, 1) == ["N08/-"]
    passed_turn(table)
    assert table.where("N08").startswith("ready:")


def test_w6_eight_rotations():
    """W6, R5.4, R5.5: N14 faces 7 after the rotation of turn 4 and arrives in turn 11."""
    table = at("n=2 first=1 turn=4 phase=1 seat=1\nopen N14 N17\nvp 0,0\ncircle 0").play("1 a:N14")
    assert row(table, 8) == ["N14/-"]
    for edge in range(7, 0, -1):
        passed_turn(table)
        assert "N14/-" in row(table, edge)
    assert table.view["turn"] == 11
    passed_turn(table)
    assert table.where("N14").startswith("ready:")


def w7() -> Table:
    return at("n=3 first=1 turn=2 phase=3\nsec 1 I3\nsec 2 I3\nsec 3 I2\nwhl 1 I1b/- I2b/- O1c/3")


def test_w7_inside_out_with_changing_majorities():
    """W7, R8.2, R8.3, R5.4"""
    table = w7()
    assert (table.phase, table.actors) == ("h_bid", (1,))
    assert table.view["auction"]["spy"] == "I1b"
    assert sorted(table.view["auction"]["in"]) == [0, 1]
    assert table.where("O1c").startswith("arrived:")
    table.play("1 b:1", "2 b:2", "1 b-")
    assert table.where("I1b").startswith("ready:1:")
    assert table.secrets(2)["I"] == 1
    assert table.where("I2b").startswith("ready:0:")
    assert table.secrets(1)["I"] == 3
    assert table.where("O1c").startswith("ready:2:")
    hires = [(event["by"], event["spy"], event["price"], event["why"]) for event in told(table, "hire")]
    assert hires[-2:] == [(1, "I1b", 2, "auction"), (0, "I2b", 0, "majority")]
    assert (table.view["turn"], table.view["first"]) == (3, 1)


def w8() -> Table:
    return at("n=4 first=2 turn=2 phase=3\nsec 1 O2\nsec 3 O2\nsec 2 O1\nwhl 1 O1b/-")


def test_w8_the_order_of_a_tie():
    """W8, R8.5: clockwise from seat 2, so 3 and then 1."""
    table = w8()
    assert (table.phase, table.actors) == ("h_bid", (3,))
    assert table.view["auction"]["order"] == [2, 0]


def test_w8_a_free_spy():
    """W8, R8.7"""
    table = w8().play("3 b-")
    assert ready(table, 1) == {"O1b"}
    assert table.secrets(1)["O"] == 2


def test_w8_who_cannot_raise_is_out():
    """W8, R8.6"""
    table = w8().play("3 b:1", "1 b:2")
    assert ready(table, 1) == {"O1b"}
    assert (table.secrets(1)["O"], table.secrets(3)["O"]) == (0, 2)
    assert "bid_out" in kinds(table)


def test_w9_the_colour_of_an_auction():
    """W9, R8.6, R8.8, R1.9"""
    table = at("n=3 first=1 turn=2 phase=3\nsec 1 O10\nsec 2 I2 S5\nsec 3 I1\nwhl 1 N05/-")
    assert (table.phase, table.actors) == ("h_bid", (2,))
    table.play("2 b:1")
    assert ready(table, 2) == {"N05"}
    assert table.secrets(2) == {"I": 1, "S": 5, "R": 0, "O": 0}


def test_w9_nobody_can_bid():
    """W9, R8.7: the last in order hires it for nothing."""
    table = at("n=3 first=1 turn=2 phase=3\nwhl 1 N05/-")
    assert ready(table, 3) == {"N05"}
    assert table.view["turn"] == 3


W10 = "n=2 first=2 turn=2 phase=3\nsec 1 I1 S2 O1\nsec 2 R3\nwhl 1 N14/-"


def test_w10_everything_for_a_grey_spy():
    """W10, R8.8, R8.9: the payment is automatic."""
    table = at(W10)
    assert table.actors == (2,)
    table.play("2 b:1", "1 b:2", "2 b:3", "1 b:4")
    assert ready(table, 1) == {"N14"}
    assert table.secrets(1) == {"I": 0, "S": 0, "R": 0, "O": 0}
    assert table.secrets(2)["R"] == 3


def test_w10_any_split_of_two():
    """W10, R8.9"""
    table = at(W10).play("2 b:1", "1 b:2", "2 b-")
    assert (table.phase, table.actors) == ("h_pay", (1,))
    assert steps(table, 1) == ["I1", "O1", "S1", "S2"]
    for whole in ("p:I1O1", "p:S2", "p:I1S1", "p:S1O1"):
        assert may(table, f"1 {whole}"), whole
    for whole in ("p:I1", "p:S1", "p:O1", "p:I1S2", "p:I1S1O1", "p:S2O1", "p:R2", "p:I2"):
        assert not may(table, f"1 {whole}"), whole
    assert table.play("1 p:S1O1").secrets(1) == {"I": 1, "S": 1, "R": 0, "O": 0}
    assert ready(table, 1) == {"N14"}


def w11(secrets: str = "") -> Table:
    return at(f"n=2 first=1 turn=2 phase=3\nsec 1 I0{secrets}\nrdy 1 I3a\nsec 2 I1\nwhl 1 N05/-")


def test_w11_a_purse_pays():
    """W11, R8.10, R8.11: the purse goes to the wheel, then the spy is taken; its second secret is lost."""
    table = w11().play("1 b:1")
    assert row(table, 4) == ["I3a/1"]
    assert ready(table, 1) == {"N05"}
    assert table.secrets(1)["I"] == 0
    assert table.secrets(2)["I"] == 1
    order = [kind for kind in kinds(table) if kind in ("pay", "prepare", "hire")]
    assert order == ["pay", "prepare", "hire"]


def test_w11_purse_or_secrets():
    """W11, R8.12, with two INT secrets."""
    text = "n=2 first=1 turn=2 phase=3\nsec 1 I2\nrdy 1 I3a\nsec 2 I1\nwhl 1 N05/-"
    table = at(text).play("1 b:1")
    assert (table.phase, table.actors) == ("h_pay", (1,))
    assert steps(table, 1) == ["I1", "I3a"]
    assert row(at(text).play("1 b:1", "1 p:I3a"), 4) == ["I3a/1"]
    paid = at(text).play("1 b:1", "1 p:I1")
    assert (ready(paid, 1), paid.secrets(1)["I"]) == ({"I3a", "N05"}, 1)


def test_w12_secrets_at_once_also_for_a_rival():
    """W12, R7.1, R4.9"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 I1b\nsec 2 S12\nvp 4,9\ncircle 10").play("1 x:I1b>2S,1I")
    assert table.secrets(2) == {"I": 0, "S": 1, "R": 0, "O": 0}
    assert table.secrets(1) == {"I": 1, "S": 0, "R": 0, "O": 0}
    assert (table.vp, table.circle) == ((4, 11), 12)
    assert row(table, 3) == ["I1b/1"]


def test_w13_sources_cut_off():
    """W13, R4.2, R4.3"""
    table = at("n=3 first=1 turn=2 phase=1 seat=1\ndep I4a/1>2\ndep N05/3>2\nopen N01 N02").play("1 a:N01", "1 d:I4")
    assert table.actors == (2,)
    assert table.view["left"] == 2
    assert deployed(table, 2) == []
    assert (row(table, 5), row(table, 4)) == (["I4a/1"], ["N05/3"])
    assert may(table, "2 a:I1")
    assert may(table, "2 a:N02")
    assert may(table, "2 d:I1S1")
    assert not may(table, "2 d:I3")
    assert moves(table.play("2 a:I1"), 2) == ["d:-"]
