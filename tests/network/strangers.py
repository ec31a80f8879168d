"""Strangers who lean on the door of a host: they connect and say nothing, or half of what they should.

    python -m tests.network.strangers [COUNT]    so many probes and half-made connections at a real `table-ronde host`

The long run of what `tests.network.test_doorstep` does with fewer; it prints what became of the host's memory.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from time import perf_counter

from network.messages.line import OLDEST, VERSION, Hello
from network.trust.identity import guest_context
from tests.network.real_host import PATIENCE, Caller

ROOT = Path(__file__).parents[2]
BATCH = 100  # that are open at the same time
MEGABYTE = 1024  # KiB


class HostProcess:
    """`table-ronde host` with one table, in a process of its own."""

    def __init__(self, home: Path) -> None:
        command = [
            sys.executable,
            "-m",
            "qtapp.cli",
            "host",
            "--lang",
            "en",
            "--no-announce",
            "--port",
            "0",
            "--tables",
            "cirkle",
            "--journal",
            str(home / "games"),
        ]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "TABLE_RONDE_HOME": str(home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found, "it did not start"
        self.port = int(found[1])

    def memory(self) -> int:
        """KiB of it that are in the machine's memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def end(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=PATIENCE)


@contextmanager
def host_process(home: Path) -> Iterator[HostProcess]:
    host = HostProcess(home)
    try:
        yield host
    finally:
        host.end()


def connected(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A line on which nothing has been said."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


@cache
def client_hello() -> bytes:
    """How a client begins to speak TLS."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    with suppress(ssl.SSLWantReadError):
        guest_context().wrap_bio(incoming, outgoing).do_handshake()
    return outgoing.read()


def probe(port: int, source: str) -> socket.socket:
    return connected(port, source)


def one_byte(port: int, source: str) -> socket.socket:
    line = connected(port, source)
    line.sendall(b"\x16")
    return line


def half_a_hello(port: int, source: str) -> socket.socket:
    line, begun = connected(port, source), client_hello()
    line.sendall(begun[: len(begun) // 2])
    return line


def half_a_handshake(port: int, source: str) -> socket.socket:
    line = connected(port, source)
    line.sendall(client_hello())
    return line


def half_a_greeting(port: int, source: str) -> socket.socket:
    caller = Caller(port, source=source)
    caller.send(caller.wire.send(Hello(VERSION, OLDEST, "test", "en", ()))[:-1])
    return caller.socket


HALF_MADE = (one_byte, half_a_hello, half_a_handshake, half_a_greeting)


def lean(port: int, count: int, *kinds: Callable[[int, str], socket.socket]) -> None:
    """Make so many lines of these kinds in turn, from some addresses, and drop each after a while."""
    lines: list[socket.socket] = []
    for number in range(count):
        with suppress(OSError):  # the host need not let all of them go that far
            lines.append(kinds[number % len(kinds)](port, f"127.0.0.{2 + number % 20}"))
        if len(lines) == BATCH:
            _drop(lines)
    _drop(lines)


def _drop(lines: list[socket.socket]) -> None:
    for line in lines:
        line.close()
    lines.clear()


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as home, host_process(Path(home)) as host:
        lean(host.port, BATCH, probe, *HALF_MADE)
        for name, kinds in (("probes", (probe,)), ("half-made connections", HALF_MADE)):
            before, begun = host.memory(), perf_counter()
            lean(host.port, count, *kinds)
            more = (host.memory() - before) / MEGABYTE
            print(f"{count} {name}: {more:+.1f} MB in {perf_counter() - begun:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
