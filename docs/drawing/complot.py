"""The pictures of the rules of XIII: Le Complot.

Each function paints one plate with the map, the tokens, the cards and the dice of the board itself. There are no words
on them, so that one picture serves every language; the rules say beside it what is to be seen. What they show are the
examples that the rules quote figures for.
"""

from __future__ import annotations

from collections.abc import Callable

from docs.drawing.art import ACCENT
from docs.drawing.art_complot import Plate, places
from docs.drawing.boxes import data
from qtapp.boards.complot.art.places import PlaceState

TYPES = ("M01", "M07", "M11", "M15", "M18")  # one of each, in the order of R1.2
KINDS = tuple(kind["id"] for kind in data("complot")["action_type"])  # in the order of R15
LEFT = (("A.XIII", (1,)), ("A.k", (5,)), ("A.d", (5, 1)))  # the duel of R11.9: elements and their dice
RIGHT = (("B.PER", (4,)), ("B.a", (6,)), ("B.s", (2,)))
HITS = {"A.XIII": 3, "B.PER": 4}  # of units on 5


def board() -> Plate:
    """The whole map with its places, rings and threads (R1.1)."""
    plate = Plate(340, 240)
    plate.map(500, 350, 0.332, 8.6)
    plate.threads()
    for number in places():
        plate.place(number)
    return plate


def missions() -> Plate:
    """A mission of each type, its back above it (R1.2)."""
    plate = Plate(340, 194)
    for column, code in enumerate(TYPES):
        x = 36 + column * 67
        plate.mission_back(code, x, 50, 62)
        plate.mission(code, x, 144, 62)
    return plate


def character() -> Plate:
    """A main character with letters beside the four values and the skill (R1.9)."""
    plate = Plate(270, 186)
    plate.character("XIII", 134, 93, 116, name="XIII")
    for index, letter in enumerate("ABCD"):
        y = 31.7 + index * 29.6
        plate.line((42, y), (76, y))
        plate.badge(letter, 34, y)
    plate.line((192, 123), (228, 123))
    plate.badge("E", 236, 123)
    return plate


def units() -> Plate:
    """The five kinds of units, above those of a player, below the neutral ones (R1.6, R1.7)."""
    plate = Plate(300, 112)
    for row, seat in enumerate("AN"):
        plate.row([f"{seat}.{kind}" for kind in "ackds"], 38, 31 + row * 51, 56, 42)
    return plate


def leaving() -> Plate:
    """Three enemies: three of four elements stay behind, one may go on (R10.4)."""
    plate = Plate(340, 190)
    plate.map(362, 192, 1.2, 17)
    numbers = (13, 14, 15, 16, 17, 21, 20, 11, 12)
    plate.threads(numbers)
    for number in numbers:
        plate.place(number, PlaceState(reachable=number == 13))
    at, to = plate.spot(15), plate.spot(13)
    x, y = at.x(), at.y()
    plate.row(("B.JON", "B.a", "B.c"), x - 66, y - 38, 33, 31)
    plate.row(("A.AMO", "A.FEL", "A.a"), x - 66, y + 38, 33, 31)
    plate.trail("A", 15, 13)
    plate.token("A.a", (x + to.x()) / 2 - 6, (y + to.y()) / 2 + 2, 31)
    return plate


def duel() -> Plate:
    """Two sides with the dice they have rolled; those that hit are red (R11.4, R11.6)."""
    plate = Plate(300, 154)
    for side, elements in ((-1, LEFT), (1, RIGHT)):
        for row, (name, dice) in enumerate(elements):
            y = 30 + row * 48
            plate.token(name, 150 + side * 118, y, 38)
            for number, face in enumerate(dice):
                hit = face >= HITS.get(name, 5)
                plate.die(face, 150 + side * (72 - number * 40), y, 34, hit=hit, number=row * 2 + number)
    plate.line((150, 14), (150, 140), colour=ACCENT, width=1.4)
    return plate


def retreat() -> Plate:
    """From 15 over 17, where an enemy stands, and over one's own crowd on 21 to 18 (R12.3)."""
    plate = Plate(340, 216)
    plate.map(196, 153, 1.06, 15)
    numbers = (12, 13, 15, 16, 17, 18, 19, 20, 21)
    plate.threads(numbers)
    plate.trail("A", 15, 17, 21, 18)
    for number in numbers:
        plate.place(number, PlaceState(chosen=number == 18))
    start, enemy, crowd, end = (plate.spot(number) for number in (15, 17, 21, 18))
    plate.row(("A.JON", "A.a"), start.x() - 26, start.y() + 38, 34, 30)
    plate.token("B.a", enemy.x() - 34, enemy.y() - 4, 31)
    plate.marker("wound", enemy.x() + 27, enemy.y() + 12, 22)
    plate.row(("A.c", "A.c", "A.c"), crowd.x() - 44, crowd.y() - 34, 31, 29)
    plate.marker("recoil", end.x() + 6, end.y() - 31, 24)
    return plate


def delivery() -> Plate:
    """An object won on 33 and carried over 31 and 30 to 29 (R13.12)."""
    plate = Plate(340, 156)
    plate.map(608, 596, 0.76, 15)
    numbers = (27, 29, 30, 31, 32, 33, 23, 28)
    plate.threads(numbers)
    plate.trail("A", 33, 31, 30, 29)
    for number in numbers:
        mission = "combat_delivery" if number == 33 else ""
        plate.place(number, PlaceState(chosen=number == 29, mission=mission))
    start = plate.spot(33)
    plate.token("A.c", start.x() + 34, start.y() + 4, 32)
    plate.marker("carrier", start.x() + 48, start.y() - 12, 19)
    end = plate.spot(29)
    plate.marker("carrier", end.x() - 2, end.y() - 28, 22)
    return plate


def cards() -> Plate:
    """The twenty-one kinds of action cards, numbered as their rules are (R15)."""
    plate = Plate(340, 236)
    for index, kind in enumerate(KINDS):
        x, y = 28 + index % 7 * 47.5, 36 + index // 7 * 78
        plate.action(kind, x, y, 41)
        plate.figure(str(index + 1), x, y + 37, 11)
    return plate


PICTURES: tuple[Callable[[], Plate], ...] = (
    board,
    missions,
    character,
    units,
    leaving,
    duel,
    retreat,
    delivery,
    cards,
)


def drawn() -> dict[str, str]:
    """Every picture by file name. There must be a QGuiApplication."""
    return {f"complot-{draw.__name__}.svg": draw().svg() for draw in PICTURES}
