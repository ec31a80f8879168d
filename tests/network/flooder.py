"""A process that announces far more tables than any machine has, and counts who calls it.

    python -m tests.network.flooder ADDRESS

It listens at many ports of this address and does what it reads from standard input, one command a line. Every flood is
bounded, and "done" is said when it has been sent:

    tables COUNT              announce so many tables at the first port
    ports COUNT               announce so many tables, each at a port of its own
    texts COUNT PACKETS       send so many packets that change the words of so many tables at the first port
    calls                     say how many connections have come, and at how many ports

Everything it says is one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
from collections import Counter

from zeroconf import DNSAddress, DNSOutgoing, DNSPointer, DNSService, DNSText
from zeroconf.const import (
    _CLASS_IN,
    _CLASS_UNIQUE,
    _FLAGS_AA,
    _FLAGS_QR_RESPONSE,
    _TYPE_A,
    _TYPE_PTR,
    _TYPE_SRV,
    _TYPE_TXT,
)

from network.lan.discovery import SERVICE, instance_name, written
from network.messages.line import Card

HOST = "f" * 16
PORTS = 40
TTL = 120
UNIQUE = _CLASS_IN | _CLASS_UNIQUE  # it takes the place of what was said before
GROUP = ("224.0.0.251", 5353)


class Flooder:
    def __init__(self, address: str) -> None:
        self._address = address
        self.calls: Counter[int] = Counter()
        self._sockets = [socket.create_server((address, 0)) for _ in range(PORTS)]
        self.ports = [each.getsockname()[1] for each in self._sockets]
        self._out = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._out.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
        threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True).start()

    async def _serve(self) -> None:
        for sock in self._sockets:
            await asyncio.start_server(self._count, sock=sock)
        await asyncio.Event().wait()

    def _count(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls[writer.get_extra_info("sockname")[1]] += 1
        writer.close()

    def announce(self, number: int, port: int, free: int = 1) -> None:
        """One table, in a packet of its own."""
        card = Card(f"{number:016x}", f"Flood {number}", "wagons", free, 99, "en", 1, False, False)
        name, server = instance_name(card.id, HOST), "flood.local."
        words = b"".join(
            bytes([len(text)]) + text
            for text in (f"{key}={value}".encode() for key, value in written(card, HOST).items())
        )
        packet = DNSOutgoing(_FLAGS_QR_RESPONSE | _FLAGS_AA)
        for answer in (
            DNSPointer(SERVICE, _TYPE_PTR, _CLASS_IN, TTL, name),
            DNSService(name, _TYPE_SRV, UNIQUE, TTL, 0, 0, port, server),
            DNSText(name, _TYPE_TXT, UNIQUE, TTL, words),
            DNSAddress(server, _TYPE_A, UNIQUE, TTL, socket.inet_aton(self._address)),
        ):
            packet.add_answer_at_time(answer, 0)
        for data in packet.packets():
            self._out.sendto(data, GROUP)

    def do(self, line: str) -> list[object]:
        match line.split():
            case ["tables", count]:
                for number in range(int(count)):
                    self.announce(number, self.ports[0])
            case ["ports", count]:
                for number in range(int(count)):
                    self.announce(number, self.ports[number])
            case ["texts", count, packets]:
                for turn in range(int(packets)):
                    self.announce(turn % int(count), self.ports[0], turn // int(count) % 99)
            case ["calls"]:
                return ["calls", self.calls.total(), len(self.calls)]
        return ["done"]


def main(address: str) -> None:
    flooder = Flooder(address)
    print(json.dumps(["port", flooder.ports[0]]), flush=True)  # noqa: T201
    for line in sys.stdin:
        print(json.dumps(flooder.do(line)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
