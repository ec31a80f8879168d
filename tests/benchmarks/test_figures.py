"""Figures can come out wrong: what is measured is the thing itself, and what is told is what was measured."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.benchmarks.figures import line
from tests.benchmarks.memory import in_use, most_used

MIB = 1024  # KiB
PEAK = """
import sys
from tests.benchmarks.memory import most_used
filled = bytearray(b"x") * (int(sys.argv[1]) << 20)
del filled
print(most_used())
"""
STARTED_BY_A_LARGE_PROCESS = """
import subprocess, sys
filled = bytearray(b"x") * (200 << 20)
print(subprocess.run([sys.executable, "-c", sys.argv[1], "0"], check=True, capture_output=True, text=True).stdout)
"""


def output(*command: str) -> int:
    return int(subprocess.run([sys.executable, "-c", *command], check=True, capture_output=True, text=True).stdout)


def test_memory_shows_what_a_child_took_even_if_it_gave_it_back():
    more = output(PEAK, "50") - output(PEAK, "0")
    assert 45 * MIB < more < 60 * MIB


def test_memory_of_a_child_does_not_begin_at_that_of_its_parent():
    assert output(STARTED_BY_A_LARGE_PROCESS, PEAK) < 100 * MIB


def test_memory_in_use_is_never_more_than_the_most():
    assert 0 < in_use() <= most_used()


def test_a_figure_is_told_with_the_lowest_and_highest_of_its_rounds():
    told = line("speed", [3.0, 1.0, 2.0], "per second", "another", [1.0, 1.0, 4.0])
    assert (told["value"], told["lowest"], told["highest"], told["rounds"]) == (2.0, 1.0, 3.0, 3)
    assert (told["reference_value"], told["reference_lowest"], told["reference_highest"]) == (1.0, 1.0, 4.0)
    assert (told["ratio"], told["ratio_lowest"], told["ratio_highest"]) == (2.0, 0.5, 3.0)


def test_a_figure_without_a_reference_has_no_ratio():
    told = line("memory", [5.0, 7.0], "KiB")
    assert (told["value"], told["lowest"], told["highest"]) == (6.0, 5.0, 7.0)
    assert not {"ratio", "reference", "met"} & told.keys()


@pytest.mark.parametrize(
    ("wanted", "met"),
    [
        ("ratio >= 1.5", True),
        ("ratio >= 1.5004", False),
        ("ratio <= 1.5", False),
        ("value < 16", True),
        ("value < 3", False),
    ],
)
def test_what_is_wanted_is_compared_before_rounding(wanted, met):
    told = line("speed", [3.0004], "ms", "another", [2.0], wanted)
    assert told["met"] is met
    assert (told["ratio"], told["wanted"]) == (1.5, wanted)
