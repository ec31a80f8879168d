"""Chapter 8: autonomy points."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import at


def income(board, **more):
    return at(phase=4, board=board, until=4, **more).ap[0]


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ({2: "A:XIII"}, 6),
        ({2: "A:PRE"}, 8),  # a Financier
        ({2: "A:PRE", 3: "A:WIN,TRA"}, 12),
        ({5: "A:XIII"}, 8),  # a yellow place
        ({5: "A:XIII,AMO"}, 8),  # once for each place
        ({5: "A:XIII", 9: "A:AMO"}, 10),
        ({5: "A:PRE"}, 10),
        ({5: "A:a1,c1", 2: "A:XIII"}, 6),  # units collect nothing
        ({5: "B:PRE A:XIII"}, 8),  # enemies do not matter, and the skills of others do not count
        ({2: "B:PRE"}, 6),
    ],
)
def test_income(board, points):
    """R8.1, R14.7, R16.2"""
    assert income(board) == points


def test_points_are_set_and_not_added():
    """R8.1, D15"""
    assert income({2: "A:XIII"}, ap={"A": 5}) == 6
    assert income({2: "A:XIII"}, ap={"A": 0}) == 6


@pytest.mark.parametrize(("debt", "points"), [(2, 4), (4, 2), (9, 0)])
def test_a_debt_is_taken_off_once(debt, points):
    """R8.1, R13.14: not below 0, and then it is cleared."""
    table = at(phase=4, board={2: "A:XIII"}, debt={"A": debt}, until=4)
    assert table.ap == (points, 6, 6)
    assert table.view("B")["debt"] == [0, 0, 0]


def test_skills_of_characters_off_the_board_do_not_count():
    """R16.8, R16.2"""
    assert income({2: "A:XIII"}, gone="PRE") == 6


@pytest.mark.parametrize(("left", "kept"), [(0, 0), (3, 3), (6, 6), (8, 6)])
@pytest.mark.parametrize("keeps", [False, True])
def test_what_is_not_spent(left, kept, keeps):
    """R8.2, R13.16, R19.2: lost, or with the option at most 6 are kept and added."""
    table = at(phase=9, ap={"A": left}, keep_autonomy=keeps, hands={"B": "SCO1"}, discard="ACC*,ESP*,REN*,SOI*")
    assert table.phase == "scoop"
    assert table.view("C")["saved"][0] == (kept if keeps else 0)
    assert table.ap[0] == 0
    while table.view(None)["stage"] < 5:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert table.ap[0] == 6 + (kept if keeps else 0)
    assert table.view("C")["saved"] == [0, 0, 0]
