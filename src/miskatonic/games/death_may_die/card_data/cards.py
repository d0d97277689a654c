"""Reads Mythos and Discovery cards."""

from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import NONE, ZERO, Amount, Need, Script
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import OF_SIDE, PLAIN
from miskatonic.games.death_may_die.card_data.schema import (
    SOURCES,
    Clause,
    DiscoveryCard,
    MythosCard,
    Side,
)
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable

MYTHOS_CARDS: Final = 8
DISCOVERY_CARDS: Final = 15
SYMBOLS: Final = (5, 6)
POWER_FIELDS: Final = ("bonus?", "trigger?", "use?")


def source_of(table: TomlTable) -> str:
    return SOURCES[table.word("source", SOURCES)]


def read_mythos_deck(table: TomlTable, first: int, reader: Reader) -> list[MythosCard]:
    """Read the half of the Mythos deck that a box contributes (DMD-016)."""
    cards = [
        _mythos(each, first + place, reader) for place, each in enumerate(table.tables("mythos"))
    ]
    if len(cards) != MYTHOS_CARDS:
        table.bad("mythos", f"{len(cards)} Mythos cards", f"expected exactly {MYTHOS_CARDS}")
    symbols = len([card for card in cards if card.symbol])
    if symbols not in SYMBOLS:
        table.bad("mythos", f"{symbols} summoning symbols", "expected one on 5 or 6 of the 8 cards")
    return cards


def _mythos(table: TomlTable, index: int, reader: Reader) -> MythosCard:
    table.allow(("id", "source", "note?", "symbol", "then"))
    return _mythos_card(table, index, reader, False)


def read_unknown_mythos(table: TomlTable, index: int, reader: Reader) -> MythosCard:
    table.allow(("id", "source", "note?", "slot", "symbol", "extra-draw", "then"))
    return _mythos_card(table, index, reader, True)


def _mythos_card(table: TomlTable, index: int, reader: Reader, unknown: bool) -> MythosCard:
    """Cards of the Unknown have a slot, and some of them an extra draw."""
    reader.source = f"mythos:{table.string('id')}"
    return MythosCard(
        table.string("id"),
        index,
        source_of(table),
        table.flag("symbol"),
        table.flag("extra-draw") if unknown else False,
        table.word("slot", ("a", "b")) if unknown else NONE,
        reader.script(table, "then", PLAIN),
    )


def read_discovery_deck(table: TomlTable, first: int, reader: Reader) -> list[DiscoveryCard]:
    cards = [
        _discovery(each, first + place, reader)
        for place, each in enumerate(table.tables("discovery"))
    ]
    if len(cards) != DISCOVERY_CARDS:
        count = len(cards)
        table.bad("discovery", f"{count} Discovery cards", f"expected exactly {DISCOVERY_CARDS}")
    return cards


def _discovery(table: TomlTable, index: int, reader: Reader) -> DiscoveryCard:
    table.allow(
        ("id", "source", "note?", "must?", "option?", "otherwise?", "left?", "right?"),
    )
    left = _side(table, "left", 2 * index, reader)
    right = _side(table, "right", 2 * index + 1, reader)
    reader.source = f"discovery:{table.string('id')}"
    musts = [_clause(each, reader, ("if",), left, right) for each in table.tables("must")]
    fields = ("if?", "cost?", "roll?", "label?")
    options = [_clause(each, reader, fields, left, right) for each in table.tables("option")]
    otherwise = None
    if table.has("otherwise"):
        otherwise = _clause(table.table("otherwise"), reader, (), left, right)
    if not options and otherwise is None:
        table.bad("option", "is missing", "add an option or an otherwise")
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
    reader: Reader,
    fields: tuple[str, ...],
    left: Side | None,
    right: Side | None,
) -> Clause:
    table.allow((*fields, "take?", "then?"))
    take = table.word("take", word.SIDES) if table.has("take") else NONE
    if (take == word.LEFT and left is None) or (take == word.RIGHT and right is None):
        table.bad(
            "take", f"the {word.SIDES[take]} side is empty", "expected a side that the card has"
        )
    if take == NONE and not table.has("then"):
        table.bad("take", "is missing", "add take or then")
    label = reader.label(table)
    if take == NONE and "label?" in fields and not label:
        table.bad("label", "is missing", "add a label to an option that takes no side")
    need, add, green = _clause_roll(table, reader)
    then: Script | None = reader.optional_script(table, "then", PLAIN)
    return Clause(
        label,
        reader.conditions(table, "if", PLAIN),
        reader.cost(table, PLAIN),
        need,
        add,
        green,
        take,
        then,
    )


def _clause_roll(table: TomlTable, reader: Reader) -> tuple[Need | None, Amount, int]:
    if not table.has("roll"):
        return None, ZERO, 0
    roll = table.table("roll")
    roll.allow(("need", "add?", "green?"))
    return (
        reader.need(roll, "need"),
        reader.amount(roll, "add", ZERO, PLAIN),
        roll.integer("green", 0),
    )


def _side(table: TomlTable, field: str, index: int, reader: Reader) -> Side | None:
    if not table.has(field):
        return None
    side = table.table(field)
    kind = side.word("kind", word.SIDE_KINDS)
    reader.source = f"{word.SIDE_KINDS[kind]}:{table.string('id')}-{field}"
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
        tuple([reader.names.tags[tag] for tag in side.strings("tags")]),
        reader.power(side, OF_SIDE),
    )
