"""Several people, several pages, one house: invitations, restarts, undo, replay, languages."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import TimeoutError
from tests.web.browser.player import SETTLED, Player
from tests.web.browser.serving import Serving
from tests.web.browser.shots import post

from orichalcum.kernel.catalogue import games

pytestmark = pytest.mark.once
GAME = next(iter(games()))


def play_now(page: Any, game: str = GAME) -> Player:
    page.click(f"[data-do=play][data-game={game}]")
    page.wait_for_selector("#picture svg")
    return Player(page)


def friends_table(page: Any, seats: int) -> str:
    """A table with friends' seats, opened from the front door in two clicks; its link."""
    page.click(f"#game-{GAME} a[href='/games/{GAME}']")
    page.check(f"input[name=seats][value='{seats}']", force=True)
    page.click("#make")
    page.wait_for_selector("#link")
    return str(page.input_value("#link"))


@pytest.mark.parametrize("game", list(games()))
def test_a_friend_takes_a_seat_by_a_link_and_both_see_every_move(opened: Any, game: str) -> None:
    ana, bob = opened("/"), opened("/about")
    least = games()[game].seats[0] if games()[game].seats[0] > 1 else 2
    ana.goto(ana.url + f"games/{game}")
    ana.check(f"input[name=seats][value='{least}']", force=True)
    for seat in range(2, least):
        ana.select_option(f"#seat-{seat}", "bot easy")
    ana.click("#make")
    link = ana.input_value("#link")
    bob.goto(link)
    bob.fill("#sit [name=name]", "Bob")
    bob.click("#sit button")
    for page in (ana, bob):
        ready = page.locator("#seats .btn.go")
        if ready.count():
            ready.first.click()
    for page in (ana, bob):
        page.wait_for_selector("#picture svg")
    hands = [Player(ana), Player(bob, seed=2)]
    seen = 0
    for _ in range(80):
        mover = next_asked(hands)
        other = hands[1 - hands.index(mover)]
        lines = other.page.locator("#log li").count()
        mover.answer()
        seen += has_grown(other.page, lines)
        if seen == 4:
            break
    assert seen == 4
    assert "Bob" in ana.inner_text("#plates")


def has_grown(page: Any, lines: int) -> bool:
    """Whether the log tells more.  Half an answer, such as the choice of a settler, is told to nobody yet."""
    try:
        page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=lines, timeout=1500)
    except TimeoutError:
        return False
    return True


def next_asked(hands: list[Player], seconds: float = 90) -> Player:
    """Whoever is asked, once the pages have settled."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for one in hands:
            one.page.wait_for_selector(SETTLED)
            one.page.wait_for_timeout(40)
            if one.is_asked():
                return one
    raise AssertionError("nobody is asked")


def test_a_page_finds_itself_again_within_two_seconds_of_a_restart(opened: Any, house: Serving) -> None:
    page = opened("/")
    player = play_now(page)
    player.wait_until_asked()
    before = page.locator("#main").get_attribute("data-number")
    house.kill()
    page.wait_for_selector("#offline", state="visible", timeout=5000)
    house.open()
    began = time.monotonic()
    page.wait_for_selector("#offline", state="hidden", timeout=5000)
    assert time.monotonic() - began < 2.5
    assert page.locator("#main").get_attribute("data-number") == before
    player.answer()
    assert player.wait_until_asked()


def test_an_answer_given_while_the_house_is_down_arrives_once(opened: Any, house: Serving) -> None:
    page = opened("/")
    player = play_now(page)
    player.wait_until_asked()
    house.kill()
    page.keyboard.press("l")
    page.click("#tray-list button >> nth=0")
    page.wait_for_timeout(400)
    if page.is_visible("#deed"):
        page.click("#deed")
    house.open()
    page.wait_for_selector("#main:not(.busy)", timeout=10_000)
    assert player.wait_until_asked()
    assert page.locator("#log li").count() > 0


def test_a_state_fetched_before_a_move_and_come_after_it_does_not_take_its_place(opened: Any) -> None:
    page = opened("/")
    player = play_now(page)
    player.wait_until_asked()
    module = page.evaluate("performance.getEntriesByType('resource').find((one) => one.name.endsWith('showing.js')).name")
    held: list[Any] = []
    page.route("**/state?**", lambda route: held.append((route, route.fetch())))
    page.evaluate(f"import('{module}').then((one) => void one.load())")
    page.wait_for_timeout(300)
    before = player.answers()
    player.answer()
    page.wait_for_function("n => Number(document.querySelector('#main').dataset.number) !== n", arg=before)
    for route, old in held:
        route.fulfill(response=old)
    page.wait_for_timeout(300)
    assert held
    assert player.answers() != before


def test_undo_takes_back_and_says_when_it_cannot(opened: Any) -> None:
    page = opened("/")
    player = play_now(page)
    for _ in range(60):
        assert player.wait_until_asked()
        asked = page.inner_text("#asks")
        player.answer()
        page.wait_for_timeout(60)
        if page.is_enabled("#undo") and player.is_asked():
            page.click("#undo")
            page.wait_for_function("asked => document.querySelector('#asks').innerText === asked", arg=asked)
            return
        assert "off" in (page.locator("#undo").get_attribute("class") or "")
    raise AssertionError("nothing could ever be taken back")


def test_the_language_changes_in_the_middle_of_a_game(opened: Any) -> None:
    page = opened("/", lang="en")
    player = play_now(page)
    player.wait_until_asked()
    asked = page.inner_text("#asks")
    page.click("[data-lang=de]")
    page.wait_for_selector("html[lang=de] #picture svg")
    player.wait_until_asked()
    assert page.inner_text("#asks") != asked
    page.click("[data-lang=en]")
    page.wait_for_selector("html[lang=en] #picture svg")
    player.wait_until_asked()
    assert page.inner_text("#asks") == asked


def test_light_and_words_follow_the_settings(opened: Any) -> None:
    page = opened("/", color_scheme="dark", look="pace=none")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(10, 22, 28)"
    page.click("[data-open=settings]")
    page.check("input[name=light][value=day]", force=True)
    assert page.evaluate(ground) == "rgb(243, 234, 216)"
    page.check("input[name=size][value='150']", force=True)
    page.reload()
    assert page.evaluate(ground) == "rgb(243, 234, 216)"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"


def test_a_finished_game_is_replayed_and_played_on_from_the_middle(opened: Any) -> None:
    page = opened("/")
    player = play_now(page)
    player.play_to_the_end()
    page.click("#end-deeds a")
    page.wait_for_selector("#picture svg")
    most = int(page.get_attribute("#slider", "max") or 0)
    assert most > 10
    page.click("#after")
    page.click("#after")
    page.wait_for_timeout(200)
    at = int(page.input_value("#slider"))
    assert 0 < at < most
    page.keyboard.press("End")
    page.wait_for_url(re.compile(rf"at={most}\b"))
    page.select_option("#eyes", "all")
    page.fill("#slider", str(most // 2))
    page.wait_for_url(re.compile(rf"at={most // 2}\b"))
    page.click("#branch")
    page.wait_for_url(re.compile(r"/tables/[^/]+$"))
    assert Player(page).wait_until_asked()


def test_who_only_watches_sees_no_hand(opened: Any) -> None:
    ana = opened("/")
    play_now(ana).wait_until_asked()
    watcher = opened(ana.url.removeprefix(ana.url.split("/tables")[0]))
    watcher.wait_for_selector("#picture svg")
    watcher.wait_for_timeout(200)
    assert watcher.locator("#hand svg").count() == 0
    assert watcher.locator("#deeds [data-code]").count() == 0
    assert watcher.is_visible("#bar-words")


def test_a_seat_moves_to_another_device(opened: Any) -> None:
    ana, phone = opened("/"), opened("/about", phone=True)
    play_now(ana).wait_until_asked()
    ana.click("#menu")
    ana.click("text=Play on another device >> nth=0")
    link = ana.input_value("#seat-link")
    phone.goto(link)
    phone.wait_for_selector("#picture svg")
    assert "#" not in phone.url
    assert Player(phone, "finger").wait_until_asked()


def test_chat_is_text_and_may_be_muted(opened: Any) -> None:
    ana = opened("/")
    play_now(ana).wait_until_asked()
    watcher = opened("/tables/" + ana.url.split("/")[-1])
    ana.click("#chat summary")
    ana.fill("#chat-form input", "<img src=x onerror=alert(1)> hello")
    ana.click("#chat-form button")
    ana.wait_for_selector("#chat-list li")
    assert "<img" in ana.inner_text("#chat-list")
    assert ana.locator("#chat-list img").count() == 0
    watcher.wait_for_selector("#chat [data-unread]", state="visible")
    watcher.click("#chat summary")
    watcher.click("#chat-list li button")
    watcher.wait_for_timeout(200)
    assert "hello" not in watcher.inner_text("#chat-list")


def test_a_sealed_answer_may_be_taken_back_and_tells_nobody_anything(opened: Any) -> None:
    """The Last Days begin with one: everybody's influence."""
    ana, bob = opened("/"), opened("/about")
    wish = {"game": "lastdays", "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot"}], "options": {"no_chaos_first": True}}
    code = post(ana, "/api/tables", wish)["table"]["code"]
    ana.goto(f"{ana.url}tables/{code}")
    bob.goto(bob.url.replace("/about", f"/join/{code}"))
    bob.fill("#sit [name=name]", "Bob")
    bob.click("#sit button")
    for page in (ana, bob):
        ready = page.locator("#seats .btn.go")
        if ready.count():
            ready.first.click()
    for page in (ana, bob):
        page.wait_for_selector("#picture svg")
    hands = [Player(ana), Player(bob, seed=2)]
    while "senate" not in ana.inner_text("#asks") or not hands[0].is_asked():
        assert ana.locator("#log").inner_text().count("places") < 6
        next_asked(hands).answer()
        ana.wait_for_timeout(100)
    asked, lines = ana.inner_text("#asks"), bob.locator("#log li").count()
    ana.click("#steps [data-step='1']")
    ana.click("#deed")
    ana.wait_for_selector("#main.rest")
    assert "Bob" in ana.inner_text("#asks")
    ana.click("#undo")
    ana.wait_for_function("asked => document.querySelector('#asks').innerText === asked", arg=asked)
    bob.wait_for_timeout(200)
    assert bob.locator("#log li").count() == lines
    assert ana.inner_text("#steps output") == "0"


def test_an_account_brings_its_settings_to_another_device(opened: Any) -> None:
    name = f"Ada{time.time_ns()}"[:20]
    first = opened("/account")
    first.locator("#login [name=name]").fill(name)
    first.locator("#login [name=password]").fill("correct horse")
    first.click("#login [value=up]")
    first.wait_for_selector("#signed-deeds:visible")
    first.reload()
    first.click("[data-open=settings]")
    with first.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        first.locator("#settings [name=light][value=night]").locator("..").click()
    second = opened("/account", look="")
    assert second.locator("html").get_attribute("data-light") != "night"
    second.locator("#login [name=name]").fill(name)
    second.locator("#login [name=password]").fill("correct horse")
    second.click("#login [value=login]")
    second.wait_for_selector("html[data-light=night]")
