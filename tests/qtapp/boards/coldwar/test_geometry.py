"""Where things lie on the board of Guerre froide: nothing overlaps, nothing is cut, every text fits, at any size."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from qtapp.base import i18n
from qtapp.base.theme import TEXT_LEAST
from qtapp.boards.base import Motion
from qtapp.boards.coldwar.debriefing import TOLD
from qtapp.boards.coldwar.layout import LEAST, arranged
from qtapp.boards.coldwar.pages.report import ReportLine
from qtapp.boards.coldwar.spots import group_slots, sideways
from qtapp.items.frames import sized_font
from qtapp.items.lettering import wrapped_height
from tests.qtapp.boards.coldwar.desk import lively, new_match, played_until
from tests.qtapp.boards.desk import NAMES, Desk

SIZES = ((680, 616), (684, 652), (940, 752), (1580, 1032), (3000, 1900), (760, 1400))


# Geometry


def parts(layout) -> dict[str, QRectF]:
    """Everything that must not touch anything else."""
    named = {
        name: getattr(layout, name)
        for name in (
            "strip",
            "track",
            "objective",
            "plate",
            "group_deck",
            "discard",
            "objective_deck",
            "spent",
            "status",
        )
    }
    return named | {f"panel{index}": panel.place for index, panel in enumerate(layout.panels)}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_and_nothing_is_cut(size, seats):
    layout = arranged(QSize(*size).toSizeF(), seats)
    for (one, place), (two, other) in combinations(parts(layout).items(), 2):
        assert not place.intersects(other), f"{one} and {two}"
    for name, place in parts(layout).items():
        assert layout.area.contains(place), name
    for panel_layout in layout.panels:
        pieces = [
            panel_layout.groups,
            panel_layout.field,
            panel_layout.agents,
            panel_layout.gauge,
            panel_layout.points,
            panel_layout.badge,
            panel_layout.balance,
            panel_layout.won,
        ]
        assert all(panel_layout.place.contains(piece) for piece in pieces)
        assert not any(one.adjusted(1, 1, -1, -1).intersects(two) for one, two in combinations(pieces, 2))
        assert panel_layout.name.width() >= 80


@pytest.mark.parametrize("population", [1, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_mobilised_groups_never_touch_each_other(size, population):
    """R1.3: nations have a population of 3, 4 or 5, events of 1."""
    for panel_layout in arranged(QSize(*size).toSizeF(), 3).panels:
        slots = [sideways(slot) for slot in group_slots(panel_layout, population)]
        assert not any(one.intersects(two) for one, two in combinations(slots, 2))
        assert all(panel_layout.groups.adjusted(-2, -2, 2, 2).contains(slot) for slot in slots)


def test_a_window_that_is_too_small_shows_a_smaller_picture():
    assert arranged(QSize(300, 200).toSizeF(), 3).area.size() == LEAST


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_lie_inside_and_apart_in_play(qtbot, size, seats):
    match, rng = new_match(seats, 9), Random(9)
    desk = Desk(qtbot, match, seat=0, size=size)
    for step in range(150):
        match.play(*lively(match, rng))
        if step % 5:
            continue
        desk.show()
        area, spots = desk.board.content(), desk.board.scenery.spots
        assert all(area.contains(spot.place) for spot in spots.values())
        lying = [(place, spot.place) for place, spot in spots.items() if spot.zone not in ("won", "token")]
        for (one, place), (two, other) in combinations(lying, 2):
            assert not place.adjusted(1, 1, -1, -1).intersects(other), f"{one} and {two}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_texts_fit_their_places_in_both_languages(qtbot, size, language):
    i18n.speak(language)
    desk = Desk(qtbot, played_until("struggle", least=30), size=size)
    scenery = desk.board.scenery
    font = scenery.strip._font()
    for name, tab in zip(scenery.strip.names, scenery.strip.tabs(), strict=True):
        assert QFontMetricsF(font).horizontalAdvance(name) <= tab.width()
        assert scenery.layout.strip.adjusted(-1, -1, 1, 1).contains(tab)
    smallest = QFontMetricsF(sized_font(TEXT_LEAST))
    for one, two in ((0, 1), (3, 2)):  # labels of neighbouring piles
        piles = scenery.piles.piles[one], scenery.piles.piles[two]
        half = [smallest.horizontalAdvance(f"{pile.label} · {pile.cards}") / 2 for pile in piles]
        assert half[0] + half[1] < piles[1].place.center().x() - piles[0].place.center().x()
    file = scenery.panels[0].file
    assert smallest.horizontalAdvance(f"{file.agency} · {file.player}") <= scenery.panel(0).name.width() - 30


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "phase", ["balance", "start", "struggle", "nuclear", "nobel", "double_agent", "detente", "over"]
)
def test_questions_and_their_buttons_fit_on_the_line_below_the_objective(qtbot, language, phase):
    i18n.speak(language)
    match = played_until(phase, least=30 if phase == "struggle" else 0)
    for size in SIZES[:3]:
        for seat in (None, 0, 1, 2):
            desk = Desk(qtbot, match, size=size, seat=seat)
            status = desk.board.scenery.status
            chips = [status.chip(action) for action, _ in status.chips]
            assert all(desk.board.scenery.layout.status.contains(chip) for chip in chips)
            assert not any(chip.intersects(status.words_box()) for chip in chips)
            high = wrapped_height(status.words_font(), status.words_box().width(), status.text)
            assert high <= status.words_box().height() + 1, status.text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("roster", ["amb", "amb+cipher", "intercept"])
def test_plans_are_read_whole_on_the_planning_page(qtbot, size, language, roster):
    i18n.speak(language)
    desk = Desk(qtbot, played_until("planning", roster=roster), size=size)
    page = desk.board.scenery.pages.planning
    assert desk.board.content().contains(page.place())
    grid = page._grid
    assert grid.text >= TEXT_LEAST
    assert grid.face >= 40  # agents are told apart from 24 pixels on
    for index, candidate in enumerate(page.candidates):
        cell = page._filled(page._cell(index + 1))
        words = page._words_height(candidate, cell.width(), grid.text)
        assert page._face_in(cell).height() + words <= cell.height() + 8, candidate.code
        assert page._longest_word(grid.text) <= cell.width() + 1
    cells = [page._cell(index) for index in range(len(page.candidates) + 1)]
    assert not any(one.intersects(two) for one, two in combinations(cells, 2))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", ["peek", "analyst", "order"])
def test_cards_seen_and_their_buttons_fit_on_the_page(qtbot, size, language, phase):
    i18n.speak(language)
    desk = Desk(qtbot, played_until(phase), size=size)
    page = desk.board.scenery.pages.seen
    assert desk.board.content().contains(page.place())
    places = list(page.targets.values())
    assert all(page.place().contains(place) for place in places)
    assert not any(one.intersects(two) for one, two in combinations(places, 2))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_captions_fit_on_two_lines_at_the_smallest_size(qtbot, language):
    i18n.speak(language)
    match = played_until("over", roster="amb+cipher")
    desk = Desk(qtbot, match, seat=0, size=(680, 616))
    status, layout = desk.board.scenery.status, desk.board.scenery.layout
    for entry in desk.update.log:
        if entry.event["kind"] in TOLD:
            status.narrate(layout, desk.board.words.sentence(entry.event, NAMES))
            font = status.words_font()
            assert font.pixelSize() >= TEXT_LEAST
            assert wrapped_height(font, status.words_box().width(), status.text) <= status.words_box().height() + 1, (
                status.text
            )


def test_the_board_fills_any_window(qtbot):
    desk = Desk(qtbot, played_until("struggle", least=20))
    for size in ((700, 652), (1580, 1032), (940, 752)):
        desk.view.resize(*size)
        QApplication.processEvents()
        assert desk.board.content().size().toSize() == QSize(*size)
        assert desk.view.transform().m11() == 1.0
        for place, spot in desk.board.scenery.spots.items():
            assert desk.board.scenery.item(place).place() == spot.place


def test_arranging_for_the_same_size_changes_nothing(qtbot):
    desk = Desk(qtbot, played_until("struggle", least=20), seat=0)
    desk.board.motion = Motion(60.0)
    desk.play(desk.match.legal(desk.match.actors[0])[0])
    assert desk.board._story.running
    desk.board.arrange(QSize(940, 752).toSizeF())
    assert desk.board._story.running
    desk.board.arrange(QSize(941, 752).toSizeF())
    assert not desk.board._story.running


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_report_fits_on_its_page(qtbot, size):
    desk = Desk(qtbot, new_match(3, 4), size=size, seat=None)
    long = (
        "Initiative 4, l’Analyste de la CIA : sans effet, de plusieurs Analystes seul agit celui du service qui domine."
    )
    lines = [
        ReportLine("Débriefing", heading=True),
        *(ReportLine(long, "CIA") for _ in range(14)),
        ReportLine("Détente", heading=True),
        *(ReportLine(long) for _ in range(4)),
    ]
    page = desk.board.scenery.pages.report
    desk.board.scenery.pages.open_report(desk.board.scenery.layout, 7, lines)
    inside = page.inside().adjusted(-1, -1, 1, 2)
    assert all(inside.contains(place) for place in page._places)
    apart = [place.adjusted(0, 0.5, 0, -0.5) for place in page._places]
    assert not any(one.intersects(two) for one, two in combinations(apart, 2))
    assert page._text >= TEXT_LEAST
