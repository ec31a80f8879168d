"""The pictures of the rules of The Circle.

Each function paints one plate with the cards, the wheel and the rows of the board itself. There are no words on them,
so that one picture serves every language; the rules say beside it what is to be seen. What they show are the examples
that the rules quote figures for.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from docs.drawing.art import WARM
from docs.drawing.art_cercle import Plate
from docs.drawing.secrets import paint_secrets_column, secrets_square
from qtapp.base.theme import LIGHT
from qtapp.boards.art.palette import INK as ENGRAVED
from qtapp.boards.cercle.art.actions import paint_action
from qtapp.boards.cercle.art.divisions import paint_division_badge
from qtapp.boards.cercle.art.table_of_points import (
    paint_chaos_row,
    paint_circle_marker,
    paint_vp_row,
    row_square,
)

MUTED = "#6B6A63"
COLOURS = {"US": "red", "GB": "blue", "RU": "green"}
ACTIONS = (
    ("gain", "burn", "bid", "choke"),
    ("boost", "delay", "spin", "open"),
    ("recruit", "mask", "desert", "guard"),
    ("capture", "kill", "swap", "thwart"),
)
MAJORITY = {"US": 3, "GB": 3, "RU": 2}  # R8.4: for I1b, of INT
BUTTERFLY = ("I1a", "S1a", "R1a", "N02")  # R6.16


def card() -> Plate:
    """An exclusive spy with letters beside its symbols, and its back (R1.8)."""
    plate = Plate(340, 190)
    plate.spy("O1a", 120, 95, 112)
    plate.back("O1a", 264, 95, 112)
    for letter, y in (("A", 35), ("B", 70), ("C", 103)):
        plate.line((32, y), (70, y))
        plate.badge(letter, 26, y)
    plate.line((186, 158), (170, 150))
    plate.badge("D", 192, 160)
    return plate


def actions() -> Plate:
    """The four divisions, each with its four actions, in the order of the rules (R1.12, R7)."""
    plate = Plate(308, 232)
    for row, (division, names) in enumerate(zip("ISRO", ACTIONS, strict=True)):
        y = 34 + row * 55
        paint_division_badge(plate.painter, division, QRectF(16, y - 19, 38, 38))
        for column, name in enumerate(names):
            plate.painter.save()
            paint_action(plate.painter, name, QRectF(84 + column * 56, y - 20, 40, 40), ENGRAVED)
            plate.painter.restore()
    return plate


def wheel() -> Plate:
    """Spies in rows at the edges of the wheel: without an employer, and with the markers of theirs (R5.2, R5.3)."""
    plate = Plate(340, 290)
    x, y, side = 150.0, 145.0, 140.0
    plate.wheel(x, y, side)
    for edge, code, owner, distance in (
        (2, "I1b", "", 1.36),
        (2, "I2b", "red", 1.98),
        (6, "O1b", "blue", 1.36),
        (8, "N14", "", 1.5),
        (4, "R1a", "", 1.5),
    ):
        plate.spy(code, *plate.at_edge(x, y, side, edge, 0, distance), 40, owner=owner)
    return plate


def rotation() -> Plate:
    """The cards stay, the wheel turns: 2 becomes 1, and from 1 a spy arrives at the arrow (R5.4)."""
    plate = Plate(340, 160)
    y, side = 98.0, 100.0
    for x, turned in ((64.0, 0), (236.0, 1)):
        plate.wheel(x, y, side, turned)
        plate.spy("O1c", *plate.at_edge(x, y, side, 1, 0, 1.62), 34, owner="green")
        plate.spy("I1b", *plate.at_edge(x, y, side, 2, 0, 1.44), 34)
    plate.arrow((162, 40), (196, 40))
    return plate


def arrest() -> Plate:
    """The thirteenth secret: 12 are spent, and the count goes on from 1 (R4.9)."""
    plate = Plate(340, 104)
    column = QRectF(14, 58, 312, 30)
    paint_secrets_column(plate.painter, column, "I", LIGHT)
    last, first = secrets_square(column, 12).center(), secrets_square(column, 1).center()
    plate.marker("red", last.x(), last.y(), 20)
    plate.marker("red", first.x(), first.y(), 20)
    plate.arrow((last.x() - 2, 52), (first.x(), 52), WARM, bend=17)
    return plate


def majority() -> Plate:
    """A spy of INT arrives: two services are level with 3 secrets and bid, the third is out of it (R8.3)."""
    plate = Plate(340, 150)
    plate.spy("I1b", 46, 75, 66)
    for row, (nation, count) in enumerate(MAJORITY.items()):
        y = 32 + row * 43
        plate.service(nation, 112, y, 30)
        column = QRectF(136, y - 12, 190, 24)
        paint_secrets_column(plate.painter, column, "I", LIGHT)
        spot = secrets_square(column, count).center()
        plate.marker(COLOURS[nation], spot.x(), spot.y(), 18)
    return plate


def guards() -> Plate:
    """A bodyguard attached to its ward repels alone; one that is posted watches over all ready spies (R6.10)."""
    plate = Plate(340, 140)
    plate.spy("O2b", 40, 78, 56, owner="red")
    plate.spy("R4b", 168, 60, 54)
    plate.spy("S3a", 150, 80, 56, owner="blue")
    plate.spy("I1b", 236, 86, 54, owner="blue")
    plate.spy("R4a", 302, 86, 54, owner="blue")
    plate.arrow((76, 78), (112, 78), WARM)
    plate.arrow((300, 42), (240, 42), bend=10)
    return plate


def butterfly() -> Plate:
    """Four quarters, the last of them a joker's, make a butterfly (R6.16)."""
    plate = Plate(340, 214)
    for index, code in enumerate(BUTTERFLY[:3]):
        plate.spy(code, 36, 38 + index * 67, 44)
    plate.spy(BUTTERFLY[3], 90, 38 + 67, 44)
    plate.arrow((124, 105), (160, 105))
    places = ((218, 62), (284, 62), (218, 152), (284, 152))
    for code, (x, y) in zip(BUTTERFLY, places, strict=True):
        plate.back(code, x, y, 63, "lower_right" if code == "N02" else "")
    return plate


def chaos() -> Plate:
    """The last round of an example: the United States have 20, but the Circle has 20 as well (R10.5)."""
    plate = Plate(340, 74)
    points, row = QRectF(8, 12, 324, 22), QRectF(8, 38, 324, 22)
    paint_vp_row(plate.painter, points, LIGHT)
    paint_chaos_row(plate.painter, row, LIGHT, 20)
    for colour, count in (("red", 20), ("blue", 11), ("green", 10)):
        spot = row_square(points, count).center()
        plate.marker(colour, spot.x(), spot.y(), 17)
    paint_circle_marker(plate.painter, row_square(row, 20).adjusted(-3, -3, 3, 3), 20)
    return plate


PICTURES: tuple[Callable[[], Plate], ...] = (
    card,
    actions,
    arrest,
    wheel,
    rotation,
    guards,
    butterfly,
    majority,
    chaos,
)


def drawn() -> dict[str, str]:
    """Every picture by file name. There must be a QGuiApplication."""
    return {f"cercle-{draw.__name__}.svg": draw().svg() for draw in PICTURES}
