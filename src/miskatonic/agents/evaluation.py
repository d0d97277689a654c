"""How well an agent plays: against a frozen pool of reference bots, on duplicate deals.

A deal comes back until the agent has had every seat in it, so the deal is what counts. All other
seats belong to bots of the pool. An answer that cannot be used is asked for again, with what was
wrong with it; then the game's default is played, and counted apart from strength. What was claimed
is judged when it is said (sim/testimony.py).
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from miskatonic.agents.asking import (
    Agent,
    BadAnswer,
    Json,
    choosing,
    read_choice,
    read_claim,
    speaking,
)
from miskatonic.agents.observation_text import ObservationText, observation_text
from miskatonic.agents.ways import BOT, agent_by
from miskatonic.bots import Budget, levels, make
from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng
from miskatonic.sim.arena import weighed
from miskatonic.sim.measures import measures_of
from miskatonic.sim.simulate import PLAYERS, seed_of
from miskatonic.sim.sitting import Sitting
from miskatonic.sim.testimony import Statement, TalkCounts, Testimony, Vote, talk_counts
from miskatonic.sim.workers import Workers

# Words for the seats, by number: neither the agent nor the others have any other name.
NAMES: Final = ("Ada", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")


class Plan(msgspec.Struct, frozen=True):
    """What is evaluated. The same plan gives the same games, whoever plays them when."""

    environment: str
    game: str
    rules: int
    seats: int
    options: OptionValues
    agent: str
    against: tuple[str, ...]
    deals: int
    seed: int
    simulations: int | None = None
    tries: int = 3
    talk: bool = True
    view: bool = False

    @property
    def games(self) -> int:
        return self.deals * self.seats


class Failures(msgspec.Struct, omit_defaults=True):
    """Answers that could not be used, by what was wrong; and how often the default was played."""

    illegal: int = 0
    unreadable: int = 0
    late: int = 0
    defaults: int = 0
    refused_claims: int = 0

    def count(self, kind: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)

    def add(self, other: "Failures") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class EvaluatedGame(msgspec.Struct, omit_defaults=True):
    """One game: a line in the file of results."""

    number: int
    deal: int
    seat: int
    winners: list[int]
    losers: list[int]
    scores: list[int]
    ending: str
    decisions: int
    luck: list[float]
    team: str = ""
    failures: Failures = msgspec.field(default_factory=Failures)
    talk: TalkCounts | None = None
    # By the others at the table, to compare with.
    others: TalkCounts | None = None


def environment_id(game: str) -> str:
    """arkham-ritual-v0"""
    return f"{game}-v{MANIFESTS[game].environment}"


def plan_for(
    game: str,
    agent: str,
    *,
    deals: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    against: Iterable[str] = (),
    **more: Any,
) -> Plan:
    """A checked plan; BadOptions says what is wrong with it."""
    if game not in MANIFESTS:
        raise BadOptions(f"no game {game!r}; there are {', '.join(MANIFESTS)}")
    rules, known = GAMES[game], levels(game)
    count = MANIFESTS[game].first_game.seats if seats is None else rules.count(seats)
    pool = tuple(against) or ("adept" if "adept" in known else known[-1],)
    named = [*pool, *([agent.removeprefix(BOT)] if agent.startswith(BOT) else [])]
    for level in named:
        if level not in known:
            raise BadOptions(f"no bots {level!r}; {game} has {', '.join(known)}")
    return Plan(
        environment=environment_id(game),
        game=game,
        rules=rules.version,
        seats=count,
        options=rules.read(count, options or {}),
        agent=agent,
        against=pool,
        deals=deals,
        seed=seed,
        **more,
    )


class Evaluated(Sitting):
    """One game of an evaluation."""

    def __init__(self, plan: Plan, number: int, agent: Agent | None) -> None:
        self.plan: Final = plan
        self.number: Final = number
        self.deal: Final = number // plan.seats
        self.mine: Final = number % plan.seats
        self.agent: Final = agent
        self.failures: Final = Failures()
        self.decisions = 0
        self._talked_about: Hashable = None
        self.statements: Final[list[Statement]] = []
        self.votes: Final[list[Vote]] = []
        self.testimony: Final[Testimony | None] = MANIFESTS[plan.game].testimony
        game = GAMES[plan.game]
        self.text: Final[ObservationText] = observation_text(plan.game, NAMES[: plan.seats])
        secret = seed_of(plan.seed, self.deal)
        own = plan.agent.removeprefix(BOT) if agent is None else plan.against[0]
        pool = plan.against
        bots = [
            make(plan.game, own if seat == self.mine else pool[(seat + self.deal) % len(pool)])
            for seat in range(plan.seats)
        ]
        if agent is not None:
            bots[self.mine] = _Voice(self)
        super().__init__(
            game,
            game.new(plan.seats, plan.options, secret),
            bots,
            Rng(secret, PLAYERS),
            Budget(simulations=plan.simulations),
            number,
        )

    def played(self) -> EvaluatedGame:
        """Play it to its end."""
        while (result := self.game.result(self.g)) is None:
            self.go_on()
        measures = measures_of(self.plan.game)
        luck = weighed(measures.luck_of(self.g), measures.luck_weights, self.plan.seats)
        game = EvaluatedGame(
            number=self.number,
            deal=self.deal,
            seat=self.mine,
            winners=list(result.winners),
            losers=list(result.losers),
            scores=list(result.scores),
            ending=measures.ending_of(self.g),
            decisions=self.decisions,
            luck=luck,
            team=measures.team_of(self.g, self.mine) or "",
            failures=self.failures,
        )
        if self.testimony is not None:
            game.talk, game.others = self._talk_counts()
        return game

    def _talk_counts(self) -> tuple[TalkCounts, TalkCounts]:
        counts = [
            talk_counts(seat, self.statements, self.votes, self.plan.seats)
            for seat in range(self.plan.seats)
        ]
        others = TalkCounts()
        for seat, each in enumerate(counts):
            if seat != self.mine:
                others.add(each)
        return counts[self.mine], others

    # ------------------------------------------------------------ moves

    def answer(self, seat: int) -> None:
        view = self.game.knowledge(self.g, seat)
        if seat == self.mine:
            self.decisions += 1
        if seat == self.mine and self.agent is not None:
            choice = self._asked(view)
        else:
            choice = self.bots[seat].choose(view, view["decision"], self.rng, self.budget)
        if self.testimony is not None:
            vote = self.testimony.vote(self.g, seat, view, choice)
            if vote is not None:
                self.votes.append(vote)
        self.play(seat, choice)

    def _asked(self, view: Mapping[str, Any]) -> int:
        """The agent's choice; what leaves no choice is not asked."""
        options = view["decision"]["options"]
        if len(options) == 1:
            return int(options[0])
        question = choosing(self.text, view, self.plan.view)
        for attempt in range(1, self.plan.tries + 1):
            try:
                return read_choice(self._ask(question, attempt), question["options"])
            except BadAnswer as wrong:
                self.failures.count(wrong.kind)
                question = {**question, "error": str(wrong)}
        self.failures.defaults += 1
        return int(self.game.default(self.g, self.mine))

    def _ask(self, question: Json, attempt: int) -> Any:
        assert self.agent is not None
        number = {"number": self.number, "try": attempt}
        return self.agent.ask({**question, **number})

    # ------------------------------------------------------------ talk

    def claimed(self, view: Mapping[str, Any]) -> Claim | None:
        """What the agent says now, if anything. A claim that cannot be made is counted."""
        if not self.plan.talk or self.testimony is None:
            return None
        occasion = self.testimony.occasion(view)
        if occasion is None or occasion == self._talked_about:
            return None
        self._talked_about = occasion
        try:
            claim = read_claim(self._ask(speaking(self.text, view, self.plan.view), 1))
        except BadAnswer as wrong:
            self.failures.count(wrong.kind)
            return None
        return claim

    def say(self, seat: int, claim: Claim) -> None:
        try:
            super().say(seat, claim)
        except IllegalChoice:
            if seat != self.mine or self.agent is None:
                raise
            self.failures.refused_claims += 1
            return
        if self.testimony is not None:
            self.statements.extend(self.testimony.statements(self.g, len(self.statements)))


class _Voice:
    """The agent where a bot may speak."""

    def __init__(self, game: Evaluated) -> None:
        self._game: Final = game

    def choose(self, view: Any, decision: Any, rng: Rng, budget: Budget) -> int:
        raise AssertionError("the agent is asked elsewhere")

    def speak(self, view: Mapping[str, Any], rng: Rng) -> dict[str, Any] | None:
        return self._game.claimed(view)


def evaluate(plan: Plan, agent: Agent | None, done: Iterable[int] = ()) -> Iterator[EvaluatedGame]:
    """The games of a plan that are not done yet, one after the other."""
    for number in _missing(plan, done):
        yield Evaluated(plan, number, agent).played()


def evaluate_by(
    plan: Plan, seconds: float, workers: Workers, done: Iterable[int] = ()
) -> Iterator[EvaluatedGame]:
    """The same wherever the work is done: each worker reaches the plan's agent by itself, once."""
    tasks = [(plan, seconds, number) for number in _missing(plan, done)]
    return workers.do(_play_one, tasks)


def _missing(plan: Plan, done: Iterable[int]) -> list[int]:
    skipped = set(done)
    return [number for number in range(plan.games) if number not in skipped]


# The agents that this process has reached. Those of a worker see the end of their input with it.
_REACHED: Final[dict[tuple[str, float], Agent | None]] = {}


def _play_one(plan: Plan, seconds: float, number: int) -> EvaluatedGame:
    way = plan.agent, seconds
    if way not in _REACHED:
        _REACHED[way] = agent_by(*way)
    return Evaluated(plan, number, _REACHED[way]).played()


def close_agents() -> None:
    """Those that this process has reached itself."""
    while _REACHED:
        _, agent = _REACHED.popitem()
        if agent is not None:
            agent.close()
