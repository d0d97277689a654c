"""Requests about games and tables, before and after the game itself."""

from typing import Any, Final

import msgspec

from miskatonic import bots
from miskatonic.bots.policies import texts_of_policies
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.packs import texts_of_packs
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.options import OptionValues
from miskatonic.server import entries
from miskatonic.server.bots_pool import BotLost
from miskatonic.server.closed_tables import ClosedRoom, rules_now
from miskatonic.server.entries import LogEntry
from miskatonic.server.fair_queue import Payer
from miskatonic.server.forks import comes_along
from miskatonic.server.house import House
from miskatonic.server.leaving import leaving, leaving_closed
from miskatonic.server.proposed_names import name_at
from miskatonic.server.protocol.games import (
    FirstGameInfo,
    GameInfo,
    Games,
    LevelInfo,
    OddsInfo,
    OptionInfo,
    OutlookInfo,
    PresetInfo,
)
from miskatonic.server.protocol.tables import (
    AddBot,
    AtSeat,
    Coaching,
    LiveGame,
    LiveGames,
    NewTable,
    Notes,
    Seated,
    SetReady,
    TableLine,
    TableRef,
    Tables,
    TakeSeat,
)
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler, seated
from miskatonic.server.room import Room
from miskatonic.server.table import TableSeat
from miskatonic.store.store import Listed, Person
from miskatonic.text import texts_in

# So many games to watch are listed.
LIVE_SHOWN: Final = 100

# ---------------------------------------------------------------- games and lists


def game_info(game: Game[Any, Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        rules=game.version,
        fewest_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=[
            OptionInfo(
                name=option.name,
                kind=option.kind,  # type: ignore[arg-type]
                default=option.default,
                text=option.text,
                values=list(option.values),
                low=option.low,
                high=option.high,
            )
            for option in game.options
        ],
        levels=[LevelInfo(level, f"bot-{level}") for level in bots.levels(game.id)],
        prompts=list(game.prompts),
        choices=[list(name) for name in game.space.names],
        outlooks=[
            OutlookInfo(dict(each.options), each.seats, each.level, each.games, each.wins)
            for each in game.outlooks()
        ],
        first_game=FirstGameInfo(*MANIFESTS[game.id].first_game[:2]),
        presets=[
            PresetInfo(each.id, each.level, dict(each.options))
            for each in MANIFESTS[game.id].presets
        ],
        odds=[OddsInfo(**msgspec.structs.asdict(each)) for each in MANIFESTS[game.id].odds],
        texts=added_texts(game.id),
        free_text=[list(way) for way in MANIFESTS[game.id].free_text],
    )


def added_texts(game_id: str) -> dict[str, str]:
    """The client is built with the texts of all games in the package, and knows no pack, nor what
    somebody has trained.
    """
    manifest = MANIFESTS[game_id]
    if manifest.texts is None or manifest.package.startswith("miskatonic.games."):
        found = texts_of_packs(manifest)
    else:
        found = texts_in(manifest.texts)
    for language, learned in texts_of_policies(game_id).items():
        found[language] = "\n".join([*([found[language]] if language in found else []), learned])
    return found


async def games(_request: ApiRequest) -> Games:
    return Games([game_info(game) for game in GAMES.values()])


async def game(request: ApiRequest) -> GameInfo:
    return game_info(known_game(request.path["id"]))


def known_game(id: str) -> Game[Any, Any]:
    found = GAMES.get(id)
    if found is None:
        raise Refused("no-such-game", f"no game {shown(id)}; there are {', '.join(GAMES)}")
    return found


def table_line(house: House, listed: Listed, mine: bool) -> TableLine:
    fault = house.fault_of(listed)
    return TableLine(
        id=listed.id,
        game=listed.game,
        status=listed.status,  # type: ignore[arg-type]
        visibility=listed.visibility,  # type: ignore[arg-type]
        seats=listed.seats,
        taken=listed.taken,
        host_name=listed.host_name,
        created=listed.created,
        mine=mine,
        rules=listed.rules,
        fault=None if fault is None else fault.kind,
        days=listed.days or 0,
    )


async def public_tables(request: ApiRequest) -> Tables:
    """Those that wait for somebody, or are played."""
    mine: set[int] = set()
    if request.visitor is not None:
        mine = {each.number for each in await request.house.store.tables_of(request.visitor.id)}
    house = request.house
    listed = await house.store.public_tables(rules_now())
    blockers = set()
    if request.visitor is not None:
        blockers = await house.store.blockers_of(request.visitor.id)
    # A closed table is of no use to strangers; whoever sat there has it among their own.
    playable = [
        each for each in listed if house.fault_of(each) is None and each.host not in blockers
    ]
    return Tables([table_line(house, each, each.number in mine) for each in playable])


async def live_games(request: ApiRequest) -> LiveGames:
    """Those where somebody is, the most watched first; one's own are elsewhere."""
    house = request.house
    who = None if request.visitor is None else request.visitor.id
    blockers = set() if who is None else await house.store.blockers_of(who)
    games = [
        live_game(room)
        for room in await house.attended_rooms(LIVE_SHOWN)
        if is_watchable(room) and room.table.host not in blockers and who not in room.table.kicked
        if room.table.seat_of(who) is None
    ]
    return LiveGames(sorted(games, key=lambda each: -each.watching)[:LIVE_SHOWN])


def is_watchable(room: Room) -> bool:
    table = room.table
    is_public = table.new.settings.visibility == "public" and table.settings.spectators != "off"
    return is_public and table.is_running and room.is_attended


def live_game(room: Room) -> LiveGame:
    table = room.table
    return LiveGame(
        id=room.id,
        game=table.new.game,
        names=[chair.name for chair in table.seats],
        host_name=table.host_name,
        status=table.status,
        spectators=table.settings.spectators,
        watching=len(room.watchers()),
    )


async def my_tables(request: ApiRequest) -> Tables:
    listed = await request.house.store.tables_of(request.person.id)
    return Tables([table_line(request.house, each, True) for each in listed])


# ---------------------------------------------------------------- making and changing a table


def checked(new: NewTable, before: OptionValues | None = None) -> NewTable:
    """The same with all options filled in, and what does not go together solved; or a refusal that
    says what would be right. `before` are the options up to now.
    """
    game = known_game(new.game)
    try:
        if new.seats in game.seats:
            wanted = MANIFESTS[new.game].settled(new.seats, new.options, before)
        else:
            wanted = new.options
        options = game.read(new.seats, wanted)
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    return NewTable(new.game, new.seats, dict(options), new.settings)


async def make_table(request: ApiRequest) -> Seated:
    person = request.person
    new = checked(request.body)
    request.not_too_often("tables")
    room = await request.house.make_table(person, new, [host_sits(person, new.seats)])
    return seated(room, person)


def host_sits(person: Person, seats: int) -> LogEntry:
    return entries.Sat(0, person.id, name_at([TableSeat()] * seats, person.id, person.name))


async def look(request: ApiRequest) -> Seated:
    return seated(await request.any_room(), request.visitor)


async def change_table(request: ApiRequest) -> Seated:
    return await _in_the_lobby(request, lambda room: _change(room, request.body), host=True)


def _change(room: Room, wanted: NewTable) -> list[LogEntry]:
    same_game = wanted.game == room.table.new.game
    new = checked(wanted, room.table.options if same_game else None)
    if new.seats < room.table.taken():
        raise Refused("table-full", f"{room.table.taken()} sit here, more than {new.seats}")
    return [entries.Changed(new)]


async def _in_the_lobby(request: ApiRequest, do: Any, host: bool = False) -> Seated:
    """Do something that can be done only before the game."""
    person = request.person
    room = await request.room()
    async with room.lock:
        if host:
            must_be_host(room, person.id)
        if room.table.status != "lobby":
            raise Refused("not-in-the-lobby", "the game has begun, or is over")
        new = do(room)
        if new:
            await room.enter(new)
    return seated(room, person)


def must_be_host(room: Room, person: str) -> None:
    if room.table.host != person:
        raise Refused("not-the-host", f"only {room.table.host_name!r}, the host, can do that")


def _must_be_a_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < room.table.seat_count:
        raise Refused("no-such-seat", f"no seat {seat}; there are {room.table.seat_count}, from 0")


def _seat_in_path(request: ApiRequest) -> int:
    given: str = request.path["seat"]
    if not (given.isdecimal() and given.isascii() and len(given) < 4):
        raise Refused("no-such-seat", f"no seat {shown(given)}; seats are counted from 0")
    return int(given)


def _free_seat(room: Room, wanted: int | None) -> int:
    seat = room.table.first_empty() if wanted is None else wanted
    if seat is None:
        raise Refused("table-full", "there is no empty seat")
    _must_be_a_seat(room, seat)
    if room.table.seats[seat].kind != "empty":
        raise Refused("seat-taken", f"somebody sits on seat {seat}")
    return seat


# ---------------------------------------------------------------- sitting


async def sit(request: ApiRequest) -> Seated:
    body: TakeSeat = request.body
    person = request.person

    def do(room: Room) -> list[LogEntry]:
        here = room.table.seat_of(person.id)
        if here is not None and body.seat in (None, here):
            return []
        name = name_at(room.table.seats, person.id, person.name)
        return [entries.Sat(_free_seat(room, body.seat), person.id, name)]

    return await _in_the_lobby(request, do)


def _own_seat(room: Room | ClosedRoom, person: str) -> int:
    seat = room.table.seat_of(person)
    if seat is None:
        raise Refused("not-a-player", "you have no seat at this table")
    return seat


async def stand(request: ApiRequest) -> Seated:
    person = request.person.id
    return await _in_the_lobby(request, lambda room: [entries.Stood(_own_seat(room, person))])


async def leave(request: ApiRequest) -> Seated:
    person = request.person
    await leave_table(request.house, await request.any_room(), person.id)
    return seated(await request.any_room(), person)


async def leave_table(house: House, room: Room | ClosedRoom, person: str) -> None:
    if isinstance(room, ClosedRoom):
        # It is taken off one's list.
        new = leaving_closed(room.table, person)
        await house.append_to_closed(room, new, leaver=person)
        return
    async with room.lock:
        new = leaving(room.table, person)
        if new:
            await room.enter(new)


async def add_bot(request: ApiRequest) -> Seated:
    body: AddBot = request.body

    def do(room: Room) -> list[LogEntry]:
        levels = bots.levels(room.table.new.game)
        if body.level not in levels:
            raise Refused("no-such-level", f"no {body.level!r} bots; there are {', '.join(levels)}")
        return [entries.BotCame(_free_seat(room, body.seat), body.level)]

    return await _in_the_lobby(request, do, host=True)


async def remove_bot(request: ApiRequest) -> Seated:
    seat = _seat_in_path(request)

    def do(room: Room) -> list[LogEntry]:
        _must_be_a_seat(room, seat)
        if room.table.seats[seat].kind != "bot":
            raise Refused("seat-empty", f"there is no bot on seat {seat}")
        return [entries.Stood(seat)]

    return await _in_the_lobby(request, do, host=True)


async def ready(request: ApiRequest) -> Seated:
    body: SetReady = request.body
    person = request.person.id

    def do(room: Room) -> list[LogEntry]:
        seat = _own_seat(room, person)
        if room.table.seats[seat].ready == body.ready:
            return []
        return [entries.SaidReady(seat, body.ready)]

    return await _in_the_lobby(request, do)


def person_at(room: Room, seat: int) -> str:
    _must_be_a_seat(room, seat)
    person = room.table.seats[seat].person
    if person is None or room.table.seats[seat].left:
        raise Refused("seat-empty", f"nobody sits on seat {seat}")
    return person


async def hand_over(request: ApiRequest) -> Seated:
    body: AtSeat = request.body
    person = request.person
    room = await request.room()
    async with room.lock:
        must_be_host(room, person.id)
        new_host = person_at(room, body.seat)
        await room.enter([entries.HostBecame(new_host, room.table.seats[body.seat].name)])
    return seated(room, person)


# ---------------------------------------------------------------- beginning, and again


async def start(request: ApiRequest) -> Seated:
    def do(room: Room) -> list[LogEntry]:
        for seat, chair in enumerate(room.table.seats):
            if chair.kind == "empty":
                raise Refused("not-ready", f"seat {seat} is empty")
            if not chair.ready and chair.person != room.table.host:
                raise Refused("not-ready", f"{chair.name!r} is not ready")
        draw = room.house.draw_seed
        return [entries.Began(room.table.game.version, draw(32), draw(16), draw(16))]

    return await _in_the_lobby(request, do, host=True)


async def rematch(request: ApiRequest) -> TableRef:
    """The same people and bots on the same seats; whoever comes first makes the table."""
    person = request.person
    room = await request.room()
    async with room.lock:
        table = room.table
        if table.status not in ("over", "aborted"):
            raise Refused("not-over", "the game is not over yet")
        if person.id not in table.people():
            raise Refused("not-a-player", "you did not play here")
        if table.rematch is None:
            again: list[LogEntry] = []
            for seat, chair in enumerate(table.seats):
                if chair.level is not None:
                    again.append(entries.BotCame(seat, bots.playing(table.new.game, chair.level)))
                elif await _comes_along(request.house, person.id, chair):
                    again.append(entries.Sat(seat, chair.person or "", chair.name))
            request.not_too_often("tables")
            new = await request.house.make_table(person, table.new, again)
            await room.enter([entries.Rematched(new.id)])
        assert table.rematch is not None
        return TableRef(table.rematch)


async def _comes_along(house: House, host: str, chair: TableSeat) -> bool:
    """Whoever has left, is forgotten, or is not wanted by the new host leaves an empty seat."""
    return chair.person == host or await comes_along(house, host, chair)


# ---------------------------------------------------------------- notes


async def notes(request: ApiRequest) -> Notes:
    room = await request.any_room()
    _own_seat(room, request.person.id)
    return Notes(await request.house.store.notes(room.number, request.person.id))


async def keep_notes(request: ApiRequest) -> Notes:
    body: Notes = request.body
    room = await request.room()
    _own_seat(room, request.person.id)
    await request.house.store.keep_notes(room.number, request.person.id, body.text)
    return body


# ---------------------------------------------------------------- the coach


async def coaching(request: ApiRequest) -> Coaching:
    """From the seat's own view alone; that somebody asks is told to nobody."""
    room = await request.room()
    seat = _own_seat(room, request.person.id)
    table = room.table
    if not table.new.settings.coach:
        raise Refused("no-coach", "this table is played without a coach")
    if table.g is None:
        raise Refused("not-begun", "the game has not begun")
    request.not_too_often("coach")
    view = table.game.knowledge(table.g, seat)
    house, game = request.house, table.new.game
    payer = Payer(request.person.id, room.id)
    try:
        advice = await house.work.advise(
            request.person.id, lambda: house.bots.advise(payer, game, view)
        )
    except BotLost:
        raise Refused("try-again", "the coach gave no answer; ask again in a moment") from None
    return Coaching(advice)


_TABLE: Final = "/api/tables/{id}"
HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/games"): games,
    ("GET", "/api/games/{id}"): game,
    ("GET", "/api/tables"): public_tables,
    ("GET", "/api/tables/live"): live_games,
    ("GET", "/api/tables/mine"): my_tables,
    ("POST", "/api/tables"): make_table,
    ("GET", _TABLE): look,
    ("PUT", _TABLE): change_table,
    ("POST", f"{_TABLE}/sit"): sit,
    ("POST", f"{_TABLE}/stand"): stand,
    ("POST", f"{_TABLE}/leave"): leave,
    ("POST", f"{_TABLE}/bots"): add_bot,
    ("DELETE", f"{_TABLE}/bots/{{seat}}"): remove_bot,
    ("POST", f"{_TABLE}/ready"): ready,
    ("POST", f"{_TABLE}/start"): start,
    ("POST", f"{_TABLE}/host"): hand_over,
    ("POST", f"{_TABLE}/rematch"): rematch,
    ("GET", f"{_TABLE}/notes"): notes,
    ("GET", f"{_TABLE}/coach"): coaching,
    ("PUT", f"{_TABLE}/notes"): keep_notes,
}
