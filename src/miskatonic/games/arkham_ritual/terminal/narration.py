"""Describes the events of Arkham Ritual in the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_ritual.rules.events import (
    Fell,
    GameOver,
    RoundBegan,
    RoundEnded,
    SanityChanged,
    Survived,
    TurnBegan,
)
from miskatonic.games.arkham_ritual.terminal.words import ArkhamRitualWords
from miskatonic.kernel.events import Event


class ArkhamRitualNarration:
    """Groups events; a round's outcome becomes a small table."""

    def __init__(self, words: ArkhamRitualWords) -> None:
        self.words: Final = words

    def told(self, events: Sequence[Event]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        held: list[int] | None = None
        outcome: list[Event] = []
        for event in events:
            if isinstance(event, RoundEnded):
                held = event.held
            if isinstance(event, (RoundBegan, GameOver)) and held is not None:
                lines.append(self._outcome(held, outcome))
                held, outcome = None, []
            if isinstance(event, (Survived, Fell, SanityChanged)) and held is not None:
                outcome.append(event)
            elif not event.says.silent and not isinstance(event, TurnBegan):
                # The next event says whose turn it is, too.
                lines.append(self.words.painted(self.words.sentence(event)))
        if held is not None:
            lines.append(self._outcome(held, outcome))
        return lines

    def _outcome(self, held: list[int], events: list[Event]) -> RenderableType:
        rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        seats = len(self.words.names)
        for party, card in enumerate(held):
            fate = ""
            change = ""
            for event in events:
                if isinstance(event, Survived) and event.party == party:
                    fate = self.words.texts("ar-view-survives")
                elif isinstance(event, Fell) and event.party == party:
                    fate = self._reason(event.reason)
                elif isinstance(event, SanityChanged) and event.seat == party:
                    change = _signed(event.change)
                    fate = fate or self._reason(event.reason)
            name = Text(self.words.party(party), style="bold" if party < seats else "")
            rows.add_row(name, self.words.coloured(card), Text(change, style="yellow"), Text(fate))
        return Padding(rows, (0, 0, 0, 2))

    def _reason(self, reason: str) -> str:
        return self.words.texts(f"ar-reason-{reason}")


def _signed(change: int) -> str:
    return f"{change:+d}".replace("-", "−") if change else "±0"
