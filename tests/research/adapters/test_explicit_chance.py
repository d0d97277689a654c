"""Explicit chance nodes, and information states."""

import copy
import pickle
import random
import sys
from collections.abc import Iterator

import msgspec
import pytest

from miskatonic.errors import BadSave, GameIsOver, IllegalChoice, NoSuchSeat
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.research.adapters.explicit_chance import Position, Table, position_after

every_game = pytest.mark.parametrize("id", list(GAMES))


def walk(table: Table, seed: int) -> Iterator[Position]:
    """All positions of one random game."""
    chance = random.Random(seed)
    position = table.beginning
    yield position
    while not position.is_over:
        position = position.after(chance.choice(position.options))
        yield position


def small(id: str) -> Table:
    return Table(id, GAMES[id].seats[1], {})


def known(position: Position, seat: int) -> bytes:
    """A seat's whole view, with its history."""
    return msgspec.json.encode(position.table.game.view(position.g, seat))


def test_arkham_ritual_first_draws_the_starting_player() -> None:
    table = Table("arkham-ritual", 5, {})
    assert table.beginning.among == 5
    for seat in range(5):
        position = table.beginning.after(seat)
        assert position.among == 22  # the deck is shuffled: its last card is any of 22
        while position.among:
            position = position.after(position.among - 1)
        assert position.seat == seat


@every_game
def test_every_position_is_a_choice_a_draw_or_the_end(id: str) -> None:
    drawn = chosen = 0
    for position in walk(small(id), 1):
        kinds = (position.seat is not None, position.among > 0, position.is_over)
        assert sum(kinds) == 1
        assert position.options == sorted(set(position.options))
        assert bool(position.options) == (not position.is_over)
        drawn += position.among > 0
        chosen += position.seat is not None
    assert drawn > 5
    assert chosen > 5


@every_game
def test_the_same_choices_and_draws_give_the_same_game(id: str) -> None:
    last = list(walk(small(id), 2))[-1]
    again = position_after(small(id), last.path())
    for seat in range(last.table.seats):
        assert known(last, seat) == known(again, seat)
    assert last.transcript() == again.transcript()
    assert msgspec.to_builtins(last.table.game.returns(last.g)) == again.table.game.returns(again.g)


@every_game
def test_positions_are_immutable_so_copies_share_them(id: str) -> None:
    for position in list(walk(small(id), 3))[::17]:
        before = position.transcript()
        if not position.is_over:
            position.after(position.options[0])
        assert position.transcript() == before
        assert copy.deepcopy(position) is position
        assert copy.copy(position) is position


@every_game
def test_a_position_can_be_pickled(id: str) -> None:
    for position in list(walk(small(id), 4))[::23]:
        again: Position = pickle.loads(pickle.dumps(position))  # noqa: S301
        assert again.transcript() == position.transcript()
        assert again.options == position.options
        if not position.is_unbegun:
            for seat in range(position.table.seats):
                assert again.information_state(seat) == position.information_state(seat)


def test_an_illegal_history_is_refused() -> None:
    table = Table("arkham-ritual", 3, {})
    with pytest.raises(BadSave, match="the choice None with the draws"):
        position_after(table, [(None, bytes([9]))])
    with pytest.raises(BadSave, match="more draws were given than the rules use"):
        position_after(table, [(None, bytes(60))])


# ---------------------------------------------------------------- information states


@every_game
def test_information_states_have_perfect_recall(id: str) -> None:
    """Perfect recall: a seat's current knowledge determines its earlier knowledge and choices."""
    table = small(id)
    told = [""] * table.seats
    states: list[set[str]] = [set() for _ in range(table.seats)]
    for position in walk(table, 5):
        if position.seat is not None:
            seat = position.seat
            assert position.information_state(seat) not in states[seat]
            states[seat].add(position.information_state(seat))
        for seat in range(table.seats):
            memory = position.memory(seat)
            assert memory.startswith(told[seat])
            told[seat] = memory
    assert all(len(known_at) > 1 for known_at in states)


@every_game
def test_a_choice_is_remembered_with_what_was_known_then(id: str) -> None:
    for position in walk(small(id), 6):
        if position.seat is not None and len(position.options) > 1:
            first, second = (position.after(choice) for choice in position.options[:2])
            mine = position.seat
            assert first.memory(mine) != second.memory(mine)
            line = first.memory(mine)[len(position.memory(mine)) :].split("\n")[0]
            assert line.startswith("> ")


@every_game
def test_a_redealt_position_looks_the_same_to_its_viewer(id: str) -> None:
    for position in list(walk(small(id), 7))[5::19]:
        if position.seat is None:
            continue
        for seat in range(position.table.seats):
            world = position.redeal(seat, Rng(seed_bytes(8)))
            assert world.seat == position.seat
            assert world.information_state(seat) == position.information_state(seat)
            if seat == position.seat:
                assert world.options == position.options
            again: Position = pickle.loads(pickle.dumps(world))  # noqa: S301
            for other in range(position.table.seats):
                assert again.information_state(other) == world.information_state(other)


@every_game
def test_equal_views_give_equal_rows_masks_and_information_states(id: str) -> None:
    """Play two worlds that a seat cannot tell apart in the same way, as long as they look the same
    to it: nothing that it gets may differ.
    """
    compared = differing = 0
    positions = [each for each in walk(small(id), 9) if each.seat is not None]
    for position in positions[:: max(1, len(positions) // 12)]:
        mine = position.seat
        assert mine is not None
        worlds = [position.redeal(mine, Rng(seed_bytes(seed))) for seed in (1, 2)]
        saves = {position.table.game.save(world.g) for world in worlds}
        chance = random.Random(10)
        while known(worlds[0], mine) == known(worlds[1], mine):
            compared += 1
            differing += len(saves) > 1
            first, second = worlds
            game = position.table.game
            assert first.information_state(mine) == second.information_state(mine)
            assert first.observation(mine) == second.observation(mine)
            if not first.among:
                assert list(game.row(first.g, mine)) == list(game.row(second.g, mine))
                assert list(game.mask(first.g, mine)) == list(game.mask(second.g, mine))
            if first.is_over or first.seat != second.seat or first.among != second.among:
                break
            shared = sorted(set(first.options) & set(second.options))
            if not shared:
                break
            action = chance.choice(shared)
            worlds = [world.after(action) for world in worlds]
    assert compared > 10
    assert differing > 5


@every_game
def test_a_position_with_a_long_history_can_be_freed(id: str) -> None:
    """Freeing compiled states must not recurse, or Python would crash."""
    position = next(each for each in walk(small(id), 11) if each.seat is not None)
    for seed in range(120):
        position = position.redeal(position.seat, Rng(seed_bytes(seed)))
        position = position.after(position.options[seed % len(position.options)])
        while position.among:
            position = position.after(seed % position.among)
        if position.is_over:
            break
    assert sys.getrefcount(position) == 2
    del position
    assert len(list(walk(small(id), 12))) > 50


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize("action", [-1, 5, None, 1.0, "1", True])
def test_an_impossible_outcome_is_refused(action: object) -> None:
    beginning = Table("arkham-ritual", 5, {}).beginning
    with pytest.raises(IllegalChoice, match="of a draw; outcomes go from 0 to 4"):
        beginning.after(action)


@pytest.mark.parametrize("action", [-1, 11, None, 1.0, "1", True])
def test_a_choice_that_is_not_an_option_is_refused(action: object) -> None:
    position = next(
        each for each in walk(Table("arkham-ritual", 5, {}), 1) if each.seat is not None
    )
    with pytest.raises(IllegalChoice, match=f"seat {position.seat} chose .*; its options are"):
        position.after(action)


def test_choosing_and_redealing_are_refused_after_the_end() -> None:
    last = list(walk(Table("arkham-ritual", 3, {}), 1))[-1]
    with pytest.raises(GameIsOver, match="the action 0, but the game is over"):
        last.after(0)
    with pytest.raises(IllegalChoice, match="redealing during a draw"):
        last.redeal(0, Rng(seed_bytes(1)))
    with pytest.raises(NoSuchSeat, match="seat 3; the seats of this table are 0 to 2"):
        last.redeal(3, Rng(seed_bytes(1)))
