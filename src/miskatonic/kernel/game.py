"""The Game object: the interface of a game's rules to all other code."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from miskatonic.errors import (
    BadOptions,
    BadSave,
    GameIsOver,
    IllegalChoice,
    NoSuchSeat,
    NotYourDecision,
)
from miskatonic.kernel.choices import Choices, Name
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import told
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.observation import (
    SPECTATOR,
    Column,
    Observation,
    blank_mask,
    blank_row,
    put_kernel,
)
from miskatonic.kernel.options import Option, OptionValues, read_options
from miskatonic.kernel.playout import Playouts, playout, playouts
from miskatonic.kernel.replay import Claim, Record
from miskatonic.kernel.rewards import WIN_OR_LOSE, Rewards
from miskatonic.kernel.rng import SEED_BYTES, Rng, commitment, light_key, seed_bytes
from miskatonic.kernel.save_check import (
    ask_again,
    check_kernel,
    check_kinds,
    open_questions,
)
from miskatonic.kernel.state import Decision, Result, State, run, settle
from miskatonic.kernel.vector import VectorEnv, index_of_first, number_of_games

MOST_SEATS: Final = 30
# How many random games, and moves in each, `load` plays to test a loaded state.
TRIAL_LINES: Final = 3
TRIAL_MOVES: Final = 24

G = TypeVar("G", bound=State)
V = TypeVar("V", bound=Mapping[str, Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[G]):
    """All full states that fit one view, prepared once and sampled many times."""

    def deal(self, rng: Rng) -> G:
        raise NotImplementedError


class RedealtWorlds(Worlds[G]):
    """Worlds of a game without its own `worlds`: each deal calls `redeal`."""

    def __init__(self, game: "Game[G, Any]", known: Any) -> None:
        self.game: Final = game
        self.known: Final = known

    def deal(self, rng: Rng) -> G:
        return self.game.redeal(self.known, rng)


@dataclass(frozen=True)
class Objection:
    """Why a line of chat is not allowed now: the id of a text, and the offending word."""

    text: str
    word: str = ""


@dataclass(frozen=True)
class Outlook:
    """Results of bots of one level with these options and this seat count (0: any)."""

    options: Mapping[str, object]
    seats: int
    level: str
    games: int
    wins: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G, V]):
    """One game. docs/api.md lists which methods a subclass overrides.

    G is the type of its state, V the type of `knowledge`: the view plus the data for redealing.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: range,
        options: tuple[Option, ...],
        choices: Choices,
        prompts: tuple[str, ...],
        events: tuple[type[Event], ...],
        classes: Sequence[type[Any]],
        columns: tuple[Column, ...] = (),
        rewards: Rewards = WIN_OR_LOSE,
        free_text: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.space: Final = choices
        self.prompts: Final = prompts
        self.event_types: Final = events
        self.observation: Final = Observation(seats[-1], prompts, columns)
        self.rewards: Final = rewards
        # Paths inside a claim to text that its author typed. This is personal data: erased with
        # the account, and hidden from players who mute the author.
        self.free_text: Final = free_text
        self.codec: Final = Codec(id, version, classes, events)
        self._defaults: Final[dict[int, OptionValues]] = {}

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]} seats"
        return f"<Game {self.id}, rules version {self.version}, {seats}>"

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> G:
        """Return a new state with the first step on its agenda."""
        raise NotImplementedError

    def _blank(self) -> G:
        """Return any state; `load` overwrites every field."""
        seats = self.seats[0]
        return self._begin(seats, self._defaults_for(seats), Rng(bytes(SEED_BYTES)))

    def _given(self, seats: int, options: Mapping[str, object]) -> Mapping[str, object]:
        """Add defaults that depend on the given options or on the number of seats."""
        return options

    def _check(self, seats: int, options: OptionValues) -> None:
        """Raise BadOptions for individually valid options that do not work together."""

    def compatible_options(
        self, seats: int, wanted: Mapping[str, object], before: Mapping[str, object] | None
    ) -> Mapping[str, object]:
        """Resolve conflicts between the wanted options; `before` holds the current ones."""
        return wanted

    def shared(self, g: G) -> Mapping[str, Any]:
        """The part of a view that is the same for all viewers."""
        raise NotImplementedError

    def own(self, g: G, seat: int | None, since: int = 0) -> Mapping[str, Any]:
        """The part of a view specific to this viewer, with the history after event `since`."""
        raise NotImplementedError

    def redealing(self, g: G, seat: int | None) -> Mapping[str, Any]:
        """Data for redealing beyond the view. The seat may know it, but clients don't get it."""
        return {}

    def seats_at(self, g: G) -> int:
        """The number of seats. Games whose state stores it override this."""
        return int(self.shared(g)["seats"])

    def seat_at(self, g: G, seat: object) -> int:
        """Convert a seat number of any integer type; raise NoSuchSeat if it does not exist."""
        found = whole(seat)
        if not 0 <= found < self.seats_at(g):
            last = self.seats_at(g) - 1
            raise NoSuchSeat(f"seat {shown(seat)}; the seats of this table are 0 to {last}")
        return found

    def view(self, g: G, seat: object, since: int = 0) -> dict[str, Any]:
        """The view of a seat or, for None, a spectator; its history starts after event `since`."""
        viewer = None if seat is None else self.seat_at(g, seat)
        return {**self.shared(g), **self.own(g, viewer, since)}

    def knowledge(self, g: G, seat: object) -> V:
        """The view plus, under the key `redeal`, the data for redealing: for bots and coaches."""
        known: Any = self.view(g, seat)
        known["redeal"] = self.redealing(g, known["seat"])
        return cast(V, known)

    def _observe(self, g: G, viewer: i64, out: vec[i16], at: i64) -> i64:
        """Write the game's own columns starting at out[at]; return the index after the last."""
        return at

    def put_row(self, g: G, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write a row for a seat or SPECTATOR without checks; `observe` is the checked version."""
        observation = self.observation
        own = put_kernel(g, observation, self.seats_at(g), viewer, out, at)
        end = self._observe(g, viewer, out, own)
        assert end == at + observation.size, (end, at, observation.size)

    def observe(self, g: G, seat: object, out: vec[i16], at: int = 0) -> None:
        """Write the observation of a seat or, for None, a spectator into `out`, starting at `at`.

        `game.observation` describes the columns; `row` allocates a new row.
        """
        viewer = SPECTATOR if seat is None else self.seat_at(g, seat)
        size = self.observation.size
        if not 0 <= at <= len(out) - size:
            raise BadOptions(f"a row of {size} numbers at {at} of {len(out)}; it does not fit")
        self.put_row(g, viewer, out, at)

    def row(self, g: G, seat: object) -> vec[i16]:
        """The observation of a seat or, for None, a spectator; see `game.observation`."""
        out = blank_row(self.observation.size)
        self.observe(g, seat, out)
        return out

    def mask(self, g: G, seat: object) -> vec[u8]:
        """One number per choice of the game: 1 if it is an option of the seat now, else 0."""
        out = blank_mask(self.choices)
        decision = self.decision(g, self.seat_at(g, seat))
        if decision is not None:
            for choice in decision.options:
                out[choice] = 1
        return out

    def returns(self, g: G) -> list[float]:
        """The rewards by seat: 0 until the game ends (`game.rewards`)."""
        return self.rewards.of(g.result, self.seats_at(g))

    def read_view(self, data: bytes) -> V:
        """Read a view or knowledge from JSON; its history becomes events."""
        plain: Any = msgspec.json.decode(data)
        plain["history"] = self.codec.read_events(plain["history"])
        return cast(V, plain)

    def legend(self, seats: int, options: Mapping[str, object]) -> Mapping[str, Any]:
        """The meaning of the numbers in a table's views; public, and constant during a game."""
        return {}

    def constants(self) -> Mapping[str, Any]:
        """Constants of the views that clients need by name."""
        return {}

    def outlooks(self) -> Sequence[Outlook]:
        """Measured results, shown to hosts who choose options."""
        return ()

    def default(self, g: G, seat: object) -> int:
        """The choice made for a seat that ran out of time; the first option unless overridden."""
        return self.must_answer(g, seat).options[0]

    def worlds(self, known: V) -> Worlds[G]:
        """Prepare to redeal this knowledge many times. A game overrides this, or `redeal`."""
        assert getattr(type(self), "redeal") is not getattr(Game, "redeal"), self.id  # noqa: B009
        return RedealtWorlds(self, known)

    def arrange(self, *args: Any, **kwargs: Any) -> G:
        """Set up a position by hand, for tests and lessons; arguments differ by game."""
        raise NotImplementedError

    def count(self, seats: object) -> int:
        """Convert a seat count of any integer type; raise BadOptions if the game can't have it."""
        found = int(whole(seats))
        if found not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{shown(seats)} seats; {self.id} takes {low} to {high}")
        return found

    def read(self, seats: object, options: object) -> OptionValues:
        """Return all options with their values, checked for this number of seats."""
        return self._read(self.count(seats), options)

    def _read(self, count: int, options: object) -> OptionValues:
        # Nearly always a dict, for which isinstance is faster.
        if not isinstance(options, dict) and not isinstance(options, Mapping):
            raise BadOptions(f"the options {shown(options)}; expected a mapping of names to values")
        values = read_options(self.options, self._given(count, options), count)
        self._check(count, values)
        return values

    def new(
        self,
        seats: object,
        options: Mapping[str, object] | None = None,
        seed: object = 0,
        loud: bool = True,
    ) -> G:
        """Start a game and run to its first decision. Quiet games (loud=False) keep no events."""
        count = self.count(seats)
        values = self._defaults_for(count) if options is None else self._read(count, options)
        secret = seed_bytes(seed)
        g = self._begin(count, values, Rng(secret))
        g.commitment = commitment(secret)
        g.loud = loud
        run(g)
        return g

    def unbegun(
        self, seats: object, options: Mapping[str, object], rng: Rng, loud: bool = True
    ) -> G:
        """Set up a game without running it; `run` (kernel/state.py) runs to the first decision.

        All chance comes from the given generator, so there is no seed to publish.
        """
        count = self.count(seats)
        g = self._begin(count, self._read(count, options), rng)
        g.loud = loud
        return g

    def _defaults_for(self, count: int) -> OptionValues:
        """Default options, cached because simulations start thousands of games."""
        if count not in self._defaults:
            self._defaults[count] = self._read(count, {})
        return dict(self._defaults[count])

    def decisions(self, g: G) -> list[Decision]:
        """The open decisions, at most one per seat."""
        question = g.question
        if question is None:
            return []
        return [question, *g.more] if g.more else [question]

    def decision(self, g: G, seat: object) -> Decision | None:
        """The open decision of a seat, or None."""
        who = whole(seat)
        for decision in g.asked:
            if decision.seat == who:
                return decision
        return None

    def must_answer(self, g: G, seat: object) -> Decision:
        """The mandatory open decision of a seat; raises NotYourDecision if it has none."""
        decision = self.decision(g, seat)
        if decision is None or decision.optional:
            raise NotYourDecision(f"seat {shown(seat)} has no open decision to answer")
        return decision

    def play(self, g: G, seat: object, choice: object) -> None:
        """Answer the open decision of a seat. If it raises, the state is unchanged."""
        if g.result is not None:
            raise GameIsOver(f"seat {shown(seat)} played {shown(choice)}, but the game is over")
        # The fast path: nearly all callers pass plain ints.
        if isinstance(seat, int) and isinstance(choice, int) and 0 <= seat <= MOST_SEATS:
            who: i64 = seat
            decision = g.question
            if decision is None or decision.seat != who:
                decision = self.decision(g, seat)
            is_bool = isinstance(seat, bool) or isinstance(choice, bool)
            if decision is not None and choice in decision.options and not is_bool:
                settle(g, decision, choice)
                return
        self._play_as_ints(g, seat, choice)

    def _play_as_ints(self, g: G, seat: object, choice: object) -> None:
        """Play with integers of other types; reject everything else."""
        who, chosen = int(whole(seat)), int(whole(choice))
        plain = isinstance(seat, int) and isinstance(choice, int)
        if plain or who < 0 or chosen < 0:
            self._refuse(g, seat, choice)
        self.play(g, who, chosen)

    def play_move(self, g: G, move: object) -> None:
        """Play a move of a record: (seat, choice), or (seat, claim) for talk."""
        if not isinstance(move, (tuple, list)) or len(move) != 2:
            raise IllegalChoice(f"the move {shown(move)}; expected (seat, choice) or (seat, claim)")
        if isinstance(move[1], dict):
            self.say(g, move[0], move[1])
        else:
            self.play(g, move[0], move[1])

    def playout(self, g: G, chance: object = 0) -> Result:
        """Play to the end at random, always answering the first open question.

        `chance` is a seed or the generator that draws the choices.
        """
        playout(g, chance if isinstance(chance, Rng) else Rng(seed_bytes(chance)))
        assert g.result is not None
        return g.result

    def playouts(self, g: G, games: object, seed: object = 0) -> Playouts:
        """Play copies of a position to the end, each with different random numbers.

        The position is unchanged. All copies share its hidden information; to use only what a seat
        knows, `redeal` first.
        """
        count = whole(games)
        if count < 1:
            raise BadOptions(f"{shown(games)} playouts; expected a number from 1")
        return playouts(g, self.seats_at(g), count, light_key(seed_bytes(seed)))

    def vector(
        self,
        games: object,
        seats: object,
        options: Mapping[str, object] | None = None,
        seed: object = 0,
        loud: bool = False,
        first: object = 0,
    ) -> VectorEnv:
        """Create many games that step in one call and restart automatically.

        They are the seed's games starting with number `first`.
        """
        number = number_of_games(games)
        count = self.count(seats)
        values = self._defaults_for(count) if options is None else self._read(count, options)
        return VectorEnv(self, number, count, values, seed, loud, index_of_first(first))

    def say(self, g: G, seat: Any, claim: Claim) -> None:
        """Make a claim: structured talk outside of decisions. A rejected claim changes nothing."""
        who, said = shown(seat), shown(claim)
        raise IllegalChoice(f"seat {who} said {said}; {self.id} has no structured talk")

    def referee(self, g: G, seat: Any, text: str, names: Sequence[str] = ()) -> Objection | None:
        """Return why a seat may not write this line of chat now, or None if it may.

        The reason must not reveal secrets. `names` are the players' names: a player whose name is
        also a forbidden word can still be addressed.
        """
        return None

    def _refuse(self, g: G, seat: object, choice: object) -> None:
        decision = self.decision(g, seat)
        if decision is not None:
            right = ", ".join(f"{each} ({self._label(each)})" for each in decision.options)
            raise IllegalChoice(f"seat {seat} chose {shown(choice)}; its options are {right}")
        waiting = ", ".join(str(decision.seat) for decision in g.asked)
        raise NotYourDecision(
            f"seat {shown(seat)} has no open decision; the seats asked are {waiting}"
        )

    def _label(self, choice: int) -> str:
        return " ".join(str(part) for part in self.space.name(choice))

    def events(self, g: G, seat: object, since: int = 0) -> list[Event]:
        """The events after number `since` as a viewer sees them; unredacted after the game."""
        viewer = None if seat is None else self.seat_at(g, seat)
        return told(g.log, viewer, since, g.result is not None)

    def told_so_far(self, g: G) -> int:
        """The number of the last event, for `since`. Never send it: it counts secret events."""
        return 0 if g.log is None else g.log.number

    def result(self, g: G) -> Result | None:
        return g.result

    @property
    def choices(self) -> int:
        """The size of the choice space."""
        return len(self.space)

    def name(self, choice: object) -> Name:
        return self.space.name(choice)

    def choice(self, *name: object) -> int:
        return self.space.choice(name)

    def redeal(self, known: V, rng: Rng) -> G:
        """Sample a full state consistent with everything a seat knows."""
        if "redeal" not in known:
            raise BadSave("a view without the key 'redeal'; expected what Game.knowledge returns")
        return self.worlds(known).deal(rng)

    def save(self, g: G) -> bytes:
        return self.codec.save(g)

    def load(self, data: object) -> G:
        """Load an untrusted save; raise BadSave if play cannot continue from it."""
        g = self._blank()
        try:
            is_current = self.codec.load(data, g)
            self.check(g)
            self._rebuild(g)
            self._check_as_saved(g, data if is_current else self.codec.save(g))
            self._try_out(g)
        except BadSave:
            raise
        except BadOptions as error:
            raise BadSave(f"the save's set-up is invalid: {error}") from None
        except Exception as error:
            what = f"{type(error).__name__}: {shown(str(error))}"
            raise BadSave(f"the save holds a position that cannot be played: {what}") from error
        return g

    def check(self, g: G) -> None:
        """Raise BadSave for an unreachable state."""
        check_kinds(g)
        self._check_state(g)
        check_kernel(g, self.seats_at(g), self.choices, self.prompts)

    def _check_state(self, g: G) -> None:
        """The game-specific part of `check`: ranges, counts and consistency."""

    def _rebuild(self, g: G) -> None:
        """Recompute the derived fields (State.derived)."""

    def _check_as_saved(self, g: G, data: object) -> None:
        """Check that saving again gives the same bytes and the rules ask the same questions."""
        if self.codec.save(g) != data:
            raise BadSave("the save is not as this version would write it")
        if g.result is None:
            asked = self.codec.to_plain(open_questions(g))
            again = self.codec.to_plain(list(ask_again(g)))
            if asked != again:
                raise BadSave(f"the save asks {shown(asked)}; the rules would ask {shown(again)}")

    def _try_out(self, g: G) -> None:
        """Build all views and play some random moves, to detect unplayable positions."""
        for seat in (None, *range(self.seats_at(g))):
            view = self.view(g, seat) if g.result is not None else self.knowledge(g, seat)
            msgspec.json.encode(view)
        for line in range(TRIAL_LINES):
            twin = cast(G, g.clone())
            twin.loud = g.loud and line == 0
            chance = Rng(seed_bytes(line))
            for _ in range(TRIAL_MOVES):
                if twin.result is None:
                    decision = twin.asked[chance.below(len(twin.asked))]
                    options = decision.options
                    self.play(twin, decision.seat, options[chance.below(len(options))])

    def record(self, seats: object, options: Mapping[str, object], seed: object) -> Record:
        """Create an empty record; append moves to it as they are played."""
        values = self.read(seats, options)
        return Record(self.id, self.version, self.count(seats), values, seed_bytes(seed), [])

    def replay(self, record: Record) -> G:
        """Return the state after all moves of a record; BadSave names the first illegal move."""
        if record.game != self.id:
            raise BadSave(f"a record of {record.game!r}; this is {self.id!r}")
        if record.version != self.version:
            version = shown(record.version)
            raise BadSave(f"a record of rules version {version}; this is {self.version}")
        try:
            g = self.new(record.seats, record.options, record.seed)
        except BadOptions as error:
            raise BadSave(f"the record's set-up is invalid: {error}") from None
        moves: list[Any] = record.moves  # Any, or compiled code raises TypeError for bad moves
        for number, move in enumerate(moves, 1):
            try:
                self.play_move(g, move)
            except (IllegalChoice, NotYourDecision, GameIsOver) as error:
                raise BadSave(f"the record's move {number}: {error}") from None
        return g
