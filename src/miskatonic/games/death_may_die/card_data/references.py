"""Names and references in card files: tokens, enemies, spaces and tags, and what they stand for."""

from typing import Final, NoReturn

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable


class Names:
    """The ids that the file being read can refer to, and the ints they stand for."""

    def __init__(self) -> None:
        self.skills: Final[dict[str, int]] = {}
        self.tags: Final[dict[str, int]] = {}
        # Common ones, and those of the file itself.
        self.tokens: dict[str, int] = {}
        self.two_sided: set[str] = set()
        self.enemies: dict[str, int] = {}
        # Those of an episode; empty outside one.
        self.sides: dict[str, tuple[int, ...]] = {}
        self.spaces: dict[str, int] = {}
        self.space_tags: dict[str, int] = {}
        self.card_tags: dict[str, int] = {}


class Scope:
    """The subjects that a script can use besides `you`: an enemy, a space, a roll, its card."""

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


class NameLookup:
    """Looks up names, and rejects those that mean nothing in the file being read.

    `source` is the entry being read: the source of the effects and costs that come next.
    """

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.source = ""

    def register_effect(self, effect: object) -> int:
        """Number an effect."""
        raise NotImplementedError

    def token(self, table: TomlTable, field: str, name: str) -> int:
        if name not in self.names.tokens:
            known = ", ".join(self.names.tokens)
            table.bad(field, f"unknown token {name!r}", f"expected one of {known}")
        return self.names.tokens[name]

    def tokens(self, table: TomlTable) -> tuple[int, ...]:
        return tuple([self.token(table, "token", name) for name in table.strings("token")])

    def one_token(self, table: TomlTable) -> int:
        return self.token(table, "token", table.string("token"))

    def enemy(self, table: TomlTable, field: str, name: str) -> int:
        """Look up a type of enemy by id."""
        if name not in self.names.enemies:
            known = ", ".join(self.names.enemies)
            table.bad(field, f"unknown enemy {name!r}", f"expected one of {known}")
        return self.names.enemies[name]

    def kind(self, table: TomlTable, field: str) -> int:
        return self.kind_named(table, field, table.string(field))

    def kind_named(self, table: TomlTable, field: str, name: str) -> int:
        if name in word.WIDE_KINDS:
            return -1 - word.WIDE_KINDS.index(name)
        if name not in self.names.enemies:
            known = ", ".join([*word.WIDE_KINDS, *self.names.enemies])
            table.bad(field, f"unknown enemy {name!r}", f"expected one of {known}")
        return self.names.enemies[name]

    def tag(self, table: TomlTable, field: str) -> int:
        return self.space_tag(table, field, table.string(field)) if table.has(field) else -1

    def space_tag(self, table: TomlTable, field: str, tag: str) -> int:
        if tag not in self.names.space_tags:
            known = ", ".join(self.names.space_tags) or "none"
            table.bad(field, f"no space has the tag {tag!r}", f"expected one of {known}")
        return self.names.space_tags[tag]

    def exactly_one(self, table: TomlTable, fields: tuple[str, ...]) -> None:
        given = [field for field in fields if table.has(field)]
        if len(given) != 1:
            names = ", ".join(fields)
            table.bad("do", f"gives {len(given)} of {names}", "expected exactly one")


class Reference:
    """A keyword with an optional argument after a colon, as in `tokens-here:charge`."""

    def __init__(
        self, table: TomlTable, field: str, value: str, scope: Scope, reader: NameLookup
    ) -> None:
        self.table: Final = table
        self.field: Final = field
        self.value: Final = value
        self.scope: Final = scope
        self.reader: Final = reader
        name, _, rest = value.partition(":")
        self.name: Final[str] = name
        self.rest: Final[str] = rest

    def bad(self, problem: str, right: str) -> NoReturn:
        self.table.bad(self.field, problem, right)

    def reject_argument(self) -> None:
        if self.rest:
            self.bad(f"unexpected argument {self.rest!r}", f"expected {self.name} without a colon")

    def token(self) -> int:
        return self.reader.token(self.table, self.field, self.rest)

    def kind(self) -> int:
        return self.reader.kind_named(self.table, self.field, self.rest)

    def space_tag(self) -> int:
        return self.reader.space_tag(self.table, self.field, self.rest)

    def card_tag(self) -> int:
        known = self.reader.names.card_tags
        if self.rest not in known:
            named = ", ".join(known) or "none"
            self.bad(f"no card has the tag {self.rest!r}", f"expected one of {named}")
        return known[self.rest]

    def space(self) -> int:
        known = self.reader.names.spaces
        if self.rest not in known:
            named = ", ".join(known) or "none outside an episode's file"
            self.bad(f"unknown space {self.rest!r}", f"expected one of {named}")
        return known[self.rest]

    def gate(self) -> int:
        if self.rest not in word.GATES or self.rest == "each":
            known = ", ".join([gate for gate in word.GATES if gate != "each"])
            self.bad(f"unknown gate {self.rest!r}", f"expected one of {known}")
        return word.GATES.index(self.rest)

    def number(self) -> int:
        if not self.rest.isdecimal():
            self.bad(f"{self.name} {self.rest!r}", f"expected a number, as in {self.name}:1")
        return int(self.rest)
