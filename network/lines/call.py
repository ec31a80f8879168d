"""One line from a guest to a host: dialled, greeted, entered, listened to, until it is lost.

Whether to trust the host, and whether to call again, is for `network.lines.remote_room` to decide: everything that ends
a call is raised as `Lost` (calling again may help) or `Ended` (only a person can help). All of it on the loop's thread.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from engines.game import Plain
from network.disk.journal import errno_name
from network.disk.known import Address
from network.lines.connection import LINGER, Connection
from network.messages.line import (
    CAPABILITIES,
    CLIENT,
    FAULTS,
    OLDEST,
    VERSION,
    Enter,
    Entered,
    Fault,
    Hello,
    Locked,
    Message,
    Ping,
    Pong,
    Prove,
    Welcome,
)
from network.messages.table import NO_DETAILS
from network.messages.wire import GREETED, HELLO, Wire, WireFault
from network.trust.identity import guest_context
from network.trust.pass_phrase import Knock, WrongPhrase

if TYPE_CHECKING:
    from network.loop import Loop

DIAL = 5.0  # seconds for one address to answer
STAGGER = 0.25  # seconds after which the next address is tried as well
ANSWER = 15.0  # seconds for the host to answer at the door: other guests may be proving their phrase
SILENCE = 10.0  # seconds: a host pings every three
MAX_WAITING = 1024 * 1024  # bytes that the host has not read yet
MAX_WAIT = 60  # seconds that a host may ask us to wait before we call again

TEMPORARY = frozenset({"too_slow", "too_many", "shutting_down", "not_listening", "silent"})
"""Faults after which calling again may help; and so it does after any that says how long to wait."""
TROUBLES = (
    "bad_host",  # it sent what no host sends; details: "where"
    # The host is not the one that was met here; details: "name", "fingerprint", and "where" the other was met, at this
    # "table" or "address". See RemoteRoom.trust.
    "changed_key",
    "false_id",  # the host says that it is one whose key it does not have; details: "name", "fingerprint"
    "left",  # we have
    "not_found",  # there is no machine of that name
    "not_ours",  # what answers there is something else, or broken
    "other_host",  # another machine answers at this address
    "phrase_needed",  # see RemoteRoom.try_phrase
    "timed_out",
    "which_table",  # there are several; details: "tables". See RemoteRoom.choose
)
"""Why there is no line, besides FAULTS and the system's names for its errors ("ECONNREFUSED")."""


class NoLine(Exception):
    """There is no line any more: a code, and details."""

    def __init__(self, code: str, details: Mapping[str, Plain] = NO_DETAILS) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


class Lost(NoLine):
    """Calling again may help."""

    @property
    def wait(self) -> int:
        """Seconds after which the host wants to be called again; 0 if it did not say, and never more than MAX_WAIT."""
        seconds = self.details.get("wait")
        return min(seconds, MAX_WAIT) if isinstance(seconds, int) else 0


class Ended(NoLine):
    """Calling again would bring the same."""


class Call:
    """A line to a host. Implements `network.lines.connection.Peer`."""

    def __init__(self, loop: Loop) -> None:
        self._wire = Wire(CLIENT)
        self.connection = Connection(loop, self._wire, self, MAX_WAITING)
        self._heard: asyncio.Queue[Message | NoLine] = asyncio.Queue()

    # Called by the line.

    def joined(self) -> None: ...

    def heard(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.connection.send(Pong(message.number))
        elif isinstance(message, Fault):
            self._heard.put_nowait(_why(message))
        else:
            self._heard.put_nowait(message)

    def broke(self, fault: WireFault) -> None:
        if self._wire.stage in (HELLO, GREETED):  # nothing has told us yet that this is a host
            self._heard.put_nowait(Lost("not_ours", {"why": fault.code}))
        else:
            self._heard.put_nowait(Ended("bad_host", {"where": str(fault.details.get("field") or fault.code)}))

    def overflowed(self) -> None:
        self._heard.put_nowait(Lost("silent"))

    def lost(self) -> None:
        self._heard.put_nowait(Lost("ECONNRESET"))

    # What is said on it.

    async def next(self, within: float = SILENCE) -> Message:
        """What the host says next. Raises Lost or Ended."""
        try:
            message = await self._next(within)
        except TimeoutError:
            raise Lost("silent") from None
        if isinstance(message, NoLine):
            raise message
        return message

    async def _next(self, within: float) -> Message | NoLine:
        """What comes next; pings are not told, but show that the host is there. Raises TimeoutError."""
        while True:
            left = within - (monotonic() - self.connection.last_heard)
            try:
                async with asyncio.timeout(left):
                    return await self._heard.get()
            except TimeoutError:
                if monotonic() - self.connection.last_heard >= within:
                    raise

    async def welcomed(self, program: str, language: str) -> Welcome:
        """Say hello. Raises Lost or Ended."""
        self.connection.send(Hello(VERSION, OLDEST, program, language, CAPABILITIES))
        message = await self.next(ANSWER)
        if not isinstance(message, Welcome):
            raise Lost("not_ours")
        return message

    async def entered(self, enter: Enter, kept: bytes) -> Entered:
        """Go into a room; `kept` is the verifier of the phrase, if we have one. Raises Lost or Ended."""
        knock = await asyncio.to_thread(Knock, kept, enter.table, self.connection.fingerprint) if kept else None
        self.connection.send(enter._replace(proof=knock.half) if knock else enter)
        message = await self.next(ANSWER)
        # A host that knows our token asks for no phrase. Else it has to show that it knows it, too.
        is_proving = not enter.token
        if isinstance(message, Locked):
            is_proving = True
            self.connection.send(Prove(await _proof(knock, message.proof)))
            message = await self.next(ANSWER)
        if not isinstance(message, Entered):
            raise Lost("not_ours")
        if knock and is_proving and not knock.accepts(message.proof):
            raise Ended("wrong_phrase")
        return message


def _why(fault: Fault) -> NoLine:
    """Why a host closes the line, if it says so in a way that we know: other codes may be our own, and mean more."""
    if fault.code not in FAULTS:
        return Ended("bad_host", {"where": "fault.code"})
    return (Lost if fault.code in TEMPORARY or "wait" in fault.details else Ended)(fault.code, fault.details)


async def _proof(knock: Knock | None, half: bytes) -> bytes:
    if knock is None or not half:
        raise Ended("phrase_needed")
    try:
        return await asyncio.to_thread(knock.proof, half)
    except WrongPhrase:
        raise Ended("wrong_phrase") from None


# Dialling.


async def dialled(loop: Loop, addresses: Sequence[Address]) -> Call:
    """A line to the first of these addresses that answers; the others are tried soon after it. Raises Lost."""
    left, pending = list(addresses), set[asyncio.Task[Call]]()
    trouble = Lost("not_found")
    try:
        while left or pending:
            if left:
                pending.add(asyncio.create_task(_dial(loop, left.pop(0))))
            done, pending = await asyncio.wait(
                pending, timeout=STAGGER if left else None, return_when=asyncio.FIRST_COMPLETED
            )
            answered = [task.result() for task in done if not isinstance(task.exception(), Lost)]
            for late in answered[1:]:
                late.connection.end()
            if answered:
                return answered[0]
            trouble = next((error for task in done if isinstance(error := task.exception(), Lost)), trouble)
    finally:
        for task in pending:
            task.cancel()
    raise trouble


async def _dial(loop: Loop, address: Address) -> Call:
    call = Call(loop)
    try:
        async with asyncio.timeout(DIAL):
            await asyncio.get_running_loop().create_connection(
                lambda: call.connection,
                *address,
                ssl=guest_context(),
                server_hostname="table-ronde",
                ssl_shutdown_timeout=LINGER,
            )
    except TimeoutError:
        raise Lost("timed_out") from None
    except (socket.gaierror, UnicodeError):
        raise Lost("not_found") from None
    except ConnectionResetError as error:  # by a host that is very busy; without a number it just hung up
        raise Lost(errno_name(error) if error.errno else "not_ours") from None
    except ssl.SSLError:
        raise Lost("not_ours") from None
    except OSError as error:
        raise Lost(errno_name(error)) from None
    return call
