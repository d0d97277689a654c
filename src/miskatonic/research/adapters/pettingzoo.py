"""The games as PettingZoo AEC environments. Needs the extra `pettingzoo`.

    from miskatonic.research.adapters import pettingzoo

    env = pettingzoo.env("arkham-ritual", seats=5)

An observation is the agent's row of numbers (`game.observation`), and `info["action_mask"]` marks
the legal actions of the agent whose turn it is; it is zero for all others. Offers, which may be
taken out of turn, are ignored, and there are no claims. Questions that are open at the same time
are answered one after the other; no agent sees the earlier answers.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final

from miskatonic.research.adapters import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.env_registry.registration import register
    from pettingzoo.utils.env import AECEnv
except ImportError as error:
    raise missing("pettingzoo", error) from error

from miskatonic.errors import BadOptions, GameIsOver, NoSuchSeat, NotYourDecision
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.observation import blank_row
from miskatonic.kernel.rng import SEED_BYTES, Rng, light_key, light_rng, seed_bytes
from miskatonic.kernel.state import State, run
from miskatonic.research.agents.observation_text import ObservationText, observation_text
from miskatonic.research.evaluation import NAMES, environment_id

MASK: Final = "action_mask"
OBSERVATION: Final = "observation"
# Where the mask goes: into the info, or into the observation.
IN_INFO: Final = "info"
IN_OBSERVATION: Final = "observation"
ANSI: Final = "ansi"
MOST_MASKS: Final = 4096


class MiskatonicEnv(AECEnv):  # type: ignore[misc]
    """One table. Each seat is an agent: `player_0` and so on. All rewards come at the end."""

    def __init__(
        self,
        game_id: str,
        seats: object = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        mask_in: str = IN_INFO,
    ) -> None:
        super().__init__()
        if game_id not in GAMES:
            raise BadOptions(f"unknown game {shown(game_id)}; the games are {', '.join(GAMES)}")
        if mask_in not in (IN_INFO, IN_OBSERVATION):
            raise BadOptions(f"mask_in={mask_in!r}; expected {IN_INFO} or {IN_OBSERVATION}")
        if render_mode not in (None, ANSI):
            raise BadOptions(f"render_mode={render_mode!r}; expected None or {ANSI}")
        game = GAMES[game_id]
        count = game.count(MANIFESTS[game_id].first_game.seats if seats is None else seats)
        self.game: Final[Game[Any, Any]] = game
        self.seats: Final = count
        self.options: Final = game.read(count, options or {})
        self.render_mode: Final = render_mode
        self.mask_in: Final = mask_in
        self.metadata = {
            "name": environment_id(game_id),
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self._everybody}
        self.action_spaces = {agent: spaces.Discrete(game.choices) for agent in self._everybody}
        low, high = self._limits()
        self.state_space: Final = spaces.Box(np.tile(low, count), np.tile(high, count))
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._unbegun: Final[State] = game.unbegun(
            count, self.options, Rng(bytes(SEED_BYTES)), render_mode == ANSI
        )
        self._g: State | None = None
        self._seat = 0
        self._key: int | None = None
        self._begun = 0
        self._text: ObservationText | None = None
        self._make_buffers()

    @property
    def _everybody(self) -> list[str]:
        return list(self.possible_agents)

    def _make_buffers(self) -> None:
        """Create the row that the rules write into, and the cache of masks."""
        self._row = blank_row(self.game.observation.size)
        self._numbers = np.frombuffer(memoryview(self._row), np.int16)
        self._no_mask = np.zeros(self.game.choices, np.int8)
        self._no_mask.flags.writeable = False
        self._mask = self._no_mask
        self._masks: dict[tuple[int, ...], Any] = {}
        self._idle: dict[str, Any] = {MASK: self._no_mask} if self.mask_in == IN_INFO else {}

    def _limits(self) -> tuple[Any, Any]:
        observation = self.game.observation
        return np.array(observation.least(), np.int16), np.array(observation.most(), np.int16)

    def _observation_space(self) -> Any:
        low, high = self._limits()
        row = spaces.Box(low, high, dtype=np.int16)
        if self.mask_in == IN_INFO:
            return row
        mask = spaces.Box(0, 1, (self.game.choices,), np.int8)
        return spaces.Dict({OBSERVATION: row, MASK: mask})

    def observation_space(self, agent: str) -> Any:
        self._seat_named(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        self._seat_named(agent)
        return self.action_spaces[agent]

    # ------------------------------------------------------------ playing

    def reset(self, seed: object = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Games after a seeded one are reproducible too; `options` is ignored."""
        if seed is not None:
            self._key, self._begun = light_key(seed_bytes(seed)), 0
        elif self._key is None:
            self._key = light_key(secrets.token_bytes(SEED_BYTES))
        g = self._unbegun.clone()
        g.rng = light_rng(self._key, self._begun)
        self._begun += 1
        run(g)
        self._g = g
        agents = self._everybody
        self.agents = agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = dict.fromkeys(agents, self._idle)
        self._skip_agent_selection: str | None = None
        self._go_on(g)

    def step(self, action: Any) -> None:
        """Play the choice of the agent whose turn it is; None once the game is over."""
        g = self._g
        if g is None:
            raise NotYourDecision("step() before the first reset(), which begins a game")
        if not self.agents:
            raise GameIsOver("step() after all agents have left; reset() begins another game")
        if g.result is not None:
            self._leave(action)
            return
        # The rules have a fast path for plain ints.
        self.game.play(g, self._seat, int(action) if isinstance(action, np.integer) else action)
        self.infos[self.agent_selection] = self._idle
        self._go_on(g)

    def _go_on(self, g: State) -> None:
        """Select the next agent and its mask, or end the game."""
        question = g.question
        if question is None:
            self._end(g)
            return
        seat = self._seat = int(question.seat)
        agent = self.agent_selection = self.possible_agents[seat]
        options = question.options
        known = self._masks.get(options)
        mask = self._mask = self._new_mask(options) if known is None else known.copy()
        if self.mask_in == IN_INFO:
            self.infos[agent] = {MASK: mask}

    def _new_mask(self, options: tuple[int, ...]) -> Any:
        """Build and cache a mask; the same options come up again and again."""
        mask = self._no_mask.copy()
        mask[list(options)] = 1
        if len(self._masks) >= MOST_MASKS:
            self._masks.clear()
        self._masks[options] = mask
        return mask.copy()

    def _end(self, g: State) -> None:
        """Pay the rewards and terminate all agents; each takes one last step."""
        self._mask = self._no_mask
        self.rewards = dict(zip(self.agents, self.game.returns(g), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _leave(self, action: object) -> None:
        if action is not None:
            raise GameIsOver(
                f"{self.agent_selection} played {shown(action)}, but the game is over;"
                " now expected None"
            )
        self._was_dead_step(None)

    # ------------------------------------------------------------ observing

    def observe(self, agent: str) -> Any:
        """Return what this agent knows now, even after the end of the game."""
        seat = self._seat_of.get(agent)
        g = self._g
        if seat is None or g is None:
            seat, g = self._seat_named(agent), self._begun_game()
        self.game.put_row(g, seat, self._row, 0)
        if self.mask_in == IN_INFO:
            return self._numbers.copy()
        mask = self._mask if agent == self.agent_selection else self._no_mask
        return {OBSERVATION: self._numbers.copy(), MASK: mask.copy()}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the selected agent."""
        if not self.agents:
            self._begun_game()
            raise GameIsOver("all agents have left; reset() begins another game")
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def state(self) -> Any:
        """Return the rows of all seats in one array, for centralized training."""
        g = self._begun_game()
        rows = [memoryview(self.game.row(g, seat)) for seat in range(self.seats)]
        return np.concatenate([np.frombuffer(row, np.int16) for row in rows])

    def render(self) -> str | None:
        """Return the text page of the agent whose turn it is."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render() without a render mode; use {ANSI!r}")
            return None
        return self.page(self.agent_selection)

    def page(self, agent: str) -> str:
        """Return what an agent knows as a text page, with the history if render_mode="ansi"."""
        if self._text is None:
            self._text = observation_text(self.game.id, NAMES[: self.seats])
        return self._text.page(self.game.view(self._begun_game(), self._seat_named(agent)))

    def close(self) -> None:
        """Do nothing; there are no resources to release."""

    def _begun_game(self) -> State:
        if self._g is None:
            raise NotYourDecision("no game has begun; reset() begins one")
        return self._g

    def _seat_named(self, agent: object) -> int:
        seat = self._seat_of.get(agent) if isinstance(agent, str) else None
        if seat is None:
            last = self.possible_agents[-1]
            raise NoSuchSeat(f"unknown agent {shown(agent)}; the agents are player_0 to {last}")
        return seat

    # ------------------------------------------------------------ copies

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the settings only, as PettingZoo does: unpickling gives a new environment."""
        options = dict(self.options)
        return MiskatonicEnv, (self.game.id, self.seats, options, self.render_mode, self.mask_in)

    def __deepcopy__(self, memo: object) -> "MiskatonicEnv":
        """Copy the running game; the copy continues with the same random numbers."""
        twin = MiskatonicEnv(*self.__reduce__()[1])
        twin._key, twin._begun = self._key, self._begun
        if self._g is not None:
            twin.reset()
            twin._key, twin._begun = self._key, self._begun
            twin._g, twin._seat, twin._mask = self._g.clone(), self._seat, self._mask
            twin.agents, twin.agent_selection = list(self.agents), self.agent_selection
            twin.rewards, twin.infos = dict(self.rewards), dict(self.infos)
            twin._cumulative_rewards = dict(self._cumulative_rewards)
            twin.terminations = dict(self.terminations)
            twin.truncations = dict(self.truncations)
            twin._skip_agent_selection = self._skip_agent_selection
        return twin


def env(
    game_id: str,
    seats: object = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    mask_in: str = IN_INFO,
) -> MiskatonicEnv:
    """Create an environment; `mask_in="observation"` puts the mask into the observation."""
    return MiskatonicEnv(game_id, seats, options, render_mode, mask_in)


raw_env = env

for _id in MANIFESTS:
    register(
        "aec",
        f"miskatonic/{environment_id(_id)}",
        entry_point=f"{__name__}:env",
        kwargs={"game_id": _id},
    )
