"""Write the golden games as the server tells them, for the client's tests: build/recorded.

For every game one file: what it declares (choices, prompts, kinds of events with their open and
secret fields), and its golden games with the first view and all updates of some of their viewers.
`python -m tools.client --test` writes them anew, so they are never older than the rules.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.games import GAMES
from miskatonic.kernel.change import ViewChange, change_between
from miskatonic.kernel.events import Event, fields_of, kind_of
from miskatonic.kernel.game import Game
from miskatonic.kernel.state import State
from miskatonic.server.lobby import game_info
from miskatonic.server.stream import View
from tools.golden import golden_files
from tools.transcript import CHANCE, Scribe, read_head, read_moves

FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "recorded"


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"{game.id}.json").write_bytes(msgspec.json.encode(recording(game)))
    return 0


def recording(game: Game[Any, Any]) -> dict[str, object]:
    golden = [path for path in golden_files() if path.parent.name == game.id]
    return {
        "info": game_info(game),
        "kinds": {kind_of(each): fields(each) for each in game.event_types},
        "tables": [table(game, path.read_text(encoding="utf-8")) for path in golden],
    }


def fields(event: type[Event]) -> dict[str, list[str]]:
    declared = fields_of(event)
    return {
        "open": [field.sent_as for field in declared if not field.secret],
        "secret": [field.sent_as for field in declared if field.secret],
    }


def table(game: Game[Any, Any], transcript: str) -> dict[str, object]:
    """A game in the eyes of a spectator and of all seats; of bots' long games, of the outer two."""
    head = read_head(transcript)
    scribe = Scribe(head)
    seats = range(head.seats) if head.players == CHANCE else sorted({0, head.seats - 1})
    viewers = [Viewer(game, scribe.g, seat) for seat in (None, *seats)]
    for seat, move in read_moves(transcript):
        if isinstance(move, str):
            scribe.play_named(seat, move)
        else:
            scribe.say(seat, move)
        for viewer in viewers:
            viewer.look(scribe.g)
    return {
        "seats": head.seats,
        "players": head.players,
        "legend": game.legend(head.seats, head.options),
        "viewers": [viewer.told() for viewer in viewers],
    }


class Viewer:
    def __init__(self, game: Game[Any, Any], g: State, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.first: View = game.view(g, seat)
        self.now = self.first
        self.heard = game.told_so_far(g)
        self.changes: list[ViewChange] = []

    def look(self, g: State) -> None:
        after: View = self.game.view(g, self.seat, self.heard)
        self.changes.append(change_between(self.now, after))
        self.now = after
        self.heard = self.game.told_so_far(g)

    def told(self) -> dict[str, object]:
        updates = [
            {"events": change.events, "changed": change.changed, "added": change.added}
            for change in self.changes
        ]
        return {"seat": self.seat, "view": self.first, "updates": updates}


if __name__ == "__main__":
    sys.exit(main())
