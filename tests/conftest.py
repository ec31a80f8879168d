"""For all tests: what Hypothesis draws takes the time it takes, because machines do other things meanwhile; and what
was made while tests were found is never searched for garbage again, because windows are cleared up after every test.
Garbage is looked for more rarely than Python would: engines make many small values and no cycles."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a good part of the tests waits for lines, timers and other processes."""
    return (os.cpu_count() or 1) + 1
