"""Rooms that no window keeps: they work without anybody who decides, and whoever knows the host's word may."""

from __future__ import annotations

import pytest

from engines.record import Assistance
from network.messages.room import (
    BOT,
    Again,
    Challenge,
    Claim,
    Confirm,
    Decide,
    Denied,
    Free,
    Kick,
    Leave,
    Ready,
    RoomSeat,
    RoomSettings,
    SeatBot,
    Sit,
    Start,
)
from network.room.claims import TRIES, TRIES_IN_ROOM, WITHIN, Claims, claimed_room
from network.trust.pass_phrase import Knock, verifier
from tests.network.hall import IDENT, Hall, Visitor

WORD, FINGERPRINT = "tilleul-42", "ab" * 32


class Headless(Hall):
    """A room of a host without a window."""

    def __init__(self, *args, **how) -> None:
        super().__init__(*args, **how)
        self.room.claims = Claims(WORD, IDENT, FINGERPRINT, self.keeper.now)


def claim(visitor: Visitor, word: str = WORD, fingerprint: str = FINGERPRINT) -> Visitor:
    room = claimed_room(IDENT)
    knock = Knock(verifier(word, room), room, fingerprint)
    told = len(visitor.messages)
    visitor.say(Claim(knock.half))
    challenges = [message for message in visitor.messages[told:] if isinstance(message, Challenge)]
    if challenges:
        visitor.say(Confirm(knock.proof(challenges[0].proof)))
    return visitor


def two(hall: Hall) -> list[Visitor]:
    return [visitor.say(Sit(seat, visitor.name)) for seat, visitor in enumerate(hall.visitors("Ana Bo"))]


def test_nobody_decides_because_they_came_first():
    hall = Headless()
    ana = hall.visitor("Ana")
    assert (ana.state.chief, ana.state.headless) == ("", True)
    ana.say(Kick(ana.guest), Start())
    assert ana.denied == [Denied("not_chief")] * 2


def test_a_match_begins_when_everybody_is_ready():
    hall = Headless()
    ana, bo = two(hall)
    ana.say(Ready(True))
    assert bo.state.stage == "gathering"
    bo.say(Ready(True))
    assert (ana.state.stage, ana.state.round) == ("playing", 1)


def test_a_seed_that_failed_makes_no_match_begin_again_by_itself():
    hall = Headless()
    ana, bo = two(hall)
    bo.answers = False
    ana.say(Ready(True))
    bo.say(Ready(True))
    hall.passes(60)
    assert ana.denied[-1].reason == "seeding_failed"
    assert (ana.state.stage, ana.state.round) == ("gathering", 1)
    assert not any(person.ready for person in ana.state.people)


def test_those_who_play_may_fill_seats_with_bots():
    hall = Headless()
    ana, eva = hall.visitors("Ana Eva")
    eva.say(SeatBot(1, "easy"))
    assert eva.denied == [Denied("not_chief")]
    ana.say(Sit(0, "Ana"), SeatBot(1, "easy"), Free(1), SeatBot(1, "hard"), SeatBot(0, "easy"), SeatBot(9, "easy"))
    assert [denied.reason for denied in ana.denied] == ["not_chief", "no_such_seat"]
    ana.say(Ready(True))
    assert ana.state.stage == "playing"
    ana.say(Free(1), SeatBot(1, "easy"))
    assert ana.denied[2:] == [Denied("not_chief")] * 2, "who plays against a bot does not make it weaker"


def test_a_bot_takes_a_seat_that_somebody_gave_back_in_play():
    hall = Headless()
    ana, bo = two(hall)
    for visitor in (ana, bo):
        visitor.say(Ready(True))
    bo.say(Leave())
    ana.say(SeatBot(1, "easy"))
    assert ana.state.seats[1] == RoomSeat("bot", "", "easy")


def test_bots_alone_begin_nothing():
    hall = Headless()
    hall.room.seating.seats = [RoomSeat("bot", level="easy")] * 2
    hall.visitor("Ana").say(Ready(True))
    assert hall.room.state().stage == "gathering"


def test_those_who_play_decide_about_whoever_does_not_come_back():
    hall = Headless()
    ana, bo = two(hall)
    for visitor in (ana, bo):
        visitor.say(Ready(True))
    bo.drop()
    hall.passes(hall.room.settings.grace - 1)
    assert ana.state.deciding == ()
    hall.passes(1)
    assert ana.state.deciding == (ana.guest,)
    ana.say(Decide(bo.guest, BOT, "medium"))
    assert ana.state.seats[1] == RoomSeat("bot", "Bo", "medium", bo.guest)
    hall.visitor("Bo", token=bo.token)
    assert ana.state.seats[1].kind == "human"


def test_where_somebody_decides_it_is_theirs_until_they_go():
    hall = Headless()
    ana, bo = two(hall)
    eva = claim(hall.visitor("Eva"))
    for visitor in (ana, bo):
        visitor.say(Ready(True))
    assert ana.state.stage == "gathering", "the chief says when"
    eva.say(Start())
    bo.drop()
    hall.passes(hall.room.settings.grace)
    assert ana.state.deciding == (eva.guest,)
    eva.drop()
    assert ana.state.deciding == (ana.guest,)


def test_whoever_knows_the_word_decides_and_everyone_is_told():
    hall = Headless()
    ana, bo = hall.visitors("Ana Bo")
    claim(bo)
    assert ana.state.chief == bo.guest
    assert bo.denied == []
    again = hall.restarted()
    again.room.claims = hall.room.claims
    Visitor(again, "Bo", token=bo.token)
    assert again.room.state().chief == bo.guest, "also after the host was started anew"


@pytest.mark.parametrize(("word", "fingerprint"), [("tilleul-43", FINGERPRINT), (WORD, "cd" * 32)])
def test_a_wrong_word_or_a_proof_for_another_host_is_worth_nothing(word, fingerprint):
    hall = Headless()
    ana = claim(hall.visitor("Ana"), word, fingerprint)
    assert ana.denied == [Denied("wrong_word")]
    assert ana.state.chief == ""
    ana.say(Confirm(b"x" * 32))
    assert ana.denied[-1] == Denied("wrong_word")


def test_words_are_not_to_be_guessed():
    hall = Headless()
    ana = hall.visitor("Ana")
    for _ in range(TRIES + 1):
        claim(ana, "guess")
    assert [denied.reason for denied in ana.denied] == ["wrong_word"] * TRIES + ["claims_too_fast"]
    for number in range(TRIES_IN_ROOM):
        claim(hall.visitor(f"Eva {number}"), "guess")
    late = claim(hall.visitor("Zoé"))
    assert late.denied == [Denied("claims_too_fast")]
    hall.passes(WITHIN)
    assert claim(late).state.chief == late.guest


def test_broken_proofs_break_nothing():
    hall = Headless()
    ana = hall.visitor("Ana").say(Claim(b""), Confirm(b""), Claim(b"A" * 33), Confirm(b"x" * 256))
    assert [denied.reason for denied in ana.denied] == ["wrong_word", "wrong_word"]


def test_a_room_that_a_window_keeps_knows_no_word():
    hall = Hall()
    _ana, bo = hall.visitors("Ana Bo")
    bo.say(Claim(b"x" * 33))
    assert bo.denied == [Denied("not_chief")]


def test_another_match_without_anybody_who_decides():
    hall = Headless()
    ana, bo = two(hall)
    for visitor in (ana, bo):
        visitor.say(Ready(True))
    hall.table.resign(1)
    eva = hall.visitor("Eva").say(Again())
    assert eva.denied == [Denied("not_chief")]
    for visitor in (ana, bo):
        visitor.say(Leave())
    eva.say(Again())
    assert eva.state.stage == "gathering", "none of those who played is here"


def test_what_the_last_guest_had_chosen_goes_with_them():
    hall = Headless()
    seats = tuple(hall.room.seating.seats)
    hall.room.verifier = b"locked"
    hall.room.settings = RoomSettings(spectators=False, locked=True, assistance=Assistance(hints=True))
    hall.room.options = {**hall.room.options, "cards": 1}
    hall.room.reset({"first": 0, "cards": 3}, seats, RoomSettings())
    assert hall.room.verifier == b""
    assert hall.room.settings == RoomSettings()
    assert hall.room.options["cards"] == 3


def test_of_a_match_in_play_only_the_lock_goes():
    hall = Headless()
    ana, bo = two(hall)
    for visitor in (ana, bo):
        visitor.say(Ready(True))
    hall.room.verifier, hall.room.settings = b"x", RoomSettings(locked=True, grace=300)
    hall.room.reset({}, (), RoomSettings())
    assert (hall.room.verifier, hall.room.settings) == (b"", RoomSettings(grace=300))
    assert len(hall.room.seating.seats) == 2
