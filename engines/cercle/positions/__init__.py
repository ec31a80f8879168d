"""Positions as text (section 14): read, held against the rules, and written."""
