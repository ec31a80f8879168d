"""This window at tables and in rooms: what is said there and heard, near and far."""
