"""What happened at a table of Among Cultists, in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType

from miskatonic.kernel.events import Fields
from miskatonic.terminal.words import listed
from miskatonic.text import Value

if TYPE_CHECKING:
    from miskatonic.games.among_cultists.terminal.table import AmongCultistsTable

# Events of which only some are told a part, by a field of that part.
SECRETIVE: Final = {
    "dealt": "role",
    "cultists-seen": "cultists",
    "dead-seen": "dead",
    "gave": "card",
    "bag-drawn": "event",
    "status-checked": "alive",
    "filled": "card",
    "secured": "card",
}
# Events that may be about nobody, by the field that says who.
ABOUT_NOBODY: Final = {"vote-ended": "out", "seer-named": "party", "seer-guessed": "party"}
PARTIES: Final = {
    "party": "who",
    "seat": "who",
    "knife": "who",
    "out": "who",
    "to": "to",
    "target": "target",
    "helper": "helper",
}


class AmongCultistsNarration:
    """Sentences for events; the steps of one walk become one line."""

    def __init__(self, table: "AmongCultistsTable") -> None:
        self.table: Final = table
        self.texts: Final = table.texts
        self.words: Final = table.words

    def told(self, events: Sequence[Fields]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        walk: list[Fields] = []
        for event in events:
            goes_on = event["kind"] == "moved" and (not walk or walk[-1]["party"] == event["party"])
            if walk and not goes_on:
                lines.append(self.table.painted(self._walk(walk)))
                walk = []
            if event["kind"] == "moved":
                walk.append(event)
            elif not self._is_noise(event):
                lines.append(self.table.painted(self.sentence(event)))
        if walk:
            lines.append(self.table.painted(self._walk(walk)))
        return lines

    def _is_noise(self, event: Fields) -> bool:
        """That everybody else got cards, too, goes without saying."""
        return event["kind"] == "dealt" and "role" not in event

    def _walk(self, steps: Sequence[Fields]) -> str:
        if len(steps) == 1:
            return self.sentence(steps[0])
        places = [str(steps[0]["from"]), *(str(step["to"]) for step in steps)]
        way = self.table.arrow.join(self.texts(f"ac-place-{place}") for place in places)
        who = self.words.party(_number(steps[0]["party"]))
        return self.texts("ac-view-walked", who=who, way=way)

    # ---------------------------------------------------------------- sentences

    def sentence(self, event: Fields) -> str:
        """The event in one sentence; what the viewer was not told is not in it."""
        kind = str(event["kind"])
        if kind in SECRETIVE and SECRETIVE[kind] not in event:
            return self.texts(f"ac-event-{kind}-secret", **self._values(event))
        if kind in ABOUT_NOBODY and event[ABOUT_NOBODY[kind]] is None:
            return self.texts(f"ac-event-{kind}-nobody", **self._values(event))
        special = getattr(self, f"_tell_{kind.replace('-', '_')}", None)
        if special is not None:
            said: str = special(event)
            return said
        return self.texts(f"ac-event-{kind}", **self._values(event))

    def _tell_camera(self, event: Fields) -> str:
        kind = "camera-status" if event["room"] is None else "camera-room"
        return self.texts(f"ac-event-{kind}", **self._values(event))

    def _tell_night(self, event: Fields) -> str:
        return self.texts("ac-event-night", verse=self.texts(f"ac-verse-{event['step']}"))

    def _tell_dead_seen(self, event: Fields) -> str:
        dead: Any = event["dead"]
        if not dead:
            return self.texts("ac-night-dead-nobody")
        return self.texts("ac-event-dead-seen", names=self.words.parties(dead))

    def _tell_votes(self, event: Fields) -> str:
        votes: Any = event["votes"]
        said = [self._vote(seat, named) for seat, named in enumerate(votes)]
        return self.texts("ac-event-votes", votes="; ".join(said))

    def _vote(self, seat: int, named: int | None) -> str:
        who = self.words.party(seat)
        if named is None:
            return self.texts("ac-event-vote-abstained", who=who)
        return self.texts("ac-event-vote-for", who=who, target=self.words.party(named))

    def _tell_vote_changed(self, event: Fields) -> str:
        who = self.words.party(_number(event["seat"]))
        if event["vote"] is None:
            return self.texts("ac-event-vote-changed-abstain", who=who)
        target = self.words.party(_number(event["vote"]))
        return self.texts("ac-event-vote-changed", who=who, target=target)

    def _tell_said(self, event: Fields) -> str:
        fields: Any = event["fields"]
        ref: Any = event["ref"]
        claim = self.words.claim(str(event["claim"]), fields, ref)
        who = self.words.party(_number(event["seat"]))
        return self.texts("ac-event-said", who=who, claim=claim)

    def _tell_game_over(self, event: Fields) -> str:
        reason = self.texts(f"ac-end-{event['reason']}")
        over = self.texts("ac-event-game-over", team=str(event["team"]), reason=reason)
        won: Any = event["winners"]
        names = listed(self.texts, [self.words.party(seat) for seat in won])
        return f"{over} {self.texts('ac-result-winners', n=len(won), names=names)}"

    # ---------------------------------------------------------------- fields

    def _values(self, event: Fields) -> dict[str, Value]:
        """The event's fields as words."""
        values: dict[str, Value] = {}
        for name, value in event.items():
            if value is not None and name != "kind":
                values |= self._value(str(event["kind"]), name, value)
        return values

    def _value(self, kind: str, name: str, value: Any) -> dict[str, Value]:
        words = self.words
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if name == "target" and kind in ("portal-closed", "portal-stays"):
            return {name: int(value)}
        if (name == "to" and kind == "moved") or name in ("from", "place", "room"):
            return {name: words.place(value)}
        if name == "party" and kind == "seer-named":
            return {"target": words.party(value)}
        if name in PARTIES:
            return {PARTIES[name]: words.party(value)}
        if isinstance(value, list):
            return {"names": words.parties(value)}
        if name == "route":
            return {name: words.route(value)}
        if name == "hand":
            return {name: words.cards(value)}
        if name == "event":
            return {name: words.marker(value)}
        if name == "via":
            return {name: self.texts(f"ac-claim-via-{value}")}
        if name in ("card", "role", "character"):
            return {name: self.texts(f"ac-{name}-{value}")}
        return {name: value}


def _number(value: object) -> int:
    assert isinstance(value, int), value
    return value
