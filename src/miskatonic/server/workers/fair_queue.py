"""A queue that shares scarce processing time fairly between people and their tables."""

from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Payer(NamedTuple):
    """Whom a job is charged to: a person, and one of their tables."""

    person: str
    table: str


class _Share(Generic[T]):
    """The waiting jobs of one table, and the time it has used."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.waiting: Final[deque[T]] = deque()


class _Account(Generic[T]):
    """One person's tables, the time they have used together, and how many jobs are running."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.under_way = 0
        self.shares: Final[dict[str, _Share[T]]] = {}

    def next_share(self) -> _Share[T] | None:
        waiting = [share for share in self.shares.values() if share.waiting]
        return min(waiting, key=lambda share: share.used, default=None)


class FairQueue(Generic[T]):
    """Serves the person who has used the least time, and their table that has used the least.

    New people start at the level of those being served, so having been away gives no advantage. A
    person with many tables waits longer, and delays no one else.
    """

    def __init__(self) -> None:
        self._accounts: Final[dict[str, _Account[T]]] = {}
        self._served = 0.0
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def push(self, payer: Payer, job: T, first: bool = False) -> None:
        """Add a job; with `first`, before the other jobs of its table."""
        account = self._accounts.get(payer.person)
        if account is None:
            account = self._accounts[payer.person] = _Account(self._served)
        share = account.shares.get(payer.table)
        if share is None:
            least = min((each.used for each in account.shares.values()), default=0.0)
            share = account.shares[payer.table] = _Share(least)
        if first:
            share.waiting.appendleft(job)
        else:
            share.waiting.append(job)
        self._waiting += 1

    def pop(self) -> T | None:
        """The next job, if there is one. Call `settle` when it is done."""
        best: tuple[_Account[T], _Share[T]] | None = None
        for account in self._accounts.values():
            share = account.next_share()
            if share is not None and (best is None or account.used < best[0].used):
                best = account, share
        if best is None:
            return None
        account, share = best
        self._served = max(self._served, account.used)
        account.under_way += 1
        self._waiting -= 1
        return share.waiting.popleft()

    def settle(self, payer: Payer, seconds: float) -> None:
        """Charge the time a job has used. People without jobs are forgotten."""
        account = self._accounts[payer.person]
        account.under_way -= 1
        account.used += seconds
        account.shares[payer.table].used += seconds
        if not account.under_way and account.next_share() is None:
            del self._accounts[payer.person]
