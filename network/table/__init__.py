"""One match and what is done at its table: drafts, windows for reactions, taking back, the log, replay."""
