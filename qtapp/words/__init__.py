"""Every game's words, found by the game's id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import engines
from qtapp.base.theme import SeatMark
from qtapp.words.base import GameWords


@cache
def words_for(game_id: str) -> GameWords:
    """The words of a game: the class `Words` of its module here."""
    words: GameWords = import_module(f"qtapp.words.{game_id}").Words()
    return words


def marks_for(game_id: str, seats: int) -> tuple[SeatMark, ...]:
    """The marks of the seats in a room, of which a host may tell anything: an unknown game has the common ones."""
    words = words_for(game_id) if game_id in engines.games() else GameWords()
    return words.marks(seats)
