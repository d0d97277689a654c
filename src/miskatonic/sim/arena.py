"""How strong bots are: many games with changing seats, and what came of them, with its uncertainty.

Game number i has a seed of its own, and in it everybody sits i seats further; so the deal favours
nobody, and neither the number of processes nor their speed changes what is found.

Where a game has teams, a bot is also counted for each team by itself, and bots may be given by
team. Bots that talk may do so whenever somebody else is asked, by turns, until none of them
wants to.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from miskatonic.bots import Bot, Budget, Speaker, levels, make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES
from miskatonic.games.arkham_ritual.state import Ritual, seat_bit
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Result, State
from miskatonic.sim.cultists import CultistsWatch
from miskatonic.sim.simulate import PLAYERS, seed_of
from miskatonic.sim.watch import Watch

BATCH: Final = 5
# Everybody may speak so many times at most before play goes on.
LAPS: Final = 8
# 95 % of a normal distribution lie within so many standard deviations.
SURE: Final = 1.96
ORACLE: Final = "oracle"


def _shown_its_card(g: State, seat: int) -> State:
    assert isinstance(g, Ritual)
    shown = g.clone()
    shown.knows_own |= seat_bit(seat)
    return shown


# The bot that an oracle is, and the table as it is shown to it: a ceiling for strength.
ORACLES: Final[dict[str, tuple[str, Callable[[State, int], State]]]] = {
    "arkham-ritual": ("adept", _shown_its_card),
}
WATCHES: Final[dict[str, Watch]] = {"among-cultists": CultistsWatch()}


@dataclass(frozen=True)
class Contest:
    """Who meets whom, at which table, how often; and how long a bot may think.

    `bots` has one for each seat; those of `teams` take their places once the teams are dealt.
    """

    game: str
    options: OptionValues
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: Budget
    teams: dict[str, str] = field(default_factory=dict)

    @property
    def watch(self) -> Watch:
        return WATCHES.get(self.game, NOTHING_TO_WATCH)


NOTHING_TO_WATCH: Final = Watch()


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
        # Thinking times in microseconds, rounded to two digits.
        self.thinking: Final[Counter[int]] = Counter()

    def count(self, seats: list[int], result: Result) -> None:
        if not seats:
            return
        won = len([seat for seat in seats if seat in result.winners]) / len(seats)
        self.wins.observe(won)
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
        self.thinking.update(other.thinking)

    def median_milliseconds(self) -> float:
        half = self.thinking.total() / 2
        for time, count in sorted(self.thinking.items()):
            half -= count
            if half <= 0:
                return time / 1000
        return 0.0

    def to_plain(self) -> dict[str, Any]:
        return {
            "games": self.wins.count,
            "share": self.share.estimate().to_plain(),
            "wins": self.wins.estimate().to_plain(),
            "score": self.score.estimate().to_plain() if self.score.count else None,
            "milliseconds": self.median_milliseconds(),
            "measures": {name: mean.estimate().to_plain() for name, mean in self.measures.items()},
        }


Row = tuple[str, str]
# By bot and team; the team is empty for the bot in all of them.
Strengths = dict[Row, Strength]
ALL: Final = ""


def known_bots(game_id: str) -> tuple[str, ...]:
    """All that may enter a contest."""
    return (*levels(game_id), ORACLE) if game_id in ORACLES else levels(game_id)


def hold(
    contest: Contest, processes: int = 1, progress: Callable[[int], None] | None = None
) -> Strengths:
    """Play all games; `progress` is told how many more were played."""
    _check(contest)
    found = _nothing_yet(contest)
    for games, some in _played(contest, processes):
        for row, strength in some.items():
            found[row].add(strength)
        if progress is not None:
            progress(games)
    return {row: strength for row, strength in found.items() if strength.wins.count}


def _nothing_yet(contest: Contest) -> Strengths:
    entered = contest.teams.values() if contest.teams else contest.bots
    teams = (ALL, *contest.watch.teams)
    return {(bot, team): Strength() for bot in entered for team in teams}


def _check(contest: Contest) -> None:
    known = known_bots(contest.game)
    for bot in (*contest.bots, *contest.teams.values()):
        if bot not in known:
            raise BadOptions(f"no bots {bot!r}; {contest.game} has {', '.join(known)}")
    teams = contest.watch.teams
    if contest.teams and set(contest.teams) != set(teams):
        named = ", ".join(contest.teams)
        raise BadOptions(f"bots for the teams {named}; {contest.game} has {', '.join(teams)}")
    GAMES[contest.game].read(len(contest.bots), contest.options)


def _played(contest: Contest, processes: int) -> Iterator[tuple[int, Strengths]]:
    starts = range(0, contest.games, BATCH)
    if processes == 1:
        for start in starts:
            yield play_batch(contest, start)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_batch, [contest] * len(starts), starts)


def play_batch(contest: Contest, start: int) -> tuple[int, Strengths]:
    """The games from number `start` on, at most a batch of them, and how many there were."""
    numbers = range(start, min(start + BATCH, contest.games))
    found = _nothing_yet(contest)
    for number in numbers:
        Match(contest, number, found).play()
    return len(numbers), found


class Match:
    """One game of a contest."""

    def __init__(self, contest: Contest, number: int, found: Strengths) -> None:
        seats = len(contest.bots)
        secret = seed_of(contest.seed, number)
        self.contest: Final = contest
        self.found: Final = found
        self.game: Final = GAMES[contest.game]
        self.g: Final = self.game.new(seats, contest.options, secret)
        self.rng: Final = Rng(secret, PLAYERS)
        self.turn = number
        self.asked: list[tuple[int, str]] = []
        self.teams: list[str] = [ALL] * seats
        self.measured: Final[dict[tuple[Row, str], Mean]] = {}
        self.names: Final = [contest.bots[(seat + number) % seats] for seat in range(seats)]
        self.bots: Final = [_enter(contest.game, name) for name in self.names]

    def play(self) -> None:
        game, g = self.game, self.g
        while (result := game.result(g)) is None:
            self._form_teams()
            self._talk()
            self._choose(next(each.seat for each in game.decisions(g) if not each.optional))
        for (bot, team), strength in self.found.items():
            strength.count(self._seats_of(bot, team), result)
        for (row, name), mean in self.measured.items():
            self.found[row].measure(name, mean.total / mean.count)

    def _seats_of(self, bot: str, team: str) -> list[int]:
        return [
            seat
            for seat, name in enumerate(self.names)
            if name == bot and team in (ALL, self.teams[seat])
        ]

    def _form_teams(self) -> None:
        """Once they are dealt, each seat is played by its team's bot."""
        if self.teams[0] != ALL:
            return
        for seat in range(len(self.names)):
            team = self.contest.watch.team_of(self.g, seat)
            if team is None:
                return
            self.teams[seat] = team
            if self.contest.teams:
                self.names[seat] = self.contest.teams[team]
                self.bots[seat] = _enter(self.contest.game, self.names[seat])

    def _talk(self) -> None:
        """When others are asked, or something else, in seat order from a start that goes round."""
        game, g = self.game, self.g
        asked = [(int(each.seat), each.prompt) for each in game.decisions(g)]
        waits_on = [each for each in asked if each in self.asked]
        self.asked = asked
        if waits_on:
            return
        seats = len(self.bots)
        self.turn += 1
        for _ in range(LAPS):
            silent = True
            for at in range(seats):
                seat = (self.turn + at) % seats
                bot = self.bots[seat]
                if isinstance(bot, Speaker):
                    claim = bot.speak(game.view(g, seat), self.rng)
                    if claim is not None:
                        game.say(g, seat, claim)
                        silent = False
            if silent:
                break

    def _choose(self, seat: int) -> None:
        contest, name, bot = self.contest, self.names[seat], self.bots[seat]
        shown = ORACLES[contest.game][1](self.g, seat) if name == ORACLE else self.g
        view = self.game.view(shown, seat)
        began = perf_counter()
        choice = bot.choose(view, view["decision"], self.rng, contest.budget)
        time = _rounded(perf_counter() - began)
        measures = contest.watch.measure(self.g, seat, view, choice, bot)
        for row in {(name, ALL), (name, self.teams[seat])} & set(self.found):
            strength = self.found[row]
            # What leaves no choice takes no thought.
            if len(view["decision"]["options"]) > 1:
                strength.thinking[time] += 1
            for measure, value in measures:
                self.measured.setdefault((row, measure), Mean()).observe(value)
        self.game.play(self.g, seat, choice)


def _enter(game_id: str, bot: str) -> Bot:
    return make(game_id, ORACLES[game_id][0] if bot == ORACLE else bot)


def _rounded(seconds: float) -> int:
    return int(float(f"{seconds * 1e6:.1e}"))
