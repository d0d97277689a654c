"""Measures of a bot's strength: means with confidence intervals, wins by setting, thinking time."""

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from miskatonic.kernel.state import Result

# 95 % of a normal distribution lie within this many standard deviations.
SURE: Final = 1.96
MEDIAN: Final = 0.5
NEARLY_ALL: Final = 0.95


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval for a share of wins; valid for few games too."""
    n, p, z = games, wins / games, SURE
    middle = p + z * z / (2 * n)
    spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Wins(NamedTuple):
    """How many of some games were won."""

    wins: int
    games: int

    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson(self.wins, self.games)


# The values of the varied options.
Setting = tuple[str, ...]


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % margin of error; the margin is None for a single observation."""

    mean: float
    margin: float | None

    def with_bounds(self) -> tuple[float, float, float]:
        """The mean and both ends of its interval."""
        margin = self.margin or 0.0
        return self.mean, self.mean - margin, self.mean + margin

    def to_plain(self) -> dict[str, float | None]:
        return {"mean": self.mean, "margin": self.margin}


class Mean:
    """The mean of independent observations."""

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

    def packed(self) -> Any:
        """As JSON, to be kept; nothing is lost."""
        return [self.count, self.total, self.squares]

    @classmethod
    def unpacked(cls, packed: Any) -> "Mean":
        found = cls()
        found.count, found.total, found.squares = packed
        return found

    def estimate(self) -> Estimate:
        mean = self.total / self.count
        if self.count < 2:
            return Estimate(mean, None)
        variance = max(0.0, self.squares - self.total * mean) / (self.count - 1)
        return Estimate(mean, SURE * math.sqrt(variance / self.count))


@dataclass(frozen=True)
class Outcome:
    """How one game ended: the result, the deal's number, and the number of seats."""

    result: Result
    deal: int
    seats: int


class Deals:
    """Observations grouped by deal; each deal counts once, by its mean."""

    def __init__(self) -> None:
        # By deal: the number of games, and the sum of the observations.
        self.sums: Final[dict[int, tuple[int, float]]] = {}

    def observe(self, deal: int, value: float, games: int = 1) -> None:
        known = self.sums.get(deal, (0, 0.0))
        self.sums[deal] = (known[0] + games, known[1] + value)

    def add(self, other: "Deals") -> None:
        for deal, (games, value) in other.sums.items():
            self.observe(deal, value, games)

    def estimate(self) -> Estimate:
        """The mean over all deals."""
        mean = Mean()
        for games, value in self.sums.values():
            mean.observe(value / games)
        return mean.estimate()

    def difference_to(self, other: "Deals") -> Estimate:
        """The difference to another one, over the deals that both have."""
        mean = Mean()
        for deal, (games, value) in self.sums.items():
            if deal in other.sums:
                others, least = other.sums[deal]
                mean.observe(value / games - least / others)
        return mean.estimate()


class Strength:
    """The results of one bot. A game counts once, however many seats the bot has in it.

    The game's own measures are averaged per game first, so they count once too.
    """

    def __init__(self) -> None:
        self.share: Final = Mean()
        self.wins: Final = Mean()
        self.score: Final = Mean()
        # How much more often its seats win than the others at the table.
        self.lead: Final = Mean()
        self.wins_by_deal: Final = Deals()
        self.share_by_deal: Final = Deals()
        self.lead_by_deal: Final = Deals()
        self.measures: Final[dict[str, Mean]] = {}
        self.settings: Final[dict[Setting, Mean]] = {}
        # Thinking times in microseconds, rounded to two digits.
        self.thinking: Final[Counter[int]] = Counter()

    def count(self, seats: list[int], outcome: Outcome, setting: Setting = ()) -> None:
        if not seats:
            return
        result, deal = outcome.result, outcome.deal
        won = _won(seats, result)
        share = won / len(result.winners) if result.winners else 0.0
        self.wins.observe(won)
        self.wins_by_deal.observe(deal, won)
        self.share.observe(share)
        self.share_by_deal.observe(deal, share)
        others = [seat for seat in range(outcome.seats) if seat not in seats]
        if others:
            lead = won - _won(others, result)
            self.lead.observe(lead)
            self.lead_by_deal.observe(deal, lead)
        if setting:
            self.settings.setdefault(setting, Mean()).observe(won)
        if result.scores:
            self.score.observe(sum(result.scores[seat] for seat in seats) / len(seats))

    def measure(self, name: str, value: float) -> None:
        self.measures.setdefault(name, Mean()).observe(value)

    def add(self, other: "Strength") -> None:
        for mean, theirs in zip(self._means(), other._means(), strict=True):
            mean.add(theirs)
        for deals, others in zip(self._deals(), other._deals(), strict=True):
            deals.add(others)
        for name, mean in other.measures.items():
            self.measures.setdefault(name, Mean()).add(mean)
        for setting, mean in other.settings.items():
            self.settings.setdefault(setting, Mean()).add(mean)
        self.thinking.update(other.thinking)

    def packed(self) -> Any:
        """As JSON, to be kept; nothing is lost."""
        return {
            "means": [each.packed() for each in self._means()],
            "deals": [
                [[deal, *sums] for deal, sums in each.sums.items()] for each in self._deals()
            ],
            "measures": {name: mean.packed() for name, mean in self.measures.items()},
            "settings": [[setting, mean.packed()] for setting, mean in self.settings.items()],
            "thinking": list(self.thinking.items()),
        }

    @classmethod
    def unpacked(cls, packed: Any) -> "Strength":
        found = cls()
        for mean, numbers in zip(found._means(), packed["means"], strict=True):
            mean.add(Mean.unpacked(numbers))
        for deals, rows in zip(found._deals(), packed["deals"], strict=True):
            deals.sums.update({deal: (games, value) for deal, games, value in rows})
        for name, numbers in packed["measures"].items():
            found.measures[name] = Mean.unpacked(numbers)
        for setting, numbers in packed["settings"]:
            found.settings[tuple(setting)] = Mean.unpacked(numbers)
        found.thinking.update(dict(packed["thinking"]))
        return found

    def _means(self) -> tuple[Mean, ...]:
        return self.share, self.wins, self.score, self.lead

    def _deals(self) -> tuple[Deals, ...]:
        return self.wins_by_deal, self.share_by_deal, self.lead_by_deal

    def milliseconds(self, part: float = MEDIAN) -> float:
        return quantile(self.thinking, part) / 1000

    def to_plain(self) -> dict[str, Any]:
        return {
            "games": self.wins.count,
            "share": self.share.estimate().to_plain(),
            "wins": self.wins.estimate().to_plain(),
            "lead": self.lead.estimate().to_plain() if self.lead.count else None,
            "by_deal": {
                name: {"deals": len(deals.sums), "raw": deals.estimate().to_plain()}
                for name, deals in (
                    ("wins", self.wins_by_deal),
                    ("share", self.share_by_deal),
                    ("lead", self.lead_by_deal),
                )
                if deals.sums
            },
            "score": self.score.estimate().to_plain() if self.score.count else None,
            "milliseconds": self.milliseconds(),
            "milliseconds_95": self.milliseconds(NEARLY_ALL),
            "measures": {name: mean.estimate().to_plain() for name, mean in self.measures.items()},
            "settings": [
                {"setting": setting, "games": mean.count, "wins": mean.total / mean.count}
                for setting, mean in sorted(self.settings.items())
            ],
        }


def quantile(times: Counter[int], part: float) -> int:
    """The number that this part of the counted numbers doesn't exceed; 0 if there are none."""
    left = times.total() * part
    for time, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return time
    return max(times, default=0)


def _won(seats: list[int], result: Result) -> float:
    return len([seat for seat in seats if seat in result.winners]) / len(seats)
