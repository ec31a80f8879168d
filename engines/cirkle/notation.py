"""Actions in the notation of the game (R15.1). Positions have a notation of their own, in `diagrams`."""

from __future__ import annotations

import re
from functools import cache

from engines import game
from engines.cirkle.actions import (
    NONE,
    PASS,
    Action,
    Capture,
    Inversion,
    Move,
    Pass,
    Recovery,
    capture,
    inversion,
    move,
    recovery,
)
from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import NAMES, NUMBERS
from engines.game import NotationError

_SQUARE = r"([A-K](?:1[01]|[1-9]))"
_KIND = r"([CHTP]\*?)"
# A log may add what the action led to: first objective, second target, hold, win.
_ACTION = re.compile(
    rf"(?:{_SQUARE}([-x]){_SQUARE}(?:={_KIND})?|{_SQUARE}<>{_SQUARE}|{_SQUARE}={_KIND}|--)"
    r"(?:!1|!2|!|#)?"
)


@cache
def write(action: game.Action) -> str:
    """The text of an action; each exists once, and so does its text."""
    match action:
        case Move(origin, target, gain):
            return f"{NAMES[origin]}-{NAMES[target]}{_gain(gain)}"
        case Capture(origin, target, gain):
            return f"{NAMES[origin]}x{NAMES[target]}{_gain(gain)}"
        case Inversion(one, other):
            return f"{NAMES[one]}<>{NAMES[other]}"
        case Recovery(square, gain):
            return f"{NAMES[square]}{_gain(gain)}"
        case Pass():
            return "--"
    raise TypeError(f"not an action of this game: {action!r}")


def _gain(kind: int) -> str:
    return "" if kind == NONE else f"={KINDS[kind]}"


def read(text: str) -> Action:
    """The action that a text names. Raises NotationError."""
    found = _ACTION.fullmatch(text)
    if not found:
        raise NotationError(text)
    origin, sign, target, gain, one, other, square, recovered = found.groups()
    if origin:
        verb = capture if sign == "x" else move
        return verb(NUMBERS[origin], NUMBERS[target], KINDS.index(gain) if gain else NONE)
    if one:
        return inversion(NUMBERS[one], NUMBERS[other])
    return recovery(NUMBERS[square], KINDS.index(recovered)) if square else PASS
