"""Play random games through the adapters for other libraries, with invalid input in between.

    python -m bench.fuzz_adapters --episodes 10000

Episodes cycle through the games, numbers of seats and options. It is an error if an adapter raises
anything but a refusal of invalid input, if a refusal changes the game, if an observation is outside
its space, if a copy or a saved state differs, or if a game does not end. Prints totals; exit code 1
on error.
"""

import argparse
import copy
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from miskatonic.errors import MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import random_options
from miskatonic.terminal.screen import make_bar

# Longer than any random game; a game that reaches it would never end.
MOST_MOVES: Final = 50_000
# The chance per move of an invalid input, and of checking the state closely.
NONSENSE: Final = 0.02
CLOSELY: Final = 0.01
JUNK: Final[tuple[Any, ...]] = (10**6, 1 << 70, 0.5, "0", (), b"1", float("nan"))
# OpenSpiel accepts True as 1, and has its own error for -1.
MORE_JUNK: Final[tuple[Any, ...]] = (*JUNK, True, -1, 1.0)


class AdapterFault(AssertionError):
    """An adapter misbehaved."""


class Fuzz:
    """Play episodes of one adapter, each with its own seed."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.counts: Final[Counter[str]] = Counter()

    def table(self, number: int) -> tuple[str, int, dict[str, Any], random.Random]:
        """Return the game, number of seats, options and random generator of an episode."""
        chance = random.Random(self.seed * 1_000_003 + number)
        name = list(GAMES)[number % len(GAMES)]
        game = GAMES[name]
        seats = chance.choice(game.seats)
        options = random_options(game, seats, Rng(seed_bytes(chance.getrandbits(64))))
        return name, seats, options if chance.random() < 0.5 else {}, chance

    # ------------------------------------------------------------ PettingZoo

    def pettingzoo(self, number: int) -> None:
        from miskatonic.research.adapters import pettingzoo  # noqa: PLC0415  an extra

        name, seats, options, chance = self.table(number)
        place = chance.choice(("info", "observation"))
        env = pettingzoo.env(name, seats, options, mask_in=place)
        env.reset(seed=number)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for _ in range(MOST_MOVES):
            if not env.agents:
                break
            agent = env.agent_selection
            seen, reward, ended, cut, info = env.last()
            paid[agent] += reward
            if chance.random() < NONSENSE:
                self._refused(env.step, chance.choice(MORE_JUNK))
            if ended or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if place == "info" else seen["action_mask"]
            if chance.random() < CLOSELY:
                env = self._looked_at(env, agent, seen)
            (legal,) = mask.nonzero()
            env.step(chance.choice(legal))
            self.counts["pettingzoo steps"] += 1
        if env.agents or set(paid.values()) - {1.0, 0.0, -1.0} or not any(paid.values()):
            raise AdapterFault(f"the game ended with the agents {env.agents} and paid {paid}")
        self._refused(env.step, chance.choice(MORE_JUNK))

    def _looked_at(self, env: Any, agent: str, seen: Any) -> Any:
        """Check that observation and state are in their spaces; return an equal copy of the env."""
        if not env.observation_space(agent).contains(seen):
            raise AdapterFault(f"{agent} sees {seen}, which is outside its space")
        if not env.state_space.contains(env.state()):
            raise AdapterFault(f"the state {env.state()} is outside its space")
        twin = copy.deepcopy(env)
        again, *rest = twin.last()
        if str(again) != str(seen) or str(rest) != str(list(env.last()[1:])):
            raise AdapterFault(f"a copy shows {again} to {agent} instead of {seen}")
        self.counts["pettingzoo copies"] += 1
        return twin

    # ------------------------------------------------------------ OpenSpiel

    def openspiel(self, number: int) -> None:
        import pyspiel  # noqa: PLC0415  an extra

        from miskatonic.research.adapters import openspiel  # noqa: PLC0415

        name, seats, options, chance = self.table(number)
        game = openspiel.load_table(name, seats, options)
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += 1
            if moves > MOST_MOVES:
                raise AdapterFault(f"the game is not over after {moves} moves")
            if chance.random() < NONSENSE / 2:
                self._refused(state.apply_action, chance.choice(JUNK))
            if chance.random() < CLOSELY:
                state = self._compared(pyspiel, game, state, chance)
            if state.is_chance_node():
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                state.apply_action(chance.choice(outcomes))
                self.counts["openspiel draws"] += 1
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                self.counts["openspiel decisions"] += 1
        if set(state.returns()) - {1.0, 0.0, -1.0}:
            raise AdapterFault(f"the game ended with {state.returns()}")
        self._refused(state.apply_action, chance.choice(JUNK))

    def _compared(self, pyspiel: Any, game: Any, state: Any, chance: random.Random) -> Any:
        """Check that copies, saved states and redealt states look the same to the seat to act."""
        players = range(game.num_players())
        saved = pyspiel.serialize_game_and_state(game, state)
        for other in (state.clone(), pyspiel.deserialize_game_and_state(saved)[1]):
            for player in players:
                if other.information_state_string(player) != state.information_state_string(player):
                    raise AdapterFault(f"player {player} knows something else in a copy of {state}")
                if other.observation_tensor(player) != state.observation_tensor(player):
                    raise AdapterFault(f"player {player} sees something else in a copy of {state}")
        self.counts["openspiel copies"] += 2
        player = state.current_player()
        if player >= 0:
            world = state.resample_from_infostate(player, chance.random)
            if world.information_state_string() != state.information_state_string():
                raise AdapterFault(
                    f"player {player} knows something else in a redealt state: {state}"
                )
            if world.legal_actions() != state.legal_actions():
                raise AdapterFault(
                    f"player {player} may do something else in a redealt state: {state}"
                )
            self.counts["openspiel resamplings"] += 1
            if chance.random() < 0.2:
                return world
        return state

    # ------------------------------------------------------------ Gymnasium

    def gymnasium(self, number: int) -> None:
        """Step two games together until one of them, a learner's episode, is over."""
        from miskatonic.research.adapters.gymnasium_vector import LearningSeat  # noqa: PLC0415  an extra

        name, seats, options, chance = self.table(number)
        env = LearningSeat(name, 2, seats, chance.randrange(seats), options=options)
        seen, infos = env.reset(seed=number)
        for _ in range(MOST_MOVES):
            legal = [chance.choice(mask.nonzero()[0]) for mask in infos["action_mask"]]
            if chance.random() < NONSENSE:
                junk = chance.choice(MORE_JUNK)
                self._refused(env.step, chance.choice(([legal[0], junk], junk, legal[:1])))
            if chance.random() < CLOSELY and not env.observation_space.contains(seen):
                raise AdapterFault(f"{seen} is outside its space")
            seen, rewards, ended, _, infos = env.step(legal)
            self.counts["gymnasium steps"] += 2
            if ended.any():
                if set(rewards.tolist()) - {1.0, 0.0, -1.0}:
                    raise AdapterFault(f"the game ended with {rewards}")
                return
        raise AdapterFault(f"the game is not over after {MOST_MOVES} steps")

    # ------------------------------------------------------------ invalid input

    def _refused(self, step: Callable[[Any], object], junk: Any) -> None:
        """Check that an invalid action is refused with a message."""
        try:
            step(junk)
        except (MiskatonicError, TypeError) as error:
            if not str(error):
                raise AdapterFault(f"{junk!r} was refused without a message") from None
            self.counts["refused"] += 1
        else:
            raise AdapterFault(f"{junk!r} was not refused")


ADAPTERS: Final = ("pettingzoo", "openspiel", "gymnasium")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.fuzz_adapters", description=__doc__.split("\n")[0])
    parser.add_argument("--episodes", type=int, default=10_000, help="by each adapter")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", choices=(*ADAPTERS, "all"), default="all")
    given = parser.parse_args()
    fuzz = Fuzz(given.seed)
    with make_bar(wanted=True) as bar:
        for adapter in ADAPTERS if given.by == "all" else (given.by,):
            task = bar.add_task(adapter, total=given.episodes)
            began = time.monotonic()
            for number in range(given.episodes):
                try:
                    getattr(fuzz, adapter)(number)
                except Exception as error:
                    print(f"episode {number} of {adapter}, seed {given.seed}:", file=sys.stderr)
                    print(f"{type(error).__name__}: {error}", file=sys.stderr)
                    raise
                bar.advance(task)
            fuzz.counts[f"{adapter} seconds"] = round(time.monotonic() - began)
    print(dict(sorted(fuzz.counts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
