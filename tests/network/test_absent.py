"""A player who is away: a bot for those who ask for one, and the question to those who wait when the grace is over."""

from __future__ import annotations

import pytest

from network.messages.room import (
    BOT,
    HOST,
    REMOVE,
    WAIT,
    ClockRule,
    Decide,
    Denied,
    HandOver,
    Leave,
    RoomSettings,
    SeatBot,
    Sit,
)
from network.room.door import LEAST_WAIT
from tests.network.hall import Hall, Visitor, playing, seated

GRACE = RoomSettings().grace


def grace_of(visitor: Visitor, guest: str) -> int | None:
    return next(person.grace for person in visitor.state.people if person.guest == guest)


def overdue(names: str = "Ana Bo", settings: RoomSettings | None = None, game: str = "tiny") -> tuple:
    """A match whose last player is away, and the grace is over."""
    hall, *players = playing(names, game, settings)
    players[-1].drop()
    hall.passes((settings or RoomSettings()).grace)
    return hall, *players


# The question.


def test_within_the_grace_nobody_is_asked():
    hall, ana, bo = playing()
    bo.drop()
    assert ana.state.deciding == ()
    assert grace_of(ana, bo.guest) == GRACE
    hall.passes(GRACE - 1)
    assert ana.state.deciding == ()
    ana.say(Decide(bo.guest, BOT, "easy"))
    assert ana.denied[-1].reason == "no_such_guest"
    hall.passes(1)
    assert ana.state.deciding == (ana.guest,)
    assert grace_of(ana, bo.guest) == 0


def test_one_decides_and_everyone_is_told_who():
    _hall, ana, bo, cleo = overdue("Ana Bo Cleo")
    assert ana.state.deciding == bo.state.deciding == (ana.guest,)
    bo.say(Decide(cleo.guest, REMOVE))
    assert bo.denied[-1] == Denied("not_chief")
    assert ana.state.seats[2].guest == cleo.guest


def test_if_whoever_decides_is_away_the_next_one_does():
    hall, ana, bo, _cleo = playing("Ana Bo Cleo")
    ana.drop()
    hall.passes(GRACE)
    assert bo.state.deciding == (bo.guest,)
    bo.say(Decide(ana.guest, BOT, "easy"))
    assert (bo.state.seats[0].kind, bo.state.seats[0].guest) == ("bot", ana.guest)


def test_waiting_on_begins_another_countdown_that_all_see():
    hall, ana, bo, cleo = overdue("Ana Bo Cleo")
    ana.say(Decide(cleo.guest, WAIT))
    for visitor in (ana, bo):
        assert visitor.state.deciding == ()
        assert grace_of(visitor, cleo.guest) == GRACE
    hall.passes(GRACE)
    assert bo.state.deciding == (ana.guest,)


def test_however_short_the_grace_one_may_wait_for_a_while():
    hall, ana, bo = overdue(settings=RoomSettings(grace=0))
    assert ana.state.deciding == (ana.guest,)
    ana.say(Decide(bo.guest, WAIT))
    assert grace_of(ana, bo.guest) == LEAST_WAIT
    hall.passes(LEAST_WAIT)
    assert ana.state.deciding == (ana.guest,)


def test_a_bot_holds_the_seat_until_its_player_is_back():
    hall, ana, bo = overdue()
    driven = hall.keeper.driven
    ana.say(Decide(bo.guest, BOT, "hard"))
    seat = ana.state.seats[1]
    assert (seat.kind, seat.level, seat.guest, seat.name) == ("bot", "hard", bo.guest, "Bo")
    assert ana.state.deciding == ()
    assert hall.keeper.driven > driven
    hall.visitor("Bo", token=bo.token)
    assert ana.state.seats[1].kind == "human"


def test_removing_opens_the_seat_and_that_is_a_question_too():
    _hall, ana, bo = overdue(game="wagons")
    ana.say(Decide(bo.guest, REMOVE))
    assert [seat.kind for seat in ana.state.seats] == ["human", "open"]
    assert [person.guest for person in ana.state.people] == [ana.guest]
    assert ana.state.deciding == (ana.guest,)
    ana.say(SeatBot(1, "easy"))
    assert ana.state.deciding == ()


def test_in_a_game_with_secrets_nobody_takes_the_place_of_somebody_removed():
    hall, ana, bo = overdue()
    ana.say(Decide(bo.guest, REMOVE))
    assert (ana.state.seats[1].kind, ana.state.seats[1].guest) == ("bot", "")
    stranger = hall.visitor("Cleo")
    stranger.say(Sit(1, "Cleo"))
    assert stranger.denied[-1] == Denied("seat_held")
    back = hall.visitor("Bo", token=bo.token)  # who is somebody new
    assert back.seats == []


def test_whoever_leaves_for_good_leaves_a_question():
    hall, ana, bo = playing(game="wagons")
    bo.say(Leave())
    assert ana.state.deciding == (ana.guest,)
    cleo = hall.visitor("Cleo")
    cleo.say(Sit(1, "Cleo"))
    assert ana.state.deciding == ()


def test_a_bot_that_comes_by_itself_leaves_no_question():
    _hall, ana, bo = overdue(settings=RoomSettings(stand_in="easy"))
    assert ana.state.deciding == ()
    assert (ana.state.seats[1].kind, ana.state.seats[1].guest) == ("bot", bo.guest)


def test_whoever_is_back_is_no_question_any_more():
    hall, ana, bo = overdue()
    hall.visitor("Bo", token=bo.token)
    assert ana.state.deciding == ()
    ana.say(Decide(bo.guest, REMOVE))
    assert ana.denied[-1].reason == "no_such_guest"


def test_the_window_that_keeps_the_room_is_asked():
    hall = Hall()
    window = _Window(hall)
    hall.room.hear(HOST, Sit(0, "Ana"))
    (bo,) = seated_from(hall, 1, "Bo")
    hall.room.course.start()
    hall.keeper.run()
    assert hall.room.state().stage == "playing"
    bo.drop()
    hall.passes(GRACE)
    assert hall.room.state().deciding == (HOST,)
    hall.room.hear(HOST, Decide(bo.guest, BOT, "easy"))
    assert hall.room.state().seats[1].kind == "bot"
    assert window.told


class _Window:
    address = ""

    def __init__(self, hall: Hall) -> None:
        self.told: list[object] = []
        hall.room.enter_local("Ana", self)

    def tell(self, message: object) -> None:
        self.told.append(message)

    def gone(self, reason: str) -> None: ...


def seated_from(hall: Hall, first: int, names: str) -> list[Visitor]:
    return [visitor.say(Sit(first + at, visitor.name)) for at, visitor in enumerate(hall.visitors(names))]


@pytest.mark.parametrize("said", [Decide("g0", "dance"), Decide("nobody", WAIT)])
def test_what_is_no_answer_is_denied(said):
    _hall, ana, bo = overdue()
    ana.say(said._replace(guest=bo.guest) if said.guest == "g0" else said)
    assert ana.denied[-1].reason in ("bad_option", "no_such_guest")
    assert ana.state.deciding == (ana.guest,)


def test_there_is_no_such_question_without_a_match():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    bo.drop()
    ana.say(Decide(bo.guest, BOT, "easy"), HandOver("easy"))
    assert [denied.reason for denied in ana.denied] == ["no_match", "no_match"]


# Clocks.


def test_the_clock_stands_within_the_grace_also_in_another_one():
    settings = RoomSettings(clock=ClockRule("game", 300))
    hall, ana, bo = playing(settings=settings)
    actor, other = (ana, bo) if hall.table.match.actors == (0,) else (bo, ana)
    seat = actor.seats[0]
    actor.drop()
    hall.passes(GRACE)
    assert other.clocks.running == (seat,)  # from now on
    hall.passes(10)
    other.say(Decide(actor.guest, WAIT))
    assert other.clocks.running == ()
    left = other.clocks.left[seat]
    hall.passes(GRACE)
    assert (other.clocks.running, other.clocks.left[seat]) == ((seat,), left)
    assert left == 290_000


# Handing over.


def test_a_player_may_have_a_bot_play_until_they_are_back():
    hall, ana, bo = playing()
    driven = hall.keeper.driven
    bo.say(HandOver("easy"))
    assert (ana.state.seats[1].kind, ana.state.seats[1].guest) == ("bot", bo.guest)
    assert hall.keeper.driven > driven
    bo.drop()
    hall.passes(10 * GRACE)
    assert ana.state.deciding == ()
    assert ana.state.seats[1].guest == bo.guest
    back = hall.visitor("Bo", token=bo.token)
    assert back.seats == [1]
    assert ana.state.seats[1].kind == "human"


def test_whoever_stays_may_take_the_seat_back():
    _hall, _ana, bo = playing()
    bo.say(HandOver("easy"), Sit(1, "Bo"))
    assert bo.state.seats[1].kind == "human"


def test_a_seat_is_handed_to_a_known_bot():
    _hall, ana, bo = playing()
    bo.say(HandOver("genius"))
    assert bo.denied[-1].reason == "bad_option"
    assert ana.state.seats[1].kind == "human"
