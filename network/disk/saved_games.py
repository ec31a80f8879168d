"""The shelf: all saved games of a folder, for "continue".

Every `.ronde` file stands on it, either as a `Saved` game or as a `Broken` one with the reason: nothing in a file, and
nothing about it, hides the others. A game is replayed once and remembered until its file changes, so that looking
again at hundreds of games costs little more than asking for their dates.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engines.game import Outcome, Seat
from engines.record import Header, RecordError
from network.disk.files import PRIVATE, write_whole
from network.disk.journal import SUFFIX, InUse, NotSaved, errno_name, file_stem, free_path, read_path
from network.disk.lock import is_locked

PROBE = 64 * 1024  # bytes: more than the record of most games


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be continued or, when it is over, looked at again."""

    path: Path
    changed: float  # seconds since 1970
    header: Header
    ply: int
    actors: tuple[Seat, ...]  # whose turn it is
    outcome: Outcome | None
    notices: tuple[str, ...] = ()  # see engines.record.Record
    in_use: bool = False  # open at a table now, here or in another window


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that cannot be read, and why."""

    path: Path
    changed: float
    error: RecordError


@dataclass(frozen=True, slots=True)
class _Stamp:
    """What tells that a file is still the one that was read."""

    path: Path
    changed: int
    size: int
    inode: int


class Shelf:
    """The saved games in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[_Stamp, Saved | Broken] = {}

    def trouble(self) -> str:
        """The system's reason why no game can be saved here now ("ENOSPC"); "" if one can. It writes and deletes."""
        probe = self.folder / f".probe-{os.getpid()}"  # a dot in front: it is no game
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(probe, bytes(PROBE))
            probe.unlink()
        except OSError as error:
            return errno_name(error)
        return ""

    def games(self) -> Iterator[Saved | Broken]:
        """Every file, the last one played first. Each is read when its turn comes. Never raises."""
        stamps = sorted(self._stamps(), key=lambda stamp: (-stamp.changed, stamp.path))
        self._known = {stamp: known for stamp in stamps if (known := self._known.get(stamp))}
        for stamp in stamps:
            found = self._known.get(stamp)
            if found is None:
                found = _looked_at(stamp)
                if isinstance(found, Saved) or found.error.reason != "unreadable":  # that may pass
                    self._known[stamp] = found
            if isinstance(found, Saved) and is_locked(found.path):
                # A line that is just being written looks torn, but is not.
                notices = tuple(code for code in found.notices if code != "torn_line")
                found = replace(found, in_use=True, notices=notices)
            yield found

    def _stamps(self) -> Iterator[_Stamp]:
        try:
            names = os.listdir(self.folder)
        except OSError:
            return  # no folder yet: no games
        for name in names:
            # A dot in front marks a file that is still being written.
            if name.lower().endswith(SUFFIX) and not name.startswith("."):
                path = self.folder / name
                try:
                    status = os.stat(path)
                except FileNotFoundError:
                    if not os.path.lexists(path):
                        continue  # deleted while we looked
                    yield _Stamp(path, 0, 0, 0)  # a link to nowhere
                except OSError:
                    yield _Stamp(path, 0, 0, 0)
                else:
                    yield _Stamp(path, status.st_mtime_ns, status.st_size, status.st_ino)

    def delete(self, path: Path) -> None:
        """Remove a game for good, and with it the room it was played in. Raises InUse or NotSaved."""
        if is_locked(path):
            raise InUse(path)
        from network.disk import room_file  # not needed to list games

        room_file.forget_match(path)
        try:
            path.unlink()
        except OSError as error:
            raise NotSaved(error) from error

    def rename(self, path: Path, name: str) -> Path:
        """Call a game's file `name`, or as near as possible; the new path. Raises InUse or NotSaved."""
        if is_locked(path):
            raise InUse(path)
        if path.name == f"{file_stem(name)}{SUFFIX}":
            return path
        target = free_path(self.folder, name)
        try:
            # Taking the name first, because a rename would silently replace a file that appeared meanwhile.
            os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
            try:
                os.replace(path, target)
            except OSError:
                target.unlink(missing_ok=True)
                raise
        except OSError as error:
            raise NotSaved(error) from error
        return target


def _looked_at(stamp: _Stamp) -> Saved | Broken:
    changed = stamp.changed / 1e9
    try:
        found = read_path(stamp.path)
    except RecordError as error:
        return Broken(stamp.path, changed, error)
    match = found.match
    return Saved(stamp.path, changed, found.header, len(match.steps), match.actors, match.outcome, found.notices)
