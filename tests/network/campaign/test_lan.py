"""Friends on three machines find each other, play a whole game, and lose nothing when a cable is pulled out.

The same games are played twice: across a switch, where network namespaces can be had, and on this machine alone.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from network.lan.interfaces import interfaces, lan
from tests.network import namespaces
from tests.network.campaign import proof
from tests.network.campaign.stage import CrowdProcess, HostProcess, Notes, Wish
from tests.network.namespaces import Lan, Loopback, NamespaceMachine

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")]


class Cabled(Lan):
    """Machines and a switch."""

    def cut(self, crowd: CrowdProcess) -> None:
        crowd.machine.unplug()

    def mend(self, crowd: CrowdProcess) -> None:
        crowd.machine.plug()

    def silent_host(self, folder: Path, machine: NamespaceMachine) -> HostProcess:
        """A host whose multicast a firewall blocks."""
        machine.block_multicast()
        return HostProcess(folder, ["wagons"], machine=machine, is_announced=True)

    def silence(self) -> tuple[str, str]:
        """The leg that the check names there, and why."""
        return "announce", "not_heard"


class Alone(Loopback):
    """One machine that stands for all: whoever is cut off is held up, and a silent host does not even try."""

    def cut(self, crowd: CrowdProcess) -> None:
        os.kill(crowd.pid, signal.SIGSTOP)

    def mend(self, crowd: CrowdProcess) -> None:
        os.kill(crowd.pid, signal.SIGCONT)

    def silent_host(self, folder: Path, machine: namespaces.Machine) -> HostProcess:
        return HostProcess(folder, ["wagons"], machine=machine)

    def silence(self) -> tuple[str, str]:
        return ("announce", "not_announced") if lan(interfaces()) else ("interface", "no_interface")


class Evening:
    """Three machines of one world, and the processes there."""

    def __init__(self, world: Cabled | Alone, folder: Path, stack: ExitStack) -> None:
        self.world = world
        self.notes = Notes()
        self.machines = [world.machine(name) for name in ("ana", "bo", "cy")]
        self._folder, self._stack = folder, stack

    def hosts(self, game: str) -> list[HostProcess]:
        """One on each machine."""
        return [
            self._stack.enter_context(
                HostProcess(self._folder / f"host {number}", [game], machine=machine, is_announced=True)
            )
            for number, machine in enumerate(self.machines)
        ]

    def silent_host(self) -> HostProcess:
        """One on the first machine."""
        return self._stack.enter_context(self.world.silent_host(self._folder / "host", self.machines[0]))

    def crowds(self, *wishes: Sequence[Wish]) -> list[CrowdProcess]:
        """One on each machine, and all of them look for tables."""
        made = [
            self._stack.enter_context(CrowdProcess(self._folder / f"crowd {number}", self.notes, wished, machine))
            for number, (wished, machine) in enumerate(zip(wishes, self.machines, strict=True))
        ]
        for crowd in made:
            crowd.do("look")
        return made

    def played(self, host: HostProcess, crowds: Sequence[CrowdProcess]) -> proof.Records:
        """The records, once the match is over and everything was closed."""
        wishes = [wish for crowd in crowds for wish in crowd.wishes]
        for crowd in crowds:
            crowd.do("finish")
        self.notes.wait(lambda: all(wish.name in self.notes.rooms and self.notes.is_finished(wish) for wish in wishes))
        for crowd in crowds:
            crowd.leave()
        host.stop()
        return proof.judged(self.notes, host.journals, wishes)


@pytest.fixture(params=[Cabled, Alone] if namespaces.allowed() else [Alone], ids=lambda world: world.__name__)
def evening(request, tmp_path: Path) -> Iterator[Evening]:
    with request.param() as world, ExitStack() as stack:
        yield Evening(world, tmp_path, stack)


def players(game: str) -> list[Wish]:
    """Two who play, and one who watches."""
    return [Wish("Bo", game, 0, 2), Wish("Cy", game, 1, 2), Wish("Cyrille", game, None, 2)]


def test_three_machines_find_each_other_and_play(evening: Evening) -> None:
    """Each has a table, and finds all; two play at the first one's, and one of them is cut off in between."""
    hosts = evening.hosts("coldwar")
    wishes, notes = players("coldwar"), evening.notes
    ana, bo, cy = evening.crowds([], wishes[:1], wishes[1:])
    tables = [host.tables()["coldwar"] for host in hosts]
    for crowd in (bo, cy):
        crowd.join({"coldwar": tables[0]}, [])
    notes.wait(lambda: all((crowd.name, table) in notes.found for crowd in (ana, bo, cy) for table in tables))

    notes.wait(lambda: len(notes.acked) > 20)
    guests = [notes.rooms[wish.name].guest for wish in wishes]
    evening.world.cut(cy)
    notes.wait(lambda: not any(notes.rooms["Bo"].here[guest] for guest in guests[1:]))
    assert notes.rooms["Bo"].seats == guests[:2]  # and kept for whom it was
    evening.world.mend(cy)
    notes.wait(lambda: notes.are_back(wishes))
    assert [notes.rooms[wish.name].guest for wish in wishes] == guests

    (record,) = evening.played(hosts[0], [bo, cy]).values()
    assert len(notes.acked) == record.match.length
    assert {view.place for view in notes.told} == {0, 1, None}


def test_a_host_without_multicast_is_joined_by_its_address(evening: Evening) -> None:
    """The check, made on its machine, names what is missing."""
    host = evening.silent_host()
    wishes, notes = players("wagons"), evening.notes
    ana, bo, cy = evening.crowds([], wishes[:1], wishes[1:])
    ana.do("check", host.port)
    notes.wait(lambda: "hosts" in notes.legs)
    failed = [(leg, code) for leg, (state, code, _) in notes.legs.items() if state == "failed"]
    assert failed == [evening.world.silence()]
    for crowd in (bo, cy):
        crowd.join(host.tables(), [(evening.machines[0].ipv4, host.port)])
    (record,) = evening.played(host, [bo, cy]).values()
    assert len(notes.acked) == record.match.length
    assert notes.found.keys().isdisjoint((crowd.name, table) for crowd in (bo, cy) for table in host.tables().values())
