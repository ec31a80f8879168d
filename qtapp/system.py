"""What Qt needs of the system. Run as a script before anything is installed: `python3 qtapp/system.py [--tests]`.

It uses the standard library alone. On Linux it looks for the shared libraries that the Qt wheels leave to the system;
what is missing is installed if we may (root on a system with apt), and otherwise the exact command is printed.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

# The library to be found, and the Debian package that brings it.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# A virtual screen, for the tests that open a real window.
TEST_COMMANDS = {"Xvfb": "xvfb", "xauth": "xauth"}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


def _found(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _has_fonts() -> bool:
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(file.suffix in (".ttf", ".otf", ".ttc") for folder in folders for file in folder.rglob("*.?t?"))


def missing_packages(with_tests: bool = False) -> list[str]:
    """The Debian packages to install before Qt can open a window here; none on other systems than Linux."""
    if not sys.platform.startswith("linux"):
        return []
    missing = [package for library, package in LIBRARIES.items() if not _found(library)]
    if not _has_fonts():
        missing.append("fonts-dejavu-core")
    if with_tests:
        missing += [package for command, package in TEST_COMMANDS.items() if not shutil.which(command)]
    return missing


def install_command(packages: list[str]) -> str:
    return "apt-get install -y --no-install-recommends " + " ".join(packages)


def advice(packages: list[str]) -> str:
    """What to do about missing libraries. Without Qt there are no translations, so both languages are said."""
    if not packages:
        return ""
    return (
        "Qt needs libraries that this system lacks. Install them, then try again:\n"
        "Il manque à ce système des bibliothèques dont Qt a besoin. Installez-les, puis recommencez :\n\n"
        f"    sudo {install_command(packages)}\n\n"
    )


def main(arguments: list[str]) -> int:
    packages = missing_packages(with_tests="--tests" in arguments)
    if not packages:
        return 0
    command = install_command(packages)
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in ("apt-get update -q", command):
            subprocess.run(step.split(), check=True, env=environment, stdout=subprocess.DEVNULL)
        if not missing_packages(with_tests="--tests" in arguments):
            return 0
    sys.stderr.write(advice(packages))
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
