"""The address of a table as people type it: a name or a number, and perhaps a port."""

from __future__ import annotations

import ipaddress
import re

from network.disk.known import Address
from network.messages.line import PORT

MAX_LENGTH = 253  # of a name, by RFC 1035
_LABEL = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(?<!-)")
_PORT = re.compile(r"[0-9]{1,5}")


class BadAddress(ValueError):
    """What was typed is no address; the code says why: "empty", "bad_port" or "bad_host"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parsed(text: str, port: int = PORT) -> Address:
    """Host and port of "zoe.local", "192.168.1.20:4000", "[fe80::1%eth0]:4000" or "fe80::1". Raises BadAddress."""
    text = text.strip()
    if not text:
        raise BadAddress("empty")
    if text.startswith("["):
        host, closed, rest = text[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")):
            raise BadAddress("bad_host")
        return _six(host), _port(rest[1:], port) if rest else port
    if text.count(":") > 1:  # such an address has no room for a port
        return _six(text), port
    host, number_text, number = text.partition(":")
    return _four_or_name(host), _port(number, port) if number_text else port


def written(address: Address) -> str:
    """An address as it can be typed again."""
    host, port = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _port(text: str, default: int) -> int:
    if not text:
        return default
    if not _PORT.fullmatch(text) or not 0 < int(text) < 65_536:
        raise BadAddress("bad_port")
    return int(text)


def _six(text: str) -> str:
    try:
        return str(ipaddress.IPv6Address(text))
    except ValueError:
        raise BadAddress("bad_host") from None


def _four_or_name(text: str) -> str:
    if re.fullmatch(r"[0-9.]+", text):
        try:
            return str(ipaddress.IPv4Address(text))
        except ValueError:
            raise BadAddress("bad_host") from None
    try:
        name = text.rstrip(".").encode("idna").decode("ascii")
    except UnicodeError:
        raise BadAddress("bad_host") from None
    if len(name) > MAX_LENGTH or not all(map(_LABEL.fullmatch, name.split("."))):
        raise BadAddress("bad_host")
    return name
