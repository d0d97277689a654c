"""A vote by regret matching over the sets of cultists: where nobody regrets its own.

Each seat has a mixed vote as an investigator and one as a cultist. Again and again a set of
cultists is drawn by the voter's beliefs, all vote, and each regrets what another vote would have
brought its team. What the own seat did on average is its vote. No level plays by it: it wins no
more than votes that wait until one is sure (ADR 54). The arena has it as a guest, so that this can
be measured again.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.choices import ABSTAIN, VOTE
from miskatonic.kernel.rng import Rng

ROUNDS: Final = 200
FINENESS: Final[i64] = 1 << 20
# How far a vote that was announced is believed, in regrets.
ANNOUNCED: Final = 2.0


class VoteGame:
    """The vote that is due, as one seat sees it. Vote 0 abstains, vote n + 1 names party n.

    `win` is what it is worth to the investigators that a cultist goes, `losses` by party what it
    costs them that an innocent does.
    """

    def __init__(self, policy: Policy, win: float, losses: list[float]) -> None:
        rules = policy.rules
        self.parties: Final[i64] = rules.parties
        self.seats: Final[i64] = rules.seats
        self.me: Final[i64] = policy.me
        self.living: Final[i64] = policy.living
        self.rng: Final[Rng] = policy.rng
        self.beliefs: Final = policy.beliefs
        self.win: Final = win
        self.losses: Final = losses
        self.double: Final[i64] = policy.table.knife if rules.figures.knife_doubles else -1
        self.regrets: Final[list[list[float]]] = [
            [0.0] * (int(self.parties) + 1) for _ in range(2 * int(self.seats))
        ]
        self.done: Final = [0.0] * (int(self.parties) + 1)
        for seat, named in policy.announced().items():
            vote = named + 1 if isinstance(named, int) else 0
            if seat != self.me:
                self.regrets[2 * seat][vote] += ANNOUNCED
                self.regrets[2 * seat + 1][vote] += ANNOUNCED

    def best_vote(self) -> int:
        """The own vote on average, where it is clearest."""
        for _ in range(ROUNDS):
            self._play_once(self._draw_set())
        best = 0
        for vote in range(1, len(self.done)):
            if self.done[vote] > self.done[best]:
                best = vote
        return int(ABSTAIN) if best == 0 else int(VOTE) + best - 1

    def _draw_set(self) -> i64:
        left = float(self.rng.below(FINENESS)) / float(FINENESS)
        for at, share in enumerate(self.beliefs.odds):
            left -= share
            if left <= 0.0:
                return self.beliefs.sets[at]
        return self.beliefs.sets[-1]

    def _play_once(self, cult: i64) -> None:
        votes: list[int] = []
        for seat in range(self.seats):
            shares = self._shares(self._role(seat, cult), seat)
            votes.append(self._drawn(shares))
            if seat == self.me:
                for vote, share in enumerate(shares):
                    self.done[vote] += share
        counts = [0] * (int(self.parties) + 1)
        for seat, vote in enumerate(votes):
            counts[vote] += self._weight(seat)
        for seat, vote in enumerate(votes):
            self._regret(seat, vote, counts, cult)

    def _role(self, seat: i64, cult: i64) -> i64:
        return 2 * seat + 1 if has(cult, seat) else 2 * seat

    def _weight(self, seat: i64) -> int:
        return 2 if seat == self.double else 1

    def _is_open(self, vote: i64, seat: i64) -> bool:
        return vote == 0 or (has(self.living, vote - 1) and vote - 1 != seat)

    def _shares(self, role: i64, seat: i64) -> list[float]:
        """In proportion to what is regretted; all alike if nothing is."""
        regrets = self.regrets[role]
        shares = [
            max(0.0, regrets[vote]) if self._is_open(vote, seat) else 0.0
            for vote in range(self.parties + 1)
        ]
        total = sum(shares)
        if total <= 0.0:
            shares = [1.0 if self._is_open(vote, seat) else 0.0 for vote in range(self.parties + 1)]
            total = sum(shares)
        return [share / total for share in shares]

    def _drawn(self, shares: list[float]) -> int:
        left = float(self.rng.below(FINENESS)) / float(FINENESS)
        for vote, share in enumerate(shares):
            left -= share
            if left <= 0.0:
                return vote
        return 0

    def _regret(self, seat: i64, voted: int, counts: list[int], cult: i64) -> None:
        role, weight = self._role(seat, cult), self._weight(seat)
        sign = -1.0 if has(cult, seat) else 1.0
        counts[voted] -= weight
        values: list[float] = []
        for vote in range(self.parties + 1):
            counts[vote] += weight
            values.append(sign * self._value(counts, cult))
            counts[vote] -= weight
        counts[voted] += weight
        regrets = self.regrets[role]
        for vote in range(self.parties + 1):
            if self._is_open(vote, seat):
                regrets[vote] += values[vote] - values[voted]

    def _value(self, counts: list[int], cult: i64) -> float:
        """AC-J8  Of the one who goes, if anybody does."""
        best = 1
        for vote in range(2, self.parties + 1):
            if counts[vote] > counts[best]:
                best = vote
        for vote in range(self.parties + 1):
            if vote != best and counts[vote] >= counts[best]:
                return 0.0
        return self.win if has(cult, best - 1) else -self.losses[best - 1]
