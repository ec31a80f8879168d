"""What these people hold or stand behind: arms, papers, glasses; each around its own origin."""

from __future__ import annotations

from qtapp.base.brush import Layers, star

THINGS: dict[str, Layers] = {
    "pistol": (  # with a silencer, pointing up
        "ink! M -1.6 6 L 1.8 6 L 1.8 2 L 3.4 1.6 L 3.4 -0.4 L 1.6 -0.8 L 1.6 -4.4 L -1.6 -4.4 Z",
        "ink! B -1.3 -12.6 2.6 8.4 0.4",
        "steel 0.5 M -0.5 -11.6 L -0.5 -5.4 M -0.6 -3.6 L -0.6 0",
    ),
    "rifle": (  # slung over a shoulder, the muzzle at the top
        "ink 2.4 M 0 16 L 0 -14",
        "wood! M -1.5 16 L 1.5 16 L 1.3 2 L -1.3 2 Z",
        "ink 1.4 M 0 -12 L 0 -19",
        "ink! B -1.5 -3 4.6 2.2 0.3",
        "steel 0.4 M -0.5 -11 L -0.5 0",
    ),
    "machine gun": (
        "ink! B -13 -1.6 19 3.2 0.5",
        "ink 1.6 M 6 -0.4 L 15 -0.4",
        "wood! M -13 -1.4 L -19 -2 L -19 3.4 L -13 1.6 Z",
        "ink! M -4.4 1.6 L -0.8 1.6 L -2 8 L -5.4 8 Z M -10.4 1.6 L -7.8 1.6 L -9 5.4 L -11 5.4 Z",
        "steel 0.5 M -12 -0.6 L 5 -0.6",
    ),
    "syringe": (
        "glass! B -1.3 -5 2.6 9 0.3",
        "leaf B -0.9 -1 1.8 4.6 0",
        "steel 0.5 M 0 -5 L 0 -11",
        "ink 0.6 M 0 4 L 0 7.4 M -1.8 4 L 1.8 4 M -1.4 7.4 L 1.4 7.4",
    ),
    "microphones": (
        "ink 0.9 M -6 9 L -3 0 M 6 9 L 3 0 M 0 9 L 0 -1",
        "steel! O -3 -1.4 1.7 2.4 O 3 -1.4 1.7 2.4 O 0 -2.6 1.7 2.4",
        "ink 0.35 M -4.4 -1.4 L -1.6 -1.4 M 1.6 -1.4 L 4.4 -1.4 M -1.4 -2.6 L 1.4 -2.6",
    ),
    "desk": ("wood! B -26 -2.6 52 14 0", "wood_lit B -26 -2.6 52 1.4 0"),
    "gavel": (
        "wood 1.6 M 0 0 L 6.6 6.6",
        "wood! M -4.4 -0.6 L -0.6 -4.4 L 2 -1.8 L -1.8 2 Z",
        "brass 0.8 M -3.4 -0.6 L -0.6 -3.4 M -0.8 1.6 L 1.6 -0.8",
    ),
    "scales": (
        "brass 1 M 0 -8 L 0 10 M -8 -6 L 8 -6",
        "brass 0.45 M -8 -6 L -11 2 M -8 -6 L -5 2 M 8 -6 L 5 2 M 8 -6 L 11 2",
        "brass! M -11.6 2 L -4.4 2 S -5.4 4.8 -8 4.8 -10.6 4.8 -11.6 2 Z M 4.4 2 L 11.6 2 S 10.6 4.8 8 4.8 "
        "5.4 4.8 4.4 2 Z",
    ),
    "glass of champagne": (
        "glass! M -2 -7 L 2 -7 L 1.4 0 S 0 1.2 -1.4 0 Z",
        "glow M -1.7 -4.6 L 1.7 -4.6 L 1.3 -0.2 S 0 0.8 -1.3 -0.2 Z",
        "light 0.6 M 0 0.8 L 0 6 M -1.8 6.2 L 1.8 6.2",
        "light O -0.4 -3 0.3 0.3 O 0.5 -1.8 0.3 0.3",
    ),
    "banknotes": (
        "leaf_lit! M -6 -3 L 4 -6 L 6 -1 L -4 2 Z",
        "leaf! M -6 -1 L 5 -2.4 L 5.6 2.4 L -5.4 3.8 Z",
        "leaf_lit O 0 0.6 1.5 1.3",
    ),
    "medicine": (
        "leather! B -2.6 -3 5.2 9 0.8",
        "light! B -1.6 -5.4 3.2 2.4 0.4",
        "light B -2.6 0 5.2 3.6 0",
        "leaf B -0.5 0.4 1 2.8 0 B -1.4 1.3 2.8 1 0",
    ),
    "watch": (
        "steel 0.5 M 0 -3 S 2 -8 8 -9",
        "steel! O 0 0 3 3",
        "light O 0 0 2.1 2.1",
        "ink 0.5 M 0 0 L 0 -1.6 M 0 0 L 1.2 0.6",
    ),
    "identity card": (
        "leather! B -4.6 -6.6 9.2 13.2 0.6",
        f"brass! {star(0, -2.4, 3.2, points=7, inner=0.7)}",
        "light B -3.4 2 6.8 3 0.2",
        "ink 0.4 M -2.6 3 L 2.4 3 M -2.6 4.2 L 1 4.2",
    ),
    "telephone": (
        "ink 2.4 M -4 6 S -7.4 0 -4 -6",
        "ink! O -3 -6.4 2.4 2 O -3 6.4 2.4 2",
        "ink 0.5 M -3 8 S 0 12 -2 16",
    ),
}
