"""How strong bots are: many games with changing seats, and what came of them, with its uncertainty.

Game number i has a seed of its own, and in it everybody sits i seats further; so the deal favours
nobody, and neither the number of processes nor their speed changes what is found.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from miskatonic.bots import Bot, Budget, levels, make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES
from miskatonic.games.arkham_ritual.state import Ritual, seat_bit
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Result, State
from miskatonic.sim.simulate import PLAYERS, seed_of

BATCH: Final = 5
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


@dataclass(frozen=True)
class Contest:
    """Who meets whom, at which table, how often; and how long a bot may think."""

    game: str
    options: OptionValues
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: Budget


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
    """How the seats of one bot did. A game counts once, however many of its seats the bot has."""

    def __init__(self) -> None:
        self.share: Final = Mean()
        self.wins: Final = Mean()
        self.score: Final = Mean()
        # Thinking times in microseconds, rounded to two digits.
        self.thinking: Final[Counter[int]] = Counter()

    def count(self, seats: list[int], result: Result) -> None:
        won = len([seat for seat in seats if seat in result.winners]) / len(seats)
        self.wins.observe(won)
        self.share.observe(won / len(result.winners) if result.winners else 0.0)
        if result.scores:
            self.score.observe(sum(result.scores[seat] for seat in seats) / len(seats))

    def add(self, other: "Strength") -> None:
        self.share.add(other.share)
        self.wins.add(other.wins)
        self.score.add(other.score)
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
        }


Strengths = dict[str, Strength]


def known_bots(game_id: str) -> tuple[str, ...]:
    """All that may enter a contest."""
    return (*levels(game_id), ORACLE) if game_id in ORACLES else levels(game_id)


def hold(
    contest: Contest, processes: int = 1, progress: Callable[[int], None] | None = None
) -> Strengths:
    """Play all games; `progress` is told how many more were played."""
    _check(contest)
    found: Strengths = {bot: Strength() for bot in contest.bots}
    for games, some in _played(contest, processes):
        for bot, strength in some.items():
            found[bot].add(strength)
        if progress is not None:
            progress(games)
    return found


def _check(contest: Contest) -> None:
    known = known_bots(contest.game)
    for bot in contest.bots:
        if bot not in known:
            raise BadOptions(f"no bots {bot!r}; {contest.game} has {', '.join(known)}")
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
    seats = len(contest.bots)
    found: Strengths = {bot: Strength() for bot in contest.bots}
    for number in numbers:
        seated = [contest.bots[(seat + number) % seats] for seat in range(seats)]
        result = _play(contest, seated, number, found)
        for bot, strength in found.items():
            strength.count([seat for seat, each in enumerate(seated) if each == bot], result)
    return len(numbers), found


def _play(contest: Contest, seated: list[str], number: int, found: Strengths) -> Result:
    game = GAMES[contest.game]
    secret = seed_of(contest.seed, number)
    g = game.new(len(seated), contest.options, secret)
    rng = Rng(secret, PLAYERS)
    bots = [_enter(contest.game, bot) for bot in seated]
    while True:
        result = game.result(g)
        if result is not None:
            return result
        seat = next(each.seat for each in game.decisions(g) if not each.optional)
        shown = ORACLES[contest.game][1](g, seat) if seated[seat] == ORACLE else g
        view = game.view(shown, seat)
        began = perf_counter()
        choice = bots[seat].choose(view, view["decision"], rng, contest.budget)
        found[seated[seat]].thinking[_rounded(perf_counter() - began)] += 1
        game.play(g, seat, choice)


def _enter(game_id: str, bot: str) -> Bot:
    return make(game_id, ORACLES[game_id][0] if bot == ORACLE else bot)


def _rounded(seconds: float) -> int:
    return int(float(f"{seconds * 1e6:.1e}"))
