"""Games with explicit chance: each random draw is a separate position with its outcomes.

In a Position a seat has to choose, or a draw is pending, or the game is over. Positions are
immutable; each move gives a new one. The rules know nothing of this: a draw interrupts them, and
once its outcome is given they run again from the last decision with all draws since. A shuffle is
as many draws as it has cards.

A position also keeps each seat's information state: all that the seat was told and what it chose,
in order, and what it sees now. That is perfect recall, with nothing that its views have not shown.
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

# Left out of views: the memory has the history already, and without a seed the others are empty.
LEFT_OUT: Final = ("history", "commitment", "seed")
# The path to a position, as saved: choices (None at the start), each with the draws after it.
PositionPath = list[tuple[int | None, bytes]]


class Table:
    """A game with its number of seats and options: the start of all positions."""

    def __init__(self, id: str, seats: object, options: Mapping[str, object]) -> None:
        self.game: Final[Game[Any, Any]] = GAMES[id]
        self.seats: Final = self.game.count(seats)
        self.options: Final[OptionValues] = self.game.read(self.seats, options)
        self.unbegun: Final[State] = self.game.unbegun(self.seats, self.options, given_rng(b""))
        self.beginning: Final = _reached(self, (), None, b"")

    def __reduce__(self) -> tuple[type["Table"], tuple[str, int, OptionValues]]:
        return Table, (self.game.id, self.seats, self.options)


class Redealt:
    """The viewer and its memory, in a position whose hidden information was dealt again."""

    __slots__ = ("memory", "viewer")

    def __init__(self, viewer: int, memory: str) -> None:
        self.viewer: Final = viewer
        self.memory: Final = memory


class Moment:
    """A decision or the end of a game: its state, and the choice and draws that led there.

    Moments do not refer to each other: freeing a long chain of objects recurses, and compiled
    states would overflow the stack.
    """

    __slots__ = ("choice", "draws", "g", "learnt")

    def __init__(self, g: State, choice: int | None, draws: bytes) -> None:
        self.g: Final = g
        self.choice: Final = choice
        self.draws: Final = draws
        # By seat, what it was told and chose since the previous decision; filled on demand.
        self.learnt: Final[dict[int | None, str]] = {}

    @property
    def seat(self) -> int | None:
        question = self.g.question
        return None if question is None else int(question.seat)


class Position:
    """A position in a game. `g` is its state; while a draw is pending, the state before it.

    `past` holds all earlier decisions. `choice` answered the last of them, and `draws` are the
    outcomes since. `among` is the number of equally likely outcomes of the pending draw, or 0
    without one.
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
        # The decision or the end; None while a draw is pending.
        self.now: Final = now
        self.choice: Final = choice
        self.draws: Final = draws
        self.among: Final = among
        # Set if the game started from a redealt state.
        self.redealt: Final = redealt
        before = past[-1].g if past else table.unbegun
        self.g: Final[State] = before if now is None else now.g

    @property
    def is_unbegun(self) -> bool:
        """Whether the game is still being set up: a draw is pending before the first decision."""
        return not self.past and self.among > 0

    @property
    def is_over(self) -> bool:
        return self.among == 0 and self.g.result is not None

    @property
    def seat(self) -> int | None:
        """The seat that has to choose; None while a draw is pending or after the end."""
        question = self.g.question
        return None if self.among or question is None else int(question.seat)

    @property
    def options(self) -> list[int]:
        """The legal choices or the outcomes of the draw, in ascending order."""
        if self.among:
            return list(range(self.among))
        question = self.g.question
        return [] if question is None else sorted(question.options)

    def after(self, action: object) -> "Position":
        """Return the position after a choice or the outcome of a draw."""
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
        """Return a position that looks the same to this seat, with hidden information dealt again.

        If several seats are asked at the same time, the earlier ones answer at random.
        """
        game = self.table.game
        seat = game.seat_at(self.g, viewer)
        if self.seat is None:
            raise IllegalChoice("redealing during a draw, or after the end of a game")
        world: State = game.redeal(game.knowledge(self.g, seat), rng)
        while world.question is not None and world.question.seat != self.seat:
            options = world.question.options
            game.play(world, world.question.seat, options[rng.below(len(options))])
        now = Moment(world, None, b"")
        return Position(self.table, (), now, None, b"", 0, Redealt(seat, self.memory(seat)))

    # ------------------------------------------------------------ what a seat knows

    def observation(self, seat: int | None) -> str:
        """Return what a seat (None: a spectator) sees now, as JSON."""
        return _json(self.view(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat without its history."""
        return self._view(self.g, seat)

    def _view(self, g: State, seat: int | None) -> dict[str, Any]:
        view = self.table.game.view(g, seat, self.table.game.told_so_far(g))
        return {name: value for name, value in view.items() if name not in LEFT_OUT}

    def plain_view(self, seat: int | None) -> Any:
        """Return the view as plain JSON types."""
        return msgspec.json.decode(self.observation(seat))

    def information_state(self, seat: int | None) -> str:
        """Return the memory of a seat, followed by what it sees now."""
        return f"{self.memory(seat)}{self.observation(seat)}"

    def memory(self, seat: int | None) -> str:
        """Return what a seat was told and chose so far, line by line; it only ever grows."""
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
        """Return what a seat was told and chose between two decisions."""
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
        """Return the seat's choice, with a hash of what it saw."""
        if before.seat != seat:
            return []
        return [f"> {self._name(choice)} {_digest(_json(self._view(before.g, seat)))}"]

    def _name(self, choice: int | None) -> str:
        return " ".join(str(part) for part in self.table.game.name(choice))

    def _lines_of_redealt(self, redealt: Redealt, seat: int | None, moment: Moment) -> list[str]:
        """Return the viewer's memory; other seats only have a hash of their view."""
        if seat == redealt.viewer:
            return redealt.memory.splitlines()
        return [f"= {_digest(_json(self._view(moment.g, seat)))}"]

    def transcript(self) -> str:
        """Return everything that was chosen and drawn, secrets included, a line per choice."""
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

    def path(self) -> PositionPath:
        """Return the path to this position from the start."""
        moments = self._moments()
        found = [(each.choice, each.draws) for each in moments]
        if self.redealt is not None:
            found = found[1:]
        if self.now is None:
            found.append((self.choice, self.draws))
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        if self.redealt is None:
            return position_after, (self.table, self.path())
        world = self.table.game.save(self._moments()[0].g)
        viewer, memory = self.redealt.viewer, self.redealt.memory
        return redealt_after, (self.table, viewer, memory, world, self.path())


def position_after(table: Table, path: PositionPath) -> Position:
    """Follow a path from the start; raise BadSave if it is not playable."""
    return _followed(table, (), None, path) or table.beginning


def redealt_after(
    table: Table, viewer: int, memory: str, world: bytes, path: PositionPath
) -> Position:
    """Follow a path from a redealt position."""
    redealt = Redealt(viewer, memory)
    now = Moment(table.game.load(world), None, b"")
    found = _followed(table, (now,), redealt, path)
    return found or Position(table, (), now, None, b"", 0, redealt)


def _followed(
    table: Table, past: tuple[Moment, ...], redealt: Redealt | None, path: PositionPath
) -> Position | None:
    position: Position | None = None
    for choice, draws in path:
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
    """Apply a choice and these draws to the last decision, or draws to the start."""
    g = (past[-1].g if past else table.unbegun).clone()
    g.rng = given_rng(draws)
    try:
        if past:
            table.game.play(g, past[-1].seat, choice)
        else:
            run(g)
    except DrawNeeded as needed:
        return Position(table, past, None, choice, draws, needed.among, redealt)
    assert g.rng.at == len(draws), "more draws were given than the rules use"
    return Position(table, past, Moment(g, choice, draws), choice, draws, 0, redealt)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8, person=b"miskatonic view").hexdigest()
