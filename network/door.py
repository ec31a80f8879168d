"""The door of a room: who is let in, who is expected back, and who is gone for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from network.guests import Guest
from network.keeper import HOST, Denial, Entry, Keeper, Member
from network.room_link import GATHERING, PLAYING, Denied

if TYPE_CHECKING:
    from network.room import Room


def attempt(guest: Guest, what: Callable[[], None]) -> None:
    """Do something for a guest, or tell it why not."""
    try:
        what()
    except Denial as denial:
        guest.tell(denial.denied)


class Door:
    """The door of one room."""

    def __init__(self, room: Room, keeper: Keeper) -> None:
        self._room, self._keeper = room, keeper

    def enter(self, name: str, token: str, watch: bool, member: Member) -> Entry | Denied:
        guest = self._room.guests.known(token)
        if guest is None:
            denied = self._turned_away(watch)
            if denied:
                return denied
            guest, token = self._room.guests.admit(name)
        self._come_in(guest, member)
        self._room.settle()
        return Entry(guest.id, token)

    def _turned_away(self, watch: bool) -> Denied | None:
        """Why somebody new may not come in."""
        guests, seating = self._room.guests, self._room.seating
        if not self._room.settings.spectators and (watch or not seating.free):
            return Denied("no_spectators")
        if guests.is_full:
            for guest in guests:
                if not guest.is_here and not seating.held_by(guest.id):
                    self.forget(guest)
        return Denied("room_full") if guests.is_full else None

    def enter_local(self, name: str, member: Member) -> None:
        guests = self._room.guests
        guest = guests.get(HOST) or guests.add(Guest(HOST, "", ""))
        guest.name = guests.called(name, HOST)
        self._come_in(guest, member)

    def _come_in(self, guest: Guest, member: Member) -> None:
        replaced, guest.member, guest.is_welcome = guest.member, member, False
        guest.stop_timer()
        if replaced:
            replaced.gone("replaced")
        if self._room.course.play:
            self._room.course.play.silence(guest)
            attempt(guest, partial(self._room.seating.give_back, guest.id))
            self._room.course.play.look()

    def drop(self, guest: Guest) -> None:
        guest.member, guest.ping = None, None
        self.expect(guest)
        self._room.course.drop(guest)
        self._room.settle()

    def expect(self, guest: Guest) -> None:
        """The grace of somebody who is away begins."""
        grace = self._room.settings.grace
        guest.grace_ends = self._keeper.now() + grace
        guest.timer = self._keeper.later(grace, partial(self._grace_over, guest))

    def _grace_over(self, guest: Guest) -> None:
        room = self._room
        guest.timer = None
        if room.course.stage == GATHERING or not room.seating.held_by(guest.id):
            self.forget(guest)
        elif room.course.stage == PLAYING and room.settings.stand_in:
            attempt(guest, partial(room.seating.stand_in, guest.id, room.settings.stand_in))
        if room.course.play:
            room.course.play.look()
        room.settle()

    def forget(self, guest: Guest, reason: str = "") -> None:
        """Somebody is gone for good: the seats are open, the token is worth nothing. `reason`: they are told it."""
        room = self._room
        if room.course.seeding:
            room.course.seeding.gone(guest)
        member, guest.member = guest.member, None
        if member and reason:
            member.gone(reason)
        room.guests.remove(guest)
        room.chat.forget(guest.id)
        room.seating.release(guest.id)
        if room.course.play:
            room.course.play.leave(guest)

    def close(self, reason: str) -> None:
        """Send everybody away but the window that keeps the room."""
        for guest in self._room.guests:
            guest.stop_timer()
            if guest.member and guest.id != HOST:
                guest.member.gone(reason)
            guest.member = None
