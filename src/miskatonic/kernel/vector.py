"""A vectorized environment: one call steps many games and writes into shared buffers.

Learners and benchmarks read rows, masks, seats, rewards and ends of all games without copying.
Games are quiet by default and use light generators, which are fast but not secure. A game that
ends is restarted in the same call.
"""

import gc
import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng, light_key, light_rng, seed_bytes
from miskatonic.kernel.state import State, run, settle

if TYPE_CHECKING:
    from miskatonic.kernel.game import Game

# The action that skips a game.
WAIT: Final[i64] = -1
NO_ACTION: Final = -2
MOST_GAMES: Final = 1 << 20
# A game's number combines its index and how often that index was restarted.
RESTART_BITS: Final[i64] = 40
INTEGERS: Final = "bBhHiIlLqQnN"


@final
class VectorEnv:
    """`games` instances of one game; game number i is row i of every buffer.

    observations  int16, games x columns: the acting seat's knowledge (`game.observation`)
    masks         uint8, games x choices: 1 for each of its options
    options       int16, games x choices: the same options as numbers, `counts` per row
    counts        int16, games
    seats         int16, games: the acting seat
    rewards       float64, games x seats: the rewards of the last step
    ended         uint8, games: 1 if the last step ended the game and the row shows the next one

    The buffers stay valid and change with each step; `numpy.asarray` does not copy them.
    """

    def __init__(
        self,
        game: "Game[Any, Any]",
        games: int,
        seats: int,
        options: OptionValues,
        seed: object,
        loud: bool,
        first: int,
    ) -> None:
        rng = Rng(seed_bytes(0))
        start = game._begin(seats, options, rng)
        start.loud = loud
        self.game: Final = game
        self.games: Final = games
        # The index of the first game among all games of the seed.
        self._first: Final[i64] = first
        self._values: Final = options
        # If setup draws random numbers, games cannot start as copies of one state.
        self._deals: Final = rng.block > 0
        self.players: Final = seats
        self.loud: Final = loud
        self.width: Final = game.observation.size
        self.choices: Final = game.choices
        self._start: Final = start
        self._key: i64 = 0
        self.states: Final[list[State]] = [start] * games
        # The last finished state of each game; initially the common start.
        self.finished: Final[list[State]] = [start] * games
        self._shown: Final[list[tuple[int, ...]]] = [()] * games
        # How often each game was started, and which games the last step ended.
        self._begun: Final = vec[i64]([0] * games)
        self._paid: Final[list[int]] = []
        self._rows: Final = vec[i16]([0] * (games * self.width))
        self._masks: Final = vec[u8]([0] * (games * self.choices))
        self._options: Final = vec[i16]([0] * (games * self.choices))
        self._counts: Final = vec[i16]([0] * games)
        self._seats: Final = vec[i16]([0] * games)
        self._rewards: Final = vec[float]([0.0] * (games * seats))
        self._ended: Final = vec[u8]([0] * games)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.games} games of {self.game.id}, {self.players} seats>"

    @property
    def observations(self) -> memoryview:
        return _table(self._rows, "h", self.games, self.width)

    @property
    def masks(self) -> memoryview:
        return _table(self._masks, "B", self.games, self.choices)

    @property
    def options(self) -> memoryview:
        return _table(self._options, "h", self.games, self.choices)

    @property
    def counts(self) -> memoryview:
        return memoryview(self._counts)

    @property
    def seats(self) -> memoryview:
        return memoryview(self._seats)

    @property
    def rewards(self) -> memoryview:
        return _table(self._rewards, "d", self.games, self.players)

    @property
    def ended(self) -> memoryview:
        return memoryview(self._ended)

    def reset(self, seed: object) -> None:
        """Restart all games. Game i of a seed is the same for any number of games."""
        self._key = light_key(seed_bytes(seed))
        self._forget_rewards()
        at: i64 = 0
        while at < self.games:
            self._begun[at] = 0
            self._begin(at)
            at += 1

    def step(self, actions: object) -> None:
        """Play one choice in each game; -1 skips a game. If it raises, no game has changed."""
        chosen = read_actions(actions, self.games, self.choices, self._refuse)
        self._check(chosen)
        self._forget_rewards()
        # States have no cycles, and garbage collection over thousands of them is slow.
        collects = gc.isenabled()
        gc.disable()
        try:
            self._play(chosen)
        finally:
            if collects:
                gc.enable()

    def _play(self, chosen: vec[i64]) -> None:
        states = self.states
        at: i64 = 0
        games: i64 = self.games
        while at < games:
            choice = chosen[at]
            if choice != WAIT:
                g = states[at]
                decision = g.question
                assert decision is not None
                settle(g, decision, choice)
                if g.result is None:
                    self._show(g, at)
                else:
                    self._pay(g, at)
                    self._begin(at)
            at += 1

    def _check(self, chosen: vec[i64]) -> None:
        """Check that every action is an option of its game or WAIT."""
        masks = self._masks
        choices: i64 = self.choices
        row: i64 = 0
        at: i64 = 0
        games: i64 = self.games
        while at < games:
            choice = chosen[at]
            inside = 0 <= choice < choices
            if choice != WAIT and (not inside or masks[row + choice] == 0):
                self._refuse(int(at), int(choice))
            row += choices
            at += 1

    def _refuse(self, at: int, action: object) -> None:
        raise refusal(self.game, at, int(self._seats[at]), action, self._shown[at])

    def _begin(self, at: i64) -> None:
        luck = light_rng(self._key, ((self._first + at) << RESTART_BITS) + self._begun[at])
        self._begun[at] += 1
        if self._deals:
            g: State = self.game._begin(self.players, self._values, luck)
            g.loud = self.loud
        else:
            g = self._start.clone()
            g.rng = luck
        run(g)
        self.states[at] = g
        self._show(g, at)

    def _show(self, g: State, at: i64) -> None:
        """Write the row, mask and options of the acting seat."""
        decision = g.question
        assert decision is not None
        seat = decision.seat
        self._seats[at] = i16(seat)
        options = decision.options
        if options is not self._shown[at]:
            self._show_options(options, at)
        self.game.put_row(g, seat, self._rows, at * self.width)

    def _show_options(self, options: tuple[int, ...], at: i64) -> None:
        masks = self._masks
        row = at * self.choices
        listed = self._options
        shown = i64(self._counts[at])
        count: i64 = 0
        while count < shown:
            masks[row + i64(listed[row + count])] = 0
            count += 1
        count = 0
        for choice in options:
            masks[row + choice] = 1
            listed[row + count] = i16(choice)
            count += 1
        self._counts[at] = i16(count)
        self._shown[at] = options

    def _pay(self, g: State, at: i64) -> None:
        self.finished[at] = g
        paid = self.game.rewards.of(g.result, self.players)
        first = at * self.players
        for reward in paid:
            self._rewards[first] = reward
            first += 1
        self._ended[at] = 1
        self._paid.append(at)

    def _forget_rewards(self) -> None:
        for at in self._paid:
            self._ended[at] = 0
            first: i64 = at * self.players
            last = first + self.players
            while first < last:
                self._rewards[first] = 0.0
                first += 1
        self._paid.clear()


def number_of_games(games: object) -> int:
    number = int(whole(games))
    if not 1 <= number <= MOST_GAMES:
        raise BadOptions(f"{shown(games)} games side by side; expected 1 to {MOST_GAMES}")
    return number


def index_of_first(first: object) -> int:
    number = int(whole(first))
    if not 0 <= number <= MOST_GAMES:
        raise BadOptions(f"the first game is {shown(first)}; expected 0 to {MOST_GAMES}")
    return number


def read_actions(
    actions: object, games: int, choices: int, refuse: Callable[[int, object], None]
) -> vec[i64]:
    """Convert a sequence or array of integers to one action per game."""
    if isinstance(actions, (list, tuple)):
        listed = actions
    else:
        try:
            buffer = memoryview(cast(Any, actions))
        except TypeError:
            right = f"expected {games} integers"
            raise IllegalChoice(f"the actions {shown(actions)}; {right}") from None
        if buffer.ndim != 1 or buffer.format.lstrip("@=<") not in tuple(INTEGERS):
            what = f"of the form {buffer.format!r} and the shape {buffer.shape}"
            raise IllegalChoice(f"actions {what}; expected integers, shape ({games},)")
        if buffer.format in ("l", "q") and buffer.itemsize == 8 and buffer.contiguous:
            found = vec[i64](cast(Any, buffer))
            _check_length(len(found), games)
            return found
        listed = buffer.tolist()
    _check_length(len(listed), games)
    numbers: list[int] = []
    for at, each in enumerate(listed):
        number = _action(each, choices)
        if number == NO_ACTION:
            refuse(at, each)
        numbers.append(number)
    return vec[i64](numbers)


def _check_length(found: int, games: int) -> None:
    if found != games:
        raise IllegalChoice(f"{found} actions for {games} games; expected one for each")


def _action(action: object, choices: int) -> int:
    if isinstance(action, bool):
        return NO_ACTION
    try:
        number = operator.index(cast(SupportsIndex, action))
    except TypeError:
        return NO_ACTION
    return number if -1 <= number < choices else NO_ACTION


def refusal(
    game: "Game[Any, Any]", at: int, seat: int, action: object, options: Sequence[int]
) -> IllegalChoice:
    """The error for an action that is not an option of game number `at`."""
    right = ", ".join([
        f"{each} ({' '.join([str(part) for part in game.space.name(each)])})" for each in options
    ])  # fmt: skip
    return IllegalChoice(f"env {at}: seat {seat} chose {shown(action)}; its options are {right}")


def _table(numbers: Any, form: str, rows: int, columns: int) -> memoryview:
    flat = memoryview(numbers).cast("B")
    return flat.cast(cast(Any, form), (rows, columns))
