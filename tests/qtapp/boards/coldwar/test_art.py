"""The art of Guerre froide: everything is drawn, and told apart in grey and when it is small."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from engines import components
from qtapp.base.theme import DARK, LIGHT, TEXT_LEAST
from qtapp.boards.coldwar.art.agencies import EMBLEMS, SEATS, agency_colour, paint_agency
from qtapp.boards.coldwar.art.agents import AGENTS, PARTS, initiative, paint_agent
from qtapp.boards.coldwar.art.events import HAPPENINGS
from qtapp.boards.coldwar.art.faces import (
    AgentBack,
    AgentFace,
    DeckBack,
    GroupFace,
    ObjectiveFace,
    agent_colour,
    group_colour,
)
from qtapp.boards.coldwar.art.factions import SIGNS, faction_colour, paint_faction
from qtapp.boards.coldwar.art.groups import GROUPS as GROUPS_DRAWN
from qtapp.boards.coldwar.art.groups import paint_group
from qtapp.boards.coldwar.art.nations import PLACES
from qtapp.boards.coldwar.art.objectives import is_event, objective, paint_objective_emblem
from qtapp.boards.coldwar.art.paper import CREAM, INK, PAPER, WORN_PAPER
from qtapp.boards.coldwar.art.tokens import paint_balance, paint_domination
from qtapp.boards.coldwar.cover import cover
from qtapp.items.cards import Face
from qtapp.items.printing import fitted_label
from tests.qtapp.boards.shades import contrast, difference, grey, pixels

SMALL = QSize(24, 34)
DATA = components.document("coldwar")
GROUPS = [row["id"] for row in DATA["group"]]
OBJECTIVES = [row["id"] for row in DATA["objective"]]
STATES = ("", "leave", "T", "D")
BACKS: list[Face] = [DeckBack("group"), DeckBack("objective"), *map(AgentBack, SEATS)]
FACES: list[Face] = [
    *map(GroupFace, GROUPS),
    *map(ObjectiveFace, OBJECTIVES),
    *BACKS,
    *(AgentFace(code, agency) for agency in SEATS for code in AGENTS),
]


def painted(face: Face, size: QSize = SMALL) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    face.paint(painter, size)
    painter.end()
    return image


def drawn(paint, *arguments: object, side: int = 24) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter, *arguments, QRectF(0, 0, side, side))
    painter.end()
    return image


def assert_told_apart(pictures: dict[object, bytes], least: float) -> None:
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > least, (one, other)


# Everything in the box is drawn


def test_everything_in_the_data_is_drawn_and_nothing_else():
    """R1.1 to R1.4"""
    assert set(GROUPS_DRAWN) == set(GROUPS)
    assert set(SIGNS) == {row["id"] for row in DATA["faction"]}
    assert set(AGENTS) == {row["code"] for row in DATA["agent"]}
    assert tuple(EMBLEMS) == SEATS == tuple(row["id"] for row in DATA["agency"])
    assert {*PLACES, *HAPPENINGS} == set(OBJECTIVES)
    assert [code for code in OBJECTIVES if objective(code).kind == "event"] == [*filter(is_event, OBJECTIVES)]
    assert {initiative(code) for code in AGENTS} == {1, 2, 3, 4, 5, 6, 7}
    assert {part for parts in AGENTS.values() for part in parts} == set(PARTS)


def test_the_colours_are_those_of_the_data():
    """R1.5"""
    assert [agency_colour(agency).name() for agency in SEATS] == ["#2f5d9b", "#a8322d", "#4a4f57"]


@pytest.mark.parametrize("size", [16, 24, 47, 60, 121, 240, 600])
@pytest.mark.parametrize("dark", [False, True])
def test_faces_can_be_painted_in_every_size(qapp, size, dark):
    faces = (
        GroupFace("P6", ready=False, owner=2, mark="eye", name="Gouvernement", dark=dark),
        ObjectiveFace("CZE", mark="2", name="Tchécoslovaquie", dark=dark),
        ObjectiveFace("NUC", small=True, dark=dark),
        AgentFace("CR", "KGB", "D", name="Cryptographe", dark=dark),
        AgentBack("MI6", dark, "eye"),
        DeckBack("group", dark),
        DeckBack("objective", dark),
    )
    for face in faces:
        upright = painted(face, QSize(size, round(size * 88 / 63)))
        sideways = painted(face, QSize(round(size * 88 / 63), size))
        for image in (upright, sideways):
            middle = image.pixelColor(image.width() // 2, image.height() // 2)
            assert middle.alpha() == 255
            assert len({image.pixelColor(x, image.height() // 2).rgb() for x in range(image.width())}) > 3


# Told apart in grey and small


def test_groups_are_told_apart(qapp):
    assert_told_apart({code: grey(painted(GroupFace(code))) for code in GROUPS}, 1.5)


def test_a_mobilised_group_is_not_taken_for_a_ready_one(qapp):
    """R3.2: told by hatching as well as by its turn, and without colour."""
    for code in GROUPS:
        ready, mobilised = (grey(painted(GroupFace(code, ready))) for ready in (True, False))
        assert difference(ready, mobilised) > 12, code


def test_groups_are_told_apart_by_what_stands_for_them(qapp):
    def in_ink(painter: QPainter, code: str, rect: QRectF) -> None:
        paint_group(painter, code, rect, INK)

    assert_told_apart({code: grey(drawn(in_ink, code)) for code in GROUPS}, 20)


def test_factions_are_told_apart_as_the_smallest_signs_of_a_profile(qapp):
    """All in one ink: what is left is the shape."""

    def in_ink(painter: QPainter, faction: str, rect: QRectF) -> None:
        paint_faction(painter, faction, rect, INK)

    assert_told_apart({faction: grey(drawn(in_ink, faction, side=11)) for faction in SIGNS}, 40)


def test_objectives_are_told_apart_by_their_emblems_alone(qapp):
    assert_told_apart({code: grey(drawn(paint_objective_emblem, code)) for code in OBJECTIVES}, 20)


def test_objective_cards_are_told_apart(qapp):
    for small in (False, True):
        assert_told_apart({code: grey(painted(ObjectiveFace(code, small))) for code in OBJECTIVES}, 10)


def test_profiles_of_cards_of_one_emblem_would_differ(qapp):
    """R1.3: no two objectives have the same profile, and it is shown on every card that is large enough."""
    size = QSize(120, 168)
    foot = {code: grey(painted(ObjectiveFace(code), size).copy(0, 110, 120, 50)) for code in OBJECTIVES}
    assert_told_apart(foot, 1)


def test_agents_are_told_apart_by_their_figures_alone(qapp):
    assert_told_apart({code: grey(drawn(paint_agent, code)) for code in AGENTS}, 20)


def test_agents_of_three_agencies_are_told_apart(qapp):
    pictures = {(code, agency): grey(painted(AgentFace(code, agency))) for code in AGENTS for agency in SEATS}
    assert_told_apart(pictures, 1.5)


def test_what_became_of_an_agent_is_seen(qapp):
    """R3.1: on leave, eliminated and detained each have their stamp."""
    for size in (SMALL, QSize(110, 154)):
        for code in AGENTS:
            assert_told_apart({state: grey(painted(AgentFace(code, "MI6", state), size)) for state in STATES}, 6)


def test_agencies_and_tokens_are_told_apart(qapp):
    assert_told_apart({agency: grey(drawn(paint_agency, agency)) for agency in SEATS}, 20)
    tokens = {agency: grey(drawn(paint_domination, agency)) for agency in SEATS}
    assert_told_apart({**tokens, "balance": grey(drawn(paint_balance))}, 5)


def test_backs_are_told_apart_and_tell_nothing_more(qapp):
    """R14: a card face down shows its kind, and an agent's file its agency."""
    assert_told_apart({face: grey(painted(face)) for face in BACKS}, 5)


# Faces as keys, threads, words


def test_equal_faces_look_alike_and_others_do_not(qapp):
    faces = [
        *FACES,
        GroupFace("M4", ready=False),
        GroupFace("M4", owner=1),
        GroupFace("M4", mark="2"),
        GroupFace("M4", mark="eye"),
        ObjectiveFace("IRN", small=True),
        ObjectiveFace("IRN", mark="1"),
        *(AgentFace("AN", "CIA", state) for state in STATES[1:]),
        AgentFace("AN", "CIA", mark="eye"),
        AgentBack("CIA", mark="eye"),
        GroupFace("M4", dark=True),
        DeckBack("group", dark=True),
    ]
    size = QSize(70, 98)
    assert len(set(faces)) == len(faces)
    assert len({pixels(painted(face, size)) for face in faces}) == len(faces)


def test_painting_is_the_same_every_time_and_on_every_thread(qapp):
    """Covers are painted off the window's thread while the window paints the same shapes."""
    sizes = (SMALL, QSize(100, 140))
    expected = [pixels(painted(face, size)) for face in FACES for size in sizes]

    def again(_: int) -> list[bytes]:
        return [pixels(painted(face, size)) for face in FACES for size in sizes]

    with ThreadPoolExecutor(3) as pool:
        assert all(found == expected for found in pool.map(again, range(3)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_fit_on_cards_or_are_left_out(qapp, language):
    """A card of the usual size shows nearly all names; a name is never cut and never set too small to read."""
    room, missing = QSizeF(100, 36), []
    for table in ("group", "agent", "objective"):
        for row in DATA[table]:
            typed = fitted_label(row[language], room)
            if typed is None:
                missing.append(row[language])
                continue
            assert typed.pixels >= TEXT_LEAST
            assert " ".join(typed.lines) == row[language]
    assert len(missing) <= 2, missing
    assert fitted_label("Gouvernement", QSizeF(40, 36)) is None


def test_a_name_is_typed_where_there_is_room_for_it(qapp):
    for bare, named in (
        (GroupFace("M4"), GroupFace("M4", name="Police")),
        (ObjectiveFace("IRN"), ObjectiveFace("IRN", name="Iran")),
        (AgentFace("AS", "CIA"), AgentFace("AS", "CIA", name="Assassin")),
    ):
        large, small = QSize(130, 180), QSize(50, 70)
        assert pixels(painted(bare, large)) != pixels(painted(named, large))
        assert pixels(painted(bare, small)) == pixels(painted(named, small))


def test_text_keeps_its_contrast():
    for faction in SIGNS:
        assert contrast(group_colour(faction), CREAM) >= 4.5, faction
        assert contrast(group_colour(faction, ready=False), CREAM) >= 4.5, faction
        assert contrast(faction_colour(faction), QColor(PAPER)) >= 4.5, faction
    for agency in SEATS:
        for state in STATES:
            assert contrast(agent_colour(agency, state), CREAM) >= 4.5, agency
    assert contrast(INK, QColor(PAPER)) >= 4.5
    assert contrast(INK, QColor(WORN_PAPER)) >= 4.5


# The picture of the home page


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
