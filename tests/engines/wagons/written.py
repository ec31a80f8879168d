"""Written games with their deal, and towns as text (R13): how tests say what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.game import NotationError, SetupError
from engines.wagons.actions import Action
from engines.wagons.box.contents import LAYER, TERRAINS
from engines.wagons.notation import read, write
from engines.wagons.rules import apply
from engines.wagons.state import SEAT_LETTERS, State, dealt
from engines.wagons.towns.grid import LEFT, MARGIN, WIDEST, index, largest
from engines.wagons.towns.town import LAYER_COUNT, TERRAIN_COUNT, Town

_CARD = r"(?:0[1-9]|1[0-9])"
_WHOLE = r"(?:0|-?[1-9][0-9]{0,5})"
_CARDS = rf"{_CARD}(?:,{_CARD})*"
_HEADER = re.compile(rf"wagons/1 goals=({_CARDS}) ring=({_CARDS}) first=([AB])")


class WrittenGame(NamedTuple):
    """A game read from text: the deal, the actions, and the table after the last of them (R13.3)."""

    start: State
    actions: tuple[Action, ...]
    state: State


def read_game(text: str) -> WrittenGame:
    """Replay a written game. Raises NotationError on bad text, IllegalAction on an action the rules forbid."""
    header, _, body = text.strip().partition("\n")
    start = state = read_deal(header)
    actions: list[Action] = []
    for token in body.split():
        if token in ("A:", "B:"):
            # R13.2: a label that contradicts the state is an error.
            if SEAT_LETTERS.index(token[0]) != state.actor:
                raise NotationError(token)
            continue
        actions.append(read(token))
        state, _ = apply(state, state.actor, actions[-1])
    return WrittenGame(start, tuple(actions), state)


def read_deal(header: str) -> State:
    """The table after the deal that a header line tells. Raises NotationError."""
    found = _HEADER.fullmatch(header)
    if not found:
        raise NotationError(header)
    try:
        return dealt(_cards(found[1]), _cards(found[2]), SEAT_LETTERS.index(found[3]))
    except SetupError:
        raise NotationError(header) from None


def _cards(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def write_game(start: State, actions: Sequence[Action]) -> str:
    """A written game: the deal, then the actions with a label whenever the actor changes (R13)."""
    lines = [write_deal(start)]
    state, speaker = start, None
    for action in actions:
        if state.actor != speaker:
            speaker = state.actor
            lines.append(f"{SEAT_LETTERS[speaker]}:")
        lines[-1] += f" {write(action)}"
        state, _ = apply(state, speaker, action)
    return "\n".join(lines) + "\n"


def write_deal(start: State) -> str:
    """The header line of a state fresh from the deal."""
    goals, ring = (",".join(f"{card:02}" for card in cards) for cards in (start.goals, start.slots))
    return f"wagons/1 goals={goals} ring={ring} first={SEAT_LETTERS[start.first]}"


_TOWN = re.compile(rf"(?:@({_WHOLE}),({_WHOLE}) )?([A-Za-z./ ]+)")


def read_town(text: str) -> Town:
    """The town in a town text (R13.5), whether or not cards could produce it. Raises NotationError."""
    found = _TOWN.fullmatch(text)
    if not found:
        raise NotationError(text)
    left, top = int(found[1] or 0), int(found[2] or 0)
    shown: dict[tuple[int, int], str] = {}
    for y, row in enumerate(found[3].split("/"), top):
        for x, cell in enumerate(row.split(" "), left):
            if cell == "..":
                continue
            if not _is_territory(cell):
                raise NotationError(text)
            shown[x, y] = cell
    columns = [x for x, _ in shown]
    if columns and max(columns) - min(columns) >= WIDEST:
        raise NotationError(text)
    return town_showing(shown)


def _is_territory(cell: str) -> bool:
    return len(cell) == 2 and LAYER.get(cell[0], 99) < len(TERRAINS) <= LAYER.get(cell[1], 0)


def write_town(town: Town) -> str:
    """The town as text, with the coordinates of its top left corner unless they are 0,0 (R13.5). Empty: "..\"."""
    shown = town.territories()
    if not shown:
        return ".."
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    lines = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    rows = "/".join(" ".join(shown.get((x, y), "..") for x in columns) for y in lines)
    return rows if (columns[0], lines[0]) == (0, 0) else f"@{columns[0]},{lines[0]} {rows}"


def town_showing(territories: Mapping[tuple[int, int], str]) -> Town:
    """A town that shows these territories by cell, whether or not cards could produce it (R13.5).

    It is at most WIDEST columns wide, wherever it lies. No card can be placed in it.
    """
    top = min((y for _, y in territories), default=0) - MARGIN
    columns = [x for x, _ in territories] or [0]
    left = LEFT if min(columns) > LEFT and max(columns) <= LEFT + WIDEST else min(columns) - 1
    layers = [0] * LAYER_COUNT
    for (x, y), territory in territories.items():
        for letter in territory:
            layers[LAYER[letter]] |= 1 << index(x, y, top, left)
    terrains = layers[:TERRAIN_COUNT]
    return Town((), tuple(layers), sum(terrains), 0, tuple(map(largest, terrains)), top, left)
