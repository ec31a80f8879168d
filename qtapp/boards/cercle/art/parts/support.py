"""Things of the spies of SUP: watches, crates, a balloon, fog, a bridge, rails, clockwork, stars, keys, a stage "
"door."""

from __future__ import annotations

from qtapp.base.brush import Layers
from qtapp.boards.art.engraving import ring, twinkle


def gear(x: float, y: float, radius: float, teeth: int) -> Layers:
    """A wheel of a clock."""
    spokes = []
    for index, (dx, dy) in enumerate(ring(teeth * 4, 1.0)):
        reach = radius if index % 4 in (0, 1) else radius * 0.8
        spokes.append(f"{x + dx * reach:.2f} {y + dy * reach:.2f}")
    return (
        f"brass! M {' L '.join(spokes)} Z",
        f"wall! O {x} {y} {radius * 0.46:.2f} {radius * 0.46:.2f}",
        f"brass {radius * 0.16:.2f} M {x} {y - radius * 0.5:.2f} L {x} {y + radius * 0.5:.2f} "
        f"M {x - radius * 0.5:.2f} {y} L {x + radius * 0.5:.2f} {y}",
        f"brass! O {x} {y} {radius * 0.16:.2f} {radius * 0.16:.2f}",
    )


def _crate(x: float, y: float, side: float) -> Layers:
    inner = side * 0.14
    return (
        f"wood! B {x} {y} {side} {side} 0.3",
        f"ink 0.5 B {x + inner:.2f} {y + inner:.2f} {side - 2 * inner:.2f} {side - 2 * inner:.2f} 0",
        f"ink 0.5 M {x + inner:.2f} {y + inner:.2f} L {x + side - inner:.2f} {y + side - inner:.2f}",
        f"hatch 1 M {x + inner:.2f} {y + side:.2f} L {x + side:.2f} {y + side:.2f} L {x + side:.2f} {y + inner:.2f} Z",
    )


SUPPORT: dict[str, Layers] = {
    "station roof": (
        "wall B -26 -30 52 60 0",
        "glass B -26 -30 52 30 0",
        "ink 0.9 M -24 4 S -20 -24 0 -24 S 20 -24 24 4",
        "ink 0.5 M 0 -24 L 0 -30 M -9 -21.6 L -12 -30 M 9 -21.6 L 12 -30 M -16.4 -15.6 L -22 -24 M 16.4 -15.6 L 22 -24 "
        "M -24 -28 L 24 -28 M -22 2 S -18 -20 0 -20 S 18 -20 22 2",
        "faint 1.2 M -22 2 S -18 -20 0 -20 S 18 -20 22 2 Z",
    ),
    "pocket watch": (
        "brass! B -0.9 -5 1.8 1.6 0.4",
        "brass! O 0 0 3.6 3.6",
        "light! O 0 0 2.7 2.7",
        "ink 0.5 M 0 0.2 L 0 -1.9 M 0 0.2 L 1.3 1",
    ),
    "whistle": (
        "brass! M -3 -0.9 L 2 -0.9 S 3.6 -0.6 3.6 0.8 S 2.4 2.4 1.2 2.4 S -0.4 1.8 -0.4 0.6 L -3 0.6 Z",
        "ink B -1 -0.9 1.2 0.7 0",
    ),
    "watch chain": ("brass 0.6 M -9 17 Q 0 12 9 17",),
    "whistle cord": ("ink 0.5 M -4 7 Q -6 14 0 14 Q 6 14 4 7",),
    "crates": (
        *_crate(-20, -10, 12),
        *_crate(-21, 2, 13),
        *_crate(8.4, -4, 11),
        *_crate(8, 7, 14),
        *_crate(-16, -21, 11),
    ),
    "long list": (
        "paper! M -4 -9 L 4 -9 L 4.4 8 S 3 12 5.4 14 S 1 16.6 -3.4 14 L -4 8 Z",
        "ink 0.45 M -1.6 -6.6 L 3 -6.6 M -1.6 -4.2 L 2.4 -4.2 M -1.6 -1.8 L 3 -1.8 M -1.6 0.6 L 2 0.6 M -1.6 3 L 3 3 "
        "M -1.6 5.4 "
        "L 2.6 5.4 M -1.4 7.8 L 2.6 7.8",
        "red 0.6 M -3.2 -6.8 L -2.8 -6.2 L -2 -7.6 M -3.2 -4.4 L -2.8 -3.8 L -2 -5.2 M -3.2 -2 L -2.8 -1.4 L -2 -2.8",
    ),
    "pencil": (
        "brass! M -5 -0.8 L 3.4 -0.8 L 5.4 0 L 3.4 0.8 L -5 0.8 Z",
        "ink M 4.4 -0.4 L 5.6 0 L 4.4 0.4 Z",
        "red! B -6 -0.8 1.2 1.6 0.3",
    ),
    "sky with clouds": (
        "water_lit B -26 -30 52 60 0",
        "haze 1.4 B -26 -30 52 60 0",
        "snow! O -18 3 4 3.4 O -13 0 4.4 4.4 O -8.6 3.6 3.6 3 O 12 -5 3.6 3 O 16.4 -8 4 4 O 21 -5 4 3.4",
        "snow O -18 3 3.8 3.2 O -13 0 4.2 4.2 O -8.6 3.6 3.4 2.8 O 12 -5 3.4 2.8 O 16.4 -8 3.8 3.8 O 21 -5 3.8 3.2",
        "snow! B -24 4 20 4 2 B 8 -4.4 20 3.6 1.8",
    ),
    "balloon": (
        "red! M -26 -30 L -26 -24 S -20 -17 -8 -15.6 L 8 -15.6 S 20 -17 26 -24 L 26 -30 Z",
        "paper M -12 -30 S -10 -20 -4 -15.6 L 4 -15.6 S 10 -20 12 -30 Z",
        "ink 0.44 M -12 -30 S -10 -20 -4 -15.6 M 12 -30 S 10 -20 4 -15.6 M -20 -30 S -18 -20 -8 -15.6 M 20 -30 "
        "S 18 -20 8 -15.6",
        "ink 0.6 M -8 -15.6 L -15 14 M 8 -15.6 L 15 14 M -3 -15.6 L -9 12 M 3 -15.6 L 9 12",
        "brass! B -8.4 -16.4 16.8 2 0.6",
    ),
    "wicker basket": (
        "straw! M -18.4 15 L 18.4 15 L 17 30 L -17 30 Z",
        "cross 1.7 M -18.4 15 L 18.4 15 L 17 30 L -17 30 Z",
        "leather! B -19.4 12.8 38.8 3.4 1.6",
        "straw! O 12 21.4 3 3.4 O -12 21.4 3 3.4",
        "ink 0.4 O 12 21.4 1.4 1.8 O -12 21.4 1.4 1.8",
    ),
    "scarf": (
        "scarf! M -4.6 4 S 0 7 4.6 4 L 5.4 7.6 S 0 10.6 -5.4 7.6 Z",
        "scarf! M 3 8 S 8 9 12 6 S 16 7 19 4 L 19.6 7 S 16 10.4 13 9.4 S 8 12.6 3.4 11 Z",
        "scarf_deep 0.4 M -3.6 5.6 S 0 8 3.6 5.6 M 6 10 S 10 9.4 13 7.4 S 17 7.4 18.6 5.8",
    ),
    "fog": (
        "haze 1.6 B -26 -30 52 60 0",
        "smoke B -30 -22 34 5 2.5 B -12 -18 44 5 2.5 B -34 -2 24 6 3 B 10 0 30 6 3 B -30 8 18 5 2.5 B 12 9 20 5 2.5",
    ),
    "tray": ("wood! M -16 15 L 16 15 L 18 21 L -18 21 Z", "leather 0.8 M -13 15 L -6 6 M 13 15 L 6 6"),
    "pouring mist": (
        "smoke B -14 10 10 5 2.5 B -18 14 13 5 2.5 B -22 19 18 6 3 B 4 10 10 5 2.5 B 5 14 13 5 2.5 B 4 19 18 6 3 "
        "B -5 12 10 6 3 B -8 17 16 6 3 B -26 22 52 10 4",
        "light 0.45 M -14 16 Q -18 18 -17 22 M 14 16 Q 18 18 17 22 M -3 16 Q -5 19 -4 23 M 3 16 Q 5 19 4 23",
    ),
    "jars": (
        "glass! B -12.6 6.4 6 8.6 1.6 B -3 5.4 6 9.6 1.6 B 6.6 6.4 6 8.6 1.6",
        "light B -11.6 10 4 4.4 0.8 B -2 9.4 4 5 0.8 B 7.6 10 4 4.4 0.8",
        "ink 0.44 B -12.6 6.4 6 8.6 1.6 B -3 5.4 6 9.6 1.6 B 6.6 6.4 6 8.6 1.6",
        "smoke B -13.6 2.4 8 5 2.5 B -4.6 0.8 9 5.4 2.7 B 5.6 2.4 8 5 2.5",
        "light 0.45 M -11 7 Q -12 5 -10 3.4 M -1 6 Q -2 3 0.4 1.6 M 9 7 Q 8 5 10 3.4",
    ),
    "open bridge": (
        "water B -26 6 52 26 0",
        "haze 1.2 B -26 6 52 26 0",
        "stone! B -24 -3 9 18 0 B 15 -3 9 18 0",
        "ink 0.45 M -24 3 L -15 3 M -24 9 L -15 9 M 15 3 L 24 3 M 15 9 L 24 9",
        "wood! M -18 -1 L -9.4 -24 L -6.4 -22.8 L -14.4 0 Z M 18 -1 L 9.4 -24 L 6.4 -22.8 L 14.4 0 Z",
        "ink 0.5 M -16.6 -4 L -13.6 -2.6 M -15 -8.6 L -12 -7.2 M -13.4 -13 L -10.4 -11.6 M -11.6 -17.6 L -8.6 -16.2 "
        "M 16.6 -4 L 13.6 -2.6 "
        "M 15 -8.6 L 12 -7.2 M 13.4 -13 L 10.4 -11.6 M 11.6 -17.6 L 8.6 -16.2",
        "ink 0.6 M -20 -3 L -20 -14 L -12 -17 M 20 -3 L 20 -14 L 12 -17",
    ),
    "great crank": (
        "ink 3 A 0 0 8.6 0 360",
        "steel 1.9 A 0 0 8.6 0 360",
        "ink 2.4 M -8.6 0 L 8.6 0 M 0 -8.6 L 0 8.6",
        "steel 1.4 M -8.6 0 L 8.6 0 M 0 -8.6 L 0 8.6",
        "ink! O 0 0 2 2",
        "wood! B 5.6 -10.4 3 6.6 1.2",
    ),
    "rails": (
        "shade M -26 4 L 26 4 L 26 30 L -26 30 Z",
        "wood M -20 26 L 20 26 L 19 23.6 L -19 23.6 Z M -15 17 L 15 17 L 14 15 L -14 15 Z M -11 10.4 L 11 10.4 "
        "L 10.4 9 L -10.4 9 Z",
        "ink 1 M -17 30 L -3 4 M 17 30 L 3 4 M 4 4 S 14 10 26 12 M 2 4 S 10 12 26 18",
        "leaf! M -26 4 S -18 0 -12 3 S -2 1 4 3.4 S 16 0 26 4 Z",
        "ink 0.7 M 13 4 L 13 -12",
        "red! M 13 -12 L 19 -10.6 L 13 -8.6 Z",
    ),
    "points lever": (
        "ink! M -5 30 L -3.4 22 L 3.4 22 L 5 30 Z",
        "ink 2.9 M 0 24 L -3 2",
        "steel 1.7 M 0 24 L -3 2",
        "red! O -3.3 0.4 2.1 2.3",
        "ink 1.6 M -0.4 12 L 3.4 4.4",
        "steel 0.7 M -0.4 12 L 3.4 4.4",
    ),
    "floating gears": (
        *gear(-12, -15, 6, 12),
        *gear(12.6, -16.6, 5, 10),
        *gear(14.4, -5, 4, 8),
        *gear(-14.6, -2.4, 3.6, 8),
        *gear(0, -21.6, 3, 8),
        *gear(-13.6, 8, 2.8, 8),
    ),
    "starry sky": (
        "night B -26 -30 52 60 0",
        f"glow {twinkle(-12, -18, 1.6)} {twinkle(10, -8, 1.2)} "
        f"{twinkle(2, -22, 1.3)} {twinkle(-15, -4, 1)} "
        f"{twinkle(15, 4, 1)}",
        "glow O -6 -21 0.3 0.3 O -16 -12 0.35 0.35 O 7 -17 0.35 0.35 O 14 -14 0.3 0.3 O 16 -4 0.3 0.3 O -13 2 0.3 0.3",
        "night_lit 0.3 M -12 -18 L -6 -21 L 2 -22 L 7 -17 L 10 -8 M -16 -12 L -15 -4",
        "glow! A 13 -19 3.4 50 260 A 14.6 -20 3 270 -200",
    ),
    "telescope": (
        "brass! M -16 -17 L -10.6 -20.4 L -6.4 -13 L -11.8 -9.8 Z",
        "brass! M -10.6 -11.6 L -6.8 -13.8 L -0.4 -3.6 L -4 -1.2 Z",
        "brass! M -3.6 -2.2 L -1 -4 L 1.6 -0.6 L -1 1.2 Z",
        "ink! O -13.3 -18.8 3.2 1.4",
        "glow M -9.4 -18.6 L -8.4 -19.2 L -4.6 -12.6 L -5.6 -12 Z M -8.4 -12.2 L -7.4 -12.8 L -2 -4.2 L -2.8 -3.6 Z",
        "ink 0.5 M -8.8 -15.4 L -9.6 -16.8 M -5.2 -10 L -8.6 -7.8",
    ),
    "star chart": (
        "light 0.4 M 10 13 L 12.6 15 L 11.6 18.4 L 14 21 M 12.6 15 L 14.6 13.6",
        f"light {twinkle(10, 13, 0.9)} {twinkle(12.6, 15, 1)} {twinkle(11.6, 18.4, 0.9)} {twinkle(14, 21, 1)}",
    ),
    "panelled door": (
        "wood B -26 -30 52 60 0",
        "ink 0.5 B -14 -23 12 20 0.4 B 2 -23 12 20 0.4 B -14 1 12 26 0.4 B 2 1 12 26 0.4 M -18 -30 L -18 30 M 18 -30 "
        "L 18 30",
        "faint 1 B -14 -23 12 20 0 B 2 -23 12 20 0 B -26 -30 8 60 0 B 18 -30 8 60 0",
    ),
    "silver tray": (
        "steel! M -9 0 S -4 2.4 0 2.4 S 4 2.4 9 0 S 4 -1.6 0 -1.6 S -4 -1.6 -9 0 Z",
        "steel! M -6 -1 S -6 -7 0 -7.4 S 6 -7 6 -1 S 0 0.4 -6 -1 Z",
        "light M -4 -2.4 S -3.6 -5.6 -1 -6.2 L -2 -2.2 Z",
        "brass! O 0 -8 1 1",
    ),
    "ring of keys": (
        "ink 1.5 A 0 0 2.8 0 360",
        "brass 0.8 A 0 0 2.8 0 360",
        "ink 1.7 M -1 2.6 L -2.6 8.6 M 0.6 2.8 L 1 9.6 M 2 2 L 4.4 7.6",
        "steel 1 M -1 2.6 L -2.6 8.6 M 0.6 2.8 L 1 9.6 M 2 2 L 4.4 7.6",
        "ink 1.1 M -2.2 7.4 L -4 6.9 M -2.5 8.5 L -4.2 8 M 1 8 L 2.8 7.9 M 1 9.5 L 2.8 9.4 M 3.8 6.2 L 5.4 5.4 "
        "M 4.4 7.6 L 5.8 6.9",
    ),
    "stage door": (
        "powder B -26 -30 52 60 0",
        "ink! B 4 -24 18 60 0",
        "glow M 6 -22 L 20 -22 L 20 30 L 6 30 Z",
        "halo M 6 -22 L -10 30 L 6 30 Z",
        "wood! M 20 -22 L 12 -19 L 12 34 L 20 30 Z",
        "ink 0.5 M 18 -18 L 14 -16.4 L 14 4 L 18 4 Z",
        "curtain 2 B -26 -30 30 60 0",
    ),
}
