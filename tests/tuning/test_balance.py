"""The figures of the balance add up, and are the same every time."""

from __future__ import annotations

import re

import pytest

from engines.complot.state import LINES
from tests.tuning.__main__ import STUDIES
from tests.tuning.balance import played, row, studied

TINY = 0.0001  # of a level's iterations: one for each choice


@pytest.mark.parametrize("game", STUDIES)
def test_a_study_tells_the_same_of_the_same_matches(game):
    once, again = (studied(STUDIES[game], 3, "medium", 2, 5, TINY) for _ in range(2))
    assert once == again
    assert once.startswith("3 seats, 2 games\n")


@pytest.mark.parametrize("game", STUDIES)
def test_every_victory_is_counted_once_for_each_thing_that_is_compared(game):
    told = studied(STUDIES[game], 3, "easy", 2, 5, TINY)
    wins = re.findall(r"^(\S+).*?([\d.]+) of +(\d+) ", told, re.MULTILINE)
    places = [float(number) for name, number, _ in wins if name == "place"]
    others = [float(number) for name, number, _ in wins if name != "place"]
    assert sum(places) == pytest.approx(2 * len(places) / 3)
    assert sum(others) == pytest.approx(2)


def test_points_and_missions_of_the_plot_are_those_of_the_matches():
    study = STUDIES["complot"]
    match = played(study, 3, "easy", 5, TINY)
    told = study.told(3, [match])
    points = next(line for line in told if line.startswith("points of a seat"))
    means = [float(number) for number in re.findall(r"(-?[\d.]+)(?:,|$)", points)]
    assert sum(means) == pytest.approx(sum(match.end.ip) / 3, abs=0.02 * len(LINES))
    solved = sum(event.kind == "success" for event in match.events)
    assert sum(int(number) for number in re.findall(r"solved (\d+)", "\n".join(told))) == solved


def test_a_row_tells_the_share_and_how_sure_it_is():
    assert row("place 1", 30, 90) == "place 1    30.0 of   90   33.3 %  (24 to 44)"
    assert "0.0 %" in row("place 2", 0, 0)
