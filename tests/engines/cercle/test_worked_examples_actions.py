"""The worked examples W14 to W28 of the specification, sentence by sentence: actions, reactions, points, both ends."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
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
    row,
    steps,
    told,
    wheel,
)
from tests.engines.cercle.table import Table, at


def test_w14_boost_in_phase_two():
    """W14, R7.5, R7.13, R5.7"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06 O1b S1b\nvp 3,3\ncircle 5").play("1 x:O1b")
    assert (table.vp, table.circle, wheel(table)) == ((4, 3), 6, {4: ["O1b/1"]})
    table.play("1 x:S1b>O1b,O1b")
    assert wheel(table) == {2: ["O1b/1"], 3: ["S1b/1"]}


def test_w14_a_boosted_spy_comes_home_at_once():
    """W14, R5.7, R6.5"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06\nwhl 1 O1b!/1").play("1 x:N06>O1b")
    assert ready(table, 1) == {"O1b"}
    assert may(table, "1 x:O1b")
    assert not may(table, "1 i:O1b")


def w15(marker: str) -> Table:
    return at(f"n=2 first=2 turn=2 phase=2 seat=2\n{marker}\nrdy 2 O1a\nvp 3,3\ncircle 5")


def test_w15_the_veto():
    """W15, R6.6, R6.7, R6.9"""
    table = w15("svc 1 +").play("2 x:O1a")
    assert (table.phase, table.actors, moves(table, 1)) == ("r_veto", (1,), ["v+", "v-"])
    table.play("1 v+")
    assert (table.vp, table.circle) == ((3, 3), 5)
    assert row(table, 4) == ["O1a/2"]
    assert table.view["markers"] == ["used", "passive"]
    table.play("2 e")
    assert table.actors == (1,)
    assert not may(table, "1 m")


def test_w15_allowed():
    """W15, R6.6"""
    table = w15("svc 1 +").play("2 x:O1a", "1 v-")
    assert (table.vp, table.circle) == ((3, 4), 6)
    assert table.view["markers"] == ["active", "passive"]


def test_w15_a_passive_marker_is_not_asked():
    """W15, R6.6"""
    table = w15("svc 1 x").play("2 x:O1a")
    assert (table.phase, table.vp) == ("p2_turn", (3, 4))
    assert w15("").play("2 x:O1a").vp == (3, 4)


def test_w15_an_infiltration_cannot_be_forbidden():
    """W15, R6.8"""
    table = w15("svc 1 +").play("2 i:O1a")
    assert (table.phase, table.vp, table.circle) == ("p2_turn", (3, 4), 5)


def w16() -> Table:
    return at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 O2b\nrdy 2 R4a* I1b S3a[R4b]\nwhl 5 I3a/2")


def test_w16_a_posted_bodyguard_may_repel():
    """W16, R6.10, R6.11"""
    table = w16().play("1 x:O2b>I1b")
    assert (table.phase, table.actors, moves(table, 2)) == ("r_guard", (2,), ["g-", "g:R4a"])
    table.play("2 g:R4a")
    assert wheel(table) == {4: ["R4a/2"], 5: ["I3a/2"], 7: ["O2b/1"]}
    assert ready(table, 2) == {"I1b", "S3a"}


def test_w16_or_let_pass():
    """W16, R6.10"""
    table = w16().play("1 x:O2b>I1b", "2 g-")
    assert is_out(table, "I1b")
    assert posted(table, 2) == {"R4a"}
    assert row(table, 7) == ["O2b/1"]


def test_w16_a_posted_bodyguard_repels_for_itself():
    """W16, R6.10"""
    table = w16().play("1 x:O2b>R4a")
    assert (table.phase, table.actors) == ("p2_turn", (1,))
    assert wheel(table) == {4: ["R4a/2"], 5: ["I3a/2"], 7: ["O2b/1"]}


def test_w16_an_attached_bodyguard_repels_without_a_question():
    """W16, R6.10"""
    table = w16().play("1 x:O2b>S3a")
    assert (table.phase, table.actors) == ("p2_turn", (1,))
    assert wheel(table) == {4: ["R4b/2"], 5: ["I3a/2"], 7: ["O2b/1"]}
    assert posted(table, 2) == {"R4a"}
    assert "S3a" in ready(table, 2)


def test_w16_the_wheel_is_not_covered():
    """W16, R7.12, R7.14"""
    table = w16().play("1 x:O2b>I3a")
    assert table.phase == "p2_turn"
    assert is_out(table, "I3a")
    assert not may(w16(), "1 x:O2b>R4b")


def test_w17_butterflies():
    """W17, R6.16"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N02\ninf 1 I1a S1a R1a\nvp 5,5").play("1 i:N02")
    assert table.vp == (8, 5)
    assert table.view["butterflies"] == [1, 0]


def test_w17_a_real_quarter_replaces_the_joker():
    """W17, R6.16: M = 1 = B."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 O1b\ninf 1 I1a S1a R1a N02\nfly 1 1\nvp 5,5").play("1 i:O1b")
    assert (table.vp, table.view["butterflies"]) == ((6, 5), [1, 0])


def test_w17_three_later_infiltrations():
    """W17, R6.16: the third of them gives 1 + 1 VP."""
    lines = [("I2b", ""), ("S2b", "I2b"), ("R2b", "I2b S2b")]
    gained = []
    for card, before in lines:
        table = at(
            f"n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 {card}\ninf 1 I1a S1a R1a N02 O1b {before}\nfly 1 1\nvp 5,5"
        )
        gained.append(table.play(f"1 i:{card}").vp[0] - 5)
    assert gained == [1, 1, 2]


def test_w17_four_neutrals_alone():
    """W17, R6.16, D21"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N01\ninf 1 N02 N03 N06\nvp 5,5").play("1 i:N01")
    assert (table.vp, table.view["butterflies"]) == ((6, 5), [0, 0])


@pytest.mark.parametrize(("vp", "after"), [("12,9", (9, 9)), ("2,9", (0, 9))])
def test_w18_unmask(vp, after):
    """W18, R6.17"""
    table = at(f"n=2 first=1 turn=2 phase=2 seat=1\nvp {vp}\ncircle 18\ninf 1 O2a").play("1 u:O2a")
    assert (table.vp, table.circle) == (after, 15)
    assert is_out(table, "O2a")


def w19() -> Table:
    return at(
        "n=3 first=1 turn=2 phase=2 seat=2\nrdy 2 O3b I2a\nrdy 1 S3a S3b\nrdy 3 R3b\nwhl 4 O1c/3\nvp 5,5,5\nsvc 1 x"
    )


def test_w19_double_agents():
    """W19, R7.15"""
    assert may(w19(), "2 x:O3b>I2a,S3a")
    assert may(w19(), "2 x:O3b>S3a,R3b")
    assert not may(w19(), "2 x:O3b>O3b,S3a")
    assert not may(w19(), "2 x:O3b>S3a,S3b")
    assert not may(w19(), "2 x:O3b>S3a,O1c")
    assert not may(w19(), "2 x:O3b>S3a")


def test_w19_the_swapped_spies_are_ready():
    """W19, R7.15"""
    table = w19().play("2 x:O3b>I2a,S3a")
    assert (ready(table, 1), ready(table, 2)) == ({"I2a", "S3b"}, {"S3a"})
    assert row(table, 6) == ["O3b/2"]
    assert table.play("2 i:S3a").vp == (5, 8, 5)
    assert infiltrated(table, 2) == {"S3a"}


W20 = "n=3 first=1 turn=2 phase=2 seat=2\nrdy 2 O4a\nrdy 3 S4b I2b\nrdy 1 I1b I2c"


def test_w20_thwart_against_a_player_who_is_still_to_come():
    """W20, R7.16, R6.14, R7.8"""
    table = at(W20).play("2 x:O4a>P3")
    assert deployed(table, 3) == ["O4a/2"]
    table.play("2 e")
    assert table.actors == (3,)
    assert moves(table, 3, "i:") == []
    assert not may(table, "3 x:S4b")
    assert not may(table, "3 i:I2b")
    assert moves(table, 3) == ["e", "m"]  # nobody has a secret to burn
    table.play("3 e")
    assert "O4a/2" in row(table, 2)  # placed at edge 3, and the wheel has turned since


def test_w20_the_card_goes_to_edge_3():
    """W20, R7.16"""
    table = at(W20).play("2 x:O4a>P3", "2 e", "3 e")
    assert [event for event in told(table, "prepare") if event["spy"] == "O4a"] == [
        {"spy": "O4a", "employer": 1, "edge": 3, "why": "thwart"}
    ]


def test_w20_thwart_against_a_player_who_has_finished():
    """W20, R7.16, D19: the ban holds in the next turn's phase 2."""
    table = at(W20 + "\nopen N01 N17").play("2 x:O4a>P1", "2 e", "3 e")
    assert table.view["turn"] == 3
    assert deployed(table, 1) == ["O4a/2"]
    table.play("2 a:N17", "2 d:I4", "3 d:S4", "1 d:R4")
    table.play("2 e", "3 e")
    assert table.actors == (1,)
    assert moves(table, 1, "i:") == []
    table.play("1 e")
    assert deployed(table, 1) == []


def test_w21_control_time():
    """W21, R8.13"""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a\nrdy 2 S3b\nwhl 2 O1b/1 O1c/2")
    assert (table.phase, table.actors, moves(table, 1)) == ("p3_spin", (1,), ["t-", "t:S3a"])
    assert row(table, 1) == ["O1b/1", "O1c/2"]
    table.play("1 t-")
    assert (table.actors, moves(table, 2)) == ((2,), ["t-", "t:S3b"])
    table.play("2 t:S3b")
    assert (ready(table, 1), ready(table, 2)) == ({"S3a", "O1b"}, {"O1c"})
    assert row(table, 6) == ["S3b/2"]
    assert (table.phase, table.actors) == ("p3_spin", (1,))


def test_w22_change_of_division():
    """W22, R7.9, R8.2, R8.3"""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 N14/-{N11/2}\nsec 1 S2")
    assert (table.phase, table.actors, moves(table, 2)) == ("h_division", (2,), ["h:I", "h:O", "h:R", "h:S"])
    table.play("2 h:S")
    assert ready(table, 1) == {"N14"}
    assert table.secrets(1)["S"] == 2
    assert row(table, 3) == ["N11/2"]
    assert "auction" not in kinds(table)


def test_w23_turn_to_neutral():
    """W23, R7.10, R8.2"""
    table = at("n=3 first=1 turn=2 phase=3\nwhl 1 O2b/-{R2a/3}\nsec 1 O9\nsec 2 O4\nsec 3 O0")
    assert (table.phase, table.actors) == ("h_bid", (1,))
    table.play("1 b:1", "2 b:2")
    assert table.actors == (1,)  # seat 3 is out
    table.play("1 b:3", "2 b-")
    assert (ready(table, 1), table.secrets(1)["O"]) == ({"O2b"}, 6)
    assert row(table, 2) == ["R2a/3"]


def w24(secrets: str) -> Table:
    return at(
        f"n=3 first=1 turn=5 phase=2 seat=1\nvp 19,20,20\ncircle 5\nrdy 1 O1b\nrdy 2 O1c\nrdy 3 O1a\n{secrets}\nsvc 1 x"
    )


def w24_played(secrets: str) -> Table:
    table = w24(secrets).play("1 i:O1b")
    assert (table.vp, table.outcome) == ((20, 20, 20), None)
    table.play("1 e", "2 i:O1c", "2 e", "3 i:O1a")
    assert (table.vp, table.outcome) == ((20, 21, 21), None)
    return table.play("3 e")


def test_w24_the_players_win():
    """W24, R10.2, R10.3: most VP, then most secrets; phase 3 is not played."""
    table = w24_played("sec 2 I7\nsec 3 I4 R5\nsec 1 I12")
    assert (table.phase, table.actors) == ("over", ())
    assert table.outcome.winners == (2,)
    assert table.outcome.ranking == ((2,), (1,), (0,))
    assert "rotate" not in kinds(table)


def test_w24_a_shared_victory():
    """W24, R10.3"""
    table = w24_played("sec 2 I7\nsec 3 I2 R5\nsec 1 I12")
    assert table.outcome.winners == (1, 2)
    assert table.outcome.ranking == ((1, 2), (0,))


def test_w25_chaos():
    """W25, R10.4, R10.5, R10.6"""
    table = at("n=3 first=1 turn=5 phase=2 seat=3\nvp 20,11,9\ncircle 19\nrdy 3 O1b").play("3 x:O1b")
    assert (table.vp, table.circle) == ((20, 11, 10), 20)
    assert (table.phase, table.actors) == ("over", ())
    assert table.outcome.winners == (2,)
    assert table.outcome.ranking == ((2,), (1,), (0,))
    assert table.outcome.reason == "chaos"


W26 = "n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 S1b I1b\nwhl 1 O1b/1\nwhl 2 I2b/-"


def test_w26_steps_of_a_boost():
    """W26, R3.6, R7.5: O1b will have arrived."""
    table = at(W26).play("1 x:S1b")
    assert (table.phase, table.actors) == ("p2_target", (1,))
    assert steps(table, 1) == ["I2b", "O1b"]
    assert steps(at(W26).play("1 x:S1b", "1 >O1b"), 1) == ["-", "I2b"]
    assert steps(at(W26).play("1 x:S1b", "1 >I2b"), 1) == ["-", "I2b", "O1b"]


def test_w26_nobody_else_notices_a_step():
    """W26, R11.4: no event, and the engine names the one who chooses."""
    table = at(W26)
    for line in ("1 x:S1b", "1 >I2b"):
        table.play(line)
        assert table.events == []
        assert GAME.half_made(table.state) == 0
        assert (wheel(table), ready(table, 1)) == ({1: ["O1b/1"], 2: ["I2b/-"]}, {"S1b", "I1b"})
    assert table.legal(2) == []


def test_w26_the_last_step_completes_the_move():
    """W26, R5.7, R8.3, R8.7: all INT counts are 0, so the last in order hires it for nothing."""
    table = at(W26).play("1 x:S1b", "1 >I2b", "1 >I2b")
    assert GAME.half_made(table.state) is None
    assert ready(table, 2) == {"I2b"}
    assert wheel(table) == {1: ["O1b/1"], 3: ["S1b/1"]}
    order = [event["spy"] for event in table.events if event["kind"] in ("hire", "prepare")]
    assert order == ["I2b", "S1b"]


def test_w26_steps_of_a_gain():
    """W26, R3.6: eight targets, then the same eight, never `>-`."""
    eight = sorted(f"{seat}{division}" for seat in (1, 2) for division in "ISRO")
    table = at(W26).play("1 x:I1b")
    assert steps(table, 1) == eight
    assert steps(table.play("1 >2O"), 1) == eight
    assert GAME.half_made(table.play("1 >2O").state) is None


W27 = "n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 I4a[R4a] R4b\nrdy 2 O2b\nsvc 2 x\nopen N17 N18"


def test_w27_a_bodyguard_goes_where_its_ward_goes():
    """W27, R7.12, D40"""
    table = at(W27).play("1 x:I4a>P2")
    assert deployed(table, 2) == ["I4a/1"]
    assert guard_of(table, "I4a") == "R4a"
    assert not may(table, "1 x:R4b>R4a")
    assert not may(table, "1 x:R4b>I4a")
    table.play("1 e", "2 x:O2b>I4a")
    assert (table.phase, table.actors) == ("p2_turn", (2,))
    assert wheel(table) == {4: ["R4a/1"], 7: ["O2b/2"]}
    assert deployed(table, 2) == ["I4a/1"]


def test_w27_and_comes_along_to_the_wheel():
    """W27, R4.2, R4.3, R5.9"""
    table = at(W27).play("1 x:I4a>P2", "1 e", "2 e")
    assert (table.view["turn"], table.actors) == (3, (2,))
    assert table.view["left"] == 2
    assert row(table, 5) == ["I4a/1"]
    assert guard_of(table, "I4a") == "R4a"


def test_w28_flags():
    """W28, R6.18, R7.12, D41"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 O2b\nrdy 2 I1b R4a* S1b S1c").play("1 x:O2b>I1b", "2 g:R4a")
    assert row(table, 4) == ["R4a/2"]
    table.play("1 e", "2 x:S1b>R4a,R4a", "2 x:S1c>R4a,R4a")
    assert "R4a" in ready(table, 2)
    assert posted(table, 2) == set()
    assert may(table, "2 x:R4a>*")
    assert not may(table, "2 i:R4a")
    assert table.play("2 x:R4a>*").where("R4a").endswith(":posted")
