"""How strong a bot is: means with their uncertainty, wins by setting, and the time it thinks."""

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from miskatonic.kernel.state import Result

# 95 % of a normal distribution lie within so many standard deviations.
SURE: Final = 1.96
MEDIAN: Final = 0.5
NEARLY_ALL: Final = 0.95


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies (95 %), by Wilson's score: right for few games too."""
    n, p, z = games, wins / games, SURE
    middle = p + z * z / (2 * n)
    spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


# The values of the options that change from game to game.
Setting = tuple[str, ...]


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far the truth may be from it (95 %); None for a single observation."""

    mean: float
    margin: float | None

    def to_plain(self) -> dict[str, float | None]:
        return {"mean": self.mean, "margin": self.margin}


class Mean:
    """Numbers observed independently of each other."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def observe(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: "Mean") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def estimate(self) -> Estimate:
        mean = self.total / self.count
        if self.count < 2:
            return Estimate(mean, None)
        variance = max(0.0, self.squares - self.total * mean) / (self.count - 1)
        return Estimate(mean, SURE * math.sqrt(variance / self.count))


class Strength:
    """How the seats of one bot did. A game counts once, however many of its seats the bot has.

    So it does in the game's own measures, which are a game's averages first.
    """

    def __init__(self) -> None:
        self.share: Final = Mean()
        self.wins: Final = Mean()
        self.score: Final = Mean()
        self.measures: Final[dict[str, Mean]] = {}
        self.settings: Final[dict[Setting, Mean]] = {}
        # Thinking times in microseconds, rounded to two digits.
        self.thinking: Final[Counter[int]] = Counter()

    def count(self, seats: list[int], result: Result, setting: Setting = ()) -> None:
        if not seats:
            return
        won = len([seat for seat in seats if seat in result.winners]) / len(seats)
        self.wins.observe(won)
        if setting:
            self.settings.setdefault(setting, Mean()).observe(won)
        self.share.observe(won / len(result.winners) if result.winners else 0.0)
        if result.scores:
            self.score.observe(sum(result.scores[seat] for seat in seats) / len(seats))

    def measure(self, name: str, value: float) -> None:
        self.measures.setdefault(name, Mean()).observe(value)

    def add(self, other: "Strength") -> None:
        self.share.add(other.share)
        self.wins.add(other.wins)
        self.score.add(other.score)
        for name, mean in other.measures.items():
            self.measures.setdefault(name, Mean()).add(mean)
        for setting, mean in other.settings.items():
            self.settings.setdefault(setting, Mean()).add(mean)
        self.thinking.update(other.thinking)

    def milliseconds(self, part: float = MEDIAN) -> float:
        """The time within which so many of the decisions were made."""
        left = self.thinking.total() * part
        for time, count in sorted(self.thinking.items()):
            left -= count
            if left <= 0:
                return time / 1000
        return 0.0

    def to_plain(self) -> dict[str, Any]:
        return {
            "games": self.wins.count,
            "share": self.share.estimate().to_plain(),
            "wins": self.wins.estimate().to_plain(),
            "score": self.score.estimate().to_plain() if self.score.count else None,
            "milliseconds": self.milliseconds(),
            "milliseconds_95": self.milliseconds(NEARLY_ALL),
            "measures": {name: mean.estimate().to_plain() for name, mean in self.measures.items()},
            "settings": [
                {"setting": setting, "games": mean.count, "wins": mean.total / mean.count}
                for setting, mean in sorted(self.settings.items())
            ],
        }
