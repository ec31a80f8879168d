"""The units: every kind, army, rank and height can be told apart in grey at 24 pixels."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from math import ceil

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engines import components
from qtapp.base.theme import DARK, LIGHT, Theme
from qtapp.boards.cirkle.art.armies import ARMIES, RED, paint_emblem
from qtapp.boards.cirkle.art.forms import FITS, GLYPHS, OUTLINES, SHAPES, footprint, glyph
from qtapp.boards.cirkle.art.units import BLEED, CREAM, DEAD, FACE, paint_unit
from tests.qtapp.boards.cirkle.pictures import SMALL, assert_told_apart, picture
from tests.qtapp.boards.shades import contrast, difference, grey, luminance, pixels

DATA = components.document("cirkle")
TYPES = [row["letter"] for row in DATA["unit"]]
KINDS = [letter + rank for letter in TYPES for rank in ("", "*")]
COLOURS = [row["id"] for row in DATA["colour"]]
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
HEIGHTS = (0.0, 1.0)


def unit(kind: str, colour: str, height: float, theme: Theme, side: int = SMALL, **state: bool) -> QImage:
    return picture(
        partial(_paint, kind=kind, colour=colour, height=height, theme=theme, **state), side, around=round(side * BLEED)
    )


def _paint(painter: QPainter, rect: QRectF, kind: str, colour: str, **how) -> None:
    paint_unit(painter, rect, kind, colour, **how)


# Everything in the box is drawn


def test_every_type_and_every_army_of_the_data_is_drawn():
    """R1.1, R1.4"""
    assert list(GLYPHS) == list(FITS) == TYPES
    assert [SHAPES[letter] for letter in TYPES] == [row["shape"] for row in DATA["unit"]]
    assert set(ARMIES) == set(COLOURS)
    assert len({army.emblem for army in ARMIES.values()}) == len(ARMIES)
    assert QColor(DATA["missile"]["color"]) == RED


def test_a_silhouette_lies_on_the_face_of_its_unit(qapp):
    """With the room it has as a simple unit, and below the cap of a missile."""
    for letter, fit in FITS.items():
        box = footprint(SHAPES[letter])
        for below, size in (fit.simple, fit.missile):
            for polygon in glyph(letter).toSubpathPolygons():
                assert all(box.contains((point * size + QPointF(0, below)) / FACE) for point in polygon)


# Told apart in grey and small


@THEMES
@pytest.mark.parametrize("height", HEIGHTS)
def test_kinds_are_told_apart(qapp, theme, height):
    """R1.1"""
    for colour in COLOURS:
        for rank in ("", "*"):
            assert_told_apart({letter: unit(letter + rank, colour, height, theme) for letter in TYPES}, 8)


@THEMES
@pytest.mark.parametrize("height", HEIGHTS)
def test_armies_are_told_apart(qapp, theme, height):
    """R1.4"""
    for kind in KINDS:
        assert_told_apart({colour: unit(kind, colour, height, theme) for colour in COLOURS}, 5)


@THEMES
def test_armies_have_four_tones_of_grey(theme):
    tones = sorted(luminance(ARMIES[colour].tones(theme).body) ** (1 / 3) * 116 - 16 for colour in COLOURS)
    assert all(light - dark > 8 for dark, light in pairwise(tones)), tones


def test_emblems_are_told_apart_without_any_colour(qapp):
    def in_black(painter: QPainter, rect: QRectF, colour: str) -> None:
        paint_emblem(painter, rect, colour, QColor("black"))

    assert_told_apart({colour: picture(partial(in_black, colour=colour), 12) for colour in COLOURS}, 10)


@THEMES
def test_a_missile_is_not_taken_for_a_simple_unit(qapp, theme):
    """R1.3: the cap is red, and where there is no red it is a dark nose in a white rim."""
    cap = QRect(9, 0, 12, 12)  # where it sits in the picture
    for colour in COLOURS:
        for letter in TYPES:
            for height in HEIGHTS:
                simple, missile = (grey(unit(letter + rank, colour, height, theme).copy(cap)) for rank in ("", "*"))
                assert difference(simple, missile) > 10, (colour, letter, height)
    assert contrast(RED, CREAM) >= 4.5
    assert contrast(DEAD.rim, CREAM) >= 4.5


@THEMES
def test_a_unit_in_danger_stands_higher_than_a_protected_one(qapp, theme):
    """R6.1"""
    for colour in COLOURS:
        for kind in KINDS:
            sunk, standing = (unit(kind, colour, height, theme) for height in HEIGHTS)
            assert difference(grey(sunk), grey(standing)) > 8, (colour, kind)
            assert covered(unit_alone(kind, colour, 1.0, theme)) > 1.2 * covered(unit_alone(kind, colour, 0.0, theme))


def unit_alone(kind: str, colour: str, height: float, theme: Theme) -> QImage:
    return picture(partial(_paint, kind=kind, colour=colour, height=height, theme=theme), 48, around=12, ground=None)


def covered(image: QImage) -> int:
    """How many pixels are painted at all."""
    return sum(image.pixelColor(x, y).alpha() > 10 for x in range(image.width()) for y in range(image.height()))


def test_a_unit_rises_step_by_step(qapp):
    for kind in ("C", "P*"):
        sizes = [covered(unit_alone(kind, "green", step / 4, LIGHT)) for step in range(5)]
        assert sizes == sorted(sizes)
        assert len(set(sizes)) == len(sizes)


@THEMES
def test_a_frozen_unit_and_one_out_of_the_game_are_seen(qapp, theme):
    """R9.2"""
    for colour in COLOURS:
        for kind in KINDS:
            free, frozen, dead = (
                unit(kind, colour, 1.0, theme, **state) for state in ({}, {"frozen": True}, {"dead": True})
            )
            assert difference(grey(free), grey(frozen)) > 8, (colour, kind)
            assert difference(grey(frozen), grey(dead)) > 8, (colour, kind)
            assert pixels(free) != pixels(dead)


# Contrasts


@THEMES
def test_silhouettes_and_texts_keep_their_contrast(theme):
    for colour, army in ARMIES.items():
        tones = army.tones(theme)
        assert contrast(tones.ink, tones.body) >= 4.5, colour
    assert contrast(DEAD.ink, DEAD.body) >= 3


@THEMES
@pytest.mark.parametrize("height", HEIGHTS)
def test_silhouettes_stand_out_as_they_are_painted(qapp, theme, height):
    """Light and shadow on the face count as well: measured beside a point of the silhouette, and on it."""
    inks = {"C": (10, -8), "H": (-2, 2), "T": (0, -6), "P": (0, 4)}
    faces = {"C": (-20, -24), "H": (12, -30), "T": (0, -32), "P": (0, -28)}
    for colour in COLOURS:
        for letter in TYPES:
            image = unit(letter, colour, height, theme, 200)
            ink, face = (
                image.pixelColor(image.width() // 2 + 2 * x, image.height() // 2 + 2 * y - round(8 * height))
                for x, y in (inks[letter], faces[letter])
            )
            assert contrast(ink, face) >= 3, (colour, letter)


# Sizes, threads, pictures that are kept


@pytest.mark.parametrize("side", [24, 60, 144])
def test_a_unit_stays_within_its_bleed(qapp, side):
    for kind in KINDS:
        image = picture(
            partial(_paint, kind=kind, colour="blue", height=1.0, theme=LIGHT, frozen=True),
            side,
            around=side,
            ground=None,
        )
        assert any(pixels(image))
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        bleed = ceil(side * BLEED)
        painter.fillRect(QRect(side, side, side, side).adjusted(-bleed, -bleed, bleed, bleed), QColor("black"))
        painter.end()
        assert not any(pixels(image)), kind


def test_painting_is_the_same_on_every_thread(qapp):
    """The picture of the home page is painted off the window's thread."""

    def all_units(_: int) -> list[bytes]:
        return [
            pixels(unit(kind, colour, height, LIGHT, 48)) for kind in KINDS for colour in COLOURS for height in HEIGHTS
        ]

    expected = all_units(0)
    with ThreadPoolExecutor(3) as pool:
        assert all(found == expected for found in pool.map(all_units, range(3)))


def test_outlines_lie_within_their_square():
    assert all(abs(part) <= 50 for outline in OUTLINES.values() for part in map(float, outline.split()))
