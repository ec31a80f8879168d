"""The clocks beside the players: what they show, when they change, and that colour is never needed to read them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from network.messages.room import Clocks
from qtapp.base.theme import SEAT_MARKS
from qtapp.pages.company.clock import ClockFace, ClockLine, Ticker, clock_text
from qtapp.pages.table.players import PlayersBox
from qtapp.pages.table.sayings import PlayerLine
from tests.qtapp.at_the_window import TIMEOUT


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (3_723_000, "1:02:03"),
        (272_000, "4:32"),
        (271_001, "4:32"),
        (60_000, "1:00"),
        (10_000, "0:10"),
        (9_999, "9.9"),
        (9_400, "9.4"),
        (40, "0.0"),
        (0, "0.0"),
    ],
)
def test_a_clock_counts_tenths_below_ten_seconds(left, text):
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    try:
        assert clock_text(left) == text
    finally:
        QLocale.setDefault(before)


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_only_running_clocks_are_counted_on(qtbot):
    hand = Hand()
    ticker = Ticker(hand)
    ticker.show(Clocks((60_000, 30_000, 5_000), (0, 2)))
    hand.seconds += 6
    assert ticker.lines() == (ClockLine(54_000, running=True), ClockLine(30_000), ClockLine(0, running=True))
    ticker.hold()
    hand.seconds += 6
    assert ticker.lines() == (ClockLine(54_000), ClockLine(30_000), ClockLine(0))
    ticker.show(None)
    assert ticker.lines() == ()


def test_a_running_clock_ticks_by_itself_until_it_is_out(qtbot):
    ticker = Ticker()
    told: list[tuple[ClockLine, ...]] = []
    ticker.ticked.connect(told.append)
    with qtbot.waitSignal(ticker.ticked, timeout=TIMEOUT, check_params_cb=lambda lines: lines[0].left == 0):
        ticker.show(Clocks((350, 9_000), (0,)))
    assert len({clock_text(lines[0].left) for lines in told}) >= 3
    assert {lines[1] for lines in told} == {ClockLine(9_000)}


def test_the_running_clock_is_marked_by_more_than_colour(qtbot):
    face = ClockFace()
    qtbot.addWidget(face)
    face.show_line(ClockLine(272_000))
    assert face.text() == "4:32"
    face.show_line(ClockLine(272_000, running=True))
    assert face.text() == "▸ 4:32"
    assert face.property("role") == "clock_running"
    assert "running" in face.accessibleName()
    face.show_line(ClockLine(2_000, running=True))
    assert face.property("role") == "clock_short"
    face.show_line(None)
    assert face.isHidden()


def test_clocks_stand_beside_their_players_and_go_with_the_last(qtbot):
    box = PlayersBox()
    qtbot.addWidget(box)
    box.show_lines([PlayerLine(0, "Alice", "", "1"), PlayerLine(1, "Bruno", "", "2")], SEAT_MARKS, still=True)
    assert all(card.clock.isHidden() for card in box.cards)
    box.show_clocks((ClockLine(61_000, running=True), ClockLine(60_000)))
    assert [card.clock.text() for card in box.cards] == ["▸ 1:01", "1:00"]
    box.show_clocks(())
    assert all(card.clock.isHidden() for card in box.cards)
