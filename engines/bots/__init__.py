"""Bots: one search for every game, what a game may tell it (`policy`), and how hard each level tries (`levels`).

A bot knows what its seat knows: it searches over states from `Game.imagine` and reads nothing else. No clock is read
in here; whoever asks for a move in a given time supplies a function that says how much of it is spent.
"""

from __future__ import annotations

from engines.bots.levels import LEVELS, Level, decided
from engines.bots.policy import Policy, policy_for
from engines.bots.search import Decision, Search

__all__ = ["LEVELS", "Decision", "Level", "Policy", "Search", "decided", "policy_for"]
