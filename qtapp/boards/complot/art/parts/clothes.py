"""Clothes: suits, uniforms and coats of the years around 1985, from the collar to the lower edge of the picture."""

from __future__ import annotations

from qtapp.base.brush import Layers, star

BROAD = "~M 0 6 L 3.4 5.4 S 6.4 7.8 10.4 9 14.4 12 S 16.4 18 17 26 L 0 26"
STOUT = "~M 0 6 L 4.4 5.4 S 8 7.4 12 8.6 16 11.6 S 19 18 20 26 L 0 26"
NARROW = "~M 0 6.4 L 3 5.6 S 5.4 7.8 8.4 9 11.6 12 S 13.6 18 14.4 26 L 0 26"
SHADE_BROAD = "hatch 1 M 9.6 13 S 14 11 14.8 13 S 16.6 19 17 26 L 10.6 26 S 11.4 19 9.6 13 Z"
SHADE_NARROW = "hatch 1 M 8 13 S 11.4 11.4 12 13.4 S 13.8 19 14.4 26 L 9 26 S 9.6 19 8 13 Z"
COLLAR = "linen! =M 0 7.8 L 3.2 4.6 L 4.2 8 L 1.8 9.8 Z"
TIE = "tie! M -1.2 8.2 L 1.2 8.2 L 0.9 9.8 L 2 17.4 L 0 20 L -2 17.4 L -0.9 9.8 Z"
LAPELS = "coat_deep! =M 3.6 4.8 L 7.4 8.2 L 8 11.8 L 6 12.6 L 0.2 21 L 2.6 11 Z"
POCKETS = "coat_deep! =M 4.4 18.6 L 9.4 18.6 L 9.4 20 L 6.9 21 L 4.4 20 Z"
CLOSED = "ink 0.45 M 0 21 L 0 26"

CLOTHES: dict[str, Layers] = {
    "suit": (
        f"coat! {BROAD}",
        "linen! M -4.2 5.4 L 4.2 5.4 L 0.4 21 L -0.4 21 Z",
        COLLAR,
        TIE,
        LAPELS,
        CLOSED,
        "light M 8.4 13.4 L 11.6 13.2 L 10.6 11.6 L 9.6 12.4 Z",
        SHADE_BROAD,
        "ink O 0.9 22.8 0.5 0.5",
    ),
    "stout suit": (
        f"coat! {STOUT}",
        "vest! ~M 0 12 L 3.6 8 S 6.4 14 7 26 L 0 26",
        "linen! M -3.6 5.6 L 3.6 5.6 L 2 13 L 0 15 L -2 13 Z",
        "linen! =M 0 8 L 4 5 L 4.6 8 L 1.8 9.8 Z",
        "coat_deep! =M 4.2 5.2 L 7.8 8.4 L 7.6 13 L 9 14 L 7.6 26 L 6.6 26 S 6 14 3.6 8 Z",
        "hatch 1 M 12 12 S 16 11.4 17.2 14 S 19.4 20 20 26 L 13 26 S 13.6 18 12 12 Z",
        "ink O 0 17 0.5 0.5 O 0 20 0.5 0.5 O 0 23 0.5 0.5",
        "brass 0.6 M 0.6 20 Q 4 23 7 20.4",
    ),
    "bow tie": ("tie! M 0 8.4 L -3.4 6.6 L -3.4 10.2 Z M 0 8.4 L 3.4 6.6 L 3.4 10.2 Z", "ink O 0 8.4 0.7 0.8"),
    "shirt and tie": (  # the jacket is off
        f"linen! {BROAD}",
        COLLAR,
        "tie! M -1.2 9.4 L 1.4 9 L 1.2 10.6 L 3 18 L 1.2 21 L -1 18.6 L -0.6 10.8 Z",
        "vest! =M 6 7.6 L 8.6 8.6 L 8 26 L 5.4 26 Z",
        SHADE_BROAD,
    ),
    "dress uniform": (
        f"coat! {BROAD}",
        "linen! M -4 5.4 L 4 5.4 L 0.4 17 L -0.4 17 Z",
        COLLAR,
        "tie! M -1.1 8.2 L 1.1 8.2 L 0.9 9.6 L 1.5 15 L 0 17 L -1.5 15 L -0.9 9.6 Z",
        "coat_deep! =M 3.6 4.8 L 6.8 8.2 L 7.2 11.2 L 5.4 12 L 0.2 18 L 2.6 10.6 Z",
        "ink 0.45 M 0 18 L 0 26",
        POCKETS,
        "brass! O 0 19.4 0.8 0.8 O 0 22.6 0.8 0.8 =O 6.9 19.6 0.5 0.5",
        SHADE_BROAD,
    ),
    "closed uniform": (
        f"coat! {BROAD}",
        "trim! M -3.8 4.2 L 3.8 4.2 L 4.4 7.8 S 0 9.6 -4.4 7.8 Z",
        "ink 0.45 M 0 9 L 0 26",
        "brass! =O 3.2 12 0.9 0.9 O 3.4 16 0.9 0.9 O 3.6 20 0.9 0.9 O 3.8 24 0.9 0.9",
        SHADE_BROAD,
    ),
    "epaulettes": (
        "brass! =M 8 7.8 S 12 7.6 14.8 10.6 L 15 12.8 S 11 12 8.2 10.2 Z",
        "brass 0.6 =M 9.8 11.2 L 9.6 13.4 M 11.4 12 L 11.4 14.2 M 13 12.5 L 13.2 14.8 M 14.6 12.9 L 15 15.2",
    ),
    "shoulder stars": (
        f"light {star(9, 9.4, 0.9)} {star(11.4, 10.6, 0.9)} {star(-9, 9.4, 0.9)} {star(-11.4, 10.6, 0.9)}",
    ),
    "ribbons": (
        "red! B 5 13 6.6 1.5 0 B 5 16.2 6.6 1.5 0",
        "glow! B 5 14.6 6.6 1.5 0",
        "light B 7 13.2 1 1.1 0 B 9 16.4 1 1.1 0",
        "ink B 6.4 14.8 0.8 1.1 0 B 9.4 14.8 0.8 1.1 0",
    ),
    "medals": (
        "red! M 5 13 L 7 13 L 7 16 L 5 16 Z M 8.2 13 L 10.2 13 L 10.2 16 L 8.2 16 Z M -7 13 L -5 13 L -5 16 L -7 16 Z",
        f"brass! O 6 17.2 1.5 1.5 {star(9.2, 17.4, 2)} {star(-6, 17.8, 2.4, points=6)}",
    ),
    "sash": ("red! M -11.6 9.4 L -7 7.6 L 15 26 L 7 26 Z", "glow 0.6 M -9.4 8.4 L 11 26"),
    "fatigues": (
        f"coat! {BROAD}",
        "coat_deep M -9 10 S -4 9 -5 13 -9 14 Z M 5 13 S 10 11 11 15 6 17 Z M -12 17 S -7 16 -6 20 -12 22 Z "
        "M 2 19 S 6 18 7 22 3 24 Z M 12 20 L 15 19 L 16 24 L 12 24 Z",
        "coat_lit M -3 15 S 1 13 1 17 -3 18 Z M 8 12.4 S 11 12.4 11 15.4 8 15.4 Z M -8 22 S -3 22 -4 26 L -9 26 Z",
        "coat! =M 0.4 11 L 3.2 4.6 L 6.4 7.8 L 2.4 13.4 Z",
        "ink 0.45 M 0 11.6 L 0 26",
        POCKETS,
        SHADE_BROAD,
    ),
    "webbing": (
        "vest! =M 5.4 7 L 8 7.8 L 7.4 26 L 4.6 26 Z",
        "vest! M -10.6 20.4 L 10.6 20.4 L 11 23.4 L -11 23.4 Z",
        "brass! B -2 20 4 3.8 0.4",
    ),
    "bandolier": (
        "leather! M -11 9.8 L -7.6 8.4 L 13 26 L 7.6 26 Z",
        "brass! M -7 10 L -5.4 8.9 L -4.2 12 L -5.6 12.8 Z M -3.6 13 L -2 11.9 L -0.8 15 L -2.2 15.8 Z "
        "M -0.2 16 L 1.4 14.9 L 2.6 18 L 1.2 18.8 Z M 3.2 19 L 4.8 17.9 L 6 21 L 4.6 21.8 Z "
        "M 6.6 22 L 8.2 20.9 L 9.4 24 L 8 24.8 Z",
    ),
    "work shirt": (
        f"coat! {BROAD}",
        "skin! M -3 5.4 L 3 5.4 L 0.5 13 L -0.5 13 Z",
        "coat! =M 0.2 11 L 3.2 4.8 L 5.8 7.8 L 1.8 14 Z",
        "ink 0.45 M 0 13 L 0 26",
        POCKETS,
        SHADE_BROAD,
    ),
    "tank top": (
        "skin! ~M 0 6 L 3.4 5.4 S 6.4 7.6 10 8.6 13.6 11.6 S 15.4 18 15.6 26 L 0 26",
        "coat! ~M 0 13 S 3.8 12 4.8 6.8 L 7.4 7.8 S 7.6 12 10 14.6 L 10.4 26 L 0 26",
        "hatch 1 M 10.6 12 S 13.4 10.6 14 13 S 15.2 19 15.6 26 L 12 26 S 12.6 18 10.6 12 Z",
    ),
    "dog tags": (
        "steel 0.5 M -3.4 6.4 S -2 12 0.2 15.4 M 3.4 6.4 S 2 12 0.2 15.4",
        "steel! B -1.4 14.6 2.6 4.2 1 B 0.6 15.4 2.6 4.2 1",
    ),
    "trench coat": (
        f"coat! {BROAD}",
        "vest! M -3.4 5.4 L 3.4 5.4 L 1.2 15 L -1.2 15 Z",
        "coat! =M 2.8 3 L 6.6 1.4 S 9.4 6 10 9.6 L 5 13.4 L 0.4 18.4 S 2.4 10 2.8 3 Z",
        "coat_deep! =M 5 12.6 L 10.6 10.4 L 12.6 14 L 6 16.6 Z",
        "ink 0.45 M 0.4 18 L 0.4 26",
        "coat_deep! M -11.6 20.6 L 11.6 20.6 L 12 23.4 L -12 23.4 Z",
        "brass! B -2.4 20 4.4 4 0.5",
        SHADE_BROAD,
    ),
    "empty sleeve": (  # pinned up
        "coat! M -16.4 14 S -11.6 12 -10.6 15 L -9.6 20.4 S -12.6 22.6 -16.6 21 Z",
        "coat_deep! M -16.4 20 L -9.8 17.6 L -9.6 20.6 L -16.4 22.4 Z",
        "steel! B -13.6 17.2 3.4 1 0.4",
        "ink 0.4 M -14.6 15 L -13.8 19 M -12.4 14.4 L -12 17",
    ),
    "flight suit": (
        f"coat! {NARROW}",
        "coat_deep! =M 0 13 L 3 5.4 L 6 8 L 2 14.6 Z",
        "steel 0.7 M 0 13 L 0 26",
        "vest! =M 4.6 7.4 L 7 8.2 L 6.4 26 L 4 26 Z",
        "glow! M 8 12.6 L 11.4 12 L 11.4 15 L 8 15.6 Z",
        SHADE_NARROW,
    ),
    "blazer": (
        f"coat! {NARROW}",
        "skin! M -2.8 5.4 L 2.8 5.4 L 0.4 15 L -0.4 15 Z",
        "linen! =M 0 15.6 L 2.4 4.8 L 4.6 7 L 1.8 18 Z",
        "coat_deep! =M 3.2 5 L 7.8 8 L 7.2 12 L 5.4 12.6 L 0.2 21 L 1.6 16 Z",
        CLOSED,
        SHADE_NARROW,
    ),
    "fur coat": (
        f"coat! {BROAD}",
        "fur! ~M 0 13 L 2 9 L 3 3 S 8 3.6 11 7 14 12 L 12.4 13 L 12 15 L 9.4 15 L 8.4 17 L 6 16.4 L 4.4 20 L "
        "3 19 L 2 26 "
        "L 0 26",
        "fur_lit 0.5 =M 4 8 L 5.6 6.6 M 6.4 10 L 8.4 8.4 M 4 13 L 6 11.6 M 9.4 12.4 L 11 11",
    ),
    "low dress": (
        "skin! ~M 0 6 L 2.8 5.4 S 6 7.6 9.4 8.8 12.6 12 S 14 18 14.4 26 L 0 26",
        "hatch 0.9 M 8 10.4 S 12 10.4 12.8 13 S 14 19 14.4 26 L 11 26 S 11 16 8 10.4 Z",
        "coat! ~M 0 18.6 S 3 15 6 14.4 L 7.6 8.4 L 9.4 9 L 10.6 18 L 11.4 26 L 0 26",
        "coat_deep 0.45 =M 1.4 19 S 2.4 22 2 26 M 5 16 S 6.4 20 6 26",
    ),
    "summer dress": (
        "skin! ~M 0 6 L 2.8 5.4 S 6 7.6 9.4 8.8 12.6 12 S 14 18 14.4 26 L 0 26",
        "coat! ~M 0 15 L 5.4 7.2 L 9.4 8.8 S 12.6 10 13.2 14 L 13 20 L 10.6 19 L 11 26 L 0 26",
        "light =O 4 17 0.7 0.7 O 8 14 0.7 0.7 O 7 20 0.7 0.7 O 10.6 16 0.7 0.7 O 2.4 22 0.7 0.7 O 8.4 24 0.7 0.7",
        SHADE_NARROW,
    ),
    "pearls": (
        "light! =O 4.6 8 0.9 0.9 O 3.4 9.8 0.9 0.9 O 1.8 11 0.95 0.95",
        "light! O 0 11.5 1 1",
    ),
    "ladies' jacket": (
        f"coat! {NARROW}",
        "coat! =M 8 8.6 S 13 8.6 14.4 13 L 11 15 Z",
        "linen! M -3 5.4 L 3 5.4 L 1.6 14 L 0 16 L -1.6 14 Z",
        "vest! =M 2.6 5 L 5.4 7.4 L 1.4 18 L 0 17 Z",
        "vest 0.9 M 0 17 L 0 26",
        "brass! O 1.4 19.4 0.7 0.7 O 1.4 22.6 0.7 0.7",
        SHADE_NARROW,
    ),
    "lab coat": (
        f"snow! {BROAD}",
        "vest! M -3.8 5.4 L 3.8 5.4 L 0.4 18 L -0.4 18 Z",
        "linen! =M 0 8.6 L 3 4.8 L 4 8 L 1.6 10 Z",
        "snow! =M 3.4 4.8 L 7 8 L 7 11.6 L 5.2 12.2 L 0.2 19 L 2.4 10.4 Z",
        "ink 0.45 M 0 19 L 0 26",
        "ink 0.4 B 5 16.6 5.4 5.4 0.3",
        "red 0.8 M 7 14.8 L 7 18",
        "tie 0.8 M 8.6 14.6 L 8.6 18",
        SHADE_BROAD,
    ),
    "robe": (
        f"coat! {STOUT}",
        "coat_lit 0.5 =M 6 9 S 8 16 7 26 M 10 10 S 13 16 12.4 26",
        "coat! =M 3 3.8 L 6.4 4.6 S 7.4 14 4.4 26 L 0.6 26 S 3.4 14 3 3.8 Z",
        "light! M -3 5 L 3 5 L 2.8 9 L 1.6 9.6 L 3.4 17 L 0.2 16 L 0 10 L -0.2 16 L -3.4 17 L -1.6 9.6 L -2.8 9 Z",
    ),
    "cassock": (
        f"coat! {BROAD}",
        "coat! M -3.6 3.6 L 3.6 3.6 L 4.2 7.6 S 0 9.6 -4.2 7.6 Z",
        "light! M -1.7 4.2 L 1.7 4.2 L 1.8 7.4 L -1.8 7.4 Z",
        "coat_lit 0.5 M 0 9.4 L 0 26",
        "coat_lit O 0 11.6 0.5 0.5 O 0 14.8 0.5 0.5 O 0 18 0.5 0.5 O 0 21.2 0.5 0.5",
        SHADE_BROAD,
    ),
    "silk scarf": (
        "scarf! M -3.6 4.6 L 3.6 4.6 L 4.2 8 L 1.2 12 L 2.6 16 L 0 18 L -2.6 16 L -1.2 12 L -4.2 8 Z",
        "light O -1.8 7.4 0.45 0.45 O 1.6 7.6 0.45 0.45 O 0 10 0.45 0.45 O -0.6 14.4 0.45 0.45",
    ),
    "neckerchief": (
        "scarf! M -5 4.4 S 0 8 5 4.4 L 5.4 7.8 S 2 9.4 0 14 S -2 9.4 -5.4 7.8 Z",
        "scarf_deep 0.5 M -3.4 7 L 0 12 M 3.4 7 L 0 12",
    ),
    "open shirt": (  # torn open on one side
        "skin! ~M 0 6 L 3.4 5.4 S 6.4 7.8 10.4 9 14.4 12 S 16.4 18 17 26 L 0 26",
        "ink 0.4 M -9.4 9.4 Q -5 10.6 -1.4 9.8 M 1.4 9.8 Q 4 10.6 6.4 10",
        "coat! M 2.6 4.6 L 6.4 6.4 S 12 9 14.4 12 16.4 18 17 26 L -17 26 S -16.4 18 -14.4 12 L -12.6 10.2 S "
        "-10.6 14.6 -5 17 "
        "L -0.6 22 S 2.4 13 2.6 4.6 Z",
        "coat_deep! M 2.6 4.2 L 6.8 5.8 L 8 10 L 4.8 12.6 L 0.6 19 S 2.8 11 2.6 4.2 Z",
        "coat_deep! M -12.6 9.6 S -10 14 -5.4 16.4 L -7.4 19.4 S -13 16 -14.4 11.6 Z",
        SHADE_BROAD,
        "ink O 0.6 23.6 0.5 0.5",
    ),
    "tattoo": (  # XIII, on the left collarbone
        "ink 0.7 M -9.2 11 L -7.4 14 M -7.4 11 L -9.2 14 M -6.4 11.2 L -6.4 14.4 M -5.2 11.3 L -5.2 14.6 "
        "M -4 11.4 L -4 14.8",
    ),
}
