"""The Circle."""
