"""Several machines in one: network namespaces of Linux, joined by a bridge as by a switch.

    with Lan() as lan:
        ana, bo = lan.machine("ana"), lan.machine("bo")
        with ana.python("-m", "tests.network.neighbour") as process:   # a process on the machine of Ana
            ...
        ana.unplug()              # the cable is out: eth0 loses its carrier, and keeps its addresses as a real one does
        ana.plug()
        bo.block_multicast()      # a firewall: no packet to UDP port 5353 comes in or goes out, not even our own
        bo.isolate()              # a Wi-Fi that passes no multicast on to bo, and everything else
        ana.ipv4, ana.ipv6        # "10.77.0.1", "fd77::1": fixed addresses, the same in every Lan

Every machine has `lo` and `eth0` (IPv4, IPv6 and a link-local address, all usable at once) and nothing else; no packet
leaves the Lan. Machines are gone when the Lan ends; processes are ended by those who started them.

Namespaces need Linux, root and iproute2 (`ip`, `tc`, `bridge`). `allowed()` tells whether they can be had. Where they
cannot, `Loopback` stands in for a Lan: its machines are all this one, so that a test written for `python` and `ipv4`
alone runs in both; `networks()` lists what is there, for `pytest.mark.parametrize`. A module whose tests need cables
begins with `__test__ = namespaces.allowed()`: pytest then collects nothing from it where they cannot run.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import ClassVar

ROOT = Path(__file__).parents[2]
_COMMANDS = ("ip", "tc", "bridge")


@cache
def allowed() -> bool:
    """Whether network namespaces and all that a Lan is made of can be had here. Tried once, by making one."""
    if sys.platform != "linux" or os.geteuid() != 0 or not all(map(shutil.which, _COMMANDS)):
        return False
    try:
        with Lan() as lan:
            trial = lan.machine("trial")
            trial.block_multicast()
            trial.isolate()
    except subprocess.CalledProcessError:
        return False
    return True


def networks() -> list[type[Lan] | type[Loopback]]:
    """The networks on which a test can run here."""
    return [Loopback, Lan] if allowed() else [Loopback]


class Machine:
    """This machine, by itself."""

    ipv4 = "127.0.0.1"
    ipv6 = "::1"

    def command(self, *words: str) -> list[str]:
        """What to run so that `words` is run on this machine."""
        return list(words)

    def python(self, *arguments: str) -> subprocess.Popen[str]:
        """A process of our Python on this machine, with pipes for what it reads and says; `kill` kills just this."""
        return subprocess.Popen(
            self.command(sys.executable, *arguments), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )


class Loopback:
    """What there is of a Lan without namespaces: every machine is this one."""

    def __enter__(self) -> Loopback:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def machine(self, name: str) -> Machine:
        return Machine()


class NamespaceMachine(Machine):
    """A machine on a Lan: a namespace whose eth0 is one end of a cable; the other one is in the switch."""

    def __init__(self, lan: Lan, name: str, number: int) -> None:
        self.lan = lan
        self.namespace = f"{lan.name}-{name}"
        self.ipv4, self.ipv6 = f"10.77.0.{number}", f"fd77::{number}"
        self._socket = f"port{number}"  # in the switch
        _run("ip", "netns", "add", self.namespace)
        lan.namespaces.append(self.namespace)
        self.ip("link", "set", "lo", "up")
        self.ip("link", "add", "eth0", "type", "veth", "peer", "name", self._socket, "netns", lan.switch)
        lan.ip("link", "set", self._socket, "master", "switch", "up")
        # Addresses are given by hand: one that is found by the kernel cannot be used in its first seconds.
        self.ip("link", "set", "eth0", "addrgenmode", "none", "up")
        self.ip("address", "add", f"{self.ipv4}/24", "broadcast", "+", "dev", "eth0")
        for address in (self.ipv6, f"fe80::{number}"):
            self.ip("address", "add", f"{address}/64", "dev", "eth0", "nodad")

    def command(self, *words: str) -> list[str]:
        return ["ip", "netns", "exec", self.namespace, *words]  # becomes the process itself, so signals reach it

    def ip(self, *words: str) -> None:
        """Have `ip` change something on this machine, e.g. `ip("address", "flush", "dev", "eth0")`."""
        _run("ip", "-n", self.namespace, *words)

    def unplug(self) -> None:
        self.lan.ip("link", "set", self._socket, "down")

    def plug(self) -> None:
        self.lan.ip("link", "set", self._socket, "up")

    def block_multicast(self) -> None:
        """Drop every packet to UDP port 5353, in both directions; also the ones that the kernel would hand back to us.

        Not all kernels have tc's `drop`: packets are sent to an interface that is down instead.
        """
        self.ip("link", "add", "nowhere", "type", "veth", "peer", "name", "nowhere2")
        _run("tc", "-n", self.namespace, "qdisc", "add", "dev", "eth0", "clsact")
        families = (("ip", "1", "ip"), ("ipv6", "2", "ip6"))
        for direction, (protocol, priority, header) in itertools.product(("ingress", "egress"), families):
            _run(
                "tc",
                "-n",
                self.namespace,
                "filter",
                "add",
                "dev",
                "eth0",
                direction,
                "protocol",
                protocol,
                "prio",
                priority,
                "u32",
                "match",
                header,
                "protocol",
                "17",
                "0xff",
                "match",
                header,
                "dport",
                "5353",
                "0xffff",
                "action",
                "mirred",
                "egress",
                "redirect",
                "dev",
                "nowhere",
            )

    def unblock_multicast(self) -> None:
        _run("tc", "-n", self.namespace, "qdisc", "del", "dev", "eth0", "clsact")
        self.ip("link", "del", "nowhere")

    def isolate(self) -> None:
        """The switch passes no multicast on to this machine. (IPv6 needs multicast to find its neighbours.)"""
        _run("bridge", "-n", self.lan.switch, "link", "set", "dev", self._socket, "mcast_flood", "off")


class Lan:
    """A switch, and the machines that are plugged into it."""

    _numbers: ClassVar[itertools.count[int]] = itertools.count(1)

    def __init__(self) -> None:
        self.name = f"ronde{os.getpid()}-{next(self._numbers)}"
        self.switch = f"{self.name}-switch"
        self.namespaces: list[str] = []

    def __enter__(self) -> Lan:
        _run("ip", "netns", "add", self.switch)
        self.namespaces.append(self.switch)
        try:
            self.ip(
                "link", "add", "switch", "type", "bridge", "stp_state", "0", "forward_delay", "0", "mcast_snooping", "0"
            )
            self.ip("link", "set", "switch", "up")
        except subprocess.CalledProcessError:
            self._remove()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._remove()

    def _remove(self) -> None:
        for namespace in reversed(self.namespaces):
            _run("ip", "netns", "delete", namespace)

    def machine(self, name: str) -> NamespaceMachine:
        """A new machine, plugged in."""
        return NamespaceMachine(self, name, len(self.namespaces))

    def ip(self, *words: str) -> None:
        """Have `ip` change something in the switch."""
        _run("ip", "-n", self.switch, *words)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
