"""The long run: so many lies of each kind about each game. It tells what came of them."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic

from tests.qtapp.conftest import OFFSCREEN  # chooses a screen that is large enough


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000, help="lies of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", help="all if none is named")
    parser.add_argument("--kinds", nargs="*", help="all if none is named")
    parser.add_argument("--floods", action="store_true", help="no lies, but all that is too much")
    parser.add_argument("--speed", default="off", help="of the animations")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", OFFSCREEN)
    from PySide6.QtWidgets import QApplication

    import engines
    from tests.hostile.campaign import Campaign
    from tests.hostile.fake_host import FakeHost
    from tests.hostile.floods import OF_MATCHES, OF_ROOMS
    from tests.hostile.lies import KINDS
    from tests.hostile.scripts import script
    from tests.hostile.stage import window_in

    app, trouble = QApplication([]), False
    with tempfile.TemporaryDirectory() as folder, window_in(Path(folder), asked.speed) as window:
        host = FakeHost(Path(folder) / "host")
        for game in asked.games or engines.games():
            floods = OF_MATCHES | OF_ROOMS if asked.floods else {}
            for name, flood in floods.items():
                outcome = Campaign(window, host, game, asked.seed).flood(flood(script(game)))
                sys.stdout.write(f"{game} {name}:\n{outcome.told()}\n")
                sys.stdout.flush()
                trouble |= outcome.has_stalled or bool(outcome.mishaps)
            if asked.floods:
                continue
            for kind in asked.kinds or KINDS:
                begun = monotonic()
                outcome = Campaign(window, host, game, asked.seed).run(asked.messages, (kind,))
                sys.stdout.write(f"{game} {kind}: {asked.messages} lies in {monotonic() - begun:.0f} s\n")
                sys.stdout.write(f"{outcome.told()}\n")
                sys.stdout.flush()
                trouble |= outcome.has_stalled or bool(outcome.mishaps)
        host.close()
    app.quit()
    return int(trouble)


if __name__ == "__main__":
    sys.exit(main())
