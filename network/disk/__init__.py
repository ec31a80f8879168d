"""Everything of ours on the disk: journals, rooms, saved games, what a guest remembers."""
