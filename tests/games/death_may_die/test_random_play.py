"""Random games over all episodes, Elder Ones, seat counts and options end without an error."""

from itertools import product

import pytest

from miskatonic.games.death_may_die.content.load import load
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.death_may_die.table import GAME, story, who

EPISODES = [episode.id for episode in load().episodes]
ELDER_ONES = [elder.id for elder in load().elder_ones]
UNKNOWN = ["off", "full", "single", "relics", "monsters"]
MOST_DECISIONS = 20_000


def play_out(seats: int, seed: int, **options: object) -> str:
    g = GAME.new(seats, options, seed, loud=False)
    chance = Rng(seed_bytes(seed))
    for _ in range(MOST_DECISIONS):
        if g.result is not None:
            return g.result.reason
        decision = g.asked[0]
        choice = decision.options[chance.below(len(decision.options))]
        GAME.play(g, decision.seat, choice)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("elder_one", ELDER_ONES)
@pytest.mark.parametrize("episode", EPISODES)
def test_every_pairing_is_played_to_an_end(episode: str, elder_one: str, seats: int) -> None:
    for seed, unknown in enumerate(UNKNOWN):
        reason = play_out(
            seats,
            seed,
            episode=episode,
            elder_one=elder_one,
            unknown=unknown,
            random_spawn=seed % 2 == 1,
            actions=3 + seed % 2,
        )
        assert reason in ("investigator-lost", "all-lost", "track-ended", "elder-one-killed")


@pytest.mark.parametrize(("episode", "elder_one"), list(product(EPISODES, ELDER_ONES)))
def test_the_late_game_is_played_to_an_end_too(episode: str, elder_one: str) -> None:
    """Random players seldom live long: here the ritual is disrupted, and wounds heal."""
    for seed in range(2):
        people = [who("sandra"), who("sally"), who("ruth")]
        table = story(
            *people,
            episode=episode,
            elder_one=elder_one,
            options={"unknown": "full", "random_spawn": seed == 1},
            stage=2,
            elder=start_of(episode),
            disrupted=True,
            set_up=True,
            begin="turn",
            seed=seed,
        )
        g, chance = table.g, Rng(seed_bytes(seed))
        for _ in range(2500):
            if g.result is not None:
                break
            decision = g.asked[0]
            GAME.play(g, decision.seat, decision.options[chance.below(len(decision.options))])
            g.wounds = [0] * 3
            g.track = min(g.track, 6)
        assert g.turn > 5


def start_of(episode: str) -> str:
    [found] = [each for each in load().episodes if each.id == episode]
    return found.map.spaces[found.map.start].id
