"""Brings people to tables on the network, and others to theirs: the page where tables are found, and every stay.

Everything about the network is imported with this module, when somebody first asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

import engines
from engines.game import usual_options
from network.disk.known import Address, Ticket
from network.disk.room_file import LedgerError, RoomFile
from network.lan.discovery import Found
from network.lines.address import parsed
from network.messages.room import HOST, Again, Change, LineStatus, Sit
from network.room.keeper import Keeper
from network.room.link import RoomLink
from network.room.room import Room
from network.table.table import Table
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.room.open_dialog import OpenDialog, Opening
from qtapp.pages.table.play import PlayPage
from qtapp.sitting.local_sitting import LocalSitting
from qtapp.sitting.rooms import Rooms
from qtapp.window.door_dialogs import QUESTIONS, asked_at_door
from qtapp.window.leaving import Leaving
from qtapp.window.stays import KeptStay, RemoteStay, Stay
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from qtapp.window.main_window import MainWindow


class Lobby(QObject):
    """The network side of one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.rooms = Rooms(window.settings, self)
        self.stays: list[Stay] = []
        self._page: NetworkPage | None = None
        self._leaving = Leaving(window)
        self.rooms.not_hosted.connect(self._tell_not_hosted)
        self.rooms.hung_up.connect(self._look_again)
        self.rooms.tables_changed.connect(self._tell_found)
        window.dropped.connect(self._page_dropped)

    # The list of tables.

    def enter(self) -> None:
        """Show what there is on the network."""
        if self._page is not None or not self._window.may_leave_all():
            return
        window = self._window
        page = self._page = NetworkPage(window.settings)
        page.join_asked.connect(self.join)
        page.address_asked.connect(self.join_address)
        page.tickets.resume_asked.connect(self.resume)
        page.tickets.forget_asked.connect(self._forget)
        page.create_asked.connect(self.create)
        page.check_asked.connect(self.check)
        self.rooms.tables_changed.connect(page.show_tables)
        self.rooms.trouble_changed.connect(page.show_trouble)
        page.show_tickets(self.rooms.tickets.all())
        window.go_home()
        window.show_page(page)
        page.enter()
        self.rooms.look(looked_at=True)

    def _page_dropped(self, page: QWidget) -> None:
        if page is self._page:
            self._page = None
            self.rooms.look(looked_at=False)
            self.end_calls()

    def end_calls(self) -> None:
        """Nobody wants to be let in any more at a table that has not answered yet."""
        for stay in [stay for stay in self.stays if isinstance(stay, RemoteStay) and not stay.is_on_screen]:
            stay.end()
            if self._window.is_home:
                self._window.home.returning.show_line(stay.remote.ticket.table, None)

    def _forget(self, ticket: Ticket) -> None:
        self.rooms.tickets.drop(ticket.table)
        if self._page is not None:
            self._page.show_tickets(self.rooms.tickets.all())

    def check(self) -> None:
        """Have the way to others tried, leg by leg."""
        from network.lan.interfaces import addresses
        from qtapp.pages.room.network_dialogs import CheckDialog

        dialog = CheckDialog(self._window)
        dialog.again_asked.connect(self.rooms.check)
        dialog.left.connect(self.rooms.stop_check)
        self.rooms.leg_tried.connect(dialog.show_leg)
        dialog.show_addresses(self.rooms.addresses or addresses())
        dialog.open()
        self.rooms.check()

    # Going to a table.

    def join(self, found: Found, watch: bool) -> None:
        ident = found.card.id
        ticket = self.rooms.tickets.find(ident) or Ticket(ident, self._my_name)
        addresses = [(address, found.port) for address in found.addresses]
        self._call(addresses, ticket._replace(watch=watch, title=found.card.name, game=found.card.game), found.host)

    def join_address(self, address: str) -> None:
        self._call([parsed(address)], Ticket("", self._my_name))

    def resume(self, ticket: Ticket) -> None:
        self._call(self._addresses_of(ticket), ticket)

    def _addresses_of(self, ticket: Ticket) -> Sequence[Address]:
        """Where its table is on the network now; else where it was."""
        found = next((found for found in self.rooms.tables() if found.card.id == ticket.table), None)
        return ticket.addresses if found is None else [(address, found.port) for address in found.addresses]

    # The way back from the home page.

    def look_for_seats(self) -> None:
        """Home shows seats that are kept for us: tell there whether their tables are on the network."""
        self.rooms.look_for_seats(on=True)
        self._tell_found(self.rooms.tables())

    def _tell_found(self, tables: list[Found]) -> None:
        if self._window.is_home:
            self._window.home.returning.show_found(tables)

    def home_left(self) -> None:
        self.rooms.look_for_seats(on=False)
        self.end_calls()

    def return_to(self, ticket: Ticket) -> None:
        """Go back to a seat, straight from the home page."""
        self._window.home.returning.show_line(ticket.table, LineStatus("calling"))
        self.resume(ticket)

    def give_up(self, ticket: Ticket) -> None:
        self.rooms.give_up(self._addresses_of(ticket), ticket)
        self._look_again()

    def _look_again(self, _ticket: Ticket | None = None) -> None:
        """What can be returned to may have changed."""
        if self._window.is_home:
            self._window.home.look()

    @property
    def _my_name(self) -> str:
        return self._window.settings.my_name

    def _call(self, addresses: Sequence[Address], ticket: Ticket, announced: str = "") -> None:
        self.end_calls()  # of two tables one is called
        presence, remote = self.rooms.call(addresses, ticket, announced)
        stay = RemoteStay(presence, remote, self.rooms, self._window)
        stay.refused.connect(partial(self._refused, stay))
        self._add(stay)

    def _add(self, stay: Stay) -> None:
        self.stays.append(stay)
        stay.ended.connect(lambda: self.stays.remove(stay))

    def _refused(self, stay: RemoteStay, line: LineStatus) -> None:
        """We are not at that table: say why, and ask where there is something to ask."""
        if not stay.is_on_screen and self._page is not None:
            self._page.show_line(line)
        elif stay.page is None and self._window.is_home:
            self._tell_home(stay.remote.ticket.table, line)
        if line.state != "ended":
            return  # it goes on calling
        if line.reason in QUESTIONS:
            self._ask(stay, line)
        elif not stay.is_on_screen:
            stay.end()

    def _tell_home(self, table: str, line: LineStatus) -> None:
        """Say on the home page how far we are on the way back."""
        returning = self._window.home.returning
        if line.state == "ended":
            returning.show_line(table, None)
            returning.show_failure(line)
            self._look_again()  # what cannot be returned to goes
        else:
            returning.show_line(table, line)

    def _ask(self, stay: RemoteStay, line: LineStatus) -> None:
        """Something that only people can decide keeps us from the table."""
        dialog = asked_at_door(stay.remote, line, self._window)
        dialog.rejected.connect(lambda: self._give_up(stay))
        stay.ended.connect(dialog.close)
        dialog.open()

    def _give_up(self, stay: RemoteStay) -> None:
        if not stay.is_on_screen:
            stay.end()
            if self._page is not None:
                self._page.show_line(None)

    # Tables of our own.

    def create(self, game_id: str) -> None:
        """A new room, where people gather before a match."""
        game = engines.load(game_id)
        options = usual_options(game)
        seats = max(game.seat_counts(options))
        title = self.tr("{name}’s table").format(name=self._my_name)
        presence, kept = self.rooms.fresh(self._window.reception.office())
        self._add(KeptStay(presence, kept, self.rooms, self._window))
        kept.begin(
            lambda keeper: Room(keeper, kept.ident, title, game_id, options, seats),
            self._my_name,
            lambda _room, link: link.say(Sit(0, self._my_name)),
        )

    def ask_opening(self) -> None:
        """Ask how the table on top is to be opened to the network."""
        page = self._window.page
        assert isinstance(page, PlayPage)
        people = [(seat, page.names[seat]) for seat in page.places.people]
        dialog = OpenDialog(people, page.marks(len(page.names)), self._window.settings, self._window)
        dialog.opened.connect(partial(self.open, page))
        dialog.open()

    def open(self, page: PlayPage, opening: Opening) -> None:
        """Open a table in play to the network; nothing about the match changes."""
        sitting = page.sitting
        assert isinstance(sitting, LocalSitting)
        assert sitting.at is not None
        table = sitting.at.table
        presence, kept = self.rooms.fresh(sitting.office)
        stay = KeptStay(presence, kept, self.rooms, self._window)
        self._add(stay)
        kept.begin(
            lambda keeper: Room.of_table(keeper, kept.ident, opening.table, table, HOST, opening.kept),
            opening.name,
            partial(_prepare, opening),
        )
        stay.take(page, sitting)

    def reopen(self, page: PlayPage, sitting: LocalSitting) -> None:
        """Bring a room back as its ledger left it, with the table that is continued."""
        opened = sitting.at
        assert opened is not None
        ledger, table = opened.room, opened.table
        assert ledger is not None
        presence, kept = self.rooms.fresh(sitting.office, ledger.room)
        stay = KeptStay(presence, kept, self.rooms, self._window)
        self._add(stay)
        name = next((guest.name for guest in ledger.guests if guest.id == HOST), self._my_name)
        kept.begin(partial(_brought_back, ledger, table), name)
        stay.take(page, sitting)

    def shut(self) -> None:
        """Close the table on top to the network."""
        stay = self._stay_of(self._window.page)
        if isinstance(stay, KeptStay):
            stay.part()

    def leave(self) -> None:
        """Go from the distant table on top for good."""
        stay = self._stay_of(self._window.page)
        if isinstance(stay, RemoteStay):
            stay.leave()

    def again(self) -> None:
        """Have everyone at the table on top gather for another match."""
        stay = self._stay_of(self._window.page)
        if stay is not None and stay.presence.room is not None:
            stay.presence.room.say(Again())

    def _stay_of(self, page: QWidget | None) -> Stay | None:
        return next((stay for stay in self.stays if stay.page is page), None)

    def may_leave(self, page: QWidget) -> bool:
        """Whether this page may go; where something would be lost people are asked what they mean."""
        stay = self._stay_of(page)
        return stay is None or self._leaving.may_leave(stay)

    def _tell_not_hosted(self, code: str) -> None:
        sentence = self.tr("This table cannot be reached from other machines: {cause}.")
        self._window.reception.warn(sentence.format(cause=TableWords().cause(code)))

    def close(self) -> None:
        """End every stay; what can be gone on with later is."""
        kept = [stay.kept for stay in self.stays if isinstance(stay, KeptStay)]
        for stay in list(self.stays):
            stay.end()
        for room in kept:
            room.wait_ended()
        self.rooms.close()


def _brought_back(ledger: RoomFile, table: Table, keeper: Keeper) -> Room:
    """A room as it was; or, if this version cannot make it so, a new one where our own seats are still ours."""
    try:
        return Room.from_ledger(keeper, ledger, table)
    except LedgerError:
        ours = [seat for seat, held in enumerate(ledger.seats) if held.guest == HOST]
        return Room.of_table(keeper, ledger.room, ledger.name, table, HOST, ours)


def _prepare(opening: Opening, room: Room, link: RoomLink) -> None:
    """Who may come to a table that is opened."""
    state = room.state()
    settings = state.settings._replace(spectators=opening.spectators, locked=bool(opening.phrase))
    link.change(Change(settings, state.options, len(state.seats)), opening.phrase or None)
