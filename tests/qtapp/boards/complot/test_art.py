"""The art of Le Complot: everything is drawn, and told apart in grey and when it is small."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from qtapp.base.theme import DARK, SEAT_MARKS
from qtapp.base.theme import LIGHT as LIGHT_THEME
from qtapp.boards.art.palette import INK, IVORY, LIGHT
from qtapp.boards.art.parts import PEOPLE
from qtapp.boards.complot.art.actions import ACTIONS, paint_action
from qtapp.boards.complot.art.card import BADGES, paint_value
from qtapp.boards.complot.art.coasts import is_land
from qtapp.boards.complot.art.dice import PIPS, paint_die, rolled
from qtapp.boards.complot.art.faces import ActionBack, ActionFace, CharacterBack, CharacterFace, family_colour
from qtapp.boards.complot.art.labels import OVERLAP, TEXT_LEAST, label_font, paint_labels, place_boxes, placed_labels
from qtapp.boards.complot.art.markers import MARKERS, paint_marker, paint_mission_pin
from qtapp.boards.complot.art.missions import MissionBack, MissionFace
from qtapp.boards.complot.art.night_map import MapFrame, paint_map
from qtapp.boards.complot.art.palette import RING_COLOURS, VALUE_COLOURS, night
from qtapp.boards.complot.art.parts import PARTS
from qtapp.boards.complot.art.places import (
    RING_IDS,
    PlaceState,
    paint_place,
    paint_ring_sign,
    paint_thread,
    paint_trail,
    thread_ends,
)
from qtapp.boards.complot.art.portraits import CHARACTERS, composed, paint_bust, paint_portrait
from qtapp.boards.complot.art.recipes import RECIPES
from qtapp.boards.complot.art.signs import (
    FAILURES,
    MISSIONS,
    RINGS,
    SKILLS,
    VALUES,
    paint_failure,
    paint_mission_sign,
    paint_points_sign,
    paint_skill,
)
from qtapp.boards.complot.art.units import (
    UNITS,
    paint_character_token,
    paint_unit,
    paint_unit_sign,
)
from qtapp.boards.complot.cover import cover
from qtapp.items.cards import Face
from qtapp.items.printing import fitted_label
from tests.qtapp.boards.complot.atlas import PATHS, PLACES
from tests.qtapp.boards.shades import contrast, difference, grey, pixels

THEMES = [LIGHT_THEME, DARK]
SMALL, MEDIUM, LARGE = QSize(40, 54), QSize(72, 98), QSize(144, 195)
SEATS = SEAT_MARKS[:5]
AT_SEA = 25  # a yacht
TABLE = QRectF(0, 0, 900, 640)


def painted(face: Face, size: QSize = SMALL) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    face.paint(painter, size)
    painter.end()
    return image


def drawn(paint, *arguments: object, wide: int = 24, high: int = 0, ground: str = "white", **more: object) -> QImage:
    """What `paint(painter, *arguments, rect, **more)` leaves on a ground."""
    image = QImage(wide, high or wide, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint(painter, *arguments, QRectF(image.rect()), **more)
    painter.end()
    return image


def in_ink(paint):
    """The same in one colour: what is left is the shape."""

    def painting(painter: QPainter, name: str, rect: QRectF) -> None:
        paint(painter, name, rect, INK)

    return painting


def assert_told_apart(pictures: Mapping[object, bytes], least: float) -> None:
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > least, (one, other)


def character(code: str, **more: object) -> CharacterFace:
    return CharacterFace(code, code in ("XIII", "JON", "AMO", "CAR-M", "SHE-M"), "capture", 3, 4, 2, 1, **more)


# People


def test_there_are_twenty_nine_cards_of_twenty_seven_figures():
    """R1.4"""
    assert len(CHARACTERS) == 29
    assert len({code.removesuffix("-M").removesuffix("-S") for code in CHARACTERS}) == 27


def test_every_part_of_a_portrait_is_drawn():
    for code in CHARACTERS:
        assert composed(code), code
        assert all(part.layers for part in composed(code)), code


def test_portraits_are_told_apart_in_grey_at_every_size(qapp):
    for wide, least in ((24, 18), (60, 18), (120, 18)):
        portraits = {code: grey(drawn(paint_portrait, code, wide=wide, high=round(wide * 1.39))) for code in RECIPES}
        assert_told_apart(portraits, least)


def test_round_tokens_are_told_apart_in_grey_at_24_pixels(qapp):
    assert_told_apart({code: grey(drawn(paint_bust, code, wide=24)) for code in CHARACTERS}, 13)
    for mark in SEATS:
        tokens = {code: grey(drawn(paint_character_token, code, wide=24, mark=mark)) for code in CHARACTERS}
        assert_told_apart(tokens, 5)


def test_every_portrait_has_things_of_its_own():
    """No two are the same figure in another coat: at least six parts are others."""
    parts = {code: frozenset(part.layers for part in composed(code)) for code in CHARACTERS}
    for one, other in combinations(CHARACTERS, 2):
        assert len(parts[one] ^ parts[other]) >= 6, (one, other)


def test_a_portrait_fills_any_rectangle(qapp):
    for wide, high in ((20, 60), (60, 20), (48, 48), (120, 90)):
        image = drawn(paint_portrait, "MAN", wide=wide, high=high)
        corners = ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1))
        assert all(image.pixelColor(*corner) != QColor("white") for corner in corners)


def test_no_part_is_drawn_in_vain():
    used = {part.layers for code in CHARACTERS for part in composed(code)}
    assert not [name for name, layers in PARTS.items() if layers not in used and name not in PEOPLE]


# Cards


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE], ids=str)
def test_characters_are_told_apart_on_their_cards(qapp, size, dark):
    assert_told_apart({code: grey(painted(character(code, dark=dark), size)) for code in CHARACTERS}, 5)


def test_brown_cards_are_darker_than_light_ones(qapp):
    """R1.4: of Carrington and Sheridan there are both."""
    for code in ("CAR", "SHE"):
        main, secondary = (painted(character(f"{code}-{kind}"), LARGE) for kind in "MS")
        edge = [(20, y) for y in range(40, 150, 10)]
        for x, y in edge[:1]:
            assert main.pixelColor(x - 6, y).lightness() < secondary.pixelColor(x - 6, y).lightness()


def test_the_values_of_a_character_are_seen(qapp):
    plain = CharacterFace("XIII", True, "infiltration", 3, 4, 3, 3)
    others = [
        CharacterFace("XIII", True, "infiltration", 4, 4, 3, 3),
        CharacterFace("XIII", True, "infiltration", 3, 5, 3, 3),
        CharacterFace("XIII", True, "infiltration", 3, 4, 2, 3),
        CharacterFace("XIII", True, "infiltration", 3, 4, 3, 2),
        CharacterFace("XIII", True, "seduction", 3, 4, 3, 3),
    ]
    for size in (MEDIUM, LARGE):
        pictures = [pixels(painted(face, size)) for face in (plain, *others)]
        assert len(set(pictures)) == 6


def test_values_are_told_apart_by_their_shape(qapp):
    assert list(BADGES) == list(VALUES) == list(VALUE_COLOURS)
    shapes = {value: grey(drawn(lambda p, v, r: paint_value(p, v, "3", r), value, wide=24)) for value in BADGES}
    assert_told_apart(shapes, 10)
    for value, colour in VALUE_COLOURS.items():
        assert contrast(LIGHT, colour) >= 4.5, value


def test_kinds_of_action_cards_are_told_apart(qapp):
    """R1.5"""
    assert len(ACTIONS) == 21
    for wide in (16, 24):
        assert_told_apart({kind: grey(drawn(in_ink(paint_action), kind, wide=wide)) for kind in ACTIONS}, 26)
    for size in (SMALL, MEDIUM, LARGE):
        assert_told_apart({kind: grey(painted(ActionFace(kind, 6), size)) for kind in ACTIONS}, 5)


def test_bonuses_places_and_points_of_action_cards_are_seen(qapp):
    faces = [
        *(ActionFace("COM", 7, bonus=bonus) for bonus in (1, 2, 3)),
        *(ActionFace("CPC", 7, bonus=bonus) for bonus in (1, 2, 3)),
        *(ActionFace("MIS", 6, place=place, points=points) for place, points in ((1, 2), (29, 2), (29, 3))),
    ]
    for size in (SMALL, MEDIUM, LARGE):
        assert_told_apart({index: grey(painted(face, size)) for index, face in enumerate(faces)}, 0.2)


def test_action_cards_show_when_they_are_played(qapp):
    faces = {phase: grey(painted(ActionFace("HEL", phase), LARGE)) for phase in (0, 1, 2, 5, 6, 7, 8)}
    assert_told_apart(faces, 0.2)
    for phase in range(9):
        assert contrast(family_colour(phase), LIGHT) >= 4.5, phase


def test_types_of_missions_are_told_apart(qapp):
    """R1.2: on the back there is nothing else."""
    assert len(MISSIONS) == 5
    for wide in (16, 24):
        assert_told_apart({kind: grey(drawn(in_ink(paint_mission_sign), kind, wide=wide)) for kind in MISSIONS}, 24)
    for size, least in ((SMALL, 4), (MEDIUM, 4), (LARGE, 4)):
        assert_told_apart({kind: grey(painted(MissionBack(kind), size)) for kind in MISSIONS}, least)
    assert_told_apart({kind: grey(drawn(paint_mission_pin, kind, wide=24)) for kind in MISSIONS}, 4)


def test_all_that_a_mission_says_is_seen(qapp):
    plain = MissionFace("combat_delivery", 33, 8, "aacc", None, 29, "wound_character", 1)
    faces = [
        plain,
        MissionFace("combat_delivery", 32, 8, "aacc", None, 29, "wound_character", 1),
        MissionFace("combat_delivery", 33, 6, "aacc", None, 29, "wound_character", 1),
        MissionFace("combat_delivery", 33, 8, "aac", None, 29, "wound_character", 1),
        MissionFace("combat_delivery", 33, 8, "aacc", None, 28, "wound_character", 1),
        MissionFace("combat_delivery", 33, 8, "aacc", None, 29, "lose_unit", 1),
        MissionFace("combat_delivery", 33, 8, "aacc", None, 29, "wound_character", 2),
        MissionFace("combat_delivery", 33, 8, "aacc", None, 29, "wound_character", 1, won=True),
        *(MissionFace("plot", 4, 5, plot=modifier) for modifier in (0, -1, -2)),
        *(MissionFace("defence", 21, 5, enemies=units) for units in ("", "aa", "aacd")),
    ]
    assert len({pixels(painted(face, LARGE)) for face in faces}) == len(faces)


def test_failures_are_told_apart(qapp):
    assert len(FAILURES) == 6
    for wide in (16, 24):
        assert_told_apart({kind: grey(drawn(in_ink(paint_failure), kind, wide=wide)) for kind in FAILURES}, 14)


def test_skills_are_told_apart(qapp):
    assert len(SKILLS) == 7
    for wide in (16, 24):
        assert_told_apart({kind: grey(drawn(in_ink(paint_skill), kind, wide=wide)) for kind in SKILLS}, 26)


def test_points_are_told_apart(qapp):
    kinds = ("inquiry", "autonomy", "card")
    assert_told_apart({kind: grey(drawn(in_ink(paint_points_sign), kind, wide=16)) for kind in kinds}, 26)


@pytest.mark.parametrize("wide", [16, 28, 40, 60, 92, 121, 240])
@pytest.mark.parametrize("dark", [False, True])
def test_faces_can_be_painted_in_every_size(qapp, wide, dark):
    faces = (
        character("ORT", name="Le général Ortiz", dark=dark),
        character("WAX", spent=True, dark=dark),
        CharacterBack(dark),
        ActionFace("ATT", 6, "Attentat", dark=dark),
        ActionFace("MIS", 6, "Archives scellées", place=2, points=2, spent=True, dark=dark),
        ActionBack(dark),
        MissionFace("combat", 7, 4, "aac", name="Les tueurs de la plage", dark=dark),
        MissionBack("plot_delivery", dark),
    )
    for face in faces:
        image = painted(face, QSize(wide, round(wide * 88 / 63)))
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
        assert len({image.pixelColor(image.width() // 2, y).rgb() for y in range(image.height())}) > 3


def test_equal_faces_look_alike_and_others_do_not(qapp):
    faces: list[Face] = [
        *map(character, CHARACTERS),
        character("XIII", name="XIII"),
        character("XIII", spent=True),
        character("XIII", dark=True),
        CharacterBack(),
        *(ActionFace(kind, 6) for kind in ACTIONS),
        ActionFace("SCO", 6, "Scoop"),
        ActionBack(),
        ActionBack(dark=True),
        *(MissionBack(kind) for kind in MISSIONS),
    ]
    assert len(set(faces)) == len(faces)
    assert len({pixels(painted(face, LARGE)) for face in faces}) == len(faces)


def test_a_name_is_not_broken_inside_its_quotation_marks(qapp):
    name = "L’otage du «\N{NO-BREAK SPACE}Lady Bee\N{NO-BREAK SPACE}»"
    fitted = fitted_label(name, QSizeF(110, 34))
    assert fitted is not None
    assert not any(line.endswith("«") or line.startswith("»") for line in fitted.lines)


# Tokens and markers


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_units_are_told_apart_at_24_pixels(qapp, dark):
    """R1.6, R1.7"""
    assert len(UNITS) == 5
    assert_told_apart({unit: grey(drawn(in_ink(paint_unit_sign), unit, wide=16)) for unit in UNITS}, 26)
    for mark in (*SEATS, None):
        tokens = {unit: grey(drawn(paint_unit, unit, wide=24, mark=mark, dark=dark)) for unit in UNITS}
        assert_told_apart(tokens, 5)


def test_seats_and_neutral_units_are_told_apart_without_colour(qapp):
    """By the outlines alone: all seats are given the same colour."""
    for unit in UNITS:
        tokens = {}
        for mark in SEATS:
            seat = mark._replace(colour="#777777")
            tokens[mark.shape] = grey(drawn(paint_unit, unit, wide=24, mark=seat))
        tokens["nobody"] = grey(drawn(paint_unit, unit, wide=24))
        assert_told_apart(tokens, 12)
    people = {}
    for mark in SEATS:
        seat = mark._replace(colour="#777777")
        people[mark.shape] = grey(drawn(paint_character_token, "KIM", wide=32, mark=seat))
    assert_told_apart(people, 6)


def test_a_unit_that_has_done_its_work_is_seen(qapp):
    fresh, worn = (drawn(paint_unit, "assassin", wide=24, mark=SEATS[0], worn=worn) for worn in (False, True))
    assert difference(grey(fresh), grey(worn)) > 3


@pytest.mark.parametrize("ground", ["#24303A", "#B39C94"], ids=["night", "dusk"])
def test_markers_are_told_apart_at_16_pixels(qapp, ground):
    """R1.8"""
    assert set(MARKERS) == {"wound", "recoil", "closed", "carrier", "truce", "mission"}
    for wide in (16, 24):
        assert_told_apart({m: grey(drawn(paint_marker, m, wide=wide, ground=ground)) for m in MARKERS}, 12)
    wounds = {count: grey(drawn(lambda p, r, c=count: paint_marker(p, "wound", r, c), wide=24)) for count in (1, 2, 3)}
    assert_told_apart(wounds, 2)


def test_tokens_are_seen_on_white(qapp):
    for paint in (
        lambda p, r: paint_unit(p, "agent", r, SEATS[1]),
        lambda p, r: paint_unit(p, "agent", r, None),
        lambda p, r: paint_character_token(p, "JAC", r, SEATS[2], dark=True),
    ):
        assert difference(grey(drawn(paint, wide=48)), bytes([255]) * 48 * 48) > 30


# Dice


@pytest.mark.parametrize("hit", [False, True])
def test_faces_of_a_die_are_told_apart_at_24_pixels(qapp, hit):
    for wide in (20, 24, 60):
        faces = {face: grey(drawn(paint_die, face, wide=wide, hit=hit)) for face in PIPS}
        assert_told_apart(faces, 2.5)


def test_a_die_at_rest_shows_as_many_pips_as_its_face(qapp):
    """Counted on the side that looks at us: dark spots on bone, within the middle of the picture."""
    for face in PIPS:
        image = drawn(paint_die, face, wide=240).copy(73, 73, 112, 112)
        assert len(spots(image)) == face


def spots(image: QImage) -> list[int]:
    """The sizes of connected dark or red areas that do not touch the edge."""
    wide, high = image.width(), image.height()
    pips = {(x, y) for x in range(wide) for y in range(high) if image.pixelColor(x, y).green() < 110}
    found = []
    while pips:
        edge = [pips.pop()]
        area, touches = 0, False
        while edge:
            x, y = edge.pop()
            area += 1
            touches = touches or x in (0, wide - 1) or y in (0, high - 1)
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if near in pips:
                    pips.remove(near)
                    edge.append(near)
        if not touches and area > 12:
            found.append(area)
    return found


def test_a_die_rolls_and_comes_to_rest(qapp):
    frames = [rolled(frame, 9) for frame in range(9)]
    assert frames[0] == 1
    assert frames[-1] == 0
    assert frames == sorted(frames, reverse=True)
    pictures = {frame: grey(drawn(paint_die, 5, wide=48, rolling=part)) for frame, part in enumerate(frames)}
    assert_told_apart(pictures, 3)
    assert drawn(paint_die, 5, wide=48, rolling=0.0, number=7) == drawn(paint_die, 5, wide=48)
    one, other = (grey(drawn(paint_die, 5, wide=48, rolling=0.5, number=number)) for number in (0, 1))
    assert difference(one, other) > 3


# The map


def named(language: str) -> dict[int, str]:
    return {number: english if language == "en" else french for number, _, _, _, english, french in PLACES}


def on_table(area: QRectF = TABLE) -> tuple[MapFrame, dict[int, QPointF]]:
    frame = MapFrame(area)
    return frame, {number: frame.at(x, y) for number, _, x, y, _, _ in PLACES}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("area", "pixels_high"),
    [(TABLE, TEXT_LEAST), (QRectF(0, 0, 1200, 800), 13), (QRectF(40, 20, 1800, 1280), 22)],
    ids=["900x640", "1200x800", "1800x1280"],
)
def test_no_name_covers_a_place_a_pin_or_another_name(qapp, language, area, pixels_high):
    frame, centres = on_table(area)
    sheet = frame.sheet
    labels = placed_labels(named(language), centres, PATHS, sheet, frame.radius, pixels_high)
    assert [label.place for label in labels] == [number for number, *_ in PLACES]
    assert [" ".join(label.lines).replace("- ", "-") for label in labels] == list(named(language).values())
    for label in labels:
        assert sheet.contains(label.box), label
    for one, other in combinations(labels, 2):
        assert not one.box.intersects(other.box), (one, other)
    for label in labels:
        for number, centre in centres.items():
            for left, top, right, bottom in place_boxes(centre, frame.radius):
                assert not label.box.intersects(QRectF(left, top, right - left, bottom - top)), (label, number)


def test_places_keep_clear_of_each_other_and_of_foreign_threads(qapp):
    frame, centres = on_table()
    assert frame.radius * 2 >= 24
    for one, other in combinations(centres, 2):
        away = centres[one] - centres[other]
        assert (away.x() ** 2 + away.y() ** 2) ** 0.5 > 3 * frame.radius, (one, other)
    for one, other in PATHS:
        start, end = thread_ends(centres[one], centres[other], frame.radius)
        for number, centre in centres.items():
            if number not in (one, other):
                assert distance(centre, start, end) > frame.radius, (one, other, number)


def distance(point: QPointF, start: QPointF, end: QPointF) -> float:
    along = end - start
    part = QPointF.dotProduct(point - start, along) / QPointF.dotProduct(along, along)
    away = point - (start + along * min(1.0, max(0.0, part)))
    return (away.x() ** 2 + away.y() ** 2) ** 0.5


def test_names_keep_clear_of_what_else_is_taken(qapp):
    frame, centres = on_table()
    taken = [QRectF(centres[19].x() - 60, centres[19].y() + 15, 120, 40)]
    labels = placed_labels(named("en"), centres, PATHS, TABLE, frame.radius, TEXT_LEAST, [(taken[0], OVERLAP)])
    assert not any(label.box.intersects(taken[0]) for label in labels)


def test_every_place_but_the_yacht_lies_on_land():
    assert [number for number, _, x, y, _, _ in PLACES if not is_land(QPointF(x, y))] == [AT_SEA]


def test_the_map_keeps_its_proportions(qapp):
    for area in (QRectF(0, 0, 900, 640), QRectF(10, 20, 1600, 640), QRectF(0, 0, 700, 900)):
        frame = MapFrame(area)
        across, down = frame.at(100, 0) - frame.at(0, 0), frame.at(0, 100) - frame.at(0, 0)
        assert across.x() == pytest.approx(down.y())
        assert all(area.contains(frame.at(x, y)) for x, y in ((0, 0), (1000, 700)))


def place(ring: str, state: PlaceState, *, theme=DARK, wide: int = 72) -> QImage:
    def painting(painter: QPainter, rect: QRectF) -> None:
        paint_place(painter, rect.center(), wide * 0.19, ring, 13, theme, state)

    return drawn(painting, wide=wide, ground=night(theme).land)


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
def test_rings_are_told_apart_without_colour(qapp, theme, monkeypatch):
    """By pattern and sign alone: all rings are given the same colour."""
    assert RING_IDS == ("blue", "red", "green", "yellow", "plain")
    for ring in RING_IDS:
        monkeypatch.setitem(RING_COLOURS, ring, QColor("#6A6A6A"))
    rings = {ring: grey(place(ring, PlaceState(), theme=theme)) for ring in RING_IDS}
    assert_told_apart(rings, 0.6)
    assert_told_apart({ring: grey(drawn(paint_ring_sign, ring, wide=16)) for ring in RINGS}, 8)


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
def test_states_of_a_place_are_told_apart(qapp, theme):
    states = (
        PlaceState(),
        PlaceState(hovered=True),
        PlaceState(reachable=True),
        PlaceState(reachable=True, hovered=True),
        PlaceState(chosen=True),
        PlaceState(closed=True),
        PlaceState(mission="combat"),
        PlaceState(mission="plot"),
        PlaceState(dimmed=True),
    )
    for ring in ("plain", "blue"):
        assert_told_apart({state: grey(place(ring, state, theme=theme)) for state in states}, 0.6)


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
def test_threads_are_told_apart(qapp, theme):
    def thread(painter: QPainter, state: str, rect: QRectF) -> None:
        paint_thread(painter, rect.topLeft(), rect.bottomRight(), 8, state)

    ground = night(theme).land
    states = {state: grey(drawn(thread, state, wide=60, ground=ground)) for state in ("plain", "lit", "cut")}
    assert_told_apart(states, 0.5)
    way = [QPointF(5, 5), QPointF(40, 20), QPointF(55, 55)]
    trail = drawn(lambda p, r: paint_trail(p, way, 6, QColor("#0072B2")), wide=60, ground=ground)
    assert difference(grey(trail), grey(drawn(lambda p, r: None, wide=60, ground=ground))) > 3


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
def test_names_can_be_read_on_land_and_sea(qapp, theme):
    colours = night(theme)
    assert contrast(colours.label, colours.label_halo) >= 9  # there is a halo around every letter
    for ground in (colours.land, colours.land_lit):
        assert contrast(colours.label, ground) >= 4.5, ground
    frame, centres = on_table()
    labels = placed_labels(named("fr"), centres, PATHS, TABLE, frame.radius)

    def names(painter: QPainter, rect: QRectF) -> None:
        paint_labels(painter, labels, theme, bright=frozenset((1,)))

    image = drawn(names, wide=900, high=640, ground=colours.land)
    assert difference(grey(image), grey(drawn(lambda p, r: None, wide=900, high=640, ground=colours.land))) > 1
    assert label_font(4).pixelSize() == TEXT_LEAST


@pytest.mark.parametrize("size", [QSize(900, 640), QSize(640, 800), QSize(1600, 500)], ids=str)
def test_the_map_fills_any_size_and_is_dusk_or_night(qapp, size):
    light, dark = (
        drawn(lambda p, r, t=theme: paint_map(p, r, t), wide=size.width(), high=size.height()) for theme in THEMES
    )
    for image in (light, dark):
        corners = ((0, 0), (size.width() - 1, 0), (0, size.height() - 1), (size.width() - 1, size.height() - 1))
        assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)
        assert all(image.pixelColor(*corner) != QColor("white") for corner in corners)
    assert sum(grey(dark)) < 0.5 * sum(grey(light))


# Threads, the cover


def test_painting_is_the_same_every_time_and_on_every_thread(qapp):
    """Covers are painted off the window's thread while the window paints the same shapes."""
    faces: list[Face] = [
        *map(character, CHARACTERS[::3]),
        ActionFace("COM", 7, bonus=2),
        MissionFace("plot", 4, 5, plot=-1),
        MissionBack("defence"),
    ]
    expected = [pixels(painted(face, LARGE)) for face in faces]

    def again(_: int) -> list[bytes]:
        return [pixels(painted(face, LARGE)) for face in faces]

    with ThreadPoolExecutor(3) as pool:
        assert all(found == expected for found in pool.map(again, range(3)))


def test_the_map_is_the_same_every_time(qapp):
    one, other = (drawn(lambda p, r: paint_map(p, r, DARK), wide=300, high=210) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
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


def test_ink_is_read_on_paper():
    assert contrast(INK, IVORY) >= 7
