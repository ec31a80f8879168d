"""Finding tables on the network, and rooms that gather."""
