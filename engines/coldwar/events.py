"""What happens, put into events; and the report of a turn, which the table keeps for everyone to read again.

Each kind of event is listed in `EVENTS`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.coldwar.state import STAGES, Report, State
from engines.game import Event, Plain, Seat

EVENTS = (
    "setup",
    "turn",
    "balance",
    "shuffle",
    "analyst_looks",
    "arranged",
    "chosen",
    "overheard",
    "back",
    "first",
    "recruit",
    "destroy",
    "mobilise",
    "make_ready",
    "steal",
    "give",
    "peek",
    "peek_recruit",
    "peek_discard",
    "peek_leave",
    "pass",
    "event_used",
    "benefit",
    "nuclear",
    "summit",
    "ceasefire",
    "totals",
    "tie",
    "dominates",
    "nobody",
    "disorder",
    "revealed",
    "eliminated",
    "safe",
    "saved",
    "claim",
    "buried",
    "plan",
    "listening",
    "sent_on_leave",
    "analyst",
    "detained",
    "decrypted",
    "intercept",
    "intercept_keep",
    "intercept_bury",
    "on_leave",
    "home",
    "collected",
    "space",
    "ordered",
    "olympics",
    "extra_turn",
    "end",
)


def told(kind: str, after: State | None = None, **fields: Plain) -> Event:
    """Something that all can see. `after`: the table then, if something moved; the last event of an action gets it by
    itself."""
    return Event({"kind": kind, **fields}, after=after)


def shown(
    seat: Seat, field: str, kind: str, after: State | None = None, *, final: bool = False, **fields: Plain
) -> Event:
    """Something that all notice, while one of its fields is for `seat` alone."""
    return Event({"kind": kind, **fields}, hidden={field: (seat,)}, final=final, after=after)


def asked(state: State, events: list[Event], phase: str, actor: Seat) -> State:
    """The table while a seat is asked in the middle of Cease-fire, Debriefing or Détente."""
    return reported(state, events)._replace(phase=phase, actor=actor)


def reported(state: State, events: Iterable[Event]) -> State:
    """These events in the report, each with the phase of the turn it belongs to: nothing that not all may know."""
    before = state.report.events
    stage, seen = before[-1].data["stage"] if before else "ceasefire", list[Event]()
    for event in events:
        if isinstance(event.after, State):
            stage = STAGES[event.after.phase]
        seen.append(Event({**(event.seen_by(None) or {}), "stage": stage}))
    return state._replace(report=Report((*before, *seen)))


def report(state: State) -> list[Plain]:
    """The report as plain data."""
    return [event.seen_by(None) for event in state.report.events]
