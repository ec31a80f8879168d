"""The notation of actions (R13.6): the language of records and typed moves."""

from __future__ import annotations

import re

from engines import game
from engines.game import NotationError
from engines.wagons.actions import Action, NameStart, PlaceCard, Take
from engines.wagons.box.contents import CARD_NUMBERS

_CARD = r"(?:0[1-9]|1[0-9])"
# Farther than any town reaches, and short enough that no text makes a huge number.
_WHOLE = r"(?:0|-?[1-9][0-9]{0,5})"
_ACTION = re.compile(rf"([ST])({_CARD})|P({_CARD})@({_WHOLE}),({_WHOLE})(r?)")


def write(action: game.Action) -> str:
    """The bare token of an action (R13.6)."""
    match action:
        case NameStart(card):
            return f"S{card:02}"
        case Take(card):
            return f"T{card:02}"
        case PlaceCard(card, x, y, turned):
            return f"P{card:02}@{x},{y}{'r' if turned else ''}"
    raise TypeError(f"not an action of this game: {action!r}")


def read(text: str) -> Action:
    """The action that a token names. Raises NotationError."""
    found = _ACTION.fullmatch(text)
    card = int(found[2] or found[3]) if found else 0
    if not found or card not in CARD_NUMBERS:
        raise NotationError(text)
    if found[1]:
        return NameStart(card) if found[1] == "S" else Take(card)
    return PlaceCard(card, int(found[4]), int(found[5]), bool(found[6]))
