"""Which unit is which: the units of an army that look alike are told apart, so that each keeps its item and moves.

A view tells what stands where, not where it came from. A piece that stands where it stood is the same; what happened
tells where others went; the few that are left are matched in order, which nobody can tell from the truth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engines.game import Seat

LOST = ""  # where a piece is that is off the board


class Piece(NamedTuple):
    """One unit of an army."""

    seat: Seat
    kind: str  # "T*"
    number: int  # among those that look alike


Placement: TypeAlias = dict[Piece, str]
"""The square of every piece, or LOST."""


def placed(view: Mapping[str, Any], before: Mapping[Piece, str]) -> Placement:
    """Where every piece is in this view, each as near to where it was as can be."""
    wanted: dict[tuple[Seat, str], list[str]] = defaultdict(list)
    for unit in view["units"]:
        wanted[unit["seat"], unit["unit"]].append(unit["square"])
    for seat, army in enumerate(view["seats"]):
        for kind in army["lost"]:
            wanted[seat, kind].append(LOST)
    found: Placement = {}
    for (seat, kind), places in wanted.items():
        found |= _matched([Piece(seat, kind, number) for number in range(len(places))], places, before)
    return found


def _matched(pieces: Sequence[Piece], places: Sequence[str], before: Mapping[Piece, str]) -> Placement:
    found: Placement = {}
    free = list(places)
    for piece in pieces:
        if before.get(piece) in free:
            found[piece] = before[piece]
            free.remove(before[piece])
    left = [piece for piece in pieces if piece not in found]
    return found | dict(zip(left, free, strict=True))


def piece_on(placement: Mapping[Piece, str], square: str) -> Piece | None:
    """The piece on a square; of two, while one is being captured, the one that was there first."""
    return next((piece for piece, place in placement.items() if place == square), None)


def lost_piece(placement: Mapping[Piece, str], seat: Seat, kind: str) -> Piece | None:
    """A piece of a kind that a seat has lost."""
    return next(
        (piece for piece, place in placement.items() if place == LOST and (piece.seat, piece.kind) == (seat, kind)),
        None,
    )


def stages(before: Placement, event: Mapping[str, Any]) -> list[Placement]:
    """The placements that an event goes through; none if it moves nothing."""
    match event["kind"]:
        case "move":
            return [_moved(before, {event["from"]: event["to"]})]
        case "capture":
            arrived = _moved(before, {event["from"]: event["to"]})
            victim = piece_on(before, event["to"])
            return [arrived] if victim is None else [arrived, arrived | {victim: LOST}]
        case "inversion":
            return [_moved(before, {event["from"]: event["to"], event["to"]: event["from"]})]
        case "exchange" | "recovery":
            return _exchanged(before, event["by"], event["square"], event["gain"])
    return []


def _moved(before: Placement, ways: Mapping[str, str]) -> Placement:
    return {piece: ways.get(place, place) if place else LOST for piece, place in before.items()}


def _exchanged(before: Placement, seat: Seat, square: str, gain: str) -> list[Placement]:
    leaving = piece_on(before, square)
    coming = lost_piece(before, seat, gain)
    return [] if leaving is None or coming is None else [before | {leaving: LOST, coming: square}]
