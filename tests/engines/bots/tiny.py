"""Eight games small enough to know by heart, one for each thing the search must cope with.

Noughts: nothing hidden. Poker: hidden cards, so that only a bluffing world tells a hand (Kuhn's three-card poker).
Ambush: simultaneous choices and chance, with a known best mixture. Dice: chance alone. Nim: three seats and more.
Safes: choices in steps. Hideout: a choice whose number of steps is a secret. Trek: simultaneous choices in steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from engines.chance import Chance, shuffled
from engines.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    NotationError,
    Option,
    OptionValue,
    Outcome,
    Seat,
    Setup,
    Side,
    each_alone,
)

NO_LUCK = Chance(0)


class Tiny(Game):
    """What all of them share: no options, actions that are words, nothing hidden unless a game says so."""

    id = "tiny"
    options: tuple[Option, ...] = ()
    words: ClassVar[tuple[str, ...]] = ()
    counts: ClassVar[tuple[int, ...]] = (2,)

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return self.counts

    def opening(self, state: Any) -> list[Event]:
        return []

    def sides(self, state: Any) -> tuple[Side, ...]:
        return each_alone(self._seats(state))

    def next_options(self, state: Any) -> Mapping[str, OptionValue]:
        return {}

    def imagine(self, state: Any, seat: Seat, rng: Random) -> Any:
        return state

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, text: str) -> Action:
        if text not in self.words:
            raise NotationError(text)
        return text

    def legal(self, state: Any, seat: Seat) -> Sequence[Action]:
        return self._choices(state, seat) if seat in self.actors(state) else ()

    def apply(self, state: Any, seat: Seat, action: Action) -> tuple[Any, list[Event]]:
        if action not in self.legal(state, seat):
            raise IllegalAction("not_now", "R1")
        return self._played(state, seat, action)

    def view(self, state: Any, seat: Seat | None) -> dict[str, Any]:
        seats = self._seats(state)
        return {
            "phase": "play",
            "actors": list(self.actors(state)),
            "scores": [0] * seats,
            "breakdown": [],
            "seen": self._seen(state, seat),
        }

    def _seats(self, state: Any) -> int:
        return 2

    def _seen(self, state: Any, seat: Seat | None) -> Any:
        return repr(state)

    def actors(self, state: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def _choices(self, state: Any, seat: Seat) -> Sequence[Action]:
        raise NotImplementedError

    def _played(self, state: Any, seat: Seat, action: Action) -> tuple[Any, list[Event]]:
        raise NotImplementedError


def won(seat: Seat, seats: int = 2) -> Outcome:
    losers = tuple(other for other in range(seats) if other != seat)
    return Outcome(((seat,), losers), tuple(int(other == seat) for other in range(seats)), (), "won", "R1")


def drawn(seats: int = 2) -> Outcome:
    return Outcome((tuple(range(seats)),), (0,) * seats, (), "drawn", "R1")


LINES = ("012", "345", "678", "036", "147", "258", "048", "246")


class Noughts(Tiny):
    """Noughts and crosses; the state is the squares taken, in order."""

    id = "noughts"
    words = tuple("012345678")

    def new(self, setup: Setup) -> str:
        return ""

    def actors(self, state: str) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (len(state) % 2,)

    def _choices(self, state: str, seat: Seat) -> Sequence[Action]:
        return [square for square in self.words if square not in state]

    def _played(self, state: str, seat: Seat, action: Action) -> tuple[str, list[Event]]:
        return state + str(action), [Event({"kind": "mark", "by": seat, "square": str(action)})]

    def outcome(self, state: str) -> Outcome | None:
        for seat in (0, 1):
            if any(all(square in state[seat::2] for square in line) for line in LINES):
                return won(seat)
        return drawn() if len(state) == 9 else None


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand of three-card poker."""

    cards: tuple[int, ...]  # of seat 0, of seat 1, and the one left over
    said: str = ""  # c(heck) or b(et), by turns


class Poker(Tiny):
    """Kuhn's poker: 1 (jack) to 3 (king), one bet. A bet that is called doubles what is won."""

    id = "poker"
    words = ("c", "b")

    def new(self, setup: Setup) -> Deal:
        cards, _ = Chance(setup.seed).shuffled((1, 2, 3))
        return Deal(cards)

    def actors(self, state: Deal) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (len(state.said) % 2,)

    def _choices(self, state: Deal, seat: Seat) -> Sequence[Action]:
        return self.words

    def _played(self, state: Deal, seat: Seat, action: Action) -> tuple[Deal, list[Event]]:
        return replace(state, said=state.said + str(action)), [Event({"kind": "say", "by": seat, "word": str(action)})]

    def outcome(self, state: Deal) -> Outcome | None:
        best = 0 if state.cards[0] > state.cards[1] else 1
        match state.said:
            case "cc":
                return self._ended(best, 1)
            case "bb" | "cbb":
                return self._ended(best, 2)
            case "bc":
                return self._ended(0, 1)
            case "cbc":
                return self._ended(1, 1)
        return None

    def _ended(self, winner: Seat, stake: int) -> Outcome:
        return won(winner)._replace(scores=(stake, -stake) if winner == 0 else (-stake, stake))

    def imagine(self, state: Deal, seat: Seat, rng: Random) -> Deal:
        # From a sorted pool, so that the real cards leave no trace in the worlds drawn from a seed.
        others = shuffled(sorted(set(state.cards) - {state.cards[seat]}), rng)
        cards = (state.cards[0], *others) if seat == 0 else (others[0], state.cards[1], others[1])
        return replace(state, cards=cards)

    def _seen(self, state: Deal, seat: Seat | None) -> Any:
        return [state.said, None if seat is None else state.cards[seat]]


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where the two went, once they went."""

    went: tuple[str | None, str | None] = (None, None)
    chance: Chance = NO_LUCK
    caught: bool | None = None


class Ambush(Tiny):
    """Seat 0 hides at the river, in the wood or in the barn, seat 1 looks in one place; both choose at once.

    Whoever hides at the river and is looked for there still gets away half of the time, so the best mixture is a half
    river, a quarter wood, a quarter barn for both, and the seeker wins one time in four.
    """

    id = "ambush"
    words = ("river", "wood", "barn")

    def new(self, setup: Setup) -> Hunt:
        return Hunt(chance=Chance(setup.seed))

    def actors(self, state: Hunt) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if state.went[seat] is None)

    def _choices(self, state: Hunt, seat: Seat) -> Sequence[Action]:
        return self.words

    def _played(self, state: Hunt, seat: Seat, action: Action) -> tuple[Hunt, list[Event]]:
        went = (str(action), state.went[1]) if seat == 0 else (state.went[0], str(action))
        event = Event({"kind": "go", "by": seat, "place": str(action)}, {"place": (seat,)})
        if None in went:
            return replace(state, went=went), [event]
        coin, chance = state.chance.below(2)
        caught = went[0] == went[1] and (went[0] != "river" or coin == 1)
        return Hunt(went, chance, caught), [event, Event({"kind": "met", "places": list(went), "caught": caught})]

    def outcome(self, state: Hunt) -> Outcome | None:
        return None if state.caught is None else won(1 if state.caught else 0)

    def imagine(self, state: Hunt, seat: Seat, rng: Random) -> Hunt:
        chance = Chance(int(rng.random() * 2**30))
        if state.caught is not None or state.went[1 - seat] is None:
            return replace(state, chance=chance)
        elsewhere = self.words[int(rng.random() * 3)]
        went = (elsewhere, state.went[1]) if seat == 1 else (state.went[0], elsewhere)
        return replace(state, went=went, chance=chance)

    def _seen(self, state: Hunt, seat: Seat | None) -> Any:
        return [
            [
                place if seat == own or state.caught is not None else place is not None
                for own, place in enumerate(state.went)
            ],
            state.caught,
        ]


@dataclass(frozen=True, slots=True)
class Race:
    """Two runners, one die."""

    at: tuple[int, int] = (0, 0)
    turn: Seat = 0
    chance: Chance = NO_LUCK


class Dice(Tiny):
    """A race to 8: walk 3 steps, or roll a die and run 2 steps on an even number of pips, 7 on a six."""

    id = "dice"
    words = ("walk", "roll")
    goal = 8

    def new(self, setup: Setup) -> Race:
        return Race(chance=Chance(setup.seed))

    def actors(self, state: Race) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (state.turn,)

    def _choices(self, state: Race, seat: Seat) -> Sequence[Action]:
        return self.words

    def _played(self, state: Race, seat: Seat, action: Action) -> tuple[Race, list[Event]]:
        pips, chance = state.chance.die() if action == "roll" else (0, state.chance)
        steps = 3 if action == "walk" else 7 if pips == 6 else 2 if pips % 2 == 0 else 0
        return self.moved(state, seat, steps, chance), [Event({"kind": "run", "by": seat, "steps": steps})]

    def moved(self, state: Race, seat: Seat, steps: int, chance: Chance) -> Race:
        at = (state.at[0] + steps, state.at[1]) if seat == 0 else (state.at[0], state.at[1] + steps)
        return Race(at, 1 - seat, chance)

    def outcome(self, state: Race) -> Outcome | None:
        return next((won(seat) for seat in (0, 1) if state.at[seat] >= self.goal), None)

    def imagine(self, state: Race, seat: Seat, rng: Random) -> Race:
        return replace(state, chance=Chance(int(rng.random() * 2**30)))

    def _seen(self, state: Race, seat: Seat | None) -> Any:
        return [*state.at, state.turn]


@dataclass(frozen=True, slots=True)
class Heap:
    """Matches on the table."""

    left: int
    seats: int
    turn: Seat = 0


class Nim(Tiny):
    """Take one, two or three matches by turns; whoever takes the last one wins, the seats before rank behind in order.

    Ranks make every seat care who wins when it cannot: the seat to the right of the winner comes second.
    """

    id = "nim"
    words = ("1", "2", "3")
    counts = (2, 3, 4, 5, 6)

    def new(self, setup: Setup) -> Heap:
        return Heap(10, setup.seats)

    def actors(self, state: Heap) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def _seats(self, state: Heap) -> int:
        return state.seats

    def _choices(self, state: Heap, seat: Seat) -> Sequence[Action]:
        return self.words[: state.left]

    def _played(self, state: Heap, seat: Seat, action: Action) -> tuple[Heap, list[Event]]:
        taken = int(str(action))
        heap = Heap(state.left - taken, state.seats, (state.turn + 1) % state.seats)
        return heap, [Event({"kind": "take", "by": seat, "count": taken})]

    def outcome(self, state: Heap) -> Outcome | None:
        if state.left:
            return None
        order = [(state.turn - 1 - place) % state.seats for place in range(state.seats)]
        scores = tuple(-order.index(seat) for seat in range(state.seats))
        return Outcome(tuple((seat,) for seat in order), scores, (), "won", "R1")


@dataclass(frozen=True, slots=True)
class Dials:
    """What the two have chosen, and the letters of a choice that is half made."""

    opened: tuple[str, ...] = ()
    begun: str = ""


class Safes(Tiny):
    """Each in turn opens a safe by a combination of three letters, in steps; whoever finds more wins by as much.

    What begins with l holds 60, what begins with r nothing at all except rml, which holds 100. After m there is nothing
    to choose.
    """

    id = "safes"
    words = ("l", "m", "r")
    first = words

    def new(self, setup: Setup) -> Dials:
        return Dials()

    def actors(self, state: Dials) -> tuple[Seat, ...]:
        return () if len(state.opened) == 2 else (len(state.opened),)

    def half_made(self, state: Dials) -> Seat | None:
        return len(state.opened) if state.begun else None

    def _choices(self, state: Dials, seat: Seat) -> Sequence[Action]:
        if not state.begun:
            return self.first
        return ("m",) if state.begun[0] == "m" else self.words

    def _played(self, state: Dials, seat: Seat, action: Action) -> tuple[Dials, list[Event]]:
        begun = state.begun + str(action)
        if len(begun) < 3:
            return replace(state, begun=begun), []
        return Dials((*state.opened, begun)), [Event({"kind": "open", "by": seat, "combination": begun})]

    def outcome(self, state: Dials) -> Outcome | None:
        if len(state.opened) < 2:
            return None
        found = tuple(100 if opened == "rml" else 60 if opened[0] == "l" else 0 for opened in state.opened)
        return Outcome(((0, 1),), found, (), "found", "R1")


@dataclass(frozen=True, slots=True)
class Hidden:
    """Where somebody hides and where somebody looks; "wood" is not a place yet."""

    place: str = ""
    looked: str = ""


class Hideout(Tiny):
    """Seat 0 hides at the river, or in the wood and there by the oak; then seat 1 looks in one of the two places."""

    id = "hideout"
    words = ("river", "wood", "oak")

    def new(self, setup: Setup) -> Hidden:
        return Hidden()

    def actors(self, state: Hidden) -> tuple[Seat, ...]:
        return () if state.looked else (1,) if state.place in ("river", "oak") else (0,)

    def half_made(self, state: Hidden) -> Seat | None:
        return 0 if state.place == "wood" else None

    def _choices(self, state: Hidden, seat: Seat) -> Sequence[Action]:
        if seat == 1:
            return ("river", "oak")
        return ("oak",) if state.place else ("river", "wood")

    def _played(self, state: Hidden, seat: Seat, action: Action) -> tuple[Hidden, list[Event]]:
        if seat == 1:
            after = replace(state, looked=str(action))
            return after, [Event({"kind": "look", "by": 1, "place": str(action)})]
        after = Hidden(str(action))
        return after, [] if action == "wood" else [
            Event({"kind": "hide", "by": 0, "place": str(action)}, {"place": (0,)})
        ]

    def outcome(self, state: Hidden) -> Outcome | None:
        return won(1 if state.looked == state.place else 0) if state.looked else None

    def imagine(self, state: Hidden, seat: Seat, rng: Random) -> Hidden:
        if seat == 0 or not state.place or state.looked:
            return state
        return replace(state, place=("river", "oak")[int(rng.random() * 2)])

    def _seen(self, state: Hidden, seat: Seat | None) -> Any:
        return [state.place if seat == 0 or state.looked else bool(state.place), state.looked]


@dataclass(frozen=True, slots=True)
class March(Hunt):
    """An ambush in which somebody has gone ashore, and not yet farther."""

    ashore: Seat | None = None


class Trek(Ambush):
    """The ambush in steps: the river, or ashore and then the wood or the barn."""

    id = "trek"
    words = ("river", "ashore", "wood", "barn")

    def new(self, setup: Setup) -> March:
        return March(chance=Chance(setup.seed))

    def actors(self, state: March) -> tuple[Seat, ...]:
        return super().actors(state) if state.ashore is None else (state.ashore,)

    def half_made(self, state: March) -> Seat | None:
        return state.ashore

    def _choices(self, state: March, seat: Seat) -> Sequence[Action]:
        return ("wood", "barn") if state.ashore == seat else ("river", "ashore")

    def _played(self, state: March, seat: Seat, action: Action) -> tuple[March, list[Event]]:
        if action == "ashore":
            return replace(state, ashore=seat), []
        after, events = super()._played(state, seat, action)
        return March(after.went, after.chance, after.caught), events
