"""What may leave a place, and where a retreat leads, beside the plain reading of `oracle`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engines.complot import GAME
from engines.complot.box.contents import SEAT_CODES
from engines.complot.box.elements import NUMBER
from engines.complot.combat.retreats import first_places
from engines.complot.state import State
from tests.engines.complot.oracle import leaving, named, standing, ways_out
from tests.engines.complot.strewn import strewn
from tests.engines.complot.table import Table

SEEDS = range(40)


def turns(seed: int) -> Iterator[tuple[Table, int]]:
    """Tables at the beginning of a turn of movement."""
    seats = 2 + seed % 4
    table = strewn(seed, seats, phase=6)
    table.passed()
    for _ in range(40):
        if table.phase == "move":
            yield table.forked(), SEAT_CODES.index(table.asked)
            table.play(f"{table.asked}: end") if table.is_legal(table.asked, "end") else None
        if table.phase != "move":
            if table.state.stage != 6 or not table.asked:
                return
            table.play(f"{table.asked}: {table.legal()[-1]}")


def assert_draft(state: State, seat: int, group: frozenset[str], legal: dict[frozenset[str], set[str]]) -> None:
    """The offers of a group that is half made: who joins, and how the group leaves as it is."""
    texts = {GAME.write(action) for action in GAME.legal(state, seat)}
    joining = {f"+{named(seat, code)}" for other in legal if group < other for code in other - group}
    assert {text for text in texts if text.startswith("+")} == joining
    assert {text for text in texts if text.startswith(">")} == legal.get(group, set())


@pytest.mark.parametrize("seed", SEEDS)
def test_groups_that_leave(seed):
    """R10.4, R10.5, R10.6, R10.8, R10.9, R15.12, R15.15"""
    for table, seat in turns(seed):
        view = table.view(SEAT_CODES[seat])
        first = set[str]()
        for place in range(1, 34):
            if len(standing(view, place, seat)) > 7:
                return
            legal = leaving(view, seat, place)
            first |= {f"+{named(seat, code)}" for group in legal for code in group}
            walk(table.state, seat, legal)
        assert {text for text in table.legal() if text.startswith("+")} == first


def walk(state: State, seat: int, legal: dict[frozenset[str], set[str]]) -> None:
    """Every group that can be put together, element by element in canonical order."""
    seen = set[frozenset[str]]()

    def visit(now: State, group: frozenset[str]) -> None:
        seen.add(group)
        if group:
            assert_draft(now, seat, group, legal)
        for other in sorted({code for whole in legal if group < whole for code in whole - group}, key=NUMBER.get):
            joined = group | {other}
            if joined not in seen and len(joined) <= 4:
                action = GAME.read(f"+{named(seat, other)}")
                visit(GAME.apply(now, seat, action)[0], joined)

    visit(state, frozenset())


@pytest.mark.parametrize("seed", SEEDS)
def test_retreats_lead_somewhere(seed):
    """R12.2, R12.3"""
    table = strewn(seed, 2 + seed % 4, phase=7)
    state, view = table.state, table.view()
    for seat in range(state.variant.seats):
        for place in range(1, 34):
            group = frozenset(standing(view, place, seat))
            if group:
                expected = reachable(view, seat, group, place)
                bits = sum(1 << NUMBER[code] for code in group)
                assert first_places(state, seat, bits, place) == expected


def reachable(view: dict[str, Any], seat: int, group: frozenset[str], place: int) -> list[int]:
    """The first steps of paths that end; of the many that do, one for each is enough."""
    found = set()
    for way in ways_out(view, seat, group, (place,)):
        found.add(way[1])
        if len(found) > 6:
            break
    return sorted(found)
