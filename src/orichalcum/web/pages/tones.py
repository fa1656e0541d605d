"""The colours of the pages: the palette of the pictures as CSS custom properties, one set for each light."""

from orichalcum.pictures.palette import DAY, NIGHT, PRINT, css

WHITE = "#ffffff"
CONTRAST = DAY | {"line": DAY["ink2"], "page": WHITE, "panel": WHITE, "well": "#f0ece2", "ink": "#000000", "ink2": "#2b3941"}
LIFT_DAY = "--lift:0 1px 0 #fff6 inset,0 1px 2px #0a1a2022,0 6px 18px #0a1a2018;"
LIFT_NIGHT = "--lift:0 1px 0 #ffffff10 inset,0 1px 2px #0006,0 8px 22px #0005;"


def tones_css() -> str:
    """Day unless the device is dark or the reader says otherwise; paper is always white."""
    day = f"{css(DAY)}{LIFT_DAY}color-scheme:light"
    night = f"{css(NIGHT)}{LIFT_NIGHT}color-scheme:dark"
    return (
        f":root{{{day}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-light]){{{night}}}}}\n"
        f":root[data-light=night]{{{night}}}\n"
        f":root[data-light=contrast]{{{css(CONTRAST)}--lift:none;color-scheme:light}}\n"
        f":root[data-light=print]{{{css(PRINT)}--lift:none;color-scheme:light}}\n"
        f"@media print{{:root:root:root{{{css(PRINT)}--lift:none;color-scheme:light}}}}\n"
    )
