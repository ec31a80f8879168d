"""The words of XIII: Le Complot."""

from qtapp.words.complot.words import ComplotWords as Words

__all__ = ["Words"]
