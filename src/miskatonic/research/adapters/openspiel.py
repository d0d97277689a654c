"""The games in OpenSpiel. Needs the extra `openspiel`; importing this module registers them.

    import pyspiel
    import miskatonic.research.adapters.openspiel

    game = pyspiel.load_game("miskatonic_arkham_ritual(seats=5)")

Every random draw is a chance node (explicit_chance.py). Offers, which may be taken out of turn, are
ignored, and there are no claims. Questions that are open at the same time are answered one after
the other; no player sees the earlier answers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from miskatonic.research.adapters import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from error

from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.rewards import SHARED
from miskatonic.kernel.rng import MOST_GIVEN, Rng, seed_bytes
from miskatonic.research.adapters.explicit_chance import Position, Table
from miskatonic.research.adapters.openspiel_guard import refuse_unlocked_bots
from miskatonic.research.adapters.openspiel_parameters import declared, read, written
from miskatonic.research.agents.observation_text import choice_name, observation_text
from miskatonic.research.evaluation import NAMES
from miskatonic.text import Texts

PREFIX: Final = "miskatonic_"
# OpenSpiel needs a maximum game length. The rules have none; no game has come near these.
MOST_DECISIONS: Final = 20_000
MOST_DRAWS: Final = 50_000
# The formats of an observer's string: the view as JSON, or a page for language models.
FORMS: Final = ("json", "page")
_WORDS: Final = 4
_WORD: Final = 1 << 32


def short_name(game_id: str) -> str:
    """miskatonic_arkham_ritual"""
    return PREFIX + game_id.replace("-", "_")


class MiskatonicState(pyspiel.State):  # type: ignore[misc]
    """A state that wraps one immutable position, so clones share it."""

    def __init__(self, game: "MiskatonicGame", position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        position = self.position
        seat = position.seat
        if seat is not None:
            return seat
        chance: int = pyspiel.PlayerId.CHANCE
        over: int = pyspiel.PlayerId.TERMINAL
        return chance if position.among else over

    def is_terminal(self) -> bool:
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        among = self.position.among
        return [(outcome, 1.0 / among) for outcome in range(among)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return choice_name(self.position.table.game, action)

    def returns(self) -> list[float]:
        table = self.position.table
        paid: list[float] = table.game.returns(self.position.g)
        return paid

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "MiskatonicState":
        """Return a state that looks the same to this player, with hidden cards dealt again."""
        seed = 0
        for _ in range(_WORDS):
            seed = seed * _WORD + int(sampler() * _WORD)
        position = self.position.redeal(player, Rng(seed_bytes(seed)))
        return MiskatonicState(self.get_game(), position)

    def __str__(self) -> str:
        return self.position.transcript()

    # ------------------------------------------------------------ as JSON

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        seen: dict[str, Any] = self.position.plain_view(player)
        return seen

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"draw": action}
        return {"choice": list(self.position.table.game.name(action))}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        if "draw" in struct:
            return [int(struct["draw"])]
        return [self.position.table.game.choice(*struct["choice"])]


class MiskatonicGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options; `register` derives a class for each game."""

    game_id: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game_id = self.game_id
        seats, options = read(GAMES[game_id], parameters)
        self.table: Final = Table(game_id, seats, options)
        game = self.table.game
        paid = (game.rewards.win, game.rewards.loss, game.rewards.neither)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.choices,
            max_chance_outcomes=int(MOST_GIVEN),
            num_players=self.table.seats,
            min_utility=min(paid),
            max_utility=max(paid),
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(game_id), info, dict(parameters))

    def new_initial_state(self, given: object = None) -> MiskatonicState:
        if given is not None:
            raise BadOptions("an initial position; a game starts from its own, drawn by chance")
        return MiskatonicState(self, self.table.beginning)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> "Observer":
        """Create an observer. Without a kind, C++ passes the parameters in its place."""
        if isinstance(kind, Mapping):
            kind, parameters = None, kind
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind or default, parameters or {})


class Observer:
    """Shows what a player knows of a state, or a spectator if no private information is requested.

    The tensor is the game's row of numbers (`game.observation`), by columns in `dict`. With perfect
    recall there is no tensor, and the string is the information state.
    """

    def __init__(self, table: Table, kind: Any, parameters: Mapping[str, Any]) -> None:
        self._form: Final = str(parameters.get("form", FORMS[0]))
        unknown = sorted(set(parameters) - {"form"})
        if unknown or self._form not in FORMS:
            wrong = unknown[0] if unknown else self._form
            raise BadOptions(f"the observer's {wrong!r}; expected form={' or '.join(FORMS)}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOptions(
                "an observer without public information, or with all players' secrets;"
                " expected private information of SINGLE_PLAYER or NONE"
            )
        self._table: Final = table
        self._is_public: Final = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls: Final[bool] = kind.perfect_recall
        self._text: Final = (
            observation_text(table.game.id, NAMES[: table.seats]) if self._form == "page" else None
        )
        self.tensor: Any = None
        self.dict: Final[dict[str, Any]] = {}
        if not self._recalls:
            self._lay_out()

    def _lay_out(self) -> None:
        observation = self._table.game.observation
        self.tensor = np.zeros(observation.size, np.float32)
        for column in observation.columns:
            self.dict[column.name] = self.tensor[observation.where(column.name)]

    def set_from(self, state: MiskatonicState, player: int) -> None:
        """Fill the tensor; it is all zeros before the first decision."""
        if self.tensor is None:
            return
        position = state.position
        if position.is_unbegun:
            self.tensor.fill(0)
        else:
            row = self._table.game.row(position.g, self._viewer(player))
            self.tensor[:] = np.frombuffer(memoryview(row), np.int16)

    def string_from(self, state: MiskatonicState, player: int) -> str:
        position, viewer = state.position, self._viewer(player)
        if position.is_unbegun:
            return ""
        if self._text is not None:
            return self._text.page(self._table.game.view(position.g, viewer))
        if self._recalls:
            return position.information_state(viewer)
        return position.observation(viewer)

    def _viewer(self, player: int) -> int | None:
        return None if self._is_public else player


def game_type(game_id: str) -> Any:
    """Return OpenSpiel's description of a game."""
    game = GAMES[game_id]
    kinds = pyspiel.GameType
    shared = game.rewards.kind == SHARED
    return kinds(
        short_name=short_name(game_id),
        long_name=Texts()(f"{MANIFESTS[game_id].prefix}-name"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if shared else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=declared(game, MANIFESTS[game_id].first_game.seats),
    )


def load(name: str) -> Any:
    """Unpickle a game; importing this function registers the games first."""
    return pyspiel.load_game(name)


def load_table(game_id: str, seats: object, options: Mapping[str, object]) -> Any:
    """Load a game by its id and options, as everywhere else in miskatonic."""
    return pyspiel.load_game(short_name(game_id), written(GAMES[game_id], seats, options))


def register(game_ids: Sequence[str]) -> None:
    """Register games with OpenSpiel; the built-in games already are.

    It registers a class and not a function: OpenSpiel drops it after Python has shut down, which
    only a class survives.
    """
    for game_id in game_ids:
        name = short_name(game_id)
        loaded = type(name, (MiskatonicGame,), {"game_id": game_id, "__module__": __name__})
        pyspiel.register_game(game_type(game_id), loaded)


refuse_unlocked_bots(MiskatonicState)
register(list(MANIFESTS))
