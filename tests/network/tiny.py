"""A tiny game for two to four seats with everything a table must cope with: secrets, dice, forced and simultaneous
choices.

Each seat holds a secret token and three cards. In turn a seat may roll a die in secret, marks a card in secret, and
then either shows it or changes its mind; with one card left and the die rolled there is nothing to choose. At the end
all bid at once. Nothing in a view or an event of another seat may contain a token, a mark, a roll or a bid.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType
from typing import Annotated, Literal, TypeAlias, TypedDict

from engines import components, registry
from engines.chance import Chance
from engines.game import (
    Event,
    Game,
    IllegalAction,
    NotationError,
    Option,
    OptionValue,
    Outcome,
    Plain,
    Seat,
    Setup,
    Side,
    each_alone,
)
from engines.shapes import Between, Breakdown, BySeat, GameShapes, Most, Seats
from engines.shapes import Seat as SeatShape

Card: TypeAlias = Annotated[int, Between(0, 3)]


class View(TypedDict):
    phase: Literal["choose", "commit", "bid", "over", "turn"]
    actors: Seats
    scores: BySeat[int]
    breakdown: Breakdown
    hands: BySeat[Annotated[list[Card], Most(3)]]
    token: int | None
    mark: Card | None
    rolled: Annotated[int, Between(0, 6)] | None
    bid: Annotated[int, Between(0, 1)] | None


class Details(TypedDict, total=False):
    turn: Seats


SHAPES = GameShapes(
    View,
    {
        "deal": {"token": int},
        "first": {"by": SeatShape},
        "roll": {"by": SeatShape, "pips": Annotated[int, Between(1, 6)]},
        "mark": {"by": SeatShape, "card": Card},
        "back": {"by": SeatShape},
        "go": {"by": SeatShape, "card": Card},
        "bid": {"by": SeatShape, "bid": Annotated[int, Between(0, 1)] | None},
    },
    Details,
    ("points",),
    ("cards",),
)

ACTIONS = ("roll", "c1", "c2", "c3", "back", "go", "b0", "b1")


@dataclass(frozen=True, slots=True)
class State:
    chance: Chance
    first: Seat
    tokens: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    turn: int = 0
    mark: int = 0
    rolled: int = 0

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def actor(self) -> Seat:
        return (self.first + self.turn) % self.seats

    @property
    def phase(self) -> str:
        if any(self.hands):
            return "commit" if self.mark else "choose"
        return "bid" if None in self.bids else "over"


class Tiny(Game):
    """The game; all methods are those of `engines.game.Game`."""

    id = "tiny"
    secret = True
    positions = False
    shapes = SHAPES
    reasons = ("not_your_turn", "not_now")
    options = (Option("first", (0, 1), 0), Option("cards", (3, 2, 1), 3))

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return (2, 3, 4)

    def new(self, setup: Setup) -> State:
        chance, tokens = Chance(setup.seed), []
        for _ in range(setup.seats):
            number, chance = chance.below(10**9)
            tokens.append(10**9 + number)
        cards = tuple(range(1, int(setup.options["cards"]) + 1))
        nothing: tuple[tuple[int, ...], ...] = ((),) * setup.seats
        first = int(setup.options["first"])
        return State(chance, first, tuple(tokens), (cards,) * setup.seats, nothing, (None,) * setup.seats)

    def opening(self, state: State) -> list[Event]:
        deals = [Event({"kind": "deal", "token": state.tokens[s]}, audience=(s,)) for s in range(state.seats)]
        return [*deals, Event({"kind": "first", "by": state.first})]

    def actors(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "over":
                return ()
            case "bid":
                return tuple(seat for seat in range(state.seats) if state.bids[seat] is None)
        return (state.actor,)

    def automatic(self, state: State) -> None:
        """Everything is chosen."""

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(state.seats)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        if seat not in self.actors(state):
            return ()
        match state.phase:
            case "choose":
                return (*(() if state.rolled else ("roll",)), *(f"c{card}" for card in state.hands[seat]))
            case "commit":
                return ("back", "go")
        return ("b0", "b1")

    def apply(self, state: State, seat: Seat, action: str) -> tuple[State, list[Event]]:
        if seat not in self.actors(state):
            raise IllegalAction("not_your_turn", "T1", turn=list(self.actors(state)))
        if action not in self.legal(state, seat):
            raise IllegalAction("not_now", "T2")
        match action:
            case "roll":
                rolled, chance = state.chance.die()
                event = Event({"kind": "roll", "by": seat, "pips": rolled}, audience=(seat,), chance=True)
                return replace(state, rolled=rolled, chance=chance), [event]
            case "back":
                return replace(state, mark=0), [Event({"kind": "back", "by": seat}, audience=(seat,))]
            case "go":
                return self._shown(state, seat)
            case "b0" | "b1":
                bids = _put(state.bids, seat, int(action[1]))
                return replace(state, bids=bids), [
                    Event({"kind": "bid", "by": seat, "bid": bids[seat]}, hidden={"bid": (seat,)})
                ]
        mark = int(action[1])
        return replace(state, mark=mark), [Event({"kind": "mark", "by": seat, "card": mark}, audience=(seat,))]

    def _shown(self, state: State, seat: Seat) -> tuple[State, list[Event]]:
        card = state.mark
        hands = _put(state.hands, seat, tuple(held for held in state.hands[seat] if held != card))
        shown = _put(state.shown, seat, (*state.shown[seat], card))
        after = replace(state, hands=hands, shown=shown, turn=state.turn + 1, mark=0, rolled=0)
        return after, [Event({"kind": "go", "by": seat, "card": card})]

    def view(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        mine = seat == state.actor
        totals: list[Plain] = [sum(cards) for cards in state.shown]
        return {
            "phase": state.phase if mine or state.phase in ("bid", "over") else "turn",
            "actors": list(self.actors(state)),
            "scores": totals,
            "breakdown": [["cards", totals]],
            "hands": [list(cards) for cards in state.hands],
            "token": None if seat is None else state.tokens[seat],
            "mark": state.mark if mine else None,
            "rolled": state.rolled if mine else None,
            "bid": None if seat is None else state.bids[seat],
        }

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = tuple(sum(cards) + (bid or 0) for cards, bid in zip(state.shown, state.bids, strict=True))
        places = sorted(set(scores), reverse=True)
        ranking = tuple(tuple(seat for seat in range(state.seats) if scores[seat] == own) for own in places)
        return Outcome(ranking, scores, (("cards", scores),), "points", "T3")

    def next_options(self, state: State) -> Mapping[str, OptionValue]:
        return {"first": 1 - state.first}

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        tokens = tuple(t if s == seat else 10**9 + int(rng.random() * 10**9) for s, t in enumerate(state.tokens))
        return replace(state, tokens=tokens)

    def write(self, action: str) -> str:
        return action

    def read(self, text: str) -> str:
        if text.lower() not in ACTIONS:
            raise NotationError(text)
        return text.lower()


def _put(values: tuple, seat: Seat, value: object) -> tuple:
    return (*values[:seat], value, *values[seat + 1 :])


def register(setattr_=setattr, setitem=dict.__setitem__) -> None:
    """Make the tiny game one of `engines.games()`; a test passes monkeypatch's functions to undo it afterwards."""
    module = ModuleType("engines.tiny")
    module.GAME = Tiny()  # type: ignore[attr-defined]
    module.__spec__, module.__path__ = ModuleSpec("engines.tiny", None), []  # it has no policy for bots
    setitem(sys.modules, "engines.tiny", module)
    setattr_(registry, "_PACKAGES", (*registry.games(), "tiny"))
    real = components._bytes
    setattr_(components, "_bytes", lambda game_id: b"tiny" if game_id == "tiny" else real(game_id))
