"""What a card says, once it is loaded: effects, conditions, costs, powers.

Effects, conditions, amounts, places and groups are declared here, and nothing more: what can be
read of them, said of them and done with them. Each word that content may use is a class in
effects/, with its reading, its wording and its doing side by side.

Other ints are constants of `vocabulary`, or places in the library. An effect or cost knows its
`source`, the thing that it stands on: `mythos:tsa-ooze`.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.content.phrases import Phrases
    from miskatonic.games.death_may_die.content.reading import TomlTable
    from miskatonic.games.death_may_die.content.references import Reader, Reference, Scope
    from miskatonic.games.death_may_die.rules.context import Context
    from miskatonic.games.death_may_die.rules.goal_progress import GoalProgress
    from miskatonic.games.death_may_die.rules.state import DeathMayDieState

NONE: Final = -1
ANY_NUMBER: Final = 99

# Whom an effect is about: the one who does it, an enemy, or the table, whoever sees to it.
ABOUT_YOU: Final = "you"
ABOUT_IT: Final = "it"
ABOUT_TABLE: Final = "table"


# ---------------------------------------------------------------- what effects speak of


class Amount:
    """How many: a number, or something to count when it is needed."""

    name: ClassVar[str] = ""
    # Whether it can be counted only while a roll is resolved.
    of_a_roll: ClassVar[bool] = False
    # Whether it is stress or wounds that are counted.
    of_harm: ClassVar[bool] = False

    def count(self, g: "DeathMayDieState", ctx: "Context") -> i64:
        raise NotImplementedError

    def each(self, words: "Phrases", case: str) -> str:
        """One of what is counted: "each Rose you have"."""
        raise NotImplementedError

    def has(self, words: "Phrases", low: int, high: int) -> str:
        """That there are so many of it: "you have 2 or more Roses"."""
        raise NotImplementedError

    def counted_thing(self, g: "DeathMayDieState") -> str:
        """The source that names what is counted, such as `token:rubble`; "" where none does."""
        return ""

    def is_fixed(self) -> bool:
        return False

    def shown(self) -> int:
        """The number that a text shows: one of what is counted."""
        return 1

    def for_each(self, words: "Phrases", text: str) -> str:
        """What is done once for one of them, said for as many as there are."""
        return words.say("dmd-w-for-each", what=self.each(words, "acc"), then=text)


class FixedAmount(Amount):
    """A number that is printed."""

    def __init__(self, value: i64) -> None:
        self.value: Final[i64] = value

    def count(self, g: "DeathMayDieState", ctx: "Context") -> i64:
        return self.value

    def is_fixed(self) -> bool:
        return True

    def shown(self) -> int:
        return self.value

    def for_each(self, words: "Phrases", text: str) -> str:
        return text


class Count(Amount):
    """Something to count, as `relics` or `tokens-here:charge` name it."""

    # The noun for what is counted.
    noun: ClassVar[str] = ""

    def __init__(self, reference: "Reference") -> None:
        reference.demand_nothing_more()

    def noun_id(self, words: "Phrases") -> str:
        return self.noun

    def each(self, words: "Phrases", case: str) -> str:
        noun = words.noun(self.noun_id(words), case)
        return words.say(f"dmd-w-each-{self.name}", **noun)

    def has(self, words: "Phrases", low: int, high: int) -> str:
        some = words.bounded(self.noun_id(words), low, high)
        return words.told(f"dmd-w-has-{self.name}", some=some, low=low, high=high)


class PlaceRef:
    """A reference to a space: which way to find it, and with what (gate, space, tag, token, N)."""

    name: ClassVar[str] = ""
    # Not on the map: the story board.
    is_board: ClassVar[bool] = False
    # Every space that holds the token.
    is_everywhere: ClassVar[bool] = False
    # The nearest space that holds a token.
    is_nearest: ClassVar[bool] = False
    # Somebody picks it: where a token is to be taken, only spaces that hold one can be picked.
    is_picked: ClassVar[bool] = False

    def __init__(self, reference: "Reference") -> None:
        reference.demand_nothing_more()

    def spaces(self, g: "DeathMayDieState", ctx: "Context", from_it: bool, origin: i64) -> i64:
        """The spaces it may mean: none, one, or several for the active investigator to pick from.

        Nearest and furthest are measured from the enemy (with its own paths) if `from_it`, else
        from `origin`, or from you if that is -1 (DMD-177, DMD-178).
        """
        raise NotImplementedError

    def covers(self, g: "DeathMayDieState", ctx: "Context") -> i64:
        """The spaces on which one stands "there"."""
        return self.spaces(g, ctx, False, -1)

    def phrase(self, words: "Phrases", form: str) -> str:
        return words.say(f"dmd-w-place-{self.name}", form=form, n=NONE)


class Group:
    """Some of the investigators."""

    name: ClassVar[str] = ""
    # Only one of them is meant; the active investigator picks.
    is_one: ClassVar[bool] = False
    # What its members are called when they are counted, and where they are.
    noun: ClassVar[str] = "investigator"
    place: ClassVar[str] = ""

    def meant(self, g: "DeathMayDieState", ctx: "Context") -> i64:
        """All that are alive and so named, or may be chosen."""
        raise NotImplementedError


# ---------------------------------------------------------------- conditions


class Condition:
    """One thing that must hold; with `negated`, that must not."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, table: "TomlTable", scope: "Scope", reader: "Reader") -> None:
        self.negated: Final = table.flag("not", False)

    def holds(self, g: "DeathMayDieState", ctx: "Context") -> bool:
        """Whether it holds, `negated` left aside."""
        raise NotImplementedError

    def say(self, words: "Phrases") -> str:
        return words.told(f"dmd-w-is-{self.name}", **{"not": "yes" if self.negated else "no"})

    def asks_for_harm(self) -> bool:
        """Whether it can hold only for somebody with stress or wounds, `negated` left aside."""
        return False

    def progress(self, g: "DeathMayDieState", ctx: "Context", met: bool) -> "GoalProgress":
        """As a part of an episode's goal, in numbers."""
        return {"now": int(met), "low": 1, "high": -1, "met": met}


# ---------------------------------------------------------------- costs and rolls


class Cost:
    """What must be paid in full before something is had (DMD-R22)."""

    def __init__(
        self,
        stress: int,
        wounds: int,
        sanity: int,
        token: int,
        tokens: int,
        card: int,
        source: str,
    ) -> None:
        self.stress: Final = stress
        self.wounds: Final = wounds
        self.sanity: Final = sanity
        self.token: Final = token
        self.tokens: Final = tokens
        self.card: Final = card
        self.source: Final = source


class Need:
    """What a roll must show. NONE: not asked for. Lower bounds, except the `most_` ones."""

    def __init__(
        self,
        successes: int,
        exactly: int,
        most_successes: int,
        signs: int,
        most_tentacles: int,
        most_blanks: int,
    ) -> None:
        self.successes: Final = successes
        self.exactly: Final = exactly
        self.most_successes: Final = most_successes
        self.signs: Final = signs
        self.most_tentacles: Final = most_tentacles
        self.most_blanks: Final = most_blanks


class Script:
    """Effects to be resolved in this order. `index` is its place in the library's scripts."""

    def __init__(self, index: int, effects: "tuple[Effect, ...]") -> None:
        self.index: Final = index
        self.effects: Final = effects


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A verb with its arguments: how it is read, said and done."""

    # What content calls it, and its fields; a "?" marks those that may be left out.
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    about: ClassVar[str] = ABOUT_TABLE
    # It changes the roll under way: only in uses with the timing "roll".
    in_a_roll: ClassVar[bool] = False

    def __init__(self, table: "TomlTable", scope: "Scope", reader: "Reader") -> None:
        self.number: Final[i64] = reader.enlist(self)
        self.source: Final[str] = reader.source

    def perform(self, g: "DeathMayDieState", ctx: "Context") -> None:
        """Do it now, or push the steps that do it."""
        raise NotImplementedError

    def perform_at(self, g: "DeathMayDieState", ctx: "Context", space: i64) -> None:
        """The same at a space that was picked, for effects that name a place."""
        raise NotImplementedError

    def does(self, words: "Phrases") -> str:
        """What is done, without a subject: "take 1 stress"; "" if that takes whole sentences."""
        return ""

    def say(self, words: "Phrases") -> str:
        """The same, as whole sentences."""
        return words.alone(self)

    def branches(self) -> "list[Branch]":
        """The effects that stand within it."""
        return []

    def tokens_used(self) -> tuple[int, ...]:
        """The tokens that it is about."""
        return ()

    def summoned(self) -> tuple[int, ...]:
        """The kinds of enemy that it brings into play."""
        return ()

    def counts_successes(self) -> bool:
        """Whether it does more for each success of the roll it depends on."""
        return False

    def is_plain_loss(self) -> bool:
        """DMD-038  Plain losses hit all at the same time; thresholds come after the last."""
        return False

    def moves_it(self) -> bool:
        """DMD-178  Whether `it` goes by its own paths."""
        return False


class Branch:
    """Effects within an effect: under which conditions, and after which roll.

    `is_aim`: what one hopes for, not what happens otherwise.
    """

    def __init__(
        self,
        script: Script | None,
        is_aim: bool,
        conditions: tuple[Condition, ...] = (),
        roll: "Wager | None" = None,
    ) -> None:
        self.script: Final = script
        self.is_aim: Final = is_aim
        self.conditions: Final = conditions
        self.roll: Final = roll


class Wager:
    """What a roll must show, and what is added to its successes and taken off them."""

    def __init__(self, need: Need | None, add: Amount, less: Amount) -> None:
        self.need: Final = need
        self.add: Final = add
        self.less: Final = less


# ---------------------------------------------------------------- powers


class Bonus:
    """Something that stands: more dice, farther runs, …"""

    def __init__(
        self,
        what: int,
        n: int,
        on: int,
        conditions: tuple[Condition, ...],
        token: int,
        skill: int,
        kind: int,
    ) -> None:
        self.what: Final = what
        self.n: Final = n
        self.on: Final = on
        self.conditions: Final = conditions
        self.token: Final = token
        self.skill: Final = skill
        self.kind: Final = kind


class Trigger:
    """Something that happens at a moment."""

    def __init__(
        self, on: int, conditions: tuple[Condition, ...], may: bool, once: int, then: Script
    ) -> None:
        self.on: Final = on
        self.conditions: Final = conditions
        self.may: Final = may
        self.once: Final = once
        self.then: Final = then


class Use:
    """Something its holder may do."""

    def __init__(
        self,
        timing: int,
        on: int,
        conditions: tuple[Condition, ...],
        cost: Cost | None,
        once: int,
        then: Script,
    ) -> None:
        self.timing: Final = timing
        self.on: Final = on
        self.conditions: Final = conditions
        self.cost: Final = cost
        self.once: Final = once
        self.then: Final = then


class Power:
    """All that a card, enemy, token, stage or episode does by standing there."""

    def __init__(
        self,
        bonuses: tuple[Bonus, ...],
        triggers: tuple[Trigger, ...],
        uses: tuple[Use, ...],
    ) -> None:
        self.bonuses: Final = bonuses
        self.triggers: Final = triggers
        self.uses: Final = uses
