"""What can be said without playing has limits, and whoever reaches one is told so and stays."""

from __future__ import annotations

import threading

import pytest

from engines.match import Line as MatchLine
from engines.match import Match
from network.disk.known import KnownHosts, Ticket, Tickets
from network.lines.backoff import FIRST, GROWTH, JITTER, LAST, LASTING, Backoff
from network.lines.call import Lost
from network.lines.remote_link import RemoteLink
from network.lines.remote_room import RemoteRoom
from network.lines.visit import in_parts
from network.messages.changes import Drift, digest
from network.messages.line import LOG_PART, LogPart, Refused, Told
from network.messages.room import Denied, LineStatus, Ready, Say, Sit, Stand, Start
from network.messages.table import AnswerDraw, AnswerUndo, AskUndo, Entry, OfferDraw, Pause, Refresh, Refusal, Update
from network.rate_limit import Bucket, Rate
from network.room.guests import GATHERING_RATE, PLAYING_RATE, REFRESH_RATE
from network.room.room import Room
from network.table.call_limit import BETWEEN_ACTIONS, DRAW, MAX_CALLS, PAUSE, UNDO
from network.table.table import Table
from tests.network.conftest import new_header, new_table, people, played
from tests.network.conftest import seated as ears
from tests.network.hall import Deaf, Hall, playing, seated
from tests.network.real_host import PATIENCE, real_host, started

TOO_OFTEN = Refusal("too_often")


# A token bucket.


def test_a_bucket_gives_its_burst_and_then_its_rate():
    bucket = Bucket(Rate(3, 2.0))
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(2.0), bucket.take(2.0)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]
    bucket.fill()
    assert bucket.take(1000.0)


# At a table.


def test_draws_are_offered_a_few_times_until_somebody_plays():
    table = new_table()
    ana, bo = ears(table, "ana", "bo")
    for _ in range(1000):
        ana.ask(OfferDraw)
        ana.ask(AnswerDraw, False)
    assert ana.kinds.count("draw_offer") == ana.kinds.count("draw_refuse") == BETWEEN_ACTIONS[DRAW]
    assert TOO_OFTEN in ana.refusals
    assert table.match.length == 2 * BETWEEN_ACTIONS[DRAW]
    bo.ask(OfferDraw)  # whoever has said little is not refused
    assert bo.update.draw_offers == (1,)
    ana.act("c1").act("go")
    ana.ask(OfferDraw)
    assert ana.update.draw_offers == (0,)


def test_playing_the_same_again_gives_no_new_offers():
    table = new_table()
    ana, _bo = ears(table, "ana", "bo")
    for _ in range(BETWEEN_ACTIONS[DRAW] + 5):
        ana.act("c1")
        for _ in range(2):
            ana.ask(OfferDraw)
            ana.ask(AnswerDraw, False)
        ana.ask(AskUndo)  # free: nobody has seen the mark
    assert ana.kinds.count("draw_offer") == BETWEEN_ACTIONS[DRAW]


def test_a_pause_can_always_be_ended():
    table = new_table()
    ana, _bo = ears(table, "ana", "bo")
    for _ in range(BETWEEN_ACTIONS[PAUSE]):
        ana.ask(Pause, True)
        assert table.paused
        ana.ask(Pause, False)
        assert not table.paused
    ana.ask(Pause, True)
    assert not table.paused
    assert ana.refusals == [TOO_OFTEN]


def test_take_backs_asked_for_in_vain_are_counted_and_others_are_not():
    table = played(new_table(), "0 c1", "0 go")
    ana, bo = ears(table, "ana", "bo")
    for _ in range(BETWEEN_ACTIONS[UNDO] - 1):
        ana.ask(AskUndo)
        bo.ask(AnswerUndo, False)
    ana.ask(AskUndo)
    bo.ask(AnswerUndo, True)  # and all is forgiven
    played(table, "0 go")
    for _ in range(BETWEEN_ACTIONS[UNDO]):
        ana.ask(AskUndo)
        bo.ask(AnswerUndo, False)
    assert ana.refusals == []
    ana.ask(AskUndo)
    assert ana.refusals == [TOO_OFTEN]
    assert table.undo_asked is None


def test_a_match_has_an_end_of_calls():
    header = new_header()
    lines = [MatchLine(0, text) for _ in range(MAX_CALLS // 2) for text in ("!draw?", "!draw-")]
    table = Table(Match.replayed(header.setup, lines), people())
    ana, bo = ears(table, "ana", "bo")
    ana.act("c1")
    bo.ask(OfferDraw)
    ana.ask(AskUndo)
    assert bo.refusals == ana.refusals == [TOO_OFTEN]
    ana.act("go")
    assert table.match.length == MAX_CALLS + 2


# In a room.


def test_before_a_match_requests_are_limited_by_time():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    before = len(ana.messages)
    for count in range(1000):
        bo.say(Ready(count % 2 == 0))
    assert bo.denied[-1] == Denied("too_often")
    assert len(ana.messages) - before <= GATHERING_RATE.burst
    assert bo.gone_for == ""
    hall.passes(10)
    bo.say(Ready(True))
    ana.say(Start())
    assert hall.room.state().stage == "playing"


def test_during_a_match_names_and_seats_change_a_few_times_until_somebody_plays(tmp_path):
    hall, ana, bo = playing(folder=tmp_path)
    path = hall.table._journal.path
    written = path.read_text().count("\n")
    for count in range(500):
        bo.say(Sit(1, f"Bo {count}"))
    assert path.read_text().count("\n") - written <= PLAYING_RATE.burst
    assert bo.denied[-1] == Denied("too_often")
    actor = ana if hall.table.match.actors == (0,) else bo
    actor.act(actor.update(actor.seats[0]).legal[0])
    bo.say(Sit(1, "Bruno"))
    assert hall.room.state().seats[1].name == "Bruno"
    for _ in range(100):
        bo.say(Stand(1), Sit(1, "Bo"))
    assert bo.denied[-1] == Denied("too_often")
    assert bo.gone_for == ""


def test_whole_views_are_asked_for_a_few_times():
    hall, ana, _bo = playing()
    before = len(ana.messages)
    for _ in range(100):
        ana.say(Refresh(0))
    told = [told for at, told in ana.messages[before:] if at == 0]
    assert sum(isinstance(message, Update) for message in told) == REFRESH_RATE.burst
    assert told[-1] == TOO_OFTEN
    hall.passes(2)
    ana.say(Refresh(0))
    assert isinstance(ana.messages[-1][1], Update)


def test_a_pause_said_over_and_over_is_refused_in_a_room_too():
    hall, ana, bo = playing()
    for count in range(200):
        bo.say(Pause(1, count % 2 == 0))
    assert (1, TOO_OFTEN) in bo.refusals
    assert not hall.table.paused
    assert len(ana.at_places) < 100


# A long log.


VIEW = {"phase": "play"}


def told(log_from: int, entries: int, view: dict | None = VIEW) -> Told:
    log = tuple(Entry(0, {"kind": "noise", "number": log_from + count}) for count in range(entries))
    return Told(0, 0, 0, digest(VIEW), view, (), digest(VIEW), (), (), (), log_from, log)


class Trusting:
    """A border where everything passes: these tests are about the log."""

    def update(self, update: Update, log: object) -> Update:
        return update

    def refused(self, refused: Refused) -> Refusal:
        return Refusal(refused.reason)


class Place:
    """A RemoteLink that remembers what it was told."""

    def __init__(self, host) -> None:
        self.sent, self.updates = [], []
        self.link = RemoteLink(
            host.loop, 0, self.sent.append, lambda _place, update: self.updates.append(update), Trusting
        )

    def hear(self, message) -> None:
        for part in in_parts(message):
            self.link.hear(part)


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


@pytest.mark.parametrize("entries", [0, 1, LOG_PART, LOG_PART + 1, 3 * LOG_PART, 3 * LOG_PART + 7])
def test_a_log_comes_in_parts_and_is_put_together(host, entries):
    place = Place(host)
    parts = in_parts(told(0, entries))
    assert all(len(part.log) <= LOG_PART for part in parts)
    assert [type(part) for part in parts[:-1]] == [LogPart] * max(0, (entries - 1) // LOG_PART)
    place.hear(told(0, entries))
    place.hear(told(entries, 2 * LOG_PART))
    assert [entry.event["number"] for entry in place.link.update.log] == list(range(entries + 2 * LOG_PART))
    assert len(place.updates) == 2  # nothing is shown before it is whole
    assert place.sent == []


def test_parts_that_do_not_fit_together_are_drift(host):
    place = Place(host)
    place.link.hear(LogPart(0, 0, told(0, LOG_PART).log))
    with pytest.raises(Drift):
        place.link.hear(LogPart(0, LOG_PART + 1, told(0, LOG_PART).log))
    place.link.forget()  # the next line begins anew
    place.hear(told(0, 2 * LOG_PART))
    assert len(place.link.update.log) == 2 * LOG_PART


def test_a_client_that_cannot_get_a_whole_view_calls_again(host):
    place = Place(host)
    place.hear(told(0, 1))
    place.hear(told(7, 1))
    assert place.sent == [Refresh(0)]
    with pytest.raises(Lost):
        place.link.hear(Refused(0, "too_often"))


def test_nobody_is_locked_out_by_a_long_log(host):
    """Not even from a match of an earlier version, with more entries than a message may hold items."""
    header = new_header()
    lines = [MatchLine(0, text) for _ in range(9_000) for text in ("!draw?", "!draw-")]
    table = Table(Match.replayed(header.setup, lines), people(), None, header)
    room = host.on_desk(lambda: Room.of_table(host.office, f"{99:016x}", "Long", table, "host", (0,)))
    host.on_desk(lambda: room.enter_local("Ana", Deaf()))
    host.host.add(room, host.desk)
    host.wait_card(room.ident)
    guest = host.guest(room, "Bo").sit(1)
    guest.wait(lambda guest: 1 in guest.updates)
    assert len(guest.updates[1].log) > 18_000
    assert not [line for line in guest.heard if isinstance(line, LineStatus) and line.state == "lost"]


def test_an_opponent_who_offers_draws_for_ever_locks_nobody_out(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    for _ in range(3000):
        bo.room.say(OfferDraw(1))
        bo.room.say(AnswerDraw(1, False))
    bo.room.say(Say("done"))
    anna.wait(lambda guest: any(getattr(said, "text", "") == "done" for said in guest.heard))
    assert len(anna.updates[0].log) < 50
    anna.room.close()
    again = host.guest(
        room, "Anna", folder=anna._folder, token=anna.room.ticket.token, fingerprint=anna.room.ticket.fingerprint
    ).here()
    again.wait(lambda guest: 0 in guest.updates)
    assert len(again.updates[0].log) < 50
    assert bo.line.state == "here"


# Calling again.


def test_pauses_grow_and_begin_anew_after_a_stay_that_lasted():
    backoff = Backoff(chance=lambda: 0.5)
    pauses = [backoff.pause(0.0) for _ in range(12)]
    assert pauses[:3] == pytest.approx([FIRST, FIRST * GROWTH, FIRST * GROWTH**2])
    assert pauses[-1] == LAST
    assert backoff.pause(LASTING - 0.1) == LAST  # in and out again
    assert backoff.pause(LASTING) == FIRST


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_pauses_are_not_the_same_for_everybody(chance):
    backoff = Backoff(chance=lambda: chance)
    assert backoff.pause(0.0) == pytest.approx(FIRST * (1 + JITTER * (2 * chance - 1)))


class Noted(Backoff):
    """Remembers its pauses."""

    def __init__(self) -> None:
        super().__init__(first=0.001, last=0.2, chance=lambda: 0.5)
        self.pauses: list[float] = []

    def pause(self, stayed: float) -> float:
        self.pauses.append(super().pause(stayed))
        return self.pauses[-1]


def test_a_host_that_drops_us_right_after_we_came_in_is_called_ever_more_rarely(host, tmp_path):
    room, backoff, enough = host.room(), Noted(), threading.Event()

    def hear(message: object) -> None:
        if isinstance(message, LineStatus) and message.state == "here":
            for visit in list(host.host.doorstep._visits):
                visit.fault("silent")
        if len(backoff.pauses) >= 10:
            enough.set()

    guest = RemoteRoom(
        host.loop,
        [("127.0.0.1", host.port)],
        Ticket(room.ident, "Anna"),
        KnownHosts(tmp_path / "hosts.json"),
        Tickets(tmp_path / "tickets.json"),
        hear,
        backoff=backoff,
    )
    try:
        assert enough.wait(PATIENCE)
    finally:
        guest.close()
    assert backoff.pauses == sorted(backoff.pauses)
    assert backoff.pauses[9] > 60 * backoff.pauses[0]
