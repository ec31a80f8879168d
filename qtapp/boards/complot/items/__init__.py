"""What lies on the table beside tokens and cards: map, strip, seats, decks, the file on a place, combats, buttons."""
