"""Finding tables on a real local network: machines, cables, a switch, and everything that goes wrong with them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from tests.network import namespaces
from tests.network.namespaces import Lan, NamespaceMachine
from tests.network.neighbour import Neighbour

__test__ = namespaces.allowed()  # tests/network/test_discovery.py has what needs no cables, and runs everywhere

ANA, BO = "a" * 16, "b" * 16
TABLE = "0123456789abcdef"


@pytest.fixture
def lan() -> Iterator[Lan]:
    with Lan() as lan:
        yield lan


@pytest.fixture
def machines(lan: Lan) -> tuple[NamespaceMachine, NamespaceMachine]:
    return lan.machine("ana"), lan.machine("bo")


@pytest.fixture
def ana(machines) -> Iterator[Neighbour]:
    with Neighbour(machines[0], ANA) as neighbour:
        yield neighbour


@pytest.fixture
def bo(machines) -> Iterator[Neighbour]:
    with Neighbour(machines[1], BO) as neighbour:
        yield neighbour


def test_a_table_is_found_at_all_addresses_of_its_host(machines, ana: Neighbour, bo: Neighbour) -> None:
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    addresses = [machines[0].ipv4, machines[0].ipv6]
    _, _, name, free, told, port = bo.hear("found", TABLE, within=2)
    assert (name, free, told[:2], port) == ("Ronde", 3, addresses, ana.port)
    assert all("%" in address for address in told[2:])  # without its scope, nobody could use a link-local address


def test_pulling_the_cable_and_putting_it_back(machines, ana: Neighbour, bo: Neighbour) -> None:
    """What changed meanwhile is told when the link is up again."""
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    bo.hear("found", TABLE)
    machines[0].unplug()
    ana.hear("trouble", "no_interface", within=4)
    bo.hear("lost", TABLE, within=5)
    ana.do("announce", TABLE, "Ronde", 1)
    machines[0].plug()
    ana.hear("trouble", "", within=4)
    while bo.hear(within=6)[1:4] != [TABLE, "Ronde", 1]:
        pass


def test_the_cable_of_the_one_who_looks(machines, ana: Neighbour, bo: Neighbour) -> None:
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    bo.hear("found", TABLE)
    machines[1].unplug()
    bo.hear("deafness", "no_interface", within=4)
    bo.hear("lost", TABLE, within=5)
    machines[1].plug()
    bo.hear("found", TABLE, within=6)


def test_a_network_that_comes_late_is_used(machines, ana: Neighbour, bo: Neighbour) -> None:
    """Neither the host nor the one who looks has an address at first."""
    for machine in machines:
        machine.ip("address", "flush", "dev", "eth0")
    bo.do("look")
    bo.hear("deafness", "no_interface")
    ana.do("announce", TABLE, "Ronde", 3)
    ana.hear("trouble", "no_interface")
    for machine in machines:
        machine.ip("address", "add", f"{machine.ipv4}/24", "dev", "eth0")
    assert bo.hear("found", TABLE, within=6)[4] == [machines[0].ipv4]


def test_ipv6_alone_is_enough(machines, ana: Neighbour, bo: Neighbour) -> None:
    for machine in machines:
        machine.ip("address", "del", f"{machine.ipv4}/24", "dev", "eth0")
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    addresses = bo.hear("found", TABLE)[4]
    assert addresses[0] == machines[0].ipv6
    assert [address.partition("%")[0] for address in addresses[1:]] == ["fe80::1"]
    assert "%" in addresses[1]  # or nobody could use it


def test_ipv4_alone_is_enough(machines, ana: Neighbour, bo: Neighbour) -> None:
    for machine in machines:
        machine.ip("-6", "address", "flush", "dev", "eth0")
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    assert bo.hear("found", TABLE)[4] == [machines[0].ipv4]


def test_an_address_that_both_machines_have_is_not_tried(machines, ana: Neighbour, bo: Neighbour) -> None:
    """The bridge of a virtual machine has the same address everywhere: it would lead to ourselves."""
    for machine in machines:
        machine.ip("link", "add", "virtual", "type", "bridge")
        machine.ip("address", "add", "172.17.0.1/16", "dev", "virtual")
        machine.ip("link", "set", "virtual", "up")
        machine.ip("link", "add", "guest", "type", "veth", "peer", "name", "inside")
        machine.ip("link", "set", "guest", "master", "virtual", "up")
        machine.ip("link", "set", "inside", "up")  # now the bridge is connected to something
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    addresses = bo.hear("found", TABLE)[4]
    assert machines[0].ipv4 in addresses
    assert "172.17.0.1" not in addresses


def test_a_port_held_by_another_program_is_waited_for(machines, bo: Neighbour) -> None:
    """Somebody has taken the port of multicast DNS for themselves: hosting goes on, and announcing follows."""
    hold = (
        "import socket,sys; s = socket.socket(socket.AF_INET6, socket.SOCK_DGRAM); s.bind(('', 5353)); "
        "print(flush=True); sys.stdin.read()"
    )
    with machines[0].python("-c", hold) as holder, Neighbour(machines[0], ANA) as ana:
        assert holder.stdout.readline()
        bo.do("look")
        ana.do("announce", TABLE, "Ronde", 3)
        ana.hear("trouble", "no_multicast")
        assert ana.checked()["announce"][:2] == ("failed", "no_socket")
        holder.kill()
        bo.hear("found", TABLE, within=6)
        ana.hear("trouble", "")


# The check.


def test_everything_is_well(machines, ana: Neighbour, bo: Neighbour) -> None:
    bo.do("look")
    bo.do("announce", secrets.token_hex(8), "Mine", 1)
    ana.do("announce", TABLE, "Ronde", 3)
    bo.hear("found", TABLE)
    legs = bo.checked()
    state, code, details = legs.pop("others")
    assert (state, code) == ("ok", "")
    assert machines[0].ipv4 in details["addresses"]
    assert legs == {
        "interface": ("ok", "", {"addresses": [machines[1].ipv4, machines[1].ipv6]}),
        "announce": ("ok", "", {}),
        "port": ("ok", "", {"addresses": [machines[1].ipv4, machines[1].ipv6], "port": bo.port}),
        "hosts": ("ok", "", {}),
    }


def test_without_a_cable_the_interface_is_named(machines, bo: Neighbour) -> None:
    machines[1].unplug()
    legs = bo.checked()
    assert legs["interface"] == ("failed", "no_interface", {})
    assert [legs[name][0] for name in ("announce", "others", "port", "hosts")] == ["unknown"] * 4


def test_an_interface_that_cannot_multicast_is_named(machines, bo: Neighbour) -> None:
    machines[1].ip("link", "set", "eth0", "multicast", "off")
    assert bo.checked()["interface"] == ("failed", "no_multicast", {"interfaces": ["eth0"]})


def test_a_firewall_that_blocks_multicast_is_named(machines, ana: Neighbour, bo: Neighbour) -> None:
    """The host can be joined by its address all the same."""
    machines[0].block_multicast()
    ana.do("announce", TABLE, "Ronde", 3)
    legs = ana.checked()
    assert legs["interface"][0] == "ok"
    assert legs["announce"] == ("failed", "not_heard", {"interfaces": ["eth0"]})
    assert legs["others"] == ("unknown", "nobody", {})
    assert legs["port"][0] == "ok"
    machines[0].unblock_multicast()
    bo.do("look")
    bo.hear("found", TABLE)
    assert ana.checked()["announce"][0] == "ok"


def test_a_network_that_passes_no_multicast_on_leaves_others_unheard(machines, ana: Neighbour, bo: Neighbour) -> None:
    machines[1].isolate()
    ana.do("announce", TABLE, "Ronde", 3)
    bo.do("announce", secrets.token_hex(8), "Mine", 1)
    legs = bo.checked()
    assert legs["announce"][0] == "ok"
    assert legs["others"] == ("unknown", "nobody", {})


def test_a_host_that_does_not_answer_is_named_and_not_listed(machines, ana: Neighbour, bo: Neighbour) -> None:
    bo.do("look")
    ana.do("announce", TABLE, "Ronde", 3)
    bo.hear("found", TABLE)
    ana.do("deaf")
    bo.hear("lost", TABLE, within=5)
    assert bo.checked()["hosts"] == (
        "failed",
        "unreachable",
        {"tables": ["Ronde"], "addresses": [f"{machines[0].ipv4}:{ana.port}"]},
    )
    legs = ana.checked()
    assert legs["port"][:2] == ("failed", "no_answer")
    assert legs["announce"][0] == "ok"


def test_tables_that_are_not_announced_are_missed(machines, ana: Neighbour) -> None:
    """Multicast works, and yet nothing of ours is heard."""
    assert ana.checked()["announce"] == ("failed", "not_announced", {})
