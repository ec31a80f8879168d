"""A move that is typed on the board, in the notation of the game or carelessly: C2-E4, c2e4, D2xD10, C4<>D4, F2=T*.

Signs may be left out; a sign that is given must be right.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

COLUMNS = "ABCDEFGHIJK"
SIGNS = "0123456789-x<>=*:"
MOST = 12  # characters: "K10xK11=C*" and a little more

_SQUARE = r"([A-K](?:1[01]|[1-9]))"
_TYPED = re.compile(rf"{_SQUARE}(?:(-|x|<>)?{_SQUARE})?(?:=([CHTP]\*?)?)?(?:[-x<]|<>)?[A-K]?|--?")
_WHOLE = re.compile(rf"{_SQUARE}(?:(-|x|<>)?{_SQUARE})?(?:=([CHTP]\*?))?|--")
_VERBS = {"-": "move", "x": "capture", "<>": "inversion"}


class ParsedMove(NamedTuple):
    """What a text names: squares, sign and kind, as far as they are there."""

    origin: str = ""
    sign: str = ""
    target: str = ""
    gain: str = ""


def cleaned(text: str) -> str:
    """The text as the notation writes it: capitals, no blanks."""
    return "".join(text.split()).upper().replace("X", "x").replace(":", "x")


def typed(text: str) -> ParsedMove:
    """As much as can be understood of a text."""
    found = _WHOLE.fullmatch(cleaned(text))
    if found is not None:
        return ParsedMove(*(part or "" for part in found.groups()))
    begun = _TYPED.match(cleaned(text))
    return ParsedMove(*(part or "" for part in begun.groups())) if begun is not None else ParsedMove()


def notation(text: str, choices: Mapping[str, Mapping[str, Any]]) -> str:
    """The text in full notation, so that it can be refused with a reason; a missing sign is taken from what is legal
    between these squares, else it is a move."""
    parsed = typed(text)
    if not parsed.target:
        return cleaned(text)
    verbs = {
        str(choice["verb"])
        for choice in choices.values()
        if {choice["from"], choice["to"]} == {parsed.origin, parsed.target}
    }
    sign = parsed.sign or next((sign for sign, verb in _VERBS.items() if verb in verbs), "-")
    return f"{parsed.origin}{sign}{parsed.target}" + (f"={parsed.gain}" if parsed.gain else "")


def meant(text: str, legal: Sequence[str], choices: Mapping[str, Mapping[str, Any]]) -> str:
    """The legal action that a text names; "" if it names none."""
    clean = cleaned(text)
    if clean in legal:
        return clean
    if _WHOLE.fullmatch(clean) is None:
        return ""
    parsed = typed(text)
    return next((action for action in legal if _is_named(parsed, choices[action])), "")


def _is_named(parsed: ParsedMove, choice: Mapping[str, Any]) -> bool:
    if choice.get("gain", "") != parsed.gain or (parsed.sign and _VERBS[parsed.sign] != choice["verb"]):
        return False
    ends = (choice["from"], choice["to"])
    if choice["verb"] == "recovery":
        return (parsed.origin, parsed.target) == (ends[0], "")
    return (parsed.origin, parsed.target) in ((ends, ends[::-1]) if choice["verb"] == "inversion" else (ends,))
