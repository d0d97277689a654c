"""Everything a card can do: effects, conditions, amounts, places, groups, costs and powers.

This module declares what can be done with each of them. The kinds that card files can name are
classes in card_effects/, which say how they are read, put into words and carried out.

The base classes are generic over the state of the game (`G`) and the phrases of a language (`W`),
because both are declared above this package. `Effect`, `Condition`, `Amount`, `PlaceRef` and
`Group` stand for any subclass.

Other ints are constants of `keywords`, or indexes into the library. An effect or cost knows its
`source`, the card or other thing it is printed on: `mythos:tsa-ooze`.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypedDict, TypeVar

from mypy_extensions import i64, mypyc_attr

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.references import NameLookup, Reference, Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable

G = TypeVar("G")
W = TypeVar("W")

NONE: Final = -1
ANY_NUMBER: Final = 99

# Who carries out an effect: the acting investigator, an enemy, or the table as a whole.
ABOUT_YOU: Final = "you"
ABOUT_IT: Final = "it"
ABOUT_TABLE: Final = "table"


class GoalProgress(TypedDict):
    """How far one condition of the goal has come: `now` must be between `low` and `high`.

    A `high` of -1 means that there is no upper bound.
    """

    now: int
    low: int
    high: int
    met: bool


# ---------------------------------------------------------------- amounts, places, groups


class BaseAmount(Generic[G, W]):
    """How many: a fixed number, or something that is counted when needed."""

    name: ClassVar[str] = ""
    # Can only be counted while a roll is being resolved.
    of_a_roll: ClassVar[bool] = False
    # Counts stress or wounds.
    of_harm: ClassVar[bool] = False

    def count(self, g: G, ctx: Context) -> i64:
        raise NotImplementedError

    def each(self, words: W, case: str) -> str:
        """One of the things counted: "each Rose you have"."""
        raise NotImplementedError

    def has(self, words: W, low: int, high: int) -> str:
        """A condition on the count: "you have 2 or more Roses"."""
        raise NotImplementedError

    def counted_thing(self, g: G) -> str:
        """The source that names the things counted, such as `token:rubble`, or ""."""
        return ""

    def is_fixed(self) -> bool:
        return False

    def shown(self) -> int:
        """The number to print: 1 if each of several things is counted."""
        return 1

    def for_each(self, words: W, text: str) -> str:
        """Turn the text for one of the things counted into the text for all of them."""
        raise NotImplementedError


class FixedAmount(BaseAmount[Any, Any]):
    """A printed number."""

    def __init__(self, value: i64) -> None:
        self.value: Final[i64] = value

    def count(self, g: object, ctx: Context) -> i64:
        return self.value

    def is_fixed(self) -> bool:
        return True

    def shown(self) -> int:
        return self.value

    def for_each(self, words: object, text: str) -> str:
        return text


class BaseCount(BaseAmount[G, W]):
    """An amount that is counted, as `relics` or `tokens-here:charge` name it."""

    def __init__(self, reference: Reference) -> None:
        reference.reject_argument()


class BasePlaceRef(Generic[G, W]):
    """A reference to a space: how to find it, and by which gate, space, tag, token or number."""

    name: ClassVar[str] = ""
    # Not on the map: the story board.
    is_board: ClassVar[bool] = False
    # Every space that holds the token.
    is_everywhere: ClassVar[bool] = False
    # The nearest space that holds a token.
    is_nearest: ClassVar[bool] = False
    # A player picks it. To take a token, only spaces that hold one can be picked.
    is_picked: ClassVar[bool] = False

    def __init__(self, reference: Reference) -> None:
        reference.reject_argument()

    def spaces(self, g: G, ctx: Context, from_it: bool, origin: i64) -> i64:
        """The spaces it can mean: none, one, or several for the active investigator to pick from.

        Nearest and furthest are measured from the enemy (along its own paths) if `from_it`, else
        from `origin`, or from you if that is -1 (DMD-177, DMD-178).
        """
        raise NotImplementedError

    def covers(self, g: G, ctx: Context) -> i64:
        """The spaces that count as being there."""
        return self.spaces(g, ctx, False, -1)

    def phrase(self, words: W, form: str) -> str:
        raise NotImplementedError


class BaseGroup(Generic[G]):
    """Some of the investigators."""

    name: ClassVar[str] = ""
    # Only one of them is meant; the active investigator picks.
    is_one: ClassVar[bool] = False
    # The noun for its members when they are counted, and where they are.
    noun: ClassVar[str] = "investigator"
    place: ClassVar[str] = ""

    def meant(self, g: G, ctx: Context) -> i64:
        """The living investigators that belong to it or can be chosen."""
        raise NotImplementedError


# ---------------------------------------------------------------- conditions


class BaseCondition(Generic[G, W]):
    """Something that must hold, or with `negated` must not."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, table: TomlTable, scope: Scope, reader: NameLookup) -> None:
        self.negated: Final = table.flag("not", False)

    def holds(self, g: G, ctx: Context) -> bool:
        """Whether it holds, ignoring `negated`."""
        raise NotImplementedError

    def say(self, words: W) -> str:
        raise NotImplementedError

    def asks_for_harm(self) -> bool:
        """Whether it can only hold for an investigator with stress or wounds (before `negated`)."""
        return False

    def progress(self, g: G, ctx: Context, met: bool) -> GoalProgress:
        """Its progress in numbers, as part of an episode's goal."""
        return {"now": int(met), "low": 1, "high": -1, "met": met}


# ---------------------------------------------------------------- effects


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseEffect(Generic[G, W]):
    """A verb with its arguments: how it is read, put into words and carried out."""

    # The verb in card files, and its fields; optional ones end in "?".
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    about: ClassVar[str] = ABOUT_TABLE
    # Changes the current roll: only allowed in uses with the timing "roll".
    in_a_roll: ClassVar[bool] = False

    def __init__(self, table: TomlTable, scope: Scope, reader: NameLookup) -> None:
        if self.about == ABOUT_IT and not scope.it:
            table.bad("do", f"{self.name!r} needs an enemy", "use it inside `enemies`")
        self.number: Final[i64] = reader.register_effect(self)
        self.source: Final[str] = reader.source

    def perform(self, g: G, ctx: Context) -> None:
        """Do it now, or push the steps that do it."""
        raise NotImplementedError

    def perform_at(self, g: G, ctx: Context, space: i64) -> None:
        """Do it at a space that was picked, for effects that name a place."""
        raise NotImplementedError

    def does(self, words: W) -> str:
        """The effect without a subject, "take 1 stress"; "" if that takes whole sentences."""
        return ""

    def say(self, words: W) -> str:
        """The effect in whole sentences."""
        raise NotImplementedError

    def branches(self) -> "list[Branch]":
        """The scripts nested in it."""
        return []

    def tokens_used(self) -> tuple[int, ...]:
        """The tokens it moves, places or asks for."""
        return ()

    def summoned(self) -> tuple[int, ...]:
        """The kinds of enemy it can bring into play."""
        return ()

    def counts_successes(self) -> bool:
        """Whether it does more for each success of the roll it depends on."""
        return False

    def is_plain_loss(self) -> bool:
        """DMD-038  Plain losses hit everyone at once; thresholds come after the last."""
        return False

    def moves_it(self) -> bool:
        """DMD-178  Whether `it` moves along its own paths."""
        return False


Amount: TypeAlias = BaseAmount[Any, Any]
PlaceRef: TypeAlias = BasePlaceRef[Any, Any]
Group: TypeAlias = BaseGroup[Any]
Condition: TypeAlias = BaseCondition[Any, Any]
Effect: TypeAlias = BaseEffect[Any, Any]

ONE: Final = FixedAmount(1)
ZERO: Final = FixedAmount(0)


@dataclass(frozen=True, eq=False)
class Script:
    """A sequence of effects. `index` is its position in the library's scripts."""

    index: int
    effects: tuple[Effect, ...]


# ---------------------------------------------------------------- costs and rolls


@dataclass(frozen=True, eq=False)
class Cost:
    """A cost that must be paid in full (DMD-R22)."""

    stress: int
    wounds: int
    sanity: int
    token: int
    tokens: int
    card: int
    source: str


@dataclass(frozen=True, eq=False)
class Need:
    """The result a roll needs: lower bounds, and upper bounds in `most_`; NONE means no bound."""

    successes: int
    exactly: int
    most_successes: int
    signs: int
    most_tentacles: int
    most_blanks: int


@dataclass(frozen=True, eq=False)
class Branch:
    """A script nested in an effect, with its conditions and the roll before it.

    `is_aim` marks the result players hope for, as opposed to what happens otherwise.
    """

    script: Script | None
    is_aim: bool
    conditions: tuple[Condition, ...] = ()
    roll: "Wager | None" = None


@dataclass(frozen=True, eq=False)
class Wager:
    """The result a roll needs, and the amounts added to and subtracted from its successes."""

    need: Need | None
    add: Amount
    less: Amount


# ---------------------------------------------------------------- powers


@dataclass(frozen=True, eq=False)
class Bonus:
    """A lasting advantage: more dice, longer Runs, …"""

    what: int
    n: int
    on: int
    conditions: tuple[Condition, ...]
    token: int
    skill: int
    kind: int


@dataclass(frozen=True, eq=False)
class Trigger:
    """A script that runs at a given moment."""

    on: int
    conditions: tuple[Condition, ...]
    may: bool
    once: int
    then: Script


@dataclass(frozen=True, eq=False)
class Use:
    """An ability that its holder can use."""

    timing: int
    on: int
    conditions: tuple[Condition, ...]
    cost: Cost | None
    once: int
    then: Script


@dataclass(frozen=True, eq=False)
class Power:
    """Everything a card, enemy, token, stage or episode does while it is in play."""

    bonuses: tuple[Bonus, ...]
    triggers: tuple[Trigger, ...]
    uses: tuple[Use, ...]
