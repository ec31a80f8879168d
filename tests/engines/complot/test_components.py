"""Chapter 1: what is in the box, counted from the data by hand-typed figures of the specification."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.complot.box.contents import BOX, NEIGHBOURS, checked_box
from engines.complot.box.elements import FIGURES, VALUES
from engines.components import DataError, document

DATA = document("complot")
COUNTS = {
    "ACC": 2, "ESP": 2, "INN": 2, "REN": 1, "SOU": 3, "SOI": 4, "SCO": 2, "NMI": 1, "CMI": 1, "REC": 4, "HEL": 4,
    "AVI": 3, "IND": 2, "BLO": 3, "INC": 2, "ATT": 2, "ALL": 3, "ESQ": 3, "COM": 14, "CPC": 10,
}  # fmt: skip


def test_the_board():
    """R1.1: 33 places, joined in both directions; every place can be reached from every other."""
    assert len(DATA["place"]) == 33
    assert len(DATA["path"]) == 55
    reached, waiting = {1}, [1]
    while waiting:
        for place in NEIGHBOURS[waiting.pop()]:
            if place not in reached:
                reached.add(place)
                waiting.append(place)
    assert reached == set(range(1, 34))
    rings = Counter(place["ring"] for place in DATA["place"])
    assert rings == {"blue": 5, "red": 4, "green": 5, "yellow": 5, "plain": 14}


def test_primary_missions():
    """R1.2, R1.3: twenty of five types, and six destinations that are places of secondary missions."""
    assert Counter(mission.type for mission in BOX.missions) == {
        "combat": 5,
        "plot": 5,
        "defence": 4,
        "combat_delivery": 3,
        "plot_delivery": 3,
    }
    places = [mission.place for mission in BOX.missions] + [card.place for card in BOX.secondary_missions]
    assert sorted(places) == list(range(1, 34))
    targets = [mission.deliver_to for mission in BOX.missions if mission.deliver_to]
    assert len(set(targets)) == 6
    assert set(targets) <= {card.place for card in BOX.secondary_missions}


def test_characters():
    """R1.4, R1.9: 29 cards for 27 figures, five of them brown, their values within the ranges of the booklet."""
    assert len(BOX.characters) == 29
    assert len(FIGURES) == 27
    assert [card.code for card in BOX.characters if card.ground == "brown"] == ["XIII", "JON", "AMO", "CAR", "SHE"]
    for card in BOX.characters:
        assert 2 <= card.combat <= 6
        assert 2 <= card.plot <= 6
        assert 1 <= card.life <= 3
        assert 1 <= card.elimination <= 3


@pytest.mark.parametrize(("seats", "main"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_main_characters_by_number_of_players(seats, main):
    """R2.1: each figure is played with exactly one of its cards."""
    assert VALUES[seats].brown.bit_count() == main
    for code in FIGURES:
        cards = [card for card in BOX.characters if card.code == code and seats in card.players]
        assert len(cards) == 1


def test_action_cards():
    """R1.5: the second Innocent is optional."""
    assert Counter(card.type for card in BOX.action_cards) == COUNTS
    assert [card.id for card in BOX.action_cards if card.optional] == ["INN2"]
    assert Counter(card.bonus for card in BOX.action_cards if card.type == "COM") == {1: 6, 2: 5, 3: 3}
    assert Counter(card.bonus for card in BOX.action_cards if card.type == "CPC") == {1: 5, 2: 3, 3: 2}
    assert len(BOX.secondary_missions) == 13


def test_units():
    """R1.6, R1.7"""
    assert {kind.code: kind.per_player for kind in BOX.unit_types} == {"a": 5, "c": 3, "k": 1, "d": 1, "s": 1}
    assert {kind.type: kind.number for kind in BOX.neutral_units} == {"a": 12, "c": 8, "k": 2, "d": 1, "s": 1}
    assert [(kind.combat, kind.dice, kind.cost) for kind in BOX.unit_types] == [
        (5, 1, 1),
        (4, 1, 2),
        (5, 1, 3),
        (5, 2, 3),
        (5, 1, 3),
    ]


def wrong(table: str, number: int, **fields):
    """The data with something else in one record."""
    rows = [dict(row) for row in DATA[table]]
    rows[number] |= fields
    return {**DATA, table: rows}


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (wrong("place", 0, ring="red"), "number"),
        (wrong("mission", 0, place=1), "place"),
        (wrong("mission", 14, points=7), "points"),
        (wrong("mission", 0, failure="ruin"), "type"),
        (wrong("character", 0, ground="light"), "ground"),
        (wrong("character", 0, skill="magic"), "skill"),
        (wrong("action_type", 0, listed_count=3), "listed_count"),
        (wrong("unit_type", 0, per_player=4), "per_player"),
        (wrong("path", 0, b=99), "a"),
        (wrong("skill", 0, id="charm"), "id"),
        ({**DATA, "mission": DATA["mission"][:-1]}, "place"),
    ],
)
def test_data_that_is_wrong_is_refused(data, field):
    with pytest.raises(DataError) as caught:
        checked_box(data, "broken.toml")
    assert caught.value.file == "broken.toml"
    assert caught.value.field == field
