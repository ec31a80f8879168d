"""What an honest host would say: one match of a game, played at random by the real table, as its first seat sees it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from engines import load
from engines.game import checked, usual_options
from engines.match import Match
from engines.record import Header, Player, written
from network.messages.changes import Tellings
from network.messages.line import Told
from network.messages.room import GATHERING, OVER, PLAYING, SEEDING, Person, RoomSeat, RoomSettings, RoomState
from network.messages.table import Act, Resign, TableMessage, Update
from network.table.table import Table
from tests.hostile.fake_host import GUEST, TABLE

MOST_ACTIONS = 150  # then the second seat resigns
RIVAL = "4" * 16
NAMES = ("Alice", "Bruno", "Chloé", "Dario", "Emma", "Fanny")


class Script(NamedTuple):
    """Everything honest that lies are made of."""

    game: str
    states: dict[str, RoomState]  # of the room, by stage
    told: list[Told]  # whole, after each action
    changes: list[Told]  # the same, as changes of the one before
    record: str

    @property
    def seats(self) -> int:
        return len(self.states[PLAYING].seats)


@lru_cache
def script(game: str, seed: int = 0) -> Script:
    options = usual_options(load(game))
    seats = min(load(game).seat_counts(options))
    setup, names, rng = checked(load(game), seats, options, seed), NAMES[:seats], Random(seed)
    header = Header(setup, tuple(Player(name) for name in names), "f" * 8, "2026-01-01T00:00:00Z", "test")
    table = Table(Match(setup), [Player(name) for name in names], None, header)
    links = [table.link(seat, f"guest {seat}") for seat in range(seats)]
    latest: dict[int, Update] = {}
    seen: list[Update] = []

    def hear(seat: int, message: TableMessage) -> None:
        assert isinstance(message, Update), message
        latest[seat] = message
        if seat == 0:
            seen.append(message)

    for seat, link in enumerate(links):
        link.listen(lambda message, seat=seat: hear(seat, message))
    while table.match.outcome is None and len(table.match.lines) < MOST_ACTIONS:
        seat = next(seat for seat, update in latest.items() if update.legal)
        links[seat].say(
            Act(links[seat].seat, rng.choice(latest[seat].legal), latest[seat].length, len(latest[seat].draft))
        )
    if table.match.outcome is None:
        links[1].say(Resign(links[1].seat))
    return Script(game, _states(setup.game, options, names), *_tellings(seen), written(header, table.match))


def _tellings(seen: list[Update]) -> tuple[list[Told], list[Told]]:
    """The updates as a host tells them, whole and as changes."""
    tellings, log, shown, whole, changes = Tellings(), [], None, [], []
    for update in seen:
        log[update.log_from :] = update.log
        told, _ = tellings.told(update._replace(log_from=0, log=tuple(log)), None)
        change, shown = tellings.told(update, shown)
        whole.append(told._replace(seat=0))
        changes.append(change._replace(seat=0))
    return whole, changes


def _states(game: str, options: dict, names: tuple[str, ...]) -> dict[str, RoomState]:
    guests = (GUEST, *(f"{RIVAL[:-1]}{number}" for number in range(1, len(names))))
    seats = tuple(RoomSeat("human", name, "", guest) for name, guest in zip(names, guests, strict=True))
    people = tuple(Person(guest, name, ready=True, ping=12) for name, guest in zip(names, guests, strict=True))
    return {
        stage: RoomState(TABLE, "A table", game, options, stage, seats, people, guests[-1], RoomSettings(), 1)
        for stage in (GATHERING, SEEDING, PLAYING, OVER)
    }
