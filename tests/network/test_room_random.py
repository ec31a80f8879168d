"""Anything may be asked of a room at any time, by anyone: it stays whole, and so does what everyone knows of it."""

from __future__ import annotations

from random import Random

import pytest

from network.messages.room import (
    Again,
    Asking,
    Change,
    ClockRule,
    Commit,
    Free,
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
from network.messages.table import Act, AnswerDraw, AnswerUndo, AskUndo, OfferDraw, Pause, Refresh, Resign, Update
from tests.network.hall import Hall, Visitor

CLOCKS = (ClockRule(), ClockRule("move", 20), ClockRule("game", 60, 2))
STEPS = 200


class Evening:
    """A hall in which guests come and go and ask for whatever comes to their minds."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.game = self.one_of("tiny", "dossiers")
        settings = RoomSettings(clock=CLOCKS[seed % 3], grace=15, stand_in=self.one_of("", "easy"))
        options = {"tiny": {"cards": 1}, "dossiers": {"rounds": 1}}[self.game]
        self.hall = Hall(self.game, 3, settings, **options)
        self.here: list[Visitor] = []
        self.away: list[Visitor] = []

    def one_of(self, *things):
        return things[int(self.rng.random() * len(things))]

    def step(self) -> None:
        what = self.rng.random()
        if what < 0.1 or not self.here:
            self.come()
        elif what < 0.16:
            dropped = self.one_of(*self.here)
            dropped.drop()
            self.away.append(dropped)
        elif what < 0.25:
            self.hall.passes(self.one_of(1, 5, 30))
        elif what < 0.3 and self.hall.room.course.stage == "gathering":
            self.begin()
        elif what < 0.65 and self.hall.room.table and self.hall.table.match.actors:
            self.play()
        else:
            self.one_of(*self.here).say(self.request())
        self.here = [visitor for visitor in self.here if self.is_in(visitor)]

    def is_in(self, visitor: Visitor) -> bool:
        guest = self.hall.room.guests.get(visitor.guest)
        return guest is not None and guest.member is visitor

    def come(self) -> None:
        token = self.one_of("", *(visitor.token for visitor in (*self.away, *self.here)))
        self.here.append(self.hall.visitor(self.one_of("Ana", "Bo", "Cy"), token=token))

    def begin(self) -> None:
        """All agree for once."""
        for seat in range(len(self.hall.room.seating.seats)):
            self.one_of(*self.here).say(Sit(seat, "Eve"))
        for visitor in self.here:
            visitor.say(Ready(True))
        for visitor in self.here:
            visitor.say(Start())

    def play(self) -> None:
        match = self.hall.table.match
        seat = self.one_of(*match.actors)
        if self.hall.table.occupants[seat].kind == "bot":
            self.hall.table.act(seat, self.one_of(*match.legal(seat)), match.length)
            return
        for visitor in self.here:
            if seat in visitor.seats:
                visitor.say(Act(seat, self.one_of(*match.legal(seat)), match.length - self.one_of(0, 0, 0, 1)))

    def request(self) -> Asking:
        seat, flag = self.one_of(0, 1, 2, 3), self.one_of(True, False)
        guest = self.one_of("host", "g1", *(visitor.guest for visitor in self.here))
        often = (Sit(seat, self.one_of("Ana", "Eve", "")), Sit(self.one_of(0, 1, 2), "Eve"), Ready(True), Start())
        return self.one_of(
            *often,
            *often,
            Stand(seat),
            SeatBot(seat, "easy"),
            Free(seat),
            Again(),
            Say("hello"),
            Pause(seat, flag),
            Kick(guest) if self.rng.random() < 0.2 else Ready(flag),
            Leave() if self.rng.random() < 0.2 else Start(),
            Change(RoomSettings(clock=self.one_of(*CLOCKS), grace=15, stand_in="easy"), {}, self.one_of(2, 3)),
            AskUndo(seat),
            AnswerUndo(seat, flag),
            OfferDraw(seat),
            AnswerDraw(seat, flag),
            Refresh(None),
            Again(),
            Resign(seat) if self.rng.random() < 0.2 else Refresh(seat),
            Commit(1, "0" * 64),
            Reveal(1, "0" * 64),
        )

    def check(self) -> None:
        room = self.hall.room
        state = room.state()
        known = {person.guest for person in state.people}
        assert {held.guest for held in state.seats} - {""} <= known
        assert len({person.name for person in state.people}) == len(state.people)
        assert [person.guest for person in state.people if person.here] == [
            guest.id for guest in room.guests if any(guest.member is visitor for visitor in self.here)
        ]
        for visitor in self.here:
            assert visitor.state.seats == state.seats
            assert (visitor.state.stage, visitor.state.chief) == (state.stage, state.chief)
            self.check_places(visitor)
        for timer in self.hall.keeper.timers:
            assert not timer.is_set or timer.due >= self.hall.keeper.time

    def check_places(self, visitor: Visitor) -> None:
        """Whoever is at the table has been told how it stands, at each of its places and nowhere else."""
        if self.hall.room.table is None:
            return
        table = self.hall.table
        links = [link for link in table._company.links if link.guest == visitor.guest]
        assert sorted(link.seat for link in links) == visitor.seats
        for seat in visitor.seats:
            assert visitor.update(seat).view == table.match.game.view(table.match.state, seat)
            assert visitor.update(seat).occupants == table.occupants
        for place, told in visitor.at_places:
            assert not isinstance(told, Update) or told.seat == place


@pytest.mark.parametrize("seed", range(40))
def test_a_room_stays_whole_whatever_is_asked_of_it(seed):
    evening = Evening(seed)
    for _ in range(STEPS):
        evening.step()
        evening.check()


def test_such_evenings_see_whole_matches():
    """Else the walk above would prove little."""
    stages, rounds = set(), 0
    for seed in range(12):
        evening = Evening(seed)
        for _ in range(STEPS):
            evening.step()
            stages.add(evening.hall.room.course.stage)
        rounds += evening.hall.room.course.round
    assert stages >= {"gathering", "playing", "over"}
    assert rounds > 12
