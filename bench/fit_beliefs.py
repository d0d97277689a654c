"""Fit how much each sign says about who is a cultist: `python -m bench.fit_beliefs --games 60`.

Bots of Among Cultists play each other and make claims. At the adepts' tables the cultists of every
other game are ruthless, because players do not know their opponents beforehand. Before votes and
some actions each investigator's signs are recorded for every possible set of cultists. The weights
maximize the likelihood of the true sets (a conditional logit), regularized towards the weights the
games were played with, and the rate of murders is counted. Both are written to likelihoods.toml.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from miskatonic.bots import Bot, Budget, make
from miskatonic.games import GAMES
from miskatonic.games.among_cultists.bots import likelihoods
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.levels import Adept
from miskatonic.games.among_cultists.bots.likelihoods import (
    LEVELS,
    LIKELIHOODS,
    ROUNDS,
    SIGNS,
    Likelihoods,
)
from miskatonic.games.among_cultists.bots.style import Style
from miskatonic.games.among_cultists.rules.cards import CULTIST, SEER
from miskatonic.games.among_cultists.rules.events import Gave, RoundBegan
from miskatonic.games.among_cultists.rules.state import cultists
from miskatonic.kernel.events import Event
from miskatonic.kernel.rng import Rng
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.simulate import PLAYERS, seed_of

GAME = "among-cultists"
# Table sizes with one cultist and with two.
SEATS = {1: (4, 5, 6), 2: (7, 8)}
FILE = Path(likelihoods.__file__).with_name(likelihoods.FILE)
HEAD = """\
# Among Cultists: how much each sign says about who is a cultist, and by round how often a
# cultist's gift is a Dead card; by level, with one cultist and with two.
# Fitted from games of bots against each other: python -m bench.fit_beliefs
"""
# The levels of the cultists in turn, by the level of the table.
CULTISTS = {"adept": ("adept", "ruthless"), "ruthless": ("ruthless",)}
# One action in this many is recorded; strength of the regularization, in samples.
ONE_IN = 4
PULL = 4.0
STEPS = 120
RATE = 0.6
# The prior of a rate, and its weight as a number of gifts.
USUAL_RATE, TRUST = 0.3, 4.0

# Signs and prior of each possible set of cultists, and the index of the true one.
Sample = tuple[list[list[float]], list[float], int]


class RecordedGame(BotGame):
    """A game that records the investigators' signs."""

    samples: list[Sample]
    style: Style
    cultist: Bot

    def answer(self, seat: int) -> None:
        g: Any = self.g
        if g.role and g.role[seat] == CULTIST:
            self.bots[seat] = self.cultist
        prompt = next(each.prompt for each in self.game.decisions(g) if each.seat == seat)
        role = g.role[seat] if g.role else CULTIST
        wanted = prompt == "vote" or (prompt == "action" and self.rng.below(ONE_IN) == 0)
        if wanted and role not in (CULTIST, SEER):
            self._record_signs(Beliefs(self.game.knowledge(g, seat), self.style), int(cultists(g)))
        super().answer(seat)

    def _record_signs(self, beliefs: Beliefs, truth: int) -> None:
        if truth in beliefs.sets and len(beliefs.sets) > 1:
            signs = beliefs.signs
            rows = [signs.features(cult) for cult in beliefs.sets]
            priors = [math.log(signs.prior(cult)) for cult in beliefs.sets]
            self.samples.append((rows, priors, beliefs.sets.index(truth)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.fit_beliefs", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=60, help="games of each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS)
    asked = parser.parse_args()
    text = HEAD
    for level in LEVELS:
        for number in (1, 2):
            found = LIKELIHOODS[level][number]
            if level in asked.levels:
                found = fitted_for(level, number, asked.games, asked.seed)
            text += written(f"{level}-{number}", found)
    FILE.write_text(text, encoding="utf-8")


def fitted_for(level: str, number: int, games: int, seed: int) -> Likelihoods:
    """Fit tables with this many cultists; half the games use the first level, half the advanced."""
    samples: list[Sample] = []
    gifts, murders = Counter[int](), Counter[int]()
    for seats in SEATS[number]:
        for at in range(games):
            options = {"level": ("first", "advanced")[at % 2]}
            some = CULTISTS[level]
            cultist = some[at // 2 % len(some)]
            g, noted = played(seats, (level, cultist), options, seed_of(seed + seats, at))
            samples += noted
            count_gifts(g, gifts, murders)
    old = LIKELIHOODS[level][number].weights
    weights = fitted(samples, old)
    print(
        f"{level}-{number}: {len(samples)} samples,"
        f" log loss {loss(samples, old):.4f} -> {loss(samples, weights):.4f},"
        f" by the rules alone {loss(samples, ALONE):.4f},"
        f" knowing nothing {loss(samples, NOTHING):.4f}"
    )
    return Likelihoods(weights, murder_rates(gifts, murders))


ALONE = [1.0] * 3 + [0.0] * (len(SIGNS) - 3)
NOTHING = [0.0] * len(SIGNS)


def played(
    seats: int, levels: tuple[str, str], options: dict[str, str], secret: bytes
) -> tuple[Any, list[Sample]]:
    """Play a game of investigators and cultists of these levels; return it with its samples."""
    game = GAMES[GAME]
    g: Any = game.new(seats, options, secret)
    bot, cultist = make(GAME, levels[0]), make(GAME, levels[1])
    assert isinstance(bot, Adept)
    recorded = RecordedGame(game, g, [bot] * seats, Rng(secret, PLAYERS), Budget())
    recorded.samples = []
    recorded.style = bot.style()
    recorded.cultist = cultist
    while game.result(g) is None:
        recorded.go_on()
    return g, recorded.samples


def count_gifts(g: Any, gifts: Counter[int], murders: Counter[int]) -> None:
    """Count the cultists' gifts and murders by round."""
    now = 0
    for event in events_of(g):
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, Gave) and g.role[event.party] == CULTIST:
            gifts[now] += 1
            murders[now] += event.card == "dead"


def events_of(g: Any) -> Iterator[Event]:
    events: list[Event] = []
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
    """Fit by gradient steps, each sign with its own scale (as in AdaGrad)."""
    weights = start[:]
    squares = [1e-6] * len(weights)
    for _ in range(STEPS):
        slope = [PULL * (old - now) / len(samples) for old, now in zip(start, weights, strict=True)]
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


def written(name: str, found: Likelihoods) -> str:
    lines = [f"{sign} = {weight:.3f}" for sign, weight in zip(SIGNS, found.weights, strict=True)]
    rates = ", ".join([f"{rate:.2f}" for rate in found.murders[1:]])
    return "\n".join([f"\n[{name}]", *lines, f"murders = [{rates}]", ""])


if __name__ == "__main__":
    main()
