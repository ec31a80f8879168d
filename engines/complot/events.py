"""What happens, put into events. Each kind is listed in `EVENTS`; what it tells is declared in `shapes`."""

from __future__ import annotations

from engines.complot.box.contents import CARD_CODES
from engines.complot.box.elements import CODES, members
from engines.complot.state import State
from engines.game import Event, Plain, Seat

EVENTS = (
    "dealt",
    "drawer",
    "round",
    "phase",
    "healed",
    "order",
    "scoop",
    "ranking",
    "mission",
    "mission_out",
    "drop",
    "reshuffled",
    "draw",
    "bonus_draw",
    "keep",
    "autonomy",
    "unit_won",
    "declined",
    "recruit",
    "drawn",
    "hire",
    "unkept",
    "buy",
    "step",
    "stopped",
    "infiltrate",
    "give",
    "take",
    "play",
    "laid_secondary",
    "closed",
    "bombing",
    "bombed",
    "end_turn",
    "culled",
    "assassinate",
    "assassinated",
    "accused",
    "spied",
    "spy_keeps",
    "intelligence",
    "innocent",
    "dice",
    "reroll",
    "fight",
    "alliance",
    "duel",
    "dodge",
    "capture",
    "ransom",
    "turned",
    "corruption",
    "corrupted",
    "laid",
    "disarmed",
    "aimed",
    "wounded",
    "care",
    "removed",
    "stay",
    "retreat",
    "retreated",
    "stalemate",
    "picked_up",
    "lost_units",
    "secondary",
    "attempt",
    "plot_roll",
    "success",
    "seized",
    "part_won",
    "delivered",
    "failure",
    "penalty",
    "validity",
    "mission_under",
    "lost_cards",
    "garrison_back",
    "round_over",
    "points",
    "pass",
    "end",
)


def told(kind: str, after: State | None = None, *, chance: bool = False, **fields: Plain) -> Event:
    """Something that all can see. `after`: the table then, if something moved; `chance`: dice or draws decided it."""
    return Event({"kind": kind, **fields}, chance=chance, after=after)


def told_in_part(kind: str, after: State, hidden: dict[str, tuple[Seat, ...]], **fields: Plain) -> Event:
    """Something of which only some may read everything: draws, and cards that are looked at."""
    return Event({"kind": kind, **fields}, hidden=hidden, chance=True, after=after)


def codes(group: int) -> list[Plain]:
    """The elements of a set."""
    return [CODES[element] for element in members(group)]


def cards(numbers: tuple[int, ...] | list[int]) -> list[Plain]:
    return [CARD_CODES[card] for card in numbers]
