"""The requests of the REST interface: path, body and answer of each."""

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
from miskatonic.server.protocol.analysis import AnalysisState
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
from miskatonic.server.protocol.moderation import (
    Report,
    Shun,
    Shunned,
    ShunnedPeople,
    SomePerson,
    Unshun,
)
from miskatonic.server.protocol.my_games import MyGames, MyStatistics
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
from miskatonic.server.protocol.replays import Replay
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
    """One request. In `path` stand for a table's id and a seat: {id} and {seat}."""

    method: Literal["GET", "PUT", "POST", "DELETE"]
    path: str
    body: type[Body] | None
    answer: type[Struct] | None
    summary: str


ROUTES: Final = (
    ApiRoute("GET", "/api/me", None, Who, "Who am I?"),
    ApiRoute("PUT", "/api/me", Rename, Me, "Give oneself a name; the first time, become a guest."),
    ApiRoute("POST", "/api/account", Credentials, Me, "Turn the guest into an account."),
    ApiRoute("POST", "/api/login", Credentials, Me, "Log in; a guest's games come along."),
    ApiRoute("POST", "/api/logout", None, Done, "End this session."),
    ApiRoute("POST", "/api/logout-everywhere", None, Done, "End all my sessions."),
    ApiRoute("POST", "/api/recover", Recover, Me, "A new password for a recovery code; log in."),
    ApiRoute("GET", "/api/account", None, AccountInfo, "My sessions, and how many codes are left."),
    ApiRoute("PUT", "/api/account/password", NewPassword, Done, "Change my password."),
    ApiRoute("POST", "/api/account/codes", WithPassword, RecoveryCodes, "New recovery codes."),
    ApiRoute("DELETE", "/api/sessions/{id}", None, AccountInfo, "End one of my sessions."),
    ApiRoute("GET", "/api/me/games", None, MyGames, "My games: my turn, running, results."),
    ApiRoute("GET", "/api/me/statistics", None, MyStatistics, "What my results come to."),
    ApiRoute("GET", "/api/push", None, PushInfo, "What a browser needs to be told of my turns."),
    ApiRoute("POST", "/api/push", Subscribe, Done, "Tell this browser when it is my turn."),
    ApiRoute("POST", "/api/push/stop", Unsubscribe, Done, "Tell this browser nothing any more."),
    ApiRoute("GET", "/api/me/data", None, MyData, "Everything personal that is kept of me."),
    ApiRoute("POST", "/api/me/delete", DeleteMe, Done, "Delete me, and all that is personal."),
    ApiRoute("GET", "/api/shunned", None, ShunnedPeople, "Whom I have muted or blocked."),
    ApiRoute("POST", "/api/unshun", Unshun, ShunnedPeople, "Take somebody off that list."),
    ApiRoute("GET", "/api/start", None, Start, "All that the first page shows."),
    ApiRoute("POST", "/api/play", PlayNow, Started, "A table with one click; name and all."),
    ApiRoute("GET", "/api/bots", None, Bots, "The bots that I answer for."),
    ApiRoute("POST", "/api/bots", NewBot, BotToken, "A new bot, and its token."),
    ApiRoute("POST", "/api/bots/{id}/token", None, BotToken, "Another token; the old one ends."),
    ApiRoute("DELETE", "/api/bots/{id}", None, Done, "Delete a bot, with its token."),
    ApiRoute("GET", "/api/games", None, Games, "The games and their options."),
    ApiRoute("GET", "/api/games/{id}", None, GameInfo, "One game and its options."),
    ApiRoute(
        "GET", "/api/tables", None, Tables, "Public tables that wait for players or are played."
    ),
    ApiRoute("GET", "/api/tables/live", None, LiveGames, "Games to watch."),
    ApiRoute("GET", "/api/tables/mine", None, Tables, "The tables where I sit or sat."),
    ApiRoute("POST", "/api/tables", NewTable, Seated, "Make a table and sit down as its host."),
    ApiRoute("GET", "/api/tables/{id}", None, Seated, "A table, by its link."),
    ApiRoute(
        "PUT", "/api/tables/{id}", NewTable, Seated, "Change game, options or settings (host)."
    ),
    ApiRoute(
        "POST", "/api/tables/{id}/sit", TakeSeat, Seated, "Sit down, or move to another seat."
    ),
    ApiRoute("POST", "/api/tables/{id}/stand", None, Seated, "Stand up (before the game)."),
    ApiRoute("POST", "/api/tables/{id}/leave", None, Seated, "Leave for good; a bot plays on."),
    ApiRoute("POST", "/api/tables/{id}/bots", AddBot, Seated, "Put a bot on an empty seat (host)."),
    ApiRoute("DELETE", "/api/tables/{id}/bots/{seat}", None, Seated, "Send a bot away (host)."),
    ApiRoute(
        "POST", "/api/tables/{id}/ready", SetReady, Seated, "Say that one is ready, or is not."
    ),
    ApiRoute("POST", "/api/tables/{id}/start", None, Seated, "Begin the game (host)."),
    ApiRoute("POST", "/api/tables/{id}/kick", AtSeat, Seated, "Send a person away (host)."),
    ApiRoute(
        "POST", "/api/tables/{id}/remove", SomePerson, Seated, "The same, player or spectator."
    ),
    ApiRoute("POST", "/api/tables/{id}/block", Shun, Shunned, "Nor at my other tables (host)."),
    ApiRoute(
        "POST", "/api/tables/{id}/mute", Shun, Shunned, "Do not show me what somebody writes."
    ),
    ApiRoute("GET", "/api/tables/{id}/shunned", None, Shunned, "Whom I have muted and blocked."),
    ApiRoute("POST", "/api/tables/{id}/report", Report, Done, "Report somebody."),
    ApiRoute("POST", "/api/tables/{id}/host", AtSeat, Seated, "Hand over the host's role."),
    ApiRoute("POST", "/api/tables/{id}/rematch", None, TableRef, "A new table, the same people."),
    ApiRoute("POST", "/api/tables/{id}/fork", Fork, TableRef, "Play on from a finished game."),
    ApiRoute("GET", "/api/tables/{id}/look", None, Looked, "The table as I see it (bot)."),
    ApiRoute("GET", "/api/tables/{id}/wait", None, Looked, "The same, once it is my turn (bot)."),
    ApiRoute(
        "GET", "/api/tables/{id}/stream", None, None, "A socket's frames, as JSON lines (bot)."
    ),
    ApiRoute("POST", "/api/tables/{id}/choose", Choose, Looked, "Answer the open question (bot)."),
    ApiRoute("POST", "/api/tables/{id}/say", SayClaim, Looked, "Claim something (bot)."),
    ApiRoute("POST", "/api/tables/{id}/chat", WriteLine, Looked, "Write a line of chat (bot)."),
    ApiRoute("GET", "/api/tables/{id}/notes", None, Notes, "My private notes."),
    ApiRoute("PUT", "/api/tables/{id}/notes", Notes, Notes, "Keep my private notes."),
    ApiRoute("GET", "/api/tables/{id}/coach", None, Coaching, "What my seat could work out now."),
    ApiRoute("GET", "/api/tables/{id}/legend", None, Legend, "What the numbers of its views mean."),
    ApiRoute(
        "GET", "/api/tables/{id}/replay", None, Replay, "The game; ?eyes=all|public|me|0, 1 …"
    ),
    ApiRoute(
        "GET",
        "/api/tables/{id}/analysis/{seat}",
        None,
        AnalysisState,
        "What a seat could have done better in a finished game, as far as that is known.",
    ),
    ApiRoute(
        "POST", "/api/tables/{id}/analysis/{seat}", None, AnalysisState, "Have it worked out."
    ),
    ApiRoute("DELETE", "/api/tables/{id}/analysis/{seat}", None, AnalysisState, "Give that up."),
    ApiRoute(
        "GET",
        "/api/tables/{id}/export",
        None,
        None,
        "The record of a game that is over, or cannot go on.",
    ),
    ApiRoute("POST", "/api/import", None, TableRef, "A finished game from such a file."),
    ApiRoute("GET", "/api/privacy", None, Privacy, "What is kept here, and for how long."),
    ApiRoute("GET", "/api/admin", None, AdminOverview, "All that admins look at (admin)."),
    ApiRoute("POST", "/api/admin/ban", NewBan, AdminOverview, "Ban somebody (admin)."),
    ApiRoute("POST", "/api/admin/unban", OldBan, AdminOverview, "Lift a ban (admin)."),
    ApiRoute("POST", "/api/admin/close-table", CloseTable, AdminOverview, "End a game (admin)."),
    ApiRoute(
        "POST", "/api/admin/close-report", CloseReport, AdminOverview, "It is settled (admin)."
    ),
    ApiRoute("POST", "/api/admin/rename", RenamePerson, AdminOverview, "Another name (admin)."),
    ApiRoute("POST", "/api/admin/delete", DeletePerson, AdminOverview, "Delete a person (admin)."),
)
