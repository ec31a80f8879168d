"""A host that lies cannot bring a window down: it is left with a sentence, and everything else goes on.

`python -m tests.hostile --messages 10000` is the long run.
"""

from __future__ import annotations

from random import Random
from time import thread_time
from typing import get_args

import pytest

from engines import games
from network.messages.codec import wire_name
from network.messages.line import FromHost, Room
from network.messages.packing import packed
from network.messages.room import GATHERING, PLAYING
from qtapp.pages.room.room import RoomPage
from tests.hostile.campaign import Campaign, Heartbeat, Outcome
from tests.hostile.fake_host import FakeHost, framed
from tests.hostile.floods import OF_MATCHES, OF_ROOMS
from tests.hostile.lies import AT_THE_DOOR, KINDS
from tests.hostile.scripts import script
from tests.qtapp.at_the_window import greedy, played, started
from tests.qtapp.network_window import called, until

pytestmark = pytest.mark.usefixtures("nobody_to_ask")

MESSAGES = 300  # of each kind, about each game
MIXED = 100  # of all kinds
WITHOUT_A_GAME = ("fault", *AT_THE_DOOR)


@pytest.fixture
def host(tmp_path):
    fake = FakeHost(tmp_path / "host")
    yield fake
    fake.close()


@pytest.fixture
def watched(window):
    window.mishaps.watch()
    yield window
    window.mishaps.rest()


# An item that fails while it is painted does not put the painter back as it was.
not_painted = pytest.mark.qt_log_ignore("QPainter::end: Painter ended with")


@not_painted
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in WITHOUT_A_GAME])
@pytest.mark.parametrize("game", games())
def test_lies_about_a_game_are_harmless_or_end_the_visit(watched, host, game, kind):
    outcome = Campaign(watched, host, game, seed=1).run(MESSAGES, (kind,))
    check(outcome, MESSAGES)
    assert watched.is_home


@not_painted
@pytest.mark.parametrize("kind", WITHOUT_A_GAME)
@pytest.mark.parametrize("game", games())
def test_lies_that_are_the_same_for_every_game_end_the_visit(watched, host, game, kind):
    """Each costs a visit, so all games share them."""
    messages = MESSAGES // len(games())
    check(Campaign(watched, host, game, seed=1).run(messages, (kind,)), messages)
    assert watched.is_home


@not_painted
@pytest.mark.parametrize("game", games())
def test_after_lies_of_all_kinds_there_is_still_a_game_to_play(qtbot, watched, host, game):
    campaign, rng = Campaign(watched, host, game, seed=1), Random(game)
    for _ in range(MIXED):
        campaign.lie(rng.choice(KINDS))
    outcome = campaign.end()
    check(outcome, MIXED)
    assert outcome.results["harmless"] > MIXED / 20, "most lies are found out before they do anything"
    page = started(qtbot, watched)
    played(qtbot, page, greedy(page))


def check(outcome: Outcome, messages: int) -> None:
    assert sum(outcome.results.values()) == messages
    assert not outcome.mishaps, outcome.told()
    assert not outcome.has_stalled, outcome.told()


def busy(seconds: float) -> None:
    end = thread_time() + seconds
    while thread_time() < end:
        pass


def test_work_of_the_windows_thread_is_counted_and_that_of_the_campaign_is_not(qtbot):
    heartbeat = Heartbeat()
    busy(0.1)
    heartbeat.resume()
    heartbeat.beat()
    assert heartbeat.work < 0.1
    busy(0.1)
    heartbeat.beat()
    assert heartbeat.work >= 0.1
    heartbeat.stop()


def test_lies_are_told_in_every_kind_of_message():
    """But for `locked`, which asks a person for a passphrase and has nothing else that is looked at."""
    kinds = {wire_name(type_) for type_ in get_args(FromHost)} - {"locked"}
    assert kinds == set(KINDS) - {"change"}  # which is a `told`, too


FLOODS = [(game, flood) for game in games() for flood in OF_MATCHES] + [("wagons", flood) for flood in OF_ROOMS]


@pytest.mark.parametrize(("game", "flood"), FLOODS)
def test_floods_do_not_stall_the_window(qtbot, watched, host, capsys, game, flood):
    outcome = Campaign(watched, host, game, seed=1).flood((OF_MATCHES | OF_ROOMS)[flood](script(game)))
    assert not outcome.has_stalled, outcome.told()
    assert watched.is_home


def test_a_room_left_before_its_match_was_shown_is_left_for_good(qtbot, watched, host):
    """A host that says it plays, and then nothing."""
    honest = script("wagons")
    host.game, host.opening = "wagons", [framed(packed(Room(honest.states[GATHERING])))]
    called(qtbot, watched, host.port)
    until(qtbot, lambda: isinstance(watched.page, RoomPage))
    host.send(framed(packed(Room(honest.states[PLAYING]))))
    stay = watched.reception.stays[0]
    until(qtbot, lambda: stay.page is not watched.page)
    watched.go_home()
    assert not watched.reception.stays
    assert watched.is_home


def test_a_table_that_shows_nothing_is_left_with_the_page_it_was_called_from(qtbot, watched, host):
    """A host that lets us in, says that it plays, and then nothing: its line is told, and nobody has to wait for it."""
    host.game, host.opening = "wagons", [framed(packed(Room(script("wagons").states[PLAYING])))]
    page = called(qtbot, watched, host.port)
    until(qtbot, lambda: watched.reception.stays and watched.reception.stays[0].page is not None)
    host.hang_up()
    until(qtbot, lambda: page.problem.text())
    watched.go_home()
    assert not watched.reception.stays


def test_a_line_that_drops_before_anything_was_shown_is_no_mistake(qtbot, watched, host):
    """The first update after a line that was lost and is back."""
    honest = script("wagons")
    playing = framed(packed(Room(honest.states[PLAYING])))
    host.game, host.opening = "wagons", [playing]
    called(qtbot, watched, host.port)
    until(qtbot, lambda: watched.reception.stays and watched.reception.stays[0].page is not None)
    page = watched.reception.stays[0].page
    host.opening = [playing, framed(packed(honest.told[3]))]
    host.hang_up()
    until(qtbot, lambda: watched.page is page and page.shown is not None)
    assert watched.mishaps.dialog is None
