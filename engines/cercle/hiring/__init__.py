"""How spies that arrive find their employers: majorities and auctions (R8.2 to R8.12)."""
