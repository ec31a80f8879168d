"""The window: it draws views, offers the legal actions it was given, and knows no rule of any game."""

__version__ = "0.1.0"
