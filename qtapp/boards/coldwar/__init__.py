"""Guerre froide on the screen: the objective in the middle, an agency's dossier below it and its rivals' above.

board       shows updates, plays out events, listens to pointer and keys
scenery     the items on the table: strip, track, panels, middle, marks
choices     which places lead to each legal action; choosing walks through them, preview shows the outcome
layout      where everything lies, spots every card: geometry without a window
dossier     pages laid over the table: planning, seen (cards looked at), report
debriefing  what is told with captions, and the report; pointing and tips tell what lies there
faces, factions, agencies, agents, objectives, tokens, paper, cover: the art, with brush
"""

from qtapp.boards.coldwar.board import ColdwarBoard as Board

__all__ = ["Board"]
