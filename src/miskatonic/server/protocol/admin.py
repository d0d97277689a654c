"""Requests of admins."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from miskatonic.server.protocol.fields import Body, PersonName
from miskatonic.server.protocol.tables import Status, Visibility

BanKind = Literal["person", "address", "name"]
AdminReason = Annotated[str, Meta(min_length=1, max_length=500)]


class AdminBan(Struct):
    """For a person, `name` is their name; `until` is null if the ban is permanent."""

    kind: BanKind
    value: str
    name: str
    at: int
    until: int | None
    reason: str


class AdminReport(Struct):
    """A report. `text` includes the attached chat lines; `table` is the table's number. A name is
    empty if the person has been deleted.
    """

    number: int
    at: int
    by: str
    by_name: str
    about: str
    about_name: str
    table: int | None
    reason: str
    text: str
    closed: int | None


class AdminTable(Struct):
    """An unfinished table, by number, because its id would let the admin in. `last` is the time of
    its last entry, `here` how many people are connected.
    """

    number: int
    game: str
    status: Status
    visibility: Visibility
    seats: int
    taken: int
    here: int
    host: str
    host_name: str
    created: int
    last: int


class AdminAction(Struct):
    """An action of an admin, and its subject."""

    number: int
    at: int
    who: str
    what: str
    about: str


class AdminCounts(Struct):
    accounts: int
    guests: int
    lobbies: int
    running: int
    finished: int
    reports: int
    bans: int
    sockets: int


class AdminOverview(Struct):
    """Everything on the admin page; each list has at most 200 items, latest first."""

    now: int
    counts: AdminCounts
    reports: list[AdminReport]
    bans: list[AdminBan]
    tables: list[AdminTable]
    actions: list[AdminAction] = field(name="acts")


class NewBan(Body):
    """Ban a person (id, login or name), an address or network, or a name; `days` null: forever."""

    kind: BanKind
    value: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: AdminReason
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None


class OldBan(Body):
    kind: BanKind
    value: Annotated[str, Meta(min_length=1, max_length=64)]


class CloseTable(Body):
    """`table` is the table's number."""

    table: Annotated[int, Meta(ge=0, le=2**53)]
    reason: AdminReason


class CloseReport(Body):
    number: Annotated[int, Meta(ge=0, le=2**53)]


class RenamePerson(Body):
    """`person` is an id or a login."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]
    name: PersonName


class DeletePerson(Body):
    """`person` is an id or a login; `name` confirms the person's name."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Annotated[str, Meta(max_length=64)]


class Privacy(Struct):
    """How many days this server keeps data; 0 is forever. `access_log` says whether requests are
    logged, `log_addresses` whether addresses are.
    """

    lobby_days: int
    unfinished_days: int
    finished_days: int
    guest_days: int
    report_days: int
    admin_log_days: int
    access_log_days: int
    access_log: bool
    log_addresses: bool
