"""Measures the luck of a party: the symbols rolled compared with the average of the dice.

The number of dice is fixed before each roll, so the difference averages 0 in the long run, however
the party plays. Successes on rolls against an investigator are wounds and counted separately;
tentacles are the same on every roll.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from miskatonic.games.death_may_die.card_data.keywords import ROLL_KINDS
from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.rules.events import Rolled
from miskatonic.games.death_may_die.rules.state import DeathMayDieState

AGAINST: Final = ("against", "attacked", "fire")
# Fitted on about 50 games of two adepts with each of the seeds 71 and 72 and tested on the other:
# this weight was the same in both and made a game worth 1.1 to 1.2; the other weights were about 0.
WEIGHTS: Final[Mapping[str, float]] = {"wounds": -0.065}


def luck_of(g: DeathMayDieState) -> dict[str, list[float]]:
    """Luck by symbol; the same for all seats, because they win or lose together."""
    dice = g.components.dice
    found: dict[str, float] = {}
    entry = g.log
    while entry is not None:
        event = entry.event
        if isinstance(event, Rolled):
            is_against = ROLL_KINDS[event.roll] in AGAINST
            successes = "wounds" if is_against else "successes"
            for name, symbol in ((successes, SUCCESS), ("tentacles", TENTACLE), ("signs", SIGN)):
                above = _above(event.black, dice.black, symbol)
                above += _above(event.green, dice.green, symbol)
                found[name] = found.get(name, 0.0) + above
        entry = entry.earlier
    return {kind: [number] * int(g.rules.seats) for kind, number in found.items()}


def _above(thrown: Sequence[int], faces: Sequence[int], symbol: int) -> float:
    mean = len([face for face in faces if face & symbol]) / len(faces)
    return sum(bool(face & symbol) - mean for face in thrown)
