"""The notation of section 21: `write` and `read` for actions, and `steps` for the long forms of choices in steps."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engines import game
from engines.complot import actions as act
from engines.complot.actions import NAMES, NONE, Action
from engines.complot.box.contents import (
    ACC,
    ALL,
    ATT,
    AVI,
    BLO,
    CARD_CODES,
    CARD_NUMBER,
    CARD_TYPE,
    CMI,
    COM,
    CPC,
    ESP,
    ESQ,
    HEL,
    INC,
    IND,
    INN,
    MIS,
    MISSION_CODES,
    MISSION_NUMBER,
    NMI,
    PLACE_COUNT,
    REC,
    REN,
    SCO,
    SEAT_CODES,
    SOI,
    SOU,
    UNIT_CODES,
)
from engines.complot.box.elements import FIGURES
from engines.complot.moves.long_forms import steps
from engines.game import NotationError

__all__ = ["read", "steps", "write"]

MOST_DICE = 40

_FIGURE_COUNT = len(FIGURES)
_NAME = {text: name for name, text in enumerate(NAMES)}


def _optional(sign: str, table: tuple[str, ...], value: int) -> str:
    return "" if value == NONE else f" {sign}={table[value]}"


def _depart(action: act.Depart) -> str:
    if action.figure != NONE:
        return f">{action.place} inf={FIGURES[action.figure]}"
    if action.card != NONE:
        return f">{action.place} {CARD_CODES[action.card][:3].lower()}={CARD_CODES[action.card]}"
    return f">{action.place}"


def _on_seat(action: act.PlayOnSeat) -> str:
    sign = "with=" if CARD_TYPE[action.card] == ALL else ""
    return f"{CARD_CODES[action.card]} {sign}{SEAT_CODES[action.seat]}"


def _unit(verb: str) -> Callable[[Any], str]:
    return lambda action: f"{verb} {UNIT_CODES[action.kind]} @{action.place}{_optional('out', NAMES, action.out)}"


def _change(action: act.ChangeMission) -> str:
    return (
        f"{CARD_CODES[action.card]} out={MISSION_CODES[action.mission]} pile={action.pile + 1} under={action.under + 1}"
    )


def _attempt(action: act.Attempt) -> str:
    return (
        f"try {MISSION_CODES[action.mission]}{_optional('by', FIGURES, action.figure)}"
        f"{_optional('card', CARD_CODES, action.card)}"
    )


_WRITERS: dict[type, Callable[[Any], str]] = {
    act.Word: lambda action: action.word,
    act.Heal: lambda action: f"heal {FIGURES[action.figure]}",
    act.Scoop: lambda action: f"{CARD_CODES[action.card]} order={''.join(SEAT_CODES[seat] for seat in action.order)}",
    act.RevealMission: lambda action: f"pile {action.pile + 1}",
    act.NewMission: lambda action: f"{CARD_CODES[action.card]} pile={action.pile + 1}",
    act.ChangeMission: _change,
    act.Drop: lambda action: f"drop {CARD_CODES[action.card]}",
    act.Keep: lambda action: f"keep {CARD_CODES[action.card]}",
    act.PutUnit: _unit("put"),
    act.UseBlue: lambda action: f"blue {action.place}",
    act.Hire: lambda action: f"hire {FIGURES[action.figure]}{_optional('out', FIGURES, action.out)}",
    act.HirePlace: lambda action: f"@{action.place}",
    act.Buy: _unit("buy"),
    act.Join: lambda action: f"+{NAMES[action.element]}",
    act.Depart: _depart,
    act.PlayCard: lambda action: CARD_CODES[action.card],
    act.PlayAtPlace: lambda action: f"{CARD_CODES[action.card]} @{action.place}",
    act.PlayOnSeat: _on_seat,
    act.FirstAid: lambda action: f"{CARD_CODES[action.card]} {NAMES[action.element]}",
    act.Support: lambda action: f"{CARD_CODES[action.card]} d{action.die}",
    act.Bomb: lambda action: f"hit {NAMES[action.element]}",
    act.Give: lambda action: f"give {MISSION_CODES[action.mission]} {NAMES[action.element]}",
    act.Take: lambda action: f"take {MISSION_CODES[action.mission]} {NAMES[action.element]}",
    act.Cull: lambda action: f"cull {NAMES[action.unit]}",
    act.Kill: lambda action: f"kill {FIGURES[action.figure]}>{FIGURES[action.target]}",
    act.FightAt: lambda action: f"fight @{action.place}",
    act.Versus: lambda action: f"vs {SEAT_CODES[action.seat]}",
    act.Capture: lambda action: f"cap {FIGURES[action.figure]}>{FIGURES[action.target]}",
    act.Corrupt: lambda action: f"cor {FIGURES[action.figure]}>{NAMES[action.target]}",
    act.ChangeSides: lambda action: f"turn{_optional('out', FIGURES, action.out)}",
    act.LayCard: lambda action: f"lay {CARD_CODES[action.card]}>{NAMES[action.element]}",
    act.Aim: lambda action: f"aim {NAMES[action.unit]}>{NAMES[action.target]}",
    act.Wound: lambda action: f"wound {NAMES[action.element]}",
    act.Retreat: lambda action: f"retreat {action.place}",
    act.Attempt: _attempt,
    act.Deliver: lambda action: f"deliver {MISSION_CODES[action.mission]}",
    act.Carry: lambda action: f"carry {NAMES[action.element]}",
    act.LoseUnit: lambda action: f"lose {NAMES[action.unit]}",
    act.LoseCard: lambda action: f"lose {CARD_CODES[action.card]}",
    act.PutUnder: lambda action: f"under {action.pile + 1}",
}


@lru_cache(maxsize=1 << 14)
def write(action: game.Action) -> str:
    """An action as it stands in a record, without the seat."""
    writer = _WRITERS.get(type(action))
    if writer is None:
        raise TypeError(f"not an action of this game: {action!r}")
    return writer(action)


# Reading.

_CARD, _MISSION, _CHAR = "([A-Z]{3}[0-9]{1,2})", "(M[0-9]{2})", "([A-Z]{3,4})"
_PLACE, _PILE, _SEAT = "([1-9][0-9]?)", "([12])", "([A-E])"
_ELEMENT = r"((?:[A-EN]\.)?[ackds][0-9]{1,2}|[A-Z]{3,4})"
_UNIT_OUT = rf"([ackds]) @{_PLACE}(?: out={_ELEMENT})?"


class _Unknown(Exception):
    """A name of a right form that names nothing."""


def _numbered(table: dict[str, int], text: str | None) -> int:
    if text is None:
        return NONE
    if text not in table:
        raise _Unknown
    return table[text]


def _card(text: str | None, *kinds: int) -> int:
    card = _numbered(CARD_NUMBER, text)
    if card != NONE and CARD_TYPE[card] not in kinds:
        raise _Unknown
    return card


def _name(text: str | None) -> int:
    return _numbered(_NAME, text)


def _figure(text: str | None) -> int:
    name = _name(text)
    if name >= _FIGURE_COUNT:
        raise _Unknown
    return name


def _not_figure(text: str | None) -> int:
    name = _name(text)
    if 0 <= name < _FIGURE_COUNT:
        raise _Unknown
    return name


def _place(text: str) -> int:
    if int(text) > PLACE_COUNT:
        raise _Unknown
    return int(text)


def _mission(text: str) -> int:
    return _numbered(MISSION_NUMBER, text)


def _read_scoop(card: str, order: str) -> Action:
    seats = tuple(SEAT_CODES.index(letter) for letter in order)
    if sorted(seats) != list(range(len(seats))):
        raise _Unknown
    return act.scoop(_card(card, SCO), seats)


def _read_depart(place: str, sign: str | None, value: str) -> Action:
    if sign is None:
        return act.depart(_place(place), NONE, NONE)
    if sign == "inf":
        return act.depart(_place(place), _figure(value), NONE)
    return act.depart(_place(place), NONE, _card(value, {"inc": INC, "avi": AVI, "esq": ESQ}[sign]))


def _read_on(card: str, seat: str) -> Action:
    return act.play_on(_card(card, ACC, ESP), SEAT_CODES.index(seat))


def _die(text: str) -> int:
    if int(text) > MOST_DICE:
        raise _Unknown
    return int(text)


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = tuple(
    (re.compile(pattern), reader)
    for pattern, reader in (
        (rf"heal {_CHAR}", lambda figure: act.heal(_figure(figure))),
        (rf"{_CARD} order=([A-E]{{2,5}})", _read_scoop),
        (rf"pile {_PILE}", lambda pile: act.reveal(int(pile) - 1)),
        (rf"{_CARD} pile={_PILE}", lambda card, pile: act.new_mission(_card(card, NMI), int(pile) - 1)),
        (
            rf"{_CARD} out={_MISSION} pile={_PILE} under={_PILE}",
            lambda card, out, pile, under: act.change_mission(
                _card(card, CMI), _mission(out), int(pile) - 1, int(under) - 1
            ),
        ),
        (rf"drop {_CARD}", lambda card: act.drop(_numbered(CARD_NUMBER, card))),
        (rf"keep {_CARD}", lambda card: act.keep(_numbered(CARD_NUMBER, card))),
        (
            rf"put {_UNIT_OUT}",
            lambda kind, place, out: act.put_unit(UNIT_CODES.index(kind), _place(place), _not_figure(out)),
        ),
        (rf"blue {_PLACE}", lambda place: act.use_blue(_place(place))),
        (rf"hire {_CHAR}(?: out={_CHAR})?", lambda figure, out: act.hire(_figure(figure), _figure(out))),
        (rf"@{_PLACE}", lambda place: act.hire_place(_place(place))),
        (
            rf"buy {_UNIT_OUT}",
            lambda kind, place, out: act.buy(UNIT_CODES.index(kind), _place(place), _not_figure(out)),
        ),
        (rf"\+{_ELEMENT}", lambda element: act.join(_name(element))),
        (rf">{_PLACE}(?: (inf|inc|avi|esq)=([A-Z0-9]{{3,5}}))?", _read_depart),
        (_CARD, lambda card: act.play_card(_card(card, HEL, MIS, REC, IND, INN, REN, ALL))),
        (rf"{_CARD} @{_PLACE}", lambda card, place: act.play_at(_card(card, BLO, ATT), _place(place))),
        (rf"{_CARD} {_SEAT}", _read_on),
        (rf"{_CARD} with={_SEAT}", lambda card, seat: act.play_on(_card(card, ALL), SEAT_CODES.index(seat))),
        (rf"{_CARD} {_ELEMENT}", lambda card, element: act.first_aid(_card(card, SOI), _name(element))),
        (rf"{_CARD} d([1-9][0-9]?)", lambda card, die: act.support(_card(card, SOU), _die(die))),
        (rf"hit {_ELEMENT}", lambda element: act.bomb(_name(element))),
        (rf"give {_MISSION} {_ELEMENT}", lambda mission, element: act.give(_mission(mission), _name(element))),
        (rf"take {_MISSION} {_ELEMENT}", lambda mission, element: act.take(_mission(mission), _name(element))),
        (rf"cull {_ELEMENT}", lambda unit: act.cull(_not_figure(unit))),
        (rf"kill {_CHAR}>{_CHAR}", lambda figure, target: act.kill(_figure(figure), _figure(target))),
        (rf"fight @{_PLACE}", lambda place: act.fight_at(_place(place))),
        (rf"vs {_SEAT}", lambda seat: act.versus(SEAT_CODES.index(seat))),
        (rf"cap {_CHAR}>{_CHAR}", lambda figure, target: act.capture(_figure(figure), _figure(target))),
        (rf"cor {_CHAR}>{_ELEMENT}", lambda figure, target: act.corrupt(_figure(figure), _not_figure(target))),
        (rf"turn(?: out={_CHAR})?", lambda out: act.turn(_figure(out))),
        (rf"lay {_CARD}>{_ELEMENT}", lambda card, element: act.lay_card(_card(card, COM, CPC), _name(element))),
        (rf"aim {_ELEMENT}>{_ELEMENT}", lambda unit, target: act.aim(_not_figure(unit), _name(target))),
        (rf"wound {_ELEMENT}", lambda element: act.wound(_name(element))),
        (rf"retreat {_PLACE}", lambda place: act.retreat(_place(place))),
        (
            rf"try {_MISSION}(?: by={_CHAR})?(?: card={_CARD})?",
            lambda mission, figure, card: act.attempt(_mission(mission), _figure(figure), _card(card, CPC)),
        ),
        (rf"deliver {_MISSION}", lambda mission: act.deliver(_mission(mission))),
        (rf"carry {_ELEMENT}", lambda element: act.carry(_name(element))),
        (rf"lose {_CARD}", lambda card: act.lose_card(_numbered(CARD_NUMBER, card))),
        (rf"lose {_ELEMENT}", lambda unit: act.lose_unit(_not_figure(unit))),
        (rf"under {_PILE}", lambda pile: act.put_under(int(pile) - 1)),
    )
)
_WORDS = {word.word: word for word in act.WORDS}


@lru_cache(maxsize=1 << 12)
def read(text: str) -> Action:
    """The action that a text names. Raises NotationError."""
    if text in _WORDS:
        return _WORDS[text]
    for pattern, reader in _FORMS:
        parts = pattern.fullmatch(text)
        if parts is not None:
            try:
                action = reader(*parts.groups())
            except _Unknown:
                continue
            if write(action) == text:
                return action
    raise NotationError(text)
