"""What players feel: how long games are, how they end, how long one waits, what bots do and say.

felt = feel("arkham-ritual", ("adept",) * 5, games=40, seed=7)
felt.rounds.median, felt.over_by(2), felt.endings["survivors"], felt.wasted_share
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from miskatonic.bots import Budget
from miskatonic.kernel.options import OptionValues
from miskatonic.sim.arena import ALL, Contest
from miskatonic.sim.measures import measures_of
from miskatonic.sim.played import Counted, Played, play_all
from miskatonic.sim.strength import MEDIAN, NEARLY_ALL
from miskatonic.sim.workers import workers

MOST: Final = 0.9


class Spread:
    """Numbers, of which the middle, the mean and the longest are told."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers: Final = sorted(numbers)

    def part(self, part: float) -> float:
        """So many of the numbers are at most this."""
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

    def to_plain(self) -> dict[str, float]:
        return {
            "mean": self.mean,
            "median": self.median,
            "ninety": self.ninety,
            "longest": self.longest,
        }


class Feel:
    """The figures of some games of one cell."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.games: Final = games
        self.rounds: Final = Spread(game.rounds for game in games)
        self.decisions: Final = Spread(game.decisions for game in games)
        self.endings: Final = Counter(game.ending for game in games)
        self.minutes: Final = Spread(game.length / 60_000 for game in games)
        # Every time that a person had to wait, and how much of a game that is, in seconds.
        self.waits: Final = Spread(wait / 1000 for game in games for wait in game.waits)
        self.wasted: Final = _total(game.wasted for game in games)
        self.reasons: Final = _total(game.reasons for game in games)

    def over_by(self, round: int) -> float:
        """The share of games that were over in this round or before."""
        return len([game for game in self.games if game.rounds <= round]) / len(self.games)

    @property
    def waiting_share(self) -> float:
        """How much of the time a person waits."""
        length = sum(game.length for game in self.games)
        return sum(sum(game.waits) for game in self.games) / length if length else 0.0

    @property
    def acts(self) -> int:
        """What was done, without what was only said."""
        return sum(each.times for each in self._counted() if not each.spoken)

    @property
    def wasted_share(self) -> float:
        return self.wasted.total() / self.acts if self.acts else 0.0

    @property
    def claims_a_game(self) -> float:
        return sum(game.said for game in self.games) / len(self.games)

    @property
    def reasoned(self) -> float | None:
        """The share of accusations that name a ground; None where nobody accuses."""
        total = self.reasons.total()
        return (total - self.reasons[""]) / total if total else None

    def wins_of(self, team: str = ALL) -> int:
        """How many games somebody won: of this team, or anybody at all."""
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
        """The median, 95 % and longest thought."""
        times = self.thoughts(bot)
        if not times:
            return 0.0, 0.0, 0.0
        return _within(times, MEDIAN), _within(times, NEARLY_ALL), max(times) / 1000

    def acts_by_team(self, spoken: bool | None = None) -> dict[str, dict[str, float]]:
        """By kind and team how often a seat of that team does it, a game."""
        seats: Counter[str] = Counter()
        times: dict[str, Counter[str]] = {}
        for game in self.games:
            seats.update(game.teams)
            for each in game.acts:
                if each.public and each.seat < len(game.teams) and spoken in (None, each.spoken):
                    times.setdefault(each.kind, Counter())[game.teams[each.seat]] += each.times
        return {
            kind: {team: found[team] / seats[team] for team in sorted(seats)}
            for kind, found in sorted(times.items())
        }

    def one_team_only(self, by_rule: frozenset[str] = frozenset()) -> list[str]:
        """Kinds of acts and claims that one team alone does, though no rule leaves them to it."""
        return [
            kind
            for kind, teams in self.acts_by_team().items()
            if len(teams) > 1 and 0.0 in teams.values() and kind not in by_rule
        ]

    def _counted(self) -> list[Counted]:
        return [each for game in self.games for each in game.acts]

    def to_plain(self) -> dict[str, Any]:
        times = dict(zip(("median", "p95", "longest"), self.milliseconds(), strict=True))
        return {
            "games": len(self.games),
            "rounds": self.rounds.to_plain(),
            "decisions": self.decisions.to_plain(),
            "endings": dict(sorted(self.endings.items())),
            "over_by_round_2": self.over_by(2),
            "minutes": self.minutes.to_plain(),
            "waits": self.waits.to_plain(),
            "waiting_share": self.waiting_share,
            "acts": self.acts,
            "wasted": dict(sorted(self.wasted.items())),
            "wasted_share": self.wasted_share,
            "claims_a_game": self.claims_a_game,
            "reasons": dict(sorted(self.reasons.items())),
            "reasoned": self.reasoned,
            "acts_by_team": self.acts_by_team(),
            "milliseconds": times,
        }


def feel(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: OptionValues | None = None,
    teams: Mapping[str, str] | None = None,
    budget: Budget | None = None,
    processes: int = 1,
) -> Feel:
    """Play games with fixed seeds, and see what they felt like: for small gates, and for looks."""
    contest = Contest(
        game, options or {}, tuple(bots), games, seed, budget or Budget(), dict(teams or {})
    )
    with workers(processes) as several:
        return Feel(list(play_all(contest, range(games), several)))


def only_one_team(game: str, felt: Feel) -> list[str]:
    """What betrays a team by its mere kind, in the games of this cell."""
    return felt.one_team_only(measures_of(game).one_team_by_rule)


def _total(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in counts:
        found.update(each)
    return found


def _within(times: Counter[int], part: float) -> float:
    left = times.total() * part
    for time, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return time / 1000
    return max(times) / 1000
