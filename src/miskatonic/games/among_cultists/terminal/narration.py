"""Describes the events of Among Cultists in sentences."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.among_cultists.board.board import BOARD, PLACE_NAMES
from miskatonic.games.among_cultists.rules.events import (
    BagSearched,
    ClaimSaid,
    DeadSeen,
    Dealt,
    GameOver,
    Gave,
    HallwaySecured,
    Moved,
    RoomFilled,
    StatusChecked,
)
from miskatonic.games.among_cultists.terminal.words import AmongCultistsWords
from miskatonic.games.among_cultists.views.past import ActView
from miskatonic.kernel.events import Event
from miskatonic.kernel.narration import Word
from miskatonic.text import Value
from miskatonic.text.narrator import Narrator


class AmongCultistsNarration:
    """Sentences for events; the steps of one walk become one line."""

    def __init__(
        self, words: AmongCultistsWords, arrow: str, painted: Callable[[str], Text]
    ) -> None:
        self.words: Final = words
        self.texts: Final = words.texts
        self.arrow: Final = arrow
        self.painted: Final = painted
        self.narrator: Final = Narrator("ac", words.texts, self.name)

    def told(self, events: Sequence[Event]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        walk: list[Moved] = []
        for event in events:
            goes_on = isinstance(event, Moved) and (not walk or walk[-1].party == event.party)
            if walk and not goes_on:
                lines.append(self.painted(self._walk(walk)))
                walk = []
            if isinstance(event, Moved):
                walk.append(event)
            elif not _is_noise(event):
                lines.append(self.painted(self.sentence(event)))
        if walk:
            lines.append(self.painted(self._walk(walk)))
        return lines

    def _walk(self, steps: Sequence[Moved]) -> str:
        if len(steps) == 1:
            return self.sentence(steps[0])
        places = [steps[0].from_, *(step.to for step in steps)]
        way = self.arrow.join(self.texts(f"ac-place-{place}") for place in places)
        return self.texts("ac-view-walked", who=self.words.party(steps[0].party), way=way)

    def sentence(self, event: Event) -> str:
        """The event in one sentence, without secrets that the viewer was not told."""
        if isinstance(event, ClaimSaid):
            self.words.hear(event)
        if isinstance(event, DeadSeen) and event.dead == []:
            return self.texts("ac-night-dead-nobody")
        said = self.narrator.sentence(event)
        if isinstance(event, GameOver):
            names = self.words.parties(event.winners)
            return f"{said} {self.texts('ac-result-winners', n=len(event.winners), names=names)}"
        return said

    def name(self, word: Word, value: Any, event: Event) -> Value:
        """The name of a value with a Word (see rules/events.py)."""
        words = self.words
        match word.sort:
            case "party":
                return words.party(value)
            case "parties":
                return words.parties(value)
            case "place":
                return words.place(value)
            case "route":
                return words.route(value)
            case "hand":
                return words.cards(value)
            case "votes":
                return "; ".join(self._vote(seat, named) for seat, named in enumerate(value))
            case _:
                assert isinstance(event, ClaimSaid), word.sort
                return words.claim(event.claim, event.fields, event.ref)

    def _vote(self, seat: int, named: int | None) -> str:
        who = self.words.party(seat)
        if named is None:
            return self.texts("ac-event-vote-abstained", who=who)
        return self.texts("ac-event-vote-for", who=who, target=self.words.party(named))


def _is_noise(event: Event) -> bool:
    """Whether an event is not worth mentioning: others being dealt cards."""
    return isinstance(event, Dealt) and event.role is None


def act_as_event(act: ActView) -> Event:
    """One of the viewer's acts with secret cards, as the event that reported it."""
    party = act["party"]
    match act["deed"]:
        case "gave":
            return Gave(party, act["to"], act["card"])
        case "saw":
            return StatusChecked(party, act["target"], act["via"], act["alive"], act["dead"])
        case "bag":
            return BagSearched(party, act["event"])
    place = act["place"]
    is_hallway = BOARD.places[PLACE_NAMES.index(place)].colour < 0
    return (HallwaySecured if is_hallway else RoomFilled)(party, place, act["card"])
