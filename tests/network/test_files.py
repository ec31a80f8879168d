"""Files of ours: nobody else reads them, what is no file holds nobody up, and writing is all or nothing."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from engines import load
from engines.game import checked
from engines.match import Match
from engines.record import Header, Player, RecordError
from network.disk import room_file
from network.disk.files import make_folder, make_private, read_file, write_whole
from network.disk.journal import Journal, export, read_path
from network.disk.known import KnownHosts, Ticket, Tickets
from network.disk.lock import is_locked
from network.disk.room_file import LedgerError
from network.disk.saved_games import Broken, Shelf
from network.trust.identity import FILE as IDENTITY
from network.trust.identity import identity_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes and pipes are those of POSIX")

HEADER = Header(
    checked(load("wagons"), 2, {}, 7), (Player("Ana"), Player("Bo")), "0a0b0c0d", "2026-01-31T20:15:00Z", "0.1.0"
)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def usual_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


def put(kind: str, path: Path) -> None:
    """Something that is no file of ours."""
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "loop":
            path.symlink_to(path)
        case "nowhere":
            path.symlink_to(path.with_name("nothing"))
        case "endless":
            path.symlink_to("/dev/zero")
        case "terminal":
            path.symlink_to("/dev/tty")
        case "huge":
            with path.open("wb") as file:
                file.truncate(1 << 30)


KINDS = ("pipe", "folder", "loop", "nowhere", "endless", "terminal", "huge")
every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_what_is_no_file_is_never_waited_for(tmp_path, kind):
    put(kind, tmp_path / "file")
    expected = {"loop": "symbolic links", "nowhere": "No such file"}.get(kind, "not a file of ours")
    with pytest.raises(OSError, match=expected):
        read_file(tmp_path / "file", 1000)


@every_kind
def test_a_journal_that_is_no_file_is_told_as_broken(tmp_path, kind):
    path = tmp_path / "game.ronde"
    put(kind, path)
    with pytest.raises(RecordError):
        read_path(path)
    (found,) = Shelf(tmp_path).games()
    assert isinstance(found, Broken)
    assert not is_locked(path)
    assert room_file.journal_of(tmp_path, _ledger()) is None


@every_kind
def test_a_room_that_is_no_file_is_told_as_broken(tmp_path, kind):
    path = tmp_path / f"{'0' * 16}.room"
    put(kind, path)
    with pytest.raises(LedgerError):
        room_file.read(path)
    assert not room_file.mentions(path, "0a0b0c0d")
    room_file.forget_match(tmp_path / "game.ronde")


@every_kind
def test_hosts_and_tickets_that_are_no_files_are_begun_anew(tmp_path, kind):
    for name in ("hosts.json", "tickets.json"):
        put(kind, tmp_path / name)
    hosts, tickets = KnownHosts(tmp_path / "hosts.json"), Tickets(tmp_path / "tickets.json")
    assert tickets.all() == []
    hosts.trust("h1", "aa" * 32)
    tickets.keep(Ticket("t1", "Ana"))
    assert hosts.judged("h1", "aa" * 32) == "same"
    assert [ticket.table for ticket in tickets.all()] == ["t1"]


@every_kind
def test_an_identity_that_is_no_file_is_made_anew(tmp_path, kind):
    put(kind, tmp_path / IDENTITY)
    assert identity_in(tmp_path) == identity_in(tmp_path)


def _ledger() -> room_file.RoomFile:
    from tests.network.hall import Hall

    return Hall().room.ledger()._replace(match="0a0b0c0d")


# Who may read them.


def test_journals_and_rooms_are_closed_to_others_and_so_are_the_folders_made_for_them(tmp_path):
    folder = tmp_path / "new" / "tables"
    Journal.create(folder, HEADER).close()
    room_file.write(folder, _ledger())
    assert [mode(path) for path in (folder.parent, folder)] == [0o700] * 2
    assert {path.suffix: mode(path) for path in folder.iterdir()} == {".ronde": 0o600, ".room": 0o600}


def test_a_journal_of_an_earlier_version_is_closed_to_others_when_it_is_continued(tmp_path):
    journal = Journal.create(tmp_path, HEADER)
    journal.close()
    journal.path.chmod(0o644)
    Journal.open(journal.path)[0].close()
    assert mode(journal.path) == 0o600


def test_a_renamed_game_stays_closed_to_others(tmp_path):
    journal = Journal.create(tmp_path, HEADER)
    journal.close()
    assert mode(Shelf(tmp_path).rename(journal.path, "Our game")) == 0o600


def test_what_people_save_themselves_is_an_ordinary_file(tmp_path):
    export(tmp_path / "mine.ronde", HEADER, Match(HEADER.setup))
    assert mode(tmp_path / "mine.ronde") == 0o644


def test_folders_of_an_earlier_version_are_closed_but_nobody_elses(tmp_path):
    for name, before, after in (("ours", 0o755, 0o700), ("shared", 0o1777, 0o1777), ("closed", 0o500, 0o500)):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(before)
        make_private(tmp_path / name, 0o700)
        assert mode(tmp_path / name) == after
    make_private(tmp_path / "nothing", 0o700)


def test_a_home_is_not_closed(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    tmp_path.chmod(0o755)
    make_private(tmp_path, 0o700)
    assert mode(tmp_path) == 0o755


# Writing.


def test_a_file_is_replaced_whole_and_a_draft_in_the_way_does_no_harm(tmp_path, monkeypatch):
    path = tmp_path / "file"
    write_whole(path, b"one")
    with pytest.raises(OSError, match="No such file"):
        write_whole(tmp_path / "missing" / "file", b"")

    def fails(source: str, target: str) -> None:
        raise OSError("full")

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", fails)
        with pytest.raises(OSError, match="full"):
            write_whole(path, b"two")
    assert path.read_bytes() == b"one"
    assert os.listdir(tmp_path) == ["file"]


def test_a_folder_is_made_once(tmp_path):
    for _ in range(2):
        make_folder(tmp_path / "a" / "b")
    assert mode(tmp_path / "a" / "b") == 0o700
