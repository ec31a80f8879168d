"""The board: where the squares lie whichever way it is turned, its coordinates, hollows, targets and camps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engines import components
from qtapp.base.theme import DARK, LIGHT, THEMES, Theme
from qtapp.boards.cirkle.art.armies import ARMIES
from qtapp.boards.cirkle.art.ground import FRAME, extent, field, paint_board, squares
from qtapp.boards.cirkle.art.material import material
from qtapp.boards.cirkle.art.plan import camps
from tests.qtapp.boards.cirkle.pictures import BOARDS, assert_told_apart
from tests.qtapp.boards.shades import contrast, difference, grey, luminance, pixels

SIDE = 50  # pixels of a square: the frame, 0.56 squares wide, then has whole pixels too
LARGE, REACH = 100, 26  # the same where letters are read, and how far these reach at most
WRITTEN = 170  # no wood is as light as this
TURNS = range(4)
BOTH_THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
BOTH_BOARDS = pytest.mark.parametrize("name", list(BOARDS))


@cache
def painted(name: str, turned: int, theme: str, dead: tuple[str, ...] = (), side: int = SIDE) -> QImage:
    board = BOARDS[name]
    whole = extent(board, turned)
    image = QImage(
        QSize(round(whole.width() * side), round(whole.height() * side)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_board(painter, QRectF(image.rect()), board, turned, THEMES[theme], dead)
    painter.end()
    return image


def square_of(
    name: str, square: str, theme: Theme, turned: int = 0, dead: tuple[str, ...] = (), side: int = SIDE
) -> QImage:
    spot = squares(BOARDS[name], turned)[square].translated(FRAME, FRAME)
    whole = painted(name, turned, theme.name, dead, side)
    return whole.copy(round(spot.x() * side), round(spot.y() * side), side, side)


# Where the squares are


def test_the_board_lies_as_in_the_booklet():
    """R2.1: letters from left to right, numbers from bottom to top."""
    found = squares(BOARDS["duel"])
    assert (found["A1"], found["H11"]) == (QRectF(0, 10, 1, 1), QRectF(7, 0, 1, 1))
    assert field(BOARDS["duel"]) == QRectF(0, 0, 8, 11)
    assert extent(BOARDS["duel"]) == QRectF(-FRAME, -FRAME, 8 + 2 * FRAME, 11 + 2 * FRAME)


@pytest.mark.parametrize(("turned", "corner"), [(0, "A1"), (1, "A11"), (2, "K11"), (3, "K1")])
def test_every_seat_of_four_finds_its_camp_at_the_lower_left(turned, corner):
    """R3.4: yellow, mauve, blue and green, clockwise."""
    assert squares(BOARDS["quad"], turned)[corner] == QRectF(0, 10, 1, 1)
    owner = components.document("cirkle")["mode"][1]["colours"][turned]
    home = next(camp for camp in camps(BOARDS["quad"]) if camp.owner == owner)
    assert home.holds(corner)


def test_the_second_player_of_a_duel_sees_blue_at_the_bottom():
    found = squares(BOARDS["duel"], 2)
    assert (found["H11"], found["A1"]) == (QRectF(0, 10, 1, 1), QRectF(7, 0, 1, 1))


def under(point: QPointF, found: Mapping[str, QRectF]) -> list[str]:
    """The squares under a point; their right and lower edges belong to the next ones."""
    return [
        name
        for name, rect in found.items()
        if rect.left() <= point.x() < rect.right() and rect.top() <= point.y() < rect.bottom()
    ]


@BOTH_BOARDS
@pytest.mark.parametrize("turned", TURNS)
def test_squares_fill_the_field_and_are_found_again(name, turned):
    board = BOARDS[name]
    found, inner = squares(board, turned), field(board, turned)
    assert len(found) == inner.width() * inner.height()
    assert all(inner.contains(rect) for rect in found.values())
    assert len({rect.topLeft().toTuple() for rect in found.values()}) == len(found)
    for square, rect in found.items():
        assert under(rect.center(), found) == under(rect.topLeft(), found) == [square]
    for outside in (QPointF(-0.1, 1), QPointF(inner.right(), 1), QPointF(1, inner.bottom() + 0.2)):
        assert under(outside, found) == []


# Coordinates


@cache
def shades(name: str, turned: int, theme: str) -> bytes:
    return grey(painted(name, turned, theme, side=LARGE))


def label(name: str, turned: int, theme: Theme, centre: QPointF) -> frozenset[tuple[int, int]]:
    """Which pixels around a point of the frame are written, that is, far lighter than wood; seen from that point."""
    wide, found = round(extent(BOARDS[name], turned).width() * LARGE), shades(name, turned, theme.name)
    middle = round((centre.y() + FRAME) * LARGE) * wide + round((centre.x() + FRAME) * LARGE)
    return frozenset(
        (x, y) for y in range(-REACH, REACH) for x in range(-REACH, REACH) if found[middle + y * wide + x] > WRITTEN
    )


def beside(name: str, turned: int, square: str, way: QPointF) -> QPointF:
    """The point of the frame that is reached from a square by going all the way in one direction."""
    inner, rect = field(BOARDS[name], turned), squares(BOARDS[name], turned)[square]
    out = FRAME / 2 + 0.02
    if way.x():
        return QPointF(inner.right() + out if way.x() > 0 else inner.left() - out, rect.center().y())
    return QPointF(rect.center().x(), inner.bottom() + out if way.y() > 0 else inner.top() - out)


WAYS = (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1))


@BOTH_THEMES
@BOTH_BOARDS
def test_coordinates_are_right_on_all_sides_however_the_board_is_turned(qapp, name, theme):
    """R2.1: what stands at both ends of each column is its letter, and of each row its number, upright."""
    columns, rows = BOARDS[name]["columns"], range(1, 12)
    signs = {letter: label(name, 0, theme, beside(name, 0, f"{letter}1", WAYS[2])) for letter in columns}
    signs |= {str(row): label(name, 0, theme, beside(name, 0, f"A{row}", WAYS[1])) for row in rows}
    assert all(len(one ^ other) > 24 for one, other in combinations(signs.values(), 2))

    def written(turned: int, square: str, way: QPointF) -> str:
        found = label(name, turned, theme, beside(name, turned, square, way))
        return min(signs, key=lambda sign: len(signs[sign] ^ found))

    for turned in TURNS:
        lying, across = (WAYS[:2], WAYS[2:]) if turned % 2 else (WAYS[2:], WAYS[:2])
        for letter in columns:
            assert {written(turned, f"{letter}5", way) for way in lying} == {letter}, turned
        for row in rows:
            assert {written(turned, f"B{row}", way) for way in across} == {str(row)}, turned


@BOTH_THEMES
def test_coordinates_are_not_cut_and_can_be_read(qapp, theme):
    """Some wood is left on all sides of a label, and it is dark enough."""
    image, ink = painted("quad", 0, theme.name, side=LARGE), material(theme).lettering
    for square, way in (("K11", WAYS[0]), ("A10", WAYS[1]), ("G1", WAYS[2]), ("G11", WAYS[3])):
        centre = beside("quad", 0, square, way)
        sign = label("quad", 0, theme, centre)
        assert max(abs(part) for spot in sign for part in spot) < REACH - 2, square
        left, top = (round((part + FRAME) * LARGE) for part in centre.toTuple())
        wood = [image.pixelColor(left + x, top + y) for x in range(-20, 21) for y in (-18, 18)]
        assert all(contrast(ink, colour) >= 4.5 for colour in wood), square


# What the squares look like


@BOTH_THEMES
def test_hollows_have_the_shape_of_their_unit(qapp, theme):
    """R2.2, R2.3: all in yellow's camp, so that only shapes can differ."""
    hollows = {"carrier": "C3", "helicopter": "D3", "tank": "A3", "plane": "B3"}
    assert_told_apart({kind: square_of("duel", square, theme, side=25) for kind, square in hollows.items()}, 6)


@BOTH_THEMES
@pytest.mark.parametrize("turned", TURNS)
def test_light_falls_from_above_whichever_way_the_board_is_turned(qapp, theme, turned):
    """A hollow is dark under its upper edge, a disc is light there."""
    for square, sign in (("C3", -1), ("C9", -1), ("D6", -1), ("B6", 1)):
        image = square_of("duel", square, theme, turned)
        above, below = (luminance(image.pixelColor(SIDE // 2, y)) for y in (SIDE * 20 // 100, SIDE * 80 // 100))
        assert (above - below) * sign > 0.004, square


@BOTH_THEMES
def test_hollow_squares_are_not_taken_for_flat_ones(qapp, theme):
    """R6.2: the printed shape of a coloured row never protects."""
    for hollow, flat in (("C2", "D1"), ("C3", "A1"), ("D3", "B1"), ("D6", "C6")):
        deep, plain = (
            luminance(square_of("duel", square, theme).pixelColor(SIDE // 2, SIDE // 2)) for square in (hollow, flat)
        )
        assert plain > 1.5 * deep, (hollow, flat)


@BOTH_THEMES
def test_every_joker_shows_all_four_shapes(qapp, theme):
    """R2.2: told from a plain hollow in grey by the marks on its bottom."""
    image = square_of("quad", "E5", theme, side=25)
    shades = {image.pixelColor(x, y).lightness() // 12 for x in range(7, 18) for y in range(7, 18)}
    assert len(shades) > 4
    assert_told_apart({square: square_of("quad", square, theme, side=25) for square in ("E5", "F5", "D4", "D3")}, 8)


@BOTH_THEMES
@BOTH_BOARDS
def test_targets_are_in_the_colour_of_their_owner(qapp, name, theme):
    for row in components.document("cirkle")["camp"]:
        if row["board"] == name:
            for target in row["targets"]:
                bull = square_of(name, target, theme).pixelColor(SIDE // 2, SIDE // 2)
                assert bull == ARMIES[row["owner"]].tones(theme).body, target


@BOTH_THEMES
def test_a_dead_target_is_broken_and_grey(qapp, theme):
    """R11.3"""
    living, dead = square_of("quad", "K11", theme), square_of("quad", "K11", theme, dead=("K11",))
    assert difference(grey(living), grey(dead)) > 15
    body = ARMIES["blue"].tones(theme).body
    assert [body in [image.pixelColor(x, x) for x in range(SIDE)] for image in (living, dead)] == [True, False]
    assert pixels(square_of("quad", "A1", theme)) == pixels(square_of("quad", "A1", theme, dead=("K11",)))


@BOTH_THEMES
def test_camps_and_zones_are_tinted(qapp, theme):
    """R2.3, R2.4: the corner of a tile tells whose camp it is in, or that it is nobody's."""

    def tile(name: str, square: str) -> QColor:
        return square_of(name, square, theme).pixelColor(SIDE * 8 // 100, SIDE // 2)

    quad = {square: tile("quad", square) for square in ("B4", "B8", "J8", "J4", "F6")}
    duel = {square: tile("duel", square) for square in ("B3", "B5", "B9", "A1", "H11")}
    for found in (quad, duel):
        assert all(_apart(one, other) > 18 for one, other in combinations(found.values(), 2))


def _apart(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


@BOTH_BOARDS
def test_the_board_fills_the_rectangle_it_is_given(qapp, name):
    image = painted(name, 0, "light", side=20)
    width, height = image.width(), image.height()
    for x, y in ((width // 2, 0), (width // 2, height - 1), (0, height // 2), (width - 1, height // 2)):
        assert image.pixelColor(x, y).alpha() > 200
    assert image.pixelColor(0, 0).alpha() < 60  # the corners of the frame are round
