"""A process of its own that plays with a journal, to be killed or starved from outside.

    python -m tests.network.child play FOLDER SEED GAME    plays at random, and says each line it was told of
    python -m tests.network.child stop FOLDER SEED WHERE   the same, but stands still at one point of writing a line
    python -m tests.network.child starve FOLDER SEED       plays, then may write no more bytes, then may again
    python -m tests.network.child hold PATH                opens a saved game and keeps it open

What it says goes to standard output, one line at a time; where it has to wait, it reads a line from standard input.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import network.disk.files
import network.disk.journal
from engines.match import Match
from network.disk.journal import InUse, Journal
from network.messages.table import AskUndo, Refusal, Resign, Update
from network.table.table import Table
from tests.network import tiny
from tests.network.conftest import Ear, new_header, people, random_line


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201


def wait() -> None:
    sys.stdin.readline()


def opened(folder: str, seed: int, game: str = "tiny") -> Table:
    header = new_header("Ana Bo", seed, game)
    journal = Journal.create(Path(folder), header)
    say(journal.path)
    return Table(Match(header.setup), people("Ana Bo"), journal, header)


def play(folder: str, seed: str, game: str) -> None:
    table = opened(folder, int(seed), game)
    rng = Random(int(seed))

    def hear(message: object) -> None:
        if isinstance(message, Update) and message.length:
            say(table.match.lines[-1])

    table.spectate().listen(hear)
    while True:  # for ever: whoever started this process ends it
        if table.match.outcome is not None or (table.match.steps and rng.random() < 0.1):
            table.ask_undo(table.match.steps[-1].seat)
        else:
            seat, text = random_line(table, rng.random())
            assert table.act(seat, text, table.match.length) is None


def stopping(where: str) -> None:
    """Stand still for ever at one point of the next line that is written."""
    real_write, real_fsync = os.write, os.fsync

    def stand_still() -> None:
        say("here")
        wait()

    def write(fd: int, data: bytes) -> int:
        if where == "before":
            stand_still()
        elif where == "torn":
            real_write(fd, data[: len(data) // 2])
            stand_still()
        return real_write(fd, data)

    def fsync(fd: int) -> None:
        if where == "written":
            stand_still()
        real_fsync(fd)
        if where == "synced":
            stand_still()

    network.disk.files.os = network.disk.journal.os = Patched(write, fsync)


class Patched:
    """The module `os` with two functions of our own."""

    def __init__(self, write: Callable[[int, bytes], int], fsync: Callable[[int], None]) -> None:
        self.write, self.fsync = write, fsync

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)


def stop(folder: str, seed: str, where: str) -> None:
    table = opened(folder, int(seed))
    rng = Random(int(seed))
    for _ in range(5):
        table.act(*random_line(table, rng.random()), table.match.length)
    say(*(f"{line};" for line in table.match.lines))
    stopping(where)
    table.act(*random_line(table, rng.random()), table.match.length)


def starve(folder: str, seed: str) -> None:
    table = opened(folder, int(seed))
    ear = Ear(table.link(0, "ana"))
    for text in ("c1", "back", "c2"):
        ear.act(text)
    size = table._journal.path.stat().st_size
    heard = len(ear.messages)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 2, resource.RLIM_INFINITY))  # half a line
    ear.act("go")
    say(ear.refusals == [Refusal("not_saved", details={"why": "EFBIG"})])
    say(len(ear.messages) == heard + 1 and table.match.length == 3 and table.match.legal(0) == ("back", "go"))
    say(table._journal.path.stat().st_size == size)
    ear.ask(Resign)
    ear.ask(AskUndo)
    say([refusal.reason for refusal in ear.refusals] == ["not_saved"] * 3 and table.match.length == 3)
    say(str(table.set_occupant(1, people("Bo bot:easy")[1])) == str(ear.refusals[0]) and table.occupants == people())
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    ear.act("go")  # room again: nobody has to do anything about it
    say(len(ear.refusals) == 3 and table.match.length == 4)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    table.play_unsaved()
    say(not table.is_saved and ear.notices[-1].code == "unsaved")
    say(table.act(1, "c1", 4) is None and table.match.length == 5)


def hold(path: str) -> None:
    try:
        journal, record = Journal.open(Path(path))
    except InUse:
        say("in use")
        return
    say("open", len(record.match.steps))
    wait()
    journal.close()


if __name__ == "__main__":
    tiny.register()
    command, *arguments = sys.argv[1:]
    {"play": play, "stop": stop, "starve": starve, "hold": hold}[command](*arguments)
