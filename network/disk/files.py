"""Files of ours on the disk: written whole or not at all, readable by their owner alone, read only if they are files.

A journal holds the seed of a match in play, an identity the key of this machine, a ticket somebody's seat: nobody else
on the machine may read them. What stands where a file should be may be anything (a pipe, a device, a link in a circle):
it is never waited for, and never read without end.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import threading
from contextlib import suppress
from pathlib import Path

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
SHARED = 0o666
"""The mode of a file that people save somewhere themselves: the umask decides, as for any other program."""
_BINARY = getattr(os, "O_BINARY", 0)
_CALM = _BINARY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


class NotAFile(OSError):
    """What stands there cannot be a file of ours: it is no regular file, or far too large."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a file of ours", str(path))


def open_file(path: Path, flags: int = os.O_RDONLY) -> int:
    """Open a regular file, without waiting for anything. Raises OSError, of which NotAFile is one."""
    try:
        _check(path, os.stat(path))  # before it is opened: opening alone does something to some devices
    except ValueError as error:  # a zero byte in the name
        raise NotAFile(path) from error
    fd = os.open(path, flags | _CALM)
    try:
        _check(path, os.fstat(fd))
    except OSError:
        os.close(fd)
        raise
    return fd


def _check(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(path)


def read_open(fd: int, most: int) -> bytes:
    """Everything in an open file, or its beginning, a little more than `most` bytes. Raises OSError."""
    chunks: list[bytes] = []
    while sum(map(len, chunks)) <= most:
        chunk = os.read(fd, min(1 << 20, most + 1))
        if not chunk:
            break
        chunks.append(chunk)
    return b"".join(chunks)


def read_file(path: Path, most: int) -> bytes:
    """A regular file of at most so many bytes. Raises OSError, of which NotAFile is one."""
    fd = open_file(path)
    try:
        data = read_open(fd, most)
    finally:
        os.close(fd)
    if len(data) > most:
        raise NotAFile(path)
    return data


def write_all(fd: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(fd, left) :]


def write_whole(path: Path, data: bytes, mode: int = PRIVATE) -> None:
    """Put a file in place in one instant, by way of a temporary one beside it. Raises OSError."""
    draft = path.with_name(f".{path.name[:80]}.{os.getpid()}.{threading.get_ident()}.tmp")
    draft.unlink(missing_ok=True)  # one that a crash has left may have another mode, or be something else
    fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
    try:
        try:
            write_all(fd, data)
            os.fsync(fd)
        finally:
            os.close(fd)
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Without this a power cut may lose the name of a file whose contents are safe."""
    if sys.platform != "win32":
        with suppress(OSError):  # some file systems cannot, and the file itself is in place
            fd = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(fd)
            finally:
                os.close(fd)


def put_aside(path: Path) -> None:
    """Keep what cannot be understood, or is no file, under another name. Raises OSError."""
    os.replace(path, path.with_name(f"{path.name}.broken"))


def make_folder(folder: Path) -> None:
    """Have a folder; what is missing of its path is made for its owner alone. Raises OSError."""
    for missing in reversed([path for path in folder.parents if not path.exists()]):
        missing.mkdir(PRIVATE_FOLDER, exist_ok=True)
    folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def make_private(path: Path | int, mode: int) -> None:
    """Take a file or folder that others may look into from them, if it is ours to do so. Never raises.

    A folder that many people share (with a sticky bit, as /tmp has), or where somebody lives, stays as it is.
    """
    if sys.platform == "win32":  # where the folders of a user are closed to others anyway
        return
    with suppress(OSError, RuntimeError):  # there may be no home
        found = os.stat(path)
        is_shared = found.st_mode & stat.S_ISVTX or found.st_uid != os.getuid()
        if found.st_mode & ~mode & 0o077 and not is_shared and not _is_home(found):
            os.chmod(path, found.st_mode & mode)


def _is_home(found: os.stat_result) -> bool:
    return stat.S_ISDIR(found.st_mode) and os.path.samestat(found, os.stat(Path.home()))
