"""The weights that tuning begins with, set by hand: rough worths of units, something for what is near to winning.

They stay as they are, so that the weights in use can be found again from them. What the rows mean is told in
`engines.cirkle.bot.weights`.
"""

from __future__ import annotations

from collections.abc import Mapping

from engines.cirkle.bot.weights import Weights

START: Mapping[str, Weights] = {
    "duel": {
        "unit": (90, 140, 90, 140, 100, 150, 90, 140),
        "sheltered": (10, 20, 10, 20, 10, 20, 10, 20),
        "progression": (0, 0, 0, 0),
        "attack": (5, 5, 5, 5),
        "first": (130,),
        "aimed": (0, 10, 18, 24, 28),
        "last_0": (0, -5, -10, -15),
        "last_1": (60, 20, 10, 5),
        "last_2": (90, 40, 20, 10),
        "last_3": (120, 60, 35, 20),
        "turn": (8,),
    },
    "double": {
        "unit": (80, 120, 80, 120, 100, 150, 90, 140),
        "sheltered": (10, 25, 10, 25, 10, 25, 10, 25),
        "outside": (0, 0, 0, 0),
        "intruding": (4, 4, 4, 4),
        "missiles": (0, 30, 90, 90, 90),
        "recovery": (15,),
        "ready": (40,),
        "aimed": (0, 15, 25, 30),
        "hold": (150, 220, 320, 420),
        "turn": (5,),
    },
}
