"""Counters and one histogram, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = {}
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] = self.counts.get((name, label), 0) + by

    def answered(self, seconds: float) -> None:
        """An answer was accepted, stored and told, so long after it came in."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for (name, label), value in sorted(self.counts.items()):
            mark = f'{{kind="{label}"}}' if label else ""
            lines.append(f"petteia_{name}_total{mark} {value}")
        for name, gauge in gauges.items():
            lines.append(f"petteia_{name} {gauge:g}")
        total = 0
        for bound, inside in zip((*BOUNDS, float("inf")), self.buckets, strict=True):
            total += inside
            shown = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'petteia_answer_seconds_bucket{{le="{shown}"}} {total}')
        lines.append(f"petteia_answer_seconds_sum {self.seconds:.6f}")
        lines.append(f"petteia_answer_seconds_count {total}")
        return "\n".join(lines) + "\n"
