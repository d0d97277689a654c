"""Evaluate an agent against a frozen pool of reference bots, on duplicate deals.

Each deal is repeated until the agent has played every seat, so the unit of the statistics is the
deal. Bots from the pool play all other seats. After an unusable answer the agent is asked again,
with the error; after the last try the game's default is played, and counted separately from
strength. Claims are judged when they are made (games/claim_truth.py).
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.bots import Budget, check_level, levels, make
from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.claim_truth import Statement, TalkCounts, Vote, talk_counts
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng
from miskatonic.research.agents.connections import BOT, connect_agent
from miskatonic.research.agents.observation_text import ObservationText, observation_text
from miskatonic.research.agents.questions import (
    Agent,
    BadAnswer,
    Json,
    choosing,
    read_choice,
    read_claim,
    speaking,
)
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.resumable import LinesFile
from miskatonic.sim.simulate import PLAYERS, seed_of
from miskatonic.sim.workers import Workers

# Names by seat number. They reveal nothing about who plays there.
NAMES: Final = ("Ada", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")


class Plan(msgspec.Struct, frozen=True):
    """The settings of an evaluation. The same plan always gives the same games."""

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
    """Counts of unusable answers by kind, and of the defaults that were played."""

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
    """The result of one game: one line of the results file."""

    number: int
    deal: int
    seat: int
    winners: list[int]
    losers: list[int]
    scores: list[int]
    ending: str
    decisions: int
    team: str = ""
    failures: Failures = msgspec.field(default_factory=Failures)
    talk: TalkCounts | None = None
    # Totals of the other seats, for comparison.
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
    """Return a checked plan; raise BadOptions if it is invalid."""
    if game not in MANIFESTS:
        raise BadOptions(f"unknown game {game!r}; the games are {', '.join(MANIFESTS)}")
    rules, known = GAMES[game], levels(game)
    count = MANIFESTS[game].first_game.seats if seats is None else rules.count(seats)
    pool = tuple(against) or ("adept" if "adept" in known else known[-1],)
    named = [*pool, *([agent.removeprefix(BOT)] if agent.startswith(BOT) else [])]
    for level in named:
        check_level(game, level)
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


class EvaluationGame(BotGame):
    """One game of an evaluation. Play it with `played`."""

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
        self.claim_truth: Final = MANIFESTS[plan.game].measures.claim_truth
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
            bots[self.mine] = _StandIn(self)
        super().__init__(
            game,
            game.new(plan.seats, plan.options, secret),
            bots,
            Rng(secret, PLAYERS),
            Budget(simulations=plan.simulations),
            number,
        )

    def played(self) -> EvaluatedGame:
        """Play the game to its end."""
        while (result := self.game.result(self.g)) is None:
            self.go_on()
        measures = MANIFESTS[self.plan.game].measures
        game = EvaluatedGame(
            number=self.number,
            deal=self.deal,
            seat=self.mine,
            winners=list(result.winners),
            losers=list(result.losers),
            scores=list(result.scores),
            ending=measures.ending_of(self.g),
            decisions=self.decisions,
            team=measures.team_of(self.g, self.mine) or "",
            failures=self.failures,
        )
        if self.claim_truth is not None:
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
        if self.claim_truth is not None:
            vote = self.claim_truth.vote(self.g, seat, view, choice)
            if vote is not None:
                self.votes.append(vote)
        self.play(seat, choice)

    def _asked(self, view: Mapping[str, Any]) -> int:
        """Ask the agent for its choice, unless there is only one option."""
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
        """Ask the agent for a claim, once per occasion; unusable answers are counted."""
        if not self.plan.talk or self.claim_truth is None:
            return None
        occasion = self.claim_truth.occasion(view)
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
        if self.claim_truth is not None:
            self.statements.extend(self.claim_truth.statements(self.g, len(self.statements)))


class _StandIn:
    """Stands in for a bot on the agent's seat, so that the agent is asked for claims."""

    def __init__(self, game: EvaluationGame) -> None:
        self._game: Final = game

    def choose(self, view: Any, decision: Any, rng: Rng, budget: Budget) -> int:
        raise AssertionError("the agent chooses, not its stand-in")

    def speak(self, view: Mapping[str, Any], rng: Rng) -> dict[str, Any] | None:
        return self._game.claimed(view)


def evaluate(plan: Plan, agent: Agent | None, done: Iterable[int] = ()) -> Iterator[EvaluatedGame]:
    """Play the games of a plan that are not done yet, in order."""
    for number in _missing(plan, done):
        yield EvaluationGame(plan, number, agent).played()


def evaluate_by(
    plan: Plan, seconds: float, workers: Workers, done: Iterable[int] = ()
) -> Iterator[EvaluatedGame]:
    """Like `evaluate`, on workers; each worker connects to the plan's agent once."""
    tasks = [(plan, seconds, number) for number in _missing(plan, done)]
    return workers.do(_play_one, tasks)


def _missing(plan: Plan, done: Iterable[int]) -> list[int]:
    skipped = set(done)
    return [number for number in range(plan.games) if number not in skipped]


# The agents this process is connected to. Those of a worker get EOF when it ends.
_CONNECTED: Final[dict[tuple[str, float], Agent | None]] = {}


def _play_one(plan: Plan, seconds: float, number: int) -> EvaluatedGame:
    key = plan.agent, seconds
    if key not in _CONNECTED:
        _CONNECTED[key] = connect_agent(*key)
    return EvaluationGame(plan, number, _CONNECTED[key]).played()


def close_agents() -> None:
    """Close the agents this process is connected to."""
    while _CONNECTED:
        _, agent = _CONNECTED.popitem()
        if agent is not None:
            agent.close()


_GAMES: Final = msgspec.json.Decoder(EvaluatedGame)


class ResultsFile:
    """The games of an evaluation: its plan in the first line, then one game per line.

    A stopped run continues from this file; a truncated last line counts as missing. A plan with
    more deals continues it; any other plan is refused.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self._file: Final = LinesFile(path, msgspec.to_builtins(plan), more="deals")
        self.games: Final[dict[int, EvaluatedGame]] = {}
        for line in self._file.lines:
            try:
                game = _GAMES.decode(line)
            except msgspec.MsgspecError as error:
                raise BadOptions(f"{str(path)!r} is not a results file: {error}") from None
            self.games[game.number] = game

    def add(self, game: EvaluatedGame) -> None:
        self._file.add(msgspec.json.encode(game))
        self.games[game.number] = game

    def of(self, plan: Plan) -> list[EvaluatedGame]:
        """The games of the plan, in order; a smaller plan ignores the others."""
        return [self.games[number] for number in sorted(self.games) if number < plan.games]
