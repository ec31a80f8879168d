"""A process that opens a table to the network, looks for others and checks the way to them, as it is told.

    python -m tests.network.neighbour HOST_ID

It listens at a port that it says first, and then does what it reads from standard input, one command a line:

    announce ID NAME FREE     the one table here is now this one, with so many of four seats free
    withdraw                  no table is here any more
    deaf                      do not listen at the port any more
    look                      say what is found, changed and lost from now on
    check                     say what came of each leg

Everything it says is one line of JSON, beginning with what it is about. `Neighbour` is the other end of it.
"""

from __future__ import annotations

import asyncio
import json
import queue
import socket
import sys
import threading
import time
from types import TracebackType

from network.lan.announcer import Announcer
from network.lan.browser import Browser
from network.lan.check import Leg, run
from network.lan.discovery import Found
from network.loop import Loop
from network.messages.line import Card
from tests.network.namespaces import Machine

PATIENCE = 30.0  # seconds after which a test has failed; what is promised in seconds is asserted by itself


def say(*words: object) -> None:
    print(json.dumps(words), flush=True)  # noqa: T201


class Looking:
    def found(self, table: Found) -> None:
        say("found", table.card.id, table.card.name, table.card.free, table.addresses, table.port)

    def changed(self, table: Found) -> None:
        say("changed", table.card.id, table.card.name, table.card.free, table.addresses, table.port)

    def lost(self, ident: str) -> None:
        say("lost", ident)

    def trouble(self, code: str) -> None:
        say("deafness", code)


def listening() -> socket.socket:
    """A free port, by IPv4 and, where there is such a thing, by IPv6."""
    if socket.has_dualstack_ipv6():
        return socket.create_server(("", 0), family=socket.AF_INET6, dualstack_ipv6=True)
    return socket.create_server(("", 0))


async def served(sock: socket.socket) -> asyncio.Server:
    """A host that says nothing; every connection is taken and closed."""
    return await asyncio.start_server(lambda _, writer: writer.close(), sock=sock)


def tell(leg: Leg) -> None:
    say("leg", *leg[:3], dict(leg.details))


def main(host: str) -> None:
    loop = Loop.shared()
    sock = listening()
    port = sock.getsockname()[1]
    server = loop.run(served(sock)).result()
    announcer = Announcer(host, lambda code: say("trouble", code))
    browser = Browser(Looking())
    say("port", port)
    for line in sys.stdin:
        match line.split():
            case ["announce", ident, name, free]:
                announcer.announce([Card(ident, name, "wagons", int(free), 4, "fr", 1, False, False)], port)
            case ["withdraw"]:
                announcer.withdraw()
            case ["deaf"]:
                loop.call(server.close)
            case ["look"]:
                browser.start()
            case ["check"]:
                run(port, browser.heard(), tell)
    announcer.close()


class Neighbour:
    """Such a process on some machine, and all that it has said."""

    def __init__(self, machine: Machine, host: str, module: str = "neighbour") -> None:
        """`module`: of this package, that speaks in the same way; `host` is what it is told first."""
        self.process = machine.python("-m", f"tests.network.{module}", host)
        self._said: queue.Queue[list[object]] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.port = self.hear("port")[1]

    def __enter__(self) -> Neighbour:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()

    def leave(self) -> None:
        """Let it end by itself, with a goodbye."""
        assert self.process.stdin
        self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._said.put(json.loads(line))

    def do(self, *words: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def hear(self, *beginning: object, within: float = PATIENCE) -> list:
        """The next thing it says that begins like this; what it says before is passed over."""
        return self.heard_until(*beginning, within=within)[-1]

    def heard_until(self, *beginning: object, within: float = PATIENCE) -> list[list]:
        """All that it says until it says something that begins like this, and that."""
        end, heard = time.monotonic() + within, list[list]()
        while not heard or heard[-1][: len(beginning)] != list(beginning):
            try:
                heard.append(self._said.get(timeout=max(0.0, end - time.monotonic())))
            except queue.Empty:
                raise AssertionError(f"{beginning} not heard within {within} s") from None
        return heard

    def checked(self) -> dict[str, tuple[str, str, dict]]:
        """State, code and details of each leg of a check that is made now."""
        self.do("check")
        legs: dict[str, tuple[str, str, dict]] = {}
        while "hosts" not in legs:
            _, name, state, code, details = self.hear("leg")
            legs[name] = (state, code, details)
        return legs


if __name__ == "__main__":
    main(sys.argv[1])
