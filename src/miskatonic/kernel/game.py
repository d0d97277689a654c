"""The Game object: all that the rest of the house may ask for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from mypy_extensions import i64, mypyc_attr

from miskatonic.errors import BadOptions, BadSave, GameIsOver, IllegalChoice, NotYourDecision
from miskatonic.kernel.choices import Choices, Name
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import told
from miskatonic.kernel.options import Option, OptionValues, read_options
from miskatonic.kernel.replay import Claim, Record
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.kernel.state import Decision, Result, State, run, settle

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
    """How games with these options and seats went that bots of one level have played."""

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
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.space: Final = choices
        self.prompts: Final = prompts
        self.event_types: Final = events
        self.codec: Final = Codec(id, version, classes, events)

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> G:
        """A state whose agenda holds the first step."""
        raise NotImplementedError

    def _blank(self) -> G:
        """Any state; load() overwrites every field of it."""
        raise NotImplementedError

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

    def view(self, g: G, seat: int | None, since: int = 0) -> dict[str, Any]:
        """What a seat, or (None) a spectator, may know; its history begins after event `since`."""
        return {**self.shared(g), **self.own(g, seat, since)}

    def knowledge(self, g: G, seat: int | None) -> V:
        """The view, and beside it as `redeal` what it takes to redeal it: for bots and coaches."""
        known: Any = self.view(g, seat)
        known["redeal"] = self.redealing(g, seat)
        return cast(V, known)

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

    def default(self, g: G, seat: int) -> int:
        """The choice made for a seat whose time is up."""
        raise NotImplementedError

    def worlds(self, known: V) -> Worlds[G]:
        """What is needed to redeal this knowledge often."""
        raise NotImplementedError

    def arrange(self, *args: Any, **kwargs: Any) -> G:
        """A position set up by hand, for tests, puzzles and lessons; each game says how."""
        raise NotImplementedError

    def read(self, seats: int, options: Mapping[str, object]) -> OptionValues:
        """All options with their values, checked for this number of seats."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{seats!r} seats; {self.id} takes {low} to {high}")
        values = read_options(self.options, options, seats)
        self._check(seats, values)
        return values

    def new(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: object = 0,
        loud: bool = True,
    ) -> G:
        """A game at its first decision. A quiet one keeps no events: for search and simulation."""
        values = self.read(seats, options or {})
        secret = seed_bytes(seed)
        g = self._begin(seats, values, Rng(secret))
        g.commitment = commitment(secret)
        g.loud = loud
        run(g)
        return g

    def decisions(self, g: G) -> list[Decision]:
        """The open decisions, at most one a seat."""
        return g.asked

    def decision(self, g: G, seat: int) -> Decision | None:
        """The open decision of a seat."""
        for decision in g.asked:
            if decision.seat == seat:
                return decision
        return None

    def play(self, g: G, seat: object, choice: object) -> None:
        """Answer the open decision of a seat. A refusal leaves everything as it was."""
        if g.result is not None:
            raise GameIsOver(f"seat {seat!r} played {choice!r}, but the game is over")
        if isinstance(seat, int) and isinstance(choice, int):
            who: i64 = seat
            for decision in g.asked:
                if decision.seat == who:
                    if choice not in decision.options:
                        break
                    settle(g, decision, choice)
                    return
        self._refuse(g, seat, choice)

    def say(self, g: G, seat: int, claim: Claim) -> None:
        """Structured talk: a command that is no decision. A refused claim changes nothing."""
        raise IllegalChoice(f"seat {seat} said {claim!r}; {self.id} has no structured talk")

    def referee(self, g: G, seat: int, text: str, names: Sequence[str] = ()) -> Objection | None:
        """Why a seat may not write this line of chat now, or None; it must tell nobody a secret.

        `names` are those of the seats: a name that is also a word gives nothing away.
        """
        return None

    def _refuse(self, g: G, seat: object, choice: object) -> None:
        for decision in g.asked:
            if decision.seat == seat:
                right = ", ".join(f"{each} ({self._label(each)})" for each in decision.options)
                raise IllegalChoice(f"seat {seat} chose {choice!r}; its options are {right}")
        waiting = ", ".join(str(decision.seat) for decision in g.asked)
        raise NotYourDecision(f"seat {seat!r} has no open decision; asked are the seats {waiting}")

    def _label(self, choice: int) -> str:
        return " ".join(str(part) for part in self.space.name(choice))

    def events(self, g: G, seat: int | None, since: int = 0) -> list[Event]:
        """What that viewer was told after event number `since`; a finished game is open to all."""
        return told(g.log, seat, since, g.result is not None)

    def told_so_far(self, g: G) -> int:
        """The number of the last event, for `since`; it counts secret ones, so never send it."""
        return 0 if g.log is None else g.log.number

    def result(self, g: G) -> Result | None:
        return g.result

    @property
    def choices(self) -> int:
        """The size of the choice space."""
        return len(self.space)

    def name(self, choice: int) -> Name:
        return self.space.name(choice)

    def choice(self, *name: str | int) -> int:
        return self.space.choice(name)

    def redeal(self, known: V, rng: Rng) -> G:
        """A full state that fits all that a seat knows, sampled by its probability."""
        return self.worlds(known).deal(rng)

    def save(self, g: G) -> bytes:
        return self.codec.save(g)

    def load(self, data: object) -> G:
        g = self._blank()
        self.codec.load(data, g)
        return g

    def record(self, seats: int, options: Mapping[str, object], seed: object) -> Record:
        """An empty record to which moves are appended as they are played."""
        values = self.read(seats, options)
        return Record(self.id, self.version, seats, values, seed_bytes(seed), [])

    def replay(self, record: Record) -> G:
        """The state after all moves of a record; BadSave names the move that cannot be played."""
        if record.game != self.id:
            raise BadSave(f"a record of {record.game!r}; this is {self.id!r}")
        if record.version != self.version:
            raise BadSave(f"a record of rules version {record.version}; this is {self.version}")
        try:
            g = self.new(record.seats, record.options, record.seed)
        except BadOptions as error:
            raise BadSave(f"the record's set-up does not fit: {error}") from None
        for number, (seat, move) in enumerate(record.moves, 1):
            try:
                if isinstance(move, int):
                    self.play(g, seat, move)
                else:
                    self.say(g, seat, move)
            except (IllegalChoice, NotYourDecision, GameIsOver) as error:
                raise BadSave(f"the record's move {number}: {error}") from None
        return g
