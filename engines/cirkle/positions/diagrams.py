"""Positions in text (R15.2): seven fields, written and read; for tests, analysis and setting up a position.

Reading accepts exactly what `write` would write, and only positions that R15.2 allows (`faults`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from engines.cirkle.box.contents import BOX, KINDS, ROW_COUNT, TYPES
from engines.cirkle.box.squares import BIT, NAMES, NUMBERS, Bits
from engines.cirkle.box.variants import BY_ID, GameMode
from engines.cirkle.positions.faults import entered, invalid
from engines.cirkle.positions.position import Hold, Position, colour_at, key_of, unit_code
from engines.game import NotationError

_NUMBER = "(0|[1-9][0-9]{0,5})"
_FIELDS = re.compile(rf"([a-z]+) ([^ ]+) ([1-9]) (-|[ymbg]+) (-|[^ ]+) {_NUMBER} {_NUMBER}")
_UNITS = re.compile(r"(?:1[01]|[1-9]|[ymbg][CHTP]\*?!?)")
_HOLD = re.compile(r"([A-K](?:1[01]|[1-9]))\(([ymbg]*)\)")


class PlacedUnit(NamedTuple):
    """A unit and its square."""

    square: int
    colour: int
    kind: int  # as in `box.KINDS`
    frozen: bool


def write(position: Position) -> str:
    """The position in one line."""
    letters = position.variant.letters
    rows = "/".join(_row(position, row) for row in reversed(range(ROW_COUNT)))
    holds = ",".join(f"{NAMES[hold.square]}({_letters(letters, hold.since)})" for hold in position.holds)
    return " ".join(
        [
            position.variant.id,
            rows,
            str(position.slot),
            _letters(letters, position.spent) or "-",
            holds or "-",
            str(position.quiet),
            str(position.turn),
        ]
    )


def _row(position: Position, row: int) -> str:
    text, empty = "", 0
    for square in range(row, len(position.board), ROW_COUNT):
        code = position.board[square]
        if not code:
            empty += 1
            continue
        colour, kind = divmod(code - 1, len(KINDS))
        text += f"{empty or ''}{position.variant.letters[colour]}{KINDS[kind]}"
        if position.frozen & BIT[square]:
            text += "!"
        empty = 0
    return f"{text}{empty or ''}"


def _letters(letters: tuple[str, ...], colours: int) -> str:
    return "".join(letter for colour, letter in enumerate(letters) if colours >> colour & 1)


def standard(mode: str) -> Position:
    """The starting position of a mode (R3)."""
    board = next(board for board in BOX.boards for each in BOX.modes if each.id == mode and each.board == board.id)
    return read(f"{mode} {board.placement} 1 - - 0 1")


def read(text: str) -> Position:
    """The position of a text, as it enters its turn: a completed hold has won (R4.2). Raises NotationError."""
    position = spelled(text)
    if invalid(position):
        raise NotationError(text)
    return begun(position)


def begun(position: Position) -> Position:
    """A valid position that was spelled, ready to be played."""
    return entered(replace(position, key=key_of(position)))


def spelled(text: str) -> Position:
    """What a text says, be it valid or not, without its key. Raises NotationError on what `write` never writes."""
    try:
        position = _parsed(text)
    except (ValueError, KeyError, IndexError):
        raise NotationError(text) from None
    if write(position) != text:
        raise NotationError(text)
    return position


def _parsed(text: str) -> Position:
    found = _FIELDS.fullmatch(text)
    if not found:
        raise ValueError("not seven fields")
    mode, rows, slot, spent, holds, quiet, turn = found.groups()
    variant = BY_ID[mode]
    position = laid_out(variant, _placed(variant, rows), int(slot))
    return replace(
        position,
        spent=0 if spent == "-" else _colours(variant, spent),
        holds=() if holds == "-" else tuple(_hold(position, part) for part in holds.split(",")),
        quiet=int(quiet),
        turn=int(turn),
    )


def _colours(variant: GameMode, letters: str) -> int:
    return sum(1 << variant.letters.index(letter) for letter in letters)


def _placed(variant: GameMode, text: str) -> Iterator[PlacedUnit]:
    rows = text.split("/")
    for row, line in zip(reversed(range(ROW_COUNT)), rows, strict=True):
        column = 0
        parts = _UNITS.findall(line)
        if "".join(parts) != line:
            raise ValueError("not a row of units")
        for part in parts:
            if part.isdigit():
                column += int(part)
                continue
            yield PlacedUnit(
                column * ROW_COUNT + row,
                variant.letters.index(part[0]),
                KINDS.index(part[1:].rstrip("!")),
                part.endswith("!"),
            )
            column += 1
        if column != variant.width:
            raise ValueError("a row that does not fit the board")


def laid_out(variant: GameMode, units: Iterable[PlacedUnit], slot: int) -> Position:
    """A board with these units on it, valid or not and without its key, and nothing else to be told of it."""
    board = bytearray(len(variant.codes))
    armies, types, missiles, frozen = [0] * len(variant.letters), [0] * len(TYPES), 0, 0
    for square, colour, kind, is_frozen in units:
        board[square] = unit_code(colour, kind)
        armies[colour] |= BIT[square]
        types[kind // 2] |= BIT[square]
        missiles |= BIT[square] if kind % 2 else 0
        frozen |= BIT[square] if is_frozen else 0
    carriers, helicopters, tanks, planes = types
    return Position(
        variant.number,
        bytes(board),
        tuple(armies),
        (carriers, helicopters, tanks, planes),
        sum(types),
        missiles,
        frozen,
        slot,
        _mover(variant, armies, slot),
        0,
        (),
        0,
        1,
        0,
    )


def _mover(variant: GameMode, armies: list[Bits], slot: int) -> int:
    """Who plays in a slot (R4.3); of one that is dropped, whose it was."""
    alive = sum(1 << colour for colour, army in enumerate(armies) if army)
    turn = variant.turns.get(alive, {}).get(slot) or variant.whole_cycle.get(slot)
    return turn.mover if turn else 0


def _hold(position: Position, text: str) -> Hold:
    found = _HOLD.fullmatch(text)
    if not found:
        raise ValueError("not a hold")
    square = NUMBERS[found[1]]
    if not position.occupied & BIT[square]:
        raise ValueError("nobody holds there")
    return Hold(square, colour_at(position, BIT[square]), _colours(position.variant, found[2]))
