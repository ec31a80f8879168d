"""On the network: tables that are found and lost, the way by address, tables to return to, and the dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

import engines
from network.disk.known import Ticket
from network.lan.check import Leg
from network.lan.discovery import Found
from network.messages.line import VERSION, Card
from network.messages.room import LineStatus
from network.trust.fingerprints import spoken
from qtapp.base import i18n, style
from qtapp.base.actions import Actions
from qtapp.base.settings import Settings
from qtapp.base.theme import DARK, LIGHT
from qtapp.pages.home.home import HomePage
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.room.network_dialogs import ChangedKeyDialog, CheckDialog, PhraseDialog, WhichTableDialog
from tests.qtapp.at_the_window import TIMEOUT, click


@pytest.fixture(autouse=True)
def _english(qapp):
    style.prepare(qapp)
    i18n.speak("en")
    yield
    i18n.reset()


def card(number: int = 1, name: str = "Zoé’s table", **other: object) -> Card:
    plain = Card(f"{number:016x}", name, "wagons", 1, 2, "fr", VERSION, locked=False, playing=False)
    return plain._replace(**other)


def found(number: int = 1, name: str = "Zoé’s table", **other: object) -> Found:
    return Found(card(number, name, **other), "00" * 8, ("192.168.1.20",), 47313)


@pytest.fixture
def settings(home):
    made = Settings(home)
    made.my_name = "Anna"
    return made


@pytest.fixture
def page(qtbot, settings):
    made = NetworkPage(settings)
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    return made


def only_card(page):
    return next(iter(page.tables.cards.values()))


# Tables nearby.


def test_a_table_is_shown_with_its_game_seats_state_and_picture(qtbot, page):
    page.show_tables([found(locked=True)])
    shown = only_card(page)
    assert shown.title.text() == "Zoé’s table"
    assert "Circle the Wagons" in shown.game.text()
    assert "192.168.1.20" in shown.game.text()
    for words in ("gathering", "1 of 2", "passphrase", "Français"):
        assert words in shown.note.text()
    assert not shown.lock.isHidden()
    with qtbot.waitSignal(shown.picture.painted, timeout=TIMEOUT):
        pass


@pytest.mark.parametrize(("button", "watch"), [("join", False), ("watch", True)])
def test_one_joins_or_watches(qtbot, page, button, watch):
    page.show_tables([found()])
    with qtbot.waitSignal(page.join_asked) as asked:
        click(qtbot, getattr(only_card(page), button))
    assert asked.args == [found(), watch]


def test_a_full_table_can_only_be_watched(page):
    page.show_tables([found(free=0, playing=True)])
    assert not only_card(page).join.isEnabled()
    assert only_card(page).watch.isEnabled()


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"version": VERSION + 1}, "newer version"),
        ({"version": 0}, "older version"),
        ({"game": "chess"}, "not know"),
    ],
)
def test_a_table_that_we_do_not_understand_says_why_and_cannot_be_joined(page, other, said):
    page.show_tables([found(1, "A", **other), found(2, "B")])
    foreign = page.tables.cards[found(1).card.id]
    assert said in foreign.problem.text()
    assert not foreign.problem.isHidden()
    assert not foreign.join.isEnabled()
    assert not foreign.watch.isEnabled()
    assert page.tables.layout().indexOf(foreign) == 1  # those that can be joined come first


def test_tables_come_change_and_go_while_the_others_stay_in_place(page):
    page.show_tables([found(1, "A"), found(2, "B")])
    first, second = page.tables.cards.values()
    page.show_tables([found(2, "B", free=0), found(1, "A"), found(3, "C")])
    assert list(page.tables.cards.values())[:2] == [first, second]
    assert "no seat free" in second.note.text()
    assert not second.join.isEnabled()
    page.show_tables([found(2, "B")])
    assert list(page.tables.cards.values()) == [second]
    assert second.join.isEnabled()


def test_whoever_has_the_focus_on_a_table_keeps_it(qtbot, page):
    page.show_tables([found(2, "B")])
    button = only_card(page).join
    button.setFocus()
    page.show_tables([found(1, "A"), found(2, "B", free=2)])
    assert page.focusWidget() is button


def test_names_of_strangers_are_plain_text(qtbot, page):
    name = "<img src='x'><b>Zoé</b>" * 6
    page.show_tables([found(name=name)])
    title = only_card(page).title
    assert title.text() == name
    assert title.textFormat() == Qt.TextFormat.PlainText
    qtbot.waitUntil(lambda: bool(title.toolTip()), timeout=TIMEOUT)  # what does not fit is told there
    assert "<b>" not in title.toolTip()
    assert "&lt;b&gt;" in title.toolTip()


def test_thousands_of_tables_do_not_hold_up_the_window(page):
    page.show_tables([found(number, f"T{number}") for number in range(2000)])
    assert len(page.tables.cards) == 60


# Looking for them.


def test_an_empty_list_says_after_a_while_what_can_be_done(qtbot, settings):
    page = NetworkPage(settings, patience=0)
    qtbot.addWidget(page)
    assert page.advice.isHidden()
    qtbot.waitUntil(lambda: not page.advice.isHidden(), timeout=TIMEOUT)
    with qtbot.waitSignal(page.check_asked):
        click(qtbot, page.check)
    page.show_tables([found()])
    assert page.advice.isHidden()
    page.show_tables([])
    assert not page.advice.isHidden()


def test_trouble_is_told_and_passes(page):
    page.show_trouble("no_interface")
    assert "not connected" in page.trouble.text()
    assert page.trouble.isVisible()
    assert not page.sign.isVisible()
    assert not page.advice.isHidden()
    page.show_trouble("")
    assert not page.trouble.isVisible()
    assert page.sign.isVisible()


def test_the_sign_stands_still_where_nothing_may_move(page, settings):
    assert page.sign.is_moving
    settings.reduced_motion = True
    assert not page.sign.is_moving
    settings.reduced_motion = False
    assert page.sign.is_moving
    page.hide()
    assert not page.sign.is_moving


def test_why_we_are_not_at_a_table_is_told_in_every_language(page):
    page.show_line(LineStatus("ended", "kicked"))
    english = page.problem.text()
    assert "sent you away" in english
    assert page.problem.isVisible()
    page.show_line(None)
    assert not page.problem.isVisible()


# Our name, our tables, addresses.


def test_nobody_goes_anywhere_without_a_name(qtbot, page, settings):
    page.name.clear()
    page.show_tables([found()])
    page.address.setText("zoe.local")
    with (
        qtbot.assertNotEmitted(page.join_asked),
        qtbot.assertNotEmitted(page.create_asked),
        qtbot.assertNotEmitted(page.address_asked),
    ):
        click(qtbot, only_card(page).join)
        click(qtbot, page.games[0].create_button)
        click(qtbot, page.go)
    assert page.name_problem.isVisible()
    assert page.focusWidget() is page.name
    qtbot.keyClicks(page.name, "  Zoe   M. ")
    assert not page.name_problem.isVisible()
    with qtbot.waitSignal(page.create_asked) as asked:
        click(qtbot, page.games[0].create_button)
    assert asked.args == [engines.games()[0]]
    assert settings.my_name == "Zoe M."


def test_a_name_is_kept_and_never_too_long(qtbot, page, settings):
    page.name.clear()
    qtbot.keyClicks(page.name, "x" * 60)
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert settings.my_name == "x" * 40
    settings.save()
    assert Settings(settings.folder).my_name == "x" * 40


def test_a_name_used_at_this_desk_is_proposed(qtbot, settings):
    settings.my_name = ""
    settings.keep_name("Bruno")
    page = NetworkPage(settings)
    qtbot.addWidget(page)
    assert page.my_name == "Bruno"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("192.168.1.20", "192.168.1.20:47313"),
        ("zoe.local:4000", "zoe.local:4000"),
        ("::1", "[::1]:47313"),
    ],
)
def test_one_joins_by_address(qtbot, page, typed, address):
    qtbot.keyClicks(page.address, typed)
    with qtbot.waitSignal(page.address_asked) as asked:
        qtbot.keyClick(page.address, Qt.Key.Key_Return)
    assert asked.args == [address]
    assert not page.address_problem.isVisible()


def test_what_is_no_address_is_explained_until_it_is_mended(qtbot, page):
    qtbot.keyClicks(page.address, "192.168.1.20:99999")
    with qtbot.assertNotEmitted(page.address_asked):
        click(qtbot, page.go)
    assert page.address_problem.isVisible()
    assert "65535" in page.address_problem.text()
    qtbot.keyClick(page.address, Qt.Key.Key_Backspace)
    assert not page.address_problem.isVisible()


def test_tables_one_was_at_stand_on_top(qtbot, page):
    assert not page.returns_title.isVisible()
    ticket = Ticket("a" * 16, "Anna", title="Tuesday", game="coldwar", when=1_700_000_000)
    page.show_tickets([ticket])
    shown = page.tickets.cards[0]
    assert shown.title.text() == "Tuesday"
    assert "Anna" in shown.note.text()
    with qtbot.waitSignal(page.tickets.resume_asked) as asked:
        click(qtbot, shown.resume)
    assert asked.args == [ticket]
    with qtbot.waitSignal(page.tickets.forget_asked):
        click(qtbot, shown.forget)
    page.show_tickets([])
    assert not page.returns_title.isVisible()


def test_the_page_fits_a_small_window_in_both_themes(page):
    page.show_tables([found(1, "A" * 40, version=VERSION + 1), found(2, "B" * 40, free=0, locked=True)])
    for theme in (DARK, LIGHT):
        style.dress(QApplication.instance(), theme)
        assert page.minimumSizeHint().width() <= 1024
        assert page.minimumSizeHint().height() <= 650


def test_the_home_page_leads_here(qtbot, settings):
    window = QWidget()
    qtbot.addWidget(window)
    home = HomePage(settings.tables, Actions(window))
    qtbot.addWidget(home)
    with qtbot.waitSignal(home.network_asked):
        click(qtbot, home.network.look)


# Dialogs.


def opened(qtbot, dialog):
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.open()
    return dialog


def test_the_passphrase_is_hidden_unless_one_wants_to_see_it(qtbot):
    dialog = opened(qtbot, PhraseDialog("Zoé’s table"))
    assert not dialog.go.isEnabled()
    assert not dialog.problem.isVisible()
    qtbot.keyClicks(dialog.field, " open sesame ")
    assert dialog.field.displayText() != dialog.field.text()
    dialog.shown.click()
    assert dialog.field.displayText() == dialog.field.text()
    with qtbot.waitSignal(dialog.phrase_given) as given:
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert given.args == ["open sesame"]
    assert not dialog.isVisible()


def test_a_wrong_passphrase_is_said_to_be_wrong(qtbot):
    dialog = opened(qtbot, PhraseDialog("Zoé’s table", is_again=True))
    assert dialog.problem.isVisible()
    with qtbot.waitSignal(dialog.rejected), qtbot.assertNotEmitted(dialog.phrase_given):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_changed_key_is_not_trusted_by_haste(qtbot, key):
    dialog = opened(qtbot, ChangedKeyDialog("Zoé’s machine", "0123456789abcdef" * 4))
    with qtbot.waitSignal(dialog.rejected), qtbot.assertNotEmitted(dialog.trusted):
        qtbot.keyClick(dialog, key)


def test_a_changed_key_is_shown_and_can_be_trusted(qtbot):
    dialog = opened(qtbot, ChangedKeyDialog("Zoé’s machine", "0123456789abcdef" * 4))
    assert dialog.key.text() == spoken("0123456789abcdef" * 4)
    assert "not the machine it was" in dialog.title.text()
    with qtbot.waitSignal(dialog.trusted):
        click(qtbot, dialog.go)


def test_another_machine_at_an_address_is_said_to_be_that(qtbot):
    dialog = opened(qtbot, ChangedKeyDialog("Zoé’s machine", "0123456789abcdef" * 4, "address"))
    assert "at the address of another machine" in dialog.title.text()
    assert "Addresses change hands" in dialog.advice.text()


def test_of_several_tables_at_one_address_one_is_chosen(qtbot):
    dialog = opened(qtbot, WhichTableDialog([card(1, "A"), card(2, "B")]))
    with qtbot.waitSignal(dialog.chosen) as chosen:
        click(qtbot, dialog.tables.cards[card(2).id].watch)
    assert chosen.args == [card(2).id, True]
    assert not dialog.isVisible()


def test_the_check_shows_one_leg_after_the_other(qtbot):
    dialog = opened(qtbot, CheckDialog())
    rows = dialog.rows
    assert [row.answer.text() for row in rows.values()] == ["Trying…", "", "", "", ""]
    dialog.show_leg(Leg("interface", "ok", "", {"addresses": ["192.168.1.20"]}))
    dialog.show_leg(Leg("announce", "failed", "not_heard", {"interfaces": ["wlan0"]}))
    assert "192.168.1.20" in rows["interface"].answer.text()
    assert "wlan0" in rows["announce"].answer.text()
    assert rows["others"].answer.text() == "Trying…"
    assert (rows["interface"].sign.accessibleName(), rows["announce"].sign.accessibleName()) == ("well", "fails")
    assert rows["interface"].sign.pixmap().toImage() != rows["announce"].sign.pixmap().toImage()
    assert not dialog.again.isEnabled()
    for name in ("others", "port", "hosts"):
        dialog.show_leg(Leg(name, "unknown", "failed"))
    with qtbot.waitSignal(dialog.again_asked):
        click(qtbot, dialog.again)
    assert rows["interface"].answer.text() == "Trying…"


def test_our_addresses_are_copied(qtbot):
    dialog = opened(qtbot, CheckDialog())
    dialog.show_addresses(["192.168.1.20:47313", "[fd00::1]:47313"])
    row = dialog.addresses.rows[1]
    click(qtbot, row.copy)
    assert QGuiApplication.clipboard().text() == "[fd00::1]:47313"
    assert row.copy.text() == "Copied"
    qtbot.waitUntil(lambda: row.copy.text() == "Copy", timeout=TIMEOUT)
