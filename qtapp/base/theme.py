"""Colours, shapes and sizes: the few tokens that every page and board is drawn with."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

CORNER = 10
STEP = 8  # spacing comes in multiples of this

TEXT_SCORE, TEXT_TITLE, TEXT_BODY, TEXT_NOTE, TEXT_LEAST = 24, 16, 14, 12, 11


class Theme(NamedTuple):
    """One set of colours, as "#rrggbb"."""

    name: str
    window: str
    table: str
    surface: str
    hairline: str
    ink: str
    muted: str
    accent: str  # yours, do this
    on_accent: str
    warm: str  # preview, capture, danger
    on_warm: str
    gold: str  # rank, score
    shadow: str
    dark: bool

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        colour = QColor(getattr(self, token))
        colour.setAlphaF(alpha)
        return colour


LIGHT = Theme(
    "light",
    window="#F3EEE4",
    table="#E7DFCF",
    surface="#FFFDF8",
    hairline="#D8CDB8",
    ink="#23272B",
    muted="#6B6A63",
    accent="#1F6F78",
    on_accent="#FFFFFF",
    warm="#C2553A",
    on_warm="#FFFFFF",
    gold="#B98422",
    shadow="#3A3226",
    dark=False,
)
DARK = Theme(
    "dark",
    window="#1B2023",
    table="#232A2D",
    surface="#2B3337",
    hairline="#3C464B",
    ink="#EFEAE0",
    muted="#A5A89F",
    accent="#58B6BF",
    on_accent="#0F1719",
    warm="#E5805F",
    on_warm="#1B0F0A",
    gold="#E0B25A",
    shadow="#000000",
    dark=True,
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

_worn = LIGHT


def worn() -> Theme:
    """The theme that the application wears now."""
    return _worn


def wear(theme: Theme) -> None:
    """Have this one worn from now on. Who wears it already is told by `qtapp.style.dress`."""
    global _worn
    _worn = theme


class SeatMark(NamedTuple):
    """A seat's colour and shape, always shown together so that colour is never needed alone."""

    colour: str
    shape: str
    sign: str  # the shape as a character
    edge: str = ""  # drawn round it, where the colour alone would be lost on the paper of a theme


SEAT_MARKS = (
    SeatMark("#0072B2", "disc", "●", edge="#0082CB"),
    SeatMark("#D55E00", "triangle", "▲", edge="#CD5B00"),
    SeatMark("#009E73", "square", "■", edge="#008E67"),
    SeatMark("#CC79A7", "diamond", "◆", edge="#C05992"),
    SeatMark("#E69F00", "star", "★", edge="#A77300"),
    SeatMark("#56B4E9", "hexagon", "⬢", edge="#1984C0"),
)
