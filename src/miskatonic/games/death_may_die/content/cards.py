"""Mythos and Discovery cards."""

from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.references import OF_SIDE, PLAIN, ZERO
from miskatonic.games.death_may_die.content.schema import (
    SOURCES,
    Clause,
    DiscoveryCard,
    MythosCard,
    Side,
)
from miskatonic.games.death_may_die.content.script import NONE, Amount, Need, Script
from miskatonic.games.death_may_die.content.script_parser import ScriptParser

MYTHOS_CARDS: Final = 8
DISCOVERY_CARDS: Final = 15
SYMBOLS: Final = (5, 6)
POWER_FIELDS: Final = ("bonus?", "trigger?", "use?")


def source_of(table: TomlTable) -> str:
    return SOURCES[table.word("source", SOURCES)]


def read_mythos_deck(table: TomlTable, first: int, parser: ScriptParser) -> list[MythosCard]:
    """The half of the Mythos deck that a box brings (DMD-016)."""
    cards = [
        _mythos(each, first + place, parser) for place, each in enumerate(table.tables("mythos"))
    ]
    if len(cards) != MYTHOS_CARDS:
        table.bad("mythos", f"{len(cards)} Mythos cards", f"there are exactly {MYTHOS_CARDS}")
    symbols = len([card for card in cards if card.symbol])
    if symbols not in SYMBOLS:
        table.bad("mythos", f"{symbols} summoning symbols", "5 or 6 of the 8 cards carry one")
    return cards


def _mythos(table: TomlTable, index: int, parser: ScriptParser) -> MythosCard:
    table.allow(("id", "source", "note?", "symbol", "then"))
    return _mythos_card(table, index, parser, False)


def read_unknown_mythos(table: TomlTable, index: int, parser: ScriptParser) -> MythosCard:
    table.allow(("id", "source", "note?", "slot", "symbol", "extra-draw", "then"))
    return _mythos_card(table, index, parser, True)


def _mythos_card(table: TomlTable, index: int, parser: ScriptParser, unknown: bool) -> MythosCard:
    """Those of the Unknown have a slot, and some of them an extra draw."""
    parser.source = f"mythos:{table.string('id')}"
    return MythosCard(
        table.string("id"),
        index,
        source_of(table),
        table.flag("symbol"),
        table.flag("extra-draw") if unknown else False,
        table.word("slot", ("a", "b")) if unknown else NONE,
        parser.script(table, "then", PLAIN),
    )


def read_discovery_deck(table: TomlTable, first: int, parser: ScriptParser) -> list[DiscoveryCard]:
    cards = [
        _discovery(each, first + place, parser)
        for place, each in enumerate(table.tables("discovery"))
    ]
    if len(cards) != DISCOVERY_CARDS:
        count = len(cards)
        table.bad("discovery", f"{count} Discovery cards", f"there are exactly {DISCOVERY_CARDS}")
    return cards


def _discovery(table: TomlTable, index: int, parser: ScriptParser) -> DiscoveryCard:
    table.allow(
        ("id", "source", "note?", "must?", "option?", "otherwise?", "left?", "right?"),
    )
    left = _side(table, "left", 2 * index, parser)
    right = _side(table, "right", 2 * index + 1, parser)
    parser.source = f"discovery:{table.string('id')}"
    musts = [_clause(each, parser, ("if",), left, right) for each in table.tables("must")]
    fields = ("if?", "cost?", "roll?", "label?")
    options = [_clause(each, parser, fields, left, right) for each in table.tables("option")]
    otherwise = None
    if table.has("otherwise"):
        otherwise = _clause(table.table("otherwise"), parser, (), left, right)
    if not options and otherwise is None:
        table.bad("option", "is missing", "give an option or an otherwise")
    return DiscoveryCard(
        table.string("id"),
        index,
        source_of(table),
        tuple(musts),
        tuple(options),
        otherwise,
        left,
        right,
    )


def _clause(
    table: TomlTable,
    parser: ScriptParser,
    fields: tuple[str, ...],
    left: Side | None,
    right: Side | None,
) -> Clause:
    table.allow((*fields, "take?", "then?"))
    take = table.word("take", word.SIDES) if table.has("take") else NONE
    if (take == word.LEFT and left is None) or (take == word.RIGHT and right is None):
        table.bad("take", "that side is empty", "name a side that is there")
    if take == NONE and not table.has("then"):
        table.bad("take", "is missing", "give take or then")
    label = parser.label(table)
    if take == NONE and "label?" in fields and not label:
        table.bad("label", "is missing", "an option that takes no side needs a label")
    need, add, green = _clause_roll(table, parser)
    then: Script | None = parser.optional_script(table, "then", PLAIN)
    return Clause(
        label,
        parser.conditions(table, "if", PLAIN),
        parser.cost(table, PLAIN),
        need,
        add,
        green,
        take,
        then,
    )


def _clause_roll(table: TomlTable, parser: ScriptParser) -> tuple[Need | None, Amount, int]:
    if not table.has("roll"):
        return None, ZERO, 0
    roll = table.table("roll")
    roll.allow(("need", "add?", "green?"))
    return (
        parser.need(roll, "need"),
        parser.amount(roll, "add", ZERO, PLAIN),
        roll.integer("green", 0),
    )


def _side(table: TomlTable, field: str, index: int, parser: ScriptParser) -> Side | None:
    if not table.has(field):
        return None
    side = table.table(field)
    kind = side.word("kind", word.SIDE_KINDS)
    parser.source = f"{word.SIDE_KINDS[kind]}:{table.string('id')}-{field}"
    if kind == word.SIDE_COMPANION:
        side.allow(("kind", "health", "tags?", *POWER_FIELDS))
    elif kind == word.SIDE_CONDITION:
        side.allow(("kind", "state", *POWER_FIELDS))
    else:
        side.allow(("kind", "tags?", *POWER_FIELDS))
    return Side(
        index,
        kind,
        side.string("state", ""),
        side.integer("health", 0, 1, 3),
        tuple([parser.names.tags[tag] for tag in side.strings("tags")]),
        parser.power(side, OF_SIDE),
    )
