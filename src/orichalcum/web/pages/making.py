"""How a page is made: a template, the reader's language and settings, and what the browser's modules are given."""

import json
import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from orichalcum.kernel.language import LANGUAGES, Words, words_of
from orichalcum.web.pages.signs import badge, house_mark, sign, sprite

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"

# The settings a reader may make, and what each may be; the first is the default.
LOOKS: Final = {
    "light": ("", "day", "night", "contrast"), "size": ("100", "110", "125", "150"),
    "pace": ("normal", "calm", "quick", "none"), "sound": ("off", "soft", "full"), "notices": ("off", "on"),
    "confirm": ("final", "always", "never"), "hand": ("right", "left"),
    "level": ("medium", "easy", "hard"),
}  # fmt: skip

# Words for the browser's modules: whatever they ask for with w("...").  What is only known in the browser stays in braces.
ASKED: Final = re.compile(r'\bw\("([a-z0-9-]+)"')
ABOUT: Final = ("n", "name", "names", "things", "number", "title", "points", "deed")
TOLD_LATER: Final = {name: "{" + name + "}" for name in ABOUT}
BY_KIND: Final = (
    "notice-turn", "notice-over", "notice-rematch", "notice-start", "notice-time", "notice-closed",
    "leaving-wait", "leaving-bot", "leaving-end", "clock-of-live", "clock-of-days",
    "level-easy", "level-medium", "level-hard", "status-gathering", "status-playing", "status-over", "status-closed",
    "standing-ask", "standing-able", "standing-pass",
)  # fmt: skip
KEYS: Final = (("Tab", "next"), ("←↑↓→", "arrows"), ("Enter", "choose"), ("Esc", "back"), ("L", "list"), ("U", "undo"),
               ("H", "hint"), ("R", "rule"),
               ("T", "told"), ("A", "ask"), ("M", "menu"), ("+ − 0", "zoom"), ("?", "keys"))  # fmt: skip


def words(lang: str) -> Words:
    return words_of("orichalcum.web.pages", lang)


@cache
def stamp() -> str:
    """Changes whenever a static file does, so that a browser may keep them for long."""
    return sha256(b"".join(path.read_bytes() for path in sorted(STATIC.iterdir()))).hexdigest()[:10]


@cache
def environment() -> Environment:
    shelf = FileSystemLoader(HERE / "templates")
    env = Environment(loader=shelf, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    env.globals |= {"badge": badge, "sign": sign, "house_mark": house_mark, "sprite": sprite}
    env.globals |= {"languages": LANGUAGES, "looks": LOOKS}
    return env


@cache
def browser_words(lang: str) -> dict[str, str]:
    said = words(lang)
    keys = {key for path in STATIC.glob("*.js") for key in ASKED.findall(path.read_text("utf-8"))}
    return {key: said(key, **TOLD_LATER) for key in sorted(keys | set(BY_KIND))}


def settings_of(cookie: str) -> dict[str, str]:
    """The reader's settings; whatever else stands in the cookie is left alone."""
    wished = dict(parse_qsl(unquote(cookie[:400])))
    return {name: wished[name] if wished.get(name) in values else values[0] for name, values in LOOKS.items()}


def page(name: str, lang: str, look: Mapping[str, str], given: Mapping[str, Any] | None = None, **about: Any) -> str:
    """A whole page.  `given` is for the browser's modules; it goes as JSON, which no markup can leave."""
    data = {"words": browser_words(lang), "lang": lang, "look": dict(look)} | dict(given or {})
    text = json.dumps(msgspec.to_builtins(data), ensure_ascii=False)
    safe = Markup(text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))
    return (
        environment()
        .get_template(f"{name}.html")
        .render(words=words(lang), lang=lang, look=look, stamp=stamp(), given=safe, **about)
    )
