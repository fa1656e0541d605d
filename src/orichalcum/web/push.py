"""Web-push: a notice reaches a browser that has no page of ours open (RFC 8030, 8291, 8292).

Only push services we know are written to: an address is what a browser says, and could else be any machine.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from orichalcum.store.opening import BadDatabase
from orichalcum.store.pushes import PushRow

SERVICES: Final = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
RECORD: Final = 4096
HALF_A_DAY: Final = 43_200
SLOWEST: Final = 10.0


class Gone(Exception):
    """The browser no longer wishes to be told."""


def unpadded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_service(endpoint: str, services: tuple[str, ...] = SERVICES) -> bool:
    """Whether an address is one of a push service, by https and its usual door."""
    try:
        at = urlsplit(endpoint)
        host, port = at.hostname or "", at.port
    except ValueError:
        return False
    known = any(host == one.lstrip(".") if not one.startswith(".") else host.endswith(one) for one in services)
    return at.scheme == "https" and port in (None, 443) and known and not at.username


def is_browser(p256dh: str, auth: str) -> bool:
    """Whether the two keys of a subscription are keys."""
    try:
        return len(padded(auth)) == 16 and bool(point(padded(p256dh)))
    except ValueError:
        return False


def curve() -> Any:
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ModuleNotFoundError as missing:
        raise BadDatabase("web-push needs the extra 'push': pip install orichalcum[push]") from missing
    return ec


def point(raw: bytes) -> Any:
    ec = curve()
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)


def fresh_key() -> str:
    """The house's own key, as a number."""
    return unpadded(curve().generate_private_key(curve().SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private(key: str) -> Any:
    return curve().derive_private_key(int.from_bytes(padded(key), "big"), curve().SECP256R1())


def public(key: Any) -> bytes:
    """The point of a private key, uncompressed."""
    numbers = key.public_key().public_numbers()
    return b"\x04" + bytes(numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, about).derive(secret))


def sealed(text: bytes, p256dh: str, auth: str, key: Any = None, salt: bytes = b"") -> bytes:
    """For this browser's eyes only (RFC 8291)."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, salt = key or curve().generate_private_key(curve().SECP256R1()), salt or os.urandom(16)
    theirs, ours = padded(p256dh), public(key)
    shared = key.exchange(curve().ECDH(), point(theirs))
    secret = derived(padded(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + bytes(cipher.encrypt(nonce, text + b"\x02", None))


def vouched(endpoint: str, key: Any, contact: str, now: float) -> str:
    """Who we are, for the push service (RFC 8292)."""
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    at = urlsplit(endpoint)
    claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(now) + HALF_A_DAY, "sub": contact}
    said = ".".join(unpadded(msgspec.json.encode(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), curve().ECDSA(SHA256())))
    token = f"{said}.{unpadded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={unpadded(public(key))}"


def send(row: PushRow, what: dict[str, Any], key: str, contact: str) -> None:
    own = private(key)
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(HALF_A_DAY),
        "Urgency": "normal",
        "Authorization": vouched(row.endpoint, own, contact, time.time()),
    }
    body = sealed(msgspec.json.encode(what), row.p256dh, row.auth)
    try:
        urlopen(Request(row.endpoint, body, headers, method="POST"), timeout=SLOWEST).close()
    except HTTPError as trouble:
        trouble.close()
        if trouble.code in (404, 410):
            raise Gone from trouble
        raise
