"""News: which pages are open, and what each of them must hear.  A page that does not listen is let go."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from typing import Final

from orichalcum.web.shapes.talk import News
from orichalcum.web.sitting import Sitting

WAITING: Final = 64  # news a page may leave unread


class Page:
    """One open connection.  `seat` is the one it looks through; `version` what it has last been told of, or is about to be."""

    def __init__(self, person: str, code: str = "", seat: int = -2, mine: tuple[int, ...] = (), lobby: bool = False) -> None:
        self.person = person
        self.code = code
        self.seat = seat
        self.mine = mine
        self.lobby = lobby
        self.version = ""
        self.muted: frozenset[str] = frozenset()
        self.news: asyncio.Queue[News | None] = asyncio.Queue(WAITING)

    def tell(self, news: News) -> None:
        try:
            self.news.put_nowait(news)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        """Nothing more will come: the connection ends, and the page finds itself again."""
        while not self.news.empty():
            self.news.get_nowait()
        self.end()

    def end(self) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.news.put_nowait(None)


class Hub:
    def __init__(self) -> None:
        self.at_table: defaultdict[str, set[Page]] = defaultdict(set)
        self.of_person: defaultdict[str, set[Page]] = defaultdict(set)
        self.in_lobby: set[Page] = set()
        self.pages: set[Page] = set()

    def open(self, page: Page) -> None:
        self.pages.add(page)
        if page.code:
            self.at_table[page.code].add(page)
        self.of_person[page.person].add(page)
        if page.lobby:
            self.in_lobby.add(page)

    def close(self, page: Page) -> None:
        self.pages.discard(page)
        self.in_lobby.discard(page)
        for group, key in ((self.at_table, page.code), (self.of_person, page.person)):
            group[key].discard(page)
            if not group[key]:
                del group[key]

    def many_of(self, person: str) -> int:
        """Open pages of one person, or of all strangers together."""
        return len(self.of_person.get(person, ()))

    def here(self, code: str) -> frozenset[int]:
        """The seats whose page is open."""
        return frozenset(seat for page in self.at_table.get(code, ()) for seat in page.mine)

    def watching(self, code: str) -> int:
        return sum(not page.mine for page in self.at_table.get(code, ()))

    def tell_changed(self, sitting: Sitting) -> None:
        """Every page whose own view of the table is another one now."""
        for page in list(self.at_table.get(sitting.row.code, ())):
            version = sitting.version(page.seat)
            if version != page.version:
                page.version = version
                page.tell(News(kind="table", version=version))

    def tell_present(self, code: str) -> None:
        news = News(kind="present", seats=sorted(self.here(code)), watching=self.watching(code))
        for page in list(self.at_table.get(code, ())):
            page.tell(news)

    def tell_lobby(self) -> None:
        for page in list(self.in_lobby):
            page.tell(News(kind="lobby"))

    def bye(self) -> None:
        """The last word; then the connection ends."""
        for page in list(self.pages):
            page.tell(News(kind="bye"))
            page.end()

    async def all_gone(self, seconds: float) -> None:
        """Until every page has been told, or so long."""
        end = asyncio.get_running_loop().time() + seconds
        while self.pages and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
