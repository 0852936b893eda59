"""`petteia ladder` and `petteia tune`: the verb comes first."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    if argv[0] == "tune":
        from petteia.lab.tune import main as tune

        return tune(argv)
    from petteia.lab.ladder import main as ladder

    return ladder(argv)
