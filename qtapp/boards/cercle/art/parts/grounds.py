"""Grounds: what stands behind a spy."""

from __future__ import annotations

from qtapp.base.brush import Layers

ALL = "B -26 -30 52 60 0"

GROUNDS: dict[str, Layers] = {
    "room": (f"wall {ALL}", "faint 1.1 M 4 -28 L 26 -28 L 26 28 L 10 28 S 16 4 4 -28 Z"),
    "plain": (f"wall {ALL}", f"haze 1.5 {ALL}"),
    "night": (
        f"night {ALL}",
        "night_lit O -13 -20 0.35 0.35 O 9 -22 0.4 0.4 O 15 -12 0.3 0.3 O -16 -6 0.35 0.35 O 3 -23 0.3 0.3",
    ),
    "dusk": (f"dusk {ALL}", "wall M -26 8 L 26 8 L 26 30 L -26 30 Z", f"haze 1.3 {ALL}"),
    "dark room": (f"powder {ALL}", f"faint 1 {ALL}"),
}
