"""XIII: Le Complot on the screen: a map at night with lit places, beside it a file on the place that is looked at.

board       shows updates, plays out events, opens the file of the place one points at
scenery     the items on the table: map, tokens, cards, panels, the scene of a combat, dice, chips and marks
choosing    which places lead to each legal action; preview shows what it would do
layout      where everything lies; clusters and spots place every token and card: geometry without a window
pointing and tips tell what lies there, telling and signs what stands on the table; cards are the faces of the art
"""

from qtapp.boards.complot.board import ComplotBoard as Board

__all__ = ["Board"]
