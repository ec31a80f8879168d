"""A host that speaks the protocol and lies, against a real window: `python -m tests.hostile --messages 10000`."""
