"""The art of The Circle: everything is drawn by code, and told apart in grey and when it is small.

What it shares with other games is in `qtapp.boards.art`.

portraits, recipes    the sixty spies, put together from `parts`
actions, divisions    the signs of the sixteen actions, the signs, colours and patterns of the divisions
services, markers     the emblems of the six services on their two-sided markers; wooden markers, first player disc
butterflies           a butterfly and its quarters
faces, card, spies    the faces and backs of cards, what they are printed on and with, and what stands on each
wheel                 the wheel of time and its rim
table_of_points       the rows and columns of the table of points
"""
