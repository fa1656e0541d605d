"""Notices: it is your turn, once and no more; to an open page, by letter, by push, or to a webhook."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from orichalcum.kernel.catalogue import game as game_named
from orichalcum.store import pushes, talk
from orichalcum.store.talk import NoticeRow
from orichalcum.web.house import House
from orichalcum.web.hub import Page
from orichalcum.web.push import Gone
from orichalcum.web.push import send as send_push
from orichalcum.web.shapes.talk import News, Notice
from orichalcum.web.sitting import Sitting
from orichalcum.web.visitor import as_preferences

LOG = logging.getLogger("orichalcum.notices")
SLOWEST: Final = 10.0  # seconds a letter or a webhook may take


def notice_of(row: NoticeRow, lang: str) -> Notice:
    return Notice(id=row.id, kind=row.kind, code=row.code, title=game_named(row.game).title(lang), at=row.at)


class Notices:
    """Hears of every sitting that has changed.  Tables where only one person plays need none: they look at it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: dict[str, tuple[int, str]] = {}  # what each table's persons have been told of last
        house.after.append(self.consider)

    def consider(self, sitting: Sitting) -> None:
        if len(sitting.persons()) < 2 or self.house.closing:
            return
        due = self.due(sitting)
        now = (hash(tuple(due)), sitting.row.status)
        if due and self.told.get(sitting.row.code) != now:
            self.told[sitting.row.code] = now
            self.house.spawn(self.tell(sitting, due))
        if sitting.row.status in ("over", "closed"):
            self.told.pop(sitting.row.code, None)

    def due(self, sitting: Sitting) -> list[tuple[str, str, int]]:
        """Person, kind, and the question it is about."""
        if sitting.row.status == "over":
            return [(person, "rematch" if sitting.row.rematch else "over", 0) for person in sorted(sitting.persons())]
        if sitting.row.status == "closed":
            return [(person, "closed", 0) for person in sorted(sitting.persons()) if sitting.match is not None]
        asked = [seat for seat in self.asked(sitting) if not sitting.is_bot(seat) and not sitting.passes(seat)]
        turns = [(sitting.seats[seat].person, "turn", self.turn(sitting, seat)) for seat in asked]
        return turns + self.beginnings(sitting, {person for person, _, _ in turns})

    def beginnings(self, sitting: Sitting, asked: set[str]) -> list[tuple[str, str, int]]:
        """Whoever is not asked first hears that it has begun."""
        if sitting.match is None or any(entry.who >= 0 for entry in sitting.entries):
            return []
        return [(person, "start", 0) for person in sorted(sitting.persons() - asked)]

    def asked(self, sitting: Sitting) -> list[int]:
        """In a quiet window too who has answered is no longer asked; only that seat itself hears of it."""
        return [seat for seat in sitting.match.waiting() if seat >= 0] if sitting.match and sitting.waiting(-2) else []

    def turn(self, sitting: Sitting, seat: int) -> int:
        """A turn of several answers in a row is one turn: it is counted by what happened before it."""
        for place in range(sitting.sealed_from - 1, -1, -1):
            if sitting.entries[place].who != seat and sitting.entries[place].who >= 0:
                return place + 1
        return 0

    async def tell(self, sitting: Sitting, due: list[tuple[str, str, int]]) -> None:
        for person, kind, number in due:
            if not person:
                continue
            at, here = time.time(), person in self.house.hub.of_person
            id = await self.house.store.write(talk.note(person, sitting.row.id, kind, number, at, here))
            if id:
                row = NoticeRow(id, person, kind, number, at, sitting.row.code, sitting.row.game)
                if here:
                    await self.show(row)
                self.house.spawn(self.post(row))

    async def show(self, row: NoticeRow) -> None:
        """To one open page of that person; those that come later get what nobody has seen."""
        visitor = await self.house.person(row.person)
        pages = list(self.house.hub.of_person.get(row.person, ()))
        if pages:
            lang = as_preferences(visitor).lang or "en"
            pages[0].tell(News(kind="notice", notice=notice_of(row, lang)))
        else:
            await self.house.store.write(talk.put_back(row.id))

    async def show_waiting(self, page: Page, lang: str) -> None:
        """What came while no page was open."""
        for row in await self.house.store.read(talk.notices(page.person, only_new=True)):
            if await self.house.store.write(talk.take(row.id, "shown")):
                page.tell(News(kind="notice", notice=notice_of(row, lang)))

    # -- beyond the house

    async def post(self, row: NoticeRow) -> None:
        """By letter, push and webhook, if the keeper of the house has set them up and the person wishes it."""
        settings = self.house.settings
        if not (settings.mail.url or settings.webhook or self.house.push_key):
            return
        await asyncio.sleep(settings.mail.after)
        if row.kind == "turn" and not await self.still_waits(row):
            return
        person = await self.house.person(row.person)
        preferences = as_preferences(person)
        if not await self.house.store.write(talk.take(row.id, "mailed")):
            return
        if settings.mail.url and preferences.mail and preferences.notices:
            await self._beyond("letter", send_letter, settings.mail.url, self.letter(row, preferences.mail, preferences.lang))
        if settings.webhook:
            await self._beyond("webhook", send_hook, settings.webhook, notice_of(row, preferences.lang or "en"))

        if self.house.push_key:
            await self.push(row, preferences.lang)

    async def push(self, row: NoticeRow, lang: str) -> None:
        """To every browser of that person that wishes it."""
        house = self.house
        words, title = house.words(lang or "en"), game_named(row.game).title(lang or "en")
        what = {"id": row.id, "says": words(f"mail-{row.kind}-subject", title=title), "path": f"/tables/{row.code}"}
        for one in await house.store.read(pushes.of_person(row.person)):
            try:
                await self._beyond("push", send_push, one, what, house.push_key, house.settings.push)
            except Gone:
                await house.store.write(pushes.drop(one.endpoint))

    async def still_waits(self, row: NoticeRow) -> bool:
        sitting = await self.house.sitting(row.code)
        return (row.person, row.kind, row.number) in self.due(sitting)

    async def _beyond(self, what: str, send: object, *about: object) -> None:
        try:
            await asyncio.to_thread(send, *about)  # type: ignore[arg-type]
        except (OSError, smtplib.SMTPException, ValueError) as trouble:
            LOG.warning("a %s could not be sent: %s", what, type(trouble).__name__)

    def letter(self, row: NoticeRow, to: str, lang: str) -> EmailMessage:
        words = self.house.words(lang or "en")
        title = game_named(row.game).title(lang or "en")
        letter = EmailMessage()
        letter["From"] = self.house.settings.mail.sender or "orichalcum@localhost"
        letter["To"] = to
        letter["Subject"] = words(f"mail-{row.kind}-subject", title=title)
        letter["Auto-Submitted"] = "auto-generated"
        link = f"{self.house.settings.origin or 'http://localhost:8000'}/tables/{row.code}"
        letter.set_content(f"{words(f'mail-{row.kind}', title=title)}\n\n{link}\n\n{words('mail-why')}\n")
        return letter


def send_letter(url: str, letter: EmailMessage) -> None:
    at = urlsplit(url)
    kind = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
    sender = str(letter["From"]).rpartition("@")[2].rstrip(">") or "localhost"  # else Python asks the network for our name
    port = at.port or (465 if at.scheme == "smtps" else 25)
    with kind(at.hostname or "localhost", port, local_hostname=sender, timeout=SLOWEST) as post:
        if at.username:
            if at.scheme != "smtps":
                post.starttls()
            post.login(unquote(at.username), unquote(at.password or ""))
        post.send_message(letter)


def send_hook(url: str, notice: Notice) -> None:
    if urlsplit(url).scheme not in ("http", "https"):
        raise ValueError("a webhook is an http address")
    request = Request(url, msgspec.json.encode(notice), {"Content-Type": "application/json"}, method="POST")
    urlopen(request, timeout=SLOWEST).close()
