"""Statistics of many games as exact counts; those of parts of a simulation can be added up."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from miskatonic.kernel.state import Result


class Statistics:
    """Counts of finished games with one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.games = 0
        self.wins: Final = [0] * seats
        self.reasons: Final[Counter[str]] = Counter()
        self.winners: Final[Counter[int]] = Counter()
        self.scores: Final[Counter[int]] = Counter()
        self.decisions: Final[Counter[int]] = Counter()
        self.tallies: Final[dict[str, Counter[int]]] = {}

    def __repr__(self) -> str:
        return f"<Statistics of {self.games} games, wins by seat: {self.wins}>"

    def count(self, result: Result, decisions: int, tally: Mapping[str, int]) -> None:
        self.games += 1
        for seat in result.winners:
            self.wins[seat] += 1
        self.reasons[result.reason] += 1
        self.winners[len(result.winners)] += 1
        self.scores.update(result.scores)
        self.decisions[decisions] += 1
        for name, number in tally.items():
            self.tallies.setdefault(name, Counter())[number] += 1

    def add(self, other: "Statistics") -> None:
        self.games += other.games
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
        self.reasons.update(other.reasons)
        self.winners.update(other.winners)
        self.scores.update(other.scores)
        self.decisions.update(other.decisions)
        for name, counts in other.tallies.items():
            self.tallies.setdefault(name, Counter()).update(counts)

    def packed(self) -> Any:
        """Lossless JSON, for a results file."""
        tallies = {name: _pairs(counts) for name, counts in self.tallies.items()}
        counted = [_pairs(each) for each in (self.winners, self.scores, self.decisions)]
        return [self.games, self.wins, dict(self.reasons), *counted, tallies]

    @classmethod
    def unpacked(cls, seats: int, packed: Any) -> "Statistics":
        found = cls(seats)
        found.games, found.wins[:], reasons, winners, scores, decisions, tallies = packed
        found.reasons.update(reasons)
        found.winners.update(dict(winners))
        found.scores.update(dict(scores))
        found.decisions.update(dict(decisions))
        found.tallies.update({name: Counter(dict(counts)) for name, counts in tallies.items()})
        return found

    def to_plain(self) -> dict[str, Any]:
        """All counts as plain data, in a fixed order."""
        return {
            "games": self.games,
            "wins": list(self.wins),
            "winners": _by_value(self.winners),
            "reasons": dict(sorted(self.reasons.items())),
            "scores": summary(self.scores),
            "decisions": summary(self.decisions),
            "tally": {name: summary(counts) for name, counts in self.tallies.items()},
        }


def summary(counts: Counter[int]) -> dict[str, Any]:
    """Mean, extremes, total and the whole distribution."""
    number = counts.total()
    total = sum(value * count for value, count in counts.items())
    return {
        "mean": total / number,
        "lowest": min(counts),
        "highest": max(counts),
        "total": total,
        "counts": _by_value(counts),
    }


def _pairs(counts: Counter[int]) -> list[tuple[int, int]]:
    return list(counts.items())


def _by_value(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}
