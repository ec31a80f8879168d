"""A room with a match: the seed nobody chose, who hears what, and who drops out, comes back or goes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import engines
from engines.game import usual_options
from engines.record import Player, read
from network.messages.changes import digest
from network.messages.room import (
    HOST,
    Again,
    AskCommit,
    AskReveal,
    Commit,
    Denied,
    Finished,
    Free,
    Kick,
    Leave,
    Person,
    Ready,
    Reveal,
    RoomSeat,
    RoomSettings,
    RoomState,
    SeatBot,
    Sit,
    Stand,
    Start,
    Verdict,
)
from network.messages.table import AnswerUndo, AskUndo, OfferDraw, Pause, Refresh, Refusal, Resign, Update
from network.room.room import Room
from network.room.seeding import PATIENCE
from network.table.table import Table
from network.trust.seed_protocol import check, commitment
from tests.network.conftest import Ear, new_table
from tests.network.hall import IDENT, Hall, HandKeeper, Visitor, play_on, playing, seated

OPEN = RoomSeat()


class Window:
    """The window that keeps a room."""

    address = ""

    def __init__(self, room: Room, name: str = "Kim") -> None:
        self.messages: list[object] = []
        self._room = room
        room.enter_local(name, self)

    def tell(self, message: object) -> None:
        self.messages.append(message)

    def gone(self, reason: str) -> None:
        raise AssertionError(reason)

    def say(self, *said: object) -> None:
        for one in said:
            self._room.hear(HOST, one)

    @property
    def state(self) -> RoomState:
        return next(told for told in reversed(self.messages) if isinstance(told, RoomState))


# The seed.


def test_all_commit_before_anyone_reveals_and_all_see_the_commitments():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    cy = hall.visitor("Cy")
    for player in (ana, bo):
        player.answers = False
    ana.say(Start())
    assert cy.state.stage == "seeding"
    assert ana.asked == bo.asked == [AskCommit(1)]
    assert cy.asked == []
    ana.answers = bo.answers = True
    ana.tell(AskCommit(1))
    hall.keeper.run()
    assert cy.state.commitments == ()
    bo.tell(AskCommit(1))
    hall.keeper.run()
    assert [who for who, _ in cy.state.commitments] == sorted((ana.guest, bo.guest, HOST))
    assert ana.asked[-1] == AskReveal(1, cy.state.commitments)
    assert cy.state.stage == "playing"


def test_the_seed_follows_from_the_secrets_of_all():
    hall, ana, bo = playing()
    fair = hall.table.header.fair
    assert (fair.room, fair.round) == (IDENT, 1)
    assert [(share.who, share.name) for share in fair.shares] == sorted(
        [(ana.guest, "Ana"), (bo.guest, "Bo"), (HOST, "The green table")]
    )
    assert {share.secret for share in fair.shares} > {ana.secret.hex(), bo.secret.hex()}
    assert 0 <= hall.table.match.setup.seed < 2**62


def test_before_the_end_nobody_is_told_a_secret_or_the_seed():
    hall, ana, bo = playing("Ana Bo", "dossiers")
    play_on(hall, [ana, bo], actions=5)
    told = repr([ana.messages, bo.messages])
    fair = hall.table.header.fair
    assert not [share for share in fair.shares if share.secret in told]
    assert str(hall.table.match.setup.seed) not in told


@pytest.mark.parametrize(
    "wrong",
    [
        Reveal(1, "0" * 64),
        Reveal(1, "zz"),
        Reveal(1, ""),
        Commit(1, "1" * 64),
    ],
    ids=["another", "nonsense", "nothing", "committed twice"],
)
def test_whoever_reveals_something_else_ends_the_round_and_is_named(wrong):
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.answers = False
    ana.say(Start())
    ana.say(Commit(1, "f" * 64), wrong)
    assert ana.denied == bo.denied == [Denied("seeding_failed", {"who": "Ana"})]
    assert (bo.state.stage, bo.state.round, bo.state.commitments) == ("gathering", 1, ())
    ana.answers = True
    ana.say(Start())
    assert (bo.state.stage, bo.state.round) == ("playing", 2)


@pytest.mark.parametrize("value", ["", "f" * 63, "F" * 64, "g" * 64])
def test_a_commitment_is_a_hash(value):
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.answers = False
    ana.say(Start(), Commit(1, value))
    assert bo.denied == [Denied("seeding_failed", {"who": "Ana"})]


def test_nobody_reveals_before_all_have_committed():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.answers = bo.answers = False
    ana.say(Start(), Commit(1, commitment(IDENT, 1, ana.guest, ana.secret)), Reveal(1, ana.secret.hex()))
    assert bo.denied == [Denied("seeding_failed", {"who": "Ana"})]


@pytest.mark.parametrize("commits", [False, True])
def test_whoever_is_silent_for_too_long_ends_the_round(commits):
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    bo.answers = False
    ana.say(Start())
    if commits:
        bo.say(Commit(1, "f" * 64))
    hall.passes(PATIENCE - 1)
    assert ana.state.stage == "seeding"
    hall.passes(1)
    assert ana.denied == bo.denied == [Denied("seeding_failed", {"who": "Bo"})]
    assert ana.state.stage == "gathering"


@pytest.mark.parametrize("how", [Visitor.drop, lambda bo: bo.say(Leave())], ids=["dropped", "left"])
def test_whoever_goes_ends_the_round(how):
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    cy = hall.visitor("Cy")
    bo.answers = False
    ana.say(Start())
    cy.drop()
    assert ana.state.stage == "seeding"  # who only watches has no part in it
    how(bo)
    assert ana.denied == [Denied("seeding_failed", {"who": "Bo"})]
    assert ana.state.stage == "gathering"


def test_a_line_that_takes_the_place_of_another_is_asked_again():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    bo.answers = False
    ana.say(Start())
    again = Visitor(hall, "Bo", token=bo.token)
    assert bo.gone_for == "replaced"
    assert [type(asked) for asked in again.asked] == [AskCommit, AskReveal]
    assert ana.state.stage == "playing"


def test_a_line_that_came_between_the_questions_is_asked_for_its_secret_only():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    bo.answers = False
    ana.say(Start())
    bo.say(Commit(1, commitment(IDENT, 1, bo.guest, bo.secret)))
    again = Visitor(hall, "Bo", token=bo.token)
    assert [type(asked) for asked in again.asked] == [AskReveal]
    assert ana.state.stage == "playing"


def test_answers_to_another_round_or_of_others_are_passed_over():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    cy = hall.visitor("Cy")
    bo.answers = False
    ana.say(Start())
    cy.say(Commit(1, "f" * 64), Reveal(1, "f" * 64))
    bo.say(Commit(0, "f" * 64), Reveal(2, "f" * 64))
    assert ana.state.stage == "seeding"
    cy.say(Sit(0, "Cy"), Ready(True))
    assert cy.denied == [Denied("match_running")] * 2


# Playing.


@pytest.mark.parametrize(("game", "names"), [("coldwar", "Ana Bo Cy"), ("wagons", "Ana Bo"), ("dossiers", "Ana Bo Cy")])
def test_a_whole_match_in_which_everyone_hears_their_own_places_only_and_can_check_it(game, names):
    hall, *players = playing(names, game)
    watcher = hall.visitor("Zoé")
    play_on(hall, players)
    match = hall.table.match
    assert match.outcome
    for seat, player in enumerate(players):
        assert player.places == {seat}
        assert player.update(seat).view == match.game.view(match.state, seat)
        assert all(told.seat == seat for _, told in player.at_places if isinstance(told, Update))
    assert watcher.places == {None}
    for guest in (*players, watcher):
        assert guest.state.stage == "over"
        assert guest.finished == [Finished(1, players[0].finished[0].record)]
        assert check(guest.finished[0].record, guest.seen(digest)).fair
    assert read(watcher.finished[0].record).match.lines == match.lines


def test_everyone_knows_of_the_match_before_they_hear_from_the_table():
    _hall, ana, _bo = playing()
    before = ana.messages[: ana.messages.index(ana.at_places[0])]
    assert [told.stage for told in before if isinstance(told, RoomState)][-1] == "playing"


def test_every_game_can_be_played_in_a_room_of_every_size():
    for game_id in engines.games():
        game = engines.load(game_id)
        for seats in game.seat_counts(usual_options(game)):
            hall, *players = playing(" ".join("ABCDEF"[:seats]), game_id)
            play_on(hall, players, actions=6 if game_id != "salon" else 30)  # whose choices are made in steps
            assert hall.table.match.length >= 6


def test_two_seats_at_one_window_get_a_place_beside_the_table_as_well():
    hall = Hall("dossiers", 3)
    ana = hall.visitor("Ana").say(Sit(0, "Ana"), Sit(1, "Eve"), Ready(True))
    hall.visitor("Bo").say(Sit(2, "Bo"), Ready(True))
    ana.say(Start())
    assert ana.places == {None, 0, 1}
    ana.act("lay red", 1)
    ana.say(Stand(1))
    assert ana.seats == [0]
    heard = len(ana.at_places)
    ana.act("lay red", 0)
    assert {place for place, _ in ana.at_places[heard:]} == {0}


def test_at_a_game_without_secrets_two_seats_need_no_place_beside_the_table():
    hall = Hall("wagons", 2)
    ana = hall.visitor("Ana").say(Sit(0, "Ana"), Sit(1, "Eve"), Start())
    assert ana.places == {0, 1}


def test_a_seat_comes_from_the_line_and_never_from_the_message():
    hall, ana, bo = playing()
    bo.act("c1", 1)
    bo.say(Resign(0), Pause(0, True), Refresh(0), Refresh(None), AskUndo(7))
    not_yours = Refusal("not_your_seat")
    assert bo.refusals[1:] == [(0, not_yours), (0, not_yours), (0, not_yours), (None, not_yours), (7, not_yours)]
    cy = hall.visitor("Cy")
    cy.say(OfferDraw(0))
    assert cy.refusals == [(0, not_yours)]
    assert hall.table.match.length == 0
    assert not ana.update(0).paused


def test_everything_said_at_the_table_is_passed_on():
    _hall, ana, bo = playing()
    ana.act("c1").act("go")
    ana.say(AskUndo(0))
    assert bo.update(1).undo_asked.by == 0
    bo.say(AnswerUndo(1, False), Pause(1, True))
    assert ana.update(0).paused
    bo.say(Pause(1, False), OfferDraw(1))
    assert ana.update(0).draw_offers == (1,)
    ana.say(Resign(0))
    assert bo.update(1).outcome["reason"] == "resigned"


def test_whoever_asks_is_told_everything_anew():
    hall, ana, _bo = playing()
    ana.act("c1").act("go")
    ana.say(Refresh(0))
    update = ana.update(0)
    assert (update.log_from, len(update.log)) == (0, 4)
    heard = len(ana.at_places)
    hall.table.pause(0, paused=True)
    assert len(ana.at_places) == heard + 1


def test_whoever_gives_up_among_three_is_played_on_but_keeps_the_place():
    hall, ana, bo, cy = playing("Ana Bo Cy")
    bo.say(Resign(1))
    assert cy.state.seats[1] == RoomSeat("bot", "Bo", "medium", bo.guest)
    assert hall.keeper.driven
    bo.drop()
    bo = hall.visitor("Bo", token=bo.token)
    assert bo.state.seats[1].kind == "bot"
    bo.say(Sit(1, "Bo"))
    assert bo.denied == [Denied("seat_held")]
    assert bo.update(1).view
    bo.say(Leave())
    assert ana.state.seats[1] == RoomSeat("bot", "Bo", "medium")


# Dropping out and coming back.


def test_a_dropped_line_is_seen_at_once_and_the_seat_is_kept():
    hall, ana, bo = playing()
    bo.drop()
    assert ana.state.people[1] == Person(bo.guest, "Bo", here=False, grace=60)
    assert ana.state.seats[1] == RoomSeat("human", "Bo", "", bo.guest)
    heard = len(bo.messages)
    ana.act("c1").act("go")
    hall.passes(1000)
    assert len(bo.messages) == heard
    assert ana.state.people[1].grace == 0
    again = hall.visitor("Bo", token=bo.token)
    assert again.seats == [1]
    assert again.update(1).legal == ("roll", "c1", "c2", "c3")
    assert again.update(1).log_from == 0
    again.act("c1")
    assert hall.table.match.length == 3


def test_whoever_is_away_is_asked_like_one_who_is_there():
    """The table counts on the links of those whose line dropped: a take-back waits for them."""
    hall, ana, bo = playing()
    ana.act("c1").act("go")
    bo.drop()
    ana.say(AskUndo(0))
    assert ana.update(0).undo_asked.waiting == (1,)
    bo = hall.visitor("Bo", token=bo.token)
    bo.say(AnswerUndo(1, True))
    assert hall.table.match.lines[-1].text == "!undo 1"


def test_after_the_grace_a_bot_stands_in_by_itself_if_so_set():
    hall, ana, bo = playing(settings=RoomSettings(grace=30, stand_in="hard"))
    ana.act("c1").act("go")
    bo.drop()
    hall.passes(29)
    assert hall.table.occupants[1] == Player("Bo")
    driven = hall.keeper.driven
    hall.passes(1)
    assert hall.table.occupants[1] == Player("Bo", "bot", "hard")
    assert ana.state.seats[1] == RoomSeat("bot", "Bo", "hard", bo.guest)
    assert hall.keeper.driven > driven
    again = hall.visitor("Bo", token=bo.token)
    assert hall.table.occupants[1] == Player("Bo")
    assert ana.state.seats[1] == RoomSeat("human", "Bo", "", bo.guest)
    assert again.update(1).legal
    again.act("c2")
    assert again.refusals == []


def test_otherwise_the_chief_decides_once_the_grace_is_over():
    hall, ana, bo = playing(settings=RoomSettings(grace=30))
    bo.drop()
    ana.say(SeatBot(1, "easy"))
    hall.passes(30)
    assert hall.table.occupants[1] == Player("Bo")
    ana.say(SeatBot(1, "easy"), SeatBot(1, "medium"), SeatBot(0, "easy"))
    assert ana.denied == [Denied("seat_held")] * 2
    assert ana.state.seats[1] == RoomSeat("bot", "Bo", "medium", bo.guest)
    assert hall.visitor("Bo", token=bo.token).state.seats[1].kind == "human"


def test_whoever_returns_within_the_grace_is_not_replaced():
    hall, ana, bo = playing(settings=RoomSettings(grace=30, stand_in="easy"))
    bo.drop()
    hall.passes(29)
    hall.visitor("Bo", token=bo.token)
    hall.passes(100)
    assert ana.state.seats[1].kind == "human"


def test_whoever_watches_and_drops_is_forgotten():
    hall, ana, _bo = playing()
    cy = hall.visitor("Cy")
    cy.drop()
    ana.act("c1")
    hall.passes(60)
    assert [person.name for person in ana.state.people] == ["Ana", "Bo"]


def test_a_seat_given_up_is_open_until_someone_sits_there():
    hall, ana, bo = playing()
    cy = hall.visitor("Cy")
    bo.say(Stand(1))
    assert ana.state.seats[1] == OPEN
    assert bo.update(None).seat is None
    assert hall.room.card().free == 1
    cy.say(Sit(1, "Cy"))
    assert hall.table.occupants == (Player("Ana"), Player("Cy"))
    ana.act("c1").act("go")
    cy.act("c3")
    assert cy.refusals == []
    bo.say(Resign(1))
    assert bo.refusals == [(1, Refusal("not_your_seat"))]


def test_a_bot_can_take_a_seat_that_is_open_and_be_taken_out_again():
    hall, ana, bo = playing(game="wagons")
    bo.say(Leave())
    assert hall.table.occupants[1] == Player("Bo")  # nobody else has played there yet
    ana.say(SeatBot(1, "easy"))
    assert hall.table.occupants[1] == Player("", "bot", "easy")
    ana.say(Free(1))
    assert hall.table.occupants[1].kind == "human"
    assert ana.state.seats[1] == OPEN
    cy = hall.visitor("Cy").say(Sit(1, "Cy"))
    assert cy.update(1).seat == 1


def test_the_chief_frees_the_seat_of_someone_away_and_they_watch_when_they_return():
    hall, ana, bo = playing(game="wagons")
    ana.say(Free(1))
    bo.drop()
    ana.say(Free(1))
    assert ana.denied == [Denied("seat_held")]
    assert ana.state.seats[1] == OPEN
    again = hall.visitor("Bo", token=bo.token)
    assert again.guest == bo.guest
    assert again.places == {None}


def test_whoever_is_kicked_loses_the_seat_and_hears_nothing_more():
    _hall, ana, bo = playing(game="wagons", first="B")
    ana.say(Kick(bo.guest))
    assert bo.gone_for == "kicked"
    assert ana.state.seats[1] == OPEN
    ana.act(ana.update(0).legal[0])


def test_a_player_who_changes_the_name_keeps_the_seat():
    _hall, ana, bo = playing()
    bo.say(Sit(1, "Bob"))
    assert ana.update(0).occupants[1] == Player("Bob")
    assert ana.state.seats[1] == RoomSeat("human", "Bob", "", bo.guest)


def test_a_seat_that_cannot_be_written_down_does_not_change_hands(tmp_path, monkeypatch):
    hall, ana, bo = playing(folder=tmp_path)
    bo.say(Stand(1))
    for path in tmp_path.glob("*.ronde"):
        path.unlink()
    cy = hall.visitor("Cy").say(Sit(1, "Cy"))
    ana.say(SeatBot(1, "easy"))
    assert cy.denied == ana.denied == [Denied("not_saved", {"why": "ENOENT"})]
    assert ana.state.seats[1] == OPEN


# The end, and the next match.


def finished_duel() -> tuple[Hall, Visitor, Visitor]:
    hall, ana, bo = playing()
    play_on(hall, [ana, bo])
    return hall, ana, bo


def test_nothing_is_taken_back_once_the_secrets_are_out():
    hall, ana, _bo = finished_duel()
    seat = hall.table.match.steps[-1].seat
    (ana, _bo)[seat].say(AskUndo(seat))
    assert (ana, _bo)[seat].refusals == [(seat, Refusal("match_over"))]
    assert ana.update(0).undo_to is None


def test_whoever_comes_back_after_the_end_gets_the_record_too():
    hall, ana, bo = playing()
    ana.act("c1")
    bo.drop()
    ana.say(Resign(0))
    assert bo.finished == []
    bo = hall.visitor("Bo", token=bo.token)
    assert bo.finished == ana.finished
    assert read(bo.finished[0].record).match.outcome.winners == (1,)


def test_after_the_end_seats_do_not_change_hands():
    _hall, ana, bo = finished_duel()
    bo.say(Stand(1), Sit(1, "Bob"))
    ana.say(SeatBot(0, "easy"), Start())
    assert bo.denied == [Denied("no_match")] * 2
    assert ana.denied == [Denied("no_match"), Denied("match_running")]


def test_all_gather_again_for_another_match_as_the_game_proposes_it():
    hall = Hall("wagons", 2)
    ana, bo = seated(hall, "Ana Bo")
    ana.say(Start())
    first = hall.table
    play_on(hall, [ana, bo])
    ana.say(Again())
    proposed = first.match.game.next_options(first.match.state)
    assert hall.keeper.released == [first]
    assert hall.room.table is None
    assert (bo.state.stage, bo.state.commitments) == ("gathering", ())
    assert bo.state.options == {**first.match.setup.options, **proposed}
    assert [held.name for held in bo.state.seats] == ["Ana", "Bo"]
    bo.say(Ready(True))
    ana.say(Start())
    assert (bo.state.stage, bo.state.round) == ("playing", 2)
    assert hall.table.match.setup.seed != first.match.setup.seed
    play_on(hall, [ana, bo], seed=2)
    assert [told.round for told in bo.finished] == [1, 2]
    assert all(check(told.record, bo.seen(digest)._replace(views={})).fair for told in bo.finished[1:])


def test_whoever_gave_up_or_was_away_is_asked_again_and_whoever_went_is_not():
    hall, ana, bo, cy = playing("Ana Bo Cy", settings=RoomSettings(stand_in="easy", grace=5))
    bo.say(Resign(1))
    cy.drop()
    hall.passes(5)
    assert [held.kind for held in ana.state.seats] == ["human", "bot", "bot"]
    hall.table.resign(2)
    while hall.table.match.actors:
        seat = hall.table.match.actors[0]
        hall.table.act(seat, hall.table.match.legal(seat)[-1], hall.table.match.length)
    ana.say(Again())
    assert ana.state.seats == (RoomSeat("human", "Ana", "", ana.guest), RoomSeat("human", "Bo", "", bo.guest), OPEN)


# The window that keeps the room, and a table that was in play before.


def test_the_seats_of_the_window_are_its_own_to_link():
    hall = Hall()
    window = Window(hall.room)
    bo = hall.visitor("Bo").say(Sit(1, "Bo"), Ready(True))
    window.say(Sit(0, "Kim"), Start())
    hall.keeper.run()
    assert window.state.stage == "playing"
    assert not [told for told in window.messages if type(told) is tuple]
    kim = Ear(hall.table.link(0, "window"))
    kim.act("c1").act("go").ask(AskUndo)
    assert kim.update.undo_asked.waiting == (1,)
    bo.say(AnswerUndo(1, True))
    assert kim.update.length == 3
    assert [share.name for share in hall.table.header.fair.shares if share.who == HOST] == ["Kim"]


def opened(table: Table, seats: Sequence[int]) -> tuple[Hall, Window]:
    hall = Hall.__new__(Hall)
    hall.keeper = HandKeeper()
    hall.room = Room.of_table(hall.keeper, IDENT, "Open", table, HOST, seats)
    return hall, Window(hall.room)


def test_a_table_in_play_is_opened_and_closed_again():
    table = new_table("Kim Eve bot:easy")
    ears = [Ear(table.link(seat, "window")) for seat in (0, 1)]
    ears[0].act("c1")
    ears[1].link.leave()
    hall, window = opened(table, [0])
    assert window.state.seats == (RoomSeat("human", "Kim", "", HOST), OPEN, RoomSeat("bot", "Bot easy", "easy"))
    assert (window.state.stage, window.state.round) == ("playing", 0)
    bo = hall.visitor("Bo").say(Sit(1, "Bo"))
    assert bo.update(1).length == 1
    ears[0].act("go")
    bo.act("c2")
    assert table.match.length == 3
    hall.room.close()
    assert bo.gone_for == "closed"
    ears[0].ask(Pause, True)
    assert ears[0].update.paused
    assert not table._company.is_person(1)
    eve = Ear(table.link(1, "window"))
    eve.ask(Pause, False)
    eve.act("back")
    assert table.match.length == 4


def test_the_window_gives_a_seat_to_the_network_and_takes_it_back():
    table = new_table("Kim Eve")
    hall, window = opened(table, [0, 1])
    links = [table.link(seat, "window") for seat in (0, 1)]
    links[1].leave()
    window.say(Stand(1))
    assert hall.room.card().free == 1
    bo = hall.visitor("Bo").say(Sit(1, "Bo"))
    bo.say(Stand(1))
    window.say(Sit(1, "Eve"))
    assert table.occupants == (Player("Kim"), Player("Eve"))
    assert bo.update(None)


def test_a_match_that_began_before_the_room_has_no_secrets_to_tell():
    table = new_table("Kim Eve")
    hall, window = opened(table, [0])
    bo = hall.visitor("Bo").say(Sit(1, "Bo"))
    play = Ear(table.link(0, "window"))
    play.ask(Resign)
    assert bo.state.stage == "over"
    assert bo.finished[0].round == 0, "whoever played may look at the record, as the host may"
    assert check(bo.finished[0].record, bo.seen(digest)) == Verdict(False, "unsealed", bo.finished[0].record)
    window.say(Again())
    assert window.state.stage == "gathering"


def test_nothing_is_taken_back_behind_the_end_where_the_record_was_told():
    table = new_table("Kim Eve", cards=1)
    hall, window = opened(table, [0])
    bo = hall.visitor("Bo").say(Sit(1, "Bo"))
    play = Ear(table.link(0, "window"))
    play.act("c1").act("go")
    bo.act("c1").act("go")
    play.act("b0")
    bo.act("b1")
    assert window.state.stage == "over"
    bo.say(AskUndo(1))
    assert bo.refusals[-1] == (1, Refusal("match_over"))
    assert window.state.stage == "over"
