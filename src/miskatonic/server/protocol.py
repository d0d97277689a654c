"""Every body of the REST interface and every message of the sockets, as types.

`python -m tools.generate_ts` writes client/src/generated/protocol.ts from this module, and the
OpenAPI description is made from it; nothing else says what goes over the wire.

A socket (`/api/tables/{id}/socket`) speaks JSON, one message a frame, told apart by `type`. The
client begins with `hello`; the server answers `welcome`, then either one `snapshot` or the frames
that were missed. Counted frames (`update`, `said`) carry `epoch` and `n`; `n` rises by one from
frame to frame and counts only what this viewer is sent. A client that finds a gap says `hello`
again. `room` and `snapshot` replace what was there before. Frames may end in white space.

To follow the game: take the view of the last `snapshot`, and for each `update` set the keys in
`changed`, append each list in `added` to the list that the view has under that key, and append
`events` to `history`. The result is the view that a new snapshot would hold. So what only grows
goes over the wire once, and a move costs the same however long the game has been.
"""

from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta, Struct, field

from miskatonic.kernel.options import OptionValue

Text = Annotated[str, Meta(max_length=500)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=3, max_length=64)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Tag = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=61)]
Level = Annotated[str, Meta(max_length=32)]
JsonObject = dict[str, Any]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends; a field that is not known is refused, not ignored."""


# ---------------------------------------------------------------- refusals

Reason = Literal[
    "bad-message",  # not JSON of a known form
    "too-big",
    "too-fast",  # a rate limit; try again later
    "too-many",  # a limit on how much one person or table may have
    "who-are-you",  # no session: PUT /api/me first
    "wrong-password",
    "banned",  # `text`, `word` and `values` say what is banned, why and until when
    "not-an-admin",
    "bad-act",  # what an admin wants cannot be done; `detail` says why
    "name-taken",  # the login name of an account
    "already-an-account",
    "no-account",  # a guest has no password and no recovery codes
    "bad-name",  # offensive, or (`text`) kept free
    "no-such-person",  # nobody at this table, or on this list
    "no-such-table",
    "no-such-game",
    "other-rules",  # the table or record is of another rules version than the game has now
    "game-removed",  # the table or record is of a game that is not here any more
    "unreadable",  # the table's log is damaged
    "no-such-level",
    "no-such-seat",
    "not-a-player",  # no seat at this table
    "not-the-host",
    "kicked",
    "blocked",  # the host does not want this person at their tables
    "seat-taken",
    "seat-empty",
    "table-full",
    "not-in-the-lobby",  # the game has begun
    "not-begun",
    "not-over",
    "paused",
    "not-ready",  # an empty seat, or a person who is not ready
    "bad-options",
    "bad-file",
    "no-spectators",
    "no-chat",
    "no-coach",
    "held-back",  # the referee; `text` and `word` say why
    "no-claim",  # the game refuses this claim; `detail` says why
    "stale-decision",  # this decision is not open any more
    "too-early",  # the least time of this question has not passed
    "illegal-choice",
    "no-undo",  # `detail` says why
    "no-proposal",
    "proposal-open",
    "foreign-origin",
    "not-found",
    "try-again",  # the server is closing, or the store did not answer
    "internal",
]


class Refusal(Struct):
    """Why something was refused; nothing was changed. Every REST error has this body.

    `detail` is English, for developers. Where there is more to say than the reason, `text` is the
    Fluent id of it: a game's referee, with `word` as the variable in it, or another rules version,
    with `values` as the variables.
    """

    reason: Reason
    detail: str
    text: str = ""
    word: str = ""
    values: dict[str, int] = field(default_factory=dict)


# ---------------------------------------------------------------- people


class Me(Struct):
    """Who the session says one is; `login` is set if there is an account."""

    name: str
    login: str | None


class Who(Struct):
    """The answer to `GET /api/me`: null before the first `PUT /api/me`."""

    me: Me | None


class Rename(Body):
    """Give oneself a name; the first time this makes a guest and sets the session cookie."""

    name: PersonName


class Credentials(Body):
    login: Login
    password: Password


class Recover(Body):
    """A new password for one of the recovery codes of an account, which is used up by it."""

    login: Login
    code: Code
    password: Password


class NewPassword(Body):
    """Change the password; all other sessions end."""

    old: Password
    new: Password


class WithPassword(Body):
    """For what must not be done by whoever finds the page open."""

    password: Password


class RecoveryCodes(Struct):
    """They are shown this once. Each works once; a new set replaces the one before."""

    codes: list[str]


class SessionInfo(Struct):
    """A browser that is logged in. `seen` is right within an hour; `current` is the asking one."""

    id: str
    created: int
    seen: int
    current: bool


class AccountInfo(Struct):
    """`login` is null for a guest; `codes` is how many recovery codes are left."""

    login: str | None
    codes: int
    sessions: list[SessionInfo]


class DeleteMe(Body):
    """`name` is one's own name, typed as it is; the password is asked of accounts alone."""

    name: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(max_length=200)] = ""


# ---------------------------------------------------------------- games


class OptionInfo(Struct):
    """An option as the game declares it. `text` is a Fluent id, `text`-help its explanation."""

    name: str
    kind: Literal["flag", "choice", "number", "seat", "set"]
    default: OptionValue
    text: str
    values: list[str]
    low: int
    high: int


class LevelInfo(Struct):
    """A strength of bots. `text` is a Fluent id, `text`-help its explanation."""

    id: str
    text: str


class OutlookInfo(Struct):
    """How games with these options and seats went that bots of a level have played."""

    options: JsonObject
    seats: int
    level: str
    games: int
    wins: int


class GameInfo(Struct):
    """A game. `choices[i]` is the name of choice i followed by its arguments. `texts` are, by
    language, the Fluent texts of a game that was added to the server and is not in the client.
    """

    id: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    prompts: list[str]
    choices: list[list[str | int]]
    outlooks: list[OutlookInfo]
    texts: dict[str, str]


class Games(Struct):
    games: list[GameInfo]


# ---------------------------------------------------------------- tables

Visibility = Literal["public", "link"]
Spectators = Literal["off", "live", "delayed"]
Pace = Literal["fast", "natural", "slow"]
Status = Literal["lobby", "playing", "paused", "over", "aborted"]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Grace = Annotated[int, Meta(ge=10, le=3_600)]


class ClockSettings(Body):
    """How long a decision may take (0: no limit), and when a bot stands in for who is away.

    A game may have options of its own for this (its manifest names them, `table_options`). They
    decide then, and the settings of the table do not count.
    """

    decision_seconds: Seconds = 0
    grace_seconds: Grace = 60
    bot_pace: Pace = "natural"


class TableSettings(Body):
    """What the host chooses for a table besides the game's own options."""

    visibility: Visibility = "link"
    spectators: Spectators = "delayed"
    chat: bool = True
    coach: bool = True
    undo: bool = True
    clock: ClockSettings = field(default_factory=ClockSettings)


class NewTable(Body):
    """Make a table, or (before the game) change one. Options left out have their defaults."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=62)]
    options: JsonObject = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)


class SeatState(Struct):
    """One seat. `by_bot`: a bot plays it for the person, who is away or has left for good.

    `who` stands for the person, at this table alone; it is empty for bots.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    connected: bool
    by_bot: bool
    left: bool
    who: str = ""


class Deadline(Struct):
    """Until when (milliseconds since 1970, by the server's clock) a question waits for a seat."""

    seat: int
    until: int


class Proposal(Struct):
    """What all seats in `asked` must agree to. Who has answered what is nobody else's business."""

    id: int
    what: Literal["pause", "resume", "abort", "undo"]
    by: int
    asked: list[int]
    until: int


class RoomState(Struct):
    """All about a table but the game itself; the same for every viewer.

    `now` is the server's clock, for `deadlines`. `epoch` 0 is the lobby. `last_proposal` tells how
    the last one ended.
    """

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    settings: TableSettings
    status: Status
    seats: list[SeatState]
    host: int | None
    host_name: str
    spectators: int
    epoch: int
    now: int
    deadlines: list[Deadline]
    proposal: Proposal | None
    last_proposal: Literal["agreed", "declined"] | None
    rematch: str | None
    commitment: str | None


# Why a table cannot be played on: its game began with another rules version, its game is not here
# any more, or its log is damaged.
Fault = Literal["other-rules", "game-removed", "unreadable"]


class TableLine(Struct):
    """A table in a list. With a `fault` it can be looked at, taken away as a file and left.

    `rules` is the rules version of its game, null before the game.
    """

    id: str
    game: str
    status: Status
    visibility: Visibility
    seats: int
    taken: int
    host_name: str
    created: int
    mine: bool
    rules: int | None
    fault: Fault | None


class Tables(Struct):
    tables: list[TableLine]


class Line(Struct):
    """A line of chat. `seat` is null in the spectators' chat. `who` stands for the writer, at this
    table alone; it is empty in lines of before there was such a thing.
    """

    seat: int | None
    name: str
    text: str
    at: int
    who: str = ""


class ClosedTable(Struct):
    """A table that cannot be played on, as far as its log can be read without playing its game.

    `rules` is the version it was played with, null if that is not known or it never began;
    `rules_now` is the game's version here, null if there is no such game. `result` is null if there
    is none, or none was kept. `chat` is for those who sat here. `record` says whether this person
    can take the record away.
    """

    fault: Fault
    rules: int | None
    rules_now: int | None
    created: int
    moves: int
    result: JsonObject | None
    chat: list[Line]
    record: bool


class Seated(Struct):
    """The table as it now is, and one's own seat there. `closed` if it cannot be played on; then
    `room` holds what is known of it.
    """

    room: RoomState
    seat: int | None
    host: bool
    closed: ClosedTable | None = None


class TakeSeat(Body):
    """Sit down here, or (null) on the first empty seat."""

    seat: SeatNumber | None = None


class AddBot(Body):
    level: Level
    seat: SeatNumber | None = None


class AtSeat(Body):
    """The seat to kick, or to hand the host's role to."""

    seat: SeatNumber


class SetReady(Body):
    ready: bool


class SomePerson(Body):
    """Somebody at a table: `who` of a seat, or of a line of chat."""

    who: Tag


class Shun(Body):
    """Mute or block somebody at a table, or (`on` false) do so no longer."""

    who: Tag
    on: bool = True


class Shunned(Struct):
    """Whom I have muted and blocked, as `who` of this table."""

    muted: list[str]
    blocked: list[str]


How = Literal["mute", "block"]


class ShunnedInfo(Struct):
    """Somebody on my list; `who` is for this list alone."""

    who: str
    name: str
    how: How
    at: int


class ShunnedPeople(Struct):
    people: list[ShunnedInfo]


class Unshun(Body):
    who: Tag
    how: How


ReportReason = Literal["chat", "name", "cheating", "leaving", "other"]


class Report(Body):
    """Tell those who run the server about somebody. The last lines of chat go along."""

    who: Tag
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""


class TableRef(Struct):
    id: str


class Notes(Body):
    """A seat's private notes."""

    text: Annotated[str, Meta(max_length=20_000)]


class Coaching(Struct):
    """What one's seat could work out now from its own view; null where there is nothing to say."""

    advice: JsonObject | None


class Legend(Struct):
    """What the numbers of this table's views, events and choices stand for; the same for everybody
    and for the whole game. Its form is the game's own; a game that needs none leaves it empty.
    """

    legend: JsonObject


class MyNotes(Struct):
    table: str
    text: str


class MyLine(Struct):
    table: str
    at: int
    text: str


class MyReport(Struct):
    table: str | None
    at: int
    about: str
    reason: str
    text: str


class MyData(Struct):
    """Everything personal that is kept of somebody. Passwords and codes are kept as hashes only."""

    name: str
    login: str | None
    created: int
    seen: int | None
    codes: int
    sessions: list[SessionInfo]
    tables: list[TableLine]
    notes: list[MyNotes]
    chat: list[MyLine]
    shunned: list[ShunnedInfo]
    reports: list[MyReport]


class Replay(Struct):
    """A game from its beginning, through the eyes of a seat, of a spectator, or (`all`) of nobody:
    with everything open. To be followed like a socket: take `view`, then each of `steps`.

    `seat` and `choice` of a step tell whose move it was, where these eyes may know.
    """

    table: str
    game: str
    eyes: int | Literal["all", "public"]
    over: bool
    view: JsonObject
    steps: list["ReplayStep"]


class ReplayStep(Struct):
    seat: int | None
    choice: int | None
    events: list[JsonObject]
    changed: JsonObject
    added: dict[str, list[Any]]


# ---------------------------------------------------------------- those who run the server

BanKind = Literal["person", "address", "name"]
AdminReason = Annotated[str, Meta(min_length=1, max_length=500)]


class AdminBan(Struct):
    """`name` is whose id the value is, if it is a person's; `until` is null for good."""

    kind: BanKind
    value: str
    name: str
    at: int
    until: int | None
    reason: str


class AdminReport(Struct):
    """What somebody has reported. `text` holds the lines of chat that went along; `table` is the
    table's number. A name is empty if the person is not here any more.
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
    """An unfinished table by its number; its id would let the admin in. `last` is when something
    happened there, `here` how many people look at it now.
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


class AdminAct(Struct):
    """What an admin did, and about what."""

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
    """Everything on the admins' page; of each list the latest first, and at most 200."""

    now: int
    counts: AdminCounts
    reports: list[AdminReport]
    bans: list[AdminBan]
    tables: list[AdminTable]
    acts: list[AdminAct]


class NewBan(Body):
    """Ban a person (id, login or name), an address or network, or a name; `days` null for good."""

    kind: BanKind
    value: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: AdminReason
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None


class OldBan(Body):
    kind: BanKind
    value: Annotated[str, Meta(min_length=1, max_length=64)]


class CloseTable(Body):
    """By the table's number."""

    table: Annotated[int, Meta(ge=0, le=2**53)]
    reason: AdminReason


class CloseReport(Body):
    number: Annotated[int, Meta(ge=0, le=2**53)]


class RenamePerson(Body):
    """`person` is an id or a login."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]
    name: PersonName


class Privacy(Struct):
    """For how many days this server keeps things; 0 is for ever. `access_log` says whether requests
    are logged, `log_addresses` whether the address is.
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


# ---------------------------------------------------------------- sockets: from the client


class Hello(Body, tag="hello"):
    """The first message of a socket, and again after a gap: what was seen last, if anything."""

    epoch: int = 0
    n: int | None = None


class Play(Body, tag="play"):
    """Answer the open decision of one's seat. Sent again with the same id it is not done twice."""

    id: CommandId
    decision: int
    choice: int


class Say(Body, tag="say"):
    """A structured claim, in games that have them."""

    id: CommandId
    claim: JsonObject


class Chat(Body, tag="chat"):
    """A line of chat: seats to all at the table, spectators to spectators alone."""

    id: CommandId
    text: Text


class Undo(Body, tag="undo"):
    """Take back one's last move. If others have moved since, this proposes it to them."""

    id: CommandId


class Propose(Body, tag="propose"):
    id: CommandId
    what: Literal["pause", "resume", "abort"]


class Vote(Body, tag="vote"):
    """One's answer to the open proposal."""

    id: CommandId
    proposal: int
    agree: bool


class Ping(Body, tag="ping"):
    """What was seen last; answered by `pong`, and by whatever is missing."""

    epoch: int
    n: int


FromClient = Hello | Play | Say | Chat | Undo | Propose | Vote | Ping


# ---------------------------------------------------------------- sockets: from the server


class Welcome(Struct, tag="welcome"):
    """Who one is at this table (`seat` null: a spectator), and all about the table."""

    seat: int | None
    host: bool
    room: RoomState


class Snapshot(Struct, tag="snapshot"):
    """Everything from here on: `view` is null before the game, `chat` holds the last lines."""

    epoch: int
    n: int
    view: JsonObject | None
    chat: list[Line]


class Update(Struct, tag="update"):
    """What happened in the game, which keys of the view have a new value, and which grew."""

    epoch: int
    n: int
    events: list[JsonObject]
    changed: JsonObject
    added: dict[str, list[Any]]


class LineAdded(Struct, tag="said"):
    """A new line of chat."""

    epoch: int
    n: int
    line: Line


class RoomChanged(Struct, tag="room"):
    """The table has changed: somebody sat down, came, went; a clock runs; something is proposed."""

    room: RoomState


class DeadlinesChanged(Struct, tag="times"):
    """New deadlines, in place of those of the last `room`; sent where decisions have a limit."""

    now: int
    deadlines: list[Deadline]


class Ack(Struct, tag="ack"):
    """The command is done and will not be lost. The same for a repeated id."""

    id: str


class Nack(Struct, tag="nack"):
    """The command was refused and has changed nothing."""

    id: str
    refusal: Refusal


class Pong(Struct, tag="pong"):
    """The viewer's last frame, and the server's clock. Also sent unasked when all is quiet."""

    epoch: int
    n: int
    now: int


class Bye(Struct, tag="bye"):
    """The server closes the socket; whether to come back depends on the reason."""

    refusal: Refusal


FromServer = (
    Welcome
    | Snapshot
    | Update
    | LineAdded
    | RoomChanged
    | DeadlinesChanged
    | Ack
    | Nack
    | Pong
    | Bye
)


# ---------------------------------------------------------------- the REST interface


class Done(Struct):
    """It is done; there is nothing to say about it."""


class Route(NamedTuple):
    """One request. In `path` stand for a table's id and a seat: {id} and {seat}."""

    method: Literal["GET", "PUT", "POST", "DELETE"]
    path: str
    body: type[Body] | None
    answer: type[Struct] | None
    summary: str


ROUTES: Final = (
    Route("GET", "/api/me", None, Who, "Who am I?"),
    Route("PUT", "/api/me", Rename, Me, "Give oneself a name; the first time, become a guest."),
    Route("POST", "/api/account", Credentials, Me, "Turn the guest into an account."),
    Route("POST", "/api/login", Credentials, Me, "Log in; a guest's games come along."),
    Route("POST", "/api/logout", None, Done, "End this session."),
    Route("POST", "/api/logout-everywhere", None, Done, "End all my sessions."),
    Route("POST", "/api/recover", Recover, Me, "A new password for a recovery code; log in."),
    Route("GET", "/api/account", None, AccountInfo, "My sessions, and how many codes are left."),
    Route("PUT", "/api/account/password", NewPassword, Done, "Change my password."),
    Route("POST", "/api/account/codes", WithPassword, RecoveryCodes, "New recovery codes."),
    Route("DELETE", "/api/sessions/{id}", None, AccountInfo, "End one of my sessions."),
    Route("GET", "/api/me/data", None, MyData, "Everything personal that is kept of me."),
    Route("POST", "/api/me/delete", DeleteMe, Done, "Delete me, and all that is personal."),
    Route("GET", "/api/shunned", None, ShunnedPeople, "Whom I have muted or blocked."),
    Route("POST", "/api/unshun", Unshun, ShunnedPeople, "Take somebody off that list."),
    Route("GET", "/api/games", None, Games, "The games and their options."),
    Route("GET", "/api/tables", None, Tables, "Public tables that wait for players or are played."),
    Route("GET", "/api/tables/mine", None, Tables, "The tables where I sit or sat."),
    Route("POST", "/api/tables", NewTable, Seated, "Make a table and sit down as its host."),
    Route("GET", "/api/tables/{id}", None, Seated, "A table, by its link."),
    Route("PUT", "/api/tables/{id}", NewTable, Seated, "Change game, options or settings (host)."),
    Route("POST", "/api/tables/{id}/sit", TakeSeat, Seated, "Sit down, or move to another seat."),
    Route("POST", "/api/tables/{id}/stand", None, Seated, "Stand up (before the game)."),
    Route("POST", "/api/tables/{id}/leave", None, Seated, "Leave for good; a bot plays on."),
    Route("POST", "/api/tables/{id}/bots", AddBot, Seated, "Put a bot on an empty seat (host)."),
    Route("DELETE", "/api/tables/{id}/bots/{seat}", None, Seated, "Send a bot away (host)."),
    Route("POST", "/api/tables/{id}/ready", SetReady, Seated, "Say that one is ready, or is not."),
    Route("POST", "/api/tables/{id}/start", None, Seated, "Begin the game (host)."),
    Route("POST", "/api/tables/{id}/kick", AtSeat, Seated, "Send a person away (host)."),
    Route("POST", "/api/tables/{id}/remove", SomePerson, Seated, "The same, player or spectator."),
    Route("POST", "/api/tables/{id}/block", Shun, Shunned, "Nor at my other tables (host)."),
    Route("POST", "/api/tables/{id}/mute", Shun, Shunned, "Do not show me what somebody writes."),
    Route("GET", "/api/tables/{id}/shunned", None, Shunned, "Whom I have muted and blocked."),
    Route("POST", "/api/tables/{id}/report", Report, Done, "Report somebody."),
    Route("POST", "/api/tables/{id}/host", AtSeat, Seated, "Hand over the host's role."),
    Route("POST", "/api/tables/{id}/rematch", None, TableRef, "A new table, the same people."),
    Route("GET", "/api/tables/{id}/notes", None, Notes, "My private notes."),
    Route("PUT", "/api/tables/{id}/notes", Notes, Notes, "Keep my private notes."),
    Route("GET", "/api/tables/{id}/coach", None, Coaching, "What my seat could work out now."),
    Route("GET", "/api/tables/{id}/legend", None, Legend, "What the numbers of its views mean."),
    Route("GET", "/api/tables/{id}/replay", None, Replay, "The game; ?eyes=all|public|me|0, 1 …"),
    Route(
        "GET",
        "/api/tables/{id}/export",
        None,
        None,
        "The record of a game that is over, or cannot go on.",
    ),
    Route("POST", "/api/import", None, TableRef, "A finished game from such a file."),
    Route("GET", "/api/privacy", None, Privacy, "What is kept here, and for how long."),
    Route("GET", "/api/admin", None, AdminOverview, "All that admins look at (admin)."),
    Route("POST", "/api/admin/ban", NewBan, AdminOverview, "Ban somebody (admin)."),
    Route("POST", "/api/admin/unban", OldBan, AdminOverview, "Lift a ban (admin)."),
    Route("POST", "/api/admin/close-table", CloseTable, AdminOverview, "End a game (admin)."),
    Route("POST", "/api/admin/close-report", CloseReport, AdminOverview, "It is settled (admin)."),
    Route("POST", "/api/admin/rename", RenamePerson, AdminOverview, "Another name (admin)."),
)
