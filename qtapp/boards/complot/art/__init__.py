"""The art of Le Complot: everything is drawn by code, and told apart in grey and when it is small.

What it shares with other games is in `qtapp.boards.art`. Functions take ids and plain values; none reads the data.

palette                 cards, threads, lamps, and the map at dusk and at night
portraits, recipes      the people, put together from `parts`, on cards and on round tokens
signs, actions          signs of one colour: skills, values, missions, failures, rings; the kinds of action cards
units, markers          tokens of units and characters on the plate of a seat; markers beside them, pins of missions
dice                    dice at rest and rolling
card, faces, missions   what cards are printed on and with; characters and action cards; missions
night_map, coasts       the sheet on its board, and where a point of the data lies on it
places, labels          lit places, rings, threads and trails; names of places that cover nothing
"""
