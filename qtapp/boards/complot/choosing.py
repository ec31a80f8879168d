"""What can be pointed at in Le Complot, which of it leads to each legal action, and how one gets there.

Only the notation is read here (section 21 of the rules); what may be chosen stands in the legal list, and nothing is
added. A group, wounds, cards to be dropped and the like are steps, each with a legal list of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engines.game import Seat
from engines.match import SEPARATOR
from network.messages.table import Update
from qtapp.boards.chips import chip, deed
from qtapp.boards.choosing import Chooser
from qtapp.boards.complot.box import SEAT_CODES, is_card
from qtapp.boards.complot.standing import card, element, fought_for, mission, object_of, shown_as
from qtapp.boards.complot.tips import text_of
from qtapp.boards.places import Branch, Place, tree_of

if TYPE_CHECKING:
    from qtapp.boards.complot.board import ComplotBoard

Way = tuple[Place, ...]
WITH = re.compile(r" (\w+)=(\S+)")
SUPPORT = "SOU"
IMPLIED = ("order",)  # the last seat of an order names itself


def at(place: str) -> Place:
    """A place on the map."""
    return Place("place", place)


def panel(seat: str) -> Place:
    return Place("seat", "", SEAT_CODES.index(seat))


def pile(number: str) -> Place:
    return Place("pile", number)


def kind(code: str) -> Place:
    """Units of a kind in one's own reserve."""
    return Place("kind", code)


def branches(legal: Sequence[str], seat: Seat | None, fought_for: str = "") -> Branch:
    """The tree of all legal actions. Where one way goes on behind another, or two are the same, a button tells them
    apart."""
    ways = [(way, action) for action in legal for way in paths(action, 0 if seat is None else seat, fought_for)]
    counts = Counter(way for way, _ in ways)
    longer = {way[:depth] for way, _ in ways for depth in range(1, len(way))}
    return tree_of(
        [((*way, deed(action)) if counts[way] > 1 or way in longer else way, action) for way, action in ways], IMPLIED
    )


def paths(action: str, mine: Seat, fought_for: str = "") -> list[Way]:
    """The places that lead to an action, the most natural way first."""
    more = dict(WITH.findall(action))
    head = WITH.sub("", action)
    verb, _, rest = head.partition(" ")

    def unit(name: str) -> Place:
        return element(code_of(name, mine, fought_for))

    def aimed(pair: str) -> Way:
        by, _, target = pair.partition(">")
        return unit(by), unit(target)

    out = (unit(more["out"]),) if "out" in more and verb not in ("turn",) and not is_card(verb) else ()
    if action.startswith("+"):
        return [(unit(action[1:]),)]
    if action.startswith(">"):
        return _departure(head[1:], more)
    if action.startswith("@"):
        return [(at(action[1:]),)]
    if is_card(verb):
        return [(card(verb), *_with_card(verb, rest, more, unit))]
    match verb:
        case "heal" | "hit" | "cull" | "wound" | "carry":
            return [(unit(rest),)]
        case "hire":
            return [(unit(rest), deed(action)) if out else (unit(rest),)]  # the tray may lie over who is given up
        case "lose":
            return [(card(rest) if is_card(rest) else unit(rest),)]
        case "drop" | "keep":
            return [(card(rest),)]
        case "pile" | "under":
            return [(pile(rest),)]
        case "put":
            return [(at(rest.partition("@")[2]), *out)]
        case "buy":
            code, _, place = rest.partition(" @")
            return [(kind(code), at(place), *out)]
        case "blue":
            return [(at(rest),)]
        case "fight":
            return [(at(rest[1:]),)]
        case "retreat":
            return [(at(rest),)]
        case "vs":
            return [(panel(rest),)]
        case "give" | "take":
            code, _, name = rest.partition(" ")
            return [(object_of(code), unit(name))]
        case "kill" | "cap" | "cor" | "aim":
            return [aimed(rest)]
        case "lay":
            code, _, name = rest.partition(">")
            return [(card(code), unit(name))]
        case "try":
            by = (unit(more["by"]),) if "by" in more else ()
            return [(mission(rest), *by, *((card(more["card"]),) if "card" in more else ()))]
        case "deliver":
            return [(mission(rest),)]
        case "turn" if "out" in more:
            return [(chip("turn"), unit(more["out"]))]
    return [(chip(action),)]


def _departure(place: str, more: dict[str, str]) -> list[Way]:
    """A step goes to the place; a card may be shown first."""
    cards = [code for sign, code in more.items() if sign in ("avi", "esq", "inc")]
    return [(at(place),), *((card(code), at(place)) for code in cards)]


def _with_card(code: str, rest: str, more: dict[str, str], unit: Callable[[str], Place]) -> Way:
    """What a card that is played is aimed at."""
    if "order" in more:
        return tuple(Place("order", str(number), SEAT_CODES.index(code)) for number, code in enumerate(more["order"]))
    if "under" in more:
        return mission(more["out"]), pile(more["pile"]), Place("under", more["under"])
    if "pile" in more:
        return (pile(more["pile"]),)
    if "with" in more:
        return (panel(more["with"]),)
    if rest.startswith("@"):
        return (at(rest[1:]),)
    if code.startswith(SUPPORT):
        return (Place("die", rest[1:]),)
    if rest in SEAT_CODES:
        return (panel(rest),)
    return (unit(rest),) if rest else ()


def code_of(name: str, mine: Seat, fought_for: str = "") -> str:
    """An element as the view calls it: own units are named without the seat, neutral ones by their mission there."""
    return f"{SEAT_CODES[mine]}.{name}" if re.fullmatch(r"[ackds]\d+", name) else shown_as(name, fought_for)


def own_name(code: str, mine: Seat) -> str:
    """An element as its own seat calls it."""
    return code.removeprefix(f"{SEAT_CODES[mine]}.")


class ComplotChooser(Chooser):
    """Turns pointer and keys into one of the legal actions."""

    board: ComplotBoard
    is_noting = False  # nothing is asked: one's own moves are noted

    def __init__(self, board: ComplotBoard, update: Update) -> None:
        super().__init__(board, update, branches(update.legal, update.seat, fought_for(update.view)))
        self.scenery = board.scenery

    def rect_of(self, place: Place) -> QRectF | None:
        if place.kind in ("deed", "order", "under"):
            return self.scenery.chips.rect_of(place) if place in self.branch else None
        return self.scenery.rect_of(place)

    def point_of(self, place: Place) -> QPointF:
        return self.scenery.point_of(place)

    @property
    def noted(self) -> tuple[str, ...]:
        """Elements that are put together for a note."""
        return ()

    def label(self, place: Place) -> str:  # noqa: ARG002
        """What stands on a button that is no action."""
        return ""

    def hint(self) -> str:
        """What is said while no action is in view."""
        found = self.cursor
        return "" if found is None else text_of(found, self.view, self.scenery.players).replace("\n", " ")

    def place_at(self, pos: QPointF) -> Place | None:
        """Also what leads nowhere, if one can be told why."""
        found = self.scenery.hit(pos, self.places())
        if found is None and self.tree:
            pointed = self.scenery.thing_at(pos)
            found = pointed if pointed is not None and self._meant(pointed) else None
        return found

    def refuse(self, place: Place) -> bool:
        """The rules are asked why: the answer comes as that to any other action."""
        text = self._meant(place)
        if text:  # with the steps before it: alone it would begin another choice
            self.board.choose(SEPARATOR.join((*self.update.draft, text)))
        return bool(text)

    def _meant(self, place: Place) -> str:
        """What somebody wants who clicks something that is not offered, in notation; "" where nobody can tell."""
        phase, kinds = self.view["phase"], [each.name for each in self.path if each.kind == "kind"]
        if place.kind == "place":
            if phase == "buy" and kinds:
                return f"buy {kinds[0]} @{place.name}"
            verb = {"group": ">", "retreat": "retreat ", "retreat_step": "retreat ", "recruit": "blue "}.get(phase, "")
            return f"{verb}{place.name}" if verb else ""
        if place.kind == "mission" and phase == "attempt":
            return f"try {place.name}"
        mine = f"{self.update.seat}@"
        if place.kind != "element" or not self.view["where"].get(place.name, "").startswith(mine):
            return ""
        return f"+{own_name(place.name, self.update.seat or 0)}" if phase in ("move", "group") else ""

    def show(self) -> None:
        self.board.preview.show(self)
