"""R1 and R2: what lies in the boxes, and that mistakes in the data are found."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import resources
from engines import components
from engines.cirkle.box import contents as box
from engines.cirkle.box.contents import BOX
from engines.cirkle.box.variants import BY_ID
from engines.components import DataError
from tests.engines.cirkle.plain import DUEL, MOVES, PAIRS, QUAD, SIDES
from tests.engines.cirkle.table import MODES, SEATS, Table

TEXT = (Path(resources.__file__).parent / "games" / "cirkle.toml").read_text(encoding="utf-8")
AXES = {"h": "r", "v": "c", "d": "d"}
FULL = {
    mode: sorted(kind for letter in "CHTP" for kind in [f"{letter}*"] + [letter] * (3 if mode == "duel" else 1))
    for mode in MODES
}


def test_four_types_of_units():
    """R1.1"""
    told = {unit.letter: (unit.range, "".join(AXES[axis] for axis in unit.axes), unit.flies) for unit in BOX.units}
    assert told == MOVES
    assert {unit.id: unit.shape for unit in BOX.units} == {
        "carrier": "square",
        "helicopter": "cross",
        "tank": "diamond",
        "plane": "triangle",
    }


@pytest.mark.parametrize("mode", MODES)
def test_an_army_has_its_units_and_one_missile_of_each_type(mode):
    """R1.2, R1.3"""
    table = Table(mode)
    for seat in range(SEATS[mode]):
        units = [unit["unit"] for unit in table.view["units"] if unit["seat"] == seat]
        assert sorted(units) == FULL[mode]
        assert Counter(unit[0] for unit in units if "*" in unit) == Counter("CHTP")


def test_a_missile_unit_moves_like_its_type():
    """R1.3"""
    text = "duel 7bC/8/8/8/8/3yT4/8/8/8/8/8 1 - - 0 1"
    assert Table(text).legal == Table(text.replace("yT", "yT*")).legal


@pytest.mark.parametrize(
    ("mode", "colours"),
    [("duel", ["yellow", "blue"]), *((mode, ["yellow", "mauve", "blue", "green"]) for mode in MODES[1:])],
)
def test_colours_by_seat(mode, colours):
    """R1.4, R3.4"""
    assert [seat["colour"] for seat in Table(mode).view["seats"]] == colours
    assert len({colour.color for colour in BOX.colours}) == 4


def test_recovery_tokens():
    """R1.5, R10.5"""
    told = {mode: [seat["recovery"] for seat in Table(mode).view["seats"]] for mode in MODES}
    assert told == {
        "duel": ["none"] * 2,
        "solo": ["left"] * 4,
        "double": ["left"] * 4,
        "survivor": ["left", "none", "none", "none"],
    }


@pytest.mark.parametrize("mode", MODES)
def test_sides(mode):
    """R1.6"""
    table = Table(mode)
    for seat in table.view["seats"]:
        side = {table.letter(other) for other in seat["side"]}
        assert side == set(next(side for side in SIDES[mode] if seat["colour"][0] in side))


@pytest.mark.parametrize(("mode", "columns", "rows"), [("duel", "ABCDEFGH", DUEL), ("solo", "ABCDEFGHIJK", QUAD)])
def test_boards(mode, columns, rows):
    """R2.1, R2.3, R2.4"""
    assert Table(mode).view["board"] == {"columns": columns, "rows": rows}


def test_squares_off_the_board_are_refused():
    """R2.1"""
    assert Table("duel").refused("A2-I2") == ("off_board", "R2.1")
    assert Table("duel").refused("K1<>A1") == ("off_board", "R2.1")
    assert Table("duel").refused("I3=C") == ("off_board", "R2.1")
    assert Table("solo").refused("A2-I2") != ("off_board", "R2.1")


@pytest.mark.parametrize(("rows", "hollow", "flat", "jokers", "targets"), [(DUEL, 50, 38, 2, 4), (QUAD, 64, 57, 4, 4)])
def test_kinds_of_squares(rows, hollow, flat, jokers, targets):
    """R2.2, R2.3, R2.4"""
    codes = "".join(rows)
    reliefs = {square.id: square.relief for square in BOX.squares}
    assert Counter(reliefs[code] for code in codes) == {"hollow": hollow, "flat": flat}
    assert (codes.count("J"), codes.count("@")) == (jokers, targets)
    assert {square.id: square.protects for square in BOX.squares if square.protects} == {
        "C": "carrier",
        "H": "helicopter",
        "T": "tank",
        "P": "plane",
        "J": "*",
    }


def test_targets_and_their_owners():
    """R2.3, R2.4"""
    told = {mode: {target["square"]: target["owner"] for target in Table(mode).view["targets"]} for mode in MODES}
    quad = {"A1": 0, "A11": 1, "K11": 2, "K1": 3}
    assert told == {"duel": {"C1": 0, "F1": 0, "C11": 1, "F11": 1}, "solo": quad, "double": quad, "survivor": quad}


def test_every_square_is_open_to_every_unit():
    """R2.5: own targets and the own coloured row are squares like any other."""
    table = Table("duel 7bC/8/8/8/8/8/8/8/8/2yT5/8 1 - - 0 1")
    assert table.may("C2-C1")
    table.play("C2-C1")
    assert not table.unit("C1")["frozen"]
    assert table.kinds() == ["move"]
    assert Table("solo 11/9bH1/mC10/11/11/11/11/11/11/1yT9/7gH3 1 y - 0 1").play("B2-A1").view["holds"] == []


def test_pairs_that_may_be_inverted():
    """R7.3"""
    letters = {unit.id: unit.letter for unit in BOX.units}
    told = {
        letters[pair.a] + letters[pair.b]: "".join(AXES[axis] for axis in pair.axes)
        for pair in BOX.inversions
        if pair.a != "missile"
    }
    assert told == PAIRS
    assert [pair.axes for pair in BOX.inversions if pair.a == "missile"] == [("h", "v", "d")]


def test_every_text_exists_in_both_languages():
    records = (
        BOX.facts,
        BOX.missile,
        *BOX.shapes,
        *BOX.units,
        *BOX.colours,
        *BOX.squares,
        *BOX.modes,
        *BOX.terms,
        *BOX.helps,
        *BOX.tips,
    )
    for record in records:
        english = [name for name in record._fields if name == "en" or name.startswith("en_")]
        assert english
        for name in english:
            assert getattr(record, name)
            assert getattr(record, name.replace("en", "fr", 1))


def test_modes_know_their_numbers():
    """R3.5, R13.3"""
    assert list(BY_ID) == list(MODES)
    assert {mode.id: mode.quiet_turns for mode in BOX.modes} == {
        "duel": 100,
        "solo": 200,
        "double": 200,
        "survivor": 200,
    }
    assert (BOX.facts.missiles_lost_to_hold, BOX.facts.units_lost_to_recover, BOX.facts.repetition) == (2, 3, 3)


def read(old: str, new: str) -> None:
    """Read the data with one change."""
    assert old in TEXT
    box.checked_box(components.parsed(TEXT.replace(old, new, 1).encode(), "cirkle.toml"))


def test_the_data_as_it_is_passes():
    read("format = 1", "format = 1")
    assert box.checked_box(components.document("cirkle")) == BOX


MISTAKES = [
    ("[game]", "[gamble]", "[game]", "-"),
    ("age_min = 8", 'age_min = "8"', "[game]", "age_min"),
    ("repetition = 3", "", "[game]", "repetition"),
    ('id = "carrier"', 'id = "boat"', "[[unit]]", "id"),
    ('letter = "H"', 'letter = "C"', "[[unit]] 'carrier'", "letter"),
    ('letter = "C"', 'letter = "CC"', "[[unit]] 'carrier'", "letter"),
    ('letter = "C"\nshape = "square"', 'letter = "C"\nshape = "cross"', "[[unit]] 'carrier'", "shape"),
    ('axes = ["h", "v"]\nrange = 8', 'axes = ["x"]\nrange = 8', "[[unit]] 'carrier'", "axes"),
    ('axes = ["h", "v"]\nrange = 8', "axes = []\nrange = 8", "[[unit]] 'carrier'", "axes"),
    ("range = 8", "range = 11", "[[unit]] 'carrier'", "range"),
    ("flies = false", "flies = 0", "[[unit]] 'carrier'", "flies"),
    ('a = "carrier"\nb = "helicopter"', 'a = "carrier"\nb = "missile"', "[[inversion]] number 1", "a"),
    ('id = "yellow"', 'id = "gold"', "[[colour]]", "id"),
    ('fr_army = "les Jaunes"', 'fr_army = ""', "[[colour]] 'yellow'", "fr_army"),
    ('relief = "hollow"', 'relief = "deep"', "[[square]] 'C'", "relief"),
    ('protects = "carrier"', 'protects = "tank"', "[[square]] 'C'", "protects"),
    ('id = "duel"\ncolumns', 'id = "two"\ncolumns', "[[board]]", "id"),
    ('columns = "ABCDEFGH"', 'columns = "ABCDEFGX"', "[[board]] 'duel'", "columns"),
    ('    "...JJ...",\n', "", "[[board]] 'duel'", "rows"),
    ('"...JJ..."', '"...JJ..."[0]', "file", "syntax"),
    ('"...JJ..."', '"...ZZ..."', "[[board]] 'duel'", "rows"),
    ('"...JJ..."', '"........"', "[[board]] 'duel'", "hollow"),
    ("flat = 38", "flat = 39", "[[board]] 'duel'", "flat"),
    ('targets = ["C1", "F1"]', 'targets = ["C1"]', "[[camp]]", "targets"),
    ('owner = "yellow"', 'owner = "red"', "[[camp]] number 1", "owner"),
    ("rows = [1, 4]", "rows = [4, 1]", "[[camp]] number 1", "rows"),
    ('id = "duel"\nboard = "duel"', 'id = "pair"\nboard = "duel"', "[[mode]]", "id"),
    ('id = "duel"\nboard = "duel"', 'id = "duel"\nboard = "trio"', "[[mode]] 'duel'", "board"),
    ('colours = ["yellow", "blue"]', 'colours = ["yellow", "green"]', "[[mode]] 'duel'", "colours"),
    ('sides = [["yellow"], ["blue"]]', 'sides = [["yellow"]]', "[[mode]] 'duel'", "sides"),
    ('cycle = ["yellow", "blue"]', 'cycle = ["yellow", "mauve"]', "[[mode]] 'duel'", "cycle"),
    ("recovers = []", 'recovers = ["green"]', "[[mode]] 'duel'", "recovers"),
    ("quiet_turns = 100", "", "[[mode]] 'duel'", "quiet_turns"),
]


@pytest.mark.parametrize(("old", "new", "record", "field"), MISTAKES)
def test_a_mistake_is_named_by_record_and_field(old, new, record, field):
    with pytest.raises(DataError) as caught:
        read(old, new)
    assert (caught.value.record, caught.value.field) == (record, field)
