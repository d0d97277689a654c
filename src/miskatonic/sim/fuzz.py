"""Play random games with random options to find bugs.

Each bug found is stored as a record that includes the fault and can be replayed.
"""

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave, IllegalChoice, NoSuchSeat, NotYourDecision, Runaway
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import (
    play_randomly,
    random_decision,
    random_option,
    random_options,
)
from miskatonic.sim.simulate import PLAYERS, seed_of

MOST_DECISIONS: Final = 50_000
CHECK_EVERY: Final = 8
LOOK_AHEAD: Final = 12
# Streams of a game's seed, besides those of the game (0) and the players (1).
SET_UP: Final = 2
CHECKS: Final = 3
BAD_INPUT: Final = 4

# Values that are neither a seat nor a choice of any game.
JUNK: Final[tuple[object, ...]] = (
    -1,
    -(2**70),
    2**31,
    2**62,
    2**63,
    2**70,
    True,
    False,
    None,
    0.0,
    1.5,
    "0",
    "take",
    b"0",
    [],
    (0,),
    {},
)

AnyGame = Game[Any, Any]


class Broken(Exception):
    """A game violated an invariant."""


class DeadEnd(Broken):
    """The game is not over, but no question with options is open."""


class Endless(Broken):
    """The game does not end."""


@dataclass(frozen=True)
class Fault:
    """A bug: the game's record and the error."""

    record: Record
    kind: str
    message: str
    trace: str


def fuzz(
    games: Sequence[AnyGame], seed: int, most: int | None, go_on: Callable[[], bool]
) -> Iterator[Fault | None]:
    """Play until `most` games or until go_on() returns False; yield each game's fault or None."""
    number = 0
    while number != most and go_on():
        yield fuzz_one(games, seed, number)
        number += 1


def fuzz_one(games: Sequence[AnyGame], seed: int, number: int) -> Fault | None:
    """Play the random game that is determined by this seed and number."""
    secret = seed_of(seed, number)
    chance = Rng(secret, SET_UP)
    game = games[chance.below(len(games))]
    seats = game.seats[chance.below(len(game.seats))]
    return play_and_check(game, game.record(seats, random_options(game, seats, chance), secret))


def play_again(game: AnyGame, record: Record) -> Fault | None:
    """Replay a record of the fuzzer with the current rules; return its fault, if any."""
    return play_and_check(game, game.record(record.seats, record.options, record.seed))


def play_and_check(game: AnyGame, record: Record) -> Fault | None:
    """Play and fill an empty record; all randomness, also of the checks, comes from its seed."""
    try:
        _play_and_check(game, record)
    except Exception as error:  # noqa: BLE001  any exception is a finding
        trace = "".join(traceback.format_exception(error))
        return Fault(record, _kind(error), f"{type(error).__name__}: {error}", trace)
    return None


def _kind(error: Exception) -> str:
    if isinstance(error, DeadEnd):
        return "dead end"
    if isinstance(error, (Endless, Runaway)):
        return "runaway"
    return "broken promise" if isinstance(error, Broken) else "crash"


def _play_and_check(game: AnyGame, record: Record) -> None:
    g = game.new(record.seats, record.options, record.seed)
    chance, checks = Rng(record.seed, PLAYERS), Rng(record.seed, CHECKS)
    junk = Rng(record.seed, BAD_INPUT)
    while game.result(g) is None:
        if len(record.moves) >= MOST_DECISIONS:
            raise Endless(f"no result after {MOST_DECISIONS} decisions")
        check_questions(game, g)
        if checks.below(CHECK_EVERY) == 0:
            check_bad_input(game, g, record.seats, junk)
            check_state(game, g, record.seats, checks)
        decision = random_decision(game, g, chance)
        choice = random_option(decision, chance)
        # Recorded before it is played, so that the record includes a failing move.
        record.moves.append((decision.seat, choice))
        game.play(g, decision.seat, choice)
    for seat in (None, *range(record.seats)):
        _round_trip(game, game.view(g, seat), f"the last view of seat {seat}")


def check_questions(game: AnyGame, g: State) -> None:
    """Check that a question with options is open."""
    asked = game.decisions(g)
    if not asked:
        raise DeadEnd("no question is open, and there is no result")
    for decision in asked:
        if not decision.options:
            raise DeadEnd(f"seat {decision.seat} has no option at {decision.prompt!r}")
        _require(decision.prompt in game.prompts, f"an unknown prompt {decision.prompt!r}")
        different = len(set(decision.options)) == len(decision.options)
        _require(different, f"duplicate options at {decision.prompt!r}: {decision.options}")
        for choice in decision.options:
            game.name(choice)
        if not decision.optional:
            default = game.default(g, decision.seat)
            _require(default in decision.options, f"the default {default} is not an option")


def check_state(game: AnyGame, g: State, seats: int, chance: Rng) -> None:
    """Check saves, clones, views and redealt worlds of one state."""
    before = game.save(g)
    _require(game.save(game.load(before)) == before, "a loaded save differs from its original")
    twin = g.clone()
    _require(game.save(twin) == before, "a clone differs from its original")
    play_randomly(game, twin, chance, LOOK_AHEAD)
    _require(game.save(g) == before, "playing a clone changed its original")
    viewers: list[int | None] = [None, *range(seats)]
    viewer = viewers[chance.below(len(viewers))]
    known = _round_trip(game, game.knowledge(g, viewer), f"the knowledge of seat {viewer}")
    world = game.redeal(known, chance)
    again = _round_trip(game, game.knowledge(world, viewer), "the knowledge of a redealt world")
    _require(known == again, f"after redealing, seat {viewer} has a different view")
    play_randomly(game, world, chance, LOOK_AHEAD)
    _require(game.save(g) == before, "looking changed the state")


def check_bad_input(game: AnyGame, g: State, seats: int, chance: Rng) -> None:
    """Check that invalid seats and choices raise the right error and change nothing."""
    before = game.save(g)
    asked = random_decision(game, g, chance)
    junk = JUNK[chance.below(len(JUNK))]
    illegal = chance.below(game.choices)
    if illegal not in asked.options:
        _refused((IllegalChoice,), lambda: game.play(g, asked.seat, illegal))
    _refused((IllegalChoice,), lambda: game.play(g, asked.seat, junk))
    _refused((NotYourDecision,), lambda: game.play(g, junk, asked.options[0]))
    _refused((NotYourDecision,), lambda: game.play(g, seats, asked.options[0]))
    _refused((IllegalChoice, NoSuchSeat), lambda: game.say(g, junk, {}))
    _refused((IllegalChoice,), lambda: game.name(junk))
    if junk is not None:
        _refused((NoSuchSeat,), lambda: game.view(g, junk))
        _refused((NoSuchSeat,), lambda: game.events(g, junk))
    _require(game.save(g) == before, "rejected input changed the state")


def _refused(errors: tuple[type[Exception], ...], call: Callable[[], object]) -> None:
    try:
        call()
    except errors:
        return
    raise Broken(f"bad input was accepted; expected {errors[0].__name__}")


def _round_trip(game: AnyGame, view: object, what: str) -> Any:
    """Send a view through bytes, as to another process."""
    sent = msgspec.json.encode(view)
    again = game.read_view(sent)
    _require(sent == msgspec.json.encode(again), f"{what} is not plain data")
    return again


def _require(kept: bool, otherwise: str) -> None:
    if not kept:
        raise Broken(otherwise)


def write_fault(fault: Fault, folder: Path) -> Path:
    """Write a record that includes the fault; the file is named after the game."""
    folder.mkdir(parents=True, exist_ok=True)
    record = fault.record
    file = folder / f"{record.game}-{record.seed.hex()[:12]}.json"
    plain = msgspec.json.decode(record.to_json())
    plain["fault"] = {"kind": fault.kind, "message": fault.message, "trace": fault.trace}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(plain), indent=0))
    return file


def fault_in(data: bytes) -> str | None:
    """The fault stored in a record; None if it has none."""
    try:
        plain = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave(f"not a record: {error}") from None
    fault = plain.get("fault") if isinstance(plain, dict) else None
    return str(fault.get("message")) if isinstance(fault, dict) else None
