"""How bots look at the game."""
