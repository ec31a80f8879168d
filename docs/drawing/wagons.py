"""The pictures of the Circle the Wagons rules.

Each function draws one picture, from cards of the component data or from a town text (R13.5). They hold no words, so
that one picture serves every language; the rules say beside it what is to be seen. `TOWNS` are the examples that the
rules quote figures for: the tests count them with the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from docs.drawing.art import ACCENT, CELL_H, CELL_W, GOLD, INK, WARM, Cell, Picture, card, town

TOWNS = {
    "groups": "@-3,-1 .. Mf Dc Mf Mm/.. Dg Dw Db Mw/Fb Pm Pb Mb Mc/Pf Pc Wb Wm Mg/.. Pc Sc Wf Fm/.. Db Fc Sm Wg",
    "badlands": ".. Df ../Db Sg Dw/.. Dc ..",
    "circle_wagons": ".. Fw ../Sw Df Dw/.. Mw ..",
    "cool_water": "Wg Wf Dw .. Wm/Mw Sb Fw Pc Wg/Fw Fc .. Dw Pw",
    "wagon_train": "Sw Mw Fw/Sw Df Dw/.. Fw ../Mw Mw Mw",
    "undiscovered": "Pc Pf Db/Fb .. Mw/Sg Sc Mf",
    "undiscovered_corner": "Pc Pf ../Fb .. Mw/Sg Sc Mf",
    "undiscovered_double": "Pc Pf Pm Db/Fb .. .. Fc/Sg Sc Mf Wb",
    "fortified": "Mf Pf Df/Sf Wf Ff/Db Wc Mw",
    "herd": "Pc Sc Db/Fg Mc Fc/Dc Wf Sm",
    "target_practice": "Fb Pm .. Wg/Sb Pg .. Mf/Dc Fm .. Sm/Pf Dw Fc Db",
}

# The largest groups of the town "groups", in the order of the score sheet (R10.4).
LARGEST: tuple[tuple[int, tuple[Cell, ...]], ...] = (
    (4, ((-1, -1), (-2, 0), (-1, 0), (0, 0))),
    (1, ((-3, 1),)),
    (6, ((0, -1), (1, -1), (1, 0), (0, 1), (1, 1), (1, 2))),
    (5, ((-2, 1), (-1, 1), (-3, 2), (-2, 2), (-2, 3))),
    (1, ((-1, 3),)),
    (3, ((-1, 2), (0, 2), (0, 3))),
)


# Where card 6 may and may not lie beside card 1 at 0,0 (R6.2, R6.4), and where that stands in the picture.
PLACES: tuple[tuple[Cell, bool, Cell], ...] = (
    ((2, 1), True, (24, 16)),
    ((1, 1), True, (196, 16)),
    ((2, 2), False, (24, 176)),
    ((3, 0), False, (172, 176)),
)


def terrains() -> Picture:
    """The six terrains and the six icons, in the order of the score sheet and of the data."""
    picture = Picture(316, 116)
    for index, (terrain, icon) in enumerate(zip("DFMPSW", "bcfgmw", strict=True)):
        x = 18 + index * 50
        picture.terrain(terrain, x, 12)
        picture.icon(icon, x + 15, 84)
    return picture


def circle() -> Picture:
    """Fifteen cards round three goals; the marked one is the starting card, the arrow the direction of play."""
    picture = Picture(300, 300)
    for slot in range(15):
        angle = radians(slot * 24)
        x, y = 150 + 120 * sin(angle), 150 - 120 * cos(angle)
        start = slot == 4
        edge, width = (ACCENT, 3.5) if start else (INK, 1.2)
        picture.add(f'<g transform="translate({x - 13:.1f} {y - 18:.1f}) scale(.43)">')
        picture.card(card(slot + 1 if slot < 3 else slot + 4), 0, 0)
        picture.add(
            "</g>",
            f'<rect x="{x - 13:.1f}" y="{y - 18:.1f}" width="26" height="36" rx="3" fill="none" '
            f'stroke="{edge}" stroke-width="{width}"/>',
        )
    for index in range(3):
        x = 96 + index * 38
        picture.add(
            f'<rect x="{x}" y="126" width="32" height="46" rx="4" fill="#FFFDF8" stroke="{GOLD}" stroke-width="2"/>',
            f'<path d="M{x + 16} 137l3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1z" fill="{GOLD}"/>',
        )
    picture.arrow("M215 186A78 78 0 0 1 178 222", "M170 225l13-9 2 12z", ACCENT)
    return picture


def skipping() -> Picture:
    """Cards 9, 10 and 11 are skipped and go to the rival; card 12 is taken."""
    picture = Picture(340, 178)
    for index, number in enumerate((9, 10, 11, 12, 13)):
        x = 14 + index * 64
        taken, given = index == 3, index < 3
        picture.card(card(number), x, 34, ACCENT if taken else WARM if given else INK, faded=index == 4)
        picture.label(f"{number:02}", x + 30, 24)
        if given:
            picture.arrow(f"M{x + 30} 124v18", f"M{x + 24} 140h12l-6 9z", WARM)
        if taken:
            picture.arrow(f"M{x + 30} 124v18", f"M{x + 24} 140h12l-6 9z", ACCENT)
    picture.badge("B", 108, 161, WARM)
    picture.badge("A", 236, 161, ACCENT)
    picture.add(f'<path d="M44 153v3q0 5 5 5h46M172 153v3q0 5-5 5h-46" fill="none" stroke="{WARM}" stroke-width="2"/>')
    return picture


def upside_down() -> Picture:
    """Card 8 upright, then turned by half: both are allowed. On its side: never (R6.3)."""
    picture = Picture(316, 132)
    picture.card(card(8), 20, 14)
    picture.verdict(50, 114, good=True)
    picture.card(card(8, turned=True), 124, 14)
    picture.verdict(154, 114, good=True)
    picture.arrow("M102 69a13 13 0 1 1 13-13", "M109 54h12l-6 9z")
    picture.add('<g transform="translate(216 86) rotate(-90)">')
    picture.card(card(8), 0, 0, faded=True)
    picture.add("</g>")
    picture.verdict(258, 114, good=False)
    return picture


def places() -> Picture:
    """One side in common, one territory covered: legal. A corner only, or nothing at all: illegal."""
    picture = Picture(340, 364)
    for (column, row), good, (x, y) in PLACES:
        left, top = x + column * CELL_W, y + row * CELL_H
        picture.card(card(1), x, y)
        picture.card(card(6), left, top, ACCENT if good else WARM)
        picture.verdict(left + 2 * CELL_W, top + 2 * CELL_H, good=good)
    return picture


def covering() -> Picture:
    """Cards 1 and 6 side by side, then card 5 upside down on top of the seam (W5)."""
    picture = Picture(340, 116)
    picture.card(card(1), 14, 16)
    picture.card(card(6), 74, 16)
    picture.arrow("M148 58h24", "M172 51v14l11-7z")
    picture.card(card(1), 196, 16)
    picture.card(card(6), 256, 16)
    picture.card(card(5, turned=True), 226, 16, ACCENT)
    return picture


def groups() -> Picture:
    """A finished town: the largest group of each terrain is outlined and counted, the lone desert is not (R8.1)."""
    picture = Picture(190, 280)
    x, y = 110, 56
    cells = town(TOWNS["groups"])
    counted = {cell for _, group in LARGEST for cell in group}
    picture.town(cells, x, y, faded=cells.keys() - counted)
    for _, group in LARGEST:
        picture.outline(group, x, y)
    for count, group in LARGEST:
        column, row = group[0]
        picture.badge(str(count), x + column * CELL_W + 5, y + row * CELL_H + 6, radius=8)
    return picture


def _town_with(name: str, width: int, height: int, marked: tuple[Cell, ...], colour: str = ACCENT) -> Picture:
    picture = Picture(width, height)
    picture.town(town(TOWNS[name]), 14, 14)
    for cell in marked:
        picture.outline((cell,), 14, 14, colour)
    return picture


def badlands() -> Picture:
    """A gun between deserts both ways: it counts once."""
    return _town_with("badlands", 118, 154, ((1, 1),))


def circle_wagons() -> Picture:
    """A desert with a wagon on each side."""
    return _town_with("circle_wagons", 118, 154, ((1, 1),))


def cool_water() -> Picture:
    """Two lakes of two; the left one has two wagons beside it and is counted."""
    picture = _town_with("cool_water", 178, 154, ((2, 0), (0, 1)))
    picture.outline(((0, 0), (1, 0)), 14, 14, INK)
    return picture


def wagon_train() -> Picture:
    """Three wagons in a row twice, two in a column three times: 2 + 2 + 1 + 1 + 1."""
    picture = _town_with("wagon_train", 118, 196, ())
    for row in (0, 3):
        picture.outline(((0, row), (1, row), (2, row)), 14, 14, ACCENT)
        picture.badge("2", 14, 35 + row * CELL_H, ACCENT, 8)
    for column, row in ((0, 0), (2, 0), (1, 2)):
        picture.outline(((column, row), (column, row + 1)), 14, 14, WARM, 5)
        picture.badge("1", 29 + column * CELL_W, 16 + row * CELL_H, WARM, 8)
    return picture


def undiscovered() -> Picture:
    """A hole with eight neighbours; a hole that lacks a corner; a hole of two."""
    picture = Picture(340, 176)
    for name, x, hole, good in (
        ("undiscovered", 10, ((1, 1),), True),
        ("undiscovered_corner", 110, ((1, 1),), False),
        ("undiscovered_double", 210, ((1, 1), (2, 1)), False),
    ):
        picture.town(town(TOWNS[name]), x, 14)
        picture.outline(hole, x, 14, ACCENT if good else WARM, 3)
        picture.verdict(x + (60 if len(hole) == 2 else 45), 158, good=good)
    return picture


def fortified() -> Picture:
    """Two rows of three forts: two squares that overlap."""
    picture = _town_with("fortified", 118, 154, ())
    picture.outline(((0, 0), (1, 0), (0, 1), (1, 1)), 14, 14, ACCENT)
    picture.outline(((1, 0), (2, 0), (1, 1), (2, 1)), 14, 14, WARM, 5)
    return picture


def herd() -> Picture:
    """Four cows in a group, whatever they stand on; the fifth touches by a corner only."""
    picture = _town_with("herd", 118, 154, ())
    picture.outline(((0, 0), (1, 0), (1, 1), (2, 1)), 14, 14, ACCENT)
    return picture


def target_practice() -> Picture:
    """Each beer and the territories between it and its nearest gun: 1, 0 and 2."""
    picture = _town_with("target_practice", 148, 196, ())
    for path in ("M29 51h90", "M131 161v-126"):
        picture.line(path, WARM)
    for text, x, y in (("1", 29, 51), ("0", 29, 93), ("2", 131, 164)):
        picture.badge(text, x, y, ACCENT, 8)
    return picture


def coordinates() -> Picture:
    """Card 1 at 0,0 and card 5 upside down at 1,0, with the columns and rows numbered (R2.1, R13.1)."""
    picture = Picture(180, 146)
    x, y = 62, 40
    picture.card(card(1), x, y)
    picture.card(card(5, turned=True), x + CELL_W, y, ACCENT)
    for column in range(-1, 3):
        picture.label(str(column).replace("-", "−"), x + (column + 0.5) * CELL_W, 28)
    for row in range(2):
        picture.label(str(row), 22, y + (row + 0.6) * CELL_H)
    picture.arrow("M36 12h112", "M148 7v10l9-5z", "#6B6A63")
    picture.arrow("M10 40v76", "M5 116h10l-5 9z", "#6B6A63")
    return picture


PICTURES: tuple[Callable[[], Picture], ...] = (
    terrains,
    circle,
    skipping,
    upside_down,
    places,
    covering,
    groups,
    badlands,
    circle_wagons,
    cool_water,
    wagon_train,
    undiscovered,
    fortified,
    herd,
    target_practice,
    coordinates,
)


def drawn() -> dict[str, str]:
    """Every picture by file name."""
    return {f"wagons-{draw.__name__.replace('_', '-')}.svg": draw().svg() for draw in PICTURES}
