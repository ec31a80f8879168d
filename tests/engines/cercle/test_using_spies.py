"""Chapter 6, first half: using spies, the veto, attacks and bodyguards, the `acted` flag."""

from __future__ import annotations

import pytest

from tests.engines.cercle.reading import (
    deployed,
    guard_of,
    infiltrated,
    is_out,
    kinds,
    may,
    moves,
    posted,
    ready,
    refused,
    row,
    steps,
    told,
    wheel,
)
from tests.engines.cercle.table import Table, at

TWO = "n=2 first=1 turn=2 phase=2 seat=1\n"
THREE = "n=3 first=1 turn=2 phase=2 seat=1\n"


def test_any_number_of_moves_in_any_order():
    """R6.1"""
    text = TWO + "rdy 1 O1b O1c I2b\ninf 1 R2b\nvp 5,5\ncircle 5"
    for lines in (
        ("x:O1b", "i:I2b", "m", "u:R2b", "x:O1c"),
        ("u:R2b", "m", "x:O1c", "i:I2b", "x:O1b"),
    ):
        table = at(text).play(*(f"1 {line}" for line in lines))
        assert (table.vp, table.circle, table.actors) == ((6, 5), 6, (1,))
        assert table.play("1 e").actors == (2,)


def test_the_next_seat_waits_for_the_end_of_a_turn():
    """R6.1"""
    table = at(TWO + "rdy 1 O1b\nrdy 2 O1c")
    assert table.legal(2) == []
    assert not may(table, "2 x:O1c")
    table.play("1 e")
    assert table.legal(1) == []
    assert may(table, "2 x:O1c")


# ---- which spies can be used (R6.2) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["I3a", "N04", "S3a", "N09"])
def test_purses_and_control_of_time_are_not_used_in_phase_two(card):
    """R6.2, R7.3, R7.7: they may infiltrate."""
    table = at(TWO + f"rdy 1 {card}\nwhl 3 O1b/-\nsec 1 I5")
    assert not may(table, f"1 x:{card}")
    assert may(table, f"1 i:{card}")


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        ("I2b", "sec 2 O1"),
        ("N03", "sec 1 I1"),
        ("S1b", "whl 8 N14/-"),
        ("S2b", "whl 7 N18/2"),
        ("R1b", "whl 3 N14/-"),
        ("R2b", "whl 3 O1c/-"),
        ("R3b", "whl 3 O1c/1"),
        ("O2b", "rdy 2 O1c"),
        ("O3b", "rdy 2 O1c\nrdy 3 I3a"),
    ],
)
def test_a_spy_without_legal_targets_cannot_be_used(card, needs):
    """R6.2, D9"""
    assert not may(at(THREE + f"rdy 1 {card}"), f"1 x:{card}")
    assert may(at(THREE + f"rdy 1 {card}\n{needs}"), f"1 x:{card}")


@pytest.mark.parametrize("card", ["I1b", "N02", "I4a", "N05", "S4b", "N10", "R4a", "N15", "O1b", "N16", "O4a", "N20"])
def test_others_always_find_a_target_or_need_none(card):
    """R6.2"""
    assert may(at(TWO + f"rdy 1 {card}"), f"1 x:{card}")


def test_only_ready_spies_of_ones_own_are_used():
    """R6.2"""
    table = at(TWO + "rdy 1 I3a[R4b]\nrdy 2 O1a\nwhl 3 O1b/1\ninf 1 O1c\nsec 2 I1\ndep I4a/1>2")
    for card in ("O1a", "O1b", "O1c", "I4a", "R4b", "I1a", "N16"):
        assert not may(table, f"1 x:{card}"), card


def test_a_half_named_swap_is_never_left_without_a_second_spy():
    """R6.2, R3.6: only seat 1 and seat 2 have ready spies besides the acting one."""
    table = at(THREE + "rdy 1 O3b I1b I2b\nrdy 2 S1b").play("1 x:O3b")
    assert steps(table, 1) == ["I1b", "I2b", "S1b"]
    assert steps(table.play("1 >I1b"), 1) == ["S1b"]
    assert not may(at(THREE + "rdy 1 O3b I1b I2b"), "1 x:O3b")
    assert not may(at(THREE + "rdy 1 O3b\nrdy 2 S1b I1b"), "1 x:O3b")


# ---- the sequence of an action (R6.3) --------------------------------------------------------------------------------


def test_announcement_effect_and_wheel_in_this_order():
    """R6.3"""
    table = at(TWO + "rdy 1 I1b\nsec 1 I12").play("1 x:I1b>1I,2S")
    assert kinds(table) == ["announce", "gain", "arrest", "prepare"]
    assert told(table, "announce") == [{"by": 0, "spy": "I1b", "action": "gain", "targets": ["1I", "2S"]}]
    assert told(table, "prepare") == [{"spy": "I1b", "employer": 0, "edge": 3, "why": "acted"}]


def test_the_veto_comes_before_the_bodyguard():
    """R6.3: O2a is Russian, seat 3 plays RU."""
    table = at(THREE + "rdy 1 O2a\nrdy 2 I1b R4a*\nsvc 3 +").play("1 x:O2a>I1b")
    assert (table.phase, table.actors) == ("r_veto", (3,))
    assert table.view["acting"] == {"spy": "O2a", "by": 0, "action": "kill", "targets": ["I1b"]}
    table.play("3 v-")
    assert (table.phase, table.actors, table.view["attacked"]) == ("r_guard", (2,), "I1b")
    table.play("2 g-")
    assert is_out(table, "I1b")


def test_meanwhile_the_acting_spy_is_nowhere():
    """R6.3, D36: not ready, not on the wheel; a bodyguard it carries stays on it."""
    table = at(TWO + "rdy 1 O2b[R4b] I3a\nrdy 2 I1b R4a*").play("1 x:O2b>I1b")
    assert table.where("O2b") == "acting:0"
    assert guard_of(table, "O2b") == "R4b"
    table.play("2 g-")
    assert (row(table, 7), guard_of(table, "O2b"), row(table, 4)) == (["O2b/1"], "R4b", [])


def test_the_acting_spy_is_no_target():
    """R6.3, D36"""
    for card, targets in (("O2b", ["O1b"]), ("R4a", ["*", "O1b"])):
        assert steps(at(TWO + f"rdy 1 {card} O1b").play(f"1 x:{card}"), 1) == targets
    assert not may(at(TWO + "rdy 1 O3b\nrdy 2 O1b"), "1 x:O3b>O3b,O1b")


def test_the_circle_is_looked_at_after_every_action():
    """R6.3, R10.4"""
    table = at(TWO + "rdy 1 O1b O1c\ncircle 18\nvp 3,3").play("1 x:O1b")
    assert table.phase == "p2_turn"
    assert table.play("1 x:O1c").phase == "over"


def test_at_least_once_and_at_most_k_times():
    """R6.4, D9: partial effects of burn, boost and delay; never of gain."""
    text = TWO + "rdy 1 I2b S1b S2b I1b\nsec 2 I2\nwhl 3 O1b/- O1c/-"
    for whole in ("x:I2b>2I", "x:I2b>2I,2I", "x:S1b>O1b", "x:S1b>O1b,O1c", "x:S2b>O1b", "x:S2b>O1b,O1b"):
        assert may(at(text), f"1 {whole}"), whole
    for whole in ("x:I2b>2I,2I,2I", "x:S1b>O1b,O1b,O1b", "x:S2b>O1b,O1c,O1b", "x:I1b>1I", "x:I1b>1I,1I,1I"):
        assert not may(at(text), f"1 {whole}"), whole


def test_a_spy_that_comes_back_may_act_again_but_not_infiltrate():
    """R6.5, D10"""
    table = at(TWO + "rdy 1 I2b S1b\nsec 2 I9").play("1 x:I2b>2I,2I", "1 x:S1b>I2b,I2b")
    assert ready(table, 1) == {"I2b"}
    assert not may(table, "1 i:I2b")
    table.play("1 x:I2b>2I,2I")
    assert table.secrets(2)["I"] == 5


def test_a_spy_that_had_not_acted_may_infiltrate_when_it_is_boosted_home():
    """R6.5, R6.12"""
    table = at(TWO + "rdy 1 N06\nwhl 1 O2b/1\nvp 5,5").play("1 x:N06>O2b", "1 i:O2b")
    assert table.vp == (8, 5)


# ---- exclusive spies and the veto ------------------------------------------------------------------------------------


def w_us(marker: str, seat: int = 2) -> Table:
    """Seat 1 plays US, and O1a is American."""
    return at(f"n=3 first={seat} turn=2 phase=2 seat={seat}\nrdy {seat} O1a O1b\n{marker}\nvp 5,5,5\ncircle 5")


@pytest.mark.parametrize(
    ("marker", "card", "phase"),
    [
        ("svc 1 +", "O1a", "r_veto"),
        ("svc 1 +", "O1b", "p2_turn"),
        ("", "O1a", "p2_turn"),
        ("svc 1 x", "O1a", "p2_turn"),
        ("svc 2 +  svc 3 +", "O1a", "p2_turn"),
    ],
)
def test_who_is_asked_for_a_veto(marker, card, phase):
    """R6.6: the seat of the nation, if its marker is active, and nobody else."""
    table = w_us(marker).play(f"2 x:{card}")
    assert table.phase == phase
    assert table.actors == ((1,) if phase == "r_veto" else (2,))


def test_one_may_forbid_ones_own_spy():
    """R6.6, D11"""
    table = w_us("svc 1 +", seat=1).play("1 x:O1a")
    assert (table.phase, table.actors) == ("r_veto", (1,))
    table.play("1 v+")
    assert (table.vp, table.view["markers"][0], row(table, 4)) == ((5, 5, 5), "used", ["O1a/1"])
    assert not may(table, "1 m")


def test_the_service_counts_not_the_seat():
    """R6.6: dealt services; the nation of O1a is asked wherever it sits."""
    table = at(TWO + "rdy 1 I1a\nsvc 1 +  svc 2 +").play("1 x:I1a>1I,1I")
    assert (table.phase, table.actors) == ("r_veto", (2,))  # I1a is English, and seat 2 plays GB
    table = at(TWO + "nat GB FR\nrdy 1 I1a I4a\nsvc 1 +  svc 2 +").play("1 x:I1a>1I,1I")
    assert (table.phase, table.actors) == ("r_veto", (1,))
    assert table.play("1 v-", "1 x:I4a>P2").actors == (2,)


def test_a_forbidden_action_has_no_effect():
    """R6.7: targets and bodyguards are not touched; the spy goes to the wheel with its employer's marker."""
    table = at(THREE + "rdy 1 O2a\nrdy 2 S3a[R4b] R4a*\nsvc 3 +").play("1 x:O2a>S3a", "3 v+")
    assert wheel(table) == {7: ["O2a/1"]}
    assert (ready(table, 2), guard_of(table, "S3a"), posted(table, 2)) == ({"S3a", "R4a"}, "R4b", {"R4a"})
    assert table.view["markers"] == ["passive", "passive", "used"]
    assert (table.phase, table.actors) == ("p2_turn", (1,))
    assert told(table, "veto") == [{"by": 2, "spy": "O2a", "employer": 0}]


def test_a_forbidden_choke_spy_is_not_deployed():
    """R6.7: nor a recruiter attached; I4a is French, seat 5 plays FR."""
    text = "n=5 first=1 turn=2 phase=2 seat=1\nrdy 1 I4a R1a\nwhl 4 O1b/-\nsvc 5 +"
    table = at(text).play("1 x:I4a>P2", "5 v+")
    assert (deployed(table, 2), row(table, 5)) == ([], ["I4a/1"])
    assert "I4a" in table.view["acted"]
    table = at(text).play("1 x:R1a>O1b", "5 v+")
    assert row(table, 3) == ["R1a/1"]


def test_a_forbidden_extra_infiltration_is_none():
    """R6.7, R6.13: S4a is English."""
    table = at(TWO + "rdy 1 S4a O1b O1c\nsvc 2 +").play("1 x:S4a", "2 v+", "1 i:O1b")
    assert moves(table, 1, "i:") == []


def test_a_vetoed_spy_has_acted():
    """R6.3, R6.18"""
    table = w_us("svc 1 +").play("2 x:O1a", "1 v+")
    assert "O1a" in table.view["acted"]


def test_only_announced_actions_can_be_forbidden():
    """R6.8, D11: not the later effect of a deployed or attached card."""
    table = at("n=5 first=1 turn=2 phase=1 seat=2\ndep I4a/1>2\nsvc 5 +")
    assert (table.phase, table.view["left"]) == ("p1_turn", 2)
    table = at("n=5 first=1 turn=2 phase=3\nwhl 1 O1b/-{R1a/2}\nsvc 5 +")
    assert (table.phase, table.actors) == ("h_division", (2,))


def test_an_unmasking_cannot_be_forbidden():
    """R6.8"""
    table = at(TWO + "inf 1 I1a\nsvc 2 +\nvp 5,5").play("1 u:I1a")
    assert (table.phase, table.vp) == ("p2_turn", (3, 5))


def test_nor_a_hiring_nor_an_activation():
    """R6.8"""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\nsvc 1 +").play("2 a:O1")
    assert table.phase == "p1_turn"
    assert at("n=2 first=1 turn=2 phase=3\nwhl 1 O1a/-\nsec 2 O1\nsvc 1 +").where("O1a").startswith("ready:1:")


def test_the_service_marker_costs_a_point():
    """R6.9"""
    table = at(TWO + "vp 1,5").play("1 m")
    assert (table.vp, table.view["markers"], table.circle) == ((0, 5), ["active", "passive"], 4)
    assert not may(table, "1 m")


@pytest.mark.parametrize(
    ("line", "legal"), [("vp 1,1", True), ("vp 0,1", False), ("vp 3,1\nsvc 1 +", False), ("vp 3,1\nsvc 1 x", False)]
)
def test_when_the_marker_may_be_activated(line, legal):
    """R6.9, D12, D13: passive, not used in this turn, with a point to pay."""
    assert may(at(TWO + line), "1 m") == legal


def test_only_in_ones_own_turn_of_phase_two():
    """R6.9"""
    assert not may(at(TWO + "vp 3,3"), "2 m")
    assert not may(at("n=2 first=1 turn=2 phase=1 seat=2\nvp 3,3"), "2 m")


def test_the_marker_stays_active_until_it_is_used_and_may_be_activated_again_next_turn():
    """R6.9, D12"""
    text = "n=2 first=1 turn=2 phase=2 seat=1\nvp 5,5\nrdy 2 O1a\nopen N17 N18\ndeck N19"
    table = at(text).play("1 m", "1 e", "2 e", "2 a:N17", "2 d:I4", "1 d:S4")
    assert table.view["markers"] == ["active", "passive"]
    table.play("2 x:O1a", "1 v+", "2 e")
    assert not may(table, "1 m")
    table.play("1 e")
    assert table.view["turn"] == 4
    table.play("1 a:N18", "1 d:S4", "2 d:I4")
    assert table.view["markers"] == ["passive", "passive"]
    assert may(table, "1 m")


def test_a_used_marker_is_shown_as_used_until_the_turn_is_over():
    """R6.9, R11.1: also in phase 3."""
    table = at("n=2 first=1 turn=2 phase=3\nsvc 2 x\nrdy 1 S3a")
    assert (table.phase, table.view["markers"]) == ("p3_spin", ["passive", "used"])
    assert table.play("1 t-").view["markers"] == ["passive", "passive"]


# ---- attacks and bodyguards (R6.10, R6.11) ---------------------------------------------------------------------------

GUARDED = THREE + "rdy 1 {spy} I3a\nrdy 2 I1b R4a*\nrdy 3 O1c\nwhl 5 S3a/2[R4b] I2b/2\ndep I4a/2>1"


@pytest.mark.parametrize(
    "line",
    ["1 x:O2b>I1b", "1 x:O4a>I1b", "1 x:O3b>I1b,I3a", "1 x:O3b>I3a,I1b", "1 x:O3b>O1c,I1b"],
)
def test_attacks_on_covered_ready_spies_are_asked_about(line):
    """R6.10"""
    table = at(GUARDED.format(spy=line[4:7])).play(line)
    assert (table.phase, table.actors, table.view["attacked"]) == ("r_guard", (2,), "I1b")
    assert moves(table, 2) == ["g-", "g:R4a"]
    repelled = at(GUARDED.format(spy=line[4:7])).play(line, "2 g:R4a")
    assert "R4a/2" in row(repelled, 4)
    assert ready(repelled, 2) == {"I1b"}
    assert ready(repelled, 3) == {"O1c"}
    assert "I3a" in ready(repelled, 1)


@pytest.mark.parametrize("line", ["1 x:S2b>S3a", "1 x:S2b>S3a,S3a", "1 x:R3b>S3a", "1 x:O2b>S3a"])
def test_an_attached_bodyguard_repels_wherever_its_ward_is(line):
    """R6.10, R6.11: on the wheel; the attacker is placed first, then the bodyguard."""
    table = at(GUARDED.format(spy=line[4:7])).play(line)
    assert (table.phase, table.actors) == ("p2_turn", (1,))
    assert row(table, 5)[:2] == ["S3a/2", "I2b/2"]
    assert guard_of(table, "S3a") is None
    assert row(table, 4) == ["R4b/2"]
    assert [event["why"] for event in told(table, "prepare")] == ["repelled", "guard"]
    assert [event["spy"] for event in told(table, "prepare")] == [line[4:7], "R4b"]
    assert told(table, "repel") == [{"by": 1, "guard": "R4b", "spy": "S3a", "attacker": line[4:7], "forced": True}]


@pytest.mark.parametrize("line", ["1 x:O2b>R4a", "1 x:O4a>R4a", "1 x:O3b>R4a,I3a"])
def test_a_posted_bodyguard_repels_for_itself_without_a_question(line):
    """R6.10"""
    table = at(GUARDED.format(spy=line[4:7])).play(line)
    assert (table.phase, row(table, 4)) == ("p2_turn", ["R4a/2"])
    assert posted(table, 2) == set()


def test_the_bodyguard_attached_to_a_posted_one_comes_first():
    """R6.10: R4b lies on R4a; R4a stays posted."""
    table = at(TWO + "rdy 1 O2b\nrdy 2 R4a*[R4b] I1b").play("1 x:O2b>R4a")
    assert (row(table, 4), posted(table, 2)) == (["R4b/2"], {"R4a"})
    # Repelling for another, the posted one takes its own bodyguard along.
    table = at(TWO + "rdy 1 O2b\nrdy 2 R4a*[R4b] I1b").play("1 x:O2b>I1b", "2 g:R4a")
    assert (row(table, 4), guard_of(table, "R4a")) == (["R4a/2"], "R4b")


def test_one_of_several_posted_bodyguards():
    """R6.10"""
    text = TWO + "rdy 1 O2b\nrdy 2 I1b R4a* R4b* N15*"
    table = at(text).play("1 x:O2b>I1b")
    assert moves(table, 2) == ["g-", "g:N15", "g:R4a", "g:R4b"]
    table.play("2 g:R4b")
    assert (row(table, 4), posted(table, 2)) == (["R4b/2"], {"R4a", "N15"})


def test_an_unposted_ready_bodyguard_covers_nobody():
    """R6.10, R7.12"""
    table = at(TWO + "rdy 1 O2b\nrdy 2 I1b R4a").play("1 x:O2b>I1b")
    assert is_out(table, "I1b")


def test_posted_bodyguards_cover_ready_spies_only():
    """R6.10, R7.12, R7.14: not the wheel, not deployed cards, not recruiters."""
    for target, place in (("I2b", "whl 5 I2b/2"), ("I4a", "dep I4a/2>1"), ("R1b", "whl 5 O1c/-{R1b/2}")):
        table = at(TWO + f"rdy 1 O2b\nrdy 2 R4a*\n{place}").play(f"1 x:O2b>{target}")
        assert is_out(table, target), target
        assert posted(table, 2) == {"R4a"}


def test_a_bodyguard_of_another_seat_covers_nobody_here():
    """R6.10"""
    table = at(THREE + "rdy 1 O2b\nrdy 2 I1b\nrdy 3 R4a*").play("1 x:O2b>I1b")
    assert is_out(table, "I1b")


def test_actions_against_ones_own_spies_are_no_attacks():
    """R6.11, R6.10"""
    table = at(TWO + "rdy 1 O2b I1b R4a*").play("1 x:O2b>I1b")
    assert is_out(table, "I1b")
    assert posted(table, 1) == {"R4a"}


def test_the_acting_players_own_part_of_a_swap_is_not_attacked():
    """R6.10, R7.15: the own posted bodyguard is not asked."""
    table = at(TWO + "rdy 1 O3b I1b R4a*\nrdy 2 S1b").play("1 x:O3b>I1b,S1b")
    assert (ready(table, 1), ready(table, 2)) == ({"S1b", "R4a"}, {"I1b"})


def test_what_is_no_attack():
    """R6.11, D14: anything against a player, boost, recruit and mask."""
    text = THREE + "rdy 1 I4a I2b I1b O4a S1b R1b R2b\nrdy 2 R4a*\nsec 2 I4\nwhl 5 S3a/2[R4b] O1b/- O2b/-\nsvc 3 x"
    for line in ("x:I4a>P2", "x:I2b>2I,2I", "x:I1b>2I,2I", "x:O4a>P2", "x:S1b>S3a,S3a", "x:R1b>O1b", "x:R2b>O1b"):
        table = at(text).play(f"1 {line}")
        assert (table.phase, table.actors) == ("p2_turn", (1,)), line
        assert (posted(table, 2), guard_of(table, "S3a")) == ({"R4a"}, "R4b"), line
        assert "repel" not in kinds(table)


def test_an_unemployed_spy_is_not_attacked():
    """R6.10"""
    table = at(TWO + "rdy 1 S2b\nrdy 2 R4a*\nwhl 3 O1b/-").play("1 x:S2b>O1b")
    assert (table.phase, row(table, 4)) == ("p2_turn", ["O1b/-"])


def test_a_repelled_delay_leaves_what_was_done_before():
    """R6.11, R6.3: step by step, in the order named."""
    text = TWO + "rdy 1 S2b\nwhl 3 O1b/2 S3a/2[R4b]"
    table = at(text).play("1 x:S2b>O1b,S3a")
    assert (row(table, 3), row(table, 4)) == (["S3a/2"], ["O1b/2", "R4b/2"])
    table = at(text).play("1 x:S2b>S3a,O1b")
    assert (row(table, 3), row(table, 4)) == (["O1b/2", "S3a/2"], ["R4b/2"])


def test_a_swap_that_is_repelled_for_the_second_spy_has_no_effect_at_all():
    """R6.11"""
    table = at(THREE + "rdy 1 O3b\nrdy 2 I1b\nrdy 3 S1b[R4a]").play("1 x:O3b>I1b,S1b")
    assert (ready(table, 2), ready(table, 3), row(table, 4)) == ({"I1b"}, {"S1b"}, ["R4a/3"])
    assert row(table, 6) == ["O3b/1"]


def test_a_swap_asks_both_employers_in_the_order_named():
    """R6.10"""
    text = THREE + "rdy 1 O3b\nrdy 2 I1b R4a*\nrdy 3 S1b R4b*"
    table = at(text).play("1 x:O3b>S1b,I1b")
    assert table.actors == (3,)
    table.play("3 g-")
    assert (table.phase, table.actors) == ("r_guard", (2,))
    table.play("2 g-")
    assert ("I1b" in ready(table, 3), "S1b" in ready(table, 2)) == (True, True)
    assert at(text).play("1 x:O3b>S1b,I1b", "3 g:R4b").phase == "p2_turn"


def test_a_repelled_spy_has_acted():
    """R6.3, R6.18: and the bodyguard too."""
    table = at(TWO + "rdy 1 O4a\nrdy 2 I1b[R4a]").play("1 x:O4a>I1b")
    assert set(table.view["acted"]) == {"O4a", "R4a"}
    assert row(table, 3) == ["O4a/1"]


# ---- the `acted` flag ------------------------------------------------------------------------------------------------


def test_flags_are_cleared_when_phase_two_starts():
    """R6.18"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N08 O1b! R4a!*\nwhl 4 S3a/2\nopen N17 N18\nvp 5,5")
    assert moves(table, 1, "i:") == ["i:N08"]
    assert not may(table, "1 x:R4a")
    table.play("1 x:N08>S3a", "1 e", "2 e", "2 a:N17", "2 d:I4", "1 d:S4", "2 e")
    assert table.view["acted"] == []
    assert moves(table, 1, "i:") == ["i:N08", "i:O1b", "i:R4a"]
    assert may(table, "1 x:R4a>O1b")


def test_a_flag_lasts_until_the_next_phase_two():
    """R6.18: through phase 3 and the phase 1 of the next turn."""
    table = at("n=2 first=1 turn=2 phase=2 seat=2\nrdy 2 O1b!\nopen N17 N18").play("2 e", "2 a:N17", "2 d:I4")
    assert (table.view["turn"], table.view["stage"], table.view["acted"]) == (3, 1, ["O1b"])
    assert table.play("1 d:I4").view["acted"] == []


def test_a_flag_lasts_through_the_phase_not_only_the_turn_of_its_seat():
    """R6.18: seat 2 has a spy of seat 1 that has acted, boosted and swapped to it."""
    table = at(TWO + "rdy 1 O1b! I3a\nrdy 2 O3b S1c").play("1 e", "2 x:O3b>O1b,S1c")
    assert ready(table, 2) == {"O1b"}
    assert not may(table, "2 i:O1b")
    assert may(table, "2 x:O1b")


@pytest.mark.parametrize(
    ("position", "lines", "card"),
    [
        ("rdy 1 O1b", ["1 x:O1b"], "O1b"),
        ("rdy 1 I4a", ["1 x:I4a>P2"], "I4a"),
        ("rdy 1 R4a", ["1 x:R4a>*"], "R4a"),
        ("rdy 1 R4a O1b", ["1 x:R4a>O1b"], "R4a"),
        ("rdy 1 O1b[R4a]", ["1 i:O1b"], "R4a"),
        ("rdy 1 O2b O1b[R4a]", ["1 x:O2b>O1b"], "R4a"),
        ("rdy 1 O3b O1b[R4a]\nrdy 2 S1b", ["1 x:O3b>O1b,S1b"], "R4a"),
        ("rdy 1 R3b\nwhl 3 O1b/1[R4a]", ["1 x:R3b>O1b"], "R4a"),
        ("rdy 1 O2b\nrdy 2 O1b R4a*", ["1 x:O2b>O1b", "2 g:R4a"], "R4a"),
        ("rdy 1 N06 I3a\nsec 2 I1\nwhl 1 N05/-", ["1 x:N06>N05", "1 b:1"], "I3a"),
        ("rdy 1 N06\nsec 2 I1\nwhl 1 N05/-{R1b/2}", ["1 x:N06>N05", "2 h:I"], "R1b"),
        ("dep O4a/2>1", ["1 e"], "O4a"),
    ],
)
def test_every_card_that_the_rules_place_has_acted(position, lines, card):
    """R6.18, D41"""
    assert card in at(TWO + position).play(*lines).view["acted"]


def test_no_flag_is_set_outside_phase_two():
    """R6.18: not by the return of a choke spy, not by a purse, a recruiter or a spin spy in phase 3."""
    assert at("n=2 first=1 turn=2 phase=1 seat=2\ndep I4a/1>2").view["acted"] == []
    text = "n=2 first=1 turn=2 phase=3\nrdy 1 I3a S3a\nwhl 1 N05/- I1b/-{R1b/2}\nsec 1 S1\nsec 2 I1"
    table = at(text).play("1 b:1", "2 h:S", "1 t:S3a")
    assert (wheel(table), table.view["acted"]) == ({2: ["R1b/2"], 3: ["I3a/1"], 6: ["S3a/1"]}, [])


@pytest.mark.parametrize("sign", ["", "!"])
def test_a_spy_hit_by_thwart_keeps_its_flag(sign):
    """R6.18, R7.16"""
    table = at(f"n=2 first=2 turn=2 phase=2 seat=2\nrdy 2 O4a\nrdy 1 I2b{sign} S1b S1c").play("2 x:O4a>I2b", "2 e")
    assert row(table, 2) == ["I2b/1"]
    table.play("1 x:S1b>I2b,I2b")
    assert "I2b" in ready(table, 1)
    assert may(table, "1 i:I2b") == (sign == "")


@pytest.mark.parametrize("sign", ["", "!"])
def test_a_flag_stays_when_the_employer_changes(sign):
    """R6.18: swapped, or deserted and hired by another."""
    table = at(TWO + f"rdy 1 O3b I3a\nrdy 2 I2b{sign}").play("1 x:O3b>I3a,I2b")
    assert may(table, "1 i:I2b") == (sign == "")
    table = at(TWO + f"rdy 1 R3b N06\nwhl 1 I2b{sign}/2\nsec 1 I1").play("1 x:R3b>I2b", "1 x:N06>I2b")
    assert "I2b" in ready(table, 1)
    assert may(table, "1 i:I2b") == (sign == "")


def test_delayed_boosted_and_deserted_spies_have_not_acted():
    """R6.18"""
    table = at(TWO + "rdy 1 S1b S2b R3b\nwhl 3 O1b/2 O1c/2 O2b/2")
    table.play("1 x:S1b>O1b", "1 x:S2b>O1c", "1 x:R3b>O2b")
    assert set(table.view["acted"]) == {"S1b", "S2b", "R3b"}


def test_nothing_may_infiltrate_twice_nor_act_when_infiltrated():
    """R6.2, R6.12"""
    table = at(TWO + "rdy 1 O1b S4b").play("1 x:S4b", "1 i:O1b")
    assert infiltrated(table, 1) == {"O1b"}
    assert not may(table, "1 x:O1b")
    assert refused(table, "1 i:O1b")[1].startswith("R")
