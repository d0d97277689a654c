"""Requests about the games themselves, and checking the options of a table."""

from typing import Any, Final

import msgspec

from miskatonic import bots
from miskatonic.bots.policies import texts_of_policies
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.options import OptionValues
from miskatonic.server.base.handlers import ApiRequest, Handlers
from miskatonic.server.base.refusals import Refused
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
from miskatonic.server.protocol.tables import NewTable
from miskatonic.text import texts_in


def game_info(game: Game[Any, Any]) -> GameInfo:
    manifest = MANIFESTS[game.id]
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
        first_game=FirstGameInfo(*manifest.first_game[:2]),
        presets=[PresetInfo(each.id, each.level, dict(each.options)) for each in manifest.presets],
        odds=[OddsInfo(**msgspec.structs.asdict(each)) for each in manifest.odds],
        texts=added_texts(game.id),
        free_text=[list(way) for way in manifest.free_text],
    )


def added_texts(game_id: str) -> dict[str, str]:
    """Texts that are not built into the client: those of packs and trained bots, by language."""
    manifest = MANIFESTS[game_id]
    if manifest.texts is None or manifest.package.startswith("miskatonic.games."):
        found = manifest.texts_of_packs()
    else:
        found = texts_in(manifest.texts)
    for language, learned in texts_of_policies(game_id).items():
        found[language] = "\n".join([*([found[language]] if language in found else []), learned])
    return found


def known_game(id: str) -> Game[Any, Any]:
    found = GAMES.get(id)
    if found is None:
        raise Refused("no-such-game", f"no game {shown(id)}; there are {', '.join(GAMES)}")
    return found


def checked(new: NewTable, before: OptionValues | None = None) -> NewTable:
    """The same with all options filled in and conflicts resolved; refused if they are invalid.

    `before` are the table's options so far.
    """
    game = known_game(new.game)
    try:
        if new.seats in game.seats:
            wanted = MANIFESTS[new.game].compatible_options(new.seats, new.options, before)
        else:
            wanted = new.options
        options = game.read(new.seats, wanted)
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    return NewTable(new.game, new.seats, dict(options), new.settings)


async def _games(_request: ApiRequest) -> Games:
    return Games([game_info(game) for game in GAMES.values()])


async def _game(request: ApiRequest) -> GameInfo:
    return game_info(known_game(request.path["id"]))


HANDLERS: Final[Handlers] = {("GET", "/api/games"): _games, ("GET", "/api/games/{id}"): _game}
