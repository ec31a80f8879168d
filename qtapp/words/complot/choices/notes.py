"""What an action is called in the notation, taken apart: "buy c @2 out=a1", ">30 inf=XIII", "SOU1 d3"."""

from __future__ import annotations

import re
from typing import NamedTuple

_CARD = re.compile(r"[A-Z]{3}[0-9]{1,2}")


class Note(NamedTuple):
    """The parts of an action, as texts."""

    verb: str  # "buy", "+", ">", "@", or the type of a card that is played
    object: str = ""  # what comes first after the verb
    target: str = ""  # whom or what it is for
    place: int = 0
    named: dict[str, str] = {}  # noqa: RUF012 - the parts with a sign: inf=, out=, pile=; never changed

    @property
    def card(self) -> str:
        """The card that is played, if the action begins with one."""
        return self.object if self.verb.isupper() else ""


def note_of(text: str) -> Note:
    """The parts of an action."""
    first, *rest = text.split(" ")
    named = dict(part.split("=") for part in rest if "=" in part)
    plain = [part for part in rest if "=" not in part]
    place = next((int(part[1:]) for part in plain if part.startswith("@")), 0)
    plain = [part for part in plain if not part.startswith("@")]
    if first[0] in "+>@":
        number = int(first[1:]) if first[0] in ">@" else 0
        return Note(first[0], first[1:], "", number, named)
    if _CARD.fullmatch(first):
        return Note(first[:3], first, plain[0] if plain else "", place, named)
    if first == "give" or first == "take":
        return Note(first, plain[0], plain[1], 0, named)
    what = plain[0] if plain else ""
    one, _, other = what.partition(">")
    number = int(what) if what.isdigit() else 0
    return Note(first, one, other, place or number, named)
