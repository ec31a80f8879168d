"""Whether something answers at an address: a TCP connection that is closed again at once, without a word.

Addresses come from strangers, so few are called at a time: nobody can make this machine call others in a burst.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

STAGGER = 0.1
"""Seconds before the next address is tried as well: on a LAN the first has answered by then."""
MAX_ADDRESSES = 4
"""Of one machine, that are tried."""
AT_ONCE = 6
"""Machines that are tried at the same time."""


class Reach:
    """Tries machines, each after those that were asked for before it."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def reached(self, addresses: Sequence[str], port: int) -> str | None:
        async with self._turns:
            return await reached(addresses, port)


async def reached(addresses: Sequence[str], port: int, seconds: float = 1.0) -> str | None:
    """The first of several addresses of one machine that answers at that port; None if none does in time."""
    tries = [
        asyncio.create_task(_tried(address, port, turn * STAGGER))
        for turn, address in enumerate(addresses[:MAX_ADDRESSES])
    ]
    try:
        with suppress(TimeoutError):
            for attempt in asyncio.as_completed(tries, timeout=seconds):
                if address := await attempt:
                    return address
        return None
    finally:
        for task in tries:
            task.cancel()
        await asyncio.gather(*tries, return_exceptions=True)


async def _tried(address: str, port: int, delay: float) -> str | None:
    await asyncio.sleep(delay)
    try:
        transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, address, port)
    except OSError:
        return None
    transport.close()
    return address
