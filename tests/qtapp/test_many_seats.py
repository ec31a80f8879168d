"""Six at one table, with names of all lengths: everything finds room, on every page. With the made-up game."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea

from engines.match import SEPARATOR
from engines.record import Player
from network.messages.room import Ready, Say, SeatBot, Sit
from network.room.local_link import LocalRoom
from qtapp.base import i18n, style
from qtapp.base.settings import SeatChoice
from qtapp.base.theme import THEMES
from qtapp.pages.company.clock import ClockLine
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.table import pass_card
from qtapp.pages.table.score_sheet import LEAST_BESIDE, PADDING
from tests.made_up import salon
from tests.network.hall import Hall
from tests.qtapp import dossiers_table
from tests.qtapp.at_the_window import TIMEOUT, click, opened_window, started, told
from tests.qtapp.finding_room import faults, settle
from tests.qtapp.network_window import Answers, created, guests_of, play_page_of, until
from tests.qtapp.salon_table import NAMES, LongSalonWords, finished, people, record_of
from tests.qtapp.study import replayed, whole_game_known
from tests.qtapp.test_drafts import first_card, press
from tests.qtapp.test_room_page import AtOnce, looked_at

BOTS = ("easy", "medium", "hard", "easy", "medium")
SIX = (Player("Alexandrine"), *(Player("", "bot", level) for level in BOTS))
SMALL, LARGE = (1024, 700), (1920, 1080)
LOOKS = [(SMALL, "fr", "dark"), (LARGE, "en", "light")]


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def look(request):
    return request.param


@pytest.fixture
def _salon(monkeypatch):
    monkeypatch.setattr(pass_card, "HASTE", 0)
    dossiers_table.make_known(monkeypatch, salon, LongSalonWords)
    yield
    dossiers_table.forget()


@contextmanager
def six_at(qtbot, home, look):
    size, language, theme = look
    with opened_window(qtbot, home, language, worker="tests.made_up.worker") as opened:
        opened.settings.theme = theme
        opened.resize(*size)
        yield opened


@pytest.fixture
def window(qtbot, _salon, home, look):
    with six_at(qtbot, home, look) as opened:
        yield opened


@pytest.fixture
def small(qtbot, _salon, home):
    with six_at(qtbot, home, (SMALL, "en", "light")) as opened:
        yield opened


def elided(page):
    """What may end in "…" where names are long: a name beside a clock, a note, who won; tool tips tell the whole."""
    return [*(part for card in page.panel.players.cards for part in (card.name, card.note)), page.header.turn]


def scrolling(area: QAbstractScrollArea) -> bool:
    return area.verticalScrollBar().maximum() > 0 or area.horizontalScrollBar().maximum() > 0


def test_every_player_is_shown_whole_beside_all_buttons(qtbot, small):
    page = started(qtbot, small, SIX, game="salon")
    press(qtbot, page, first_card(page))
    prompt = page.panel.prompt
    qtbot.waitUntil(lambda: prompt.answers.height() >= prompt.answers.full_height(), timeout=TIMEOUT)
    cards = page.panel.players.cards
    assert len(cards) == 6
    assert len({(card.mark.colour, card.mark.shape) for card in cards}) == 6
    page.panel.players.show_clocks([ClockLine(3_723_000 - seat, running=seat == 2) for seat in range(6)])
    assert faults(page.panel, [card.note for card in cards]) == []
    assert [card.name.text() for card in cards[1:]] == [
        "Easy bot 1",
        "Medium bot 1",
        "Hard bot",
        "Easy bot 2",
        "Medium bot 2",
    ]


def test_six_names_are_told_whole_where_a_game_waits(qtbot, small):
    started(qtbot, small, SIX, game="salon")
    with qtbot.waitSignal(small.home.listed, timeout=TIMEOUT):
        small.go_home()
    (saved,) = [card for card in small.home.saved.cards if len(card.names) == 6]
    qtbot.waitUntil(lambda: all(name.width() > 1 for name in saved.names), timeout=TIMEOUT)
    assert all(name.fontMetrics().horizontalAdvance(name.text()) <= name.width() for name in saved.names)


def test_six_seats_and_the_way_on_are_in_sight_before_a_game(window):
    kinds = ("human", "bot") * 3
    choices = [SeatChoice(kind, name if kind == "human" else "") for kind, name in zip(kinds, NAMES, strict=True)]
    window.settings.keep_seats("salon", choices)
    window.reception.set_up("salon")
    page = window.page
    assert isinstance(page, SetupPage)
    assert faults(page) == []
    assert not any(scrolling(area) for area in page.findChildren(QScrollArea))
    assert [row.name.isVisible() for row in page.seats.rows] == [kind == "human" for kind in kinds]
    for row in page.seats.rows[::2]:
        assert row.name.fontMetrics().horizontalAdvance(row.name.text()) < row.name.width() - 2 * 8


@pytest.mark.usefixtures("_salon")
def test_six_seats_of_a_room_and_what_is_asked_are_in_sight(qtbot, qapp, home, look):
    size, language, theme = look
    style.prepare(qapp)
    i18n.speak(language)
    style.dress(qapp, THEMES[theme])
    hall = Hall("salon", 6, rounds=2)
    page = looked_at(qtbot, LocalRoom(hall.room, AtOnce(hall), NAMES[0]), "salon", home, NAMES[0])
    page.resize(*size)
    page.link.say(Sit(0, NAMES[0]))
    for seat, name in enumerate(NAMES[1:4], 1):
        hall.visitor(name).say(Sit(seat, name), *[Ready(True)] * (seat < 3), Say("Bonsoir à tous !"))
    page.link.say(SeatBot(4, "hard"))
    page.show_addresses(["192.168.1.17:47313"])
    assert faults(page) == []
    for part in (page.prompt, *page.seats.rows):
        assert not part.visibleRegion().isEmpty()
        assert part.visibleRegion().boundingRect() == part.rect()
    i18n.reset()


def test_names_notes_clocks_and_scores_find_room_beside_each_other(qtbot, window, look):
    page = started(qtbot, window, people(), game="salon")
    click(qtbot, page.card.button)
    press(qtbot, page, first_card(page))
    assert faults(page, elided(page)) == []
    for card in page.panel.players.cards:
        assert card.name.width() >= card.name.fontMetrics().horizontalAdvance(card.name.text()[:12])
    page.panel.players.show_clocks([ClockLine(3_723_000, running=seat == 2) for seat in range(6)])
    assert faults(page, elided(page)) == []
    is_large = look[0] == LARGE
    roomy = [card.note.wordWrap() for card in page.panel.players.cards]
    assert roomy == [is_large] * 6
    if is_large:
        names = [card.name for card in page.panel.players.cards]
        assert all(name.fontMetrics().horizontalAdvance(name.text()) <= name.width() for name in names)


def test_a_window_that_grows_has_room_for_two_lines_each(qtbot, small):
    page = started(qtbot, small, people(), game="salon")
    clocks = [ClockLine(60_000) for _ in NAMES]
    page.panel.players.show_clocks(clocks)
    for size, roomy in ((LARGE, True), (SMALL, False)):
        small.resize(*size)
        qtbot.waitUntil(lambda roomy=roomy: page.panel.players.cards[0].note.wordWrap() == roomy, timeout=TIMEOUT)
        assert [card.name.text() for card in page.panel.players.cards] == list(NAMES)
        assert [card.clock.text() for card in page.panel.players.cards] == ["1:00"] * 6


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_end_is_told_whole_however_many_won(qtbot, window, first):
    match = finished(first)
    page = replayed(window, record_of(match))
    qtbot.keyClick(page.view, Qt.Key.Key_End)
    assert faults(page, elided(page)) == []
    winners = [NAMES[seat] for seat in match.outcome.ranking[0]]
    assert all(name in page.panel.prompt.title.text() for name in winners)
    assert all(name in page.header.turn.text() for name in winners)
    sheet_finds_room(page.panel.sheet)


def sheet_finds_room(sheet) -> None:
    """No column runs out, every figure has room, and every label is written whole, over several lines if need be."""
    settle()
    assert not scrolling(sheet)
    widths = [sheet.columns.sectionSize(column) for column in range(7)]
    assert sum(widths) <= sheet.viewport().width()
    for row in range(sheet.topLevelItemCount()):
        item = sheet.topLevelItem(row)
        for column in range(1, 7):
            needed = QFontMetrics(item.font(column)).horizontalAdvance(item.text(column))
            assert needed + LEAST_BESIDE <= widths[column]
        metrics = QFontMetrics(item.font(0))
        room = widths[0] - PADDING
        assert all(metrics.horizontalAdvance(word) <= room for word in item.text(0).split())
        box = metrics.boundingRect(0, 0, room, 0, int(Qt.TextFlag.TextWordWrap), item.text(0))
        assert sheet.visualItemRect(item).height() >= box.height()


def test_high_scores_of_six_find_room_in_the_sheet(qtbot, small):
    page = replayed(small, record_of(finished()))
    qtbot.keyClick(page.view, Qt.Key.Key_End)
    rows = page.words.score_sheet(page.shown.outcome, page.shown)
    high = [row._replace(values=("108", "−12", "97", "100", "88", "101")) for row in rows]
    page.panel.sheet.show_sheet(high, page.names, page.words.marks(6))
    sheet_finds_room(page.panel.sheet)


def test_the_text_board_and_the_log_name_all_six(qtbot, window):
    page = replayed(window, record_of(finished(1, 2)))
    page.bar.go_to(page.replay.plies)
    window.commands["text_board"].trigger()
    written = page.text_board.text.toPlainText()
    assert all(f"{name}: " in written for name in NAMES)
    log = page.panel.log
    told_of = " ".join(log.model().sentence(row) for row in range(log.model().rowCount()))
    assert all(name in told_of for name in NAMES)
    assert log.horizontalScrollBar().maximum() == 0
    assert faults(page, elided(page)) == []


def test_a_choice_in_steps_is_analysed_and_shown_as_one_for_six(qtbot, window):
    match = finished()
    page = replayed(window, record_of(match))
    click(qtbot, page.bar.analyse)
    whole_game_known(qtbot, page)
    analyst = page.analyst
    ply = next(ply for ply, step in enumerate(match.steps) if ply and SEPARATOR in step.text)
    with qtbot.waitSignal(analyst.told, timeout=TIMEOUT):
        page.bar.go_to(ply)
    until(qtbot, lambda: analyst.card.lines.lines)
    lines = analyst.card.lines
    assert analyst.card.whose.text().endswith(NAMES[match.steps[ply].seat])
    assert all(SEPARATOR in line.text for line in lines.lines)
    assert [row.line[0] for row in lines.rows] == [line.text for line in lines.lines]
    judged = analyst.judged()
    assert judged.keys() == set(range(1, len(match.steps) + 1))  # one judgement for each whole choice
    assert analyst.moment(ply + 1).splitlines()[0].endswith(match.steps[ply].text)
    summary = analyst.summary
    assert [name.text() for name in summary.names] == list(NAMES)
    assert faults(page, elided(page)) == []
    assert analyst.graph.width() >= 260
    assert len(analyst.bar.parts()) == 6
    until(qtbot, lambda: lines.lines)
    best = lines.lines[0].text
    lines.move_chosen.emit(0, 1)
    assert page.walk is not None
    assert page.walk.course[-1].text == best
    assert page.shown.ply == ply + 1


@pytest.mark.usefixtures("_salon")
def test_six_people_around_a_table_can_be_seen_and_talk(qtbot, home, tmp_path, look):
    with six_at(qtbot, home, look) as window:
        answers = Answers(qtbot, window)  # whether the table is to be closed with the window
        page = created(qtbot, window, "salon")
        page.terms.options.count.choose(6)
        until(qtbot, lambda: len(page.seats.rows) == 6)
        click(qtbot, page.seats.rows[0].sit)
        with guests_of(qtbot, window, tmp_path) as guest:
            guests = [guest(name) for name in NAMES[1:]]
            until(qtbot, lambda: all(other.state for other in guests))
            for seat, other in enumerate(guests, 1):
                other.room.say(Sit(seat, NAMES[seat]))
                other.room.say(Ready(True))
            until(qtbot, lambda: page.prompt.answer_button("start").isEnabled())
            assert faults(page) == []
            click(qtbot, page.prompt.answer_button("start"))
            table = play_page_of(qtbot, window)
            guests[-1].room.say(Say("Bonne partie à tous, et que le meilleur gagne !"))
            until(qtbot, lambda: table.panel.company.chat.unread)
            told(qtbot, table.panel.company.chat.unread_changed, lambda: click(qtbot, table.panel.company_tab))
            tab = table.panel.company
            until(qtbot, lambda: tab.chat.view.height() > 1)
            assert len(tab.people.rows) == 6
            names = [row.name for row in tab.people.rows.values()]
            assert faults(table, elided(table) + names * (look[0] == SMALL)) == []
            for name in names:
                whole = name.text() if look[0] == LARGE else name.text()[:12]
                assert name.fontMetrics().horizontalAdvance(whole) <= name.width()
            assert tab.chat.view.height() >= 2 * tab.chat.view.fontMetrics().height()
    assert len(answers.asked) == 1
