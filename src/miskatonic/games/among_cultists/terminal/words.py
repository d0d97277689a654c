"""Words for the things and claims of Among Cultists."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.games.among_cultists.board.board import BOARD, COLOURS, PLACE_NAMES
from miskatonic.games.among_cultists.rules.claim_fields import (
    Fields,
    answered_in,
    ground_in,
    number_in,
)
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from miskatonic.terminal.words import listed
from miskatonic.text import Texts, Value

# The short names of colours are those of their rooms: DB1 is dark blue.
CODES: Final = dict(zip(COLOURS, ("LB", "R", "G", "O", "P", "DB"), strict=True))

# Deeper quotations are given by number.
MOST_QUOTES: Final = 1


class AmongCultistsWords:
    """From the ids of views, events and claims to words."""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts: Final = texts
        self.names: Final = names
        self.heard: Final[dict[int, ClaimSaid]] = {}

    def hear(self, said: ClaimSaid) -> None:
        """Remember a claim, so that later claims can quote it."""
        self.heard[said.id] = said

    # ---------------------------------------------------------------- names

    def party(self, party: int) -> str:
        return self.names[party] if party < len(self.names) else self.texts("ac-view-automa")

    def parties(self, parties: Iterable[int]) -> str:
        return listed(self.texts, [self.party(party) for party in parties])

    def place(self, name: str) -> str:
        """The name of a place with its short name, as in the table."""
        return f"{self.texts(f'ac-place-{name}')} ({name})"

    def card(self, name: str) -> str:
        return self.texts(f"ac-card-{name}")

    def cards(self, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{n} × {self.card(name)}" for name, n in counts.items() if n)

    def role(self, name: str) -> str:
        return self.texts(f"ac-role-{name}")

    def marker(self, name: str) -> str:
        return self.texts(f"ac-marker-{name}")

    def colours(self, names: Iterable[str]) -> str:
        said = [f"{self.texts(f'ac-colour-{name}')} ({CODES[name]})" for name in names]
        return ", ".join(said)

    def route_row(self, route: int, row: int) -> str:
        return self.colours(COLOURS[colour] for colour in BOARD.routes[route].rows[row])

    def route(self, route: int) -> str:
        return "; ".join(self.route_row(route, row) for row in range(len(BOARD.routes[route].rows)))

    def party_or_place(self, value: object) -> str:
        if isinstance(value, int):
            return self.party(value)
        return self.place(value) if isinstance(value, str) and value in PLACE_NAMES else ""

    # ---------------------------------------------------------------- claims

    def claim(self, kind: str, fields: Fields, ref: int | None, depth: int = 0) -> str:
        """A claim in words (AC-T5 to AC-T20), quoting the claim it refers to, MOST_QUOTES deep."""
        if kind in ("accuse", "defend"):
            said = self._ground(ground_in(fields), ref, depth)
            seat, degree = self.party(number_in(fields, "seat")), number_in(fields, "degree")
            return self.texts(f"ac-claim-{kind}", seat=seat, degree=degree, ground=said)
        if kind == "answer":
            return self._answer(answered_in(fields), ref, depth)
        if kind in ("agree", "refuse", "support", "doubt", "retract"):
            return self._about(f"ac-claim-{kind}", ref, depth)
        if kind == "rule":
            return self.texts(f"ac-claim-rule-{fields['kind']}")
        if kind == "vote":
            return self._vote(fields)
        if kind == "ask" and fields.get("round") is None:
            return self.texts("ac-claim-ask", **self._values({**fields, "round": 0}))
        if kind == "ask":
            return self.texts("ac-claim-ask-round", **self._values(fields))
        said = self.texts(f"ac-claim-{kind}", **self._values(fields))
        if kind == "seen" and fields.get("alive") is not None and fields.get("dead") is not None:
            alive, dead = number_in(fields, "alive"), number_in(fields, "dead")
            return f"{said} {self.texts('ac-claim-seen-counts', alive=alive, dead=dead)}"
        return said

    def _about(self, text: str, ref: int | None, depth: int, **values: Value) -> str:
        """A text about another claim: quoted if it is known, else by number."""
        quoted = self.heard.get(ref or 0)
        if quoted is None or depth >= MOST_QUOTES:
            return self.texts(text, ref=ref or 0, **values)
        said = self.claim(quoted.claim, quoted.fields, quoted.ref, depth + 1)
        return self.texts(f"{text}-quoted", who=self.party(quoted.seat), text=said, **values)

    def _answer(self, answer: tuple[str, Fields] | None, ref: int | None, depth: int) -> str:
        if answer is None:
            return self._about("ac-claim-answer-none", ref, depth)
        kind, fields = answer
        return self._about("ac-claim-answer", ref, depth, claim=self.claim(kind, fields, None))

    def _vote(self, fields: Fields) -> str:
        seat = fields["seat"]
        if isinstance(seat, int):
            return self.texts("ac-claim-vote", seat=self.party(seat))
        return self.texts(f"ac-claim-vote-{seat}")

    def _ground(self, ground: Fields, ref: int | None, depth: int) -> str:
        if ground["by"] == "contradiction":
            return self._about("ac-ground-contradiction", ref, depth)
        said = self.texts(f"ac-ground-{ground['by']}", **self._values(ground))
        return said if ref is None else self._about("ac-ground-ref", ref, depth, ground=said)

    def _values(self, fields: Fields) -> dict[str, Value]:
        """A claim's fields as words."""
        values: dict[str, Value] = {}
        for name, value in fields.items():
            if value is not None:
                values[name] = self._value(name, value)
        if "deed" in fields:
            wanted = self.party_or_place(fields.get("object"))
            values["deed"] = self.texts(f"ac-deed-{fields['deed']}", object=wanted)
        return values

    def _value(self, name: str, value: Any) -> Value:
        if name == "to" and value == "all":
            return self.texts("ac-claim-to-all")
        if name in ("to", "target", "whom", "seat"):
            return self.party(value)
        if name in ("place", "room"):
            return self.place(value)
        if name == "object":
            return self.party_or_place(value)
        if name == "colours":
            return self.colours(value)
        if name == "via":
            return self.texts(f"ac-claim-via-{value}")
        if name == "is":
            return "yes" if value else "no"
        if name in ("card", "role", "topic", "action", "emote"):
            return self.texts(f"ac-{name}-{value}")
        if name == "event":
            return self.marker(value)
        assert isinstance(value, (str, int)), value
        return value
