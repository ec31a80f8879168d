"""Chapters 9 and 10: where points come from, both ends of the game, the ranking."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from engines.game import checked
from tests.engines.cercle.reading import kinds, may, new_game, told
from tests.engines.cercle.table import Table, at

TWO = "n=2 first=1 turn=2 phase=2 seat=1\n"


def sheet(table: Table) -> dict[str, list[int]]:
    return {name: list(values) for name, values in table.view["breakdown"]}


def test_where_points_come_from():
    """R9.1, R10.8: each kind of gain and loss has its line, and they add up."""
    table = at(TWO + "vp 5,9\ncircle 5\nrdy 1 O1b O1c I1b\ninf 1 I2a S1a R1a\nsec 1 I12 S12\nrdy 2 N16")
    assert sheet(table) == {
        "start": [5, 9],
        "infiltration": [0, 0],
        "butterflies": [0, 0],
        "captures": [0, 0],
        "arrests": [0, 0],
        "marker": [0, 0],
        "unmasking": [0, 0],
    }
    for line, name, points in (
        ("1 i:O1b", "infiltration", 1),
        ("1 x:O1c", "captures", 1),
        ("1 x:I1b>1I,1S", "arrests", 4),
        ("1 m", "marker", -1),
        ("1 u:S1a", "unmasking", -2),
    ):
        table.play(line)
        assert sheet(table)[name] == [points, 0]
    assert (sheet(table)["butterflies"], sheet(table)["start"]) == ([1, 0], [5, 9])
    assert (table.vp, table.circle) == ((5 + 1 + 1 + 1 + 4 - 1 - 2, 9), 5 + 1 + 4 - 2)
    table.play("1 e", "2 x:N16")
    assert sheet(table)["captures"] == [1, 1]


def test_what_is_really_lost():
    """R9.1, R10.8, D13: a loss that would go below 0 counts as what was there."""
    table = at(TWO + "vp 1,9\ncircle 9\ninf 1 O2b").play("1 u:O2b")
    assert (table.vp, sheet(table)["unmasking"], sheet(table)["start"]) == ((0, 9), [-1, 0], [1, 9])
    assert told(table, "unmask") == [{"by": 0, "spy": "O2b", "vp": 1, "circle": 3}]


def test_no_upper_limit():
    """R9.1"""
    table = at(TWO + "vp 20,9\ncircle 9\nrdy 1 O2b").play("1 i:O2b")
    assert table.vp == (23, 9)


def test_the_circle_gains_and_loses():
    """R9.2: one for a capture, two for an arrest, whoever makes it; the value of an unmasked spy less."""
    table = at("n=3 first=1 turn=2 phase=2 seat=2\nvp 5,5,5\ncircle 5\nrdy 2 O1b I1b\nsec 3 O12\ninf 2 I3a")
    assert table.play("2 x:O1b").circle == 6
    assert table.play("2 x:I1b>3O,3I").circle == 8
    assert table.play("2 u:I3a").circle == 5


def test_the_circle_notices_no_infiltration_nor_butterfly_nor_marker():
    """R9.2"""
    table = at(TWO + "vp 5,5\ncircle 5\nrdy 1 O1b\ninf 1 I1a S1a R1a").play("1 i:O1b", "1 m")
    assert (table.vp, table.circle) == ((6, 5), 5)


def test_the_circle_does_not_fall_below_zero():
    """R9.2"""
    assert at(TWO + "vp 5,5\ncircle 1\ninf 1 O2b").play("1 u:O2b").circle == 0


# ---- the players' victory --------------------------------------------------------------------------------------------


def test_two_ends_and_a_turn_limit():
    """R10.1, R12.2, D34"""
    reasons = set()
    for text, line in (
        ("n=2 first=1 turn=2 phase=2 seat=2\nvp 20,5", "2 e"),
        ("n=2 first=1 turn=2 phase=2 seat=2\ncircle 19\nrdy 2 O1b", "2 x:O1b"),
    ):
        reasons.add(at(text).play(line).outcome.reason)
    reasons.add(at("n=2 first=1 turn=10 phase=2 seat=2", turn_limit=10).play("2 e").outcome.reason)
    assert reasons == {"victory", "chaos", "turn_limit"}


@pytest.mark.parametrize(("vp", "over"), [("20,5", True), ("5,20", True), ("19,19", False), ("23,21", True)])
def test_the_players_are_looked_at_when_phase_two_is_complete(vp, over):
    """R10.2"""
    table = at(f"n=2 first=1 turn=2 phase=2 seat=1\nvp {vp}").play("1 e")
    assert table.outcome is None
    table.play("2 e")
    assert (table.outcome is not None) == over


def test_twenty_points_in_phase_one_wait():
    """R10.2, D28"""
    table = at("n=2 first=1 turn=2 phase=1 seat=2\nvp 5,18\ncircle 3\nsec 2 I12").play("2 d:I4")
    assert (table.vp, table.phase) == ((5, 20), "p2_turn")
    assert table.play("1 e", "2 e").outcome.winners == (1,)


def test_who_has_fallen_below_twenty_does_not_count():
    """R10.2, D28"""
    table = at(TWO + "vp 20,5\ninf 1 I2b").play("1 u:I2b", "1 e", "2 e")
    assert (table.outcome, table.view["turn"]) == (None, 3)


def test_phase_three_is_not_played():
    """R10.2"""
    table = at("n=2 first=1 turn=2 phase=2 seat=2\nvp 20,5\nwhl 1 O1b/1").play("2 e")
    assert table.phase == "over"
    assert "rotate" not in kinds(table)
    assert kinds(table)[-1] == "end"
    assert table.events[-1] == {"kind": "end", "winners": [0], "why": "victory"}


def ended(n: int, vp: str, secrets: list[str], more: str = "") -> Table:
    return at(f"n={n} first=1 turn=2 phase=2 seat={n}\nvp {vp}\n" + "\n".join([*secrets, more])).play(f"{n} e")


@pytest.mark.parametrize(
    ("vp", "secrets", "ranking"),
    [
        ("20,21,19", [], ((1,), (0,), (2,))),
        ("20,20,19", ["sec 1 I3", "sec 2 S4"], ((1,), (0,), (2,))),
        ("20,20,5", ["sec 1 I3 O2", "sec 2 S4", "sec 3 I12"], ((0,), (1,), (2,))),
        ("20,20,20", ["sec 1 I3", "sec 2 R3"], ((0, 1), (2,))),
        ("20,5,5", ["sec 2 R3", "sec 3 O1 I2"], ((0,), (1, 2))),
        ("5,20,5", ["sec 1 R3", "sec 3 O1 I1"], ((1,), (0,), (2,))),
    ],
)
def test_most_points_win_then_most_secrets(vp, secrets, ranking):
    """R10.3, R10.8, D42: of all four divisions together; equal in both share a place."""
    outcome = ended(3, vp, secrets).outcome
    assert (outcome.ranking, outcome.reason, outcome.rule) == (ranking, "victory", "R10.3")
    assert outcome.scores == tuple(int(points) for points in vp.split(","))


# ---- chaos -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("circle", "over"), [(18, False), (19, True)])
def test_chaos_comes_as_soon_as_the_circle_has_twenty(circle, over):
    """R10.4"""
    table = at(f"n=3 first=1 turn=2 phase=2 seat=1\ncircle {circle}\nrdy 1 O1b").play("1 x:O1b")
    assert (table.phase == "over") == over


def test_chaos_ends_the_game_in_the_middle_of_everything():
    """R10.4: nobody else plays, and the action is completed first."""
    table = at("n=3 first=1 turn=2 phase=2 seat=1\nvp 5,4,3\ncircle 19\nrdy 1 I1b\nsec 3 O12").play("1 x:I1b>3O,2I")
    assert (table.phase, table.actors, table.circle) == ("over", (), 21)
    assert (table.secrets(2)["I"], table.secrets(3)["O"]) == (1, 1)
    assert table.where("I1b") == "wheel:3:0:0"
    assert table.vp == (5, 4, 5)
    assert table.outcome.winners == (1,)
    assert table.events[-1] == {"kind": "end", "winners": [1], "why": "chaos"}
    assert not may(table, "1 e")


def test_all_arrests_of_a_move_are_counted_before_the_check():
    """R10.4, D28: the second arrest decides who has fewest."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nvp 6,5\ncircle 18\nrdy 1 I1b\nsec 1 I12\nsec 2 O12").play(
        "1 x:I1b>1I,2O"
    )
    assert (table.vp, table.circle, table.outcome.winners) == ((8, 7), 22, (1,))


def test_chaos_in_phase_one():
    """R10.4"""
    table = at("n=3 first=1 turn=2 phase=1 seat=2\nvp 5,4,3\ncircle 18\nsec 2 I12").play("2 d:I4")
    assert (table.phase, table.vp) == ("over", (5, 6, 3))
    assert table.outcome.ranking == ((2,), (0,), (1,))


@pytest.mark.parametrize(
    ("vp", "secrets", "ranking"),
    [
        ("20,11,9", [], ((2,), (1,), (0,))),
        ("9,9,8", ["sec 1 I3", "sec 2 S4", "sec 3 O3 R2"], ((0,), (1,), (2,))),
        ("8,8,8", ["sec 1 I3 S1", "sec 2 S4", "sec 3 O1"], ((0, 1), (2,))),
        ("8,9,20", ["sec 1 I12 S12", "sec 2 S4"], ((0,), (1,), (2,))),
    ],
)
def test_fewest_points_win_then_fewest_secrets(vp, secrets, ranking):
    """R10.5, R10.8: seat 3 makes the last capture."""
    text = f"n=3 first=1 turn=2 phase=2 seat=3\nvp {vp}\ncircle 19\nrdy 3 O1b\n" + "\n".join(secrets)
    outcome = at(text).play("3 x:O1b").outcome
    assert (outcome.ranking, outcome.reason, outcome.rule) == (ranking, "chaos", "R10.5")


def test_chaos_comes_before_a_victory():
    """R10.6"""
    table = at("n=2 first=1 turn=2 phase=2 seat=2\nvp 5,19\ncircle 19\nrdy 2 O1b").play("2 x:O1b")
    assert (table.vp, table.outcome.reason, table.outcome.winners) == ((5, 20), "chaos", (0,))


def test_chaos_can_be_averted_by_unmasking_before():
    """R10.4, D28"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nvp 5,5\ncircle 19\nrdy 1 O1b\ninf 1 I2b").play("1 u:I2b", "1 x:O1b")
    assert (table.circle, table.outcome) == (19, None)


# ---- the sheet and the limit -----------------------------------------------------------------------------------------


def test_the_score_sheet_of_the_outcome():
    """R10.8"""
    table = at("n=2 first=1 turn=2 phase=2 seat=2\nvp 19,5\nrdy 2 O1b\nrdy 1 O2b").play("2 i:O1b")
    assert table.outcome is None
    table.play("2 e")
    assert table.outcome is None
    table = at("n=2 first=2 turn=2 phase=2 seat=1\nvp 19,5\nrdy 1 O2b").play("1 i:O2b", "1 e")
    assert dict(table.outcome.breakdown) == {
        "start": (19, 5),
        "infiltration": (3, 0),
        "butterflies": (0, 0),
        "captures": (0, 0),
        "arrests": (0, 0),
        "marker": (0, 0),
        "unmasking": (0, 0),
    }
    assert table.outcome.scores == (22, 5)


def test_the_start_square_is_a_line_of_the_sheet():
    """R10.8, R2.6"""
    view = GAME.view(new_game(6), None)
    assert dict(map(tuple, view["breakdown"]))["start"] == [4] * 6


@pytest.mark.parametrize("limit", [10, 15, 20, 30])
def test_the_turn_limit(limit):
    """R12.2: after phase 2 of that turn, with R10.3 for all players."""
    text = "n=3 first=1 turn={} phase=2 seat=3\nvp 5,7,7\ncircle 9\nsec 2 I1"
    table = at(text.format(limit), turn_limit=limit).play("3 e")
    assert (table.phase, table.outcome.ranking) == ("over", ((1,), (2,), (0,)))
    assert (table.outcome.reason, table.outcome.rule) == ("turn_limit", "R12.2")
    before = at(text.format(limit - 1), turn_limit=limit).play("3 e")
    assert (before.outcome, before.view["turn"]) == (None, limit)
    assert before.view["turn_limit"] == limit


def test_a_victory_in_the_last_turn_is_a_victory():
    """R12.2, R10.2"""
    table = at("n=2 first=1 turn=10 phase=2 seat=2\nvp 20,7", turn_limit=10).play("2 e")
    assert table.outcome.reason == "victory"


def test_without_a_limit_the_game_goes_on():
    """R12.2"""
    assert at("n=2 first=1 turn=30 phase=2 seat=2").play("2 e").view["turn"] == 31
    assert checked(GAME, 2, {}, 1).options["turn_limit"] == 0
