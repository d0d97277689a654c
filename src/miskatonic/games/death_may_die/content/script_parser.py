"""From TOML tables to scripts, conditions, powers; what no class of effects/ knows is refused."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.references import Names, Reader, Reference, Scope
from miskatonic.games.death_may_die.content.script import (
    NONE,
    Amount,
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
from miskatonic.games.death_may_die.effects.irregular import Irregular
from miskatonic.games.death_may_die.effects.registry import (
    AMOUNTS,
    CONDITIONS,
    GROUPS,
    IRREGULAR,
    PLACES,
    VERBS,
)

NEED_FIELDS: Final = (
    "successes?",
    "exactly?",
    "most-successes?",
    "signs?",
    "tentacles?",
    "blanks?",
)


class ScriptParser(Reader):
    """Turns tables into scripts and numbers them."""

    def __init__(self, names: Names, irregular: Mapping[str, type[Irregular]]) -> None:
        super().__init__(names)
        self.irregular: Final = irregular
        self.scripts: Final[list[Script]] = []
        self.effects: Final[list[Effect]] = []
        self.labels: Final[dict[str, None]] = {}

    # ------------------------------------------------------------ effects

    def script(self, table: TomlTable, field: str, scope: Scope) -> Script:
        effects = [self._effect(each, scope) for each in table.tables(field)]
        script = Script(len(self.scripts), tuple(effects))
        self.scripts.append(script)
        return script

    def _effect(self, table: TomlTable, scope: Scope) -> Effect:
        verb = table.one_of("do", (*VERBS, IRREGULAR))
        if verb == IRREGULAR:
            card = self.irregular[table.one_of("name", tuple(self.irregular))]
            table.allow(("do", "name", *card.fields))
            return card(table, scope, self)
        table.allow(("do", *VERBS[verb].fields))
        return VERBS[verb](table, scope, self)

    def enlist(self, effect: Effect) -> int:
        # Compiled, a class without a constructor of its own runs its base's twice.
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
        if reference.name not in AMOUNTS:
            known = ", ".join(AMOUNTS)
            table.bad(field, f"cannot count {value!r}", f"it takes a number or one of {known}")
        kind = AMOUNTS[reference.name]
        if kind.of_a_roll and not scope.roll:
            table.bad(field, f"{value!r} outside a roll", "use it in a roll's outcome")
        return kind(reference)

    def place(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef:
        return self._place(table, field, table.string(field), scope)

    def place_or_here(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef:
        return self._place(table, field, table.string(field, "you"), scope)

    def places(self, table: TomlTable, field: str, scope: Scope) -> tuple[PlaceRef, ...]:
        return tuple([self._place(table, field, each, scope) for each in table.strings(field)])

    def _place(self, table: TomlTable, field: str, value: str, scope: Scope) -> PlaceRef:
        reference = Reference(table, field, value, scope, self)
        if reference.name not in PLACES:
            known = ", ".join(PLACES)
            table.bad(field, f"no place {value!r}", f"it takes one of {known}")
        return PLACES[reference.name](reference)

    def group(self, table: TomlTable, field: str) -> Group:
        return GROUPS[table.one_of(field, tuple(GROUPS))]()

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
            cost.bad("card", "there is no card of its own here", "it takes item or companion")
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
            table.bad(field, "asks for nothing", f"give some of {', '.join(NEED_FIELDS)}")
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
        kind = CONDITIONS[table.one_of("is", tuple(CONDITIONS))]
        table.allow(("is", "not?", *kind.fields))
        return kind(table, scope, self)

    # ------------------------------------------------------------ powers

    def power(self, table: TomlTable, scope: Scope) -> Power:
        """The parts `bonus`, `trigger` and `use` of a table, each of which may be absent."""
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
                table.bad("skill", f"no skill {name!r}", f"it takes one of {known}")
            skill = self.names.skills[name]
        # More wounds may depend on whom one hits.
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
                verbs = ", ".join([name for name, verb in VERBS.items() if verb.in_a_roll])
                table.bad(
                    "then",
                    f"{effect.name!r} with the timing {word.TIMINGS[timing]!r}",
                    f"{verbs} stand with the timing 'roll', and alone",
                )
        cost = self.cost(table, scope)
        once = table.word("once", word.ONCES, "")
        if cost is None and once == word.ONCE_NO and timing != word.TIMING_ACTION:
            table.bad("once", "costs nothing and has no end", "give a cost or once")
        return Use(
            timing,
            table.word("on", word.ROLL_KINDS, "any"),
            self.conditions(table, "if", scope),
            cost,
            once,
            then,
        )
