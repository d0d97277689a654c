"""The Game object: all that the rest of the house may ask for."""

from collections.abc import Mapping, Sequence
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
from miskatonic.kernel.rng import Rng, commitment, light_key, seed_bytes
from miskatonic.kernel.save_check import (
    asked_again,
    check_kernel,
    check_kinds,
    open_questions,
)
from miskatonic.kernel.state import Decision, Result, State, run, settle
from miskatonic.kernel.vector import VectorEnv, number_of_games, place_of_first

MOST_SEATS: Final = 30
# How far a loaded state is played on before it is handed out.
TRIAL_LINES: Final = 3
TRIAL_MOVES: Final = 24

G = TypeVar("G", bound=State)
V = TypeVar("V", bound=Mapping[str, Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[G]):
    """All full states that fit one view, prepared once and sampled many times."""

    def deal(self, rng: Rng) -> G:
        raise NotImplementedError


class Objection:
    """Why a line of chat may not be said now: the id of a text, and the word in it that offends."""

    def __init__(self, text: str, word: str = "") -> None:
        self.text: Final = text
        self.word: Final = word


class Outlook:
    """How games with these options and seats (0: any number of them) went that bots of one level
    have played.
    """

    def __init__(
        self, options: Mapping[str, object], seats: int, level: str, games: int, wins: int
    ) -> None:
        self.options: Final = options
        self.seats: Final = seats
        self.level: Final = level
        self.games: Final = games
        self.wins: Final = wins


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G, V]):
    """One game. Subclasses fill in shared, own, redealing, default, worlds, and what begins with an
    underscore. G is its state, V the type of `knowledge`: its view, and what redealing needs.
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
        self.codec: Final = Codec(id, version, classes, events)
        self._defaults: Final[dict[int, OptionValues]] = {}

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> G:
        """A state whose agenda holds the first step."""
        raise NotImplementedError

    def _blank(self) -> G:
        """Any state; load() overwrites every field of it."""
        raise NotImplementedError

    def _given(self, seats: int, options: Mapping[str, object]) -> Mapping[str, object]:
        """The options given, and those defaults that hang on them or on the number of seats."""
        return options

    def _check(self, seats: int, options: OptionValues) -> None:
        """Refuse, with BadOptions, a combination of options that each are right by themselves."""

    def shared(self, g: G) -> Mapping[str, Any]:
        """The part of a view that is the same for all viewers."""
        raise NotImplementedError

    def own(self, g: G, seat: int | None, since: int = 0) -> Mapping[str, Any]:
        """The part of a view that is this viewer's: its history begins after event `since`."""
        raise NotImplementedError

    def redealing(self, g: G, seat: int | None) -> Mapping[str, Any]:
        """What redealing needs and no person sees. The seat may know it; no browser is sent it."""
        raise NotImplementedError

    def seats_at(self, g: G) -> int:
        """How many seats a table has. A game overrides it where its state tells more quickly."""
        return int(self.shared(g)["seats"])

    def seat_at(self, g: G, seat: object) -> int:
        """A seat of the table, given in any integer type; NoSuchSeat for whatever is none."""
        found = whole(seat)
        if not 0 <= found < self.seats_at(g):
            last = self.seats_at(g) - 1
            raise NoSuchSeat(f"seat {shown(seat)}; the seats of this table are 0 to {last}")
        return found

    def view(self, g: G, seat: object, since: int = 0) -> dict[str, Any]:
        """What a seat, or (None) a spectator, may know; its history begins after event `since`."""
        viewer = None if seat is None else self.seat_at(g, seat)
        return {**self.shared(g), **self.own(g, viewer, since)}

    def knowledge(self, g: G, seat: object) -> V:
        """The view, and beside it as `redeal` what it takes to redeal it: for bots and coaches."""
        known: Any = self.view(g, seat)
        known["redeal"] = self.redealing(g, known["seat"])
        return cast(V, known)

    def _observe(self, g: G, viewer: i64, out: vec[i16], at: i64) -> i64:
        """Write the game's own columns from out[at] on; where they end."""
        return at

    def put_row(self, g: G, viewer: i64, out: vec[i16], at: i64) -> None:
        """A row for a seat or SPECTATOR. It trusts its caller; `observe` checks everybody else."""
        observation = self.observation
        own = put_kernel(g, observation, self.seats_at(g), viewer, out, at)
        end = self._observe(g, viewer, out, own)
        assert end == at + observation.size, (end, at, observation.size)

    def observe(self, g: G, seat: object, out: vec[i16], at: int = 0) -> None:
        """Write what a seat, or (None) a spectator, knows into out[at] and the numbers after it.

        `game.observation` says what stands where; `row` makes a new row.
        """
        viewer = SPECTATOR if seat is None else self.seat_at(g, seat)
        size = self.observation.size
        if not 0 <= at <= len(out) - size:
            raise BadOptions(f"a row of {size} numbers at {at} of {len(out)}; it does not fit")
        self.put_row(g, viewer, out, at)

    def row(self, g: G, seat: object) -> vec[i16]:
        """What a seat, or (None) a spectator, knows, by the columns of `game.observation`."""
        out = blank_row(self.observation.size)
        self.observe(g, seat, out)
        return out

    def mask(self, g: G, seat: object) -> vec[u8]:
        """1 for each choice of the game's space that is an option of the seat now, else 0."""
        out = blank_mask(self.choices)
        decision = self.decision(g, self.seat_at(g, seat))
        if decision is not None:
            for choice in decision.options:
                out[choice] = 1
        return out

    def returns(self, g: G) -> list[float]:
        """What each seat has been paid so far: all of it comes at the end (`game.rewards`)."""
        return self.rewards.of(g.result, self.seats_at(g))

    def read_view(self, data: bytes) -> V:
        """A view or knowledge that came as JSON from another process, with its events as such."""
        plain: Any = msgspec.json.decode(data)
        plain["history"] = self.codec.read_events(plain["history"])
        return cast(V, plain)

    def legend(self, seats: int, options: Mapping[str, object]) -> Mapping[str, Any]:
        """What the numbers of a table's views stand for: public, and the same for a whole game."""
        return {}

    def constants(self) -> Mapping[str, Any]:
        """Numbers and words of the views that a client needs by name."""
        return {}

    def outlooks(self) -> Sequence[Outlook]:
        """What was measured of the game, for whoever chooses its options."""
        return ()

    def default(self, g: G, seat: object) -> int:
        """The choice made for a seat whose time is up."""
        raise NotImplementedError

    def worlds(self, known: V) -> Worlds[G]:
        """What is needed to redeal this knowledge often."""
        raise NotImplementedError

    def arrange(self, *args: Any, **kwargs: Any) -> G:
        """A position set up by hand, for tests, puzzles and lessons; each game says how."""
        raise NotImplementedError

    def count(self, seats: object) -> int:
        """A number of seats, given in any integer type; BadOptions for what the game cannot do."""
        found = int(whole(seats))
        if found not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{shown(seats)} seats; {self.id} takes {low} to {high}")
        return found

    def read(self, seats: object, options: object) -> OptionValues:
        """All options with their values, checked for this number of seats."""
        return self._read(self.count(seats), options)

    def _read(self, count: int, options: object) -> OptionValues:
        # Asking first for a dict, which it nearly always is, takes less time.
        if not isinstance(options, dict) and not isinstance(options, Mapping):
            raise BadOptions(f"the options {shown(options)}; it takes a mapping of names to values")
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
        """A game at its first decision. A quiet one keeps no events: for search and simulation."""
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
        """A game of which no step was done yet; `run` (kernel/state.py) goes to its first decision.

        All its chance is the generator's, so there is no seed to be published.
        """
        count = self.count(seats)
        g = self._begin(count, self._read(count, options), rng)
        g.loud = loud
        return g

    def _defaults_for(self, count: int) -> OptionValues:
        """Simulations begin thousands of games with the same options: these are read once."""
        if count not in self._defaults:
            self._defaults[count] = self._read(count, {})
        return dict(self._defaults[count])

    def decisions(self, g: G) -> list[Decision]:
        """The open decisions, at most one a seat."""
        question = g.question
        if question is None:
            return []
        return [question, *g.more] if g.more else [question]

    def decision(self, g: G, seat: object) -> Decision | None:
        """The open decision of a seat, or None; what is no seat has none."""
        who = whole(seat)
        for decision in g.asked:
            if decision.seat == who:
                return decision
        return None

    def must_answer(self, g: G, seat: object) -> Decision:
        """The open decision that a seat has to make; NotYourDecision if there is none."""
        decision = self.decision(g, seat)
        if decision is None or decision.optional:
            raise NotYourDecision(f"seat {shown(seat)} has no open decision that it has to make")
        return decision

    def play(self, g: G, seat: object, choice: object) -> None:
        """Answer the open decision of a seat. A refusal leaves everything as it was."""
        if g.result is not None:
            raise GameIsOver(f"seat {shown(seat)} played {shown(choice)}, but the game is over")
        # Plain ints, which they nearly always are, take the short way.
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
        """Whatever is no plain int: integers of other types are played, the rest is refused."""
        who, chosen = int(whole(seat)), int(whole(choice))
        plain = isinstance(seat, int) and isinstance(choice, int)
        if plain or who < 0 or chosen < 0:
            self._refuse(g, seat, choice)
        self.play(g, who, chosen)

    def play_move(self, g: G, move: object) -> None:
        """A move of a record: (seat, choice) is played, (seat, claim) is said."""
        if not isinstance(move, (tuple, list)) or len(move) != 2:
            raise IllegalChoice(f"the move {shown(move)}; it takes (seat, choice) or (seat, claim)")
        if isinstance(move[1], dict):
            self.say(g, move[0], move[1])
        else:
            self.play(g, move[0], move[1])

    def playout(self, g: G, chance: object = 0) -> Result:
        """Play on to the end: each first question is answered with any of its options.

        `chance` is a seed, or the generator that the choices are drawn from.
        """
        playout(g, chance if isinstance(chance, Rng) else Rng(seed_bytes(chance)))
        assert g.result is not None
        return g.result

    def playouts(self, g: G, games: object, seed: object = 0) -> Playouts:
        """Play so many copies of a position on to their ends, each with luck of its own.

        The position stays as it is. What is hidden in it is the same in all copies: to know no
        more than a seat does, `redeal` first.
        """
        count = whole(games)
        if count < 1:
            raise BadOptions(f"{shown(games)} playouts; it takes a number from 1")
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
        """So many tables that are stepped in one call, and begin anew by themselves: those of the
        seed from number `first` on.
        """
        number = number_of_games(games)
        count = self.count(seats)
        values = self._defaults_for(count) if options is None else self._read(count, options)
        return VectorEnv(self, number, count, values, seed, loud, place_of_first(first))

    def say(self, g: G, seat: Any, claim: Claim) -> None:
        """Structured talk: a command that is no decision. A refused claim changes nothing."""
        who, said = shown(seat), shown(claim)
        raise IllegalChoice(f"seat {who} said {said}; {self.id} has no structured talk")

    def referee(self, g: G, seat: Any, text: str, names: Sequence[str] = ()) -> Objection | None:
        """Why a seat may not write this line of chat now, or None; it must tell nobody a secret.

        `names` are those of the seats: a name that is also a word gives nothing away.
        """
        return None

    def _refuse(self, g: G, seat: object, choice: object) -> None:
        decision = self.decision(g, seat)
        if decision is not None:
            right = ", ".join(f"{each} ({self._label(each)})" for each in decision.options)
            raise IllegalChoice(f"seat {seat} chose {shown(choice)}; its options are {right}")
        waiting = ", ".join(str(decision.seat) for decision in g.asked)
        raise NotYourDecision(
            f"seat {shown(seat)} has no open decision; asked are the seats {waiting}"
        )

    def _label(self, choice: int) -> str:
        return " ".join(str(part) for part in self.space.name(choice))

    def events(self, g: G, seat: object, since: int = 0) -> list[Event]:
        """What that viewer was told after event number `since`; a finished game is open to all."""
        viewer = None if seat is None else self.seat_at(g, seat)
        return told(g.log, viewer, since, g.result is not None)

    def told_so_far(self, g: G) -> int:
        """The number of the last event, for `since`; it counts secret ones, so never send it."""
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
        """A full state that fits all that a seat knows, sampled by its probability."""
        return self.worlds(known).deal(rng)

    def save(self, g: G) -> bytes:
        return self.codec.save(g)

    def load(self, data: object) -> G:
        """The state of a save. Nothing in it is trusted: BadSave if it cannot be played on."""
        g = self._blank()
        try:
            self.codec.load(data, g)
            self.check(g)
            self._rebuild(g)
            self._check_as_saved(g, data)
            self._try_out(g)
        except BadSave:
            raise
        except BadOptions as error:
            raise BadSave(f"the save's set-up does not fit: {error}") from None
        except Exception as error:
            what = f"{type(error).__name__}: {shown(str(error))}"
            raise BadSave(f"the save holds a position that cannot be played: {what}") from error
        return g

    def check(self, g: G) -> None:
        """Refuse, with BadSave, a state that no game comes to, before anything is done with it."""
        check_kinds(g)
        self._check_state(g)
        check_kernel(g, self.seats_at(g), self.choices, self.prompts)

    def _check_state(self, g: G) -> None:
        """The game's own part of `check`: ranges, counts, and what follows from what."""

    def _rebuild(self, g: G) -> None:
        """Make the fields again that follow from the others (State.derived)."""

    def _check_as_saved(self, g: G, data: object) -> None:
        """It would be saved again just so, and the open questions would be asked just so."""
        if self.codec.save(g) != data:
            raise BadSave("the save is not as this version would write it")
        if g.result is None:
            asked = self.codec.plain(open_questions(g))
            again = self.codec.plain(list(asked_again(g)))
            if asked != again:
                raise BadSave(f"the save asks {shown(asked)}; the rules would ask {shown(again)}")

    def _try_out(self, g: G) -> None:
        """Look through all eyes, and play on for a while: what breaks at once is no position."""
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
        """An empty record to which moves are appended as they are played."""
        values = self.read(seats, options)
        return Record(self.id, self.version, self.count(seats), values, seed_bytes(seed), [])

    def replay(self, record: Record) -> G:
        """The state after all moves of a record; BadSave names the move that cannot be played."""
        if record.game != self.id:
            raise BadSave(f"a record of {record.game!r}; this is {self.id!r}")
        if record.version != self.version:
            version = shown(record.version)
            raise BadSave(f"a record of rules version {version}; this is {self.version}")
        try:
            g = self.new(record.seats, record.options, record.seed)
        except BadOptions as error:
            raise BadSave(f"the record's set-up does not fit: {error}") from None
        moves: list[Any] = record.moves  # compiled, a list of moves would refuse what is none
        for number, move in enumerate(moves, 1):
            try:
                self.play_move(g, move)
            except (IllegalChoice, NotYourDecision, GameIsOver) as error:
                raise BadSave(f"the record's move {number}: {error}") from None
        return g
