"""The table page: playing, and what stands beside the board."""
