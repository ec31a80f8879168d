"""The stack of questions, held against the same made-up game written as nested loops.

At the Harbour each seat in turn calls ships. The others may forbid a call, in order; each ship that comes is auctioned;
after each auction seats may cheer until all pass in a row. So a turn holds calls, a call a window and several arrivals,
an arrival an auction and another window. Before all that everyone chooses at the same time what to begin with.
"""

from __future__ import annotations

import pickle
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import stack
from engines.game import Event, Seat
from engines.stack import AutomaticStep, Question, Row, Stack, pushed, settled

CALLS = 2  # in a turn
TOKENS = 2  # of each seat, to forbid and to cheer with


class State(NamedTuple):
    purses: tuple[int, ...]
    tokens: tuple[int, ...]
    ships: tuple[int, ...] = ()  # who got them
    stack: Stack = ()


def added(counts: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + number, *counts[seat + 1 :])


def after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple((seat + step) % seats for step in range(1, seats))


def told(events: list[Event], *words: str | int) -> None:
    events.append(Event({"kind": " ".join(map(str, words))}))


@dataclass(frozen=True, slots=True)
class Beginning(Question[State, str]):
    """All choose at once."""

    waiting: tuple[Seat, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.waiting

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return ["0", "1", "2"]

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        told(events, seat, "has", action)
        state = state._replace(purses=added(state.purses, seat, int(action)))
        left = tuple(other for other in self.waiting if other != seat)
        return pushed(state, Beginning(left)) if left else state


@dataclass(frozen=True, slots=True)
class Turns(AutomaticStep[State]):
    left: tuple[Seat, ...]

    def taken(self, state: State, events: list[Event]) -> State:
        return pushed(state, Turn(self.left[0], CALLS), Turns(self.left[1:])) if self.left else state


@dataclass(frozen=True, slots=True)
class Turn(Question[State, str]):
    seat: Seat
    calls: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return ["end", *(["1", "2"] if self.calls else [])]

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        told(events, seat, "calls", action)
        if action == "end":
            return state
        row = Row.of(after(seat, len(state.purses)))
        return pushed(state, Forbidding(row, seat, int(action)), replace(self, calls=self.calls - 1))


@dataclass(frozen=True, slots=True)
class Forbidding(AutomaticStep[State]):
    """The window before a call: whoever has a token may forbid it, and the first who does closes the window."""

    row: Row
    caller: Seat
    ships: int

    def taken(self, state: State, events: list[Event]) -> State:
        row = self.row.next_able(lambda seat: state.tokens[seat] > 0)
        if row.waiting:
            return pushed(state, Forbid(replace(self, row=row)))
        return pushed(state, *[Arrival(self.caller)] * self.ships)


@dataclass(frozen=True, slots=True)
class Forbid(Question[State, str]):
    window: Forbidding

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.window.row.waiting[:1]

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return ["forbid", "pass"]

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        told(events, seat, action)
        if action == "forbid":
            return state._replace(tokens=added(state.tokens, seat, -1))
        return pushed(state, replace(self.window, row=self.window.row.passed()))


@dataclass(frozen=True, slots=True)
class Arrival(AutomaticStep[State]):
    caller: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        told(events, "arrival")
        bidders = (self.caller, *after(self.caller, len(state.purses)))
        return pushed(state, Auction(bidders), Cheering(Row.of(bidders)))


@dataclass(frozen=True, slots=True)
class Auction(AutomaticStep[State]):
    """The next bidder raises or is out; who cannot pay is out without being asked."""

    bidders: tuple[Seat, ...]
    bid: int = 0
    leader: Seat = -1

    def taken(self, state: State, events: list[Event]) -> State:
        first, *others = self.bidders
        if not others:
            price = self.bid if first == self.leader else 0
            told(events, first, "pays", price)
            return state._replace(purses=added(state.purses, first, -price), ships=(*state.ships, first))
        if state.purses[first] > self.bid:
            return pushed(state, Bid(self))
        return pushed(state, replace(self, bidders=tuple(others)))


@dataclass(frozen=True, slots=True)
class Bid(Question[State, str]):
    auction: Auction

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.auction.bidders[:1]

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return ["raise", "out"]

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        told(events, seat, action)
        others = self.auction.bidders[1:]
        if action == "out":
            return pushed(state, replace(self.auction, bidders=others))
        return pushed(state, Auction((*others, seat), self.auction.bid + 1, seat))


@dataclass(frozen=True, slots=True)
class Cheering(AutomaticStep[State]):
    """The window after an auction: until all who can have passed in a row."""

    row: Row

    def taken(self, state: State, events: list[Event]) -> State:
        row = self.row.next_able(lambda seat: state.tokens[seat] > 0)
        return pushed(state, Cheer(row)) if row.waiting else state


@dataclass(frozen=True, slots=True)
class Cheer(Question[State, str]):
    row: Row

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.row.waiting[:1]

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return ["cheer", "pass"]

    def answered(self, state: State, seat: Seat, action: str, events: list[Event]) -> State:
        told(events, seat, action)
        if action == "pass":
            return pushed(state, Cheering(self.row.passed()))
        return pushed(state._replace(tokens=added(state.tokens, seat, -1)), Cheering(self.row.resumed()))


def new(seats: int) -> State:
    everyone = tuple(range(seats))
    return settled(pushed(State((0,) * seats, (TOKENS,) * seats), Beginning(everyone), Turns(everyone)), [])


# The same game as it would be told: a loop in a loop, which waits for answers


class Harbour:
    """Yields who is asked and what they may answer, and is sent the seat and the answer."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.purses, self.tokens, self.ships = [0] * seats, [TOKENS] * seats, []
        self.log: list[str] = []

    def ask(self, seat: Seat, *answers: str) -> Generator[tuple, tuple, str]:
        answer = (yield (seat,), answers)[1]
        if answer != "end" and not answer.isdigit():
            self.log.append(f"{seat} {answer}")
        return answer

    def play(self) -> Generator[tuple, tuple, None]:
        waiting = list(range(self.seats))
        while waiting:
            seat, answer = yield tuple(waiting), ("0", "1", "2")
            self.log.append(f"{seat} has {answer}")
            self.purses[seat] = int(answer)
            waiting.remove(seat)
        for seat in range(self.seats):
            for calls in (2, 1, 0):
                answer = yield from self.ask(seat, "end", *(("1", "2") if calls else ()))
                self.log.append(f"{seat} calls {answer}")
                if answer == "end":
                    break
                if (yield from self.allowed(seat)):
                    for _ in range(int(answer)):
                        yield from self.arrival(seat)

    def allowed(self, caller: Seat) -> Generator[tuple, tuple, bool]:
        for seat in after(caller, self.seats):
            if self.tokens[seat] and (yield from self.ask(seat, "forbid", "pass")) == "forbid":
                self.tokens[seat] -= 1
                return False
        return True

    def arrival(self, caller: Seat) -> Generator[tuple, tuple, None]:
        self.log.append("arrival")
        order = [caller, *after(caller, self.seats)]
        bidders, bids = list(order), [0] * self.seats
        while len(bidders) > 1:
            seat = bidders.pop(0)
            if self.purses[seat] > max(bids) and (yield from self.ask(seat, "raise", "out")) == "raise":
                bids[seat] = max(bids) + 1
                bidders.append(seat)
        (winner,) = bidders
        self.log.append(f"{winner} pays {bids[winner]}")
        self.purses[winner] -= bids[winner]
        self.ships.append(winner)
        at, passes = 0, 0
        while passes < self.seats:
            seat = order[at % self.seats]
            if self.tokens[seat] and (yield from self.ask(seat, "cheer", "pass")) == "cheer":
                self.tokens[seat] -= 1
                passes = 0
            else:
                passes += 1
                at += 1


def plays_alike(seats: int, numbers: Iterable[int]) -> bool:
    """Play both by these numbers, holding them against each other answer by answer; whether the end was reached."""
    state, harbour = new(seats), Harbour(seats)
    play = harbour.play()
    expected, log = next(play), []
    for number in numbers:
        asked = stack.asked(state)
        seat = asked[number // 10 % len(asked)]
        legal = stack.legal(state, seat)
        assert (asked, tuple(legal)) == expected
        assert not any(stack.legal(state, other) for other in range(seats) if other not in asked)
        answer = legal[number % len(legal)]
        state, events = stack.answered(state, seat, answer)
        log += [event.kind for event in events]
        expected = next_question(play, (seat, answer))
        assert log == harbour.log
        assert [*map(list, state[:3])] == [harbour.purses, harbour.tokens, harbour.ships]
        if expected is None:
            assert (stack.asked(state), stack.legal(state, 0), state.stack) == ((), (), ())
            return True
    return False


@given(st.integers(2, 6), st.lists(st.integers(0, 59), max_size=150))
def test_a_stack_plays_as_nested_loops_do(seats, numbers):
    """Who is asked, what is legal, what happens and what lies on the table."""
    plays_alike(seats, numbers)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_stack_comes_to_the_same_end_as_nested_loops(seats):
    for seed in range(20):
        rng = Random(seed)
        assert plays_alike(seats, [int(rng.random() * 60) for _ in range(500)])


def next_question(play, answer):
    try:
        return play.send(answer)
    except StopIteration:
        return None


def played(seats: int, *answers: str) -> State:
    state = new(seats)
    for answer in answers:
        seat = stack.asked(state)[0]
        assert answer in stack.legal(state, seat)
        state, _ = stack.answered(state, seat, answer)
    return state


def test_a_decision_inside_decisions_says_what_is_still_to_come():
    """A bid, below it the window after the auction, another arrival, the rest of the turn and the other turns."""
    state = played(2, "1", "2", "2", "pass")
    assert [type(frame).__name__ for frame in state.stack] == ["Turns", "Turn", "Arrival", "Cheering", "Bid"]
    assert stack.asked(state) == (0,)


def test_answering_changes_no_earlier_state():
    before = played(2, "1", "2", "2", "pass")
    copy = pickle.loads(pickle.dumps(before))
    first, second = stack.answered(before, 0, "raise"), stack.answered(before, 0, "raise")
    assert first == second
    assert before == copy
    assert hash(before) == hash(copy)


def test_two_kinds_of_questions_are_never_equal():
    row = Row.of((0, 1))
    assert Cheering(row) != Cheer(row)
    assert pushed(new(2), Cheer(row)) != pushed(new(2), Cheering(row))


def test_what_is_pushed_comes_in_the_order_named():
    state = pushed(State((), ()), Turn(0, 1), Turn(1, 1))
    state = pushed(state, Turn(2, 1))
    asked = []
    while state.stack:
        asked += stack.asked(state)
        state, _ = stack.answered(state, asked[-1], "end")
    assert asked == [2, 0, 1]


class Quick(State):
    __slots__ = ()
    _replace = stack.replacing(State._fields)


def test_a_quick_replacement_replaces_alike():
    state = Quick((1, 2), (3, 4))
    quick = state._replace(tokens=(5, 6), ships=(7,))
    assert (type(quick), quick) == (Quick, State((1, 2), (3, 4))._replace(tokens=(5, 6), ships=(7,)))
    assert state == ((1, 2), (3, 4), (), ())
    with pytest.raises(KeyError):
        state._replace(boats=(1,))


@dataclass(frozen=True, slots=True)
class Naming(Beginning):
    """Everyone has another answer."""

    def legal(self, state: State, seat: Seat) -> Sequence[str]:
        return [f"{seat} of {len(state.purses)}"]


def test_answers_are_listed_for_the_state_and_the_seat_that_are_asked_about():
    """Whatever was listed just before."""
    two, three = pushed(new(2), Naming((0, 1))), pushed(new(3), Naming((1, 0)))
    asked = [(two, 0), (two, 0), (two, 1), (three, 1), (three, 2), (three, 0), (two, 0)]
    answers = [tuple(stack.legal(state, seat)) for state, seat in asked]
    assert answers == [("0 of 2",), ("0 of 2",), ("1 of 2",), ("1 of 3",), (), ("0 of 3",), ("0 of 2",)]


def test_a_question_without_an_answer_cannot_be_made():
    class Half(Question[State, str]):
        @property
        def seats(self) -> tuple[Seat, ...]:
            return (0,)

    with pytest.raises(TypeError, match="abstract"):
        Half()


rows = st.permutations(range(5)).map(Row.of)


@given(rows)
def test_a_row_asks_everyone_once_in_order(row):
    found = []
    order = row.order
    while row.waiting:
        found.append(row.waiting[0])
        row = row.passed()
    assert tuple(found) == order


@given(rows, st.integers(0, 4))
def test_after_something_was_done_a_row_ends_when_all_pass(row, passes):
    """From the first one again, or from the one who did it; the order goes round."""
    order = row.order
    for _ in range(passes):
        row = row.passed()
    assert row.restarted() == Row(order, order)
    assert row.resumed().waiting == order[passes:] + order[:passes]


@given(rows, st.sets(st.integers(0, 4)))
def test_a_row_skips_only_those_before_the_next_who_is_able(row, able):
    skipped = row.next_able(able.__contains__)
    assert skipped.order == row.order
    assert skipped.waiting == row.order[len(row.order) - len(skipped.waiting) :]
    assert not able & set(row.order[: len(row.order) - len(skipped.waiting)])
    assert not skipped.waiting or skipped.waiting[0] in able
