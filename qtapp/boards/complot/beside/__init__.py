"""What stands beside the map: the strip, what each seat has, the reserve and the decks, the file on a place."""
