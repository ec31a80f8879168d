"""Floods on a real local network: strangers announce as much as they like, and friends are found all the same."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from network.lan.browser import PORTION, PORTION_EVERY, PROBE_EVERY
from network.lan.listing import MAX_PORTS
from tests.network import namespaces
from tests.network.flooder import PORTS
from tests.network.namespaces import Lan, NamespaceMachine
from tests.network.neighbour import Neighbour

__test__ = namespaces.allowed()

ANA, BO = "a" * 16, "b" * 16
TABLE = "0123456789abcdef"


@pytest.fixture
def machines() -> Iterator[list[NamespaceMachine]]:
    with Lan() as lan:
        yield [lan.machine(name) for name in ("ana", "bo", "mallory")]


@pytest.fixture
def ana(machines) -> Iterator[Neighbour]:
    with Neighbour(machines[0], ANA) as neighbour:
        yield neighbour


@pytest.fixture
def bo(machines, ana) -> Iterator[Neighbour]:
    """Bo looks at the list, and has found the table of Ana."""
    with Neighbour(machines[1], BO) as neighbour:
        neighbour.do("look")
        ana.do("announce", "e" * 16, "First", 1)
        neighbour.hear("found", "e" * 16)
        yield neighbour


@pytest.fixture
def mallory(machines) -> Iterator[Neighbour]:
    with Neighbour(machines[2], machines[2].ipv4, "flooder") as neighbour:
        yield neighbour


def flood(mallory: Neighbour, *command: object) -> None:
    mallory.do(*command)
    mallory.hear("done")


def test_hundreds_of_tables_of_one_machine_do_not_keep_out_that_of_another(ana, bo, mallory) -> None:
    ana.do("withdraw")
    bo.hear("lost", "e" * 16)
    for _ in range(3):  # also those that got lost on the way
        flood(mallory, "tables", 400)
        bo.do("check")
        bo.hear("leg", "hosts")
    ana.do("announce", TABLE, "Late", 3)
    bo.hear("found", TABLE, within=10)


def test_a_flood_of_changes_is_coalesced_and_stalls_nobody(ana, bo, mallory) -> None:
    flood(mallory, "tables", 10)
    bo.hear("found", f"{9:016x}")
    begun = time.monotonic()
    for _ in range(5):
        flood(mallory, "texts", 10, 400)
    ana.do("announce", TABLE, "Ronde", 3)
    said = bo.heard_until("found", TABLE, within=10)
    lasted = time.monotonic() - begun
    changes = [each for each in said if each[0] == "changed"]
    assert 0 < len(changes) <= (lasted / PORTION_EVERY + 1) * PORTION


def test_nobody_makes_us_call_a_machine_without_end(bo, mallory) -> None:
    begun = time.monotonic()
    for _ in range(5):
        flood(mallory, "ports", PORTS)
    bo.hear("found", f"{0:016x}")
    bo.do("check")
    bo.hear("leg", "hosts")
    mallory.do("calls")
    _, calls, ports = mallory.hear("calls")
    lasted = time.monotonic() - begun
    assert ports <= MAX_PORTS
    assert 0 < calls <= MAX_PORTS * (lasted / PROBE_EVERY + 3)  # the check tries each once more
