"""The home page: games to set up, and saved games, broken ones included."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMessageBox, QPushButton, QScrollArea

from network.disk.saved_games import Broken
from qtapp.base import i18n
from qtapp.pages.home import home
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.study.replay import ReplayPage
from tests.network.conftest import saved_game
from tests.qtapp.at_the_window import TIMEOUT, click, greedy, opened_window, play_page, played, started, told


def look_again(qtbot, window):
    told(qtbot, window.home.listed, window.home.look)


def left_table(qtbot, window, moves=3):
    """A game that was begun and left."""
    page = started(qtbot, window, first="A")
    for _ in range(moves):
        played(qtbot, page, greedy(page))
    told(qtbot, page.sitting.closed, window.go_back)
    look_again(qtbot, window)
    return page


def test_an_empty_shelf_says_what_will_be_there(window):
    assert not window.home.saved.empty.isHidden()
    assert window.home.saved.cards == []


def test_every_game_is_offered_with_a_picture_and_a_paragraph(qtbot, window):
    card = window.home.games[0]
    if card.cover._picture.isNull():
        with qtbot.waitSignal(card.cover.painted, timeout=TIMEOUT):
            pass
    assert card.title.text() == "Circle the Wagons"
    assert card.words.tagline() == card.tagline.text()
    assert len(card.toolTip()) > 80
    image = card.cover.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 20  # painted, not filled


@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_games_are_in_sight_and_their_pictures_alike(qtbot, window, monkeypatch, language):
    monkeypatch.setattr(home.engines, "games", lambda: ("wagons", "cirkle", "coldwar", "wagons", "cirkle"))
    i18n.speak(language)
    page = home.HomePage(window.settings.tables, window.commands)
    qtbot.addWidget(page)
    page.resize(window.home.size())
    page.show()
    shelf = page.games[0].parentWidget()
    qtbot.waitUntil(lambda: all(card.cover.height() > 0 for card in page.games), timeout=TIMEOUT)
    for heights in ([card.height() for card in page.games], [card.cover.height() for card in page.games]):
        assert max(heights) - min(heights) <= 1  # what a pixel cannot be divided by
    scroll = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(shelf))
    assert scroll.verticalScrollBar().maximum() == 0
    assert {card.cover.isVisible() for card in page.games} == {True}


def test_beside_the_rules_nothing_of_the_home_page_is_cut(qtbot, window):
    window.resize(1024, 700)
    window.commands["rules"].setChecked(True)
    qtbot.waitUntil(lambda: window.home.width() < 700, timeout=TIMEOUT)
    for scroll in window.home.findChildren(home.Column):
        qtbot.waitUntil(lambda scroll=scroll: scroll.widget().width() <= scroll.viewport().width(), timeout=TIMEOUT)
    card = window.home.games[0]
    qtbot.waitUntil(lambda: not card.cover.isVisible(), timeout=TIMEOUT)
    for part in (card.title, card.tagline):
        qtbot.waitUntil(lambda part=part: part.height() == part.sizeHint().height(), timeout=TIMEOUT)
    assert card.play.width() >= card.play.sizeHint().width()


def test_a_saved_game_tells_its_game_players_date_and_turn(qtbot, window):
    left_table(qtbot, window)
    card = window.home.saved.cards[0]
    assert card.title.text() == "Circle the Wagons"
    assert [name.text() for name in card.names] == ["Alice", "Bruno"]
    assert "3" in card.detail.text()
    assert "to play" in card.detail.text()
    assert any(character.isdigit() for character in card.date.text())


def test_deleting_is_asked_once_more(qtbot, window):
    left_table(qtbot, window)
    card = window.home.saved.cards[0]
    qtbot.mouseClick(card.delete, Qt.MouseButton.LeftButton)
    assert not card.really.isHidden()
    click(qtbot, card.keep)
    assert card.path.exists()
    qtbot.mouseClick(card.delete, Qt.MouseButton.LeftButton)
    told(qtbot, window.home.listed, lambda: click(qtbot, card.really))
    assert not card.path.exists()
    assert window.home.saved.cards == []


def broken_files(folder: Path, sound: Path) -> dict[str, str]:
    """Damaged records of every kind, and a word of what is said about each."""
    lines = sound.read_text().splitlines(keepends=True)
    header = json.loads(lines[0])
    made = {
        "foreign.ronde": ("Hello", "not a record"),
        "empty.ronde": ("", "not a record"),
        "torn.ronde": (lines[0][:40], "breaks off"),
        "future.ronde": (json.dumps({**header, "format": 99, "app": "7.0"}) + "\n", "newer version"),
        "unknown.ronde": (json.dumps({**header, "game": "chess"}) + "\n", "chess"),
        "seats.ronde": (json.dumps({**header, "seats": "two"}) + "\n", "seats"),
        "options.ronde": (json.dumps({**header, "options": {"first": "C"}}) + "\n", "cannot be set up"),
        "line.ronde": ("".join(lines) + "what is this\n", "Line 5"),
        "illegal.ronde": (lines[0] + "0 T01\n" * 2, "Line 2"),
        "result.ronde": ("".join(lines) + '= {"ranking": []}\n', "Line 5"),
    }
    for name, (text, _said) in made.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "folder.ronde").mkdir()
    (folder / "bytes.ronde").write_bytes(bytes(range(256)))
    said = {name: words for name, (_text, words) in made.items()}
    return said | {"folder.ronde": "not a file", "bytes.ronde": "not a record"}


def test_broken_records_are_listed_with_their_reason_and_hide_no_other(qtbot, window):
    page = left_table(qtbot, window)
    said = broken_files(window.settings.tables, page.path)
    look_again(qtbot, window)
    cards = {card.path.name: card for card in window.home.saved.cards}
    assert cards.keys() == {page.path.name, *said}
    assert window.home.saved.cards[0].path == page.path  # what can be played comes first
    for name, words in said.items():
        assert isinstance(cards[name].found, Broken)
        assert words in cards[name].detail.text(), name
        assert cards[name].go.isHidden()
    again = play_page(qtbot, window, lambda: click(qtbot, cards[page.path.name].go))
    assert again.shown.ply == 3


@pytest.mark.parametrize(
    ("language", "game", "header", "said"),
    [
        ("en", "cirkle", {"position": "nonsense"}, "This is not a position as positions are written."),
        (
            "fr",
            "cirkle",
            {"position": "duel 8/8/8/8/8/8/8/8/8/8/yC6bC 1 - - 0 0"},
            "Les tours se comptent à partir de 1.",
        ),
        ("en", "wagons", {"position": "nonsense"}, "This game always begins in the usual way."),
        ("en", "cirkle", {"seats": 3, "players": 3 * [{"name": "Ana", "kind": "human"}]}, "with 3 seats"),
        ("fr", "wagons", {"options": {"goal1": 4, "goal2": 4}}, "est choisie deux fois."),
    ],
)
def test_a_record_that_cannot_be_set_up_says_why_in_a_sentence(qtbot, window, language, game, header, said):
    path = saved_game(window.settings.tables, names="Ana Bo", game=game)
    first, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join((json.dumps({**json.loads(first), **header}) + "\n", *lines)), encoding="utf-8")
    window.settings.language = language
    look_again(qtbot, window)
    (card,) = window.home.saved.cards
    assert said in card.detail.text()
    assert "_" not in card.detail.text()  # no code
    assert card.detail.text().endswith(".")


def test_a_torn_last_line_is_left_out_with_a_notice(qtbot, window):
    page = left_table(qtbot, window)
    with page.path.open("a", encoding="utf-8") as file:
        file.write("0 P1")
    look_again(qtbot, window)
    card = window.home.saved.cards[0]
    assert "incomplete" in card.detail.text()
    again = play_page(qtbot, window, lambda: click(qtbot, card.go))
    assert again.shown.ply == 3
    assert "incomplete" in again.panel.prompt.refusal.text()
    assert page.path.read_text(encoding="utf-8").endswith("\n")


def test_a_game_open_elsewhere_cannot_be_continued_here(qtbot, window, home):
    page = started(qtbot, window)
    with opened_window(qtbot, home) as other:
        card = other.home.saved.cards[0]
        assert card.found.in_use
        assert not card.go.isEnabled()
        assert not card.delete.isEnabled()
        told(qtbot, other.home.listed, lambda: other.reception.continue_game(page.path))
        assert "another window" in other.home.problem.text()


def test_hundreds_of_games_are_shown_a_few_at_a_time(qtbot, window):
    page = left_table(qtbot, window)
    for number in range(60):
        (window.settings.tables / f"copy{number}.ronde").write_bytes(page.path.read_bytes())
    look_again(qtbot, window)
    saved = window.home.saved
    assert len(saved.cards) == 20
    click(qtbot, saved.more)
    assert len(saved.cards) == 40
    click(qtbot, saved.more)
    click(qtbot, saved.more)
    assert len(saved.cards) == 61
    assert saved.more.isHidden()


def test_a_record_from_elsewhere_is_continued_as_a_copy(qtbot, window, tmp_path):
    page = left_table(qtbot, window)
    elsewhere = tmp_path / "from a friend.ronde"
    page.path.rename(elsewhere)
    before = elsewhere.read_bytes()
    again = play_page(qtbot, window, lambda: window.reception.continue_game(elsewhere))
    played(qtbot, again, greedy(again))
    assert again.path.parent == window.settings.tables
    assert elsewhere.read_bytes() == before
    assert len(again.path.read_text().splitlines()) == len(before.splitlines()) + 1


@pytest.mark.parametrize(("button", "kind"), [("Continue", "PlayPage"), ("Replay", "ReplayPage")])
def test_opening_an_unfinished_record_offers_both(qtbot, window, tmp_path, button, kind):
    page = left_table(qtbot, window)
    path = tmp_path / "some.ronde"
    path.write_bytes(page.path.read_bytes())
    asked = []

    def choose(box: QMessageBox) -> bool:
        asked.append(box)
        next(part for part in box.findChildren(QPushButton) if part.text() == button).click()
        return True

    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        window.reception.asked.connect(choose)
        drop = QMimeData()
        drop.setUrls([QUrl.fromLocalFile(str(path))])
        window.dropEvent(
            QDropEvent(
                QPointF(5, 5), Qt.DropAction.CopyAction, drop, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            )
        )
    assert len(asked) == 1
    assert type(window.page).__name__ == kind


def test_opening_what_is_no_record_says_so(qtbot, window, tmp_path):
    path = tmp_path / "letter.ronde"
    path.write_text("Dear friend,\n")
    told(qtbot, window.home.listed, lambda: window.reception.open_record(path))
    assert "letter.ronde" in window.home.problem.text()
    assert "not a record" in window.home.problem.text()
    told(qtbot, window.home.listed, lambda: window.reception.open_record(tmp_path / "nowhere.ronde"))
    assert "cannot be found" in window.home.problem.text()


def test_a_finished_game_is_looked_at_again(qtbot, window):
    page = started(qtbot, window)
    page.perform("resign")
    told(qtbot, page.shown_anew, lambda: click(qtbot, page.panel.prompt.answer_button("resign")))
    told(qtbot, page.sitting.closed, window.go_back)
    look_again(qtbot, window)
    card = window.home.saved.cards[0]
    assert "won" in card.detail.text()
    assert card.go.isHidden()
    # Nobody has moved, so there is nothing to step through.
    assert card.look.isHidden()


def test_a_game_card_leads_to_setting_up(qtbot, window):
    qtbot.mouseClick(window.home.games[0].play, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, SetupPage)
    qtbot.mouseClick(window.page.back, Qt.MouseButton.LeftButton)
    assert window.is_home
    qtbot.mouseClick(window.home.games[0].cover, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, SetupPage)


def test_a_saved_game_can_be_replayed_from_the_shelf(qtbot, window):
    left_table(qtbot, window)
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        click(qtbot, window.home.saved.cards[0].look)
    assert isinstance(window.page, ReplayPage)
    assert window.page.bar.ply == 3


def test_whoever_is_at_a_table_stays_there_when_a_file_cannot_be_opened(qtbot, window, tmp_path):
    page = started(qtbot, window)
    path = tmp_path / "letter.ronde"
    path.write_text("Dear friend,\n")
    with qtbot.waitSignal(window.reception.asked, timeout=TIMEOUT) as told_of:
        window.reception.open_record(path)
    assert "not a record" in told_of.args[0].text()
    told_of.args[0].close()
    assert window.page is page
    played(qtbot, page, greedy(page))


def test_a_double_click_opens_one_table(qtbot, window):
    window.reception.set_up("wagons")
    setup = window.page

    def twice():
        setup.begin()
        setup.begin()

    play_page(qtbot, window, twice)
    assert len(list(window.settings.tables.glob("*.ronde"))) == 1


def test_home_says_that_games_cannot_be_saved_for_as_long_as_it_is_so(qtbot, home):
    """A file stands where the folder of saved games would be."""
    home.mkdir()
    (home / "tables").write_text("in the way")
    with opened_window(qtbot, home) as window:
        saved = window.home.saved
        qtbot.waitUntil(saved.trouble.isVisible, timeout=TIMEOUT)
        assert saved.trouble.text().startswith("Games cannot be saved now: ")
        assert "saves itself" not in saved.empty.text()
        (home / "tables").unlink()
        told(qtbot, window.home.listed, window.home.look)
        qtbot.waitUntil(saved.trouble.isHidden, timeout=TIMEOUT)
        assert "saves itself" in saved.empty.text()
        assert list((home / "tables").iterdir()) == []


def test_a_long_name_has_the_room_that_a_short_one_leaves(qtbot, home):
    path = saved_game(home / "tables", game="wagons", names="Maximilienne-Antoinette-Charlotte Bo")
    with opened_window(qtbot, home) as window:
        window.resize(1024, 700)
        card = next(card for card in window.home.saved.cards if card.path == path)
        qtbot.waitUntil(lambda: card.width() < 400, timeout=TIMEOUT)
        for name in card.names:
            assert name.width() >= name.fontMetrics().horizontalAdvance(name.text())
