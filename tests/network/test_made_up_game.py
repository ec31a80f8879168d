"""The made-up game with steps, windows and hands, over real lines, by six, and with a process that is killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engines.record import Assistance
from network.disk.journal import Journal
from network.messages.line import Enter, Entered, Ping, Pong, Told
from network.messages.room import RoomSettings, Verdict
from network.messages.table import Act, StandingWish, Wish
from network.table.table import Table
from tests.network.real_host import Caller, Guest, RealHost, real_host, started

ROOT = Path(__file__).parents[2]


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


def watcher(host: RealHost, room) -> Caller:
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Wanda"))
    caller.hear_kind(Entered)
    return caller


def said_at_places(guest: Guest) -> int:
    return sum(type(message) is tuple for message in guest.heard)


def test_a_step_costs_the_chooser_one_answer_and_the_others_nothing(host):
    letters = 0
    while letters < 2:  # nobody chooses the deal: with a single letter the choice would be complete too soon
        room = host.room("salon", 2)
        ana, bo = host.guest(room, "Ana"), host.guest(room, "Bo")
        started(ana, bo)
        letters = sum(text.startswith("c:") for text in ana.updates[0].legal)
    wanda = watcher(host, room)
    wanda.hear_kind(Told)
    wanda.say(Ping(0))
    wanda.hear_kind(Pong)
    card = ana.updates[0].legal[0]
    for number, text in enumerate((card, ">1"), 1):
        heard = [said_at_places(guest) for guest in (ana, bo)]
        ana.room.say(Act(0, text, 0, number - 1))
        ana.wait(lambda guest: len(guest.updates[0].draft) == number)  # noqa: B023
        assert [said_at_places(guest) for guest in (ana, bo)] == [heard[0] + 1, heard[1]]
        wanda.say(Ping(number))
        assert wanda.hear() == Pong(number)  # and nothing before it
    ana.room.say(Act(0, ".", 0, 2))
    assert wanda.hear_kind(Told).length == 1
    assert bo.wait(lambda guest: guest.updates[1].length == 1).updates[1].view["gift"] == [[card[2:], 1]]


def test_six_play_a_match_to_its_end_over_the_network(host):
    room = host.room("salon", 6, RoomSettings(assistance=Assistance(reaction_time=0)))
    guests = [host.guest(room, name) for name in "ABCDEF"]
    started(*guests)
    for number, guest in enumerate(guests):
        guest.play(number)
    outcomes = [guest.over().outcome for guest in guests]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert len(outcomes[0]["scores"]) == 6
    assert all(guest.wait_for(Verdict).fair for guest in guests)


def test_wishes_hold_over_the_network_and_after_coming_back(host):
    room = host.room("salon", 2, RoomSettings(assistance=Assistance(reaction_time=1)))
    relay = host.relay()
    ana, bo = host.guest(room, "Ana"), host.guest(room, "Bo", port=relay.port)
    started(ana, bo)
    bo.room.say(Wish(1, "veto", "never", for_round=False))
    wish = (StandingWish("veto", "never", for_round=False),)
    assert bo.wait(lambda guest: guest.updates[1].wishes).updates[1].wishes == wish
    relay.cut()
    bo.wait(lambda guest: guest.line.state != "here")
    told = len(bo.heard)
    relay.mend()
    bo.wait(lambda guest: any(type(message) is tuple for message in guest.heard[told:]))
    assert bo.updates[1].wishes == wish
    assert ana.updates[0].wishes == ()
    ana.play(1)
    assert bo.wait(lambda guest: guest.updates[1].window).updates[1].window.asked is False
    assert bo.updates[1].assistance == Assistance(reaction_time=1)
    bo.wait(lambda guest: guest.updates[1].window is None)
    assert [str(line) for line in room.table.match.lines[1:]] == ["1 pass"]


DRAFTING = """
import sys
from pathlib import Path
from tests.made_up import salon
salon.register()
from engines.game import checked
from engines import load
from engines.match import Match
from engines.record import Header, Player
from network.disk.journal import Journal
from network.table.table import Table
setup = checked(load("salon"), 2, {}, 4)
header = Header(setup, (Player("Ana"), Player("Bo")), "id", "2026-01-31T20:15:00Z", "0.1.0")
journal = Journal.create(Path(sys.argv[1]), header)
table = Table(Match(setup), [Player("Ana"), Player("Bo")], journal, header)
card = table.match.legal(0)[0]
assert table.act(0, f"{card} ; >1 ; .", 0) is None
seat = table.match.actors[0]
assert table.act(seat, "pass", table.match.length) is None
seat = table.match.actors[0]
assert table.act(seat, table.match.legal(seat)[0], table.match.length) is None
assert table.link(seat, "x") and table._drafts
print(journal.path, flush=True)
sys.stdin.read()
"""


def test_a_table_that_is_killed_in_the_middle_of_a_draft_comes_back_without_it(tmp_path):
    with subprocess.Popen(
        [sys.executable, "-c", DRAFTING, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        path = Path(child.stdout.readline().strip())
        child.kill()
    journal, record = Journal.open(path)
    table = Table.of(record, journal)
    assert (len(record.match.lines), record.notices) == (2, ())
    (seat,) = table.match.actors
    assert table.match.game.half_made(table.match.state) is None
    assert table.act(seat, table.match.legal(seat)[0], 2) is None
    table.close()
