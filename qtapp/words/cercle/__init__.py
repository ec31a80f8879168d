"""The words of The Circle: log, prompts, choices, refusals, scores, tips and text board, with names from data."""

from qtapp.words.cercle.words import CercleWords as Words

__all__ = ["Words"]
