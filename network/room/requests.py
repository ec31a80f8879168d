"""What a guest may ask of a room: who may ask it, when, and within which bounds.

What is not done raises Denial, and then nothing has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from engines import load
from engines.bots import LEVELS
from engines.game import EngineError, Plain, Seat, Setup, checked
from engines.record import UNDO_POLICIES
from network.messages.room import (
    ANSWERS,
    GATHERING,
    OVER,
    PLAYING,
    Again,
    Change,
    Claim,
    ClockRule,
    Commit,
    Confirm,
    Decide,
    Denied,
    Free,
    HandOver,
    Kick,
    Leave,
    Ready,
    Reveal,
    RoomSettings,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from network.room.guests import Guest
from network.room.keeper import Denial, Keeper

if TYPE_CHECKING:
    from network.room.room import Room

Everyones: TypeAlias = Sit | Stand | Ready | Say | Leave | Commit | Reveal | HandOver | Decide | Claim | Confirm
Chiefs: TypeAlias = Start | SeatBot | Free | Kick | Change | Again
Unlimited: TypeAlias = Say | Leave | Commit | Reveal | Claim | Confirm
"""What has limits of its own, or is said once. All else is told to everybody, and some of it is written down."""

LONGEST = 24 * 60 * 60
"""Seconds that a setting may name at most."""


class Requests:
    """The requests of one room."""

    def __init__(self, room: Room, keeper: Keeper) -> None:
        self._room, self._keeper = room, keeper

    def hear(self, guest: Guest, request: Everyones | Chiefs) -> None:
        if not isinstance(request, Unlimited) and not self._is_allowed(guest):
            raise Denial(Denied("too_often"))
        if isinstance(request, Everyones):
            self._do(guest, request)
        elif guest.id == self._room.guests.chief or self._may_without_chief(guest, request):
            self._do_for_chief(guest, request)
        else:
            raise Denial(Denied("not_chief"))
        self._start_if_all_want()

    def _may_without_chief(self, guest: Guest, request: Chiefs) -> bool:
        """Whether somebody may ask for what is the chief's: another match, and bots where nobody is to decide it."""
        room = self._room
        is_player = bool(room.seating.held_by(guest.id))
        if isinstance(request, Again):
            return is_player or not any(each.is_here and room.seating.held_by(each.id) for each in room.guests)
        if room.guests.chief or not is_player or not isinstance(request, SeatBot | Free):
            return False
        held = room.seating.seats[request.seat : request.seat + 1]  # there may be no such seat, which is said elsewhere
        kinds = ("open", "bot") if room.course.stage == GATHERING else ("open",)
        return all(each.kind in kinds and not each.guest for each in held)

    def _start_if_all_want(self) -> None:
        """Where nobody decides, the match begins when all seats are held and everybody is ready."""
        room = self._room
        if room.is_headless and not room.guests.chief and room.course.stage == GATHERING and not room.seating.free:
            players = [guest for guest in room.guests if room.seating.held_by(guest.id)]
            if players and all(guest.is_here and guest.ready for guest in players):
                room.course.start()

    def _is_allowed(self, guest: Guest) -> bool:
        bucket = guest.gathering if self._room.course.stage == GATHERING else guest.playing
        return bucket.take(self._keeper.now())

    def _do(self, guest: Guest, request: Everyones) -> None:
        room = self._room
        match request:
            case Sit():
                self._sit(guest, request)
            case Stand():
                self._need(GATHERING, PLAYING)
                room.seating.stand(guest.id, request.seat)
                room.seat_changed(guest)
            case Ready():
                self._need(GATHERING)
                guest.ready = request.ready
            case Say():
                room.say(guest, request.text)
            case Leave():
                room.door.forget(guest)
            case Commit() | Reveal():
                if room.course.seeding:
                    room.course.seeding.hear(guest, request)
            case HandOver():
                self._hand_over(guest, request.level)
            case Decide():
                self._decide(guest, request)
            case Claim() | Confirm():
                if room.claims is None:
                    raise Denial(Denied("not_chief"))
                room.claims.hear(guest, request)
            case _:
                assert_never(request)

    def _do_for_chief(self, chief: Guest, request: Chiefs) -> None:
        match request:
            case Start():
                self._start(chief)
            case SeatBot():
                self._seat_bot(request)
            case Free():
                self._free(request.seat)
            case Kick():
                self._kick(chief, request.guest)
            case Change():
                self._change(request)
            case Again():
                self._again()
            case _:
                assert_never(request)

    def _need(self, *stages: str) -> None:
        """Refuse what cannot be done in this stage."""
        stage = self._room.course.stage
        if stage not in stages:
            is_match_missing = stage == GATHERING or (stage == OVER and PLAYING in stages)
            raise Denial(Denied("no_match" if is_match_missing else "match_running"))

    def _sit(self, guest: Guest, request: Sit) -> None:
        self._need(GATHERING, PLAYING)
        self._room.seating.sit(guest.id, request.seat, request.name)
        self._room.seat_changed(guest)

    def _hand_over(self, guest: Guest, level: str) -> None:
        self._need(PLAYING)
        self._room.seating.stand_in(guest.id, level)
        self._room.seat_changed(guest)

    def _decide(self, guest: Guest, request: Decide) -> None:
        self._need(PLAYING)
        absent = next((each for each in self._room.absent if each.id == request.guest), None)
        if absent is None:
            raise Denial(Denied("no_such_guest"))
        if guest.id not in self._room.deciding:
            raise Denial(Denied("not_chief"))
        if request.answer not in ANSWERS:
            raise _bad("answer", request.answer[:40])
        self._room.door.decide(absent, request.answer, request.level)

    # The chief's.

    def _start(self, chief: Guest) -> None:
        room = self._room
        self._need(GATHERING)
        if room.seating.free:
            raise Denial(Denied("seats_open"))
        for guest in room.guests:
            is_ready = guest.is_here and (guest.ready or guest is chief)  # who says start is ready
            if room.seating.held_by(guest.id) and not is_ready:
                raise Denial(Denied("not_all_ready", {"who": guest.name}))
        room.course.start()

    def _seat_bot(self, request: SeatBot) -> None:
        self._need(GATHERING, PLAYING)
        holder = self._holder(request.seat)
        is_away = holder is not None and not holder.is_here and not holder.is_expected
        may_hold = is_away and self._room.course.stage == PLAYING
        self._room.seating.seat_bot(request.seat, request.level, may_hold=may_hold)

    def _free(self, seat: Seat) -> None:
        self._need(GATHERING, PLAYING)
        holder = self._holder(seat)
        is_away = holder is not None and not holder.is_here
        self._room.seating.free_seat(seat, is_away=is_away)
        if holder:
            self._room.seat_changed(holder)

    def _holder(self, seat: Seat) -> Guest | None:
        return next((guest for guest in self._room.guests if seat in self._room.seating.held_by(guest.id)), None)

    def _kick(self, chief: Guest, guest_id: str) -> None:
        guest = self._room.guests.get(guest_id)
        if guest is None or guest is chief:
            raise Denial(Denied("no_such_guest"))
        self._room.door.kick(guest)

    def _again(self) -> None:
        self._need(OVER)
        self._room.course.gather()

    def _change(self, change: Change) -> None:
        room = self._room
        _check(change.settings)
        try:
            setup = checked(load(room.game), change.seats, change.options, 0)
        except EngineError as error:
            raise Denial(Denied("bad_option", {"reason": error.reason, **error.details})) from error
        is_same_match = (setup.seats, dict(setup.options)) == (len(room.seating.seats), dict(room.options))
        is_same_help = change.settings.assistance == room.settings.assistance
        is_same_clock = change.settings.clock == room.settings.clock
        if room.course.stage != GATHERING and not (is_same_match and is_same_help and is_same_clock):
            raise Denial(Denied("match_running"))
        if not is_same_match:
            self._change_match(setup)
        if not (is_same_match and is_same_help):
            for guest in room.guests:
                guest.ready = False
        self._change_lock(change)

    def _change_match(self, setup: Setup) -> None:
        """Other options, another number of seats."""
        self._room.options, self._room.position = setup.options, setup.position
        self._room.seating.resize(setup.seats)

    def _change_lock(self, change: Change) -> None:
        room = self._room
        if change.verifier is not None:
            room.verifier = change.verifier
        if not change.settings.locked:
            room.verifier = b""
        room.settings = change.settings._replace(locked=bool(room.verifier))


def _check(settings: RoomSettings) -> None:
    """Refuse settings that mean nothing, naming the one."""
    clock = settings.clock
    if not _is_clock(clock):
        raise _bad("clock", clock.kind[:40])
    if not 0 <= settings.grace <= LONGEST:
        raise _bad("grace", settings.grace)
    if settings.stand_in and settings.stand_in not in LEVELS:
        raise _bad("stand_in", settings.stand_in[:40])
    if settings.assistance.undo not in UNDO_POLICIES:
        raise _bad("undo", settings.assistance.undo[:40])
    if not settings.assistance.is_sound:
        raise _bad("reaction_time", settings.assistance.reaction_time)


def _is_clock(clock: ClockRule) -> bool:
    if clock.kind == "none":
        return True
    return clock.kind in ("move", "game") and 1 <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST


def _bad(option: str, value: Plain) -> Denial:
    return Denial(Denied("bad_option", {"reason": "bad_value", "option": option, "value": value}))
