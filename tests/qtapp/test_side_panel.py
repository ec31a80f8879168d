"""The panel beside the board where there is much to say: nothing that a player must read is cut or shortened."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from network.messages.table import Entry
from qtapp.base.style import sized
from qtapp.base.theme import SEAT_MARKS, TEXT_BODY
from qtapp.pages.table.log import AIR, INDENT, LogView
from qtapp.pages.table.players import PlayersBox
from qtapp.pages.table.prompt import PromptCard
from qtapp.pages.table.sayings import PlayerLine
from qtapp.pages.table.side_panel import SidePanel
from qtapp.words.base import Prompt
from tests.qtapp.at_the_window import TIMEOUT

WIDTH = 303
LONG = "to play · Yellow · with Blue · holds K11, 3 still to play · and something more"
HOW = "Click a unit and then a marked square, or drag it there; or type a move such as D2-D3. " * 2
GAIN = "Capture the blue aircraft carrier on D10 with the missile carrier from D2. There it is protected. " * 2


def test_a_long_note_about_a_player_is_read_whole(qtbot):
    box = PlayersBox()
    qtbot.addWidget(box)
    box.resize(WIDTH, 200)
    box.show_lines([PlayerLine(0, "Ana", LONG, "16"), PlayerLine(1, "Bo", "Blue", "16")], SEAT_MARKS, still=True)
    box.show()
    note, short = (card.note for card in box.cards)
    qtbot.waitUntil(lambda: note.height() > short.height(), timeout=TIMEOUT)
    assert note.heightForWidth(note.width()) <= note.height()
    assert "…" not in note.text()
    assert QFontMetrics(note.font()).horizontalAdvance(LONG) > note.width()  # it does need two lines


@pytest.fixture
def prompt(qtbot) -> PromptCard:
    card = PromptCard()
    qtbot.addWidget(card)
    card.resize(WIDTH, 400)
    card.show()
    card.show_prompt(Prompt("Your turn: move a unit, or invert two.", HOW), keeps_room=True)
    qtbot.waitUntil(lambda: card.body.height() == card.body.sizeHint().height() > 30, timeout=TIMEOUT)
    return card


def test_where_there_is_no_room_for_both_a_gain_stands_in_the_place_of_the_how(prompt):
    before = prompt.sizeHint().height()
    prompt.set_room(before + 10)
    assert not prompt.body.isHidden()
    prompt.show_gain(GAIN)
    assert prompt.body.isHidden()
    assert prompt.sizeHint().height() == before  # nothing below it jumps
    assert prompt.wanted_height() > before + 10  # and the picture of the score stays away
    prompt.show_gain("")
    assert not prompt.body.isHidden()
    assert prompt.sizeHint().height() == before


def test_where_there_is_room_for_both_both_are_told(prompt):
    prompt.set_room(600)
    prompt.show_gain(GAIN)
    assert not prompt.body.isHidden()


def test_in_a_low_panel_the_whole_gain_is_in_sight(qtbot):
    panel = SidePanel(lambda entry: "")
    qtbot.addWidget(panel)
    panel.resize(WIDTH + 32, 800)
    panel.show()
    panel.players.show_lines([PlayerLine(seat, "Ana", "Blue", "8") for seat in range(4)], SEAT_MARKS, still=True)
    panel.prompt.show_prompt(Prompt("Your turn: move a unit, or invert two.", HOW), keeps_room=True)
    body, gain = panel.prompt.body, panel.prompt.gain
    qtbot.waitUntil(lambda: body.height() == body.sizeHint().height() > 30, timeout=TIMEOUT)
    panel.resize(WIDTH + 32, panel.minimumSizeHint().height())  # no lower without cutting something
    panel.prompt.show_gain(GAIN)

    def is_whole() -> bool:
        end = gain.mapTo(panel, gain.rect().bottomLeft()).y()
        return gain.height() == gain.sizeHint().height() and end < panel.prompt.geometry().bottom() < panel.height()

    qtbot.waitUntil(is_whole, timeout=TIMEOUT)


def test_there_is_no_gap_below_a_sentence_of_the_log(qtbot):
    """It wraps where it was measured, with a scroll bar and without."""
    said = ["Yellow moves"]
    while len(said[-1]) < 90:
        said.append(said[-1] + " on")
    log = LogView(lambda entry: said[entry.ply])
    qtbot.addWidget(log)
    log.resize(WIDTH, 1200)
    log.show()
    log.show_entries([Entry(ply, {"kind": "x"}) for ply in range(len(said))], len(said))
    shown = log.viewport().grab().toImage()
    line = QFontMetrics(sized(TEXT_BODY - 1)).height()
    for row in range(len(said)):
        box = log.visualRect(log.log.index(row))
        last = box.adjusted(INDENT, box.height() - AIR - line, 0, -AIR)
        paper = shown.pixel(box.left(), box.top())
        assert any(
            shown.pixel(x, y) != paper
            for x in range(last.left(), last.right())
            for y in range(last.top(), last.bottom())
        ), said[row]
