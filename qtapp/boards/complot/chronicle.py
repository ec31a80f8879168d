"""The round so far, read from the log: who went where, who fought whom, and what came of it. No geometry, no words.

It begins with the round, or with what is news to the reader if that lies further back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from engines.game import Seat
from network.messages.table import Entry
from qtapp.boards.complot.box import box
from qtapp.words.phrases import signed

DONE, FAILED, HALF = "\N{CHECK MARK}", "\N{BALLOT X}", "\N{VULGAR FRACTION ONE HALF}"
SECONDARY = "secondary"


class Gone(NamedTuple):
    """A group that went from a place to another one: a step, a plane, an infiltration, a retreat or a dodge."""

    seat: Seat
    origin: int
    place: int
    how: str
    is_news: bool


class Incident(NamedTuple):
    """Something else that one wants to know of the round."""

    sign: str  # a type of mission, "secondary", or a type of cards
    seats: tuple[Seat, ...]
    place: int  # 0: nowhere in particular
    result: str  # in figures and signs
    entry: int  # where it stands in the log
    is_news: bool
    lost: int = 0  # elements that were eliminated in it


class Chronicle(NamedTuple):
    gone: tuple[Gone, ...] = ()
    incidents: tuple[Incident, ...] = ()


def chronicle(entries: Sequence[Entry], fresh_from: int) -> Chronicle:
    """The round so far; what stands from `fresh_from` on in the log is news."""
    begun = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].event["kind"] == "round"), 0)
    gone: dict[tuple[Seat, int, int, str], Gone] = {}
    incidents = list[Incident]()
    fought_at = 0
    for number in range(min(begun, fresh_from), len(entries)):
        event, is_news = cast("dict[str, Any]", entries[number].event), number >= fresh_from
        if number < begun and not is_news:
            continue
        if event["kind"] in ("fight", "duel"):
            fought_at = event["place"]
        step = _gone(event, fought_at, is_news=is_news)
        if step is not None:
            gone[step[:4]] = step
        if event["kind"] == "removed" and incidents:
            last = incidents[-1]
            incidents[-1] = last._replace(lost=last.lost + len(event["elements"]))
        found = _told(event)
        if found is not None:
            sign, seats, place, result = found
            incidents.append(Incident(sign, seats, place, result, number, is_news))
    return Chronicle(tuple(gone.values()), tuple(incidents))


def _gone(event: Mapping[str, Any], fought_at: int, *, is_news: bool) -> Gone | None:
    match event["kind"]:
        case "step":
            return Gone(event["by"], event["origin"], event["place"], event["how"], is_news)
        case "retreat":
            return Gone(event["by"], event["origin"], event["place"], "retreat", is_news)
        case "dodge" if fought_at:
            return Gone(event["by"], fought_at, event["place"], "dodge", is_news)
    return None


def _told(event: Mapping[str, Any]) -> tuple[str, tuple[Seat, ...], int, str] | None:
    """Sign, seats, place and result."""
    match event["kind"]:
        case "duel":
            return "combat", (event["attacker"], event["defender"]), event["place"], ""
        case "success" | "failure" | "seized" | "part_won":
            return _mission(event)
        case "secondary":
            return SECONDARY, (event["by"],), event["place"], signed(event["points"])
        case "alliance" if None not in (event["performer"], event["partner"]):
            return "ALL", (event["performer"], event["partner"]), event["place"], ""
        case "bombing":
            return "ATT", (event["by"],), event["place"], DONE if event["success"] else FAILED
        case "accused":
            return "ACC", (event["by"], event["seat"]), 0, signed(-event["points"])
    return None


def _mission(event: Mapping[str, Any]) -> tuple[str, tuple[Seat, ...], int, str]:
    row = box().missions[event["mission"]]
    is_won, by = event["kind"] == "success", event["by"]
    place = (is_won and row.get("deliver_to")) or row["place"]
    result = {"failure": FAILED, "seized": HALF, "part_won": HALF}.get(event["kind"], "")
    if is_won:
        result = signed(dict(event["shares"]).get(by, 0))
    return row["type"], (by,), place, result
