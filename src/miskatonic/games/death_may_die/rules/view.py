"""What each one knows (DMD-V1): everything but the order of the decks, built up from nothing."""

from typing import Any, Final, TypedDict

from miskatonic.games.death_may_die.rules.components import Setting
from miskatonic.games.death_may_die.rules.goal_progress import Progress, goal_progress
from miskatonic.games.death_may_die.rules.recap import Chronicle, chronicle
from miskatonic.games.death_may_die.rules.roll import GREEN, Roll, listed
from miskatonic.games.death_may_die.rules.state import OPEN_FIELDS, DeathMayDieState, Question
from miskatonic.kernel.events import Fields, told
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.state import Step
from miskatonic.kernel.view import (
    OpenDecision,
    ResultView,
    Waiting,
    own_decision,
    view_result,
    waiting_for,
)

TUPLE: Final = "()"


class Decks(TypedDict):
    """The cards left in each deck, sorted: their order is nobody's knowledge."""

    mythos: list[int]
    discovery: list[int]
    relics: list[int]


class RollView(TypedDict):
    """The open roll: its kind, whose it is, its dice, and the tally once there is one."""

    kind: int
    who: int
    foe: int
    targets: int
    black: list[int]
    green: list[int]
    free: int
    extra: int
    successes: int
    signs: int
    tentacles: int


class DeathMayDieView(TypedDict):
    """A seat's or (seat None) a spectator's view.

    `table` holds the state's open fields by name (see state.py and setting.py for the numbers);
    `skills` are the levels that count, by investigator and skill; `question` says what the open
    decision is about; `goal` how far each condition of the episode's goal is; `chronicle` looks
    back on a finished game; `agenda` is what is under way, for redealing.
    """

    game: str
    rules: int
    seat: int | None
    seats: int
    options: OptionValues
    table: dict[str, Any]
    decks: Decks
    roll: RollView | None
    numbers: list[list[int]]
    symbols: int
    goal: list[Progress]
    chronicle: Chronicle | None
    agenda: list[Any]
    question: dict[str, object]
    decision: OpenDecision | None
    waiting: list[Waiting]
    history: list[Fields]
    commitment: str
    seed: str | None
    result: ResultView | None


def build_view(
    g: DeathMayDieState, id: str, version: int, seat: int | None, since: int
) -> DeathMayDieView:
    """DMD-V1  The same for all seats, but for whose decision is whose."""
    over = g.result is not None
    return {
        "game": id,
        "rules": version,
        "seat": seat,
        "seats": g.rules.seats,
        "options": g.rules.values(),
        "table": {name: _open(getattr(g, name)) for name in OPEN_FIELDS},
        "decks": {
            "mythos": sorted(g.mythos),
            "discovery": sorted(g.discovery),
            "relics": sorted(g.relic_deck),
        },
        "roll": _view_roll(g.roll),
        "numbers": [list(numbers) for numbers in g.skills],
        "symbols": _symbols(g.setting, g.mythos_discard),
        "goal": goal_progress(g),
        "chronicle": chronicle(g) if over else None,
        "agenda": [*_agenda(g), _plain(g.roll)],
        "question": _question(g),
        "decision": own_decision(g, seat),
        "waiting": waiting_for(g),
        "history": told(g.log, seat, since, over),
        "commitment": g.commitment,
        "seed": g.rng.seed.hex() if over else None,
        "result": view_result(g),
    }


def _open(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def _symbols(setting: Setting, discard: list[int]) -> int:
    return len([card for card in discard if setting.library.mythos[card].symbol])


def _view_roll(roll: Roll | None) -> RollView | None:
    if roll is None:
        return None
    return {
        "kind": roll.kind,
        "who": roll.who,
        "foe": roll.foe,
        "targets": roll.targets,
        "black": listed(roll.faces, 0),
        "green": listed(roll.faces, GREEN),
        "free": roll.free,
        "extra": roll.extra,
        "successes": roll.successes,
        "signs": roll.signs,
        "tentacles": roll.tentacles,
    }


def _question(g: DeathMayDieState) -> dict[str, object]:
    for decision in g.asked:
        if isinstance(decision.step, Question):
            return {"prompt": decision.prompt, **decision.step.about(g)}
    return {}


def _agenda(g: DeathMayDieState) -> list[Any]:
    """What is left to do; the step that asks is the next of it."""
    steps: list[Step[Any]] = [*g.agenda, *[decision.step for decision in g.asked]]
    return [_plain(step) for step in steps]


def _plain(value: Any) -> Any:
    """A step as its class and its arguments; numbers as they are."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [TUPLE, *value]
    if isinstance(value, list):
        return value[:]
    cls = type(value)
    arguments = getattr(cls, "__match_args__", ())
    return [cls.__name__, *[_plain(getattr(value, name)) for name in arguments]]
