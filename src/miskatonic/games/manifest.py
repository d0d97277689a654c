"""What a game brings to the house, by name; each part is loaded when it is first asked for.

A game is a folder: `rules/` makes its clauses true, and `bots/`, `coach`, `terminal`, `measures`,
`reference` and `text/` are what the house offers around them. The manifest in the folder's
`__init__.py` names them. Whoever is outside that folder asks the manifest, and imports nothing from
inside it.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.errors import BadOptions
from miskatonic.games.reference import Component, Deck, Line
from miskatonic.kernel.game import Game


class TableOptions:
    """Which of a game's options stand for settings of the table, so that the host sets them once.

    `settings` names the option for `decision_seconds`, `grace_seconds`, `bot_pace`, `spectators` or
    `chat`. `time_limits` and `least_times` name the option that says how many seconds a question
    may take, and takes at least: by the first word of its prompt (`guess` for `guess-again`).
    `windows` name the option for questions that stay open for just so long, whatever is answered:
    nobody has to say the default, and nobody can, for it is what happens when the time is over.
    """

    def __init__(
        self,
        settings: Mapping[str, str] | None = None,
        time_limits: Mapping[str, str] | None = None,
        least_times: Mapping[str, str] | None = None,
        windows: Mapping[str, str] | None = None,
    ) -> None:
        self.settings: Final = dict(settings or {})
        self.time_limits: Final = dict(time_limits or {})
        self.least_times: Final = dict(least_times or {})
        self.windows: Final = dict(windows or {})


class FirstGame(NamedTuple):
    """The number of seats, the level of the bots in them, and the options that make the best first
    game: somebody begins it with one click, and has the first question at once.
    """

    seats: int
    level: str
    options: Mapping[str, object] = {}


class Preset(NamedTuple):
    """A way to play the game that a host takes with one click: options, and bots that suit it. What
    it is like, the text `<prefix>-preset-<id>` says.
    """

    id: str
    level: str
    options: Mapping[str, object] = {}


# The preset that a game's first game is.
FIRST: Final = "first"
PlayedAs = Callable[[Any, int], Mapping[str, Sequence[str]]]
Settle = Callable[[int, Mapping[str, object], Mapping[str, object] | None], Mapping[str, object]]


class Odds(msgspec.Struct, frozen=True):
    """How often games with this value of an option were won by bots of a level: by everybody
    together, or by one team.
    """

    option: str
    value: str | bool | int
    seats: int
    level: str
    games: int
    wins: int
    team: str = ""


class Manifest:
    """Parts are written `module:name`, relative to the game's package; a game of one file, which is
    its own package, writes the name alone.
    """

    def __init__(
        self,
        package: str,
        *,
        id: str,
        prefix: str,
        complexity: int,
        game: str,
        levels: Mapping[str, str] | None = None,
        former_levels: Mapping[str, str] | None = None,
        on_request: tuple[str, ...] = (),
        first_game: FirstGame | None = None,
        presets: tuple[Preset, ...] = (),
        settle: str | None = None,
        odds: str | None = None,
        coach: str | None = None,
        terminal: str | None = None,
        measures: str | None = None,
        analyst: str | None = None,
        nouns: str | None = None,
        reference: str | None = None,
        observation: str | None = None,
        testimony: str | None = None,
        played_as: str | None = None,
        things: tuple[str, ...] = (),
        lessons: str | None = None,
        puzzles: str | None = None,
        packs: str | None = None,
        text: str | None = "text",
        interpreted: tuple[str, ...] = (),
        table_options: TableOptions | None = None,
        round_of: str | None = None,
        environment: int = 0,
        private_bytes: int = 4096,
        free_text: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.package: Final = package
        self.id: Final = id
        # What the ids of its texts and clauses begin with.
        self.prefix: Final = prefix
        # How much there is to learn, from 1: the front page begins with the easiest.
        self.complexity: Final = complexity
        # Its bots, from the weakest to the strongest.
        self.levels: Final = dict(levels or {})
        # Levels that are no longer offered, and which plays on at tables that have them.
        self.former_levels: Final = dict(former_levels or {})
        # Levels that nobody gets who has not asked for them.
        self.on_request: Final = on_request
        self._first_game: Final = first_game
        # Those besides the first game, from the plainest to the one with everything.
        self._presets: Final = presets
        self._settle: Final = settle
        # A file with what was measured of options (Odds), in the game's folder.
        self._odds: Final = odds
        # Files that stay interpreted where the rest of the game is compiled, with `/`.
        self.interpreted: Final = interpreted
        self.table_options: Final = table_options or TableOptions()
        # What its views count rounds under: spectators who watch later are shown whole rounds.
        self.round_of: Final = round_of
        # By how much a frame for a seat can be longer than what everybody is told of the same move:
        # all frames have room for it, so that their length tells nothing.
        self.private_bytes: Final = private_bytes
        # The ways to what stands in a claim in somebody's own words.
        # It is personal: it is deleted with the person, and is not shown to whoever mutes them.
        self.free_text: Final = free_text
        # The version of its environment for research, which is raised whenever the same agent
        # would get other figures: other rules, other reference bots.
        self.environment: Final = environment
        self._game: Final = game
        self._coach: Final = coach
        self._terminal: Final = terminal
        self._measures: Final = measures
        self._analyst: Final = analyst
        self._nouns: Final = nouns
        self._reference: Final = reference
        self._observation: Final = observation
        self._testimony: Final = testimony
        self._played_as: Final = played_as
        # What lies or stands on its table besides cards: texts `<prefix>-ref-<thing>`, and `-rule`.
        self._things: Final = things
        self._lessons: Final = lessons
        self._puzzles: Final = puzzles
        self._packs: Final = packs
        self._text: Final = text

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        found: Game[Any, Any] = self._load(self._game)
        return found

    def bot(self, level: str) -> Any:
        """A new bot of one of the game's own levels."""
        if level not in self.levels:
            raise BadOptions(f"no bots of level {level!r}; {self.id} has {', '.join(self.levels)}")
        return self._load(self.levels[level])()

    @property
    def first_game(self) -> FirstGame:
        """What the house proposes; a game that proposes nothing gets a middling one."""
        if self._first_game is not None:
            return self._first_game
        seats = self.game.seats
        levels = [level for level in self.levels if level not in self.on_request]
        return FirstGame(min(max(seats[0], 5), seats[-1]), levels[0] if levels else "random")

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Ways to play it, the first game first."""
        first = self.first_game
        return (Preset(FIRST, first.level, first.options), *self._presets)

    def settled(
        self, seats: int, wanted: Mapping[str, object], before: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """The options that are wanted, with what does not go together solved for the host.

        `before` are the options up to now, so that the latest wish counts. What no option can be is
        left for the game to refuse.
        """
        seat_options = [option.name for option in self.game.options if option.kind == "seat"]
        values = dict(wanted)
        for name in seat_options:
            seat = values.get(name)
            if before is not None and isinstance(seat, int) and seat >= seats:
                # Somebody took away the seat that it named.
                values[name] = None if seat == before.get(name) else seat
        settle: Settle | None = self._load_if(self._settle)
        return values if settle is None else dict(settle(seats, values, before))

    @property
    def odds(self) -> list[Odds]:
        """How hard values of options are, as far as it was measured."""
        if self._odds is None:
            return []
        file = resources.files(import_module(self.package)).joinpath(self._odds)
        return msgspec.json.decode(file.read_bytes(), type=list[Odds]) if file.is_file() else []

    @property
    def coach(self) -> Callable[[Any], Mapping[str, Any] | None] | None:
        """What a seat could work out from its own view; None where the game has no coach."""
        found: Callable[[Any], Mapping[str, Any] | None] | None = self._load_if(self._coach)
        return found

    @property
    def terminal(self) -> Any | None:
        """The class that draws its table in the terminal; None to have it drawn as a tree."""
        return self._load_if(self._terminal)

    @property
    def measures(self) -> Any | None:
        """What the arena counts in its games; None for wins alone."""
        return self._load_if(self._measures)

    @property
    def analyst(self) -> Any | None:
        """What the analysis of a finished game asks (analysis/analyst.py); None for bots alone."""
        return self._load_if(self._analyst)

    @property
    def nouns(
        self,
    ) -> Callable[[Mapping[str, Any]], Mapping[tuple[str, str], Sequence[str]]] | None:
        """Names for the numbers in its events, made from its legend: for transcripts."""
        found: Callable[[Mapping[str, Any]], Mapping[tuple[str, str], Sequence[str]]] | None
        found = self._load_if(self._nouns)
        return found

    @property
    def reference(self) -> Sequence[Deck]:
        """Every card and piece of the game, by deck; nothing where the game has no reference."""
        listed: Callable[[], Sequence[Deck]] | None = self._load_if(self._reference)
        decks = () if listed is None else listed()
        return [*decks, self._table()] if self._things else decks

    def _table(self) -> Deck:
        """Counters, markers, piles and the like, which have no list in the rules."""
        named = [(thing, f"{self.prefix}-ref-{thing}") for thing in self._things]
        components = [Component(each, name, [Line(f"{name}-rule")]) for each, name in named]
        return Deck("table", f"{self.prefix}-deck-table", components)

    @property
    def teaching(self) -> Any | None:
        """Its lesson, as lessons/recording.py wants it; None where the game is not taught."""
        return self._load_if(self._lessons)

    @property
    def puzzles(self) -> Any | None:
        """What makes its puzzles (lessons/puzzles.py); None where it has none."""
        return self._load_if(self._puzzles)

    @property
    def puzzle_file(self) -> Traversable:
        """Where its puzzles are kept."""
        return resources.files(import_module(self.package)) / "lessons" / "puzzles.json"

    @property
    def observation(self) -> Any | None:
        """The class that writes its views as text for agents; None for what all games share."""
        return self._load_if(self._observation)

    @property
    def testimony(self) -> Any | None:
        """Says of finished games what was claimed and whether it was true (sim/testimony.py); None
        where nobody claims anything.
        """
        return self._load_if(self._testimony)

    def played_as(self, g: Any, seat: int) -> dict[str, list[str]]:
        """What a seat was in a finished game, by kind (`side`, `role`, `investigator`): ids of
        texts. Results are counted by it; a game where all seats are alike says nothing.
        """
        found: PlayedAs | None = self._load_if(self._played_as)
        return {} if found is None else {kind: list(ids) for kind, ids in found(g, seat).items()}

    @property
    def takes_packs(self) -> bool:
        """Whether folders with more content can be put beside the game (games/packs.py)."""
        return self._packs is not None

    def pack_texts(self, language: str) -> Mapping[str, str]:
        """What the game composes in a language for the packs in use, by message. Packs in which
        something is wrong or missing are refused (BadContent).
        """
        composed: Mapping[str, str] = self._load(str(self._packs))(language)
        return composed

    @property
    def is_loaded(self) -> bool:
        """Whether its rules are in use already."""
        module = self._game.rpartition(":")[0]
        return (f"{self.package}.{module}" if module else self.package) in sys.modules

    @property
    def texts(self) -> Traversable | None:
        """The folder of its texts, by language; None where it has no words of its own."""
        if self._text is None:
            return None
        home = import_module(self.package)
        if hasattr(home, "__path__"):
            return resources.files(home).joinpath(self._text)
        # A game of one file has its texts beside it.
        return Path(str(home.__file__)).parent / self._text

    def _load_if(self, part: str | None) -> Any:
        return None if part is None else self._load(part)

    def _load(self, part: str) -> Any:
        module, _, name = part.rpartition(":")
        place = f"{self.package}.{module}" if module else self.package
        return getattr(import_module(place), name)
