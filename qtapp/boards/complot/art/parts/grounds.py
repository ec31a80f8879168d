"""Grounds: where somebody belongs, as flat as a poster, so that it still tells people apart when it is small."""

from __future__ import annotations

from qtapp.base.brush import Layers, star
from qtapp.boards.art.engraving import ring, twinkle

ALL = "B -26 -30 52 60 0"


def _rays(count: int, radius: float) -> str:
    edges = ring(count * 2, radius)
    return " ".join(
        f"M 0 -4 L {x:.2f} {y - 4:.2f} L {u:.2f} {v - 4:.2f} Z"
        for (x, y), (u, v) in zip(edges[::2], edges[1::2], strict=True)
    )


def _rows(top: float, bottom: float, step: float, high: float, x: float = -26, wide: float = 52) -> str:
    count = int((bottom - top) / step) + 1
    return " ".join(f"B {x} {top + row * step:.2f} {wide} {high} 0" for row in range(count))


def _columns(left: float, right: float, step: float, wide: float) -> str:
    count = int((right - left) / step) + 1
    return " ".join(f"B {left + column * step:.2f} -30 {wide} 60 0" for column in range(count))


GROUNDS: dict[str, Layers] = {
    "two halves": (f"wall {ALL}", "night M -26 -30 L 4 -30 L -6 30 L -26 30 Z", "red 1 M 4 -30 L -6 30"),
    "rotor": (
        f"wall {ALL}",
        "wall_lit O 0 -6 21 21",
        "wall_deep O 0 -6 13 13",
        "ink 2.4 M -26 -25 L 26 -17 M -20 -13 L -9 -26 M 20 -29 L 12 -8",
    ),
    "blinds": (f"wall {ALL}", f"wall_lit {_rows(-28, 26, 5, 2.5)}", "ink 0.5 M -13 -28 L -13 28 M 13 -28 L 13 28"),
    "flag": (
        f"light {ALL}",
        f"red {_rows(-26, 24, 7.2, 3.6)}",
        "night! B -26 -30 24.6 22 0",
        "light " + " ".join(star(x, y, 1.7) for y in (-21.4, -14.4) for x in (-15, -8.6, -2.6)),
    ),
    "seal": (
        f"night {ALL}",
        "brass! O 0 -6 19.4 19.4",
        "night! O 0 -6 16.8 16.8",
        "wall! O 0 -6 13 13",
        "light " + " ".join(star(x, y - 6, 1.3) for x, y in ring(13, 14.9)),
    ),
    "tents": (
        f"wall {ALL}",
        "sand M -26 6 L 26 6 L 26 30 L -26 30 Z",
        "leaf! M -24 9 L -14 -9 L -4 9 Z",
        "leaf! M 3 9 L 14 -11 L 25 9 Z",
        "ink M -15.6 9 L -14 -3 L -12.4 9 Z M 12.2 9 L 14 -4 L 15.8 9 Z",
    ),
    "balloons": (
        f"wall {ALL}",
        "red! O -13 -14 4.6 5.4 O 14 -4 4 4.8",
        "light! O -7.4 -21 4.2 5 O 15 -17 4.6 5.4",
        "night! O -15 -1 4 4.8 O 8.4 -23 4 4.8",
        "ink 0.4 M -13 -8.6 L -10 14 M 14 0.8 L 11 14 M 15 -11.6 L 12 12 M -15 3.8 L -11 14",
    ),
    "cross hairs": (
        f"wall {ALL}",
        "light O 0 -5 16.4 16.4",
        "shade O 0 -5 12 12",
        "red 1.2 O 0 -5 16.4 16.4",
        "red 1.2 M -24 -5 L -11 -5 M 11 -5 L 24 -5 M 0 -28 L 0 -18",
    ),
    "snow": (
        f"wall {ALL}",
        "light O -13 -17 1.6 1.6 O 12 -20 1.4 1.4 O -10 -5 1.2 1.2 O 14 -8 1.7 1.7 O -15 7 1.5 1.5 O 9.4 -12.6 1 1 "
        "O 12.6 3 1.2 1.2 O -6.4 -22 1.2 1.2 O 4 -23.4 1.4 1.4 O -14.6 -10.4 0.9 0.9 O 16 -15 1 1",
        "snow M -26 14 S -8 8 6 13 26 10 L 26 30 L -26 30 Z",
    ),
    "badge": (
        f"wall {ALL}",
        f"brass! {star(0, -5, 20, points=7, inner=0.78)}",
        "brass_lit! O 0 -5 13.4 13.4",
        "wall! O 0 -5 11.6 11.6",
    ),
    "range": (  # a rifle range: targets on a wall
        f"wall {ALL}",
        "light! O -12.6 -13 6 6 O 12.6 -13 6 6",
        "ink 1.3 O -12.6 -13 3.8 3.8 O 12.6 -13 3.8 3.8",
        "red O -12.6 -13 1.6 1.6 O 12.6 -13 1.6 1.6",
        "wall_deep M -26 0 L 26 0 L 26 2 L -26 2 Z",
    ),
    "tiles": (
        f"wall {ALL}",
        "light 0.9 M -26 -22 L 26 -22 M -26 -14 L 26 -14 M -26 -6 L 26 -6 M -26 2 L 26 2 M -26 10 L 26 10 "
        "M -16 -30 L -16 30 M -8 -30 L -8 30 M 0 -30 L 0 30 M 8 -30 L 8 30 M 16 -30 L 16 30",
    ),
    "bars": (f"wall {ALL}", f"ink {_columns(-20, 20, 8, 2.6)}", f"wall_lit {_columns(-19.4, 20, 8, 0.7)}"),
    "map wall": (
        f"wall {ALL}",
        "paper! B -19 -24 38 30 0.5",
        "leaf M -15 -20 S -4 -24 0 -19 6 -20 10 -15 4 -8 -2 -9 -6 -4 -12 -8 -16 -12 Z M 6 -4 S 14 -8 16 -2 8 4 6 -4 Z",
        "red 0.8 M -12 -16 L -2 -14 L 9 -17 L 14 -4",
        "red O -12 -16 1.4 1.4 O 9 -17 1.4 1.4 O 14 -4 1.4 1.4",
    ),
    "curtain": (
        f"wall {ALL}",
        f"wall_deep {_columns(-22, 22, 7.4, 3.2)}",
        "brass B -26 -26 52 2 0",
    ),
    "columns": (
        f"wall {ALL}",
        "stone! B -17 -20 7.4 50 0 B 9.6 -20 7.4 50 0",
        "ink 0.4 M -14.6 -20 L -14.6 30 M -12 -20 L -12 30 M 12 -20 L 12 30 M 14.6 -20 L 14.6 30",
        "stone_lit! B -19 -23.4 11.4 3.4 0.4 B 7.6 -23.4 11.4 3.4 0.4",
    ),
    "palms": (
        f"wall {ALL}",
        "glow O -11 -14 5.4 5.4",
        "leaf M -26 8 S -10 5 26 9 L 26 30 L -26 30 Z",
        "wood 1.8 M 15 12 S 12 0 13.6 -14",
        "leaf! M 13.6 -14 S 18 -20 24 -16 S 18 -17 13.6 -14 Z M 13.6 -14 S 8 -21 2 -18 S 9 -17 13.6 -14 Z",
        "leaf! M 13.6 -14 S 20 -12 22 -4 S 17 -10 13.6 -14 Z M 13.6 -14 S 8 -13 5 -6 S 9 -11 13.6 -14 Z "
        "M 13.6 -14 S 13 -21 16 -25 S 16 -19 13.6 -14 Z",
    ),
    "vault": (
        f"wall {ALL}",
        "steel! O 0 -5 19 19",
        "steel_deep! O 0 -5 15.4 15.4",
        "steel! O 0 -5 12.6 12.6",
        "ink " + " ".join(f"O {x:.2f} {y - 5:.2f} 0.9 0.9" for x, y in ring(14, 17.2)),
    ),
    "chimneys": (
        f"wall {ALL}",
        "smoke O -12 -22 5 4 O -7 -25 5 4 O 12 -19 4.4 3.6 O 17 -23 5 4",
        "ink M -15 -17 L -9.6 -17 L -8.6 14 L -16 14 Z M 9.6 -14 L 14.4 -14 L 15.4 14 L 8.6 14 Z",
        "red B -15.2 -15 5.8 2 0 B 9.5 -12 5 2 0",
        "wall_deep M -26 9 L -18 4 L -18 9 L -10 4 L -10 9 L 10 9 L 18 4 L 18 9 L 26 4 L 26 30 L -26 30 Z",
    ),
    "lockers": (
        f"wall {ALL}",
        "ink 0.6 M -17 -30 L -17 30 M -8.6 -30 L -8.6 30 M 0 -30 L 0 30 M 8.6 -30 L 8.6 30 M 17 -30 L 17 30",
        "ink 0.8 M -15 -19 L -11 -19 M -15 -17 L -11 -17 M -6.4 -19 L -2.4 -19 M -6.4 -17 L -2.4 -17 M 2.4 "
        "-19 L 6.4 -19 "
        "M 2.4 -17 L 6.4 -17 M 10.8 -19 L 15 -19 M 10.8 -17 L 15 -17",
        "wall_lit B -26 -8 52 3 0",
    ),
    "sea": (
        f"wall {ALL}",
        "water M -26 -7 L 26 -7 L 26 30 L -26 30 Z",
        "light 0.7 M -18 -3 L -12 -3 M 12 -1 L 17 -1 M -16 3 L -11 3 M 13 6 L 18 6",
        "ink M -19 -8 L -7 -8 L -8.4 -5.4 L -17.4 -5.4 Z M -15 -11 L -10 -11 L -10 -8 L -15 -8 Z M -12.8 -17 "
        "L -11.8 -17 "
        "L -11.8 -11 L -12.8 -11 Z",
    ),
    "church": (
        f"wall {ALL}",
        "glow! M -13 20 L -13 -8 C -13 -20 -4 -24 0 -26 C 4 -24 13 -20 13 -8 L 13 20 Z",
        "ink 1 M 0 -26 L 0 20 M -13 -8 L 13 -8 M -13 4 L 13 4 M -7 -21 L -7 20 M 7 -21 L 7 20",
    ),
    "green hills": (
        f"wall {ALL}",
        "leaf M -26 2 S -14 -8 0 -3 14 -10 26 -4 L 26 30 L -26 30 Z",
        "leaf_lit M -26 10 S -8 2 6 7 26 4 L 26 30 L -26 30 Z",
        "stone! B 9.4 -14 6.6 14 0.3 M 9.4 -14 L 12.7 -19 L 16 -14 Z",
    ),
    "rockets": (
        f"wall {ALL}",
        "light! M -15.4 20 L -15.4 -12 Q -15.4 -18 -12.6 -22 Q -9.8 -18 -9.8 -12 L -9.8 20 Z "
        "M 9.8 20 L 9.8 -12 Q 9.8 -18 12.6 -22 Q 15.4 -18 15.4 -12 L 15.4 20 Z",
        "red =M 9.8 -12 Q 9.8 -18 12.6 -22 Q 15.4 -18 15.4 -12 Z",
        "ink =B 9.8 -4 5.6 2.2 0",
    ),
    "sunrise": (f"wall {ALL}", f"glow {_rays(11, 40)}"),
    "arcade": (
        f"wall {ALL}",
        "dusk! M -18.4 30 L -18.4 -6 A -13 -6 5.4 180 -180 L -7.6 30 Z M 7.6 30 L 7.6 -6 A 13 -6 5.4 180 "
        "-180 L 18.4 30 Z",
        "brass B -26 -18 52 1.6 0 B -26 -22 52 1.2 0",
    ),
    "party": (
        f"wall {ALL}",
        "ink 0.5 M -26 -22 S -12 -13 0 -21 S 12 -13 26 -22",
        "glow! O -19 -17.8 2 2 O -12 -15.6 2 2 O 12 -15.6 2 2 O 19 -17.8 2 2",
        f"light {twinkle(-12.4, -3, 2.4)} {twinkle(13, -6, 2.8)} {twinkle(-14.6, 6, 1.7)} {twinkle(8.6, -20.4, 1.7)}",
    ),
    "photograph": (  # a snapshot with a white edge: a lake and its firs
        f"night {ALL}",
        "light! B -15.4 -22.6 30.8 46 0.4",
        "sky! B -13.2 -20.4 26.4 34 0",
        "leaf M -13.2 -6 L -11 -12 L -9.4 -7 L -7.4 -14 L -5 -6 L 5 -6 L 7.4 -13 L 9.4 -8 L 11.4 -15 L 13.2 "
        "-8 L 13.2 -4 "
        "L -13.2 -4 Z",
        "water M -13.2 -4 L 13.2 -4 L 13.2 13.6 L -13.2 13.6 Z",
    ),
    "pharmacy": (
        f"wall {ALL}",
        "leaf! B -8 -26 16 46 0 B -21 -12 42 15 0",
        "light B -6.4 -24.4 12.8 42.8 0 B -19.4 -10.4 38.8 11.8 0",
        "leaf B -5 -23 10 40 0 B -18 -9 36 9 0",
    ),
}
