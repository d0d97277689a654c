"""Record golden games (transcripts, see tools/transcript.py) and hashes of golden views.

    python -m tools.golden              writes the transcripts that are missing
    python -m tools.golden --again      writes all transcripts, after an intended change
    python -m tools.golden --views      writes tests/golden/<game>/views.sha256
    python -m tools.golden --dump DIR   writes the views themselves as text, to diff two commits
    python -m tools.golden --record     writes the golden games as the server sends them, with each
                                        game's declarations, to build/recorded for client tests

tests/golden replays the transcripts and tests/conformance compares the views, so unintended changes
to rules, bots or views fail a test, and intended ones can be reviewed as a diff.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.bots import Budget, levels, make
from miskatonic.games import GAMES
from miskatonic.kernel.events import Event, fields_of, kind_of
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.kernel.view import ViewChange, change_between
from miskatonic.server.tables.requests.game_info import game_info
from miskatonic.server.tables.streams.stream import View
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.random_play import play_randomly, random_decision, random_option, random_options
from miskatonic.sim.simulate import PLAYERS
from tools.transcript import CHANCE, Head, Scribe, Scribed, read_head, read_moves

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "golden"
RECORDED: Final = ROOT / "build" / "recorded"
GAMES_EACH: Final = 2
LEVELS: Final = ("novice", "adept")
# Only part of a bots' game is recorded, because masters are slow and some games never end.
MOST_OF_BOTS: Final = 500
MASTER: Final = "master"
MOST_OF_MASTERS: Final = 40
SIMULATIONS: Final = 40
# Views: decisions between two looks, the games, the viewers, and the bots of every other game.
STRIDES: Final = [3] * 10 + [12] * 30
VIEW_GAMES: Final = 6
VIEWERS: Final = (None, 0)
VIEW_BOTS: Final = "novice"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.golden", description=__doc__.split("\n")[0])
    parser.add_argument("--again", action="store_true", help="write all transcripts again")
    parser.add_argument("--views", action="store_true", help="write the hashes of views")
    parser.add_argument("--dump", metavar="DIR", type=Path, help="write the views as text")
    parser.add_argument("--record", action="store_true", help="write build/recorded")
    given = parser.parse_args(arguments)
    for game in GAMES.values():
        if given.dump is not None:
            _write(given.dump / f"{game.id}.txt", dump(game))
        elif given.record:
            RECORDED.mkdir(parents=True, exist_ok=True)
            (RECORDED / f"{game.id}.json").write_bytes(msgspec.json.encode(recording(game)))
        elif given.views:
            _write(views_file(game), "".join(f"{each}\n" for each in view_hashes(game)))
        else:
            for name in names(game):
                path = FOLDER / game.id / f"{name}.txt"
                if given.again or not path.exists():
                    _write(path, golden(game, name))
    return 0


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path.parent.name}/{path.name}")


def names(game: Game[Any, Any]) -> list[str]:
    """The names of a game's transcripts: random games for all seat counts, bots' for some."""
    by_chance = [f"{seats}-seats-{number}" for seats in game.seats for number in range(GAMES_EACH)]
    return [*by_chance, *_bot_games(game)]


def _bot_games(game: Game[Any, Any]) -> dict[str, Head]:
    return {f"{head.seats}-seats-{head.players}": head for head in _bot_heads(game)}


def _bot_heads(game: Game[Any, Any]) -> Iterator[Head]:
    """Games with fewest, medium and most seats; the medium one has random options."""
    fewest, some, most = game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]
    default = game.read(fewest, {})
    for level in LEVELS:
        mixed = random_options(game, some, Rng(seed_bytes(some)))
        for seats, options in ((fewest, default), (some, mixed), (most, game.read(most, {}))):
            yield Head(game.id, seats, seats, level, options, most=MOST_OF_BOTS)
    if MASTER in levels(game.id):
        yield Head(game.id, fewest, fewest, MASTER, default, SIMULATIONS, MOST_OF_MASTERS)


def golden(game: Game[Any, Any], name: str) -> str:
    """Play one of the golden games."""
    of_bots = _bot_games(game).get(name)
    if of_bots is not None:
        return played_by_bots(of_bots)
    seats, _, number = name.split("-")
    return _played_by_chance(game, int(seats), int(number))


def _played_by_chance(game: Game[Any, Any], seats: int, number: int) -> str:
    """Play a random game; the first one of each seat count has the default options."""
    rng = Rng(seed_bytes(100 * seats + number))
    options = random_options(game, seats, rng) if number else game.read(seats, {})
    scribe = Scribe(Head(game.id, seats, number, CHANCE, options))
    while not scribe.is_over:
        decision = random_decision(game, scribe.g, rng)
        scribe.play(int(decision.seat), random_option(decision, rng))
    return scribe.text()


def played_by_bots(head: Head) -> str:
    """Play a game in which bots choose and talk."""
    scribe = Scribe(head)
    bots = [make(head.game, head.players) for _ in range(head.seats)]
    rng = Rng(seed_bytes(head.seed), PLAYERS)
    table = Scribed(scribe, bots, rng, Budget(simulations=head.simulations))
    while not scribe.is_over:
        table.go_on()
    return scribe.text()


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


# ---------------------------------------------------------------- views


def views_file(game: Game[Any, Any]) -> Path:
    return FOLDER / game.id / "views.sha256"


def looks(game: Game[Any, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The views at some points of a few games, as changes from the viewer's previous view."""
    for number in range(VIEW_GAMES):
        rng = Rng(seed_bytes(number))
        seats = game.seats[number * len(game.seats) // VIEW_GAMES]
        options = random_options(game, seats, rng) if number % 3 else {}
        g = game.new(seats, options, number)
        play = _player(game, g, seats, number, rng)
        before: dict[object, dict[str, Any]] = {}
        decisions = 0
        for stride in STRIDES:
            for viewer in VIEWERS:
                known = _known(game, g, viewer)
                name = "spectator" if viewer is None else f"seat {viewer}"
                where = f"game {number}, {decisions} decisions, {name}"
                yield where, _news(before.get(viewer, {}), known)
                before[viewer] = known
            if game.result(g) is not None:
                break
            play(stride)
            decisions += stride


def _player(
    game: Game[Any, Any], g: State, seats: int, number: int, rng: Rng
) -> Callable[[int], None]:
    """Return the player of a game: bots, which also talk, in every other game, else random."""
    if number % 2 == 0 or VIEW_BOTS not in levels(game.id):
        return partial(_play_by_chance, game, g, rng)
    table = BotGame(game, g, [make(game.id, VIEW_BOTS) for _ in range(seats)], rng, Budget())

    def play(most: int) -> None:
        for _ in range(most):
            if game.result(g) is None:
                table.go_on()

    return play


def _play_by_chance(game: Game[Any, Any], g: State, rng: Rng, most: int) -> None:
    play_randomly(game, g, rng, most)


def _known(game: Game[Any, Any], g: Any, viewer: int | None) -> dict[str, Any]:
    """A view as sent, with only the length of the history, which transcripts cover."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.knowledge(g, viewer)))
    return {**plain, "history": len(plain["history"])}


def _news(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Changed fields; for lists that have only grown, the new items."""
    found: dict[str, Any] = {}
    for name, value in now.items():
        old = before.get(name, ...)
        if isinstance(old, list) and isinstance(value, list) and old == value[: len(old)]:
            if len(value) > len(old):
                found[f"{name}, more"] = value[len(old) :]
        elif old != value:
            found[name] = value
    return found


def view_hashes(game: Game[Any, Any]) -> Iterator[str]:
    """One line per look: the start of its hash, and where it was taken."""
    for where, fields in looks(game):
        yield f"{hashlib.sha256(_plain(fields).encode()).hexdigest()[:16]} {where}"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def dump(game: Game[Any, Any]) -> str:
    """All views as text, one field per line."""
    lines = []
    for where, fields in looks(game):
        lines += [where, *(f"  {name}: {_plain(fields[name])}" for name in sorted(fields))]
    return "\n".join([*lines, ""])


def first_changed_view(recorded: list[str], game: Game[Any, Any]) -> str:
    """Where a view first differs from its recorded hash, or an empty string."""
    now = 0
    for line in view_hashes(game):
        if now >= len(recorded) or line != recorded[now]:
            return line.partition(" ")[2]
        now += 1
    return "" if now == len(recorded) else f"{now} looks; {len(recorded)} are recorded"


# ---------------------------------------------------------------- recordings for the client


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
    """A game as seen by a spectator and all seats (in bots' games, the first and last seat)."""
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
