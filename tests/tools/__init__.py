"""What `make coverage` and `make matrix` run, and its tests."""
