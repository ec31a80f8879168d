"""What may be chosen and what it would do, drawn on the board: frames, faint cards, Influence to come, and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from network.messages.table import Update
from qtapp.boards.choosing import Preview
from qtapp.boards.coldwar.choices import DECK
from qtapp.boards.coldwar.choosing import UNFOLD
from qtapp.boards.coldwar.scenery import CARDS, Scenery
from qtapp.boards.places import Place
from qtapp.items.frames import Frame
from qtapp.words.base import choices_of
from qtapp.words.coldwar.words import ColdwarWords

if TYPE_CHECKING:
    from qtapp.boards.coldwar.choosing import ColdwarChooser


class ColdwarPreview(Preview):
    """Draws a chooser's state into the scenery, and puts it into words."""

    _scenery: Scenery
    _words: ColdwarWords

    def show(self, chooser: ColdwarChooser) -> None:
        self._show_page(chooser)
        self._show_status(chooser)
        self._show_frames(chooser)
        action = chooser.action(chooser.cursor)
        self._scenery.foresee(choices_of(chooser.update).get(action, {}).get("influence"))
        self._dim(chooser)
        self._tell(self._hint(chooser, action))

    # Parts

    def _show_page(self, chooser: ColdwarChooser) -> None:
        pages, layout, view = self._scenery.pages, self._scenery.layout, chooser.view
        if not chooser.page or chooser.folded:
            pages.close_choosing()
        elif chooser.page == "planning":
            pages.open_planning(layout, view, chooser.update.seat or 0)
        else:
            buttons = self._labelled(chooser.branch, chooser.update)
            pages.open_seen(layout, view, buttons, [place.name for place in chooser.path])

    def _labelled(self, places: Iterable[Place], update: Update) -> list[tuple[str, str]]:
        """The actions without a place of their own, called as the buttons of the prompt are."""
        actions = [place.name for place in places if place.kind == "chip"]
        offered = {offer.action: offer.label for offer in self._words.offers(update)} if actions else {}
        return [(action, offered.get(action) or self._words.action(action, update)) for action in actions]

    def _show_status(self, chooser: ColdwarChooser) -> None:
        update, names = chooser.update, chooser.board.names
        chips: list[tuple[str, str]] = []
        if chooser.page:
            chips = [(UNFOLD.name, self._scenery.signs.unfold())] if chooser.folded else []
        elif not chooser.path and chooser.tree:
            chips = self._labelled(chooser.tree, update)
        view = chooser.view
        passes = (view["passes"], view["passes_to_end"]) if view["phase"] == "struggle" else (0, 0)
        text = (
            self._words.prompt(update, names).title
            if update.outcome is None
            else self._words.verdict(update.outcome, update, names)
        )
        self._scenery.status.tell(self._scenery.layout, text, chips, passes)

    def _show_frames(self, chooser: ColdwarChooser) -> None:
        scenery, cursor = self._scenery, chooser.cursor
        shown = chooser.places()
        wide = [place for place in shown if place in chooser.branch]
        scenery.choice_marks.show_frames(
            [_frame(scenery, place, "accent", 1.6, 0.8) for place in wide if place != cursor]
        )
        frames = [
            _frame(scenery, place, "accent", 3.6, 2.0) for place in chooser.path if scenery.rect_of(place) is not None
        ]
        if cursor is not None and scenery.rect_of(cursor) is not None:
            strikes = bool(chooser.path) and chooser.path[0].kind == "group" and cursor in chooser.branch
            token = "warm" if strikes else "accent"
            frames.append(_frame(scenery, cursor, token, 3.6, 2.0))
            if chooser.by_keys:
                frames.append(_frame(scenery, cursor, "ink", 2.0, 7.0))
        scenery.frames.show_frames(frames)

    def _dim(self, chooser: ColdwarChooser) -> None:
        """While a target is looked for, everything that is none steps back."""
        if not chooser.path or chooser.page:
            self._scenery.dim(None)
            return
        bright = {*chooser.branch, *chooser.path}
        seats = {place.seat for place in bright if place.kind in ("seat", "field")}
        kept = {place for place, spot in self._scenery.spots.items() if spot.seat in seats}
        self._scenery.dim(bright | kept)

    # Words

    def _hint(self, chooser: ColdwarChooser, action: str) -> str:
        cursor = chooser.cursor
        if cursor is None:
            return ""
        if not action:
            return self._power(chooser, cursor)
        return self._words.action(action, chooser.update)

    def _power(self, chooser: ColdwarChooser, cursor: Place) -> str:
        """What could come of a group or an event that has to be told a target first."""
        if cursor.kind == "group" and cursor in chooser.tree and not chooser.path:
            return self._words.names.power(cursor.name[0])
        if cursor.kind == "objective" and self._words.names.is_event(cursor.name):
            return self._words.names.text(self._words.names.objectives[cursor.name], "ability")
        return ""


def _frame(scenery: Scenery, place: Place, token: str, width: float, gap: float) -> Frame:
    rect = scenery.rect_of(place)
    assert rect is not None
    inner = place.kind in ("seat", "chip", "plan")  # these have a border of their own
    return Frame(rect, token, width, -width if inner else gap, paper=place.kind in CARDS or place == DECK)
