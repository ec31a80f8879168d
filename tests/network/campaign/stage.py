"""Starts a host and crowds as real processes, on any machine, and keeps what they say."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from engines.game import Seat
from network.disk import room_file
from network.disk.known import Address, Tickets
from network.messages.room import OVER
from tests.network.namespaces import ROOT, Machine

WORD = "let me decide"
PATIENCE = 60.0  # seconds after which something that was waited for will not come any more

HERE = Machine()


class Wish(NamedTuple):
    """A guest, and where it wants to sit."""

    name: str
    game: str
    seat: Seat | None  # None: it watches
    seats: int


class Told(NamedTuple):
    """A view that a guest was shown."""

    name: str
    table: str
    round: int
    place: Seat | None
    length: int
    digest: str


class Acked(NamedTuple):
    """A move of a guest's that was confirmed: sent as an answer to `since`, and in a match of `length` lines."""

    name: str
    table: str
    round: int
    seat: Seat
    since: int
    length: int
    text: str


class Standing(NamedTuple):
    """A room as a guest saw it last."""

    guest: str  # who the guest itself is
    stage: str
    round: int
    seats: list[str]
    here: dict[str, bool]


class Notes:
    """Everything that was said by guests, and where each of them stands. From any thread."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.acked: list[Acked] = []
        self.verdicts: list[tuple[str, int, bool, str]] = []
        self.refused: list[tuple[str, str]] = []
        self.lines: dict[str, str] = {}
        self.rooms: dict[str, Standing] = {}
        self.seen: list[tuple[str, Standing]] = []  # by the name of the guest
        self.found: dict[tuple[str, str], tuple[list[str], int]] = {}  # by crowd and table: addresses and port
        self.legs: dict[str, tuple[str, str, dict[str, object]]] = {}
        self._changed = threading.Condition()

    def take(self, crowd: str, said: list) -> None:
        with self._changed:
            self._take(crowd, *said)
            self._changed.notify_all()

    def _take(self, crowd: str, kind: str, *words: object) -> None:
        match kind:
            case "told":
                self.told.append(Told(*words))
            case "acked":
                self.acked.append(Acked(*words))
            case "verdict":
                self.verdicts.append(words)
            case "refused":
                self.refused.append(words)
            case "line":
                self.lines[str(words[0])] = str(words[1])
            case "room":
                self.rooms[str(words[0])] = Standing(*words[1:])
                self.seen.append((str(words[0]), self.rooms[str(words[0])]))
            case "found":
                self.found[crowd, str(words[0])] = words[1:]
            case "lost":
                self.found.pop((crowd, str(words[0])), None)
            case "leg":
                self.legs[str(words[0])] = words[1:]

    def forget(self, names: Sequence[str]) -> None:
        """These guests are no more."""
        with self._changed:
            for name in names:
                self.lines.pop(name, None)
                self.rooms.pop(name, None)

    # How things stand. To be asked in `wait`.

    def are_back(self, wishes: Sequence[Wish]) -> bool:
        """Whether all these guests are here and in their seats, and know each other to be here."""
        return all(self._is_back(wish, wishes) for wish in wishes)

    def _is_back(self, wish: Wish, wishes: Sequence[Wish]) -> bool:
        room = self.rooms.get(wish.name)
        if room is None or self.lines.get(wish.name) != "here" or len(room.seats) != wish.seats:
            return False
        around = [self.rooms[each.name].guest for each in wishes if each.game == wish.game and each.name in self.rooms]
        is_seated = wish.seat is None or room.seats[wish.seat] == room.guest
        return is_seated and all(room.here.get(guest) for guest in around)

    def are_away(self, guests: Sequence[str]) -> bool:
        """Whether everybody knows these guests to be away."""
        return not any(room.here.get(guest) for room in self.rooms.values() for guest in guests)

    def is_finished(self, wish: Wish) -> bool:
        """Whether this guest's match is over, and it has judged it."""
        room = self.rooms[wish.name]
        return room.stage == OVER and (wish.name, room.round) in [verdict[:2] for verdict in self.verdicts]

    def wait(self, is_so: Callable[[], object], within: float = PATIENCE) -> None:
        """Wait until something is so, as it is noted here."""
        with self._changed:
            assert self._changed.wait_for(is_so, within), (self.lines, self.rooms)


class Process:
    """A process of ours. What it complains of is kept in a file, and there must be nothing."""

    def __init__(self, words: Sequence[str], machine: Machine, complaints: Path, home: Path) -> None:
        self._complaints = complaints
        with complaints.open("ab") as errors:
            self.process = subprocess.Popen(
                machine.command(*words),
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "TABLE_RONDE_HOME": str(home)},
            )

    @property
    def pid(self) -> int:
        return self.process.pid

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.ended()

    def ended(self) -> int:
        """Wait for the end; how it ended. It has complained of nothing that is a mistake of ours."""
        code = self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(BrokenPipeError):
                if pipe:
                    pipe.close()
        assert "Traceback" not in self._complaints.read_text(), self._complaints.read_text()
        return code

    def killed(self) -> None:
        """Wait for the blow that somebody strikes."""
        assert self.ended() == -signal.SIGKILL


class HostProcess(Process):
    """`table-ronde host`, with everything it keeps in one folder."""

    def __init__(
        self, folder: Path, games: Sequence[str], port: int = 0, machine: Machine = HERE, is_announced: bool = False
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.journals = folder / "journals"
        word = folder / "word"
        word.write_text(WORD)
        words = [
            sys.executable,
            "-m",
            "qtapp.cli",
            "host",
            "--lang",
            "en",
            "--name",
            "Chez Ana",
            "--port",
            str(port),
            "--journal",
            str(self.journals),
            "--chief-word-file",
            str(word),
            "--tables",
            *games,
        ]
        if not is_announced:
            words.append("--no-announce")
        super().__init__(words, machine, folder / "host.log", folder)
        assert self.process.stdout
        opened = re.search(r"open at port (\d+)", self.process.stdout.readline())
        assert opened, (folder / "host.log").read_text()
        self.port = int(opened[1])

    def tables(self) -> dict[str, str]:
        """The id of the table of each game."""
        kept = map(room_file.read, room_file.paths(self.journals))
        return {each.game: each.room for each in kept}

    def stop(self) -> None:
        """Have it end as it should."""
        self.process.terminate()
        assert self.process.stdout
        assert "Everything is saved." in self.process.stdout.read()
        assert self.ended() == 0


class CrowdProcess(Process):
    """Guests who play by themselves: see `crowd`."""

    def __init__(self, folder: Path, notes: Notes, wishes: Sequence[Wish], machine: Machine = HERE) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.name = folder.name
        self.wishes = wishes
        self.machine = machine
        self.notes = notes
        self._folder = folder
        words = [sys.executable, "-m", "tests.network.campaign.crowd"]
        super().__init__(words, machine, folder / "crowd.log", folder)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            if line.endswith("\n"):  # else it was killed in mid-word
                self.notes.take(self.name, json.loads(line))

    @property
    def names(self) -> list[str]:
        return [wish.name for wish in self.wishes]

    def do(self, *words: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def join(self, tables: dict[str, str], addresses: Sequence[Address]) -> None:
        """Have everybody go to the table of their game; without addresses once it is found."""
        for wish in self.wishes:
            self.do(
                "join",
                wish.name,
                str(self._folder / wish.name),
                tables[wish.game],
                wish.seat,
                wish.seats,
                list(addresses),
            )

    def has_ticket(self, wish: Wish, table: str) -> bool:
        """Whether this guest could come back now."""
        return Tickets(self._folder / wish.name / "tickets.json").find(table) is not None

    def ended(self) -> int:
        self._reader.join(PATIENCE)  # it ends with the process, and what was said last is noted first
        return super().ended()

    def leave(self) -> None:
        """Have it end as it should: everybody hangs up."""
        assert self.process.stdin
        self.process.stdin.close()
        assert self.ended() == 0
