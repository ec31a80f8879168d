"""`python -m tests.engines.golden` writes all transcripts anew."""

from __future__ import annotations

from tests.engines.golden import FOLDER, transcripts

if __name__ == "__main__":
    wanted = transcripts()
    for path in FOLDER.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
