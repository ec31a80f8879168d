"""What lies on the table beside cards and tokens: agencies' files, piles, strip, plate, status, gauge and marks."""
