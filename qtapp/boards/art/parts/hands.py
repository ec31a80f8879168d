"""Hands: around their wrist, fingers to the right or up; arms are drawn by the recipe that needs them."""

from __future__ import annotations

from qtapp.base.brush import Layers

HANDS: dict[str, Layers] = {
    "fist": (
        "skin! M -2.2 -1.4 S -1.4 -2.5 0.6 -2.5 2.2 -1.8 2.4 0 2 1.9 0.4 2.5 -1.4 2.3 -2.4 0.8 Z",
        "ink 0.38 M -0.4 -0.9 L 2.2 -0.9 M -0.6 0.3 L 2.3 0.3 M -0.4 1.4 L 1.9 1.4",
        "skin! M -2 -1.6 S -0.6 -2.4 0.4 -1.4 S -0.2 -0.4 -1.4 -0.4 Z",
    ),
    "open hand": (  # a palm that carries or shows something, fingers to the right
        "skin! M -2.4 -1.2 S 0 -2.4 1.4 -1.6 L 5 -2 S 5.8 -1.4 5 -1 L 2.4 -0.6 L 5.6 -0.4 S 6.2 0.2 5.5 0.6 "
        "L 2.4 0.6 L 5 1.1 "
        "S 5.4 1.8 4.6 2 L 1.6 1.8 S -0.6 2.6 -2.4 1.4 Z",
        "skin! M -0.8 -1.6 S 0 -4 1 -3.8 S 1.4 -2.6 0.8 -1.4 Z",
    ),
    "two fingers": (  # raised in blessing
        "skin! M -2.2 4 L -2.6 0 C -2.8 -2.6 -2.2 -6 -1.9 -7.6 C -1.7 -8.8 -0.3 -8.8 -0.2 -7.6 L -0.1 -2 L 0.2 -2 "
        "L 0.3 -8 "
        "C 0.4 -9.2 1.8 -9.2 1.9 -8 L 2 -1 C 3.6 -1.6 4 0.4 3 1.6 L 2.2 4 Z",
        "skin! M 1.8 1.8 C 3 0.6 3 -1.2 1.6 -1.2 C 0 -1.2 -0.4 0 0.2 1 Z",
        "skin! M -2.6 0.8 C -2 -0.8 0.6 -1.4 1.6 -0.4 C 2 0.6 0.8 1.6 -0.4 1.8 Z",
        "ink 0.38 M -1.9 -5 L -0.3 -5 M 0.4 -5.4 L 1.8 -5.4",
    ),
    "pointing hand": (
        "skin! M -2.4 -1.5 S -0.6 -2.4 1.4 -1.8 L 6.4 -1.8 S 7.2 -1.2 6.4 -0.7 L 2.2 -0.4 S 2.6 1.6 1.4 2.2 "
        "S -1.4 2.4 -2.4 1.4 Z",
        "ink 0.38 M 0.2 0 L 2.1 0 M 0 1 L 1.9 1",
        "skin! M -1.4 -1.4 S 0.4 -3 1.6 -2 S 0.8 -0.6 -0.6 -0.6 Z",
    ),
    "pinch": (  # thumb and forefinger hold something at 4, 0
        "skin! M -2.2 -1.4 S 0 -2.6 1.6 -1.8 L 4.2 -0.7 S 4.6 0 4 0.2 L 1.6 -0.2 L 3.6 0.9 S 3.6 1.7 2.8 1.6 L 0.6 1 "
        "S 1.4 2.6 0 2.8 S -1.8 2 -2.4 1.2 Z",
        "ink 0.38 M -0.2 1.6 L 0.8 1.4",
    ),
    "glove": (
        "light! M -2.2 -1.4 S -1.4 -2.5 0.6 -2.5 2.2 -1.8 2.4 0 2 1.9 0.4 2.5 -1.4 2.3 -2.4 0.8 Z",
        "ink 0.38 M -0.4 -0.9 L 2.2 -0.9 M -0.6 0.3 L 2.3 0.3 M -0.4 1.4 L 1.9 1.4",
        "light! B -4.4 -2 2.6 4 0.6",
    ),
}
