"""The components of both boxes, from `resources/games/cirkle.toml`: units, colours, boards, modes (R1 to R3).

`checked_box` reads the data into a `Box` and holds it against the rules. Inside the engine a type of unit is a small
number, and a kind is twice that, plus one for a missile unit; the tables at the end give them their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines import components
from engines.cirkle.box.records import (
    Board,
    Box,
    Camp,
    Colour,
    Facts,
    InversionPair,
    Missile,
    Mode,
    Shape,
    Square,
    Text,
    Unit,
)
from engines.components import DataError

GAME_ID = "cirkle"
FILE = "cirkle.toml"

TYPES = ("carrier", "helicopter", "tank", "plane")
CARRIER, HELICOPTER, TANK, PLANE = range(4)
MODES = ("duel", "solo", "double", "survivor")
DUEL = 0
BOARDS = ("duel", "quad")
COLOURS = ("yellow", "mauve", "blue", "green")
AXES = ("h", "v", "d")
RELIEFS = ("hollow", "flat")
TARGET, JOKER = "@", "J"
ROW_COUNT = 11


def checked_box(document: Mapping[str, Any], file: str = FILE) -> Box:
    """The box in a parsed data file. Raises DataError naming the record and field that is wrong."""
    box = Box(
        components.single(document, "game", Facts, file),
        components.single(document, "missile", Missile, file),
        components.records(document, "shape", Shape, file),
        components.records(document, "unit", Unit, file),
        components.records(document, "inversion", InversionPair, file),
        components.records(document, "colour", Colour, file),
        components.records(document, "square", Square, file),
        components.records(document, "board", Board, file),
        components.records(document, "camp", Camp, file),
        components.records(document, "mode", Mode, file),
        components.records(document, "term", Text, file),
        components.records(document, "help", Text, file),
        components.records(document, "tip", Text, file),
    )
    _check_ids(box, file)
    _check_units(box, file)
    _check_squares(box, file)
    _check_boards(box, file)
    _check_camps(box, file)
    _check_modes(box, file)
    return box


def _check_ids(box: Box, file: str) -> None:
    """The engine knows these by their place in the file."""
    listed: tuple[tuple[str, Sequence[str], Sequence[str]], ...] = (
        ("unit", [unit.id for unit in box.units], TYPES),
        ("colour", [colour.id for colour in box.colours], COLOURS),
        ("board", [board.id for board in box.boards], BOARDS),
        ("mode", [mode.id for mode in box.modes], MODES),
    )
    for name, found, expected in listed:
        if tuple(found) != tuple(expected):
            raise DataError(file, f"[[{name}]]", "id", f"expected {', '.join(expected)}, found {', '.join(found)}")


def _check_units(box: Box, file: str) -> None:
    """R1.1, R7.3"""
    shapes = {shape.id: shape.shelters for shape in box.shapes}
    letters = [*(unit.letter for unit in box.units), *(colour.letter for colour in box.colours)]
    for unit in box.units:
        label = f"[[unit]] {unit.id!r}"
        if shapes.get(unit.shape) != unit.id:
            raise DataError(file, label, "shape", f"{unit.shape!r} is not the shape that shelters it")
        if not unit.axes or not set(unit.axes) <= set(AXES):
            raise DataError(file, label, "axes", f"{list(unit.axes)} are not some of {', '.join(AXES)}")
        if not 1 <= unit.range < ROW_COUNT:
            raise DataError(file, label, "range", f"{unit.range} does not fit the board")
        if len(unit.letter) != 1 or letters.count(unit.letter) > 1:
            raise DataError(file, label, "letter", f"{unit.letter!r} is malformed or taken")
    for number, pair in enumerate(box.inversions, 1):
        known = pair.a == pair.b == "missile" or {pair.a, pair.b} <= set(TYPES)
        if not known or not pair.axes or not set(pair.axes) <= set(AXES):
            raise DataError(file, f"[[inversion]] number {number}", "a", f"{pair.a} and {pair.b} make no pair")


def _check_squares(box: Box, file: str) -> None:
    """R2.2: only hollow squares protect, and every shape protects its own type."""
    shapes = {shape.id: shape.shelters for shape in box.shapes}
    for square in box.squares:
        label = f"[[square]] {square.id!r}"
        if square.relief not in RELIEFS or len(square.id) != 1:
            raise DataError(file, label, "relief", f"{square.relief!r} is neither hollow nor flat")
        wanted = "" if square.relief == "flat" else "*" if square.id == JOKER else shapes.get(square.shape, "?")
        if square.protects != wanted:
            raise DataError(file, label, "protects", f"says {square.protects!r}, the shape says {wanted!r}")


def _check_boards(box: Box, file: str) -> None:
    """R2.3, R2.4: the numbers of squares that the booklets count."""
    reliefs = {square.id: square.relief for square in box.squares}
    for board in box.boards:
        label = f"[[board]] {board.id!r}"
        if not "ABCDEFGHIJK".startswith(board.columns):
            raise DataError(file, label, "columns", f"{board.columns!r} are not the first letters")
        if len(board.rows) != ROW_COUNT or any(len(row) != len(board.columns) for row in board.rows):
            raise DataError(file, label, "rows", f"expected {ROW_COUNT} rows of {len(board.columns)} squares")
        codes = "".join(board.rows)
        for code in codes:
            if code not in reliefs:
                raise DataError(file, label, "rows", f"{code!r} is no kind of square")
        for relief, count in (("hollow", board.hollow), ("flat", board.flat)):
            found = sum(reliefs[code] == relief for code in codes)
            if found != count:
                raise DataError(file, label, relief, f"says {count}, the rows show {found}")


def _check_camps(box: Box, file: str) -> None:
    """R2.3, R2.4: every target belongs to one camp."""
    for board in box.boards:
        shown = sorted(
            f"{column}{ROW_COUNT - number}"
            for number, row in enumerate(board.rows)
            for column, code in zip(board.columns, row, strict=True)
            if code == TARGET
        )
        listed = sorted(target for camp in box.camps if camp.board == board.id for target in camp.targets)
        if shown != listed:
            raise DataError(
                file, "[[camp]]", "targets", f"{board.id} shows {', '.join(shown)}, not {', '.join(listed)}"
            )
    for number, camp in enumerate(box.camps, 1):
        if camp.owner not in COLOURS or camp.board not in BOARDS:
            raise DataError(file, f"[[camp]] number {number}", "owner", f"{camp.owner!r} has no camp there")
        if len(camp.rows) != 2 or not 1 <= camp.rows[0] <= camp.rows[1] <= ROW_COUNT:
            raise DataError(file, f"[[camp]] number {number}", "rows", f"{list(camp.rows)} are not a first and a last")


def _check_modes(box: Box, file: str) -> None:
    """R1.6, R3.4, R4.3"""
    for mode in box.modes:
        label = f"[[mode]] {mode.id!r}"
        if mode.board not in BOARDS:
            raise DataError(file, label, "board", f"{mode.board!r} is no board")
        owners = sorted(camp.owner for camp in box.camps if camp.board == mode.board)
        for field, found in (
            ("colours", mode.colours),
            ("sides", [one for side in mode.sides for one in side]),
            ("cycle", set(mode.cycle)),
        ):
            if sorted(found) != owners:
                raise DataError(file, label, field, f"expected {', '.join(owners)}, each once")
        if not set(mode.recovers) <= set(mode.colours):
            raise DataError(file, label, "recovers", "names a colour that does not play")


BOX = checked_box(components.document(GAME_ID))

FLIES = tuple(unit.flies for unit in BOX.units)
TYPE_LETTERS = tuple(unit.letter for unit in BOX.units)
KINDS = tuple(f"{letter}{mark}" for letter in TYPE_LETTERS for mark in ("", "*"))
"""The kinds of units in the notation (R15.1): "C", "C*", "H", ...: type and rank."""

COLOUR_LETTERS = {colour.id: colour.letter for colour in BOX.colours}
