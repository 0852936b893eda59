"""The table of measured strength: printed after a ladder, and kept in docs/strength.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

HEAD = "| bot | seats | games | wins | 95 % interval | mean place | margin | rating |"
RULE = "|---|---|---|---|---|---|---|---|"


def row(bot: dict[str, Any], seats: int) -> str:
    return (
        f"| {bot['name']} | {seats} | {bot['games']} | {bot['win_rate']:.1%} "
        f"| {bot['low']:.1%} to {bot['high']:.1%} | {bot['mean_place']:.2f} "
        f"| {bot['margin']:+.1f} | {bot['rating']:.1f} ± {bot['rating_sigma']:.1f} |"
    )


def table(facts: dict[str, Any]) -> str:
    lines = [HEAD, RULE, *[row(bot, facts["seats"]) for bot in facts["bots"]]]
    if "ms_p99" in facts["bots"][0]:
        times = [
            f"{b['name']}: {b['ms_median']:.1f} ms, p99 {b['ms_p99']:.1f} ms" for b in facts["bots"]
        ]
        lines += ["", "Time for a decision (median): " + "; ".join(times) + "."]
    return "\n".join(lines)


def write(file: Path, facts: dict[str, Any], command: str) -> None:
    """Put the table of a command under its game; a later run of the same command replaces it."""
    text = file.read_text("utf-8") if file.exists() else "# Strength\n"
    entry = f"`{command}`\n\n{table(facts)}\n"
    start = text.find(f"`{command}`\n")
    if start >= 0:
        file.write_text(text[:start] + entry + text[end_of_entry(text, start) :], "utf-8")
        return
    heading = f"\n## {facts['game']}\n"
    if heading not in text:
        text = f"{text.rstrip()}\n{heading}"
    at = end_of_section(text, text.index(heading) + len(heading))
    file.write_text(f"{text[:at].rstrip()}\n\n{entry}{text[at:]}", "utf-8")


def end_of_entry(text: str, start: int) -> int:
    """Where the next command or heading begins; an empty line before it stays."""
    found = [at for at in (text.find("\n`petteia", start), text.find("\n## ", start)) if at > 0]
    return min(found, default=len(text))


def end_of_section(text: str, start: int) -> int:
    at = text.find("\n## ", start)
    return len(text) if at < 0 else at
