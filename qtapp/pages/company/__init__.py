"""Those around a table on the network: who they are, what they say, clocks, banners."""
