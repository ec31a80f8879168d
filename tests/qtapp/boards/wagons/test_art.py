"""The art: everything can be told apart in grey and when it is small, and everything is drawn."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT, TEXT_LEAST
from qtapp.boards.wagons.art.emblems import EMBLEMS, paint_emblem
from qtapp.boards.wagons.art.faces import CardFace, territories
from qtapp.boards.wagons.art.icons import ICONS, icon_path, paint_stamp
from qtapp.boards.wagons.art.terrains import HEIGHT, PAINTERS, VARIANTS, WIDTH, paint_terrain
from qtapp.boards.wagons.cover import cover
from qtapp.boards.wagons.items.goals import GoalStyle, fitted_goals, needed_height
from qtapp.boards.wagons.layout import LEAST, arranged
from qtapp.words.wagons.names import names

SMALL = 24  # pixels


def grey(image: QImage) -> list[int]:
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [shades.pixelColor(x, y).lightness() for y in range(shades.height()) for x in range(shades.width())]


def land(terrain: str, variant: int = 0, width: int = SMALL, colour: str | None = None) -> QImage:
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(width / WIDTH, width / WIDTH)
    paint_terrain(painter, terrain, QColor(colour or names().colour(terrain)), variant, fine=width > 40)
    painter.end()
    return image


def stamp(icon: str) -> QImage:
    image = QImage(SMALL, SMALL, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_stamp(painter, icon, QPointF(SMALL / 2, SMALL / 2), SMALL / 3, fine=False)
    painter.end()
    return image


def difference(one: list[int], other: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_every_terrain_and_icon_of_the_data_is_drawn(qapp):
    assert set(PAINTERS) == set(names().terrains)
    assert set(ICONS) == set(names().icons)
    assert set(EMBLEMS) == set(names().goals)


def test_terrains_are_told_apart_in_grey_by_their_patterns_alone(qapp):
    """All in one and the same colour: what is left is the pattern."""
    pictures = {terrain: grey(land(terrain, colour="#808080")) for terrain in PAINTERS}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 12, (one, other)


@pytest.mark.parametrize("width", [SMALL, 96])
def test_variants_of_a_terrain_are_kin_but_not_twins(qapp, width):
    for terrain in PAINTERS:
        variants = [grey(land(terrain, variant, width)) for variant in range(VARIANTS)]
        for one, other in combinations(variants, 2):
            assert 0 < difference(one, other) < 60


def test_icons_are_told_apart_in_grey_and_small(qapp):
    pictures = {icon: grey(stamp(icon)) for icon in ICONS}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 8, (one, other)


def test_icons_fill_their_disc_and_stay_inside(qapp):
    for icon in ICONS:
        box = icon_path(icon).boundingRect()
        assert QRectF(-11.5, -11.5, 23, 23).contains(box), icon
        assert max(box.width(), box.height()) > 16, icon


def test_emblems_differ_and_an_unknown_goal_has_one_too(qapp):
    def picture(goal: str) -> list[int]:
        image = QImage(56, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("white"))
        painter = QPainter(image)
        paint_emblem(painter, goal, QRectF(0, 0, 56, 40), names())
        painter.end()
        return grey(image)

    pictures = {goal: picture(goal) for goal in (*EMBLEMS, "of tomorrow")}
    blank = [255] * (56 * 40)
    assert all(difference(pixels, blank) > 3 for pixels in pictures.values())
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 1, (one, other)


def test_all_eighteen_cards_look_different_either_way_up(qapp):
    """R1.3"""
    seen = set()
    for card in names().cards:
        for turned in (False, True):
            image = QImage(60, 84, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(QColor("white"))
            painter = QPainter(image)
            CardFace(card, turned).paint(painter, image.size())
            painter.end()
            seen.add(bytes(image.constBits()))
    assert len(seen) == 36


def test_a_turned_card_keeps_its_landscapes(qapp):
    for card in names().cards:
        assert territories(card, turned=True) == territories(card, turned=False)[::-1]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", [QSize(340, 220), QSize(1200, 500), QSize(300, 400)], ids=str)
def test_the_cover_fills_any_size(qapp, theme, size):
    picture = cover(theme, size)
    assert picture.size() == size
    image = picture
    corners = ((0, 0), (size.width() - 1, 0), (0, size.height() - 1), (size.width() - 1, size.height() - 1))
    assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)
    points = [(x, y) for x in range(0, size.width(), 7) for y in range(0, size.height(), 7)]
    assert len({image.pixelColor(*point).rgb() for point in points}) > 200


# Words on goals


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [LEAST.toTuple(), (688, 625), (940, 752), (1580, 1032)])
@pytest.mark.parametrize("emptied", [False, True])
def test_the_longest_goals_fit_their_place_without_being_cut(qapp, language, size, emptied):
    i18n.speak(language)
    place = arranged(QSizeF(*size), emptied=emptied).goals
    width = place.width() / 3 if emptied else place.width()
    texts = [(names().goal(goal), names().goal_text(goal)) for goal in EMBLEMS]
    longest = sorted(texts, key=lambda words: -needed_height(GoalStyle(), width, *words))[:3]
    style, places = fitted_goals(place, longest, in_row=emptied)
    assert style.text >= TEXT_LEAST
    for (title, text), box in zip(longest, places, strict=True):
        assert place.adjusted(-1, -1, 1, 1).contains(box)
        assert needed_height(style, box.width(), title, text) <= box.height() + 1
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_type_grows_with_the_place_and_points_are_shown_where_there_is_room(qapp):
    texts = [(names().goal(goal), names().goal_text(goal)) for goal in ("herd", "fortified", "clearing")]
    small, _ = fitted_goals(QRectF(0, 0, 172, 300), texts, in_row=False)
    large, _ = fitted_goals(QRectF(0, 0, 330, 600), texts, in_row=False)
    assert large.text > small.text
    assert large.points
    assert not GoalStyle().points
