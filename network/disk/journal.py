"""Journals: the record of a running match, on disk before anyone hears of a move.

A journal is one `.ronde` file, written by appending. Every line is flushed down to the disk before `append` returns;
what could not be written is cut off again, so the file always ends with the last move that was acknowledged. A file
that a crash left torn loses its unfinished last line when it is opened: nobody was ever told of that line, so no copy
of it is kept. It holds the seed, so only its owner may read it. The text inside is `engines.record`'s; the list of all
saved games is `network.disk.saved_games`'s.
"""

from __future__ import annotations

import errno
import os
import re
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import SystemRandom

from engines import record
from engines.game import Setup
from engines.match import Line, Match
from engines.record import Header, Player, Record, RecordError
from network.disk.files import (
    PRIVATE,
    SHARED,
    NotAFile,
    make_folder,
    make_private,
    open_file,
    read_open,
    write_all,
    write_whole,
)
from network.disk.lock import lock

SUFFIX = ".ronde"
MAX_SIZE = 8 * 1024 * 1024  # a hundred times the longest match; a larger file is not read into memory
_BINARY = getattr(os, "O_BINARY", 0)
_UNUSABLE = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\ud800-\udfff]+')  # by one of the systems we run on
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")  # devices of Windows


class NotSaved(Exception):
    """Something could not be written; `code` is the system's name for the reason ("ENOSPC")."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.code = errno_name(error)


class InUse(Exception):
    """Another table, in this program or in another one, writes to this journal."""


def errno_name(error: OSError) -> str:
    return errno.errorcode.get(error.errno or 0, "EIO")


def fresh_id() -> str:
    """By which a record is told from all others."""
    return f"{SystemRandom().getrandbits(32):08x}"


def fresh_header(setup: Setup, players: Iterable[Player], program: str) -> Header:
    """That of a match which begins now."""
    started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return Header(setup, tuple(players), fresh_id(), started, program)


class Journal:
    """An open journal. It is locked until it is closed, or until the process ends."""

    def __init__(self, path: Path, fd: int, size: int) -> None:
        self.path = path
        self._fd = fd
        self._size = size  # bytes that were acknowledged; whatever lies behind them is torn
        self._torn = False

    @classmethod
    def create(cls, folder: Path, header: Header, lines: Iterable[Line] = ()) -> Journal:
        """A new journal with this header, and the lines of a match that already began. Raises NotSaved."""
        data = _encoded([header.text(), *map(str, lines)])
        try:
            make_folder(folder)
            path = free_path(folder, f"{re.sub('[^0-9T]', '', header.started)}-{header.setup.game}-{header.id}")
            write_whole(path, data)
            fd = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
        except OSError as error:
            raise NotSaved(error) from error
        return cls._locked(path, fd, len(data))

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, Record]:
        """A journal to go on writing, and what it holds. Raises RecordError, InUse or NotSaved."""
        try:
            fd = _opened(path, os.O_RDWR | os.O_APPEND)
        except FileNotFoundError as error:
            raise RecordError("unreadable", why=errno_name(error)) from error
        except OSError as error:
            raise NotSaved(error) from error
        make_private(fd, PRIVATE)
        journal = cls._locked(path, fd, 0)
        try:
            found = journal._mended()
        except BaseException:
            journal.close()
            raise
        return journal, found

    @classmethod
    def _locked(cls, path: Path, fd: int, size: int) -> Journal:
        if not lock(fd):
            os.close(fd)
            raise InUse(path)
        return cls(path, fd, size)

    def _mended(self) -> Record:
        """What the file holds; a torn last line is cut off, and a missing result line added."""
        os.lseek(self._fd, 0, os.SEEK_SET)  # locking may have moved on
        data = read_open(self._fd, MAX_SIZE)
        found = read_bytes(data)
        self._size = data.rfind(b"\n") + 1
        self._torn = self._size < len(data)
        if found.match.outcome is not None and not found.finished:
            self.append(record.result_text(found.match.outcome))
        elif self._torn:
            self.append()
        return found

    def append(self, *lines: str) -> None:
        """Write these lines down to the disk, all or none. Raises NotSaved, and then the file is as before."""
        data = _encoded(lines)
        try:
            self._check_in_place()
            if self._torn:
                os.ftruncate(self._fd, self._size)
            self._torn = True
            write_all(self._fd, data)
            os.fsync(self._fd)
        except OSError as error:
            self._cut_back()
            raise NotSaved(error) from error
        self._torn = False
        self._size += len(data)

    def _check_in_place(self) -> None:
        """Writing to a file that was deleted or replaced succeeds, and saves nothing."""
        if self._fd < 0:
            raise OSError(errno.EBADF, "the journal was closed")
        here = os.fstat(self._fd)
        # Windows lets nobody delete or rename a file that is open.
        if sys.platform != "win32" and not os.path.samestat(os.stat(self.path), here):
            raise OSError(errno.ENOENT, "the file was replaced")
        if not self._torn and here.st_size != self._size:
            raise OSError(errno.ESTALE, "someone else wrote to the file")

    def _cut_back(self) -> None:
        """Remove what was written in vain. If even that fails, the next `append` begins with it."""
        if self._torn:
            try:
                os.ftruncate(self._fd, self._size)
                os.fsync(self._fd)
            except OSError:
                return
            self._torn = False

    def close(self) -> None:
        """Let go of the file and its lock. Closing twice does no harm."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def export(path: Path, header: Header, match: Match) -> None:
    """Save the record of a match as `path`, whole or not at all. Raises NotSaved; what stood there then remains."""
    try:
        # A link to a file somewhere else keeps being one.
        write_whole(Path(os.path.realpath(path)), record.written(header, match).encode(), SHARED)
    except OSError as error:
        raise NotSaved(error) from error


def read_path(path: Path) -> Record:
    """The record in a file, only to look at. Raises RecordError, and nothing else."""
    try:
        fd = _opened(path, os.O_RDONLY)
        try:
            return read_bytes(read_open(fd, MAX_SIZE))
        finally:
            os.close(fd)
    except OSError as error:
        raise RecordError("unreadable", why=errno_name(error)) from error


def read_bytes(data: bytes) -> Record:
    """The record in these bytes. Raises RecordError, and nothing else."""
    if len(data) > MAX_SIZE:
        raise RecordError("too_long")
    sound = data.rfind(b"\n") + 1
    try:
        # An editor may have put a byte order mark in front; a line may be torn in the middle of a letter.
        text = data[:sound].decode("utf-8-sig") + data[sound:].decode("utf-8-sig", "replace")
    except UnicodeDecodeError:
        raise RecordError("not_a_record", 1) from None
    return record.read(text)


def _opened(path: Path, flags: int) -> int:
    """Open what may be a record. Raises RecordError if it is no file or too long, else OSError."""
    try:
        fd = open_file(path, flags)
    except NotAFile:  # a folder; or a pipe, and reading would wait for ever
        raise RecordError("not_a_file") from None
    if os.fstat(fd).st_size > MAX_SIZE:
        os.close(fd)
        raise RecordError("too_long")
    return fd


def _encoded(lines: Iterable[str]) -> bytes:
    # Half a surrogate pair in a player's name is the only thing that UTF-8 cannot carry.
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")


def file_stem(name: str) -> str:
    """`name` as near as the file systems of all our platforms allow."""
    stem = " ".join(_UNUSABLE.sub(" ", name).split()).strip(" .")[:80].strip(" .") or "table"
    return f"_{stem}" if _RESERVED.fullmatch(stem) else stem


def free_path(folder: Path, name: str) -> Path:
    """A path in `folder` that no file has yet, called `name` or nearly so."""
    stem = file_stem(name)
    path, count = folder / f"{stem}{SUFFIX}", 1
    while os.path.lexists(path):
        count += 1
        path = folder / f"{stem} {count}{SUFFIX}"
    return path
