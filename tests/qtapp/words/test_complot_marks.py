"""The five seats of XIII: Le Complot wear the colours of their units, each with a shape of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT, SEAT_MARKS
from qtapp.items.seat_shapes import shape_path
from qtapp.words import words_for
from qtapp.words.complot.marks import SEATS
from qtapp.words.complot.names import LETTERS, names
from tests.qtapp.test_items import contrast, grey_picture
from tests.qtapp.words.complot_moments import of_phase


def test_colours_are_those_of_the_data():
    assert [mark.colour for mark in SEATS] == [row["colour"] for row in names().data["seat"]]
    assert len(SEATS) == len(LETTERS)


def test_seats_are_told_apart_by_shape_alone(qapp):
    silhouettes = [grey_picture(mark) for mark in SEATS]
    for index, one in enumerate(silhouettes):
        for other in silhouettes[index + 1 :]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 30


def test_a_shape_has_the_same_sign_in_every_game():
    signs = {mark.shape: mark.sign for mark in SEAT_MARKS}
    assert all(signs.get(mark.shape, mark.sign) == mark.sign for mark in SEATS)


@pytest.mark.parametrize("mark", SEATS, ids=LETTERS)
def test_a_mark_shows_on_every_paper_and_stays_in_its_box(mark):
    for theme in (LIGHT, DARK):
        for paper in ("window", "table", "surface"):
            assert contrast(mark.edge, getattr(theme, paper)) >= 3.0
    bounds = shape_path(mark.shape, QRectF(0, 0, 20, 20)).boundingRect()
    assert QRectF(-1, -1, 22, 22).contains(bounds)


def test_a_host_may_tell_of_more_seats_than_there_are():
    assert len(words_for("complot").marks(9)) == 9


def test_the_text_board_has_the_same_signs(qapp):
    i18n.speak("en")
    moment = of_phase("move")
    text = words_for("complot").text_board(moment.chooser, moment.names)
    for name, mark in zip(moment.names, words_for("complot").marks(moment.seats), strict=True):
        assert f"\n{mark.sign} {name.upper()}" in text
