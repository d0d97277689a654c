"""The verb `summon`: figures come to gates and other places."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import NONE
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.placed import NumberedEffect
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import SPACE, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.model.steps import EffectStep, QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.targets import gates_meant, place_of_you
from miskatonic.games.death_may_die.rules.enemies import in_pool, summon, type_meant
from miskatonic.games.death_may_die.rules.run_effects import effect_of
from miskatonic.kernel.state import ask, push


class Summon(NumberedEffect):
    """DMD-115, DMD-116  Place figures from the pool, one by one, at a gate or another place."""

    name: ClassVar[str] = "summon"
    fields: ClassVar[tuple[str, ...]] = ("enemy", "gate?", "at?", "n?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        reader.exactly_one(table, ("gate", "at"))
        if table.string("enemy") in ("enemy", "monster", "elder"):
            table.bad(
                "enemy",
                f"{table.string('enemy')!r} is not a type of figure",
                "expected an enemy's id, slot-a or slot-b",
            )
        self.enemy: Final[i64] = reader.kind(table, "enemy")
        self.gate: Final[i64] = table.word("gate", word.GATES) if table.has("gate") else NONE
        self.at: Final = reader.optional_place(table, "at", scope)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        type_ = type_meant(g, self.enemy)
        if type_ < 0:
            return
        n = self.n.count(g, ctx)
        while n > 0:
            if self.gate == word.EACH_GATE:
                push(g, SummonAtEach(type_, g.components.gate_mask, self.source))
            else:
                push(g, SummonOne(self.number, ctx))
            n -= 1

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        if self.at is None:
            return gates_meant(g, self.gate, g.paths.plain, place_of_you(g, ctx))
        return self.at.spaces(g, ctx, False, -1)

    def summoned(self) -> tuple[int, ...]:
        return (self.enemy,)

    def does(self, words: Phrases) -> str:
        if self.at is None:
            at = words.say(f"dmd-w-gate-{word.GATES[self.gate]}")
        else:
            at = self.at.phrase(words, "at")
        enemies = words.some(self.n.shown(), words.kind_id(self.enemy))
        return self.n.for_each(words, words.say("dmd-w-summon", enemies=enemies, at=at))


def _summon(g: DeathMayDieState, number: i64) -> Summon:
    effect = effect_of(g, number)
    assert isinstance(effect, Summon)
    return effect


class SummonOne(EffectStep):
    """DMD-115  Place one figure at its gate or space."""

    def run(self, g: DeathMayDieState) -> None:
        effect = _summon(g, self.effect)
        type_ = type_meant(g, effect.enemy)
        if in_pool(g, type_) == 0:
            return
        spaces = effect.meant(g, self.ctx)
        if ones(spaces) > 1:
            ask(g, self, deciding_seat(g), "summon-at", effect.source, choices_in(SPACE, spaces))
        elif spaces:
            summon(g, type_, lowest(spaces))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        summon(g, type_meant(g, _summon(g, self.effect).enemy), choice - SPACE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        effect = _summon(g, self.effect)
        return {"type": type_meant(g, effect.enemy)}


class SummonAtEach(QuestionStep):
    """DMD-117  One at every gate; if there are too few, the active investigator picks the gates."""

    __match_args__: ClassVar[tuple[str, ...]] = ("type", "gates", "source")

    def __init__(self, type: i64, gates: i64, source: str) -> None:
        self.type: Final[i64] = type
        self.gates: Final[i64] = gates
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        left = in_pool(g, self.type)
        if left == 0 or self.gates == 0:
            return
        if left < ones(self.gates):
            ask(g, self, deciding_seat(g), "summon-at", self.source, choices_in(SPACE, self.gates))
        else:
            for gate in g.components.gates:
                if self.gates & bit(gate):
                    summon(g, self.type, gate)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        space = choice - SPACE
        summon(g, self.type, space)
        push(g, SummonAtEach(self.type, self.gates & ~bit(space), self.source))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"type": self.type}
