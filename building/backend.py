"""The build backend: setuptools, and mypyc where C can be compiled.

`librt` is asked for at run time because compiled modules call into it; its releases stay compatible from 0.16 on, and the
mypy that compiles brings one that fits.  Without a C compiler, or with ORICHALCUM_PURE=1, nothing but setuptools is asked for.
"""

from __future__ import annotations

from typing import Any

from probe import why_pure
from setuptools import build_meta
from setuptools.build_meta import build_sdist, get_requires_for_build_sdist, prepare_metadata_for_build_wheel

COMPILER = ["mypy[mypyc]>=2.4,<2.5", "librt>=0.16,<1", "mypy_extensions>=1.1", "msgspec>=0.20", "fluent.runtime>=0.4"]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if why_pure() else needed + COMPILER


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


__all__ = [
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]
