"""The four modes as the engine uses them: sides, targets, camps and the order of play (R1.6, R2, R3.4, R4.3).

Colours are numbers by seat, and sets of colours are bits: duel 0 yellow, 1 blue; Cirkle 4 0 yellow, 1 mauve, 2 blue,
3 green.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engines.cirkle.box import records
from engines.cirkle.box.contents import BOX, COLOUR_LETTERS, DUEL, JOKER, KINDS, ROW_COUNT, TYPES
from engines.cirkle.box.reach import Posts, ReachTables, Ways, posts, reach
from engines.cirkle.box.squares import NUMBERS, Bits, bits_of, each_bit


class TurnSlot(NamedTuple):
    """A place in the cycle, from 1, and who plays there."""

    slot: int
    mover: int


@dataclass(frozen=True, slots=True)
class GameMode:
    """A mode, with everything that stays the same through a game."""

    number: int
    id: str
    is_duel: bool
    colours: tuple[str, ...]  # by seat
    letters: tuple[str, ...]  # of the colours, in the order of the notation (R15.2)
    width: int  # columns
    codes: tuple[str, ...]  # the kind of each square
    squares: Bits  # all of them
    reach: ReachTables
    posts: Posts
    ways: tuple[tuple[Ways, ...], ...]  # by the code of a unit (`position.unit_code`) and its square
    shelters: tuple[Bits, ...]  # by type: the squares that protect it (R6.1)
    sides: tuple[int, ...]  # by colour: the colours of its side, itself included
    partners: tuple[tuple[int, ...], ...]  # by colour: the others of its side
    enemies: tuple[tuple[int, ...], ...]  # by colour
    targets: tuple[Bits, ...]  # by colour: its own
    goals: tuple[Bits, ...]  # by colour: the targets of its enemies
    owners: Mapping[Bits, int]  # of the targets
    spots: tuple[tuple[Bits, ...], ...]  # by colour and type: where an arrival may be exchanged (R8.1)
    units_of_a_type: int
    recovers: int  # the colours that may recover
    quiet_turns: int
    turns: Mapping[int, Mapping[int, TurnSlot]]  # by the colours alive: who plays in each slot that stands (R4.3)
    followers: Mapping[int, Mapping[int, TurnSlot]]  # by the colours alive: the turn after each slot

    @property
    def army_size(self) -> int:
        return len(TYPES) * self.units_of_a_type

    @property
    def whole_cycle(self) -> Mapping[int, TurnSlot]:
        """Who plays in each slot while all are alive."""
        return self.turns[(1 << len(self.colours)) - 1]


def _made(number: int, mode: records.Mode) -> GameMode:
    board = next(board for board in BOX.boards if board.id == mode.board)
    colours, count, width = mode.colours, len(mode.colours), len(board.columns)
    codes = tuple(board.rows[ROW_COUNT - 1 - row][column] for column in range(width) for row in range(ROW_COUNT))
    sides = tuple(_colour_bits(next(side for side in mode.sides if colour in side), colours) for colour in colours)
    enemies = tuple(tuple(other for other in range(count) if not sides[own] >> other & 1) for own in range(count))
    camps = {camp.owner: camp for camp in BOX.camps if camp.board == board.id}
    targets = tuple(bits_of([NUMBERS[name] for name in camps[colour].targets]) for colour in colours)
    shelters = tuple(_shelter(codes, kind) for kind in range(len(TYPES)))
    turns = {alive: _turns(mode, sides, alive) for alive in range(1, 1 << count)}
    return GameMode(
        number,
        mode.id,
        number == DUEL,
        colours,
        tuple(COLOUR_LETTERS[colour] for colour in colours),
        width,
        codes,
        (1 << len(codes)) - 1,
        reach(width),
        posts(width, shelters),
        ((), *(reach(width).ways[kind // 2] for _ in colours for kind in range(len(KINDS)))),
        shelters,
        sides,
        tuple(
            tuple(other for other in range(count) if other != own and sides[own] >> other & 1) for own in range(count)
        ),
        enemies,
        targets,
        tuple(sum(targets[enemy] for enemy in enemies[own]) for own in range(count)),
        {bit: owner for owner, own in enumerate(targets) for bit in each_bit(own)},
        tuple(_spots(codes, [camps[colours[enemy]] for enemy in enemies[own]]) for own in range(count)),
        mode.units_of_a_type,
        _colour_bits(mode.recovers, colours),
        mode.quiet_turns,
        turns,
        {alive: _followers(len(mode.cycle), standing) for alive, standing in turns.items()},
    )


def _colour_bits(some: tuple[str, ...], colours: tuple[str, ...]) -> int:
    return sum(1 << colours.index(colour) for colour in some)


def _shelter(codes: tuple[str, ...], kind: int) -> Bits:
    """The hollow squares of its shape, and the jokers (R6.1)."""
    return bits_of([square for square, code in enumerate(codes) if code in (BOX.units[kind].letter, JOKER)])


def _spots(codes: tuple[str, ...], camps: list[records.Camp]) -> tuple[Bits, ...]:
    """The squares of the enemy's coloured row, by the types whose shape is printed there (R8.1)."""
    rows = [camp.coloured_row - 1 for camp in camps if camp.coloured_row]
    return tuple(
        bits_of(
            [square for square, code in enumerate(codes) if code == unit.letter.lower() and square % ROW_COUNT in rows]
        )
        for unit in BOX.units
    )


def _turns(mode: records.Mode, sides: tuple[int, ...], alive: int) -> dict[int, TurnSlot]:
    """The slots that stand while these colours are alive (R4.3)."""
    made = {}
    for slot, colour in enumerate(mode.cycle, 1):
        own = mode.colours.index(colour)
        if mode.id == "duel" or _stands(mode, slot, alive):
            made[slot] = TurnSlot(slot, own)
        elif mode.id == "double" and alive & sides[own]:
            # The partner plays the slot of an eliminated player.
            made[slot] = TurnSlot(slot, (alive & sides[own]).bit_length() - 1)
    return made


def _stands(mode: records.Mode, slot: int, alive: int) -> bool:
    """Whether a slot is played by its own colour."""
    follows = mode.cycle[slot - 2]  # the slot before; before the first comes the last
    colours = [mode.cycle[slot - 1]]
    if mode.id == "survivor" and slot % 2:
        colours.append(follows)  # yellow's slot falls together with the one before it
    return all(alive >> mode.colours.index(colour) & 1 for colour in colours)


def _followers(slots: int, standing: Mapping[int, TurnSlot]) -> dict[int, TurnSlot]:
    """The turn after each slot, be it standing or not: the one just played may have fallen."""
    if not standing:
        return {}
    made = {}
    for slot in range(1, slots + 1):
        later = [other % slots + 1 for other in range(slot, slot + slots)]
        made[slot] = standing[next(other for other in later if other in standing)]
    return made


VARIANTS = tuple(_made(number, mode) for number, mode in enumerate(BOX.modes))
BY_ID: Mapping[str, GameMode] = {variant.id: variant for variant in VARIANTS}
