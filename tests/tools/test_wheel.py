"""What is installed: every file that the package reads is in the wheel."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
READ = {
    ".py",
    ".toml",
    ".md",
    ".ftl",
    ".js",
    ".css",
    ".svg",
    ".html",
    ".woff2",
    ".json",
    ".webmanifest",
}


@pytest.mark.slow
def test_the_wheel_holds_code_data_texts_and_boards(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        str(file.relative_to(ROOT / "src"))
        for file in (ROOT / "src" / "petteia").rglob("*")
        if file.suffix in READ and "__pycache__" not in file.parts
    }
    assert len(wanted) > 100
    assert wanted <= held, wanted - held
    assert not [name for name in held if name.startswith("tests/")]


@pytest.mark.slow
def test_an_installed_wheel_runs(tmp_path: Path) -> None:
    """Unpacked elsewhere, without the sources beside it."""
    pytest.importorskip("hatchling")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    done = subprocess.run(
        [sys.executable, "-m", "petteia", "doctor"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "all is well" in done.stdout
    assert ", pure" in done.stdout
