"""A match: the setup, and the list of everything that was played or said. All else follows from these two.

Saving, resuming, replaying, undoing and reporting a bug all keep this value and play it again. Lines are only ever
added: a take-back is itself a line (`0 !undo 4`), so that the record of a match can be written by appending.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import copy
from typing import NamedTuple, TypeAlias, cast

from engines.game import Action, AnyGame, Event, IllegalAction, Outcome, Seat, Setup, Side, State
from engines.registry import load

CALLS = ("resign", "time", "draw?", "draw!", "draw-", "undo")
"""What a seat may say besides its actions, or what is said of it: these lines belong to the table, not to a game."""

STOPPED = ("resigned", "time", "agreed")
"""Reasons of an outcome that the rules of a game did not bring about: such an end is not taken back."""


SEPARATOR = " ; "
"""Between the steps of one choice; no step contains it."""

Steps: TypeAlias = tuple[Action, ...]
"""A whole choice: the actions it is made of, in order. Most choices are made in one."""


class Line(NamedTuple):
    """One line of a record: a choice in notation, its steps separated by ` ; `, or a call such as `!resign`."""

    seat: Seat
    text: str

    @property
    def is_call(self) -> bool:
        return self.text.startswith("!")

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


class Step(NamedTuple):
    """One whole choice that stands (was not taken back), with what it led to."""

    seat: Seat
    text: str
    state: State
    events: tuple[Event, ...]


class Draft(NamedTuple):
    """A choice that is being made in steps: the steps so far, in notation, and the state that each has led to."""

    game: AnyGame
    seat: Seat
    start: State  # the resting state in which the choice is made
    steps: tuple[str, ...] = ()
    states: tuple[State, ...] = ()
    events: tuple[Event, ...] = ()  # of the last step: the others bring about nothing

    @property
    def state(self) -> State:
        return self.states[-1] if self.states else self.start

    @property
    def text(self) -> str:
        return SEPARATOR.join(self.steps)

    @property
    def is_whole(self) -> bool:
        """Whether nothing more is to be chosen."""
        return bool(self.steps) and self.game.half_made(self.state) is None

    def extended(self, text: str) -> Draft:
        """With one or more steps behind those that it has, each written for itself or all in one word (`Game.steps`).
        Raises NotationError or IllegalAction."""
        draft = self
        for part in text.split(SEPARATOR):
            *steps, last = self.game.steps(part)
            for step in steps:
                draft = draft._stepped(step)
            if not steps or not draft.is_whole:
                draft = draft._stepped(last)
        return draft

    def _stepped(self, text: str) -> Draft:
        action = self.game.read(text)
        if self.is_whole:
            raise IllegalAction("choice_made", "")
        state, events = self.game.apply(self.state, self.seat, action)
        return self._replace(
            steps=(*self.steps, self.game.write(action)), states=(*self.states, state), events=tuple(events)
        )

    def cut(self, count: int) -> Draft:
        """With the first `count` steps only."""
        return self._replace(steps=self.steps[:count], states=self.states[:count], events=())


def choice_text(game: AnyGame, steps: Steps) -> str:
    """A choice in notation, as a line of a match holds it."""
    return SEPARATOR.join(game.write(action) for action in steps)


def forced(game: AnyGame, state: State, seat: Seat) -> Steps:
    """The only choice that `seat`, which is asked, can make or complete here; () where there are several."""
    steps: list[Action] = []
    while len(legal := game.legal(state, seat)) == 1:
        steps.append(legal[0])
        state, _ = game.apply(state, seat, legal[0])
        if game.half_made(state) is None:
            return tuple(steps)
    return ()


class Match:
    """A match in play. Its states are immutable, so every earlier position stays at hand."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: AnyGame = load(setup.game)
        self.start: State = self.game.new(setup)
        self.opening: tuple[Event, ...] = tuple(self.game.opening(self.start))
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self.resigned: list[Seat] = []  # those whose time ran out are among them
        self.timed_out: list[Seat] = []
        self.draw_offers: list[Seat] = []
        # How many of the standing actions no take-back may touch any more, because something final came with them.
        self.settled = 0

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

    @property
    def automatic(self) -> Line | None:
        """What the rules have played at once now, before anybody is asked."""
        action = None if self.outcome else self.game.automatic(self.state)
        return None if action is None else Line(self.game.actors(self.state)[0], self.game.write(action))

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
    def outcome(self) -> Outcome | None:
        """How the match ended: by the rules, because one of two sides gave up, or by an agreed draw."""
        own = self.game.outcome(self.state)
        if own is not None:
            return self._with_losers_last(own)
        if not self.resigned and not self.draw_offers:
            return None
        sides, lost = self.game.sides(self.state), self._given_up()
        if len(sides) == 2 and lost:
            return self._surrendered(sides, lost[0])
        if self.draw_offers and not set(self.living) - {*self.draw_offers, *self.resigned}:
            return self._with_losers_last(self._stopped(_shared(sides), "agreed"))
        return None

    @property
    def living(self) -> tuple[Seat, ...]:
        """The seats that are still in play."""
        return tuple(sorted(seat for side in self.game.sides(self.state) for seat in side.living))

    @property
    def played_on(self) -> tuple[Seat, ...]:
        """The seats that gave up and that somebody else plays on: not the one with which the match ended."""
        is_surrender = len(self.game.sides(self.state)) == 2 and self._given_up()
        return tuple(self.resigned[:-1] if is_surrender else self.resigned)

    def _given_up(self) -> list[Side]:
        """The sides of which all who are still in play have resigned, the last to do so first."""
        lost = [
            side
            for side in self.game.sides(self.state)
            if set(side.seats) & set(self.resigned) and not set(side.living) - set(self.resigned)
        ]
        return sorted(lost, key=self._last_resignation, reverse=True)

    def _last_resignation(self, side: Side) -> int:
        return max(self.resigned.index(seat) for seat in side.seats if seat in self.resigned)

    def _surrendered(self, sides: tuple[Side, ...], loser: Side) -> Outcome:
        """The other of two sides has won, with those of its seats that are out of play already."""
        winner = next(side for side in sides if side != loser)
        is_late = self.resigned[self._last_resignation(loser)] in self.timed_out
        return self._stopped((winner.seats, loser.seats), "time" if is_late else "resigned")

    def _with_losers_last(self, own: Outcome) -> Outcome:
        """Sides that gave up rank behind all that played on, the first to give up last of all."""
        lost = self._given_up() if self.resigned else []
        if not lost:
            return own
        given_up = {seat for side in lost for seat in side.seats}
        stayed = [tuple(seat for seat in place if seat not in given_up) for place in own.ranking]
        ranking = [place for place in stayed if place] + [side.seats for side in lost]
        return own._replace(ranking=tuple(ranking))

    def _stopped(self, ranking: tuple[tuple[Seat, ...], ...], reason: str) -> Outcome:
        """An end that the rules of the game did not bring about: the score sheet is what all could see."""
        view = self.game.view(self.state, None)
        scores = tuple(score or 0 for score in cast("list[int | None]", view["scores"]))
        lines = cast("list[tuple[str, list[int]]]", view["breakdown"])
        return Outcome(ranking, scores, tuple((name, tuple(values)) for name, values in lines), reason, "")

    def add(self, line: Line) -> tuple[Event, ...]:
        """Play one more line. Raises NotationError or IllegalAction, and then nothing changed."""
        events = self._call(line) if line.is_call else self._play(line)
        # What is kept is the canonical text, whatever spelling was read.
        self.lines.append(line if line.is_call else Line(line.seat, self.steps[-1].text))
        return events

    def play(self, seat: Seat, text: str) -> tuple[Event, ...]:
        return self.add(Line(seat, text))

    def _play(self, line: Line) -> tuple[Event, ...]:
        if self.outcome is not None:
            raise IllegalAction("match_over", "")
        draft = Draft(self.game, line.seat, self.state).extended(line.text)
        if not draft.is_whole:
            raise IllegalAction("half_made", "")
        state, events = draft.state, draft.events
        self.steps.append(Step(line.seat, draft.text, state, events))
        if any(event.final for event in events):
            self.settled = len(self.steps)
        self.draw_offers.clear()
        return events

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
        if line.seat not in self.living:
            raise IllegalAction("out_of_play", "")
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


def _shared(sides: tuple[Side, ...]) -> tuple[tuple[Seat, ...], ...]:
    """The ranking of a draw: first all who are in play and their partners, then the sides that are out of play."""
    first = tuple(sorted(seat for side in sides if side.living for seat in side.seats))
    last = tuple(sorted(seat for side in sides if not side.living for seat in side.seats))
    return (first, last) if last else (first,)
