"""The other ways to sit at a table: beside the box, by the clock, going and coming back, once more, and with a record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.web.browser.player import Player
from tests.web.browser.shots import post

from orichalcum.kernel.catalogue import games

pytestmark = pytest.mark.once
GAME = next(iter(games()))


def table(page: Any, *seats: dict[str, str], game: str = GAME, **about: Any) -> str:
    """A table set up by a program, with this page's person as its host; its code."""
    made = post(page, "/api/tables", {"game": game, "seats": list(seats), **about})
    return str(made["table"]["code"])


ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "easy"}


def go(page: Any, path: str) -> None:
    page.goto(page.evaluate("location.origin") + path)


def at_table(page: Any, code: str) -> Player:
    go(page, f"/tables/{code}")
    page.wait_for_selector("#picture svg")
    return Player(page)


def two_at_a_table(opened: Any, *, game: str = GAME, **about: Any) -> tuple[Any, Any, str]:
    """Ana is the host; Bob comes by the link and sits down."""
    ana, bob = opened("/"), opened("/about")
    fill = games()[game].seats[0] - 2
    code = table(ana, {"who": "me", "name": "Ana"}, OPEN, *[BOT] * fill, game=game, **about)
    go(bob, f"/join/{code}")
    bob.fill("#sit [name=name]", "Bob")
    bob.click("#sit button")
    bob.wait_for_selector("#picture svg")
    go(ana, f"/tables/{code}")
    ana.wait_for_selector("#picture svg")
    return ana, bob, code


def asked_one(*pages: Any) -> int:
    """Which of these people is asked first."""
    hands = [Player(page) for page in pages]
    for _ in range(3000):
        for who, one in enumerate(hands):
            if one.is_asked():
                return who
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def play_until_asked(page: Any, others: list[Any]) -> None:
    """The others play until this page is asked."""
    for _ in range(200):
        everybody = [page, *others]
        who = everybody[asked_one(*everybody)]
        if who is page:
            return
        Player(who).answer()
    raise AssertionError("the turn never comes round")


# -- beside the real box


def test_beside_the_box_what_was_drawn_is_typed_in_and_taken_back(opened: Any) -> None:
    page = opened(f"/games/{GAME}")
    page.check("input[name=seats][value='2']", force=True)
    page.select_option("#seat-1", "here")
    page.check("input[name=companion]")
    page.click("#make")
    page.wait_for_selector(".dock.picking [data-code]")
    assert page.is_visible("#bar-words")
    first = page.inner_text("#asks")
    kind = page.locator("#deeds [data-code]").nth(3).inner_text()
    page.fill(".picker", kind)
    page.press(".picker", "Enter")
    page.wait_for_function("first => document.querySelector('#asks').innerText !== first", arg=first)
    page.click("#undo")
    page.wait_for_function("first => document.querySelector('#asks').innerText === first", arg=first)
    assert page.locator("#deeds [data-code]").count() > 3


# -- by the clock, and elsewhere when the turn comes


def test_a_clock_is_seen_to_run_for_whoever_is_asked(opened: Any) -> None:
    ana, bob, _ = two_at_a_table(opened, clock={"kind": "live", "minutes": 5, "increment": 3})
    who = asked_one(ana, bob)
    clocks = ana.locator("#plates [data-clock]")
    assert clocks.count() == 2
    before = clocks.nth(who).inner_text()
    ana.wait_for_function(
        "([who, was]) => document.querySelectorAll('#plates [data-clock]')[who].innerText !== was", arg=[who, before]
    )
    assert clocks.nth(1 - who).inner_text().strip() == "5:00"


def test_my_turn_is_said_once_on_whatever_page_i_am(opened: Any) -> None:
    ana, bob, code = two_at_a_table(opened)
    tab = bob.context.new_page()
    go_there = bob.evaluate("location.origin")
    tab.goto(go_there + "/lobby")
    bob.goto(go_there + "/")
    at_table(ana, code)
    while not bob.is_visible(f"#turns a.one[href='/tables/{code}']"):
        if Player(ana).is_asked():
            Player(ana).answer()
        ana.wait_for_timeout(50)
    said = [page for page in (bob, tab) if page.is_visible("#note")]
    assert len(said) <= 1, "each notice comes once, to one page"
    bob.click("#turns .btn.go")
    bob.wait_for_selector("#picture svg")
    assert Player(bob).wait_until_asked()


def test_the_tab_says_that_it_is_my_turn_until_i_have_answered(opened: Any) -> None:
    ana, bob, _ = two_at_a_table(opened)
    play_until_asked(ana, [bob])
    ana.evaluate("() => { Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }); }")
    if asked_one(ana, bob) == 0:
        while Player(ana).is_asked():
            Player(ana).answer()
    play_until_asked(ana, [bob])
    ana.wait_for_function("() => document.title.startsWith('●')")
    assert "mark-turn" in (ana.get_attribute("link[rel=icon]", "href") or "")
    ana.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    ana.wait_for_function("() => !document.title.startsWith('●')")


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/static/');
  return (await worker.getNotifications()).map((one) => [one.title, one.body, one.data]);
}"""


def test_a_push_is_shown_while_no_page_of_the_house_is_looked_at(opened: Any) -> None:
    """Delivered by the browser's own debugging door: there is no push service here."""
    page = opened("/about")
    house = page.evaluate("location.origin")
    page.context.grant_permissions(["notifications"], origin=house)
    page.evaluate("() => navigator.serviceWorker.register('/static/push.js').then((one) => new Promise((done) => {"
                  " const wait = () => (one.active ? done() : setTimeout(wait, 50)); wait(); }))")  # fmt: skip
    door, known = page.context.new_cdp_session(page), []
    door.on("ServiceWorker.workerRegistrationUpdated", lambda news: known.extend(news["registrations"]))
    door.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    page.goto("about:blank")
    said = json.dumps({"id": 7, "says": "Atlantis: it is your turn.", "path": "/tables/x"})
    news = {"origin": house, "registrationId": known[0]["registrationId"], "data": said}
    door = page.context.new_cdp_session(page)
    door.send("ServiceWorker.enable")
    door.send("ServiceWorker.deliverPushMessage", news)
    page.wait_for_timeout(300)
    page.goto(house + "/about")
    shown: list[Any] = []
    while not shown:
        shown = page.evaluate(SHOWN)
        page.wait_for_timeout(50)
    assert shown == [["Orichalcum", "Atlantis: it is your turn.", "/tables/x"]]


# -- going, and coming back


def test_who_leaves_is_played_for_and_may_come_back(opened: Any) -> None:
    ana, bob, _ = two_at_a_table(opened, leaving="bot")
    leave(bob)
    bob.wait_for_selector("#bar button.plain")
    ana.wait_for_selector("#plates .seat.away")
    bob.click("#bar button.plain")
    ana.wait_for_function("() => !document.querySelector('#plates .seat.away')")
    assert asked_one(ana, bob) in (0, 1)


def test_where_it_ends_when_somebody_leaves_both_hear_of_it(opened: Any) -> None:
    ana, bob, _ = two_at_a_table(opened, leaving="end")
    leave(bob)
    for page in (ana, bob):
        page.wait_for_function("() => /closed|geschlossen/.test(document.body.innerText)")
        assert page.locator("a[href='/']").count(), "there is a way on from here"


def test_where_the_others_wait_who_left_finds_the_seat_again(opened: Any) -> None:
    ana, bob, code = two_at_a_table(opened, leaving="wait")
    leave(bob)
    go(bob, "/me")
    bob.click(f"a[href='/tables/{code}']")
    bob.wait_for_selector("#picture svg")
    assert asked_one(ana, bob) in (0, 1)


def leave(page: Any) -> None:
    page.click("#menu")
    button = page.locator("#sheet-body button", has_text="Leave").first
    button.click()
    button.click()


def test_once_more_with_the_same_people(opened: Any) -> None:
    ana, bob, code = two_at_a_table(opened)
    hands = [Player(ana, seed=3), Player(bob, seed=4)]
    for _ in range(400):
        if hands[0].is_over() and hands[1].is_over():
            break
        for one in hands:
            if not one.is_over() and one.is_asked():
                one.answer()
        ana.wait_for_timeout(20)
    ana.click("#end-deeds .go")
    ana.wait_for_url(lambda url: code not in url)
    bob.click("#end-deeds .go")
    bob.wait_for_url(lambda url: code not in url)
    assert ana.url == bob.url
    bob.wait_for_selector("text=Bob")


# -- what a table says before one acts


def test_what_cannot_be_chosen_says_why_and_its_rule_is_one_click_away(opened: Any) -> None:
    page = opened("/")
    at_table(page, table(page, ME, BOT)).wait_until_asked()
    page.wait_for_function("() => document.querySelectorAll('#picture [data-anchor]:not(.live)').length > 0")
    dead = page.locator("#picture [data-anchor]:not(.live)[aria-label]").first
    dead.dispatch_event("click")
    page.wait_for_selector("#tip:not([hidden]) b")
    link = page.locator("#why a, #tip a").first
    with page.context.expect_page() as rules:
        link.click()
    rules.value.wait_for_selector(".para:target")


CONVOY = """seats 3
event senate_pays_debts
ship A ocean 1:2 2:1 N:1
ship B harbour 1:1
hand 1 ships_2 ships_2 ships_2 ships_2 ships_2 support support
hand 2 ships_2 ships_2 ships_2 ships_2 ships_2 support support
next influence
"""


def test_what_a_thing_is_described_by_stands_in_its_tip(opened: Any) -> None:
    """A ship says what it would bring if it landed now, although nobody is asked about ships."""
    page = opened("/")
    at_table(page, table(page, {"who": "me", "name": "Ana"}, BOT, BOT, game="lastdays", position=CONVOY)).wait_until_asked()
    page.hover('[data-anchor="ship-A"]')
    page.wait_for_selector("#tip:not([hidden]) .more")
    said = page.inner_text("#tip .more")
    assert said.startswith("Aboard: 2 × Ana, 1 × ")
    assert "If it lands now: Ana 5 and " in said


def test_a_choice_is_seen_before_it_is_made(opened: Any) -> None:
    """On hover its words and its result; with `always` the deed waits for a second touch."""
    page = opened("/", look="pace=none&level=easy&confirm=always")
    player = at_table(page, table(page, ME, BOT))
    player.wait_until_asked()
    number = player.answers()
    page.keyboard.press("l")
    rows = page.locator("#tray-list button")
    for n in range(rows.count()):  # not every choice is about something in the picture
        row = rows.nth(n)
        row.hover()
        page.wait_for_timeout(200)
        if page.locator(".ring.inner").count():
            break
    assert page.locator(".ring.inner").count(), "nothing is pointed at"
    said = row.locator("b").inner_text()
    row.click()
    page.wait_for_selector("#deed")
    assert page.inner_text("#asks") == said and player.answers() == number
    page.click("#back")
    page.wait_for_selector("#deed", state="detached")
    assert player.answers() == number


def test_less_motion_is_no_motion(opened: Any) -> None:
    page = opened("/", look="pace=normal&level=easy", reduced_motion="reduce")
    player = at_table(page, table(page, ME, BOT))
    for _ in range(3):
        player.wait_until_asked()
        player.answer()
        assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_the_account_adds_up_and_has_its_picture(opened: Any) -> None:
    page = opened("/")
    at_table(page, table(page, ME, BOT, BOT)).play_to_the_end()
    sums = [int(cell.replace("−", "-")) for cell in page.locator("#end-table tfoot td").all_inner_texts()]
    assert sums == sorted(sums, reverse=True) and len(sums) == 3
    columns = page.evaluate("""[...document.querySelectorAll('#end-table tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText.replace('−', '-').replace('–', '0'))))""")
    assert [sum(row[n] for row in columns) for n in range(3)] == sums
    page.wait_for_function("() => document.querySelector('#end-picture img')?.naturalWidth > 100")


# -- records


def test_a_record_goes_out_and_comes_in_by_the_pages(opened: Any, tmp_path: Any) -> None:
    page = opened("/")
    code = table(page, ME, BOT)
    at_table(page, code).play_to_the_end()
    page.click("#end-deeds button:not(.go)")
    page.click("#menu")
    with page.expect_download() as coming:
        page.click("#sheet-body a[href*='/record']")
    coming.value.save_as(tmp_path / "game.txt")
    go(page, "/me")
    page.set_input_files("#import [type=file]", tmp_path / "game.txt")
    page.click("#import button")
    page.wait_for_selector("#picture svg")
    assert page.url.split("?")[0].endswith("/replay") and code not in page.url
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('#slider').value === document.querySelector('#slider').max")
    with page.expect_download() as picture:
        page.evaluate("location.href = location.pathname.replace('/tables', '/api/tables').replace('/replay', '/record')")
    assert picture.value.path().read_bytes() == (tmp_path / "game.txt").read_bytes()


def test_a_link_to_a_position_opens_there(opened: Any) -> None:
    page = opened("/")
    code = table(page, ME, BOT)
    at_table(page, code).play_to_the_end()
    go(page, f"/tables/{code}/replay?at=20")
    page.wait_for_selector("#picture svg")
    page.wait_for_function("() => document.querySelector('#slider').value === '20'")
    stranger = opened(f"/tables/{code}/replay?at=20")
    stranger.wait_for_function("() => document.querySelector('#slider').value === '20'")
    assert stranger.inner_text("#asks") == page.inner_text("#asks")
