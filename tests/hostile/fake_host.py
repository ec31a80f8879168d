"""A host that lies: a real TLS port on this machine, the real protocol, and whatever it is told to send.

It lets everybody in at once. What a guest says is read and dropped, but for pings.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

from network.loop import Loop
from network.messages.line import HOST, VERSION, Card, Enter, Entered, Hello, Ping, Pong, Welcome
from network.messages.packing import packed
from network.messages.wire import HEADER, Wire, WireFault, WireLimits
from network.trust.identity import host_context, identity_in

PAUSE = 2.0  # seconds between two pings
GENEROUS = WireLimits(rate=100_000, burst=100_000)
TABLE, GUEST, TOKEN = "1" * 16, "2" * 16, "3" * 32


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEADER, "big") + data


class FakeHost:
    """`opening` is sent to whoever comes in; `welcome` and `entered` may be lies in the place of the honest answers."""

    def __init__(self, folder: Path) -> None:
        self._identity = identity_in(folder)
        self.loop = Loop("fake host")
        self.game = ""
        self.opening: Sequence[bytes] = ()  # frames
        self.welcome: bytes | None = None
        self.entered: bytes | None = None
        self.is_entered = threading.Event()  # by the guest of the newest line
        self._writer: asyncio.StreamWriter | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = self.loop.run(self._listen()).result()
        self._pinging = self.loop.run(self._keep_pinging())

    async def _listen(self) -> int:
        self._server = await asyncio.start_server(
            self._serve, "127.0.0.1", 0, ssl=host_context(self._identity), ssl_shutdown_timeout=1
        )
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _keep_pinging(self) -> None:
        """A host that is silent is believed to be gone."""
        while True:
            await asyncio.sleep(PAUSE)
            if self._writer is not None:
                self._writer.write(framed(packed(Ping(1))))

    def honest_welcome(self) -> Welcome:
        card = Card(TABLE, "A table", self.game, 0, 2, "en", VERSION, locked=False, playing=True)
        return Welcome(VERSION, "table-ronde test", self._identity.host, "Fake", (), (card,))

    def honest_entered(self) -> Entered:
        return Entered(GUEST, TOKEN)

    def send(self, *frames: bytes) -> None:
        """Send bytes, true or not, to the guest who came last. From any thread."""
        writer, data = self._writer, b"".join(frames)
        if writer is not None:
            self.loop.call(lambda: writer.write(data))

    def hang_up(self) -> None:
        """Let go of everybody."""
        self.loop.call(lambda: [writer.transport.abort() for writer in list(self._writers)])

    def close(self) -> None:
        self._pinging.cancel()
        self.hang_up()
        self.loop.run(self._stop()).result()
        self.loop.close()

    async def _stop(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with suppress(OSError, asyncio.CancelledError):
            await self._answer(reader, writer)
        self._writers.discard(writer)
        writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(HOST, GENEROUS)
        with suppress(OSError, WireFault):
            while data := await reader.read(65536):
                for message in wire.feed(data, monotonic()):
                    if isinstance(message, Hello):
                        honest = wire.send(self.honest_welcome())
                        writer.write(self.welcome or honest)
                    elif isinstance(message, Enter):
                        honest = wire.send(self.honest_entered())
                        self._writer = writer
                        writer.write(b"".join((self.entered or honest, *self.opening)))
                        self.is_entered.set()
                    elif isinstance(message, Ping):
                        writer.write(framed(packed(Pong(message.number))))
