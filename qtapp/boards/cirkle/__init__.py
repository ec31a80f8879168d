"""Cirkle and Cirkle 4 on the screen: the moulded board, the trays of lost units, and the news.

board       shows updates, plays out events, listens to pointer and keys, is turned
scenery     the items on the table: unit_items, trays, news_block, marks, exchange_menu, typed_line
choices     which places lead to each legal action; choosing walks through them with pointer and keys, typed and
            typing_in read typed moves, refusing says why not, preview shows what a choice would do
layout      where everything lies, spots every unit: geometry without a window
calling     what is called out across the board; pointing and tips tell about what lies there
bulletin    what everybody must know, in words, with lettered
plan, forms, armies, units, ground, signs, tray_art, cover: the art
"""

from qtapp.boards.cirkle.board import CirkleBoard as Board

__all__ = ["Board"]
