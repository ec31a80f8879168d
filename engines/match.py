"""A match: the setup, and the list of everything that was played or said. All else follows from these two.

Saving, resuming, replaying, undoing and reporting a bug all keep this value and play it again. Lines are only ever
added: a take-back is itself a line (`0 !undo 4`), so that the record of a match can be written by appending.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from copy import copy
from typing import NamedTuple, cast

from engines.game import Event, Game, IllegalAction, Outcome, Seat, Setup, State
from engines.registry import load

CALLS = ("resign", "time", "draw?", "draw!", "draw-", "undo")
"""What a seat may say besides its actions, or what is said of it: these lines belong to the table, not to a game."""

STOPPED = ("resigned", "time", "agreed")
"""Reasons of an outcome that the rules of a game did not bring about: such an end is not taken back."""


class Line(NamedTuple):
    """One line of a record: an action in notation, or a call such as `!resign`."""

    seat: Seat
    text: str

    @property
    def is_call(self) -> bool:
        return self.text.startswith("!")

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


class Step(NamedTuple):
    """One action that stands (was not taken back), with what it led to."""

    seat: Seat
    text: str
    state: State
    events: tuple[Event, ...]


class Match:
    """A match in play. Its states are immutable, so every earlier position stays at hand."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = load(setup.game)
        self.start: State = self.game.new(setup)
        self.opening: tuple[Event, ...] = tuple(self.game.opening(self.start))
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self.resigned: list[Seat] = []  # those whose time ran out are among them
        self.timed_out: list[Seat] = []
        self.draw_offers: list[Seat] = []

    @classmethod
    def replayed(cls, setup: Setup, lines: Iterable[Line]) -> Match:
        match = cls(setup)
        for line in lines:
            match.add(line)
        return match

    def copied(self) -> Match:
        """The same match, free to go its own way: the states are shared, the lists are not."""
        other = copy(self)
        other.lines, other.steps = list(self.lines), list(self.steps)
        other.resigned, other.timed_out = list(self.resigned), list(self.timed_out)
        other.draw_offers = list(self.draw_offers)
        return other

    def become(self, other: Match) -> None:
        """Take on what a copy of this match has gone on to; the copy is not to be used any more."""
        vars(self).update(vars(other))

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def state(self) -> State:
        return self.steps[-1].state if self.steps else self.start

    @property
    def length(self) -> int:
        """Lines so far, take-backs and calls included: it only ever grows, so it names a moment of the match."""
        return len(self.lines)

    def state_at(self, ply: int) -> State:
        """The state after the first `ply` standing actions."""
        return self.steps[ply - 1].state if ply else self.start

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """What happened with action number `ply`; 0 is the setting up."""
        return self.steps[ply - 1].events if ply else self.opening

    @property
    def actors(self) -> tuple[Seat, ...]:
        return () if self.outcome else self.game.actors(self.state)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """What `seat` may do now, in notation."""
        if seat not in self.actors:
            return ()
        return tuple(self.game.write(action) for action in self.game.legal(self.state, seat))

    def asked_since(self, seat: Seat) -> int:
        """The length since which `seat` has been asked what it is asked now.

        Where choices are simultaneous others may have made theirs meanwhile, each its own, and left this seat's as it
        was: an answer to any length from this one on is an answer to the same question.
        """
        since, answered = self.length, {seat}
        if seat not in self.actors:
            return since
        while since and not self.lines[since - 1].is_call and self.lines[since - 1].seat not in answered:
            # Since the last call every line is a standing action.
            before = self.state_at(len(self.steps) - (self.length - since) - 1)
            if seat not in self.game.actors(before) or not self._is_same_choice(before, seat):
                break
            since -= 1
            answered.add(self.lines[since].seat)
        return since

    def _is_same_choice(self, before: State, seat: Seat) -> bool:
        return tuple(self.game.legal(before, seat)) == tuple(self.game.legal(self.state, seat))

    @property
    def settled(self) -> int:
        """How many of the standing actions no take-back may touch any more, because something final came with them."""
        for ply in range(len(self.steps), 0, -1):
            if any(event.final for event in self.steps[ply - 1].events):
                return ply
        return 0

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: by the rules, by resignation or on time with two seats, or by an agreed draw."""
        own = self.game.outcome(self.state)
        if own is not None:
            return _resigned_last(own, self.resigned)
        if self.setup.seats == 2 and self.resigned:
            loser = self.resigned[0]
            return self._stopped(((1 - loser,), (loser,)), "time" if self.timed_out else "resigned")
        if self.draw_offers and set(self.draw_offers) | set(self.resigned) >= set(self.seats):
            return _resigned_last(self._stopped((tuple(self.seats),), "agreed"), self.resigned)
        return None

    def _stopped(self, ranking: tuple[tuple[Seat, ...], ...], reason: str) -> Outcome:
        """An end that the rules of the game did not bring about: the score sheet is what all could see."""
        view = self.game.view(self.state, None)
        scores = tuple(score or 0 for score in cast("list[int | None]", view["scores"]))
        lines = cast("list[tuple[str, list[int]]]", view["breakdown"])
        return Outcome(ranking, scores, tuple((name, tuple(values)) for name, values in lines), reason, "")

    def add(self, line: Line) -> tuple[Event, ...]:
        """Play one more line. Raises NotationError or IllegalAction, and then nothing changed."""
        events = self._call(line) if line.is_call else self._play(line)
        self.lines.append(line)
        return events

    def play(self, seat: Seat, text: str) -> tuple[Event, ...]:
        return self.add(Line(seat, text))

    def _play(self, line: Line) -> tuple[Event, ...]:
        action = self.game.read(line.text)
        if self.outcome is not None:
            raise IllegalAction("match_over", "")
        state, events = self.game.apply(self.state, line.seat, action)
        # What is written is the canonical text, whatever spelling was read.
        self.steps.append(Step(line.seat, self.game.write(action), state, tuple(events)))
        self.draw_offers.clear()
        return tuple(events)

    def _call(self, line: Line) -> tuple[Event, ...]:
        word, _, argument = line.text[1:].partition(" ")
        if word not in CALLS or line.seat not in self.seats:
            raise IllegalAction("unknown_call", "", call=line.text[:40])
        if word == "undo":
            return self._undo(line.seat, argument)
        if argument:
            raise IllegalAction("unknown_call", "", call=line.text[:40])
        if self.outcome is not None:
            raise IllegalAction("match_over", "")
        if line.seat in self.resigned:
            raise IllegalAction("already_resigned", "")
        if word in ("resign", "time"):
            return self._give_up(line.seat, word)
        return self._talk_of_draw(line.seat, word)

    def _give_up(self, seat: Seat, word: str) -> tuple[Event, ...]:
        """`!resign`: of one's own will; `!time`: because the seat's clock ran out. Both mean the same."""
        self.resigned.append(seat)
        if word == "time":
            self.timed_out.append(seat)
        return (Event({"kind": word, "by": seat}),)

    def _talk_of_draw(self, seat: Seat, word: str) -> tuple[Event, ...]:
        """`!draw?` offers, `!draw!` accepts, `!draw-` refuses; any action lets the offer lapse."""
        if bool(self.draw_offers) == (word == "draw?") or (seat in self.draw_offers and word == "draw!"):
            raise IllegalAction("no_such_offer", "")
        if word == "draw-":
            self.draw_offers.clear()
        else:
            self.draw_offers.append(seat)
        kind = {"draw?": "draw_offer", "draw!": "draw_accept", "draw-": "draw_refuse"}[word]
        return (Event({"kind": kind, "by": seat}),)

    def _undo(self, seat: Seat, argument: str) -> tuple[Event, ...]:
        if not re.fullmatch(r"0|[1-9][0-9]{0,5}", argument) or int(argument) >= len(self.steps):
            raise IllegalAction("nothing_to_undo", "")
        if self.outcome is not None and self.outcome.reason in STOPPED:
            raise IllegalAction("match_over", "")
        if int(argument) < self.settled:
            raise IllegalAction("final", "")
        taken = len(self.steps) - int(argument)
        del self.steps[int(argument) :]
        self.draw_offers.clear()
        return (Event({"kind": "undo", "by": seat, "count": taken}),)


def _resigned_last(own: Outcome, resigned: Sequence[Seat]) -> Outcome:
    """Whoever resigned ranks behind everyone who played on, the first to give up last of all."""
    if not resigned:
        return own
    stayed = [tuple(seat for seat in place if seat not in resigned) for place in own.ranking]
    ranking = [place for place in stayed if place] + [(seat,) for seat in reversed(resigned)]
    return Outcome(tuple(ranking), own.scores, own.breakdown, own.reason, own.rule)
