"""What steps have in common: what they are about, and what is shown beside their questions."""

from typing import ClassVar, Final, TypedDict

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.context import Context
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.state import Step


class TriggerAbout(TypedDict):
    """A trigger: where it stands, which of the triggers there, and whose it is."""

    source: int
    trigger: int
    who: int


class QuestionAbout(TypedDict, total=False):
    """What the open question is about; which of these there are depends on its prompt."""

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
    """A step that asks; what it asks about is shown beside the question."""

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {}


class EffectStep(QuestionStep):
    """About one effect, by its number in the library, in its context; some of these ask."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect", "ctx")

    def __init__(self, effect: i64, ctx: Context) -> None:
        self.effect: Final[i64] = effect
        self.ctx: Final = ctx


class EachStep(Step[DeathMayDieState]):
    """A script for each of those meant, one after the other."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "meant", "ctx")

    def __init__(self, script: i64, meant: i64, ctx: Context) -> None:
        self.script: Final[i64] = script
        self.meant: Final[i64] = meant
        self.ctx: Final = ctx


class PickStep(QuestionStep):
    """A script for the one of those meant that somebody picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "meant", "ctx", "source")

    def __init__(self, script: i64, meant: i64, ctx: Context, source: str) -> None:
        self.script: Final[i64] = script
        self.meant: Final[i64] = meant
        self.ctx: Final = ctx
        self.source: Final = source


class HarmStep(Step[DeathMayDieState]):
    """So much harm to an investigator, from one cause."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "n", "cause")

    def __init__(self, who: i64, n: i64, cause: i64) -> None:
        self.who: Final[i64] = who
        self.n: Final[i64] = n
        self.cause: Final[i64] = cause
