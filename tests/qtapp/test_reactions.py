"""Windows for reactions at the window: the ring, the time that a table sets, and when players want to be asked.

With the made-up game of `tests.made_up`, whose words and window are those of `tests.qtapp.test_drafts`.
"""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu

from engines.record import AT_ONE_DESK, Assistance, Player
from network.messages.line import Card
from network.messages.room import RoomSettings
from network.messages.table import Act, ClaimWindow, StandingWish, Update
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.parts.dialogs import ShortcutsDialog
from qtapp.pages.room.room import RoomPage
from qtapp.pages.table.play import PlayPage
from qtapp.pages.table.wishes import WishMenu
from qtapp.words.network import NetworkWords
from tests.network.real_host import Guest
from tests.qtapp.at_the_window import TIMEOUT, answer, click, play_page, started, told
from tests.qtapp.network_window import created, guests_of, play_page_of, plays, until
from tests.qtapp.test_drafts import ALONE, TWO, first_card, labels, lines, near, press, window
from tests.qtapp.test_i18n import switch

__all__ = ["near", "window"]  # fixtures

pytestmark = pytest.mark.usefixtures("nobody_to_ask")

LEFT = Qt.MouseButton.LeftButton
TRIO = (*TWO, Player("Chloé"))
BRIEF = AT_ONE_DESK._replace(reaction_time=1)
LONG = AT_ONE_DESK._replace(reaction_time=10)
NO_CLOCK = AT_ONE_DESK._replace(reaction_time=0)


def given(qtbot, window, people=TWO, assistance: Assistance = LONG) -> PlayPage:
    """The first of the people has just given a letter, and the others may react."""
    page = started(qtbot, window, people, game="salon", assistance=assistance)
    if page.is_passing:
        click(qtbot, page.card.button)
    told(qtbot, page.shown_anew, lambda: page.choose_action(f"{first_card(page)} ; >0 ; ."))
    return page


def awaits(qtbot, page: PlayPage, reached) -> None:
    while not reached():
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass


def menu_of(page: PlayPage) -> WishMenu:
    found = QApplication.activePopupWidget()
    assert isinstance(found, WishMenu)
    assert found.parent() is page
    return found


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def ticked(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isChecked()]


def choose(qtbot, page: PlayPage, menu: QMenu, text: str) -> None:
    """Click an entry of a menu, and wait until the table has said what holds."""
    entry = next(action for action in menu.actions() if action.text() == text)
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center()))


def room_for_two(qtbot, window) -> RoomPage:
    page = created(qtbot, window, "salon")
    qtbot.keyClick(page.terms.options.count, Qt.Key.Key_Home)
    until(qtbot, lambda: len(page.state.seats) == 2)
    return page


# The window itself.


def test_a_ring_closes_while_others_may_react(qtbot, window):
    page = started(qtbot, window, TWO, game="salon", assistance=BRIEF)
    click(qtbot, page.card.button)
    ring = page.panel.prompt.ring
    assert ring.isHidden()
    told(qtbot, page.shown_anew, lambda: page.choose_action(f"{first_card(page)} ; >0 ; ."))
    assert not ring.isHidden()
    assert 0 < ring.share <= 1
    press(qtbot, page, "claim 1")
    awaits(qtbot, page, lambda: page.is_passing)
    assert ring.isHidden()


def test_at_a_shared_screen_a_window_is_put_to_all_and_a_claim_calls_for_the_curtain(qtbot, window):
    page = given(qtbot, window, assistance=BRIEF)
    assert page.shown.window.seats == (1,)
    assert (labels(page), page.places.current) == (["Bruno reacts", "When to ask me…"], None)
    assert page.panel.prompt.title.text() == "May react: Bruno"
    press(qtbot, page, "claim 1")
    awaits(qtbot, page, lambda: page.is_passing)
    assert page.card.title.text() == "Pass the mouse to Bruno"
    click(qtbot, page.card.button)
    assert page.shown.legal[-1] == "pass"


def test_who_does_nothing_lets_it_pass(qtbot, window):
    page = given(qtbot, window, assistance=BRIEF)
    awaits(qtbot, page, lambda: len(lines(page)) > 1)
    assert lines(page)[1] == "1 pass"


def test_a_number_claims_the_window(qtbot, window):
    page = given(qtbot, window, TRIO)
    assert page.panel.prompt.answer_button("claim 2").accessibleDescription() == "Chloé reacts (2)"
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_2))
    assert page.shown.window.claims == (2,)
    qtbot.keyClick(page.view, Qt.Key.Key_2)  # what stands second now is no claim
    assert page.shown.window.claims == (2,)
    assert QApplication.activePopupWidget() is None


# The time that a table sets.


def test_the_time_to_react_is_chosen_when_a_game_is_set_up(qtbot, window):
    window.reception.set_up("salon")
    page = window.page
    assert isinstance(page, SetupPage)
    box = page.help.reaction_time
    assert (box.isVisible(), box.accessibleName(), box.currentData()) == (True, "Time to react", 3)
    assert [box.itemText(index) for index in (0, 1, 10)] == [
        "No clock: everyone is asked in turn",
        "1 second",
        "10 seconds",
    ]
    box.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(box, key)
    table = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert table.shown.assistance == AT_ONE_DESK._replace(reaction_time=8)
    assert "8 seconds to react" in table.panel.help.text()
    assert "Whoever wants to react has 8 seconds to say so." in table.panel.help.accessibleDescription()


def test_games_without_windows_say_nothing_of_it(qtbot, window):
    window.reception.set_up("wagons")
    assert not window.page.help.reaction_time.isVisible()
    page = started(qtbot, window)
    assert "react" not in page.panel.help.text() + page.panel.help.toolTip()
    assert not window.commands["wishes"].isVisible()
    dialog = ShortcutsDialog(window.commands, window)
    qtbot.addWidget(dialog)
    assert not any("react" in text for _, text in dialog._rows())


def test_the_time_to_react_is_chosen_in_a_room_and_told_to_whoever_comes(qtbot, window, tmp_path):
    page = room_for_two(qtbot, window)
    box = page.terms.help.reaction_time
    assert (box.isVisible(), box.currentData()) == (True, 3)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").here()
        qtbot.keyClick(box, Qt.Key.Key_Home)
        settings = RoomSettings(assistance=Assistance(reaction_time=0))
        guest.wait(lambda guest: guest.state.settings == settings)
        until(qtbot, lambda: page.state.settings == settings)
        guest.sit(1).ready()
        until(qtbot, lambda: page.prompt.answer_button("start").isEnabled())
        answer(qtbot, page.prompt, "start")
        table = play_page_of(qtbot, window)
        assert table.panel.help.text() == "no hints · no analysis · free undo · reactions in turn"
        assert guest.wait(lambda guest: 1 in guest.updates).updates[1].assistance == settings.assistance


def test_whoever_might_come_reads_the_time_of_games_with_windows(window):
    card = Card("1", "Table", "salon", 1, 2, "", 1, locked=False, playing=False, reaction_time=5)
    words = NetworkWords()
    assert words.table_note(card) == "gathering · 1 of 2 seats free · 5 seconds to react"
    assert words.table_note(card._replace(reaction_time=0)).endswith(" · reactions in turn")
    for game in ("wagons", "unknown"):
        assert words.table_note(card._replace(game=game)) == "gathering · 1 of 2 seats free"


def test_without_a_clock_people_and_bots_are_asked_in_turn(qtbot, window, near):
    page = given(qtbot, window, (*TWO, Player("", "bot", "easy")), NO_CLOCK)
    assert (page.shown.window, page.panel.prompt.ring.isHidden()) == (None, True)
    assert page.card.title.text() == "Pass the mouse to Bruno"
    click(qtbot, page.card.button)
    assert labels(page)[-2:] == ["Do pass", "When to ask me…"]
    near.holds = False
    press(qtbot, page, "pass")
    awaits(qtbot, page, lambda: len(lines(page)) > 2)
    assert lines(page)[1:] == ["1 pass", "2 pass"]


# When players want to be asked.


def test_a_wish_is_said_with_the_mouse_and_withdrawn(qtbot, window):
    page = given(qtbot, window)
    click(qtbot, page.panel.prompt.answer_button("wishes"))
    menu = menu_of(page)
    assert texts(menu) == ["Always", "Never this round", "Never"], "a button that all see tells of no hand"
    assert ticked(menu) == ["Always"]
    choose(qtbot, page, menu, "Never this round")
    assert table_wishes(page) == (StandingWish("veto", "never", for_round=True),)
    assert labels(page) == ["When to ask me…"]
    assert not page.panel.prompt.ring.isHidden(), "the window goes on as for everybody"
    click(qtbot, page.panel.prompt.answer_button("wishes"))
    assert ticked(menu_of(page)) == ["Never this round"]
    choose(qtbot, page, menu_of(page), "Always")
    assert labels(page) == ["Bruno reacts", "When to ask me…"]
    assert table_wishes(page) == ()


def table_wishes(page: PlayPage) -> tuple[StandingWish, ...]:
    """Of Bruno."""
    return page.sitting._table.windows.told(1)


def test_at_a_shared_screen_no_button_tells_of_a_hand(qtbot, window):
    """Bruno said it at a screen of his own, and could react at one of these tables only."""
    for seed in range(1, 40):
        page = started(qtbot, window, TWO, seed, game="salon", assistance=LONG)
        table = page.sitting._table
        told(qtbot, page.shown_anew, partial(table.wish, 1, "veto", "able", for_round=False))
        click(qtbot, page.card.button)
        told(qtbot, page.shown_anew, lambda page=page: page.choose_action(f"{first_card(page)} ; >0 ; ."))
        assert labels(page) == ["Bruno reacts", "When to ask me…"]
        if not page.places[1].update.window.asked:
            return
    pytest.fail("he always could")


def test_each_of_several_has_a_menu(qtbot, window):
    page = given(qtbot, window, TRIO)
    click(qtbot, page.panel.prompt.answer_button("wishes"))
    assert texts(menu_of(page)) == ["Bruno · Veto: always", "Chloé · Veto: always"]
    menu_of(page).close()
    window.commands["wishes"].trigger()
    names = [f"{name} · {phase}: always" for name in ("Alice", "Bruno", "Chloé") for phase in ("Veto", "Counter-veto")]
    assert texts(menu_of(page)) == names
    menu_of(page).close()


def test_keys_say_a_wish_at_any_time_and_it_stays_in_sight(qtbot, window, tmp_path):
    page = room_for_two(qtbot, window)
    qtbot.keyClick(page.terms.help.reaction_time, Qt.Key.Key_End)
    with guests_of(qtbot, window, tmp_path) as come:
        guest = come("Denise").sit(1).ready()
        until(qtbot, lambda: page.prompt.answer_button("start").isEnabled())
        answer(qtbot, page.prompt, "start")
        table = play_page_of(qtbot, window)
        assert table.shown.window is None
        with qtbot.waitActive(window):
            window.activateWindow()
        wish_with_keys(qtbot, table)
        assert table.shown.wishes == (StandingWish("veto", "able", for_round=False),)
        assert table.panel.help.text().endswith(" · 10 seconds to react · Veto: only if I can react")
        assert table.panel.help.accessibleDescription().endswith("\nVeto: only if I can react")
        assert guest.updates[1].wishes == ()
        guest_gives(qtbot, table, guest)
        held = any(card[0] == "v" for card in table.shown.view["hand"])
        assert labels(table) == (["React", "When to ask me…"] if held else ["When to ask me…"])
        left = table.panel.prompt.ring.share
        click(qtbot, table.panel.prompt.answer_button("wishes"))
        assert ticked(menu_of(table)) == ["Only if I can react"]
        choose(qtbot, table, menu_of(table), "Always")
        assert labels(table) == ["React", "When to ask me…"]
        assert table.panel.prompt.ring.share <= left, "it takes no time back"
        assert "Veto" not in table.panel.help.text()
        press(qtbot, table, "claim 0")
        until(qtbot, lambda: table.shown.legal)
        assert table.shown.legal[-1] == "pass"


def wish_with_keys(qtbot, page: PlayPage) -> None:
    """From the board: the menu, its first menu, the third entry."""
    qtbot.keyClick(page.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    menu = menu_of(page)
    assert texts(menu) == ["Veto: always", "Counter-veto: always"]
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Right)
    inner = QApplication.activePopupWidget()
    assert texts(inner) == [
        "Always",
        "Only if I can react, this round",
        "Only if I can react",
        "Never this round",
        "Never",
    ]
    for _ in range(2):
        qtbot.keyClick(inner, Qt.Key.Key_Down)
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(inner, Qt.Key.Key_Return))


def gift(update: Update) -> str:
    """A letter for Alice, whatever was dealt."""
    letters = [text for text in update.legal if text[:2] == "c:"]
    return " ; ".join((letters[0], ">0", *["."] * (len(letters) > 1))) if letters else "-"


def guest_gives(qtbot, page: PlayPage, guest: Guest) -> None:
    """Play on until Denise has given a letter, and Alice may react."""
    while page.shown.window is None or page.shown.window.seats != (0,):
        update = guest.wait(lambda guest: guest.updates[1].ply == page.shown.ply).updates[1]
        if page.shown.legal:
            plays(qtbot, page, gift(page.shown))
        elif update.window is not None:
            guest.room.say(ClaimWindow(1, update.length))
            guest.wait(lambda guest: guest.updates[1].legal)
        else:
            guest.room.say(Act(1, "pass" if "pass" in update.legal else gift(update), update.length))
            until(qtbot, lambda update=update: page.shown.ply > update.ply)


def test_who_is_never_to_be_asked_passes_without_a_clock(qtbot, window, near):
    page = started(qtbot, window, tuple(reversed(ALONE)), game="salon")
    window.commands["wishes"].trigger()
    veto = menu_of(page).actions()[0].menu()
    assert texts(veto) == ["Always", "Never this round", "Never"], "alone one is asked only where one could react"
    menu_of(page).setActiveAction(menu_of(page).actions()[0])
    choose(qtbot, page, veto, "Never")
    near.let_go()
    awaits(qtbot, page, lambda: len(lines(page)) > 1)
    assert lines(page)[1] == "1 pass"


def test_who_watches_has_nothing_to_wish(qtbot, window):
    page = started(qtbot, window, (ALONE[1], ALONE[1]), game="salon")
    assert window.commands["wishes"].isVisible()
    assert not window.commands["wishes"].isEnabled()
    assert labels(page) == []


def test_screen_readers_hear_what_is_offered_and_what_holds(qtbot, window):
    page = given(qtbot, window)
    click(qtbot, page.panel.prompt.answer_button("wishes"))
    menu = menu_of(page)
    heard = QAccessible.queryAccessibleInterface(menu)
    entries = [heard.child(index) for index in range(heard.childCount())]
    assert [(entry.text(QAccessible.Text.Name), entry.state().checked) for entry in entries] == [
        ("Always", 1),
        ("Never this round", 0),
        ("Never", 0),
    ]
    menu.close()
    button = QAccessible.queryAccessibleInterface(page.panel.prompt.answer_button("wishes"))
    assert button.text(QAccessible.Text.Name) == "When to ask me…"


def test_it_is_said_in_french_too(qtbot, window):
    page = given(qtbot, window)
    switch(window, "fr")
    assert labels(page) == ["Bruno réagit", "Quand me demander…"]
    assert "10\N{NO-BREAK SPACE}secondes pour réagir" in page.panel.help.text()
    click(qtbot, page.panel.prompt.answer_button("wishes"))
    assert texts(menu_of(page)) == ["Toujours", "Jamais cette manche", "Jamais"]
    menu_of(page).close()
