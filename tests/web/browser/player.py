"""Somebody at a page who knows no game: sees what is lit, touches it, and reads what is asked."""

from __future__ import annotations

import random
import time
from typing import Any, Final, Literal

from playwright.sync_api import Error, Page
from tests.web.browser.serving import PATIENCE

Hands = Literal["mouse", "finger", "keys"]
SETTLED: Final = "#main:not(.busy)"
HELD: Final = 5000  # milliseconds until another touch is tried: what was to be touched may have been drawn anew

# Where a lit thing may be touched: the middle of what shows it, as far as it lies on the page.
LIT: Final = """() => {
  const found = [];
  for (const ring of document.querySelectorAll('.lit:not(.unlit)')) {
    const name = ring.id.slice(4), one = document.querySelector(`[data-anchor="${CSS.escape(name)}"].live`);
    if (!one) continue;
    const r = ring.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
    if (r.width && x > 0 && y > 0 && x < innerWidth && y < innerHeight) found.push([name, x, y]);
  }
  return found;
}"""


class Player:
    def __init__(self, page: Page, hands: Hands = "mouse", seed: int = 1) -> None:
        self.page = page
        self.hands = hands
        self.luck = random.Random(seed)

    def is_over(self) -> bool:
        return self.page.is_visible("#end")

    def is_asked(self) -> bool:
        return self.page.locator("#main.rest").count() == 0 and not self.page.is_visible("#handover")

    def wait_until_asked(self, seconds: float = PATIENCE) -> bool:
        """Whether one is asked; false once the game is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.page.wait_for_selector(SETTLED)
            if self.is_over():
                return False
            if self.page.is_visible("#handover"):
                self.do("#handover-go")
            if self.is_asked():
                return True
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nobody asked: {self.page.inner_text('#asks')}")

    def answers(self) -> int:
        """How many choices are open, which tells one question from the next."""
        return int(self.page.locator("#main").get_attribute("data-number") or 0)

    def answer(self) -> None:
        """One whole answer, by whatever touches it takes."""
        before = self.answers()
        for tries in range(40):
            if self.is_over() or self.page.is_visible("#handover") or self.answers() != before or not self.is_asked():
                return
            try:
                self.touch(in_words=tries > 12)
            except Error as trouble:  # the page was drawn anew under the hand
                if "Timeout" not in str(trouble) and "detached" not in str(trouble):
                    raise
            self.page.wait_for_selector(SETTLED)
        raise AssertionError(f"no answer came about: {self.page.inner_text('#main')}")

    def touch(self, in_words: bool) -> None:
        page = self.page
        if page.is_visible("#steps") and self.luck.random() < 0.6:
            self._push(page.locator("#steps [data-step]:enabled").last)
        elif page.is_visible("#deed"):
            self.do("#deed")
        elif page.is_visible("#tray"):
            rows = page.locator("#tray-list button")
            self.do(f"#tray-list li:nth-child({self.luck.randrange(rows.count()) + 1}) button")
        elif self.hands == "keys" or in_words:
            page.keyboard.press("l")
        else:
            self._touch_something_lit()

    def _touch_something_lit(self) -> None:
        lit: list[Any] = self.page.evaluate(LIT)
        buttons = self.page.locator("#deeds [data-code]")
        if not lit and not buttons.count():
            self.page.keyboard.press("l")
        elif lit and (self.luck.random() < 0.9 or not buttons.count()):
            _, x, y = self.luck.choice(lit)
            self.page.touchscreen.tap(x, y) if self.hands == "finger" else self.page.mouse.click(x, y)
        else:
            self._push(buttons.nth(self.luck.randrange(buttons.count())))

    def do(self, selector: str) -> None:
        self._push(self.page.locator(selector))

    def _push(self, button: Any) -> None:
        if self.hands == "keys":
            button.focus(timeout=HELD)
            self.page.keyboard.press("Enter")
        elif self.hands == "finger":
            button.tap(timeout=HELD)
        else:
            button.click(timeout=HELD)

    def play_to_the_end(self, most: int = 600) -> None:
        for _ in range(most):
            if not self.wait_until_asked():
                return
            self.answer()
        raise AssertionError("the game does not end")
