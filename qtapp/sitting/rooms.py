"""The network as one window uses it: the host of the rooms it keeps, its search for those of others, its own calls.

Everything here is begun when it is first needed, off the window's thread where it takes its time, and ends with the
window. What the network says comes back through Qt signals.
"""

from __future__ import annotations

import logging
import platform
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from network.disk.journal import NotSaved, errno_name
from network.disk.known import Address, KnownHosts, Ticket, tickets_in
from network.lan.discovery import Found
from network.loop import Loop
from network.messages.room import Leave, LineStatus
from network.room.office import Office
from network.trust.fingerprints import host_id
from qtapp import __version__
from qtapp.base.i18n import language
from qtapp.base.settings import Settings
from qtapp.base.window_thread import Posted
from qtapp.sitting.inbox import Inbox, Told
from qtapp.sitting.kept_room import KeptRoom
from qtapp.sitting.presence import Presence

if TYPE_CHECKING:
    from network.lan.announcer import Announcer
    from network.lan.browser import Browser
    from network.lan.check import Check
    from network.lines.host import Host
    from network.lines.remote_room import RemoteRoom
    from network.messages.line import Card
    from network.room.room import Room

LIST_EVERY = 60  # milliseconds between two changes of the list of tables
PROGRAM = f"table-ronde {__version__}"

Listed = tuple[str, Found | None]
"""The id of a table, and how it is now; None when it is lost."""

_log = logging.getLogger(__name__)


class Rooms(QObject):
    """Rooms kept here, and rooms gone to."""

    tables_changed = Signal(object)  # list of Found: every table that others keep
    trouble_changed = Signal(str)  # why tables do not find each other by themselves; "": they do
    hosted = Signal(object)  # list of str: the addresses where the rooms kept here can be reached
    leg_tried = Signal(object)  # Leg of a check of the network
    hung_up = Signal(object)  # Ticket: it is kept, or dropped, as people have said
    not_hosted = Signal(str)  # why nobody can reach them: the system's name for the reason

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.known = KnownHosts(settings.folder / "hosts.json")
        self.tickets = tickets_in(settings.folder)
        self._lock = threading.Lock()  # a host is started on the desk of the room that first needs one
        self._loop = Loop("network")
        self._host: Host | None = None
        self.addresses: list[str] = []  # where the rooms kept here can be reached
        self.fingerprint = ""  # of this machine, once it hosts
        self._announcer: Announcer | None = None
        self._browser: Browser | None = None
        self._check: Check | None = None
        self._found: dict[str, Found] = {}
        self._kept: dict[str, KeptRoom] = {}
        self._calls: dict[RemoteRoom, Presence] = {}
        self._is_looked_at = self._is_returning = False
        self._relisting = QTimer(self, singleShot=True, interval=LIST_EVERY)
        self._relisting.timeout.connect(lambda: self.tables_changed.emit(self.tables()))
        # This object lives on the window's thread: whatever happens elsewhere is passed on there.
        self._listed = Inbox(_put_listed, self)
        self._listed.delivered.connect(self._list)
        self._told = Posted(self._tell)  # one of our signals, and what it carries

    def _tell(self, signal: SignalInstance, what: object) -> None:
        signal.emit(what)

    def _tell_trouble(self, code: str) -> None:
        """From any thread."""
        self._told(self.trouble_changed, code)

    # Rooms kept here.

    def fresh(self, office: Office, ident: str = "") -> tuple[Presence, KeptRoom]:
        """A room to be begun, kept by this office, and ours in it; `ident` of one that is brought back."""
        presence, ident = Presence(keeps=True), ident or secrets.token_hex(8)
        folder = self._settings.tables
        kept = KeptRoom(presence, ident, folder, office, self._open_door, lambda: self.fingerprint)
        self._kept[ident] = kept
        return presence, kept

    def _open_door(self, kept: KeptRoom, room: Room) -> None:
        """On the desk's thread: let people from the network come in."""
        try:
            self._hosting().add(room, kept.desk)
        except (OSError, NotSaved) as error:
            code = error.code if isinstance(error, NotSaved) else errno_name(error)
            _log.warning("no room can be reached: %s", error)
            self._told(self.not_hosted, code)

    def _hosting(self) -> Host:
        """The one host of this window. Starting it takes its time: not on the window's thread."""
        from network.lan.announcer import Announcer
        from network.lan.interfaces import addresses
        from network.lines.address import written
        from network.lines.host import Host
        from network.trust.identity import identity_in

        with self._lock:
            if self._host is None:
                identity = identity_in(self._settings.folder)
                self._announcer = Announcer(identity.host, self._tell_trouble, self._loop)
                host = Host(self._loop, identity, self._host_name(), PROGRAM, language(), on_cards=self._announce)
                port = host.start()
                self._host, self.addresses = host, [written((address, port)) for address in addresses()]
                self.fingerprint = identity.fingerprint
                self._told(self.hosted, self.addresses)
            return self._host

    def _host_name(self) -> str:
        return self._settings.my_name or platform.node()

    def _announce(self, cards: tuple[Card, ...]) -> None:
        """On the loop's thread: this is what others should know."""
        if self._announcer is not None and self._host is not None:
            self._announcer.announce(cards, self._host.port)

    @property
    def port(self) -> int | None:
        """Where this window can be reached; None while it keeps no room."""
        return self._host.port if self._host is not None and self._kept else None

    def shut(self, kept: KeptRoom, reason: str, *, forget: bool) -> None:
        """Close a room to the network; `forget`: for good. Its table goes on."""
        kept.close(reason, forget=forget)
        self._kept.pop(kept.ident, None)
        if self._host is not None:
            self._host.remove(kept.ident)

    # Rooms gone to.

    def call(self, addresses: Sequence[Address], ticket: Ticket, announced: str = "") -> tuple[Presence, RemoteRoom]:
        """Call a room on another machine, perhaps one whose id was announced; the presence tells what comes of it."""
        presence = Presence()
        remote = self._remote(addresses, ticket, presence.hear, announced)
        presence.enter(remote)
        presence.lined.connect(lambda _line: self._seek())
        self._calls[remote] = presence
        return presence, remote

    def hang_up(self, remote: RemoteRoom, *, for_good: bool) -> None:
        """Let the line go; the seat is kept unless one leaves for good."""
        if self._calls.pop(remote, None) is not None:
            if for_good:
                remote.say(Leave())
            else:
                remote.close()
            self._loop.call(lambda: self._told(self.hung_up, remote.ticket))
            self._seek()

    def give_up(self, addresses: Sequence[Address], ticket: Ticket) -> None:
        """Give a seat back that is kept for us: the host is told if it answers, and the ticket is worth nothing."""

        def hear(message: Told) -> None:
            if isinstance(message, LineStatus) and message.state == "here":
                remote.say(Leave())  # for coming in has kept the ticket anew
            elif isinstance(message, LineStatus) and message.state in ("lost", "ended"):
                remote.close()
                self._told(self.hung_up, ticket)

        self.tickets.drop(ticket.table)
        remote = self._remote(addresses, ticket, hear)

    def _remote(
        self, addresses: Sequence[Address], ticket: Ticket, hear: Callable[[Told], None], announced: str = ""
    ) -> RemoteRoom:
        from network.lines.remote_room import RemoteRoom

        return RemoteRoom(
            self._loop,
            addresses,
            ticket,
            self.known,
            self.tickets,
            hear,
            language=language(),
            program=PROGRAM,
            announced=announced,
        )

    # Looking for tables.

    def look(self, looked_at: bool) -> None:
        """Somebody looks at the list of tables, or no longer does."""
        self._is_looked_at = looked_at
        self._seek()

    def look_for_seats(self, *, on: bool) -> None:
        """Somebody looks at seats that are kept for them, or no longer does."""
        self._is_returning = on
        self._seek()

    def _seek(self) -> None:
        """Search while tables or seats are looked at, and while a host that we were at may come back elsewhere."""
        is_line_lost = any(presence.line.state == "lost" for presence in self._calls.values())
        if self._is_looked_at or self._is_returning or is_line_lost:
            if self._browser is None:
                from network.lan.browser import Browser

                self._browser = Browser(_Looker(self._listed.put, self._tell_trouble), self._loop)
                self._browser.start()
        elif self._browser is not None:
            self._browser.stop()
            self._browser = None
            self._found.clear()

    @Slot(object)
    def _list(self, changes: list[Listed]) -> None:
        for ident, found in changes:
            if found is None:
                self._found.pop(ident, None)
                continue
            self._found[ident] = found
            for remote in self._calls:
                # Anybody can announce our table.
                is_ours = not remote.fingerprint or found.host == host_id(remote.fingerprint)
                if remote.ticket.table == ident and is_ours:
                    remote.moved([(address, found.port) for address in found.addresses])
        if not self._relisting.isActive():
            self._relisting.start()  # what strangers announce may change faster than anybody can look

    def tables(self) -> list[Found]:
        """The tables of others that are there now."""
        return [found for ident, found in self._found.items() if ident not in self._kept]

    def check(self) -> None:
        """Try every leg of the way to others; `leg_tried` tells each."""
        from network.lan.check import run

        self.stop_check()
        tables = self._browser.heard() if self._browser is not None else ()
        self._check = run(self.port, tables, lambda leg: self._told(self.leg_tried, leg), self._loop)

    def stop_check(self) -> None:
        if self._check is not None:
            self._check.cancel()
            self._check = None

    def close(self) -> None:
        """End everything. Rooms are shut before."""
        for remote in list(self._calls):
            self.hang_up(remote, for_good=False)
        self.stop_check()
        if self._browser is not None:
            self._browser.stop()
        if self._announcer is not None:
            self._announcer.close()
        if self._host is not None:
            self._host.stop()
        self._loop.close()


class _Looker:
    """Hands over what a browser finds; called on the loop's thread."""

    def __init__(self, listed: Callable[[Listed], None], trouble: Callable[[str], None]) -> None:
        self._listed, self.trouble = listed, trouble

    def found(self, table: Found) -> None:
        self._listed((table.card.id, table))

    changed = found

    def lost(self, ident: str) -> None:
        self._listed((ident, None))


def _put_listed(waiting: list[Listed], change: Listed) -> None:
    """Of a table that changes ten times only the last is shown."""
    waiting[:] = [other for other in waiting if other[0] != change[0]]
    waiting.append(change)
