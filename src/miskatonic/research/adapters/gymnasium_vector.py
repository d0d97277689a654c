"""One learning seat against bots, as a Gymnasium VectorEnv: many games step in one call.

    import gymnasium
    from miskatonic.research.adapters import gymnasium_vector

    gymnasium_vector.register()
    env = gymnasium.make_vec("miskatonic/arkham-ritual-v0", num_envs=64, seats=5)

Bots of one level, by default `random`, play the other seats. An episode begins with the learner's
first decision in a game and ends with the game; the next one begins in the same step.
`infos["action_mask"]` has the legal actions.
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.research.adapters import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gym", error) from None

from miskatonic.bots import RANDOM, Budget, make
from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.games import GAMES
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.vector import WAIT
from miskatonic.research.evaluation import environment_id

Rows = np.ndarray[Any, np.dtype[np.int16]]
Reals = np.ndarray[Any, np.dtype[np.float64]]
Truths = np.ndarray[Any, np.dtype[np.bool_]]
Infos = dict[str, Any]
# The stream of the seed for the bots' choices.
OTHERS: Final = 1
NAMESPACE: Final = "miskatonic"
ENTRY: Final = f"{__name__}:LearningSeat"


class LearningSeat(GymnasiumVectorEnv[Rows, Any, Any]):
    """`seat` learns, the others are bots. Observations are the learner's rows, int16."""

    metadata: dict[str, Any] = {  # noqa: RUF012  as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        against: str = RANDOM,
        options: Mapping[str, object] | None = None,
        simulations: int | None = None,
    ) -> None:
        if game not in GAMES:
            raise BadOptions(f"unknown game {shown(game)}; the games are {', '.join(GAMES)}")
        self.game: Final = GAMES[game]
        count = self.game.seats[0] if seats is None else self.game.count(seats)
        if not 0 <= whole(seat) < count:
            raise BadOptions(f"learning seat {shown(seat)}; the seats are 0 to {count - 1}")
        self.seat: Final = int(seat)
        self.num_envs = int(whole(num_envs))
        self._bot: Final = make(game, against)
        self._by_chance: Final = against == RANDOM
        self._budget: Final = Budget(simulations=simulations)
        # Bots use the history; random play does not need it.
        self.games: Final = self.game.vector(num_envs, count, options, 0, not self._by_chance)
        self._rng = Rng(seed_bytes(0), OTHERS)
        self._draw = np.random.default_rng(0)
        self._rows: Final = np.asarray(self.games.observations)
        self._masks: Final = np.asarray(self.games.masks)
        self._options: Final = np.asarray(self.games.options)
        self._counts: Final = np.asarray(self.games.counts)
        self._seats: Final = np.asarray(self.games.seats)
        self._paid: Final = np.asarray(self.games.rewards)
        self._ended: Final = np.asarray(self.games.ended)
        self._every: Final = np.arange(self.num_envs)
        observation = self.game.observation
        self.single_observation_space = gymnasium.spaces.Box(
            np.array(observation.least(), np.int16), np.array(observation.most(), np.int16),
            dtype=np.int16,
        )  # fmt: skip
        self.single_action_space = gymnasium.spaces.Discrete(self.game.choices)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, Infos]:
        """Restart all games; without a seed, continue the last seed's sequence."""
        if options:
            raise BadOptions(f"reset options {shown(options)}; pass them to the constructor")
        super().reset(seed=seed)
        chance = int(self.np_random.integers(1 << 62))
        self.games.reset(chance)
        self._rng = Rng(seed_bytes(chance), OTHERS)
        self._draw = np.random.default_rng(chance)
        self._others_play(np.zeros(self.num_envs, np.bool_))
        return self._rows.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Rows, Reals, Truths, Truths, Infos]:
        """Play the learner's actions, then the bots' until the learner is asked everywhere."""
        self._refuse_waiting(actions)
        self.games.step(actions)
        ended = self._ended.astype(np.bool_)
        rewards = self._paid[:, self.seat].copy()
        finals = {int(at): self._final(int(at)) for at in np.flatnonzero(ended)}
        self._others_play(ended, rewards, finals)
        infos = self._infos()
        if finals:
            infos["final_obs"] = np.full(self.num_envs, None, object)
            for at, row in finals.items():
                infos["final_obs"][at] = row
            infos["_final_obs"] = ended.copy()
            infos["final_info"] = {}
            infos["_final_info"] = ended.copy()
        return self._rows.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _refuse_waiting(self, actions: Any) -> None:
        """Reject -1, which skips a game in a VectorEnv; the learner has to choose."""
        try:
            given = np.asarray(actions)
        except ValueError:
            # VectorEnv.step raises a better error.
            return
        if given.dtype.kind in "iu" and given.ndim == 1 and (given < 0).any():
            at = int(np.flatnonzero(given < 0)[0])
            options = self._options[at, : self._counts[at]].tolist()
            chose = f"seat {self.seat} chose {given[at]}"
            raise IllegalChoice(f"env {at}: {chose}; its options are {options}")

    def _others_play(
        self,
        ended: Truths,
        rewards: Reals | None = None,
        finals: dict[int, Rows] | None = None,
    ) -> None:
        """Let the bots play until the learner is asked in every game; note the games that end.

        Only the first end in each env counts; the learner takes no part in games that end after it.
        """
        while True:
            others = self._seats != self.seat
            if not others.any():
                return
            self.games.step(self._chosen(others))
            if rewards is None or finals is None:
                continue
            for at in np.flatnonzero(self._ended):
                if not ended[at]:
                    ended[at] = True
                    rewards[at] = self._paid[at, self.seat]
                    finals[int(at)] = self._final(int(at))

    def _chosen(self, others: Truths) -> Any:
        if self._by_chance:
            drawn = (self._draw.random(self.num_envs) * self._counts).astype(np.int64)
            return np.where(others, self._options[self._every, drawn].astype(np.int64), int(WAIT))
        actions = np.full(self.num_envs, WAIT, np.int64)
        for at in np.flatnonzero(others):
            view = self.game.knowledge(self.games.states[at], int(self._seats[at]))
            actions[at] = self._bot.choose(view, view["decision"], self._rng, self._budget)
        return actions

    def _final(self, at: int) -> Rows:
        """Return the learner's row at the end of the game, when everything is revealed."""
        row = self.game.row(self.games.finished[at], self.seat)
        return np.asarray(memoryview(row))

    def _infos(self) -> Infos:
        """Return the legal actions in the form that Gymnasium's spaces sample with."""
        every = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._masks.astype(np.int8), "_action_mask": every}


def register() -> None:
    """Register the games as `miskatonic/<environment>` for `gymnasium.make_vec`."""
    for game in GAMES:
        name = f"{NAMESPACE}/{environment_id(game)}"
        if name not in gymnasium.registry:
            gymnasium.register(name, vector_entry_point=ENTRY, kwargs={"game": game})
