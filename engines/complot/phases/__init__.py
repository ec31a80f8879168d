"""A round: its eight phases, a module for each, and what comes before and after them (R3.1)."""
