"""The four powers (R8): what an activated group may do, and what it does."""

from __future__ import annotations

from engines.coldwar.actions import ACTS, GIFTS, MEDIA_ACTS, NONE, Action, Activate
from engines.coldwar.box.contents import ECONOMIC, FACTION, GROUP_CODES, INFLUENCE, MEDIA, MILITARY, POLITICAL
from engines.coldwar.state import Groups, Struggle
from engines.game import Event, Plain, Seat


def activations(struggle: Struggle, seat: Seat, stability: int, limit: int) -> list[Action]:
    """Every activation that has a legal target, in canonical order (R7.6, R15.5)."""
    own, ready = struggle.groups[seat], struggle.ready
    active = sorted([group for group in own if ready >> group & 1])
    if not active:
        return []
    in_play = sorted([group for groups in struggle.groups for group in groups])
    actions: list[Action] = []
    political, media = [], []
    for group in active:
        faction = FACTION[group]
        if faction == MILITARY:  # R8.1
            row = ACTS[group]
            actions += [row[target] for target in in_play if target != group]
        elif faction == ECONOMIC:  # R8.2
            row = ACTS[group]
            actions += [row[target] for target in in_play if FACTION[target] != ECONOMIC]
        elif faction == MEDIA:  # R8.3
            media.append(MEDIA_ACTS[group])
        else:
            political.append(group)
    if political:
        if len(own) < limit:  # R8.4a, R8.4c
            actions += [ACTS[group][target] for group in political for target in in_play if target not in own]
        if len(own) > 1:
            actions += _gifts(struggle, seat, political, stability, limit)
    return actions + media


def _gifts(struggle: Struggle, seat: Seat, political: list[int], stability: int, limit: int) -> list[Action]:
    """R8.4a, R8.4b"""
    room = [
        (to, stability - struggle.influence[to])
        for to, groups in enumerate(struggle.groups)
        if to != seat and len(groups) < limit
    ]
    own = sorted(struggle.groups[seat])
    return [
        GIFTS[group][target][to]
        for group in political
        for target in own
        if target != group
        for to, left in room
        if INFLUENCE[target] <= left
    ]


def owner(struggle: Struggle, group: int) -> Seat:
    """In front of which seat a group lies, or NONE."""
    for seat, groups in enumerate(struggle.groups):
        if group in groups:
            return seat
    return NONE


def activated(struggle: Struggle, seat: Seat, action: Activate) -> tuple[Struggle, Event]:
    """A military, economic or political group has been mobilised, and its power has worked."""
    first, _, groups, ready, influence, deck, known, discard = struggle
    group, target = action.group, action.target
    ready &= ~(1 << group)
    victim = owner(struggle, target)
    faction = FACTION[group]
    if faction == POLITICAL:
        return _moved(struggle, seat, action, ready, victim)
    data: dict[str, Plain] = {
        "kind": "destroy",
        "by": seat,
        "with": GROUP_CODES[group],
        "group": GROUP_CODES[target],
        "owner": victim,
    }
    if faction == MILITARY:
        groups = without(groups, victim, target)
        influence = changed(influence, victim, -INFLUENCE[target])
        ready &= ~(1 << target)
        return Struggle(first, 0, groups, ready, influence, deck, known, (*discard, target)), Event(data)
    data["kind"] = "mobilise" if ready >> target & 1 else "make_ready"
    return Struggle(first, 0, groups, ready ^ 1 << target, influence, deck, known, discard), Event(data)


def _moved(struggle: Struggle, seat: Seat, action: Activate, ready: int, victim: Seat) -> tuple[Struggle, Event]:
    """A group has changed hands; it keeps its state (R8.4)."""
    target = action.target
    to = seat if action.to == NONE else action.to
    groups = added(without(struggle.groups, victim, target), to, target)
    points = INFLUENCE[target]
    influence = changed(changed(struggle.influence, victim, -points), to, points)
    data: dict[str, Plain] = {
        "kind": "steal",
        "by": seat,
        "with": GROUP_CODES[action.group],
        "group": GROUP_CODES[target],
    }
    if to == seat:
        data["owner"] = victim
    else:
        data["kind"], data["to"] = "give", to
    return Struggle(struggle.first, 0, groups, ready, influence, *struggle[5:]), Event(data)


def without(groups: tuple[Groups, ...], seat: Seat, group: int) -> tuple[Groups, ...]:
    left = tuple([other for other in groups[seat] if other != group])
    return (*groups[:seat], left, *groups[seat + 1 :])


def added(groups: tuple[Groups, ...], seat: Seat, group: int) -> tuple[Groups, ...]:
    return (*groups[:seat], (*groups[seat], group), *groups[seat + 1 :])


def changed(influence: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return (*influence[:seat], influence[seat] + points, *influence[seat + 1 :])
