"""The art of The Circle: everything is drawn, and told apart in grey and when it is small."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from docs.drawing.art_cercle import octant_of
from docs.drawing.secrets import MOST_SECRETS, arrest_line, paint_secrets_column, secrets_square
from engines import components
from qtapp.base.theme import DARK, LIGHT, SEAT_MARKS
from qtapp.boards.art.dyes import DYES
from qtapp.boards.art.engraving import hatching, shape
from qtapp.boards.art.palette import IVORY, readable_on
from qtapp.boards.cercle.art.actions import ACTIONS, COUNTED, counts, paint_action
from qtapp.boards.cercle.art.butterflies import QUARTERS, division_of, paint_butterfly, paint_quarter
from qtapp.boards.cercle.art.divisions import (
    ANY,
    DIVISIONS,
    NEUTRAL,
    SIGNS,
    abbreviation,
    division_colour,
    division_ink,
    on_division,
    paint_division,
    paint_division_badge,
    paint_pattern,
)
from qtapp.boards.cercle.art.faces import LARGE_FROM, PackBack, SpyBack, SpyFace
from qtapp.boards.cercle.art.markers import marker_colour, marker_shape, paint_marker
from qtapp.boards.cercle.art.parts import PARTS
from qtapp.boards.cercle.art.portraits import composed, paint_portrait
from qtapp.boards.cercle.art.recipes import RECIPES
from qtapp.boards.cercle.art.services import SERVICES, paint_emblem, paint_service
from qtapp.boards.cercle.art.spies import spy
from qtapp.boards.cercle.art.table_of_points import (
    GOAL,
    chaos_colour,
    paint_chaos_row,
    paint_circle_marker,
    paint_vp_row,
    row_square,
)
from qtapp.boards.cercle.art.wheel import WheelFace, octant_point, paint_rim, paint_wheel
from qtapp.boards.cercle.cover import cover
from qtapp.items.cards import Face
from qtapp.items.printing import fitted_label
from qtapp.items.seat_shapes import shape_path
from tests.qtapp.boards.shades import contrast, difference, grey, pixels

DATA = components.document("cercle")
SPIES = [row["id"] for row in DATA["spy"]]
COLOURS = [row["id"] for row in DATA["colour"]]
SMALL, MEDIUM, LARGE = QSize(36, 48), QSize(72, 98), QSize(160, 216)
STATES = ("passive", "active", "used")
INK = QColor("#2A2118")


def painted(face: Face, size: QSize = SMALL) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    face.paint(painter, size)
    painter.end()
    return image


def drawn(paint, *arguments: object, wide: int = 24, high: int = 0, **more: object) -> QImage:
    """What `paint(painter, *arguments, rect, **more)` leaves on white paper."""
    image = QImage(wide, high or wide, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter, *arguments, QRectF(image.rect()), **more)
    painter.end()
    return image


def portrait(code: str, wide: int) -> QImage:
    return drawn(paint_portrait, code, wide=wide, high=round(wide * 50 / 36))


def in_ink(paint):
    """The same in one colour: what is left is the shape."""

    def painting(painter: QPainter, name: str, rect: QRectF) -> None:
        paint(painter, name, rect, INK)

    return painting


def assert_told_apart(pictures: dict[object, bytes], least: float) -> None:
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > least, (one, other)


# Everything in the box is drawn


def test_everything_in_the_data_is_drawn_and_nothing_else():
    """R1.1 to R1.5"""
    assert tuple(SPIES) == tuple(RECIPES)
    assert list(ACTIONS) == [row["id"] for row in DATA["action"]]
    assert list(DIVISIONS) == [row["id"] for row in DATA["division"]]
    assert list(SERVICES) == [row["id"] for row in DATA["service"]]
    assert set(SIGNS) == {*DIVISIONS, NEUTRAL, ANY}
    assert {division_of(quarter) for quarter in QUARTERS} == set(DIVISIONS)


def test_strengths_are_shown_where_they_count():
    """R1.11: six actions are weaker on a neutral card."""
    assert set(COUNTED) == {row["id"] for row in DATA["action"] if row["strength"] != row["neutral_strength"]}
    for code in SPIES:
        assert counts(spy(code).action) or spy(code).k == 1


def test_every_part_and_every_dye_is_used():
    used = {item.strip().rstrip("-.0123456789 ") for recipe in RECIPES.values() for item in recipe.parts.split(";")}
    assert {name for name in used if not name.startswith("arm ")} == set(PARTS)
    assert {dye.split()[1] for recipe in RECIPES.values() for dye in recipe.dyes.split(",")} <= set(DYES)
    for code, recipe in RECIPES.items():
        tones = {layer.split()[0].rstrip("!") for part in composed(code) for layer in part.layers}
        bases = {tone.removesuffix("_deep").removesuffix("_lit") for tone in tones}
        assert {dye.split()[0] for dye in recipe.dyes.split(",")} <= bases, code


def test_the_colours_are_those_of_the_data():
    assert [division_colour(division).name() for division in DIVISIONS] == ["#e3b92f", "#2fa7a0", "#dd7a26", "#6d3f9c"]
    assert division_colour(NEUTRAL) == division_colour(ANY) == QColor("#8a8a86")
    assert [abbreviation(division) for division in (*DIVISIONS, NEUTRAL)] == ["INT", "SUP", "REC", "OPS", ""]
    assert [marker_colour(colour).name() for colour in COLOURS] == [row["hex"].lower() for row in DATA["colour"]]


@pytest.mark.parametrize("wide", [16, 28, 40, 47, 60, 92, 121, 240, 500])
@pytest.mark.parametrize("dark", [False, True])
def test_faces_can_be_painted_in_every_size(qapp, wide, dark):
    faces = (
        SpyFace("R3b", "La Fiancée", dark=dark),
        SpyFace("N14", "La Douairière", spent=True, dark=dark),
        SpyBack("O4c", dark=dark),
        SpyBack("N20", "lower_left", dark=dark),
        PackBack(dark),
    )
    for face in faces:
        image = painted(face, QSize(wide, round(wide * 88 / 63)))
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
        assert len({image.pixelColor(x, image.height() // 2).rgb() for x in range(image.width())}) > 3


# Sixty look like sixty


def test_portraits_are_told_apart_in_grey_at_32_pixels(qapp):
    assert_told_apart({code: grey(portrait(code, 32)) for code in SPIES}, 20)


def test_portraits_are_told_apart_in_grey_at_24_pixels(qapp):
    assert_told_apart({code: grey(portrait(code, 24)) for code in SPIES}, 18)


def test_every_portrait_has_things_of_its_own():
    """No two are the same figure in another coat: at least six parts are others."""
    parts = {code: frozenset(part.layers for part in composed(code)) for code in SPIES}
    for one, other in combinations(SPIES, 2):
        assert len(parts[one] ^ parts[other]) >= 6, (one, other)


def test_a_portrait_fills_any_rectangle(qapp):
    for wide, high in ((20, 60), (60, 20), (48, 48), (120, 90)):
        image = drawn(paint_portrait, "I1a", wide=wide, high=high)
        corners = ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1))
        assert all(image.pixelColor(*corner) != QColor("white") for corner in corners)


def test_a_portrait_is_engraved_where_it_is_large(qapp):
    """Lines where they can be seen, a tint where they would run together; the picture is the same."""
    large, small = portrait("N02", 288), portrait("N02", 72)
    shrunk = large.scaled(small.size())
    assert difference(grey(shrunk), grey(small)) < 16
    assert len({large.pixelColor(x, 20).rgb() for x in range(200, 288)}) > 4


# Signs


def test_actions_are_told_apart_as_small_signs(qapp):
    for wide in (16, 24):
        assert_told_apart({name: grey(drawn(in_ink(paint_action), name, wide=wide)) for name in ACTIONS}, 30)


def test_a_strength_is_seen(qapp):
    for action in COUNTED:
        pictures = {}
        for strength in (0, 1, 2, 3):
            image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(QColor("white"))
            painter = QPainter(image)
            paint_action(painter, action, QRectF(image.rect()), INK, strength)
            painter.end()
            pictures[strength] = grey(image)
        assert_told_apart(pictures, 4)


def test_divisions_are_told_apart_without_colour(qapp):
    names = (*DIVISIONS, NEUTRAL, ANY)
    assert_told_apart({name: grey(drawn(in_ink(paint_division), name, wide=16)) for name in names}, 30)
    assert_told_apart({name: grey(drawn(paint_division_badge, name, wide=16)) for name in names}, 12)


def test_patterns_of_divisions_are_told_apart_without_colour(qapp):
    """Told by the lines alone: all colours are given the same lightness."""

    def pattern(painter: QPainter, division: str, rect: QRectF) -> None:
        area = shape_path("square", rect.adjusted(-6, -6, 6, 6))
        paint_pattern(painter, division, area, 5)

    edges = {}
    for division in (*DIVISIONS, NEUTRAL):
        shades = grey(drawn(pattern, division, wide=40))
        middle = sum(shades) / len(shades)
        edges[division] = bytes(min(255, max(0, int(128 + (shade - middle) * 2))) for shade in shades)
    assert_told_apart(edges, 4)


def test_services_are_told_apart_at_20_pixels(qapp):
    assert_told_apart({name: grey(drawn(in_ink(paint_emblem), name, wide=20)) for name in SERVICES}, 30)
    for state in STATES:
        pictures = {}
        for name in SERVICES:
            pictures[name] = grey(drawn(lambda p, n, r, s=state: paint_service(p, n, r, s), name, wide=20))
        assert_told_apart(pictures, 8)


def test_the_sides_of_a_service_marker_are_told_apart(qapp):
    """R1.4, and a marker that may not be turned again in this turn."""
    for name in SERVICES:
        for dark in (False, True):
            pictures = {
                state: grey(drawn(lambda p, n, r, s=state, d=dark: paint_service(p, n, r, s, dark=d), name, wide=20))
                for state in STATES
            }
            assert_told_apart(pictures, 8)
            assert difference(pictures["passive"], pictures["active"]) > 50


def test_markers_are_told_apart_without_colour(qapp):
    """R1.1: by the shapes of the data, or by those of the seats."""
    assert len({marker_shape(colour) for colour in COLOURS}) == 6
    assert_told_apart({colour: grey(drawn(paint_marker, colour, wide=16)) for colour in COLOURS}, 12)
    for colour in COLOURS:
        shapes = {}
        for mark in SEAT_MARKS:
            shapes[mark.shape] = grey(drawn(lambda p, c, r, s=mark.shape: paint_marker(p, c, r, s), colour, wide=16))
        assert_told_apart(shapes, 6)


def test_quarters_and_jokers_are_told_apart(qapp):
    def quarter(painter: QPainter, name: str, kind: str, rect: QRectF) -> None:
        paint_quarter(painter, name, rect, kind)

    kinds = {(name, kind): grey(drawn(quarter, name, kind)) for name in QUARTERS for kind in ("division", "joker", "")}
    assert_told_apart(kinds, 8)


def test_a_butterfly_is_the_sum_of_its_quarters(qapp):
    """Each quarter of the whole shows the wing that the quarter alone shows."""
    whole = drawn(paint_butterfly, wide=80)
    for index, name in enumerate(QUARTERS):
        alone = drawn(paint_quarter, name, wide=40)
        part = whole.copy(index % 2 * 40, index // 2 * 40, 40, 40)
        assert difference(grey(part), grey(alone)) < 12, name
    missing = dict.fromkeys(QUARTERS[:3], "division")
    assert drawn(lambda p, r: paint_butterfly(p, r, missing), wide=80) != whole


# Cards


def test_spies_are_told_apart_where_their_portraits_are_shown(qapp):
    assert_told_apart({code: grey(painted(SpyFace(code), MEDIUM)) for code in SPIES}, 6)


def test_small_cards_tell_division_action_and_time(qapp):
    """Cards that differ in one of these three are told apart; the others are alike in them."""
    pictures = {}
    for code in SPIES:
        card = spy(code)
        pictures[card.division, card.action, card.k, card.prep] = grey(painted(SpyFace(code)))
    assert_told_apart(pictures, 0.4)


def test_the_three_symbols_are_on_every_card_that_has_room(qapp):
    """R1.8, R1.9: cards of one pile differ in their portraits alone."""
    column = [grey(painted(SpyFace(code), LARGE).copy(0, 0, 50, 130)) for code in ("I1a", "I1b", "S1b", "N01", "N02")]
    assert difference(column[0], column[1]) < 6
    assert_told_apart(dict(enumerate(column[1:])), 4)


def test_an_exclusive_spy_shows_whom_it_is_loyal_to(qapp):
    exclusive = [code for code in SPIES if spy(code).exclusive]
    assert len(exclusive) == 12
    corner = QRectF(112, 144, 34, 34).toRect()
    found = {code: pixels(painted(SpyFace(code), LARGE).copy(corner)) for code in exclusive}
    assert len(set(found.values())) == 12


def test_backs_tell_the_points_and_the_division(qapp):
    """R1.8"""
    backs = {(spy(code).division, spy(code).vp): grey(painted(SpyBack(code), MEDIUM)) for code in SPIES}
    assert len(backs) == 15
    assert_told_apart(backs, 0.3)
    assert_told_apart({name: grey(painted(SpyBack("N01", name), MEDIUM)) for name in QUARTERS}, 10)
    assert painted(SpyBack("I1a"), MEDIUM) == painted(SpyBack("I1b"), MEDIUM)


def test_equal_faces_look_alike_and_others_do_not(qapp):
    faces: list[Face] = [
        *map(SpyFace, SPIES),
        SpyFace("I1a", "The Bookbinder"),
        SpyFace("I1a", spent=True),
        SpyFace("I1a", dark=True),
        *(SpyBack(code) for code in ("I1a", "I2a", "I3a", "S1a", "R1a", "O1a", "N01", "N02", "N04")),
        SpyBack("N01", "upper_left"),
        SpyBack("I1a", dark=True),
        PackBack(),
        PackBack(dark=True),
    ]
    assert len(set(faces)) == len(faces)
    assert len({pixels(painted(face, LARGE)) for face in faces}) == len(faces)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_aliases_fit_on_large_cards(qapp, language):
    unit = LARGE_FROM / 63
    room = QSizeF(53.4 * unit, 17.6 * unit)
    missing = [row[language] for row in DATA["spy"] if fitted_label(row[language], room) is None]
    assert len(missing) <= 3, missing
    assert not [row[language] for row in DATA["spy"] if fitted_label(row[language], room * 1.25) is None]


def test_an_alias_is_typed_where_there_is_room_for_it(qapp):
    assert painted(SpyFace("O1b"), LARGE) != painted(SpyFace("O1b", "The Jailer"), LARGE)
    assert painted(SpyFace("O1b"), MEDIUM) == painted(SpyFace("O1b", "The Jailer"), MEDIUM)


# The wheel and the table of points


def test_the_wheel_turns_by_eighths(qapp):
    """R5.10: after each rotation another number faces the top."""
    turns = {turned: grey(painted(WheelFace(turned), QSize(96, 96))) for turned in range(8)}
    assert_told_apart(turns, 2)
    assert [octant_of(edge, 0) for edge in range(1, 9)] == [1, 2, 3, 4, 5, 6, 7, 0]
    assert octant_of(1, 7) == octant_of(8, 0) == 0
    assert painted(WheelFace(3), QSize(96, 96)) == drawn(lambda p, r: paint_wheel(p, r, 135), wide=96)


def test_octants_lie_clockwise_from_the_top():
    rect = QRectF(0, 0, 200, 200)
    assert octant_point(rect, 0, 1) == QPointF(100, 0)
    assert octant_point(rect, 2, 0.5).toPoint() == QPointF(150, 100).toPoint()
    assert octant_point(rect, 4, 1).toPoint() == QPointF(100, 200).toPoint()


def test_wheel_and_rim_suit_both_themes(qapp):
    for paint in (paint_wheel, paint_rim):
        light, dark = (drawn(lambda p, r, f=paint, d=d: f(p, r, dark=d), wide=120) for d in (False, True))
        assert sum(grey(dark)) < sum(grey(light))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_march_into_chaos_is_seen(qapp, theme):
    """R10: the nearer the Circle is to its goal, the darker its row; each step shows."""
    rows = {
        circle: grey(drawn(lambda p, r, c=circle: paint_chaos_row(p, r, theme, c), wide=420, high=24))
        for circle in range(GOAL + 1)
    }
    assert_told_apart(rows, 0.5)
    light = [sum(row) for row in rows.values()]
    assert light == sorted(light, reverse=True)
    markers = {c: pixels(drawn(lambda p, r, c=c: paint_circle_marker(p, r, c), wide=24)) for c in (0, 10, 15, 20)}
    assert len(set(markers.values())) == 4


def test_numbers_of_the_chaos_row_can_be_read():
    for number in range(GOAL + 1):
        for taken in (False, True):
            for dark in (False, True):
                ground = chaos_colour(number, taken=taken, dark=dark)
                assert contrast(ground, readable_on(ground)) >= 4.5, (number, taken, dark)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("rect", [QRectF(10, 20, 40, 320), QRectF(10, 20, 420, 26)], ids=["column", "row"])
def test_squares_of_secrets_do_not_overlap_and_end_at_the_line_of_arrest(qapp, theme, rect):
    """R1.5, R4.9"""
    squares = [secrets_square(rect, number) for number in range(MOST_SECRETS + 1)]
    squares.append(arrest_line(rect))
    for one, other in combinations(squares, 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 0.01
    assert all(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(square) for square in squares)
    wide, high = (480, 60) if rect.width() > rect.height() else (60, 380)

    def column(painter: QPainter, division: str, _: QRectF) -> None:
        paint_secrets_column(painter, rect, division, theme)

    assert_told_apart({d: grey(drawn(column, d, wide=wide, high=high)) for d in DIVISIONS}, 0.5)


def test_points_beyond_the_goal_stay_on_its_square(qapp):
    rect = QRectF(0, 0, 210, 10)
    assert row_square(rect, 0) == QRectF(0, 0, 10, 10)
    assert row_square(rect, 23) == row_square(rect, 20) == QRectF(200, 0, 10, 10)
    light, dark = (drawn(lambda p, r, t=t: paint_vp_row(p, r, t), wide=420, high=24) for t in (LIGHT, DARK))
    assert light != dark


# Contrast, threads, the cover


def test_text_keeps_its_contrast():
    for division in (*DIVISIONS, NEUTRAL):
        assert contrast(on_division(division), division_colour(division)) >= 4.5, division
        assert contrast(division_ink(division), IVORY) >= 4.5, division
        for theme in (LIGHT, DARK):
            for ground in (theme.window, theme.table, theme.surface):
                assert contrast(division_ink(division, dark=theme.dark), ground) >= 4.5, (division, theme.name)
    assert contrast(INK, IVORY) >= 7


def test_lines_are_hatched_within_their_shape(qapp):
    path = shape("~M 0 -9 S 6 -8 9 0 S 5 8 0 9")
    lines = hatching(path, 45, 1.5)
    assert not lines.isEmpty()
    assert path.boundingRect().adjusted(-0.2, -0.2, 0.2, 0.2).contains(lines.boundingRect())


def test_painting_is_the_same_every_time_and_on_every_thread(qapp):
    """Covers are painted off the window's thread while the window paints the same shapes."""
    faces: list[Face] = [*(SpyFace(code) for code in SPIES[::3]), SpyBack("S1a"), PackBack(), WheelFace(1)]
    expected = [pixels(painted(face, LARGE)) for face in faces]

    def again(_: int) -> list[bytes]:
        return [pixels(painted(face, LARGE)) for face in faces]

    with ThreadPoolExecutor(3) as pool:
        assert all(found == expected for found in pool.map(again, range(3)))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", [QSize(340, 220), QSize(1200, 500), QSize(300, 400)], ids=str)
def test_the_cover_fills_any_size(qapp, theme, size):
    picture = cover(theme, size)
    assert picture.size() == size
    corners = ((0, 0), (size.width() - 1, 0), (0, size.height() - 1), (size.width() - 1, size.height() - 1))
    assert all(picture.pixelColor(*corner).alpha() == 255 for corner in corners)
    points = [(x, y) for x in range(0, size.width(), 7) for y in range(0, size.height(), 7)]
    assert len({picture.pixelColor(*point).rgb() for point in points}) > 200


def test_the_cover_is_painted_on_another_thread_as_on_this_one(qapp):
    here = cover(DARK, QSize(340, 220))
    with ThreadPoolExecutor(1) as pool:
        there = pool.submit(cover, DARK, QSize(340, 220)).result()
    assert here == there
