"""What lies on the table beside the cards: goals, panels, the card in hand, outlines and marks."""
