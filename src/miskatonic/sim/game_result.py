"""The result of one game between bots, as one line of a results file.

Reports on player experience, team leaks and strength are all computed from these lines, so that
games are played only once and an interrupted run can be resumed.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Any, Final

import msgspec

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.measures import Act
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.state import Result
from miskatonic.kernel.view import waiting_for
from miskatonic.sim.arena import Contest, Match
from miskatonic.sim.local_workers import THIS_PROCESS
from miskatonic.sim.strength import Outcome
from miskatonic.sim.waiting import WaitingTimes, least_times
from miskatonic.sim.workers import Workers

# The bots that have made a decision in this process, by game and name.
_AWAKE: Final[set[tuple[str, str]]] = set()


class ActCount(msgspec.Struct, omit_defaults=True, frozen=True):
    """How often a seat did one kind of act."""

    seat: int
    kind: str
    times: int
    spoken: bool = False
    reaction: bool = False
    early: bool = False
    public: bool = True


class GameResult(msgspec.Struct, omit_defaults=True):
    """The result of one game. Times are in milliseconds, thoughts in rounded microseconds."""

    number: int
    deal: int
    names: list[str]
    teams: list[str]
    winners: list[int]
    losers: list[int]
    scores: list[int]
    ending: str
    rounds: int
    decisions: int
    length: int
    waits: list[int]
    acts: list[ActCount]
    wasted: dict[str, int] = {}
    reasons: dict[str, int] = {}
    thoughts: dict[str, dict[str, int]] = {}
    said: int = 0
    # How long it took to play.
    seconds: float = 0.0

    def outcome(self) -> Outcome:
        result = Result(tuple(self.winners), tuple(self.losers), tuple(self.scores), self.ending)
        return Outcome(result, self.deal, len(self.names))


class WatchedGame(Match):
    """A game of a contest, observed from one seat, which rotates: game i from seat i."""

    def __init__(self, contest: Contest, number: int) -> None:
        super().__init__(contest, number, {})
        manifest = MANIFESTS[contest.game]
        options = GAMES[contest.game].read(len(contest.bots), self.options)
        self.waiting: Final = WaitingTimes(
            f"{contest.seed} {contest.deal_of(number)}",
            number % len(contest.bots),
            least_times(manifest, options),
        )
        self.decisions = 0
        self.said = 0
        self.acts: Final[list[Act]] = []
        self.thoughts: Final[dict[str, Counter[str]]] = {}

    def played(self) -> GameResult:
        """Play to the end."""
        while (result := self.game.result(self.g)) is None:
            self.form_teams()
            self.waiting.look([(each["id"], each["seat"]) for each in waiting_for(self.g)])
            self.go_on()
        self.waiting.end()
        return self._summed_up(result)

    def answer(self, seat: int) -> None:
        decision = self.game.decision(self.g, seat)
        assert decision is not None
        self.decisions += 1
        self.waiting.answer(int(decision.id), seat, decision.prompt)
        super().answer(seat)

    def before_choice(self, seat: int, view: Any, choice: int) -> None:
        self.acts.extend(self.contest.measures.acts_of_choice(self.g, seat, view, choice))

    def say(self, seat: int, claim: Claim) -> None:
        self.said += 1
        super().say(seat, claim)

    def note_thinking(self, seat: int, options: int, time: int) -> None:
        """Skip a bot's first decision in a process, which includes loading time."""
        bot = (self.contest.game, self.names[seat])
        if bot not in _AWAKE:
            _AWAKE.add(bot)
        elif options > 1:
            self.thoughts.setdefault(self.names[seat], Counter())[str(time)] += 1

    def _summed_up(self, result: Result) -> GameResult:
        measures, g = self.contest.measures, self.g
        acts = [*measures.acts_in(g), *self.acts]
        accusations = [act for act in acts if act.accuses]
        return GameResult(
            number=self.number,
            deal=self.contest.deal_of(self.number),
            names=list(self.names),
            teams=list(self.teams),
            winners=list(result.winners),
            losers=list(result.losers),
            scores=list(result.scores),
            ending=measures.ending_of(g),
            rounds=measures.rounds_of(g),
            decisions=self.decisions,
            length=self.waiting.now,
            waits=self.waiting.waits,
            acts=counted(acts),
            wasted=dict(Counter(act.wasted for act in acts if act.wasted)),
            reasons=dict(Counter(act.reason for act in accusations)),
            thoughts={name: dict(times) for name, times in self.thoughts.items()},
            said=self.said,
        )


def counted(acts: Iterable[Act]) -> list[ActCount]:
    """Count acts by seat and kind; `early` are those before the first vote."""
    found = Counter(
        (act.seat, act.kind, act.spoken, act.reaction, act.votes == 0, act.public) for act in acts
    )
    return [
        ActCount(seat, kind, times, spoken, reaction, early, public)
        for (seat, kind, spoken, reaction, early, public), times in found.items()
    ]


def play_one(contest: Contest, number: int) -> GameResult:
    began = perf_counter()
    played = WatchedGame(contest, number).played()
    played.seconds = round(perf_counter() - began, 3)
    return played


def play_all(
    contest: Contest, numbers: Iterable[int], workers: Workers = THIS_PROCESS
) -> Iterator[GameResult]:
    """Play these games of a contest."""
    return workers.do(play_one, [(contest, number) for number in numbers])
