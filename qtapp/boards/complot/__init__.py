"""XIII: Le Complot on the screen: a map at night with lit places, beside it a file on the place that is looked at.

board       shows updates, plays out events, opens the file of the place one points at
scenery     everything that lies on the table: tokens and cards, and what stands in items
choosing    which places lead to each legal action; preview shows what it would do
layout      where everything lies; clusters, cells and spots place every token and card: geometry without a window
chronicle   the round so far, read from the log; notes and planning: one's own next moves, for oneself alone
box         what is printed on the components; standing what is called how, and what stands where
pointing and tips tell what lies there, telling and signs what stands on the table
items       grounds (the map with its places), stage (combats, dice, the tray), buttons; beside the map the strip and
            the seats (panels, incidents), the reserve and the decks (stock), the file on a place
art         how map, portraits and signs are drawn; cards are the faces of the art, cover is for the home page
"""

from qtapp.boards.complot.board import ComplotBoard as Board

__all__ = ["Board"]
