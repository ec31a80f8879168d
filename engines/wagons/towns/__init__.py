"""Towns and the grid under them."""
