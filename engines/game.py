"""The contract between a game and everything else.

A game is a set of pure functions over immutable states. Tables, bots, records, windows and tests know a game through
`Game` and through the plain data of its views and events, and through nothing else. Display text never appears here:
reasons, event kinds, option names and line ids are codes that each reader puts into words.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from engines.motion import Where
    from engines.shapes import GameShapes

Seat: TypeAlias = int
"""0 .. seats-1, in clockwise order."""

OptionValue: TypeAlias = str | int | bool
Action: TypeAlias = Hashable
"""What a seat may do: an immutable value of the game's own making."""

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
"""What msgpack and JSON carry as it is: the only thing that leaves an engine."""

MAX_SEED = 2**64 - 1
"""Of a setup, to either side of 0: JSON can spell numbers of thousands of digits."""

State = NewType("State", object)
"""The state of any game. It belongs to its game alone; no one else may look inside."""

S = TypeVar("S")
A = TypeVar("A", bound=Hashable)


class Option(NamedTuple):
    """Something the host may choose before a match."""

    name: str
    values: tuple[OptionValue, ...]  # every allowed value, in the order to show
    default: OptionValue


class Setup(NamedTuple):
    """Everything that decides a match apart from the actions."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    position: str = ""  # a written position to begin in; "" is the usual setting up


class Side(NamedTuple):
    """Seats that win and lose together."""

    seats: tuple[Seat, ...]
    living: tuple[Seat, ...]  # those of them that are still in play


END = "end"
"""The kind of the event with which every game tells that it is over. It is the last of all."""


class Event(NamedTuple):
    """Something that happened, in the words of the rules.

    `data` always has a "kind". A field named in `hidden` is shown to the seats listed there only (others, and
    spectators, read None); an event with an `audience` exists for those seats only. `chance` marks what a die or a
    draw decided during play: a take-back behind it always needs consent, even if nobody else noticed it. `final` marks
    what the rules let nobody go back on (a plan that was laid down, a card that was looked at): no take-back goes
    behind it. `after` is the table once this has happened, of every event that moved something: readers are told the
    moves that follow from it (`engines.motion`).
    """

    data: Mapping[str, Plain]
    hidden: Mapping[str, tuple[Seat, ...]] = MappingProxyType({})
    audience: tuple[Seat, ...] | None = None
    chance: bool = False
    final: bool = False
    after: object = None  # a state of the game that tells of it

    @property
    def kind(self) -> str:
        return str(self.data["kind"])

    def seen_by(self, seat: Seat | None) -> dict[str, Plain] | None:
        """The event as `seat` may know it (None: a spectator), or None if that seat notices nothing. Its moves are told
        by a `Narrator`, who knows what lay where before."""
        if self.audience is not None and seat not in self.audience:
            return None
        return {
            name: None if name in self.hidden and seat not in self.hidden[name] else value
            for name, value in self.data.items()
        }


class Outcome(NamedTuple):
    """How a match ended: the ranking, the totals, where they come from, and the rule that decided."""

    ranking: tuple[tuple[Seat, ...], ...]  # best first; seats that share a place stand together
    scores: tuple[int, ...]  # by seat
    breakdown: tuple[tuple[str, tuple[int, ...]], ...]  # lines of the score sheet: id, value by seat
    reason: str  # a code: "points", "fewer_cards", "resigned", ...
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]

    def plain(self) -> dict[str, Plain]:
        """The outcome as plain data, for views, records and wires."""
        return {
            "ranking": [list(place) for place in self.ranking],
            "scores": list(self.scores),
            "breakdown": [[name, list(values)] for name, values in self.breakdown],
            "reason": self.reason,
            "rule": self.rule,
        }


class Game(Protocol[S, A]):
    """What the table asks of a game, over states and actions of the game's own. All games answer in the same words."""

    id: str
    options: tuple[Option, ...]
    events: tuple[str, ...]  # every kind of event it tells of, so that words can be found for all
    reasons: tuple[str, ...]  # every reason it refuses an action for
    secret: bool  # whether seats see different things, so that people at one screen must not look at it together;
    # else every seat and every spectator has the same view
    positions: bool  # whether a match may begin in a written position
    sketches: bool = False  # whether positions can be laid out (`engines.sketches`); every view then has "position"
    windows: tuple[str, ...] = ()  # the phases in which a window for reactions may be open (see `window`)
    frequent: tuple[str, ...] = ()  # of these, the phases in which so many windows are open that people are asked in
    # the last of a round only (see `ends_round`) unless they wish otherwise
    formalities: tuple[str, ...] = ()  # phases in which seats are asked even if one answer is all they have, because
    # that would tell of their cards; the table gives it for whoever has nobody to hide it from

    @property
    def shapes(self) -> GameShapes:
        """What views, events and everything else that leaves the game may hold, each field with its bounds."""

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        """The numbers of seats that can play with these options."""

    def new(self, setup: Setup) -> S:
        """The table as it stands before the first action.

        Raises SetupError on options that contradict each other, and on a position in which nothing can be played
        ("bad_position", with the code `why`).
        """

    def opening(self, state: S) -> list[Event]:
        """What setting up showed (the deal, who begins), for the log. `state` is fresh from `new`."""

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who must choose now: several when choices are simultaneous, none when the match is over."""

    def sides(self, state: S) -> tuple[Side, ...]:
        """Who plays with whom; every seat is in one side, be it alone."""

    def automatic(self, state: S) -> A | None:
        """What the rules have the table play at once for the one who must act, since nothing can be chosen (a forced
        pass): a legal action, recorded like any other. None wherever somebody chooses."""
        return None

    def half_made(self, state: S) -> Seat | None:
        """Whose choice stands half made: a big choice is asked in small steps, each an action of its own.

        A half-made state is never in a match, a record or another seat's view. The table keeps it as the draft of its
        seat, who is the only one that acts in it, and plays all steps as one choice once the last of them leads to a
        state that is whole again. So steps show nothing and decide nothing: no events, no chance.
        """
        return None

    def window(self, state: S) -> tuple[Seat, ...]:
        """The seats, in order, that in everybody's eyes may still react now; () when no window for reactions is open.

        It follows from what all can see, and the phase of the view is one of `windows`. The engine asks one after the
        other, the first of them now; the last legal action of whoever is asked lets the window pass. The table puts the
        window to all of them at once, so that a pass tells nothing of a hand.
        """
        return ()

    def ends_round(self, state: S) -> bool:
        """Whether a window that is open now, in one of the phases in `frequent`, is the last of its round."""
        return False

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Everything `seat` may do now: complete, without duplicates, always in the same order."""

    def choices(self, state: S, seat: Seat) -> Mapping[str, Plain]:
        """What each legal action of `seat` would do, by notation, as far as the seat can know; {} if nobody is told.

        It travels to the seat that chooses, beside its legal actions, and to nobody else; it is no part of the view.
        """
        return {}

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, list[Event]]:
        """The table after `seat` did `action`, and what happened. Raises IllegalAction, and then nothing changed."""

    def view(self, state: S, seat: Seat | None) -> dict[str, Plain]:
        """The table as `seat` may know it; None is a spectator.

        In a half-made state only the view of the one who chooses is asked for.

        Every view has "phase" (a code), "actors" (list of seats), "scores" (a running total by seat, None where the
        rules hide it) and "breakdown" (the score sheet if the match ended now: [id, values by seat] lines); where there
        are components, also "where" (the place of each that can be seen).
        """

    def where(self, state: S, seat: Seat | None) -> Where:
        """The place of every component, as `seat` may know it; piles that show nothing are named like `?deck`."""
        return {}

    def outcome(self, state: S) -> Outcome | None:
        """Ranking and score sheet when the match is over."""

    def next_options(self, state: S) -> Mapping[str, OptionValue]:
        """The options that a rematch proposes to change after this match (who begins, ...); {} when none."""
        return {}

    def imagine(self, state: S, seat: Seat, rng: Random) -> S:
        """A state that `seat` cannot tell from the real one: what it does not know is drawn anew."""

    def write(self, action: A) -> str:
        """The action in the notation of the specification."""

    def read(self, text: str) -> A:
        """The action written as `text`. Raises NotationError, and nothing else, on bad text."""

    def steps(self, text: str) -> tuple[str, ...]:
        """The actions that a text stands for, in notation: itself, or the steps of a whole choice written in one word.

        The last step of such a word closes the choice ("no more"): it is left out if the choice is whole without it.
        So what is not whole at the end of its word is refused like that step.
        """
        return (text,)


AnyGame: TypeAlias = Game[State, Action]
"""A game as those know it who play any: they hand its states back to it, and look into none."""


class EngineError(Exception):
    """Base of everything an engine refuses. Carries codes and plain details, never a sentence."""

    def __init__(self, reason: str, **details: Plain) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details: dict[str, Plain] = details

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.reason} ({details})" if details else self.reason


class IllegalAction(EngineError):
    """The action cannot be done now; `rule` is the number of the rule that forbids it."""

    def __init__(self, reason: str, rule: str, **details: Plain) -> None:
        super().__init__(reason, **details)
        self.rule = rule


class NotationError(EngineError):
    """The text is not an action of this game."""

    def __init__(self, text: str) -> None:
        super().__init__("bad_notation", text=text[:80])


class SetupError(EngineError):
    """The seats, the options or the position cannot be played. `details` names the option where there is one."""


def each_alone(seats: int) -> tuple[Side, ...]:
    """The sides of a game in which all play for themselves, and to the end."""
    return tuple(Side((seat,), (seat,)) for seat in range(seats))


def usual_options(game: AnyGame) -> dict[str, OptionValue]:
    """The options that are played with if nobody chooses."""
    return {option.name: option.default for option in game.options}


def checked(game: AnyGame, seats: int, options: Mapping[str, OptionValue], seed: int, position: str = "") -> Setup:
    """A Setup with every option present and allowed. Raises SetupError."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise SetupError("unknown_option", option=name)
        # bool is an int in Python, but `True` is not a card number.
        if not any(value == allowed and type(value) is type(allowed) for allowed in known[name].values):
            raise SetupError("bad_value", option=name, value=value)
    chosen = usual_options(game) | dict(options)
    if seats not in game.seat_counts(chosen):
        raise SetupError("bad_seats", seats=seats)
    if abs(seed) > MAX_SEED:
        raise SetupError("bad_seed")
    if position and not game.positions:
        raise SetupError("no_positions")
    setup = Setup(game.id, seats, MappingProxyType(chosen), seed, position)
    game.new(setup)  # refuses options that contradict each other, and a position that cannot be played
    return setup
