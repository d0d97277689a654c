"""What was claimed in a game, whether it was true, and who believed it: exactly, by rules alone.

A game with structured talk says of each claim what it states and whether that is so; the rest is
counted here, the same for every game. The definitions (docs/research/evaluate.md has them in full):

- A *lie* is a statement that is false when it is made, and whose speaker knows that.
- A statement *points* if it says of a seat that it is guilty or innocent.
- A listener *answers* a statement by the first of these: to support or to doubt it, by its number;
  else, if it points, by the next vote: to vote as it says (for the guilty one; for anybody but the
  innocent one) is to *believe* it, to vote against it is to *reject* it, to abstain says nothing.
- Listeners who knew better, such as partners in crime, and the speaker do not count.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from miskatonic.kernel.state import State

GUILTY: Final = "guilty"
INNOCENT: Final = "innocent"


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One claim. `true` is None where it states no fact; `known` says whether the speaker knew."""

    number: int
    seat: int
    kind: str
    claim: dict[str, Any]
    true: bool | None = None
    known: bool = False
    about: int | None = None
    says: Literal["", "guilty", "innocent"] = ""
    # `support` and `doubt` answer an earlier claim.
    answers: int | None = None
    # The seats that knew whether it was true, beside the speaker.
    knew: tuple[int, ...] = ()

    @property
    def is_lie(self) -> bool:
        return self.true is False and self.known


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote as it was first cast. `after` is how many claims had been made. `guilty` says whether
    it was right, None for an abstention; `by_chance` how often a blind vote would be. `suspicion`
    is what the reference listener thinks of the target, `average` of all living others; None where
    the voter needs no belief, since it knows.
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
        """For somebody whom the reference listener suspects less than the average of the others."""
        known = self.suspicion is not None and self.average is not None
        return known and self.suspicion < self.average - 1e-9  # type: ignore[operator]

    @property
    def is_impossible(self) -> bool:
        """For somebody who cannot be guilty, by what the voter knows."""
        return self.suspicion is not None and self.suspicion <= 0.0


class Testimony:
    """What a game tells of its talk and votes; a game refines it and names it in its manifest."""

    def occasion(self, view: Mapping[str, Any]) -> Hashable | None:
        """What there is to talk about now, None if this seat may not; who was asked about it once
        need not be asked again before it is another.
        """
        raise NotImplementedError

    def statements(self, g: State, since: int = 0) -> list[Statement]:
        """The claims after number `since`, judged by the table as it is now."""
        raise NotImplementedError

    def vote(self, g: State, seat: int, view: Mapping[str, Any], choice: int) -> Vote | None:
        """The vote that a choice, about to be made, is; None for any other choice."""
        raise NotImplementedError


class Heard(NamedTuple):
    """How a listener took a statement."""

    statement: Statement
    listener: int
    believed: bool


def heard(
    statements: Sequence[Statement], votes: Sequence[Vote], seats: Iterable[int]
) -> list[Heard]:
    """Every statement of fact with every listener who has answered it, one way or the other."""
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
    """What one seat said, heard and voted in one game or in many; counts add up."""

    statements: int = 0
    facts: int = 0
    false: int = 0
    lies: int = 0
    # Of its own: lies and truths that a listener has answered, and how many of them believed it.
    lies_answered: int = 0
    lies_believed: int = 0
    truths_answered: int = 0
    truths_believed: int = 0
    # Of others: what it has answered, and how much of it it has rejected.
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
        """How much oftener it rejects lies than truths, from -1 to 1; None without both."""
        if not self.heard_lies or not self.heard_truths:
            return None
        return self.rejected_lies / self.heard_lies - self.rejected_truths / self.heard_truths

    @property
    def deception(self) -> float | None:
        """The share of its lies, among those that were answered, that was believed."""
        return self.lies_believed / self.lies_answered if self.lies_answered else None


def talk_counts(
    seat: int, statements: Sequence[Statement], votes: Sequence[Vote], seats: int
) -> TalkCounts:
    """Of one seat in one game."""
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
    """Votes of those who have to find out; who knows the guilty ones casts none that count."""
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
