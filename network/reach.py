"""Whether something answers at an address: a TCP connection that is closed again at once, without a word."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

STAGGER = 0.1
"""Seconds before the next address is tried as well: on a LAN the first has answered by then."""


async def reached(addresses: Sequence[str], port: int, seconds: float = 1.0) -> str | None:
    """The first of several addresses of one machine that answers at that port; None if none does in time."""
    tries = [asyncio.create_task(_tried(address, port, turn * STAGGER)) for turn, address in enumerate(addresses)]
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
