"""`python -m tests.benchmarks [NAME...]`: all figures, or those of the named modules."""

import sys
from importlib import import_module

ALL = ("random_play", "perft", "window", "bytes_sent", "network_load")

for name in sys.argv[1:] or ALL:
    import_module(f"tests.benchmarks.{name}").run()
