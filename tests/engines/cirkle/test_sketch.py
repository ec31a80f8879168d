"""Positions being edited: what may be done to them, and exactly what makes them unplayable."""

from __future__ import annotations

from random import Random

import pytest

from engines.cirkle import GAME
from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import NAMES
from engines.cirkle.positions.faults import PositionFault
from engines.cirkle.positions.sketch import FAULTS, CirkleSketch, EditedUnit
from engines.game import NotationError, SetupError, checked
from tests.engines.cirkle.table import MODES, SEATS, Table, random_game


def refused(sketch: CirkleSketch) -> tuple[str, str | None, int | None] | None:
    """What a match says that is to begin in a sketch; None if it begins."""
    try:
        setup = checked(GAME, SEATS[sketch.mode], {"mode": sketch.mode}, 1, sketch.text)
    except SetupError as error:
        return (error.details["why"], error.details["square"], error.details["seat"])
    assert GAME.view(GAME.new(setup), None)["position"] == sketch.text
    return None


@pytest.mark.parametrize("mode", MODES)
def test_the_standard_board_can_be_played(mode):
    sketch = CirkleSketch.standard(mode)
    assert sketch.faults() == ()
    assert sketch.text == Table(mode).text
    assert sketch.view() == Table(mode).view
    assert all(count == 0 for seat in range(SEATS[mode]) for count in sketch.left(seat).values())


@pytest.mark.parametrize("mode", MODES)
def test_every_position_of_a_game_comes_back(mode):
    for state in list(random_game(mode, 3))[:-1:7]:
        text = Table.of(state).text
        sketch = CirkleSketch.read(text)
        assert (sketch.text, sketch.faults(), sketch.mode) == (text, (), mode)
        assert sketch == CirkleSketch.read(sketch.text)
        shown = GAME.view(state, None) | {"last": None, "occurrences": 1}
        units = shown.pop("where")
        assert sorted(units.values()) == sorted((view := sketch.view()).pop("where").values())
        assert view == shown


@pytest.mark.parametrize("mode", MODES)
def test_an_empty_board_waits_for_somebody_to_play(mode):
    sketch = CirkleSketch.empty(mode)
    assert sketch.faults() == (PositionFault("no_free_unit", None, 0),)
    assert sketch.left(1) == dict.fromkeys(KINDS, 1) | (dict.fromkeys(KINDS[::2], 3) if mode == "duel" else {})
    assert sketch.slots == CirkleSketch.standard(mode).slots
    shown = sketch.view()
    assert list(shown) == list(Table(mode).view)
    assert (shown["actors"], shown["sight"], shown["units"]) == ([], {}, [])
    assert shown["board"] == Table(mode).view["board"]


def test_editing_makes_new_sketches():
    start = CirkleSketch.empty("duel")
    made = start.put("D6", 0, "T").put("A1", 1, "P*").moved("D6", "E6")
    assert dict(made.units) == {"A1": EditedUnit(1, "P*"), "E6": EditedUnit(0, "T")}
    assert dict(start.units) == {}
    assert made.text == "duel 8/8/8/8/8/4yT3/8/8/8/8/bP*7 1 - - 0 1"
    assert dict(made.removed("A1").put("E6", 1, "C").units) == {"E6": EditedUnit(1, "C")}
    assert made.removed("B2") == made.moved("B2", "B3") == made.moved("E6", "E6") == made
    assert made.toggled_frozen("E6").text == "duel 8/8/8/8/8/4yT!3/8/8/8/8/bP*7 1 - - 0 1"
    assert made.toggled_frozen("E6").toggled_frozen("E6") == made.toggled_frozen("B2") == made
    assert made.with_slot(2).text.endswith(" 2 - - 0 1")
    assert CirkleSketch.standard("solo").with_spent(2, True).with_spent(0, True).text.endswith(" 1 yb - 0 1")
    assert CirkleSketch.standard("solo").with_spent(2, True).with_spent(2, False) == CirkleSketch.standard("solo")


def test_a_unit_takes_the_place_of_another():
    made = CirkleSketch.standard("duel").moved("A1", "D10")
    assert (made.units["D10"], "A1" in made.units, made.faults()) == (EditedUnit(0, "C"), False, ())
    assert made.left(1) == dict.fromkeys(KINDS, 0) | {"C": 1}


def test_a_unit_stays_frozen_on_an_enemy_target_only():
    frozen = CirkleSketch.standard("duel").put("C11", 0, "T", True)
    assert frozen.moved("C11", "F11").units["F11"].frozen
    assert not frozen.moved("C11", "C1").units["C1"].frozen
    assert not frozen.moved("C11", "C9").units["C9"].frozen


@pytest.mark.parametrize(
    ("mode", "square"), [("duel", "I1"), ("duel", "A12"), ("solo", "L1"), ("solo", ""), ("duel", "a1")]
)
def test_nothing_stands_off_the_board(mode, square):
    sketch = CirkleSketch.empty(mode)
    for edit in (
        lambda: sketch.put(square, 0, "T"),
        lambda: sketch.removed(square),
        lambda: sketch.toggled_frozen(square),
        lambda: sketch.put("A1", 0, "T").moved("A1", square),
    ):
        with pytest.raises(ValueError, match="no square"):
            edit()


def test_what_the_box_does_not_have_is_refused():
    for seat, kind in ((2, "T"), (-1, "T"), (0, "X"), (0, "T**")):
        with pytest.raises(ValueError, match="no unit"):
            CirkleSketch.empty("duel").put("A1", seat, kind)
    for mode, slot in (("duel", 3), ("solo", 5), ("survivor", 7), ("double", 0)):
        with pytest.raises(ValueError, match="no slot"):
            CirkleSketch.standard(mode).with_slot(slot)
    with pytest.raises(ValueError, match="no seat"):
        CirkleSketch.standard("duel").with_spent(2, True)


def test_the_slots_follow_the_living():
    """R4.3"""
    double = CirkleSketch.read("double 11/11/1mHmT8/11/9bC1/8bT*2/11/11/2yT8/yC10/11 3 - - 0 1")
    assert double.slots == (0, 1, 2, 1)
    survivor = CirkleSketch.read("survivor 11/11/2mT5bT2/11/11/11/11/11/2yT*8/1yC9/11 1 - - 0 1")
    assert survivor.slots == (0, 3, 0, 2, 0, 1)
    found = {slot: survivor.with_slot(slot).faults() for slot in range(1, 7)}
    assert [slot for slot, faults in found.items() if faults == (PositionFault("slot"),)] == [2, 3]
    assert [slot for slot, faults in found.items() if not faults] == [1, 4, 5, 6]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "duel 8/8 1 - - 0 1",
        "chess 8/8/8/8/8/8/8/8/8/8/8 1 - - 0 1",
        "duel 8/8/8/8/8/8/8/8/8/8/44 1 - - 0 1",
        "duel 8/8/8/8/8/8/8/8/8/8/8 0 - - 0 1",
        "duel 8/8/8/8/8/8/8/8/8/8/gT7 1 - - 0 1",
    ],
)
def test_what_is_no_position_cannot_be_read(text):
    with pytest.raises(NotationError):
        CirkleSketch.read(text)


def test_a_text_may_be_broken_anywhere():
    text = CirkleSketch.standard("solo").text
    assert CirkleSketch.read(f"  {text.replace(' ', chr(10))}\n") == CirkleSketch.standard("solo")


# One position for each code; those that an editor cannot make are read.
FAULTY = {
    "too_many": (CirkleSketch.standard("duel").put("A5", 1, "T*"), None, 1),
    "frozen": (CirkleSketch.standard("duel").moved("B10", "B8").toggled_frozen("B8"), "B8", 1),
    "frozen_twice": (
        CirkleSketch.empty("duel").put("C11", 0, "T", True).put("F11", 0, "C", True).put("A1", 0, "H"),
        None,
        0,
    ),
    "spent": (CirkleSketch.standard("survivor").with_spent(2, True), None, 2),
    "slot": (CirkleSketch.empty("solo").put("A2", 0, "T").put("K2", 3, "T").with_slot(2), None, None),
    "no_free_unit": (CirkleSketch.empty("duel").put("C11", 0, "T", True).put("A1", 1, "T"), None, 0),
    "turn": (CirkleSketch.read(CirkleSketch.standard("duel").text[:-1] + "0"), None, None),
    "objective_free": (CirkleSketch.standard("duel").moved("B2", "C11"), "C11", 0),
    "objective_turn": (
        CirkleSketch.empty("duel").put("C11", 0, "T").put("F11", 0, "C", True).put("A11", 1, "C"),
        "C11",
        0,
    ),
    "objective_safe": (
        CirkleSketch.empty("duel").put("C11", 0, "T").put("F11", 0, "C", True).put("H9", 1, "C").with_slot(2),
        "C11",
        0,
    ),
    "hold_twice": (CirkleSketch.read("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11(),K11() 1 2"), "K11", 0),
    "hold_target": (CirkleSketch.read("solo 5yT5/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - F11() 1 2"), "F11", 0),
    "hold_owner": (CirkleSketch.read("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11(y) 1 2"), "K11", 0),
    "hold_condition": (
        CirkleSketch.read("solo 10yT/11/11/11/11/mC*mH*mT*8/11/11/7gC3/yC4bC5/11 2 - K11() 1 2"),
        "K11",
        0,
    ),
    "over": (CirkleSketch.read("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(mbg) 3 5"), None, None),
}


@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_is_told_and_refused(code):
    sketch, square, seat = FAULTY[code]
    assert sketch.faults() == (PositionFault(code, square, seat),)
    assert refused(sketch) == (code, square, seat)
    assert (sketch.view()["actors"], sketch.view()["sight"]) == ([], {})
    assert list(sketch.view()) == list(Table(sketch.mode).view)
    assert CirkleSketch.read(sketch.text) == sketch


def test_a_quiet_game_is_over_until_the_board_is_edited():
    """R13.3"""
    drawn = CirkleSketch.read(CirkleSketch.standard("duel").text.replace("1 - - 0 1", "1 - - 100 101"))
    assert drawn.faults() == (PositionFault("over"),)
    assert drawn.moved("A1", "A5").faults() == ()


def test_an_intruder_that_can_be_captured_may_wait():
    """R9.5"""
    sketch = CirkleSketch.empty("duel").put("C11", 0, "T").put("F11", 0, "C", True).put("A11", 1, "C").with_slot(2)
    assert sketch.faults() == ()
    assert sketch.view()["phase"] == "reply"


def test_units_of_cirkle_4_are_never_frozen():
    """R11.1"""
    sketch = CirkleSketch.standard("solo").moved("B2", "K11").toggled_frozen("K11")
    assert sketch.faults() == (PositionFault("frozen", "K11", 0),)
    assert sketch.toggled_frozen("K11").faults() == ()


def test_an_edit_ends_the_holds_it_breaks():
    """R11.6"""
    held = CirkleSketch.read("solo mC9yT/11/11/11/11/11/11/11/7gC3/yC4bC5/11 2 - K11() 1 2")
    assert held.moved("H3", "H4").text.split()[4] == "K11()"
    for edited in (
        held.removed("K11"),
        held.put("K11", 0, "T"),
        held.put("D5", 1, "T*").put("D6", 1, "H*").put("D7", 1, "P*"),
        held.removed("F2"),
    ):
        assert (edited.holds, edited.faults()) == ((), ())


@pytest.mark.parametrize("mode", MODES)
def test_faults_are_told_exactly_where_a_match_refuses(mode):
    """Thousands of random edits: what has no fault begins, what has one is refused for the first of them."""
    rng, sketch, playable = Random(mode), CirkleSketch.standard(mode), 0
    squares = NAMES[: len(Table(mode).state.position.board)]
    for number in range(600):
        if number % 40 == 0:
            sketch = CirkleSketch.standard(mode) if number % 80 else CirkleSketch.empty(mode)
        sketch = _edited_anyhow(sketch, rng, squares)
        faults = sketch.faults()
        assert refused(sketch) == (tuple(faults[0]) if faults else None)
        assert CirkleSketch.read(sketch.text) == sketch
        playable += not faults
    assert 50 < playable < 550


def _edited_anyhow(sketch: CirkleSketch, rng: Random, squares: tuple[str, ...]) -> CirkleSketch:
    square, seat = squares[int(rng.random() * len(squares))], int(rng.random() * SEATS[sketch.mode])
    match int(rng.random() * 7):
        case 0:
            return sketch.with_slot(1 + int(rng.random() * len(sketch.slots)))
        case 1:
            return sketch.with_spent(seat, rng.random() < 0.1)
        case 2:
            frozen = [name for name, unit in sketch.units.items() if unit.frozen]
            return sketch.toggled_frozen(frozen[0] if frozen else square)
        case 3 if sketch.units:
            return sketch.moved(sorted(sketch.units)[int(rng.random() * len(sketch.units))], square)
        case 4 if sketch.units:
            return sketch.removed(sorted(sketch.units)[int(rng.random() * len(sketch.units))])
    kinds = [kind for kind, count in sketch.left(seat).items() if count or rng.random() < 0.05]
    return sketch.put(square, seat, kinds[int(rng.random() * len(kinds))]) if kinds else sketch
