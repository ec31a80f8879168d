"""Cirkle and Cirkle 4 on the screen: the moulded board, the trays of lost units, and the news.

board       shows updates, plays out events, listens to pointer and keys, is turned
scenery     everything that lies on the table: units, and what stands in items
choices     which places lead to each legal action; choosing walks through them with pointer and keys, typed and
            typing_in read typed moves, refusing says why not, preview shows what a choice would do
layout      where everything lies, spots every unit: geometry without a window
calling     what is called out across the board; pointing and tips tell about what lies there
bulletin    what everybody must know, in words; signs the other words on the table
items       units, trays, the news, the menu of an exchange, a typed move, marks
art         how board, units, trays and signs are drawn; cover for the home page
editing     laying out positions
"""

from qtapp.boards.cirkle.board import CirkleBoard as Board

__all__ = ["Board"]
