"""Who this machine is on the network: a key with a self-signed certificate, and an id that follows from it.

There is no authority on a local network that could vouch for anybody. As with ssh, a machine is known by the
fingerprint of its certificate: whoever has met it once notices if another one answers in its place
(`network.disk.known`). Its id is the beginning of the fingerprint, so nobody can claim one without having the key; and
people can read a short form of the fingerprint to each other.
"""

from __future__ import annotations

import errno
import hashlib
import logging
import os
import ssl
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from network.disk.files import PRIVATE, NotAFile, make_folder, make_private, put_aside, read_file
from network.disk.journal import NotSaved
from network.trust.fingerprints import host_id

FILE = "identity.pem"
NAME = "table-ronde"  # in the certificate; it means nothing
MAX_SIZE = 64 * 1024  # a key and a certificate are a fiftieth of that
# Nobody looks at these dates: a clock that is wrong must not keep friends from playing.
_SINCE = datetime(2020, 1, 1, tzinfo=UTC)
_UNTIL = datetime(2120, 1, 1, tzinfo=UTC)

_log = logging.getLogger(__name__)


class Identity(NamedTuple):
    """The identity of a machine that hosts tables."""

    fingerprint: str  # of the certificate, as `fingerprint` makes it
    path: Path  # the key and the certificate

    @property
    def host(self) -> str:
        return host_id(self.fingerprint)


def fingerprint(certificate: bytes) -> str:
    """What a machine is known by: 64 hex digits, from its certificate in DER."""
    return hashlib.sha256(certificate).hexdigest()


def identity_in(folder: Path) -> Identity:
    """The identity kept in this folder; made when it is first asked for. Raises NotSaved."""
    path = folder / FILE
    try:
        make_folder(folder)
        if not os.path.lexists(path):
            _put_in_place(path, _made())
        found = _read(path)
        if found is None:
            _log.warning("%s cannot be read and is made anew", path)
            put_aside(path)
            _put_in_place(path, _made())
            found = _read(path)
    except OSError as error:
        raise NotSaved(error) from error
    if found is None:
        raise NotSaved(OSError(f"{path} does not hold what was written"))
    return found


def host_context(identity: Identity) -> ssl.SSLContext:
    """How a host speaks TLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # a line is called once, and not resumed
    context.load_cert_chain(identity.path)
    return context


def guest_context() -> ssl.SSLContext:
    """How a guest speaks TLS: with anybody. Who it was is asked afterwards, by the fingerprint."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _read(path: Path) -> Identity | None:
    """The identity in a file; None if there is none in it."""
    try:
        data = read_file(path, MAX_SIZE)
    except OSError as error:
        if isinstance(error, NotAFile | FileNotFoundError) or error.errno == errno.ELOOP:
            return None
        raise
    make_private(path, PRIVATE)
    try:
        certificate = x509.load_pem_x509_certificate(data)
        serialization.load_pem_private_key(data, password=None)
    except (ValueError, TypeError):
        return None
    return Identity(fingerprint(certificate.public_bytes(serialization.Encoding.DER)), path)


def _made() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_SINCE)
        .not_valid_after(_UNTIL)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return secret + certificate.public_bytes(serialization.Encoding.PEM)


def _put_in_place(path: Path, data: bytes) -> None:
    """Write the file unless another program has just done so: a machine has one identity. Raises OSError."""
    draft = path.with_name(f".{path.name}.{token_hex(4)}.tmp")
    fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(fd, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)  # fails where the file exists, as a rename does not
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.replace(draft, path)
    finally:
        with suppress(FileNotFoundError):
            draft.unlink()
