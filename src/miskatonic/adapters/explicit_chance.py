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
        self.beginning: Final = _reached(self, None, None, b"")

    def __reduce__(self) -> tuple[type["Table"], tuple[str, int, OptionValues]]:
        return Table, (self.game.id, self.seats, self.options)


class Redealt:
    """What was hidden from a viewer has been dealt again; whence the viewer's memory comes."""

    __slots__ = ("origin", "viewer")

    def __init__(self, origin: "Position", viewer: int) -> None:
        self.origin: Final = origin
        self.viewer: Final = viewer


class Position:
    """A moment of a game. `g` is its state; while something is drawn, the state from before.

    `earlier` is the last decision, which `choice` answered, and `draws` are what was drawn since.
    `among` is how many outcomes the next draw has, all equally likely; 0 where nothing is drawn.
    """

    __slots__ = ("_learnt", "among", "choice", "draws", "earlier", "g", "redealt", "table")

    def __init__(
        self,
        table: Table,
        earlier: "Position | None",
        choice: int | None,
        draws: bytes,
        among: int,
        g: State,
        redealt: Redealt | None = None,
    ) -> None:
        self.table: Final = table
        self.earlier: Final = earlier
        self.choice: Final = choice
        self.draws: Final = draws
        self.among: Final = among
        self.g: Final = g
        self.redealt: Final = redealt
        self._learnt: dict[int | None, str] = {}

    @property
    def is_unbegun(self) -> bool:
        """Whether nobody has chosen anything yet, and something is drawn."""
        return self.earlier is None and self.among > 0

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
            return _reached(self.table, self.earlier, self.choice, self.draws + bytes([outcome]))
        if self.is_over:
            raise GameIsOver(f"the action {shown(action)}, but the game is over")
        chosen = whole(action)
        return _reached(self.table, self, action if chosen < 0 else int(chosen), b"")

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
        return Position(self.table, None, None, b"", 0, world, Redealt(self, seat))

    # ------------------------------------------------------------ what a seat knows

    def observation(self, seat: int | None) -> str:
        """What a seat, or (None) a spectator, sees now, as JSON."""
        return _json(self.view(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same as it is, without the history of it."""
        view = self.table.game.view(self.g, seat, self.table.game.told_so_far(self.g))
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
        position: Position | None = self
        while position is not None:
            parts.append(position._learnt_by(seat))
            position = position.earlier
        parts.reverse()
        return "".join(parts)

    def _learnt_by(self, seat: int | None) -> str:
        """What came to it since the last decision."""
        found = self._learnt.get(seat)
        if found is None:
            found = "".join(f"{line}\n" for line in self._lines(seat))
            self._learnt[seat] = found
        return found

    def _lines(self, seat: int | None) -> list[str]:
        game, earlier = self.table.game, self.earlier
        if self.redealt is not None:
            return self._lines_of_redealt(self.redealt, seat)
        lines: list[str] = []
        since = 0
        if earlier is not None:
            since = game.told_so_far(earlier.g)
            if earlier.seat == seat:
                name = " ".join(str(part) for part in game.name(self.choice))
                lines.append(f"> {name} {_digest(earlier.observation(seat))}")
        if not self.among:
            lines += [_json(event) for event in game.events(self.g, seat, since)]
        return lines

    def _lines_of_redealt(self, redealt: Redealt, seat: int | None) -> list[str]:
        """The viewer has its memory; the past of the others was not dealt with their cards."""
        if seat == redealt.viewer:
            return redealt.origin.memory(seat).splitlines()
        return [f"= {_digest(self.observation(seat))}"]

    def transcript(self) -> str:
        """Everything that was chosen and drawn, a line a choice: for those who may know it all."""
        game = self.table.game
        lines: list[str] = []
        position: Position | None = self
        while position is not None:
            lines.append(position._chosen_and_drawn())
            position = position.earlier
        lines.append(f"{game.id}, {self.table.seats} seats, {_json(self.table.options)}")
        if self.among:
            lines[0] += f" (one of {self.among} is drawn)"
        return "\n".join(reversed(lines))

    def _chosen_and_drawn(self) -> str:
        drawn = " ".join(str(outcome) for outcome in self.draws)
        if self.redealt is not None:
            state = _digest(self.table.game.save(self.g).hex())
            return f"dealt again for seat {self.redealt.viewer}: {state}"
        if self.earlier is None:
            return f"set-up: {drawn}"
        name = " ".join(str(part) for part in self.table.game.name(self.choice))
        return f"seat {self.earlier.seat}: {name}" + (f": {drawn}" if drawn else "")

    # ------------------------------------------------------------ copies and saves

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def way(self) -> Way:
        """How to come here from where it began."""
        found: Way = []
        position: Position | None = self
        while position is not None and position.redealt is None:
            found.append((position.choice, position.draws))
            position = position.earlier
        found.reverse()
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        root = self
        while root.earlier is not None:
            root = root.earlier
        if root.redealt is None:
            return position_after, (self.table, self.way())
        redealt = root.redealt
        world = self.table.game.save(root.g)
        return redealt_after, (redealt.origin, redealt.viewer, world, self.way())


def position_after(table: Table, way: Way) -> Position:
    """The position at the end of a way from the beginning; BadSave if there is none."""
    return _followed(table, None, way)


def redealt_after(origin: Position, viewer: int, world: bytes, way: Way) -> Position:
    """The same from a position that was dealt again."""
    g: State = origin.table.game.load(world)
    root = Position(origin.table, None, None, b"", 0, g, Redealt(origin, viewer))
    return _followed(origin.table, root, way)


def _followed(table: Table, root: Position | None, way: Way) -> Position:
    position = root
    for choice, draws in way:
        try:
            position = _reached(table, position, choice, draws)
        except (AssertionError, IllegalChoice) as error:
            raise BadSave(f"the choice {shown(choice)} with the draws {draws!r}: {error}") from None
    return table.beginning if position is None else position


def _reached(table: Table, earlier: Position | None, choice: Any, draws: bytes) -> Position:
    before = table.unbegun if earlier is None else earlier.g
    g = before.clone()
    g.rng = given_rng(draws)
    try:
        if earlier is None:
            run(g)
        else:
            table.game.play(g, earlier.seat, choice)
    except DrawNeeded as needed:
        return Position(table, earlier, choice, draws, needed.among, before)
    assert g.rng.at == len(draws), "more was drawn than the rules draw"
    return Position(table, earlier, choice, draws, 0, g)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8, person=b"miskatonic view").hexdigest()
