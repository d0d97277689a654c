"""`miskatonic replay`: step through a recorded game."""

import argparse
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule

from miskatonic.cli.usage import BadUsage, find_game, read_file
from miskatonic.errors import BadOptions, BadSave
from miskatonic.games import MANIFESTS
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Game
from miskatonic.kernel.log import told
from miskatonic.kernel.replay import Record, read_record
from miskatonic.kernel.state import State
from miskatonic.sim.fuzz import fault_in, play_again
from miskatonic.terminal.screen import make_console, read_line
from miskatonic.terminal.table import View
from miskatonic.text import Texts

ALL: Final = "all"


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    data = read_file(texts, arguments.file)
    try:
        record = read_record(data)
        game = find_game(texts, record.game)
        replayed = ReplayedGame(game, record)
    except (BadSave, BadOptions) as error:
        raise BadUsage(texts("bad-file", file=arguments.file, reason=str(error))) from None
    viewer = _viewer(texts, arguments.through, record.seats)
    console = make_console()
    fault = fault_in(data)
    if fault is not None:
        console.print(texts("replay-fault", reason=fault), soft_wrap=True)
        again = play_again(game, record)
        if again is None:
            console.print(texts("replay-mended"))
        else:
            number = len(again.record.moves)
            still = texts("replay-still-broken", n=number, reason=again.message)
            console.print(still, soft_wrap=True)
    ReplayScreen(replayed, viewer, texts, console, read_line).run()
    return 0


def _viewer(texts: Texts, word: str, seats: int) -> int | None:
    """Parse the viewer: a seat, or None for all seats together."""
    if word == ALL:
        return None
    if word.isdecimal() and int(word) < seats:
        return int(word)
    raise BadUsage(texts("bad-viewer", viewer=word, last=seats - 1))


class ReplayedGame:
    """The states of a record after each move, up to the first move that fails."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        self.game: Final = game
        self.record: Final = record
        self.broken: str | None = None
        if record.version != game.version:
            raise BadSave(f"a record of rules version {record.version}; this is {game.version}")
        self.states: Final[list[State]] = [game.new(record.seats, record.options, record.seed)]
        for _ in record.moves:
            state = self._after(self.states[-1].clone())
            if state is None:
                break
            self.states.append(state)

    def _after(self, g: State) -> State | None:
        try:
            self.game.play_move(g, self.record.moves[len(self.states) - 1])
        except Exception as error:  # noqa: BLE001  a record of the fuzzer ends where the game breaks
            self.broken = f"{type(error).__name__}: {error}"
            return None
        return g

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def events(self, at: int, viewer: int | None) -> list[Event]:
        """The events of move number `at`; 0 is the start of the game."""
        since = self.game.told_so_far(self.states[at - 1]) if at else 0
        g = self.states[at]
        if viewer is None:
            return told(g.log, None, since, all_open=True)
        return self.game.events(g, viewer, since)

    def view(self, at: int, viewer: int | None) -> View:
        """The view of a seat after move number `at`, or of all seats together."""
        g = self.states[at]
        if viewer is not None:
            view: View = self.game.view(g, viewer)
            return view
        views = [self.game.view(g, seat) for seat in range(self.record.seats)]
        together: View = {**_merged(views), "seat": None}
        return together


def _merged(values: list[Any]) -> Any:
    """Merge the values of several views; None is filled in from the others."""
    first = next((value for value in values if value is not None), None)
    if isinstance(first, dict):
        with_it = [value for value in values if isinstance(value, dict)]
        keys = dict.fromkeys(key for value in with_it for key in value)
        return {key: _merged([value[key] for value in with_it if key in value]) for key in keys}
    if isinstance(first, list):
        alike = [each for each in values if isinstance(each, list) and len(each) == len(first)]
        return [_merged([each[at] for each in alike]) for at in range(len(first))]
    return first


class ReplayScreen:
    """Shows a replayed game move by move, controlled by the keyboard."""

    def __init__(
        self,
        replayed: ReplayedGame,
        viewer: int | None,
        texts: Texts,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.replayed: Final = replayed
        self.viewer: Final = viewer
        self.texts: Final = texts
        self.console: Final = console
        self.read: Final = read
        names = [texts("seat-number", n=seat) for seat in range(replayed.record.seats)]
        game = replayed.game
        self.table: Final = MANIFESTS[game.id].terminal(game, texts, names, console)

    def run(self) -> None:
        at: int | None = 0
        shown = None
        try:
            while at is not None:
                if at != shown:
                    self._show(at)
                    shown = at
                at = self._next(at, self.read(f"{self.texts('replay-keys')}: ").strip().lower())
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def _next(self, at: int, key: str) -> int | None:
        """The move that a key leads to; None quits."""
        last = self.replayed.last
        if key == "q":
            return None
        if key in ("", "n"):
            if at == last:
                self._show_the_end()
            return min(at + 1, last)
        if key == "p":
            return max(at - 1, 0)
        if key.isdecimal() and len(key) < 10 and int(key) <= last:
            return int(key)
        self.console.print(self.texts("replay-bad-key", input=key[:40], total=last))
        return at

    def _show(self, at: int) -> None:
        total = len(self.replayed.record.moves)
        head = self.texts("replay-step", n=at, total=total)
        self.console.print()
        self.console.print(Rule(head if at else self.texts("replay-start"), style="dim"))
        view = self.replayed.view(at, self.viewer)
        if at:
            self._show_move(at)
        for line in self.table.story(self.replayed.events(at, self.viewer), view):
            self.console.print(line)
        self.console.print()
        self.console.print(self.table.picture(view))

    def _show_move(self, at: int) -> None:
        """Print the choice if the viewer made it or sees all; others only get the events."""
        seat, move = self.replayed.record.moves[at - 1]
        if self.viewer in (None, seat) and isinstance(move, int):
            before = self.replayed.view(at - 1, seat)
            choice = self.table.option(before, move)
            self.console.print(
                self.texts("replay-choice", who=self.table.name(seat), choice=choice)
            )

    def _show_the_end(self) -> None:
        if self.replayed.broken is not None:
            number = self.replayed.last + 1
            reason = self.replayed.broken
            self.console.print(self.texts("replay-broken", n=number, reason=reason))
        else:
            self.console.print(self.texts("replay-end"))
