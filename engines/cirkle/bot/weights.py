"""What the bots think things are worth, as `python -m tests.tuning cirkle` has found it by self-play.

The figures of Cirkle 4 come from its matches of two teams (`--mode double`) and serve its other modes, too. A simple
tank somewhere on the board is about 100. Kinds stand in the order of `box.KINDS` (C, C*, H, H*, T, T*, P, P*), types in
that of `box.TYPES`. The readers of these tables are `evaluation`, and `features` in the tuning script.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Weights = Mapping[str, Sequence[int]]

DUEL: Weights = {
    "unit": (98, 148, 90, 137, 103, 150, 83, 132),  # a free unit of a kind
    "sheltered": (7, 18, 8, 11, 9, 22, 12, 18),  # more for one that is protected
    "progression": (4, -1, 4, 3),  # more for a type of unit in the middle zone
    "attack": (7, 10, 6, 4),  # more for one in the enemy's zone
    "first": (150,),  # the first objective, instead of the unit that has taken it
    "aimed": (-4, 9, 27, 29, 33),  # units that reach a target, before the first objective: none, 1, ... 4 or more
    # After the first objective: units that reach the last target, in rows; and enemy units that defend it: 0, 1, 2, 3+
    "last_0": (12, -14, -21, -25),
    "last_1": (70, 27, 15, 4),
    "last_2": (104, 50, 27, 12),
    "last_3": (139, 70, 40, 23),
    "turn": (0,),  # to be the one who plays
}

QUAD: Weights = {
    "unit": (90, 125, 71, 116, 101, 142, 101, 133),
    "sheltered": (13, 32, 0, 15, 4, 34, 2, 27),
    "outside": (-9, -9, -18, -8),  # more for a type of unit outside all camps
    "intruding": (-11, -9, 3, -1),  # more for one in an enemy's camp
    "missiles": (23, 54, 109, 100, 104),  # less for a colour that has lost so many missiles
    "recovery": (23,),  # while it can still be had
    "ready": (40,),  # for a colour whose enemies have all lost two missiles (R11.2)
    "aimed": (-33, 38, 35, 38),  # more for one that is ready, by the units that reach a living target
    "hold": (206, 262, 389, 513),  # for a hold that stands, by the turns since
    "turn": (3,),
}
