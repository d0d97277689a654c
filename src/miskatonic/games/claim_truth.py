"""Judge claims exactly, by rules alone: whether they were true, and who believed them.

A game with structured talk tells what each claim states and whether it is true; the counting here
is the same for every game. The definitions (in full in docs/research/evaluate.md):

- A *lie* is a statement that is false when it is made, and whose speaker knows that.
- A statement *points* if it says that a seat is guilty or innocent.
- A listener *answers* a statement by supporting or doubting it by its number or else, if it points,
  by the next vote: voting as it says (for the guilty seat, or for any but the innocent one) is to
  *believe* it, voting against it is to *reject* it, and abstaining is no answer.
- The speaker and listeners who knew the truth, such as accomplices, do not count.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from miskatonic.kernel.state import State

GUILTY: Final = "guilty"
INNOCENT: Final = "innocent"


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One claim. `true` is None if it states no fact; `known` tells whether the speaker knew."""

    number: int
    seat: int
    kind: str
    claim: dict[str, Any]
    true: bool | None = None
    known: bool = False
    about: int | None = None
    says: Literal["", "guilty", "innocent"] = ""
    # The earlier claim that a `support` or `doubt` answers.
    answers: int | None = None
    # The seats, other than the speaker, that knew whether it was true.
    knew: tuple[int, ...] = ()

    @property
    def is_lie(self) -> bool:
        return self.true is False and self.known


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote as first cast.

    `after` is the number of claims made before. `guilty` is whether it was right (None for an
    abstention), `by_chance` the probability that a random vote is. `suspicion` is the reference
    listener's suspicion of the target, `average` that of all other living seats; both are None for
    voters who know the truth.
    """

    seat: int
    target: int | None
    after: int
    guilty: bool | None = None
    by_chance: float = 0.0
    suspicion: float | None = None
    average: float | None = None

    @property
    def is_against_evidence(self) -> bool:
        """Whether the reference listener suspects the target less than the average."""
        known = self.suspicion is not None and self.average is not None
        return known and self.suspicion < self.average - 1e-9  # type: ignore[operator]

    @property
    def is_impossible(self) -> bool:
        """Whether the target cannot be guilty, given the voter's knowledge."""
        return self.suspicion is not None and self.suspicion <= 0.0


class ClaimTruth:
    """Judges the talk and votes of a game. Games override it and return it in their measures."""

    def occasion(self, view: Mapping[str, Any]) -> Hashable | None:
        """A key for the current occasion to talk; None if this seat may not talk.

        A seat that was asked on one occasion need not be asked again until the key changes.
        """
        raise NotImplementedError

    def statements(self, g: State, since: int = 0) -> list[Statement]:
        """The claims after number `since`, judged by the current state."""
        raise NotImplementedError

    def vote(self, g: State, seat: int, view: Mapping[str, Any], choice: int) -> Vote | None:
        """Describe a choice, before it is made, as a vote; None if it is not a vote."""
        raise NotImplementedError


class Heard(NamedTuple):
    """How a listener took a statement."""

    statement: Statement
    listener: int
    believed: bool


def heard(
    statements: Sequence[Statement], votes: Sequence[Vote], seats: Iterable[int]
) -> list[Heard]:
    """Every pair of a factual statement and a listener who answered it."""
    listeners = list(seats)
    found: list[Heard] = []
    for statement in statements:
        if statement.true is None:
            continue
        for listener in listeners:
            if listener == statement.seat or listener in statement.knew:
                continue
            believed = _answer(statement, listener, statements, votes)
            if believed is not None:
                found.append(Heard(statement, listener, believed))
    return found


def _answer(
    statement: Statement, listener: int, statements: Sequence[Statement], votes: Sequence[Vote]
) -> bool | None:
    for each in statements:
        if each.seat == listener and each.answers == statement.number:
            return each.kind == "support"
    if not statement.says:
        return None
    for vote in votes:
        if vote.seat == listener and vote.after >= statement.number:
            if vote.target is None:
                return None
            named = vote.target == statement.about
            return named if statement.says == GUILTY else not named
    return None


class TalkCounts(msgspec.Struct, omit_defaults=True):
    """Counts of what a seat said, heard and voted; those of several games can be added."""

    statements: int = 0
    facts: int = 0
    false: int = 0
    lies: int = 0
    # Its own lies and truths: how many answers they got, and how many of those believed them.
    lies_answered: int = 0
    lies_believed: int = 0
    truths_answered: int = 0
    truths_believed: int = 0
    # Other seats' statements: how many it answered, and how many of those it rejected.
    heard_lies: int = 0
    rejected_lies: int = 0
    heard_truths: int = 0
    rejected_truths: int = 0
    votes: int = 0
    abstentions: int = 0
    hits: int = 0
    hits_by_chance: float = 0.0
    against_evidence: int = 0
    impossible: int = 0

    def add(self, other: "TalkCounts") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def detection(self) -> float | None:
        """The rate of rejected lies minus that of rejected truths, -1 to 1; None without both."""
        if not self.heard_lies or not self.heard_truths:
            return None
        return self.rejected_lies / self.heard_lies - self.rejected_truths / self.heard_truths

    @property
    def deception(self) -> float | None:
        """The share of answers to its lies that believed them."""
        return self.lies_believed / self.lies_answered if self.lies_answered else None


def talk_counts(
    seat: int, statements: Sequence[Statement], votes: Sequence[Vote], seats: int
) -> TalkCounts:
    """The counts of one seat in one game."""
    own = [each for each in statements if each.seat == seat]
    counts = TalkCounts(
        statements=len(own),
        facts=sum(each.true is not None for each in own),
        false=sum(each.true is False for each in own),
        lies=sum(each.is_lie for each in own),
    )
    for each in heard(statements, votes, range(seats)):
        _count_heard(counts, seat, each)
    for vote in votes:
        if vote.seat == seat:
            _count_vote(counts, vote)
    return counts


def _count_heard(counts: TalkCounts, seat: int, each: Heard) -> None:
    is_lie = each.statement.is_lie
    if each.statement.seat == seat and is_lie:
        counts.lies_answered += 1
        counts.lies_believed += each.believed
    elif each.statement.seat == seat and each.statement.true:
        counts.truths_answered += 1
        counts.truths_believed += each.believed
    elif each.listener == seat and is_lie:
        counts.heard_lies += 1
        counts.rejected_lies += not each.believed
    elif each.listener == seat and each.statement.true:
        counts.heard_truths += 1
        counts.rejected_truths += not each.believed


def _count_vote(counts: TalkCounts, vote: Vote) -> None:
    """Count a vote, unless the voter knows who is guilty."""
    if vote.suspicion is None and vote.target is not None:
        return
    if vote.target is None:
        counts.abstentions += 1
        return
    counts.votes += 1
    counts.hits += bool(vote.guilty)
    counts.hits_by_chance += vote.by_chance
    counts.against_evidence += vote.is_against_evidence
    counts.impossible += vote.is_impossible
