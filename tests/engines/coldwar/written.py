"""Written positions and written games (R15.1, R15.4), for tests and for telling a bug.

`position` reads a table: a head, then a part for each seat, all `name=value`, for instance

  mode=trio roster=amb turn=3 phase=struggle act=CIA obj=IRN bal=CIA gdeck=P6,E1 passes=2 pend=AN:MI6 | CIA x=AS
  groups=N2r,M1m won=NOB | KGB x=MS leave=AN | MI6 x=DD out=AM:T bonus=5

What is not named is filled in: agents are in headquarters, groups and objectives follow behind the named ones of their
decks in canonical order. `phase` is "briefing" (which is then carried out), "planning", "start" or "struggle".
`played` plays lines such as "CIA rec"; a line "* gdeck M4 E1 ..." gives the order of the next shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engines.chance import Chance
from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import (
    AGENCY_CODES,
    AGENT_CODES,
    GROUP_CODES,
    INFLUENCE,
    NATION_COUNT,
    OBJECTIVE_CODES,
    POINTS,
)
from engines.coldwar.notation import read
from engines.coldwar.phases import briefing
from engines.coldwar.rules import apply
from engines.coldwar.state import (
    PLANNING,
    START,
    STRUGGLE,
    AgencyState,
    State,
    Struggle,
    Variant,
    fresh_side,
    set_up,
    variant,
)
from engines.game import Event, NotationError, Seat, SetupError
from engines.zones import Known

Fields: TypeAlias = dict[str, str]

HEAD = (
    "mode",
    "roster",
    "turn",
    "phase",
    "act",
    "first",
    "obj",
    "bal",
    "odeck",
    "gdeck",
    "gdeck_next",
    "gdisc",
    "spent",
    "passes",
    "loser",
    "pend",
    "seed",
)
SIDE = ("groups", "x", "hq", "back", "leave", "out", "won", "bonus")
BRIEFING = "briefing"
SEATS = {"duel": 2, "trio": 3}


def position(text: str) -> State:
    """The table that a text describes. Raises NotationError if it makes no sense."""
    head_text, *side_texts = text.split("|")
    try:
        head = _fields(head_text.split(), HEAD)
        rules = variant(SEATS[head.get("mode", "trio")], head.get("roster", "amb"))
        sides = {words[0]: _fields(words[1:], SIDE) for words in map(str.split, side_texts)}
        if not sides.keys() <= set(AGENCY_CODES[: rules.seats]):
            raise ValueError("no such seat")
        return _table(rules, head, [sides.get(agency, {}) for agency in AGENCY_CODES[: rules.seats]])
    except (ValueError, KeyError, IndexError, SetupError):
        raise NotationError(text) from None


def played(state: State, lines: Iterable[str]) -> tuple[State, list[Event]]:
    """The table after these lines, and all that happened. Raises NotationError and IllegalAction."""
    told: list[Event] = []
    for line in lines:
        agency, _, text = line.partition(" ")
        if agency == "*":
            state = _fed(state, text)
            continue
        if agency not in AGENCY_CODES:
            raise NotationError(line)
        state, events = apply(state, AGENCY_CODES.index(agency), read(text))
        told += events
    return state, told


def written_deal(lines: Sequence[str], seats: int, roster: str = "amb") -> State:
    """A new match dealt by the chance lines `* odeck ...`, `* bal KGB` and `* gdeck ...` (R15.1)."""
    fed = {words[1]: words[2:] for words in map(str.split, lines) if words[:1] == ["*"]}
    try:
        odeck = _whole_deck(fed["odeck"], OBJECTIVE_CODES)
        balance = AGENCY_CODES[:seats].index(" ".join(fed["bal"]))
        chance = Chance(0).fed(_whole_deck(fed["gdeck"], GROUP_CODES))
        return briefing.begun(set_up(variant(seats, roster), odeck, balance, chance), [])
    except (ValueError, KeyError):
        raise NotationError(" ".join(lines)) from None


def _fed(state: State, text: str) -> State:
    name, codes = text.partition(" ")[0], text.split()[1:]
    if name != "gdeck" or not set(codes) <= set(GROUP_CODES) or len(set(codes)) < len(codes):
        raise NotationError(f"* {text}")
    return state._replace(chance=state.chance.fed(_whole_deck(codes, GROUP_CODES)))


def _fields(words: Sequence[str], known: Sequence[str]) -> Fields:
    fields = dict(word.split("=", 1) for word in words)
    if not fields.keys() <= set(known) or len(fields) < len(words):
        raise ValueError("unknown or doubled field")
    return fields


def _listed(text: str) -> list[str]:
    return text.split(",") if text else []


def _numbers(text: str, codes: Sequence[str]) -> tuple[int, ...]:
    return tuple(codes.index(code) for code in _listed(text))


def _whole_deck(codes: Sequence[str], all_codes: Sequence[str], elsewhere: Sequence[int] = ()) -> tuple[int, ...]:
    """The named cards, and behind them those that are nowhere else, each once."""
    named = tuple(all_codes.index(code) for code in codes)
    gone = (*named, *elsewhere)
    if len(set(gone)) < len(gone):
        raise ValueError("a card is in two places")
    return named + tuple(card for card in range(len(all_codes)) if card not in gone)


def _seat(rules: Variant, agency: str) -> Seat:
    return AGENCY_CODES[: rules.seats].index(agency)


def _table(rules: Variant, head: Fields, fields: list[Fields]) -> State:
    sides = tuple(_side(rules, own, seat, head["phase"]) for seat, own in enumerate(fields))
    objective = OBJECTIVE_CODES.index(head["obj"])
    spent = _numbers(head.get("spent", ""), OBJECTIVE_CODES)
    claims = tuple(card for side in sides for card in side.won)
    odeck = _whole_deck(_listed(head.get("odeck", "")), OBJECTIVE_CODES, (objective, *spent, *claims))
    balance = _seat(rules, head.get("bal", AGENCY_CODES[0]))
    fed = [_whole_deck(_listed(head["gdeck_next"]), GROUP_CODES)] if "gdeck_next" in head else []
    listening, analyst = _pending(rules, head.get("pend", ""))
    table = set_up(rules, odeck, balance, Chance(int(head.get("seed", "0"))).fed(*fed))._replace(
        turn=int(head.get("turn", "2")),
        objective=objective,
        spent=spent,
        claims=claims,
        sides=sides,
        loser=_seat(rules, head["loser"]) if "loser" in head else NONE,
        listening=listening,
        analyst=analyst,
    )
    return _in_phase(_overheard(table), head, fields)


def _in_phase(table: State, head: Fields, fields: list[Fields]) -> State:
    phase, rules = head["phase"], table.variant
    table = table._replace(struggle=_struggle(table, head, fields))
    if phase == BRIEFING:  # the objective is still to be turned up
        return briefing.begun(table._replace(turn=table.turn - 1, odeck=(table.objective, *table.odeck)), [])
    if phase == PLANNING:
        return table
    actor = table.balance if phase == START else _seat(rules, head.get("act", AGENCY_CODES[table.balance]))
    if phase not in (START, STRUGGLE) or any(side.field == NONE for side in table.sides):
        raise ValueError("a phase that cannot be written, or a seat without an Agent X")
    return table._replace(phase=phase, actor=actor)


def _struggle(table: State, head: Fields, fields: list[Fields]) -> Struggle:
    fronts = [[(code[:-1], code[-1]) for code in _listed(own.get("groups", ""))] for own in fields]
    groups = tuple(tuple(GROUP_CODES.index(code) for code, _ in front) for front in fronts)
    if any(mark not in "rm" for front in fronts for _, mark in front):
        raise ValueError("a group is ready (r) or mobilised (m)")
    ready = sum(1 << GROUP_CODES.index(code) for front in fronts for code, mark in front if mark == "r")
    discard = _numbers(head.get("gdisc", ""), GROUP_CODES)
    in_play = [card for front in groups for card in front]
    deck = _whole_deck(_listed(head.get("gdeck", "")), GROUP_CODES, (*discard, *in_play))
    first = _seat(table.variant, head.get("first", AGENCY_CODES[table.balance])) if head["phase"] == STRUGGLE else NONE
    influence = tuple(sum(INFLUENCE[card] for card in front) for front in groups)
    return Struggle(
        first, int(head.get("passes", "0")), groups, ready, influence, deck, Known.nothing(len(fields)), discard
    )


def _side(rules: Variant, own: Fields, seat: Seat, phase: str) -> AgencyState:
    def agents(name: str) -> int:
        return sum(1 << agent for agent in _numbers(own.get(name, ""), AGENT_CODES))

    field = AGENT_CODES.index(own["x"]) if "x" in own else NONE
    pairs = [code.split(":") for code in _listed(own.get("out", ""))]
    out = tuple((AGENT_CODES.index(code), {"T": "T", "D": "D"}[cause]) for code, cause in pairs)
    places = [agents("leave"), agents("x"), sum(1 << agent for agent, _ in out)]
    away = places[0] | places[1] | places[2]
    hq = agents("hq") if "hq" in own else rules.agents & ~away
    if (hq | away) != rules.agents or hq + sum(places) != rules.agents:  # a sum of bits counts those in two places
        raise ValueError("every agent of the roster is in one place")
    won = _numbers(own.get("won", ""), OBJECTIVE_CODES)
    bonus = int(own.get("bonus", "0"))
    back = agents("back") if phase != PLANNING else 0
    possible = (hq | agents("x")) & ~back if field != NONE else 0
    events = sum(1 << card - NATION_COUNT for card in won if card >= NATION_COUNT)
    return fresh_side(hq)._replace(
        leave=agents("leave"),
        out=out,
        field=field,
        seen=1 << seat if field != NONE else 0,
        possible=possible,
        back=back,
        won=won,
        events=events,
        bonus=bonus,
        vp=bonus + sum(POINTS[card] for card in won),
    )


def _pending(rules: Variant, text: str) -> tuple[tuple[Seat, ...], Seat]:
    """`DA:CIA>KGB` is a listening, `AN:MI6` an Analyst."""
    listening: tuple[Seat, ...] = ()
    analyst = NONE
    for part in _listed(text):
        agent, seats = part.split(":")
        if agent == "DA":
            by, on = seats.split(">")
            listening = (_seat(rules, by), _seat(rules, on))
        elif agent == "AN":
            analyst = _seat(rules, seats)
        else:
            raise ValueError("only Double Agents and Analysts leave something pending")
    return listening, analyst


def _overheard(table: State) -> State:
    """A listening is spent as soon as the rival has chosen (R6.3)."""
    if not table.listening or table.sides[table.listening[1]].field == NONE:
        return table
    by, on = table.listening
    side = table.sides[on]
    sides = (*table.sides[:on], side._replace(seen=side.seen | 1 << by), *table.sides[on + 1 :])
    return table._replace(listening=(), sides=sides)
