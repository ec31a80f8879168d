"""Looking at a game again: replay, analysis, the editor of positions."""
