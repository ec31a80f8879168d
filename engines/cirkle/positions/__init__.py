"""Positions: as play knows them, as text, and while they are edited."""
