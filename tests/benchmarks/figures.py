"""How a figure is measured and told: the thing and its reference are measured in turns, round by round.

A line of `make bench` has the median of the rounds with their lowest and highest, the same of the reference, and how
many times the reference the figure is, as medians and in the rounds where that was least and most. Where something is
wanted of it, the line says whether that was met.
"""

from __future__ import annotations

import json
import operator
import statistics
import sys
from collections.abc import Callable, Sequence

Measure = Callable[[], float]

COMPARISONS: dict[str, Callable[[float, float], bool]] = {"<=": operator.le, ">=": operator.ge, "<": operator.lt}


def alternated(thing: Measure, reference: Measure, rounds: int) -> tuple[list[float], list[float]]:
    """The rounds of both, measured in turns, so that a busy machine slows both alike."""
    pairs = [(thing(), reference()) for _ in range(rounds)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def tell(
    figure: str,
    values: Sequence[float],
    unit: str,
    reference: str = "",
    references: Sequence[float] = (),
    wanted: str = "",
) -> None:
    """One JSON line. `wanted` is said of the value or of the ratio: "ratio <= 2"."""
    sys.stdout.write(json.dumps(line(figure, values, unit, reference, references, wanted), ensure_ascii=False) + "\n")
    sys.stdout.flush()


def line(
    figure: str,
    values: Sequence[float],
    unit: str,
    reference: str = "",
    references: Sequence[float] = (),
    wanted: str = "",
) -> dict[str, object]:
    value = statistics.median(values)
    exact = {"value": value, "lowest": min(values), "highest": max(values)}
    told: dict[str, object] = {"figure": figure, "unit": unit, "rounds": len(values)}
    if reference:
        told["reference"] = reference
        other = statistics.median(references)
        ratios = [each / its for each, its in zip(values, references, strict=True)]
        exact |= {
            "reference_value": other,
            "reference_lowest": min(references),
            "reference_highest": max(references),
            "ratio": value / other,
            "ratio_lowest": min(ratios),
            "ratio_highest": max(ratios),
        }
    told |= {name: round(number, 3) for name, number in exact.items()}
    if wanted:
        name, comparison, limit = wanted.split(" ")
        told |= {"wanted": wanted, "met": COMPARISONS[comparison](exact[name], float(limit))}
    return told
