"""A small game of secrets for two or three seats: hidden plans, private peeks, and someone who listens.

Every round all seats lay down a file at the same time, in secret and for good. Whoever listens to a rival lays down
after that rival, having seen what it was. Then each in turn takes the next paper openly, peeks at it alone (and then
keeps or leaves it), listens to a rival in the next round, or passes. At the end of a round all files are opened and
count. Every paper, and every file in every round, has a number of many digits that only those may see who know the
thing itself, so a test can look for numbers.
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
from engines.chance import Chance, shuffled
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
from engines.shapes import Between, Breakdown, BySeat, Exactly, GameShapes, Seats
from engines.shapes import Seat as SeatShape

FILES = ("red", "green", "blue")
WORTH = {"red": 1, "green": 2, "blue": 3}
PAPERS = 12
FIRST_NUMBER = 10**8

Number: TypeAlias = Annotated[int, Between(FIRST_NUMBER, FIRST_NUMBER * 200)]


Laid = TypedDict("Laid", {"is": Literal["none", "known", "hidden"], "file": Number | None})  # "is" is a keyword


class View(TypedDict):
    phase: Literal["plan", "turn", "peek", "over"]
    actors: Seats
    scores: BySeat[int]
    breakdown: Breakdown
    round: Annotated[int, Between(1, 3)]
    deck: Annotated[int, Between(0, PAPERS)]
    next: Number | None
    own: Annotated[list[Number], Exactly(len(FILES))] | None
    listening: tuple[SeatShape, SeatShape] | None
    wish: tuple[SeatShape, SeatShape] | None
    laid: BySeat[Laid]


class Details(TypedDict):
    """It tells nothing besides its reasons."""


SHAPES = GameShapes(
    View,
    {
        "laid": {"by": SeatShape, "file": Number | None},
        "overheard": {"by": SeatShape, "on": SeatShape, "file": Number | None},
        "take": {"by": SeatShape, "paper": Number},
        "peek": {"by": SeatShape, "paper": Number | None},
        "keep": {"by": SeatShape, "paper": Number},
        "leave": {"by": SeatShape},
        "listen": {"by": SeatShape, "to": SeatShape},
        "pass": {"by": SeatShape},
        "opened": {"by": SeatShape, "file": Number, "colour": Annotated[int, Between(0, len(FILES) - 1)]},
        "round": {"number": Annotated[int, Between(1, 3)]},
    },
    Details,
    ("points",),
    ("files",),
)


@dataclass(frozen=True, slots=True)
class State:
    rounds: int
    deck: tuple[int, ...]  # numbers, the next one first
    numbers: tuple[tuple[int, ...], ...]  # by seat: of its files
    laid: tuple[int | None, ...]  # by seat: which file lies there
    scores: tuple[int, ...]
    phase: str = "plan"
    round: int = 1
    turn: Seat = 0
    listening: tuple[Seat, Seat] | None = None  # who listens to whom
    wish: tuple[Seat, Seat] | None = None  # the same for the next round
    knowers: frozenset[Seat] = frozenset()  # of the next paper

    @property
    def seats(self) -> int:
        return len(self.laid)

    def number(self, seat: Seat, file: int) -> int:
        """What stands on a file in this round."""
        return self.numbers[seat][file] * 10 + self.round


class Dossiers(Game):
    """The game; all methods are those of `engines.game.Game`."""

    id = "dossiers"
    options = (Option("rounds", (2, 1, 3), 2),)
    events = ("laid", "overheard", "take", "peek", "keep", "leave", "listen", "pass", "opened", "round")
    reasons = ("not_your_turn", "not_now")
    secret = True
    positions = False
    shapes = SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return (2, 3)

    def new(self, setup: Setup) -> State:
        chance, numbers = Chance(setup.seed), []
        for _ in range(PAPERS + len(FILES) * setup.seats):
            number, chance = chance.below(FIRST_NUMBER * 9)
            numbers.append(FIRST_NUMBER + number)
        files = tuple(tuple(numbers[PAPERS + seat :: setup.seats]) for seat in range(setup.seats))
        nothing = (None,) * setup.seats
        return State(int(setup.options["rounds"]), tuple(numbers[:PAPERS]), files, nothing, (0,) * setup.seats)

    def opening(self, state: State) -> list[Event]:
        return []

    def actors(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "over":
            return ()
        if state.phase != "plan":
            return (state.turn,)
        return tuple(seat for seat in range(state.seats) if state.laid[seat] is None and not self._waits(state, seat))

    def _waits(self, state: State, seat: Seat) -> bool:
        return state.listening is not None and state.listening[0] == seat and state.laid[state.listening[1]] is None

    def automatic(self, state: State) -> None:
        """Everything is chosen."""

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(state.seats)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        if seat not in self.actors(state):
            return ()
        if state.phase == "plan":
            return tuple(f"lay {file}" for file in FILES)
        if state.phase == "peek":
            return ("keep", "leave")
        rivals = tuple(f"listen {rival}" for rival in range(state.seats) if rival != seat)
        return ("take", "peek", *(rivals if state.wish is None else ()), "pass")

    def apply(self, state: State, seat: Seat, action: str) -> tuple[State, list[Event]]:
        if seat not in self.actors(state):
            raise IllegalAction("not_your_turn", "S1")
        if action not in self.legal(state, seat):
            raise IllegalAction("not_now", "S2")
        verb, _, what = action.partition(" ")
        if verb == "lay":
            return self._laid(state, seat, FILES.index(what))
        if verb == "peek":
            event = Event({"kind": "peek", "by": seat, "paper": state.deck[0]}, {"paper": (seat,)}, final=True)
            return replace(state, phase="peek", knowers=state.knowers | {seat}), [event]
        if verb in ("take", "keep"):
            number, points = state.deck[0], 1 + state.deck[0] % 3
            after = replace(state, deck=state.deck[1:], knowers=frozenset(), scores=_plus(state.scores, seat, points))
            return self._next(after, [Event({"kind": verb, "by": seat, "paper": number}, chance=verb == "take")])
        if verb == "listen":
            return self._next(
                replace(state, wish=(seat, int(what))), [Event({"kind": "listen", "by": seat, "to": int(what)})]
            )
        return self._next(state, [Event({"kind": verb, "by": seat})])

    def _laid(self, state: State, seat: Seat, file: int) -> tuple[State, list[Event]]:
        after = replace(state, laid=_put(state.laid, seat, file))
        number = state.number(seat, file)
        events = [Event({"kind": "laid", "by": seat, "file": number}, {"file": (seat,)}, final=True)]
        if state.listening and state.listening[1] == seat:
            by = state.listening[0]
            events.append(Event({"kind": "overheard", "by": by, "on": seat, "file": number}, {"file": (by,)}))
        if None not in after.laid:
            after = replace(after, phase="turn", turn=0)
        return after, events

    def _next(self, state: State, events: list[Event]) -> tuple[State, list[Event]]:
        if state.turn + 1 < state.seats:
            return replace(state, phase="turn", turn=state.turn + 1), events
        scores = state.scores
        for seat, file in enumerate(state.laid):
            scores = _plus(scores, seat, WORTH[FILES[file]])
            events.append(Event({"kind": "opened", "by": seat, "file": state.number(seat, file), "colour": file}))
        over = state.round == state.rounds or not state.deck
        if not over:
            events.append(Event({"kind": "round", "number": state.round + 1}))
        return replace(
            state,
            phase="over" if over else "plan",
            round=state.round + (not over),
            scores=scores,
            laid=state.laid if over else (None,) * state.seats,
            listening=state.wish,
            wish=None,
        ), events

    def view(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        heard = state.listening[1] if state.listening and state.listening[0] == seat else None
        return {
            "phase": state.phase,
            "actors": list(self.actors(state)),
            "scores": list(state.scores),
            "breakdown": [["files", list(state.scores)]],
            "round": state.round,
            "deck": len(state.deck),
            "next": state.deck[0] if seat in state.knowers else None,
            "own": None if seat is None else [state.number(seat, file) for file in range(len(FILES))],
            "listening": list(state.listening) if state.listening else None,
            "wish": list(state.wish) if state.wish else None,
            "laid": [
                _shown(state, other, known=other in (seat, heard) or state.phase == "over")
                for other in range(state.seats)
            ],
        }

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        places = sorted(set(state.scores), reverse=True)
        ranking = tuple(tuple(seat for seat in range(state.seats) if state.scores[seat] == own) for own in places)
        return Outcome(ranking, state.scores, (("files", state.scores),), "points", "S3")

    def next_options(self, state: State) -> Mapping[str, OptionValue]:
        return {}

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        known = state.deck[:1] if seat in state.knowers else ()
        rest = tuple(shuffled(state.deck[len(known) :], rng))
        heard = state.listening[1] if state.listening and state.listening[0] == seat else None
        laid = tuple(
            file if file is None or other in (seat, heard) else int(rng.random() * len(FILES))
            for other, file in enumerate(state.laid)
        )
        return replace(state, deck=known + rest, laid=state.laid if state.phase == "over" else laid)

    def write(self, action: str) -> str:
        return action

    def read(self, text: str) -> str:
        files, rivals = (f"lay {file}" for file in FILES), (f"listen {seat}" for seat in range(3))
        known = ("take", "peek", "keep", "leave", "pass", *files, *rivals)
        if text not in known:
            raise NotationError(text)
        return text


def secrets(state: State, seat: Seat | None) -> set[str]:
    """The numbers that `seat` may not see now, as text."""
    hidden = set(state.deck if seat not in state.knowers else state.deck[1:])
    laid = Dossiers().view(state, seat)["laid"]
    for other in range(state.seats):
        files = {state.number(other, file) for file in range(len(FILES))}
        hidden |= set() if other == seat else files - {laid[other]["file"]}
    return {str(number) for number in hidden}


def _shown(state: State, seat: Seat, *, known: bool) -> dict[str, Plain]:
    file = state.laid[seat]
    return {
        "is": "none" if file is None else "known" if known else "hidden",
        "file": state.number(seat, file) if known and file is not None else None,
    }


def _put(values: tuple, seat: Seat, value: object) -> tuple:
    return (*values[:seat], value, *values[seat + 1 :])


def _plus(scores: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return _put(scores, seat, scores[seat] + points)


def register(setattr_=setattr, setitem=dict.__setitem__) -> None:
    """Make it one of `engines.games()`; a test passes monkeypatch's functions to undo it afterwards."""
    module = ModuleType("engines.dossiers")
    module.GAME = Dossiers()  # type: ignore[attr-defined]
    module.__spec__, module.__path__ = ModuleSpec("engines.dossiers", None), []  # it has no policy for bots
    setitem(sys.modules, "engines.dossiers", module)
    setattr_(registry, "_PACKAGES", (*registry.games(), "dossiers"))
    real = components._bytes
    setattr_(components, "_bytes", lambda game_id: b"dossiers" if game_id == "dossiers" else real(game_id))
