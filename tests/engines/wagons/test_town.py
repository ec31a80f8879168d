"""R2 and R6: the grid, and how cards are laid."""

from __future__ import annotations

import pytest

from engines.game import NotationError
from engines.wagons.actions import PlaceCard
from engines.wagons.box.contents import BOX
from engines.wagons.notation import read
from engines.wagons.towns.town import EMPTY
from tests.engines.wagons import oracle
from tests.engines.wagons.table import A, B, Table, legal_places, terrains, town_of, value
from tests.engines.wagons.written import write_town


def anchors(tokens: str) -> list[tuple[int, int]]:
    return [(place.x, place.y) for place in legal_places(town_of(tokens), 13) if not place.turned]


def test_x_grows_to_the_right_and_y_downward():
    """R2.1"""
    assert town_of("P01@0,0 P06@2,0").territories()[2, 0] == "Fb"
    assert town_of("P01@0,0 P06@0,2").territories()[0, 2] == "Fb"


def test_a_cell_shows_the_topmost_card():
    """R2.1"""
    assert write_town(town_of("P01@0,0 P06@1,1")) == "Pc Pf ../Pm Fb Fw/.. Pg Fc"
    assert write_town(town_of("P01@0,0 P06@1,1 P02@0,0")) == "Mf Mm ../Db Mw Fw/.. Pg Fc"


def test_a_card_covers_four_cells_from_its_anchor():
    """R2.2"""
    assert town_of("P01@0,0").territories() == {(0, 0): "Pc", (1, 0): "Pf", (0, 1): "Pm", (1, 1): "Fb"}
    assert town_of("P01@0,0r").territories() == {(0, 0): "Fb", (1, 0): "Pm", (0, 1): "Pf", (1, 1): "Pc"}


@pytest.mark.parametrize("card", range(1, 19))
def test_upside_down_is_a_half_turn(card):
    """R2.2"""
    upright, turned = (town_of(f"P{card:02}@0,0{way}").territories() for way in ("", "r"))
    assert turned == {(1 - x, 1 - y): territory for (x, y), territory in upright.items()}


def test_cards_are_portrait():
    """R2.3"""
    assert (BOX.facts.card_width_mm, BOX.facts.card_height_mm) == (63, 88)


def test_diagonal_cells_are_not_adjacent():
    """R2.4: neither for groups nor for goals."""
    assert terrains("Df Mf/Mf Df") == {"desert": 1, "mountain": 1}
    assert value("rifles_ready", "Df Mb/Mc Dg") == 0
    assert value("rifles_ready", "Df Dg") == 2


def test_groups_run_over_card_borders():
    """R2.5: three plains of card 1 and the plain of card 10 beside them."""
    assert terrains(town_of("P01@0,0 P10@2,0"))["plain"] == 3
    assert terrains(town_of("P01@0,0 P10@-2,0"))["plain"] == 4


def test_a_covered_territory_has_vanished():
    """R2.6"""
    before, after = town_of("P01@0,0 P06@2,0"), town_of("P01@0,0 P06@2,0 P13@0,0")
    assert value("prairie_life", before) == 3
    assert value("prairie_life", after) == 1
    assert terrains(after) == {"forest": 3, "plain": 1, "snow": 1, "water": 1}
    assert (before.size, after.size) == (8, 8)


def test_the_two_towns_have_separate_grids():
    """R2.7: both first cards lie at the origin, and a placement touches its own town alone."""
    table = Table().play("S01 T02 P02@0,0 P01@0,0")
    assert [write_town(town) for town in table.state.towns] == ["Mf Mm/Db Mw", "Pc Pf/Pm Fb"]
    table.play("T04")
    other = table.state.towns[A]
    table.play("P04@1,1")
    assert table.state.towns[A] == other


@pytest.mark.parametrize("given", [False, True])
def test_the_first_card_lies_at_the_origin_either_way_up(given):
    """R6.1"""
    table = Table().play("S01 T02 P02@0,0" if given else "S01 T01")
    assert table.legal() == ["P01@0,0", "P01@0,0r"]
    for token in ("P01@1,0", "P01@0,-1", "P01@20,20r"):
        assert table.refused(token) == ("first_at_origin", "R6.1")


def test_a_later_card_covers_a_territory_or_shares_a_side():
    """R6.2"""
    around = anchors("P01@0,0 P06@2,0")
    assert (1, 1) in around  # covers
    assert (4, 1) in around  # one side
    assert (-2, -1) in around
    assert (5, 0) not in around
    assert len(around) == 5 + 3 * 7 + 5


def test_every_legal_anchor_may_be_used_both_ways_up():
    """R6.3"""
    legal = legal_places(town_of("P01@0,0"), 2)
    assert [place.turned for place in legal] == [False, True] * 21
    assert legal[0::2] == tuple(PlaceCard(place.card, place.x, place.y) for place in legal[1::2])


def test_a_card_is_never_laid_on_its_side():
    """R6.3: the notation knows upright and upside down only, and both give two columns and two rows."""
    assert {type(place.turned) for place in legal_places(EMPTY, 8)} == {bool}
    for text in ("P08@0,0l", "P08@0,0rr", "P08@0,0R"):
        with pytest.raises(NotationError):
            read(text)


@pytest.mark.parametrize(
    ("x", "y", "reason"),
    [
        (2, 2, "corner"),
        (-2, 2, "corner"),
        (2, -2, "corner"),
        (-2, -2, "corner"),
        (3, 0, "apart"),
        (0, 3, "apart"),
        (-3, 0, "apart"),
        (0, -3, "apart"),
        (3, 3, "apart"),
        (0, -4, "apart"),
        (29, 29, "apart"),
        (-31, 0, "apart"),
        (0, -31, "apart"),
        (999999, 0, "apart"),
        (0, -999999, "apart"),
    ],
)
def test_a_corner_is_not_enough_and_nothing_less(x, y, reason):
    """R6.4"""
    table = Table().play("S01 T01 P01@0,0 T02 P02@0,0 T04")
    assert table.refused(f"P04@{x},{y}") == (reason, "R6.4")
    assert f"P04@{x},{y}" not in table.legal()


def test_a_corner_that_is_filled_by_another_card_is_a_side():
    """R6.4: what counts is the whole town."""
    assert (2, 2) not in anchors("P01@0,0")
    assert (2, 2) in anchors("P01@0,0 P06@2,0")


def test_a_new_card_lies_on_top():
    """R6.5"""
    town = town_of("P01@0,0 P06@1,0 P10@0,1")
    assert [town.territories()[cell] for cell in ((0, 1), (1, 1), (1, 0))] == ["Mf", "Pf", "Fb"]


def test_covering_is_free():
    """R6.6: one to four territories, of one card or several, on any level, a whole card too."""
    town = town_of("P01@0,0 P06@2,0")
    for place, covered in (
        (PlaceCard(2, 3, 1), 1),
        (PlaceCard(2, 1, -1), 2),
        (PlaceCard(2, 0, 0), 4),
        (PlaceCard(2, 1, 0), 4),
    ):
        assert place in legal_places(town, 2)
        assert len(town.covered_by(place)) == covered
    buried = town_of("P01@0,0 P06@0,0 P02@0,0r P18@0,0 P12@0,0")
    assert write_town(buried) == "Sg Dm/Fg Wg"
    assert len(buried.placements) == 5


def test_cards_already_placed_never_move():
    """R6.7"""
    table = Table().play("S01 T01 P01@0,0 T02 P02@0,0 T04 P04@-1,-1")
    table.play("T05 P05@1,0 T06 P06@0,-1")
    cards = [[(place.card, place.x, place.y) for place in town.placements] for town in table.state.towns]
    assert cards == [[(1, 0, 0), (4, -1, -1), (6, 0, -1)], [(2, 0, 0), (5, 1, 0)]]


@pytest.mark.parametrize("text", ["P02@0.5,0", "P02@1/2,0", "P02@0,1e0"])
def test_cards_snap_to_whole_territories(text):
    """R6.8"""
    with pytest.raises(NotationError):
        read(text)


def test_there_is_always_a_legal_placement():
    """R6.9: at least the card laid last can be covered again."""
    town = EMPTY
    for card in range(1, 15):
        place = legal_places(town, card)[-1]
        town = town.placed(place)
        assert PlaceCard(card + 1, place.x, place.y) in legal_places(town, card + 1)


def test_given_cards_are_placed_one_by_one_after_the_drafter_has_placed():
    """R6.10: in circle order, each beside the town with the given cards before it."""
    table = Table().play("S01 T05")
    assert table.refused("P01@0,0", B) == ("not_your_turn", "R4.2")
    table.play("P05@0,0")
    assert table.legal() == ["P01@0,0", "P01@0,0r"]
    table.play("P01@0,0 P02@2,0")
    assert "P04@4,1" in table.legal()  # beside card 02
    assert table.refused("P05@0,0") == ("wrong_card", "R6.10")


def test_a_town_stays_in_one_piece_and_never_shrinks():
    """R6.11: whichever of the legal placements are chosen."""
    for pick in range(7):
        town = EMPTY
        for card in range(1, 15):
            legal = legal_places(town, card)
            after = town.placed(legal[(pick * 31 + card * 17) % len(legal)])
            assert town.territories().keys() <= after.territories().keys()
            assert len(oracle.groups(after.territories())) == 1
            town = after


@pytest.mark.parametrize("cards", range(1, 14))
def test_a_staircase_has_most_placements(cards):
    """R6: never more than 20 + 22 for each card, and a staircase reaches it."""
    town = EMPTY
    for number in range(cards):
        town = town.placed(PlaceCard(number + 1, 2 * number, number))
    assert len(legal_places(town, 18)) == 20 + 22 * cards
