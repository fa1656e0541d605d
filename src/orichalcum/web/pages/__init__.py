"""The pages of the house: what the server is given of them (docs/web.md, "Two halves")."""

from orichalcum.web.pages.making import STATIC, words
from orichalcum.web.pages.routes import error_page, router

__all__ = ["STATIC", "error_page", "router", "words"]
