"""Bots: one search for every game that brings none of its own, what a game may tell it, and how hard each level tries.

A bot knows what its seat knows: it searches over states from `Game.imagine` and reads nothing else. No clock is read
in here; whoever asks for a move in a given time supplies a function that says how much of it is spent.
"""

from __future__ import annotations

from engines.bots.levels import LEVELS, Level, decided
from engines.bots.policy import Policy, policy_for
from engines.bots.search import Search
from engines.bots.searcher import Decision, Searcher, Weighed

__all__ = ["LEVELS", "Decision", "Level", "Policy", "Search", "Searcher", "Weighed", "decided", "policy_for"]
