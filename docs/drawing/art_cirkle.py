"""The board and units of Cirkle in SVG: what the pictures of its rules are put together from.

Shapes only; `docs.drawing.cirkle` says what stands in which picture. Squares and units are drawn in hundredths
of a square around its middle and are the ones of the board: hollows in four shapes, silhouettes, the emblem of the
army, a red cap on missiles. A protected unit is sunk, an unprotected one stands up and throws a shadow (R6.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from docs.drawing.art import ACCENT, CREAM, INK, WARM, Picture
from docs.drawing.boxes import data

RED, ICE, STEEL, SHADE = "#D7263D", "#E4F5FB", "#1D2A33", "#14100A"
TILE, GROOVE, PIT, DISC, GOLD_RING = "#E9DCC1", "#B7A27C", "#7C6547", "#F4EAD5", "#C08A22"
FRAME, LETTERING = "#7A5536", "#FFF3DA"
Point = tuple[float, float]
SHAPES = {"C": "square", "H": "cross", "T": "diamond", "P": "triangle", "J": "round"}

OUTLINES: Mapping[str, str] = {
    "square": '<rect x="-37" y="-37" width="74" height="74" rx="7"/>',
    "cross": '<path d="M-19-44h38v25h25v38h-25v25h-38v-25h-25v-38h25z"/>',
    "diamond": '<path d="M0-48 48 0 0 48-48 0z"/>',
    "triangle": '<path d="M0-47 48 39h-96z"/>',
    "round": '<circle r="41"/>',
}
# Filled with the ink of the army; {cut} is its body, which shows through.
GLYPHS: Mapping[str, str] = {
    "C": '<path d="M-31-4h62v5l-8 11h-43l-7-10-4-1zM2-3 4-14h11l2 11zM8-22h3v10h-3zM4-19h11v2.6H4zM-26-5l3-6 3 3 11 1 '
    '3 2z"/><path d="M-26 2.2h52v2h-52z" fill="{cut}"/>',
    "H": '<path d="M-33-17h60v4.4h-60zM-5-15h5v7h-5zM-22 1C-22-7-14-10-4-10 5-10 9-7 12-4l20-2 3-7h4L38 1 14 5'
    'C8 9-12 10-18 7-21 5-22 4-22 1zM-22.6 13.4h32.6v3.2h-32.6zM-13.5 8h3l-1 6h-3zM1.5 8h3l1 6h-3z"/>'
    '<path d="M-18 0c1-5 6-6.6 11-6.6V0z" fill="{cut}"/>',
    "T": '<path d="M-29 3h58v14h-58zM-25 4l3-6h42l6 6zM-15-1l3-11H9l5 11zM-7-16H3v5H-7zM10-9.2l22-2v4.4l-22 2z"/>'
    '<g fill="{cut}"><circle cx="-20" cy="10" r="3.6"/><circle cx="-10" cy="10" r="3.6"/>'
    '<circle cy="10" r="3.6"/><circle cx="10" cy="10" r="3.6"/><circle cx="20" cy="10" r="3.6"/></g>',
    "P": '<path d="M0-24c3.6 5 5 12 5.2 17L28 8v5.4l-22.8-5-.8 3.6 8.6 4.4v4L0 17.6l-13 2.8v-4l8.6-4.4-.8-3.6'
    '-22.8 5V8L-5.2-7C-5-12-3.6-19 0-24z"/>',
}
# How far below the middle a silhouette lies, how large it is, and where the emblem is.
FITS = {"C": (-2, 1.08, 24.5), "H": (-1, 1, 30), "T": (-5, 1.1, 26.5), "P": (-1, 0.98, 26)}
EMBLEMS: Mapping[str, str] = {
    "y": '<circle r="7.6"/>',
    "m": '<path d="M0-10 10 0 0 10-10 0z"/>',
    "b": '<path d="M-7-7H7V7H-7z"/>',
    "g": '<path d="M0-9 10 7.4h-20z"/>',
}
CAP = "M-11.5 0v-8c0-8 6.5-14 11.5-18 5 4 11.5 10 11.5 18v8z"


class Tones(NamedTuple):
    """The colours of an army."""

    body: str
    rim: str
    ink: str
    land: str  # the squares of its camp


ARMIES: Mapping[str, Tones] = {
    "y": Tones("#F2C12E", "#A87708", "#33270A", "#EFD998"),
    "m": Tones("#B891DE", "#6C4497", "#241233", "#DACAE4"),
    "b": Tones("#1E4E9F", "#0F2A58", "#FFFFFF", "#BACDE4"),
    "g": Tones("#26814A", "#124A28", "#FFFFFF", "#BEDCBF"),
}


@cache
def board(name: str) -> dict[str, str]:
    """The code of every square of a board ("duel", "quad") by its name."""
    row = next(row for row in data("cirkle")["board"] if row["id"] == name)
    return {
        f"{column}{len(row['rows']) - number}": code
        for number, codes in enumerate(row["rows"])
        for column, code in zip(row["columns"], codes, strict=True)
    }


@cache
def owner(name: str, square: str) -> str:
    """The letter of the colour in whose camp a square lies, "" in the middle."""
    column, row = square[0], int(square[1:])
    letters = {colour["id"]: colour["letter"] for colour in data("cirkle")["colour"]}
    return next(
        (
            letters[camp["owner"]]
            for camp in data("cirkle")["camp"]
            if camp["board"] == name and column in camp["columns"] and camp["rows"][0] <= row <= camp["rows"][1]
        ),
        "",
    )


def units(placement: str, columns: str) -> dict[str, str]:
    """The units of a placement (R15.2) by square: {"C1": "yT*"}."""
    found = {}
    rows = placement.split("/")
    for number, row in enumerate(rows):
        column, rest = 0, row
        while rest:
            digits = len(rest) - len(rest.lstrip("0123456789"))
            if digits:
                column, rest = column + int(rest[:digits]), rest[digits:]
                continue
            length = 2 + len(rest[2:]) - len(rest[2:].lstrip("*!"))
            found[f"{columns[column]}{len(rows) - number}"], rest = rest[:length], rest[length:]
            column += 1
    return found


def is_protected(kind: str, code: str) -> bool:
    """R6.1: in its own hollow shape, or on a joker; `kind` is "T*"."""
    return code in (kind[0], "J")


class Ground(Picture):
    """A sheet that squares, units and arrows are laid on; all are placed by their middle."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self._made: set[str] = set()

    def _use(self, name: str, shape: str, x: float, y: float, size: float) -> None:
        """A shape in hundredths, drawn once and used wherever it is needed."""
        if name not in self._made:
            self._made.add(name)
            self.add(f'<defs><g id="{name}">{shape}</g></defs>')
        self.add(f'<use xlink:href="#{name}" transform="translate({x:g} {y:g}) scale({size / 100:.4g})"/>')

    def square(self, code: str, x: float, y: float, size: float, camp: str = "") -> None:
        """A kind of square (R2.2), in the colour of the camp where it lies."""
        self._use(f"s{ord(code)}{camp}", _square(code, camp), x, y, size)

    def unit(self, unit: str, x: float, y: float, size: float, sunk: bool = False, faded: bool = False) -> None:
        """A unit as in the notation of positions: "yT*", "bP!"; sunk where it is protected."""
        colour, kind, is_missile, is_frozen = unit[0], unit[1], "*" in unit, "!" in unit
        name = f"u{colour}{kind}{is_missile:d}{is_frozen:d}{sunk:d}"
        if faded:
            self.add('<g opacity=".4">')
        self._use(name, _unit(colour, kind, is_missile, is_frozen, sunk), x, y, size)
        if faded:
            self.add("</g>")

    def token(self, colour: str, x: float, y: float, radius: float = 9, faded: bool = False) -> None:
        """A disc in the colour of an army, with its emblem."""
        tones, shade = ARMIES[colour], ' opacity=".4"' if faded else ""
        self.add(
            f'<g transform="translate({x:g} {y:g})"{shade}><circle r="{radius:g}" fill="{tones.body}" '
            f'stroke="{tones.rim}" stroke-width="1.5"/><g transform="scale({radius / 15:.3g})" '
            f'fill="{tones.ink}">{EMBLEMS[colour]}</g></g>'
        )

    def way(
        self, start: Point, end: Point, ink: str = ACCENT, bend: float = 0, short: float = 12, both: bool = False
    ) -> None:
        """An arrow between two points that keeps `short` of both; bent for a flight, with two heads for an exchange."""
        (x1, y1), (x2, y2) = start, end
        middle = (x1 + x2) / 2 + bend * (y2 - y1), (y1 + y2) / 2 - bend * (x2 - x1)
        tip, neck = _drawn_in(end, middle, short), _drawn_in(end, middle, short + 9)
        heads = [_head(tip, neck)]
        tail = _drawn_in(start, middle, short)
        if both:
            tail = _drawn_in(start, middle, short + 9)
            heads.append(_head(_drawn_in(start, middle, short), tail))
        path = f"M{tail[0]:.1f} {tail[1]:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {neck[0]:.1f} {neck[1]:.1f}"
        for head in heads:
            self.add(f'<path d="{head}" fill="{CREAM}" stroke="{CREAM}" stroke-width="3.5"/>')
        self.add(
            f'<path d="{path}" fill="none" stroke="{CREAM}" stroke-width="5.5" stroke-linecap="round"/>',
            f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="2.5" stroke-linecap="round"/>',
            f'<path d="{"".join(heads)}" fill="{ink}"/>',
        )

    def dot(self, x: float, y: float, radius: float = 4, ink: str = ACCENT) -> None:
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{ink}" stroke="{CREAM}"/>')

    def frame(self, x: float, y: float, size: float, ink: str = WARM) -> None:
        """A ring round a square."""
        half = size / 2
        self.add(
            f'<rect x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}" rx="3" '
            f'fill="none" stroke="{CREAM}" stroke-width="6"/>',
            f'<rect x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}" rx="3" '
            f'fill="none" stroke="{ink}" stroke-width="3"/>',
        )


class Map:
    """A part of a board on a sheet: columns from left to right, rows from the highest down."""

    def __init__(
        self, sheet: Ground, name: str, columns: str, rows: Iterable[int], x: float, y: float, size: float
    ) -> None:
        """`x`, `y` is the top left corner of the squares; the coordinates stand left and below, in the frame."""
        self.sheet, self.name, self.size = sheet, name, size
        self.columns, self.rows = columns, sorted(rows, reverse=True)
        self._x, self._y = x, y
        self._paint()

    def at(self, square: str) -> tuple[float, float]:
        """The middle of a square."""
        return (
            self._x + (self.columns.index(square[0]) + 0.5) * self.size,
            self._y + (self.rows.index(int(square[1:])) + 0.5) * self.size,
        )

    def _paint(self) -> None:
        wide, high, edge = len(self.columns) * self.size, len(self.rows) * self.size, 14
        self.sheet.add(
            f'<rect x="{self._x - edge:g}" y="{self._y - 4:g}" width="{wide + edge + 4:g}" '
            f'height="{high + edge + 4:g}" rx="4" fill="{FRAME}"/>'
        )
        for column in self.columns:
            self.sheet.label(column, self.at(f"{column}{self.rows[0]}")[0], self._y + high + 10.5, LETTERING, 9)
        for row in self.rows:
            self.sheet.label(str(row), self._x - 7, self.at(f"{self.columns[0]}{row}")[1] + 3.5, LETTERING, 9)
            for column in self.columns:
                square = f"{column}{row}"
                self.sheet.square(board(self.name)[square], *self.at(square), self.size, owner(self.name, square))

    def put(self, unit: str, square: str, faded: bool = False) -> None:
        sunk = is_protected(unit[1:], board(self.name)[square])
        self.sheet.unit(unit, *self.at(square), self.size, sunk, faded)

    def put_all(self, placed: Mapping[str, str]) -> None:
        """From the top down, so that a unit that stands up covers what is behind it."""
        for square in sorted(placed, key=lambda name: -int(name[1:])):
            if square[0] in self.columns and int(square[1:]) in self.rows:
                self.put(placed[square], square)

    def way(self, start: str, end: str, ink: str = ACCENT, bend: float = 0) -> None:
        self.sheet.way(self.at(start), self.at(end), ink, bend, self.size * 0.36)

    def verdict(self, start: str, end: str, good: bool) -> None:
        """A tick or a cross half way between two squares."""
        (x1, y1), (x2, y2) = self.at(start), self.at(end)
        self.sheet.verdict((x1 + x2) / 2, (y1 + y2) / 2, good)

    def frame(self, square: str, ink: str = WARM) -> None:
        self.sheet.frame(*self.at(square), self.size, ink)


def _drawn_in(end: Point, towards: Point, length: float) -> Point:
    """A point so far away from an end, on the way to another."""
    dx, dy = towards[0] - end[0], towards[1] - end[1]
    part = length / (dx * dx + dy * dy) ** 0.5
    return end[0] + dx * part, end[1] + dy * part


def _head(tip: Point, neck: Point) -> str:
    """The head of an arrow, from its neck to its tip."""
    (x, y), (nx, ny) = tip, neck
    across, down = (ny - y) * 5 / 9, (x - nx) * 5 / 9
    return f"M{x:.1f} {y:.1f}L{nx + across:.1f} {ny + down:.1f}L{nx - across:.1f} {ny - down:.1f}z"


def _square(code: str, camp: str) -> str:
    land = ARMIES[camp].land if camp else TILE
    tile = f'<path d="M-50-50H50V50H-50z" fill="{land}" stroke="{GROOVE}" stroke-width="3"/>'
    if code == "@":
        paint = ARMIES[camp].rim if camp else INK
        rings = "".join(
            f'<circle r="{radius}" fill="{fill}"/>'
            for radius, fill in ((43, paint), (33, CREAM), (23, paint), (12, CREAM))
        )
        return tile + rings
    if code == ".":
        return f'{tile}<circle r="38" fill="{DISC}" stroke="{GROOVE}" stroke-width="2.5"/>'
    shape = OUTLINES[SHAPES[code.upper()]]
    if code.islower():
        return f'{tile}<g fill="none" stroke="{ARMIES[camp].rim}" stroke-width="5" opacity=".6">{shape}</g>'
    ring = f'<circle r="45" fill="none" stroke="{GOLD_RING}" stroke-width="6"/>' if code == "J" else ""
    return (
        f'{tile}<g fill="{PIT}">{shape}</g><g fill="{land}" opacity=".45" transform="translate(0 7) scale(.88)">'
        f"{shape}</g>{ring}"
    )


def _unit(colour: str, kind: str, is_missile: bool, is_frozen: bool, sunk: bool) -> str:
    tones, shape = ARMIES[colour], OUTLINES[SHAPES[kind]]
    below, large, foot = FITS[kind]
    glyph = GLYPHS[kind].replace("{cut}", tones.body)
    marks = (
        f'<g transform="translate(0 {below + (3 if is_missile else 0):g}) scale({large:g})" fill="{tones.ink}">'
        f'{glyph}</g><g transform="translate(0 {foot:g})" fill="{tones.ink}">{EMBLEMS[colour]}</g>'
    )
    cap = (
        f'<g transform="translate(0 -25)"><path d="{CAP}" fill="{RED}" stroke="{SHADE}" stroke-width="9"/>'
        f'<path d="{CAP}" fill="{RED}" stroke="{CREAM}" stroke-width="6"/><path d="{CAP}" fill="{RED}"/></g>'
        if is_missile
        else ""
    )
    chain = (
        f'<circle r="46" fill="none" stroke="{STEEL}" stroke-width="12"/><circle r="46" fill="none" '
        f'stroke="{ICE}" stroke-width="7" stroke-dasharray="15 9"/>'
        if is_frozen
        else ""
    )
    if sunk:
        body = (
            f'<g transform="scale(.84)"><g fill="{tones.rim}" stroke="{SHADE}" stroke-width="5">{shape}</g>'
            f'<g fill="{tones.body}" transform="translate(0 2) scale(.87)">{shape}</g>{marks}{cap}</g>'
        )
        return body + chain
    return (
        f'<g transform="translate(5 17)" fill="{SHADE}" opacity=".28">{shape}</g>'
        f'<g transform="translate(0 8)" fill="{tones.rim}">{shape}</g>'
        f'<g transform="translate(0 2)" fill="{tones.rim}">{shape}</g>'
        f'<g transform="translate(0 -4)"><g fill="{tones.rim}">{shape}</g><g fill="{tones.body}" '
        f'transform="scale(.89)">{shape}</g>{marks}{cap}</g>{chain}'
    )
