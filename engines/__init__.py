"""The rules of five tabletop games, behind one small contract (`engines.game`).

Nothing in here knows a window, a socket, a clock or a file other than its own component data.
"""

from __future__ import annotations

from engines.registry import games, load

__all__ = ["games", "load"]
