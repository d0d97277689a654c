"""What a card says, once it is loaded: effects, conditions, costs, powers.

Ints that stand for words are constants of `vocabulary`; other ints are places in the library. An
effect or cost knows its `source`, the thing that it stands on: `mythos:tsa-ooze`.
"""

from typing import ClassVar, Final

NONE: Final = -1
ANY_NUMBER: Final = 99


class Amount:
    """How many: a number, or something to count when it is needed."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "value")

    def __init__(self, kind: int, value: int) -> None:
        self.kind: Final = kind
        self.value: Final = value


class PlaceRef:
    """A reference to a space: which way to find it, and with what (gate, space, tag, token, N)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "value")

    def __init__(self, kind: int, value: int) -> None:
        self.kind: Final = kind
        self.value: Final = value


class Condition:
    """One thing that must hold; with `negated`, that must not."""

    def __init__(
        self,
        word: int,
        *,
        negated: bool,
        of: Amount,
        low: int,
        high: int,
        n: int,
        places: "tuple[PlaceRef, ...]",
        at: "PlaceRef | None",
        within: int,
        sides: tuple[int, ...],
        who: int,
        conditions: "tuple[Condition, ...]",
        kind: int,
        tokens: tuple[int, ...],
        tag: int,
        action: int,
    ) -> None:
        self.word: Final = word
        self.negated: Final = negated
        self.of: Final = of
        self.low: Final = low
        self.high: Final = high
        self.n: Final = n
        self.places: Final = places
        self.at: Final = at
        self.within: Final = within
        self.sides: Final = sides
        self.who: Final = who
        self.conditions: Final = conditions
        self.kind: Final = kind
        self.tokens: Final = tokens
        self.tag: Final = tag
        self.action: Final = action


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


class EffectOption:
    """One of the ways a `choose` offers."""

    def __init__(
        self,
        label: str,
        conditions: tuple[Condition, ...],
        cost: Cost | None,
        then: Script | None,
    ) -> None:
        self.label: Final = label
        self.conditions: Final = conditions
        self.cost: Final = cost
        self.then: Final = then


class Effect:
    """A verb with its arguments. Which of them mean something, the verb says (VERB_FIELDS)."""

    def __init__(
        self,
        verb: int,
        *,
        n: Amount,
        everything: bool,
        may: bool,
        must: bool,
        tokens: tuple[int, ...],
        tag: int,
        at: PlaceRef | None,
        start: PlaceRef | None,
        toward: PlaceRef | None,
        away: PlaceRef | None,
        overflow: bool,
        stress: int,
        wounds: int,
        mix: int,
        sneak: int,
        action: int,
        card: int,
        enemy: int,
        gate: int,
        kind: int,
        pick: int,
        within: int,
        who: int,
        conditions: tuple[Condition, ...],
        black: int,
        green: int,
        add: Amount,
        less: Amount,
        limit: int,
        harm: int,
        need: Need | None,
        then: Script | None,
        otherwise: Script | None,
        each_success: Script | None,
        each_sign: Script | None,
        options: tuple[EffectOption, ...],
        irregular: str,
        source: str,
    ) -> None:
        self.verb: Final = verb
        self.n: Final = n
        self.everything: Final = everything
        self.may: Final = may
        self.must: Final = must
        self.tokens: Final = tokens
        self.tag: Final = tag
        self.at: Final = at
        self.start: Final = start
        self.toward: Final = toward
        self.away: Final = away
        self.overflow: Final = overflow
        self.stress: Final = stress
        self.wounds: Final = wounds
        self.mix: Final = mix
        self.sneak: Final = sneak
        self.action: Final = action
        self.card: Final = card
        self.enemy: Final = enemy
        self.gate: Final = gate
        self.kind: Final = kind
        self.pick: Final = pick
        self.within: Final = within
        self.who: Final = who
        self.conditions: Final = conditions
        self.black: Final = black
        self.green: Final = green
        self.add: Final = add
        self.less: Final = less
        self.limit: Final = limit
        self.harm: Final = harm
        self.need: Final = need
        self.then: Final = then
        self.otherwise: Final = otherwise
        self.each_success: Final = each_success
        self.each_sign: Final = each_sign
        self.options: Final = options
        self.irregular: Final = irregular
        self.source: Final = source


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
