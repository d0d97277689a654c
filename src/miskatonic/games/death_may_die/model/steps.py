"""Base classes of steps, and the details shown with their questions."""

from typing import ClassVar, Final, TypedDict

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.kernel.state import Step


class TriggerAbout(TypedDict):
    """A trigger: its source, its index there, and whose it is."""

    source: int
    trigger: int
    who: int


class QuestionAbout(TypedDict, total=False):
    """Details of the open question; the prompt decides which of them are present."""

    prompt: str
    source: str
    who: int
    to: int
    space: int
    figure: int
    token: int
    card: int
    type: int
    follower: int
    receiver: int
    labels: list[str]
    followers: list[int]
    triggers: list[TriggerAbout]
    given: list[int]
    routes: list[list[int]]
    sneaks: int
    left: int
    points: int
    wounds: int
    sanity: int
    life: int
    mind: int
    tentacles: int
    actions: int
    n: int


class QuestionStep(Step[DeathMayDieState]):
    """A step that asks a question, with details to show with it."""

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {}


class EffectStep(QuestionStep):
    """A step of an effect, given by its number in the library and its context."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect", "ctx")

    def __init__(self, effect: i64, ctx: Context) -> None:
        self.effect: Final[i64] = effect
        self.ctx: Final = ctx


class EachStep(Step[DeathMayDieState]):
    """Runs a script for each target, one after another."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "meant", "ctx")

    def __init__(self, script: i64, meant: i64, ctx: Context) -> None:
        self.script: Final[i64] = script
        self.meant: Final[i64] = meant
        self.ctx: Final = ctx


class PickStep(QuestionStep):
    """Runs a script for the target that a player picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "meant", "ctx", "source")

    def __init__(self, script: i64, meant: i64, ctx: Context, source: str) -> None:
        self.script: Final[i64] = script
        self.meant: Final[i64] = meant
        self.ctx: Final = ctx
        self.source: Final = source


class HarmStep(Step[DeathMayDieState]):
    """Harm to an investigator from one cause."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "n", "cause")

    def __init__(self, who: i64, n: i64, cause: i64) -> None:
        self.who: Final[i64] = who
        self.n: Final[i64] = n
        self.cause: Final[i64] = cause
