"""The Circle on the screen: the wheel of time in the middle, a service below it and its rivals beside it.

board       shows updates, plays out events, spreads the row one stays on
scenery     the items on the table: grounds, wheel, panels, stage, draft, chips and marks
choosing    which places lead to each legal action; preview shows what it would do
layout      where everything lies, rows, spots and plates every card: geometry without a window
pointing and tips tell what lies there, telling and signs what stands on the table; cards are the faces of the art
"""

from qtapp.boards.cercle.board import CercleBoard as Board

__all__ = ["Board"]
