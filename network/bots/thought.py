"""What is asked of a thinking process and what it answers, and how both travel through a pipe.

A message is one line of JSON. Both ends are ours and of the same version, so nothing is negotiated; a whole line that
cannot be read is a bug.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, BinaryIO, TypeAlias

from engines.game import Seat, Setup
from engines.match import Line

MOVE, JUDGE, ANALYSE = "move", "judge", "analyse"
"""Purposes: what to do, only how the seat stands, or what there is to say about a position, as it is found out."""

Packet: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Request:
    """A position, whose move or judgement is wanted, and how hard to think about it."""

    setup: Setup
    lines: tuple[Line, ...]  # of the match so far
    seat: Seat
    level: str  # a key of engines.bots.LEVELS
    seed: int = 0  # of the search, not of the match
    scale: float = 1.0  # of the level's budget
    by_iterations: bool = False  # repeatable, instead of by the clock
    purpose: str = MOVE
    count: int = 3  # of choices to tell about in an analysis
    draft: str = ""  # the steps that the seat has already made of its choice: the answer has those that are left
    # ... or, to be judged, all of them: then the value is what the seat may expect of this choice, before it knows more

    def packed(self) -> Packet:
        setup = self.setup
        return {
            "setup": [setup.game, setup.seats, dict(setup.options), setup.seed, setup.position],
            "lines": [[line.seat, line.text] for line in self.lines],
            "seat": self.seat,
            "level": self.level,
            "seed": self.seed,
            "scale": self.scale,
            "by_iterations": self.by_iterations,
            "purpose": self.purpose,
            "count": self.count,
            "draft": self.draft,
        }

    @classmethod
    def unpacked(cls, packet: Packet) -> Request:
        game, seats, options, seed, position = packet["setup"]
        return cls(
            setup=Setup(game, seats, MappingProxyType(options), seed, position),
            lines=tuple(Line(seat, text) for seat, text in packet["lines"]),
            seat=packet["seat"],
            level=packet["level"],
            seed=packet["seed"],
            scale=packet["scale"],
            by_iterations=packet["by_iterations"],
            purpose=packet["purpose"],
            count=packet["count"],
            draft=packet["draft"],
        )


@dataclass(frozen=True, slots=True)
class Considered:
    """One choice as the search weighed it."""

    text: str  # all its steps
    share: float  # of the attention it got
    value: float  # what the seat may expect of it, 0 to 1
    line: tuple[str, ...] = ()  # the choices that are expected to follow, this one first


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to a request; an analysis is told several times, better each time, until `is_final`."""

    id: int
    text: str = ""  # the choice in notation, with all its steps; empty for a judgement, an analysis or an error
    value: float = 0.5  # what the seat may expect, 0 to 1
    iterations: int = 0
    considered: tuple[Considered, ...] = ()  # best first
    error: str = ""  # what went wrong, for a report; then there is no choice
    is_final: bool = True
    depth: int = 0  # how many actions ahead everything was looked at; 0 where that means nothing

    def packed(self) -> Packet:
        return {
            "id": self.id,
            "text": self.text,
            "value": self.value,
            "iterations": self.iterations,
            "considered": [[choice.text, choice.share, choice.value, choice.line] for choice in self.considered],
            "error": self.error,
            "is_final": self.is_final,
            "depth": self.depth,
        }

    @classmethod
    def unpacked(cls, packet: Packet) -> Thought:
        considered = tuple(
            Considered(text, share, value, tuple(line)) for text, share, value, line in packet["considered"]
        )
        return cls(**{**packet, "considered": considered})


def put(pipe: BinaryIO, message: Packet) -> None:
    """Write a message. Raises OSError when nobody reads any more."""
    pipe.write(json.dumps(message).encode() + b"\n")
    pipe.flush()


def got(pipe: BinaryIO) -> Packet | None:
    """The next message, or None when the other end is gone (in the middle of a message too)."""
    line = pipe.readline()
    if not line.endswith(b"\n"):
        return None
    message: Packet = json.loads(line)
    return message
