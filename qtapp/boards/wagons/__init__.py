"""Circle the Wagons on the screen: the circle of cards around the goals, and two towns.

board      shows updates, plays out events, listens to pointer and keys
scenery    the items on the table: panels, goals, marks, outlines, in_hand
choosing   turns pointer and keys into one of the legal actions; preview shows what it would do
layout     where everything lies, ring the circle, spots every card: geometry without a window
pointing and tips tell about what lies there
terrains, icons, faces, emblems, cover: the art, with brush
"""

from qtapp.boards.wagons.board import WagonsBoard as Board

__all__ = ["Board"]
