"""What pyproject.toml cannot say: which modules mypyc compiles."""

from __future__ import annotations

import os
import sys
from glob import glob
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "building"))
from probe import why_pure

KERNEL = ["rng", "rows", "table", "bags", "judge"]
ROOM = ["pieces", "table", "scoring", "judge", "rules/*"]
BOTS = ["bot", "chances", "greedy", "planner", "tree", "search"]
FLAGS = ["-fvisibility=hidden"] if os.name == "posix" else []  # calls within the module need no detour: a tenth faster


def compiled() -> list[str]:
    """Plain data and rules: everything that a random game or a search runs through."""
    found = [path for name in KERNEL for path in glob(f"src/orichalcum/kernel/{name}.py")]
    found += [path for name in BOTS for path in glob(f"src/orichalcum/bots/{name}.py")]
    for name in ROOM:
        found += sorted(glob(f"src/orichalcum/games/*/{name}.py"))
    return found


def extensions() -> list[Any]:
    if why_pure() or not {"bdist_wheel", "build_ext", "build"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    try:
        modules: list[Any] = list(mypycify(["--strict", *compiled()], opt_level="3", debug_level="0"))
    except SystemExit as trouble:  # mypyc reports by leaving
        raise RuntimeError("mypyc refused the sources: run make check") from trouble
    for module in modules:
        module.extra_compile_args += FLAGS
    return modules


class BuildOrGoWithout(build_ext):
    """A compiler that fails leaves an interpreted house, not none."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as trouble:
            print(f"Orichalcum runs interpreted: the C compiler failed ({trouble})", file=sys.stderr)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoWithout})
