"""Processes that are killed while they write, and disks that are full: what was acknowledged is never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engines.match import Match
from network.disk.journal import InUse, Journal, read_path
from network.disk.saved_games import Saved, Shelf
from network.table.table import Table
from tests.network.conftest import Ear, saved_game

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@contextmanager
def child(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.network.child", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().rstrip("\n")


def killed(process: subprocess.Popen[str]) -> list[str]:
    """End the process in the midst of whatever it does; what it had said until then."""
    process.send_signal(signal.SIGKILL)
    assert process.stdout
    rest = process.stdout.read()
    assert process.wait() == -signal.SIGKILL
    return [line for line in rest.split("\n")[:-1] if line]


@pytest.mark.parametrize("game", ["tiny", "wagons"])
@pytest.mark.parametrize("moment", [0, 1, 7, 40, 90])
def test_every_acknowledged_line_survives_a_kill(tmp_path: Path, game: str, moment: int) -> None:
    with child("play", str(tmp_path), str(moment), game) as process:
        path = Path(said(process))
        told = [said(process) for _ in range(moment)]
        told += killed(process)
    journal, record = Journal.open(path)
    lines = [str(line) for line in record.match.lines]
    assert lines[: len(told)] == told
    assert len(lines) <= len(told) + 1  # at most one that was written but not yet told
    table = Table.of(record, journal)
    assert table.match.state == Match.replayed(record.header.setup, record.match.lines).state
    seats = table.match.actors
    if seats:
        assert table.act(seats[0], table.match.legal(seats[0])[0], table.match.length) is None
    table.close()
    assert read_path(path).match.lines == table.match.lines
    (saved,) = Shelf(tmp_path).games()
    assert isinstance(saved, Saved)
    assert not saved.in_use


@pytest.mark.parametrize(("where", "kept"), [("before", 5), ("torn", 5), ("written", 6), ("synced", 6)])
def test_killed_at_each_point_of_writing_a_line(tmp_path: Path, where: str, kept: int) -> None:
    with child("stop", str(tmp_path), "3", where) as process:
        path = Path(said(process))
        told = [line.strip() for line in said(process).split(";")[:-1]]
        assert said(process) == "here"
        killed(process)
    torn = not path.read_bytes().endswith(b"\n")
    assert torn == (where == "torn")
    assert read_path(path).notices == (("torn_line",) if torn else ())
    journal, record = Journal.open(path)
    assert [str(line) for line in record.match.lines][:5] == told
    assert len(record.match.lines) == kept
    seat = record.match.actors[0]
    Ear(Table.of(record, journal).link(seat, "ana")).act(record.match.legal(seat)[0])
    journal.close()
    again = read_path(path)
    assert again.match.lines == record.match.lines
    assert again.notices == ()


def test_a_full_disk_refuses_the_move_and_keeps_the_file_whole(tmp_path: Path) -> None:
    with child("starve", str(tmp_path), "1") as process:
        path = Path(said(process))
        answers = [said(process) for _ in range(8)]
        assert process.wait() == 0
    assert answers == ["True"] * 8
    assert [str(line) for line in read_path(path).match.lines] == ["0 c1", "0 back", "0 c2", "0 go"]


def test_two_processes_never_write_to_one_game(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "0 c1")
    with child("hold", str(path)) as holder:
        assert said(holder) == "open 1"
        with pytest.raises(InUse):
            Journal.open(path)
        with child("hold", str(path)) as other:
            assert said(other) == "in use"
        (game,) = Shelf(tmp_path).games()
        assert isinstance(game, Saved)
        assert game.in_use
        with pytest.raises(InUse):
            Shelf(tmp_path).delete(path)
        with pytest.raises(InUse):
            Shelf(tmp_path).rename(path, "mine")
        killed(holder)
    journal, record = Journal.open(path)
    assert len(record.match.steps) == 1
    journal.close()


def test_the_lock_ends_when_the_game_is_closed(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    with child("hold", str(path)) as holder:
        assert said(holder) == "open 0"
        assert holder.stdin
        holder.stdin.write(os.linesep)
        holder.stdin.flush()
        assert holder.wait() == 0
    Journal.open(path)[0].close()
