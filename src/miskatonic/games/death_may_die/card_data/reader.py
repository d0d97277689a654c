"""Reads TOML tables into scripts, conditions, costs and powers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import (
    NONE,
    Amount,
    BaseCount,
    BaseEffect,
    Bonus,
    Condition,
    Cost,
    Effect,
    FixedAmount,
    Group,
    Need,
    PlaceRef,
    Power,
    Script,
    Trigger,
    Use,
)
from miskatonic.games.death_may_die.card_data.references import NameLookup, Names, Reference, Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable

# The verb of irregular cards; the field `name` says which card it is.
IRREGULAR: Final = "irregular"
NEED_FIELDS: Final = (
    "successes?",
    "exactly?",
    "most-successes?",
    "signs?",
    "tentacles?",
    "blanks?",
)


@dataclass(frozen=True, eq=False)
class AbilityKinds:
    """The kinds of effects, conditions, amounts, places and groups that card files can name."""

    verbs: Mapping[str, type[Effect]]
    irregular: Mapping[str, type[Effect]]
    conditions: Mapping[str, type[Condition]]
    amounts: Mapping[str, type[BaseCount[Any, Any]]]
    places: Mapping[str, type[PlaceRef]]
    groups: Mapping[str, type[Group]]


class Reader(NameLookup):
    """Turns tables into scripts, and numbers scripts and effects."""

    def __init__(self, names: Names, kinds: AbilityKinds) -> None:
        super().__init__(names)
        self.kinds: Final = kinds
        self.scripts: Final[list[Script]] = []
        self.effects: Final[list[Effect]] = []
        self.labels: Final[dict[str, None]] = {}

    # ------------------------------------------------------------ effects

    def script(self, table: TomlTable, field: str, scope: Scope) -> Script:
        effects = [self._effect(each, scope) for each in table.tables(field)]
        script = Script(len(self.scripts), tuple(effects))
        self.scripts.append(script)
        return script

    def optional_script(self, table: TomlTable, field: str, scope: Scope) -> Script | None:
        return self.script(table, field, scope) if table.has(field) else None

    def _effect(self, table: TomlTable, scope: Scope) -> Effect:
        verb = table.one_of("do", (*self.kinds.verbs, IRREGULAR))
        if verb == IRREGULAR:
            card = self.kinds.irregular[table.one_of("name", tuple(self.kinds.irregular))]
            table.allow(("do", "name", *card.fields))
            return card(table, scope, self)
        kind = self.kinds.verbs[verb]
        table.allow(("do", *kind.fields))
        return kind(table, scope, self)

    def register_effect(self, effect: object) -> int:
        assert isinstance(effect, BaseEffect)
        # When compiled, a class without its own constructor runs its base class's twice.
        if not self.effects or self.effects[-1] is not effect:
            self.effects.append(effect)
        return len(self.effects) - 1

    # ------------------------------------------------------------ what effects speak of

    def amount(self, table: TomlTable, field: str, default: Amount, scope: Scope) -> Amount:
        if not table.has(field):
            return default
        value = table.values[field]
        if not isinstance(value, str):
            return FixedAmount(table.integer(field, None, -9))
        reference = Reference(table, field, value, scope, self)
        if reference.name not in self.kinds.amounts:
            known = ", ".join(self.kinds.amounts)
            table.bad(field, f"can't count {value!r}", f"expected a number or one of {known}")
        kind = self.kinds.amounts[reference.name]
        if kind.of_a_roll and not scope.roll:
            table.bad(field, f"{value!r} outside a roll", "use it in a roll's outcome")
        return kind(reference)

    def place(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef:
        return self._place(table, field, table.string(field), scope)

    def optional_place(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef | None:
        return self.place(table, field, scope) if table.has(field) else None

    def place_or_here(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef:
        """The place named, or your space if none is."""
        return self._place(table, field, table.string(field, "you"), scope)

    def places(self, table: TomlTable, field: str, scope: Scope) -> tuple[PlaceRef, ...]:
        return tuple([self._place(table, field, each, scope) for each in table.strings(field)])

    def _place(self, table: TomlTable, field: str, value: str, scope: Scope) -> PlaceRef:
        reference = Reference(table, field, value, scope, self)
        if reference.name not in self.kinds.places:
            known = ", ".join(self.kinds.places)
            table.bad(field, f"unknown place {value!r}", f"expected one of {known}")
        return self.kinds.places[reference.name](reference)

    def group(self, table: TomlTable, field: str) -> Group:
        return self.kinds.groups[table.one_of(field, tuple(self.kinds.groups))]()

    def label(self, table: TomlTable) -> str:
        label = table.string("label", "")
        if label:
            self.labels[label] = None
        return label

    def cost(self, table: TomlTable, scope: Scope) -> Cost | None:
        if not table.has("cost"):
            return None
        cost = table.table("cost")
        cost.allow(("stress?", "wounds?", "sanity?", "tokens?", "card?"))
        token, tokens = NONE, 0
        if cost.has("tokens"):
            inner = cost.table("tokens")
            inner.allow(("token", "n?"))
            token, tokens = self.one_token(inner), inner.integer("n", 1)
        card = cost.word("card", word.CARDS) if cost.has("card") else NONE
        if card == word.SELF and not scope.card:
            cost.bad(
                "card", "'self' needs a card, and this isn't on one", "expected item or companion"
            )
        return Cost(
            cost.integer("stress", 0),
            cost.integer("wounds", 0),
            cost.integer("sanity", 0),
            token,
            tokens,
            card,
            self.source,
        )

    def need(self, table: TomlTable, field: str) -> Need | None:
        if not table.has(field):
            return None
        need = table.table(field)
        need.allow(NEED_FIELDS)
        if not need.values:
            table.bad(field, "is empty", f"add some of {', '.join(NEED_FIELDS)}")
        return Need(
            need.integer("successes", NONE),
            need.integer("exactly", NONE),
            need.integer("most-successes", NONE),
            need.integer("signs", NONE),
            need.integer("tentacles", NONE),
            need.integer("blanks", NONE),
        )

    # ------------------------------------------------------------ conditions

    def conditions(self, table: TomlTable, field: str, scope: Scope) -> tuple[Condition, ...]:
        return tuple([self._condition(each, scope) for each in table.tables(field)])

    def _condition(self, table: TomlTable, scope: Scope) -> Condition:
        kinds = self.kinds.conditions
        kind = kinds[table.one_of("is", tuple(kinds))]
        table.allow(("is", "not?", *kind.fields))
        return kind(table, scope, self)

    # ------------------------------------------------------------ powers

    def power(self, table: TomlTable, scope: Scope) -> Power:
        """Read the fields `bonus`, `trigger` and `use` of a table, all of them optional."""
        return Power(
            tuple([self._bonus(each, scope) for each in table.tables("bonus")]),
            tuple([self._trigger(each, scope) for each in table.tables("trigger")]),
            tuple([self._use(each, scope) for each in table.tables("use")]),
        )

    def _bonus(self, table: TomlTable, scope: Scope) -> Bonus:
        what = table.word("what", word.BONUSES)
        table.allow(("what", *word.BONUS_FIELDS[what][1].split()))
        skill = NONE
        if table.has("skill"):
            name = table.string("skill")
            if name not in self.names.skills:
                known = ", ".join(self.names.skills)
                table.bad("skill", f"unknown skill {name!r}", f"expected one of {known}")
            skill = self.names.skills[name]
        # Extra wounds can depend on the target.
        inner = scope.with_it() if what == word.BONUS_HARM else scope
        return Bonus(
            what,
            table.integer("n", 1, -9),
            table.word("on", word.ROLL_KINDS, "any"),
            self.conditions(table, "if", inner),
            self.one_token(table) if table.has("token") else NONE,
            skill,
            self.kind(table, "kind") if table.has("kind") else word.ANY_ENEMY,
        )

    def _trigger(self, table: TomlTable, scope: Scope) -> Trigger:
        table.allow(("on", "if?", "may?", "once?", "then"))
        on = table.word("on", word.MOMENTS)
        inner = self._trigger_scope(on, scope)
        return Trigger(
            on,
            self.conditions(table, "if", inner),
            table.flag("may", False),
            table.word("once", word.ONCES, ""),
            self.script(table, "then", inner),
        )

    def _trigger_scope(self, on: int, scope: Scope) -> Scope:
        inner = scope
        if on in (word.ATTACKED, word.ATTACKS, word.KILL):
            inner = inner.with_it()
        if on in (word.ATTACKED, word.ATTACKS, word.ROLLED):
            inner = inner.with_roll()
        if on in (word.DIES, word.ENTER):
            inner = inner.with_there()
        return inner

    def _use(self, table: TomlTable, scope: Scope) -> Use:
        table.allow(("timing", "on?", "if?", "cost?", "once?", "then"))
        timing = table.word("timing", word.TIMINGS)
        then = self.script(table, "then", scope)
        for effect in then.effects:
            if effect.in_a_roll != (timing == word.TIMING_ROLL):
                verbs = self.kinds.verbs
                in_a_roll = ", ".join([name for name in verbs if verbs[name].in_a_roll])
                table.bad(
                    "then",
                    f"{effect.name!r} with the timing {word.TIMINGS[timing]!r}",
                    f"only {in_a_roll} go with the timing 'roll'",
                )
        cost = self.cost(table, scope)
        once = table.word("once", word.ONCES, "")
        if cost is None and once == word.ONCE_NO and timing != word.TIMING_ACTION:
            table.bad("once", "is missing in a use without a cost", "add a cost or once")
        return Use(
            timing,
            table.word("on", word.ROLL_KINDS, "any"),
            self.conditions(table, "if", scope),
            cost,
            once,
            then,
        )
