"""The round so far at a glance: arrows on the map, small pictures in the strip, marked until the reader acts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF

from network.messages.table import Entry
from qtapp.base import i18n
from qtapp.boards.base import Motion
from qtapp.boards.complot.chronicle import DONE, FAILED, HALF, SECONDARY, Gone, chronicle
from tests.qtapp.boards.complot.desk import ComplotDesk, new_play, played_until
from tests.qtapp.boards.desk import update_of

WALK = {"kind": "step", "by": 0, "elements": ["XIII"], "how": "step", "ap": 5, "origin": 1, "place": 2}
DUEL = {"kind": "duel", "place": 2, "attacker": 0, "defender": 1}


def entries(*events: dict) -> list[Entry]:
    return [Entry(number, event) for number, event in enumerate(events)]


def test_only_this_round_is_told():
    told = chronicle(entries(WALK, DUEL, {"kind": "round", "round": 2}, {**WALK, "place": 5}), 4)
    assert told.gone == (Gone(0, 1, 5, "step", is_news=False),)
    assert told.incidents == ()


def test_what_is_news_is_told_from_the_round_before_too():
    told = chronicle(entries(WALK, DUEL, {"kind": "round", "round": 2}), 1)
    assert told.gone == ()
    assert [(incident.sign, incident.seats, incident.is_news) for incident in told.incidents] == [
        ("combat", (0, 1), True)
    ]


def test_nothing_between_is_told_of_an_earlier_round():
    told = chronicle(entries(WALK, {"kind": "round", "round": 2}, DUEL), 2)
    assert told.gone == ()
    assert len(told.incidents) == 1


@pytest.mark.parametrize(
    ("event", "step"),
    [
        ({**WALK, "how": "plane"}, (0, 1, 2, "plane")),
        ({"kind": "retreat", "by": 1, "elements": ["JON"], "origin": 2, "place": 14}, (1, 2, 14, "retreat")),
        ({"kind": "dodge", "by": 1, "elements": ["JON"], "place": 23}, (1, 2, 23, "dodge")),
    ],
)
def test_every_way_to_go_is_told(event, step):
    told = chronicle(entries({"kind": "round", "round": 1}, DUEL, event), 9)
    assert told.gone[0][:4] == step


def test_a_way_that_is_gone_twice_is_told_once():
    told = chronicle(entries(WALK, {**WALK, "elements": ["A.a1"]}), 1)
    assert told.gone == (Gone(0, 1, 2, "step", is_news=True),)


@pytest.mark.parametrize(
    ("event", "sign", "seats", "place", "result"),
    [
        ({"kind": "success", "by": 2, "mission": "M05", "shares": [[2, 6]]}, "combat", (2,), 31, "+6"),
        ({"kind": "failure", "by": 2, "mission": "M06"}, "plot", (2,), 8, FAILED),
        ({"kind": "seized", "by": 2, "mission": "M11"}, "defence", (2,), 21, HALF),
        ({"kind": "part_won", "by": 2, "mission": "M15"}, "combat_delivery", (2,), 33, HALF),
        ({"kind": "success", "by": 1, "mission": "M15", "shares": [[2, 4], [1, 4]]}, "combat_delivery", (1,), 29, "+4"),
        ({"kind": "secondary", "by": 0, "place": 9, "card": "MIS02", "points": 3}, SECONDARY, (0,), 9, "+3"),
        ({"kind": "alliance", "place": 9, "mission": "M05", "performer": 1, "partner": 2}, "ALL", (1, 2), 9, ""),
        ({"kind": "bombing", "by": 0, "place": 9, "success": True}, "ATT", (0,), 9, DONE),
        ({"kind": "accused", "by": 0, "seat": 1, "points": 2}, "ACC", (0, 1), 0, "\N{MINUS SIGN}2"),
    ],
)
def test_what_came_of_it_is_told_in_signs(event, sign, seats, place, result):
    (incident,) = chronicle(entries(event), 1).incidents
    assert (incident.sign, incident.seats, incident.place, incident.result) == (sign, seats, place, result)


def test_the_losses_of_a_combat_are_counted():
    removed = {"kind": "removed", "elements": ["A.a1", "JON"]}
    (incident,) = chronicle(entries(DUEL, removed, {**removed, "elements": ["A.c1"]}), 1).incidents
    assert incident.lost == 3


def laid_out(qtbot, play, seat: int, fresh_from: int, **options) -> ComplotDesk:
    desk = ComplotDesk(qtbot, play, seat=seat, **options)
    desk.board.take_log(update_of(play.match, seat, desk.names).log, fresh_from)
    desk.board.motion = Motion(0)
    desk.show()
    return desk


@pytest.mark.parametrize("size", [(660, 600), (940, 752), (1480, 980)])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_strip_tells_the_last_things_and_cuts_none(qtbot, size, seats):
    play = played_until(lambda play: play.view["stage"] == 8, seats=seats, least=80)
    desk = laid_out(qtbot, play, 0, 0)
    desk.board.arrange(QSizeF(*size))
    strip = desk.board.scenery.strip
    assert strip.told
    assert [incident for incident, _ in strip.told] == list(strip.incidents[-len(strip.told) :])
    boxes = [rect for _, rect in strip.told]
    assert all(one.right() <= two.left() for one, two in pairwise(boxes))
    assert boxes[-1].right() <= strip._order().left()
    assert boxes[0].left() >= strip.rect_of_phase(8).right()
    assert all(rect.height() >= 20 for rect in boxes)


def test_what_is_news_is_marked_until_one_acts(qtbot):
    play = played_until(lambda play: play.view["stage"] == 8, seats=3, least=80)
    log = update_of(play.match, 0, ("A", "B", "C")).log
    desk = laid_out(qtbot, play, 0, 0)
    told = desk.board.scenery.strip.incidents
    assert told
    assert all(incident.is_news for incident in told)
    assert desk.board.scenery.tracks.gone
    desk.board.take_log(log, len(log))
    desk.show()
    assert not any(incident.is_news for incident in desk.board.scenery.strip.incidents)
    assert not any(step.is_news for step in desk.board.scenery.tracks.gone)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pointing_at_the_strip_tells_the_sentence_of_the_log(qtbot, language):
    i18n.speak(language)
    play = played_until(lambda play: play.view["stage"] == 8, seats=3, least=80)
    desk = laid_out(qtbot, play, 0, 0)
    incident, rect = desk.board.scenery.strip.told[-1]
    event = desk.board.log[incident.entry].event
    assert desk.board.tip_at(rect.center()) == desk.board.words.sentence(event, desk.names)
    i18n.speak("en")


def test_clicking_it_shows_where_it_was(qtbot):
    play = played_until(lambda play: play.view["stage"] == 8, seats=3, least=80)
    desk = laid_out(qtbot, play, 0, 0)
    incident, rect = next(found for found in desk.board.scenery.strip.told if found[0].place)
    desk.board.look_at(33)
    desk.click(rect.center())
    assert desk.board.scenery.file.place == incident.place
    assert desk.board.scenery.pulse.isVisible()
    assert desk.chosen == []


def test_a_table_without_a_past_has_no_story(qtbot):
    desk = ComplotDesk(qtbot, new_play(3))
    assert desk.board.scenery.strip.told == []
    assert desk.board.scenery.tracks.gone == ()
