"""Chapter 7, REC and OPS: recruit, mask, desert, guard, capture, kill, swap, thwart, coloured and neutral."""

from __future__ import annotations

import pytest

from tests.engines.cercle.reading import (
    deployed,
    guard_of,
    is_out,
    kinds,
    may,
    moves,
    posted,
    ready,
    row,
    steps,
    told,
    wheel,
)
from tests.engines.cercle.table import at

TWO = "n=2 first=1 turn=2 phase=2 seat=1\nvp 5,5\ncircle 9\n"
THREE = "n=3 first=1 turn=2 phase=2 seat=1\nvp 5,5,5\ncircle 9\n"


# ---- recruit and mask ------------------------------------------------------------------------------------------------

WHEEL = "whl 3 O1b/- O1c/2 N14/-\nwhl 5 I2b/-{R1c/2} S1b/1 O2b/-"


def test_recruit_a_wheel_spy_without_employer():
    """R7.9, D26: coloured or neutral, that carries no recruiter."""
    for card in ("R1b", "N11"):
        assert steps(at(TWO + f"rdy 1 {card}\n{WHEEL}").play(f"1 x:{card}"), 1) == ["N14", "O1b", "O2b"]


def test_mask_a_coloured_wheel_spy_without_employer():
    """R7.10"""
    for card in ("R2b", "N12"):
        assert steps(at(TWO + f"rdy 1 {card}\n{WHEEL}").play(f"1 x:{card}"), 1) == ["O1b", "O2b"]


@pytest.mark.parametrize(("card", "kind"), [("R1b", "recruit"), ("N11", "recruit"), ("R2b", "mask"), ("N12", "mask")])
def test_a_recruiter_is_attached_and_keeps_its_employer(card, kind):
    """R7.9, R7.10"""
    table = at(TWO + f"rdy 1 {card}\n{WHEEL}").play(f"1 x:{card}>O1b")
    assert table.where(card) == "on:O1b:recruiter:0"
    assert row(table, 3) == ["O1b/-", "O1c/2", "N14/-"]
    assert told(table, kind) == [{"by": 0, "spy": card, "target": "O1b"}]
    assert card in table.view["acted"]


def test_the_recruiter_names_the_division():
    """R7.9, R8.2, D26: also that of the spy itself; then the recruiter goes to the wheel."""
    text = "n=2 first=1 turn=2 phase=3\nwhl 1 O1b/-{R1b/1}\nsec 1 I2\nsec 2 O3"
    table = at(text)
    assert (table.phase, table.actors, table.view["division_of"]) == (
        "h_division",
        (1,),
        {"spy": "O1b", "recruiter": "R1b"},
    )
    assert ready(at(text).play("1 h:I"), 1) == {"O1b"}
    table = at(text).play("1 h:O")
    assert (ready(table, 2), row(table, 3)) == ({"O1b"}, ["R1b/1"])
    assert told(table, "named") == [{"by": 0, "spy": "O1b", "recruiter": "R1b", "division": "O"}]


def test_a_tie_in_the_named_division_is_an_auction_in_it():
    """R7.9, R8.3: the recruiter goes to the wheel once the spy is hired."""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 O1b/-{R1b/1}\nsec 1 I2\nsec 2 I2 O3").play("1 h:I")
    assert (table.phase, table.view["auction"]["divisions"]) == ("h_bid", ["I"])
    assert table.where("R1b") == "on:O1b:recruiter:0"
    table.play("1 b:1", "2 b:2")
    assert (ready(table, 2), table.secrets(2)["I"], row(table, 3)) == ({"O1b"}, 0, ["R1b/1"])


def test_a_recruiter_of_a_neutral_replaces_the_auction():
    """R7.9, D26"""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 N14/-{R1b/1}\nsec 1 I2\nsec 2 O9").play("1 h:I")
    assert ready(table, 1) == {"N14"}
    assert table.secrets(1)["I"] == 2


def test_a_masked_spy_is_auctioned_among_all_in_its_own_division():
    """R7.10, D25: the leader must bid for what would have been free."""
    table = at("n=3 first=2 turn=2 phase=3\nwhl 1 O1b/-{N12/3}\nsec 1 O5\nsec 2 O1\nsec 3 I9 O2")
    assert (table.phase, table.actors) == ("h_bid", (2,))
    assert (table.view["auction"]["order"], table.view["auction"]["divisions"]) == ([1, 2, 0], ["O"])
    table.play("2 b-", "3 b-")
    assert (ready(table, 1), table.secrets(1)["O"]) == ({"O1b"}, 5)
    assert row(table, 3) == ["N12/3"]


def test_a_boosted_carrier_is_hired_in_phase_two_and_the_recruiter_returns_then():
    """R7.9, D32, R8.2"""
    table = at(TWO + "rdy 1 N06\nwhl 1 O1b/-{R1b/2}\nsec 1 S1").play("1 x:N06>O1b")
    assert (table.phase, table.actors) == ("h_division", (2,))
    table.play("2 h:S")
    assert (ready(table, 1), row(table, 3), row(table, 2)) == ({"O1b"}, ["R1b/2"], ["N06/1"])
    assert (table.phase, table.actors) == ("p2_turn", (1,))


def test_a_recruiter_takes_its_bodyguard_along():
    """R7.12, R5.9"""
    table = at(TWO + "rdy 1 R1b[R4a]\nwhl 1 O1b/-\nsec 1 I1").play("1 x:R1b>O1b")
    assert guard_of(table, "R1b") == "R4a"
    table.play("1 e", "2 e", "1 h:I")
    assert (row(table, 3), guard_of(table, "R1b")) == (["R1b/1"], "R4a")


# ---- desert ----------------------------------------------------------------------------------------------------------


def test_desert_any_wheel_spy_with_a_marker():
    """R7.11: also one's own."""
    for card in ("R3b", "N13", "N14"):
        table = at(THREE + f"rdy 1 {card} I3a\nrdy 2 I3b\nwhl 3 O1b/- O1c/2\nwhl 5 S1b/1 I1b/3\ndep I4a/2>1")
        assert steps(table.play(f"1 x:{card}"), 1) == ["I1b", "O1c", "S1b"]


def test_the_marker_is_removed_and_the_spy_stays_where_it_is():
    """R7.11"""
    table = at(THREE + "rdy 1 R3b\nwhl 3 O1b/- O1c/2 S1b/1").play("1 x:R3b>O1c")
    assert wheel(table) == {3: ["O1b/-", "O1c/-", "S1b/1"], 6: ["R3b/1"]}
    assert told(table, "desert") == [{"by": 0, "spy": "R3b", "target": "O1c", "employer": 1}]


def test_a_deserter_is_hired_when_it_arrives():
    """R7.11"""
    table = at(TWO + "rdy 1 R3b\nwhl 1 O1c/2\nsec 1 O1").play("1 x:R3b>O1c", "1 e", "2 e")
    assert "O1c" in ready(table, 1)


def test_a_deserter_can_be_recruited():
    """R7.11, R7.9"""
    table = at(TWO + "rdy 1 R3b R1b\nwhl 3 O1c/2").play("1 x:R3b>O1c", "1 x:R1b>O1c")
    assert table.where("R1b") == "on:O1c:recruiter:0"


def test_the_bodyguard_of_an_own_deserter_goes_to_the_wheel():
    """R7.11, R7.12: before the acting spy."""
    table = at(TWO + "rdy 1 R3b\nwhl 3 O1c/1[N15]").play("1 x:R3b>O1c")
    assert (row(table, 3), row(table, 4), row(table, 6)) == (["O1c/-"], ["N15/1"], ["R3b/1"])
    assert [(event["spy"], event["why"]) for event in told(table, "prepare")] == [
        ("N15", "ward_gone"),
        ("R3b", "acted"),
    ]


# ---- guard -----------------------------------------------------------------------------------------------------------


def test_whom_a_bodyguard_may_protect():
    """R7.12, D15: own spies, ready or on the wheel, that have none yet; or it is posted."""
    text = "rdy 1 {spy} I3a S3a[R4b] O1b\nrdy 2 I1b\nwhl 4 O1c/1 I2b/2 S1b/- S2b/1\ndep I4a/1>2\ninf 1 R2b"
    text += "\nwhl 6 O2b/-{{R1b/1}}"
    for card in ("R4a", "N15"):
        table = at(TWO + text.format(spy=card)).play(f"1 x:{card}")
        assert steps(table, 1) == ["*", "I3a", "O1b", "O1c", "S2b"]


def test_one_bodyguard_for_each_ward():
    """R7.12, D15: on the wheel as well."""
    assert steps(at(TWO + "rdy 1 R4a\nwhl 3 O1c/1[R4b] O1b/1").play("1 x:R4a"), 1) == ["*", "O1b"]


def test_attach_a_bodyguard():
    """R7.12"""
    table = at(TWO + "rdy 1 R4a O1b\nwhl 4 O1c/1").play("1 x:R4a>O1c")
    assert (table.where("R4a"), row(table, 4)) == ("on:O1c:guard", ["O1c/1"])
    assert told(table, "guard") == [{"by": 0, "spy": "R4a", "ward": "O1c"}]
    assert not may(table, "1 x:R4a")
    assert not may(table, "1 i:R4a")


def test_post_a_bodyguard():
    """R7.12: it counts as ready, and covers all who are ready there."""
    table = at(TWO + "rdy 1 R4a O1b\nrdy 2 O2b").play("1 x:R4a>*")
    assert (ready(table, 1), posted(table, 1)) == ({"R4a", "O1b"}, {"R4a"})
    assert told(table, "guard") == [{"by": 0, "spy": "R4a", "ward": None}]
    table.play("1 e", "2 x:O2b>O1b")
    assert (table.phase, table.actors) == ("r_guard", (1,))


def test_a_posted_bodyguard_rests_in_the_phase_it_was_posted():
    """R7.12: from the next phase 2 on it may be attached; it is never posted twice."""
    table = at(TWO + "rdy 1 R4a O1b\nopen N17 N18").play("1 x:R4a>*")
    assert not may(table, "1 x:R4a")
    table.play("1 e", "2 e", "2 a:N17", "2 d:I4", "1 d:S4", "2 e")
    assert steps(at(table.position()).play("1 x:R4a"), 1) == ["O1b"]
    assert not may(table, "1 x:R4a>*")
    table.play("1 x:R4a>O1b")
    assert (guard_of(table, "O1b"), posted(table, 1)) == ("R4a", set())


def test_a_posted_bodyguard_without_anyone_to_protect_cannot_be_used():
    """R7.12, R6.2"""
    assert moves(at(TWO + "rdy 1 R4a*"), 1, "x:") == []


def test_a_bodyguard_that_carries_one_can_only_be_posted():
    """R7.12, D40"""
    table = at(TWO + "rdy 1 R4a[R4b] O1b")
    assert steps(at(table.position()).play("1 x:R4a"), 1) == ["*"]
    table.play("1 x:R4a>*")
    assert (posted(table, 1), guard_of(table, "R4a")) == ({"R4a"}, "R4b")
    assert moves(at(TWO + "rdy 1 R4a*[R4b] O1b"), 1, "x:") == ["x:O1b"]


def test_a_bodyguard_may_protect_another():
    """R7.12"""
    table = at(TWO + "rdy 1 R4a R4b*").play("1 x:R4a>R4b")
    assert (guard_of(table, "R4b"), posted(table, 1)) == ("R4a", {"R4b"})


def test_an_attached_bodyguard_is_named_by_nobody():
    """R7.12: by none of the actions that name spies."""
    text = (
        "n=2 first=2 turn=2 phase=2 seat=2\nrdy 2 O2b O3b O4a S1b S2b R3b I3a\nrdy 1 O1b[R4a]\nwhl 4 O1c/1[R4b] I1b/-"
    )
    for card in ("O2b", "O3b", "O4a", "S1b", "S2b", "R3b"):
        offered = steps(at(text).play(f"2 x:{card}"), 2)
        assert not {"R4a", "R4b"} & set(offered), card


def test_a_bodyguard_follows_its_ward_to_the_wheel_and_home():
    """R7.12, R5.9"""
    table = at(TWO + "rdy 1 N08[R4a]\nwhl 4 O1c/2").play("1 x:N08>O1c")
    assert (row(table, 1), guard_of(table, "N08"), row(table, 4)) == (["N08/1"], "R4a", [])
    table.play("1 e", "2 e")
    assert (ready(table, 1), guard_of(table, "N08")) == ({"N08"}, "R4a")


def test_a_bodyguard_repels_one_attack_only():
    """R7.12"""
    table = at(TWO + "rdy 1 O4a O4b\nrdy 2 I1b[R4a]").play("1 x:O4a>I1b")
    assert ready(table, 2) == {"I1b"}
    table.play("1 x:O4b>I1b")
    assert (ready(table, 2), row(table, 3)) == (set(), ["O4a/1", "I1b/2", "O4b/1"])


@pytest.mark.parametrize("named", ["R4a,I1b", "I1b,R4a"])
def test_a_swapped_bodyguard_is_no_longer_posted(named):
    """R7.12: one's own posted one, given away."""
    table = at(TWO + "rdy 1 O3b R4a*\nrdy 2 I1b").play(f"1 x:O3b>{named}")
    assert (ready(table, 2), posted(table, 2)) == ({"R4a"}, set())


# ---- capture ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "edge"), [("O1b", 4), ("N16", 5), ("N17", 6)])
def test_capture(card, edge):
    """R7.13, R9.1, R9.2"""
    table = at(TWO + f"rdy 1 {card}").play(f"1 x:{card}")
    assert (table.vp, table.circle, row(table, edge)) == ((6, 5), 10, [f"{card}/1"])
    assert kinds(table) == ["announce", "capture", "prepare"]


# ---- kill ------------------------------------------------------------------------------------------------------------

VICTIMS = """rdy 1 {spy} I3a S3a[R4b]
rdy 2 I1b R4a*
whl 4 O1c/1 I2b/2 S1b/-
dep I4a/2>1
dep O4b/1>2
whl 6 O2a/-{{R1b/2}} I2c/-{{R2b/1}}
inf 2 R2c
inf 1 R3b"""


@pytest.mark.parametrize("card", ["O2b", "N18"])
def test_whom_an_accident_may_befall(card):
    """R7.14, D17: any employed spy, but not infiltrated ones, attached bodyguards, nor the acting spy."""
    table = at(TWO + VICTIMS.format(spy=card)).play(f"1 x:{card}")
    assert steps(table, 1) == sorted(["I3a", "S3a", "I1b", "R4a", "O1c", "I2b", "I4a", "O4b", "R1b", "R2b"])


@pytest.mark.parametrize(
    ("victim", "lines"),
    [("I3a", []), ("I1b", ["2 g-"]), ("O1c", []), ("I2b", []), ("I4a", []), ("O4b", []), ("R1b", []), ("R2b", [])],
)
def test_the_victim_leaves_the_game(victim, lines):
    """R7.14"""
    table = at(TWO + VICTIMS.format(spy="O2b")).play(f"1 x:O2b>{victim}", *lines)
    assert is_out(table, victim)
    assert row(table, 7) == ["O2b/1"]
    assert (table.phase, table.actors) == ("p2_turn", (1,))


def test_a_victim_is_no_longer_among_those_that_have_acted():
    """R7.14, R11.1"""
    assert at(TWO + "rdy 1 O2b\nrdy 2 I1b! I2b!").play("1 x:O2b>I1b").view["acted"] == ["I2b", "O2b"]


def test_a_card_or_seat_is_freed_from_the_victim():
    """R7.14: the spy can be recruited again, and the income is 4."""
    table = at(TWO + "rdy 1 O2b R1c\nwhl 6 O2a/-{R1b/2}")
    assert not may(table, "1 x:R1c")
    assert steps(table.play("1 x:O2b>R1b", "1 x:R1c"), 1) == ["O2a"]
    table = at("n=2 first=2 turn=2 phase=2 seat=2\nrdy 2 O2b\ndep I4a/1>2\nopen N17 N18")
    table.play("2 x:O2b>I4a", "2 e", "1 e", "1 a:N17", "1 d:I4")
    assert (table.actors, table.view["left"]) == ((2,), 4)


def test_the_bodyguard_of_an_own_victim_goes_to_the_wheel_before_the_acting_spy():
    """R7.14, R7.12"""
    table = at(TWO + "rdy 1 O2b S3a[R4b]").play("1 x:O2b>S3a")
    assert wheel(table) == {4: ["R4b/1"], 7: ["O2b/1"]}
    assert [event["spy"] for event in told(table, "prepare")] == ["R4b", "O2b"]
    assert is_out(table, "S3a")


def test_a_bodyguard_carried_by_a_deployed_card_or_a_recruiter_protects_it():
    """R7.14, D40"""
    table = at(TWO + "rdy 1 O2b\ndep I4a/2[R4a]>1").play("1 x:O2b>I4a")
    assert (deployed(table, 1), row(table, 4)) == (["I4a/2"], ["R4a/2"])
    table = at(TWO + "rdy 1 O2b\nwhl 6 O2a/-{R1b/2[R4a]}").play("1 x:O2b>R1b")
    assert (table.where("R1b"), row(table, 4)) == ("on:O2a:recruiter:1", ["R4a/2"])


# ---- swap ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["O3b", "N19"])
def test_two_ready_spies_of_two_seats(card):
    """R7.15, D16, D18"""
    text = THREE + f"rdy 1 {card} I3a\nrdy 2 I1b S3a\nrdy 3 O1b\nwhl 4 O1c/1 I2b/2\ndep I4a/2>1"
    assert steps(at(text).play(f"1 x:{card}"), 1) == ["I1b", "I3a", "O1b", "S3a"]
    assert steps(at(text).play(f"1 x:{card}", "1 >I1b"), 1) == ["I3a", "O1b"]
    assert steps(at(text).play(f"1 x:{card}", "1 >O1b"), 1) == ["I1b", "I3a", "S3a"]
    assert steps(at(text).play(f"1 x:{card}", "1 >I3a"), 1) == ["I1b", "O1b", "S3a"]


def test_they_change_employers_and_stay_ready():
    """R7.15"""
    table = at(THREE + "rdy 1 O3b\nrdy 2 I1b\nrdy 3 O1b").play("1 x:O3b>I1b,O1b")
    assert (ready(table, 2), ready(table, 3), row(table, 6)) == ({"O1b"}, {"I1b"}, ["O3b/1"])
    assert told(table, "swap") == [{"by": 0, "spy": "O3b", "targets": ["I1b", "O1b"], "seats": [2, 1]}]


def test_a_swapped_spy_may_be_used_by_its_new_employer():
    """R7.15"""
    table = at(TWO + "rdy 1 O3b I3a\nrdy 2 O1b").play("1 x:O3b>I3a,O1b", "1 x:O1b")
    assert (table.vp, row(table, 4)) == ((6, 5), ["O1b/1"])


def test_the_bodyguard_of_an_own_swapped_spy_goes_to_the_wheel():
    """R7.15, R7.12"""
    table = at(TWO + "rdy 1 O3b I3a[R4a]\nrdy 2 O1b").play("1 x:O3b>O1b,I3a")
    assert (ready(table, 1), ready(table, 2), row(table, 4)) == ({"O1b"}, {"I3a"}, ["R4a/1"])
    assert row(table, 6) == ["O3b/1"]


# ---- thwart ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["O4a", "N20"])
def test_whom_a_thwart_spy_may_hit(card):
    """R7.16, D16: ready spies of other seats, or other seats."""
    text = THREE + f"rdy 1 {card} I3a\nrdy 2 I1b S3a\nrdy 3 O1b\nwhl 4 I2b/2\ndep I4a/2>1"
    assert steps(at(text).play(f"1 x:{card}"), 1) == ["I1b", "O1b", "P2", "P3", "S3a"]


def test_the_victim_starts_its_preparation_again():
    """R7.16: with its employer's marker, before the thwart spy goes to the wheel."""
    table = at(TWO + "rdy 1 O4a\nrdy 2 I1b").play("1 x:O4a>I1b")
    assert row(table, 3) == ["I1b/2", "O4a/1"]
    assert told(table, "thwart") == [{"by": 0, "spy": "O4a", "target": "I1b", "employer": 1, "edge": 3}]


def test_a_thwart_spy_deployed_against_a_seat_goes_to_the_wheel_at_the_end_of_its_turn():
    """R7.16: several in the order of their deployment, whatever happened."""
    for one, other in (("O4a", "O4b"), ("O4b", "O4a")):
        table = at(THREE + "rdy 1 O4a O4b\nrdy 2 I1b").play(f"1 x:{one}>P2", f"1 x:{other}>P2")
        assert (deployed(table, 2), row(table, 3)) == ([f"{one}/1", f"{other}/1"], [])
        assert told(table, "thwart_seat")[-1] == {"by": 0, "spy": other, "seat": 1}
        table.play("1 e")
        assert deployed(table, 2) == [f"{one}/1", f"{other}/1"]
        table.play("2 e")
        assert (deployed(table, 2), row(table, 3)) == ([], [f"{one}/1", f"{other}/1"])


def test_a_deployed_thwart_spy_takes_its_bodyguard_along():
    """R7.16, R7.12"""
    table = at(TWO + "rdy 1 O4a[R4a]\nrdy 2 I1b").play("1 x:O4a>P2")
    assert guard_of(table, "O4a") == "R4a"
    table.play("1 e", "2 x:I1b>2I,2I")
    assert (table.play("2 e").view["turn"], guard_of(table, "O4a")) == (3, "R4a")


def test_a_choke_spy_stays_when_the_thwart_spy_leaves():
    """R7.16, R7.4"""
    table = at(THREE + "rdy 1 O4a I4b").play("1 x:I4b>P2", "1 x:O4a>P2", "1 e", "2 e")
    assert (deployed(table, 2), row(table, 3)) == (["I4b/1"], ["O4a/1"])


def test_thwart_is_no_reaction():
    """R7.16: played in one's own phase-2 turn only."""
    table = at(TWO + "rdy 1 O1b\nrdy 2 O4a")
    assert not may(table, "2 x:O4a>O1b")
