"""Things of the spies of REC: hats for sale, a lecture, photographs, a paper bird, papers, mirrors, a lattice, a "
"foil."""

from __future__ import annotations

from qtapp.base.brush import Layers


def _hat_for_sale(tone: str) -> Layers:
    """A hat on its stand, with a card slipped into the ribbon."""
    return (
        "ink 0.9 M 0 1 L 0 8 M -2.4 8 L 2.4 8",
        f"{tone}! M -3.6 0 C -4 -4.8 -2.6 -6 0 -6 C 2.6 -6 4 -4.8 3.6 0 Z",
        "light! M 1.4 -2.4 L 2 -6.8 L 5 -6.2 L 4 -1.6 Z",
        f"{tone}_deep! M -3.8 -1.8 Q 0 -0.8 3.8 -1.8 L 3.7 0.3 Q 0 1.2 -3.7 0.3 Z",
        f"{tone}! M -6.6 0.4 C -3 -1 3 -1 6.6 0.4 C 3 2.2 -3 2.2 -6.6 0.4 Z",
    )


def _photograph(x: float, y: float, turn: int) -> Layers:
    """A card of a fan, with somebody on it."""
    lean, lift = turn * 2.1, abs(turn) * 1.1
    left, right = x - 2.6 + lean, x + 2.6 + lean
    return (
        f"paper! M {left - turn * 0.5:.2f} {y - 8 + lift:.2f} L {right - turn * 0.5:.2f} {y - 8 + lift + turn:.2f} "
        f"L {x + 1.4:.2f} {y + 1.6:.2f} L {x - 1.4:.2f} {y + 1.4:.2f} Z",
        f"shade M {left + 0.5:.2f} {y - 7.2 + lift:.2f} L {right - 0.9:.2f} {y - 7.2 + lift + turn:.2f} "
        f"L {x + 0.9 + turn * 0.4:.2f} {y - 2:.2f} L {x - 1 + turn * 0.4:.2f} {y - 2.1:.2f} Z",
        f"ink O {x + lean * 0.9:.2f} {y - 5.4 + lift:.2f} 0.9 1.1",
        f"ink M {x - 1.6 + lean * 0.7:.2f} {y - 2.4 + lift * 0.8:.2f} S {x + lean * 0.8:.2f} {y - 4.6 + lift:.2f} "
        f"{x + 1.5 + lean * 0.7:.2f} {y - 2.2 + lift * 0.8:.2f} Z",
    )


RECRUITING: dict[str, Layers] = {
    "green hat": _hat_for_sale("leaf"),
    "red hat": _hat_for_sale("red"),
    "straw hat": _hat_for_sale("straw"),
    "blue hat": _hat_for_sale("night"),
    "ostrich plume": ("light! M -3 -4 S -7 -6 -7 -10 S -2 -10 0 -5 Z", "ink 0.35 M -2.4 -4.4 S -5 -7 -6 -9"),
    "blackboard": (
        "wood B -26 -30 52 60 0",
        "board! B -22 -22 44 40 0.4",
        "light 0.5 M -15 -17 Q -11 -21 -8 -17 M -15 -12 L -7 -12 M -14 -14.6 L -9 -14.6 M 7 -18 L 15 -18 L 15 -13 "
        "L 7 -13 Z "
        "M 7 -18 L 15 -13 M 8 -9 L 13 -9 M 8 -7 L 11 -7 M -15 -8 A -13 -6 2 0 360",
        "light O 15 16.4 0.5 0.5",
        "shadow B -22 16.4 44 1.6 0",
    ),
    "empty chair": (
        "ink 2 M -4 -9 L -4 12 M 4 -9 L 4 12 M -4 -8 L 4 -8 M -4 -4 L 4 -4",
        "wood 1.1 M -4 -9 L -4 12 M 4 -9 L 4 12 M -4 -8 L 4 -8 M -4 -4 L 4 -4",
        "wood! M -5.6 1 L 5.6 1 L 6.6 4 L -6.6 4 Z",
    ),
    "chalk cuffs": ("light! O -1.6 0 0.5 0.5 O 0.6 1 0.4 0.4 O -0.6 -1.4 0.35 0.35 O 1.8 -0.8 0.3 0.3",),
    "fan of photographs": (
        *_photograph(-2, 0, -2),
        *_photograph(2, 0, 2),
        *_photograph(-1, 0, -1),
        *_photograph(1, 0, 1),
        *_photograph(0, 0, 0),
    ),
    "waves": (
        "wall B -26 -30 52 60 0",
        "red! O 7 -13 11 11",
        "night_lit! A -15 26 8 0 180 A 1 26 8 0 180 A 17 26 8 0 180",
        "light 0.7 A -15 26 5 0 180 A 1 26 5 0 180 A 17 26 5 0 180 A -15 26 2.4 0 180 A 1 26 2.4 0 180 "
        "A 17 26 2.4 0 180",
    ),
    "paper crane": (
        "paper! M -1 1 L -12.6 -15 L 2 -4 Z",
        "shade! M 1 1 L 12.6 -15 L 5 -2 Z",
        "paper! M 6 5 L 17 -6 L 8.6 8 Z",
        "light! M -6 5 L -17.4 -4 L -15.6 -8.4 L -14.4 -4.6 L -5 2 Z",
        "red! M -15.6 -8.4 L -14.8 -5.6 L -16.4 -5.2 Z",
        "light! M -8.6 6 L 0 -6.4 L 8.6 7 L 0 11 Z",
        "shade! M 0 -6.4 L 8.6 7 L 0 11 Z",
        "ink 0.35 M -12.6 -15 L -2.6 -3 M 12.6 -15 L 3 -2 M -8.6 6 L 0 3 L 8.6 7 M 0 -6.4 L 0 3",
        "faint 0.8 M 1 1 L 12.6 -15 L 5 -2 Z M 0 3 L 8.6 7 L 0 11 Z",
    ),
    "desk lamp": (
        "halo M -8 -16 L -24 -10 L 10 40 L 24 -4 Z",
        "halo O -10 -18 8 8",
        "brass! M -17 -16 L -6 -21 L -4 -16.4 L -14 -11.4 Z",
        "glow M -14 -11.6 L -4.4 -16.2 L -4 -14.6 L -13 -10.4 Z",
        "ink 1 M -12 -19 L -18 -28",
    ),
    "passport": (
        "paper! M -6 -8.4 L 5.4 -9 L 6 8 L -5.6 8.4 Z",
        "glow M -5 -7.4 L 4.6 -8 L 5 -1 L -4.8 -0.6 Z",
        "ink 0.45 M -4 2 L 4.4 1.6 M -4 4 L 3 3.7 M -4 6 L 4.4 5.6",
        "red 0.8 A 2.4 -4.4 2 0 360",
        "ink 0.4 O -2.4 -4.6 1.4 1.8 M -4.2 -1.2 Q -2.4 -4 -0.6 -1.4",
    ),
    "inky thumb": ("ink O 0 0 0.9 1.2",),
    "triple mirror": (
        "wall B -26 -30 52 60 0",
        "brass! M -19 -20 L -8 -22.6 L -8 5 L -19 3 Z M 19 -20 L 8 -22.6 L 8 5 L 19 3 Z",
        "glass M -18 -18.8 L -9 -21 L -9 4 L -18 2 Z M 18 -18.8 L 9 -21 L 9 4 L 18 2 Z",
        "brass! M -7 5 L -7 -19 C -7 -25.4 7 -25.4 7 -19 L 7 5 Z",
        "glass M -6 4.4 L -6 -19 C -6 -24.2 6 -24.2 6 -19 L 6 4.4 Z",
        "wood! B -26 5 52 26 0",
        "faint 1 B -26 8 52 22 0",
    ),
    "powder pots": (
        "glass! B -16 2 3 5 0.8",
        "red! O -14.5 1.2 1.2 1.2",
        "light! B 12.6 3 5 4 0.8",
        "red! O 15 2.6 2 1.2",
    ),
    "confessional": (
        "wood B -26 -30 52 60 0",
        "ink! M -16 30 L -16 -14 C -16 -27 16 -27 16 -14 L 16 30 Z",
        "brass 0.7 M -17.6 30 L -17.6 -14 C -17.6 -28.6 17.6 -28.6 17.6 -14 L 17.6 30",
        "powder M -14.6 30 L -14.6 -14 C -14.6 -25 14.6 -25 14.6 -14 L 14.6 30 Z",
    ),
    "hooded shadow": (
        "ink ~M 0 -19 C 5 -19 7.6 -14 7.4 -8 C 7.2 -2 6 3 7 6 C 12 8 15 13 16 30 L 0 30",
        "powder_lit O -2.6 -6 0.9 0.5 O 2.6 -6 0.9 0.5",
        "powder 0.5 M -5 -13 C -3 -17 3 -17 5 -13 M 0 8 L 0 24 M -3 12 L 3 12",
    ),
    "lattice": (
        "ink 1.6 M -22 -12 L 8 -30 M -22 0 L 22 -26 M -22 12 L 22 -14 M -22 24 L 22 -2 M -14 31 L 22 10 M 6 31 L 22 22",
        "ink 1.6 M 22 -12 L -8 -30 M 22 0 L -22 -26 M 22 12 L -22 -14 M 22 24 L -22 -2 M 14 31 L -22 10 M -6 31 "
        "L -22 22",
        "brass 0.9 M -22 -12 L 8 -30 M -22 0 L 22 -26 M -22 12 L 22 -14 M -22 24 L 22 -2 M -14 31 L 22 10 M 6 31 "
        "L 22 22",
        "brass 0.9 M 22 -12 L -8 -30 M 22 0 L -22 -26 M 22 12 L -22 -14 M 22 24 L -22 -2 M 14 31 L -22 10 M -6 31 "
        "L -22 22",
    ),
    "ticket": (
        "glow! M -4.6 -2.2 L 4.6 -2.2 L 4.6 2.2 L -4.6 2.2 Z",
        "ink 0.45 M -3 -0.8 L 2 -0.8 M -3 0.8 L 0.6 0.8",
        "wall! O 4.6 0 0.8 0.8 O -4.6 0 0.8 0.8",
        "red! M 2.2 -2 L 3 -2 L 3 2 L 2.2 2 Z",
    ),
    "plank door": (
        "wood B -26 -30 52 60 0",
        "ink 0.5 M -18 -30 L -18 30 M -11 -30 L -11 30 M -4 -30 L -4 30 M 3 -30 L 3 30 M 10 -30 L 10 30 M 17 -30 "
        "L 17 30",
        "faint 1.1 B -18 -30 7 60 0 B -4 -30 7 60 0 B 10 -30 7 60 0",
        "ink! B -26 -20 40 3.4 0.6 B -26 12 40 3.4 0.6",
        "steel O 10 -18.3 0.9 0.9 O -6 -18.3 0.9 0.9",
    ),
    "crossed arms": (
        "skin! M -19.4 14 S -16 11.4 -11 13 S 4 17.4 11.6 16 S 14 20 10.6 21.4 S -8 23 -17 21.4 S -20.4 17 -19.4 14 Z",
        "skin! M 19.4 14 S 16 11.4 11 13 S -2 17 -9.6 17.6 S -12.6 20.6 -9.4 22.6 S 8 24.4 17 22 S 20.4 17 19.4 14 Z",
        "hatch 0.9 M 8 21.6 S -4 23 -9.4 22.4 S -4 20 4 20.4 Z M 17 21.8 S 20 18 19.4 15 S 16 18 12 22.6 Z",
        "ink 0.4 M -9.8 18.8 L -6.6 18.6 M -10.4 20.2 L -7 20 M -9.6 21.6 L -6.6 21.4 M 12 17 L 9.6 17.4",
        "leather! M -12.6 12.6 L -9.6 13.6 L -10.8 17 L -13.6 15.8 Z",
    ),
    "foil": (
        "ink 0.9 M 0 0 L 0 -34",
        "steel 0.5 M 0 0 L 0 -34",
        "brass! M -3 0.6 C -3 -2.4 3 -2.4 3 0.6 Z",
        "leather! B -0.9 0.6 1.8 6 0.6",
        "red! O 0 -34.4 0.8 0.8",
    ),
    "fencing mask": (
        "ink! M -5 -4 C -5 -9 5 -9 5 -4 C 6 2 4 7 0 8 C -4 7 -6 2 -5 -4 Z",
        "steel M -3.8 -3.6 C -3.8 -7.6 3.8 -7.6 3.8 -3.6 C 4.6 1 3 5.4 0 6.4 C -3 5.4 -4.6 1 -3.8 -3.6 Z",
        "cross 0.8 M -3.8 -3.6 C -3.8 -7.6 3.8 -7.6 3.8 -3.6 C 4.6 1 3 5.4 0 6.4 C -3 5.4 -4.6 1 -3.8 -3.6 Z",
        "light! M -4.4 5 Q 0 9.6 4.4 5 L 4.6 8 Q 0 12 -4.6 8 Z",
    ),
    "salle d'armes": (
        "wall B -26 -30 52 60 0",
        "wood! B -26 14 52 20 0",
        "ink 0.5 M -26 18 L 26 18 M -26 23 L 26 23",
        "ink 0.8 M -16 -22 L -6 -6 M -6 -22 L -16 -6",
        "brass! O -13.2 -10.4 1.3 1.3 O -8.8 -10.4 1.3 1.3",
        "faint 1.1 M 4 -28 L 26 -28 L 26 14 L 12 14 S 14 0 4 -28 Z",
    ),
}
