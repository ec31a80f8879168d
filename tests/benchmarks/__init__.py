"""Figures worth knowing, each beside a reference measured in the same run: `make bench`. Not part of the tests."""
