"""The words of Cirkle and Cirkle 4: log, prompts, choices, refusals, scores, tips and text board."""

from qtapp.words.cirkle.words import CirkleWords as Words

__all__ = ["Words"]
