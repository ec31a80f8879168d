"""Every game's words, found by the game's id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from qtapp.words.base import GameWords


@cache
def words_for(game_id: str) -> GameWords:
    """The words of a game: the class `Words` of its module here."""
    words: GameWords = import_module(f"qtapp.words.{game_id}").Words()
    return words
