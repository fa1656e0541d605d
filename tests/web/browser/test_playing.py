"""From the front door to the final score, for every game of the catalogue, with every kind of hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.browser.player import Hands, Player

from orichalcum.kernel.catalogue import games

pytestmark = pytest.mark.once
GAMES = list(games())


def final_account(page: Any) -> None:
    """The game has ended with a winner and an account for every seat."""
    assert page.inner_text("#end-words").strip()
    assert page.locator("#end-table tfoot td").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_one_click_at_the_front_door_and_one_plays(opened: Any, game: str) -> None:
    page = opened("/")
    page.click(f"[data-do=play][data-game={game}]")
    page.wait_for_selector("#picture svg")
    player = Player(page, "mouse")
    for _ in range(5):
        assert player.wait_until_asked()
        player.answer()


@pytest.mark.parametrize(("game", "seats"), [(id, seats) for id, game in games().items() for seats in game.seats])
def test_door_to_final_score_at_every_seat_count(opened: Any, game: str, seats: int) -> None:
    """The front door, its set-up page, the table, the account; by mouse, or on a phone by touch where the count is even."""
    phone = seats % 2 == 0
    page = opened("/", phone=phone)
    player = Player(page, "finger" if phone else "mouse", seed=seats)
    player.do(f"#game-{game} a[href='/games/{game}']")
    page.check(f"input[name=seats][value='{seats}']", force=True)
    for seat in range(1, seats):
        page.select_option(f"#seat-{seat}", "bot easy")
    player.do("#make")
    page.wait_for_selector("#picture svg")
    player.play_to_the_end()
    final_account(page)
    assert page.locator("#end-table thead th").count() == seats + 1


@pytest.mark.parametrize("game", GAMES[:1])
@pytest.mark.parametrize("hands", ["keys", "finger"])
def test_door_to_final_score_by_other_hands(opened: Any, game: str, hands: Hands) -> None:
    page = opened("/", phone=hands == "finger")
    player = Player(page, hands)
    player.do(f"[data-do=play][data-game={game}]")
    page.wait_for_selector("#picture svg")
    player.play_to_the_end()
    final_account(page)


def test_whoever_goes_by_keys_is_never_sent_back_to_the_top_of_the_page(opened: Any) -> None:
    page = opened("/")
    page.click(f"[data-do=play][data-game={GAMES[0]}]")
    page.wait_for_selector("#picture svg")
    player = Player(page, "keys")
    assert player.wait_until_asked()
    focus = "document.activeElement.id"
    page.focus("#menu")
    page.keyboard.press("Enter")
    page.wait_for_selector("#sheet:not([hidden])")
    page.keyboard.press("Escape")
    assert page.evaluate(focus) == "menu"
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    assert page.evaluate(focus) == "asks"
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    page.wait_for_selector("#tray", state="hidden")
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("game", GAMES)
def test_hot_seat_hides_every_hand_until_it_is_handed_over(opened: Any, game: str) -> None:
    page = opened(f"/games/{game}")
    count = page.locator("#seat-rows select").count()
    for seat in range(1, count):
        page.select_option(f"#seat-{seat}", "here")
        page.fill(f"#name-{seat}", f"Mira {seat}")
    page.select_option("#seat-0", "here")
    page.fill("#name-0", "Ana")
    page.click("#make")
    page.wait_for_selector("#handover:not([hidden])")
    assert page.locator("#hand svg").count() == 0
    player, names = Player(page), set()
    for _ in range(80):  # somebody may act several times in a row
        if page.is_visible("#handover"):
            names.add(page.inner_text("#handover-title"))
            page.click("#handover-go")
        if len(names) == 2 or not player.wait_until_asked():
            break
        player.answer()
    assert len(names) >= 2


def test_who_has_just_acted_may_look_once_more_before_handing_over(opened: Any) -> None:
    """And hands over then; who takes the seat sees no hand but their own."""
    page = opened(f"/games/{GAMES[0]}")
    page.check("input[name=seats][value='2']", force=True)
    page.select_option("#seat-1", "here")
    page.click("#make")
    player = Player(page)
    page.wait_for_selector("#handover:not([hidden])")
    assert page.is_hidden("#handover-look"), "nobody has acted yet"
    page.click("#handover-go")
    while not page.is_visible("#handover"):
        if player.is_asked():
            player.answer()
        page.wait_for_timeout(30)
    page.click("#handover-look")
    page.wait_for_selector("#picture svg")
    assert page.locator("#picture .live").count() == 0, "there is nothing to choose any more"
    page.click("#ask-deeds #deed")
    page.wait_for_selector("#handover:not([hidden])")
    assert page.locator("#hand svg").count() == 0
    page.click("#handover-go")
    assert player.wait_until_asked()
