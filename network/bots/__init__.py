"""Bots at a table, hints and analysis: all thinking is done in processes of their own."""
