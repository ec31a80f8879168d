"""XIII: The Conspiracy on the screen; `art` is everything that is drawn for it."""
