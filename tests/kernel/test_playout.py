"""Random playouts in compiled code: the same games as if each choice were made one at a time."""

from typing import Any

import pytest

from miskatonic.errors import BadOptions, BadSave
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.playout import nth_game
from miskatonic.kernel.rng import Rng, light_key, light_rng, seed_bytes
from miskatonic.kernel.state import Result, State

AnyGame = Game[Any, Any]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def by_hand(game: AnyGame, g: State, rng: Rng) -> tuple[Result, int]:
    count = 0
    while True:
        result = game.result(g)
        if result is not None:
            return result, count
        decision = game.decisions(g)[0]
        options = decision.options
        game.play(g, decision.seat, options[rng.below(len(options))])
        count += 1


def plain(result: Result) -> tuple[Any, ...]:
    return result.winners, result.losers, result.scores, result.reason


@every_game
def test_a_playout_is_the_same_as_its_choices_made_one_at_a_time(game: AnyGame) -> None:
    for seed in range(3):
        quick, slow, again = [game.new(game.seats[-1], None, seed) for _ in range(3)]
        result = game.playout(quick, seed)
        assert result is game.result(quick)
        assert plain(result) == plain(by_hand(game, slow, Rng(seed_bytes(seed)))[0])
        assert game.save(quick) == game.save(slow)
        game.playout(again, Rng(seed_bytes(seed)))
        assert game.save(again) == game.save(slow)


@every_game
def test_playouts_count_the_same_games_as_single_playouts(game: AnyGame) -> None:
    g = game.new(game.seats[0], None, 5)
    before = game.save(g)
    counted = game.playouts(g, 4, seed=9)
    assert game.save(g) == before
    seats = range(game.seats_at(g))
    wins, losses, scores, decisions = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats], 0
    for number in range(4):
        twin, rng = nth_game(g, light_key(seed_bytes(9)), number)
        result, count = by_hand(game, twin, rng)
        decisions += count
        for seat in seats:
            wins[seat] += seat in result.winners
            losses[seat] += seat in result.losers
            scores[seat] += result.scores[seat]
    assert (counted.games, counted.decisions) == (4, decisions)
    assert (list(counted.wins), list(counted.losses)) == (wins, losses)
    assert list(counted.scores) == scores


@every_game
def test_playouts_of_a_position_depend_only_on_their_seed(game: AnyGame) -> None:
    g = game.new(game.seats[0], None, 5, loud=False)
    lengths = {game.playouts(g, 1, seed=seed).decisions for seed in range(8)}
    assert len(lengths) > 1
    once, twice = game.playouts(g, 3, seed=4), game.playouts(g, 3, seed=4)
    assert (once.decisions, once.scores) == (twice.decisions, twice.scores)


def test_a_playout_of_a_finished_game_does_nothing() -> None:
    game: AnyGame = GAMES["arkham-ritual"]
    g = game.new(3)
    result = game.playout(g)
    assert game.playout(g, 7) is result
    assert game.playouts(g, 2).decisions == 0


@pytest.mark.parametrize("games", [0, -1, True, 1.5, "3", None])
def test_an_invalid_number_of_playouts_is_refused(games: object) -> None:
    game: AnyGame = GAMES["arkham-ritual"]
    with pytest.raises(BadOptions, match="playouts; expected a number from 1"):
        game.playouts(game.new(3), games)


def test_a_playout_needs_a_seed_or_a_generator() -> None:
    game: AnyGame = GAMES["arkham-ritual"]
    with pytest.raises(BadOptions, match="the seed 'luck'"):
        game.playout(game.new(3), "luck")


def test_the_state_of_a_simulation_is_not_saved() -> None:
    game: AnyGame = GAMES["arkham-ritual"]
    g = game.new(3)
    g.rng = light_rng(1, 2)
    with pytest.raises(BadSave, match="a light or given generator"):
        game.save(g)
