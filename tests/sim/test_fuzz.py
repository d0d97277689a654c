"""The fuzzer finds games that break, and writes files to reproduce them."""

from pathlib import Path
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.cli.replay import ReplayedGame
from miskatonic.games import GAMES
from miskatonic.kernel.replay import read_record
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import Decision
from miskatonic.sim import fuzz as fuzzing
from miskatonic.sim.fuzz import (
    AnyGame,
    Fault,
    fault_in,
    fuzz,
    play_again,
    write_fault,
)
from miskatonic.sim.random_play import random_options

RITUAL = GAMES["arkham-ritual"]


class Haunted:
    """Arkham Ritual, except what a subclass breaks."""

    def __getattr__(self, name: str) -> Any:
        return getattr(RITUAL, name)

    def play_move(self, g: Any, move: Any) -> None:
        self.play(g, *move)


class Collapsing(Haunted):
    def play(self, g: Any, seat: int, choice: int) -> None:
        RITUAL.play(g, seat, choice)
        if g.round == 2:
            raise RuntimeError("the floor gives way")


class Silent(Haunted):
    def decisions(self, g: Any) -> list[Decision]:
        return [] if g.round == 2 else RITUAL.decisions(g)


class Frozen(Haunted):
    def play(self, g: Any, seat: int, choice: int) -> None:
        """Nothing ever happens, but illegal choices are still refused."""
        RITUAL.play(g.clone(), seat, choice)


class Leaking(Haunted):
    def knowledge(self, g: Any, seat: int | None) -> dict[str, Any]:
        return {**RITUAL.knowledge(g, seat), "deck_order": list(g.deck)}


class Gullible(Haunted):
    """Takes any invalid seat for the seat that is asked."""

    def play(self, g: Any, seat: Any, choice: Any) -> None:
        known = any(decision.seat == seat for decision in g.asked)
        RITUAL.play(g, seat if known else g.asked[0].seat, choice)


class Marked(Haunted):
    """Refuses bad input, but remembers it."""

    def play(self, g: Any, seat: Any, choice: Any) -> None:
        try:
            RITUAL.play(g, seat, choice)
        except ValueError:
            g.round += 1
            raise


class Forgetful(Haunted):
    def load(self, data: bytes) -> Any:
        g = RITUAL.load(data)
        g.sanity = vec[i64]([7] * len(g.sanity))
        return g


def haunted(kind: type[Haunted]) -> AnyGame:
    return cast(AnyGame, kind())


def first_fault(game: AnyGame) -> Fault:
    return next(fault for fault in fuzz([game], 1, 50, lambda: True) if fault is not None)


@pytest.mark.parametrize(
    ("kind", "fault_kind", "message"),
    [
        (Collapsing, "crash", "RuntimeError: the floor gives way"),
        (Silent, "dead end", "DeadEnd: no question is open, and there is no result"),
        (Leaking, "broken promise", "has a different view"),
        (Gullible, "broken promise", "Broken: bad input was accepted; expected NotYourDecision"),
        (Marked, "broken promise", "Broken: rejected input changed the state"),
        (Forgetful, "broken promise", "Broken: a loaded save differs from its original"),
    ],
)
def test_faults_are_found_and_can_be_reproduced(
    kind: type[Haunted], fault_kind: str, message: str, tmp_path: Path
) -> None:
    game = haunted(kind)
    fault = first_fault(game)
    assert fault.kind == fault_kind
    assert message in fault.message
    data = write_fault(fault, tmp_path / "found").read_bytes()
    assert fault_in(data) == fault.message
    again = play_again(game, read_record(data))
    assert again is not None
    assert again.message == fault.message
    assert again.record.moves == fault.record.moves


def test_a_game_without_end_is_a_runaway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_DECISIONS", 30)
    fault = first_fault(haunted(Frozen))
    assert fault.kind == "runaway"
    assert fault.message == "Endless: no result after 30 decisions"


def test_the_file_of_a_crash_replays_up_to_the_failing_move() -> None:
    fault = first_fault(haunted(Collapsing))
    walk = ReplayedGame(haunted(Collapsing), fault.record)
    assert walk.broken == "RuntimeError: the floor gives way"
    assert walk.last == len(fault.record.moves) - 1
    sound = ReplayedGame(RITUAL, fault.record)
    assert sound.broken is None
    assert sound.last == len(fault.record.moves)


def test_sound_games_have_no_faults() -> None:
    faults = [fault.trace for fault in fuzz(list(GAMES.values()), 1, 25, lambda: True) if fault]
    assert faults == []


def test_a_seed_and_a_number_are_always_the_same_game() -> None:
    game = haunted(Collapsing)
    once, again = (
        [fault.record.to_json() for fault in fuzz([game], 3, 12, lambda: True) if fault]
        for _ in range(2)
    )
    assert once == again
    assert len(set(once)) == len(once) > 2


def test_it_stops_when_told_to() -> None:
    answers = iter([True, True, False])
    assert len(list(fuzz([RITUAL], 1, None, lambda: next(answers)))) == 2


def test_a_record_of_a_sound_game_has_no_fault() -> None:
    assert fault_in(RITUAL.record(5, {}, 1).to_json()) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_random_options_cover_every_value_and_all_options_together(game: AnyGame) -> None:
    drawn: dict[str, set[Any]] = {option.name: set() for option in game.options}
    several = 0
    defaults = {option.name: option.default for option in game.options}
    for number in range(400):
        chance = Rng(seed_bytes(number))
        seats = game.seats[chance.below(len(game.seats))]
        values = random_options(game, seats, chance)
        assert game.read(seats, values) == values
        several += sum(values[name] != default for name, default in defaults.items()) > 1
        for name, value in values.items():
            drawn[name].add(value)
    assert several > 200
    for option in game.options:
        found = drawn[option.name]
        if option.kind == "flag":
            assert found == {False, True}, option.name
        elif option.kind == "choice":
            assert found == set(option.values), option.name
        elif option.kind == "seat":
            assert found == {None, *range(game.seats[-1])}, option.name
        elif option.kind == "number":
            assert len(found) > min(option.high - option.low, 40) // 2, option.name
        else:
            assert {value for chosen in found for value in chosen} == set(option.values)
            assert max(len(chosen) for chosen in found) > 1
