"""`make bench`: how fast the games run here, and Colovini's beside the C++ reference, in one run.

Prints the comparison and writes all of it to out/bench.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

HOUSE = Path(__file__).resolve().parents[1]
SOURCE = HOUSE / "benchmarks" / "reference" / "colovini.cpp"
BINARY = HOUSE / "out" / "colovini-reference"
RESULT = HOUSE / "out" / "bench.json"
TURNS = 3  # of Python and C++, one after the other; the best of each counts, as noise only ever slows down
GAMES = 30_000
SEATS = 4

WANTED = {
    "ratio": (0.4, "of the reference's decisions/s"),
    "decisions_per_s": (1_000_000, "decisions/s, compiled"),
    "copies_per_s": (3_000_000, "copies/s, compiled"),
    "interpreted_decisions_per_s": (30_000, "decisions/s, interpreted"),
}
IN_HERE = "import json, msgspec; from orichalcum.lab.bench import bench; print(json.dumps(msgspec.to_builtins(bench{})))"


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=1.0, help="for each loop")
    seconds: float = words.parse_args().seconds
    RESULT.parent.mkdir(exist_ok=True)
    reference = compile_reference()
    python: list[dict[str, Any]] = []
    cpp: list[dict[str, Any]] = []
    for _ in range(TURNS):
        python.append(measured("colovini", SEATS, seconds))
        if reference is not None:
            cpp.append(run_reference(reference))
    slow = measured("colovini", SEATS, seconds, interpreted=True)
    found = compared(best(python), best(cpp) if cpp else None, slow)
    found["games"] = others(seconds)
    RESULT.write_text(json.dumps(found, indent=1) + "\n")
    report(found)
    return 0


def compile_reference() -> Path | None:
    """The reference as a program, or None where there is no compiler."""
    compiler = os.environ.get("CXX") or next(filter(None, map(shutil.which, ("g++", "clang++", "c++"))), None)
    if compiler is None:
        print("There is no C++ compiler here: the figures stand without the reference.")
        return None
    subprocess.run([compiler, "-O3", "-std=c++17", "-o", BINARY, SOURCE], check=True)
    return BINARY


def run_reference(binary: Path) -> dict[str, Any]:
    said = subprocess.run([binary, str(GAMES), str(SEATS), "1"], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def measured(game: str, seats: int, seconds: float, interpreted: bool = False) -> dict[str, Any]:
    """The figures from a process of their own; interpreted ones from the sources as they stand."""
    env = dict(os.environ)
    if interpreted:
        env["PYTHONPATH"] = str(HOUSE / "src")
    program = IN_HERE.format((game, seats, seconds))
    said = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True, cwd=HOUSE / "out"
    )
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def best(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Of each figure a second the best of all runs."""
    return {key: max(run[key] for run in runs) if key.endswith("_per_s") else runs[0][key] for key in runs[0]}


def compared(python: dict[str, Any], cpp: dict[str, Any] | None, slow: dict[str, Any]) -> dict[str, Any]:
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "colovini": python,
        "interpreted": slow,
        "reference": cpp,
        "ratio": python["decisions_per_s"] / cpp["decisions_per_s"] if cpp else None,
    }


def others(seconds: float) -> list[dict[str, Any]]:
    """Every game with all seats taken."""
    from orichalcum.lab.bench import bench_all

    return [msgspec.to_builtins(figures) for figures in bench_all(seconds=seconds)]


def report(found: dict[str, Any]) -> None:
    here = found["colovini"]
    if not here["compiled"]:
        print("This is an interpreted build: the compiled figures are not to be had here.")
    got = {
        "ratio": found["ratio"],
        "decisions_per_s": here["decisions_per_s"],
        "copies_per_s": here["copies_per_s"],
        "interpreted_decisions_per_s": found["interpreted"]["decisions_per_s"],
    }
    print(f"Colovini, {SEATS} seats, random play with all options found each time ({found['machine']})")
    for key, (wanted, words) in WANTED.items():
        if got[key] is not None:
            print(f"  {got[key]:>14,.2f}  {words} (wanted: {wanted:,})")
    for game in found["games"]:
        print(f"{game['game']:>12}, {game['seats']} seats: {game['decisions_per_s']:>11,} decisions/s, "
              f"{game['copies_per_s']:>11,} copies/s, {game['guesses_per_s']:>9,} guesses/s, "
              f"{game['loop_decisions_per_s']:>7,} decisions/s in a Python loop")  # fmt: skip
    print(f"All figures: {RESULT.relative_to(HOUSE)}")


if __name__ == "__main__":
    sys.exit(main())
