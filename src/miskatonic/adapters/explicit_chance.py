"""Games whose chance is explicit: each draw of the rules is a moment of its own, with its outcomes.

A Position is such a moment: somebody has to choose, or something is drawn, or the game is over. It
never changes; what comes after it is another one. The rules know nothing of this. Where they draw,
they are stopped, and once the outcome is given, they begin again from the last decision with all
draws since: a shuffle is as many draws as it has cards.

A position also remembers for each seat what an information state has to hold: all that the seat was
told, and what it chose, in this order, and what it sees now. Nobody forgets anything (perfect
recall), and nobody knows more than its views have shown.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave, GameIsOver, IllegalChoice
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import DrawNeeded, Rng, given_rng
from miskatonic.kernel.state import State, run

# Of a view: told line by line already, or nothing where chance has no seed.
LEFT_OUT: Final = ("history", "commitment", "seed")
# What one step of a way to a position is saved as: the choice (None: the beginning), and the draws.
Stretch = tuple[int | None, bytes]
Way = list[Stretch]


class Table:
    """A game with its number of seats and its options: where positions begin."""

    def __init__(self, id: str, seats: object, options: Mapping[str, object]) -> None:
        self.game: Final[Game[Any, Any]] = GAMES[id]
        self.seats: Final = self.game.count(seats)
        self.options: Final[OptionValues] = self.game.read(self.seats, options)
        self.unbegun: Final[State] = self.game.unbegun(self.seats, self.options, given_rng(b""))
        self.beginning: Final = _reached(self, (), None, b"")

    def __reduce__(self) -> tuple[type["Table"], tuple[str, int, OptionValues]]:
        return Table, (self.game.id, self.seats, self.options)


class Redealt:
    """What was hidden from a viewer has been dealt again; what the viewer remembers is kept."""

    __slots__ = ("memory", "viewer")

    def __init__(self, viewer: int, memory: str) -> None:
        self.viewer: Final = viewer
        self.memory: Final = memory


class Moment:
    """A decision, or the end of a game: its state, and what led there from the decision before.

    Moments do not hold each other: a long row of things of which each holds the next is freed one
    inside the other, which states that are compiled do not outlive.
    """

    __slots__ = ("choice", "draws", "g", "learnt")

    def __init__(self, g: State, choice: int | None, draws: bytes) -> None:
        self.g: Final = g
        self.choice: Final = choice
        self.draws: Final = draws
        # By seat, what it was told and chose since the decision before; filled when asked for.
        self.learnt: Final[dict[int | None, str]] = {}

    @property
    def seat(self) -> int | None:
        question = self.g.question
        return None if question is None else int(question.seat)


class Position:
    """A moment of a game. `g` is its state; while something is drawn, the state from before.

    `past` are all decisions before. `choice` answered the last of them, and `draws` are what was
    drawn since. `among` is how many outcomes the next draw has, all equally likely; 0 where nothing
    is drawn.
    """

    __slots__ = ("among", "choice", "draws", "g", "now", "past", "redealt", "table")

    def __init__(
        self,
        table: Table,
        past: tuple[Moment, ...],
        now: Moment | None,
        choice: int | None,
        draws: bytes,
        among: int,
        redealt: Redealt | None = None,
    ) -> None:
        self.table: Final = table
        self.past: Final = past
        # The decision or end itself; None while something is drawn.
        self.now: Final = now
        self.choice: Final = choice
        self.draws: Final = draws
        self.among: Final = among
        # Where all began with a state dealt again.
        self.redealt: Final = redealt
        before = past[-1].g if past else table.unbegun
        self.g: Final[State] = before if now is None else now.g

    @property
    def is_unbegun(self) -> bool:
        """Whether nobody has chosen anything yet, and something is drawn."""
        return not self.past and self.among > 0

    @property
    def is_over(self) -> bool:
        return self.among == 0 and self.g.result is not None

    @property
    def seat(self) -> int | None:
        """Who has to choose; None where something is drawn, or the game is over."""
        question = self.g.question
        return None if self.among or question is None else int(question.seat)

    @property
    def options(self) -> list[int]:
        """What can be chosen or drawn, in ascending order."""
        if self.among:
            return list(range(self.among))
        question = self.g.question
        return [] if question is None else sorted(question.options)

    def after(self, action: object) -> "Position":
        """The position that a choice, or the outcome of a draw, leads to."""
        if self.among:
            outcome = whole(action)
            if not 0 <= outcome < self.among:
                right = f"outcomes go from 0 to {self.among - 1}"
                raise IllegalChoice(f"the outcome {shown(action)} of a draw; {right}")
            return self._reached(self.past, self.choice, self.draws + bytes([outcome]))
        if self.is_over:
            raise GameIsOver(f"the action {shown(action)}, but the game is over")
        assert self.now is not None
        chosen = whole(action)
        choice: Any = action if chosen < 0 else int(chosen)
        return self._reached((*self.past, self.now), choice, b"")

    def _reached(self, past: tuple[Moment, ...], choice: Any, draws: bytes) -> "Position":
        return _reached(self.table, past, choice, draws, self.redealt)

    def redeal(self, viewer: object, rng: Rng) -> "Position":
        """A position that is the same for this seat; what it cannot know is dealt again.

        Where several are asked at the same time, those who have answered before did so by chance.
        """
        game = self.table.game
        seat = game.seat_at(self.g, viewer)
        if self.seat is None:
            raise IllegalChoice("redealing while something is drawn, or after the end of a game")
        world: State = game.redeal(game.knowledge(self.g, seat), rng)
        while world.question is not None and world.question.seat != self.seat:
            options = world.question.options
            game.play(world, world.question.seat, options[rng.below(len(options))])
        now = Moment(world, None, b"")
        return Position(self.table, (), now, None, b"", 0, Redealt(seat, self.memory(seat)))

    # ------------------------------------------------------------ what a seat knows

    def observation(self, seat: int | None) -> str:
        """What a seat, or (None) a spectator, sees now, as JSON."""
        return _json(self.view(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same as it is, without the history of it."""
        return self._view(self.g, seat)

    def _view(self, g: State, seat: int | None) -> dict[str, Any]:
        view = self.table.game.view(g, seat, self.table.game.told_so_far(g))
        return {name: value for name, value in view.items() if name not in LEFT_OUT}

    def plain_view(self, seat: int | None) -> Any:
        """The same as what JSON has: maps, lists, words and numbers."""
        return msgspec.json.decode(self.observation(seat))

    def information_state(self, seat: int | None) -> str:
        """All that a seat was told and chose so far, line by line, and what it sees now."""
        return f"{self.memory(seat)}{self.observation(seat)}"

    def memory(self, seat: int | None) -> str:
        """What a seat was told and chose so far; it only ever grows."""
        parts: list[str] = []
        before: Moment | None = None
        for moment in self._moments():
            if seat not in moment.learnt:
                moment.learnt[seat] = self._learnt(seat, before, moment)
            parts.append(moment.learnt[seat])
            before = moment
        if self.now is None and before is not None:
            parts += [f"{line}\n" for line in self._own_choice(seat, before, self.choice)]
        return "".join(parts)

    def _moments(self) -> tuple[Moment, ...]:
        return self.past if self.now is None else (*self.past, self.now)

    def _learnt(self, seat: int | None, before: Moment | None, moment: Moment) -> str:
        """What came to it between two decisions."""
        game = self.table.game
        if before is not None:
            lines = self._own_choice(seat, before, moment.choice)
            since = game.told_so_far(before.g)
            lines += [_json(event) for event in game.events(moment.g, seat, since)]
        elif self.redealt is not None:
            lines = self._lines_of_redealt(self.redealt, seat, moment)
        else:
            lines = [_json(event) for event in game.events(moment.g, seat)]
        return "".join(f"{line}\n" for line in lines)

    def _own_choice(self, seat: int | None, before: Moment, choice: int | None) -> list[str]:
        """What this seat chose, and a mark of what it saw then."""
        if before.seat != seat:
            return []
        return [f"> {self._name(choice)} {_digest(_json(self._view(before.g, seat)))}"]

    def _name(self, choice: int | None) -> str:
        return " ".join(str(part) for part in self.table.game.name(choice))

    def _lines_of_redealt(self, redealt: Redealt, seat: int | None, moment: Moment) -> list[str]:
        """The viewer has its memory; the past of the others was not dealt with their cards."""
        if seat == redealt.viewer:
            return redealt.memory.splitlines()
        return [f"= {_digest(_json(self._view(moment.g, seat)))}"]

    def transcript(self) -> str:
        """Everything that was chosen and drawn, a line a choice: for those who may know it all."""
        options = _json(self.table.options)
        lines = [f"{self.table.game.id}, {self.table.seats} seats, {options}"]
        before: Moment | None = None
        for moment in self._moments():
            lines.append(self._chosen_and_drawn(before, moment.choice, moment.draws, moment))
            before = moment
        if self.now is None:
            lines.append(self._chosen_and_drawn(before, self.choice, self.draws, None))
            lines[-1] += f" (one of {self.among} is drawn)"
        return "\n".join(lines)

    def _chosen_and_drawn(
        self, before: Moment | None, choice: int | None, draws: bytes, moment: Moment | None
    ) -> str:
        drawn = " ".join(str(outcome) for outcome in draws)
        if before is not None:
            return f"seat {before.seat}: {self._name(choice)}" + (f": {drawn}" if drawn else "")
        if self.redealt is None or moment is None:
            return f"set-up: {drawn}"
        state = _digest(self.table.game.save(moment.g).hex())
        return f"dealt again for seat {self.redealt.viewer}: {state}"

    # ------------------------------------------------------------ copies and saves

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def way(self) -> Way:
        """How to come here from where it began."""
        moments = self._moments()
        found = [(each.choice, each.draws) for each in moments]
        if self.redealt is not None:
            found = found[1:]
        if self.now is None:
            found.append((self.choice, self.draws))
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        if self.redealt is None:
            return position_after, (self.table, self.way())
        world = self.table.game.save(self._moments()[0].g)
        viewer, memory = self.redealt.viewer, self.redealt.memory
        return redealt_after, (self.table, viewer, memory, world, self.way())


def position_after(table: Table, way: Way) -> Position:
    """The position at the end of a way from the beginning; BadSave if there is none."""
    return _followed(table, (), None, way) or table.beginning


def redealt_after(table: Table, viewer: int, memory: str, world: bytes, way: Way) -> Position:
    """The same from a position that was dealt again."""
    redealt = Redealt(viewer, memory)
    now = Moment(table.game.load(world), None, b"")
    found = _followed(table, (now,), redealt, way)
    return found or Position(table, (), now, None, b"", 0, redealt)


def _followed(
    table: Table, past: tuple[Moment, ...], redealt: Redealt | None, way: Way
) -> Position | None:
    position: Position | None = None
    for choice, draws in way:
        try:
            position = _reached(table, past, choice, draws, redealt)
        except (AssertionError, IllegalChoice) as error:
            raise BadSave(f"the choice {shown(choice)} with the draws {draws!r}: {error}") from None
        past = position._moments()
    return position


def _reached(
    table: Table,
    past: tuple[Moment, ...],
    choice: Any,
    draws: bytes,
    redealt: Redealt | None = None,
) -> Position:
    """Where a choice and these draws lead from the last decision, or from the very beginning."""
    g = (past[-1].g if past else table.unbegun).clone()
    g.rng = given_rng(draws)
    try:
        if past:
            table.game.play(g, past[-1].seat, choice)
        else:
            run(g)
    except DrawNeeded as needed:
        return Position(table, past, None, choice, draws, needed.among, redealt)
    assert g.rng.at == len(draws), "more was drawn than the rules draw"
    return Position(table, past, Moment(g, choice, draws), choice, draws, 0, redealt)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8, person=b"miskatonic view").hexdigest()
