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

Nobody sees the hands of others, nor the deck.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType
from typing import Annotated, Literal, NamedTuple, TypedDict

from engines import components, registry
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
from engines.shapes import Between, Breakdown, BySeat, GameShapes, Most, OneOf, Seats
from engines.shapes import Seat as SeatShape

LETTERS = tuple(f"{row}{value}" for row in "abc" for value in range(1, 7))
VETOES = tuple(f"v{number}" for number in range(1, 7))
CARDS = (*LETTERS, *VETOES)
HAND = 3
MOST_LETTERS = 2

Card = Annotated[str, OneOf(CARDS)]
Cards = Annotated[list[Card], Most(len(CARDS))]
Gift = tuple[Card, SeatShape]


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
)


class Question(NamedTuple):
    """Who is asked, and what; the top one of the stack is asked now."""

    kind: str  # "give", "veto" or "counter"
    seats: tuple[Seat, ...]  # the first is asked now


@dataclass(frozen=True, slots=True)
class State:
    chance: Chance
    rounds: int
    deck: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    albums: tuple[tuple[str, ...], ...]
    generosity: tuple[int, ...]
    discard: tuple[str, ...] = ()
    turns: int = 0
    stack: tuple[Question, ...] = ()
    gift: tuple[tuple[str, Seat], ...] = ()
    draft: tuple[str, ...] = ()  # cards and, as texts, the seats they go to

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def giver(self) -> Seat:
        return self.turns % self.seats

    @property
    def top(self) -> Question | None:
        return self.stack[-1] if self.stack else None

    def with_hand(self, seat: Seat, hand: tuple[str, ...]) -> State:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


class Salon(Game):
    """All methods are those of `engines.game.Game`."""

    id = "salon"
    options = (Option("rounds", (2, 1, 3), 2),)
    events = tuple(SHAPES.events)
    reasons = ("not_your_turn", "not_now")
    secret = True
    positions = False
    shapes = SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return (2, 3, 4, 5, 6)

    def new(self, setup: Setup) -> State:
        deck, chance = Chance(setup.seed).shuffled(CARDS)
        hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(setup.seats))
        rest = tuple(deck[setup.seats * HAND :])
        nothing: tuple[tuple[str, ...], ...] = ((),) * setup.seats
        state = State(chance, int(setup.options["rounds"]), rest, hands, nothing, (0,) * setup.seats)
        return replace(state, stack=(Question("give", (0,)),))

    def opening(self, state: State) -> list[Event]:
        return []

    def actors(self, state: State) -> tuple[Seat, ...]:
        return state.top.seats[:1] if state.top else ()

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(state.seats)

    def half_made(self, state: State) -> Seat | None:
        return state.giver if state.draft else None

    def window(self, state: State) -> tuple[Seat, ...]:
        return state.top.seats if state.top and state.top.kind != "give" else ()

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        if state.top is None or seat != state.top.seats[0]:
            return ()
        if state.top.kind != "give":
            return (*(f"v:{card}" for card in state.hands[seat] if card in VETOES), "pass")
        letters = [card for card in state.hands[seat] if card in LETTERS and card not in state.draft]
        if len(state.draft) % 2:
            return tuple(f">{other}" for other in range(state.seats))
        if state.draft:
            return (*(f"c:{card}" for card in letters), ".")
        return tuple(f"c:{card}" for card in letters) or ("-",)

    def choices(self, state: State, seat: Seat) -> Mapping[str, Plain]:
        return {text: {"value": int(text[3]) if text[:2] == "c:" else 0} for text in self.legal(state, seat)}

    def apply(self, state: State, seat: Seat, action: object) -> tuple[State, list[Event]]:
        if state.top is None or seat != state.top.seats[0]:
            raise IllegalAction("not_your_turn", "R1")
        if action not in self.legal(state, seat):
            raise IllegalAction("not_now", "R2" if state.top.kind != "give" else "R1")
        text = str(action)
        if state.top.kind == "give":
            return self._step(state, seat, text)
        if text == "pass":
            return self._passed(state, seat)
        return self._vetoed(state, seat, text[2:])

    def _step(self, state: State, seat: Seat, text: str) -> tuple[State, list[Event]]:
        """R1"""
        if text == "-":
            return self._drawn(replace(state, stack=()), [Event({"kind": "nothing", "by": seat})])
        draft = state.draft if text == "." else (*state.draft, text[2:] if text[:2] == "c:" else text[1:])
        letters_left = [card for card in state.hands[seat] if card in LETTERS and card not in draft]
        is_whole = text == "." or (text[0] == ">" and (len(draft) == 2 * MOST_LETTERS or not letters_left))
        if not is_whole:
            return replace(state, draft=draft), []
        gift = tuple((card, int(to)) for card, to in zip(draft[::2], draft[1::2], strict=True))
        given = {card for card, _ in gift}
        state = state.with_hand(seat, tuple(card for card in state.hands[seat] if card not in given))
        state = replace(state, draft=(), gift=gift, stack=())
        return self._opened(state, seat, 1, [Event({"kind": "gift", "by": seat, "letters": [*map(list, gift)]})])

    def _may_veto(self, state: State, seat: Seat) -> bool:
        """R2, in the eyes of everybody"""
        return bool(state.hands[seat]) and not set(VETOES) <= set(state.discard)

    def _opened(self, state: State, giver: Seat, after: int, events: list[Event]) -> tuple[State, list[Event]]:
        """The window for those who sit at least `after` places behind the giver."""
        others = [(giver + step) % state.seats for step in range(after, state.seats)]
        asked = tuple(seat for seat in others if self._may_veto(state, seat))
        if not asked:
            return self._received(state, events)
        return replace(state, stack=(*state.stack, Question("veto", asked))), events

    def _passed(self, state: State, seat: Seat) -> tuple[State, list[Event]]:
        question = state.stack[-1]
        rest = (Question(question.kind, question.seats[1:]),) if question.seats[1:] else ()
        state = replace(state, stack=(*state.stack[:-1], *rest))
        events = [Event({"kind": "pass", "by": seat})]
        if question.kind == "counter":
            return self._refused(state, events)
        return (state, events) if rest else self._received(state, events)

    def _vetoed(self, state: State, seat: Seat, card: str) -> tuple[State, list[Event]]:
        """R2, R3"""
        kind = state.stack[-1].kind
        state = state.with_hand(seat, tuple(held for held in state.hands[seat] if held != card))
        state = replace(state, discard=(*state.discard, card))
        events = [Event({"kind": "counter" if kind == "counter" else "veto", "by": seat, "card": card})]
        if kind == "counter":
            by = state.stack[0].seats[0]  # whose veto is void: the question below
            state = replace(state, stack=())
            return self._opened(state, seat, (by - seat) % state.seats + 1, events)
        if self._may_veto(state, state.giver):
            below = Question("veto", state.stack[-1].seats)
            return replace(state, stack=(below, Question("counter", (state.giver,)))), events
        return self._refused(state, events)

    def _refused(self, state: State, events: list[Event]) -> tuple[State, list[Event]]:
        cards = tuple(card for card, _ in state.gift)
        state = replace(state, stack=(), gift=(), discard=(*state.discard, *cards))
        return self._drawn(state, [*events, Event({"kind": "refused", "by": state.giver, "cards": [*cards]})])

    def _received(self, state: State, events: list[Event]) -> tuple[State, list[Event]]:
        """R4"""
        giver, albums, generosity = state.giver, list(state.albums), list(state.generosity)
        for card, to in state.gift:
            albums[to] = (*albums[to], card)
            generosity[giver] += to != giver
        told = Event({"kind": "received", "by": giver, "letters": [*map(list, state.gift)]})
        state = replace(state, stack=(), gift=(), albums=tuple(albums), generosity=tuple(generosity))
        return self._drawn(state, [*events, told])

    def _drawn(self, state: State, events: list[Event]) -> tuple[State, list[Event]]:
        """R4, R5"""
        giver = state.giver
        count = min(HAND - len(state.hands[giver]), len(state.deck))
        if count > 0:
            cards, deck = state.deck[:count], state.deck[count:]
            state = replace(state.with_hand(giver, tuple(sorted((*state.hands[giver], *cards)))), deck=deck)
            data = {"kind": "draw", "by": giver, "cards": [*cards], "count": count}
            events = [*events, Event(data, {"cards": (giver,)}, chance=True)]
        state = replace(state, turns=state.turns + 1)
        if state.turns == state.rounds * state.seats:
            return state, [*events, Event({"kind": END})]
        return replace(state, stack=(Question("give", (state.giver,)),)), events

    def _scores(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(sum(int(card[1]) for card in album) for album in state.albums), state.generosity

    def _breakdown(self, state: State) -> list[tuple[str, tuple[int, ...]]]:
        letters, generosity = self._scores(state)
        return [("letters", letters), ("generosity", generosity)]

    def view(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        letters, generosity = self._scores(state)
        return {
            "phase": state.top.kind if state.top else "over",
            "actors": list(self.actors(state)),
            "scores": [one + other for one, other in zip(letters, generosity, strict=True)],
            "breakdown": [[line, list(values)] for line, values in self._breakdown(state)],
            "round": min(state.turns // state.seats + 1, state.rounds),
            "hand": None if seat is None else list(state.hands[seat]),
            "hands": [len(hand) for hand in state.hands],
            "albums": [list(album) for album in state.albums],
            "discard": list(state.discard),
            "deck": len(state.deck),
            "gift": [list(letter) for letter in state.gift],
            "draft": [*state.draft[::2]] if seat == state.giver else [],
        }

    def outcome(self, state: State) -> Outcome | None:
        if state.top is not None:
            return None
        letters, generosity = self._scores(state)
        scores = tuple(one + other for one, other in zip(letters, generosity, strict=True))
        places = [tuple(seat for seat in range(state.seats) if scores[seat] == total) for total in sorted(set(scores))]
        return Outcome(tuple(reversed(places)), scores, tuple(self._breakdown(state)), "points", "R5")

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        hidden = sorted(
            [*state.deck, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
        )
        rng.shuffle(hidden)
        hands = list(state.hands)
        for other, hand in enumerate(hands):
            if other != seat:
                hands[other], hidden = tuple(sorted(hidden[: len(hand)])), hidden[len(hand) :]
        return replace(state, hands=tuple(hands), deck=tuple(hidden))

    def write(self, action: object) -> str:
        return str(action)

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
