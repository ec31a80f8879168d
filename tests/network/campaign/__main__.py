"""`python -m tests.network.campaign [SEED...]`: fifty blows at hosts and fifty at guests, or other campaigns."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.network.campaign.kills import SEEDS, campaign

for seed in map(int, sys.argv[1:] or SEEDS):
    began = monotonic()
    with TemporaryDirectory() as folder:
        campaign(Path(folder), seed, sys.stdout.write)
    sys.stdout.write(f"    {monotonic() - began:.0f} s\n")
