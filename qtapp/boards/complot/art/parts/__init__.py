"""What the portraits of Le Complot are put together from, besides the heads, hair and hands that all games share."""

from qtapp.base.brush import Layers
from qtapp.boards.art.parts import PEOPLE
from qtapp.boards.complot.art.parts.clothes import CLOTHES
from qtapp.boards.complot.art.parts.grounds import GROUNDS
from qtapp.boards.complot.art.parts.heads import HEADGEAR
from qtapp.boards.complot.art.parts.things import THINGS

PARTS: dict[str, Layers] = {**PEOPLE, **GROUNDS, **CLOTHES, **HEADGEAR, **THINGS}

__all__ = ["PARTS"]
