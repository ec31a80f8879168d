"""Whether the parts of a view go together: what a window may rely on besides the shape of each (`shapes`).

Nothing here knows what may be played; it is about what a reader of the view would look up in another part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.cercle import actions as act
from engines.cercle.box.contents import (
    ACTION,
    BURN,
    CHOKE,
    DIVISION_CODES,
    GAIN,
    GUARD,
    MASK,
    NEUTRALS,
    NUMBER,
    RECRUIT,
    RULES,
    SPY_CODES,
    THWART,
)
from engines.cercle.notation import read
from engines.cercle.scoring import START
from engines.cercle.state import LINES
from engines.shapes import ShapeError, Viewer

STAGES: Mapping[str, tuple[int, ...]] = {
    "setup_colour": (0,),
    "setup_service": (0,),
    "p1_turn": (1,),
    "p1_share": (1,),
    "p2_turn": (2,),
    "p2_target": (2,),
    "r_veto": (2,),
    "r_guard": (2,),
    "h_division": (2, 3),
    "h_bid": (2, 3),
    "h_pay": (2, 3),
    "p3_spin": (3,),
    "over": (1, 2),
}
"""The phase of the turn in which each decision is made."""

PENDING = {"attacked": ("r_guard",), "division_of": ("h_division",), "auction": ("h_bid", "h_pay")}
"""What is told of a decision, and of no other."""

DRAFTS = {"p1_share": ("share",), "p2_target": ("action",), "h_pay": ("pay", None)}
"""The kinds of steps that may stand, None for none."""

ANSWERS: Mapping[str, tuple[type, ...]] = {
    "setup_colour": (act.ChooseColour,),
    "setup_service": (act.ChooseService,),
    "p1_turn": (act.ActivatePile, act.ActivateNeutral, act.Amount, act.ShareNothing),
    "p1_share": (act.Amount,),
    "p2_turn": (act.Use, act.Infiltrate, act.Unmask, act.ActivateMarker, act.EndTurn),
    "r_veto": (act.Veto,),
    "r_guard": (act.Repel, act.LetPass),
    "h_division": (act.NameDivision,),
    "h_bid": (act.Bid, act.PassBid),
    "h_pay": (act.AtSpy, act.Amount),
    "p3_spin": (act.Spin, act.NoSpin),
}
"""What each decision is answered with (section 14), targets left out."""

TARGETS: Mapping[int, tuple[type, ...]] = {
    GAIN: (act.AtDivision,),
    BURN: (act.AtDivision,),
    CHOKE: (act.AtSeat,),
    GUARD: (act.AtSpy, act.Post),
    THWART: (act.AtSpy, act.AtSeat),
}
"""What actions name, those that name spies alone left out."""


def consistent(view: Any, viewer: Viewer) -> None:
    """Raise ShapeError where parts of a view contradict each other, or what is played."""
    phase = view["phase"]
    for name, expected in (
        ("turn_limit", viewer.options["turn_limit"]),
        ("goal", RULES.goal_vp),
        ("circle_goal", RULES.circle_goal),
        ("round", view["turn"]),
    ):
        if view[name] != expected:
            raise ShapeError(name, "options")
    if view["stage"] not in STAGES[phase]:
        raise ShapeError("stage", "phase")
    if len(view["actors"]) != (phase != "over"):
        raise ShapeError("actors", "phase")
    for name, phases in PENDING.items():
        if (view[name] is not None) != (phase in phases):
            raise ShapeError(name, "phase")
    draft = view["draft"]
    if (draft and draft["kind"]) not in DRAFTS.get(phase, (None,)):
        raise ShapeError("draft", "phase")
    for name in ("colours", "services"):
        chosen = [own for own in view[name] if own is not None]
        if len(set(chosen)) != len(chosen) or (view["stage"] and None in view[name]):
            raise ShapeError(name, "twice")
    _check_sheet(view)
    _check_components(view, viewer.seats)
    _check_rows(view["where"])
    _check_riders(view["where"])
    _check_named(view)


def _check_sheet(view: Any) -> None:
    """The lines of the score sheet add up."""
    lines = [line for line, _ in view["breakdown"]]
    if lines != [START, *LINES]:
        raise ShapeError("breakdown", "lines")
    sums = [sum(values) for values in zip(*(values for _, values in view["breakdown"]), strict=True)]
    if sums != view["scores"]:
        raise ShapeError("breakdown", "scores")


def _check_components(view: Any, seats: int) -> None:
    """Every spy is somewhere, be it in the pack, and the markers stand where the rest of the view says."""
    where, found = view["where"], dict[str, str]()
    found |= {"circle": f"chaos:{view['circle']}", "first": f"seat:{view['first']}"}
    found |= {"turn": f"turn:{view['turn']}", "phase": f"phase:{view['stage']}"}
    for seat in range(seats):
        found[f"{seat}:vp"] = f"vp:{view['scores'][seat]}"
        found[f"{seat}:service"] = f"service:{view['markers'][seat]}"
        for code, count in zip(DIVISION_CODES, view["secrets"][seat], strict=True):
            found[f"{seat}:{code}"] = f"secrets:{count}"
    if any(where.get(name) != spot for name, spot in found.items()) or not _is_at(where, "wheel", "turned"):
        raise ShapeError("where", "markers")
    spies = [name for name in where if name in NUMBER]
    if len(where) != len(found) + 1 + len(spies):
        raise ShapeError("where", "seats")
    hidden = [code for code in SPY_CODES if code not in where]
    if len(hidden) != view["deck"] or not all(NUMBER[code] in NEUTRALS for code in hidden):
        raise ShapeError("where", "deck")
    kinds = ("pile", "open", "wheel", "ready", "on", "deployed", "infiltrated", "out", "acting", "arrived")
    if not all(_is_at(where, code, *kinds) for code in spies):
        raise ShapeError("where", "spies")


def _is_at(where: Mapping[str, str], component: str, *kinds: str) -> bool:
    return where.get(component, "").partition(":")[0] in kinds


def _check_rows(where: Mapping[str, str]) -> None:
    """Rows are numbered from 0 on, without gaps."""
    rows: dict[str, list[int]] = {}
    for spot in where.values():
        parts = spot.split(":")
        if parts[0] in ("pile", "wheel", "ready", "deployed", "infiltrated"):
            rows.setdefault(":".join(parts[:2]), []).append(int(parts[2]))
        elif parts[0] in ("open", "out", "arrived"):
            rows.setdefault(parts[0], []).append(int(parts[1]))
    if any(sorted(numbers) != list(range(len(numbers))) for numbers in rows.values()):
        raise ShapeError("where", "rows")


def _check_riders(where: Mapping[str, str]) -> None:
    """A bodyguard lies on a spy, a recruiter on one at the wheel; each spy carries one at most."""
    carriers: list[str] = []
    for rider, spot in where.items():
        if not spot.startswith("on:"):
            continue
        _, carrier, role, *_ = spot.split(":")
        actions = (GUARD,) if role == "guard" else (RECRUIT, MASK)
        if ACTION[NUMBER[rider]] not in actions or carrier not in where or carrier in carriers:
            raise ShapeError("where", "on")
        # A bodyguard carries nobody while it lies on somebody, so no chain is longer than recruiter and bodyguard.
        if where[carrier].endswith(":guard") or (role == "recruiter" and where[carrier].startswith("on:")):
            raise ShapeError("where", "on")
        carriers.append(carrier)


def _check_named(view: Any) -> None:
    """The spies that decisions are about lie where they have to."""
    where, acting = view["where"], view["acting"]
    spots = {spot: code for code, spot in where.items() if spot.startswith("acting:")}
    if spots != ({f"acting:{acting['by']}": acting["spy"]} if acting else {}):
        raise ShapeError("acting", "where")
    if view["attacked"] is not None and not _is_at(where, view["attacked"], "ready"):
        raise ShapeError("attacked", "where")
    for name in ("auction", "division_of"):
        if view[name] is not None and not where.get(view[name]["spy"], "").startswith("arrived:0:"):
            raise ShapeError(name, "where")
    if view["division_of"] is not None:
        spot = where.get(view["division_of"]["recruiter"], "")
        if not spot.startswith(f"on:{view['division_of']['spy']}:"):
            raise ShapeError("division_of", "where")
    draft = view["draft"]
    if draft is not None and draft["kind"] == "action" and not _is_at(where, draft["spy"], "ready"):
        raise ShapeError("draft", "where")
    if len(set(view["acted"])) != len(view["acted"]):
        raise ShapeError("acted", "twice")
    _check_auction(view["auction"])


def _check_auction(auction: Any) -> None:
    if auction is None:
        return
    for name in ("order", "in", "divisions"):
        if len(set(auction[name])) != len(auction[name]) or not auction[name]:
            raise ShapeError(f"auction.{name}", "twice")
    if not set(auction["in"]) <= set(auction["order"]):
        raise ShapeError("auction.in", "order")
    if (auction["winner"] is None) != (auction["price"] is None):
        raise ShapeError("auction.price", "winner")


def consistent_choices(choices: Mapping[str, Any], view: Any, viewer: Viewer) -> None:  # noqa: ARG001
    """Raise ShapeError where a choice is no answer to what is asked, or about another spy than its text or one that is
    nowhere."""
    phase = view["phase"]
    answers = ANSWERS.get(phase, ())
    if phase == "p2_target":
        answers = (*TARGETS.get(ACTION[NUMBER[view["draft"]["spy"]]], (act.AtSpy,)), act.NoMore)
    for text, choice in choices.items():
        if not isinstance(read(text), answers) or (choice.get("kind") == "purse") != (
            phase == "h_pay" and "spy" in choice
        ):
            raise ShapeError("choices", "phase")
        spy = choice.get("spy", choice.get("guard"))
        if spy is None:
            continue
        spot = view["where"].get(spy, "")
        named = text.partition(":")[2] or text[1:]
        if not spot or (text[:2] != "v+" and text[:2] != "v-" and named != spy and spot != f"pile:{named}:0"):
            raise ShapeError("choices", "spy")
