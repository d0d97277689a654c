"""What a game pays to learners: to each seat once, when the game ends, and nothing before."""

from typing import Final

from miskatonic.kernel.state import Result

# How the seats' rewards hang together: all get the same, or each its own.
SHARED: Final = "shared"
OF_ITS_OWN: Final = "own"


class Rewards:
    """By how a seat ends. A game's return of a seat is the sum of its rewards: this one."""

    def __init__(
        self,
        meaning: str,
        kind: str = OF_ITS_OWN,
        win: float = 1.0,
        loss: float = -1.0,
        neither: float = 0.0,
    ) -> None:
        self.meaning: Final = meaning
        self.kind: Final = kind
        self.win: Final = win
        self.loss: Final = loss
        self.neither: Final = neither

    def of(self, result: Result | None, seats: int) -> list[float]:
        """By seat; while a game has no result, nothing is paid."""
        if result is None:
            return [0.0] * seats
        paid = [self.neither] * seats
        for seat in result.winners:
            paid[seat] = self.win
        for seat in result.losers:
            paid[seat] = self.loss
        return paid


WIN_OR_LOSE: Final = Rewards("1 for a winner, -1 for a loser, 0 for whoever is neither")
