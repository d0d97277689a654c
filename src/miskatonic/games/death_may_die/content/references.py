"""References to tokens, enemies, spaces, tags and amounts: from words to ints."""

from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.script import NONE, Amount, PlaceRef

ONE: Final = Amount(word.FIXED, 1)
ZERO: Final = Amount(word.FIXED, 0)


class Names:
    """The ids that the file being read may refer to, and the ints they stand for."""

    def __init__(self) -> None:
        self.skills: Final[dict[str, int]] = {}
        self.tags: Final[dict[str, int]] = {}
        # What is common to all games, and what the file itself brings.
        self.tokens: dict[str, int] = {}
        self.two_sided: set[str] = set()
        self.enemies: dict[str, int] = {}
        # Of an episode; empty outside one.
        self.sides: dict[str, tuple[int, ...]] = {}
        self.spaces: dict[str, int] = {}
        self.space_tags: dict[str, int] = {}
        self.card_tags: dict[str, int] = {}


class Scope:
    """What a script may speak of besides `you`: an enemy, a space, a roll, its own card."""

    def __init__(self, it: bool, there: bool, roll: bool, card: bool, side: bool) -> None:
        self.it: Final = it
        self.there: Final = there
        self.roll: Final = roll
        self.card: Final = card
        self.side: Final = side

    def with_it(self) -> "Scope":
        return Scope(True, self.there, self.roll, self.card, self.side)

    def with_there(self) -> "Scope":
        return Scope(self.it, True, self.roll, self.card, self.side)

    def with_roll(self) -> "Scope":
        return Scope(self.it, self.there, True, self.card, self.side)


PLAIN: Final = Scope(False, False, False, False, False)
OF_ENEMY: Final = Scope(True, False, False, False, False)
OF_SIDE: Final = Scope(False, False, False, True, True)
OF_RELIC: Final = Scope(False, False, False, True, False)


class References:
    """Looks names up, and refuses those that mean nothing where they stand."""

    def __init__(self, names: Names) -> None:
        self.names: Final = names

    def _word(self, table: TomlTable, field: str, words: tuple[str, ...]) -> int:
        return table.word(field, words) if table.has(field) else NONE

    def token(self, table: TomlTable, field: str, name: str) -> int:
        if name not in self.names.tokens:
            known = ", ".join(self.names.tokens)
            table.bad(field, f"no token {name!r}", f"it takes one of {known}")
        return self.names.tokens[name]

    def _tokens(self, table: TomlTable) -> tuple[int, ...]:
        return tuple([self.token(table, "token", name) for name in table.strings("token")])

    def enemy(self, table: TomlTable, field: str, name: str) -> int:
        """A type of enemy, by its id."""
        if name not in self.names.enemies:
            known = ", ".join(self.names.enemies)
            table.bad(field, f"no enemy {name!r}", f"it takes one of {known}")
        return self.names.enemies[name]

    def kind(self, table: TomlTable, field: str) -> int:
        return self._kind(table, field, table.string(field))

    def _kind(self, table: TomlTable, field: str, name: str) -> int:
        if name in word.WIDE_KINDS:
            return -1 - word.WIDE_KINDS.index(name)
        if name not in self.names.enemies:
            known = ", ".join([*word.WIDE_KINDS, *self.names.enemies])
            table.bad(field, f"no enemy {name!r}", f"it takes one of {known}")
        return self.names.enemies[name]

    def _tag(self, table: TomlTable, field: str) -> int:
        if not table.has(field):
            return NONE
        return self._space_tag(table, field, table.string(field))

    def _space_tag(self, table: TomlTable, field: str, tag: str) -> int:
        if tag not in self.names.space_tags:
            known = ", ".join(self.names.space_tags) or "none"
            table.bad(field, f"no space has the tag {tag!r}", f"the tags are {known}")
        return self.names.space_tags[tag]

    def amount(self, table: TomlTable, field: str, default: Amount, scope: Scope) -> Amount:
        if not table.has(field):
            return default
        value = table.values[field]
        if not isinstance(value, str):
            return Amount(word.FIXED, table.integer(field, None, -9))
        name, _, rest = value.partition(":")
        if name not in word.AMOUNTS or not name:
            known = ", ".join(word.AMOUNTS[1:])
            table.bad(field, f"cannot count {value!r}", f"it takes a number or one of {known}")
        kind = word.AMOUNTS.index(name)
        if kind in word.AMOUNTS_OF_A_ROLL and not scope.roll:
            table.bad(field, f"{value!r} outside a roll", "use it in a roll's outcome")
        return Amount(kind, self._counted(table, field, kind, rest))

    def _counted(self, table: TomlTable, field: str, kind: int, name: str) -> int:
        if kind in word.AMOUNTS_OF_TOKENS:
            return self.token(table, field, name)
        if kind in word.AMOUNTS_OF_ENEMIES:
            return self._kind(table, field, name)
        if kind == word.TAGGED:
            if name not in self.names.card_tags:
                known = ", ".join(self.names.card_tags) or "none"
                table.bad(field, f"no card has the tag {name!r}", f"the tags are {known}")
            return self.names.card_tags[name]
        if name:
            table.bad(field, f"{name!r} is too much", "leave the colon and what follows out")
        return NONE

    def _optional_place(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef | None:
        return self.place(table, field, scope) if table.has(field) else None

    def place(self, table: TomlTable, field: str, scope: Scope) -> PlaceRef:
        return self._place(table, field, table.string(field), scope)

    def _places(self, table: TomlTable, field: str, scope: Scope) -> tuple[PlaceRef, ...]:
        return tuple([self._place(table, field, each, scope) for each in table.strings(field)])

    def _place(self, table: TomlTable, field: str, value: str, scope: Scope) -> PlaceRef:
        name, _, rest = value.partition(":")
        if name not in word.SPACE_WORDS:
            known = ", ".join(word.SPACE_WORDS)
            table.bad(field, f"no place {value!r}", f"it takes one of {known}")
        kind = word.SPACE_WORDS.index(name)
        if (kind == word.AT_IT and not scope.it) or (kind == word.AT_THERE and not scope.there):
            table.bad(field, f"{value!r} means nothing here", "`enemies` or `spaces` binds it")
        return PlaceRef(kind, self._place_value(table, field, kind, rest))

    def _place_value(self, table: TomlTable, field: str, kind: int, rest: str) -> int:
        if kind == word.AT_GATE:
            if rest not in word.GATES or rest == "each":
                known = ", ".join([gate for gate in word.GATES if gate != "each"])
                table.bad(field, f"no gate {rest!r}", f"gate: takes one of {known}")
            return word.GATES.index(rest)
        if kind == word.AT_SPACE:
            if rest not in self.names.spaces:
                known = ", ".join(self.names.spaces) or "none outside an episode's file"
                table.bad(field, f"no space {rest!r}", f"the spaces are {known}")
            return self.names.spaces[rest]
        if kind == word.AT_TAG:
            return self._space_tag(table, field, rest)
        if kind in (word.AT_TOKEN, word.AT_MOST):
            return self.token(table, field, rest)
        if kind == word.AT_WITHIN:
            if not rest.isdecimal():
                table.bad(field, f"within {rest!r}", "within: takes a number, as in within:1")
            return int(rest)
        if rest:
            table.bad(field, f"{rest!r} is too much", "leave the colon and what follows out")
        return NONE

    def _exactly_one(self, table: TomlTable, fields: tuple[str, ...]) -> None:
        given = [field for field in fields if table.has(field)]
        if len(given) != 1:
            names = ", ".join(fields)
            table.bad("do", f"gives {len(given)} of {names}", "it takes exactly one of them")
