"""The log of The Circle."""
