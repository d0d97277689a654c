"""Arkham Ritual in the terminal: everyone's card except your own."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT,
    ARTIFACT_TYPES,
    CARD_NAMES,
    CARD_TABLE,
    CURSED_COLOUR,
    card_named,
    is_artifact,
    is_cursed,
)
from miskatonic.games.arkham_ritual.rules.events import GameOver, Gave
from miskatonic.games.arkham_ritual.rules.state import DOOM_SPOTS, FULL_SANITY
from miskatonic.games.arkham_ritual.terminal.narration import ArkhamRitualNarration
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
FAINT: Final = "bright_black"
GAP: Final = 4


class ArkhamRitualTable(GameTable):
    """The table, the play sheet, the doom track and the words."""

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

    # ---------------------------------------------------------------- the picture

    def picture(self, view: View) -> RenderableType:
        head = Text(self._headline(view), style="bold")
        below = [line for line in (self._beside(view), self._memory(view)) if line is not None]
        left, right = self._parties(view), Group(self._sheet(view), *below)
        if self._width(left) + GAP + self._width(right) > self.console.width:
            return Group(head, left, Padding(right, (1, 0, 0, 0)))
        sides = Table.grid(padding=(0, GAP))
        sides.add_row(left, right)
        return Group(head, sides)

    def _width(self, part: RenderableType) -> int:
        return Measurement.get(self.console, self.console.options, part).maximum

    def _headline(self, view: View) -> str:
        parts = [
            self.title(),
            self.texts("ar-view-round", n=view["round"]),
            self.texts("ar-view-deck", n=view["deck"]),
        ]
        if view["options"]["doom_track"]:
            spots = DOOM_SPOTS - view["doom"]
            track = self.shapes[3] * view["doom"] + self.shapes[4] * spots
            parts.append(f"{self.texts('ar-view-doom', n=view['doom'])} {track}")
        return " · ".join(parts) if shows_shapes(self.console) else " | ".join(parts)

    def _parties(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
        table.add_column("", width=1)
        table.add_column("")
        table.add_column(self.texts("ar-view-sanity"))
        table.add_column(self.texts("ar-view-card"))
        table.add_column("")
        for party in range(view["parties"]):
            own = party == view["seat"]
            mark = self.shapes[5] if party == self._acting(view) else ""
            name = Text(self.party(party), style="bold" if own else "")
            table.add_row(
                mark,
                name,
                self._sanity(view, party),
                self._held(view, party),
                Text(self._status(view, party), style=FAINT),
            )
        return table

    def _acting(self, view: View) -> int | None:
        waiting = view["waiting"]
        return waiting[0]["seat"] if waiting else None

    def _sanity(self, view: View, party: int) -> Text:
        if party >= view["seats"]:
            return Text("")
        now = view["sanity"][party]
        bar = self.shapes[3] * now + self.shapes[4] * (FULL_SANITY - now)
        return Text(f"{bar} {now}", style="yellow" if now > 2 else "bold yellow")

    def _held(self, view: View, party: int) -> Text:
        card = view["held"][party]
        if card is not None:
            return self.coloured(card)
        own = "ar-view-own-card" if party == view["seat"] else "ar-view-hidden-card"
        return Text(f"? {self.texts(own)}", style="italic")

    def _status(self, view: View, party: int) -> str:
        if view["result"] is not None or party >= view["seats"]:
            return ""
        if party == view["holder"]:
            return self.texts("ar-view-has-card")
        if party in view["hands"]:
            return self.texts("ar-view-hand")
        return self.texts("ar-view-is-active") if party == view["active"] else ""

    # ---------------------------------------------------------------- the play sheet

    def _sheet(self, view: View) -> Table:
        """AR-T6  Discarded artifacts by type and colour; a dot is one not discarded yet."""
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
        sheet.add_column(self.texts("ar-view-sheet"))
        for name in ARTIFACT_TYPES:
            sheet.add_column(self.texts(f"ar-type-{name}"), justify="center")
        artifacts = [card for card in CARD_TABLE if card.kind == ARTIFACT]
        for colour_name in dict.fromkeys(card.colour for card in artifacts):
            cursed = colour_name == CURSED_COLOUR
            style = CURSED if cursed else SANE
            shape = self.shapes[1] if cursed else self.shapes[0]
            cells = [
                self._copies(view["discards"].count(card.number), card.copies, shape)
                for card in artifacts
                if card.colour == colour_name
            ]
            label = Text(f"{shape} {self.texts(f'ar-colour-{colour_name}')}", style=style)
            sheet.add_row(label, *(Text(cell, style=style) for cell in cells))
        return sheet

    def _copies(self, there: int, copies: int, shape: str) -> str:
        return " ".join([shape] * there + [self.shapes[2]] * (copies - there))

    def _beside(self, view: View) -> Text | None:
        cards = [card for card in view["discards"] if not is_artifact(card)]
        if not cards:
            return None
        line = Text(self.texts("ar-view-beside-sheet") + ": ", style=FAINT)
        return line.append_text(Text(", ").join(self.coloured(card) for card in cards))

    def _memory(self, view: View) -> Text | None:
        """AR-V1  Cards that this seat has looked at, except the one it is asked about now."""
        prompt = "" if view["decision"] is None else view["decision"]["prompt"]
        known = [
            self.texts(f"ar-view-memory-{place}", card=self.card(view[place]))
            for place, asked_about in (("passing", "offer"), ("top", "orb"), ("removed", ""))
            if view[place] is not None and prompt != asked_about
        ]
        if not known or view["result"] is not None:
            return None
        return self.painted(f"{self.texts('ar-view-memory')}: {'; '.join(known)}")

    # ---------------------------------------------------------------- words

    def story(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return ArkhamRitualNarration(self).told(events)

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
