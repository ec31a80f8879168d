"""What may be chosen and what it would do, drawn on the board: buttons, frames, where a spy would land, who would
hire it, points and secrets to come, and words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from qtapp.base.theme import TEXT_BODY, TEXT_NOTE
from qtapp.boards.cercle.choosing import AMOUNT, paths, secret
from qtapp.boards.cercle.items.chips import amounts, beside, grid, in_line
from qtapp.boards.cercle.items.marks import Arrow
from qtapp.boards.cercle.scenery import Scenery
from qtapp.boards.cercle.spots import card, token
from qtapp.boards.chips import Chip
from qtapp.boards.choosing import Preview
from qtapp.boards.places import Place
from qtapp.items.frames import Frame
from qtapp.items.pills import Pill
from qtapp.words.base import choices_of
from qtapp.words.cercle.table import DIVISIONS, table_of
from qtapp.words.cercle.words import CercleWords
from qtapp.words.phrases import signed

if TYPE_CHECKING:
    from qtapp.boards.cercle.choosing import CercleChooser

MARKED = ("card", "pile", "secret", "seat", "marker", "pick")  # what is framed; buttons look like buttons
INNER = ("seat", "secret", "pick", "chip", "deed", "amount")  # these have a border of their own

Choice = Mapping[str, Any]


class CerclePreview(Preview):
    """Draws a chooser's state into the scenery, and puts it into words."""

    _scenery: Scenery
    _words: CercleWords

    def show(self, chooser: CercleChooser) -> None:
        self._frames: list[Frame] = []
        self._chosen: dict[Place, str] = {}
        self._arrows: list[Arrow] = []
        self._pills: list[Pill] = []
        self._show_chips(chooser)
        self._show_choices(chooser)
        self._show_announced(chooser.view)
        self._show_auction(chooser.view, chooser.update.seat)
        action = chooser.action(chooser.cursor)
        self._scenery.foresee()
        self._show_outcome(chooser, action)
        self._show_cursor(chooser)
        self._lift(chooser)
        self._scenery.frames.show_frames(self._frames)
        self._scenery.mark_chosen(self._chosen)
        self._scenery.arrows.show_arrows(self._arrows)
        self._scenery.pills.show_pills(self._pills, self._scenery.area)
        self._tell(self._hint(chooser, action))

    # Buttons

    def _show_chips(self, chooser: CercleChooser) -> None:
        scenery, layout = self._scenery, self._scenery.layout
        offers = {offer.action: offer for offer in self._words.offers(chooser.update)} if chooser.tree else {}
        plain = [place for place in chooser.tree if place.kind == "chip"]
        labelled = [(place, offers[place.name].label, "accent") for place in plain if place.name in offers]
        primary = next((index for index, place in enumerate(plain) if offers[place.name].primary), -1)
        box = scenery.stage.chips_box if scenery.stage.isVisible() else layout.chips
        plate = scenery.plate.plate
        chips = [
            each
            for each in in_line(labelled, box, layout.unit, primary=primary)
            if plate is None or not plate.place.intersects(each.box)
        ]
        deeds = [place for place in chooser.branch if place.kind == "deed"]
        if deeds and chooser.path:
            at = scenery.rect_of(chooser.path[-1])
            labels = [(place, *self._deed(place.name, chooser.choice(place.name))) for place in deeds]
            chips += beside(labels, at or layout.area, layout.area, layout.unit)
        scenery.chips.show_chips([*chips, *self._amounts(chooser)])

    def _deed(self, action: str, choice: Choice) -> tuple[str, str]:
        """What a button says of a spy, and in which colour."""
        signs = self._scenery.signs
        match action[0]:
            case "i":
                return signs.infiltrate(self._gain(choice)), "accent"
            case "u":
                return signs.unmask(-choice["vp"], -choice["circle"]), "warm"
        return signs.use(choice["spy"]), "accent"

    def _amounts(self, chooser: CercleChooser) -> list[Chip]:
        """How many secrets go into a division, or are paid from it: on its bar, or beside it if that was clicked."""
        found, layout = list[Chip](), self._scenery.layout
        sign = "−" if chooser.view["phase"] == "h_pay" else "+"
        for division in DIVISIONS:
            offered = [
                (place, f"{sign}{match[2]}")
                for place in chooser.branch
                if place.kind == "amount" and (match := AMOUNT.fullmatch(place.name[1:])) and match[1] == division
            ]
            row = self._scenery.rect_of(secret(division, chooser.update.seat or 0))
            if offered and row is not None:
                buttons = (
                    grid(offered, row, layout.area, layout.unit) if chooser.path else amounts(offered, row, layout.unit)
                )
                found += buttons
        return found

    # Frames

    def _show_choices(self, chooser: CercleChooser) -> None:
        scenery = self._scenery
        has_amounts = any(place.kind == "amount" for place in chooser.branch)
        shown = [
            place
            for place in chooser.places()
            if place in chooser.branch and place.kind in MARKED and not (place.kind == "secret" and has_amounts)
        ]
        others = [
            each for each in shown if each.kind != "card" and each != chooser.cursor and not scenery.is_hidden(each)
        ]
        scenery.mark_choices(
            (place for place in shown if place.kind == "card"),
            [_frame(scenery, place, "accent", 1.8, 0.8) for place in others],
        )
        for place in chooser.path:
            if place.kind in MARKED:
                self._choose(place, "accent")

    def _choose(self, place: Place, token: str) -> None:
        """Mark what is meant: a spy by its ring, which its neighbours in a row may cover, all else by a frame."""
        if place.kind == "card":
            self._chosen[place] = token
        elif self._scenery.rect_of(place) is not None:
            self._frames.append(_frame(self._scenery, place, token, 3.4, 2.0))

    def _show_cursor(self, chooser: CercleChooser) -> None:
        scenery, cursor = self._scenery, chooser.cursor
        if cursor is None or scenery.rect_of(cursor) is None:
            return
        strikes = chooser.view["phase"] == "p2_target" and cursor.kind in ("card", "seat", "secret")
        self._choose(cursor, "warm" if strikes else "accent")
        draft = chooser.view["draft"]
        start = scenery.rect_of(card(draft["spy"])) if strikes and draft is not None else None
        if start is not None and not self._arrows:
            self._arrows.append(Arrow(start, scenery.rect_of(cursor) or start, "warm"))
        if chooser.by_keys:
            self._frames.append(_frame(scenery, cursor, "ink", 2.0, 6.5))
            choice = choices_of(chooser.update).get(chooser.action(cursor), {})
            scenery.look_at(cursor.name if cursor.kind == "card" else str(choice.get("spy", "")))

    def _show_announced(self, view: Mapping[str, Any]) -> None:
        """The spy that acts, or is about to, and whom it is aimed at."""
        scenery, draft, acting = self._scenery, view["draft"], view["acting"]
        if draft is not None and draft["kind"] == "action":
            spy, targets = draft["spy"], draft["steps"]
        elif acting is not None:
            spy, targets = acting["spy"], acting["targets"]
        else:
            return
        start = scenery.rect_of(card(spy))
        if start is None:
            return
        self._choose(card(spy), "accent")
        for number, text in enumerate(targets, 1):
            place = paths(f">{text}", -1)[0][0]
            goal = scenery.rect_of(place)
            if goal is not None:
                self._choose(place, "warm")
                self._arrows.append(Arrow(start, goal, "warm"))
                if len(targets) > 1:
                    self._pill(str(number), goal.topLeft() + QPointF(8, 8), "warm")
        if view["attacked"]:
            self._choose(card(view["attacked"]), "warm")

    def _show_auction(self, view: Mapping[str, Any], seat: int | None) -> None:
        """What is bid for, and where one could pay from: secrets of these divisions, and spies that pay."""
        auction, scenery = view["auction"], self._scenery
        if auction is None:
            return
        self._choose(card(auction["spy"]), "gold")
        if seat is not None and seat in auction["in"]:
            for spy in table_of(view["where"]).ready[seat]:
                if self._words.names.action_id(spy.id) == "bid" and card(spy.id) not in scenery.offered:
                    self._choose(card(spy.id), "gold")
            for division in auction["divisions"]:
                self._frames.append(_frame(scenery, secret(division, seat), "gold", 1.8, 0.8))

    # What a choice would do

    def _show_outcome(self, chooser: CercleChooser, action: str) -> None:
        choice = choices_of(chooser.update).get(action, {})
        seat = chooser.update.seat
        if not choice or seat is None:
            return
        spy = choice.get("spy") or choice.get("guard") or ""
        lies = table_of(self._scenery.where).spies.get(spy)
        if choice.get("edge") and (lies is None or lies.edge != choice["edge"]):
            self._show_landing(chooser, card(spy), choice)
        elif choice.get("hired_by"):
            at = self._scenery.rect_of(card(spy)) or self._scenery.rect_of(chooser.cursor or card(spy)) or QRectF()
            self._show_hirers(choice["hired_by"], QPointF(at.center().x(), at.top() - 6), chooser.view)
        if choice.get("division") and "after" in choice:
            self._scenery.foresee(choice.get("seat", seat), choice["division"], choice["after"])
        if choice.get("guarded", "no") != "no" and chooser.cursor is not None:
            rect = self._scenery.rect_of(chooser.cursor)
            if rect is not None:
                text = self._scenery.signs.guarded(choice["guarded"])
                self._pill(text, QPointF(rect.center().x(), rect.bottom()), "warm")
        lost = -1 if action.startswith("u:") else 1
        gains = lost * self._gain(choice), lost * choice.get("circle", 0)
        self._show_points(choice.get("seat", seat), gains, chooser.view)

    def _gain(self, choice: Choice) -> int:
        """The points of a choice, with those of the butterflies it completes."""
        points: int = choice.get("vp", 0) + self._words.names.rules["butterfly_vp"] * choice.get("butterflies", 0)
        return points

    def _show_landing(self, chooser: CercleChooser, spy: Place, choice: Choice) -> None:
        """Where a spy would lie at the wheel, in which turn it arrives, and who would hire it."""
        scenery = self._scenery
        start = scenery.rect_of(spy) or scenery.rect_of(chooser.cursor or spy)
        goal = scenery.geometry.landing(scenery.where, choice["edge"])
        self._frames.append(Frame(goal, "accent", 2.6, -1.0))
        if start is not None:
            self._arrows.append(Arrow(start, goal))
        if choice.get("turn"):
            self._pill(scenery.signs.coming(choice["turn"]), QPointF(goal.center().x(), goal.top() + 4), "accent")
        self._show_hirers(choice.get("hired_by") or (), QPointF(goal.center().x(), goal.bottom() - 4), chooser.view)

    def _show_hirers(self, seats: Sequence[int], middle: QPointF, view: Mapping[str, Any]) -> None:
        """The marks of those who would hire, or bid."""
        marks, unit = self._scenery.marks(view), self._scenery.layout.unit
        for index, seat in enumerate(seats):
            centre = middle + QPointF((index - (len(seats) - 1) / 2) * 26 * unit, 0)
            self._pills.append(Pill("", centre, "surface", "ink", round(TEXT_BODY * unit), marks[seat]))

    def _show_points(self, seat: int, gains: tuple[int, int], view: Mapping[str, Any]) -> None:
        """Points of a service and of the Circle to come: on the table of points, where the markers would stand."""
        scenery, layout = self._scenery, self._scenery.layout
        for row, (have, gain) in enumerate(zip((view["scores"][seat], view["circle"]), gains, strict=True)):
            if gain:
                square = layout.square(row, max(0, have + gain))
                marker = scenery.rect_of(token("circle" if row else f"{seat}:vp"))
                frame = "warm" if row or gain < 0 else "accent"
                self._frames.append(Frame(square, frame, 2.6, -1.5))
                if marker is not None:
                    self._arrows.append(Arrow(marker, square, frame))
                self._pill(signed(gain), square.center(), frame)

    def _pill(self, text: str, centre: QPointF, colour: str) -> None:
        size = round(TEXT_NOTE * self._scenery.layout.unit)
        self._pills.append(Pill(text, centre, colour, f"on_{colour}", size))

    def _lift(self, chooser: CercleChooser) -> None:
        """While a target is looked for among spies, all that are none step back."""
        targets = [place for place in chooser.branch if place.kind == "card"]
        draft = chooser.view["draft"]
        if chooser.view["phase"] != "p2_target" or not targets or draft is None:
            self._scenery.lift(None)
            return
        named = [card(text) for text in (draft["spy"], *draft["steps"])]
        self._scenery.lift({*targets, *named})

    # Words

    def _hint(self, chooser: CercleChooser, action: str) -> str:
        cursor, names = chooser.cursor, self._words.names
        if action:
            return self._words.action(action, chooser.update)
        if cursor is not None and cursor.kind == "card" and cursor.name in names.spies:
            return f"{names.spy(cursor.name)}. {names.help(cursor.name)}"
        return ""


def _frame(scenery: Scenery, place: Place, colour: str, width: float, gap: float) -> Frame:
    rect = scenery.rect_of(place)
    assert rect is not None
    return Frame(rect, colour, width, -width if place.kind in INNER else gap, paper=place.kind in ("card", "pile"))
