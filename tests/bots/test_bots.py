"""Bots see a view and options, and nothing else."""

import pickle
from typing import Any

import msgspec
import pytest

from miskatonic.bots import RANDOM, Budget, levels, make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.playout import play_randomly, random_options

EVERY_BOT = [(game, level) for game in GAMES for level in levels(game)]
# Counted, not timed: what a clock allows is never the same twice.
BUDGET = Budget(simulations=10)
every_bot = pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


def moments(game_id: str, stride: int) -> list[tuple[State, int]]:
    """States of random games of random tables, each with the seat that must decide."""
    game = GAMES[game_id]
    found = []
    for seats in game.seats:
        chance = rng(seats)
        g = game.new(seats, random_options(game, seats, chance), seats)
        while game.result(g) is None:
            asked = next(each for each in game.decisions(g) if not each.optional)
            found.append((g.clone(), asked.seat))
            play_randomly(game, g, chance, stride)
    return found


@every_bot
def test_a_choice_is_always_one_of_the_options(game_id: str, level: str) -> None:
    bot = make(game_id, level)
    for g, seat in moments(game_id, 3):
        view = GAMES[game_id].view(g, seat)
        choice = bot.choose(view, view["decision"], rng(1), BUDGET)
        assert choice in view["decision"]["options"]


@every_bot
def test_a_choice_depends_on_the_view_and_on_nothing_else(game_id: str, level: str) -> None:
    game, bot = GAMES[game_id], make(game_id, level)
    different = 0
    for number, (g, seat) in enumerate(moments(game_id, 4)):
        view = game.view(g, seat)
        world = game.redeal(view, rng(number))
        different += game.save(world) != game.save(g)
        again = game.view(world, seat)
        expected = bot.choose(view, view["decision"], rng(2), BUDGET)
        assert expected == bot.choose(again, again["decision"], rng(2), BUDGET)
        sent: Any = msgspec.json.decode(msgspec.json.encode(view))
        assert expected == bot.choose(sent, sent["decision"], rng(2), BUDGET)
        assert view == game.view(g, seat)
    assert different > 10


@every_bot
def test_a_bot_can_be_sent_to_another_process(game_id: str, level: str) -> None:
    bot = pickle.loads(pickle.dumps(make(game_id, level)))  # noqa: S301
    g, seat = moments(game_id, 50)[0]
    view = GAMES[game_id].view(g, seat)
    assert bot.choose(view, view["decision"], rng(3), BUDGET) in view["decision"]["options"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_random_bots_as_its_weakest(game_id: str) -> None:
    assert levels(game_id)[0] == RANDOM


def test_an_unknown_level_is_named_together_with_those_there_are() -> None:
    with pytest.raises(
        BadOptions, match=r"'grandmaster'; arkham-ritual has random, novice, adept, master"
    ):
        make("arkham-ritual", "grandmaster")


def test_an_unknown_game_is_named_together_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match=r"'chess'; there are arkham-ritual"):
        levels("chess")
