"""Train MaskablePPO on a short variant for some minutes, and draw how it does against two bots.

pip install 'petteia[lab]' sb3-contrib
python train_ppo.py --game thebai --minutes 10 --out learning

It learns from sittings against a mixed table of bots and pauses now and then to be measured, greedily,
over fresh sittings. Writes `learning.json` (the figures), `learning.svg` (the curve) and
`learning.zip` (the model).
"""

import argparse
import json
import time
from pathlib import Path

from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from petteia.lab.gym import PetteiaGym
from petteia.lab.intervals import wilson

TABLES = ("uniform", "greedy:0.6", "greedy:0.3", "greedy")  # whom it learns from, side by side
JUDGES = ("uniform", "greedy")  # whom it is measured against
COLOURS = {"uniform": "#2f6f8f", "greedy": "#b0522d"}


def sitting(chosen, opponent):
    """Places as reward: +1 for a win, -1 for a loss. The learner sits anywhere."""
    return PetteiaGym(
        chosen.game, 2, opponents=[opponent], options={"variant": "mini"}, reward="place"
    )


def measured(model, chosen, opponent):
    """Wins over fresh sittings, each seed the same at every pause; a shared win counts half."""
    env, wins = sitting(chosen, opponent), 0.0
    for seed in range(chosen.games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            move, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(move)
        wins += (reward + 1) / 2
    low, high = wilson(wins, chosen.games)
    return {"win_rate": round(wins / chosen.games, 3), "low": round(low, 3), "high": round(high, 3)}


class Pauses(BaseCallback):
    """Measures at equal distances of training time, and stops when the time is up."""

    def __init__(self, chosen):
        super().__init__()
        self.chosen = chosen
        self.trained = 0.0  # seconds, without the measuring
        self.points = []

    def _on_training_start(self):
        self.measure()

    def _on_rollout_start(self):
        due = self.chosen.minutes * 60 * len(self.points) / self.chosen.pauses
        self.trained += time.perf_counter() - self.since
        self.since = time.perf_counter()
        if self.trained >= due:
            self.measure()

    def _on_step(self):
        return len(self.points) <= self.chosen.pauses

    def measure(self):
        point = {"minutes": round(self.trained / 60, 2), "decisions": self.num_timesteps}
        point |= {judge: measured(self.model, self.chosen, judge) for judge in JUDGES}
        self.points.append(point)
        rates = ", ".join(f"{judge} {point[judge]['win_rate']:.0%}" for judge in JUDGES)
        print(f"{point['minutes']:6.2f} min {point['decisions']:8} decisions: {rates}", flush=True)
        self.since = time.perf_counter()


def curve(points, title):
    """Win rates over training time with their intervals, as a picture."""
    wide, high, left, top = 560, 300, 46, 34
    last = max(points[-1]["minutes"], 0.01)

    def x(point):
        return left + point["minutes"] / last * (wide - left - 90)

    def y(rate):
        return top + (1 - rate) * (high - top - 40)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fbf8f1"/>',
        f'<text x="{left}" y="20" font-size="14" fill="#222">{title}</text>',
    ]
    for rate in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<path d="M{left} {y(rate):.1f}H{wide - 90}" stroke="#d8d0bf"/>'
            f'<text x="{left - 8}" y="{y(rate) + 4:.1f}" text-anchor="end" fill="#555">{rate:.0%}</text>'
        )
    for point in points[:: max(1, len(points) // 6)]:
        parts.append(
            f'<text x="{x(point):.1f}" y="{high - 18}" text-anchor="middle" fill="#555">'
            f"{point['minutes']:.0f} min</text>"
        )
    for judge in JUDGES:
        colour = COLOURS[judge]
        upper = [f"{x(p):.1f},{y(p[judge]['high']):.1f}" for p in points]
        lower = [f"{x(p):.1f},{y(p[judge]['low']):.1f}" for p in reversed(points)]
        line = " ".join(f"{x(p):.1f},{y(p[judge]['win_rate']):.1f}" for p in points)
        parts.append(
            f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity="0.15"/>'
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<text x="{wide - 84}" y="{y(points[-1][judge]["win_rate"]) + 4:.1f}" '
            f'fill="{colour}">vs {judge}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="thebai")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pauses", type=int, default=8, help="measurements after the first")
    parser.add_argument("--games", type=int, default=100, help="of one measurement and opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="learning")
    chosen = parser.parse_args()
    envs = DummyVecEnv([lambda bot=bot: sitting(chosen, bot) for bot in TABLES * 2])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=6,
        learning_rate=4e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=chosen.seed,
    )
    pauses = Pauses(chosen)
    model.learn(10**9, callback=pauses)
    out = Path(chosen.out)
    model.save(out.with_suffix(".zip"))
    facts = {"game": chosen.game, "variant": "mini", "seats": 2, "games": chosen.games}
    facts |= {"seed": chosen.seed, "points": pauses.points}
    out.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n")
    title = f"MaskablePPO on a short {chosen.game.capitalize()}, two seats"
    out.with_suffix(".svg").write_text(curve(pauses.points, title))
    best = max(point["greedy"]["win_rate"] for point in pauses.points)
    print(f"best against greedy: {best:.0%}; curve in {out.with_suffix('.svg')}")


if __name__ == "__main__":
    main()
