"""Whoever is killed, and whenever: every table comes back, no move that was confirmed is lost, nobody loses a seat.

One campaign of twenty blows runs here; `python -m tests.network.campaign` is the long run of all five.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.network.campaign.kills import HOST, KILLS, SEEDS, campaign, planned


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("seed", SEEDS[:1])
def test_everything_comes_back(tmp_path: Path, seed: int) -> None:
    campaign(tmp_path, seed)


def test_hosts_and_guests_are_each_killed_fifty_times_at_every_kind_of_moment() -> None:
    plans = [kill for seed in SEEDS for kill in planned(seed)]
    assert len(plans) == len(SEEDS) * KILLS
    for victims in ([kill for kill in plans if kill.victim == HOST], [kill for kill in plans if kill.victim != HOST]):
        assert len(victims) == 50
        assert {kill.point for kill in victims} == {"acted", "told", "gathering", "seeding", "returning"}
