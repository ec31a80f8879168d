"""The six secret services: an eagle's head, a crowned lion, a bear, a heraldic eagle, a rooster, a chrysanthemum.

A service marker has two sides. The passive one is ivory with the emblem engraved in it; the active one is enamel
in the colour of the service with the emblem in pale gold, in a ring of brass. So the two sides differ as light from
dark, at any size. A marker that was used in this turn is passive and hatched: it may not be turned again.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from qtapp.base.brush import Layers, blended, drawn, faded, glow, on_field, round_pen, saved, shaded, silhouette
from qtapp.boards.art.engraving import hatching, ring
from qtapp.boards.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, INK, IVORY, LIGHT, PALE_INK, dimmed

ENAMEL = {
    "US": "#274B82",
    "GB": "#8F1F2E",
    "RU": "#2C5E45",
    "DE": "#33332F",
    "FR": "#2E6C93",
    "JP": "#6B2B5E",
}


def _petals() -> str:
    """A chrysanthemum of sixteen petals."""
    petals = []
    for (x, y), (left, up), (right, down) in zip(
        ring(16, 9.9), ring(16, 8.6, turn=-8.4), ring(16, 8.6, turn=8.4), strict=True
    ):
        petals.append(
            f"M 0 0 L {left:.2f} {up:.2f} C {left * 1.13:.2f} {up * 1.13:.2f} {x * 1.03:.2f} {y * 1.03:.2f} "
            f"{x:.2f} {y:.2f} C {x * 1.03:.2f} {y * 1.03:.2f} {right * 1.13:.2f} {down * 1.13:.2f} "
            f"{right:.2f} {down:.2f} Z"
        )
    return " ".join(petals)


def _rays() -> str:
    return " ".join(f"M 0 0 L {x:.2f} {y:.2f}" for x, y in ring(16, 10.4, turn=11.25))


EMBLEMS: dict[str, Layers] = {
    "US": (  # the head of a bald eagle
        "ink M -9.6 9.6 C -9.8 3 -8.6 -3.4 -4.4 -7 C -1.4 -9.4 3.4 -9.6 6 -7 C 8.6 -6.8 10.4 -4.6 10 -1 "
        "C 9.8 1.4 8.6 2.8 8 3 C 8.4 0.6 7.8 -0.4 6 -0.4 C 4.6 -0.4 3.6 0.4 3.4 1.6 C 3.8 4.6 6 6.6 6.4 9.6 "
        "L 3.8 7.8 L 2.8 10.2 L 0.2 8 L -1.4 10.4 L -3.6 8.2 L -5.4 10.2 L -7 8 Z",
        "cut M 1 -5 L 5.2 -4.4 C 4.6 -2.6 2.4 -2.2 1 -3.6 Z",
        "ink O 3.2 -3.9 0.85 0.85",
        "cut 0.9 M 6.2 -6 C 5.4 -4.4 5.4 -2.4 6.6 -1 M 6.8 -3.2 L 9.4 -3",
        "cut 0.9 M -6 -1.6 C -5.4 0.2 -4.4 1.6 -3 2.4 M -7 3 C -6 4.6 -4.8 5.6 -3.2 6 "
        "M -1.4 0.6 C -0.8 3 0.2 4.6 1.8 6",
    ),
    "GB": (  # a lion's head, crowned
        "ink M -5.8 -5.2 L -6.8 -10.4 L -3.4 -8 L 0 -10.8 L 3.4 -8 L 6.8 -10.4 L 5.8 -5.2 Z",
        "cut 1.1 M -7 -5.1 L 7 -5.1",
        "ink M 0 -4.4 C 3.8 -5.2 8.2 -4 9.4 -0.4 L 8 0 C 9.8 1.8 9.8 3.6 9 5.2 L 7.4 4.8 C 7.6 6.8 6.6 8.2 5.2 9.2 "
        "L 4.2 8.2 C 3 9.8 1.4 10.4 0 10.4 C -1.4 10.4 -3 9.8 -4.2 8.2 L -5.2 9.2 C -6.6 8.2 -7.6 6.8 -7.4 4.8 "
        "L -9 5.2 C -9.8 3.6 -9.8 1.8 -8 0 L -9.4 -0.4 C -8.2 -4 -3.8 -5.2 0 -4.4 Z",
        "cut M -4.6 -1.4 C -2.6 -2.8 2.6 -2.8 4.6 -1.4 C 5.4 1.4 4.4 3.6 3 5 C 2.6 7.4 1.4 8.2 0 8.2 "
        "C -1.4 8.2 -2.6 7.4 -3 5 C -4.4 3.6 -5.4 1.4 -4.6 -1.4 Z",
        "ink =M 1 -0.2 L 3.9 -0.8 L 3.2 1 L 1.4 1.1 Z",
        "ink M -1.9 3 L 1.9 3 L 0.4 5 L 0.4 6 L 2 6.4 L 0 7.2 L -2 6.4 L -0.4 6 L -0.4 5 Z",
    ),
    "RU": (  # a bear's head
        "ink O -6.8 -6.6 3.2 3.2 O 6.8 -6.6 3.2 3.2",
        "cut O -6.8 -6.6 1.4 1.4 O 6.8 -6.6 1.4 1.4",
        "ink M 0 -9 C 5.4 -9 8.4 -5.4 8.8 -1.6 C 10 0.6 9.8 2.8 8.4 4.6 L 8.6 7 L 6.4 7 C 4.6 9.4 2.4 10.2 0 10.2 "
        "C -2.4 10.2 -4.6 9.4 -6.4 7 L -8.6 7 L -8.4 4.6 C -9.8 2.8 -10 0.6 -8.8 -1.6 C -8.4 -5.4 -5.4 -9 0 -9 Z",
        "cut O 0 4.2 4.4 4.2",
        "cut O -4.2 -2 1.3 1.3 O 4.2 -2 1.3 1.3",
        "ink M -2.4 1.4 C -1 0.6 1 0.6 2.4 1.4 C 2.2 3 1 3.8 0 3.8 C -1 3.8 -2.2 3 -2.4 1.4 Z",
        "ink 0.9 M 0 3.6 L 0 5.6 M -2.2 6.2 C -1.4 6.8 -0.4 6.6 0 5.6 C 0.4 6.6 1.4 6.8 2.2 6.2",
    ),
    "DE": (  # a heraldic eagle, displayed
        "ink =M -0.2 -5.4 C 2 -6.4 3.4 -8.6 6 -9.6 L 5.6 -7.8 L 8.4 -8.4 L 7.8 -5.8 L 10.2 -5 L 9 -3 L 10.2 -0.8 "
        "L 8.4 -0.4 L 8.8 2.2 L 6.8 1.6 L 6.4 4 L 4.6 2.4 L 3 4 L -0.2 3 Z",
        "ink =M -0.2 2.6 L 2.4 3 L 5.6 7.4 L 3.2 6.8 L 3.6 9 L 1.6 7.8 L -0.2 10.4 Z",
        "ink M -1.6 -5 L -1.2 -7.6 C -1.4 -9.6 0.4 -10.6 2 -10 C 3 -9.8 3.6 -9 3.6 -8 L 1.8 -8.2 L 1.8 -5 Z",
        "cut 0.7 M 3 -5 L 3.4 2.4 M -3 -5 L -3.4 2.4 M 5.4 -6.4 L 5.8 1 M -5.4 -6.4 L -5.8 1 M 7.6 -5.4 L 7.4 -0.4 "
        "M -7.6 -5.4 L -7.4 -0.4",
        "cut O 1 -8.6 0.5 0.5",
    ),
    "FR": (  # a rooster
        "ink M 3.4 -6.4 C 4.6 -5 5 -3.4 4.6 -1.6 C 6 2.4 3.6 6 0 6.2 L 0.6 9 L 2.6 10.2 L -2.6 10.2 L -1 9 L -1.4 6.2 "
        "C -4 5.8 -5.6 4.4 -6.2 2.4 C -8.8 2.2 -10.2 0 -10 -3.4 C -9.4 -1.8 -8.6 -1.2 -7.8 -1.4 "
        "C -9.4 -4.4 -8.6 -7.6 -6 -8.6 C -6.8 -5 -5.4 -2.4 -2.8 -1.6 "
        "C -1.4 -2.6 -1.2 -4.4 -0.8 -5.8 C -0.2 -7.4 1.8 -7.8 3.4 -6.4 Z",
        "ink M -0.8 -6.6 C -1.6 -8.4 -0.6 -9 0 -8.6 C 0 -10.4 1.6 -10.8 2 -9 C 3 -10.4 4.4 -9.4 3.4 -7.4 L 2.8 -6 Z",
        "ink M 3.2 -6.2 L 6.6 -4.9 L 3.8 -4.2 Z",
        "ink O 3.9 -2.6 1.1 1.7",
        "cut O 1.7 -5.5 0.75 0.75",
        "cut 0.9 M -3.6 1 C -2.4 3.6 0.6 3.8 2.4 1.4 M -2 0.2 C -1 1.6 0.4 1.6 1.4 0.4",
    ),
    "JP": (  # a chrysanthemum
        f"ink {_petals()}",
        f"cut 0.75 {_rays()}",
        "cut O 0 0 3.1 3.1",
        "ink O 0 0 2.1 2.1",
    ),
}
SERVICES = tuple(EMBLEMS)
PLACE = QRectF(-7.5, -7.5, 15, 15)  # of the emblem on its marker


def paint_emblem(painter: QPainter, service: str, rect: QRectF, colour: QColor) -> None:
    """The emblem of a service alone, in one colour."""
    with on_field(painter, rect, 21.2):
        painter.fillPath(silhouette(EMBLEMS[service]), colour)


def paint_service(painter: QPainter, service: str, rect: QRectF, state: str = "passive", *, dark: bool = False) -> None:
    """A service marker with its "passive" or "active" side up, or "used": passive until the turn is over."""
    with on_field(painter, rect, 21.6):
        painter.fillPath(drawn("O 0 0.7 10.2 10.2"), QColor(20, 14, 6, 80))
        if state == "active":
            _paint_active(painter, service)
        else:
            _paint_passive(painter, service, used=state == "used", dark=dark)


def _paint_active(painter: QPainter, service: str) -> None:
    brass = QLinearGradient(0, -10, 0, 10)
    painter.fillPath(drawn("O 0 0 10.2 10.2"), shaded(brass, (0, BRASS_LIT), (0.5, BRASS), (1, BRASS_DEEP)))
    enamel = QColor(ENAMEL[service])
    lit = blended(enamel, LIGHT, 0.22)
    painter.fillPath(drawn("O 0 0 8.6 8.6"), glow(0, -5, 14, (0, lit), (0.7, enamel), (1, blended(enamel, INK, 0.5))))
    painter.strokePath(drawn("O 0 0 8.6 8.6"), round_pen(BRASS_DEEP, 0.5))
    painter.strokePath(drawn("O 0 0 10.1 10.1"), round_pen(blended(BRASS_DEEP, INK, 0.4), 0.5))
    paint_emblem(painter, service, PLACE, blended(BRASS_LIT, LIGHT, 0.45))


@cache
def _hatched_disc() -> QPainterPath:
    return hatching(drawn("O 0 0 9.8 9.8"), 45, 1.9, 0.75)


def _paint_passive(painter: QPainter, service: str, *, used: bool, dark: bool) -> None:
    ivory = blended(dimmed(IVORY, dark=dark), PALE_INK, 0.22 if used else 0.0)
    lit = blended(ivory, LIGHT, 0.6)
    painter.fillPath(drawn("O 0 0 10.2 10.2"), glow(0, -6, 18, (0, lit), (0.6, ivory), (1, blended(ivory, INK, 0.2))))
    painter.strokePath(drawn("O 0 0 10 10"), round_pen(PALE_INK, 0.6))
    painter.strokePath(drawn("O 0 0 8.8 8.8"), round_pen(faded(PALE_INK, 0.6), 0.35))
    if used:
        painter.fillPath(_hatched_disc(), faded(PALE_INK, 0.85))
    with saved(painter):  # cut into the ivory: the lower edge of each cut catches the light
        painter.translate(QPointF(0, 0.5))
        paint_emblem(painter, service, PLACE, LIGHT)
    paint_emblem(painter, service, PLACE, PALE_INK)
