"""The host process of the load figure: `network_host.py ours FOLDER` or `network_host.py bare FOLDER`.

It prints one JSON line: the port, and of ours the ids of its tables and the KiB in use before there were any. Then it
answers each line it reads: "memory" with the KiB in use now, and a bare one the path of a script with "ready". It ends
with its input.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgpack

from network.bots.thinkers import Thinkers
from network.desk import Desk
from network.lines.doorstep import Limits
from network.lines.host import Host
from network.lines.turnstile import Turns
from network.loop import Loop
from network.rate_limit import Rate
from network.room.claims import Claims
from network.room.office import Office
from network.room.room import Room
from network.service import DESKS, take_short_turns
from network.trust.identity import host_context, identity_in
from tests.benchmarks.memory import in_use
from tests.benchmarks.network_lines import TABLES, FramedLine, framed, seats_and_options

MANY = 10 * TABLES
ALL_AT_ONCE = Turns(Rate(MANY, 1.0), Rate(MANY, 1.0))
LIMITS = Limits(
    connections=MANY,
    from_one_address=MANY,
    outside=MANY,
    outside_from_one_address=MANY,
    handshakes=ALL_AT_ONCE,
    entries=ALL_AT_ONCE,
)


def say(told: object) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


# Ours.


def ours(folder: Path) -> None:
    take_short_turns()
    loop = Loop()
    host = Host(loop, identity_in(folder), "bench", "bench", "en", LIMITS)
    offices = [Office(Desk(f"tables {number}"), folder, "bench", NoThinkers()) for number in range(DESKS)]
    game, seats, options = seats_and_options()
    idents, empty = [f"{number:016x}" for number in range(TABLES)], in_use()
    for number, ident in enumerate(idents):
        office = offices[number % DESKS]
        room = Room(office, ident, ident, game, options, seats)
        room.claims = Claims("", ident, host.identity.fingerprint, office.now)  # a match begins when all are ready
        host.add(room, office.desk)
    say({"port": host.start(0), "tables": idents, "empty": empty})
    for _line in sys.stdin:
        say(in_use())
    host.stop()
    for office in offices:
        office.desk.close()
        office.desk.join()
    loop.close()


class NoThinkers(Thinkers):
    def get(self, purpose: str = "") -> Any:
        raise AssertionError("nobody here is a bot")


# Bare: whatever comes from a line of a table, the next messages of the script go to all its lines.


class Fan:
    """One table: its lines, and what is said there."""

    def __init__(self) -> None:
        self.lines: dict[int, asyncio.Transport] = {}
        self.script: list[list[Any]] = []
        self._at = 0

    def play(self, script: list[list[Any]]) -> None:
        self.script, self._at = script, 0

    def go_on(self) -> None:
        for place, message in enumerate(self.script[self._at]):
            self.lines[place].write(framed(msgpack.packb(message)))
        self._at += 1


class FanLine(FramedLine):
    def __init__(self, fans: list[Fan]) -> None:
        super().__init__()
        self._fans = fans
        self._fan: Fan | None = None

    def heard(self, message: dict[str, Any]) -> None:
        if self._fan:
            self._fan.go_on()
        else:
            self._fan = self._fans[message["table"]]
            self._fan.lines[message["place"]] = self.transport


async def bare(folder: Path) -> None:
    fans = [Fan() for _ in range(TABLES)]
    running = asyncio.get_running_loop()
    server = await running.create_server(
        lambda: FanLine(fans), "127.0.0.1", 0, ssl=host_context(identity_in(folder)), backlog=MANY
    )
    say({"port": server.sockets[0].getsockname()[1]})
    while path := (await asyncio.to_thread(sys.stdin.readline)).strip():
        for fan, script in zip(fans, msgpack.unpackb(Path(path).read_bytes()), strict=True):
            fan.play(script)
        say("ready")
    server.close()


if __name__ == "__main__":
    if sys.argv[1] == "ours":
        ours(Path(sys.argv[2]))
    else:
        asyncio.run(bare(Path(sys.argv[2])))
