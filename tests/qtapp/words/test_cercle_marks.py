"""Seats of The Circle wear the colour they choose, with a shape of its own, wherever a seat is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from engines.cercle import GAME
from engines.game import checked
from engines.match import Match
from network.messages.room import PLAYING, Person, RoomSeat, RoomSettings, RoomState
from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT, SEAT_MARKS
from qtapp.items.seat_shapes import shape_path
from qtapp.pages.company.absence_banner import AbsenceBanner
from qtapp.pages.company.chairs import Chairs
from qtapp.pages.company.chat import ChatBox
from qtapp.pages.company.people import PeopleBox
from qtapp.words import words_for
from qtapp.words.cercle.marks import COLOUR_MARKS
from qtapp.words.cercle.names import names
from tests.qtapp.boards.desk import update_of
from tests.qtapp.test_items import contrast, grey_picture

NAMES = ("Alice", "Bruno", "Chloé")
MARKS = tuple(COLOUR_MARKS.values())
HOST = "host"


def test_colours_and_shapes_are_those_of_the_data():
    shapes = {"circle": "disc"}
    for colour, row in names().colours.items():
        mark = COLOUR_MARKS[colour]
        assert (mark.colour, mark.shape) == (row["hex"], shapes.get(row["glyph"], row["glyph"]))
    assert list(COLOUR_MARKS) == list(names().colours)
    assert len({mark.sign for mark in MARKS}) == len(MARKS)


def test_colours_are_told_apart_by_shape_alone(qapp):
    silhouettes = [grey_picture(mark) for mark in MARKS]
    for index, one in enumerate(silhouettes):
        for other in silhouettes[index + 1 :]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 30


def test_a_shape_has_the_same_sign_in_every_game():
    signs = {mark.shape: mark.sign for mark in SEAT_MARKS}
    assert all(signs.get(mark.shape, mark.sign) == mark.sign for mark in MARKS)


@pytest.mark.parametrize("mark", MARKS, ids=COLOUR_MARKS)
def test_a_mark_shows_on_every_paper_and_stays_in_its_box(mark):
    for theme in (LIGHT, DARK):
        for paper in ("window", "table", "surface"):
            assert contrast(mark.edge, getattr(theme, paper)) >= 3.0
    bounds = shape_path(mark.shape, QRectF(0, 0, 20, 20)).boundingRect()
    assert QRectF(-1, -1, 22, 22).contains(bounds)
    assert bounds.width() > 14


def drafted() -> Match:
    """Two of three have chosen their colours."""
    match = Match(checked(GAME, 3, {"first": 1}, 0))
    match.play(0, "c:white")
    match.play(1, "c:red")
    return match


def test_a_seat_wears_the_common_mark_until_it_has_chosen():
    match, words = drafted(), words_for("cercle")
    assert words.marks(3) == SEAT_MARKS[:3]
    view = match.game.view(match.state, None)
    assert words.marks(3, view) == (COLOUR_MARKS["white"], COLOUR_MARKS["red"], SEAT_MARKS[2])
    assert len(words.marks(9, view)) == 9  # a host may tell anything


def test_the_text_board_has_the_same_signs():
    i18n.speak("en")
    update = update_of(drafted(), None, NAMES)
    text = words_for("cercle").text_board(update, NAMES)
    for name, mark in zip(NAMES, words_for("cercle").marks(3, update.view), strict=True):
        assert f"\n{mark.sign} {name.upper()}" in text


def room() -> RoomState:
    seats = (RoomSeat("human", "Zoe", guest=HOST), RoomSeat("human", "Bruno", guest="g1"), RoomSeat("open"))
    people = (Person(HOST, "Zoe"), Person("g1", "Bruno", here=False, grace=60))
    return RoomState("1", "Table", "cercle", {}, PLAYING, seats, people, HOST, RoomSettings())


def test_those_around_the_table_wear_what_their_seats_wear(qtbot):
    i18n.speak("en")
    people, chairs, chat, absence = PeopleBox(), Chairs(), ChatBox(), AbsenceBanner()
    for part in (people, chairs, chat, absence):
        qtbot.addWidget(part)
    match, state = drafted(), room()
    marks = words_for("cercle").marks(3, match.game.view(match.state, None))
    people.show_room(state, HOST)
    assert [sign.mark for row in people.rows.values() for sign in row.signs] == list(SEAT_MARKS[:2])
    people.show_room(state, HOST, marks)
    chairs.show_room(state, HOST, marks)
    chat.set_people(state, HOST, marks)
    absence.show_room(state._replace(people=state.people[:1]), HOST, (), marks)
    assert [sign.mark for row in people.rows.values() for sign in row.signs] == list(marks[:2])
    assert [chair.sign.mark for chair in chairs.chairs] == list(marks)
    assert people.rows["g1"].choices.actions()[0].text().startswith(f"Seat 2 {marks[1].sign}")


def test_a_new_mark_does_not_lengthen_anyone_s_grace(qtbot):
    """The same state shown again counts on from where it was."""
    now = [0.0]
    people = PeopleBox(lambda: now[0])
    qtbot.addWidget(people)
    state = room()
    people.show_room(state, HOST)
    now[0] = 20.0
    people.show_room(state, HOST, MARKS[:3])
    assert people.rows["g1"].seconds == 40
