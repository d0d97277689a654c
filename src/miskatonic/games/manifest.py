"""The manifest: gives access to all parts of a game, each loaded on first use.

A game is a folder. Its `__init__.py` holds a MANIFEST, whose parts are functions that import on
call, so that editors can jump to each part and nothing is loaded before it is needed. Code outside
the folder uses the manifest and imports nothing from inside it.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from miskatonic.errors import BadOptions
from miskatonic.games.analyst import Analyst
from miskatonic.games.measures import Measures
from miskatonic.games.packs import packs_of
from miskatonic.games.reference import Component, Deck, Line
from miskatonic.kernel.bot import Bot
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import Option
from miskatonic.text import LANGUAGES, texts_in

if TYPE_CHECKING:
    from miskatonic.lessons.puzzles import PuzzleMaker
    from miskatonic.lessons.recording import Teaching
    from miskatonic.terminal.table import GameTable

# Takes a seat's knowledge; returns advice, or None if there is none.
Coach = Callable[[Any], Mapping[str, Any] | None]
# Takes a legend; returns names for the numbers in events, by kind of event ("" for any) and field.
EventLabels = Callable[[Mapping[str, Any]], Mapping[tuple[str, str], Sequence[str]]]
# Takes a finished game and a seat; returns text ids by kind (`side`, `role`, `investigator`).
RolesPlayed = Callable[[Any, int], Mapping[str, Sequence[str]]]
# Takes a language; returns the texts that the game generates for packs, by message id.
PackTexts = Callable[[str], Mapping[str, str]]
# The preset id of the first game.
FIRST: Final = "first"


class Level(NamedTuple):
    """A bot level.

    Players get an `on_request` level only if they ask for it. At tables that still name a level in
    `replaces`, this one plays instead.
    """

    name: str
    bot: Callable[[], Bot]
    on_request: bool = False
    replaces: tuple[str, ...] = ()


class TableOptions:
    """The options of a game that are also settings of the table, so that the host sets them once.

    `settings` names the option for `decision_seconds`, `grace_seconds`, `bot_pace`, `spectators` or
    `chat`. `time_limits` and `least_times` name the option that holds the longest and the shortest
    time in seconds for a question, by the first word of its prompt (`guess` for `guess-again`).
    `windows` names the option for questions that stay open for exactly that long; the default
    answer is given when the time is over and can't be chosen. Options declare this in `table_use`.
    """

    def __init__(self, options: Sequence[Option] = ()) -> None:
        self.settings: Final = _used_as("setting", options)
        self.time_limits: Final = _used_as("time limit", options)
        self.least_times: Final = _used_as("least time", options)
        self.windows: Final = _used_as("window", options)


def _used_as(use: str, options: Sequence[Option]) -> dict[str, str]:
    used = [(option.table_use, option.name) for option in options]
    return {each[1]: name for each, name in used if each is not None and each[0] == use}


class FirstGame(NamedTuple):
    """The recommended first game, started with one click: seats, bot level and options."""

    seats: int
    level: str
    options: Mapping[str, object] = {}


class Preset(NamedTuple):
    """Options with a suitable bot level, which the host picks with one click.

    The text `<prefix>-preset-<id>` describes it.
    """

    id: str
    level: str
    options: Mapping[str, object] = {}


class Odds(msgspec.Struct, frozen=True):
    """How often bots of a level won games with this value of an option, together or as a team."""

    option: str
    value: str | bool | int
    seats: int
    level: str
    games: int
    wins: int
    team: str = ""


class Manifest:
    """Describes one game. `package` is `__name__` of the game's package, or of its only file."""

    def __init__(
        self,
        package: str,
        *,
        id: str,
        prefix: str,
        complexity: int,
        game: Callable[[], Game[Any, Any]],
        levels: Sequence[Level] = (),
        first_game: FirstGame | None = None,
        presets: tuple[Preset, ...] = (),
        coach: Callable[[], Coach] | None = None,
        terminal: "Callable[[], type[GameTable]] | None" = None,
        measures: Callable[[], Measures] | None = None,
        analyst: Callable[[], Analyst] | None = None,
        lessons: "Callable[[], Teaching] | None" = None,
        puzzles: "Callable[[], PuzzleMaker] | None" = None,
        reference: Callable[[], Sequence[Deck]] | None = None,
        catalogue_ids: tuple[str, ...] = (),
        event_labels: Callable[[], EventLabels] | None = None,
        roles_played: Callable[[], RolesPlayed] | None = None,
        packs: Callable[[], PackTexts] | None = None,
        interpreted: tuple[str, ...] = (),
        round_of: str | None = None,
        private_bytes: int = 4096,
        environment: int = 0,
    ) -> None:
        self.package: Final = package
        self.id: Final = id
        # The prefix of the game's text and clause ids.
        self.prefix: Final = prefix
        # How hard the game is to learn, from 1; the front page lists the simplest first.
        self.complexity: Final = complexity
        # Weakest first.
        self.levels: Final = {level.name: level for level in levels}
        self.on_request: Final = tuple(level.name for level in levels if level.on_request)
        self.former_levels: Final = {
            former: level.name for level in levels for former in level.replaces
        }
        # Files that stay interpreted when the game is compiled; read by tools/compile.
        self.interpreted: Final = interpreted
        # The view's field that counts rounds: delayed spectators are shown whole rounds.
        self.round_of: Final = round_of
        # How many bytes a seat's private data can add to the public part of a move. All frames are
        # padded by this, so that their length leaks nothing.
        self.private_bytes: Final = private_bytes
        # The version of the game's research environment. Raise it when changed rules or reference
        # bots change an agent's results.
        self.environment: Final = environment
        self._game: Final = game
        self._first_game: Final = first_game
        # In addition to the first game, simplest first.
        self._presets: Final = presets
        self._coach: Final = coach
        self._terminal: Final = terminal
        self._measures: Final = measures
        self._analyst: Final = analyst
        self._lessons: Final = lessons
        self._puzzles: Final = puzzles
        self._reference: Final = reference
        # Pieces on the table other than cards, with the texts `<prefix>-ref-<id>` and `-rule`.
        self._catalogue_ids: Final = catalogue_ids
        self._event_labels: Final = event_labels
        self._roles_played: Final = roles_played
        self._packs: Final = packs

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self._game()

    def bot(self, level: str) -> Bot:
        """A new bot of one of the game's levels."""
        if level not in self.levels:
            raise BadOptions(f"unknown level {level!r}; {self.id} has {', '.join(self.levels)}")
        return self.levels[level].bot()

    @property
    def first_game(self) -> FirstGame:
        """The first game offered to new players; medium-sized unless the game defines one."""
        if self._first_game is not None:
            return self._first_game
        seats = self.game.seats
        levels = [level for level in self.levels if level not in self.on_request]
        return FirstGame(min(max(seats[0], 5), seats[-1]), levels[0] if levels else "random")

    @property
    def presets(self) -> tuple[Preset, ...]:
        """All presets, starting with the first game."""
        first = self.first_game
        return (Preset(FIRST, first.level, first.options), *self._presets)

    def compatible_options(
        self, seats: int, wanted: Mapping[str, object], before: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """Resolve conflicts between the wanted options for the host.

        `before` holds the current options, so that the latest change wins. Individually invalid
        values are left for the game to reject.
        """
        values = dict(wanted)
        for option in self.game.options:
            seat = values.get(option.name)
            removed = option.kind == "seat" and isinstance(seat, int) and seat >= seats
            if before is not None and removed and seat == before.get(option.name):
                values[option.name] = None
        return dict(self.game.compatible_options(seats, values, before))

    @property
    def table_options(self) -> TableOptions:
        """The game's options that are also settings of the table."""
        return TableOptions(self.game.options)

    @property
    def free_text(self) -> tuple[tuple[str, ...], ...]:
        """Paths inside a claim to text that its author typed."""
        return self.game.free_text

    @property
    def odds(self) -> list[Odds]:
        """The measured difficulty of option values, from `odds.json` in the game's folder."""
        home = import_module(self.package)
        file = resources.files(home).joinpath("odds.json") if hasattr(home, "__path__") else None
        if file is None or not file.is_file():
            return []
        return msgspec.json.decode(file.read_bytes(), type=list[Odds])

    @property
    def coach(self) -> Coach | None:
        """The function that gives a seat advice; None if the game has no coach."""
        return None if self._coach is None else self._coach()

    @property
    def terminal(self) -> "type[GameTable]":
        """The class that draws the game in the terminal; by default it draws a tree."""
        if self._terminal is not None:
            return self._terminal()
        from miskatonic.terminal.table import GameTable  # noqa: PLC0415  not every game needs it

        return GameTable

    @property
    def measures(self) -> Measures:
        """What simulations count in the game; by default only wins."""
        return Measures() if self._measures is None else self._measures()

    @property
    def analyst(self) -> Analyst:
        """How to analyse its finished games."""
        return Analyst() if self._analyst is None else self._analyst()

    @property
    def teaching(self) -> "Teaching | None":
        """The game's lesson; None if it has none."""
        return None if self._lessons is None else self._lessons()

    @property
    def puzzles(self) -> "PuzzleMaker | None":
        """Finds and checks the game's puzzles; None if it has none."""
        return None if self._puzzles is None else self._puzzles()

    @property
    def puzzle_file(self) -> Traversable:
        return resources.files(import_module(self.package)) / "lessons" / "puzzles.json"

    @property
    def event_labels(self) -> EventLabels | None:
        """Names the numbers in events, for transcripts."""
        return None if self._event_labels is None else self._event_labels()

    @property
    def reference(self) -> Sequence[Deck]:
        """All cards and pieces of the game, by deck; empty if the game lists none."""
        decks = () if self._reference is None else self._reference()
        return [*decks, self._table()] if self._catalogue_ids else decks

    def _table(self) -> Deck:
        """The deck of counters, markers, piles and other pieces that the rules don't list."""
        named = [(each, f"{self.prefix}-ref-{each}") for each in self._catalogue_ids]
        components = [Component(each, name, [Line(f"{name}-rule")]) for each, name in named]
        return Deck("table", f"{self.prefix}-deck-table", components)

    def roles_played(self, g: Any, seat: int) -> dict[str, list[str]]:
        """A seat's side, role or character in a finished game, as text ids by kind.

        Results are counted by these; empty if all seats are alike.
        """
        if self._roles_played is None:
            return {}
        return {kind: list(ids) for kind, ids in self._roles_played()(g, seat).items()}

    @property
    def takes_packs(self) -> bool:
        """Whether folders with more content can be added to the game (games/packs.py)."""
        return self._packs is not None

    def pack_texts(self, language: str) -> Mapping[str, str]:
        """The texts that the game generates for the packs in use, by message id.

        Raises BadContent for packs with invalid or missing content.
        """
        return {} if self._packs is None else self._packs()(language)

    def texts_of_packs(self) -> dict[str, str]:
        """Fluent texts of the packs in use, by language, for clients built without them."""
        found: dict[str, str] = {}
        written = [texts_in(folder / "text") for folder in packs_of(self.id)]
        for language in LANGUAGES:
            parts = [each[language] for each in written if language in each]
            if parts:
                composed = [f"{name} = {text}" for name, text in self.pack_texts(language).items()]
                found[language] = "\n".join([*parts, *composed])
        return found

    @property
    def is_loaded(self) -> bool:
        """Whether the game's rules have been loaded."""
        return f"{self.package}.game" in sys.modules

    @property
    def texts(self) -> Traversable | None:
        """The folder with the game's texts, by language; None if it has none."""
        home = import_module(self.package)
        # A game in a single file keeps its texts next to it.
        folder: Traversable = Path(str(home.__file__)).parent / "text"
        return folder if folder.is_dir() else None
