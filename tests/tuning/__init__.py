"""Finding the figures that bots judge positions by; not tests, but kept where they are checked and run by hand."""
