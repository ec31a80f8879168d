"""Why something cannot be played: asked of the rules, which know, and put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import engines
from engines.game import IllegalAction, NotationError, Seat, Setup, SetupError
from network.messages.table import Refusal
from qtapp.words.cirkle.words import CirkleWords


@lru_cache(maxsize=256)
def refusal(mode: str, position: str, seats: int, seat: Seat, text: str) -> Refusal | None:
    """What the rules say against an action in a position; None where they have nothing to say."""
    game = engines.load("cirkle")
    try:
        state = game.new(Setup(game.id, seats, {"mode": mode}, 0, position))
        game.apply(state, seat, game.read(text))
    except IllegalAction as wrong:
        return Refusal(wrong.reason, wrong.rule, wrong.details)
    except (NotationError, SetupError):
        return None
    return None


def why_not(view: Mapping[str, Any], seat: Seat, text: str, words: CirkleWords, names: Sequence[str]) -> str:
    """Why an action is refused, in words; "" where that is not known."""
    refused = refusal(view["mode"], view["position"], len(view["seats"]), seat, text)
    return words.refusal(refused, names) if refused is not None else ""


def between(view: Mapping[str, Any], origin: str, target: str) -> str:
    """The action that a gesture from one square to another would be, in notation."""
    owners = {unit["square"]: unit["seat"] for unit in view["units"]}
    if target not in owners:
        return f"{origin}-{target}"
    side = view["seats"][owners[origin]]["side"] if origin in owners else ()
    return f"{origin}<>{target}" if owners[target] in side else f"{origin}x{target}"
