"""Whether a window can be opened here, found out before Qt tries: where it cannot, Qt ends the whole process.

Only Linux needs the question: a screen may be missing, unreachable or not ours, or the system may lack libraries.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

# Platforms of Qt that need no screen; with any other the session's screen is looked for.
WITHOUT_SCREEN = ("offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs", "vkkhrdisplay")


def problem(environment: Mapping[str, str] | None = None) -> str:
    """Why no window can be opened: "no_display", "unreachable", or "" when one can."""
    environment = os.environ if environment is None else environment
    if not sys.platform.startswith("linux") or is_without_screen(environment):
        return ""
    platform = _platform(environment)
    wayland, x11 = environment.get("WAYLAND_DISPLAY", ""), environment.get("DISPLAY", "")
    if not wayland and not x11:
        return "no_display"
    if wayland and platform != "xcb" and _wayland_answers(wayland, environment.get("XDG_RUNTIME_DIR", "")):
        return ""
    return "" if x11 and platform != "wayland" and _x11_answers(x11) else "unreachable"


def is_without_screen(environment: Mapping[str, str] | None = None) -> bool:
    """Whether Qt was told to do without any screen."""
    return _platform(os.environ if environment is None else environment) in WITHOUT_SCREEN


def _platform(environment: Mapping[str, str]) -> str:
    return environment.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]


def _wayland_answers(display: str, folder: str) -> bool:
    import socket

    path = Path(folder, display)  # an absolute name stands for itself
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as tried:
            tried.settimeout(2)
            tried.connect(str(path))
    except OSError:
        return False
    return True


def _x11_answers(display: str) -> bool:
    """Connect as Qt will, with the same library: it also tells when we are not allowed in."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # what is missing then is a library, and that is found out elsewhere
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    try:
        return bool(xcb.xcb_connection_has_error(connection) == 0)
    finally:
        xcb.xcb_disconnect(connection)
