"""The people around a table: guests, seats, talk, clocks, and the way from one match to the next."""
