"""The Circle on the screen: the wheel of time in the middle, a service below it and its rivals beside it.

board       shows updates, plays out events, spreads the row one stays on
scenery     everything that lies on the table: spies and markers, and what stands in items
choosing    which places lead to each legal action; preview shows what it would do
layout      where everything lies, rows, spots and plates every card: geometry without a window
pointing and tips tell what lies there, telling and signs what stands on the table
items       grounds, wheel, services, stage, draft, buttons, marks
art         how spies, markers, services and the wheel are drawn; cards are the faces of the art, cover is for the home
            page
"""

from qtapp.boards.cercle.board import CercleBoard as Board

__all__ = ["Board"]
