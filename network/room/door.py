"""The door of a room: who is let in, who is expected back, and who is gone for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from network.messages.room import BOT, GATHERING, HOST, PLAYING, WAIT, Denied
from network.origin import Origin
from network.room.guests import Guest
from network.room.keeper import Denial, Granted, Keeper, Member
from network.table.occupants import SUBSTITUTE

if TYPE_CHECKING:
    from network.room.room import Room

LEAST_WAIT = 60
"""Seconds for which one goes on waiting at least, however short the grace is."""


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

    def enter(self, name: str, token: str, watch: bool, member: Member) -> Granted | Denied:
        guests, address = self._room.guests, Origin.of(member.address).group
        guest = guests.known(token)
        if guest is None:
            if guests.is_kicked(name, token, address):
                return Denied("kicked")
            expected = guests.recognised(name)
            denied = None if expected else self._turned_away(watch)
            if denied:
                return denied
            guest, token = expected or guests.admit(name)
        guest.address = address
        self._come_in(guest, member)
        self._room.settle()
        return Granted(guest.id, token)

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
        self._room.chat.come(guest.id, Origin.of(member.address).group, self._keeper.now())
        if replaced:
            replaced.gone("replaced")
        if self._room.course.play:
            self._room.course.play.silence(guest)
            attempt(guest, partial(self._room.seating.give_back, guest.id))
            self._room.course.play.look()

    def drop(self, guest: Guest) -> None:
        guest.member, guest.ping = None, None
        self._room.chat.go(guest.id)
        self.expect(guest)
        self._room.course.drop(guest)
        self._stand_in()
        self._room.settle()

    def expect(self, guest: Guest, least: int = 0) -> None:
        """The grace of somebody who is away begins, of so many seconds at least."""
        grace = max(self._room.settings.grace, least)
        guest.grace_ends = self._keeper.now() + grace
        guest.timer = self._keeper.later(grace, partial(self._grace_over, guest))

    def _grace_over(self, guest: Guest) -> None:
        room = self._room
        guest.timer = None
        if room.course.stage == GATHERING or not room.seating.held_by(guest.id):
            self.forget(guest)
        self._stand_in()
        if room.course.play:
            room.course.play.look()
        room.settle()

    def decide(self, guest: Guest, answer: str, level: str) -> None:
        """Do what was decided about somebody whose grace is over."""
        room = self._room
        if answer == WAIT:
            self.expect(guest, LEAST_WAIT)
        elif answer == BOT:
            room.seating.stand_in(guest.id, level)
        else:
            if room.seating.has_secrets:  # nobody else gets to see what this player knew
                room.seating.give_to_bots(guest.id, SUBSTITUTE)
            self.forget(guest)
        if room.course.play:
            room.course.play.look()

    def _stand_in(self) -> None:
        """Have bots hold the seats of those whose grace is over, if that is the rule; else somebody is asked."""
        room = self._room
        level = room.settings.stand_in
        if room.course.stage == PLAYING and level:
            for guest in room.guests:
                if not guest.is_here and not guest.is_expected:
                    attempt(guest, partial(room.seating.stand_in, guest.id, level))

    def forget(self, guest: Guest, reason: str = "") -> None:
        """Somebody is gone for good: the seats are open, the token is worth nothing. `reason`: they are told it."""
        room = self._room
        if room.course.seeding:
            room.course.seeding.gone(guest)
        member, guest.member = guest.member, None
        if member and reason:
            member.gone(reason)
        room.guests.remove(guest)
        room.chat.go(guest.id)
        room.seating.release(guest.id)
        if room.course.play:
            room.course.play.leave(guest)
        self._stand_in()

    def kick(self, guest: Guest) -> None:
        """Send somebody away for good. In a match with secrets nobody else gets to see theirs: bots play on."""
        room = self._room
        if room.seating.has_secrets:
            room.seating.give_to_bots(guest.id, room.settings.stand_in or SUBSTITUTE)
        room.guests.remember_kicked(guest)
        self.forget(guest, "kicked")

    def close(self, reason: str) -> None:
        """Send everybody away but the window that keeps the room."""
        for guest in self._room.guests:
            guest.stop_timer()
            if guest.member and guest.id != HOST:
                guest.member.gone(reason)
            guest.member = None
