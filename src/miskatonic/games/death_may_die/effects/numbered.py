"""Effects that have a number: so much stress, so many tokens."""

from typing import Final

from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.references import ONE, Reader, Scope
from miskatonic.games.death_may_die.content.script import Effect
from miskatonic.games.death_may_die.effects.amounts import RollSuccesses


class NumberedEffect(Effect):
    """`n` is 1 where it is not given."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.n: Final = reader.amount(table, "n", ONE, scope)

    def counts_successes(self) -> bool:
        return isinstance(self.n, RollSuccesses)
