"""A lock on an open file, so that two processes never write to one journal.

The operating system holds it for the process and lets it go with the process, however that ends: after a crash or a
SIGKILL nothing is left to clean up. Two opens of the same file exclude each other within one process as well.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path

from network.disk.files import open_file

# A shelf that looks whether a game is in use holds its lock for some microseconds: whoever meets that tries again.
_TRIES = 25
_PAUSE = 0.002

if sys.platform == "win32":
    import msvcrt

    # Locked bytes cannot be read by others on Windows, so the lock lies far behind the end of any record.
    _FAR = 0x7FFF0000

    def _take(fd: int, *, shared: bool) -> None:  # noqa: ARG001 (there are no shared locks)
        os.lseek(fd, _FAR, os.SEEK_SET)
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(fd: int, *, shared: bool) -> None:
        fcntl.flock(fd, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def _taken(fd: int, *, shared: bool) -> bool:
    try:
        _take(fd, shared=shared)
    except OSError as error:
        # Any other answer comes from a file system without locks, and there one plays without.
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def lock(fd: int) -> bool:
    """Take the lock of an open file until it is closed; False if someone else has it."""
    for _ in range(_TRIES):
        if _taken(fd, shared=False):
            return True
        time.sleep(_PAUSE)
    return False


def is_locked(path: Path) -> bool:
    """Whether someone holds the lock of this file now. A file that cannot be opened is locked by nobody."""
    try:
        fd = open_file(path)
    except OSError:
        return False
    try:
        return not _taken(fd, shared=True)
    finally:
        os.close(fd)
