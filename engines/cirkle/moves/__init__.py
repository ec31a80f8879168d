"""What may be done in a position, found fast."""
