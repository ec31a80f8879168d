"""What survives of a room: at every stage, in a file, and when the file is broken."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path

import pytest

from engines.record import Assistance, Player
from engines.record import read as read_record
from network.disk import room_file
from network.disk.journal import Journal, NotSaved
from network.disk.room_file import DAY, KeptGuest, KeptWish, LedgerError, Left, RoomFile
from network.messages.changes import digest
from network.messages.room import Again, Change, ClockRule, Ready, RoomSeat, RoomSettings, Say, SeatBot, Sit, Start
from network.messages.table import Wish
from network.table.table import Table
from network.trust.seed_protocol import check
from tests.network.conftest import new_table
from tests.network.hall import IDENT, Hall, play_on, playing, seated

LEDGER = RoomFile(
    room=IDENT,
    name="Ça va ?",
    game="tiny",
    options={"first": 1, "cards": 2},
    position="",
    seats=(RoomSeat("human", "Zoé", "", "g1"), RoomSeat("bot", "", "easy"), RoomSeat()),
    settings=RoomSettings(locked=True, clock=ClockRule("game", 300, 5), stand_in="hard"),
    verifier="00ff",
    stage="playing",
    round=3,
    commitments=(("g1", "ab"), ("host", "cd")),
    guests=(KeptGuest("g1", "Zoé", "ef", True),),
    match="m0",
    clock=Left((1, 2, 3), (0,)),
    wishes=(),
    left=1_800_000_000,
)


def reopened(hall: Hall, folder: Path) -> Hall:
    """As a host does that has crashed: the room_file from its file, the match from its journal."""
    hall.table.close()  # what the system does for a process that ends
    room_file.write(folder, hall.keeper.kept[-1])
    (path,) = room_file.paths(folder)
    told = room_file.read(path)
    journal = room_file.journal_of(folder, told)
    opened, record = Journal.open(journal)
    return hall.restarted(Table.of(record, opened))


# Files.


def test_a_ledger_comes_back_as_it_was(tmp_path):
    room_file.write(tmp_path / "new", LEDGER)
    (path,) = room_file.paths(tmp_path / "new")
    assert path.name == f"{IDENT}.room"
    assert room_file.read(path) == LEDGER
    room_file.write(tmp_path / "new", LEDGER._replace(round=4, clock=None, left=None))
    assert room_file.read(path).round == 4
    room_file.delete(tmp_path / "new", IDENT)
    room_file.delete(tmp_path / "new", IDENT)
    assert room_file.paths(tmp_path / "new") == []
    assert room_file.paths(tmp_path / "nowhere") == []


def refused(path: Path) -> str:
    with pytest.raises(LedgerError) as caught:
        room_file.read(path)
    return caught.value.code


def test_only_its_owner_may_read_a_ledger(tmp_path):
    """It holds what a passphrase can be tried against."""
    room = Hall().room
    room_file.write(tmp_path, room.ledger())
    assert stat.S_IMODE(room_file.path_of(tmp_path, room.ident).stat().st_mode) == 0o600


def test_a_file_that_is_no_ledger_is_told_apart(tmp_path):
    path = tmp_path / f"{IDENT}.room"
    assert refused(path) == "unreadable"
    for data in (b"", b"\xff\xfe", b"[]", b"{}", b'{"format": "1"}', b"[" * 5000, LEDGER.text().encode()[:-5]):
        path.write_bytes(data)
        assert refused(path) == "not_a_ledger"
    path.write_text(LEDGER.text().replace('"format": 1', '"format": 2'))
    assert refused(path) == "future_format"
    with path.open("wb") as file:
        file.truncate(2 * room_file.MAX_SIZE)
    assert refused(path) == "not_a_ledger"


@pytest.mark.parametrize("field", RoomFile._fields)
@pytest.mark.parametrize("value", [5.5, ["x"], {"a": []}, [[1]], "\u2603", [["human", "A", "", 5]], -1, True])
def test_a_broken_field_is_named_and_nothing_else_is_raised(field, value):
    is_sound = value in {
        "name": ["\u2603"],
        "game": ["\u2603"],
        "position": ["\u2603"],
        "match": ["\u2603"],
        "round": [-1],
        "left": [-1],
    }.get(field, ())
    told = json.loads(LEDGER.text())
    told[field] = value
    if is_sound and value is not True:
        assert getattr(room_file.read_text(json.dumps(told)), field) == value
        return
    with pytest.raises(LedgerError) as caught:
        room_file.read_text(json.dumps(told))
    assert (caught.value.code, caught.value.details) == ("bad_ledger", {"field": field})


def test_a_ledger_of_an_earlier_version_knows_no_position_and_no_wishes():
    told = json.loads(LEDGER.text())
    del told["position"], told["wishes"]
    told["settings"][-1].pop()  # nor a time to react
    assert room_file.read_text(json.dumps(told)) == LEDGER


def test_a_ledger_of_an_earlier_version_helps_nobody_and_nobody_decides():
    told = json.loads(LEDGER.text())
    told["settings"].pop()
    for guest in told["guests"]:
        guest.pop()
    assert room_file.read_text(json.dumps(told)) == LEDGER


@pytest.mark.parametrize(
    "settings",
    [
        [True, False, ["none", 0, 0], 60, "", [True, False, "maybe"]],
        [True, False, ["none", 0, 0], 60, "", [1, False, "free"]],
        [True, False, ["none", 0, 0], 60, "", [True], 1],
        [True, False, ["none", 0, 0], 60, "", [True, True, "free", 11]],
        [True, False, ["none", 0, 0], 60, "", [True, True, "free", True]],
    ],
)
def test_settings_that_are_none_are_named(settings):
    told = json.loads(LEDGER.text())
    told["settings"] = settings
    with pytest.raises(LedgerError) as caught:
        room_file.read_text(json.dumps(told))
    assert caught.value.details == {"field": "settings"}


@pytest.mark.parametrize("field", [field for field in RoomFile._fields if field not in ("position", "wishes")])
def test_a_missing_field_is_named(field):
    told = json.loads(LEDGER.text())
    del told[field]
    with pytest.raises(LedgerError) as caught:
        room_file.read_text(json.dumps(told))
    assert caught.value.details == {"field": field}


def test_a_full_disk_is_reported(tmp_path, monkeypatch):
    def refuse(*_args: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(NotSaved) as caught:
        room_file.write(tmp_path, LEDGER)
    assert caught.value.code == "ENOSPC"
    assert room_file.paths(tmp_path) == []


def test_the_journal_is_found_by_the_id_of_the_match_whatever_its_name(tmp_path):
    hall, *_ = playing(folder=tmp_path)
    told = hall.keeper.kept[-1]
    (path,) = tmp_path.glob("*.ronde")
    assert room_file.journal_of(tmp_path, told) == path
    path.rename(tmp_path / "My game.ronde")
    (tmp_path / "broken.ronde").write_bytes(b"\xff{")
    (tmp_path / "list.ronde").write_text("[]\n")
    assert room_file.journal_of(tmp_path, told) == tmp_path / "My game.ronde"
    assert room_file.journal_of(tmp_path, told._replace(match="other")) is None
    assert room_file.journal_of(tmp_path, told._replace(match="")) is None


def test_a_finished_match_that_nobody_came_to_for_a_day_is_not_brought_back():
    over = LEDGER._replace(stage="over", left=1000)
    assert not over.is_stale(1000 + DAY)
    assert over.is_stale(1001 + DAY)
    assert not over._replace(left=None).is_stale(10**9)
    assert not LEDGER._replace(left=1000).is_stale(10**9)


# Rooms.


def test_it_is_written_before_anyone_is_told():
    hall = Hall()
    ana = hall.visitor("Ana")
    order = []
    hall.keeper.keep = lambda room: order.append("kept")
    ana.tell = lambda message: order.append(type(message).__name__)
    ana.say(Sit(0, "Ana"))
    assert order == ["kept", "RoomState"]


def test_talk_and_pings_are_not_worth_writing():
    hall, ana, bo = playing()
    written = len(hall.keeper.kept)
    ana.say(Say("hello"))
    hall.room.measured(bo.guest, 12)
    ana.act("c1").act("go")
    bo.act("roll")
    assert len(hall.keeper.kept) == written


def test_gathering_comes_back_with_seats_and_tokens():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.say(Change(RoomSettings(locked=True, grace=20), {"cards": 2}, 3, b"phrase"), SeatBot(2, "easy"))
    bo.say(Ready(True))
    again = hall.restarted()
    state = again.room.state()
    before = bo.state
    assert (state.seats, state.options, state.settings) == (before.seats, before.options, before.settings)
    assert again.room.verifier == b"phrase"
    assert [(person.name, person.here, person.grace) for person in state.people] == [
        ("Ana", False, 20),
        ("Bo", False, 20),
    ]
    bo = again.visitor("Bo", token=bo.token)
    assert bo.seats == [1]
    assert bo.state.chief == bo.guest
    ana = again.visitor("Ana", token=ana.token)
    assert bo.state.chief == ana.guest
    assert bo.state.people[1].ready


def test_whoever_does_not_return_to_a_gathering_is_forgotten():
    hall = Hall()
    seated(hall, "Ana Bo")
    again = hall.restarted()
    again.passes(60)
    assert again.room.state().people == ()
    assert again.room.card().free == 2


def test_a_round_of_seeding_is_lost_and_the_next_one_has_another_number():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    bo.answers = False
    ana.say(Start())
    assert hall.keeper.kept[-1].stage == "seeding"
    again = hall.restarted()
    ana, bo = again.visitor("Ana", token=ana.token), again.visitor("Bo", token=bo.token)
    assert (ana.state.stage, ana.state.round) == ("gathering", 1)
    ana.say(Start())
    assert (ana.state.stage, ana.state.round) == ("playing", 2)


def test_a_match_comes_back_in_the_middle_and_can_still_be_checked(tmp_path):
    hall, ana, bo, cy = playing("Ana Bo Cy", "dossiers", folder=tmp_path)
    play_on(hall, [ana, bo, cy], actions=4)
    lines = list(hall.table.match.lines)
    seen = {player.name: player.seen(digest) for player in (ana, bo, cy)}
    again = reopened(hall, tmp_path)
    players = [again.visitor(player.name, token=player.token) for player in (ana, bo, cy)]
    assert [player.seats for player in players] == [[0], [1], [2]]
    assert again.table.match.lines == lines
    assert [player.update(seat).length for seat, player in enumerate(players)] == [4, 4, 4]
    play_on(again, players)
    for player in players:
        before, after = seen[player.name], player.seen(digest)
        whole = before._replace(views={**before.views, **after.views})
        assert check(player.finished[0].record, whole).fair


def test_nobody_else_gets_a_seat_of_a_match_that_comes_back(tmp_path):
    hall, ana, _bo = playing(folder=tmp_path)
    again = reopened(hall, tmp_path)
    stranger = again.visitor("Bo")
    stranger.say(Sit(1, "Bo"))
    assert [denied.reason for denied in stranger.denied] == ["seat_held"]
    assert again.visitor("Ana", token=ana.token).seats == [0]
    again.passes(10_000)
    assert again.room.state().seats[1].name == "Bo"


def test_a_bot_that_stood_in_still_does_and_gives_the_seat_back(tmp_path):
    hall, _ana, bo = playing(folder=tmp_path, settings=RoomSettings(grace=5, stand_in="hard"))
    bo.drop()
    hall.passes(5)
    again = reopened(hall, tmp_path)
    assert again.table.occupants[1] == Player("Bo", "bot", "hard")
    assert again.keeper.driven
    assert again.visitor("Bo", token=bo.token).state.seats[1].kind == "human"
    assert again.table.occupants[1] == Player("Bo")


def test_wishes_about_windows_and_the_time_to_react_come_back(tmp_path):
    settings = RoomSettings(assistance=Assistance(reaction_time=7))
    hall, _ana, bo = playing(game="salon", folder=tmp_path, settings=settings)
    bo.say(Wish(1, "veto", "never"), Wish(1, "counter", "able", for_round=True))
    wishes = bo.update(1).wishes
    assert len(wishes) == 2
    again = reopened(hall, tmp_path)
    back = again.visitor("Bo", token=bo.token)
    assert back.update(1).wishes == wishes
    assert (back.update(1).assistance.reaction_time, back.state.settings) == (7, settings)


def test_wishes_that_mean_nothing_are_passed_over(tmp_path):
    hall, _ana, _bo = playing(game="salon", folder=tmp_path)
    hall.table.windows.restore([KeptWish(*row) for row in ((1, "give", "never", "Bo"), (7, "veto", "never", "Bo"))])
    assert hall.room.ledger().wishes == ()


def test_a_match_that_ended_with_the_crash_is_over(tmp_path):
    hall, ana, bo = playing(folder=tmp_path)
    kept = hall.keeper.kept[-1]
    hall.keeper.keep = lambda room: None  # nothing more reaches the disk but the journal
    play_on(hall, [ana, bo])
    hall.keeper.kept.append(kept)
    again = reopened(hall, tmp_path)
    assert kept.stage == "playing"
    ana = again.visitor("Ana", token=ana.token)
    assert ana.state.stage == "over"
    assert read_record(ana.finished[0].record).match.outcome
    ana.say(Again())
    assert ana.state.stage == "gathering"


def test_a_room_that_is_over_comes_back_over_and_says_when_the_last_one_went(tmp_path):
    hall, ana, bo = playing(folder=tmp_path)
    play_on(hall, [ana, bo])
    hall.keeper.date += 500
    ana.drop()
    assert hall.keeper.kept[-1].left is None
    bo.drop()
    assert hall.keeper.kept[-1].left == hall.keeper.date
    again = reopened(hall, tmp_path)
    assert again.room.state().stage == "over"
    assert again.room.ledger().left == hall.keeper.date


def test_a_ledger_and_a_match_that_do_not_fit_make_no_room():
    hall, *_ = playing()
    with pytest.raises(LedgerError) as caught:
        hall.restarted(new_table("Ana Bo Cy"))
    assert caught.value.details == {"field": "seats"}


def test_a_room_whose_match_is_gone_does_not_come_back():
    hall, *_ = playing()
    with pytest.raises(LedgerError) as caught:
        hall.restarted(None)
    assert caught.value.code == "no_table"


@pytest.mark.parametrize("change", [{"game": "chess"}, {"options": {"cards": 17}}, {"seats": ()}])
def test_a_room_of_a_game_that_cannot_be_played_does_not_come_back(change):
    hall = Hall()
    hall.visitor("Ana")
    hall.keeper.kept.append(hall.keeper.kept[-1]._replace(**change))
    with pytest.raises(LedgerError) as caught:
        hall.restarted()
    assert (caught.value.code, caught.value.details) == ("bad_ledger", {"field": "game"})
