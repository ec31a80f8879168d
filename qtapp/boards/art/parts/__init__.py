"""Parts of figures that more than one game uses, each a few layers on a field of 36 × 50 around the origin.

A head looks at us with its eyes at a height of -6 and its chin at 3; shoulders begin at 6.
"""

from qtapp.base.brush import Layers
from qtapp.boards.art.parts.hair import HAIR
from qtapp.boards.art.parts.hands import HANDS
from qtapp.boards.art.parts.heads import HEADS

PEOPLE: dict[str, Layers] = {**HEADS, **HAIR, **HANDS}

__all__ = ["PEOPLE"]
