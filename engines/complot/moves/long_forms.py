"""Long forms (section 21): a whole choice written in one word, and the steps that it stands for."""

from __future__ import annotations

import re
from collections.abc import Callable

LONGEST = 200
"""No long form is longer."""


def steps(text: str) -> tuple[str, ...]:
    """The steps that a long form stands for; any other text stands for itself."""
    if len(text) > LONGEST:
        return (text,)
    for pattern, parts in _LONG:
        match = pattern.fullmatch(text)
        if match is not None:
            return tuple(parts(*match.groups()))
    return (text,)


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _ended(verb: str) -> Callable[[str], list[str]]:
    return lambda text: [*(f"{verb} {part}" for part in _list(text)), "done"]


def _recruit(blue: str | None, cards: str | None) -> list[str]:
    return [*(f"blue {place}" for place in _list(blue or "-")), *_list(cards or "-"), "done"]


def _group(group: str, departure: str) -> list[str]:
    return [*(f"+{element}" for element in group.split(",")), departure]


def _varied(items: list[str]) -> list[str]:
    """With the last two different, if they can be: the engine completes a list as soon as one way is left, and only the
    last step of a long form may be left out (`Game.steps`)."""
    if len(items) > 2 and items[-1] == items[-2]:
        other = next((number for number, item in enumerate(items) if item != items[-1]), None)
        if other is not None:
            items = [*items[:other], *items[other + 1 : -1], items[other], items[-1]]
    return items


def _wounds(text: str) -> list[str]:
    pairs = [part.split(":") for part in text.split(",")]
    return _varied([f"wound {element}" for element, count in pairs for _ in range(int(count))])


def _hire(figure: str, place: str, out: str | None) -> list[str]:
    return [f"hire {figure}" + (f" out={out}" if out else ""), f"@{place}"]


_E = r"(?:[A-EN]\.)?[ackds][0-9]{1,2}|[A-Z]{3,4}"
_ES = rf"((?:{_E})(?:,(?:{_E}))*)"
_CS = r"((?:[A-Z]{3}[0-9]{1,2})(?:,[A-Z]{3}[0-9]{1,2})*|-)"
_P = "[1-9][0-9]?"
_LONG: tuple[tuple[re.Pattern[str], Callable[..., list[str]]], ...] = tuple(
    (re.compile(pattern), parts)
    for pattern, parts in (
        (r"drop ((?:[A-Z]{3}[0-9]{1,2},)+[A-Z]{3}[0-9]{1,2}|-)", _ended("drop")),
        (r"recruit -", lambda: ["done"]),
        (rf"recruit blue=((?:{_P})(?:,{_P})*|-)(?: cards={_CS})?", _recruit),
        (rf"recruit cards={_CS}(?: blue=((?:{_P})(?:,{_P})*|-))?", lambda cards, blue: _recruit(blue, cards)),
        (rf"hire ([A-Z]{{3,4}}) @({_P})(?: out=([A-Z]{{3,4}}))?", _hire),
        (rf"hire ([A-Z]{{3,4}}) out=([A-Z]{{3,4}}) @({_P})", lambda figure, out, place: _hire(figure, place, out)),
        (
            rf"mv {_P}-({_P}) {_ES}((?: (?:inf|inc)=[A-Z0-9]{{3,5}})?)",
            lambda place, group, how: _group(group, f">{place}{how}"),
        ),
        (rf"(AVI[1-9]) {_P}>({_P}) {_ES}", lambda card, place, group: _group(group, f">{place} avi={card}")),
        (rf"(ESQ[1-9]) {_ES} >({_P})", lambda card, group, place: _group(group, f">{place} esq={card}")),
        (rf"end cull={_ES}", lambda units: ["end", *(f"cull {unit}" for unit in units.split(","))]),
        (r"cards (-)", _ended("lay")),
        (rf"cards ((?:[A-Z]{{3}}[0-9]{{1,2}}>(?:{_E}))(?:,[A-Z]{{3}}[0-9]{{1,2}}>(?:{_E}))*)", _ended("lay")),
        (rf"wounds ((?:{_E}):[1-9](?:,(?:{_E}):[1-9])*)", _wounds),
        (
            r"lose ([A-Z]{3}[0-9]{1,2}(?:,[A-Z]{3}[0-9]{1,2})+)",
            lambda cards: [f"lose {card}" for card in cards.split(",")],
        ),
        (
            r"lose ((?:[A-E]\.)?[ackds][0-9](?:,(?:[A-E]\.)?[ackds][0-9])+)",
            lambda units: [f"lose {unit}" for unit in units.split(",")],
        ),
    )
)
