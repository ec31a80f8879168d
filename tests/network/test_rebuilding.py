"""A damaged room file costs nobody their seat: the version before it and the journal tell enough."""

from __future__ import annotations

import pytest

from network.disk import room_file
from network.disk.known import Ticket
from network.disk.rebuilding import read_or_rebuilt
from network.disk.room_file import LedgerError
from network.loop import Loop
from network.messages.room import GATHERING, PLAYING, Sit, Verdict
from network.service import Plan, Service
from network.trust.identity import identity_in
from tests.network.hall import Hall
from tests.network.real_host import FAST, Visitors, started


@pytest.fixture
def visitors(tmp_path):
    made = Visitors(tmp_path / "visitors")
    yield made
    made.close()


@pytest.fixture
def serve(tmp_path):
    """Starts a service in the same folder as often as it is called; gives its port."""
    loop, running = Loop("test service"), list[Service]()

    def start() -> int:
        if running:
            running.pop().stop()
        plan = Plan("Chez Anna", ("tiny",), (), "fr", False, FAST)
        running.append(Service(loop, identity_in(tmp_path), tmp_path / "games", "test", plan))
        return running[0].start(0)

    def stop() -> None:
        running.pop().stop()

    start.stop = stop
    yield start
    if running:
        stop()
    loop.close()


def in_play(serve, visitors):
    """Two guests in the middle of a match; the service has ended since."""
    port = serve()
    guests = [visitors.come(Ticket("", name), port) for name in ("Anna", "Bo")]
    started(*guests)
    for seat, guest in enumerate(guests):
        guest.room.say(Sit(seat, guest.room.ticket.name))  # as windows do, where one person sits
        guest.wait(lambda guest: guest.state.seats[seat].name == guest.room.ticket.name)  # noqa: B023
    for guest in guests:
        guest.play(1)
    guests[0].wait(lambda guest: guest.updates[0].ply >= 2)
    serve.stop()
    return guests


@pytest.mark.parametrize("damage", [b"", b"{", b"\0" * 500, b'{"format": 1}'])
@pytest.mark.parametrize("has_previous", [True, False])
def test_the_match_comes_back_and_everybody_gets_their_seat(serve, visitors, tmp_path, damage, has_previous):
    guests = in_play(serve, visitors)
    (path,) = room_file.paths(tmp_path / "games")
    path.write_bytes(damage)
    if not has_previous:
        room_file.previous(path).unlink()
    before = [(guest.room.guest, guest.room.ticket.token) for guest in guests]
    port = serve()
    for guest in guests:
        guest.room.moved([("127.0.0.1", port)])
    outcomes = [guest.over().outcome for guest in guests]
    assert outcomes[0] == outcomes[1]
    assert [guest.room.guest for guest in guests] == [who for who, _ in before]
    is_same = [guest.room.ticket.token == token for guest, (_, token) in zip(guests, before, strict=True)]
    assert is_same == [has_previous] * 2
    assert guests[0].wait_for(Verdict)[:2] == (True, "")


def test_only_the_name_of_somebody_expected_is_worth_a_seat_and_only_once(serve, visitors, tmp_path):
    guests = in_play(serve, visitors)
    for guest in guests:
        guest.room.close()
    (path,) = room_file.paths(tmp_path / "games")
    path.write_bytes(b"")
    room_file.previous(path).unlink()
    port = serve()
    stranger = visitors.come(Ticket(path.stem, "Cy"), port).here()
    assert stranger.state.stage == PLAYING
    assert [(seat.kind, seat.name, seat.guest) for seat in stranger.state.seats] == [
        ("human", "Anna", guests[0].room.guest),
        ("human", "Bo", guests[1].room.guest),
    ]
    anna = visitors.come(Ticket(path.stem, "anna"), port).here()
    assert anna.room.guest == guests[0].room.guest
    second = visitors.come(Ticket(path.stem, "Anna"), port).here()
    assert second.room.guest not in [guest.room.guest for guest in guests]


def test_a_version_from_before_the_match_is_made_up_for_by_the_journal(serve, visitors, tmp_path):
    guests = in_play(serve, visitors)
    (path,) = room_file.paths(tmp_path / "games")
    kept = room_file.read(path)
    before = kept._replace(match="", stage=GATHERING, round=0, commitments=())
    room_file.previous(path).write_text(before.text())
    path.write_bytes(b"")
    assert read_or_rebuilt(path) == kept._replace(left=before.left, clock=before.clock)
    port = serve()
    guests[0].room.moved([("127.0.0.1", port)])
    assert guests[0].here().state.stage == PLAYING


def test_what_a_later_version_has_written_is_no_damage(tmp_path):
    kept = Hall().room.ledger()
    for _ in range(2):
        room_file.write(tmp_path, kept)
    path = room_file.path_of(tmp_path, kept.room)
    path.write_text('{"format": 99}')
    with pytest.raises(LedgerError, match="future_format"):
        read_or_rebuilt(path)


def test_a_damaged_file_never_becomes_the_previous_version(tmp_path):
    kept = Hall().room.ledger()
    for name in ("one", "two"):
        room_file.write(tmp_path, kept._replace(name=name))
    path = room_file.path_of(tmp_path, kept.room)
    path.write_bytes(b"damaged")
    room_file.write(tmp_path, kept._replace(name="three"))
    assert [room_file.read(each).name for each in (path, room_file.previous(path))] == ["three", "one"]
    room_file.delete(tmp_path, kept.room)
    assert list(tmp_path.iterdir()) == []
