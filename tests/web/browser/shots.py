"""Pictures of every page for the docs: python -m tests.web.browser.shots [folder] [games], with this package installed.

Opens a house of its own, plays games at it, and looks at every page, wide and on a phone.  What it makes is small, for docs;
`--all` makes every look (day, night, English, German), every zone of a phone, every seat count and more moments, at full size,
for whoever goes through section 12 of the art.
"""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser.player import Player
from tests.web.browser.serving import CHROMIUM, FLAGS, Serving

from orichalcum.kernel.catalogue import games


class Look(NamedTuple):
    size: str
    light: str
    lang: str


SIZES: Final = {"wide": (1366, 768), "phone": (360, 740)}
DOCS: Final = (Look("wide", "day", "en"), Look("phone", "night", "de"))
EVERY: Final = (*DOCS, Look("wide", "night", "de"), Look("phone", "day", "en"))
SMALL: Final = {"wide": 0.5, "phone": 0.75}  # of their own size, in the docs


class Camera:
    def __init__(self, browser: Browser, house: Serving, folder: Path, every: bool) -> None:
        self.browser = browser
        self.house = house
        self.folder = folder
        self.every = every
        self.cookies: list[Any] = []

    def open(self, path: str, look: Look = DOCS[0]) -> Page:
        w, h = SIZES[look.size]
        small = 1.0 if self.every else SMALL[look.size]
        context = self.browser.new_context(
            viewport={"width": w, "height": h}, has_touch=look.size == "phone", locale=look.lang, device_scale_factor=small
        )
        wish = quote(f"light={look.light}&pace=none&level=easy", safe="")
        own = [{"name": name, "value": value, "url": self.house.url} for name, value in (("look", wish), ("lang", look.lang))]
        context.add_cookies([*self.cookies, *own])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(self.house.url + path)
        if page.locator("#picture").count():
            page.wait_for_selector("#picture svg, #handover:not([hidden])", state="attached")
        page.wait_for_timeout(500)
        return page

    def keep(self, page: Page) -> None:
        """Who this page's reader is, is who looks at all the others."""
        self.cookies = [
            {"name": one["name"], "value": one["value"], "url": self.house.url}
            for one in page.context.cookies()
            if one["name"] == "orichalcum"
        ]

    def shoot(self, name: str, path: str, deed: str = "", zones: bool = False) -> None:
        for look in EVERY if self.every else DOCS:
            page = self.open(path, look)
            if deed:
                page.evaluate(deed)
                page.wait_for_timeout(400)
            self.take(page, f"{name}-{'-'.join(look)}")
            others = page.locator("#zones.on [aria-pressed=false]").all() if zones else ()
            for zone in [one.get_attribute("data-zone") for one in others]:
                page.click(f"#zones [data-zone={zone}]")
                page.wait_for_timeout(150)
                self.take(page, f"{name}-{zone}-{'-'.join(look)}")
            page.context.close()

    def take(self, page: Page, name: str) -> None:
        page.screenshot(path=self.folder / f"{name}.png")


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    how = "{method: 'POST', headers: {'Content-Type': 'application/json'}, body}"
    script = f"([path, body]) => fetch(path, {how}).then((answer) => answer.json())"
    return page.evaluate(script, [path, json.dumps(body)])


def quiet_pages(camera: Camera, id: str) -> None:
    page = camera.open("/")
    post(page, "/api/me", {"name": "Ana"})
    camera.keep(page)
    wish = {"game": id, "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot"}], "visibility": "public"}
    room = post(page, "/api/tables", wish)["table"]["code"]
    for name, path in {
        "setup": f"/games/{id}", "rules": f"/games/{id}/rules", "room": f"/tables/{room}", "lobby": "/lobby",
        "account": "/account", "me": "/me", "about": "/about", "error-404": "/nothing",
    }.items():  # fmt: skip
        camera.shoot(name, path)
    camera.shoot("door", "/")
    camera.shoot("settings", "/", "document.getElementById('settings').showModal()")


def hot_seat(camera: Camera, id: str) -> None:
    page = camera.open("/")
    seats = [{"who": "me", "name": name} for name in ("Ana", "Mira", "Triton")]
    code = post(page, "/api/tables", {"game": id, "seats": seats})["table"]["code"]
    camera.shoot("handover", f"/tables/{code}")


def table(camera: Camera, id: str, count: int, name: str) -> None:
    """A game from its first question to its account."""
    page = camera.open("/")
    seats = [{"who": "me", "name": "Ana"}] + [{"who": "bot", "level": "easy"}] * (count - 1)
    code = post(page, "/api/tables", {"game": id, "seats": seats})["table"]["code"]
    page.goto(f"{camera.house.url}/tables/{code}")
    page.wait_for_selector("#picture svg")
    player = Player(page, seed=5)
    if camera.every:
        moments(camera, player, code, name)
    else:
        answer(player, 14)
        camera.shoot(f"{name}-middle", f"/tables/{code}")
    player.play_to_the_end()
    camera.shoot(f"{name}-end", f"/tables/{code}")
    if camera.every:
        camera.shoot(f"{name}-replay", f"/tables/{code}/replay?at=40")
    page.context.close()


def answer(player: Player, times: int) -> None:
    for _ in range(times):
        if player.wait_until_asked():
            player.answer()
    player.wait_until_asked()


def moments(camera: Camera, player: Player, code: str, name: str) -> None:
    """Every kind of question at its first coming, and the sheets."""
    path, seen = f"/tables/{code}", set[str]()
    for n in range(120):
        if not player.wait_until_asked():
            return
        kind = re.sub(r"\d+", "", player.page.inner_text("#asks"))[:24]
        if kind not in seen:
            camera.shoot(f"{name}-{n:03d}", path, zones=len(seen) in (0, 5, 10))
            seen.add(kind)
        player.answer()
    camera.shoot(f"{name}-list", path, "document.querySelector('#list, [data-tab=list]').click()")
    camera.shoot(f"{name}-menu", path, "document.getElementById('menu').click()")


def tables(camera: Camera, id: str) -> None:
    counts = games()[id].seats
    for count in counts if camera.every else counts[-1:]:
        table(camera, id, count, f"{id}-{count}" if camera.every else id)


def main(folder: Path, only: list[str], every: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as works:
        house = Serving(Path(place))
        house.open()
        browser = works.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            camera = Camera(browser, house, folder, every)
            quiet_pages(camera, next(iter(games())))
            hot_seat(camera, next(iter(games())))
            for id in only or games():
                tables(camera, id)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    wish = argparse.ArgumentParser(description="Pictures of every page.")
    wish.add_argument("folder", nargs="?", type=Path, default=Path("docs/pages"))
    wish.add_argument("games", nargs="*")
    wish.add_argument("--all", action="store_true", help="every look, zone, seat count and moment, at full size")
    asked = wish.parse_args()
    main(asked.folder, asked.games, asked.all)
