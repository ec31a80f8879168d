"""Whether the parts of a view go together: what a window may rely on besides the shape of each (`shapes`).

Nothing here knows what may be played; it is about what a reader of the view would look up in another part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.coldwar import actions as act
from engines.coldwar.box.contents import AGENCY_CODES, AGENT_CODES, BOX, GROUP_CODES, OBJECTIVE_CODES
from engines.coldwar.notation import read
from engines.coldwar.state import STAGES, variant
from engines.shapes import ShapeError, Viewer

LOOKING = {"analyst": "groups", "peek": "group", "order": "objectives", "cryptographer": "objective"}
"""What is shown to the seat that is asked, by phase."""


def consistent(view: Any, viewer: Viewer) -> None:
    """Raise ShapeError where parts of a view contradict each other, or what is played."""
    rules = variant(viewer.seats, str(viewer.options["roster"]))
    for name in ("mode", "roster", "target", "passes_to_end"):
        if view[name] != getattr(rules, name):
            raise ShapeError(name, "options")
    if view["stage"] != STAGES[view["phase"]]:
        raise ShapeError("stage", "phase")
    if (view["phase"] == "over") == bool(view["actors"]) or (len(view["actors"]) > 1 and view["phase"] != "planning"):
        raise ShapeError("actors", "phase")
    _check_cards(view)
    for seat, side in enumerate(view["seats"]):
        _check_side(side, seat, is_own=seat == viewer.seat)
    if view["where"] != _where(view):
        raise ShapeError("where", "seats")
    _check_looking(view, viewer)


def _check_cards(view: Any) -> None:
    """Cards are as printed, and every group is in one place at most."""
    shown = view["objective"]
    card = BOX.objectives[OBJECTIVE_CODES.index(shown["id"])]
    if {name: shown[name] for name in shown if name != "status"} != {
        "id": card.id,
        "kind": card.kind,
        "stability": card.stability,
        "population": card.population,
        "vp": card.vp,
        "profile": list(card.profile),
    }:
        raise ShapeError("objective", "card")
    for name in ("objectives", "groups"):
        places = [place for place, _ in view[name]["known"]]
        if len(set(places)) != len(places) or any(place >= view[name]["count"] for place in places):
            raise ShapeError(f"{name}.known", "count")
    if (view["discard"]["top"] is None) == bool(view["discard"]["count"]):
        raise ShapeError("discard.top", "count")
    in_play = [group["id"] for side in view["seats"] for group in side["groups"]]
    if len(set(in_play)) != len(in_play):
        raise ShapeError("seats.groups", "twice")
    lines = [line for line, _ in view["breakdown"]]
    if len(set(lines)) != len(lines):
        raise ShapeError("breakdown", "twice")


def _check_side(side: Any, seat: int, *, is_own: bool) -> None:
    """Of another seat's agent who lies face down either nothing is known but who he may be, or it is he."""
    if side["agency"] != AGENCY_CODES[seat]:
        raise ShapeError("seats.agency", "seat")
    if (side["agent"] is None) != (side["agent_is"] in ("none", "hidden")):
        raise ShapeError("seats.agent", "agent_is")
    is_secret = not is_own and side["agent_is"] in ("hidden", "known")
    if (side["hq"] is None) != is_secret or (side["possible"] is not None) != is_secret:
        raise ShapeError("seats.hq", "agent_is")
    if is_own and side["agent_is"] == "hidden":
        raise ShapeError("seats.agent_is", "own")
    if side["hq"] is not None and len(side["hq"]) != side["hq_count"]:
        raise ShapeError("seats.hq", "hq_count")


def _where(view: Any) -> dict[str, str]:
    """Where everything lies by all that the rest of a view says."""
    found = {"balance": f"seat:{view['balance']}", "phase": f"phase:{view['stage']}"}
    found["turn"] = f"turn:{view['turn']}:{view['year']}"
    found |= {code: f"spent:{number}" for number, code in enumerate(view["spent"])}
    if view["objective"]["status"] == "open":
        found[view["objective"]["id"]] = "objective"
    if view["discard"]["top"] is not None:
        found[view["discard"]["top"]] = "discard"
    for seat, side in enumerate(view["seats"]):
        name = side["agency"]
        found[f"{name}:score"] = f"score:{view['scores'][seat]}"
        found[f"{name}:influence"] = f"influence:{side['influence']}"
        found[f"{name}:token"] = "domination" if view["dominator"] == seat else f"seat:{seat}"
        hq = [f"?{number}" for number in range(side["hq_count"])] if side["hq"] is None else side["hq"]
        found |= {f"{name}:{code}": f"hq:{seat}:{number}" for number, code in enumerate(hq)}
        found |= {f"{name}:{code}": f"leave:{seat}:{number}" for number, code in enumerate(side["leave"])}
        found |= {f"{name}:{code}": f"out:{seat}:{number}:{cause}" for number, (code, cause) in enumerate(side["out"])}
        found |= {code: f"won:{seat}:{number}" for number, code in enumerate(side["won"])}
        for number, group in enumerate(side["groups"]):
            found[group["id"]] = f"groups:{seat}:{number}:{'ready' if group['ready'] else 'mobilised'}"
        if side["agent_is"] != "none":
            up = "up" if side["agent_is"] == "revealed" else "down"
            found[f"{name}:{side['agent'] or '?'}"] = f"field:{seat}:{up}"
    return found


def _check_looking(view: Any, viewer: Viewer) -> None:
    what = LOOKING.get(view["phase"]) if viewer.seat in view["actors"] else None
    looking = view["looking"]
    if what != (looking and looking["what"]) or (looking is not None and not looking["cards"]):
        raise ShapeError("looking", "phase")


def consistent_choices(choices: Mapping[str, Any], view: Any, viewer: Viewer) -> None:
    """What a choice names is there to be chosen."""
    in_play = {group["id"] for side in view["seats"] for group in side["groups"]}
    for text, choice in choices.items():
        action = read(text)
        if not _is_there(action, view, viewer, in_play) or choice.get("seat", viewer.seat) != viewer.seat:
            raise ShapeError("choices", "notation")
        if isinstance(action, act.Activate) and (choice["verb"] == "peek") != (choice["group"] is None):
            raise ShapeError("choices.group", "verb")


def _is_there(action: act.Action, view: Any, viewer: Viewer, in_play: set[str]) -> bool:
    seats, own = view["seats"], view["seats"][viewer.seat]
    match action:
        case act.Activate(group, target, to):
            named = {GROUP_CODES[code] for code in (group, target) if code != act.NONE}
            return named <= in_play and to < viewer.seats
        case act.Escalate(group):
            return GROUP_CODES[group] in in_play
        case act.Balance(on) | act.NameFirst(on) | act.Listen(on):
            return on < viewer.seats
        case act.SendOnLeave(on, agent):
            return on < viewer.seats and AGENT_CODES[agent] in (seats[on]["hq"] or ())
        case act.Choose(agent):
            return AGENT_CODES[agent] in own["hq"]
        case act.Arrange(cards):
            return view["phase"] == "analyst" and {GROUP_CODES[card] for card in cards} == {*view["looking"]["cards"]}
        case act.Order(cards):
            return view["phase"] == "order" and {OBJECTIVE_CODES[card] for card in cards} == {*view["looking"]["cards"]}
        case act.UseEvent(card, agent, on):
            is_out = agent == act.NONE or AGENT_CODES[agent] in [code for code, _ in own["out"]]
            return OBJECTIVE_CODES[card] in own["won"] and is_out and on < viewer.seats
        case act.Peek() | act.Intercept():
            return view["looking"] is not None
    return True
