"""XIII: Le Complot on the screen: a map at night with lit places, beside it a file on the place that is looked at.

board       shows updates, plays out events, opens the file of the place one points at
scenery     the items on the table: map, tokens, cards, what stands `beside` the map, the scene of a combat, dice
choosing    which places lead to each legal action; preview shows what it would do, chips are its buttons
layout      where everything lies; clusters, cells and spots place every token and card: geometry without a window
grounds     the map with its places; stage what is played above it: combats, dice, the tray
chronicle   the round so far, read from the log; notes and planning: one's own next moves, for oneself alone
box         what is printed on the components; standing what is called how, and what stands where
pointing and tips tell what lies there, telling and signs what stands on the table; cards are the faces of the art
"""

from qtapp.boards.complot.board import ComplotBoard as Board

__all__ = ["Board"]
