"""A host that lies, over real lines: it is left, nothing of the lie is heard, and it is not called again by itself.

Each lie is told by a real host, whose words are changed on their way to the line. What the border refuses is listed in
`test_border`; here is that the border is where it should be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engines
from engines.record import Player
from network.lines.visit import Visit
from network.messages.line import Fault
from network.messages.room import PLAYING, Clocks, Denied, Finished, Person, RoomState, Said
from network.messages.table import Entry, Notice, Pause, Refusal, Update
from network.room.keeper import Telling
from tests.network.real_host import Guest, RealHost, real_host, started

Lie = Callable[[Telling], list[Telling]]


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


@pytest.fixture
def lies(monkeypatch):
    """Have every word of the host changed from now on."""

    def lie(change: Lie) -> None:
        tell = Visit.tell

        def lying(visit: Visit, message: Telling) -> None:
            for told in change(message):
                tell(visit, told)

        monkeypatch.setattr(Visit, "tell", lying)

    return lie


def of_room(**changes: Any) -> Lie:
    return lambda told: [told._replace(**changes) if isinstance(told, RoomState) else told]


def of_update(change: Callable[[Update], Update]) -> Lie:
    def lie(told: Telling) -> list[Telling]:
        if type(told) is tuple and isinstance(told[1], Update):
            return [(told[0], change(told[1]))]
        return [told]

    return lie


def of_view(**changes: Any) -> Lie:
    return of_update(lambda update: update._replace(view={**update.view, **changes}))


def instead(*told: Any) -> Lie:
    """Something else, in the place of every update."""
    return lambda message: list(told) if type(message) is tuple else [message]


DEEP: list[Any] = [[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]

LIES: dict[str, tuple[Lie, str]] = {
    "view: a missing key": (of_update(lambda told: told._replace(view={"phase": "choose"})), "told.view.actors"),
    "view: a seat that is not there": (of_view(actors=[7]), "told.view.actors"),
    "view: a number beyond 32 bits": (of_view(token=2**40), "told.view.token"),
    "view: text for a number": (of_view(rolled="6"), "told.view.rolled"),
    "view: not a number": (of_view(rolled=float("nan")), "bad_message"),
    "view: a nest": (of_view(hands=DEEP), "too_deep"),
    "view: a list that says it is endless": (of_view(hands=[[]] * 20_000), "bad_message"),
    "view: a long list": (of_view(hands=[[1, 2, 3]] * 5_000), "told.view.hands"),
    "log: an unknown event": (
        of_update(lambda told: told._replace(log=(Entry(0, {"kind": "dance"}),))),
        "told.log.event.kind",
    ),
    "log: too long": (
        of_update(lambda told: told._replace(log=(Entry(0, {"kind": "first", "by": 0}),) * 20_001)),
        "log_from",
    ),
    "legal: an unknown action": (of_update(lambda told: told._replace(legal=("jump",), seat=0, actors=(0,))), "told."),
    "legal: too many": (of_update(lambda told: told._replace(legal=("go",) * 3_000)), "legal"),
    "occupants: too many": (of_update(lambda told: told._replace(occupants=(Player("A"),) * 5)), "told.occupants"),
    "outcome: of nothing": (of_update(lambda told: told._replace(outcome={})), "told.outcome"),
    "ply: after the end": (of_update(lambda told: told._replace(ply=200_000)), "ply"),
    "room: another": (of_room(id="another"), "room.id"),
    "room: 16,000 people": (of_room(people=tuple(Person(f"g{n}", "A") for n in range(16_000))), "state.people"),
    "room: a name of a megabyte": (of_room(name="x" * 1_000_000), "state.name"),
    "room: options that cannot be": (of_room(options={"cards": 99}), "room.options"),
    "room: an unknown stage": (of_room(stage="dancing"), "room.stage"),
    "said: a line of three megabytes": (instead(Said("g", "A", "x" * 3_000_000, 1)), "text"),
    "said: 20,000 lines": (instead(*[Said("g", "A", "hey", 1)] * 20_000), "said"),
    "said: in the year 200,000": (instead(Said("g", "A", "hey", 2**42)), "when"),
    "clocks: of five seats": (instead(Clocks((1,) * 5, ())), "clocks.left"),
    "clocks: beyond 32 bits": (instead(Clocks((2**40, 1), ())), "left"),
    "denied: who is a list": (instead(Denied("not_all_ready", {"who": [1]})), "denied.details.who"),
    "denied: a map within a map": (instead(Denied("not_chief", {"who": {"x": 1}})), "details"),
    "refused: a seat that is not there": (instead((7, Refusal("late"))), "seat"),
    "refused: a reason without end": (instead((0, Refusal("x" * 61))), "reason"),
    "noted: nobody refuses": (instead((0, Notice("undo_refused"))), "noted.details.by"),
    "finished: a record of three megabytes": (instead(Finished(1, "x" * 3_000_000)), "record"),
}


def playing(host: RealHost) -> tuple[Guest, Guest]:
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    return anna, bo


@pytest.mark.parametrize("lie", LIES)
def test_a_host_that_lies_is_left_and_nothing_of_it_is_heard(host, lies, lie):
    anna, bo = playing(host)
    change, where = LIES[lie]
    lies(change)
    heard = len(anna.heard)
    if lie.startswith("room"):
        bo.room.close()  # a line drops, and the room says so
    else:
        bo.room.say(Pause(1, True))
    line = anna.wait_ended()
    assert line.reason == "bad_host"
    assert str(line.details["where"]).startswith(where)
    told = [message for message in anna.heard[heard:] if message != line]
    if lie == "said: 20,000 lines":
        assert len(told) < 400
    else:
        assert [message for message in told if not isinstance(message, RoomState)] == []
    assert all(len(state.people) == 2 and state.stage == PLAYING for state in told if isinstance(state, RoomState))


def test_a_host_that_was_left_is_called_again_only_by_hand_and_the_ticket_is_kept(host, monkeypatch):
    anna, bo = playing(host)
    with monkeypatch.context() as patch:
        tell = Visit.tell
        patch.setattr(Visit, "tell", lambda visit, told: [tell(visit, one) for one in of_view(phase="dance")(told)])
        bo.room.say(Pause(1, True))
        anna.wait_ended()
    lines = sum(message.state == "calling" for message in anna.heard if hasattr(message, "state"))
    anna.room.moved([("127.0.0.1", host.port)])  # it was found again, by discovery
    host.loop.run(_nothing()).result()
    assert anna.line.state == "ended"
    assert sum(message.state == "calling" for message in anna.heard if hasattr(message, "state")) == lines
    ticket = anna.tickets.all()[0]
    again = host.come(ticket, host.port).here()
    again.wait(lambda guest: guest.updates)
    assert again.room.guest == anna.room.guest


async def _nothing() -> None:
    """What was asked for before has been done when this is."""


def test_a_fault_whose_code_is_one_of_ours_means_nothing(host, monkeypatch):
    """Those codes come with details that a window relies on."""
    room = host.room()
    monkeypatch.setattr(Visit, "fault", lambda visit, code, details=None: visit.connection.end(Fault("which_table")))
    anna = host.guest(room, "Anna").here()
    host.on_desk(lambda: room.door.close("closed"))
    line = anna.wait_ended()
    assert (line.reason, dict(line.details)) == ("bad_host", {"where": "fault.code"})


MODES = ("solo", "double", "survivor")


@pytest.mark.parametrize("mode", MODES)
def test_a_good_host_is_not_left_with_four_seats(host, mode):
    """Whole matches with fewer seats are in `test_client`, and every view of a whole match in `test_border`."""
    room = host.room("cirkle", 4, mode=mode)
    players = [host.guest(room, f"Player {seat}") for seat in range(4)]
    started(*players)
    watching = host.guest(room, "Watcher", watch=True).here()
    for seat, player in enumerate(players):
        player.play(seat)
    for guest in (*players, watching):
        guest.wait(lambda guest: any(update.ply >= 30 for update in guest.updates.values()))
        assert guest.line.state == "here"


def test_every_mode_is_tried():
    """The other numbers of seats are those of the usual options."""
    cirkle = engines.load("cirkle")
    assert [value for value in cirkle.options[0].values if cirkle.seat_counts({"mode": value}) == (4,)] == [*MODES]
