"""Who asks: by a signed cookie (a browser) or by a seat's token (a program)."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from orichalcum.kernel.language import LANGUAGES
from orichalcum.store.people import Person
from orichalcum.web.shapes.people import Me, Preferences

COOKIE: Final = "orichalcum"
YEAR: Final = 365 * 86_400


class Visitor(msgspec.Struct):
    """`person` is empty for somebody who has done nothing yet; `key` is the one seat that a token opens.

    `epoch` is that of the cookie: it is void when the person has another one.
    """

    person: str = ""
    name: str = ""
    account: str = ""
    lang: str = "en"
    preferences: Preferences = msgspec.field(default_factory=Preferences)
    key: tuple[str, int] | None = None
    token: str = ""  # the hash of the token
    epoch: int = 0

    def me(self) -> Me:
        return Me(person=self.person, name=self.name, account=self.account, preferences=self.preferences, lang=self.lang)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor that `recognise` has found for this request."""
    visitor: Visitor = connection.state.visitor
    return visitor


def token_of(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if scheme.lower() == "bearer" else ""


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(24)


def fresh_person() -> str:
    return secrets.token_hex(10)


class Passes:
    """Signs cookies and reads them; whatever is not ours is as good as none."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="pass")
        self.secret = secret

    def write(self, person: Person) -> str:
        return str(self.signer.dumps([person.id, person.epoch]))

    def read(self, cookie: str) -> tuple[str, int] | None:
        if not cookie or len(cookie) > 300:
            return None
        try:
            id, epoch = self.signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return (id, epoch) if isinstance(id, str) and isinstance(epoch, int) else None

    def speaker(self, person: str) -> str:
        """Stands for a person in public, and tells nothing else of them."""
        return hashlib.blake2s(person.encode(), key=self.secret.encode()[:32], digest_size=8).hexdigest() if person else ""


def give_cookie(response: Response, value: str, secure: bool) -> None:
    response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def take_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")


def language_of(connection: HTTPConnection, preferred: str = "") -> str:
    """`?lang=` before the preferences, then the plain cookie, then what the browser asks for."""
    wishes = [connection.query_params.get("lang", ""), preferred, connection.cookies.get("lang", "")]
    wishes += [part.partition(";")[0].strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


def as_visitor(person: Person | None, connection: HTTPConnection) -> Visitor:
    if person is None:
        return Visitor(lang=language_of(connection))
    preferences = as_preferences(person)
    account = person.name if person.account else ""
    lang = language_of(connection, preferences.lang)
    return Visitor(person.id, person.name, account, lang, preferences, epoch=person.epoch)


def as_preferences(person: Person | None) -> Preferences:
    try:
        return msgspec.convert(person.preferences if person else {}, Preferences)
    except msgspec.ValidationError:
        return Preferences()
