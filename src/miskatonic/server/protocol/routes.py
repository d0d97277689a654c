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
    Report,
    Shun,
    Shunned,
    ShunnedPeople,
    SomePerson,
    Unshun,
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


ROUTES: Final = (
    ApiRoute("GET", "/api/me", None, Who, "Who am I?"),
    ApiRoute("PUT", "/api/me", Rename, Me, "Choose a name; the first time, become a guest."),
    ApiRoute("POST", "/api/account", Credentials, Me, "Turn the guest into an account."),
    ApiRoute("POST", "/api/login", Credentials, Me, "Log in; a guest's games move along."),
    ApiRoute("POST", "/api/logout", None, Done, "End this session."),
    ApiRoute("POST", "/api/logout-everywhere", None, Done, "End all my sessions."),
    ApiRoute("POST", "/api/recover", Recover, Me, "Set a new password with a recovery code."),
    ApiRoute("GET", "/api/account", None, AccountInfo, "My sessions and remaining recovery codes."),
    ApiRoute("PUT", "/api/account/password", NewPassword, Done, "Change my password."),
    ApiRoute("POST", "/api/account/codes", WithPassword, RecoveryCodes, "New recovery codes."),
    ApiRoute("DELETE", "/api/sessions/{id}", None, AccountInfo, "End one of my sessions."),
    ApiRoute("GET", "/api/me/games", None, MyGames, "My running games and results."),
    ApiRoute("GET", "/api/me/statistics", None, MyStatistics, "Statistics of my results."),
    ApiRoute("GET", "/api/push", None, PushInfo, "The key for push subscriptions."),
    ApiRoute("POST", "/api/push", Subscribe, Done, "Turn on notifications in this browser."),
    ApiRoute(
        "POST", "/api/push/stop", Unsubscribe, Done, "Turn off notifications in this browser."
    ),
    ApiRoute("GET", "/api/me/data", None, MyData, "All data stored about me."),
    ApiRoute("POST", "/api/me/delete", DeleteMe, Done, "Delete me and my personal data."),
    ApiRoute("GET", "/api/shunned", None, ShunnedPeople, "Whom I have muted or blocked."),
    ApiRoute("POST", "/api/unshun", Unshun, ShunnedPeople, "Remove a person from that list."),
    ApiRoute("GET", "/api/start", None, Start, "Everything the first page shows."),
    ApiRoute("POST", "/api/play", PlayNow, Started, "Make a table with one click."),
    ApiRoute("GET", "/api/bots", None, Bots, "My external bots."),
    ApiRoute("POST", "/api/bots", NewBot, BotToken, "Make a bot; returns its token."),
    ApiRoute("POST", "/api/bots/{id}/token", None, BotToken, "Replace a bot's token."),
    ApiRoute("DELETE", "/api/bots/{id}", None, Done, "Delete a bot."),
    ApiRoute("GET", "/api/games", None, Games, "All games and their options."),
    ApiRoute("GET", "/api/games/{id}", None, GameInfo, "One game and its options."),
    ApiRoute("GET", "/api/tables", None, Tables, "Public tables, waiting or being played."),
    ApiRoute("GET", "/api/tables/live", None, LiveGames, "Games to watch."),
    ApiRoute("GET", "/api/tables/mine", None, Tables, "Tables where I sit or sat."),
    ApiRoute("POST", "/api/tables", NewTable, Seated, "Make a table and become its host."),
    ApiRoute("GET", "/api/tables/{id}", None, Seated, "A table, by its id."),
    ApiRoute(
        "PUT", "/api/tables/{id}", NewTable, Seated, "Change game, options or settings (host)."
    ),
    ApiRoute("POST", "/api/tables/{id}/sit", TakeSeat, Seated, "Take a seat, or change seats."),
    ApiRoute("POST", "/api/tables/{id}/stand", None, Seated, "Give up my seat (before the game)."),
    ApiRoute("POST", "/api/tables/{id}/leave", None, Seated, "Leave for good; a bot takes over."),
    ApiRoute("POST", "/api/tables/{id}/bots", AddBot, Seated, "Add a bot to an empty seat (host)."),
    ApiRoute("DELETE", "/api/tables/{id}/bots/{seat}", None, Seated, "Remove a bot (host)."),
    ApiRoute("POST", "/api/tables/{id}/ready", SetReady, Seated, "Say whether I am ready."),
    ApiRoute("POST", "/api/tables/{id}/start", None, Seated, "Start the game (host)."),
    ApiRoute(
        "POST", "/api/tables/{id}/kick", AtSeat, Seated, "Remove the person on a seat (host)."
    ),
    ApiRoute(
        "POST",
        "/api/tables/{id}/remove",
        SomePerson,
        Seated,
        "Remove a player or spectator (host).",
    ),
    ApiRoute(
        "POST", "/api/tables/{id}/block", Shun, Shunned, "Block a person at all my tables (host)."
    ),
    ApiRoute("POST", "/api/tables/{id}/mute", Shun, Shunned, "Mute a person."),
    ApiRoute(
        "GET", "/api/tables/{id}/shunned", None, Shunned, "Whom I have muted and blocked here."
    ),
    ApiRoute("POST", "/api/tables/{id}/report", Report, Done, "Report a person."),
    ApiRoute("POST", "/api/tables/{id}/host", AtSeat, Seated, "Make another player the host."),
    ApiRoute(
        "POST", "/api/tables/{id}/rematch", None, TableRef, "Make a new table with the same people."
    ),
    ApiRoute(
        "POST", "/api/tables/{id}/fork", Fork, TableRef, "Continue a finished game from a move."
    ),
    ApiRoute("GET", "/api/tables/{id}/look", None, Looked, "The table as I see it (bot)."),
    ApiRoute("GET", "/api/tables/{id}/wait", None, Looked, "Wait for my turn, then look (bot)."),
    ApiRoute(
        "GET", "/api/tables/{id}/stream", None, None, "A socket's frames as JSON lines (bot)."
    ),
    ApiRoute("POST", "/api/tables/{id}/choose", Choose, Looked, "Answer the open question (bot)."),
    ApiRoute("POST", "/api/tables/{id}/say", SayClaim, Looked, "Make a claim (bot)."),
    ApiRoute("POST", "/api/tables/{id}/chat", WriteLine, Looked, "Write a chat line (bot)."),
    ApiRoute("GET", "/api/tables/{id}/notes", None, Notes, "My private notes."),
    ApiRoute("PUT", "/api/tables/{id}/notes", Notes, Notes, "Save my private notes."),
    ApiRoute("GET", "/api/tables/{id}/coach", None, Coaching, "Advice from the coach for my seat."),
    ApiRoute(
        "GET", "/api/tables/{id}/legend", None, Legend, "The meaning of numbers in its views."
    ),
    ApiRoute(
        "GET", "/api/tables/{id}/replay", None, Replay, "A replay; ?eyes=all|public|me|0, 1 …"
    ),
    ApiRoute(
        "GET",
        "/api/tables/{id}/analysis/{seat}",
        None,
        AnalysisState,
        "The analysis of a seat's play in a finished game, and its progress.",
    ),
    ApiRoute(
        "POST", "/api/tables/{id}/analysis/{seat}", None, AnalysisState, "Request the analysis."
    ),
    ApiRoute(
        "DELETE", "/api/tables/{id}/analysis/{seat}", None, AnalysisState, "Cancel the analysis."
    ),
    ApiRoute(
        "GET",
        "/api/tables/{id}/export",
        None,
        None,
        "The record of a game that is over, or cannot be continued.",
    ),
    ApiRoute("POST", "/api/import", None, TableRef, "Import a finished game from a file."),
    ApiRoute("GET", "/api/privacy", None, Privacy, "How long this server keeps data."),
    ApiRoute("GET", "/api/admin", None, AdminOverview, "Everything on the admin page (admin)."),
    ApiRoute(
        "POST", "/api/admin/ban", NewBan, AdminOverview, "Ban a person, address or name (admin)."
    ),
    ApiRoute("POST", "/api/admin/unban", OldBan, AdminOverview, "Lift a ban (admin)."),
    ApiRoute("POST", "/api/admin/close-table", CloseTable, AdminOverview, "End a game (admin)."),
    ApiRoute(
        "POST", "/api/admin/close-report", CloseReport, AdminOverview, "Close a report (admin)."
    ),
    ApiRoute("POST", "/api/admin/rename", RenamePerson, AdminOverview, "Rename a person (admin)."),
    ApiRoute("POST", "/api/admin/delete", DeletePerson, AdminOverview, "Delete a person (admin)."),
)
