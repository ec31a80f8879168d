"""What a guest remembers between evenings: the hosts it has met, and the tables where it has a place.

Both are small JSON files in the folder of settings, which only their owner may read: a token is as good as the seat.
A file that cannot be understood is put aside as `….broken` and begun anew. Two windows of one person may share them, so
every change begins with what stands in the file now.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeAlias

from engines.game import Plain
from network.disk.files import NotAFile, make_folder, put_aside, read_file, write_whole

NEW, SAME, CHANGED = "new", "same", "changed"
MAX_HOSTS = 1000  # the longest known are forgotten beyond that
MAX_TICKETS = 50
TICKET_DAYS = 90  # nobody comes back to a table after that
MAX_SIZE = 1024 * 1024  # of either file: several times what so many take
_DAY = 24 * 60 * 60

Address: TypeAlias = tuple[str, int]
"""A name or number, and a port."""

_log = logging.getLogger(__name__)


class KnownHosts:
    """The fingerprint of each host we have met, by its id. From any thread.

    Earlier versions let a host choose its id: what they have kept under another one is found by the fingerprint.
    """

    def __init__(self, path: Path) -> None:
        self._file = _File(path)

    def judged(self, host: str, fingerprint: str) -> str:
        """NEW, SAME, or CHANGED: somebody else may be answering in that host's name."""
        known = self._file.read()
        return SAME if fingerprint in known.values() else CHANGED if host in known else NEW

    def trust(self, host: str, fingerprint: str) -> None:
        """Remember this host by this fingerprint from now on."""

        def changed(kept: dict[str, Plain]) -> dict[str, Plain]:
            kept.pop(host, None)
            return dict([*kept.items(), (host, fingerprint)][-MAX_HOSTS:])

        self._file.change(changed)


class Ticket(NamedTuple):
    """What lets a guest into a room, and back into it. What follows the phrase is for showing and finding it again."""

    table: str  # the id of the room; "": the only one of the host
    name: str
    watch: bool = False
    token: str = ""  # given by the host; worth the guest's seats
    fingerprint: str = ""  # of the host that gave the token: nobody else ever gets to see it
    phrase: str = ""  # never kept
    title: str = ""  # the room's name
    game: str = ""
    addresses: tuple[Address, ...] = ()
    when: int = 0  # when the guest was last there, in seconds since 1970
    seats: tuple[int, ...] = ()  # those of the guest in a match that is being played: somebody waits there
    players: tuple[str, ...] = ()  # the people in the other seats
    grace: int = 0  # seconds that a seat is kept for somebody away before others decide
    host: str = ""  # what the host is called
    by_bot: bool = False  # a bot plays for the guest meanwhile


class Tickets:
    """The tickets to tables one can return to. From any thread."""

    def __init__(self, path: Path) -> None:
        self._file = _File(path)

    def all(self) -> list[Ticket]:
        """All that may still be of use, the latest first."""
        since = time.time() - TICKET_DAYS * _DAY
        found = [ticket for kept in self._file.read().values() if (ticket := _ticket(kept)) and ticket.when >= since]
        return sorted(found, key=lambda ticket: -ticket.when)

    def seats(self) -> list[Ticket]:
        """Those to a match in play where a seat of ours is kept, the latest first."""
        return [ticket for ticket in self.all() if ticket.seats]

    def find(self, table: str) -> Ticket | None:
        return next((ticket for ticket in self.all() if ticket.table == table), None)

    def of_others(self, fingerprint: str) -> list[Ticket]:
        """Those that other hosts than this one have given."""
        return [ticket for ticket in self.all() if ticket.fingerprint not in ("", fingerprint)]

    def keep(self, ticket: Ticket) -> None:
        """Remember a ticket as used now."""
        row = ticket._replace(when=int(time.time()))._asdict()
        del row["phrase"]

        def changed(kept: dict[str, Plain]) -> dict[str, Plain]:
            kept.pop(ticket.table, None)
            return dict([*kept.items(), (ticket.table, row)][-MAX_TICKETS:])

        self._file.change(changed)

    def drop(self, table: str) -> None:
        """Forget a table: one has left it for good, or is not let in any more."""
        self._file.change(lambda kept: {name: row for name, row in kept.items() if name != table})


def tickets_in(folder: Path) -> Tickets:
    """Those of the person whose settings are in this folder."""
    return Tickets(folder / "tickets.json")


def _ticket(kept: Plain) -> Ticket | None:
    """A ticket from its row; None if a hand or another version has made it something else."""
    if not isinstance(kept, Mapping):
        return None
    row = {name: kept[name] for name in Ticket._fields if name in kept}
    try:
        row["addresses"] = tuple((str(host), int(port)) for host, port in row.get("addresses", ()))  # type: ignore
        row["seats"] = tuple(int(seat) for seat in row.get("seats", ()))  # type: ignore
        row["players"] = tuple(str(name) for name in row.get("players", ()))  # type: ignore
        ticket = Ticket(**row)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return None
    texts = (ticket.table, ticket.name, ticket.token, ticket.fingerprint, ticket.title, ticket.game, ticket.host)
    is_sound = all(isinstance(text, str) for text in texts) and isinstance(ticket.grace, int)
    return ticket if is_sound and isinstance(ticket.when, int) else None


class _File:
    """A JSON object in a file. Where nothing can be written it is kept in memory, which is better than nothing."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._unsaved: dict[str, Plain] | None = None

    def read(self) -> dict[str, Plain]:
        with self._lock:
            return self._read()

    def change(self, changed: Callable[[dict[str, Plain]], dict[str, Plain]]) -> None:
        with self._lock:
            kept = changed(self._read())
            try:
                make_folder(self._path.parent)
                write_whole(self._path, json.dumps(kept, indent=1).encode())
            except OSError as error:
                _log.warning("%s cannot be written: %s", self._path, error)
                self._unsaved = kept
            else:
                self._unsaved = None

    def _read(self) -> dict[str, Plain]:
        if self._unsaved is not None:
            return dict(self._unsaved)
        try:
            found = json.loads(read_file(self._path, MAX_SIZE))
        except FileNotFoundError:
            return {}
        except NotAFile:
            found = None
        except OSError as error:
            _log.warning("%s cannot be read: %s", self._path, error)
            return {}
        except (ValueError, RecursionError):
            found = None
        if isinstance(found, dict):
            return found
        _log.warning("%s cannot be understood and is put aside", self._path)
        with suppress(OSError):
            put_aside(self._path)
        return {}
