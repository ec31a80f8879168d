"""Qt widgets of our own, of which pages are made."""
