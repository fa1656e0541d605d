"""What everybody can read: no page has a violation of the accessibility rules; every word is there; nothing leaks."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.player import Player

from orichalcum.kernel.catalogue import games
from orichalcum.web.pages.making import ASKED, STATIC, browser_words

pytestmark = pytest.mark.once
GAME = next(iter(games()))
PAGES = ["/", "/lobby", f"/games/{GAME}", f"/games/{GAME}/rules", "/account", "/me", "/about", "/seat", "/nothing-here"]


def violations(page: Any) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    script = next(Path(axe.__file__).parent.rglob("axe.min.js")).read_text()
    page.evaluate(script)  # CSP forbids a script element; evaluation by the driver is not bound by it
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [told(one) for one in found["violations"]]


def told(found: dict[str, Any]) -> str:
    return f"{found['id']}: {json.dumps([node['target'] for node in found['nodes'][:3]])} {found['help']}"


@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_quiet_pages(opened: Any, path: str, light: str) -> None:
    page = opened(path, look=f"pace=none&light={light}")
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("game", list(games()))
def test_axe_finds_nothing_at_a_table(opened: Any, game: str, light: str, phone: bool) -> None:
    page = opened("/", phone=phone, look=f"pace=none&level=easy&light={light}")
    page.click(f"[data-do=play][data-game={game}]")
    page.wait_for_selector("#picture svg")
    player = Player(page)
    player.wait_until_asked()
    assert violations(page) == []
    page.keyboard.press("l")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.click("#menu")
    assert violations(page) == []


def test_axe_finds_nothing_in_the_waiting_room_and_the_settings(opened: Any) -> None:
    page = opened(f"/games/{GAME}")
    page.click("#make")
    page.wait_for_selector("#link")
    assert violations(page) == []
    page.click("[data-open=settings]")
    assert violations(page) == []


@pytest.mark.parametrize("light", ["day", "night"])
def test_axe_finds_nothing_at_the_end_and_in_the_replay(opened: Any, light: str) -> None:
    page = opened("/", look=f"pace=none&level=easy&light={light}")
    page.click(f"[data-do=play][data-game={GAME}]")
    page.wait_for_selector("#picture svg")
    Player(page).play_to_the_end()
    assert violations(page) == []
    page.click("#end-deeds a")
    page.wait_for_selector("#branch")
    assert violations(page) == []


@pytest.mark.parametrize("companion", [False, True])
def test_axe_finds_nothing_where_several_sit_at_one_screen(opened: Any, companion: bool) -> None:
    """The handing over, and beside the box what luck is asked."""
    page = opened(f"/games/{GAME}")
    page.check("input[name=seats][value='2']", force=True)
    page.select_option("#seat-1", "here")
    if companion:
        page.check("input[name=companion]")
    page.click("#make")
    page.wait_for_selector(".dock.picking [data-code]" if companion else "#handover:not([hidden])")
    assert violations(page) == []


def test_every_word_the_browser_asks_for_is_there_in_both_languages() -> None:
    hidden = re.compile(r'\bw\((?!["`]|key, about)')  # a key the search for keys would miss
    assert not [path.name for path in STATIC.glob("*.js") if hidden.search(path.read_text("utf-8"))]
    asked = {key for path in STATIC.glob("*.js") for key in ASKED.findall(path.read_text("utf-8"))}
    assert asked <= set(browser_words("en")) and set(browser_words("en")) == set(browser_words("de"))


def test_nothing_is_asked_of_another_house(opened: Any, house: Any) -> None:
    page = opened("/about")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.url)
    page.wait_for_timeout(300)
    assert asked and all(url.startswith((house.url, "data:")) for url in asked)


@pytest.mark.parametrize("game", list(games()))
def test_the_next_decision_is_seen_without_scrolling(opened: Any, game: str) -> None:
    for phone in (False, True):
        page = opened("/", phone=phone)
        page.click(f"[data-do=play][data-game={game}]")
        page.wait_for_selector("#picture svg")
        Player(page).wait_until_asked()
        size = page.evaluate(
            "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
        )
        assert size[0] <= size[1] and size[2] <= size[3]
        for id in ("asks", "picture", "dock"):
            box = page.locator(f"#{id}").bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1


@pytest.mark.parametrize("game", list(games()))
def test_a_phone_held_across_shows_the_question_the_hand_and_the_deeds(opened: Any, game: str) -> None:
    page = opened("/", phone=True)
    page.set_viewport_size({"width": 740, "height": 360})
    page.click(f"[data-do=play][data-game={game}]")
    page.wait_for_selector("#picture svg")
    Player(page).wait_until_asked()
    for id in ("asks", "picture", "dock", "tabs"):
        box = page.locator(f"#{id}").bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 361 and box["x"] + box["width"] <= 741
    assert page.locator("#hand svg, #deeds .btn").first.is_visible()
    picture = page.locator("#picture").bounding_box()
    assert picture and picture["height"] >= 220


@pytest.mark.parametrize("path", [*PAGES, f"/games/{GAME}/rules?lang=de"])
def test_words_half_again_as_big_still_fit_a_phone(opened: Any, path: str) -> None:
    page = opened(path, phone=True, look="pace=none&size=150")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_everything_on_a_phone_is_big_enough_for_a_thumb(opened: Any) -> None:
    page = opened("/", phone=True)
    page.click(f"[data-do=play][data-game={GAME}]")
    page.wait_for_selector("#picture svg")
    Player(page).wait_until_asked()
    small = page.evaluate("""[...document.querySelectorAll('button, a[href], select, input')].filter((one) => {
      const r = one.getBoundingClientRect();
      return one.checkVisibility() && r.width && !one.closest('small, .skip, dialog') && r.left >= 0
        && (r.height < 43.5 || r.width < 43.5);
    }).map((one) => [one.outerHTML.slice(0, 70), one.getBoundingClientRect().width, one.getBoundingClientRect().height])""")
    assert small == []


@pytest.mark.parametrize("game", list(games()))
def test_a_plate_opens_what_lies_before_its_seat(opened: Any, game: str) -> None:
    """As a picture where the room draws one; never as a broken one."""
    page = opened("/")
    page.click(f"[data-do=play][data-game={game}]")
    page.wait_for_selector("#picture svg")
    page.click("#plates .seat:nth-child(2)")
    page.wait_for_selector("#sheet:not([hidden])")
    assert page.locator("#sheet-body li").count()
    page.wait_for_function("() => [...document.querySelectorAll('img.lies')].every((one) => one.complete)")
    shown = page.evaluate("[...document.querySelectorAll('img.lies')].map((one) => one.naturalWidth)")
    assert all(shown)
