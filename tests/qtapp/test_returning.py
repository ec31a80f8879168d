"""The way back from the home page: to a seat at somebody else's table, and to a table of one's own."""

from __future__ import annotations

from network.disk.known import Ticket, tickets_in
from network.lan.discovery import Found
from network.messages.line import Card
from network.messages.room import Decide, Leave, LineStatus, RoomSettings, SeatBot
from qtapp.pages.home.returning import MOST_CARDS, ReturnList, SeatCard
from qtapp.sitting.tables import HostedTable
from tests.qtapp.at_the_window import TIMEOUT, click, opened_window, play_page, started, told
from tests.qtapp.network_window import Answers, guests_of, play_page_of, plays, until
from tests.qtapp.test_i18n import assert_nothing_is_left
from tests.qtapp.test_open_to_lan import opened
from tests.qtapp.test_remote_play import begun

TABLE = "0123456789abcdef"


def ticket(table: str = TABLE, **how) -> Ticket:
    usual = {
        "title": "Chez Anna",
        "game": "wagons",
        "host": "portable",
        "seats": (1,),
        "players": ("Anna", "Zoé"),
        "grace": 60,
        "when": 1000,
        "addresses": (("127.0.0.1", 9),),
    }
    return Ticket(table, "Luc", token="t", fingerprint="f", **usual | how)


def card_of(qtbot, window) -> SeatCard:
    """The first card of the home page, once the home page shows it."""
    until(qtbot, lambda: window.is_home and window.home.returning.seats)
    return next(iter(window.home.returning.seats.values()))


# What a card says.


def test_a_card_says_what_is_played_with_whom_and_how_long_they_wait(qtbot):
    card = SeatCard(ticket(), ReturnList(), lambda: 1017.0)
    qtbot.addWidget(card)
    assert card.title.text() == "Your seat is waiting: Circle the Wagons"
    assert card.note.text() == "“Chez Anna”, hosted by portable · with Anna and Zoé"
    assert card.state.text() == "The others wait for another 0:43."
    card.show_seen(True)
    assert "on the network now" in card.state.text()
    card.show_line(LineStatus("lost", "ECONNREFUSED", retry=3))
    assert "Calling again in 3" in card.state.text()
    assert card.stop.isVisibleTo(card)
    assert not card.go.isVisibleTo(card)


def test_after_the_countdown_one_may_still_return(qtbot):
    card = SeatCard(ticket(), ReturnList(), lambda: 2000.0)
    qtbot.addWidget(card)
    assert "you can still return" in card.state.text()
    assert card.go.isVisibleTo(card)


def test_a_few_cards_are_shown_the_latest_and_no_list_where_there_is_nothing(qtbot):
    listed = ReturnList()
    qtbot.addWidget(listed)
    listed.show_tables([ticket(f"{number:016x}") for number in range(10)], [])
    assert list(listed.seats) == [f"{number:016x}" for number in range(MOST_CARDS)]
    listed.show_tables([], [])
    assert listed.isHidden()


def test_a_table_of_a_game_we_do_not_know_is_named_all_the_same(qtbot):
    card = SeatCard(ticket(game="chess", host="", players=()), ReturnList())
    qtbot.addWidget(card)
    assert "chess" in card.title.text()


def test_a_table_that_is_found_is_told_on_its_card(qtbot):
    listed = ReturnList()
    qtbot.addWidget(listed)
    listed.show_tables([ticket()], [])
    found = Found(Card(TABLE, "Chez Anna", "wagons", 0, 2, "fr", 1, False, True), "h", ("127.0.0.1",), 1)
    listed.show_found([found])
    assert "on the network now" in listed.seats[TABLE].state.text()
    listed.show_found([])
    assert "on the network now" not in listed.seats[TABLE].state.text()


# At the window.


def test_the_next_start_shows_the_seat_first_of_all(qtbot, home):
    tickets_in(home).keep(ticket())
    with opened_window(qtbot, home) as window:
        card = card_of(qtbot, window)
        assert card.isVisible()
        assert (
            card.mapTo(window, card.rect().topLeft()).y()
            < window.home.games[0].mapTo(window, window.home.games[0].rect().topLeft()).y()
        )
        assert window.home.saved.empty.isHidden()  # it says that no game is waiting
        until(qtbot, lambda: card.go.hasFocus())


def test_one_click_leads_back_into_the_seat(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    me = page.company.presence.guest
    click(qtbot, page.header.back)
    card = card_of(qtbot, window)
    assert 50 <= card.left <= 60
    click(qtbot, card.go)
    page = play_page_of(qtbot, window)
    assert page.company.presence.guest == me
    assert page.company.presence.seats == (0,)
    guest.wait(lambda guest: all(person.here for person in guest.people()))


def test_a_host_that_does_not_answer_is_called_again_until_one_stops(qtbot, home):
    tickets_in(home).keep(ticket())
    with opened_window(qtbot, home) as window:
        card = card_of(qtbot, window)
        click(qtbot, card.go)
        until(qtbot, lambda: "Calling again" in card_of(qtbot, window).state.text())
        click(qtbot, card_of(qtbot, window).stop)
        assert window.reception.lobby.stays == []
        until(qtbot, lambda: card_of(qtbot, window).go.isVisible())


def test_a_table_that_is_gone_is_told_in_a_sentence_and_goes(qtbot, window, host, answers):
    page, _guest = begun(qtbot, window, host)
    table = page.company.presence.state.id
    click(qtbot, page.header.back)
    card = card_of(qtbot, window)
    host.host.remove(table)
    click(qtbot, card.go)
    returning = window.home.returning
    until(qtbot, lambda: returning.problem.isVisible() and not returning.seats)
    assert returning.problem.text() == "This table is not open now."


def test_a_seat_that_was_given_away_is_told_at_the_table(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host, settings=RoomSettings(grace=0))
    me = page.company.presence.guest
    click(qtbot, page.header.back)
    guest.wait(lambda guest: guest.state.deciding == (guest.room.guest,))
    guest.room.say(Decide(me, "remove"))
    guest.wait(lambda guest: guest.state.seats[0].kind == "open")
    guest.room.say(SeatBot(0, "easy"))
    click(qtbot, card_of(qtbot, window).go)
    page = play_page_of(qtbot, window)
    until(qtbot, lambda: "Your seat was not kept" in page.panel.prompt.refusal.text())
    assert page.company.presence.seats == ()


def test_a_seat_can_be_given_up_from_the_home_page(qtbot, window, host, answers):
    page, guest = begun(qtbot, window, host)
    click(qtbot, page.header.back)
    card = card_of(qtbot, window)
    click(qtbot, card.give_up)
    assert window.focusWidget() is card.keep
    click(qtbot, card.keep)
    assert card.go.isVisible()
    click(qtbot, card.give_up)
    # The home page may look while the window goes to the table to give the seat back, and so has to look again.
    told(qtbot, window.reception.lobby.rooms.hung_up, lambda: click(qtbot, card.really))
    guest.wait(lambda guest: guest.state.seats[0].kind == "open")
    until(qtbot, lambda: not window.home.returning.isVisible())
    until(qtbot, lambda: window.reception.seats() == [])


def test_whoever_goes_elsewhere_is_not_called_back(qtbot, home):
    tickets_in(home).keep(ticket())
    with opened_window(qtbot, home) as window:
        click(qtbot, card_of(qtbot, window).go)
        assert window.reception.lobby.stays
        click(qtbot, window.home.games[0].play)
        assert window.reception.lobby.stays == []


def test_nothing_of_the_network_is_begun_where_nothing_waits(qtbot, window):
    told(qtbot, window.home.listed, window.home.look)
    assert "lobby" not in window.reception.__dict__


def test_everything_follows_the_language(qtbot, home):
    tickets_in(home).keep(ticket(grace=0))  # a countdown would change meanwhile
    with opened_window(qtbot, home) as window:
        card_of(qtbot, window)
        assert_nothing_is_left(window)


# A table of one's own.


def test_a_table_of_our_own_is_opened_again_with_one_click(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as window:
        answers = Answers(qtbot, window)
        page = opened(qtbot, started(qtbot, window, first="B").window())
        with guests_of(qtbot, window, tmp_path) as come:
            guest = come("Denise").sit(1)
            plays(qtbot, page)
            window.go_back()
            assert answers.asked == ["Leave your table?"]
            guest.wait(lambda guest: guest.line.state == "lost")
            until(qtbot, lambda: window.home.returning.hosted)
            (card,) = window.home.returning.hosted
            assert card.table.players == ("Denise 1",)
            page = play_page(qtbot, window, lambda: click(qtbot, card.go))
            until(qtbot, lambda: page.company and set(page.places.heard) == {0})
            guest.here().wait(lambda guest: guest.state.seats[1].guest == guest.room.guest)
            guest.room.say(Leave())
            guest.wait(lambda guest: guest.line.state != "here")


def test_a_game_that_nobody_else_played_is_no_table_to_open_again(qtbot, window):
    page = opened(qtbot, started(qtbot, window, first="B").window(), kept=(0, 1))
    assert page.path
    window.go_home()
    with qtbot.waitSignal(window.home.listed, timeout=TIMEOUT):
        window.home.look()
    until(qtbot, lambda: not window.reception._sittings)
    assert window.home.returning.hosted == []


def test_both_kinds_stand_one_below_the_other(qtbot, tmp_path):
    listed = ReturnList()
    qtbot.addWidget(listed)
    listed.show_tables([ticket()], [HostedTable(tmp_path / "x.ronde", "Mine", "wagons", ("Bo",))])
    (card,) = listed.hosted
    with qtbot.waitSignal(listed.open_asked) as asked:
        click(qtbot, card.go)
    assert asked.args == [tmp_path / "x.ronde"]
