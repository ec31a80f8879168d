"""Positions as text, for tests and bug reports: what `reading` reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.complot.box.contents import CARD_CODES, MISSION_CODES, PLACES, RULES, SEAT_CODES
from engines.complot.box.elements import CODES, FIGURES, ORIGIN, SHORT, members
from engines.complot.positions.reading import begun
from engines.complot.state import (
    DECK,
    DISCARD,
    FIGURE_DECK,
    HANDS,
    KEPT,
    LINES,
    NOBODY,
    PILES,
    TABLE,
    Active,
    Pacts,
    State,
    own_at,
    scored_zone,
)
from engines.game import Seat, SetupError
from engines.stack import settled


def written(state: State) -> str:
    """The position of a table at which a seat begins or goes on with its turn of a phase, or a phase begins.

    Raises ValueError at any other point. What seats know of hidden cards is not written, nor the dice to come.
    """
    text = "\n".join(_lines(state))
    if state.stage != 7 or state.turn == NOBODY:
        state = state._replace(resolved=0)  # it is about the last phase 7
    if not _is_same(state, text):
        raise ValueError("only the beginning of a phase and the turns in it can be written")
    return text


def _is_same(state: State, text: str) -> bool:
    """Whether a position is read as this table, without luck: a roll before the first question would be another one."""
    try:
        begin = begun(state.variant._replace(position=text), state.chance)
    except SetupError:  # positions cannot tell of this point
        return False
    again = settled(begin, [])
    is_lucky = again.chance.drawn != begin.chance.drawn
    return not is_lucky and all(getattr(again, field) == getattr(state, field) for field in _WRITTEN)


_WRITTEN = tuple(
    field for field in State._fields if field not in ("actions", "figures", "missions", "variant", "chance")
)
"""The fields that must be the same when a position is read again, besides the cards and where they lie."""


def _lines(state: State) -> Iterator[str]:
    seats = range(state.variant.seats)
    turn = "" if state.turn == NOBODY else f" seat={SEAT_CODES[state.turn]}"
    order = "" if state.order == tuple(seats) else f" order={_seats(state.order)}"
    yield f"n={len(seats)} round={state.round} phase={state.stage}{turn}{order}"
    for place in PLACES:
        if state.at[place]:
            yield f"at {place} {' '.join(_group(state, seat, place) for seat in state.arrivals[place])}"
    yield from _entry("wounds", (f"{CODES[number]}={count}" for number, count in enumerate(state.wounds) if count))
    for name in ("recoil", "stopped", "used"):
        yield from _entry(name, map(CODES.__getitem__, members(getattr(state, name))))
    if state.stage == 6 and state.turn != NOBODY and (state.truce or state.treaties):
        yield f"free {' '.join(map(CODES.__getitem__, members(state.truce)))}".strip()
    yield from _counted(state)
    yield from _cards(state)
    for active in state.active:
        yield f"mission {MISSION_CODES[active.mission]} {' '.join(_progress(active))}".strip()
    yield from _entry("closed", map(str, _places(state.closed)))
    yield from _entry("truce", _pacts(state.treaties))
    yield from _entry("pact", _pacts(state.pacts))
    if state.stage == 7 and state.turn != NOBODY:
        yield from _entry("resolved", map(str, _places(state.resolved)))


def _entry(word: str, parts: Iterable[str]) -> Iterator[str]:
    """An entry, if there is anything to tell."""
    if text := " ".join(parts):
        yield f"{word} {text}"


def _seats(seats: Iterable[Seat]) -> str:
    return "".join(SEAT_CODES[seat] for seat in seats)


def _group(state: State, seat: Seat, place: int) -> str:
    group = members(own_at(state, seat, place))
    names = [SHORT[number] if ORIGIN[number] in (seat, -1) else CODES[number] for number in group]
    return f"{SEAT_CODES[seat]}:{','.join(names)}"


def _counted(state: State) -> Iterator[str]:
    rows = {"ip": state.ip, "ap": state.ap, "debt": state.debt, "saved": state.saved}
    rows |= {name: tuple(map(abs, row)) for name, row in zip(LINES[1:], state.gains[1:], strict=True)}
    for name, row in rows.items():
        usual = RULES.autonomy_per_round if name == "ap" else 0
        if any(value != usual for value in row):
            yield f"{name} {','.join(map(str, row))}"


def _cards(state: State) -> Iterator[str]:
    cards, figures, missions = state.actions.cards, state.figures.cards, state.missions.cards
    for seat in range(state.variant.seats):
        code = SEAT_CODES[seat]
        for name, zone in (("hand", HANDS + seat), ("scored", scored_zone(state, seat))):
            if cards[zone]:
                yield f"{name} {code} {_codes(CARD_CODES, cards[zone])}"
        if missions[KEPT + seat]:
            yield f"kept {code} {_codes(MISSION_CODES, missions[KEPT + seat])}"
    for name, zone in (("deck", DECK), ("discard", DISCARD), ("table", TABLE)):
        yield from _entry(name, (CARD_CODES[card] for card in cards[zone]))
    yield from _entry("figures", (FIGURES[figure] for figure in figures[FIGURE_DECK]))
    yield from _entry("gone", (FIGURES[figure] for figure in members(state.gone)))
    for pile in PILES:
        yield from _entry(f"pile {pile + 1}", (MISSION_CODES[mission] for mission in missions[pile]))


def _codes(names: tuple[str, ...], numbers: Iterable[int]) -> str:
    return " ".join(names[number] for number in numbers)


def _progress(active: Active) -> Iterator[str]:
    seats = {
        "won": active.winner,
        "partner": active.partner,
        "held": active.holder,
        "performer": active.performer,
        "ally": active.ally,
    }
    yield from (f"{name}={SEAT_CODES[seat]}" for name, seat in seats.items() if seat != NOBODY)
    if active.carrier != NOBODY:
        yield f"with={CODES[active.carrier]}"
    if active.lies:
        yield f"lies={active.lies}"
    if active.since:
        yield f"since={active.since}"
    if active.is_beaten:
        yield "beaten"
    if active.tried:
        yield f"tried={_seats(seat for seat in range(active.tried.bit_length()) if active.tried >> seat & 1)}"


def _places(places: int) -> list[int]:
    return [place for place in PLACES if places >> place & 1]


def _pacts(pacts: Pacts) -> Iterator[str]:
    return (f"{place}:{_seats(seats)}" for place, seats in pacts)
