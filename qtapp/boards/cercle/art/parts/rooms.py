"""Things of the neutral spies who work indoors, at fairs or far away: cards, cameras, wills, wreaths."""

from __future__ import annotations

from math import cos, pi, sin

from qtapp.base.brush import Layers, star
from qtapp.boards.art.engraving import ring, twinkle
from qtapp.boards.cercle.art.parts.support import gear


def _poster(x: float, y: float, wide: float, high: float, tone: str) -> Layers:
    return (
        f"{tone}! B {x} {y} {wide} {high} 0.2",
        f"ink B {x + 1} {y + 1.2} {wide - 2} 1.8 0",
        f"ink 0.45 M {x + 1} {y + 4.6} L {x + wide - 1.4} {y + 4.6} M {x + 1} {y + 6.4} L {x + wide - 2.6} {y + 6.4} "
        f"M {x + 1} {y + 8.2} L {x + wide - 1.2} {y + 8.2}",
    )


def _leaf(x: float, y: float, turn: float) -> str:
    dx, dy = cos(turn * pi / 180), sin(turn * pi / 180)
    tip = f"{x + dx * 3.4:.2f} {y + dy * 3.4:.2f}"
    one = f"{x + dx * 1.4 - dy * 1.4:.2f} {y + dy * 1.4 + dx * 1.4:.2f}"
    two = f"{x + dx * 1.4 + dy * 1.4:.2f} {y + dy * 1.4 - dx * 1.4:.2f}"
    return f"M {x:.2f} {y:.2f} Q {one} {tip} Q {two} {x:.2f} {y:.2f} Z"


def _wreath(radius: float) -> Layers:
    outer, inner = (
        " ".join(
            _leaf(x, y, degrees + lean) for degrees, (x, y) in zip(range(-90, 270, 24), ring(15, radius), strict=True)
        )
        for lean in (38, 132)
    )
    flowers = " ".join(f"O {x:.2f} {y:.2f} 1.4 1.4" for x, y in ring(4, radius, turn=40))
    bow = radius + 5.6
    return (
        f"ink 3.2 A 0 0 {radius} 0 360",
        f"leaf 2.4 A 0 0 {radius} 0 360",
        f"leaf! {outer}",
        f"leaf! {inner}",
        f"light! {flowers}",
        f"velvet! M -2 {radius} L -4 {bow + 1.4} L -1.4 {bow} L 0 {radius + 1} L 1.4 {bow} L 4 {bow + 1.4} "
        f"L 2 {radius} Z",
    )


ROOMS: dict[str, Layers] = {
    "tent": (
        "violet_wall B -26 -30 52 60 0",
        "curtain 2.4 B -26 -30 52 60 0",
        "red! M -26 -30 L 26 -30 L 26 -23 C 20 -18 16 -18 13 -23 C 8 -18 4 -18 0 -23 C -4 -18 -8 -18 -13 -23 "
        "C -16 -18 -20 -18 -26 -23 Z",
        f"brass {twinkle(-13, -10, 1.3)} {twinkle(13, -8, 1.5)} {twinkle(15, 4, 1)} {twinkle(-15, 3, 1)}",
    ),
    "wheel card": (
        "paper! B -6 -8.4 12 16.8 1",
        "red 0.6 B -4.9 -7.3 9.8 14.6 0.6",
        *(layer.replace("wall!", "paper!") for layer in gear(0, 0, 4, 8)),
        "ink O 0 -5.8 0.4 0.4 O 0 5.8 0.4 0.4",
    ),
    "crystal ball": (
        "halo O 0 0 8 8",
        "wood! M -4 5 L 4 5 L 5.6 8.6 L -5.6 8.6 Z",
        "glass! O 0 0 5.6 5.6",
        "lilac M -3 2.4 C -1 0 1 4 3.4 1 C 3 4 -2 4.6 -3 2.4 Z",
        "light O -2 -2.2 1.3 1.1",
    ),
    "magic cabinet": (
        "powder B -26 -30 52 60 0",
        "red! B -2 -24 22 60 0.6",
        "ink! B 1 -21 16 60 0.4",
        f"brass {star(-14, -16, 1.4, points=5)} {star(-10, -6, 1, points=5)} {star(-16, 0, 1.2, points=5)}",
        "brass 0.6 B -0.6 -22.6 19.2 60 0.5",
        "curtain 2 B -26 -30 24 60 0",
    ),
    "second figure": (
        "night! ~M 0 5 L 3 5 S 8 8 11 12 S 12 20 12.4 30 L 0 30",
        "night! O 0 -5 5.4 7.4",
        "night_lit 0.5 M -2.6 -9 C -1 -11 2 -11 3.4 -9",
        "light O -2 -5.6 0.8 0.6 O 2 -5.6 0.8 0.6",
        "night! M -8 -9.6 C -4 -11 4 -11 8 -9.6 C 4 -8 -4 -8 -8 -9.6 Z M -4.6 -10 L -4 -17 L 4 -17 L 4.6 -10 Z",
    ),
    "wand": (
        "ink 1.5 M -7 4 L 6 -4",
        "light 1 M -7 4 L -5.4 3 M 4.4 -3 L 6 -4",
        f"glow! {star(8.6, -5.6, 2, points=5)}",
    ),
    "wall of posters": (
        "stone B -26 -30 52 60 0",
        *_poster(-19, -25, 10, 14, "paper"),
        *_poster(-7.6, -25, 9, 10, "glow"),
        *_poster(8, -24, 11, 13, "rose"),
        *_poster(-19, -9, 9, 13, "sky"),
        *_poster(9.6, -9, 10, 14, "paper"),
        *_poster(-18, 6, 9, 13, "glow"),
    ),
    "paste brush": (
        "ink 2 M 0 14 L 0 0",
        "wood 1.2 M 0 14 L 0 0",
        "steel! B -4 -2 8 2.6 0.4",
        "straw! M -4.4 -2 L 4.4 -2 L 5 -8 L 2.4 -7 L 0 -8.6 L -2.4 -7 L -5 -8 Z",
        "light M -4.6 -5 L 4.8 -5 L 5 -8 L 2.4 -7 L 0 -8.6 L -2.4 -7 L -5 -8 Z",
    ),
    "paste bucket": (
        "steel! M -5 -4 L 5 -4 L 4 6 L -4 6 Z",
        "light! O 0 -4 5 1.5",
        "ink 0.7 A 0 -4 5 0 180",
        "light M -4 -3 L -3 2 L -2 -2.6 Z",
    ),
    "studio": (
        "wall B -26 -30 52 60 0",
        "shade! M -26 -30 L -8 -30 L -8 10 L -26 14 Z",
        "leaf! M -20 2 C -24 -8 -16 -14 -17 -20 C -12 -14 -12 -6 -15 2 Z",
        "stone! B -21 2 9 20 0.4",
        "faint 1.1 M 8 -28 L 26 -28 L 26 28 L 14 28 Z",
    ),
    "black cloth": (
        "velvet! M -17 6 C -18 -6 -14 -17 -4 -19.6 C 4 -20.6 8 -15 8 -8 L 6.6 -2 L 2.4 -1 L 0.6 6 L 2 16 "
        "C -4 19 -13 20 -17 18 Z",
        "powder 0.5 M -13 -8 C -12 -13 -8 -16 -4 -17 M -6 -14 C -4 -10 -4 -2 -6 6 M -11 -4 C -12 4 -12 10 -10 16 "
        "M 0 -14 C 1 -10 0 -6 -1.4 -2",
    ),
    "plate camera": (
        "wood! B -7 -7 14 14 0.6",
        "powder! M -5 -5 L 5 -5 L 5 5 L -5 5 Z",
        "brass! O 0 0 4 4",
        "ink! O 0 0 2.8 2.8",
        "glass O -0.4 -0.4 1.7 1.7",
        "light O -1 -1 0.6 0.6",
        "ink 2.2 M -4 7 L -8 24 M 4 7 L 8 24 M 0 7 L 0 24",
        "wood 1.2 M -4 7 L -8 24 M 4 7 L 8 24 M 0 7 L 0 24",
        "brass! B -7.6 -1 1.4 4 0.3",
    ),
    "rubber bulb": ("ink 0.7 M 0 0 C 4 4 -2 8 3 12", "red! O 0 -1.4 2 2.4"),
    "card table": (
        "leaf! M -26 17 L 26 17 L 26 32 L -26 32 Z",
        "wood! B -26 15.4 52 2.2 0.4",
        "faint 1 B -26 17.6 52 14 0",
    ),
    "hand of cards": (
        "light! M -5.4 -4 L -1.6 -5.4 L 0.4 2.6 L -2.4 3.6 Z",
        "light! M -2.6 -5.6 L 1.6 -5.8 L 1.8 2.6 L -1.2 2.8 Z",
        "light! M 0.8 -5.6 L 4.8 -4.6 L 3 3.4 L 0 2.8 Z",
        "red M -0.5 -4.6 L 0.4 -3.4 L -0.4 -2.2 L -1.3 -3.4 Z",
        "ink O 3 -3.2 0.7 0.7 O -3.4 -3 0.7 0.7",
    ),
    "chips": (
        "red! B -5 0 4.4 5 0.4 B -0.4 -3 4.4 8 0.4",
        "night! B 4.2 1.4 4.4 3.6 0.4",
        "light 0.5 M -5 1.6 L -0.6 1.6 M -5 3.3 L -0.6 3.3 M -0.4 -1.4 L 4 -1.4 M -0.4 0.2 L 4 0.2 M -0.4 1.8 "
        "L 4 1.8 M -0.4 3.4 L 4 3.4 M 4.2 3.2 L 8.6 3.2",
    ),
    "high chair back": (
        "wall B -26 -30 52 60 0",
        "curtain 2.2 B -26 -30 52 60 0",
        "wood! M -12 30 L -13 -10 C -13 -24 13 -24 13 -10 L 12 30 Z",
        "wine! M -10 30 L -11 -9 C -11 -21 11 -21 11 -9 L 10 30 Z",
        "brass O -8 -12 0.5 0.5 O 0 -16 0.5 0.5 O 8 -12 0.5 0.5 O -9 0 0.5 0.5 O 9 0 0.5 0.5",
    ),
    "will": (
        "paper! M -8 -6 L 8 -6.6 L 8.6 6 C 6 8 -6 8 -8.6 6 Z",
        "ink 0.9 M -3 -4.2 L 3 -4.4",
        "ink 0.42 M -6 -2 L 6 -2.3 M -6.2 -0.2 L 6.2 -0.4 M -6.2 1.6 L 6.2 1.4 M -6.4 3.4 L 2 3.4",
        "red! O 4.6 4 1.8 1.8",
        "red! M 4 5.4 L 3 8.6 L 4.6 7.6 L 6.2 8.6 L 5.4 5.4 Z",
    ),
    "lorgnette": ("glass =O 2 -6 1.8 1.8", "brass 0.7 =O 2 -6 1.8 1.8", "brass 0.7 M 3.8 -5.6 L 9 2"),
    "night harbour": (
        "night B -26 -30 52 60 0",
        "night_lit 0.5 M -20 -30 L -14 30 M 20 -30 L 14 30 M -19 -16 L -8 -30 M 19 -16 L 8 -30 M -18 -4 L -2 -30 "
        "M 18 -4 L 2 -30",
    ),
    "ship's lantern": (
        "halo O 0 2 15 15",
        "halo O 0 2 9 9",
        "ink 0.8 M 0 -10 L 0 -4",
        "brass! M -3.4 -3.4 L 3.4 -3.4 L 4.4 -1 L -4.4 -1 Z",
        "glow! M -3.8 -1 L 3.8 -1 L 3.2 6 L -3.2 6 Z",
        "ink 0.6 M -1.4 -1 L -1.2 6 M 1.4 -1 L 1.2 6 M -3.8 2.4 L 3.8 2.4",
        "brass! B -4.4 5.6 8.8 2 0.5",
    ),
    "anchor tattoo": (
        "night 0.8 M 0 -2.4 L 0 3 M -1.6 -0.8 L 1.6 -0.8 M -3 1 C -2.6 3.6 2.6 3.6 3 1 A 0 -3.2 0.8 0 360",
    ),
    "lamppost": (
        "ink! B -0.9 -12 1.8 50 0.2",
        "glow! M -2.6 -20 L 2.6 -20 L 1.8 -13 L -1.8 -13 Z",
        "ink! M -3.4 -20 L 0 -23.4 L 3.4 -20 Z B -2.6 -13 5.2 1.4 0.4",
    ),
    "snowfield": (
        "snow B -26 -30 52 60 0",
        "sky M -26 -30 L 26 -30 L 26 -12 C 16 -15 10 -9 0 -11 C -10 -13 -18 -8 -26 -10 Z",
        "leaf! M 9 -10 L 12 -22 L 15 -10 Z M 14 -9 L 16.4 -18 L 19 -9 Z M -19 -9 L -16 -20 L -13 -9 Z",
        "haze 1.4 M -26 -30 L 26 -30 L 26 -12 C 16 -15 10 -9 0 -11 C -10 -13 -18 -8 -26 -10 Z",
        "shade M -26 4 C -14 0 -4 6 6 3 C 14 1 20 4 26 2 L 26 5 C 16 6 10 5 4 6 C -6 9 -14 3 -26 7 Z",
    ),
    "footprints": (
        "sky_deep O 8 18 1.5 2.4 O 8.4 21.4 1.1 1.1 O 12.6 11 1.3 2.1 O 13 14 1 1 O 9.4 4.6 1.1 1.7 O 9.7 7 0.8 0.8 "
        "O 13 -1 0.9 1.4 "
        "O 13.2 1 0.7 0.7 O 10.6 -5.4 0.7 1.1 O 10.8 -3.9 0.5 0.5 O 13 -8.6 0.5 0.8",
    ),
    "parka": (
        "coat! M -13 30 C -15 18 -12 10 -5 7 L 5 7 C 11 10 12 16 12 22 L 16 30 Z",
        "fur! M -7 5 C -3 9 3 9 7 5 L 8.4 8 C 4 12.4 -4 12.4 -8.4 8 Z",
        "fur_lit 0.4 M -6 7 L -6.6 9 M -3 9 L -3.2 11 M 0 9.6 L 0 11.4 M 3 9 L 3.2 11 M 6 7 L 6.6 9",
        "hatch 1 M 6 11 C 10 13 11 18 11.4 23 L 14 30 L 8 30 C 9 22 8 16 6 11 Z",
        "ink 0.5 M 0 12 L 0 30",
    ),
    "flower stall": (
        "wall B -26 -30 52 60 0",
        "leaf! M -20 -14 C -22 -22 -14 -22 -14 -16 C -10 -22 -6 -16 -10 -12 Z M 20 -12 C 22 -20 14 -22 13 -15 "
        "C 10 -20 6 -14 10 -10 Z",
        "red! O -17 -17 2.2 2.2 O 12 -16 2 2",
        "glow! O -12 -15 2 2 O 17 -14 2.2 2.2",
        "light! O -14.6 -20 1.8 1.8 O 14.4 -19.6 1.8 1.8",
        "wood! M -20 -11 L -9 -11 L -10.4 -2 L -18.6 -2 Z M 9 -9 L 20 -9 L 18.6 0 L 10.4 0 Z",
        "faint 1 M -20 -11 L -9 -11 L -10.4 -2 L -18.6 -2 Z M 9 -9 L 20 -9 L 18.6 0 L 10.4 0 Z",
    ),
    "wreath": _wreath(7.4),
    "theatre": (
        "powder B -26 -30 52 60 0",
        "red! M -26 -30 L -12 -30 C -13 -10 -16 0 -20 8 L -26 10 Z M 26 -30 L 12 -30 C 13 -10 16 0 20 8 L 26 10 Z",
        "red_deep 0.5 M -17 -30 C -17 -12 -20 -2 -22 8 M 17 -30 C 17 -12 20 -2 22 8",
        "halo M -4 -30 L 4 -30 L 16 30 L -16 30 Z",
    ),
    "dummy": (  # as large as a head, with a hinged jaw
        "coat_lit! M -6 24 C -7 14 -5 9 -2 8 L 2 8 C 5 9 7 14 6 24 Z",
        "tie! M 0 9 L -2.6 7.6 L -2.6 10.6 Z M 0 9 L 2.6 7.6 L 2.6 10.6 Z",
        "wood_lit! ~M 0 -8.4 C 4 -8.4 5.4 -5 5.2 -1 C 5 2.6 3.4 6.4 0 6.6",
        "hair! M -5.4 -2 C -6 -8.6 -2 -10 0 -10 C 2 -10 6 -8.6 5.4 -2 L 4.6 -4 C 3 -7 -3 -7 -4.6 -4 Z",
        "ink 0.5 M -2 2 L -2 6.2 M 2 2 L 2 6.2",
        "red M -2 2.4 L 2 2.4 L 2 3.4 L -2 3.4 Z",
        "red O -3.4 0.8 1.1 1.1 O 3.4 0.8 1.1 1.1",
        "light! O -2 -1.6 1.5 1.6 O 2 -1.6 1.5 1.6",
        "ink O -2.9 -1.6 0.7 0.8 O 1.1 -1.6 0.7 0.8",
        "ink 0.6 M -3.6 -4 L -1 -3.4 M 1 -4.4 L 3.6 -4.6",
        "skin_deep M -0.5 -0.6 L 0.7 1.4 L -0.7 1.4 Z",
    ),
    "glance": (  # eyes that look to the right
        "light =M 1 -5.7 Q 2.5 -7.3 4 -5.9 Q 2.5 -4.8 1 -5.7 Z",
        "ink O -1.7 -5.8 0.75 0.8 O 3.3 -5.8 0.75 0.8",
        "ink 0.5 =M 0.9 -5.8 Q 2.5 -7.5 4.2 -6",
        "skin_deep M 0.2 -6 L 1.5 -2.9 L -0.4 -2.3 Z",
        "ink 0.42 M 0.9 -4.4 L 1.4 -2.9 Q 0.8 -2 -0.6 -2.4",
        "hair_deep 0.85 M -4.4 -7.8 L -1.2 -8.4 M 1 -8.8 Q 2.8 -9.8 4.4 -8.4",
        "lips 0.6 M -1.6 0.5 Q 0 -0.3 1.6 0.3",
    ),
    "workshop": (
        "wall B -26 -30 52 60 0",
        "ink 0.7 M -26 -14 L 26 -14",
        "ink 1.1 M -15 -14 L -15 -8 M -11 -14 L -11 -9 M 10 -14 L 10 -7 M 14 -14 L 14 -9",
        "brass! A -15 -6.6 1.6 0 360 A -11 -7.6 1.4 0 360 A 10 -5.6 1.6 0 360 A 14 -7.6 1.4 0 360",
        "faint 1.1 M 4 -14 L 26 -14 L 26 28 L 12 28 Z",
    ),
    "great lock": (
        "steel! B -7 -8 14 17 1.4",
        "ink 0.5 B -5.6 -6.6 11.2 14.2 0.8",
        "ink! O 0 -1.6 2.2 2.2 M -1.2 -0.4 L 1.2 -0.4 L 2 4.6 L -2 4.6 Z",
        "brass O -4.4 -5.4 0.6 0.6 O 4.4 -5.4 0.6 0.6 O -4.4 6.4 0.6 0.6 O 4.4 6.4 0.6 0.6",
        "brass! B -0.9 -2.4 5 1.7 0.2",
        "hatch 1 M 2 -8 L 7 -8 L 7 9 L 2 9 Z",
    ),
    "broken key": (
        "ink 1.8 A 5 0 2.4 0 360",
        "brass 1 A 5 0 2.4 0 360",
        "brass! M 2.8 -0.9 L -2 -0.9 L -1.2 0 L -2.4 0.8 L 2.8 0.9 Z",
        "glow 0.5 M -4 -2.6 L -5.6 -4.4 M -4.6 -0.4 L -7 -0.6 M -4 2 L -5.6 3.6",
    ),
}
