"""Measure player experience: length and endings of games, waiting times, bots' acts and talk.

found = player_experience("arkham-ritual", ("adept",) * 5, games=40, seed=7)
found.rounds.median, found.over_by(2), found.endings["survivors"], found.wasted_share
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from miskatonic.bots import Budget
from miskatonic.kernel.options import OptionValues
from miskatonic.sim.arena import ALL, Contest
from miskatonic.sim.game_result import ActCount, GameResult, play_all
from miskatonic.sim.strength import MEDIAN, NEARLY_ALL, quantile
from miskatonic.sim.workers import workers

MOST: Final = 0.9


class Spread:
    """The distribution of some numbers: median, mean, maximum and quantiles."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers: Final = sorted(numbers)

    def part(self, part: float) -> float:
        """A quantile."""
        if not self.numbers:
            return 0.0
        return self.numbers[min(len(self.numbers) - 1, int(part * len(self.numbers)))]

    @property
    def median(self) -> float:
        return self.part(MEDIAN)

    @property
    def ninety(self) -> float:
        return self.part(MOST)

    @property
    def longest(self) -> float:
        return self.numbers[-1] if self.numbers else 0.0

    @property
    def mean(self) -> float:
        return sum(self.numbers) / len(self.numbers) if self.numbers else 0.0


class PlayerExperience:
    """Statistics of some games of one cell."""

    def __init__(self, games: Sequence[GameResult]) -> None:
        self.games: Final = games
        self.rounds: Final = Spread(game.rounds for game in games)
        self.decisions: Final = Spread(game.decisions for game in games)
        self.endings: Final = Counter(game.ending for game in games)
        self.minutes: Final = Spread(game.length / 60_000 for game in games)
        # Each wait of a person, and the waiting time per game, in seconds.
        self.waits: Final = Spread(wait / 1000 for game in games for wait in game.waits)
        self.wasted: Final = _total(game.wasted for game in games)
        self.reasons: Final = _total(game.reasons for game in games)

    def over_by(self, round: int) -> float:
        """The share of games that ended in this round or earlier."""
        return len([game for game in self.games if game.rounds <= round]) / len(self.games)

    @property
    def waiting_share(self) -> float:
        """The share of the time that a person waits."""
        length = sum(game.length for game in self.games)
        return sum(sum(game.waits) for game in self.games) / length if length else 0.0

    @property
    def acts(self) -> int:
        """The number of acts that are not claims."""
        return sum(each.times for each in self._counted() if not each.spoken)

    @property
    def wasted_share(self) -> float:
        return self.wasted.total() / self.acts if self.acts else 0.0

    @property
    def claims_a_game(self) -> float:
        return sum(game.said for game in self.games) / len(self.games)

    @property
    def reasoned(self) -> float | None:
        """The share of accusations that name a reason; None without accusations."""
        total = self.reasons.total()
        return (total - self.reasons[""]) / total if total else None

    def wins_of(self, team: str = ALL) -> int:
        """The number of games won by this team or, by default, by any seat."""
        return len(
            [
                game
                for game in self.games
                if any(team in (ALL, game.teams[seat]) for seat in game.winners)
            ]
        )

    def thoughts(self, bot: str | None = None) -> Counter[int]:
        """Thinking times in microseconds, of one bot or of all."""
        found: Counter[int] = Counter()
        for game in self.games:
            for name, times in game.thoughts.items():
                if bot in (None, name):
                    found.update({int(time): count for time, count in times.items()})
        return found

    def milliseconds(self, bot: str | None = None) -> tuple[float, float, float]:
        """The median, 95th percentile and maximum thinking time."""
        times = self.thoughts(bot)
        median, nearly_all, most = (quantile(times, part) for part in (MEDIAN, NEARLY_ALL, 1.0))
        return median / 1000, nearly_all / 1000, most / 1000

    def acts_by_team(self) -> dict[str, dict[str, float]]:
        """Acts per seat and game, by kind and team."""
        seats: Counter[str] = Counter()
        times: dict[str, Counter[str]] = {}
        for game in self.games:
            seats.update(game.teams)
            for each in game.acts:
                if each.public and each.seat < len(game.teams):
                    times.setdefault(each.kind, Counter())[game.teams[each.seat]] += each.times
        return {
            kind: {team: found[team] / seats[team] for team in sorted(seats)}
            for kind, found in sorted(times.items())
        }

    def one_team_only(self, by_rule: frozenset[str] = frozenset()) -> list[str]:
        """Kinds of acts and claims that only one team does, except those reserved by a rule."""
        return [
            kind
            for kind, teams in self.acts_by_team().items()
            if len(teams) > 1 and 0.0 in teams.values() and kind not in by_rule
        ]

    def _counted(self) -> list[ActCount]:
        return [each for game in self.games for each in game.acts]


def player_experience(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: OptionValues | None = None,
    teams: Mapping[str, str] | None = None,
    budget: Budget | None = None,
    processes: int = 1,
) -> PlayerExperience:
    """Play games with fixed seeds and return their statistics: for tests and quick checks."""
    contest = Contest(
        game, options or {}, tuple(bots), games, seed, budget or Budget(), dict(teams or {})
    )
    with workers(processes) as several:
        return PlayerExperience(list(play_all(contest, range(games), several)))


def _total(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in counts:
        found.update(each)
    return found
