"""Playing at a table that another machine keeps, in a real window over a real line."""

from __future__ import annotations

import errno
import inspect
import re

import pytest

from engines import registry
from engines.record import Assistance
from network.disk import room_file
from network.disk.journal import NotSaved, read_path
from network.messages.room import Again, Change, ClockRule, Kick, RoomSettings, Sit, Start
from network.messages.table import Act, AnswerUndo, Resign
from network.room import room as room_module
from network.trust.fingerprints import spoken
from qtapp.pages.room.network_dialogs import ChangedKeyDialog, PhraseDialog, WhichTableDialog
from qtapp.pages.study.replay import ReplayPage
from qtapp.sitting.remote_sitting import RemoteSitting
from qtapp.sitting.sitting import Sitting
from tests.qtapp.at_the_window import answer, click, greedy, told
from tests.qtapp.network_window import (
    Cable,
    called,
    guest_plays,
    open_dialog,
    play_page_of,
    plays,
    room_page,
    turn,
    until,
)

ORDINARY = RoomSettings()


pytestmark = pytest.mark.usefixtures("nobody_to_ask")


@pytest.fixture
def cable(host):
    """A line to the host that can be cut."""
    laid = Cable(host.port)
    yield laid
    laid.cut()


def begun(qtbot, window, host, game="wagons", seats=2, settings=ORDINARY, ours=(0,), port=0):
    """A match of the window against a guest, who decides in the room; the page, and the guest."""
    guest = host.guest(host.room(game, seats, settings), "Bruno").here()
    called(qtbot, window, port or host.port)
    page = room_page(qtbot, window)
    for seat in ours:
        page.link.say(Sit(seat, f"Alice {seat}"))
    for seat in set(range(seats)) - set(ours):
        guest.sit(seat)
    start(qtbot, page, guest)
    return play_page_of(qtbot, window), guest


def start(qtbot, page, guest):
    until(qtbot, lambda: all(seat.kind == "human" for seat in page.state.seats) and page.prompt.answer_button("ready"))
    answer(qtbot, page.prompt, "ready")
    guest.ready().wait(lambda guest: all(person.ready for person in guest.people()))
    guest.room.say(Start())


def test_a_window_comes_sits_down_and_plays(qtbot, window, host):
    page, guest = begun(qtbot, window, host)
    for _ in range(3):
        turn(qtbot, page, guest)
        plays(qtbot, page)
    assert page.shown.ply >= 3
    guest.wait(lambda guest: guest.updates[1].ply == page.shown.ply)


def test_what_a_distant_table_cannot_do_is_not_offered(qtbot, window, host):
    page, guest = begun(qtbot, window, host)
    turn(qtbot, page, guest)
    offered = {
        name
        for name in (
            "hint",
            "hurry",
            "save_as",
            "replay",
            "rematch",
            "open_network",
            "close_network",
            "leave_table",
            "resign",
            "offer_draw",
            "pause",
        )
        if window.commands[name].isEnabled()
    }
    assert offered == {"leave_table", "resign", "offer_draw", "pause"}


def test_a_hint_that_a_broken_line_lost_can_be_asked_for_again(qtbot, window, host, cable):
    settings = RoomSettings(assistance=Assistance(hints=True))
    page, guest = begun(qtbot, window, host, settings=settings, port=cable.port)
    turn(qtbot, page, guest)
    window.commands["hint"].trigger()
    assert not window.commands["hint"].isEnabled()
    cable.cut()
    until(qtbot, lambda: page.is_cut_off)
    cable.mend()
    until(qtbot, lambda: not page.is_cut_off and page.shown.legal)
    assert window.commands["hint"].isEnabled()


def test_taking_back_is_asked_of_the_other_machine(qtbot, window, host):
    page, guest = begun(qtbot, window, host)
    turn(qtbot, page, guest)
    ply = page.shown.ply
    plays(qtbot, page)
    told(qtbot, page.shown_anew, window.commands["undo"].trigger)
    assert "asked" in page.panel.prompt.title.text()
    guest.wait(lambda guest: guest.updates[1].undo_asked).room.say(AnswerUndo(1, True))
    until(qtbot, lambda: page.shown.ply == ply)


def test_while_the_line_is_lost_the_table_can_be_read_and_nothing_chosen(qtbot, window, host, cable):
    page, guest = begun(qtbot, window, host, port=cable.port)
    turn(qtbot, page, guest)
    banner = page.middle.itemAt(0).widget()
    assert banner.isHidden()
    ply, action = page.shown.ply, greedy(page)
    cable.cut()
    until(qtbot, lambda: page.is_cut_off)
    assert "again" in banner.text.text()
    assert not banner.isHidden()
    assert page.shown.legal == ()
    assert page.shown.view["cards"]
    assert "cannot be reached" in page.panel.prompt.title.text()
    assert not window.commands["resign"].isEnabled()
    assert not page.panel.company.chat.field.isEnabled()
    page.choose_action(action)  # a late click goes nowhere
    cable.mend()
    until(qtbot, lambda: page.shown.legal)
    assert banner.isHidden()
    assert page.shown.ply == ply
    plays(qtbot, page, action)
    assert page.shown.ply == ply + 1


def test_what_happened_meanwhile_is_news_and_the_rest_is_not(qtbot, window, host, cable):
    page, guest = begun(qtbot, window, host, port=cable.port)
    turn(qtbot, page, guest)
    plays(qtbot, page)
    while page.shown.legal:
        plays(qtbot, page)
    heard, news = page.places[0], []
    cable.cut()
    until(qtbot, lambda: page.is_cut_off)
    known = len(heard.log)
    update = guest.wait(lambda guest: guest.updates[1].legal).updates[1]
    guest.room.say(Act(1, update.legal[0], update.length))
    guest.wait(lambda guest: guest.updates[1].ply > update.ply)
    shown = page.board.show_update
    page.board.show_update = lambda update, names, told: (news.extend(told), shown(update, names, told))
    cable.mend()
    until(qtbot, lambda: not page.is_cut_off and page.shown.ply > update.ply)
    assert news == heard.log[known:]


def test_the_deal_is_checked_at_the_end_and_the_record_can_be_had(qtbot, window, host, tmp_path):
    page, guest = begun(qtbot, window, host)
    turn(qtbot, page, guest)
    window.commands["resign"].trigger()
    answer(qtbot, page.panel.prompt, "resign")
    until(qtbot, lambda: "The deal was fair" in page.panel.prompt.body.text())
    assert "resigned" in page.panel.prompt.title.text()
    assert page.panel.prompt.answer_button("rematch") is None
    path = tmp_path / "kept.ronde"
    told(qtbot, page.sitting.saved, lambda: window.reception.save_to(page, path))
    assert read_path(path).header.fair is not None
    answer(qtbot, page.panel.prompt, "replay")
    until(qtbot, lambda: isinstance(window.page, ReplayPage))


def test_another_match_is_gathered_for_and_begun(qtbot, window, host):
    page, guest = begun(qtbot, window, host)
    guest.room.say(Resign(1))
    until(qtbot, lambda: page.shown.outcome is not None)
    guest.wait_stage("over").room.say(Again())
    page = room_page(qtbot, window)
    assert [seat.name for seat in page.state.seats] == ["Alice 0", "Bruno 1"]
    start(qtbot, page, guest)
    page = play_page_of(qtbot, window)
    assert page.shown.outcome is None
    assert page.company.moment.verdict is None


def test_whoever_is_sent_away_is_told_so(qtbot, window, host):
    page, guest = begun(qtbot, window, host)
    guest.room.say(Kick(page.company.presence.guest))
    until(qtbot, lambda: page.is_cut_off)
    banner = page.middle.itemAt(0).widget()
    assert "sent you away" in banner.text.text()
    assert "no longer" in page.panel.prompt.title.text()
    click(qtbot, banner.home)
    assert window.is_home


def test_two_people_at_one_window_share_a_distant_game_with_secrets(qtbot, window, host):
    page, guest = begun(qtbot, window, host, "coldwar", 3, ours=(0, 1))
    until(qtbot, lambda: set(page.places.heard) == {0, 1, None} and page.is_passing)
    assert page.shown.seat is None
    for seat in (0, 1):
        until(qtbot, lambda: page.is_passing)
        assert page.places.awaited == seat
        page.take_over()
        assert page.shown.seat == seat
        plays(qtbot, page, page.shown.legal[0])
    guest_plays(qtbot, page, guest, 2)
    assert set(guest.updates) <= {2, None}


def test_a_game_that_this_version_does_not_know_is_not_shown(qtbot, window, host, monkeypatch):
    host.room("wagons", 2)
    monkeypatch.setattr(registry, "_PACKAGES", ("coldwar",))
    page = called(qtbot, window, host.port)
    until(qtbot, lambda: "too old" in page.problem.text())
    assert window.page is page
    assert window.reception.lobby.stays == []


def test_whoever_finds_no_seat_watches(qtbot, window, host):
    room = host.room("wagons", 2)
    one, two = host.guest(room, "Bruno").sit(0).ready(), host.guest(room, "Chloé").sit(1).ready()
    one.wait(lambda guest: all(person.ready for person in guest.people())).room.say(Start())
    two.wait(lambda guest: 1 in guest.updates)
    called(qtbot, window, host.port)
    page = play_page_of(qtbot, window)
    assert page.shown.seat is None
    assert page.shown.legal == ()
    assert page.company.presence.seats == ()
    page._say(Resign)
    assert "only those who sit at the table" in page.panel.prompt.refusal.text()
    one.play(1)
    two.play(2)
    until(qtbot, lambda: page.shown.outcome is not None)


def test_clocks_run_beside_the_players(qtbot, window, host):
    page, guest = begun(qtbot, window, host, settings=RoomSettings(clock=ClockRule("game", 300, 5)))
    until(qtbot, lambda: not page.panel.players.cards[0].clock.isHidden())
    turn(qtbot, page, guest)
    until(qtbot, lambda: page.panel.players.cards[0].clock.text().startswith("▸"))
    assert not page.panel.players.cards[1].clock.text().startswith("▸")
    assert page.panel.players.cards[1].clock.text().startswith(("5:0", "4:5"))


def test_the_phrase_of_a_locked_table_is_asked_for(qtbot, window, host):
    room = host.room("wagons", 2)
    guest = host.guest(room, "Bruno").here()
    guest.room.change(Change(RoomSettings(locked=True), guest.state.options, 2), "sésame")
    host.wait_card(room.ident, lambda card: card.locked)
    called(qtbot, window, host.port)
    for given in ("césame", "sésame"):
        until(qtbot, lambda: open_dialog(window, PhraseDialog))
        dialog = open_dialog(window, PhraseDialog)
        dialog.field.setText(given)
        click(qtbot, dialog.go)
        until(qtbot, lambda dialog=dialog: open_dialog(window, PhraseDialog) is not dialog)
    room_page(qtbot, window)


def test_which_of_several_tables_is_asked(qtbot, window, host):
    host.room("wagons", 2)
    other = host.room("coldwar", 3)
    called(qtbot, window, host.port)
    until(qtbot, lambda: open_dialog(window, WhichTableDialog))
    open_dialog(window, WhichTableDialog).chosen.emit(other.ident, False)
    assert room_page(qtbot, window).state.game == "coldwar"


def test_a_machine_with_another_key_is_not_trusted_by_itself(qtbot, window, host):
    host.room("wagons", 2)
    lobby = window.reception.lobby
    lobby.rooms.known.trust(host.host.identity.host, "0" * 64)
    called(qtbot, window, host.port)
    until(qtbot, lambda: open_dialog(window, ChangedKeyDialog))
    click(qtbot, open_dialog(window, ChangedKeyDialog).stay)
    assert lobby.stays == []
    click(qtbot, window.page.go)
    until(qtbot, lambda: open_dialog(window, ChangedKeyDialog))
    click(qtbot, open_dialog(window, ChangedKeyDialog).go)
    room_page(qtbot, window)


def test_nobody_at_an_address_is_said_on_the_page(qtbot, window, host):
    host.host.stop()
    page = called(qtbot, window, host.port)
    until(qtbot, lambda: "No table is kept at this address" in page.problem.text())
    assert window.page is page
    window.go_back()
    assert window.reception.lobby.stays == []


def test_a_distant_table_lacks_nothing_but_what_it_says_it_cannot_do():
    missing = {
        name
        for name, told in vars(Sitting).items()
        if "raise NotImplementedError" in _source(told) and name not in vars(RemoteSitting)
    }
    assert missing == {"resume_bots", "play_unsaved", "ask_rematch"}
    able = set(re.findall(r'"(\w+)"', _source(vars(RemoteSitting)["can"])))
    assert able == {"save_as", "replay"}


def _source(told: object) -> str:
    function = told.fget if isinstance(told, property) else told
    return inspect.getsource(function) if inspect.isfunction(function) else ""


def test_whoever_joins_a_machine_for_the_first_time_is_shown_its_key(qtbot, window, host):
    room = host.room("wagons", 2)
    called(qtbot, window, host.port)
    page = room_page(qtbot, window)
    assert page.key.isVisible()
    assert page.key.digits.text() == spoken(host.host.identity.fingerprint)
    assert "not been at this machine before" in page.key.note.text()
    page.leave()
    until(qtbot, lambda: host.on_desk(lambda: not list(room.guests)))
    called(qtbot, window, host.port)
    assert "not been at this machine before" not in room_page(qtbot, window).key.note.text()


def test_a_machine_that_says_it_is_another_is_left_with_a_sentence(qtbot, window, host):
    host.room("wagons", 2)
    liar = host.host.identity._replace(fingerprint="00" * 32)
    host.loop.call(lambda: setattr(host.host, "identity", liar))
    page = called(qtbot, window, host.port)
    until(qtbot, lambda: "another one than its key shows" in page.problem.text())
    assert window.reception.lobby.stays == []


def test_a_host_that_cannot_write_is_told_to_guests_for_as_long_as_it_is_so(qtbot, window, host, monkeypatch):
    full, write = [True], room_file.write

    def tried(folder, kept):
        if full:
            raise NotSaved(OSError(errno.ENOSPC, "full"))
        write(folder, kept)

    monkeypatch.setattr(room_file, "write", tried)
    monkeypatch.setattr(room_module, "KEEP_AGAIN", 0.1)
    host.room("wagons", 2)
    called(qtbot, window, host.port)
    page = room_page(qtbot, window)
    until(qtbot, lambda: page.saving.isVisible())
    assert "Nothing is being saved" in page.saving.text.text()
    full.clear()
    until(qtbot, lambda: page.saving.isHidden())


def test_a_match_that_cannot_be_written_is_told_to_guests_for_as_long_as_it_is_so(qtbot, window, host):
    page, guest = begun(qtbot, window, host)
    table = host.host.kept(page.company.presence.state.id).room.table
    assert page.saving.isHidden()
    host.on_desk(table.play_unsaved)
    until(qtbot, lambda: page.saving.isVisible())
    turn(qtbot, page, guest)
    plays(qtbot, page)
    assert page.saving.isVisible()
