"""What portraits are put together from: each part a few layers on a field of 36 × 50 around the origin.

A head looks at us with its eyes at a height of -6 and its chin at 3; shoulders begin at 6. Things are drawn around
their own origin and put into place by a recipe.
"""

from qtapp.base.brush import Layers
from qtapp.boards.art.parts import PEOPLE
from qtapp.boards.cercle.art.parts.dress import DRESS
from qtapp.boards.cercle.art.parts.grounds import GROUNDS
from qtapp.boards.cercle.art.parts.hats import HATS
from qtapp.boards.cercle.art.parts.information import INFORMATION
from qtapp.boards.cercle.art.parts.operations import OPERATIONS
from qtapp.boards.cercle.art.parts.recruiting import RECRUITING
from qtapp.boards.cercle.art.parts.rooms import ROOMS
from qtapp.boards.cercle.art.parts.streets import STREETS
from qtapp.boards.cercle.art.parts.support import SUPPORT

PARTS: dict[str, Layers] = {
    **GROUNDS,
    **PEOPLE,
    **HATS,
    **DRESS,
    **INFORMATION,
    **SUPPORT,
    **RECRUITING,
    **OPERATIONS,
    **STREETS,
    **ROOMS,
}

__all__ = ["PARTS"]
