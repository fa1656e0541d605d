"""A picture as PNG, the same on every machine: the words are set in fonts that come as packages."""

import re
from functools import cache
from importlib.resources import files
from math import sqrt

_FRAME = re.compile(r'viewBox="([^"]+)"')
_REGION = re.compile(r'(<filter [^>]*filterUnits="userSpaceOnUse" )x="[^"]+" y="[^"]+" width="[^"]+" height="[^"]+"')
_TREMBLE = re.compile(r'(<feDisplacementMap [^>]*scale=")([0-9.]+)"')


@cache
def _fonts() -> list[str]:
    serif = files("font_source_serif_pro") / "files"
    sans = files("ttf_opensans") / "ttf"
    found = [serif / f"SourceSerifPro-{weight}.ttf" for weight in ("Semibold", "Bold")]
    found += [sans / f"OpenSans-{weight}.ttf" for weight in ("Regular", "SemiBold", "Bold")]
    return [str(one) for one in found]


def _is_covered(words: str) -> bool:
    """Latin, Greek, Cyrillic and common signs are in the packaged fonts; only for others the machine's own are asked."""
    return all(c < "\u0530" or "\u2010" <= c <= "\u2044" for c in words)


def _as_resvg_wants(svg: str) -> str:
    """Resvg multiplies a displacement by its scale twice, browsers once; and it filters what nobody sees."""
    svg = _TREMBLE.sub(lambda found: f'{found[1]}{sqrt(float(found[2])):.2f}"', svg)
    seen = _FRAME.search(svg)
    if seen is None:
        return svg
    x, y, w, h = (float(part) for part in seen[1].split())
    return _REGION.sub(rf'\g<1>x="{x - 20:g}" y="{y - 20:g}" width="{w + 40:g}" height="{h + 40:g}"', svg)


def png(svg: str, width: int) -> bytes:
    """Draws an SVG text with its colours settled (no `tones="page"`) at the given width."""
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=_as_resvg_wants(svg), width=width, skip_system_fonts=_is_covered(svg), font_files=_fonts(),
        font_family="Open Sans", serif_family="Source Serif Pro", sans_serif_family="Open Sans",
    )  # fmt: skip
