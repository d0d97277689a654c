"""The requests of the HTTP API: path, body and answer of each."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from miskatonic.server.protocol.admin import (
    AdminOverview,
    CloseReport,
    CloseTable,
    DeletePerson,
    NewBan,
    OldBan,
    Privacy,
    RenamePerson,
)
from miskatonic.server.protocol.bots import (
    Bots,
    BotToken,
    Choose,
    Looked,
    NewBot,
    SayClaim,
    WriteLine,
)
from miskatonic.server.protocol.fields import Body, Done
from miskatonic.server.protocol.games import GameInfo, Games
from miskatonic.server.protocol.history import AnalysisState, MyGames, MyStatistics, Replay
from miskatonic.server.protocol.moderation import (
    MutedAndBlocked,
    MutedOrBlockedPeople,
    MuteOrBlock,
    Report,
    SomePerson,
    UnmuteOrUnblock,
)
from miskatonic.server.protocol.people import (
    AccountInfo,
    Credentials,
    DeleteMe,
    Me,
    MyData,
    NewPassword,
    Recover,
    RecoveryCodes,
    Rename,
    Who,
    WithPassword,
)
from miskatonic.server.protocol.pushes import PushInfo, Subscribe, Unsubscribe
from miskatonic.server.protocol.start import PlayNow, Start, Started
from miskatonic.server.protocol.tables import (
    AddBot,
    AtSeat,
    Coaching,
    Fork,
    Legend,
    LiveGames,
    NewTable,
    Notes,
    Seated,
    SetReady,
    TableRef,
    Tables,
    TakeSeat,
)


class ApiRoute(NamedTuple):
    """One request. `path` may contain {id} and {seat}."""

    method: Literal["GET", "PUT", "POST", "DELETE"]
    path: str
    body: type[Body] | None
    answer: type[Struct] | None
    summary: str


Answer = type[Struct] | None


def _get(path: str, answer: Answer, summary: str) -> ApiRoute:
    return ApiRoute("GET", path, None, answer, summary)


def _delete(path: str, answer: Answer, summary: str) -> ApiRoute:
    return ApiRoute("DELETE", path, None, answer, summary)


def _put(path: str, body: type[Body], answer: Answer, summary: str) -> ApiRoute:
    return ApiRoute("PUT", path, body, answer, summary)


def _post(path: str, body: type[Body] | None, answer: Answer, summary: str) -> ApiRoute:
    return ApiRoute("POST", path, body, answer, summary)


ROUTES: Final = (
    _get("/api/me", Who, "Who am I?"),
    _put("/api/me", Rename, Me, "Choose a name; the first time, become a guest."),
    _post("/api/account", Credentials, Me, "Turn the guest into an account."),
    _post("/api/login", Credentials, Me, "Log in; a guest's games move along."),
    _post("/api/logout", None, Done, "End this session."),
    _post("/api/logout-everywhere", None, Done, "End all my sessions."),
    _post("/api/recover", Recover, Me, "Set a new password with a recovery code."),
    _get("/api/account", AccountInfo, "My sessions and remaining recovery codes."),
    _put("/api/account/password", NewPassword, Done, "Change my password."),
    _post("/api/account/codes", WithPassword, RecoveryCodes, "New recovery codes."),
    _delete("/api/sessions/{id}", AccountInfo, "End one of my sessions."),
    _get("/api/me/games", MyGames, "My running games and results."),
    _get("/api/me/statistics", MyStatistics, "Statistics of my results."),
    _get("/api/push", PushInfo, "The key for push subscriptions."),
    _post("/api/push", Subscribe, Done, "Turn on notifications in this browser."),
    _post("/api/push/stop", Unsubscribe, Done, "Turn off notifications in this browser."),
    _get("/api/me/data", MyData, "All data stored about me."),
    _post("/api/me/delete", DeleteMe, Done, "Delete me and my personal data."),
    _get("/api/shunned", MutedOrBlockedPeople, "Whom I have muted or blocked."),
    _post(
        "/api/unshun",
        UnmuteOrUnblock,
        MutedOrBlockedPeople,
        "Remove a person from that list.",
    ),
    _get("/api/start", Start, "Everything the first page shows."),
    _post("/api/play", PlayNow, Started, "Make a table with one click."),
    _get("/api/bots", Bots, "My external bots."),
    _post("/api/bots", NewBot, BotToken, "Make a bot; returns its token."),
    _post("/api/bots/{id}/token", None, BotToken, "Replace a bot's token."),
    _delete("/api/bots/{id}", Done, "Delete a bot."),
    _get("/api/games", Games, "All games and their options."),
    _get("/api/games/{id}", GameInfo, "One game and its options."),
    _get("/api/tables", Tables, "Public tables, waiting or being played."),
    _get("/api/tables/live", LiveGames, "Games to watch."),
    _get("/api/tables/mine", Tables, "Tables where I sit or sat."),
    _post("/api/tables", NewTable, Seated, "Make a table and become its host."),
    _get("/api/tables/{id}", Seated, "A table, by its id."),
    _put("/api/tables/{id}", NewTable, Seated, "Change game, options or settings (host)."),
    _post("/api/tables/{id}/sit", TakeSeat, Seated, "Take a seat, or change seats."),
    _post("/api/tables/{id}/stand", None, Seated, "Give up my seat (before the game)."),
    _post("/api/tables/{id}/leave", None, Seated, "Leave for good; a bot takes over."),
    _post("/api/tables/{id}/bots", AddBot, Seated, "Add a bot to an empty seat (host)."),
    _delete("/api/tables/{id}/bots/{seat}", Seated, "Remove a bot (host)."),
    _post("/api/tables/{id}/ready", SetReady, Seated, "Say whether I am ready."),
    _post("/api/tables/{id}/start", None, Seated, "Start the game (host)."),
    _post("/api/tables/{id}/kick", AtSeat, Seated, "Remove the person on a seat (host)."),
    _post("/api/tables/{id}/remove", SomePerson, Seated, "Remove a player or spectator (host)."),
    _post(
        "/api/tables/{id}/block",
        MuteOrBlock,
        MutedAndBlocked,
        "Block a person at all my tables (host).",
    ),
    _post("/api/tables/{id}/mute", MuteOrBlock, MutedAndBlocked, "Mute a person."),
    _get(
        "/api/tables/{id}/shunned",
        MutedAndBlocked,
        "Whom I have muted and blocked here.",
    ),
    _post("/api/tables/{id}/report", Report, Done, "Report a person."),
    _post("/api/tables/{id}/host", AtSeat, Seated, "Make another player the host."),
    _post("/api/tables/{id}/rematch", None, TableRef, "Make a new table with the same people."),
    _post("/api/tables/{id}/fork", Fork, TableRef, "Continue a finished game from a move."),
    _get("/api/tables/{id}/look", Looked, "The table as I see it (bot)."),
    _get("/api/tables/{id}/wait", Looked, "Wait for my turn, then look (bot)."),
    _get("/api/tables/{id}/stream", None, "A socket's frames as JSON lines (bot)."),
    _post("/api/tables/{id}/choose", Choose, Looked, "Answer the open question (bot)."),
    _post("/api/tables/{id}/say", SayClaim, Looked, "Make a claim (bot)."),
    _post("/api/tables/{id}/chat", WriteLine, Looked, "Write a chat line (bot)."),
    _get("/api/tables/{id}/notes", Notes, "My private notes."),
    _put("/api/tables/{id}/notes", Notes, Notes, "Save my private notes."),
    _get("/api/tables/{id}/coach", Coaching, "Advice from the coach for my seat."),
    _get("/api/tables/{id}/legend", Legend, "The meaning of numbers in its views."),
    _get("/api/tables/{id}/replay", Replay, "A replay; ?eyes=all|public|me|0, 1 …"),
    _get(
        "/api/tables/{id}/analysis/{seat}",
        AnalysisState,
        "The analysis of a seat's play in a finished game, and its progress.",
    ),
    _post("/api/tables/{id}/analysis/{seat}", None, AnalysisState, "Request the analysis."),
    _delete("/api/tables/{id}/analysis/{seat}", AnalysisState, "Cancel the analysis."),
    _get(
        "/api/tables/{id}/export",
        None,
        "The record of a game that is over, or cannot be continued.",
    ),
    _post("/api/import", None, TableRef, "Import a finished game from a file."),
    _get("/api/privacy", Privacy, "How long this server keeps data."),
    _get("/api/admin", AdminOverview, "Everything on the admin page (admin)."),
    _post("/api/admin/ban", NewBan, AdminOverview, "Ban a person, address or name (admin)."),
    _post("/api/admin/unban", OldBan, AdminOverview, "Lift a ban (admin)."),
    _post("/api/admin/close-table", CloseTable, AdminOverview, "End a game (admin)."),
    _post("/api/admin/close-report", CloseReport, AdminOverview, "Close a report (admin)."),
    _post("/api/admin/rename", RenamePerson, AdminOverview, "Rename a person (admin)."),
    _post("/api/admin/delete", DeletePerson, AdminOverview, "Delete a person (admin)."),
)
