"""Golden transcripts: a match, and beside every line of its record what happened and what each seat saw.

They lie in this folder as text. A change of behaviour becomes a diff that a player can judge; `python -m
tests.engines.golden` writes them anew. Choices are told in short: what each actor may do, and what the view promised
of the action that was then played. What a view works out of the rest for whoever points at something is left out, and
where everything lies: what moved stands below each event, as a spectator saw it and as each seat that saw it otherwise.
"""

from __future__ import annotations

import json
from pathlib import Path

from engines.game import Event, Game, Plain, Seat, Setup, State
from engines.motion import Narrator
from tests.engines.play import default_setups, described, larger_setups, random_play

FOLDER = Path(__file__).parent
SEEDS = (1, 2)
SHOWN = 12  # actions of a longer list are counted
LEFT_OUT = ("sight", "where")


def setups() -> dict[str, Setup]:
    """By file name the match of every transcript there should be."""
    named = {
        f"{setup.game}-{setup.seats}-seats-seed-{seed}.txt": setup for seed in SEEDS for setup in default_setups(seed)
    }
    larger = {f"{described(setup).replace('=', '-')}-seed-{SEEDS[0]}.txt": setup for setup in larger_setups(SEEDS[0])}
    return named | larger


def transcript(setup: Setup) -> str:
    lines = [f"{setup.game}, {setup.seats} seats, seed {setup.seed}, options {compact(dict(setup.options))}"]
    known: dict[Seat | None, dict[str, Plain]] = {seat: {} for seat in (*range(setup.seats), None)}
    for number, moment in enumerate(random_play(setup, setup.seed)):
        if number == 0:
            lines += [f"  event        {said(event)}" for event in moment.game.opening(moment.state)]
        lines += sights(moment.game, setup, moment.state, known)
        if moment.seat is None or moment.action is None:
            continue
        text = moment.game.write(moment.action)
        promised = moment.game.choices(moment.state, moment.seat)
        lines += ["", f"{moment.seat} {text}"]
        if text in promised:
            lines.append(f"  promised     {compact(promised[text])}")
        narrators = {seat: Narrator(moment.game, moment.state, seat) for seat in known}
        for event in moment.events:
            lines += [f"  event        {said(event)}", *motion(event, narrators)]
    outcome = moment.game.outcome(moment.state)
    assert outcome is not None
    return "\n".join([*lines, "", f"outcome        {compact(outcome.plain())}"]) + "\n"


def motion(event: Event, narrators: dict[Seat | None, Narrator]) -> list[str]:
    """What an event moved: `M4 ?deck > groups:0:0:ready`."""
    told = {}
    for seat, narrator in narrators.items():
        moves = (narrator.told(event) or {}).get("moves", [])
        told[seat] = ", ".join(f"{component} {origin} > {place}" for component, origin, place in moves)
    common = told.pop(None)
    lines = [f"  moved        {common}"] if common else []
    return lines + [f"  seat {seat} saw   {own}" for seat, own in told.items() if own != common]


def sights(game: Game, setup: Setup, state: State, known: dict[Seat | None, dict[str, Plain]]) -> list[str]:
    """What each seat sees that it did not see before, and what the actors may do."""
    news: dict[Seat | None, list[str]] = {}
    for seat, before in list(known.items()):
        view = known[seat] = game.view(state, seat)
        news[seat] = [
            line
            for name, value in view.items()
            if name not in LEFT_OUT
            for line in ([f"{name} {compact(value)}"] if name not in before else changes(name, before[name], value))
        ]
    open_to_all = news.pop(None)
    common = [new for new in open_to_all if all(new in own for own in news.values())]
    lines = [f"  all see      {new}" for new in common]
    # What a seat sees in its own way is told for this seat; everyone else sees what a spectator sees.
    lines += [f"  seat {seat} sees  {new}" for seat, own in news.items() for new in own if new not in open_to_all]
    lines += [f"  others see   {new}" for new in open_to_all if new not in common]
    for seat in range(setup.seats):
        if legal := [game.write(action) for action in game.legal(state, seat)]:
            more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
            lines.append(f"  seat {seat} may   {' | '.join(legal[:SHOWN])}{more}")
    return lines


def changes(name: str, before: Plain, after: Plain) -> list[str]:
    """How a part of a view has changed: lists tell what was added, and lists of records what is new in each record."""
    if before == after:
        return []
    if isinstance(before, list) and isinstance(after, list) and before:
        if len(after) > len(before) and after[: len(before)] == before:
            return [f"{name} + {compact(after[len(before) :])}"]
        if len(after) == len(before) and all(isinstance(record, dict) for record in (*before, *after)):
            return [
                f"{name}[{index}] {compact(renewed(old, new))}"
                for index, (old, new) in enumerate(zip(before, after, strict=True))
                if old != new
            ]
    return [f"{name} {compact(after)}"]


def renewed(old: dict[str, Plain], new: dict[str, Plain]) -> dict[str, Plain]:
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


def said(event: Event) -> str:
    """An event in one line: `take by 1, card 15, gives [12,11,9], to 0`, and who may know it if not all."""
    parts = [f"{name} {compact(value)}" for name, value in event.data.items() if name != "kind"]
    parts += [f"{name} for {list(seats)} only" for name, seats in event.hidden.items()]
    parts += [] if event.audience is None else [f"for {list(event.audience)} only"]
    return f"{event.kind} {', '.join(parts)}"


def compact(value: Plain) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")
