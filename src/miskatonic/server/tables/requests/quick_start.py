"""Requests of the first page: everything it shows, and a game with one click."""

from dataclasses import dataclass

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Preset
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.accounts import me
from miskatonic.server.people.guest_names import propose_name
from miskatonic.server.people.login_attempts import LoginAttempts
from miskatonic.server.people.sessions import People
from miskatonic.server.protocol.games import GameLine
from miskatonic.server.protocol.start import PlayNow, Start, Started
from miskatonic.server.protocol.tables import NewTable
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.forks import DrawSeed
from miskatonic.server.tables.requests.game_info import added_texts, checked, known_game
from miskatonic.server.tables.requests.lobby import host_sits
from miskatonic.server.tables.requests.table_lists import TableLists
from miskatonic.store.my_games import count_turns
from miskatonic.store.store import Person, Store


@dataclass(frozen=True, eq=False)
class HomeHandlers:
    """Answers for the first page: what it shows."""

    store: Store
    people: People
    lists: TableLists

    @handles("GET", "/api/start")
    async def start(self, request: ApiRequest) -> Start:
        """Everything on the first page. Most visits start here, so old cookies are replaced."""
        session = request.session
        mine, turns = [], 0
        if session is not None:
            person = session.person.id
            turns = await self.store.read(lambda each: count_turns(each, person))
            request.new_cookie = await self.people.renewed(session)
            mine = (await self.lists.my_tables(request)).tables
        return Start(
            me=None if session is None else me(session.person),
            proposed=propose_name() if session is None else "",
            games=[game_line(each) for each in GAMES],
            tables=(await self.lists.public_tables(request)).tables,
            mine=mine,
            live=(await self.lists.live_games(request)).games,
            turns=turns,
        )


@dataclass(frozen=True, eq=False)
class QuickStartHandlers:
    """Makes a table with one click, for visitors without a name too."""

    people: People
    attempts: LoginAttempts
    tables: TableRegistry
    rate_limits: RateLimits
    draw_seed: DrawSeed

    @handles("POST", "/api/play")
    async def play(self, request: ApiRequest) -> Started:
        body: PlayNow = request.body
        known_game(body.game)
        preset = _preset(body)
        first = MANIFESTS[body.game].first_game
        new = checked(NewTable(body.game, first.seats, dict(preset.options)))
        person = await self._person(request)
        refusal = "too many tables; wait a moment"
        self.rate_limits.charge("tables", person.id, request.address, refusal)
        seated: list[LogEntry] = [host_sits(person, new.seats)]
        if body.others == "bots":
            seated += [entries.BotCame(seat, preset.level) for seat in range(1, new.seats)]
            draw = self.draw_seed
            seated.append(entries.Began(GAMES[body.game].version, draw(32), draw(16), draw(16)))
        live_table = await self.tables.make_table(person, new, seated)
        return Started(me(person), live_table.id)

    async def _person(self, request: ApiRequest) -> Person:
        """The visitor; without a session, a new guest with a proposed name."""
        if request.visitor is not None:
            return request.visitor
        self.attempts.check_address(request)
        guest = await self.people.guest(propose_name())
        await self.people.log_in_browser(request, guest)
        return guest


def game_line(id: str) -> GameLine:
    seats = GAMES[id].seats
    return GameLine(id, seats[0], seats[-1], added_texts(id))


def _preset(body: PlayNow) -> Preset:
    presets = {each.id: each for each in MANIFESTS[body.game].presets}
    if body.preset not in presets:
        raise Refused("bad-message", f"no preset {body.preset!r}; there are {', '.join(presets)}")
    return presets[body.preset]
