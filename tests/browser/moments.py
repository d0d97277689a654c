"""Positions one move before a full-board animation (a moment), in games of bots.

The games are played here, without a server, and imported; the test then forks them at that
position.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.bots import Budget, make
from miskatonic.games import GAMES
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Move, Record
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from tests.browser.person import Person

MOMENT: Final = "[data-moment]"
# One step of the clock, in milliseconds, and the maximum number of steps.
STEP: Final = 100
MOST_STEPS: Final = 900
GAMES_TRIED: Final = 60


class Players(NamedTuple):
    """The bots that play until a moment comes up."""

    level: str
    seats: int
    options: OptionValues


PLAYERS: Final[dict[str, Players]] = {
    "arkham-ritual": Players("random", 4, {}),
    "among-cultists": Players("novice", 5, {"claim_seconds": 3, "night_seconds": 3}),
    "death-may-die": Players(
        "novice",
        2,
        {"episode": "festival-of-death", "elder_one": "azathoth", "investigators": "random"},
    ),
}


class Played(NamedTuple):
    """A game as an importable file, with the question each move answered and its public events."""

    file: dict[str, Any]
    prompts: list[str]
    told: list[list[dict[str, Any]]]


class Position(NamedTuple):
    """The position before a move of a game."""

    game: Played
    move: int


@cache
def played(name: str, number: int) -> Played:
    level, seats, options = PLAYERS[name]
    game, bot, seed = GAMES[name], make(name, level), seed_bytes(number)
    g, rng = game.new(seats, options, seed), Rng(seed, 1)
    moves: list[Move] = []
    prompts: list[str] = []
    told: list[list[dict[str, Any]]] = []
    while game.result(g) is None:
        before = len(game.events(g, None))
        seat = int(next(each.seat for each in game.decisions(g) if not each.optional))
        view = game.knowledge(g, seat)
        choice = bot.choose(view, view["decision"], rng, Budget())
        game.play(g, seat, choice)
        moves.append((seat, choice))
        prompts.append(view["decision"]["prompt"])
        told.append([msgspec.to_builtins(each) for each in list(game.events(g, None))[before:]])
    record = Record(game.id, game.version, seats, options, seed, moves)
    file: dict[str, Any] = msgspec.json.decode(record.to_json())
    file["commitment"] = commitment(seed)
    file["result"] = game.view(g, None)["result"]
    file["names"] = [f"Person {seat + 1}" for seat in range(seats)]
    return Played(file, prompts, told)


def position_before(name: str, is_wanted: Callable[[Mapping[str, Any]], bool]) -> Position:
    """The position before the first such event, in the first game that has one."""
    for number in range(GAMES_TRIED):
        game = played(name, number)
        for move, events in enumerate(game.told):
            if any(is_wanted(event) for event in events):
                return Position(game, move)
    raise AssertionError(f"no such event in {GAMES_TRIED} games of {name}")


def position_asking(name: str, prompt: str) -> Position:
    """The position where this is first asked, in the first game that asks it."""
    for number in range(GAMES_TRIED):
        game = played(name, number)
        if prompt in game.prompts:
            return Position(game, game.prompts.index(prompt))
    raise AssertionError(f"no player was asked {prompt} in {GAMES_TRIED} games of {name}")


def table_at(person: Person, position: Position, seat: int) -> str:
    """Fork a table at this position, with the person on this seat; return its path."""
    person.request("PUT", "/api/me", {"name": person.name})
    table = person.request("POST", "/api/import", position.game.file)["id"]
    wanted = {"move": position.move, "seat": seat, "others": "bots"}
    return f"/table/{person.request('POST', f'/api/tables/{table}/fork', wanted)['id']}"


def open_position(person: Person, position: Position) -> None:
    """Open a table at this position, and answer the question as it was answered in the game.

    From then on, only the test advances the clock.
    """
    seat, choice = position.game.file["moves"][position.move]
    path = table_at(person, position, seat)
    person.page.clock.install()
    person.page.goto(path)
    person.see(".dock.asking").wait_for()
    answer = person.see(f"[data-choice='{choice}']")
    if answer.count() == 0:
        # A window closes by itself; only python -m tools.moments records such a moment.
        person.see(MOMENT).first.wait_for()
        pause_clock(person, 100)
        return
    # Wait until animations have ended and no older timer is pending.
    person.page.clock.fast_forward(5000)
    pause_clock(person, 5000)
    person.answer(answer)


def pause_clock(person: Person, milliseconds: int) -> None:
    """From now on, only the test advances the clock.

    It goes on until it is paused and cannot be set back, so this has to take less time.
    """
    now = person.page.evaluate("Date.now()")
    person.page.clock.pause_at((now + milliseconds) / 1000)


def run_clock_until(person: Person, selector: str) -> None:
    """Advance the clock until this is visible, confirming interludes."""
    for _ in range(MOST_STEPS):
        if person.see(selector).first.is_visible():
            return
        if person.see("[data-continue]").is_visible():
            person.see("[data-continue]").click()
        person.page.clock.run_for(STEP)
    raise AssertionError(f"{selector} was not shown in {MOST_STEPS * STEP} ms")
