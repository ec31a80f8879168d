"""Where everything of Le Complot lies: pure geometry."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from engines.complot import GAME
from qtapp.base import i18n
from qtapp.base.theme import SEAT_MARKS
from qtapp.boards.complot import clusters
from qtapp.boards.complot.art.card import NAMED_FROM
from qtapp.boards.complot.art.faces import PLATE_EDGE, plate_on
from qtapp.boards.complot.box import box, is_card, is_element, is_figure
from qtapp.boards.complot.cards import ComplotFaces
from qtapp.boards.complot.cells import die_in, laid_in, lives_in, needed_in, token_in
from qtapp.boards.complot.items.file import rows_in
from qtapp.boards.complot.items.grounds import ROOMY, labels_on, ring_box
from qtapp.boards.complot.layout import Layout, arranged, mission_row
from qtapp.boards.complot.layout import row as side_by_side
from qtapp.boards.complot.spots import Geometry
from qtapp.boards.complot.standing import NEUTRAL, Confrontation, Standing, card, element, standing
from qtapp.boards.geometry import LEAST_TARGET
from qtapp.items.printing import fitted_label
from qtapp.words.names import ComponentNames
from tests.qtapp.boards.complot.desk import new_play

SIZES = ((660, 600), (690, 625), (744, 600), (940, 752), (1520, 1000), (2900, 1900))
SEATS = (2, 3, 4, 5)


@pytest.fixture(params=[(size, seats) for size in SIZES for seats in SEATS], ids=str)
def layout(request) -> Layout:
    size, seats = request.param
    return arranged(QSizeF(*size), seats)


def geometry_of(layout: Layout, seats: int = 3, fight: Confrontation | None = None) -> Geometry:
    return Geometry(layout, 0, ComplotFaces(ComponentNames("complot"), False, SEAT_MARKS[:seats]), fight)


def overlapping(boxes: list[QRectF]) -> list[tuple[QRectF, QRectF]]:
    return [(one, two) for one, two in combinations(boxes, 2) if one.adjusted(1, 1, -1, -1).intersects(two)]


def test_nothing_on_the_table_overlaps_or_leaves_it(layout):
    parts = [layout.strip, layout.map, *layout.seats, layout.file, *layout.reserve, layout.hand, layout.missions]
    parts += [*layout.piles, layout.discard]
    assert not overlapping(parts)
    assert all(layout.area.contains(part) and not part.isEmpty() for part in parts)


def test_what_is_clicked_is_large_enough(layout):
    for target in (*layout.piles, layout.discard, *layout.seats, layout.chips, layout.corner):
        assert min(target.width(), target.height()) >= LEAST_TARGET
    for place in box().places:
        assert ring_box(layout.frame, place).width() >= LEAST_TARGET - 0.01


def test_the_scene_and_the_tray_lie_on_the_map_with_the_answers_on_them(layout):
    for ground in (layout.scene, layout.tray):
        assert layout.map.contains(ground)
        assert ground.contains(layout.chips)


@pytest.mark.parametrize("counts", [[4, 5], [4, 5, 6, 4], [4, 5, 5, 4, 4]])
def test_a_crowd_at_the_start_hides_no_other_place(layout, counts):
    if layout.area.width() < 690:
        return  # on the smallest map the crowd is larger than the room between places
    rows = clusters.tokens(layout.frame, box().start, counts)
    middles = [middle for place, middle in clusters.centres(layout.frame).items() if place != box().start]
    assert not [middle for middle in middles for row in rows for token in row if token.contains(middle)]


@pytest.mark.parametrize("count", [1, 5, 8])
def test_cards_of_the_hand_are_large_enough_for_their_names(layout, count):
    card = layout.card(count)
    assert card.width() >= NAMED_FROM
    assert card.width() <= layout.card(1).width()
    if layout.area.width() >= 690 and count == 5:  # they lie side by side, or nearly so
        step = side_by_side(layout.hand, count, card, 0.5 * layout.gap)[1].left() - layout.hand.left()
        assert step >= 0.6 * card.width()


@pytest.mark.parametrize("count", [1, 3, 5])
def test_missions_lie_on_their_shelf(layout, count):
    boxes = mission_row(layout, count)
    assert all(layout.missions.adjusted(-1, -1, 1, 1).contains(mission) for mission in boxes)
    assert layout.has_strips == (boxes[0].width() > boxes[0].height())
    if count <= 3 and layout.has_strips:
        assert not overlapping(boxes)
        assert min(mission.width() for mission in boxes) >= 140


def test_answers_on_a_tray_lie_below_its_cards(layout):
    where = {f"COM0{number}": f"shown:{number - 1}" for number in (1, 2)}
    for spot in geometry_of(layout, len(layout.seats)).spots(where).values():
        assert spot.place.bottom() <= layout.chips.top()
        assert layout.tray.contains(spot.place)
        assert spot.place.width() >= NAMED_FROM


def test_answers_on_the_map_keep_clear_of_its_places(layout):
    rings = [ring_box(layout.frame, place) for place in box().places]
    assert layout.map.contains(layout.corner)
    assert not [ring for ring in rings if ring.intersects(layout.corner)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_covers_a_place_another_name_or_the_edge(qapp, layout, language):
    names = {place: row[language] for place, row in box().places.items()}
    labels = [label.box for label in labels_on(layout, names)]
    assert all(layout.map.contains(label) for label in labels)
    if layout.frame.scale < ROOMY:
        return  # in a small window names may come close to each other
    assert not overlapping(labels)
    middles = clusters.centres(layout.frame).values()
    assert not [label for label in labels if any(label.contains(middle) for middle in middles)]


def test_stands_keep_clear_of_the_places(layout):
    stands = {place: clusters.stand(layout.frame, place) for place in box().places}
    middles = clusters.centres(layout.frame)
    assert not [(one, two) for one, box in stands.items() for two, at in middles.items() if box.contains(at)]


@pytest.mark.parametrize("counts", [[1], [6], [3, 6], [4, 4, 4, 4, 4], [6, 6, 6, 6, 6, 4]])
def test_tokens_of_a_place_stand_in_rows_on_the_map(layout, counts):
    for place in box().places:
        rows = clusters.tokens(layout.frame, place, counts)
        assert [len(row) for row in rows] == counts
        assert all(token.width() >= min(clusters.LEAST_TOKEN, LEAST_TARGET) for row in rows for token in row)
        assert all(layout.map.adjusted(-1, -1, 1, 1).contains(token) for row in rows for token in row)
        for one, two in combinations(rows, 2):
            assert not any(a.adjusted(1, 1, -1, -1).intersects(b) for a in one for b in two)
        for row in rows:  # a good part of every token is seen
            assert all(b.left() - a.left() >= 7 for a, b in pairwise(row))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sides", [1, 3, 6])
def test_everything_on_a_place_is_told_apart_in_its_file(size, sides):
    seats = max(2, min(5, sides))
    layout = arranged(QSizeF(*size), seats)
    groups = tuple((seat if seat < 5 else NEUTRAL, tuple(f"{seat}.a{n}" for n in range(6))) for seat in range(sides))
    rows = rows_in(layout.file, layout.unit, Standing(groups), has_task=True)
    cells = [cell for row in rows for _, cell in row.tokens]
    assert len(cells) == 6 * sides
    assert not overlapping(cells)
    assert all(layout.file.contains(cell) and cell.width() >= 14 for cell in cells)


@pytest.mark.parametrize("counts", [(1, 1), (3, 2), (6, 6), (7, 4)])
def test_both_sides_of_a_combat_face_each_other(layout, counts):
    geometry = geometry_of(layout, fight=Confrontation(1, 0, 1))
    cells = [cell for side in geometry.cells(counts) for cell in side]
    assert len(cells) == sum(counts)
    assert not overlapping(cells)
    for side, boxes in enumerate(geometry.cells(counts)):
        assert all(geometry.half(side).adjusted(-1, -1, 1, 1).contains(cell) for cell in boxes)
    for cell in cells:
        parts = [token_in(cell), die_in(cell), die_in(cell, 1, 2), laid_in(cell), needed_in(cell), *lives_in(cell, 3)]
        assert all(cell.adjusted(-1, -1, 1, 1).contains(part) for part in parts)
        assert not overlapping([token_in(cell), die_in(cell), laid_in(cell), needed_in(cell), *lives_in(cell, 3)])
        assert not overlapping([die_in(cell, 0, 2), die_in(cell, 1, 2), laid_in(cell)])
        assert token_in(cell).width() >= LEAST_TARGET
        assert min(die_in(cell, 0, 2).width(), laid_in(cell).width()) >= 14
        assert min(life.width() for life in lives_in(cell, 3)) >= 5


def test_everything_in_view_has_a_spot_or_a_pile():
    play = new_play(5)
    geometry = geometry_of(arranged(QSizeF(940, 752), 5), 5)
    where = GAME.view(play.match.state, 0)["where"]
    spots = geometry.spots(where)
    for component, place in where.items():
        if component == "round" or component.endswith((":ip", ":ap")):
            continue
        assert geometry.key(component) in spots or geometry.pile(component, place) is not None, (component, place)


def test_kinds_of_components_are_told_apart():
    where = dict(GAME.where(new_play().match.state, None))
    elements = [component for component in where if is_element(component)]
    assert len(elements) == 27 + 3 * 11
    assert sum(map(is_figure, elements)) == 27
    assert sum(map(is_card, where)) == 81


def test_tokens_are_kept_together_by_place_and_side():
    there = standing({"XIII": "0@1", "A.a1": "0@1", "B.a1": "1@1", "M05.c1": "garrison:9", "object:M15": "lies:9"})
    assert there[1].sides == ((0, ("XIII", "A.a1")), (1, ("B.a1",)))
    assert there[9] == Standing(((NEUTRAL, ("M05.c1",)),), ("object:M15",))


def test_a_card_that_can_be_played_is_lifted_out_of_the_hand():
    layout = arranged(QSizeF(940, 752), 3)
    where = {"COM01": "hand:0:0", "SOU1": "hand:0:1"}
    spots = geometry_of(layout)._replace(lifted=frozenset(["SOU1"])).spots(where)
    assert spots[card("SOU1")].place.top() < spots[card("COM01")].place.top()
    assert all(layout.area.contains(spot.place) for spot in spots.values())


def test_an_object_goes_with_its_carrier():
    layout = arranged(QSizeF(940, 752), 3)
    spots = geometry_of(layout).spots({"A.c1": "0@7", "object:M15": "with:A.c1"})
    thing = next(spot for place, spot in spots.items() if place.kind == "object")
    assert thing.place.intersects(spots[element("A.c1")].place)
    assert thing.z > spots[element("A.c1")].z


def test_names_follow_the_language(qapp):
    faces = ComplotFaces(ComponentNames("complot"), False, SEAT_MARKS[:3])
    english = faces.card("SOU1")
    i18n.speak("fr")
    try:
        assert faces.card("SOU1") != english
    finally:
        i18n.speak("en")


@pytest.mark.parametrize("wide", [NAMED_FROM, 98, 105, 106, 140])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_fits_on_the_cards_of_a_hand(qapp, language, wide):
    """A name that does not fit is left out: then nobody knows the card."""
    plate, unit = plate_on(wide), wide / 63
    room = QSizeF((plate.width() - 2 * PLATE_EDGE) * unit, plate.height() * unit)
    names = [row[language].replace("/", "/ ") for row in (*box().card_types.values(), *box().secondary.values())]
    assert [name for name in names if not fitted_label(name, room)] == []
