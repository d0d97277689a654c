"""The way in: the first page in one answer, and a game with one click, without a name."""

from typing import Final

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Preset
from miskatonic.server import entries, lobby
from miskatonic.server.accounts import me
from miskatonic.server.entries import LogEntry
from miskatonic.server.proposed_names import propose_name
from miskatonic.server.protocol.games import GameLine
from miskatonic.server.protocol.start import PlayNow, Start, Started
from miskatonic.server.protocol.tables import NewTable
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store.my_games import count_turns
from miskatonic.store.store import Person


async def start(request: ApiRequest) -> Start:
    """Every visit begins with this; so it is where old cookies are exchanged for new ones."""
    session = request.session
    mine, turns = [], 0
    if session is not None:
        person = session.person.id
        turns = await request.house.store.look(lambda each: count_turns(each, person))
        request.new_cookie = await request.house.people.renewed(session)
        mine = (await lobby.my_tables(request)).tables
    return Start(
        me=None if session is None else me(session.person),
        proposed=propose_name() if session is None else "",
        games=[game_line(each) for each in GAMES],
        tables=(await lobby.public_tables(request)).tables,
        mine=mine,
        live=(await lobby.live_games(request)).games,
        turns=turns,
    )


def game_line(id: str) -> GameLine:
    seats = GAMES[id].seats
    return GameLine(id, seats[0], seats[-1], lobby.added_texts(id))


async def play(request: ApiRequest) -> Started:
    body: PlayNow = request.body
    lobby.known_game(body.game)
    preset = _preset(body)
    first = MANIFESTS[body.game].first_game
    new = lobby.checked(NewTable(body.game, first.seats, dict(preset.options)))
    person = await _person(request)
    request.house.allowances.charge(
        "tables", person.id, request.address, "too many tables; wait a little"
    )
    seated: list[LogEntry] = [lobby.host_sits(person, new.seats)]
    if body.others == "bots":
        seated += [entries.BotCame(seat, preset.level) for seat in range(1, new.seats)]
        draw = request.house.draw_seed
        seated.append(entries.Began(GAMES[body.game].version, draw(32), draw(16), draw(16)))
    room = await request.house.make_table(person, new, seated)
    return Started(me(person), room.id)


def _preset(body: PlayNow) -> Preset:
    presets = {each.id: each for each in MANIFESTS[body.game].presets}
    if body.preset not in presets:
        raise Refused(
            "bad-message", f"no preset {body.preset!r} of this game; it has {', '.join(presets)}"
        )
    return presets[body.preset]


async def _person(request: ApiRequest) -> Person:
    """Whoever asks; a guest with a proposed name, if nobody has come in yet."""
    if request.visitor is not None:
        return request.visitor
    request.log_in_not_too_often()
    guest = await request.house.people.guest(propose_name())
    await request.begin_session(guest)
    return guest


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/start"): start,
    ("POST", "/api/play"): play,
}
