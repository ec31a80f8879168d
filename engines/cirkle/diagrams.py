"""Positions in text (R15.2): seven fields, written and read; for tests, analysis and setting up a position.

Reading accepts exactly what `write` would write, and only positions that can be played on.
"""

from __future__ import annotations

import re

from engines.cirkle.box import BOX, KINDS, ROW_COUNT, TYPES
from engines.cirkle.position import (
    Hold,
    Position,
    captors,
    colour_at,
    key_of,
    kind_at,
    lost,
    meets_condition,
    unit_code,
)
from engines.cirkle.squares import BIT, NAMES, NUMBERS, Bits, each_bit
from engines.cirkle.turns import drawn_if_quiet, started
from engines.cirkle.variants import BY_ID, Variant
from engines.game import NotationError

_NUMBER = "(0|[1-9][0-9]{0,5})"
_FIELDS = re.compile(rf"([a-z]+) ([^ ]+) ([1-9]) (-|[ymbg]+) (-|[^ ]+) {_NUMBER} {_NUMBER}")
_UNITS = re.compile(r"(?:1[01]|[1-9]|[ymbg][CHTP]\*?!?)")
_HOLD = re.compile(r"([A-K](?:1[01]|[1-9]))\(([ymbg]*)\)")


def write(position: Position) -> str:
    """The position in one line."""
    letters = position.variant.letters
    rows = "/".join(_row(position, row) for row in reversed(range(ROW_COUNT)))
    holds = ",".join(f"{NAMES[hold.square]}({_letters(letters, hold.since)})" for hold in position.holds)
    return " ".join([position.variant.id, rows, str(position.slot), _letters(letters, position.spent) or "-",
                     holds or "-", str(position.quiet), str(position.turn)])


def _unit(position: Position, bit: Bits) -> str:
    """A unit with its marks, "" for an empty square."""
    if not position.occupied & bit:
        return ""
    letter = position.variant.letters[colour_at(position, bit)]
    return f"{letter}{KINDS[kind_at(position, bit)]}{'!' if position.frozen & bit else ''}"


def _row(position: Position, row: int) -> str:
    text, empty = "", 0
    for column in range(position.variant.width):
        unit = _unit(position, BIT[column * ROW_COUNT + row])
        if not unit:
            empty += 1
            continue
        text += (str(empty) if empty else "") + unit
        empty = 0
    return text + (str(empty) if empty else "")


def _letters(letters: tuple[str, ...], colours: int) -> str:
    return "".join(letter for colour, letter in enumerate(letters) if colours >> colour & 1)


def standard(mode: str) -> Position:
    """The starting position of a mode (R3)."""
    board = next(board for board in BOX.boards for each in BOX.modes if each.id == mode and each.board == board.id)
    return read(f"{mode} {board.placement} 1 - - 0 1")


def read(text: str) -> Position:
    """The position of a text, as it enters its turn: a completed hold has won (R4.2). Raises NotationError."""
    try:
        position = _parsed(text)
        _check_units(position)
        _check_turn(position)
        _check_holds(position)
    except (ValueError, KeyError, IndexError):
        raise NotationError(text) from None
    if write(position) != text:
        raise NotationError(text)
    return drawn_if_quiet(position) if position.variant.is_duel else started(position)


def _parsed(text: str) -> Position:
    found = _FIELDS.fullmatch(text)
    if not found:
        raise ValueError("not seven fields")
    mode, rows, slot, spent, holds, quiet, turn = found.groups()
    variant = BY_ID[mode]
    board, armies, types, missiles, frozen = _placed(variant, rows)
    alive = sum(1 << colour for colour, army in enumerate(armies) if army)
    carriers, helicopters, tanks, planes = types
    mover = variant.turns[alive][int(slot)].mover  # R4.3: KeyError for a slot that is dropped
    position = Position(variant.number, board, tuple(armies), (carriers, helicopters, tanks, planes), missiles,
                        frozen, int(slot), mover, 0 if spent == "-" else _colours(variant, spent), (), int(quiet),
                        int(turn), 0)
    if holds != "-":
        position = position._replace(holds=tuple(_hold(position, part) for part in holds.split(",")))
    return position._replace(key=key_of(position))


def _colours(variant: Variant, letters: str) -> int:
    return sum(1 << variant.letters.index(letter) for letter in letters)


def _placed(variant: Variant, text: str) -> tuple[bytes, list[Bits], list[Bits], Bits, Bits]:
    """Square by square, by colour, by type, missiles, frozen units."""
    board = bytearray(len(variant.codes))
    armies, types, missiles, frozen = [0] * len(variant.letters), [0] * len(TYPES), 0, 0
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
            square = column * ROW_COUNT + row
            bit, colour, kind = BIT[square], variant.letters.index(part[0]), KINDS.index(part[1:].rstrip("!"))
            board[square] = unit_code(colour, kind)
            armies[colour] |= bit
            types[kind // 2] |= bit
            missiles |= bit if "*" in part else 0
            frozen |= bit if "!" in part else 0
            column += 1
        if column != variant.width:
            raise ValueError("a row that does not fit the board")
    return bytes(board), armies, types, missiles, frozen


def _hold(position: Position, text: str) -> Hold:
    found = _HOLD.fullmatch(text)
    if not found:
        raise ValueError("not a hold")
    square = NUMBERS[found[1]]
    if not position.occupied & BIT[square]:
        raise ValueError("nobody holds there")
    return Hold(square, colour_at(position, BIT[square]), _colours(position.variant, found[2]))


def _check_units(position: Position) -> None:
    """No more units than an army has; frozen ones on an enemy target, one of a colour, and only in duel (R9.2)."""
    variant = position.variant
    for colour, army in enumerate(position.armies):
        if any(count < 0 for count in lost(position, colour)):
            raise ValueError("more units than an army has")
        frozen = army & position.frozen
        if frozen.bit_count() > 1 or frozen & ~(variant.goals[colour] if variant.is_duel else 0):
            raise ValueError("a unit that cannot be frozen")
    if position.spent & ~variant.recovers:
        raise ValueError("a recovery that nobody has")


def _check_turn(position: Position) -> None:
    """Somebody must be able to play, and in duel nobody stands on a target without reason (R9)."""
    variant, mover = position.variant, position.mover
    if not position.armies[mover] & ~position.frozen or position.turn < 1:
        raise ValueError("nobody can play")
    if not variant.is_duel:
        return
    for colour, army in enumerate(position.armies):
        for bit in each_bit(army & variant.goals[colour] & ~position.frozen):
            if colour == mover or not army & position.frozen or not captors(position, bit, mover):
                raise ValueError("a second objective that cannot wait")


def _check_holds(position: Position) -> None:
    """Whoever holds has the condition and stands on a live enemy target (R11.2, R11.3)."""
    variant = position.variant
    if len({hold.square for hold in position.holds}) < len(position.holds):
        raise ValueError("a target held twice")
    for hold in position.holds:
        owner = variant.owners[BIT[hold.square]]  # KeyError where there is no target
        if variant.is_duel or owner not in variant.enemies[hold.owner] or not position.armies[owner]:
            raise ValueError("a target that cannot be held")
        if hold.since >> hold.owner & 1:
            raise ValueError("the owner's own turns are not counted")
        if not meets_condition(variant, position.armies, position.missiles, hold.owner):
            raise ValueError("a hold without its condition")
