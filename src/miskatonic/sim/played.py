"""One game between bots, and all of it that is worth keeping: a line in a file of results.

What players feel, tells, strength and luck are all worked out of such lines, so that games are
played once, and a run that was stopped goes on where it stood.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from time import perf_counter
from typing import Any, Final

import msgspec

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.state import Result
from miskatonic.kernel.view import waiting_for
from miskatonic.sim.arena import Contest, Match, weighed
from miskatonic.sim.measures import Act
from miskatonic.sim.strength import Outcome
from miskatonic.sim.waiting import Waiting, least_times
from miskatonic.sim.workers import HERE, Workers

# The bots that have had a thought in this process, by game and name.
_AWAKE: Final[set[tuple[str, str]]] = set()


class Counted(msgspec.Struct, omit_defaults=True, frozen=True):
    """How often a seat did the same."""

    seat: int
    kind: str
    times: int
    spoken: bool = False
    reaction: bool = False
    early: bool = False
    public: bool = True


class Played(msgspec.Struct, omit_defaults=True):
    """What one game came to. Times are in milliseconds, thoughts in microseconds to two digits."""

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
    luck: dict[str, list[float]]
    length: int
    waits: list[int]
    acts: list[Counted]
    wasted: dict[str, int] = {}
    reasons: dict[str, int] = {}
    thoughts: dict[str, dict[str, int]] = {}
    said: int = 0
    # What it took to play.
    seconds: float = 0.0

    def outcome(self, weights: Mapping[str, float]) -> Outcome:
        """With as much luck as the weights say."""
        result = Result(tuple(self.winners), tuple(self.losers), tuple(self.scores), self.ending)
        return Outcome(result, self.deal, weighed(self.luck, weights, len(self.names)))


class Watched(Match):
    """A game of a contest, watched from one seat after the other: game i from seat i."""

    def __init__(self, contest: Contest, number: int) -> None:
        super().__init__(contest, number, {})
        manifest = MANIFESTS[contest.game]
        options = GAMES[contest.game].read(len(contest.bots), self.options)
        self.waiting: Final = Waiting(
            f"{contest.seed} {contest.deal_of(number)}",
            number % len(contest.bots),
            least_times(manifest, options),
        )
        self.decisions = 0
        self.said = 0
        self.acts: Final[list[Act]] = []
        self.thoughts: Final[dict[str, Counter[str]]] = {}

    def played(self) -> Played:
        """Play it to its end."""
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

    def chose(self, seat: int, view: Any, choice: int) -> None:
        self.acts.extend(self.contest.measures.acts_of_choice(self.g, seat, view, choice))

    def say(self, seat: int, claim: Claim) -> None:
        self.said += 1
        super().say(seat, claim)

    def thought(self, seat: int, options: int, time: int) -> None:
        """A bot's first thought in a process is not counted: it loads what all of them need."""
        bot = (self.contest.game, self.names[seat])
        if bot not in _AWAKE:
            _AWAKE.add(bot)
        elif options > 1:
            self.thoughts.setdefault(self.names[seat], Counter())[str(time)] += 1

    def _summed_up(self, result: Result) -> Played:
        measures, g = self.contest.measures, self.g
        acts = [*measures.acts_in(g), *self.acts]
        accusations = [act for act in acts if act.accuses]
        return Played(
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
            luck=measures.luck_of(g),
            length=self.waiting.now,
            waits=self.waiting.waits,
            acts=counted(acts),
            wasted=dict(Counter(act.wasted for act in acts if act.wasted)),
            reasons=dict(Counter(act.reason for act in accusations)),
            thoughts={name: dict(times) for name, times in self.thoughts.items()},
            said=self.said,
        )


def counted(acts: Iterable[Act]) -> list[Counted]:
    """The acts of each seat by kind; `early` are those before the first vote."""
    found = Counter(
        (act.seat, act.kind, act.spoken, act.reaction, act.votes == 0, act.public) for act in acts
    )
    return [
        Counted(seat, kind, times, spoken, reaction, early, public)
        for (seat, kind, spoken, reaction, early, public), times in found.items()
    ]


def play_one(contest: Contest, number: int) -> Played:
    began = perf_counter()
    played = Watched(contest, number).played()
    played.seconds = round(perf_counter() - began, 3)
    return played


def play_all(contest: Contest, numbers: Iterable[int], workers: Workers = HERE) -> Iterator[Played]:
    """These games of a contest."""
    return workers.do(play_one, [(contest, number) for number in numbers])
