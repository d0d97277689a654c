"""The default terminal table: the view as a tree, with the texts that the game has."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text
from rich.tree import Tree

from miskatonic.kernel.events import Event, fields_of
from miskatonic.kernel.game import Game
from miskatonic.kernel.narration import Word
from miskatonic.kernel.view import OpenDecision
from miskatonic.terminal.words import game_name, readable, said
from miskatonic.text import Texts, Value, prefix_of
from miskatonic.text.narrator import Narrator

View = Mapping[str, Any]

# Fields that are shown elsewhere, or are for programs.
UNSHOWN: Final = ("game", "rules", "history", "decision", "waiting", "commitment", "seed", "result")


class GameTable:
    """Renders views and events. Games override its methods; all words come from the texts."""

    def __init__(
        self, game: Game[Any, Any], texts: Texts, names: list[str], console: Console
    ) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.names: Final = names
        self.console: Final = console
        self.prefix: Final = prefix_of(game.id)

    def title(self) -> str:
        return game_name(self.texts, self.game)

    def picture(self, view: View) -> RenderableType:
        """Draw the table for this view."""
        tree = Tree(self.title())
        for name, value in view.items():
            if name not in UNSHOWN:
                _grow(tree, readable(name), value)
        return tree

    def agent_notes(self, view: View) -> list[str]:
        """Lines that a language-model agent needs in addition to the picture."""
        return []

    def story(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        """The events as sentences, oldest first."""
        return [self.painted(self.sentence(event)) for event in events]

    def sentence(self, event: Event) -> str:
        """The event's text; without one, its fields."""
        try:
            return Narrator(self.prefix, self.texts, self._named).sentence(event)
        except KeyError:
            fields = {each.sent_as: getattr(event, each.name) for each in fields_of(type(event))}
            told = {name: value for name, value in fields.items() if value is not None}
            listing = ", ".join(f"{readable(name)} {value}" for name, value in told.items())
            return f"{readable(event.kind)}: {listing}" if listing else readable(event.kind)

    def _named(self, word: Word, value: Any, event: Event) -> Value:
        """The name of a value. Games with other sorts than seats override this."""
        if word.sort == "seat" and isinstance(value, int):
            return self.name(value)
        return str(value)

    def question(self, view: View) -> str:
        prompt = _own(view)["prompt"]
        return said(self.texts, f"{self.prefix}-prompt-{prompt}", readable(prompt))

    def option(self, view: View, choice: int) -> str:
        family, *arguments = self.game.name(choice)
        otherwise = " ".join([readable(str(family)), *map(str, arguments)])
        if arguments:
            return otherwise
        return said(self.texts, f"{self.prefix}-choice-{family}", otherwise)

    def reason(self, reason: str) -> str:
        """Why a choice is locked."""
        return said(self.texts, f"{self.prefix}-locked-{reason}", readable(reason))

    def how_to_play(self) -> str | None:
        """The game in a few sentences."""
        return said(self.texts, f"{self.prefix}-howto", "") or None

    def rules_about(self, word: str, view: View) -> list[RenderableType]:
        """The rules about a word; all rules if it is empty."""
        return []

    def example(self) -> str:
        """An example of a word for `rules_about`."""
        return self.title()

    def painted(self, sentence: str) -> Text:
        """A sentence with players' names highlighted."""
        text = Text(sentence)
        text.highlight_words(self.names, style="bold")
        return text

    def name(self, seat: int) -> str:
        return self.names[seat]


def _own(view: View) -> OpenDecision:
    decision: OpenDecision = view["decision"]
    return decision


def _grow(tree: Tree, name: str, value: Any) -> None:
    if isinstance(value, Mapping):
        branch = tree.add(name)
        for key, each in value.items():
            _grow(branch, readable(str(key)), each)
    elif isinstance(value, list) and any(isinstance(each, (Mapping, list)) for each in value):
        branch = tree.add(name)
        for number, each in enumerate(value):
            _grow(branch, str(number), each)
    else:
        tree.add(f"{name}: {_leaf(value)}")


def _leaf(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_leaf(each) for each in value) or "–"
    return "–" if value is None else str(value)
