"""Six at one table, in a window of 1024 by 700: everything finds room. With the made-up game."""

from __future__ import annotations

import pytest

from network.link import Occupant
from tests.qtapp.at_the_window import TIMEOUT, started
from tests.qtapp.test_drafts import first_card, near, press, window

__all__ = ["near", "window"]

SIX = (Occupant("Alexandrine"), *(Occupant("", "bot", level) for level in ("easy", "medium", "hard", "easy", "medium")))


@pytest.fixture
def small(window):
    window.resize(1024, 700)
    return window


def test_every_player_is_shown_whole_beside_all_buttons(qtbot, small):
    page = started(qtbot, small, SIX, game="salon")
    press(qtbot, page, first_card(page))
    prompt = page.panel.prompt
    qtbot.waitUntil(lambda: prompt.answers.height() >= prompt.answers.full_height(), timeout=TIMEOUT)
    cards = page.panel.players.cards
    assert len(cards) == 6
    assert len({(card.mark.colour, card.mark.shape) for card in cards}) == 6
    for card in cards:
        for part in (card.name, card.note, card.score):
            assert part.height() >= part.fontMetrics().height()
            assert part.fontMetrics().horizontalAdvance(part.text()) <= part.width() or part is card.note


def test_six_names_are_told_whole_where_a_game_waits(qtbot, small):
    started(qtbot, small, SIX, game="salon")
    with qtbot.waitSignal(small.home.listed, timeout=TIMEOUT):
        small.go_home()
    (saved,) = [card for card in small.home.saved.cards if len(card.names) == 6]
    qtbot.waitUntil(lambda: all(name.width() > 1 for name in saved.names), timeout=TIMEOUT)
    assert all(name.fontMetrics().horizontalAdvance(name.text()) <= name.width() for name in saved.names)
