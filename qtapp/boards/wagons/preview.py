"""What a choice would do, drawn on the board: gifts, the card in the air, what it covers and what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from engines.game import Seat
from network.messages.table import Update
from qtapp.base.theme import SEAT_MARKS, TEXT_LEAST, TEXT_TITLE
from qtapp.boards.choosing import Preview
from qtapp.boards.wagons.layout import Camera
from qtapp.boards.wagons.scenery import Scenery
from qtapp.items.frames import Frame
from qtapp.items.pills import Pill, fits
from qtapp.words.base import choices_of
from qtapp.words.phrases import signed
from qtapp.words.wagons.words import WagonsWords

DIMMED = 0.35  # a waiting card while it is also seen in the air


class WagonsPreview(Preview):
    """Draws previews into the scenery, and puts them into words."""

    _scenery: Scenery
    _words: WagonsWords

    def clear(self) -> None:
        self._draw((), (), "")

    def _draw(self, frames: Sequence[Frame], pills: Sequence[Pill], text: str) -> None:
        self._scenery.frames.show_frames(frames)
        self._scenery.pills.show_pills(pills, self._scenery.layout.area)
        self._tell(text)

    # A card of the circle

    def show_card(self, card: int, action: str, update: Update, names: Sequence[str], *, by_keys: bool) -> None:
        """This card, and those that would be given away for it."""
        choice = choices_of(update)[action]
        gifts = choice.get("gives", [])
        spots = self._scenery.spots
        frames = [Frame(spots[gift].place, "warm") for gift in gifts]
        frames.append(Frame(spots[card].place, "accent", 4.0))
        frames += _focus(spots[card].place) if by_keys else []
        other = 1 - update.actors[0]
        pills = [self._gift(spots[gift].place, other, names[other]) for gift in gifts]
        self._draw(frames, pills, self._words.hint(action, update, names))

    def _gift(self, place: QRectF, seat: Seat, name: str) -> Pill:
        """To whom a card would go; where the sentence is too long the name beside the seat's mark, or that mark alone:
        a name that is cut tells nobody apart."""
        centre = QPointF(place.center().x(), place.bottom() - 10)
        sentence = Pill(self.tr("to {player}").format(player=name), centre, "warm", "on_warm", most=place.width() + 8)
        named = sentence._replace(text=name, mark=SEAT_MARKS[seat])
        return next((pill for pill in (sentence, named) if fits(pill)), named._replace(text=""))

    # A place in the town

    def show_anchors(self, camera: Camera, middles: Sequence[tuple[float, float]]) -> None:
        """Where the middle of the card may come to lie."""
        self._scenery.dots.show_points([camera.rect(x, y).topLeft() for x, y in middles], max(2.2, camera.cell * 0.065))

    def show_place(self, action: str, update: Update, names: Sequence[str], *, by_keys: bool) -> None:
        """The card as it would lie, what it would cover, and what that would bring."""
        choice, actor = choices_of(update)[action], update.actors[0]
        camera = self._scenery.camera
        place = camera.card(choice["x"], choice["y"])
        frames = _focus(place) if by_keys else []
        self._draw(frames, self._changes(choice, update.view, actor, place), self._words.hint(action, update, names))
        self._lift(
            choice["card"],
            place,
            [camera.rect(*cell) for cell in choice["covers"]],
            turned=choice["turned"],
            legal=True,
        )

    def _changes(self, choice: Mapping[str, Any], view: Mapping[str, Any], actor: Seat, place: QRectF) -> list[Pill]:
        mine, theirs = (choice["totals"][seat] - view["scores"][seat] for seat in (actor, 1 - actor))
        token = "accent" if mine >= 0 else "warm"
        pills = [Pill(signed(mine), place.topRight() + QPointF(2, -2), token, f"on_{token}", TEXT_TITLE)]
        if theirs:
            pills.append(
                Pill(
                    signed(theirs),
                    place.topRight() + QPointF(2, 24),
                    "surface",
                    "ink",
                    TEXT_LEAST + 1,
                    SEAT_MARKS[1 - actor],
                )
            )
        return pills

    def show_stray(self, card: int, pos: QPointF, *, turned: bool) -> None:
        """The card where it cannot lie."""
        self._draw((), (), self.tr("The card cannot lie here: keep to the dots."))
        place = self._scenery.camera.card(0, 0)
        place.moveCenter(pos)
        area = self._scenery.layout.area
        place.moveLeft(min(max(place.left(), area.left()), area.right() - place.width()))
        place.moveTop(min(max(place.top(), area.top()), area.bottom() - place.height()))
        self._lift(card, place, (), turned=turned, legal=False)

    def _lift(self, card: int, place: QRectF, covered: Sequence[QRectF], *, turned: bool, legal: bool) -> None:
        self._scenery.ghost.show_card(self._scenery.face(card, turned=turned), place, covered, legal=legal)
        self._scenery.card_item(card).setOpacity(DIMMED)

    def lay_down(self, card: int) -> None:
        """The card is no longer in the air."""
        self.clear()
        self._scenery.ghost.put_away()
        self._scenery.card_item(card).setOpacity(1.0)


def _focus(place: QRectF) -> list[Frame]:
    """Who steers with the keys sees where they are."""
    return [Frame(place, "ink", 2.0, 7.0)]
