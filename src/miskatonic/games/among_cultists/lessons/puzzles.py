"""Puzzles of Among Cultists: who is it? The answer is proved by what the seat knows."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.coach.advice import advise
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.lessons.puzzles import MOST_FACTS, Found

CULTISTS: Final = "cultists"
ACCUSATIONS: Final = ("accuse", "suspect")


class AmongCultistsPuzzles:
    tables: Final[Sequence[tuple[int, dict[str, Any]]]] = (
        (5, {"level": "first"}),
        (7, {"level": "first"}),
    )
    level: Final = "novice"
    longest_history: Final = 10_000

    def find(self, known: Any) -> Found | None:
        if known["decision"]["prompt"] != "vote" or known["own"]["cultists"] is not None:
            return None  # Cultists and the Seer know the answer anyway.
        advice = advise(known)
        if advice is None:
            return None
        proved = [
            proof["party"]
            for proof in advice["own"]
            if proof["team"] == CULTISTS and not known["table"][proof["party"]]["ghost"]
        ]
        if len(proved) != 1:
            return None
        [party] = proved
        right = AMONG_CULTISTS.choice("vote", party)
        if right not in known["decision"]["options"]:
            return None
        return self._route(known, advice, party, right) or self._giver(
            known, advice, party, right
        ) or self._room(known, advice, party, right)  # fmt: skip

    def _route(self, known: Any, advice: Any, party: int, right: int) -> Found | None:
        """No route card allows all the rooms that were used."""
        if advice["record"]["parties"][party]["routes"] != 0:
            return None
        used = [
            (act["round"], act["place"])
            for act in known["deeds"]
            if act["deed"] in ("put", "drew") and act["party"] == party
        ]
        if not 2 <= len(used) <= MOST_FACTS:
            return None
        words = {"rooms": [f"ac-place-{place}" for _, place in used]}
        return self._found("who-route", known, party, right, f"{used}", len(used), words)

    def _giver(self, known: Any, advice: Any, party: int, right: int) -> Found | None:
        """Only one party, other than the seat itself, can have given the Dead card."""
        me = known["seat"]
        for death in advice["record"]["deaths"]:
            given = _given_to(known, death["party"])
            if death["set_up"] or {*death["givers"]} - {me} != {party}:
                continue
            mine = me in death["givers"]
            # The text names all givers; acts of the current round are too easy.
            if {*given} != {*death["givers"]} or (not mine and max(given[party]) == known["round"]):
                continue
            dead = f"bot-name-{death['party'] + 1}"
            kind = "who-giver" if mine else "who-alone"
            fact = f"{death['party']} {death['givers']}"
            level = 3 if mine else 2
            return self._found(kind, known, party, right, fact, level, {"dead": [dead]})
        return None

    def _room(self, known: Any, advice: Any, party: int, right: int) -> Found | None:
        """Only one party can have put the red cards that were drawn."""
        me = known["seat"]
        for room in advice["record"]["rooms"]:
            if {*room["by"]} - {me} == {party} and room["place"] != "unsafe":
                words = {"room": [f"ac-place-{room['place']}"]}
                fact = f"{room['place']} {room['red']} {room['by']}"
                return self._found(
                    "who-room", known, party, right, fact, 3, words, {"red": room["red"]}
                )
        return None

    def _found(
        self,
        type: str,
        known: Any,
        party: int,
        right: int,
        fact: str,
        level: int,
        words: dict[str, list[str]] | None = None,
        why: dict[str, Any] | None = None,
    ) -> Found:
        named = {"who": [f"bot-name-{party + 1}"], **(words or {})}
        return Found(type, [right], _naive(known), fact, level, why or {}, named)

    def holds(self, known: Any, found: Found, worlds: Sequence[Any]) -> bool:
        """Whether the named party, and no other, is a cultist in every world."""
        _, party = AMONG_CULTISTS.name(found.right[0])
        voted = [AMONG_CULTISTS.name(each) for each in known["decision"]["options"]]
        always = [
            name[1]
            for name in voted
            if name[0] == "vote"
            and not known["table"][int(name[1])]["ghost"]
            and all(ROLES[world.role[int(name[1])]] == "cultist" for world in worlds)
        ]
        return always == [party]


def _given_to(known: Any, party: int) -> dict[int, list[int]]:
    """The parties that gave cards to a party, with the rounds."""
    given: dict[int, list[int]] = {}
    for act in known["deeds"]:
        if act["deed"] == "gave" and act["to"] == party:
            given.setdefault(act["party"], []).append(act["round"])
    return given


def _naive(known: Any) -> int:
    """A vote for the party accused last, or an abstention."""
    for claim in reversed(known["claims"]):
        target = claim["fields"].get("target")
        if claim["claim"] in ACCUSATIONS and isinstance(target, int):
            return AMONG_CULTISTS.choice("vote", target)
    return AMONG_CULTISTS.choice("abstain")


PUZZLES: Final = AmongCultistsPuzzles()
