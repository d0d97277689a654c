"""Bots see only a view and options."""

import pickle
from functools import cache
from typing import Any

import msgspec
import pytest

from miskatonic.bots import RANDOM, Budget, Speaker, levels, make, playing, strongest
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Level, Manifest
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.kernel.thinker import RandomBot
from miskatonic.sim.random_play import play_randomly, random_options
from miskatonic.text import LANGUAGES, Texts

EVERY_BOT = [(game, level) for game in GAMES for level in levels(game)]
SPEAKERS = [each for each in EVERY_BOT if isinstance(make(*each), Speaker)]
# Counted, not timed, because results within a time limit vary.
BUDGET = Budget(simulations=10)
STRIDE = 5
FROM_EACH_TABLE = 6
every_bot = pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
# Masters are too slow interpreted (20 s for many decisions); their golden games test them.
every_bot_quickly = pytest.mark.parametrize(
    ("game_id", "level"),
    [
        pytest.param(*each, marks=[pytest.mark.once] if each[1] == "master" else [])
        for each in EVERY_BOT
    ],
)


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


@cache
def moments(game_id: str) -> list[tuple[State, int]]:
    """States of random games at random tables, each with a seat that must decide."""
    game = GAMES[game_id]
    found = []
    for seats in game.seats:
        chance = rng(seats)
        g = game.new(seats, random_options(game, seats, chance), seats)
        here = []
        while game.result(g) is None:
            asked = next(each for each in game.decisions(g) if not each.optional)
            here.append((g.clone(), asked.seat))
            play_randomly(game, g, chance, STRIDE)
        found += here[:: max(1, len(here) // FROM_EACH_TABLE)]
    return found


@pytest.mark.slow
@every_bot_quickly
def test_a_choice_is_always_one_of_the_options(game_id: str, level: str) -> None:
    bot = make(game_id, level)
    for g, seat in moments(game_id):
        view = GAMES[game_id].knowledge(g, seat)
        choice = bot.choose(view, view["decision"], rng(1), BUDGET)
        assert choice in view["decision"]["options"]


@pytest.mark.slow
@every_bot_quickly
def test_a_choice_depends_only_on_the_view(game_id: str, level: str) -> None:
    """It depends neither on what the seat cannot see nor on earlier calls."""
    game, bot = GAMES[game_id], make(game_id, level)
    different = 0
    for number, (g, seat) in enumerate(moments(game_id)[::2]):
        view = game.knowledge(g, seat)
        world = game.redeal(view, rng(number))
        different += game.save(world) != game.save(g)
        again = game.knowledge(world, seat)
        expected = bot.choose(view, view["decision"], rng(2), BUDGET)
        assert expected == make(game_id, level).choose(again, again["decision"], rng(2), BUDGET)
        sent: Any = game.read_view(msgspec.json.encode(view))
        assert expected == bot.choose(sent, sent["decision"], rng(2), BUDGET)
        assert view == game.knowledge(g, seat)
    assert different > 5


@pytest.mark.parametrize(("game_id", "level"), SPEAKERS)
def test_a_bots_claims_depend_only_on_the_view(game_id: str, level: str) -> None:
    game, bot = GAMES[game_id], make(game_id, level)
    assert isinstance(bot, Speaker)
    for number, (g, seat) in enumerate(moments(game_id)):
        view = game.knowledge(g, seat)
        again = game.knowledge(game.redeal(view, rng(number)), seat)
        assert bot.speak(view, rng(2)) == bot.speak(again, rng(2))
        assert view == game.knowledge(g, seat)


@every_bot
def test_a_bot_can_be_sent_to_another_process(game_id: str, level: str) -> None:
    bot = make(game_id, level)
    sent = pickle.loads(pickle.dumps(bot))  # noqa: S301
    g, seat = moments(game_id)[0]
    view = GAMES[game_id].knowledge(g, seat)
    expected = bot.choose(view, view["decision"], rng(3), BUDGET)
    assert expected == sent.choose(view, view["decision"], rng(3), BUDGET)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_random_bots_as_its_weakest(game_id: str) -> None:
    assert levels(game_id)[0] == RANDOM


def test_an_unknown_level_is_refused_with_the_list_of_levels() -> None:
    with pytest.raises(
        BadOptions, match=r"'grandmaster'; arkham-ritual has random, novice, adept, master"
    ):
        make("arkham-ritual", "grandmaster")


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    with pytest.raises(BadOptions, match=r"'chess'; the games are arkham-ritual"):
        levels("chess")


# ---------------------------------------------------------------- levels


@pytest.mark.parametrize("game_id", list(MANIFESTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_a_game_has_a_one_line_description(game_id: str, language: str) -> None:
    manifest = MANIFESTS[game_id]
    lines = [Texts(language)(f"level-{manifest.prefix}-bot-{level}") for level in manifest.levels]
    assert all(lines) and len(set(lines)) == len(lines)
    assert not any("\n" in line for line in lines)


@pytest.mark.parametrize("game_id", list(MANIFESTS))
def test_the_suggested_first_game_can_be_played(game_id: str) -> None:
    manifest = MANIFESTS[game_id]
    seats, level, options = manifest.first_game
    assert seats in manifest.game.seats
    assert manifest.game.read(seats, options)
    assert level in manifest.levels
    assert level not in manifest.on_request


@pytest.mark.parametrize("game_id", list(MANIFESTS))
def test_every_former_level_has_a_replacement(game_id: str) -> None:
    manifest = MANIFESTS[game_id]
    assert not set(manifest.former_levels) & set(manifest.levels)
    assert set(manifest.former_levels.values()) <= set(manifest.levels)
    assert strongest(game_id) in manifest.levels
    for odds in manifest.odds:
        [option] = [each for each in manifest.game.options if each.name == odds.option]
        assert option.kind == "flag" or odds.value in option.values or option.kind == "number"
        assert 0 <= odds.wins <= odds.games


def test_a_former_level_is_played_by_its_replacement(monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = Manifest(
        "examples.none",
        id="dice",
        prefix="xx",
        complexity=1,
        game=lambda: GAMES["arkham-ritual"],
        levels=(
            Level("novice", RandomBot, replaces=("master",)),
            Level("adept", RandomBot),
            Level("ruthless", RandomBot, on_request=True),
        ),
    )
    monkeypatch.setitem(MANIFESTS, "dice", manifest)
    assert levels("dice") == ("random", "novice", "adept", "ruthless")
    # Ruthless bots play only if asked for.
    assert strongest("dice") == "adept"
    assert playing("dice", "ruthless") == "ruthless"
    assert playing("dice", "master") == "novice"
    assert playing("dice", "of-long-ago") == "adept"
