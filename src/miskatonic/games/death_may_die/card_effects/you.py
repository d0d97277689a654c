"""Effects on `you`: harm, healing, movement, actions, cards."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import ABOUT_YOU
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.card_effects.placed import (
    NumberedEffect,
    PlacedEffect,
    PlacedNumber,
)
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.components import RELIC_SOURCE
from miskatonic.games.death_may_die.model.state import PHASE_ACTIONS, DeathMayDieState, is_alive
from miskatonic.games.death_may_die.rules.costs import PickDiscard, discard_self
from miskatonic.games.death_may_die.rules.discovery import DrawDiscovery, take_other_side
from miskatonic.games.death_may_die.rules.entering import place_investigator
from miskatonic.games.death_may_die.rules.movement import start_walk
from miskatonic.games.death_may_die.rules.sanity import lose_sanity
from miskatonic.games.death_may_die.rules.wounds import (
    HealPoints,
    heal_stress,
    heal_wounds,
    take_stress,
    take_wounds,
)
from miskatonic.kernel.state import push

# ---------------------------------------------------------------- harm and healing


class Stress(NumberedEffect):
    """Take stress; with `overflow`, stress beyond the end of the track becomes wounds."""

    name: ClassVar[str] = "stress"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("n?", "overflow?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.overflow: Final = table.one_of("overflow", ("none", "wound"), "none") == "wound"

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            left = take_stress(g, ctx.you, self.n.count(g, ctx))
            if self.overflow:
                take_wounds(g, ctx.you, left, word.ON_ANY)

    def is_plain_loss(self) -> bool:
        return True

    def does(self, words: Phrases) -> str:
        message = "dmd-w-stress-overflow" if self.overflow else "dmd-w-stress"
        return self.n.for_each(words, words.told(message, n=self.n.shown()))


class Wound(NumberedEffect):
    """Take wounds from one source; companions can take them."""

    name: ClassVar[str] = "wound"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            take_wounds(g, ctx.you, self.n.count(g, ctx), word.ON_ANY)

    def does(self, words: Phrases) -> str:
        return self.n.for_each(words, words.told("dmd-w-wound", n=self.n.shown()))


class Sanity(NumberedEffect):
    """Lose sanity, as a single loss."""

    name: ClassVar[str] = "sanity"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            lose_sanity(g, ctx.you, self.n.count(g, ctx), word.ON_ANY)

    def is_plain_loss(self) -> bool:
        return True

    def does(self, words: Phrases) -> str:
        return self.n.for_each(words, words.told("dmd-w-sanity", n=self.n.shown()))


class Heal(CardEffect):
    """Heal stress and wounds, and `mix` points of either."""

    name: ClassVar[str] = "heal"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("stress?", "wounds?", "mix?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.stress: Final[i64] = table.integer("stress", 0)
        self.wounds: Final[i64] = table.integer("wounds", 0)
        self.mix: Final[i64] = table.integer("mix", 0)
        if self.stress + self.wounds + self.mix == 0:
            table.bad("do", "heals nothing", "add stress, wounds or mix")

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            heal_stress(g, ctx.you, self.stress)
            heal_wounds(g, ctx.you, self.wounds)
            if self.mix > 0:
                push(g, HealPoints(ctx.you, self.mix, self.source))

    def does(self, words: Phrases) -> str:
        parts: list[str] = []
        for name, n in (("stress", self.stress), ("wounds", self.wounds), ("mix", self.mix)):
            if n:
                parts.append(words.say(f"dmd-w-heal-{name}", n=n))
        return words.told("dmd-w-heal", what=words.all_of(parts))


# ---------------------------------------------------------------- ways and actions


class Walk(PlacedNumber):
    """DMD-094  A move that isn't a Run. `must`: at least one space; `sneak`: the number of enemies
    that can be left behind; `toward`: only along shortest paths to a place.
    """

    name: ClassVar[str] = "walk"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("n", "must?", "sneak?", "toward?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        toward = reader.optional_place(table, "toward", scope)
        super().__init__(table, scope, reader, "toward", toward)
        self.must: Final = table.flag("must", False)
        self.sneak: Final[i64] = table.integer("sneak", 0)

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        if is_alive(g, ctx.you):
            n = self.n.count(g, ctx)
            start_walk(g, ctx.you, n, self.sneak, self.must, space, self.source)

    def does(self, words: Phrases) -> str:
        n = self.n.shown()
        if self.place is not None:
            text = words.told("dmd-w-walk-toward", n=n, toward=self.place.phrase(words, "toward"))
        elif self.sneak:
            text = words.told("dmd-w-walk-sneak", n=n)
        else:
            text = words.told("dmd-w-walk-must" if self.must else "dmd-w-walk", n=n)
        return self.n.for_each(words, text)


class Put(PlacedEffect):
    """DMD-095  Placed on a space: no fire, no followers."""

    name: ClassVar[str] = "put"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader, "at", reader.place(table, "at", scope))

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        if is_alive(g, ctx.you):
            place_investigator(g, ctx.you, space)

    def does(self, words: Phrases) -> str:
        return "" if words.is_you() else self.placed(words)

    def say(self, words: Phrases) -> str:
        return words.whole(self.placed(words))

    def placed(self, words: Phrases) -> str:
        assert self.place is not None
        return words.told("dmd-w-put", at=self.place.phrase(words, "onto"))


class Actions(CardEffect):
    """More or fewer actions this turn; outside your action phase, on your next turn."""

    name: ClassVar[str] = "actions"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.n: Final[i64] = table.integer("n", None, -9, 9)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if not is_alive(g, ctx.you):
            return
        if ctx.you == g.active and g.phase == PHASE_ACTIONS:
            g.actions = max(g.actions + self.n, 0)
        else:
            g.next_actions[ctx.you] = g.next_actions[ctx.you] + self.n

    def does(self, words: Phrases) -> str:
        return "" if words.is_you() else self.counted(words)

    def say(self, words: Phrases) -> str:
        return words.whole(self.counted(words))

    def counted(self, words: Phrases) -> str:
        message = "dmd-w-actions" if self.n > 0 else "dmd-w-actions-fewer"
        return words.told(message, n=self.n if self.n > 0 else -self.n)


# ---------------------------------------------------------------- cards


class Investigate(CardEffect):
    """Draw and resolve a Discovery card, even on an unsafe space."""

    name: ClassVar[str] = "investigate"
    about: ClassVar[str] = ABOUT_YOU

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            push(g, DrawDiscovery(ctx.you, False))

    def does(self, words: Phrases) -> str:
        return words.told("dmd-w-investigate")


class OtherSide(CardEffect):
    """DMD-130  Take the card's other side; only on a Discovery side."""

    name: ClassVar[str] = "other-side"
    about: ClassVar[str] = ABOUT_YOU

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        if not scope.side:
            table.bad("do", "'other-side' outside a Discovery side", "use another verb")

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you) and 0 <= ctx.source < RELIC_SOURCE:
            take_other_side(g, ctx.you, ctx.source >> 1)

    def does(self, words: Phrases) -> str:
        return words.told("dmd-w-other-side")


class Discard(CardEffect):
    """Discard one of your cards: the one with this effect, or one that you pick."""

    name: ClassVar[str] = "discard"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.card: Final[i64] = table.word("card", word.CARDS)
        if self.card == word.SELF and not scope.card:
            table.bad(
                "card", "'self' needs a card, and this isn't on one", "expected item or companion"
            )

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if not is_alive(g, ctx.you):
            return
        if self.card == word.SELF:
            discard_self(g, ctx)
        else:
            push(g, PickDiscard(ctx.you, self.card, 1, self.source))

    def does(self, words: Phrases) -> str:
        what = words.told(f"dmd-w-card-{word.CARDS[self.card]}")
        return words.told("dmd-w-discard", what=what)
