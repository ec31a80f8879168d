"""Finding tables on the local network, and finding out why none are found."""
