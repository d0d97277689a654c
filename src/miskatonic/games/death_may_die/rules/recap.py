"""A finished game looked back on: who did what, and the moments that turned it."""

from typing import Final, TypedDict

from miskatonic.games.death_may_die.rules.holdings import is_against
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.events import Fields, told

# Events worth remembering, told again with the turn they fell in.
MOMENTS: Final = (
    "disrupted",
    "insanity",
    "lost",
    "stage-revealed",
    "elder-placed",
    "stage-defeated",
    "game-over",
)


class Deeds(TypedDict):
    """What one investigator did and suffered; `lost` is the turn of the end, or 0."""

    turns: int
    spaces: int
    attacks: int
    kills: int
    wounds_dealt: int
    rolls: int
    rerolls: int
    successes: int
    tentacles: int
    discoveries: int
    rests: int
    wounds_taken: int
    sanity_lost: int
    insanities: int
    lost: int


class Moment(TypedDict):
    turn: int
    event: Fields


class Chronicle(TypedDict):
    turns: int
    mythos: int
    killed: int
    deeds: list[Deeds]
    moments: list[Moment]


def chronicle(g: DeathMayDieState) -> Chronicle | None:
    """Of a game that kept its events and has told its end."""
    if g.log is None or g.log.kind != "game-over":
        return None
    scribe = Scribe(len(g.space))
    for event in told(g.log, None, 0, True):
        scribe.hear(event)
    return scribe.written


class Scribe:
    """Hears the events in their order and writes down what counts."""

    def __init__(self, count: int) -> None:
        self._is_against = False
        self.written: Final[Chronicle] = {
            "turns": 0,
            "mythos": 0,
            "killed": 0,
            "deeds": [_no_deeds() for _ in range(count)],
            "moments": [],
        }

    def hear(self, event: Fields) -> None:
        kind = str(event["kind"])
        if kind == "turn-began":
            self.written["turns"] = _number(event, "turn")
        elif kind == "mythos":
            self.written["mythos"] += 1
        elif kind == "enemy-killed":
            self.written["killed"] += 1
        if kind in MOMENTS:
            self.written["moments"].append({"turn": self.written["turns"], "event": event})
        who = _number(event, "who")
        if 0 <= who < len(self.written["deeds"]):
            self._credit(self.written["deeds"][who], kind, event)

    def _credit(self, deeds: Deeds, kind: str, event: Fields) -> None:
        if kind == "turn-began":
            deeds["turns"] += 1
        elif kind == "moved":
            deeds["spaces"] += 1
        elif kind == "attacked":
            deeds["attacks"] += 1
        elif kind == "enemy-killed":
            deeds["kills"] += 1
        elif kind == "enemy-wounded":
            deeds["wounds_dealt"] += _number(event, "n")
        elif kind == "discovered":
            deeds["discoveries"] += 1
        elif kind == "rested":
            deeds["rests"] += 1
        elif kind == "insanity":
            deeds["insanities"] += 1
        else:
            self._suffer(deeds, kind, event)

    def _suffer(self, deeds: Deeds, kind: str, event: Fields) -> None:
        if kind == "rolled":
            deeds["rolls"] += 1
            self._is_against = is_against(_number(event, "roll"))
        elif kind == "rerolled":
            deeds["rerolls"] += 1
        elif kind == "tallied":
            # On a roll against somebody the successes are the other side's.
            deeds["successes"] += 0 if self._is_against else _number(event, "successes")
            deeds["tentacles"] += _number(event, "tentacles")
        elif kind == "wounds":
            deeds["wounds_taken"] += max(_number(event, "change"), 0)
        elif kind == "sanity":
            deeds["sanity_lost"] += max(_number(event, "change"), 0)
        elif kind == "lost":
            deeds["lost"] = self.written["turns"]


def _no_deeds() -> Deeds:
    return {
        "turns": 0,
        "spaces": 0,
        "attacks": 0,
        "kills": 0,
        "wounds_dealt": 0,
        "rolls": 0,
        "rerolls": 0,
        "successes": 0,
        "tentacles": 0,
        "discoveries": 0,
        "rests": 0,
        "wounds_taken": 0,
        "sanity_lost": 0,
        "insanities": 0,
        "lost": 0,
    }


def _number(event: Fields, name: str) -> int:
    value = event.get(name)
    return value if isinstance(value, int) else -1
