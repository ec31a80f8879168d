"""What a room that gathers asks of whoever looks at it: to sit down, to be ready, to wait for others, to start."""

from __future__ import annotations

from PySide6.QtCore import QObject

from network.messages.room import GATHERING, OVER, PLAYING, SEEDING, Person, RoomState
from qtapp.words.base import Prompt


class Gathering(QObject):
    """One guest's look at a room."""

    def __init__(self, state: RoomState, me: str) -> None:
        super().__init__()
        self.state, self.me = state, me

    @property
    def decides(self) -> bool:
        return self.me == self.state.chief

    @property
    def may_seat_bots(self) -> bool:
        """Whether we decide who plays; where nobody decides, those who play may fill the other seats with bots."""
        return self.decides or (not self.state.chief and self.is_seated)

    @property
    def is_seated(self) -> bool:
        return any(seat.guest == self.me for seat in self.state.seats)

    @property
    def is_ready(self) -> bool:
        return any(person.guest == self.me and person.ready for person in self.state.people)

    @property
    def open_seats(self) -> int:
        return sum(seat.kind == "open" for seat in self.state.seats)

    @property
    def may_start(self) -> bool:
        return self.decides and self.state.stage == GATHERING and not self.open_seats and not self._awaited()

    def _awaited(self) -> list[Person]:
        """Those who hold a seat and are not ready, or not here. Who decides is ready by saying so."""
        seated = {seat.guest for seat in self.state.seats if seat.guest}
        return [
            person
            for person in self.state.people
            if person.guest in seated and not (person.here and (person.ready or person.guest == self.state.chief))
        ]

    def prompt(self) -> Prompt:
        if self.state.stage == GATHERING:
            return self._gathering()
        return {
            SEEDING: Prompt(
                self.tr("The deal is being sealed"),
                self.tr("Everyone at the table adds a share, so that nobody can choose it."),
            ),
            PLAYING: Prompt(self.tr("The match is on")),
            OVER: Prompt(self.tr("The match is over"), "" if self.decides else self._waiting_for_chief()),
        }.get(self.state.stage, Prompt(""))

    def _gathering(self) -> Prompt:
        if self.decides:
            return self._deciding()
        if not self.is_seated:
            if self.open_seats:
                return Prompt(self.tr("Choose a seat"), self.tr("Or stay and watch the others."))
            return Prompt(self.tr("You are watching"), self.missing() or self._waiting_for_chief())
        if not self.is_ready:
            return Prompt(self.tr("Are you ready?"), self.tr("The match can begin when everyone is."))
        return Prompt(self.tr("You are ready"), self.missing() or self._waiting_for_chief())

    def _deciding(self) -> Prompt:
        if self.may_start:
            return Prompt(self.tr("Everyone is ready"), self.tr("Start when you like."))
        if not self.is_seated and self.open_seats:
            return Prompt(self.tr("Choose a seat"), self.missing())
        return Prompt(self.tr("Waiting for the others"), self.missing())

    def missing(self) -> str:
        """What keeps the match from beginning; "" if nothing does but the one who decides."""
        reasons = []
        if self.open_seats:
            reasons.append(self.tr("%n seat(s) open.", "", self.open_seats))
        for person in self._awaited():
            away = self.tr("{name} is away.")
            reasons.append((self.tr("{name} is not ready yet.") if person.here else away).format(name=person.name))
        return " ".join(reasons)

    def _waiting_for_chief(self) -> str:
        if not self.state.chief:
            return "" if self.state.stage == OVER else self.tr("The match begins when everyone is ready.")
        name = next((person.name for person in self.state.people if person.guest == self.state.chief), "")
        return self.tr("Waiting for {name} to start.").format(name=name)
