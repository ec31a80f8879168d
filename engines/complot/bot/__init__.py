"""How bots look at XIII: Le Complot."""
