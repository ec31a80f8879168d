"""The phases of a turn, in the order of the rulebook, and what may interrupt them."""
