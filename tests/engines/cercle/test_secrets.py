"""Chapter 4: income, activations, distribution, arrests."""

from __future__ import annotations

import pytest

from tests.engines.cercle.oracle import PILES
from tests.engines.cercle.reading import NEUTRALS, deployed, guard_of, may, moves, opened, row, told, wheel
from tests.engines.cercle.table import Table, at

PLAIN = "n=3 first=1 turn=2 phase=1 seat=2\nopen N06 N12\ndeck N01 N02"
FIRST = "n=3 first=2 turn=2 phase=1 seat=2\nopen N06 N12\ndeck N01 N02"


def without_neutrals(*left: str) -> str:
    """A line that puts every neutral but these among the infiltrated spies of seat 1."""
    return "inf 1 " + " ".join(card for card in NEUTRALS if card not in left)


@pytest.mark.parametrize("seats", range(2, 7))
def test_four_new_secrets(seats):
    """R4.1: for every seat."""
    table = at(f"n={seats} first=1 turn=2 phase=1 seat=1\nopen N17 N18")
    for seat in range(1, seats + 1):
        assert (table.actors, table.view["left"]) == ((seat,), 4)
        if seat == 1:
            table.play("1 a:N17")
        table.play(f"{seat} d:R4")
    assert [table.secrets(seat)["R"] for seat in range(1, seats + 1)] == [4] * seats


def test_the_income_is_told():
    """R4.1, R4.2"""
    table = at("n=2 first=1 turn=2 phase=1 seat=1\nopen N17 N18\ndep N05/1>2").play("1 a:N17").play("1 d:I4")
    assert told(table, "income") == [{"by": 1, "secrets": 3, "choked": ["N05"]}]


@pytest.mark.parametrize(
    ("deployments", "income"),
    [
        ([], 4),
        (["N05/1>2"], 3),
        (["I4a/1>2"], 2),
        (["I4a/1>2", "I4b/3>2"], 2),
        (["N05/3>2", "I4b/3>2"], 2),
        (["I4a/1>3"], 4),
        (["O4a/1>2"], 4),
    ],
)
def test_income_while_sources_are_cut_off(deployments, income):
    """R4.2, D6: the smallest value holds, and nothing is subtracted; a thwart spy changes nothing."""
    table = at("\n".join(["n=3 first=1 turn=2 phase=1 seat=2", *(f"dep {each}" for each in deployments)]))
    assert table.view["left"] == income
    assert moves(table, 2, ">R") == [f">R{n}" for n in range(1, income + 1)]


def test_choke_spies_go_to_the_wheel_in_the_order_of_their_deployment():
    """R4.3, D6, R5.3: before the seat decides anything, each with its employer's marker."""
    for one, other in (("I4a/1", "I4b/3"), ("I4b/3", "I4a/1")):
        table = at(f"n=3 first=1 turn=2 phase=1 seat=2\ndep {one}>2\ndep {other}>2\nwhl 5 O1b/-")
        assert row(table, 5) == ["O1b/-", one, other]
        assert (table.phase, table.actors, deployed(table, 2)) == ("p1_turn", (2,), [])


def test_a_choke_spy_works_once():
    """R4.3: and the one against a seat that has had its income waits for the next turn."""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\nopen N17 N18\ndep I4a/1>2\ndep I4b/2>1")
    assert table.view["left"] == 2
    table.play("2 d:I2", "1 e", "2 e")
    assert (table.actors, table.view["left"], deployed(table, 1)) == ((2,), 4, ["I4b/2"])
    table.play("2 a:N17", "2 d:I4")
    assert (table.actors, table.view["left"], deployed(table, 1)) == ((1,), 2, [])


def test_a_choke_spy_takes_its_bodyguard_along():
    """R4.3, R5.9"""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\ndep I4a/1[R4a]>2")
    assert (row(table, 5), guard_of(table, "I4a"), row(table, 4)) == (["I4a/1"], "R4a", [])


def test_thwart_spies_stay_through_phase_one():
    """R4.3, R7.16"""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\ndep O4a/1>2")
    assert deployed(table, 2) == ["O4a/1"]


# ---- activations -----------------------------------------------------------------------------------------------------


def test_what_may_be_activated():
    """R4.4, section 15: every pile and both open neutrals."""
    assert moves(at(PLAIN), 2, "a:") == sorted(["a:N06", "a:N12", *(f"a:{pile}" for pile in PILES)])


@pytest.mark.parametrize(
    ("made", "after"),
    [
        (["a:O2"], ["N06", "N12"]),
        (["a:N06"], [*PILES]),
        (["a:O2", "a:N06"], []),
        (["a:N12", "a:I1"], []),
    ],
)
def test_one_paid_activation_of_each_kind(made, after):
    """R4.4, D38: in either order, either one without the other."""
    table = at(PLAIN).play(*(f"2 {move}" for move in made))
    assert moves(table, 2, "a:") == sorted(f"a:{each}" for each in after)
    assert table.view["left"] == 4 - 2 * len(made)


def test_only_new_secrets_pay():
    """R4.4: the divisions are full of secrets, the hand of three pays one activation only."""
    table = at(PLAIN + "\nsec 2 I9 S9 R9 O9\ndep N05/1>2").play("2 a:O2")
    assert (table.view["left"], moves(table, 2, "a:")) == (1, [])
    assert table.secrets(2) == {"I": 9, "S": 9, "R": 9, "O": 9}


def test_a_card_under_the_top_cannot_be_activated():
    """R4.4: the second activation of a pile takes the next card."""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\nwhl 3 O1a/1").play("2 a:O1")
    assert row(table, 4) == ["O1b/-"]
    assert table.where("O1c") == "pile:O1:0"


def test_every_seat_has_its_own_activations():
    """R4.4: what one seat has activated does not count for the next."""
    table = at(PLAIN).play("2 a:O2", "2 a:N06", "2 d:-")
    assert (table.actors, table.view["left"]) == ((3,), 4)
    assert moves(table, 3, "a:") == sorted(["a:N01", "a:N12", *(f"a:{pile}" for pile in PILES)])


def test_an_empty_pile_is_not_offered():
    """R4.4, section 15"""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\nrdy 1 O2a O2b")
    assert "a:O2" not in table.legal(2)
    assert len(moves(table, 2, "a:")) == 17


def test_an_activated_card_belongs_to_nobody():
    """R4.5, R5.3"""
    table = at(PLAIN + "\nwhl 4 I3a/1").play("2 a:O1", "2 a:N12")
    assert wheel(table) == {4: ["I3a/1", "O1a/-"], 3: ["N12/-"]}


def test_the_display_is_refilled_at_once():
    """R4.6"""
    table = at(FIRST).play("2 a:N06")
    assert opened(table) == {"N12", "N01"}
    assert table.view["deck"] == 17
    assert may(table, "2 a:N01")
    assert table.events[-1]["card"] == "N01"


def test_an_empty_deck_refills_nothing():
    """R4.6, D30"""
    table = at(f"n=2 first=2 turn=2 phase=1 seat=2\nopen N06 N12\n{without_neutrals('N06', 'N12')}").play("2 a:N06")
    assert (opened(table), table.view["deck"]) == ({"N12"}, 0)
    table.play("2 a:N12")
    assert opened(table) == set()


# ---- the first player ------------------------------------------------------------------------------------------------


def test_the_first_player_must_activate_a_neutral_before_the_distribution():
    """R4.7, D3: before or after a coloured one."""
    table = at(FIRST)
    assert table.view["duty"]
    assert moves(table, 2, ">") == []
    table.play("2 a:O2")
    assert table.view["duty"]
    assert moves(table, 2) == ["a:N06", "a:N12"]
    table.play("2 a:N12")
    assert (table.view["left"], table.view["duty"]) == (2, False)
    assert may(table, "2 d:I2")


def test_the_first_neutral_is_the_free_one():
    """R4.7: the second one is paid for, a third is not possible."""
    table = at(FIRST).play("2 a:N06")
    assert (table.view["left"], table.view["activated"]) == (4, {"free": True, "coloured": False, "neutral": False})
    table.play("2 a:N12")
    assert (table.view["left"], table.view["activated"]) == (2, {"free": True, "coloured": False, "neutral": True})
    assert [text for text in moves(table, 2, "a:") if text[2] == "N"] == []


def test_three_activations_cost_four():
    """R4.7, in every order."""
    for lines in (("a:N06", "a:N12", "a:O2"), ("a:N06", "a:O2", "a:N12"), ("a:O2", "a:N06", "a:N12")):
        table = at(FIRST).play(*(f"2 {line}" for line in lines))
        assert (table.view["left"], moves(table, 2)) == (0, ["d:-"])


def test_the_free_activation_comes_also_with_little_income():
    """R4.7, R4.2"""
    table = at(FIRST + "\ndep I4a/1>2").play("2 a:O2")
    assert (table.view["left"], moves(table, 2)) == (0, ["a:N06", "a:N12"])
    table.play("2 a:N06")
    assert moves(table, 2) == ["d:-"]


def test_without_open_neutrals_the_duty_lapses():
    """R4.7"""
    table = at(f"n=2 first=2 turn=2 phase=1 seat=2\n{without_neutrals()}")
    assert not table.view["duty"]
    assert may(table, "2 d:I4")


def test_only_the_first_player_has_one_for_free():
    """R4.7"""
    table = at(PLAIN)
    assert not table.view["duty"]
    table.play("2 a:N06")
    assert table.view["left"] == 2


# ---- distribution and arrests ----------------------------------------------------------------------------------------


def test_all_secrets_are_put_into_divisions():
    """R4.8, D4: none may be kept, none thrown away, and they are the seat's own."""
    table = at(PLAIN + "\nsec 1 I3").play("2 d:I1R3")
    assert table.secrets(2) == {"I": 1, "S": 0, "R": 3, "O": 0}
    assert table.secrets(1) == {"I": 3, "S": 0, "R": 0, "O": 0}
    for line in ("2 d:I3", "2 d:I5", "2 d:-"):
        assert not may(at(PLAIN), line)


def test_a_distribution_of_nothing_ends_the_turn_too():
    """R4.8"""
    table = at(PLAIN).play("2 a:O2", "2 a:N06")
    assert (table.actors, table.phase) == ((2,), "p1_turn")
    assert table.play("2 d:-").actors == (3,)


@pytest.mark.parametrize(
    ("held", "gift", "after", "arrests"),
    [(8, 4, 12, 0), (9, 4, 1, 1), (12, 1, 1, 1), (12, 4, 4, 1), (11, 1, 12, 0), (11, 2, 1, 1), (0, 4, 4, 0)],
)
def test_the_thirteenth_secret(held, gift, after, arrests):
    """R4.9, D5"""
    rest = f"S{4 - gift}" if gift < 4 else ""
    table = at(f"n=2 first=1 turn=2 phase=1 seat=2\nvp 3,3\ncircle 6\nsec 2 O{held}").play(
        "2 d:" + (f"{rest}O{gift}" if rest else f"O{gift}")
    )
    assert table.secrets(2)["O"] == after
    assert (table.vp, table.circle) == ((3, 3 + 2 * arrests), 6 + 2 * arrests)
    assert [event["times"] for event in told(table, "arrest")] == [1] * arrests


def test_arrests_in_several_divisions_at_once():
    """R4.9: four arrests with four secrets."""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\nvp 3,3\ncircle 6\nsec 2 I12 S12 R12 O12").play("2 d:I1S1R1O1")
    assert (table.vp, table.circle) == ((3, 11), 14)
    assert table.secrets(2) == {"I": 1, "S": 1, "R": 1, "O": 1}
    assert [event["division"] for event in told(table, "arrest")] == ["I", "S", "R", "O"]


def test_arrests_happen_whoever_supplied_the_secret():
    """R4.9: in phase 2, for the owner of the division."""
    table = at("n=3 first=1 turn=2 phase=2 seat=1\nvp 3,3,3\ncircle 6\nrdy 1 I1b\nsec 3 R12").play("1 x:I1b>3R,3R")
    assert (table.vp, table.circle, table.secrets(3)["R"]) == ((3, 3, 5), 8, 2)
    assert told(table, "arrest") == [{"seat": 2, "division": "R", "times": 1, "vp": 2, "circle": 2}]


def test_an_arrest_may_bring_chaos_in_phase_one():
    """R4.9, R10.4: after the whole distribution."""
    table: Table = at("n=2 first=1 turn=2 phase=1 seat=2\nvp 3,4\ncircle 17\nsec 2 I12 S12").play("2 d:I1S3")
    assert (table.phase, table.circle, table.vp) == ("over", 21, (3, 8))
    assert table.outcome.winners == (0,)
