"""The art of The Circle: everything is drawn by code, and told apart in grey and when it is small.

palette, engraving    the colours of paper, ink and brass; shapes filled, outlined and hatched as in an engraving
portraits, recipes    the sixty spies, put together from `parts`
actions, divisions    the signs of the sixteen actions, the signs, colours and patterns of the divisions
services, markers     the emblems of the six services on their two-sided markers, the wooden markers of the players
butterflies           a butterfly and its quarters
faces                 the faces and backs of cards
wheel                 the wheel of time and its rim
table_of_points       the rows and columns of the table of points
"""
