"""What the rule tests ask of a table besides what it tells itself: rows of the wheel as positions write them, who is
ready, deployed, attached, and whether a line may be played. Seats are counted from 1, as in the notation."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from engines.game import IllegalAction, OptionValue, State, checked
from tests.engines.cercle.oracle import SPIES
from tests.engines.cercle.table import Table

NEUTRALS = [card for card in SPIES if card[0] == "N"]


def may(table: Table, line: str) -> bool:
    """Whether a line (a move, a step or a whole form) may be played; if not, it is refused and nothing has changed."""
    seat, text = line.split(" ")
    try:
        table.forked().play(line)
    except IllegalAction:
        assert text not in table.legal(int(seat))
        return False
    return True


def refused(table: Table, line: str) -> tuple[str, str]:
    """The reason and the rule for which a line is refused."""
    before = table.state
    with pytest.raises(IllegalAction) as caught:
        table.forked().play(line)
    assert table.state == before
    assert caught.value.reason in GAME.reasons
    return caught.value.reason, caught.value.rule


def moves(table: Table, seat: int, start: str = "") -> list[str]:
    """The legal moves of a seat that begin like this, sorted; none may be listed twice."""
    legal = table.legal(seat)
    assert len(set(legal)) == len(legal)
    return sorted(text for text in legal if text.startswith(start))


def steps(table: Table, seat: int) -> list[str]:
    """The targets (or parts) that may be named next, sorted, without their sign."""
    return [text[1:] for text in moves(table, seat, ">")]


def row(table: Table, edge: int) -> list[str]:
    """The row at an edge, inside out, each card with its employer: `I1b/2`, `O2a/-`."""
    cards = []
    for card in SPIES:
        zone, *rest = table.where(card).split(":")
        if zone == "wheel" and int(rest[0]) == edge:
            cards.append((int(rest[1]), f"{card}/{'-' if rest[2] == '-' else int(rest[2]) + 1}"))
    assert [place for place, _ in sorted(cards)] == list(range(len(cards)))
    return [card for _, card in sorted(cards)]


def wheel(table: Table) -> dict[int, list[str]]:
    """All rows that are not empty."""
    return {edge: cards for edge in range(1, 9) if (cards := row(table, edge))}


def ready(table: Table, seat: int) -> set[str]:
    return _before(table, "ready", seat)


def posted(table: Table, seat: int) -> set[str]:
    return {card for card in ready(table, seat) if table.where(card).endswith(":posted")}


def infiltrated(table: Table, seat: int) -> set[str]:
    return _before(table, "infiltrated", seat)


def deployed(table: Table, seat: int) -> list[str]:
    """Who works against a seat, in the order of deployment, each with its employer."""
    cards = []
    for card in SPIES:
        zone, *rest = table.where(card).split(":")
        if zone == "deployed" and int(rest[0]) == seat - 1:
            cards.append((int(rest[1]), f"{card}/{int(rest[2]) + 1}"))
    return [card for _, card in sorted(cards)]


def is_out(table: Table, card: str) -> bool:
    return table.where(card).startswith("out:")


def guard_of(table: Table, ward: str) -> str | None:
    return next((card for card in SPIES if table.where(card) == f"on:{ward}:guard"), None)


def opened(table: Table) -> set[str]:
    return {card for card in NEUTRALS if table.where(card).startswith("open:")}


def _before(table: Table, zone: str, seat: int) -> set[str]:
    return {card for card in SPIES if table.where(card).startswith(f"{zone}:{seat - 1}:")}


def kinds(table: Table) -> list[str]:
    return [event["kind"] for event in table.events]


def told(table: Table, kind: str) -> list[dict[str, object]]:
    """The events of a kind in the last play, without their kind and moves."""
    return [
        {name: value for name, value in event.items() if name != "kind"}
        for event in table.events
        if event["kind"] == kind
    ]


def new_game(seats: int, seed: int = 1, **options: OptionValue) -> State:
    """A game as it is set up, without a written position."""
    return GAME.new(checked(GAME, seats, options, seed))


def chosen(state: State, *texts: str) -> State:
    """Played by whoever is asked, one text after the other."""
    for text in texts:
        (seat,) = GAME.actors(state)
        state, _ = GAME.apply(state, seat, GAME.read(text))
    return state
