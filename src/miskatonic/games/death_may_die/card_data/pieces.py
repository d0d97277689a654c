"""Reads everything but episodes: dice, tokens, enemies, investigators, relics, Elder Ones …"""

from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import ANY_NUMBER, NONE, Power
from miskatonic.games.death_may_die.card_data.cards import POWER_FIELDS, read_mythos_deck, source_of
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import OF_ENEMY, OF_RELIC, PLAIN
from miskatonic.games.death_may_die.card_data.schema import (
    FACES,
    Dice,
    ElderOne,
    Enemy,
    Insanity,
    Investigator,
    MythosCard,
    Relic,
    Skill,
    Stage,
    Token,
    UnknownMonster,
)
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable

STAGES: Final = 4
LEVELS: Final = 4
NUMBERS: Final = (
    "sanity",
    "wounds",
    "stress",
    "track",
    "red-from",
    "symbols",
    "actions",
    "run",
    "rest",
    "roll",
    "relic-threshold",
)
NO_POWER: Final = Power((), (), ())


def read_dice(file: TomlTable) -> Dice:
    table = file.table("dice")
    table.allow(("source", "black", "green", "thresholds", "bonus-thresholds", *NUMBERS))
    source_of(table)
    return Dice(
        _faces(table, "black"),
        _faces(table, "green"),
        table.integers("thresholds"),
        table.integers("bonus-thresholds"),
        {name: table.integer(name, None, 1) for name in NUMBERS},
    )


def _faces(table: TomlTable, field: str) -> tuple[int, ...]:
    faces = tuple(FACES)
    found = [FACES[faces[place]] for place in table.words(field, faces)]
    if len(found) != 6:
        table.bad(field, f"{len(found)} faces", "expected 6")
    return tuple(found)


def read_token(table: TomlTable, index: int, reader: Reader) -> Token:
    table.allow(
        (
            "id",
            "source",
            "note?",
            "pool",
            "flip?",
            "carry?",
            "when-dead?",
            "rules?",
            "passable-by?",
            "bonus?",
            "trigger?",
        )
    )
    reader.source = f"token:{table.string('id')}"
    passable = [reader.enemy(table, "passable-by", name) for name in table.strings("passable-by")]
    return Token(
        table.string("id"),
        index,
        source_of(table),
        table.integer("pool"),
        reader.token(table, "flip", table.string("flip")) if table.has("flip") else NONE,
        table.integer("carry", ANY_NUMBER),
        table.word("when-dead", ("discard", "place"), "discard") == 1,
        table.words("rules", word.TOKEN_RULES),
        tuple(passable),
        reader.power(table, PLAIN),
    )


def read_enemy(table: TomlTable, index: int, reader: Reader) -> Enemy:
    table.allow(
        (
            "id",
            "source",
            "note?",
            "category",
            "health",
            "black",
            "green",
            "pool",
            "traits?",
            "vulnerable-on?",
            "trigger?",
        )
    )
    reader.source = f"enemy:{table.string('id')}"
    vulnerable = table.string("vulnerable-on", "")
    return Enemy(
        table.string("id"),
        index,
        source_of(table),
        table.word("category", word.CATEGORIES),
        table.integer("health", None, 1),
        table.integer("black"),
        table.integer("green"),
        table.integer("pool", None, 1),
        table.words("traits", word.TRAITS),
        reader.token(table, "vulnerable-on", vulnerable) if vulnerable else NONE,
        reader.power(table, OF_ENEMY),
    )


def read_skill(table: TomlTable, index: int) -> Skill:
    table.allow(("id", "source", "note?", "unique", "hook", "levels"))
    hook = table.word("hook", tuple([name for name, _ in word.SKILL_HOOKS]))
    numbers = word.SKILL_HOOKS[hook][1]
    levels = []
    for level in table.tables("levels"):
        level.allow(numbers)
        levels.append(tuple([level.integer(name) for name in numbers]))
    if len(levels) != LEVELS:
        table.bad("levels", f"{len(levels)} levels", f"expected {LEVELS}")
    return Skill(
        table.string("id"), index, source_of(table), table.flag("unique"), hook, tuple(levels)
    )


def read_investigator(
    table: TomlTable, index: int, skills: list[Skill], reader: Reader
) -> Investigator:
    table.allow(("id", "source", "note?", "unique", "common"))
    known = reader.names.skills
    names = [table.string("unique"), *table.strings("common")]
    if len(names) != 3 or len(set(names)) != 3:
        table.bad("common", f"{names[1:]}", "expected two different common skills (DMD-029)")
    for place, name in enumerate(names):
        if name not in known or skills[known[name]].unique != (place == 0):
            kind = "unique" if place == 0 else "common"
            right = ", ".join([skill.id for skill in skills if skill.unique == (place == 0)])
            table.bad(kind, f"unknown {kind} skill {name!r}", f"expected {right}")
    return Investigator(
        table.string("id"), index, source_of(table), tuple([known[name] for name in names])
    )


def read_insanity(table: TomlTable, index: int, reader: Reader) -> Insanity:
    table.allow(("id", "source", "note?", "calm-if", "then"))
    reader.source = f"insanity:{table.string('id')}"
    return Insanity(
        table.string("id"),
        index,
        source_of(table),
        reader.conditions(table, "calm-if", PLAIN),
        reader.script(table, "then", PLAIN),
    )


def read_relic(table: TomlTable, index: int, reader: Reader) -> Relic:
    reader.source = f"relic:{table.string('id')}"
    irregular = NONE
    normal, transformed = NO_POWER, NO_POWER
    if table.has("irregular"):
        table.allow(("id", "source", "note?", "irregular"))
        irregular = table.word("irregular", word.IRREGULAR_RELICS)
    else:
        table.allow(("id", "source", "note?", "normal", "transformed"))
        normal = _relic_side(table.table("normal"), reader)
        transformed = _relic_side(table.table("transformed"), reader)
    return Relic(table.string("id"), index, source_of(table), irregular, normal, transformed)


def _relic_side(table: TomlTable, reader: Reader) -> Power:
    table.allow(POWER_FIELDS)
    if not table.values:
        table.bad("", "does nothing", "add a bonus, trigger or use")
    return reader.power(table, OF_RELIC)


def read_unknown(table: TomlTable, index: int, reader: Reader) -> UnknownMonster:
    table.allow(("monster", "source", "note?", "setup?", "advance"))
    name = table.string("monster")
    reader.source = f"enemy:{name}"
    return UnknownMonster(
        f"unknown-{name}",
        index,
        source_of(table),
        reader.enemy(table, "monster", name),
        reader.script(table, "setup", OF_ENEMY),
        reader.script(table, "advance", PLAIN),
    )


def read_elder_one(
    file: TomlTable, index: int, tokens: tuple[int, ...], first_card: int, reader: Reader
) -> ElderOne:
    file.allow(("elder", "token?", "enemy", "stage", "mythos"))
    table = file.table("elder")
    table.allow(("id", "source", "note?", "special"))
    stages = [_stage(each, place, reader) for place, each in enumerate(file.tables("stage"))]
    if len(stages) != STAGES:
        file.bad("stage", f"{len(stages)} stages", f"expected {STAGES}")
    special = reader.enemy(table, "special", table.string("special"))
    mythos: list[MythosCard] = read_mythos_deck(file, first_card, reader)
    return ElderOne(
        table.string("id"),
        index,
        source_of(table),
        special,
        tokens,
        tuple(stages),
        tuple(mythos),
    )


def _stage(table: TomlTable, place: int, reader: Reader) -> Stage:
    printed = () if place == 0 else ("location", "health", "black", "green")
    table.allow(
        ("id", "source", "note?", *printed, "reveal?", "advance?", "bonus?", "trigger?"),
    )
    reader.source = f"stage:{table.string('id')}"
    return Stage(
        table.string("id"),
        place,
        source_of(table),
        reader.place(table, "location", PLAIN) if printed else None,
        table.integer("health", None, 1) if printed else 0,
        table.integer("black") if printed else 0,
        table.integer("green") if printed else 0,
        reader.script(table, "reveal", PLAIN),
        reader.script(table, "advance", PLAIN),
        reader.power(table, OF_ENEMY),
    )
