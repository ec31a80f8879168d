"""The identity of a machine: made once, kept, readable by its owner alone, and good for TLS."""

from __future__ import annotations

import os
import re
import ssl
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from cryptography import x509

from network.disk.journal import NotSaved
from network.trust import identity
from network.trust.fingerprints import host_id, spoken
from network.trust.identity import FILE, fingerprint, guest_context, host_context, identity_in


def shaken_hands(host: ssl.SSLContext, guest: ssl.SSLContext) -> ssl.SSLObject:
    """The guest's end of a TLS connection, made in memory."""
    to_host, to_guest = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [host.wrap_bio(to_host, to_guest, server_side=True), guest.wrap_bio(to_guest, to_host)]
    for _ in range(5):
        for end in ends:
            with suppress(ssl.SSLWantReadError):
                end.do_handshake()
    return ends[1]


def test_an_identity_is_made_once_and_stays(tmp_path):
    first = identity_in(tmp_path / "settings")
    assert re.fullmatch(r"[0-9a-f]{16}", first.host)
    assert re.fullmatch(r"[0-9a-f]{64}", first.fingerprint)
    assert identity_in(tmp_path / "settings") == first


def test_the_id_follows_from_the_key(tmp_path):
    made = identity_in(tmp_path)
    assert made.host == made.fingerprint[:16] == host_id(made.fingerprint)


def test_an_identity_of_an_earlier_version_keeps_its_key(tmp_path, monkeypatch):
    """Its certificate names an id that it chose itself, which counts no longer."""
    with monkeypatch.context() as earlier:
        earlier.setattr(identity, "NAME", "c0ffee00c0ffee00")
        before = identity_in(tmp_path)
    data = before.path.read_bytes()
    assert x509.load_pem_x509_certificate(data).subject.rfc4514_string() == "CN=c0ffee00c0ffee00"
    assert identity_in(tmp_path) == before
    assert before.host == before.fingerprint[:16] != "c0ffee00c0ffee00"
    assert before.path.read_bytes() == data


def test_people_can_read_a_fingerprint_to_each_other():
    assert spoken("00" * 31 + "2a") == "0000 0000 0000 0000 0042"
    assert spoken(f"{123456789012345678901234567890:064x}") == "1234 5678 9012 3456 7890"
    assert spoken("ab" * 32) != spoken("ab" * 31 + "ac")


def test_two_machines_differ(tmp_path):
    one, other = identity_in(tmp_path / "one"), identity_in(tmp_path / "other")
    assert one.host != other.host
    assert one.fingerprint != other.fingerprint


@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_nobody_else_may_read_the_key(tmp_path, umask):
    before = os.umask(umask)
    try:
        path = identity_in(tmp_path).path
    finally:
        os.umask(before)
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == [FILE]


def test_two_programs_that_begin_at_once_have_one_identity(tmp_path):
    with ThreadPoolExecutor(8) as threads:
        found = set(threads.map(identity_in, [tmp_path] * 8))
    assert len(found) == 1


@pytest.mark.parametrize("data", [b"", b"nonsense", b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
def test_a_broken_identity_is_put_aside_and_made_anew(tmp_path, data, caplog):
    (tmp_path / FILE).write_bytes(data)
    found = identity_in(tmp_path)
    assert identity_in(tmp_path) == found
    assert (tmp_path / "identity.pem.broken").read_bytes() == data
    assert "made anew" in caplog.text


def test_a_certificate_without_its_key_is_no_identity(tmp_path):
    path = identity_in(tmp_path).path
    data = path.read_bytes()
    path.write_bytes(data[data.index(b"-----BEGIN CERTIFICATE") :])
    host_context(identity_in(tmp_path))
    assert (tmp_path / "identity.pem.broken").exists()


def test_where_nothing_can_be_written_the_reason_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NotSaved) as told:
        identity_in(tmp_path / "file")
    assert told.value.code in ("EEXIST", "ENOTDIR")


def test_a_guest_sees_the_certificate_of_the_host(tmp_path):
    made = identity_in(tmp_path)
    line = shaken_hands(host_context(made), guest_context())
    assert line.version() == "TLSv1.3"
    certificate = line.getpeercert(binary_form=True)
    assert certificate is not None
    assert fingerprint(certificate) == made.fingerprint
