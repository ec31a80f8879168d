"""The moulded board: tiles in a wooden frame, hollows in the shapes of the units, discs, targets and jokers.

Light falls from above whichever way the board is turned, shapes and letters stay upright. Nothing here moves: whoever
shows the board keeps it as a picture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

import qtapp.boards.cirkle.art.forms as forms
from qtapp.base.brush import blended, drawn, faded, ramp, saved
from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.armies import ARMIES, Tones
from qtapp.boards.cirkle.art.frame import paint_frame, paint_lettering
from qtapp.boards.cirkle.art.material import Wood, material
from qtapp.boards.cirkle.art.plan import FRAME, Board, CampArea, Tile, camps, extent, field, places, squares

__all__ = ["FRAME", "extent", "field", "paint_board", "squares"]

HOLLOWS = {"C": "square", "H": "cross", "T": "diamond", "P": "triangle", "J": "round"}
PRINTED = {"c": "square", "h": "cross", "p": "triangle"}
CRACKS = "M -47 -20 L -22 -14 L -8 2 L 8 -4 L 26 14 L 47 18 M -8 2 L -16 24 L -10 47 M 8 -4 L 14 -26 L 8 -47"


def paint_board(
    painter: QPainter, rect: QRectF, board: Board, turned: int, theme: Theme, dead_targets: Collection[str] = ()
) -> None:
    """The empty board, with its frame, filling `rect` (which has the proportions of `extent`)."""
    wood = material(theme)
    whole = extent(board, turned)
    with saved(painter):
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(rect.topLeft())
        scale = min(rect.width() / whole.width(), rect.height() / whole.height())
        painter.scale(scale, scale)
        painter.translate(-whole.topLeft())
        paint_frame(painter, whole, field(board, turned), wood)
        homes = camps(board)
        for place in places(board, turned):
            _paint_square(painter, place, _home(homes, place.name), wood, theme, dead=place.name in dead_targets)
        for camp in homes:
            _paint_border(painter, camp, squares(board, turned), theme)
        paint_lettering(painter, board, turned, wood)


def _home(homes: tuple[CampArea, ...], name: str) -> CampArea | None:
    return next((camp for camp in homes if camp.holds(name)), None)


def _paint_border(painter: QPainter, camp: CampArea, found: Mapping[str, QRectF], theme: Theme) -> None:
    """A line in the groove round a camp, where one zone ends and the next begins."""
    low, high = found[f"{camp.columns[0]}{camp.rows[0]}"], found[f"{camp.columns[-1]}{camp.rows[-1]}"]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ARMIES[camp.owner].tones(theme).rim, 0.035))
    painter.drawRoundedRect(low.united(high), 0.06, 0.06)


def _paint_square(
    painter: QPainter, place: Tile, home: CampArea | None, wood: Wood, theme: Theme, *, dead: bool
) -> None:
    tones = ARMIES[home.owner].tones(theme) if home else None
    tile = _tile(place.name, home, tones, wood)
    with forms.on_square(painter, place.rect):
        painter.setPen(Qt.PenStyle.NoPen)
        _paint_tile(painter, tile, wood)
        if place.code in HOLLOWS:
            pit = blended(wood.pit, tones.rim, 0.6) if tones else wood.pit
            _paint_hollow(painter, HOLLOWS[place.code], tile, blended(tile, pit, wood.depth), wood)
            if place.code == "J":
                _paint_joker(painter, wood)
        elif place.code == "@" and tones:
            _paint_target(painter, tones, wood, dead=dead)
        elif place.code in PRINTED and tones:
            _paint_print(painter, PRINTED[place.code], tile, tones, wood)
        else:
            _paint_disc(painter, wood)


def _tile(name: str, home: CampArea | None, tones: Tones | None, wood: Wood) -> QColor:
    """The colour of a square; every second one is a little darker, so that diagonals can be followed."""
    row = int(name[1:])
    if home is None or tones is None:
        tile, darker = wood.tile, wood.groove
    else:
        tile, darker = (tones.row if row == home.coloured_row else tones.land), tones.rim
    return blended(tile, darker, 0.1) if (ord(name[0]) + row) % 2 else tile


def _paint_tile(painter: QPainter, tile: QColor, wood: Wood) -> None:
    light, faint = blended(tile, wood.light, 0.5), blended(tile, wood.light, 0.08)
    groove = blended(tile, wood.groove, 0.55)
    painter.setBrush(ramp(-49, 49, (0, light), (0.06, faint), (0.93, tile), (1, groove)))
    painter.drawRoundedRect(QRectF(-48.7, -48.7, 97.4, 97.4), 5, 5)


def _paint_hollow(painter: QPainter, shape: str, tile: QColor, floor: QColor, wood: Wood) -> None:
    """A recess: its lower lip catches the light, its upper edge throws a shadow into it."""
    path = forms.footprint(shape)
    with saved(painter):
        painter.translate(0, 2.4)
        painter.strokePath(path, QPen(blended(tile, wood.light, 0.7), 2.8))
    deep, low, lit = blended(floor, wood.dark, 0.34), blended(floor, wood.dark, 0.08), blended(floor, tile, 0.15)
    painter.fillPath(path, ramp(-48, 48, (0, deep), (0.55, low), (1, lit)))
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.translate(0, 3)
        for width, alpha in ((22.0, 0.08), (15.0, 0.09), (10.0, 0.12), (6.0, 0.18)):
            painter.strokePath(path, QPen(faded(wood.dark, alpha), width))
    painter.strokePath(path, QPen(blended(floor, wood.dark, 0.4), 1.3))


def _paint_joker(painter: QPainter, wood: Wood) -> None:
    """A golden lip, and all four shapes on the bottom of the hollow: it shelters every unit."""
    painter.strokePath(forms.scaled("round", 1.06), QPen(blended(wood.gold, wood.dark, 0.4), 5.4))
    painter.strokePath(forms.scaled("round", 1.06), QPen(wood.gold, 3.4))
    for shape, x, y in (("square", -12.5, -12), ("cross", 12.5, -12), ("diamond", -12.5, 12.5), ("triangle", 12.5, 12)):
        with saved(painter):
            painter.translate(x, y)
            painter.fillPath(forms.scaled(shape, 0.25), blended(wood.gold, wood.paint, 0.62))


def _paint_disc(painter: QPainter, wood: Wood) -> None:
    """A flat round square: a disc that stands out a little."""
    for below, radius, alpha in ((5.0, 39.5, 0.08), (3.6, 38.6, 0.13)):
        painter.setBrush(faded(wood.dark, alpha))
        painter.drawEllipse(QPointF(0, below), radius, radius)
    painter.setBrush(blended(wood.disc, wood.groove, 0.7))
    painter.drawEllipse(QPointF(0, 1.6), 38, 38)
    light, shade = blended(wood.disc, wood.light, 0.8), blended(wood.disc, wood.groove, 0.25)
    painter.setBrush(ramp(-38, 38, (0, light), (0.4, wood.disc), (1, shade)))
    painter.drawEllipse(QPointF(), 37.4, 37.4)


def _paint_print(painter: QPainter, shape: str, tile: QColor, tones: Tones, wood: Wood) -> None:
    """A shape that is only printed: flat, without light or shadow, no shelter."""
    painter.fillPath(forms.scaled(shape, 0.94), blended(tile, wood.paint, 0.42))
    painter.strokePath(forms.scaled(shape, 0.94), QPen(tones.rim, 3.2))
    painter.strokePath(forms.scaled(shape, 0.76), QPen(tones.rim, 1.4))


def _paint_target(painter: QPainter, tones: Tones, wood: Wood, *, dead: bool) -> None:
    """Rings and a crosshair in the colour of the owner; a dead one is grey and broken."""
    colour = blended(wood.tile, wood.groove, 0.7) if dead else tones.body
    rim = blended(colour, wood.dark, 0.5) if dead else tones.rim
    pale = blended(wood.tile, wood.groove, 0.25) if dead else wood.paint
    painter.setBrush(faded(wood.dark, 0.2))
    painter.drawEllipse(QPointF(0, 3), 45, 45)
    for radius, tone in ((45.5, rim), (43.5, pale), (35, rim), (33.5, colour), (23, pale), (12.5, rim), (11, colour)):
        painter.setBrush(tone)
        painter.drawEllipse(QPointF(), radius, radius)
    painter.setPen(QPen(rim, 4))
    for _ in range(4):
        painter.drawLine(QPointF(0, -48), QPointF(0, -19))
        painter.rotate(90)
    if dead:
        painter.strokePath(drawn(CRACKS), QPen(wood.dark, 6.5))
        painter.strokePath(drawn(CRACKS), QPen(wood.tile, 2.2))
