"""Positions as text: read, held against the rules, and written."""
