"""How a figure is measured and told: turns of the thing and of its reference alternate, and medians are compared."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable

Measure = Callable[[], float]


def alternated(thing: Measure, reference: Measure, rounds: int) -> tuple[float, float]:
    """The medians of both, measured in turns, so that a busy machine slows both alike."""
    pairs = [(thing(), reference()) for _ in range(rounds)]
    return statistics.median(pair[0] for pair in pairs), statistics.median(pair[1] for pair in pairs)


def tell(figure: str, value: float, unit: str, reference: str, reference_value: float, wanted: str = "") -> None:
    """One JSON line: the figure, its reference, and how many times the reference it is."""
    told = {
        "figure": figure,
        "value": round(value, 3),
        "unit": unit,
        "reference": reference,
        "reference_value": round(reference_value, 3),
        "ratio": round(value / reference_value, 3) if reference_value else None,
    }
    if wanted:
        told["wanted"] = wanted
    sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    sys.stdout.flush()
