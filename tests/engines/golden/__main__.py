"""`python -m tests.engines.golden` writes all transcripts anew."""

from __future__ import annotations

from tests.engines.golden import FOLDER, setups, transcript

if __name__ == "__main__":
    wanted = setups()
    for path in FOLDER.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, setup in wanted.items():
        (FOLDER / name).write_text(transcript(setup), encoding="utf-8", newline="\n")
