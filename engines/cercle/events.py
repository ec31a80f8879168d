"""What happens, put into events. Each kind is listed in `EVENTS`; what it tells is declared in `shapes`."""

from __future__ import annotations

from engines.cercle.state import State
from engines.game import Event, Plain

EVENTS = (
    "first",
    "dealt",
    "colour",
    "service",
    "turn",
    "phase",
    "income",
    "activate",
    "opened",
    "share",
    "arrest",
    "announce",
    "veto",
    "allow",
    "repel",
    "let_pass",
    "gain",
    "burn",
    "choke",
    "boost",
    "delay",
    "open",
    "recruit",
    "mask",
    "desert",
    "guard",
    "capture",
    "kill",
    "swap",
    "thwart",
    "thwart_seat",
    "prepare",
    "infiltrate",
    "butterfly",
    "unmask",
    "activate_marker",
    "end_turn",
    "rotate",
    "home",
    "named",
    "majority",
    "auction",
    "bid",
    "bid_pass",
    "bid_out",
    "pay",
    "hire",
    "spin",
    "no_spin",
    "end",
)


def told(kind: str, after: State | None = None, **fields: Plain) -> Event:
    """Something that all can see. `after`: the table then, if something moved."""
    return Event({"kind": kind, **fields}, after=after)
