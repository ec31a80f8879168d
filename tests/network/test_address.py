"""Addresses as people type them."""

from __future__ import annotations

import pytest

from network.lines.address import BadAddress, parsed, written
from network.messages.line import PORT


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("192.168.1.20", "192.168.1.20", PORT),
        (" 192.168.1.20:4000 ", "192.168.1.20", 4000),
        ("zoe.local", "zoe.local", PORT),
        ("zoe.local.:", "zoe.local", PORT),
        ("localhost:1", "localhost", 1),
        ("müller.example:65535", "xn--mller-kva.example", 65535),
        ("fe80::1", "fe80::1", PORT),
        ("[fe80::1]", "fe80::1", PORT),
        ("[FE80:0::1%eth0]:4000", "fe80::1%eth0", 4000),
        ("::1", "::1", PORT),
    ],
)
def test_names_numbers_and_ports(typed, host, port):
    assert parsed(typed) == (host, port)
    assert parsed(written((host, port))) == (host, port)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("192.168.1.20:0", "bad_port"),
        ("192.168.1.20:65536", "bad_port"),
        ("zoe.local:port", "bad_port"),
        ("zoe.local:٤٠", "bad_port"),
        ("300.1.1.1", "bad_host"),
        ("1.2.3", "bad_host"),
        ("[::1", "bad_host"),
        ("[::1]4000", "bad_host"),
        ("[zoe.local]:4000", "bad_host"),
        ("fe80::1::2", "bad_host"),
        ("two words", "bad_host"),
        ("-zoe", "bad_host"),
        ("zoe..local", "bad_host"),
        ("http://zoe.local", "bad_port"),
        ("x" * 64, "bad_host"),
        (".".join(["x" * 60] * 5), "bad_host"),
    ],
)
def test_what_is_no_address_is_refused_with_its_reason(typed, code):
    with pytest.raises(BadAddress) as refused:
        parsed(typed)
    assert refused.value.code == code
