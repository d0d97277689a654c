"""Discussion and vote (AC-J)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.cards import bit
from miskatonic.games.among_cultists.rules.choices import (
    ABSTAIN,
    KEEP,
    READY_ALONE,
    VOTE,
    VOTE_OPTIONS,
)
from miskatonic.games.among_cultists.rules.events import (
    DiscussionBegan,
    VoteChanged,
    VoteEnded,
    VoteKept,
    VotesRevealed,
)
from miskatonic.games.among_cultists.rules.roles import BY_VOTE, ClumsyTest, become_ghost
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    AmongCultistsState,
    can_use_knife,
    is_ghost,
    living,
)
from miskatonic.kernel.state import Step, ask, push, tell, then

DISCUSSION_RULE: Final = "rule:AC-J3"
VOTE_RULE: Final = "rule:AC-J4"
KNIFE_RULE: Final = "rule:AC-J10"


class BeginVote(Step[AmongCultistsState]):
    """AC-J1, AC-J3, AC-J4  Discussion, blind vote, reveal, the knife's power, the count."""

    def run(self, g: AmongCultistsState) -> None:
        g.votes_held += 1
        if g.loud:
            tell(g, DiscussionBegan(g.votes_held))
        then(g, DISCUSS, CAST_VOTES, REVEAL_VOTES)


class Discuss(Step[AmongCultistsState]):
    """AC-J3  Open talk until all are ready, or the time is up."""

    def run(self, g: AmongCultistsState) -> None:
        seat: i64 = 0
        while seat < g.rules.seats:
            ask(g, self, seat, "discuss", DISCUSSION_RULE, READY_ALONE)
            seat += 1

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        """The answer has no effect."""


class CastVotes(Step[AmongCultistsState]):
    """AC-J4, AC-J5, AC-J6  All seats, ghosts too, name a living character or abstain."""

    def run(self, g: AmongCultistsState) -> None:
        named = living(g)
        seat: i64 = 0
        while seat < g.rules.seats:
            ask(g, self, seat, "vote", VOTE_RULE, vote_options(g, named, seat))
            seat += 1

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        g.answers[seat] = choice


def vote_options(g: AmongCultistsState, named: i64, seat: i64) -> tuple[int, ...]:
    return VOTE_OPTIONS[named if g.rules.self_vote else named & ~bit(seat)]


class RevealVotes(Step[AmongCultistsState]):
    """AC-J7, AC-J10, AC-J12  With 5 or 6 parties a living knife holder may change its vote now."""

    def run(self, g: AmongCultistsState) -> None:
        if g.loud:
            tell(g, VotesRevealed([_named(g.answers[seat]) for seat in range(g.rules.seats)]))
        if g.rules.figures.knife_doubles:
            named_one = can_use_knife(g) and g.answers[g.knife] != ABSTAIN
            then(g, CountVotes(named_one))
        elif can_use_knife(g):
            then(g, CHANGE_VOTE)
        else:
            then(g, CountVotes(False))


def _named(choice: i64) -> int | None:
    return None if choice == ABSTAIN else choice - VOTE


class ChangeVote(Step[AmongCultistsState]):
    """AC-J10  Once, openly, to any legal vote or abstention; then the count is final."""

    def run(self, g: AmongCultistsState) -> None:
        options = vote_options(g, living(g), g.knife)
        present = g.answers[g.knife]
        others = tuple([each for each in options if each != present])
        ask(g, self, g.knife, "change-vote", KNIFE_RULE, (int(KEEP), *others))

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        if choice == KEEP:
            if g.loud:
                tell(g, VoteKept(seat))
        else:
            g.answers[seat] = choice
            if g.loud:
                tell(g, VoteChanged(seat, _named(choice)))
        then(g, CountVotes(choice != KEEP))


class CountVotes(Step[AmongCultistsState]):
    """AC-J8, AC-J11, AC-J13  A party with more votes than any other and than abstentions is out."""

    __match_args__: ClassVar[tuple[str, ...]] = ("knife_used",)

    def __init__(self, knife_used: bool) -> None:
        self.knife_used: Final = knife_used

    def run(self, g: AmongCultistsState) -> None:
        out = loser_of(tally(g))
        if g.loud:
            tell(g, VoteEnded(None if out == NOBODY else out))
        seat: i64 = 0
        while seat < g.rules.seats:
            g.answers[seat] = NOBODY
            seat += 1
        # AC-X11, AC-X12  Pushed first, so that it is tested after the party voted out is gone.
        if self.knife_used:
            push(g, ClumsyTest(g.knife))
        if out != NOBODY:
            become_ghost(g, out, BY_VOTE)


def tally(g: AmongCultistsState) -> list[int]:
    """AC-J11, AC-A27  Votes by party, followed by the abstentions."""
    parties = g.rules.parties
    votes: list[int] = [0] * (parties + 1)
    seat: i64 = 0
    while seat < g.rules.seats:
        choice: i64 = g.answers[seat]
        doubled = seat == g.knife and g.rules.figures.knife_doubles and not is_ghost(g, seat)
        weight: i64 = 2 if doubled else 1
        votes[parties if choice == ABSTAIN else choice - VOTE] += weight
        seat += 1
    if g.rules.has_automa:
        automa = g.rules.automa
        votes[parties] += 2 if automa == g.knife and not is_ghost(g, automa) else 1
    return votes


def loser_of(votes: list[int]) -> i64:
    """AC-J8  The party with strictly more votes than every other and than abstentions."""
    most = max(votes)
    if votes[-1] == most or votes.count(most) > 1:
        return NOBODY
    return votes.index(most)


BEGIN_VOTE: Final = BeginVote()
DISCUSS: Final = Discuss()
CAST_VOTES: Final = CastVotes()
REVEAL_VOTES: Final = RevealVotes()
CHANGE_VOTE: Final = ChangeVote()
