"""From TOML tables to scripts, conditions and powers; whatever the vocabulary lacks is refused."""

from collections.abc import Collection
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.references import (
    ONE,
    ZERO,
    Names,
    References,
    Scope,
)
from miskatonic.games.death_may_die.content.script import (
    ANY_NUMBER,
    NONE,
    Bonus,
    Condition,
    Cost,
    Effect,
    EffectOption,
    Need,
    Power,
    Script,
    Trigger,
    Use,
)

NEED_FIELDS: Final = (
    "successes?",
    "exactly?",
    "most-successes?",
    "signs?",
    "tentacles?",
    "blanks?",
)


class ScriptParser(References):
    """Turns tables into scripts and numbers them.

    `source` is what is being read: the source of the effects and costs that come next.
    """

    def __init__(self, names: Names, irregular: Collection[str]) -> None:
        super().__init__(names)
        self.irregular: Final = tuple(irregular)
        self.source = ""
        self.scripts: Final[list[Script]] = []
        self.labels: Final[set[str]] = set()

    # ------------------------------------------------------------ effects

    def script(self, table: TomlTable, field: str, scope: Scope) -> Script:
        effects = [self._effect(each, scope) for each in table.tables(field)]
        script = Script(len(self.scripts), tuple(effects))
        self.scripts.append(script)
        return script

    def optional_script(self, table: TomlTable, field: str, scope: Scope) -> Script | None:
        return self.script(table, field, scope) if table.has(field) else None

    def _effect(self, table: TomlTable, scope: Scope) -> Effect:
        verb = table.word("do", word.VERBS)
        name, fields = word.VERB_FIELDS[verb]
        table.allow(("do", *fields.split()))
        self._check_effect(table, verb, name, scope)
        inner = self._inner_scope(verb, scope)
        return Effect(
            verb,
            n=self.amount(table, "n", ONE, scope),
            everything=table.flag("all", False),
            may=table.flag("may", False),
            must=table.flag("must", False),
            tokens=self._tokens(table),
            tag=self._tag(table, "tag"),
            at=self._optional_place(table, "at", scope),
            start=self._optional_place(table, "near" if verb == word.BAR else "from", scope),
            toward=self._optional_place(table, "toward", scope),
            away=self._optional_place(table, "away", scope),
            overflow=table.word("overflow", ("none", "wound"), "none") == 1,
            stress=table.integer("stress", 0),
            wounds=table.integer("wounds", 0),
            mix=table.integer("mix", 0),
            sneak=table.integer("sneak", 0),
            action=self._word(table, "action", word.STANDARD_ACTIONS),
            card=self._word(table, "card", word.CARDS),
            enemy=self.kind(table, "enemy") if table.has("enemy") else NONE,
            gate=self._word(table, "gate", word.GATES),
            kind=self.kind(table, "kind") if table.has("kind") else word.ANY_ENEMY,
            pick=table.word("pick", word.PICKS, "each"),
            within=0 if table.flag("here", False) else table.integer("within", NONE),
            who=self._word(table, "who", word.WHO),
            conditions=self.conditions(table, "if", inner),
            black=table.integer("black", 3),
            green=table.integer("green", 0),
            add=self.amount(table, "add", ZERO, scope),
            less=self.amount(table, "less", ZERO, scope),
            limit=table.integer("limit", ANY_NUMBER, 1),
            harm=table.word("harm", word.HARMS, "wound"),
            need=self.need(table, "need"),
            then=self.optional_script(table, "then", inner),
            otherwise=self.optional_script(
                table, "otherwise" if verb == word.CHOOSE else "else", inner
            ),
            each_success=self.optional_script(table, "each-success", inner),
            each_sign=self.optional_script(table, "each-sign", inner),
            options=self._options(table, scope),
            irregular=self.irregular[self._word(table, "name", self.irregular)]
            if verb == word.IRREGULAR
            else "",
            source=self.source,
        )

    def _inner_scope(self, verb: int, scope: Scope) -> Scope:
        if verb == word.ENEMIES:
            return scope.with_it()
        if verb == word.SPACES:
            return scope.with_there()
        if verb in (word.ROLL, word.ROLL_AGAINST):
            return scope.with_roll()
        return scope

    def _check_effect(self, table: TomlTable, verb: int, name: str, scope: Scope) -> None:
        about_it = (word.MOVE, word.BRING, word.HURT, word.MEND, word.BANISH, word.STRIKE)
        if verb in about_it and not scope.it:
            table.bad("do", f"{name!r} speaks of an enemy, and none is meant here", "use `enemies`")
        if verb == word.OTHER_SIDE and not scope.side:
            table.bad("do", "'other-side' stands only on a Discovery side", "use another verb")
        if verb == word.DISCARD and table.string("card") == "self" and not scope.card:
            table.bad("card", "there is no card of its own here", "it takes item or companion")
        if verb == word.MOVE or (verb == word.SHIFT and table.has("away")):
            self._exactly_one(table, ("toward", "away"))
        if verb == word.SUMMON:
            self._exactly_one(table, ("gate", "at"))
            if table.string("enemy") in ("enemy", "monster", "elder"):
                table.bad("enemy", "names no figure", "it takes an enemy's id, slot-a or slot-b")
        if verb == word.SPACES:
            self._exactly_one(table, ("tag", "token", "at"))
        if verb == word.TURN and not self.names.two_sided.issuperset(table.strings("token")):
            table.bad("token", "has one side only", "it takes a token with a flip")
        if verb == word.HEAL and not table.values.keys() & {"stress", "wounds", "mix"}:
            table.bad("do", "heals nothing", "give stress, wounds or mix")
        if verb == word.CHOOSE and not table.tables("options"):
            table.bad("options", "is empty", "give at least one option")

    def _options(self, table: TomlTable, scope: Scope) -> tuple[EffectOption, ...]:
        options = []
        for each in table.tables("options"):
            each.allow(("label", "if?", "cost?", "then?"))
            options.append(
                EffectOption(
                    self.label(each),
                    self.conditions(each, "if", scope),
                    self.cost(each, scope),
                    self.optional_script(each, "then", scope),
                )
            )
        return tuple(options)

    def label(self, table: TomlTable) -> str:
        label = table.string("label", "")
        if label:
            self.labels.add(label)
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
            token, tokens = self._tokens(inner)[0], inner.integer("n", 1)
        card = self._word(cost, "card", word.CARDS)
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
        which = table.word("is", word.CONDITIONS)
        fields = word.CONDITION_FIELDS[which][1].split()
        table.allow(("is", "not?", *fields))
        if which in (word.IT_IS, word.IT_ALIVE) and not scope.it:
            table.bad("is", "speaks of an enemy, and none is meant here", "use it inside `enemies`")
        bounded = which in (word.COUNT, word.IF_INVESTIGATORS, word.IF_ENEMIES, word.TOKENS)
        if bounded and not (table.has("min") or table.has("max")):
            table.bad("is", "has no bound", "give min or max")
        if which == word.TOKENS:
            self._exactly_one(table, ("at", "tag"))
        if which == word.IF_INVESTIGATORS and table.string("who") not in word.GROUPS:
            groups = ", ".join(word.GROUPS)
            table.bad("who", f"{table.string('who')!r} is not counted", f"it takes one of {groups}")
        places = self._places(table, "space", scope) if table.has("space") else ()
        return Condition(
            which,
            negated=table.flag("not", False),
            of=self.amount(table, "of", ZERO, scope),
            low=table.integer("min", 0),
            high=table.integer("max", ANY_NUMBER),
            n=table.integer("n", 0),
            places=places,
            at=self._optional_place(table, "at", scope),
            within=0 if table.flag("here", False) else table.integer("within", NONE),
            sides=self._sides(table) if table.has("what") else (),
            who=self._word(table, "who", word.WHO),
            conditions=self.conditions(table, "if", scope),
            kind=self.kind(table, "kind") if table.has("kind") else word.ANY_ENEMY,
            tokens=self._tokens(table),
            tag=self._tag(table, "tag"),
            action=self._word(table, "action", word.STANDARD_ACTIONS),
        )

    def _sides(self, table: TomlTable) -> tuple[int, ...]:
        what = table.string("what")
        if what not in self.names.sides:
            known = ", ".join(sorted(self.names.sides)) or "none outside an episode's file"
            table.bad("what", f"no card or state {what!r}", f"it takes one of {known}")
        return self.names.sides[what]

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
            self._tokens(table)[0] if table.has("token") else NONE,
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
            if (effect.verb in word.ROLL_VERBS) != (timing == word.TIMING_ROLL):
                verbs = ", ".join([word.VERBS[verb] for verb in word.ROLL_VERBS])
                table.bad(
                    "then",
                    f"{word.VERBS[effect.verb]!r} with the timing {word.TIMINGS[timing]!r}",
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
