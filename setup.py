"""The one build step that pyproject.toml cannot say: translations/*.ts are compiled into the package as .qm files."""

import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent


def lrelease() -> str:
    import PySide6

    folder = Path(PySide6.__file__).parent
    return str(folder / ("lrelease.exe" if sys.platform == "win32" else "lrelease"))


class BuildWithTranslations(build_py):
    def run(self) -> None:
        super().run()
        target = HERE / "translations" if self.editable_mode else Path(self.build_lib) / "translations"
        target.mkdir(parents=True, exist_ok=True)
        for source in sorted((HERE / "translations").glob("*.ts")):
            compiled = target / f"{source.stem}.qm"
            subprocess.run([lrelease(), "-silent", str(source), "-qm", str(compiled)], check=True)


setup(cmdclass={"build_py": BuildWithTranslations})
