"""Rewards for learners: paid to each seat once, when the game ends."""

from dataclasses import dataclass
from typing import Final

from miskatonic.kernel.state import Result

# Whether all seats get the same reward, or each gets its own.
SHARED: Final = "shared"
OWN: Final = "own"


@dataclass(frozen=True)
class Rewards:
    """The reward for each outcome; it is paid once, so it is also the return."""

    meaning: str
    kind: str = OWN
    win: float = 1.0
    loss: float = -1.0
    neither: float = 0.0

    def of(self, result: Result | None, seats: int) -> list[float]:
        """The rewards by seat; 0 while the game has no result."""
        if result is None:
            return [0.0] * seats
        paid = [self.neither] * seats
        for seat in result.winners:
            paid[seat] = self.win
        for seat in result.losers:
            paid[seat] = self.loss
        return paid


WIN_OR_LOSE: Final = Rewards("1 for a winner, -1 for a loser, 0 for a seat that is neither")
