"""The rulebook in plain words and slow lists: what may be done in a position, and what comes of it.

It knows nothing of the engine: boards, units and pairs are written down here once more, positions are dictionaries from
square names to units such as "yT*", and actions are texts. Tests hold the engine against it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache

# R1.1: range, axes, and whether it flies.
MOVES = {"C": (8, "rc", False), "H": (4, "rc", True), "T": (4, "rcd", False), "P": (6, "d", True)}
STEPS = {"r": [(1, 0), (-1, 0)], "c": [(0, 1), (0, -1)], "d": [(1, 1), (1, -1), (-1, 1), (-1, -1)]}
KINDS = ["C", "C*", "H", "H*", "T", "T*", "P", "P*"]

# R7.3
PAIRS = {"CH": "rc", "TP": "rcd", "CC": "rc", "HH": "rc", "TT": "rcd", "PP": "d"}

# R2.3, R2.4: from row 11 down.
DUEL = [
    "ch@pp@hc",
    "HTPCCPTH",
    "TPCHHCPT",
    "PCHTTHCP",
    "........",
    "...JJ...",
    "........",
    "PCHTTHCP",
    "TPCHHCPT",
    "HTPCCPTH",
    "ch@pp@hc",
]
QUAD = [
    "@CPH...HPC@",
    "CTHP...PHTC",
    "PHTC...CTHP",
    "HPCT...TCPH",
    "....J.J....",
    "...........",
    "....J.J....",
    "HPCT...TCPH",
    "PHTC...CTHP",
    "CTHP...PHTC",
    "@CPH...HPC@",
]

CYCLES = {"duel": "yb", "solo": "ymbg", "double": "ymbg", "survivor": "ygybym"}  # R4.3
SIDES = {"duel": ["y", "b"], "solo": ["y", "m", "b", "g"], "double": ["yb", "mg"], "survivor": ["y", "mbg"]}  # R1.6
TARGETS = {
    "duel": {"C1": "y", "F1": "y", "C11": "b", "F11": "b"},
    "quad": {"A1": "y", "A11": "m", "K11": "b", "K1": "g"},
}


@dataclass
class Plain:
    """A position, changed by `play`. `result` is "" while the game goes on, else its end and its winners' letters."""

    mode: str
    units: dict[str, str]
    slot: int
    spent: str
    holds: dict[str, str]  # by square the colours that have played since
    quiet: int
    turn: int
    result: str = ""
    seen: list[str] = field(default_factory=list)

    # Reading and writing (R15.2)

    @classmethod
    def read(cls, text: str) -> Plain:
        mode, placement, slot, spent, holds, quiet, turn = text.split(" ")
        units = {}
        for row, line in zip(range(11, 0, -1), placement.split("/"), strict=True):
            column = 0
            for part in re.findall(r"\d+|[ymbg][CHTP]\*?!?", line):
                if part.isdigit():
                    column += int(part)
                else:
                    units["ABCDEFGHIJK"[column] + str(row)] = part
                    column += 1
        held = {} if holds == "-" else {part[:-1].split("(")[0]: part[:-1].split("(")[1] for part in holds.split(",")}
        return cls(mode, units, int(slot), spent.replace("-", ""), held, int(quiet), int(turn))

    def write(self) -> str:
        rows = []
        for row in range(11, 0, -1):
            line = "".join(self.units.get(column + str(row), ".") for column in self.columns)
            rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), line))
        holds = ",".join(
            f"{square}({self.ordered(since)})"
            for square, since in sorted(self.holds.items(), key=lambda each: place(each[0]))
        )
        return " ".join(
            [
                self.mode,
                "/".join(rows),
                str(self.slot),
                self.ordered(self.spent) or "-",
                holds or "-",
                str(self.quiet),
                str(self.turn),
            ]
        )

    @staticmethod
    def ordered(colours: str) -> str:
        return "".join(colour for colour in "ymbg" if colour in colours)

    # What stands where

    @property
    def is_duel(self) -> bool:
        return self.mode == "duel"

    @property
    def columns(self) -> str:
        return "ABCDEFGH" if self.is_duel else "ABCDEFGHIJK"

    @property
    def targets(self) -> dict[str, str]:
        return TARGETS["duel" if self.is_duel else "quad"]

    def printed(self, square: str) -> str:
        return (DUEL if self.is_duel else QUAD)[11 - int(square[1:])][self.columns.index(square[0])]

    def colours(self) -> str:
        return "".join(colour for colour in "ymbg" if any(colour in side for side in SIDES[self.mode]))

    def army(self, colour: str) -> list[str]:
        return [square for square, unit in self.units.items() if unit[0] == colour]

    def alive(self, colour: str) -> bool:
        return bool(self.army(colour))

    def allied(self, one: str, other: str) -> bool:
        return any(one in side and other in side for side in SIDES[self.mode])

    def enemies(self, colour: str) -> list[str]:
        return [other for other in self.colours() if not self.allied(colour, other)]

    def protected(self, square: str) -> bool:
        """R6.1, R6.2"""
        return self.printed(square) in (self.units[square][1], "J")

    def lost(self, colour: str) -> list[str]:
        """R1.2, R1.3: the full army less what is on the board."""
        full = [kind for letter in "CHTP" for kind in [f"{letter}*"] + [letter] * (3 if self.is_duel else 1)]
        for square in self.army(colour):
            full.remove(kind_of(self.units[square]))
        return full

    def line(self, square: str, step: tuple[int, int]) -> list[str]:
        """The squares from here on in one direction."""
        return line(self.columns, square, step)

    # Whose turn it is (R4.3)

    def standing(self) -> dict[int, str]:
        """The slots that are played, and by whom."""
        cycle, slots = CYCLES[self.mode], {}
        for number, colour in enumerate(cycle, 1):
            if self.is_duel or self.alive(colour):
                slots[number] = colour
            elif self.mode == "double":
                for other in self.colours():
                    if self.allied(colour, other) and self.alive(other):
                        slots[number] = other
        if self.mode == "survivor":
            for number in (2, 4, 6):
                if number not in slots:
                    slots.pop(number % 6 + 1, None)
        return slots

    @property
    def mover(self) -> str:
        return self.standing()[self.slot]

    # What may be done

    def legal(self) -> list[str]:
        intruder = self.intruder()
        if intruder:  # R9.5
            return self.captures_of(intruder, self.mover)
        actions = [action for square in self.army(self.mover) for action in self.moves(square)]
        return actions + self.inversions() + self.recoveries() or ["--"]  # R13.1

    def intruder(self) -> str:
        """An unfrozen enemy unit on one of the mover's targets, in duel."""
        for square, owner in self.targets.items():
            unit = self.units.get(square, "")
            if self.is_duel and unit and owner == self.mover != unit[0] and not unit.endswith("!"):
                return square
        return ""

    def captures_of(self, target: str, colour: str) -> list[str]:
        return [
            action for square in self.army(colour) for action in self.moves(square) if action.endswith(f"x{target}")
        ]

    def moves(self, square: str) -> list[str]:
        """R5, R6, R8"""
        unit, found = self.units[square], []
        if unit.endswith("!"):
            return []
        longest, axes, flies = MOVES[unit[1]]
        for step in [step for axis in axes for step in STEPS[axis]]:
            for target in self.line(square, step)[:longest]:
                if target not in self.units:
                    found += self.with_exchange(f"{square}-{target}", unit, target)
                elif self.may_take(square, target):
                    found += self.with_exchange(f"{square}x{target}", unit, target)
                if target in self.units and not flies:
                    break
        return found

    def may_take(self, square: str, target: str) -> bool:
        """R6.3, R6.5"""
        attacker, victim = self.units[square], self.units[target]
        if self.allied(attacker[0], victim[0]) or victim.endswith("!"):
            return False
        if not self.protected(target):
            return True
        if "*" in victim:
            return "*" in attacker and self.protected(square)
        return "*" in attacker or self.protected(square)

    def with_exchange(self, action: str, unit: str, target: str) -> list[str]:
        """R8: the arrival, and on the unit's shape on the enemy's coloured row the exchanges as well."""
        row = {"y": "11", "b": "1"}.get(unit[0])
        if not self.is_duel or target[1:] != row or self.printed(target) != unit[1].lower():
            return [action]
        return [action, *(f"{action}={kind}" for kind in KINDS if kind in self.lost(unit[0]) and kind != kind_of(unit))]

    def inversions(self) -> list[str]:
        """R7"""
        found, squares, mover = [], sorted(self.units, key=place), self.mover
        for number, one in enumerate(squares):
            for other in squares[number + 1 :]:
                if self.may_invert(one, other, mover):
                    found.append(f"{one}<>{other}")
        return found

    def may_invert(self, one: str, other: str, mover: str) -> bool:
        first, second = self.units[one], self.units[other]
        if not (self.allied(first[0], mover) and self.allied(second[0], mover)) or mover not in first[0] + second[0]:
            return False  # R7.5
        if first == second or "!" in first + second:
            return False  # R7.6, R9.2
        axis, between = self.between(one, other)
        axes = PAIRS.get(first[1] + second[1], "") + PAIRS.get(second[1] + first[1], "")
        if "*" in first and "*" in second:
            axes = "rcd"
        blocked = any(square in self.units and not self.allied(self.units[square][0], mover) for square in between)
        return axis != "" and axis in axes and not blocked  # R7.2, R7.3, R7.4

    def between(self, one: str, other: str) -> tuple[str, list[str]]:
        """The axis on which two squares lie ("" for none), and the squares between them."""
        for axis, steps in STEPS.items():
            for step in steps:
                squares = self.line(one, step)
                if other in squares:
                    return axis, squares[: squares.index(other)]
        return "", []

    def recoveries(self) -> list[str]:
        """R10"""
        mover = self.mover
        lost = self.lost(mover)
        if self.is_duel or mover in self.spent or len(lost) < 3 or (self.mode == "survivor" and mover != "y"):
            return []
        return [
            f"{square}={kind}"
            for square in self.army(mover)
            for kind in KINDS
            if kind in lost and kind != kind_of(self.units[square])
        ]

    # What comes of it (R4.2)

    def play(self, action: str) -> Plain:
        """The position after an action; this one stays as it is."""
        after = replace(self, units=dict(self.units), holds=dict(self.holds), seen=[*self.seen, self.identity()])
        after.resolve(action)
        return after

    def identity(self) -> str:
        """R13.2: fields 1 to 5."""
        return " ".join(self.write().split(" ")[:5])

    def resolve(self, action: str) -> None:
        mover, before = self.mover, dict(self.units)
        moved = re.fullmatch(r"(\w+)([-x])(\w+)(?:=(.+))?", action)
        self.quiet += 1
        if moved:
            origin, sign, target, gain = moved.groups()
            unit = self.units.pop(origin)
            if sign == "x":
                self.quiet = 0
            self.units[target] = mover + gain if gain else unit
        elif "<>" in action:
            one, other = action.split("<>")
            self.units[one], self.units[other] = self.units[other], self.units[one]
        elif "=" in action:
            square, gain = action.split("=")
            self.units[square] = mover + gain
            self.spent += mover
        if self.is_duel:
            self.end_of_duel_turn(mover, moved[3] if moved else "")
        else:
            self.end_of_quad_turn(mover, before, action)

    def end_of_duel_turn(self, mover: str, target: str) -> None:
        """R9"""
        rival = "b" if mover == "y" else "y"
        reached = self.targets.get(target) == rival
        second = any(unit == f"{mover}{kind}!" for unit in self.units.values() for kind in KINDS)
        if reached:
            self.quiet = 0
            if not second:
                self.units[target] += "!"
        self.pass_on()
        free = [colour for colour in "yb" if any(not self.units[square].endswith("!") for square in self.army(colour))]
        if reached and second and not self.captures_of(target, rival):
            self.result = f"targets {mover}"
        elif len(free) == 1:
            self.result = f"annihilation {free[0]}"
        elif not free:
            self.result = "no_free_unit "
        else:
            self.draws(100)

    def pass_on(self) -> None:
        slots, self.turn = self.standing(), self.turn + 1
        later = [*range(self.slot + 1, 7), *range(1, self.slot + 1)]
        self.slot = next(slot for slot in later if slot in slots)

    def draws(self, limit: int) -> None:
        """R13.2, R13.3"""
        if self.seen.count(self.identity()) >= 2:
            self.result = "repetition "
        elif self.quiet >= limit and not self.holds:
            self.result = "quiet "

    def condition(self, colour: str) -> bool:
        """R11.2"""
        return all(sum("*" in kind for kind in self.lost(enemy)) >= 2 for enemy in self.enemies(colour))

    def end_of_quad_turn(self, mover: str, before: dict[str, str], action: str) -> None:
        """R4.2: (a) to (e), then the start of the next turn."""
        touched = re.findall(r"[A-K]\d+", action)
        for square in list(self.holds):
            stays = square not in touched and self.condition(before[square][0])
            if not stays or not self.alive(self.targets[square]):
                del self.holds[square]
        sides = [side for side in SIDES[self.mode] if any(self.alive(colour) for colour in side)]
        if len(sides) == 1:
            self.turn += 1
            self.result = f"last {self.ordered(sides[0])}"
            return
        for square in self.holds:
            if self.units[square][0] != mover and mover not in self.holds[square]:
                self.holds[square] += mover
        for square, owner in self.targets.items():
            mine = self.units.get(square, " ")[0] == mover and not self.allied(owner, mover) and self.alive(owner)
            if mine and square not in self.holds and self.condition(mover):
                self.holds[square] = ""
        self.pass_on()
        self.start()

    def start(self) -> None:
        """R11.5"""
        mover = self.mover
        others = [colour for colour in self.colours() if colour != mover and self.alive(colour)]
        for square, since in self.holds.items():
            if self.units[square][0] == mover and all(colour in since for colour in others):
                self.result = f"hold {self.ordered(next(side for side in SIDES[self.mode] if mover in side))}"
                return
        self.draws(200)


def place(square: str) -> tuple[int, int]:
    """Column and row, for sorting and stepping."""
    return "ABCDEFGHIJK".index(square[0]), int(square[1:])


@cache
def line(columns: str, square: str, step: tuple[int, int]) -> list[str]:
    """The squares from here on in one direction, on a board with these columns. Nobody changes the list."""
    found, (column, row) = [], place(square)
    while 0 <= (column := column + step[0]) < len(columns) and 1 <= (row := row + step[1]) <= 11:
        found.append(columns[column] + str(row))
    return found


def kind_of(unit: str) -> str:
    return unit[1:].rstrip("!")


def perft(position: Plain, depth: int) -> int:
    """The number of sequences of so many actions."""
    actions = position.legal()
    if depth == 1:
        return len(actions)
    after = [position.play(action) for action in actions]
    return sum(perft(each, depth - 1) for each in after if not each.result)
