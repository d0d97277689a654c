"""Commands of `miskatonic admin` about tables and their logs."""

from pathlib import Path

import msgspec
from sqlalchemy import Connection

from miskatonic.cli.admin.shell import AdminShell, date
from miskatonic.cli.usage import BadUsage
from miskatonic.errors import BadSave
from miskatonic.server.tables.closed_tables import read_leniently, record_of
from miskatonic.store import administration
from miskatonic.store.store import Listed, LogRow, table_with_log


def close_table(shell: AdminShell) -> int:
    given = shell.given
    table = shell.write(lambda each: shell.admin.close_table(each, given.table, given.reason))
    return shell.say("admin-done-table", table=table)


def tables(shell: AdminShell) -> int:
    return shell.list(
        (
            each.number,
            each.game,
            each.status,
            f"{each.taken}/{each.seats}",
            date(each.created),
            date(each.last),
            each.host_name,
        )
        for each in shell.read(administration.open_tables)
    )


def table_log(shell: AdminShell) -> int:
    """Print the rows of a table's log, even if the table cannot be loaded."""
    _, log = _table_with_log(shell)
    for row in log:
        body = row.body.decode(errors="replace")
        print(f"{row.seq}  {date(row.at)}  {row.person or '-'}  {body}")
    return 0


def record(shell: AdminShell) -> int:
    """Write the record of a table's game to a file, read from the log without replaying it."""
    listed, log = _table_with_log(shell)
    try:
        found = record_of(listed, read_leniently(listed, log))
    except BadSave as error:
        raise BadUsage(str(error)) from None
    file = Path(shell.given.file)
    if file.exists():
        raise BadUsage(shell.texts("admin-file-there", file=str(file)))
    file.write_bytes(msgspec.json.format(found.to_json(), indent=1))
    return shell.say("admin-done-record", file=str(file), moves=len(found.moves))


def _table_with_log(shell: AdminShell) -> tuple[Listed, list[LogRow]]:
    which = shell.given.table

    def query(connection: Connection) -> tuple[Listed, list[LogRow]] | None:
        table = administration.id_of_table(connection, which)
        return None if table is None else table_with_log(connection, table)

    found = shell.read(query)
    if found is None:
        raise BadUsage(shell.texts("admin-no-table", word=which))
    return found
