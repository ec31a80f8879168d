"""The coasts of the map, in the units of the places (1000 × 700): the United States, the Caribbean, Central America.

They are drawn rather than surveyed, so that every place lies where it belongs. Coasts go on beyond the edges: a sheet
of another shape shows more of them.
"""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from qtapp.base.brush import made_ready, points

MAP_WIDE, MAP_HIGH = 1000.0, 700.0
ROUGHNESS = 0.13  # how far a stretch of coast strays, as a part of its length
FINEST = 7.0  # units; shorter stretches are straight

LANDS = (
    # The mainland, from the north-west down the Pacific and back by the Caribbean, the Gulf and the Atlantic.
    "-60 -420 20 -300 34 -60 24 40 16 110 20 180 34 205 30 235 50 285 66 330 74 368 104 392 136 404 158 440 "
    "186 494 214 548 "
    "204 556 170 512 146 462 172 424 196 432 232 486 268 540 308 592 336 640 372 688 430 712 520 706 600 712 690 730 "
    "780 744 850 790 900 900 960 1200 1600 1200 1600 760 1180 700 1060 714 960 724 880 716 826 694 792 678 "
    "790 644 752 622 "
    "700 610 654 598 648 578 668 560 672 528 642 508 596 516 566 542 540 560 524 548 528 522 500 516 470 532 442 548 "
    "426 526 440 496 474 472 510 464 548 470 578 480 602 470 624 452 656 442 692 442 716 456 732 484 748 514 768 518 "
    "782 490 782 450 794 424 818 402 848 382 864 346 902 322 936 302 942 262 956 218 978 190 962 142 968 94 988 42 "
    "1004 -20 1080 -80 1200 -160 1400 -420",
    "732 562 764 550 802 554 852 574 892 590 918 608 880 610 838 598 790 594 758 584",  # Cuba
    "932 628 962 614 1002 628 1046 640 1008 658 950 652",  # Hispaniola
    "850 640 884 638 902 648 876 658 854 652",
    "918 528 934 512 958 516 964 538 946 552 924 546",  # Rum Cay
    "858 486 872 476 878 500 868 516",
    "886 548 898 540 902 562 892 570",
    "900 478 912 474 910 494",
    "990 566 1006 560 1010 580 996 586",
    "1060 606 1082 612 1074 626 1056 620",
)
LAKES = (
    "510 70 548 40 600 36 628 56 604 72 562 70 534 88",
    "574 84 592 82 600 112 590 144 578 146 570 118",
    "628 84 656 74 668 100 652 130 636 122",
    "668 166 704 150 738 152 700 176 676 180",
    "748 142 788 128 796 138 760 152",
    "478 84 494 78 500 92 486 100",
    "236 228 246 220 254 236 246 248",
)
CITIES = (  # where lights are many: x, y, how many, how far they spread
    *((800, 225, 90, 34), (700, 262, 60, 30), (905, 190, 50, 24), (565, 180, 60, 26), (640, 190, 36, 34)),
    *((85, 352, 70, 24), (52, 222, 44, 18), (345, 290, 30, 18), (560, 440, 34, 20), (745, 480, 36, 14)),
    *((465, 400, 44, 36), (350, 480, 60, 24), (180, 280, 16, 12), (40, 90, 26, 24), (800, 330, 46, 28)),
    *((760, 400, 30, 24), (630, 330, 40, 44), (455, 570, 22, 18), (790, 575, 24, 10), (580, 645, 20, 24)),
    *((740, 670, 14, 24), (400, 650, 14, 20), (510, 250, 30, 60), (620, 400, 24, 40), (420, 120, 16, 60)),
    *((980, 636, 18, 20), (625, 545, 10, 18), (250, 110, 14, 60), (290, 420, 18, 40), (700, 110, 30, 40)),
)


def _strayed(one: QPointF, other: QPointF, chance: Random) -> list[QPointF]:
    """A stretch of coast without its end, halved until it is fine."""
    along = other - one
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    if length < FINEST:
        return [one]
    middle = (one + other) / 2 + QPointF(-along.y(), along.x()) * (chance.random() * 2 - 1) * ROUGHNESS
    return [*_strayed(one, middle, chance), *_strayed(middle, other, chance)]


def _rough(text: str, seed: int) -> QPolygonF:
    chance = Random(seed)
    corners = [QPointF(*point) for point in points(text)]
    return QPolygonF(
        [
            point
            for one, other in zip(corners, (*corners[1:], corners[0]), strict=True)
            for point in _strayed(one, other, chance)
        ]
    )


@cache
def _shores() -> tuple[tuple[QPolygonF, ...], tuple[QPolygonF, ...]]:
    lands = tuple(_rough(text, seed) for seed, text in enumerate(LANDS))
    return lands, tuple(_rough(text, 100 + seed) for seed, text in enumerate(LAKES))


def _path(polygons: tuple[QPolygonF, ...]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for polygon in polygons:
        path.addPolygon(polygon)
        path.closeSubpath()
    return made_ready(path)


@cache
def lands() -> QPainterPath:
    """All coasts as one path."""
    return _path(_shores()[0])


@cache
def lakes() -> QPainterPath:
    return _path(_shores()[1])


def is_land(point: QPointF) -> bool:
    on_land, in_lake = _shores()
    filled = Qt.FillRule.WindingFill
    return any(land.containsPoint(point, filled) for land in on_land) and not any(
        lake.containsPoint(point, filled) for lake in in_lake
    )


@cache
def lights() -> tuple[QPainterPath, ...]:
    """The lights of the towns by their size, the faintest first: points to be filled."""
    chance = Random(13)
    paths = tuple(QPainterPath() for _ in range(3))
    for x, y, count, spread in CITIES:
        for _ in range(count * 3):
            away = (chance.random() + chance.random() + chance.random() - 1.5) * 1.6
            aside = (chance.random() + chance.random() + chance.random() - 1.5) * 1.6
            point, size = QPointF(x + away * spread, y + aside * spread), chance.random()
            if is_land(point):
                kind = 2 if size > 0.94 else 1 if size > 0.7 else 0
                radius = (0.55, 0.85, 1.3)[kind]
                paths[kind].addEllipse(point, radius, radius)
    return tuple(map(made_ready, paths))
