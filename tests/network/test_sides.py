"""Tables where seats play together, or where the match began in a written position."""

from __future__ import annotations

from pathlib import Path

from engines import load
from engines.game import checked
from engines.match import Match
from engines.record import Header, Player, Record
from network.bots.thought import JUDGE
from network.disk.journal import Journal, read_path
from network.messages.room import HOST, Again, Change, Ready, RoomSettings, Sit, Start
from network.messages.table import Refusal, Resign
from network.room.room import Room
from network.table.place import BOTS
from network.table.replay import Replay
from network.table.table import Table
from tests.network.conftest import Ear, people, played, seated
from tests.network.hall import IDENT, Hall, HandKeeper
from tests.network.test_driver import Bots
from tests.network.test_room_match import Window

# Blue is eliminated, yellow to play.
PAIRS = "double 11/11/2mT8/11/11/11/2yC*8/11/7gC3/1yC9/11 1 - - 0 1"
DUEL = "duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"


def table_of(mode: str, names: str, position: str = "", folder: Path | None = None) -> Table:
    occupants = people(names)
    setup = checked(load("cirkle"), len(occupants), {"mode": mode}, 7, position)
    header = Header(setup, tuple(occupants), "id7", "2026-01-31T20:15:00Z", "0.1.0")
    return Table(Match(setup), occupants, Journal.create(folder, header) if folder else None, header)


def test_a_bot_plays_on_while_the_partner_does(tmp_path: Path) -> None:
    table = table_of("double", "Ana Bo Cy Di", folder=tmp_path)
    ana, bo, _cy, di = seated(table, "ana", "bo", "cy", "di")
    bo.ask(Resign)
    assert table.occupants[1] == Player("Bo", "bot", "medium")
    ana.act("C2-E2")
    driver = Ear(table.link(1, BOTS)).act("A9-B8")
    assert (driver.refusals, table.match.length) == ([], 3)
    di.ask(Resign)
    assert ana.update.outcome["ranking"] == [[0, 2], [1, 3]]
    assert table.occupants[3] == Player("Di")
    path = table._journal.path
    table.close()
    record = read_path(path)
    assert (record.finished, record.match.outcome.reason) == (True, "resigned")
    assert [player.kind for player in record.header.players] == ["human", "bot", "human", "human"]


def test_a_bot_that_is_out_of_play_is_not_asked_about_a_draw() -> None:
    bots = Bots(table_of("double", "Ana Bo bot:easy bot:easy", PAIRS))
    bots.table.offer_draw(0)
    assert [(request.seat, request.purpose) for request in bots.thinker.requests] == [(3, JUDGE)]
    bots.answer(value=0.4)
    assert bots.table.answer_draw(2, agreed=False) == Refusal("out_of_play")
    bots.table.answer_draw(1, agreed=True)
    assert bots.table.match.outcome.reason == "agreed"


def test_a_rematch_begins_in_the_same_position(tmp_path: Path) -> None:
    table = table_of("double", "Ana Bo Cy Di", PAIRS, tmp_path)
    played(table, "0 C5-C6")
    assert table.rematch(5) == table.match.setup._replace(seed=5)
    path = table._journal.path
    table.close()
    assert read_path(path).match.setup.position == PAIRS


def test_a_replay_branches_off_in_the_position() -> None:
    table = played(table_of("double", "Ana Bo Cy Di", PAIRS), "0 C5-C6", "1 C9-C8")
    branch = Replay(Record(table.header, table.match)).branch(1)
    assert (branch.setup, branch.state) == (table.match.setup, table.match.state_at(1))


def test_a_room_goes_on_from_the_position_until_its_options_change() -> None:
    hall = Hall.__new__(Hall)
    hall.keeper = HandKeeper()
    hall.room = Room.of_table(hall.keeper, IDENT, "Open", table_of("duel", "Kim Eve", DUEL), HOST, [0])
    window, bo = Window(hall.room), hall.visitor("Bo").say(Sit(1, "Bo"))
    assert hall.keeper.kept[-1].position == DUEL
    hall.room.table.resign(0)
    window.say(Again())
    bo.say(Ready(True))
    window.say(Start())
    hall.keeper.run()
    assert hall.room.table.match.setup.position == DUEL
    gathering = hall.keeper.kept[0]._replace(match="", stage="gathering")
    assert Room.from_ledger(HandKeeper(), gathering, None).position == DUEL
    hall.room.table.resign(1)
    window.say(Again(), Change(RoomSettings(), {"mode": "solo"}, 4))
    assert (hall.room.position, hall.room.options["mode"]) == ("", "solo")
