"""The home page, and setting up a game."""
