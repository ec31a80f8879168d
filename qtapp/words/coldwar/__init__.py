"""The words of Guerre froide: log, prompts, choices, refusals, scores, tips and text board, with names from data."""

from qtapp.words.coldwar.words import ColdwarWords as Words

__all__ = ["Words"]
