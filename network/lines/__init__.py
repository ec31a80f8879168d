"""Lines between a host and its guests: sockets, TLS, limits, calling again."""
