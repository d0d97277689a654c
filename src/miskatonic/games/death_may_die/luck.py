"""How lucky a party was in Death May Die: what the dice showed, beside what dice show on average.

How many dice are thrown is settled before they are. So what they show above their mean is 0 in the
long run, whatever anybody plays, by kind of roll and by symbol.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from miskatonic.games.death_may_die.content.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.content.vocabulary import ROLL_KINDS
from miskatonic.games.death_may_die.rules.events import Rolled
from miskatonic.games.death_may_die.rules.state import DeathMayDieState

SYMBOLS: Final = (("successes", SUCCESS), ("tentacles", TENTACLE), ("signs", SIGN))
WEIGHTS: Final[Mapping[str, float]] = {}


def luck_of(g: DeathMayDieState) -> dict[str, list[float]]:
    """By kind of roll and symbol; all have the same luck, as all win or lose together."""
    dice = g.components.dice
    found: dict[str, float] = {}
    entry = g.log
    while entry is not None:
        event = entry.event
        if isinstance(event, Rolled):
            kind = ROLL_KINDS[event.roll]
            for name, symbol in SYMBOLS:
                above = _above(event.black, dice.black, symbol)
                above += _above(event.green, dice.green, symbol)
                found[f"{kind}-{name}"] = found.get(f"{kind}-{name}", 0.0) + above
        entry = entry.earlier
    return {kind: [number] * int(g.rules.seats) for kind, number in found.items()}


def _above(thrown: Sequence[int], faces: Sequence[int], symbol: int) -> float:
    mean = len([face for face in faces if face & symbol]) / len(faces)
    return sum(bool(face & symbol) - mean for face in thrown)
