"""The recap of a finished game: what each investigator did, and the turning points."""

from typing import Final, TypedDict

from miskatonic.games.death_may_die.model.events import (
    Attacked,
    Discovered,
    Disrupted,
    ElderPlaced,
    EnemyKilled,
    EnemyWounded,
    GameOver,
    InsanityTriggered,
    InvestigatorLost,
    Moved,
    MythosDrawn,
    Rerolled,
    Rested,
    Rolled,
    SanityLost,
    StageDefeated,
    StageRevealed,
    Tallied,
    TurnBegan,
    WoundsChanged,
)
from miskatonic.games.death_may_die.model.holdings import is_against
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import told

# Events that the recap lists with their turn.
MOMENTS: Final = (
    Disrupted,
    InsanityTriggered,
    InvestigatorLost,
    StageRevealed,
    ElderPlaced,
    StageDefeated,
    GameOver,
)


class InvestigatorRecap(TypedDict):
    """One investigator's numbers; `lost` is the turn of death, or 0."""

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
    event: Event


class Recap(TypedDict):
    turns: int
    mythos: int
    killed: int
    deeds: list[InvestigatorRecap]
    moments: list[Moment]


def recap(g: DeathMayDieState) -> Recap | None:
    """The recap of a finished game, or None if its events weren't kept."""
    if g.log is None or not isinstance(g.log.event, GameOver):
        return None
    writer = RecapWriter(len(g.space))
    for event in told(g.log, None, 0, True):
        writer.read(event)
    return writer.written


class RecapWriter:
    """Goes through the events in order and counts."""

    def __init__(self, count: int) -> None:
        self._is_against = False
        self.written: Final[Recap] = {
            "turns": 0,
            "mythos": 0,
            "killed": 0,
            "deeds": [_nothing() for _ in range(count)],
            "moments": [],
        }

    def read(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.written["turns"] = event.turn
            self._of(event.who)["turns"] += 1
        elif isinstance(event, MythosDrawn):
            self.written["mythos"] += 1
        elif isinstance(event, EnemyKilled):
            self.written["killed"] += 1
            if event.who >= 0:
                self._of(event.who)["kills"] += 1
        elif isinstance(event, (Rolled, Rerolled, Tallied)):
            self._read_dice(event)
        else:
            self._read_acts(event)
            self._read_harm(event)
        if isinstance(event, MOMENTS):
            self.written["moments"].append({"turn": self.written["turns"], "event": event})

    def _of(self, who: int) -> InvestigatorRecap:
        return self.written["deeds"][who]

    def _read_acts(self, event: Event) -> None:
        if isinstance(event, Moved):
            self._of(event.who)["spaces"] += 1
        elif isinstance(event, Attacked):
            self._of(event.who)["attacks"] += 1
        elif isinstance(event, EnemyWounded) and event.who >= 0:
            self._of(event.who)["wounds_dealt"] += event.n
        elif isinstance(event, Discovered):
            self._of(event.who)["discoveries"] += 1
        elif isinstance(event, Rested):
            self._of(event.who)["rests"] += 1

    def _read_dice(self, event: Rolled | Rerolled | Tallied) -> None:
        mine = self._of(event.who)
        if isinstance(event, Rolled):
            mine["rolls"] += 1
            self._is_against = is_against(event.roll)
        elif isinstance(event, Rerolled):
            mine["rerolls"] += 1
        else:
            # Successes on a roll against an investigator are the enemy's.
            mine["successes"] += 0 if self._is_against else event.successes
            mine["tentacles"] += event.tentacles

    def _read_harm(self, event: Event) -> None:
        if isinstance(event, WoundsChanged):
            self._of(event.who)["wounds_taken"] += max(event.change, 0)
        elif isinstance(event, SanityLost):
            self._of(event.who)["sanity_lost"] += max(event.change, 0)
        elif isinstance(event, InsanityTriggered):
            self._of(event.who)["insanities"] += 1
        elif isinstance(event, InvestigatorLost):
            self._of(event.who)["lost"] = self.written["turns"]


def _nothing() -> InvestigatorRecap:
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
