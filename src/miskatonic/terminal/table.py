"""Any game in the terminal: its view as a tree, its events and options in what words there are."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text
from rich.tree import Tree

from miskatonic.kernel.events import Event, fields_of
from miskatonic.kernel.game import Game
from miskatonic.kernel.narration import Word
from miskatonic.kernel.view import OpenDecision
from miskatonic.terminal.words import game_name, prefix, readable, said
from miskatonic.text import Texts, Value
from miskatonic.text.narrator import Narrator

View = Mapping[str, Any]

# What is shown elsewhere, or is for programs.
UNSHOWN: Final = ("game", "rules", "history", "decision", "waiting", "commitment", "seed", "result")


class GameTable:
    """Shows views and says events. Games refine it; all words come from the texts."""

    def __init__(
        self, game: Game[Any, Any], texts: Texts, names: list[str], console: Console
    ) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.names: Final = names
        self.console: Final = console
        self.prefix: Final = prefix(game.id)

    def title(self) -> str:
        return game_name(self.texts, self.game)

    def picture(self, view: View) -> RenderableType:
        """The table as this view shows it."""
        tree = Tree(self.title())
        for name, value in view.items():
            if name not in UNSHOWN:
                _grow(tree, readable(name), value)
        return tree

    def story(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        """What happened, oldest first."""
        return [self.painted(self.sentence(event)) for event in events]

    def sentence(self, event: Event) -> str:
        """As the event says it; one without a text is listed field by field."""
        try:
            return Narrator(self.prefix, self.texts, self._named).sentence(event)
        except KeyError:
            fields = {each.sent_as: getattr(event, each.name) for each in fields_of(type(event))}
            told = {name: value for name, value in fields.items() if value is not None}
            listing = ", ".join(f"{readable(name)} {value}" for name, value in told.items())
            return f"{readable(event.kind)}: {listing}" if listing else readable(event.kind)

    def _named(self, word: Word, value: Any, event: Event) -> Value:
        """What a thing of that sort is called; games that have other sorts than seats refine it."""
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
        """Why a locked choice is no option."""
        return said(self.texts, f"{self.prefix}-locked-{reason}", readable(reason))

    def how_to_play(self) -> str | None:
        """The game in a few sentences."""
        return said(self.texts, f"{self.prefix}-howto", "") or None

    def rules_about(self, word: str, view: View) -> list[RenderableType]:
        """What the rules say about something; about everything if the word is empty."""
        return []

    def example(self) -> str:
        """A word that rules_about knows."""
        return self.title()

    def painted(self, sentence: str) -> Text:
        """A sentence with what matters in it brought out."""
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
