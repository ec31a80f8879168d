"""The eight agents: figures put together from parts, in the coat of their agency.

A part is a few layers on the field of an emblem; a figure is a list of parts from back to front. What stands out from
the outline (hat, chair, magnifying glass, headset) tells agents apart when they are small.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from engines import components
from qtapp.base.brush import Layers, Tones, blended, on_field, paint_layers, tones
from qtapp.boards.coldwar.art.agencies import agency_colour
from qtapp.boards.coldwar.art.paper import CREAM, INK

NOBODY = QColor("#5A5750")  # the coat of an agent of no agency in particular
SKIN, FADED = QColor("#D8B98E"), QColor("#B9B3A6")

PARTS: dict[str, Layers] = {
    "shoulders": ("coat M -9.6 10 C -9.4 6.2 -7 4.4 -2.6 3.4 L 2.6 3.4 C 7 4.4 9.4 6.2 9.6 10 Z",),
    "broad shoulders": ("coat M -10 10 C -10 5 -7.4 3.6 -2.6 2.8 L 2.6 2.8 C 7.4 3.6 10 5 10 10 Z",),
    "neck": ("shade B -1.8 0.6 3.6 4 0.8",),
    "head": ("skin M -3.7 -3.4 C -3.9 -7.4 3.9 -7.4 3.7 -3.4 C 3.9 0.4 2 3 0 3 C -2 3 -3.9 0.4 -3.7 -3.4 Z",),
    "shirt": ("light M -2.7 3.3 L 2.7 3.3 L 0 9.6 Z",),
    "tie": ("ink M -0.9 3.7 L 0.9 3.7 L 0.6 4.9 L 1.3 8 L 0 9.6 L -1.3 8 L -0.6 4.9 Z",),
    "lapels": ("deep =M 2.5 3.2 L 5.2 4.6 L 4.6 6.6 L 0.5 10 L 0 10 Z",),
    "collar": ("deep =M 0.3 10 L 1.2 5.4 L 2.4 0.2 L 5.6 2.2 L 6.6 6 Z",),
    "fedora": (
        "ink M -8.8 -3.6 C -4.6 -5.4 4.6 -5.4 8.8 -3.6 C 5.6 -1.9 -5.6 -1.9 -8.8 -3.6 Z",
        "ink M -4.7 -4 C -4.9 -7.4 -4.2 -9.9 -2.4 -9.9 C -1.2 -9.9 -0.6 -9 0 -9 C 0.6 -9 1.2 -9.9 2.4 -9.9 "
        "C 4.2 -9.9 4.9 -7.4 4.7 -4 Z",
        "light M -4.75 -5.9 C -2 -6.7 2 -6.7 4.75 -5.9 L 4.75 -4.7 C 2 -5.4 -2 -5.4 -4.75 -4.7 Z",
    ),
    "dark glasses": ("ink B -3.5 -2.3 3.1 2.1 0.9 B 0.4 -2.3 3.1 2.1 0.9 B -1 -2.1 2 0.7 0",),
    "round glasses": (
        "light O -1.7 -2.2 1.45 1.45 O 1.7 -2.2 1.45 1.45",
        "ink 0.6 O -1.7 -2.2 1.45 1.45 O 1.7 -2.2 1.45 1.45 M -3.1 -2.4 L -3.8 -2.8 M 3.1 -2.4 L 3.8 -2.8",
        "ink O -1.7 -2.1 0.5 0.5 O 1.7 -2.1 0.5 0.5",
    ),
    "tufts": ("ink =M 3.3 -4.6 C 5.4 -4.4 5.2 -0.8 3.2 -0.4 C 3.6 -1.6 3.7 -3.2 3.3 -4.6 Z",),
    "dossier": (
        "light M 0.6 3.8 L 4 3.4 L 4.7 4.5 L 9.6 3.9 L 9.9 10 L 1.2 10 Z",
        "ink 0.6 M 0.6 3.8 L 4 3.4 L 4.7 4.5 L 9.6 3.9 L 9.9 10 L 1.2 10 Z",
        "ink 0.7 M 2.6 6.4 L 8.4 5.8 M 2.8 8.2 L 8.5 7.6",
    ),
    "two faces": (
        "coat M 0 -9.6 C -4.6 -9.8 -6.8 -7 -6.4 -3.6 L -8.2 -0.6 L -6.6 0 L -6.9 1.2 L -6.2 1.7 L -6.5 2.8 "
        "C -6.3 4.2 -4.8 4.3 -3.4 4 L -3 6 C -6.6 6.6 -9 7.6 -9.4 10 L 0 10 Z",
        "light M 0 -9.6 C 4.6 -9.8 6.8 -7 6.4 -3.6 L 8.2 -0.6 L 6.6 0 L 6.9 1.2 L 6.2 1.7 L 6.5 2.8 "
        "C 6.3 4.2 4.8 4.3 3.4 4 L 3 6 C 6.6 6.6 9 7.6 9.4 10 L 0 10 Z",
        "ink 0.7 M 0 -9.6 C 4.6 -9.8 6.8 -7 6.4 -3.6 L 8.2 -0.6 L 6.6 0 L 6.9 1.2 L 6.2 1.7 L 6.5 2.8 "
        "C 6.3 4.2 4.8 4.3 3.4 4 L 3 6 C 6.6 6.6 9 7.6 9.4 10",
        "light M -6 -3.2 C -5 -3.9 -4 -3.7 -3.4 -2.9 C -4.2 -2.3 -5.2 -2.3 -6 -2.7 Z",
        "ink M 6 -3.2 C 5 -3.9 4 -3.7 3.4 -2.9 C 4.2 -2.3 5.2 -2.3 6 -2.7 Z",
    ),
    "bun": (
        "ink O 0 -8 2.5 2",
        "ink =M -0.01 -6.5 C 3.4 -6.5 5.2 -4 4.6 0.6 L 3.5 0 C 3.9 -3.4 2.4 -4.6 -0.01 -4.4 Z",
    ),
    "eyes": ("ink O -1.5 -1.7 0.55 0.65 O 1.5 -1.7 0.55 0.65",),
    "magnifier": (
        "glass O 3 -1.2 3.9 3.9",
        "ink 1.4 O 3 -1.2 3.9 3.9",
        "ink O 2.4 -1.4 1.2 1.4",
        "ink 2.2 M 6 1.9 L 9 6.4",
    ),
    "balaclava": (
        "ink M -4.8 4.6 C -5.6 -3.4 -5 -9.4 0 -9.4 C 5 -9.4 5.6 -3.4 4.8 4.6 Z",
        "skin B -3.6 -4.6 7.2 2.7 1.3",
        "ink O -1.6 -3.3 0.75 0.75 O 1.6 -3.3 0.75 0.75",
    ),
    "pistol": (
        "light B 5.7 -6.9 3 7 0.8 B 5 -2.4 4.7 5 0.9",
        "ink B 6.3 -6.4 1.8 5 0.4 B 5.6 -1.8 3.2 3.8 0.5",
        "skin M 4.6 1.4 C 6 0.4 9 0.4 9.8 1.6 L 9.6 5.6 C 8 6.6 5.6 6.4 4.6 5.4 Z",
        "ink 0.5 M 6 2.8 L 9.4 2.8 M 6 4.3 L 9.4 4.3",
    ),
    "top hat": (
        "ink B -7.4 -5.2 14.8 1.8 0.9 M -4.9 -4.6 L -4.4 -10 L 4.4 -10 L 4.9 -4.6 Z",
        "light M -4.75 -6.5 L 4.75 -6.5 L 4.85 -5.3 L -4.85 -5.3 Z",
    ),
    "moustache": ("ink =M -0.01 0.2 C 0.8 -0.5 2.2 -0.3 3.2 1.4 C 2 1.7 0.8 1.6 -0.01 1 Z",),
    "sash": (
        "light M -7.2 4.6 L -3.6 3.6 L 6.4 10 L 0.6 10 Z",
        "light =M 0 4.2 L 2.6 2.9 L 2.6 5.6 Z",
        "ink =M 0 4.2 L 2.2 3.3 L 2.2 5.1 Z",
    ),
    "medal": ("gold O 5.8 6.9 1.5 1.5", "ink 0.4 O 5.8 6.9 1.5 1.5"),
    "chair": (
        "ink M -9.8 10 L -9.2 -5.4 C -9 -10.6 9 -10.6 9.2 -5.4 L 9.8 10 Z",
        "deep M -8.4 10 L -7.9 -5 C -7.7 -9 7.7 -9 7.9 -5 L 8.4 10 Z",
        "ink O -5.8 -4.4 0.6 0.6 O 5.8 -4.4 0.6 0.6 O -6 0.4 0.6 0.6 O 6 0.4 0.6 0.6 O 0 -7.9 0.5 0.5",
    ),
    "parting": (
        "ink M -4 -2.4 C -4.8 -8.6 4.8 -8.6 4 -2.4 C 3.6 -4 2.6 -4.8 -1.4 -4.6 C -2.8 -4.6 -3.6 -3.8 -4 -2.4 Z",
    ),
    "cigar": (
        "light M 1 0.9 L 6.6 2.3 L 6.3 3.6 L 0.7 2.1 Z",
        "ink M 1 0.9 L 5.6 2.05 L 5.3 3.35 L 0.7 2.1 Z",
        "light 0.8 M 7.2 1.6 C 8.6 0.4 6.6 -0.8 8 -2.2",
    ),
    "crop": ("ink M -3.8 -2.6 C -4.4 -8 4.4 -8 3.8 -2.6 C 3 -4.8 -3 -4.8 -3.8 -2.6 Z",),
    "headset": (
        "ink 1.7 M -4.9 -2 C -6 -11 6 -11 4.9 -2",
        "ink =B 3.5 -4.4 3.2 5.6 1.5",
        "ink 0.8 M 5 0.6 C 4.8 2.2 3.6 2.3 1.9 2.1",
    ),
    "tape": (
        "light M -10 5.2 C -5 3.6 4 9.2 10 5.8 L 10 9.2 C 4 12.4 -5 7 -10 8.8 Z",
        "ink O -8 6.1 0.7 0.7 O -5.4 5.8 0.7 0.7 O -5 7.4 0.7 0.7 O -2.4 6.6 0.7 0.7 O 0.2 8.8 0.7 0.7 "
        "O 3 7.8 0.7 0.7 O 5.6 8.2 0.7 0.7 O 8.2 7.2 0.7 0.7",
    ),
}
AGENTS: dict[str, tuple[str, ...]] = {
    "MS": ("shoulders", "neck", "head", "dark glasses", "fedora", "collar"),
    "DD": ("shoulders", "neck", "shirt", "tie", "head", "tufts", "round glasses", "dossier"),
    "DA": ("two faces",),
    "AN": ("shoulders", "neck", "shirt", "lapels", "head", "bun", "eyes", "magnifier"),
    "AS": ("shoulders", "balaclava", "pistol"),
    "AM": ("shoulders", "neck", "shirt", "head", "eyes", "moustache", "top hat", "sash", "medal"),
    "DI": ("chair", "broad shoulders", "neck", "shirt", "tie", "lapels", "head", "parting", "eyes", "cigar"),
    "CR": ("shoulders", "neck", "head", "crop", "eyes", "headset", "tape"),
}


@cache
def _figure(code: str) -> Layers:
    return tuple(layer for part in AGENTS[code] for layer in PARTS[part])


@cache
def _initiatives() -> dict[str, int]:
    return {row["code"]: row["initiative"] for row in components.document("coldwar")["agent"]}


def initiative(code: str) -> int:
    """The number on an agent's card."""
    return _initiatives()[code]


@cache
def _tones(agency: str, *, faded: bool) -> Tones:
    coat = agency_colour(agency) if agency else NOBODY
    colours = {
        "coat": coat,
        "deep": blended(coat, "#0B0D12", 0.42),
        "light": CREAM,
        "ink": INK,
        "skin": SKIN,
        "shade": blended(SKIN, "#4A3218", 0.3),
        "gold": QColor("#E0B04A"),
    }
    if faded:
        colours = {tone: blended(colour, FADED, 0.45) for tone, colour in colours.items()}
    return tones(glass=QColor(235, 244, 246, 190), **colours)


def paint_agent(painter: QPainter, code: str, rect: QRectF, agency: str = "", *, faded: bool = False) -> None:
    """The figure of an agent in the middle of a rectangle, standing on its lower edge; `faded` if he is not there."""
    side = min(rect.width(), rect.height())
    with on_field(painter, QRectF(rect.center().x() - side / 2, rect.bottom() - side, side, side)):
        paint_layers(painter, _figure(code), _tones(agency, faded=faded))
