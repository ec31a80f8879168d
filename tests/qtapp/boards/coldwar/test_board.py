"""What the board of Guerre froide shows: the table, the story of what happened, the report, themes and languages."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy

from engines.match import Match
from engines.record import Player
from network.messages.table import Entry
from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT
from qtapp.boards.base import Motion
from qtapp.boards.coldwar.art.faces import GroupFace, ObjectiveFace
from qtapp.boards.coldwar.choices import group, objective
from qtapp.boards.coldwar.debriefing import TOLD
from qtapp.boards.coldwar.spots import BALANCE
from qtapp.boards.places import Place
from qtapp.words.table import TableWords
from tests.qtapp.boards.coldwar.desk import acting, ending, lively, new_match, played_until, view_of
from tests.qtapp.boards.desk import NAMES, Desk, update_of

Key = Qt.Key
UNUSED_CLICKS = pytest.mark.qt_log_ignore("not accepted by receiving widget")


# What lies on the table


def test_everything_of_the_view_is_on_the_table(qtbot):
    match, rng = new_match(3, 9), Random(9)
    desk = Desk(qtbot, match, seat=1)
    for _ in range(150):
        match.play(*lively(match, rng))
        desk.show()
        view, spots = desk.update.view, desk.board.scenery.spots
        for seat, row in enumerate(view["seats"]):
            zones = Counter(spot.zone for spot in spots.values() if spot.seat == seat)
            assert zones["groups"] == len(row["groups"])
            assert zones["leave"] == len(row["leave"])
            assert zones["out"] == len(row["out"])
            assert zones["won"] == len(row["won"])
            assert zones["hq"] == row["hq_count"]
            assert zones["field"] == (row["agent_is"] != "none")
            for card in row["groups"]:
                spot = spots[group(card["id"])]
                assert spot.face.ready is card["ready"]
                assert (spot.place.width() > spot.place.height()) is not card["ready"]
            file = desk.board.scenery.panels[seat].file
            assert file.level.influence == row["influence"]
            assert file.level.is_over == (row["excess"] > 0)
            assert file.points == f"{view['scores'][seat]} VP"
        assert spots[BALANCE].seat == view["balance"]
        assert desk.board.scenery.strip.stage == view["stage"]
        assert [pile.cards for pile in desk.board.scenery.piles.piles] == [
            view["groups"]["count"],
            view["discard"]["count"],
            view["objectives"]["count"],
            len(view["spent"]),
        ]


def test_the_domination_token_lies_on_the_objective(qtbot):
    desk = Desk(qtbot, played_until("double_agent"), seat=0)
    seat = desk.update.view["dominator"]
    spot = desk.board.scenery.spots[Place("domination", "", seat)]
    assert spot.place.intersects(desk.board.scenery.layout.objective)
    assert spot.face.agency == desk.update.view["seats"][seat]["agency"]


def test_pending_effects_and_passes_stand_on_the_panels(qtbot):
    def pending(match: Match) -> bool:
        view = view_of(match)
        return view["pending"]["listening"] is not None and view["phase"] == "planning"

    desk = Desk(qtbot, played_until(pending), seat=None)
    by, on = desk.update.view["pending"]["listening"]
    assert desk.board.scenery.panels[by].file.listens_to == ("CIA", "KGB", "MI6")[on]
    desk = Desk(qtbot, played_until("analyst"), seat=None)
    assert desk.board.scenery.panels[desk.update.view["pending"]["analyst"]].file.analyses
    desk = Desk(qtbot, played_until(ending), seat=None)
    assert [bool(shown.file.passed) for shown in desk.board.scenery.panels] == [
        row["passed"] for row in desk.update.view["seats"]
    ]
    assert desk.board.scenery.status.passes == (2, 3)


def test_the_viewers_seat_is_below_and_spectators_sit_behind_the_first(qtbot):
    match = new_match(3, 4)
    for seat in (0, 1, 2, None):
        scenery = Desk(qtbot, match, seat=seat).board.scenery
        places = [scenery.panel(other).place for other in range(3)]
        assert max(places, key=QRectF.top) == places[seat or 0]


def test_items_are_kept_and_moved_not_rebuilt(qtbot):
    match, rng = new_match(2, 9), Random(9)
    desk = Desk(qtbot, match, seat=0)
    items: dict[Place, object] = {}
    for _ in range(80):
        match.play(*lively(match, rng))
        desk.show()
        for place, item in desk.board.scenery.items.all.items():
            assert items.setdefault(place, item) is item
        for place, spot in desk.board.scenery.spots.items():
            assert items[place].place() == spot.place
            assert items[place].isVisible()


def test_what_others_did_stays_marked_until_i_act(qtbot):
    """What changed since my last turn."""
    match = new_match(3, 5)
    for seat in range(3):
        match.play(seat, "x DD")
    match.play(match.actors[0], "start CIA")
    desk = Desk(qtbot, match, seat=0)
    desk.play("rec")
    assert not desk.board.scenery.fresh_marks.frames
    desk.play("rec")
    desk.play("rec")
    assert len(desk.board.scenery.fresh_marks.frames) == 2
    desk.play("rec" if "rec" in desk.legal else "pass")
    assert not desk.board.scenery.fresh_marks.frames


# The story


def untold(desk: Desk) -> tuple[object, ...]:
    """The chapter that is shown, if it has no caption."""
    current = desk.board._story._current
    return (current,) if current is not None and not current.caption else ()


def test_a_debriefing_is_told_step_by_step_in_the_order_of_events(qtbot):
    match = played_until(ending, seed=11)
    desk = Desk(qtbot, match, seat=0)
    desk.board.motion = Motion(60.0)  # so slow that nothing ends by itself
    spy = QSignalSpy(desk.board.motion_ended)
    desk.play("pass")
    told = [entry.event for entry in desk.update.log if entry.ply == len(match.steps) and entry.event["kind"] in TOLD]
    assert len(told) > 4
    captions = []
    for _ in told:
        captions.append(desk.board.scenery.status.text)
        assert desk.board.scenery.status.is_story
        assert desk.board.scenery.frames.frames
        before = desk.board._story._current
        while desk.board._story.is_told and desk.board._story._current in (before, *untold(desk)):
            desk.click(QPointF(300, 300))
    assert captions == [desk.board.words.sentence(event, NAMES) for event in told]
    desk.board.finish_motion()
    assert spy.count() == 1
    assert desk.chosen == []


def test_a_click_goes_to_the_next_step_and_escape_to_the_end(qtbot):
    desk = Desk(qtbot, played_until(ending, seed=11), seat=0)
    desk.board.motion = Motion(60.0)
    desk.play("pass")
    first = desk.board.scenery.status.text
    desk.click(QPointF(300, 300))
    second = desk.board.scenery.status.text
    assert desk.board._story.running
    assert first != second
    desk.key(Key.Key_Space)
    assert desk.board._story.running
    assert desk.board.scenery.status.text not in (first, second)
    spy = QSignalSpy(desk.board.motion_ended)
    desk.key(Key.Key_Escape)
    assert not desk.board._story.running
    assert spy.count() == 1


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_ends_where_the_view_says(qtbot, reduced):
    match, rng = new_match(3, 9), Random(9)
    desk = Desk(qtbot, match, seat=0)
    desk.board.motion = Motion(0.05, reduced=reduced)
    for _ in range(40):
        match.play(*lively(match, rng))
        desk.show()
        if desk.board._story.running:
            with qtbot.waitSignal(desk.board.motion_ended, timeout=5000):
                pass
        for place, spot in desk.board.scenery.spots.items():
            item = desk.board.scenery.item(place)
            assert item.place() == spot.place
            assert item.face == spot.face
            assert item.rotation() == 0
            assert not item.moving
        hidden = [item for place, item in desk.board.scenery.items.all.items() if place not in desk.board.scenery.spots]
        assert not any(item.isVisible() for item in hidden)


def test_a_group_turns_when_it_is_mobilised_and_flies_from_the_deck_when_recruited(qtbot):
    """R3.2, R7.5"""
    match = played_until(acting("rec", "act N"))
    desk = Desk(qtbot, match, seat=match.actors[0])
    scenery, action = desk.board.scenery, desk.starting("act N")
    place = group(action.split()[1])
    desk.board.motion = Motion(60.0)
    desk.play(action)
    item = scenery.item(place)
    item_step = desk.board._story._playlist._current
    item_step.show(0.5)
    assert item.rotation() == 45
    desk.board.finish_motion()
    assert item.rotation() == 0
    assert _is_sideways(item.place())


def _is_sideways(place: QRectF) -> bool:
    return place.width() > place.height()


def test_a_recruited_card_is_turned_over_on_its_way(qtbot):
    match = played_until(acting("rec"), least=10)
    seat = match.actors[0]
    desk = Desk(qtbot, match, seat=seat)
    desk.board.motion = Motion(60.0)
    desk.play("rec")
    code = next(
        entry.event["group"]
        for entry in desk.update.log
        if entry.event["kind"] == "recruit" and entry.ply == len(match.steps)
    )
    item = desk.board.scenery.item(group(code))
    step = desk.board._story._playlist._current
    step.show(0.0)
    assert item.place().center() == desk.board.scenery.layout.group_deck.center()
    assert not isinstance(item.face, GroupFace)
    step.show(0.9)
    assert isinstance(item.face, GroupFace)
    desk.board.retire()
    assert not desk.board._story.running


def test_without_motion_everything_is_shown_at_once(qtbot):
    desk = Desk(qtbot, played_until(ending, seed=11), seat=0)
    spy = QSignalSpy(desk.board.motion_ended)
    desk.play("pass")
    assert spy.count() == 1
    assert not desk.board._story.running


def test_a_new_update_ends_the_story_before_it_and_only_the_last_one_is_waited_for(qtbot):
    desk = Desk(qtbot, played_until("struggle"), seat=None)
    desk.board.motion = Motion(40.0)
    spy = QSignalSpy(desk.board.motion_ended)
    for _ in range(4):
        desk.play("rec")
    assert spy.count() == 0
    desk.board.finish_motion()
    assert spy.count() == 1


def test_a_take_back_is_shown_too(qtbot):
    match = played_until(acting("act M"), least=20)
    desk = Desk(qtbot, match, seat=match.actors[0])
    action, seat = desk.starting("act M"), match.actors[0]
    before = dict(desk.board.scenery.spots)
    desk.play(action)
    match.play(seat, f"!undo {len(match.steps) - 1}")
    news = [Entry(len(match.steps), {"kind": "undo", "by": seat, "count": 1})]
    desk.board.motion = Motion(0.1)
    with qtbot.waitSignal(desk.board.motion_ended, timeout=5000):
        desk.board.show_update(desk.update._replace(log=tuple(news)), NAMES, news)
    assert {place: spot.place for place, spot in desk.board.scenery.spots.items()} == {
        place: spot.place for place, spot in before.items()
    }


# The report


def test_the_report_of_the_last_turn_is_opened_and_closed(qtbot):
    desk = Desk(qtbot, played_until("struggle", least=60))
    page, tab = desk.board.scenery.pages.report, desk.board.scenery.piles.tab()
    assert not tab.isEmpty()
    desk.click(tab.center())
    assert page.is_open
    told = [line.text for line in page.lines if not line.heading]
    assert told == [desk.board.words.sentence(event, NAMES) for event in desk.update.view["report"]]
    headings = [line.text for line in page.lines if line.heading]
    names = desk.board.words.names
    assert headings[0] == names.phase("ceasefire")
    assert headings[-1] == names.phase("detente")
    desk.click(QPointF(200, 300))
    assert not page.is_open
    desk.key(Key.Key_R)
    assert page.is_open
    desk.key(Key.Key_Escape)
    assert not page.is_open
    assert desk.chosen == []


@UNUSED_CLICKS
def test_before_the_first_cease_fire_there_is_no_report(qtbot):
    desk = Desk(qtbot, played_until("struggle"))
    assert desk.board.scenery.piles.tab().isEmpty()
    desk.key(Key.Key_R)
    assert not desk.board.scenery.pages.report.is_open


# Pointing out


@pytest.mark.parametrize("motion", [Motion(0), Motion(1.0), Motion(1.0, reduced=True)])
def test_every_event_of_the_log_is_pointed_out(qtbot, motion):
    match = played_until("over", roster="amb+cipher")
    desk = Desk(qtbot, match, seat=0)
    desk.board.motion = motion
    pulse, area = desk.board.scenery.pulse, desk.board.content()
    for entry in desk.update.log:
        desk.board.point_out(entry.event)
        assert pulse.isVisible(), entry.event["kind"]
        assert pulse.frames
        assert all(area.contains(frame.place) for frame in pulse.frames)
    desk.board.point_out({"kind": "resign", "by": 1})
    assert pulse.frames[0].place == desk.board.scenery.panel(1).place


def test_a_line_of_the_score_sheet_is_shown_on_the_board(qtbot):
    desk = Desk(qtbot, played_until("over"), seat=0)
    marks, scenery = desk.board.scenery.line_marks, desk.board.scenery
    won = [code for row in desk.update.view["seats"] for code in row["won"]]
    desk.board.point_out_line(won[0])
    assert [frame.place for frame in marks.frames] == [scenery.spots[objective(won[0])].place]
    desk.board.point_out_line("nations")
    nations = len(marks.frames)
    desk.board.point_out_line("events")
    assert nations + len(marks.frames) == len(won)
    desk.board.point_out_line("")
    assert not marks.frames


# Theme, language, words


def test_a_theme_change_repaints_everything(qtbot):
    desk = Desk(qtbot, played_until("struggle", least=20))
    light = desk.view.grab().toImage()
    desk.board.set_theme(DARK)
    desk.view.set_theme(DARK)
    dark = desk.view.grab().toImage()
    assert light.pixelColor(1, 1) == QColor(LIGHT.table)
    assert dark.pixelColor(1, 1) == QColor(DARK.table)
    assert all(spot.face.dark for spot in desk.board.scenery.spots.values() if isinstance(spot.face, GroupFace))
    desk.board.set_theme(LIGHT)
    desk.view.set_theme(LIGHT)
    assert desk.view.grab().toImage() == light


def test_a_language_change_reaches_every_text(qtbot):
    desk = Desk(qtbot, played_until("struggle", least=60))
    tab = desk.board.scenery.piles.tab().center()
    assert desk.board.scenery.strip.names[1] == "Planning"
    desk.click(tab)
    english = [line.text for line in desk.board.scenery.pages.report.lines]
    i18n.speak("fr")
    desk.board.retranslate()
    assert desk.board.scenery.strip.names[1] == "Planification"
    french = [line.text for line in desk.board.scenery.pages.report.lines]
    assert len(french) == len(english)
    assert not set(french) & set(english) - {"Détente"}
    spot = next(spot for spot in desk.board.scenery.spots.values() if isinstance(spot.face, ObjectiveFace))
    assert spot.face.name == desk.board.words.names.objective(spot.face.code)


def test_a_language_change_reaches_the_names_of_bots(qtbot):
    desk = Desk(qtbot, played_until("struggle"))
    people = (Player("Alice"), Player("", "bot", "easy"), Player("", "bot", "hard"))
    desk.board.show_update(desk.update._replace(occupants=people), TableWords().names(people), ())
    english = [shown.file.player for shown in desk.board.scenery.panels]
    i18n.speak("fr")
    desk.board.retranslate()
    french = [shown.file.player for shown in desk.board.scenery.panels]
    assert french == list(TableWords().names(people))
    assert [before == after for before, after in zip(english, french, strict=True)] == [True, False, False]


def test_tool_tips_tell_each_cards_full_text(qtbot):
    match = played_until("struggle", least=90)
    desk = Desk(qtbot, match, seat=0)
    scenery, names, view = desk.board.scenery, desk.board.words.names, desk.update.view
    for place, spot in scenery.spots.items():
        told = desk.board.tip_at(scenery.point_of(place) if place.kind != "balance" else spot.place.center())
        if place.kind == "group":
            assert names.power(place.name[0]) in told
        elif place.kind == "objective":
            assert names.objective(place.name) in told
        elif place.kind == "agent":
            assert names.agent(place.name) in told
        elif place.kind == "back" and spot.zone == "field":
            assert all(names.agent(code) in told for code in view["seats"][spot.seat]["possible"])
        else:
            assert told
    for seat in range(3):
        assert str(view["seats"][seat]["influence"]) in desk.board.tip_at(scenery.panel(seat).gauge.center())
        assert str(view["target"]) in desk.board.tip_at(scenery.panel(seat).points.center())
    deck = scenery.layout.objective_deck
    assert str(view["objectives"]["count"]) in desk.board.tip_at(deck.topLeft() + QPointF(5, 5))
    assert desk.board.tip_at(scenery.strip.tabs()[2].center()) == names.text(names.phases["struggle"], "summary")
    assert desk.board.tip_at(QPointF(2, 2)) == ""


def test_a_tip_of_a_hidden_agent_names_nobody_else(qtbot):
    """R14: a tip says no more than everybody knows."""
    match = played_until("struggle", least=60)
    for seat in (None, 0, 1, 2):
        desk = Desk(qtbot, match, seat=seat)
        for place, spot in desk.board.scenery.spots.items():
            if place.kind == "back" and spot.zone == "field":
                told = desk.board.tip_at(spot.place.center())
                possible = desk.update.view["seats"][spot.seat]["possible"]
                assert told.endswith(", ".join(map(desk.board.words.names.agent, possible)))


def test_update_of_speaks_for_the_seat_alone():
    """The helper above shows what a table would send: no legal list to those who are not asked."""
    match = played_until("struggle")
    other = (match.actors[0] + 1) % 3
    assert update_of(match, other).legal == ()
    assert update_of(match, None).choices == {}
