"""What `make test` does about programs that are missing: installs them where that is possible, else says so; it never fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from shlex import quote

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("bash", "id", "ls", "mkdir", "cat", "timeout", "touch", "chmod")


def get_programs(folder: Path, apt: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`get_programs` on a machine with these few programs, and an apt-get that does what it is told here."""
    bin = folder / "bin"
    bin.mkdir(parents=True)
    for name in NEEDED:
        found = shutil.which(name)
        assert found
        (bin / name).symlink_to(found)
    if apt:
        (bin / "apt-get").write_text(f"#!{bin}/bash\necho apt-get $* >>{folder}/said\n{apt}\n")
        (bin / "apt-get").chmod(0o755)
    script = f"cd {quote(str(folder))}; source {quote(str(ROOT))}/building/steps.sh; get_programs"
    command = [str(bin / "bash"), "-euo", "pipefail", "-c", script]
    return subprocess.run(command, env={"PATH": str(bin), **environment}, capture_output=True, text=True, check=False)


def test_where_nothing_can_be_installed_that_is_said_and_nothing_fails(tmp_path: Path) -> None:
    done = get_programs(tmp_path, "", ORICHALCUM_NO_APT="1")
    assert done.returncode == 0, done.stderr
    assert "NOT EVERYTHING IS TESTED: chromium is missing" in done.stdout


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may install")
@pytest.mark.skipif(
    not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")), reason="would set PostgreSQL up on this machine"
)
def test_root_installs_what_is_missing(tmp_path: Path) -> None:
    chromium = tmp_path / "good" / "bin" / "chromium"
    done = get_programs(tmp_path / "good", f'[ "$1" = install ] && touch {chromium} && chmod +x {chromium} || true')
    assert done.returncode == 0, done.stderr
    assert "Installing chromium" in done.stdout
    assert "NOT EVERYTHING" not in done.stdout
    assert "install -y -q --no-install-recommends chromium" in (tmp_path / "good" / "said").read_text(encoding="utf-8")
    failed = get_programs(tmp_path / "bad", "exit 1")
    assert failed.returncode == 0, "a test run never fails for that"
    assert "NOT EVERYTHING IS TESTED: chromium is missing" in failed.stdout
