"""Salon, a made-up game for two to six seats.

Eighteen letters (three of each value from 1 to 6) and six vetoes are shuffled; everyone holds three cards.

R1  In turn each seat hands over letters: a card of its hand and whose album it goes to, then, if it wants, a second
    one. This is one choice, made in steps: `c:a3 ; >1 ; c:b2 ; >0`, or `c:a3 ; >1 ; .`; whoever has none says `-`.
R2  The letters lie open on the table. Then a window is put to the others, in order from the next seat on: whoever has a
    card in hand may lay a veto (`v:v2`) or `pass`, unless all vetoes have been laid.
R3  Against a veto the giver, with a card in hand, may lay one too, in a window of its own. Then the first veto is void,
    and the window goes on behind the seat that laid it. Else the letters are thrown away.
R4  Letters that nobody stops go to their albums and score their value for the album's owner; the giver scores 1 for
    each that goes to somebody else. Then the giver draws up to three cards.
R5  After as many turns for each seat as the option `rounds` says it is over. Most points win.

Nobody sees the hands of others, nor the deck. The places are hand:1:0, album:1:0, discard:0 and gift:0, each with the
number of the card there; all that a seat cannot see is `?unseen`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType
from typing import Annotated, Literal, NamedTuple, TypedDict

from engines import components, registry, stack
from engines.chance import Chance
from engines.game import (
    END,
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
from engines.motion import Where, visible
from engines.shapes import Between, Breakdown, BySeat, GameShapes, Most, OneOf, Seats, Spelled
from engines.shapes import Seat as SeatShape
from engines.stack import AutomaticStep, Question, Row, Stack, pushed
from engines.zones import Zones

LETTERS = tuple(f"{row}{value}" for row in "abc" for value in range(1, 7))
VETOES = tuple(f"v{number}" for number in range(1, 7))
CARDS = (*LETTERS, *VETOES)
HAND = 3
MOST_LETTERS = 2

Card = Annotated[str, OneOf(CARDS)]
Cards = Annotated[list[Card], Most(len(CARDS))]
Gift = tuple[Card, SeatShape]
PlaceName = Annotated[str, Spelled(r"(discard|gift|hand:{seat}|album:{seat}):[0-9]{1,2}")]
PlaceOrUnseen = Annotated[str, Spelled(r"\?unseen|(discard|gift|hand:{seat}|album:{seat}):[0-9]{1,2}")]


class View(TypedDict):
    phase: Literal["give", "veto", "counter", "over"]
    actors: Seats
    scores: BySeat[int]
    breakdown: Breakdown
    round: Annotated[int, Between(1, 3)]
    hand: Cards | None
    hands: BySeat[int]
    albums: BySeat[Cards]
    discard: Cards
    deck: Annotated[int, Between(0, 24)]
    gift: Annotated[list[Gift], Most(MOST_LETTERS)]
    draft: Annotated[list[Card], Most(2 * MOST_LETTERS)]
    where: Annotated[dict[Card, PlaceName], Most(len(CARDS))]


class Details(TypedDict):
    """It tells nothing besides its reasons."""


SHAPES = GameShapes(
    View,
    {
        "gift": {"by": SeatShape, "letters": Annotated[list[Gift], Most(MOST_LETTERS)]},
        "nothing": {"by": SeatShape},
        "veto": {"by": SeatShape, "card": Card},
        "counter": {"by": SeatShape, "card": Card},
        "pass": {"by": SeatShape},
        "refused": {"by": SeatShape, "cards": Cards},
        "received": {"by": SeatShape, "letters": Annotated[list[Gift], Most(MOST_LETTERS)]},
        "draw": {"by": SeatShape, "cards": Cards | None, "count": Annotated[int, Between(1, HAND)]},
        END: {},
    },
    Details,
    ("points",),
    ("letters", "generosity"),
    lambda action: {"value": Annotated[int, Between(0, 6)]},
    move=tuple[Card, PlaceOrUnseen | None, PlaceOrUnseen | None],
)


GIVING, VETOING, COUNTERING = "give", "veto", "counter"
DECK, DISCARD, GIFT = range(3)
"""Zones; then come the hands, and then the albums, by seat."""


def hand(seat: Seat) -> int:
    return GIFT + 1 + seat


class State(NamedTuple):
    zones: Zones
    chance: Chance
    rounds: int
    generosity: tuple[int, ...]
    turns: int = 0
    stack: Stack = ()
    gift: tuple[tuple[str, Seat], ...] = ()
    draft: tuple[str, ...] = ()  # cards and, as texts, the seats they go to

    @property
    def seats(self) -> int:
        return len(self.generosity)

    @property
    def giver(self) -> Seat:
        return self.turns % self.seats

    def cards(self, zone: int) -> tuple[str, ...]:
        return tuple(CARDS[card] for card in self.zones.cards[zone])

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return tuple(sorted(self.cards(hand(seat))))

    def album(self, seat: Seat) -> tuple[str, ...]:
        return self.cards(hand(self.seats) + seat)

    def moved(self, card: str, source: int, target: int) -> State:
        """A card goes where everyone sees it."""
        number = CARDS.index(card)
        return self._replace(zones=self.zones.moved((number,), source, target).shown((number,)))


@dataclass(frozen=True, slots=True)
class Giving(Question[State, str]):
    """R1"""

    seat: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        letters = [card for card in state.hand(seat) if card in LETTERS and card not in state.draft]
        if len(state.draft) % 2:
            return tuple(f">{other}" for other in range(state.seats))
        if state.draft:
            return (*(f"c:{card}" for card in letters), ".")
        return tuple(f"c:{card}" for card in letters) or ("-",)

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        if action == "-":
            events.append(Event({"kind": "nothing", "by": seat}))
            return pushed(state, Drawing())
        draft = state.draft if action == "." else (*state.draft, action[2:] if action[:2] == "c:" else action[1:])
        letters_left = [card for card in state.hand(seat) if card in LETTERS and card not in draft]
        is_whole = action == "." or (action[0] == ">" and (len(draft) == 2 * MOST_LETTERS or not letters_left))
        if not is_whole:
            return pushed(state._replace(draft=draft), self)
        gift = tuple((card, int(to)) for card, to in zip(draft[::2], draft[1::2], strict=True))
        for card, _ in gift:
            state = state.moved(card, hand(seat), GIFT)
        events.append(Event({"kind": "gift", "by": seat, "letters": [*map(list, gift)]}, after=state))
        state = pushed(state._replace(draft=(), gift=gift), Receiving(), Drawing())
        return with_window(state, 1)


@dataclass(frozen=True, slots=True)
class Reacting(Question[State, str]):
    """R2, R3: the seats of the row may lay a veto, against the gift or, as the giver, against a veto."""

    kind: str
    row: Row
    by: Seat = 0  # of countering: whose veto it is

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.row.waiting[:1]

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return (*(f"v:{card}" for card in state.hand(seat) if card in VETOES), "pass")

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        if action == "pass":
            events.append(Event({"kind": "pass", "by": seat}))
            if self.kind == COUNTERING:
                return refused(state, events)
            rest = replace(self, row=self.row.passed())
            return pushed(state, rest) if rest.seats else state
        state = state.moved(action[2:], hand(seat), DISCARD)
        events.append(Event({"kind": self.kind, "by": seat, "card": action[2:]}, after=state))
        if self.kind == COUNTERING:
            return with_window(state, (self.by - seat) % state.seats + 1)
        if may_veto(state, state.giver):
            return pushed(state, Reacting(COUNTERING, Row.of((state.giver,)), seat))
        return refused(state, events)


def may_veto(state: State, seat: Seat) -> bool:
    """R2, in the eyes of everybody"""
    return bool(state.zones.cards[hand(seat)]) and not set(VETOES) <= set(state.cards(DISCARD))


def with_window(state: State, after: int) -> State:
    """The window for those who sit at least `after` places behind the giver."""
    others = [(state.giver + step) % state.seats for step in range(after, state.seats)]
    asked = [seat for seat in others if may_veto(state, seat)]
    return pushed(state, Reacting(VETOING, Row.of(asked))) if asked else state


def refused(state: State, events: list[Event]) -> State:
    """R3: what was still to come of the gift does not."""
    for card, _ in state.gift:
        state = state.moved(card, GIFT, DISCARD)
    data = {"kind": "refused", "by": state.giver, "cards": [card for card, _ in state.gift]}
    events.append(Event(data, after=state))
    return state._replace(gift=(), stack=(Drawing(),))


@dataclass(frozen=True, slots=True)
class Receiving(AutomaticStep[State]):
    """R4"""

    def taken(self, state: State, events: list[Event]) -> State:
        giver, generosity = state.giver, list(state.generosity)
        for card, to in state.gift:
            state = state.moved(card, GIFT, hand(state.seats) + to)
            generosity[giver] += to != giver
        events.append(Event({"kind": "received", "by": giver, "letters": [*map(list, state.gift)]}, after=state))
        return state._replace(gift=(), generosity=tuple(generosity))


@dataclass(frozen=True, slots=True)
class Drawing(AutomaticStep[State]):
    """R4, R5"""

    def taken(self, state: State, events: list[Event]) -> State:
        giver = state.giver
        count = min(HAND - len(state.zones.cards[hand(giver)]), len(state.zones.cards[DECK]))
        if count > 0:
            drawn = [*state.cards(DECK)[:count]]
            data = {"kind": "draw", "by": giver, "cards": drawn, "count": count}
            state = state._replace(zones=state.zones.drawn(DECK, hand(giver), giver, count))
            events.append(Event(data, {"cards": (giver,)}, chance=True, after=state))
        state = state._replace(turns=state.turns + 1)
        if state.turns == state.rounds * state.seats:
            events.append(Event({"kind": END}))
            return state
        return pushed(state, Giving(state.giver))


class Salon(Game[State, str]):
    """All methods are those of `engines.game.Game`."""

    id = "salon"
    options = (Option("rounds", (2, 1, 3), 2),)
    events = tuple(SHAPES.events)
    reasons = ("not_your_turn", "not_now")
    secret = True
    positions = False
    windows = (VETOING, COUNTERING)
    shapes = SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return (2, 3, 4, 5, 6)

    def new(self, setup: Setup) -> State:
        empty: list[tuple[int, ...]] = [()] * (GIFT + 2 * setup.seats)
        zones, chance = Zones.of(setup.seats, range(len(CARDS)), *empty).shuffled(DECK, Chance(setup.seed))
        for seat in range(setup.seats):
            zones = zones.drawn(DECK, hand(seat), seat, HAND)
        return State(zones, chance, int(setup.options["rounds"]), (0,) * setup.seats, stack=(Giving(0),))

    def opening(self, state: State) -> list[Event]:
        return []

    def actors(self, state: State) -> tuple[Seat, ...]:
        return stack.asked(state)

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(state.seats)

    def half_made(self, state: State) -> Seat | None:
        return state.giver if state.draft else None

    def window(self, state: State) -> tuple[Seat, ...]:
        top = state.stack[-1] if state.stack else None
        return top.row.waiting if isinstance(top, Reacting) else ()

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return stack.legal(state, seat)

    def choices(self, state: State, seat: Seat) -> Mapping[str, Plain]:
        return {text: {"value": int(text[3]) if text[:2] == "c:" else 0} for text in self.legal(state, seat)}

    def apply(self, state: State, seat: Seat, action: str) -> tuple[State, list[Event]]:
        if seat not in self.actors(state):
            raise IllegalAction("not_your_turn", "R1")
        if action not in self.legal(state, seat):
            raise IllegalAction("not_now", "R2" if self.window(state) else "R1")
        return stack.answered(state, seat, action)

    def _sheet(self, state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
        letters = tuple(sum(int(card[1]) for card in state.album(seat)) for seat in range(state.seats))
        return ("letters", letters), ("generosity", state.generosity)

    def _scores(self, state: State) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(values for _, values in self._sheet(state)), strict=True)))

    def view(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        top, seats = state.stack[-1] if state.stack else None, range(state.seats)
        return {
            "phase": top.kind if isinstance(top, Reacting) else GIVING if top else "over",
            "actors": list(self.actors(state)),
            "scores": list(self._scores(state)),
            "breakdown": [[line, list(values)] for line, values in self._sheet(state)],
            "round": min(state.turns // state.seats + 1, state.rounds),
            "hand": None if seat is None else list(state.hand(seat)),
            "hands": [len(state.zones.cards[hand(other)]) for other in seats],
            "albums": [list(state.album(other)) for other in seats],
            "discard": list(state.cards(DISCARD)),
            "deck": len(state.zones.cards[DECK]),
            "gift": [list(letter) for letter in state.gift],
            "draft": [*state.draft[::2]] if seat == state.giver else [],
            "where": visible(self.where(state, seat)),
        }

    def where(self, state: State, seat: Seat | None) -> Where:
        found = dict.fromkeys(CARDS, "?unseen")
        for other in range(state.seats):
            if seat == other:
                found.update({card: f"hand:{other}:{number}" for number, card in enumerate(state.hand(other))})
            found.update({card: f"album:{other}:{number}" for number, card in enumerate(state.album(other))})
        for name, zone in (("discard", DISCARD), ("gift", GIFT)):
            found.update({card: f"{name}:{number}" for number, card in enumerate(state.cards(zone))})
        return found

    def outcome(self, state: State) -> Outcome | None:
        if state.stack:
            return None
        scores = self._scores(state)
        places = [tuple(seat for seat in range(state.seats) if scores[seat] == total) for total in sorted(set(scores))]
        return Outcome(tuple(reversed(places)), scores, self._sheet(state), "points", "R5")

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        return state._replace(zones=state.zones.imagined(seat, rng))

    def write(self, action: str) -> str:
        return action

    def read(self, text: str) -> str:
        known = text in ("pass", ".", "-") or (text[:1] == ">" and text[1:] in [*"012345"])
        known = known or (text[:2] == "c:" and text[2:] in LETTERS) or (text[:2] == "v:" and text[2:] in VETOES)
        if not known:
            raise NotationError(text)
        return text


def register(setattr_: Callable[..., None] = setattr, setitem: Callable[..., None] = dict.__setitem__) -> None:
    """Make Salon one of `engines.games()`; a test passes monkeypatch's functions to undo it afterwards."""
    module = ModuleType("engines.salon")
    module.GAME = Salon()  # type: ignore[attr-defined]
    module.__spec__, module.__path__ = ModuleSpec("engines.salon", None), []  # it has no policy for bots
    setitem(sys.modules, "engines.salon", module)
    setattr_(registry, "_PACKAGES", (*registry.games(), "salon"))
    real = components._bytes
    setattr_(components, "_bytes", lambda game_id: b"salon" if game_id == "salon" else real(game_id))
