"""Measure other libraries' games in the same run and the same way, if they are installed.

Our own games are measured in these libraries, too, driven by the same loops.
"""

import copy
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from bench.speed import Effort, Speed, clone_time, median_of_rounds

# Deep copies are slow enough to measure with few of them.
FEW_CLONES: Final = 20


def open_spiel_hanabi(effort: Effort) -> Speed:
    """C++ rules, driven from Python; chance nodes are not decisions."""
    game = import_module("pyspiel").load_game("hanabi(players=5)")
    return Speed(
        median_of_rounds(lambda chance: _spiel(game, chance), effort), _spiel_clone(game, effort)
    )


def _spiel(game: Any, chance: random.Random) -> int:
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            count += 1
    return count


def _spiel_clone(game: Any, effort: Effort) -> float:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return clone_time(state.clone, effort)


def rlcard_uno(effort: Effort) -> Speed:
    """The bare game, without its environment of feature vectors."""
    uno = import_module("rlcard.games.uno").Game
    game = uno()
    game.init_game()
    clone = clone_time(lambda: copy.deepcopy(game), effort._replace(clones=FEW_CLONES))
    return Speed(median_of_rounds(lambda chance: _rlcard(uno, chance), effort), clone)


def _rlcard(uno: Any, chance: random.Random) -> int:
    game = uno()
    game.init_game()
    count = 0
    while not game.is_over():
        game.step(chance.choice(game.get_legal_actions()))
        count += 1
    return count


def pettingzoo_tictactoe(effort: Effort) -> Speed:
    """The usual environment, with wrappers that check its use."""
    return _pettingzoo_speed(_tictactoe().env(), effort)


def pettingzoo_raw_tictactoe(effort: Effort) -> Speed:
    """The environment without wrappers: nothing is checked."""
    return _pettingzoo_speed(_tictactoe().raw_env(), effort)


def _tictactoe() -> Any:
    return import_module("pettingzoo.classic.tictactoe.tictactoe")


def in_pettingzoo(effort: Effort, game: str, seats: int) -> Speed:
    """Our game in PettingZoo; it checks actions itself, without wrappers."""
    adapter = import_module("miskatonic.research.adapters.pettingzoo")
    return _pettingzoo_speed(adapter.env(game, seats, mask_in="observation"), effort)


def _pettingzoo_speed(environment: Any, effort: Effort) -> Speed:
    environment.reset()
    clone = clone_time(lambda: copy.deepcopy(environment), effort._replace(clones=FEW_CLONES))
    return Speed(median_of_rounds(lambda chance: _pettingzoo(environment, chance), effort), clone)


def _pettingzoo(environment: Any, chance: random.Random) -> int:
    environment.reset()
    count = 0
    for _ in environment.agent_iter():
        observation, _, ended, truncated, _ = environment.last()
        if ended or truncated:
            environment.step(None)
            continue
        environment.step(chance.choice(observation["action_mask"].nonzero()[0]))
        count += 1
    return count


def in_open_spiel(effort: Effort, game: str, seats: int) -> Speed:
    """Our game in OpenSpiel: rules in Python, and a chance node for each draw."""
    loaded = import_module("miskatonic.research.adapters.openspiel").load_table(game, seats, {})
    return Speed(
        median_of_rounds(lambda chance: _spiel(loaded, chance), effort),
        _spiel_clone(loaded, effort),
    )


PEERS: Final[dict[str, Callable[[Effort], Speed]]] = {
    "OpenSpiel: hanabi, 5 players": open_spiel_hanabi,
    "RLCard: uno": rlcard_uno,
    "PettingZoo: tictactoe": pettingzoo_tictactoe,
    "PettingZoo: tictactoe, nothing checked": pettingzoo_raw_tictactoe,
}
# By library: the function that measures our games in it, and the peers to compare with.
ADAPTERS: Final[dict[str, tuple[Callable[[Effort, str, int], Speed], tuple[str, ...]]]] = {
    "PettingZoo": (
        in_pettingzoo,
        ("PettingZoo: tictactoe", "PettingZoo: tictactoe, nothing checked"),
    ),
    "OpenSpiel": (in_open_spiel, ("OpenSpiel: hanabi, 5 players",)),
}
