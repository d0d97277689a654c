"""What happened at a table of Arkham Ritual, in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.events import Fields
from miskatonic.terminal.words import listed
from miskatonic.text import Value

if TYPE_CHECKING:
    from miskatonic.games.arkham_ritual.terminal.table import ArkhamRitualTable

# These are seen on the table, or said by the event after them.
SEEN: Final = ("dealt", "turn-began")
OUTCOME: Final = ("survived", "fell", "sanity")


class ArkhamRitualNarration:
    """Sentences for events; a round's outcome becomes a small table."""

    def __init__(self, table: "ArkhamRitualTable") -> None:
        self.table: Final = table
        self.texts: Final = table.texts

    def told(self, events: Sequence[Fields]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        held: list[int] | None = None
        outcome: list[Fields] = []
        for event in events:
            kind = str(event["kind"])
            if kind == "round-ended":
                held = _numbers(event["held"])
            if kind in ("round-began", "game-over") and held is not None:
                lines.append(self._outcome(held, outcome))
                held, outcome = None, []
            if kind in OUTCOME and held is not None:
                outcome.append(event)
            elif kind not in SEEN:
                lines.append(self.table.painted(self.sentence(event)))
        if held is not None:
            lines.append(self._outcome(held, outcome))
        return lines

    # ---------------------------------------------------------------- a round's outcome

    def _outcome(self, held: list[int], events: list[Fields]) -> RenderableType:
        rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for party, card in enumerate(held):
            fate = ""
            change = ""
            for event in events:
                if event.get("party") == party:
                    fate = self._fate(event)
                if event["kind"] == "sanity" and event["seat"] == party:
                    change = _signed(event["change"])
                    fate = fate or self._reason(event)
            name = Text(self.table.party(party), style="bold" if party < len(self.names) else "")
            rows.add_row(name, self.table.coloured(card), Text(change, style="yellow"), Text(fate))
        return Padding(rows, (0, 0, 0, 2))

    @property
    def names(self) -> list[str]:
        return self.table.names

    def _fate(self, event: Fields) -> str:
        if event["kind"] == "survived":
            return self.texts("ar-view-survives")
        return self._reason(event)

    def _reason(self, event: Fields) -> str:
        return self.texts(f"ar-reason-{event['reason']}")

    # ---------------------------------------------------------------- sentences

    def sentence(self, event: Fields) -> str:
        """The event in one sentence; what the viewer was not told is not in it."""
        kind = str(event["kind"])
        if kind == "game-over":
            return self._game_over(event)
        if kind == "sanity":
            kind = _way(event["change"])
        elif kind in SECRETIVE and "card" not in event:
            kind += "-secret"
        return self.texts(f"ar-event-{kind}", **self._values(event))

    def _values(self, event: Fields) -> dict[str, Value]:
        """The event's fields as words."""
        values: dict[str, Value] = {}
        for name, value in event.items():
            if name in ("seat", "party", "active"):
                values["who"] = self.table.party(_number(value))
            elif name == "to":
                values["to"] = self.table.party(_number(value))
            elif name in ("card", "discarded"):
                values[name] = self.table.card(_number(value))
            elif name == "reason":
                values["reason"] = self._reason(event)
            elif name == "change":
                values["n"] = abs(_number(value))
                values["change"] = _number(value)
            elif isinstance(value, (int, str)):
                values[name] = value
        return values

    def _game_over(self, event: Fields) -> str:
        scores = enumerate(_numbers(event["scores"]))
        lost = [self.table.party(seat) for seat, score in scores if score == 0]
        winners = [self.table.party(seat) for seat in _numbers(event["winners"])]
        over = self.texts("ar-event-game-over", names=listed(self.texts, lost))
        names = listed(self.texts, winners)
        return f"{over} {self.texts('ar-event-winners', n=len(winners), names=names)}"


# Events whose card only some are told.
SECRETIVE: Final = (
    "dealt",
    "drew",
    "took",
    "orb-looked",
    "trapezohedron",
    "confessed",
    "confession-drawn",
)


def _way(change: object) -> str:
    number = _number(change)
    return "sanity-lost" if number < 0 else "sanity-gained" if number else "sanity-same"


def _signed(change: object) -> str:
    number = _number(change)
    return f"{number:+d}".replace("-", "−") if number else "±0"


def _number(value: object) -> int:
    assert isinstance(value, int), value
    return value


def _numbers(value: Any) -> list[int]:
    return [int(each) for each in value]
