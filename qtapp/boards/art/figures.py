"""Portraits put together from parts: a recipe names its colours and its parts from back to front.

Each part may be moved, made larger or smaller (or mirrored by a negative size) and turned: "bowler 2 0 1.1 -8".
"arm coat 12 14 15 20 8 17" is a sleeve of this colour from the shoulder by the elbow to the wrist. A portrait fills any
rectangle; it is composed for one of 36 × 50, and what does not fit is cut off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform

from qtapp.base.brush import Layers, Tones, blended, saved, tones
from qtapp.boards.art.dyes import DYES, TONES
from qtapp.boards.art.engraving import paint_engraving
from qtapp.boards.art.palette import INK, LIGHT

WIDE, HIGH = 36.0, 50.0
SLEEVE = 4.8  # the width of an arm
ITEM = re.compile(r"([a-z][a-z' -]*[a-z])((?: -?\d*\.?\d+)*)")


class Recipe(NamedTuple):
    """Colours, "coat moss, hair auburn", and parts, "room; coat; head oval 0 1"."""

    dyes: str
    parts: str


class PlacedPart(NamedTuple):
    """A part, where a recipe puts it."""

    layers: Layers
    place: QTransform


def _arm(tone: str, x: list[float]) -> Layers:
    bend = f"M {x[0]} {x[1]} Q {x[2]} {x[3]} {x[4]} {x[5]}"
    dx, dy = x[4] - x[2], x[5] - x[3]
    length = max(0.1, (dx * dx + dy * dy) ** 0.5)
    cuff = f"M {x[4] - dx / length:.2f} {x[5] - dy / length:.2f} L {x[4]} {x[5]}"
    sleeve = (f"ink {SLEEVE + 0.9} {bend}", f"{tone} {SLEEVE} {bend}")
    return sleeve if tone == "skin" else (*sleeve, f"ink {SLEEVE - 0.2} {cuff}", f"linen {SLEEVE - 1.1} {cuff}")


def _placed(item: str, parts: Mapping[str, Layers]) -> PlacedPart:
    found = ITEM.fullmatch(item.strip())
    assert found is not None, item
    name, numbers = found[1], [float(number) for number in found[2].split()]
    if name.startswith("arm "):
        return PlacedPart(_arm(name.removeprefix("arm "), numbers), QTransform())
    x, y, size, turn = [*numbers, *(0.0, 0.0, 1.0, 0.0)[len(numbers) :]]
    return PlacedPart(parts[name], QTransform.fromTranslate(x, y).rotate(turn).scale(size, abs(size)))


def composed(recipe: Recipe, parts: Mapping[str, Layers]) -> tuple[PlacedPart, ...]:
    """The parts of a portrait, from back to front."""
    return tuple(_placed(item, parts) for item in recipe.parts.split(";"))


def worn(recipe: Recipe, colours: Mapping[str, QColor]) -> Tones:
    """All tones of a portrait: the usual ones, those given, and on top of them the dyes of its recipe."""
    all_colours = {**TONES, **colours}
    for dye in recipe.dyes.split(","):
        tone, name = dye.split()
        all_colours[tone] = QColor(DYES[name])
    shades: dict[str, QColor | str] = {}
    for name, colour in all_colours.items():
        shades |= {name: colour, f"{name}_deep": blended(colour, INK, 0.4), f"{name}_lit": blended(colour, LIGHT, 0.42)}
    return tones(**shades)


@contextmanager
def filling(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Draw in the units of a portrait that fills a rectangle."""
    scale = max(rect.width() / WIDE, rect.height() / HIGH)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.center())
        painter.scale(scale, scale)
        yield


def paint_figure(painter: QPainter, parts: Sequence[PlacedPart], colours: Tones, *, hatched: bool = True) -> None:
    """The parts of a portrait in its own units; what is not hatched is shaded with a flat tint."""
    for part in parts:
        with saved(painter):
            painter.setTransform(part.place, combine=True)
            paint_engraving(painter, part.layers, colours, hatched=hatched)
