"""Among Cultists, master: an adept that deals the drawn room cards to work out their odds."""

from miskatonic.bots.bot import Budget
from miskatonic.games.among_cultists.bots.adept import Adept
from miskatonic.games.among_cultists.bots.room_sampling import RoomSampler
from miskatonic.kernel.rng import Rng


class Master(Adept):
    """Thinks for a second where the room cards matter, unless it is given another budget."""

    def sampler(self, rng: Rng, budget: Budget) -> RoomSampler | None:
        return RoomSampler(rng, budget)
