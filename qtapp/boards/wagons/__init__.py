"""Circle the Wagons on the screen: the circle of cards around the goals, and two towns.

board      shows updates, plays out events, listens to pointer and keys
scenery    everything that lies on the table: cards, and what stands in items
choosing   turns pointer and keys into one of the legal actions; preview shows what it would do
layout     where everything lies, ring the circle, spots every card: geometry without a window
pointing and tips tell about what lies there
items      goals, panels, the card in hand, outlines, marks
art        how cards, goals and icons are drawn; cover for the home page
"""

from qtapp.boards.wagons.board import WagonsBoard as Board

__all__ = ["Board"]
