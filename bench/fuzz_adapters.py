"""Random games by the adapters for other libraries, with nonsense in between.

    python -m bench.fuzz_adapters --episodes 10000

Every episode has another game, number of seats and options in turn. It is an error if an adapter
raises anything but a refusal of nonsense, if a refusal changes the game, if an observation is
outside its space, if a copy or a state that was saved differs, or if a game does not come to its
end. Prints how much was done; exit code 1 on error.
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
from miskatonic.sim.playout import random_options
from miskatonic.terminal.screen import make_bar

# Longer than any random game; what is not over then never will be.
MOST_MOVES: Final = 50_000
# How often, a move, something senseless is tried, and how often a state is looked at closely.
NONSENSE: Final = 0.02
CLOSELY: Final = 0.01
JUNK: Final[tuple[Any, ...]] = (10**6, 1 << 70, 0.5, "0", (), b"1", float("nan"))
# OpenSpiel takes True for 1, and says itself what is wrong with -1.
MORE_JUNK: Final[tuple[Any, ...]] = (*JUNK, True, -1, 1.0)


class Wrong(AssertionError):
    """An adapter did what it never should."""


class Fuzz:
    """Episodes of one adapter after the other, each with a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.counts: Final[Counter[str]] = Counter()

    def table(self, number: int) -> tuple[str, int, dict[str, Any], random.Random]:
        """Which game this episode is of, for how many, and with which options."""
        chance = random.Random(self.seed * 1_000_003 + number)
        name = list(GAMES)[number % len(GAMES)]
        game = GAMES[name]
        seats = chance.choice(game.seats)
        options = random_options(game, seats, Rng(seed_bytes(chance.getrandbits(64))))
        return name, seats, options if chance.random() < 0.5 else {}, chance

    # ------------------------------------------------------------ PettingZoo

    def pettingzoo(self, number: int) -> None:
        from miskatonic.adapters import pettingzoo  # noqa: PLC0415  an extra

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
            raise Wrong(f"it ended with the agents {env.agents} and paid {paid}")
        self._refused(env.step, chance.choice(MORE_JUNK))

    def _looked_at(self, env: Any, agent: str, seen: Any) -> Any:
        """The observation is in its space, a refusal has changed nothing, and a copy goes on."""
        if not env.observation_space(agent).contains(seen):
            raise Wrong(f"{agent} sees {seen}, which is outside its space")
        if not env.state_space.contains(env.state()):
            raise Wrong(f"the state {env.state()} is outside its space")
        twin = copy.deepcopy(env)
        again, *rest = twin.last()
        if str(again) != str(seen) or str(rest) != str(list(env.last()[1:])):
            raise Wrong(f"a copy shows {again} to {agent}, and not {seen}")
        self.counts["pettingzoo copies"] += 1
        return twin

    # ------------------------------------------------------------ OpenSpiel

    def openspiel(self, number: int) -> None:
        import pyspiel  # noqa: PLC0415  an extra

        from miskatonic.adapters import openspiel  # noqa: PLC0415

        name, seats, options, chance = self.table(number)
        game = openspiel.load_table(name, seats, options)
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += 1
            if moves > MOST_MOVES:
                raise Wrong(f"it is not over after {moves} moves")
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
            raise Wrong(f"it ended with {state.returns()}")
        self._refused(state.apply_action, chance.choice(JUNK))

    def _compared(self, pyspiel: Any, game: Any, state: Any, chance: random.Random) -> Any:
        """A copy, a saved state, and for whoever has to choose a state dealt again, are alike."""
        players = range(game.num_players())
        saved = pyspiel.serialize_game_and_state(game, state)
        for other in (state.clone(), pyspiel.deserialize_game_and_state(saved)[1]):
            for player in players:
                if other.information_state_string(player) != state.information_state_string(player):
                    raise Wrong(f"player {player} knows something else in a copy of {state}")
                if other.observation_tensor(player) != state.observation_tensor(player):
                    raise Wrong(f"player {player} sees something else in a copy of {state}")
        self.counts["openspiel copies"] += 2
        player = state.current_player()
        if player >= 0:
            world = state.resample_from_infostate(player, chance.random)
            if world.information_state_string() != state.information_state_string():
                raise Wrong(f"player {player} knows something else in a state dealt again: {state}")
            if world.legal_actions() != state.legal_actions():
                raise Wrong(
                    f"player {player} may do something else in a state dealt again: {state}"
                )
            self.counts["openspiel resamplings"] += 1
            if chance.random() < 0.2:
                return world
        return state

    # ------------------------------------------------------------ nonsense

    def _refused(self, step: Callable[[Any], object], junk: Any) -> None:
        """What is no action is refused with a sentence."""
        try:
            step(junk)
        except (MiskatonicError, TypeError) as error:
            if not str(error):
                raise Wrong(f"{junk!r} was refused without a word") from None
            self.counts["refused"] += 1
        else:
            raise Wrong(f"{junk!r} was not refused")


ADAPTERS: Final = ("pettingzoo", "openspiel")


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
