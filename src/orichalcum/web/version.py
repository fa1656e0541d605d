"""Which Orichalcum this is."""

from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of


@cache
def version() -> str:
    try:
        return version_of("orichalcum")
    except PackageNotFoundError:
        return "0"
