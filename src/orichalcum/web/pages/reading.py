"""Rulebooks as pages: a room's RULES.md as HTML, an anchor for every paragraph."""

from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def html(text: str) -> Markup:
    """Markdown of the house; markup in it is text."""
    return Markup(MARKDOWN.render(text))


def body(paragraph_text: str) -> Markup:
    """A paragraph without its bold number and title, which the page sets by itself."""
    _, _, rest = paragraph_text.partition("**")
    _, _, rest = rest.partition("**")
    return html(rest.strip())
