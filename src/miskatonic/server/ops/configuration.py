"""The server's settings: read from a file, the environment and the command line, in this order.

Each setting is declared once, with its type and description. `setting_rows` lists them all, for the
help and for docs/operating.md.
"""

import argparse
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from miskatonic.errors import BadOptions
from miskatonic.server.base.settings import Port, Settings, about
from miskatonic.server.ops.retention import Retention
from miskatonic.server.rate_limits.policy import Limits

ENVIRONMENT: Final = "MISKATONIC_"
FILE_VARIABLE: Final = "MISKATONIC_CONFIG"
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
NOTIFICATION_SCHEMES: Final = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")


class Configuration(Settings, frozen=True, kw_only=True):
    """All settings."""

    host: Annotated[str, about("address to listen on")] = LOOPBACK
    port: Annotated[Port, about("port to listen on; 0 picks a free one")] = 8000
    data: Annotated[str, about("data folder")] = ""
    database: Annotated[
        str, about("postgresql://user:password@host/name; default: a file in the data folder")
    ] = ""
    doorbell: Annotated[
        str, about("notify other servers by valkey://host or redis://host; default: database")
    ] = ""
    public_url: Annotated[
        str, about("public address, if the server is behind a proxy: https://…")
    ] = ""
    trusted_proxies: Annotated[
        tuple[str, ...],
        about("addresses or networks of proxies whose X-Forwarded-… headers are trusted"),
    ] = ()
    admins: Annotated[tuple[str, ...], about("logins of the accounts that may use /admin")] = ()
    access_log: Annotated[bool, about("log requests in the folder access, without ids")] = False
    log_addresses: Annotated[bool, about("include client addresses in the access log")] = False
    push_contact: Annotated[str, about("contact for push services: mailto:… or https://…")] = ""
    push_own_hosts: Annotated[
        tuple[str, ...],
        about("push services allowed at private addresses or without TLS: HOST:PORT"),
    ] = ()
    retention: Annotated[Retention, about("how long data is kept, in days; 0 keeps it forever")] = (
        msgspec.field(default_factory=Retention)
    )
    limits: Annotated[Limits, about("limits per person and address")] = msgspec.field(
        default_factory=Limits
    )

    def __post_init__(self) -> None:
        if self.doorbell and not self.doorbell.startswith(NOTIFICATION_SCHEMES):
            raise ValueError(
                f"invalid doorbell {self.doorbell!r}; use valkey://host or redis://host"
            )
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise ValueError(
                f"invalid push_contact {self.push_contact!r}; use mailto:you@example.org or https://…"
            )
        parts = urlsplit(self.public_url)
        if self.public_url and (parts.scheme not in ("http", "https") or not parts.netloc):
            raise ValueError(f"invalid public_url {self.public_url!r}; use https://example.org")
        if parts.path.strip("/"):
            raise ValueError(
                f"invalid public_url {self.public_url!r}; the server needs its own host, without a"
                " path"
            )

    @property
    def folder(self) -> Path:
        return Path(self.data or platformdirs.user_data_dir("miskatonic"))


class SettingRow(NamedTuple):
    """One setting: its name, environment variable, default and description."""

    name: str
    variable: str
    default: Any
    meaning: str


def setting_rows() -> Iterator[SettingRow]:
    yield from _rows(Configuration, Configuration(), "")


def _rows(kind: type[msgspec.Struct], given: msgspec.Struct, prefix: str) -> Iterator[SettingRow]:
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        value = getattr(given, field.name)
        name = prefix + field.name
        if isinstance(value, msgspec.Struct):
            yield from _rows(type(value), value, f"{name}.")
            continue
        metas = [each for each in get_args(hints[field.name]) if isinstance(each, Meta)]
        [meaning] = [each.description for each in metas if each.description is not None]
        yield SettingRow(name, ENVIRONMENT + name.upper().replace(".", "_"), value, meaning)


# ---------------------------------------------------------------- the command line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_network_arguments(parser)
    add_folder_arguments(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def add_network_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help=f"address to listen on (default: {LOOPBACK})")
    parser.add_argument("--port", help="port to listen on (default: 8000); 0 picks a free one")
    parser.add_argument(
        "--lan", action="store_true", help="listen on all interfaces, for the local network"
    )
    parser.add_argument("--public-url", help="public address, if behind a proxy")
    parser.add_argument("--trusted-proxies", help="addresses or networks of proxies: A,B,…")


def add_folder_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of every command that uses a server's data folder."""
    parser.add_argument("--data", metavar="FOLDER", help="data folder")
    parser.add_argument(
        "--database", metavar="URL", help="postgresql://…, instead of a file in the data folder"
    )
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any setting, such as limits.sockets=500 (see docs/operating.md)",
    )


def read_configuration(
    arguments: argparse.Namespace, environment: Mapping[str, str] = os.environ
) -> Configuration:
    """Read the settings; the command line overrides the environment, which overrides the file."""
    file = arguments.config or environment.get(FILE_VARIABLE, "")
    given = _read_file(Path(file)) if file else {}
    for row in setting_rows():
        if row.variable in environment:
            _put(given, row, environment[row.variable])
    if getattr(arguments, "lan", False):
        given["host"] = EVERYWHERE
    for row, value in _from_flags(arguments):
        _put(given, row, value)
    try:
        return msgspec.convert(given, Configuration, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadOptions(_explained(error, given)) from None


def _from_flags(arguments: argparse.Namespace) -> Iterator[tuple[SettingRow, str]]:
    rows = {row.name: row for row in setting_rows()}
    for name in ("host", "port", "data", "database", "public_url", "trusted_proxies"):
        value = getattr(arguments, name, None)
        if value is not None:
            yield rows[name], value
    for each in arguments.set:
        name, equals, value = each.partition("=")
        if not equals or name not in rows:
            raise BadOptions(f"invalid --set {each}; use NAME=VALUE with one of {', '.join(rows)}")
        yield rows[name], value


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions(f"cannot read the settings in {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"the settings in {path} are not TOML: {error}") from None


def _put(given: dict[str, Any], row: SettingRow, value: str) -> None:
    *tables, name = row.name.split(".")
    table = given
    for each in tables:
        inner = table.setdefault(each, {})
        if not isinstance(inner, dict):
            return
        table = inner
    is_list = isinstance(row.default, tuple)
    table[name] = [part.strip() for part in value.split(",") if part.strip()] if is_list else value


def _explained(error: Exception, given: dict[str, Any]) -> str:
    """Add the invalid value to msgspec's error message."""
    expected, _, path = str(error).partition(" - at `$.")
    if not path:
        return str(error)
    value: Any = given
    names: Sequence[str] = path.rstrip("`").split(".")
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    wanted = expected[:1].lower() + expected[1:].replace("`", "")
    return f"the setting {'.'.join(names)} is {value!r}: {wanted}"
