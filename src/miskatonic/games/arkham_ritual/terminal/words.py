"""Names of cards and players, sentences, questions and rules of Arkham Ritual in the terminal."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT_TYPES,
    CARD_NAMES,
    card_named,
    is_artifact,
    is_cursed,
)
from miskatonic.games.arkham_ritual.rules.events import GameOver, Gave
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Game
from miskatonic.kernel.narration import Word
from miskatonic.terminal.screen import shows_shapes
from miskatonic.terminal.table import GameTable, View
from miskatonic.terminal.words import listed
from miskatonic.text import Texts, Value

# Each card colour has a shape too, for colour-blind players.
SANE: Final = "bright_blue"
CURSED: Final = "bright_red"


class ArkhamRitualWords(GameTable):
    """Puts views and events into words; the table draws them."""

    def __init__(
        self, game: Game[Any, Any], texts: Texts, names: list[str], console: Console
    ) -> None:
        super().__init__(game, texts, names, console)
        self.shapes: Final = "●▲·▰▱▶" if shows_shapes(console) else "ox.#->"

    # ---------------------------------------------------------------- cards and parties

    def party(self, party: int) -> str:
        if party < len(self.names):
            return self.names[party]
        return self.texts("ar-view-dummy", n=party - len(self.names) + 1)

    def card(self, card: int) -> str:
        """Shape and name."""
        return f"{self.shape(card)} {self.texts(f'ar-card-{CARD_NAMES[card]}')}"

    def shape(self, card: int) -> str:
        return self.shapes[1] if is_cursed(card) else self.shapes[0]

    def coloured(self, card: int) -> Text:
        return Text(self.card(card), style=colour(card))

    # ---------------------------------------------------------------- words

    def sentence(self, event: Event) -> str:
        """The event in words; the end has a second sentence, about the winners."""
        said = super().sentence(event)
        if not isinstance(event, GameOver):
            return said
        winners = self._listed(event.winners)
        return f"{said} {self.texts('ar-event-winners', n=len(event.winners), names=winners)}"

    def _named(self, word: Word, value: Any, event: Event) -> Value:
        """The name of a value with a Word (see rules/events.py)."""
        if word.sort == "party":
            return self.party(value)
        if word.sort == "card":
            return self.card(value)
        assert word.sort == "lost", word.sort
        return self._listed([seat for seat, sanity in enumerate(value) if sanity == 0])

    def _listed(self, seats: Sequence[int]) -> str:
        return listed(self.texts, [self.party(seat) for seat in seats])

    def question(self, view: View) -> str:
        prompt = view["decision"]["prompt"]
        if prompt == "offer":
            return self.texts("ar-prompt-offer", card=self.card(view["passing"]))
        if prompt == "orb":
            return self.texts("ar-prompt-orb", card=self.card(view["top"]))
        if prompt == "receive":
            return self.texts("ar-prompt-receive", **{"from": self.party(_giver(view))})
        return self.texts(f"ar-prompt-{prompt}")

    def option(self, view: View, choice: int) -> str:
        family, *arguments = self.game.name(choice)
        if arguments:
            return self.texts(f"ar-choice-{family}", seat=self.party(int(arguments[0])))
        return self.texts(f"ar-choice-{family}")

    def painted(self, sentence: str) -> Text:
        """Cards in their colours, names in bold."""
        text = super().painted(sentence)
        for card in range(len(CARD_NAMES)):
            text.highlight_words([self.card(card)], style=colour(card))
        return text

    def example(self) -> str:
        return self.texts("ar-card-gate")

    def rules_about(self, word: str, view: View) -> list[RenderableType]:
        """The rules of the cards in play whose name contains the word."""
        lines: list[RenderableType] = []
        wanted = word.casefold()
        kind = self.texts("ar-kind-artifact")
        names = [self.texts(f"ar-type-{each}") for each in ARTIFACT_TYPES]
        if any(wanted in name.casefold() for name in (kind, *names)):
            lines.append(Text(f"{kind}: {self.texts('ar-rule-artifact')}"))
        for name in dict.fromkeys(CARD_NAMES[card] for card in view["cards"]):
            card = card_named(name)
            said = self.texts(f"ar-card-{name}")
            if not is_artifact(card) and wanted in said.casefold():
                lines.append(self.painted(f"{self.card(card)}: {self.texts(f'ar-rule-{name}')}"))
        return lines


def colour(card: int) -> str:
    return CURSED if is_cursed(card) else SANE


def _giver(view: View) -> int:
    given = [event for event in view["history"] if isinstance(event, Gave)]
    return given[-1].seat
