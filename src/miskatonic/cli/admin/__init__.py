"""`miskatonic admin`: administer a server through its database.

A running server reads the admin log every five seconds and applies new actions, so these commands
need no connection to it, and also work while it is stopped.
"""

import argparse
from collections.abc import Callable
from typing import Any, Final

from miskatonic.cli.admin.backups import make_backup, migrate, restore
from miskatonic.cli.admin.maintenance import expire, log, status
from miskatonic.cli.admin.moderation import (
    ban,
    bans,
    close_report,
    delete,
    rename,
    report,
    reports,
    unban,
)
from miskatonic.cli.admin.shell import AdminShell
from miskatonic.cli.admin.tables import close_table, record, table_log, tables
from miskatonic.server.people.bans import KINDS
from miskatonic.text import LANGUAGES, Texts

Command = Callable[[AdminShell], int]
# A flag or name, and the keyword arguments for add_argument; `help` is a text id.
Argument = tuple[str, dict[str, Any]]
_REASON: Final[Argument] = (
    "--reason",
    {"metavar": "TEXT", "required": True, "help": "admin-arg-reason"},
)
_KIND: Final[Argument] = ("kind", {"choices": KINDS, "metavar": "KIND", "help": "admin-arg-kind"})
_VALUE: Final[Argument] = ("value", {"metavar": "VALUE", "help": "admin-arg-value"})
_NUMBER: Final[Argument] = (
    "number",
    {"metavar": "NUMBER", "type": int, "help": "admin-arg-number"},
)
_PERSON: Final[Argument] = ("person", {"metavar": "PERSON", "help": "admin-arg-person"})
_FILE: Final[Argument] = ("file", {"metavar": "FILE", "help": "admin-arg-file"})
_DAYS: Final[Argument] = ("--days", {"metavar": "N", "help": "admin-arg-days"})
_TABLE: Final[Argument] = ("table", {"metavar": "TABLE", "help": "admin-arg-table"})
_TABLE_REASON: Final[Argument] = (
    "--reason",
    {"metavar": "TEXT", "required": True, "help": "admin-arg-table-reason"},
)
COMMANDS: Final[dict[str, tuple[Command, tuple[Argument, ...]]]] = {
    "status": (status, ()),
    "ban": (ban, (_KIND, _VALUE, _REASON, _DAYS)),
    "unban": (unban, (_KIND, _VALUE)),
    "bans": (bans, ()),
    "tables": (tables, ()),
    "close-table": (close_table, (_TABLE, _TABLE_REASON)),
    "table-log": (table_log, (_TABLE,)),
    "record": (record, (_TABLE, _FILE)),
    "reports": (reports, (("--all", {"action": "store_true", "help": "admin-arg-all"}),)),
    "report": (report, (_NUMBER,)),
    "close-report": (close_report, (_NUMBER,)),
    "rename": (rename, (_PERSON, ("name", {"metavar": "NAME", "help": "admin-arg-name"}))),
    "delete": (delete, (_PERSON, ("--yes", {"action": "store_true", "help": "admin-arg-yes"}))),
    "log": (log, ()),
    "backup": (make_backup, (_FILE,)),
    "restore": (restore, (_FILE,)),
    "migrate": (migrate, ()),
    "expire": (expire, (("--dry-run", {"action": "store_true", "help": "admin-arg-dry-run"}),)),
}
# These commands run without a database with the current schema: they write one.
WITHOUT_DATABASE: Final = ("restore", "migrate")


def add_commands(parser: argparse.ArgumentParser, texts: Texts) -> None:
    commands = parser.add_subparsers(dest="act", required=True, metavar="COMMAND")
    for name, (_, arguments) in COMMANDS.items():
        words = texts(f"admin-{name}")
        command = commands.add_parser(name, help=words, description=words)
        for flag, how in arguments:
            words = texts(str(how["help"]))
            command.add_argument(flag, **{**how, "help": words})
        _add_settings(command, texts)


def _add_settings(command: argparse.ArgumentParser, texts: Texts) -> None:
    command.add_argument("--data", metavar="FOLDER", help=texts("admin-arg-data"))
    command.add_argument("--database", metavar="URL", help=texts("admin-arg-database"))
    command.add_argument("--config", metavar="FILE", help=texts("admin-arg-config"))
    command.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help=texts("admin-arg-set")
    )
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        default=texts.language,
        help=texts("cli-option-language", languages=", ".join(LANGUAGES)),
    )


def run(given: argparse.Namespace, texts: Texts) -> int:
    shell = AdminShell(given, texts)
    if given.act not in WITHOUT_DATABASE:
        shell.check()
    return COMMANDS[given.act][0](shell)
