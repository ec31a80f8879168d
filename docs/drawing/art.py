"""Cards in SVG: the terrains, icons and marks that the pictures of the Wagons rules are put together from.

Shapes only; `docs.drawing.wagons` says what stands in which picture. Everything is flat and small, can be told apart
in grey, and uses no more of SVG than Qt draws. A cell is 30 by 42: the proportions of half a card (R2.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from docs.drawing.boxes import data

CELL_W, CELL_H = 30, 42
INK, PAPER, CREAM, HAIRLINE = "#23272B", "#F3EEE4", "#FFF8EA", "#D8CDB8"
ACCENT, WARM, GOLD = "#1F6F78", "#C2553A", "#B98422"

Cell: TypeAlias = tuple[int, int]
Town: TypeAlias = dict[Cell, str]

# The icons stand in a disc of radius 12 around 0,0; ink on cream.
ICONS: Mapping[str, str] = {
    "b": '<path d="M-2-10h4v5q3.5 2 3.5 5.500V8q0 1.5-1.5 1.500h-8Q-5.5 9.5-5.5 8V.5Q-5.5-3-2-5z"/>'
    f'<path d="M-5.5 1.500h11v4.500h-11z" fill="{CREAM}"/>',
    "c": '<path d="M-5-4.5-10.5-7.5-8-2l3.5 1zM5-4.5 10.5-7.5 8-2l-3.5 1z"/>'
    '<path d="M-5-5.500h10L4 3q0 6-4 6t-4-6z"/>'
    f'<ellipse cy="5" rx="4.6" ry="3.4"/><circle cx="-1.7" cy="5" r="1" fill="{CREAM}"/>'
    f'<circle cx="1.7" cy="5" r="1" fill="{CREAM}"/>',
    "f": '<path d="M-9 8V-7l1.5-2 1.5 2v4h3v-3l1.5-2 1.5 2v3h3v-4l1.5-2 1.5 2V8z" transform="translate(1.5 0)"/>'
    f'<path d="M-2 8V3q2-3 4 0v5z" fill="{CREAM}"/>',
    "g": '<path d="M-10-5H9.500v3.500H3.500V1q0 1.5-1.5 1.500h-3L-3 9h-5.500l2-8.500q-3.5-.5-3.5-3z"/>'
    f'<circle cx="1" cy="-.5" r="1.2" fill="{CREAM}"/>',
    "m": f'<path d="M-7.5 9 4-5" stroke="{INK}" stroke-width="3" stroke-linecap="round" fill="none"/>'
    '<path d="M-6-8.500Q6-10.5 9.5 5 4-3.5-6-8.500z"/>',
    "w": '<path d="M-7 .5C-12-9.5-7-9.5-4-8.5Q0-7.5 4-8.5C7-9.5 12-9.5 7 .5z"/><path d="M-10 1.5h20L8 5H-8z"/>'
    f'<path d="M-3.5-8Q-5-4-3 .5M3.5-8Q5-4 3 .5" fill="none" stroke="{CREAM}"/>'
    f'<g fill="{CREAM}" stroke="{INK}" stroke-width="1.6"><circle cx="-5.5" cy="6.5" r="3"/>'
    '<circle cx="5.5" cy="6.5" r="3"/></g><circle cx="-5.5" cy="6.5" r="1"/><circle cx="5.5" cy="6.5" r="1"/>',
}

# The patterns fill a cell from 0,0; each is a shape of its own, so that grey tells them apart too.
PATTERNS: Mapping[str, str] = {
    "D": '<path d="M1 8q7-6 14 0t14 0M1 34q7-6 14 0t14 0M1 39q7-6 14 0t14 0" fill="none" stroke="#8E3F22" '
    'stroke-width="1.4"/>',
    "F": '<path d="M6 2l4 9H2zM24 2l4 9h-8zM6 31l4 9H2zM24 31l4 9h-8zM15 33l3.5 8h-7z" fill="#24512A"/>',
    "M": '<path d="M1 41 9 27l6 9 6-10 8 15z" fill="#54595D"/><path d="M9 27l3 4.5-3-1-3 1zM21 26l3 5-3-1.5-3 1.5z" '
    'fill="#EDEFF0"/><path d="M2 11 6 3l4 8M20 11l4-8 4 8" fill="none" stroke="#54595D" stroke-width="1.6"/>',
    "P": '<path d="M5 9V3M7 9l2-5M3 9 1.5 5M25 9V3M27 9l1.5-4M23 9l-2-5M5 40v-7M7 40l2.5-6M3 40l-1.5-5M25 40v-7'
    'M27 40l1.5-5M23 40l-2.5-6M15 40v-4" fill="none" stroke="#8A6A14" stroke-width="1.4" stroke-linecap="round"/>',
    "S": '<path d="M6 2v8M2.5 4l7 4M9.5 4l-7 4M24 2v8M20.5 4l7 4M27.5 4l-7 4M6 32v8M2.5 34l7 4M9.5 34l-7 4'
    'M24 32v8M20.5 34l7 4M27.5 34l-7 4" fill="none" stroke="#7FA3BA" stroke-width="1.3"/>',
    "W": '<path d="M1 5q3.5-4 7 0t7 0 7 0 7 0M1 10q3.5-4 7 0t7 0 7 0 7 0M1 34q3.5-4 7 0t7 0 7 0 7 0M1 39q3.5-4 7 0'
    't7 0 7 0 7 0" fill="none" stroke="#CFE4F3" stroke-width="1.4"/>',
}


@cache
def colours() -> dict[str, str]:
    return {terrain["letter"]: terrain["color"] for terrain in data("wagons")["terrain"]}


def card(number: int, turned: bool = False) -> tuple[str, ...]:
    """The four territories of a card, in reading order as it lies (R2.2)."""
    row = next(row for row in data("wagons")["card"] if row["id"] == number)
    quarters = (row["tl"], row["tr"], row["bl"], row["br"])
    return quarters[::-1] if turned else quarters


def town(text: str) -> Town:
    """The cells of a town text (R13.5)."""
    x0, y0 = 0, 0
    if text.startswith("@"):
        origin, text = text[1:].split(" ", 1)
        x0, y0 = (int(part) for part in origin.split(","))
    rows = [row.split(" ") for row in text.split("/")]
    return {(x0 + x, y0 + y): cell for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != ".."}


class Picture:
    """A sheet of paper that shapes are laid on; `svg` is the whole file."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._parts: list[str] = []
        self._used: set[str] = set()

    def add(self, *parts: str) -> None:
        self._parts += parts

    def cell(self, kind: str, x: float, y: float, faded: bool = False) -> None:
        """One territory, its top left corner at x,y."""
        self._used |= set(kind)
        opacity = ' opacity=".35"' if faded else ""
        self.add(
            f'<g transform="translate({_n(x)} {_n(y)})"{opacity}><use xlink:href="#{kind[0]}"/>'
            f'<use xlink:href="#{kind[1]}" x="15" y="21"/></g>'
        )

    def terrain(self, letter: str, x: float, y: float) -> None:
        self._used.add(letter)
        self.add(f'<use xlink:href="#{letter}" x="{_n(x)}" y="{_n(y)}"/>')

    def icon(self, letter: str, x: float, y: float) -> None:
        """An icon around x,y."""
        self._used.add(letter)
        self.add(f'<use xlink:href="#{letter}" x="{_n(x)}" y="{_n(y)}"/>')

    def town(self, cells: Town, x: float, y: float, faded: Iterable[Cell] = ()) -> None:
        """All cells of a town; x,y is where the cell 0,0 begins."""
        pale = set(faded)
        for (column, row), kind in cells.items():
            self.cell(kind, x + column * CELL_W, y + row * CELL_H, (column, row) in pale)

    def card(self, kinds: Iterable[str], x: float, y: float, edge: str = INK, faded: bool = False) -> None:
        """A whole card with its border; x,y is its top left corner."""
        for index, kind in enumerate(kinds):
            self.cell(kind, x + index % 2 * CELL_W, y + index // 2 * CELL_H, faded)
        weight = 1.5 if edge == INK else 3
        self.add(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{2 * CELL_W}" height="{2 * CELL_H}" rx="4" fill="none" '
            f'stroke="{edge}" stroke-width="{_n(weight)}"/>'
        )

    def outline(self, cells: Iterable[Cell], x: float, y: float, colour: str = INK, inset: float = 1.5) -> None:
        """A line around a set of cells; `inset` keeps the lines of neighbouring groups apart."""
        inside = set(cells)
        edges = [edge for cell in sorted(inside) for edge in _edges(cell, inside, inset)]
        path = "".join(f"M{_n(x + ax)} {_n(y + ay)}L{_n(x + bx)} {_n(y + by)}" for ax, ay, bx, by in edges)
        self.line(path, colour)

    def line(self, path: str, colour: str) -> None:
        """A line with a pale edge, so that it can be seen on every terrain."""
        style = 'fill="none" stroke-linecap="round"'
        self.add(
            f'<path d="{path}" {style} stroke="{CREAM}" stroke-width="6"/>',
            f'<path d="{path}" {style} stroke="{colour}" stroke-width="3"/>',
        )

    def badge(self, text: str, x: float, y: float, colour: str = ACCENT, radius: float = 9) -> None:
        """A number in a disc around x,y."""
        self.add(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{colour}" stroke="{CREAM}" stroke-width="1.5"/>'
        )
        self.label(text, x, y + 4, CREAM, 11)

    def label(self, text: str, x: float, y: float, colour: str = INK, size: int = 13) -> None:
        self.add(
            f'<text x="{_n(x)}" y="{_n(y)}" font-family="sans-serif" font-size="{size}" font-weight="bold" '
            f'text-anchor="middle" fill="{colour}">{text}</text>'
        )

    def verdict(self, x: float, y: float, good: bool) -> None:
        """A tick or a cross around x,y: the shape says it, not the colour."""
        colour, path = (ACCENT, "M-5 0l3.5 4L5-4.5") if good else (WARM, "M-4-4 4 4M4-4-4 4")
        self.add(
            f'<g transform="translate({_n(x)} {_n(y)})"><circle r="10" fill="{colour}"/>',
            f'<path d="{path}" fill="none" stroke="{CREAM}" stroke-width="2.5" stroke-linecap="round"/></g>',
        )

    def arrow(self, path: str, head: str, colour: str = INK) -> None:
        """A curve and the three points of its head."""
        self.add(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linecap="round"/>',
            f'<path d="{head}" fill="{colour}"/>',
        )

    def svg(self) -> str:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        sheet = (
            f'<rect x=".5" y=".5" width="{self.width - 1}" height="{self.height - 1}" rx="10" fill="{PAPER}" '
            f'stroke="{HAIRLINE}"/>'
        )
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {size}>',
            "<defs>",
            *_defs(self._used),
            "</defs>",
            sheet,
            *self._parts,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def _defs(letters: set[str]) -> list[str]:
    made = []
    for letter, pattern in PATTERNS.items():
        if letter in letters:
            made.append(
                f'<g id="{letter}"><rect width="{CELL_W}" height="{CELL_H}" fill="{colours()[letter]}" '
                f'stroke="{CREAM}" stroke-width="1"/>{pattern}</g>'
            )
    for letter, icon in ICONS.items():
        if letter in letters:
            made.append(f'<g id="{letter}" fill="{INK}"><circle r="12" fill="{CREAM}" stroke="{INK}"/>{icon}</g>')
    return made


def _edges(cell: Cell, inside: set[Cell], inset: float) -> list[tuple[float, float, float, float]]:
    """The sides of a cell that border on something else, drawn in a little, reaching to the cell next door."""
    x, y = cell
    left, top, right, bottom = x * CELL_W, y * CELL_H, (x + 1) * CELL_W, (y + 1) * CELL_H
    west, east = (x - 1, y) in inside, (x + 1, y) in inside
    north, south = (x, y - 1) in inside, (x, y + 1) in inside
    x1, x2 = (left if west else left + inset), (right if east else right - inset)
    y1, y2 = (top if north else top + inset), (bottom if south else bottom - inset)
    made: list[tuple[float, float, float, float]] = []
    made += [] if north else [(x1, top + inset, x2, top + inset)]
    made += [] if south else [(x1, bottom - inset, x2, bottom - inset)]
    made += [] if west else [(left + inset, y1, left + inset, y2)]
    made += [] if east else [(right - inset, y1, right - inset, y2)]
    return made


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
