"""Combat: duels and fights against neutral units, round by round, and retreats (R11, R12)."""
