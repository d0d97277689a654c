"""Fit how much each sign says about who is a cultist: `python -m tools.fit_beliefs --games 60`.

Adepts of Among Cultists play each other, talking. Before votes and some actions every investigator's
signs are noted for each set of cultists that can be. The weights are those with which the true sets
are the likeliest (a conditional logit), drawn a little towards the weights the games were played
with, and the rate of murders is counted. Both are written to likelihoods.toml.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from miskatonic.bots import Budget, make
from miskatonic.games import GAMES
from miskatonic.games.among_cultists.bots import likelihoods
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.likelihoods import LIKELIHOODS, ROUNDS, SIGNS
from miskatonic.games.among_cultists.rules.cards import CULTIST, SEER
from miskatonic.games.among_cultists.rules.events import Gave, RoundBegan
from miskatonic.games.among_cultists.rules.state import cultists
from miskatonic.kernel.rng import Rng
from miskatonic.sim.simulate import PLAYERS, seed_of
from miskatonic.sim.sitting import Sitting

GAME = "among-cultists"
FILE = Path(likelihoods.__file__).with_name(likelihoods.FILE)
HEAD = """\
# Among Cultists: how much each sign says about who is a cultist, and how often a cultist's gift is a Dead card.
# Fitted from games of adepts against each other: python -m tools.fit_beliefs
"""
# Of so many actions one is noted; the pull towards the old weights, as so many samples.
ONE_IN = 4
PULL = 4.0
STEPS = 120
RATE = 0.6
# What a rate is worth before anything was counted, and for how many gifts it counts.
USUAL_RATE, TRUST = 0.3, 4.0

# Signs and prior of each set of cultists that can be, and which of them is true.
Sample = tuple[list[list[float]], list[float], int]


class Noted(Sitting):
    """A game whose investigators' signs are noted."""

    samples: list[Sample]

    def answer(self, seat: int) -> None:
        g: Any = self.g
        prompt = next(each.prompt for each in self.game.decisions(g) if each.seat == seat)
        role = g.role[seat] if g.role else CULTIST
        wanted = prompt == "vote" or (prompt == "action" and self.rng.below(ONE_IN) == 0)
        if wanted and role not in (CULTIST, SEER):
            self._note(Beliefs(self.game.knowledge(g, seat), True), int(cultists(g)))
        super().answer(seat)

    def _note(self, beliefs: Beliefs, truth: int) -> None:
        if truth in beliefs.sets and len(beliefs.sets) > 1:
            signs = beliefs.signs
            rows = [signs.features(cult) for cult in beliefs.sets]
            priors = [math.log(signs.prior(cult)) for cult in beliefs.sets]
            self.samples.append((rows, priors, beliefs.sets.index(truth)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.fit_beliefs", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=60, help="games of each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    text = HEAD
    for name, cults, tables in (("one", 1, (4, 5, 6)), ("two", 2, (7, 8))):
        samples: list[Sample] = []
        rates = [(Counter[int](), Counter[int]())]
        for seats in tables:
            for number in range(asked.games):
                level = ("first", "advanced")[number % 2]
                samples += played(seats, level, seed_of(asked.seed + seats, number), rates[0])
        weights = fitted(samples, LIKELIHOODS[cults].weights)
        print(f"{name}: {len(samples)} samples, log loss {loss(samples, LIKELIHOODS[cults].weights):.4f}"
              f" -> {loss(samples, weights):.4f}, by the rules alone {loss(samples, ALONE):.4f},"
              f" knowing nothing {loss(samples, NOTHING):.4f}")  # fmt: skip
        text += written(name, weights, murder_rates(*rates[0]))
    FILE.write_text(text, encoding="utf-8")


ALONE = [1.0] * 3 + [0.0] * (len(SIGNS) - 3)
NOTHING = [0.0] * len(SIGNS)


def played(
    seats: int, level: str, secret: bytes, rates: tuple[Counter[int], Counter[int]]
) -> list[Sample]:
    """The samples of one game; its gifts are counted too."""
    game = GAMES[GAME]
    g: Any = game.new(seats, {"level": level}, secret)
    sitting = Noted(game, g, [make(GAME, "adept")] * seats, Rng(secret, PLAYERS), Budget())
    sitting.samples = []
    while game.result(g) is None:
        sitting.go_on()
    now = 0
    for event in events_of(g):
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, Gave) and g.role[event.party] == CULTIST:
            rates[0][now] += 1
            rates[1][now] += event.card == "dead"
    return sitting.samples


def events_of(g: Any) -> Iterator[Any]:
    events = []
    entry = g.log
    while entry is not None:
        events.append(entry.event)
        entry = entry.earlier
    return reversed(events)


def murder_rates(gifts: Counter[int], murders: Counter[int]) -> list[float]:
    return [
        (murders[now] + USUAL_RATE * TRUST) / (gifts[now] + TRUST) for now in range(1, ROUNDS + 1)
    ]


def odds_of(sample: Sample, weights: list[float]) -> list[float]:
    rows, priors, _ = sample
    logs = [
        prior + sum(weight * value for weight, value in zip(weights, row, strict=True))
        for row, prior in zip(rows, priors, strict=True)
    ]
    most = max(logs)
    raw = [math.exp(each - most) for each in logs]
    total = sum(raw)
    return [each / total for each in raw]


def loss(samples: list[Sample], weights: list[float]) -> float:
    return -sum(math.log(max(1e-9, odds_of(each, weights)[each[2]])) for each in samples) / len(
        samples
    )


def fitted(samples: list[Sample], start: list[float]) -> list[float]:
    """By steps along the gradient, each sign in its own scale (as AdaGrad does)."""
    weights = start[:]
    squares = [1e-6] * len(weights)
    for _ in range(STEPS):
        slope = [
            PULL * (old - now) / len(samples) for old, now in zip(start, weights, strict=True)
        ]
        for sample in samples:
            rows, _, truth = sample
            for row, share in zip(rows, odds_of(sample, weights), strict=True):
                for at, value in enumerate(row):
                    slope[at] -= share * value / len(samples)
            for at, value in enumerate(rows[truth]):
                slope[at] += value / len(samples)
        for at, each in enumerate(slope):
            squares[at] += each * each
            weights[at] += RATE * each / math.sqrt(squares[at]) * 0.2
    return weights


def written(name: str, weights: list[float], murders: list[float]) -> str:
    lines = [f"{sign} = {weight:.3f}" for sign, weight in zip(SIGNS, weights, strict=True)]
    rates = ", ".join([f"{rate:.2f}" for rate in murders])
    return "\n".join([f"\n[{name}]", *lines, f"murders = [{rates}]", ""])


if __name__ == "__main__":
    main()
