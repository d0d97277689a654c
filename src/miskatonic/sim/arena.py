"""Measure the strength of bots: many games with rotating seats, and confidence intervals.

Game i has its own seed, and the bots are rotated by i seats, so that the deal favours no bot and
results don't depend on the workers. A contest of duplicates repeats each deal until every bot has
had every seat. The deal is then the unit of observation: its games are not independent, and their
mean depends less on the cards.

In games with teams, bots are also counted by team, and can be assigned by team. In games with
settings, the games cycle through them, and wins are counted by setting. Whenever another seat is
asked, bots that talk may do so in turn until none of them has anything to say.
"""

import contextlib
import gc
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import thread_time
from typing import Any, Final

import msgspec

from miskatonic.bots import Bot, Budget, levels, make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.measures import Measures
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.code_version import code_of
from miskatonic.sim.local_workers import THIS_PROCESS
from miskatonic.sim.resumable import KeptRun, batches, gathered
from miskatonic.sim.simulate import PLAYERS, seed_of
from miskatonic.sim.strength import Mean, Outcome, Setting, Strength
from miskatonic.sim.workers import Workers

BATCH: Final = 5
ORACLE: Final = "oracle"


@dataclass(frozen=True)
class Contest:
    """The plan of a contest: bots, options, number of games, and the budget per decision.

    `bots` has one entry per seat; those in `teams` replace them once the teams are dealt. The
    games cycle through all values of the options in `varied`.
    """

    game: str
    options: OptionValues
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: Budget
    teams: dict[str, str] = field(default_factory=dict)
    varied: tuple[str, ...] = ()
    duplicate: bool = False

    @property
    def measures(self) -> Measures:
        return MANIFESTS[self.game].measures

    def settings(self) -> list[Setting]:
        """All combinations of the varied options, in the game's order."""
        values = {option.name: option.values for option in GAMES[self.game].options}
        return list(itertools.product(*[values[name] for name in self.varied]))

    def setting_of(self, number: int) -> Setting:
        """The setting of a game; it changes after a full rotation of the seats."""
        settings = self.settings()
        lap = self.rotations if self.duplicate else len(self.bots)
        return settings[number // lap % len(settings)]

    @property
    def rotations(self) -> int:
        """The number of distinct rotations of the bots."""
        seats = len(self.bots)
        bots = self.bots
        return next(by for by in range(1, seats + 1) if bots[by:] + bots[:by] == bots)

    def deal_of(self, number: int) -> int:
        return number // self.rotations if self.duplicate else number

    def names_in(self, number: int) -> list[str]:
        """The bots by seat in a game, before teams are dealt."""
        seats = len(self.bots)
        return [self.bots[(seat + number) % seats] for seat in range(seats)]


Row = tuple[str, str]
# By bot and team; the empty team holds the bot's total.
Strengths = dict[Row, Strength]
# The number of games, and their results.
Batch = tuple[int, Strengths]
ALL: Final = ""


def known_bots(game_id: str) -> tuple[str, ...]:
    """The bots that can play in a contest."""
    measures = MANIFESTS[game_id].measures
    known = levels(game_id)
    return known if measures.oracle is None else (*known, ORACLE)


def play_contest(
    contest: Contest,
    workers: Workers = THIS_PROCESS,
    progress: Callable[[int, Strengths], None] | None = None,
    kept: KeptRun[Batch] | None = None,
) -> Strengths:
    """Play all games that are not in `kept`.

    `progress` is called with the number of new games and the results so far.
    """
    _check(contest)
    found = _nothing_yet(contest)
    tasks = [(contest, start) for start in range(0, contest.games, BATCH)]
    keys = batches(contest.games, BATCH)
    for games, some in gathered(play_batch, tasks, keys, workers, kept):
        for row, strength in some.items():
            found[row].add(strength)
        if progress is not None:
            progress(games, _entered(found))
    return _entered(found)


def keep_contest(file: Path, contest: Contest) -> KeptRun[Batch]:
    """Open the results file of a contest; raise BadOptions if it belongs to another one."""
    about = {"run": "arena", "code": code_of(contest.game), **msgspec.to_builtins(contest)}
    return KeptRun(file, about, _packed, _unpacked)


def _packed(batch: Batch) -> Any:
    games, found = batch
    return [games, [[*row, each.packed()] for row, each in found.items()]]


def _unpacked(packed: Any) -> Batch:
    games, rows = packed
    return games, {(bot, team): Strength.unpacked(each) for bot, team, each in rows}


def _entered(found: Strengths) -> Strengths:
    """The entries that have played at least one game."""
    return {row: strength for row, strength in found.items() if strength.wins.count}


def _nothing_yet(contest: Contest) -> Strengths:
    entered = contest.teams.values() if contest.teams else contest.bots
    teams = (ALL, *contest.measures.teams)
    return {(bot, team): Strength() for bot in entered for team in teams}


def _check(contest: Contest) -> None:
    known = known_bots(contest.game)
    for bot in (*contest.bots, *contest.teams.values()):
        if bot not in known:
            raise BadOptions(f"unknown level {bot!r}; {contest.game} has {', '.join(known)}")
    teams = contest.measures.teams
    if contest.teams and set(contest.teams) != set(teams):
        named = ", ".join(contest.teams)
        raise BadOptions(f"bots for the teams {named}; {contest.game} has {', '.join(teams)}")
    GAMES[contest.game].read(len(contest.bots), contest.options)


def play_batch(contest: Contest, start: int) -> Batch:
    """Play one batch of games starting with number `start`; also return how many it has."""
    numbers = range(start, min(start + BATCH, contest.games))
    found = _nothing_yet(contest)
    for number in numbers:
        Match(contest, number, found).play_out()
    return len(numbers), found


class Match(BotGame):
    """One game of a contest."""

    def __init__(self, contest: Contest, number: int, found: Strengths) -> None:
        seats = len(contest.bots)
        secret = seed_of(contest.seed, contest.deal_of(number))
        self.number: Final = number
        self.contest: Final = contest
        self.found: Final = found
        self.setting: Final = contest.setting_of(number)
        self.teams: list[str] = [ALL] * seats
        self.measured: Final[dict[tuple[Row, str], Mean]] = {}
        self.names: Final = contest.names_in(number)
        game = GAMES[contest.game]
        varied = dict(zip(contest.varied, self.setting, strict=True))
        self.options: Final[OptionValues] = {**contest.options, **varied}
        super().__init__(
            game,
            game.new(seats, self.options, secret),
            [_enter(contest.game, name) for name in self.names],
            Rng(secret, PLAYERS),
            contest.budget,
            number,
        )

    def play_out(self) -> None:
        while (result := self.game.result(self.g)) is None:
            self.form_teams()
            self.go_on()
        outcome = Outcome(result, self.contest.deal_of(self.number), len(self.names))
        for (bot, team), strength in self.found.items():
            strength.count(self._seats_of(bot, team), outcome, self.setting)
        for (row, name), mean in self.measured.items():
            self.found[row].measure(name, mean.total / mean.count)

    def _seats_of(self, bot: str, team: str) -> list[int]:
        return [
            seat
            for seat, name in enumerate(self.names)
            if name == bot and team in (ALL, self.teams[seat])
        ]

    def form_teams(self) -> None:
        """Assign each seat its team's bot, once the teams are dealt."""
        if self.teams[0] != ALL:
            return
        for seat in range(len(self.names)):
            team = self.contest.measures.team_of(self.g, seat)
            if team is None:
                return
            self.teams[seat] = team
            if self.contest.teams:
                self.names[seat] = self.contest.teams[team]
                self.bots[seat] = _enter(self.contest.game, self.names[seat])

    def answer(self, seat: int) -> None:
        contest, name, bot = self.contest, self.names[seat], self.bots[seat]
        shown = contest.measures.shown_to_oracle(self.g, seat) if name == ORACLE else self.g
        view = self.game.knowledge(shown, seat)
        with gc_paused():
            began = thread_time()
            choice = bot.choose(view, view["decision"], self.rng, self.budget)
            time = rounded(thread_time() - began)
        self.note_thinking(seat, len(view["decision"]["options"]), time)
        measured = contest.measures.measure(self.g, seat, view, choice, bot)
        for row in {(name, ALL), (name, self.teams[seat])} & set(self.found):
            for measure, value in measured:
                self.measured.setdefault((row, measure), Mean()).observe(value)
        self.before_choice(seat, view, choice)
        self.play(seat, choice)

    def before_choice(self, seat: int, view: Any, choice: int) -> None:
        """Hook for subclasses, called before a choice is played."""

    def note_thinking(self, seat: int, options: int, time: int) -> None:
        """Count a thinking time, unless there was only one option."""
        if options > 1:
            for row in {(self.names[seat], ALL), (self.names[seat], self.teams[seat])}:
                if row in self.found:
                    self.found[row].thinking[time] += 1


def _enter(game_id: str, bot: str) -> Bot:
    measures = MANIFESTS[game_id].measures
    return make(game_id, (measures.oracle or bot) if bot == ORACLE else bot)


@contextlib.contextmanager
def gc_paused() -> Iterator[None]:
    """Disable garbage collection, so that it doesn't count as thinking time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def rounded(seconds: float) -> int:
    """Convert to microseconds with two significant digits."""
    return int(float(f"{seconds * 1e6:.1e}"))
