"""Guerre froide on the screen: the objective in the middle, an agency's dossier below it and its rivals' above.

board       shows updates, plays out events, listens to pointer and keys
scenery     everything that lies on the table: cards and tokens, and what stands in items and pages
choices     which places lead to each legal action; choosing walks through them, preview shows the outcome
layout      where everything lies, spots every card: geometry without a window
debriefing  what is told with captions; pointing and tips tell what lies there, signs what stands on the table
items       agencies' files, piles, strip, plate, status, gauge, marks
pages       laid over the table: plans, cards looked at, the report
art         how cards, agents and tokens are drawn; cards are the faces of the art, cover is for the home page
"""

from qtapp.boards.coldwar.board import ColdwarBoard as Board

__all__ = ["Board"]
