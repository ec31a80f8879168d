"""One host process under load: many tables in play at once, over TCP and TLS, from the action to the last update.

A hundred tables with four lines each go on at a steady pace, one action a second at each, spread evenly. The reference
is a bare fan-out by asyncio and msgpack in a process of its own, too: the same bytes to the same number of lines, with
the same TLS and at the same pace. Both are measured in turns by this process, which keeps all the lines.
"""

from __future__ import annotations

import asyncio
import gc
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgpack

from network.messages.line import CAPABILITIES, OLDEST, VERSION, Enter, Hello, Message, Pong
from network.messages.packing import packed
from network.messages.room import Commit, Ready, Reveal, Sit
from network.messages.table import Act
from network.trust.identity import guest_context
from network.trust.seed_protocol import commitment
from tests.benchmarks.figures import tell
from tests.benchmarks.network_lines import PLACES, TABLES, FramedLine, framed, seats_and_options

ROUNDS = 7  # and one before them that does not count: whatever is done for the first time takes longer
ACTIONS = 6  # of each table in a round
PACE = 1.0  # actions of each table in a second
PATIENCE = 120.0
SECRET = bytes(32)


class Process:
    """A host process, asked by lines."""

    def __init__(self, kind: str, folder: str) -> None:
        command = [sys.executable, "-m", "tests.benchmarks.network_host", kind, folder]
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.told = self._read()

    def _read(self) -> Any:
        assert self._child.stdout
        return json.loads(self._child.stdout.readline())

    def ask(self, line: str) -> Any:
        assert self._child.stdin
        self._child.stdin.write(line + "\n")
        self._child.stdin.flush()
        return self._read()

    def end(self) -> None:
        self._child.communicate(timeout=PATIENCE)


class Line(FramedLine):
    """One place at one table."""

    def __init__(self, table: Table, place: int) -> None:
        super().__init__()
        self._table, self.place = table, place
        self.guest = ""
        self.told: dict[str, Any] = {}  # the last one

    def heard(self, message: dict[str, Any]) -> None:
        self._table.hear(self, message)

    def send(self, *messages: Message) -> None:
        self.write(b"".join(framed(packed(message)) for message in messages))

    def write(self, data: bytes) -> None:
        self.transport.write(data)


class Table:
    """The lines of a table, and how long its actions take."""

    def __init__(self, ident: str, seats: int, rng: Random) -> None:
        self._ident, self._seats, self._rng = ident, seats, rng
        self.lines = [Line(self, place) for place in range(PLACES)]
        self.is_playing = asyncio.Event()
        self.acts: list[tuple[int, bytes]] = []  # who did what
        self.script: list[list[Any]] = []  # and what each place was told then
        self.times: list[float] = []
        self._waiting: dict[int, Any] = {}
        self._sent = 0.0

    # Coming in.

    def greet(self) -> None:
        for line in self.lines:
            line.send(Hello(VERSION, OLDEST, "bench", "en", CAPABILITIES))

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        match message["type"]:
            case "told":
                self._hear_told(line, message)
            case "ping":
                line.send(Pong(message["number"]))
            case "welcome":
                line.send(Enter(self._ident, f"P{line.place}", watch=line.place >= self._seats))
            case "entered":
                line.guest = message["guest"]
                if line.place < self._seats:
                    line.send(Sit(line.place, f"P{line.place}"), Ready(True))
            case "ask_commit":
                number = message["round"]
                line.send(Commit(number, commitment(self._ident, number, line.guest, SECRET)))
            case "ask_reveal":
                line.send(Reveal(message["round"], SECRET.hex()))

    # Playing.

    def _hear_told(self, line: Line, message: dict[str, Any]) -> None:
        line.told = message
        if not self._sent:
            if all(each.told for each in self.lines):
                self.is_playing.set()
            return
        self._waiting[line.place] = message
        if len(self._waiting) == PLACES:
            self.times.append(perf_counter() - self._sent)
            self.script.append([self._waiting[place] for place in range(PLACES)])
            self._waiting = {}

    @property
    def is_told(self) -> bool:
        """Whether everybody knows of the last action."""
        return len(self.times) == len(self.acts)

    def act(self, due: float) -> None:
        """Some seat that is asked does something; it counts from when it was due."""
        line = self._rng.choice([line for line in self.lines if line.told["legal"]])
        act = Act(line.place, self._rng.choice(line.told["legal"]), line.told["length"])
        self._send(line.place, framed(packed(act)), due)

    def _send(self, place: int, data: bytes, due: float) -> None:
        self.acts.append((place, data))
        self._sent = due
        self.lines[place].write(data)

    def forget(self) -> None:
        """A round is over."""
        self.acts, self.script, self.times = [], [], []


class Echo(Table):
    """A table of the bare host: what was said at one of ours is said again."""

    def __init__(self, number: int, ours: Table) -> None:
        super().__init__("", PLACES, Random())
        self._number, self._ours = number, ours

    def greet(self) -> None:
        self.is_playing.set()
        for line in self.lines:
            line.write(framed(msgpack.packb({"type": "hello", "table": self._number, "place": line.place})))

    def act(self, due: float) -> None:
        self._send(*self._ours.acts[len(self.acts)], due)


async def connected(tables: Sequence[Table], port: int) -> None:
    """Have everybody at their places; one table after the other, or some would wait too long to be greeted."""
    running, context = asyncio.get_running_loop(), guest_context()
    for table in tables:
        for line in table.lines:
            await running.create_connection(
                lambda line=line: line, "127.0.0.1", port, ssl=context, server_hostname="bench"
            )
        table.greet()
        async with asyncio.timeout(PATIENCE):
            await table.is_playing.wait()


async def played(tables: Sequence[Table]) -> list[float]:
    """A round at this pace: the time of each action.

    This process clears up its own memory between rounds: with everything that was told in it that takes a tenth of a
    second, in which all that comes would seem late.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    begun = perf_counter()
    async with asyncio.timeout(PATIENCE):
        for number in range(ACTIONS * len(tables)):
            await asyncio.sleep(max(0.0, begun + number / (PACE * len(tables)) - perf_counter()))
            table, due = tables[number % len(tables)], perf_counter()
            while not table.is_told:  # then the wait counts
                await asyncio.sleep(0.001)
            table.act(due)
        while not all(table.is_told for table in tables):
            await asyncio.sleep(0.01)
    gc.enable()
    return [time for table in tables for time in table.times]


async def measured(folder: Path) -> None:
    game, seats, _options = seats_and_options()
    (folder / "ours").mkdir()
    ours, bare = Process("ours", str(folder / "ours")), Process("bare", str(folder))
    tables = [Table(ident, seats, Random(ident)) for ident in ours.told["tables"]]
    await connected(tables, ours.told["port"])
    echoes = [Echo(number, table) for number, table in enumerate(tables)]
    await connected(echoes, bare.told["port"])
    rows = []
    for _ in range(ROUNDS + 1):
        our_times = await played(tables)
        (folder / "script").write_bytes(msgpack.packb([table.script for table in tables]))
        bare.ask(str(folder / "script"))
        bare_times = await played(echoes)
        for table in (*tables, *echoes):
            table.forget()
        per_table = (ours.ask("memory") - ours.told["empty"]) / TABLES
        rows.append([*percentiles(our_times), *percentiles(bare_times), per_table])
    ours.end()
    bare.end()
    half, most, bare_half, bare_most, memory = zip(*rows[1:], strict=True)
    what = f"{TABLES} tables of {game} with {seats} seats and {PLACES - seats} watching, {PACE:g} actions a second each"
    reference = "bare asyncio msgpack fan-out"
    tell(f"{what}: action to last update, median", half, "ms", reference, bare_half)
    tell(f"{what}: action to last update, 99th percentile", most, "ms", reference, bare_most, "ratio <= 6")
    tell("memory of the host per table in play", memory, "KiB")


def percentiles(times: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds."""
    cuts = statistics.quantiles(times, n=100)
    return 1000 * cuts[49], 1000 * cuts[98]


def run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(Path(folder)))
