"""How much memory this process takes, as Linux counts it for this process alone.

`ru_maxrss` will not do: in a child it begins at what its parent had when it was started.
"""

from __future__ import annotations

from pathlib import Path


def most_used() -> int:
    """The most that was ever in the machine's memory, in KiB."""
    return _told("VmHWM")


def in_use() -> int:
    """What is in the machine's memory now, in KiB."""
    return _told("VmRSS")


def _told(name: str) -> int:
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:"))
