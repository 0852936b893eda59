"""Compiles `petteia.core` and `petteia.games` with mypyc.

`PETTEIA_COMPILE=1 pip install .` installs the compiled package: the build hook below compiles a copy
and adds the extension modules to the wheel; the sources stay as they are. `make compile` builds
that wheel and unpacks it into `build/compiled`, to be used with PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games")  # the packages that are compiled; all others stay as they are
NEEDS = ["mypy>=1.15", "mypy-extensions>=1.0", "setuptools>=70"]

SETUP = """\
import sys
from setuptools import setup
from mypyc.build import mypycify

setup(
    name="petteia-compiled",
    packages=[],
    ext_modules=mypycify(sys.argv.pop().split(","), opt_level="3", multi_file=True),
)
"""


def modules(root: Path) -> list[str]:
    """The files to compile. Packages keep their `__init__.py`, so that their data is found."""
    found: list[str] = []
    for package in COMPILED:
        files = (root / "petteia" / package).rglob("*.py")
        found += [str(file.relative_to(root)) for file in files if file.name != "__init__.py"]
    return sorted(found)


def compile_copy(source: Path, target: Path) -> list[Path]:
    """Copy the package to the target and compile it there; returns the extension modules."""
    if target.exists():
        shutil.rmtree(target)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source / "petteia", target / "petteia", ignore=ignored)
    setup = target / "setup.py"
    setup.write_text(SETUP, "utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", jobs()]
    environment = {**os.environ, "MYPYPATH": str(target)}
    done = subprocess.run(
        [*command, ",".join(modules(target))], cwd=target, env=environment, check=False
    )
    if done.returncode:
        raise SystemExit("mypyc could not compile this; what it says stands above")
    setup.unlink()
    shutil.rmtree(target / "build", ignore_errors=True)
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)
    built = [file for ending in ("*.so", "*.pyd") for file in target.rglob(ending)]
    if len(built) < len(modules(target)):
        raise SystemExit(f"only {len(built)} of {len(modules(target))} modules were compiled")
    return built


def jobs() -> str:
    return str(os.cpu_count() or 1)


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel when PETTEIA_COMPILE is set."""

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("PETTEIA_COMPILE", "") not in (
            "",
            "0",
        )

    def dependencies(self) -> list[str]:
        return NEEDS if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted() or version == "editable":
            return
        root = Path(self.root)
        target = root / "build" / "wheel"
        built = compile_copy(root / "src", target)
        for file in built:
            build_data["force_include"][str(file)] = str(file.relative_to(target))
        self.app.display_info(f"{len(built)} extension modules")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
