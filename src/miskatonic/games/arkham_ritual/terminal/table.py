"""Arkham Ritual in the terminal: everyone's card except your own."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT,
    ARTIFACT_TYPES,
    CARD_TABLE,
    CURSED_COLOUR,
    is_artifact,
)
from miskatonic.games.arkham_ritual.rules.state import DOOM_SPOTS, FULL_SANITY
from miskatonic.games.arkham_ritual.terminal.narration import ArkhamRitualNarration
from miskatonic.games.arkham_ritual.terminal.words import CURSED, SANE, ArkhamRitualWords
from miskatonic.kernel.events import Event
from miskatonic.terminal.screen import shows_shapes
from miskatonic.terminal.table import View

FAINT: Final = "bright_black"
GAP: Final = 4


class ArkhamRitualTable(ArkhamRitualWords):
    """Draws the table, the play sheet and the doom track."""

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

    def story(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return ArkhamRitualNarration(self).told(events)
