"""The art of Cirkle, drawn by code: the moulded board in its frame, units, trays, and the signs laid over squares."""
