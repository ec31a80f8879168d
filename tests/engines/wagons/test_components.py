"""R1: what is in the box, and what is said about data that is not."""

from __future__ import annotations

import re

import pytest

from engines import components
from engines.components import DataError
from engines.wagons import effects as goals
from engines.wagons.box import contents as cards
from engines.wagons.box.contents import BOX
from tests.engines.wagons.table import Table

TEXT = components._bytes("wagons").decode()


def test_there_are_eighteen_cards_of_four_territories_with_a_goal_each():
    """R1.1"""
    assert [card.id for card in BOX.cards] == list(range(1, 19))
    assert all(len(card.upright) == 4 for card in BOX.cards)
    assert [goal.card for goal in BOX.goals] == list(range(1, 19))
    assert len({goal.id for goal in BOX.goals}) == 18


def test_every_territory_has_one_of_six_terrains_and_one_of_six_icons():
    """R1.2"""
    assert [terrain.id for terrain in BOX.terrains] == ["desert", "forest", "mountain", "plain", "snow", "water"]
    assert [icon.id for icon in BOX.icons] == ["beer", "cow", "fort", "gun", "mine", "wagon"]
    assert all(re.fullmatch("[DFMPSW][bcfgmw]", territory) for card in BOX.cards for territory in card.upright)


def test_every_terrain_and_every_icon_occurs_twelve_times():
    """R1.3"""
    letters = "".join(territory for card in BOX.cards for territory in card.upright)
    assert {letter: letters.count(letter) for letter in "DFMPSWbcfgmw"} == dict.fromkeys("DFMPSWbcfgmw", 12)


def test_no_card_equals_another_either_way_up_nor_itself_upside_down():
    """R1.3"""
    faces = [face for card in BOX.cards for face in (card.upright, card.upside_down)]
    assert len(set(faces)) == 36


def test_the_fronts_follow_the_pattern_they_were_made_by():
    """R1.3: the construction described in the data file."""
    terrain = {each.letter: each.wheel for each in BOX.terrains}
    icon = {each.letter: each.wheel for each in BOX.icons}
    seen: dict[str, list[tuple[int, int]]] = {"A": [], "B": [], "C": []}
    for card in BOX.cards:
        xs, ys = [terrain[each[0]] for each in card.upright], [icon[each[1]] for each in card.upright]
        if card.family == "A":
            x = max(xs, key=xs.count)
            y = ys[0]
            assert (sorted(xs), ys) == (sorted([x] * 3 + [(x + 3) % 6]), [(y + step) % 6 for step in range(4)])
        elif card.family == "B":
            x, y = xs[0], ys[1]
            assert (xs, ys) == ([x, (x + 3) % 6, (x - 1) % 6, x], [(y + 3) % 6, y, y, (y - 1) % 6])
        else:
            x, y = xs[0], max(ys, key=ys.count)
            assert (xs, sorted(ys)) == ([(x + step) % 6 for step in range(4)], sorted([y] * 3 + [(y + 3) % 6]))
        seen[card.family].append((x, y))
    for pairs in seen.values():
        assert sorted(x for x, _ in pairs) == sorted(y for _, y in pairs) == list(range(6))


def test_a_card_used_as_a_goal_is_out_of_the_circle():
    """R1.4"""
    state = Table().state
    assert state.goals == (3, 8, 15)
    assert sorted((*state.goals, *state.slots)) == list(range(1, 19))


def test_there_is_nothing_else_on_the_table():
    """R1.5: every number in a state is a card, a seat, a place in a town or a count of points."""
    state = Table().state
    assert set(state._fields) == {
        "phase",
        "actor",
        "first",
        "goals",
        "slots",
        "order",
        "queues",
        "in_hand",
        "towns",
        "sheets",
    }


def test_every_text_exists_in_both_languages():
    for record in (*BOX.terrains, *BOX.icons, *BOX.cards, *BOX.goals):
        names = [name for name in record.__slots__ if name.startswith(("en", "fr"))]
        assert {name.replace("en", "fr", 1) for name in names if name.startswith("en")} == {
            name for name in names if name.startswith("fr") and name != "fr_gender"
        }


def box(old: str, new: str, count: int = 1) -> None:
    """Read the data with one change."""
    assert old in TEXT
    data = components.parsed(TEXT.replace(old, new, count).encode(), "wagons.toml")
    goals.rules(cards.checked_box(data))


def test_the_data_as_it_is_passes():
    box("format = 1", "format = 1")
    assert cards.checked_box(components.document("wagons")) == BOX


MISTAKES = [
    ('tl = "Pc"', 'tl = "Pq"', "[[card]] 1", "tl"),
    ('tl = "Pc"', 'tl = "cP"', "[[card]] 1", "tl"),
    ('tl = "Pc"', 'tl = "P"', "[[card]] 1", "tl"),
    ('tl = "Pc"', "tl = 7", "[[card]] 1", "tl"),
    ('tl = "Pc"', "", "[[card]] 1", "tl"),
    ('tl = "Pc"', 'tl = "Pc"\ntop = 1', "[[card]] 1", "top"),
    ('tl = "Pc"\ntr = "Pf"', 'tl = "Pf"\ntr = "Fc"', "[[terrain]] 'forest'", "count"),
    ('tl = "Pc"\ntr = "Pf"\nbl = "Pm"\nbr = "Fb"', 'tl = "Mw"\ntr = "Db"\nbl = "Mm"\nbr = "Mf"', "[[card]] 2", "tl"),
    ('tl = "Pc"\ntr = "Pf"\nbl = "Pm"\nbr = "Fb"', 'tl = "Pc"\ntr = "Pf"\nbl = "Pf"\nbr = "Pc"', "[[card]] 1", "tl"),
    ("[[card]]\nid = 2", "[[card]]\nid = 1", "[[card]] number 2", "id"),
    ("[[card]]\nid = 18", "[[card]]\nid = 19", "[[card]]", "id"),
    ('goal = "badlands"', 'goal = "herd"', "[[card]] 1", "goal"),
    ('letter = "F"', 'letter = "D"', "[[terrain]] 'forest'", "letter"),
    ('letter = "c"', 'letter = "cc"', "[[icon]] 'cow'", "letter"),
    ('id = "desert"', 'id = "dessert"', "[[terrain]]", "id"),
    ('letter = "D"\ncount = 12', 'letter = "D"\ncount = 11', "[[terrain]] 'desert'", "count"),
    ('letter = "b"\ncount = 12', 'letter = "b"\ncount = true', "[[icon]] 'beer'", "count"),
    ('en = "desert"', 'en = ""', "[[terrain]] 'desert'", "en"),
    ("ring_slots = 15", "ring_slots = 14", "[game]", "ring_slots"),
    ("[game]", "[gamble]", "[game]", "-"),
    ('id = "badlands"\ncard = 1', 'id = "badlands"\ncard = 2', "[[goal]]", "card"),
    (
        'id = "badlands"\ncard = 1\nscope = "town"',
        'id = "badlands"\ncard = 1\nscope = "all"',
        "[[goal]] 'badlands'",
        "scope",
    ),
    (
        'id = "badlands"\ncard = 1\nscope = "town"',
        'id = "badlands"\ncard = 1\nscope = "both"',
        "[[goal]] 'badlands'",
        "scope",
    ),
    ("points = 4", "", "[[goal]] 'badlands'", "points"),
    ("stolen = 5", "", "[[goal]] 'claim_jumpers'", "stolen"),
    ("per = 2", "per = 0", "[[goal]] 'prairie_life'", "per"),
    ("[3, 6, 0]", "[4, 6, 0]", "[[goal]] 'boom_bust'", "table"),
    ("[3, 6, 0]", "[3, 6]", "[[goal]] 'boom_bust'", "table"),
    ("[3, 6, 0]", '"x"', "[[goal]] 'boom_bust'", "table"),
    ("line = [0, 0, 1, 2, 4, 7, 10]", "line = []", "[[goal]] 'wagon_train'", "line"),
    ('authors = ["Steven Aramini", "Danny Devine", "Paul Kluka"]', 'authors = "S. A."', "[game]", "authors"),
]


@pytest.mark.parametrize(("old", "new", "record", "field"), MISTAKES)
def test_a_mistake_in_the_data_is_named(old, new, record, field):
    with pytest.raises(DataError) as caught:
        box(old, new)
    assert (caught.value.file, caught.value.record, caught.value.field) == ("wagons.toml", record, field)
    assert str(caught.value).startswith(f"wagons.toml: {record}: {field}: ")


def test_an_unknown_goal_is_named():
    changed = TEXT.replace('"badlands"', '"sadlands"')
    with pytest.raises(DataError, match=r"\[\[goal\]\] 'sadlands': id: no such goal"):
        goals.rules(cards.checked_box(components.parsed(changed.encode(), "wagons.toml")))
