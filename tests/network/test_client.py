"""A guest on another machine: whole games, lines that drop, hosts that are not who they were, phrases, drift."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

import engines
from engines.record import read
from network.disk.known import NEW, KnownHosts, Ticket, Tickets
from network.lines import call
from network.lines.call import TEMPORARY, TROUBLES, Call, Ended, Lost, dialled
from network.lines.seed_guest import Sealing
from network.lines.turnstile import Turns
from network.lines.visit import Visit
from network.messages import codec
from network.messages.changes import Shown
from network.messages.line import Fault, Told
from network.messages.room import (
    OVER,
    PLAYING,
    Again,
    AskReveal,
    Change,
    Commit,
    Denied,
    Kick,
    Leave,
    LineStatus,
    Reveal,
    RoomSettings,
    RoomState,
    Said,
    Say,
    Sit,
    Start,
    Verdict,
)
from network.messages.table import (
    Act,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    Notice,
    OfferDraw,
    Pause,
    Refusal,
    Resign,
    Update,
)
from network.rate_limit import Rate
from network.trust import identity
from network.trust.identity import identity_in
from network.trust.seed_protocol import Seen
from tests.network.real_host import FAST, PATIENCE, Guest, real_host, started

GAMES = tuple(
    (game, max(engines.load(game).seat_counts({o.name: o.default for o in engines.load(game).options})))
    for game in engines.games()
)


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


def views_of(guest: Guest, place: int | None) -> list[Update]:
    return [
        message[1]
        for message in guest.heard
        if type(message) is tuple and message[0] == place and isinstance(message[1], Update)
    ]


# Whole games.


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_match_with_a_spectator(host, game, seats):
    room = host.room(game, seats)
    players = [host.guest(room, f"Player {seat}") for seat in range(seats)]
    started(*players)
    watching = host.guest(room, "Watcher", watch=True).here()
    for seat, player in enumerate(players):
        player.play(seat)
    ends = [guest.over() for guest in (*players, watching)]
    assert len({str(end.outcome) for end in ends}) == 1
    verdicts = [guest.wait_for(Verdict) for guest in (*players, watching)]
    assert [verdict[:2] for verdict in verdicts] == [(True, "")] * len(verdicts)
    assert len({verdict.record for verdict in verdicts}) == 1
    _check_views(verdicts[0].record, players, watching)


def _check_views(text: str, players: list[Guest], watching: Guest) -> None:
    """What everybody saw last is what the record leads to, and nobody saw another seat's view."""
    match = read(text).match
    for seat, player in enumerate(players):
        assert player.updates[seat].view == match.game.view(match.state, seat)
        assert set(player.updates) == {seat}
    assert watching.updates[None].view == match.game.view(match.state, None)
    assert set(watching.updates) == {None}
    assert watching.updates[None].length == match.length


def test_after_a_match_they_gather_and_play_another(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    anna.play(1)
    bo.play(2)
    first = anna.over(), anna.wait_for(Verdict)
    chief = next(guest for guest in (anna, bo) if guest.room.guest == guest.state.chief)
    chief.room.say(Again())
    anna.wait_stage("gathering")
    for guest in (anna, bo):
        guest.wait_stage("gathering").ready()
    chief.room.say(Start())
    anna.wait(lambda guest: sum(isinstance(message, Verdict) for message in guest.heard) == 2)
    second = anna.wait_for(Verdict)
    assert second.fair
    assert read(second.record).header.setup.seed != read(first[1].record).header.setup.seed


def test_one_window_may_hold_several_seats(host):
    room = host.room()
    both = host.guest(room, "Both").sit(0).sit(1).ready()
    both.room.say(Start())
    both.wait_stage(PLAYING)
    both.play(3)
    assert both.over().outcome
    assert {0, 1} <= set(both.updates)


def test_ipv6(host):
    guest = host.guest(host.room(), "Six", address="::1").sit(0)
    assert guest.state.seats[0].name == "Six 0"


def test_each_view_after_the_first_comes_as_changes(host, monkeypatch):
    sent: list[str] = []
    room = host.room("coldwar", 2)
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    link = anna.room.link(0)
    monkeypatch.setattr(link, "hear", _noting(link.hear, sent))
    anna.play(1)
    bo.play(2)
    anna.wait(lambda guest: guest.updates[0].ply >= 10)
    assert sent.count("changes") > sent.count("whole")


def _noting(hear, sent):
    def noting(message):
        if hasattr(message, "view"):
            sent.append("changes" if message.view is None else "whole")
        hear(message)

    return noting


# What is asked of a room and of a table.


def test_requests_refusals_and_denials_come_back(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    anna.here()
    bo.here().room.say(Sit(7, "Bo"))
    assert bo.wait_for(Denied).reason == "no_such_seat"
    started(anna, bo)
    first = next(seat for seat, guest in enumerate((anna, bo)) if guest.updates[seat].legal)
    actor, other = ((anna, bo), (bo, anna))[first]
    actor.room.say(Act(first, "nonsense", 0))
    assert _refusals(actor.wait(_refusals)) == [(first, "bad_notation")]
    other.room.say(Act(1 - first, actor.updates[first].legal[0], 0))
    assert _refusals(other.wait(_refusals)) == [(1 - first, "not_your_turn")]


def _refusals(guest: Guest) -> list[tuple[object, str]]:
    return [
        (message[0], message[1].reason)
        for message in guest.heard
        if type(message) is tuple and isinstance(message[1], Refusal)
    ]


def test_what_no_message_could_carry_costs_nobody_the_line(host):
    """People may type anything."""
    room = host.room()
    anna, bo = host.guest(room, "A" * 99), host.guest(room, "Bo\ud800\n")
    started(anna, bo)
    assert len(anna.people()[0].name) <= 40
    for text in ("x" * 5000, "\ud800", "c1\nc2"):
        anna.room.say(Act(0, text, 0))
        anna.room.say(Say(text))
        bo.room.say(Sit(1, text))
    assert _refusals(anna.wait(lambda guest: len(_refusals(guest)) == 3)) == [(0, "bad_notation")] * 3
    anna.wait(lambda guest: guest.state.seats[1].name == "c1 c2")
    assert _talk(anna.wait(lambda guest: "c1 c2" in _talk(guest)))[0] == "x" * 300
    assert not [message for message in (*anna.heard, *bo.heard) if isinstance(message, LineStatus) and message.reason]


def test_pause_undo_draws_and_resigning_work_from_afar(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    anna.room.say(Pause(0, True))
    bo.wait(lambda guest: guest.updates[1].paused)
    bo.room.say(Pause(1, False))
    anna.wait(lambda guest: not guest.updates[0].paused)
    seat = next(seat for seat, guest in enumerate((anna, bo)) if guest.updates[seat].legal)
    actor, other = ((anna, bo), (bo, anna))[seat]
    for _ in range(2):
        update = actor.updates[seat]
        actor.room.say(Act(seat, update.legal[-1], update.length))
        actor.wait(lambda guest, before=update.length: guest.updates[seat].length > before)
    actor.room.say(AskUndo(seat))
    other.wait(lambda guest: guest.updates[1 - seat].undo_asked)
    other.room.say(AnswerUndo(1 - seat, False))
    actor.wait(lambda guest: (seat, Notice("undo_refused", {"by": 1 - seat})) in guest.heard)
    anna.room.say(OfferDraw(0))
    bo.wait(lambda guest: guest.updates[1].draw_offers == (0,))
    bo.room.say(AnswerDraw(1, False))
    anna.wait(lambda guest: not guest.updates[0].draw_offers)
    bo.room.say(Resign(1))
    assert anna.over().outcome["reason"] == "resigned"


def test_whoever_begins_to_listen_late_is_told_everything(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    bo.room.say(Say("Bonne chance !"))
    anna.wait_for(Said)
    told: list[object] = []
    done = threading.Event()

    def hear(message: object) -> None:
        told.append(message)
        if type(message) is tuple:
            done.set()

    anna.room.listen(hear)
    assert done.wait(PATIENCE)
    assert told[0] == LineStatus("here")
    assert isinstance(told[1], RoomState)
    assert [message.text for message in told if isinstance(message, Said)] == ["Bonne chance !"]
    assert told[-1] == (0, anna.updates[0])


def test_a_chief_from_afar_locks_the_room_and_the_phrase_never_crosses_the_line(host, monkeypatch):
    sent: list[bytes] = []
    real = codec.Packer.packed
    monkeypatch.setattr(codec.Packer, "packed", lambda self, message: sent.append(real(self, message)) or sent[-1])
    room = host.room()
    chief = host.guest(room, "Chief").here()
    chief.room.change(Change(RoomSettings(locked=True), chief.state.options, 2), "sésame, ouvre-toi")
    host.wait_card(room.ident, lambda card: card.locked)
    guest = host.guest(room, "Anna", phrase="sésame, ouvre-toi").here()
    assert guest.state.settings.locked
    assert sent
    assert not [data for data in sent if "sésame".encode() in data or b"ouvre-toi" in data]


# Lines that drop.


def test_a_dropped_line_is_seen_at_once_and_whoever_returns_has_the_seat_and_the_question(host):
    room = host.room()
    relay = host.relay()
    anna, bo = host.guest(room, "Anna", port=relay.port), host.guest(room, "Bo")
    started(anna, bo)
    before = anna.room.guest, anna.room.ticket.token
    count = len(views_of(anna, 0))
    relay.cut()
    bo.wait(lambda guest: not _person(guest, anna).here)
    assert bo.state.seats[0].guest == anna.room.guest
    assert anna.wait(lambda guest: guest.line.state == "lost").line.retry >= 1
    relay.mend()
    anna.here()
    bo.wait(lambda guest: _person(guest, anna).here)
    assert (anna.room.guest, anna.room.ticket.token) == before
    anna.wait(lambda guest: len(views_of(guest, 0)) > count)
    assert views_of(anna, 0)[-1].log_from == 0, "everything is told anew"
    anna.play(1)
    bo.play(2)
    assert anna.over().outcome == bo.over().outcome
    assert anna.wait_for(Verdict).fair


def _person(guest: Guest, who: Guest):
    return next(person for person in guest.people() if person.guest == who.room.guest)


def test_a_line_may_drop_again_and_again_in_a_match(host):
    room = host.room()
    relay = host.relay()
    anna, bo = host.guest(room, "Anna", port=relay.port), host.guest(room, "Bo")
    started(anna, bo)
    anna.play(1)
    bo.play(2)
    for _ in range(5):
        relay.cut()
        relay.mend()
        anna.here()
    assert anna.over().outcome == bo.over().outcome
    assert anna.wait_for(Verdict).fair


def test_talk_is_heard_once_also_by_whoever_returns(host):
    room = host.room()
    relay = host.relay()
    anna, bo = host.guest(room, "Anna", port=relay.port).here(), host.guest(room, "Bo").here()
    for text in ("un", "deux", "un"):
        bo.room.say(Say(text))
    anna.wait(lambda guest: len(_talk(guest)) == 3)
    relay.cut()
    anna.wait(lambda guest: guest.line.state == "lost")
    bo.wait(lambda guest: not _person(guest, anna).here).room.say(Say("trois"))
    relay.mend()
    anna.wait(lambda guest: "trois" in _talk(guest))
    anna.room.say(Say("me voilà"))
    anna.wait(lambda guest: "me voilà" in _talk(guest))
    assert _talk(anna) == ["un", "deux", "un", "trois", "me voilà"]


def _talk(guest: Guest) -> list[str]:
    return [message.text for message in guest.heard if isinstance(message, Said)]


def test_what_is_said_while_the_line_is_down_is_dropped_and_the_question_asked_again(host):
    room = host.room()
    relay = host.relay()
    anna, bo = host.guest(room, "Anna", port=relay.port), host.guest(room, "Bo")
    started(anna, bo)
    relay.cut()
    anna.wait(lambda guest: guest.line.state == "lost")
    for legal in anna.updates[0].legal:
        anna.room.say(Act(0, legal, 0))
    relay.mend()
    anna.here()
    anna.room.say(Say("again"))
    anna.wait_for(Said)
    assert anna.updates[0].length == 0


def test_a_second_line_with_the_same_token_replaces_the_first(host):
    room = host.room()
    first = host.guest(room, "Anna").sit(0)
    second = host.come(first.room.ticket, host.port).here()
    assert first.wait_ended().reason == "replaced"
    assert second.room.guest == first.room.guest
    assert second.state.seats[0].guest == second.room.guest
    second.room.say(Say("still here"))
    second.wait_for(Said)
    assert first.line.state == "ended", "and they do not fight for the seat"


def test_a_ticket_from_the_disk_brings_a_guest_back_after_its_program_has_ended(host, tmp_path):
    room = host.room()
    before = host.guest(room, "Anna", folder=tmp_path / "anna").sit(1)
    before.room.close()
    ticket = Tickets(tmp_path / "anna" / "tickets.json").find(room.ident)
    assert (ticket.title, ticket.game, ticket.addresses) == ("Table 1", "tiny", (("127.0.0.1", host.port),))
    after = Guest(host, ticket, tmp_path / "anna", list(ticket.addresses)).here()
    assert after.room.guest == before.room.guest
    assert after.state.seats[1].guest == after.room.guest


def test_the_token_is_on_disk_before_anything_can_be_done_with_it(host):
    guest = host.guest(host.room(), "Anna")
    found: list[object] = []
    guest.wait(lambda guest: guest.line.state == "here" and (found.append(guest.tickets.all()) or True))
    assert found[0][0].token == guest.room.ticket.token


def test_whoever_leaves_is_gone_for_good(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna").sit(0), host.guest(room, "Bo").here()
    anna.room.say(Leave())
    assert anna.wait_ended() == LineStatus("ended", "left")
    bo.wait(lambda guest: guest.state.seats[0].kind == "open" and len(guest.people()) == 1)
    host.loop.run(_settled(anna)).result()
    assert anna.tickets.all() == []


async def _settled(guest: Guest) -> None:
    """All that a room does beside listening is done."""
    for task in list(guest.room._errands):
        await task


def test_whoever_is_sent_away_does_not_come_back_by_itself(host):
    room = host.room()
    chief, guest = host.guest(room, "Chief").here(), host.guest(room, "Anna").sit(0)
    chief.wait(lambda chief: len(chief.people()) == 2).room.say(Kick(guest.room.guest))
    assert guest.wait_ended().reason == "kicked"
    assert guest.tickets.all() == []


def test_neither_discovery_nor_a_reopened_door_brings_back_whoever_was_sent_away(host):
    room = host.room()
    chief, guest = host.guest(room, "Chief").here(), host.guest(room, "Anna").here()
    guest.room.moved([("localhost", host.port)])  # while all is well
    chief.wait(lambda chief: len(chief.people()) == 2).room.say(Kick(guest.room.guest))
    assert guest.wait_ended().reason == "kicked"
    guest.room.moved([("127.0.0.1", host.port)])
    chief.room.say(Say("alone again"))
    chief.wait_for(Said)
    assert guest.line.reason == "kicked"
    assert len(chief.people()) == 1


def test_a_table_that_comes_back_later_than_its_host_is_entered_again(tmp_path):
    with real_host(tmp_path) as host:
        room = host.room()
        guest = host.guest("e" * 16, "Anna")
        assert guest.wait_ended().reason == "no_such_table"
        guest.room.choose(room.ident)
        guest.here()
        gone = host.guest("d" * 16, "Bo")
        gone.wait_ended()
        gone.room.moved([("127.0.0.1", host.port)])
        gone.wait(lambda guest: [line.reason for line in _lines(guest)].count("no_such_table") == 2)


def _lines(guest: Guest) -> list[LineStatus]:
    return [message for message in guest.heard if isinstance(message, LineStatus)]


def test_a_new_match_begins_with_an_empty_log_for_whoever_listens(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    anna.room.say(Resign(0))
    anna.over()
    chief = next(guest for guest in (anna, bo) if guest.room.guest == guest.state.chief)
    chief.room.say(Again())
    anna.wait_stage("gathering")
    told: list[object] = []
    anna.room.link(0).listen(told.append)
    for guest in (anna, bo):
        guest.wait_stage("gathering").ready()
    chief.room.say(Start())
    anna.wait(lambda guest: told and guest.state.stage == PLAYING)
    assert told[0].outcome is None, "nothing is told of the match before"


def test_a_verdict_is_told_once(host):
    room = host.room()
    relay = host.relay()
    anna, bo = host.guest(room, "Anna", port=relay.port), host.guest(room, "Bo")
    started(anna, bo)
    bo.room.say(Resign(1))
    anna.over()
    relay.cut()
    anna.wait(lambda guest: guest.line.state == "lost")
    relay.mend()
    anna.here().room.say(Say("back"))
    anna.wait_for(Said)
    host.loop.run(_settled(anna)).result()
    assert sum(isinstance(message, Verdict) for message in anna.heard) == 1


def test_a_table_that_is_closed_ends_the_line(host):
    room = host.room()
    guest = host.guest(room, "Anna").here()
    host.host.remove(room.ident)
    assert guest.wait_ended().reason == "closed"


# Finding the host.


def test_a_host_that_comes_back_at_another_port_is_found_when_the_new_address_is_known(tmp_path):
    with real_host(tmp_path) as other:
        with real_host(tmp_path / "host") as host:
            room = host.room()
            ticket = host.guest(room, "Anna").here().room.ticket
        gone = other.come(ticket, host.port)
        assert gone.wait(lambda guest: guest.line.state == "lost").line.reason == "ECONNREFUSED"
        with real_host(tmp_path / "host") as again:
            assert again.room().ident == room.ident
            gone.room.moved([("127.0.0.1", again.port)])
            gone.here()
            gone.room.close()
            gone.room.say(Leave())
            gone.wait_ended()


def test_the_first_address_that_answers_is_taken(host):
    room = host.room()
    with socket.create_server(("127.0.0.1", 0)) as deaf:  # accepts, and says nothing
        addresses = [("127.0.0.1", 1), deaf.getsockname(), ("127.0.0.1", host.port)]
        guest = Guest(host, host.guest(room, "Anna").here().room.ticket, None, addresses)
        assert guest.here()


def test_by_address_the_only_table_is_entered(host):
    room = host.room()
    guest = host.guest("", "Anna").here()
    assert guest.state.id == room.ident
    assert guest.tickets.all()[0].table == room.ident


def test_by_address_one_of_several_tables_is_chosen(host):
    host.room()
    second = host.room("wagons")
    guest = host.guest("", "Anna")
    ended = guest.wait_ended()
    assert ended.reason == "which_table"
    assert [table["game"] for table in ended.details["tables"]] == ["tiny", "wagons"]
    guest.room.choose(second.ident, watch=True)
    assert guest.here().state.id == second.ident
    assert guest.room.ticket.watch


def test_by_address_a_host_without_tables_has_none(host):
    assert host.guest("", "Anna").wait_ended().reason == "no_such_table"


def test_nobody_at_the_address(host):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    guest = host.guest("0" * 16, "Anna", port=port)
    line = guest.wait(lambda guest: guest.line.state == "lost").line
    assert line.reason == "ECONNREFUSED"
    assert line.retry >= 1


def test_a_name_that_nobody_has(host):
    guest = host.guest("0" * 16, "Anna", address="x" * 70)
    assert guest.wait(lambda guest: guest.line.state == "lost").line.reason == "not_found"


def test_an_address_that_never_answers(host, monkeypatch):
    monkeypatch.setattr(call, "DIAL", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as deaf:  # accepts, and says nothing
        guest = host.guest("0" * 16, "Anna", port=deaf.getsockname()[1])
        assert guest.wait(lambda guest: guest.line.state == "lost").line.reason == "timed_out"


def test_no_address_at_all(host):
    with pytest.raises(Lost) as told:
        host.loop.run(dialled(host.loop, [])).result()
    assert told.value.code == "not_found"


@pytest.mark.parametrize("says", [b"220 mail.example ESMTP\r\n", b""])
def test_something_else_at_the_address(host, says):
    with socket.create_server(("127.0.0.1", 0)) as mail:
        answering = threading.Thread(target=_answer_once, args=(mail, says))
        answering.start()
        guest = host.guest("0" * 16, "Anna", port=mail.getsockname()[1])
        assert guest.wait(lambda guest: guest.line.state == "lost").line.reason == "not_ours"
        guest.room.close()
        answering.join()


def _answer_once(server: socket.socket, says: bytes) -> None:
    line, _address = server.accept()
    with line:
        line.recv(4096)
        line.sendall(says)


def test_a_host_that_speaks_tls_and_nonsense(host, tmp_path):
    context = identity.host_context(identity_in(tmp_path / "other"))
    with socket.create_server(("127.0.0.1", 0)) as server:
        answering = threading.Thread(target=_nonsense, args=(server, context))
        answering.start()
        guest = host.guest("0" * 16, "Anna", port=server.getsockname()[1])
        line = guest.wait(lambda guest: guest.line.state == "lost").line
        assert (line.reason, dict(line.details)) == ("not_ours", {"why": "too_large"})
        guest.room.close()
        answering.join()


def _nonsense(server: socket.socket, context) -> None:
    raw, _address = server.accept()
    with context.wrap_socket(raw, server_side=True) as line:
        line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        line.recv(4096)


def test_a_silent_host_is_taken_for_lost(tmp_path, monkeypatch):
    monkeypatch.setattr(Call.next, "__defaults__", (0.1,))
    with real_host(tmp_path, FAST._replace(ping=PATIENCE)) as host:
        guest = host.guest(host.room(), "Anna").here()
        assert guest.wait(lambda guest: guest.line.state == "lost").line.reason == "silent"


def test_pings_are_a_sign_of_life(tmp_path, monkeypatch):
    monkeypatch.setattr(Call.next, "__defaults__", (0.5,))
    with real_host(tmp_path, FAST._replace(ping=0.05)) as host:
        room = host.room()
        anna = host.guest(room, "Anna").here()
        bo = host.guest(room, "Bo").here()
        anna.wait(lambda guest: len(guest.people()) == 2)
        pinged = threading.Semaphore(0)
        bo.room._call.heard, real = (lambda message: (pinged.release(), real(message))), bo.room._call.heard
        for _ in range(20):  # a second of pings
            assert pinged.acquire(timeout=PATIENCE)
        assert not [message for message in bo.heard if isinstance(message, LineStatus) and message.state == "lost"]


def test_every_trouble_is_met_in_a_test_here():
    source = Path(__file__).read_text(encoding="utf-8")
    assert [code for code in (*TROUBLES, *TEMPORARY) if f'"{code}"' not in source] == []


# Hosts that are not who they were.


def with_other_key(folder) -> None:
    """Another key and certificate, as somebody would make who wants to be taken for this host."""
    before = identity_in(folder)
    before.path.write_bytes(identity._made())
    assert identity_in(folder).host != before.host


def test_a_host_whose_key_has_changed_is_not_trusted_until_a_person_says_so(tmp_path):
    anna = tmp_path / "anna"
    with real_host(tmp_path / "host") as host:
        room = host.room()
        ticket = host.guest(room, "Anna", folder=anna).sit(0).room.ticket
    with_other_key(tmp_path / "host")
    with real_host(tmp_path / "host") as host:
        room = host.room()
        guest = host.come(ticket, host.port, anna)
        ended = guest.wait_ended()
        assert ended.reason == "changed_key"
        assert ended.details["fingerprint"] == host.host.identity.fingerprint
        assert host.on_desk(lambda: len(list(room.guests))) == 0, "nothing was said there"
        guest.room.trust()
        guest.here()
        assert guest.room.ticket.token != ticket.token, "the token was not shown to the new key"
        again = host.come(guest.room.ticket, host.port, anna).here()
        assert again.room.guest == guest.room.guest, "and now it is known"


def test_a_token_is_shown_only_to_whom_it_is_from(tmp_path):
    """Another machine claims to have our table."""
    with real_host(tmp_path / "host") as host:
        ticket = host.guest(host.room(), "Anna").here().room.ticket
    with real_host(tmp_path / "thief") as thief:
        room = thief.room()
        assert room.ident == ticket.table
        shown: list[str] = []
        thief.on_desk(lambda: setattr(room, "knows", lambda token: shown.append(token) or False))
        guest = thief.come(ticket, thief.port)
        assert guest.wait_ended().reason == "changed_key"
        guest.room.trust()
        guest.here()
        assert ticket.token not in shown


def test_another_machine_at_the_address_is_not_our_host(tmp_path):
    with real_host(tmp_path / "host") as host:
        ticket = host.guest(host.room(), "Anna").here().room.ticket
    with real_host(tmp_path / "other") as other:
        guest = other.come(ticket, other.port)
        assert guest.wait(lambda guest: guest.line.state == "lost").line.reason == "other_host"


def test_a_host_that_says_it_is_another_is_not_spoken_to(tmp_path):
    with real_host(tmp_path / "host") as host:
        room = host.room()
        liar = host.host.identity._replace(fingerprint="00" * 32)
        host.loop.call(lambda: setattr(host.host, "identity", liar))
        guest = host.guest(room, "Anna")
        assert guest.wait_ended().reason == "false_id"
        assert guest.known.judged(liar.host, liar.fingerprint) == NEW, "and nothing is remembered of it"
        assert guest.tickets.all() == []


def test_a_table_that_was_announced_by_another_host_is_not_entered(tmp_path):
    with real_host(tmp_path / "host") as host:
        ticket, addresses = Ticket(host.room().ident, "Anna"), [("127.0.0.1", host.port)]
        guest = Guest(host, ticket, None, addresses, announced="00" * 8)
        assert guest.wait_ended().reason == "false_id"
        Guest(host, ticket, None, addresses, announced=host.host.identity.host).here()


def test_a_new_key_at_a_table_we_have_a_ticket_for_is_not_trusted_until_a_person_says_so(tmp_path):
    """Also for somebody who comes there as if for the first time."""
    anna = tmp_path / "anna"
    with real_host(tmp_path / "host") as host:
        host.guest(host.room(), "Anna", folder=anna).here()
    with real_host(tmp_path / "thief") as thief:
        guest = thief.guest(thief.room(), "Anna", folder=anna)
        ended = guest.wait_ended()
        assert (ended.reason, ended.details["where"]) == ("changed_key", "table")
        by_address = thief.guest("", "Anna", folder=anna)
        assert by_address.wait_ended().reason == "changed_key", "nor where it is the only table"
        guest.room.trust()
        guest.here()
        thief.guest("", "Anna", folder=anna).here()


def test_a_new_key_at_an_address_we_have_a_ticket_for_is_not_trusted_until_a_person_says_so(tmp_path):
    anna = tmp_path / "anna"
    with real_host(tmp_path / "host") as host:
        host.guest(host.room(), "Anna", folder=anna).here()
        port = host.port
    with real_host(tmp_path / "thief", port=port) as thief:
        thief.room()
        other = thief.room()
        guest = thief.guest(other, "Anna", folder=anna)
        ended = guest.wait_ended()
        assert (ended.reason, ended.details["where"]) == ("changed_key", "address")
        guest.room.trust()
        guest.here()


def test_a_known_host_may_move_to_an_address_that_another_had(tmp_path):
    anna = tmp_path / "anna"
    with real_host(tmp_path / "bo") as bo:
        bo.guest("", "Anna", folder=anna).wait_ended()
        bo.room()
        bo.guest(bo.room(), "Anna", folder=anna).here()
    with real_host(tmp_path / "host") as host:
        host.guest(host.room(), "Anna", folder=anna).here()
        port = host.port
    with real_host(tmp_path / "bo", port=port) as bo:
        bo.room()
        bo.guest(bo.room(), "Anna", folder=anna).here()


def test_a_host_of_an_earlier_version_is_known_by_its_key(tmp_path):
    """It chose its id; now the id follows from the key, and nobody is alarmed."""
    anna = tmp_path / "anna"
    with real_host(tmp_path / "host") as host:
        KnownHosts(anna / "hosts.json").trust("c0ffee00c0ffee00", host.host.identity.fingerprint)
        Tickets(anna / "tickets.json").keep(
            Ticket("9" * 16, "Anna", token="f" * 32, fingerprint="ab" * 32, addresses=(("127.0.0.1", host.port),))
        )
        host.guest(host.room(), "Anna", folder=anna).here()


# The phrase.


@pytest.fixture
def locked(host):
    room = host.room()
    chief = host.guest(room, "Chief").here()
    chief.room.change(Change(RoomSettings(locked=True), chief.state.options, 2), "sésame")
    host.wait_card(room.ident, lambda card: card.locked)
    return room


def test_a_phrase_is_asked_for_and_may_be_tried_again(host, locked):
    guest = host.guest(locked, "Anna")
    assert guest.wait_ended().reason == "phrase_needed"
    guest.room.try_phrase("abracadabra")
    guest.wait(lambda guest: guest.line == LineStatus("ended", "wrong_phrase"))
    guest.room.try_phrase(" sésame ")
    assert guest.here().state.settings.locked


def test_whoever_tries_too_many_phrases_waits_as_long_as_the_host_says(tmp_path):
    with real_host(tmp_path, FAST._replace(turn=0.05, phrases=Turns(Rate(1, 2.0), Rate(4, 0.1)))) as host:
        room = host.room()
        chief = host.guest(room, "Chief").here()
        chief.room.change(Change(RoomSettings(locked=True), chief.state.options, 2), "sésame")
        host.wait_card(room.ident, lambda card: card.locked)
        guest = host.guest(room, "Anna", phrase="wrong")
        assert guest.wait_ended().reason == "wrong_phrase"
        guest.room.try_phrase("sésame")
        line = guest.wait(lambda guest: guest.line.state == "lost").line
        assert line.reason == "too_fast"
        assert line.retry == line.details["wait"] in (1, 2)
        guest.here()


def test_no_host_makes_a_guest_wait_for_ever():
    assert Lost("too_fast", {"wait": 10**9}).wait == call.MAX_WAIT
    assert Lost("too_fast", {"wait": "long"}).wait == 0
    assert Lost("silent").wait == 0


def test_whoever_was_in_needs_no_phrase_to_return(host, locked):
    guest = host.guest(locked, "Anna", phrase="sésame").here()
    ticket = guest.room.ticket._replace(phrase="")
    assert host.come(ticket, host.port).here().room.guest == guest.room.guest


def test_a_host_that_does_not_know_the_phrase_is_not_entered(host):
    """It lets everybody in, and cannot show that it knows what we know."""
    room = host.room()
    guest = host.guest(room, "Anna", phrase="sésame")
    assert guest.wait_ended().reason == "wrong_phrase"
    assert guest.tickets.all() == []


# Drift.


def test_drift_is_noticed_and_repaired(host):
    room = host.room("coldwar")
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    link = anna.room.link(0)
    count = len(views_of(anna, 0))

    async def tamper() -> None:
        link._shown = Shown({**link._shown.view, "phase": "tampered"}, link._shown.digest)

    host.loop.run(tamper()).result()
    bo.room.say(Pause(1, True))
    anna.wait(lambda guest: len(views_of(guest, 0)) > count and guest.updates[0].paused)
    repaired = views_of(anna, 0)[-1]
    assert repaired.log_from == 0
    assert repaired.view == host.on_desk(lambda: room.table.match.game.view(room.table.match.state, 0))
    assert "tampered" not in str([update.view for update in views_of(anna, 0)])
    bo.room.say(Pause(1, False))
    anna.play(1)
    bo.play(2)
    anna.wait(lambda guest: guest.updates[0].ply >= 5)


def test_a_gap_in_the_log_is_drift_as_well(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    link = anna.room.link(0)
    host.loop.call(link._log.clear)
    bo.room.say(Pause(1, True))
    anna.wait(lambda guest: guest.updates[0].paused)
    assert views_of(anna, 0)[-1].log_from == 0
    assert views_of(anna, 0)[-1].log


def test_a_host_whose_whole_views_do_not_fit_either_is_left(host, monkeypatch):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    told = Visit._at_place

    def lying(visit, place, message):
        made = told(visit, place, message)
        return made._replace(hash="0" * 16) if isinstance(made, Told) else made

    monkeypatch.setattr(Visit, "_at_place", lying)
    bo.room.say(Pause(1, True))
    line = anna.wait_ended()
    assert (line.reason, dict(line.details)) == ("bad_host", {"where": "told.hash"})


# The seed.


def sealing(stage: str = "seeding", number: int = 1, commitments: tuple = ()) -> Sealing:
    made = Sealing()
    made.follow(state(stage, number, commitments))
    return made


def state(stage: str, number: int, commitments: tuple = ()) -> RoomState:
    return RoomState("r", "Room", "tiny", {}, stage, (), (), "", RoomSettings(), number, commitments)


def test_a_secret_is_revealed_once_all_are_bound():
    guest = sealing()
    commit = guest.committed("g1", 1)
    assert isinstance(commit, Commit)
    reveal = guest.revealed(AskReveal(1, (("g1", commit.value), ("host", "00"))))
    assert isinstance(reveal, Reveal)
    seen = guest.seen(1)
    assert (seen.who, seen.secret.hex()) == ("g1", reveal.secret)
    assert seen.commitments == (("g1", commit.value), ("host", "00"))


def test_a_secret_is_kept_if_others_were_told_another_commitment():
    guest = sealing()
    guest.committed("g1", 1)
    assert guest.revealed(AskReveal(1, (("g1", "00"), ("host", "00")))) is None
    assert guest.revealed(AskReveal(1, ())) is None


def test_no_secret_is_revealed_twice_for_different_commitments():
    guest = sealing()
    commit = guest.committed("g1", 1)
    told = (("g1", commit.value), ("host", "00"))
    guest.revealed(AskReveal(1, told))
    guest.follow(state("playing", 1, (("g1", commit.value), ("host", "ff"))))
    assert guest.seen(1).commitments == told, "what is sealed stays sealed"


def test_a_round_that_is_not_ours_is_not_answered():
    guest = sealing(number=2)
    assert guest.committed("g1", 1) is None
    assert guest.revealed(AskReveal(2, ())) is None
    assert guest.seen(1) is None


def test_each_round_has_a_secret_of_its_own():
    guest = sealing()
    first = guest.committed("g1", 1)
    guest.saw(0, 0, "digest")
    guest.follow(state("seeding", 2))
    second = guest.committed("g1", 2)
    assert first.value != second.value
    assert guest.seen(2).views == {}


def test_of_a_table_without_a_seeding_the_views_are_remembered():
    guest = sealing("playing", 0)
    guest.saw(0, 3, "digest")
    assert guest.seen(0) == Seen("r", 0, (), views={(0, 3): "digest"})


def test_a_fault_says_whether_calling_again_may_help(host):
    async def asked(code: str) -> type[Exception]:
        line = Call(host.loop)
        line.heard(Fault(code))
        try:
            await line.next()
        except Exception as error:
            return type(error)
        raise AssertionError

    for code in ("not_listening", "shutting_down", "silent", "too_many", "too_slow"):
        assert host.loop.run(asked(code)).result() is Lost, code
    for code in (
        "kicked",
        "replaced",
        "closed",
        "too_old",
        "too_new",
        "room_full",
        "no_spectators",
        "too_fast",
        "bad_message",
    ):
        assert host.loop.run(asked(code)).result() is Ended, code


def test_the_stage_after_a_match_is_over(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    anna.room.say(Resign(0))
    assert bo.wait_stage(OVER).over().outcome
