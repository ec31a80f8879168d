"""The same surroundings as for the tests of the window."""

from tests.qtapp.conftest import (
    _no_garbage_on_other_threads,
    _no_thread_left,
    _no_widget_left,
    home,
    nobody_to_ask,
    window,
)

__all__ = [
    "_no_garbage_on_other_threads",
    "_no_thread_left",
    "_no_widget_left",
    "home",
    "nobody_to_ask",
    "window",
]
