"""What is called out across the board while something happens that nobody may miss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qtapp.boards.base import Motion
from qtapp.boards.cirkle.scenery import Scenery
from qtapp.items.motion import Animation

CALL, GREAT_CALL = 520, 1000  # milliseconds at ordinary speed


def call(scenery: Scenery, event: Mapping[str, Any], text: str, motion: Motion) -> Animation:
    """A word across the board and a ring round the square it is about."""
    is_great = event["kind"] in ("cirkle", "second_objective", "hold")
    squares = [event["square"]] if "square" in event else list(event.get("squares", ()))

    def begin() -> None:
        scenery.cursor.show_signs([scenery.sign(square, "intruder") for square in squares])
        scenery.proclaimed.proclaim(text, scenery.layout.board, "accent" if event["kind"] == "cirkle" else "warm")

    def show(part: float) -> None:
        scenery.proclaimed.setOpacity(min(1.0, part * 4))

    def end() -> None:
        scenery.cursor.show_signs(())
        scenery.proclaimed.proclaim("", scenery.layout.board, "warm")

    return Animation(round((GREAT_CALL if is_great else CALL) * motion.speed), show, begin, end)
