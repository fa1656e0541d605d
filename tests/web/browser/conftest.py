"""A house of one's own, and Debian's Chromium to look at it with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from tests.web.browser.serving import CHROMIUM, FLAGS, PATIENCE, Serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("house"))
    one.open()
    yield one
    one.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    if not CHROMIUM:
        pytest.skip("NO BROWSER TEST WAS RUN: there is no Chromium here (apt-get install chromium)")
    playwright = pytest.importorskip("playwright.sync_api", reason="NO BROWSER TEST WAS RUN: playwright is not installed")
    with playwright.sync_playwright() as works:
        browser = works.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


Opener = Callable[..., Any]
LOOK = "pace=none&level=easy"  # no waiting for pictures or bots


@pytest.fixture
def opened(chromium: Any, house: Serving) -> Iterator[Opener]:
    """Opens a page of a new browser; whatever its console complains of fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def complain(page: Any, said: Any) -> None:
        if said.type == "error":
            complaints.append(f"{page.url}: {said.text}")

    def open_page(path: str = "/", *, phone: bool = False, lang: str = "en", look: str = LOOK, **about: Any) -> Any:
        size = {"width": 360, "height": 740} if phone else {"width": 1366, "height": 768}
        context = chromium.new_context(viewport=size, has_touch=phone, locale=lang, **about)
        context.add_cookies([{"name": "look", "value": quote(look, safe=""), "url": house.url}])
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error.stack or error.message}"))
        page.on("console", lambda said: complain(page, said))
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(house.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    usual = ("ERR_CONNECTION", "WebSocket", "status of 40")  # what a browser itself says of a closed house and of refusals
    heard = [one for one in complaints if not any(part in one for part in usual)]
    assert not heard, heard
