"""A thinking process that knows the made-up game, too: `Thinker("tests.made_up.worker")`."""

from __future__ import annotations

from network.bots import worker
from tests.made_up import salon


def serve() -> None:
    salon.register()
    worker.serve()
