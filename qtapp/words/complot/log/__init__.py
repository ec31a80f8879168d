"""The log of XIII: Le Complot."""
