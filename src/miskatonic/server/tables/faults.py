"""Which tables are known to be unplayable, and why."""

import logging
from collections.abc import Iterable
from typing import Final, get_args

from miskatonic.server.protocol.tables import Fault
from miskatonic.server.tables.closed_tables import TableFault, fault_of_rules
from miskatonic.store.store import Listed, Store

LOGGER: Final = logging.getLogger(__name__)


class TableFaults:
    """The faults that were found when tables were loaded or checked, by table number."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._found: Final[dict[int, TableFault]] = {}

    @property
    def numbers(self) -> Iterable[int]:
        return self._found

    def of(self, listed: Listed) -> TableFault | None:
        """Why a table is unplayable, as far as that is known without loading it."""
        return self._found.get(listed.number) or fault_of_rules(listed.game, listed.rules)

    def note(self, table: int, fault: TableFault, bug: Exception | None = None) -> None:
        """Remember a fault and log it once; `bug` is logged with its traceback."""
        if table not in self._found:
            self._found[table] = fault
            LOGGER.warning("table %d is closed: %s", table, fault.detail, exc_info=bug)

    async def count(self) -> dict[str, int]:
        """Count the unfinished tables that are unplayable, by fault."""
        count: dict[str, int] = dict.fromkeys(get_args(Fault), 0)
        for game, rules, tables in await self._store.count_by_rules(self._found):
            fault = fault_of_rules(game, rules)
            if fault is not None:
                count[fault.kind] += tables
        for number in await self._store.unfinished(self._found):
            count[self._found[number].kind] += 1
        return count
