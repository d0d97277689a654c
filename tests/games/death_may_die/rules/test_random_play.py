"""Random games over all episodes, Elder Ones, seat counts and options end without an error."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.library import load
from miskatonic.games.death_may_die.model.holdings import refresh_all
from miskatonic.games.death_may_die.model.paths import paths_over
from miskatonic.games.death_may_die.model.state import DeathMayDieState, health_of
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.death_may_die.rules.table import GAME, Table, arranged, who

EPISODES = [episode.id for episode in load().episodes]
ELDER_ONES = [elder.id for elder in load().elder_ones]
UNKNOWN = list(product((0, 1, 2), (False, True)))
BRAWLING = ["one-or-all", "any-number"]
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
def test_every_pairing_can_be_played_to_the_end(episode: str, elder_one: str, seats: int) -> None:
    for seed, (monsters, relics) in enumerate(UNKNOWN):
        reason = play_out(
            seats,
            seed,
            episode=episode,
            elder_one=elder_one,
            unknown_monsters=monsters,
            unknown_relics=relics,
            random_spawn=seed % 2 == 1,
            actions=3 + seed % 2,
            brawling=BRAWLING[seed % 2],
        )
        assert reason in ("investigator-lost", "all-lost", "track-ended", "elder-one-killed")


@pytest.mark.parametrize(("episode", "elder_one"), list(product(EPISODES, ELDER_ONES)))
def test_the_late_game_can_be_played_to_the_end_too(episode: str, elder_one: str) -> None:
    """Random players rarely survive, so the ritual is disrupted here and wounds heal."""
    for seed in range(2):
        g, chance = late_game(episode, elder_one, seed).g, Rng(seed_bytes(seed))
        for _ in range(2500):
            if g.result is not None:
                break
            decision = g.asked[0]
            GAME.play(g, decision.seat, decision.options[chance.below(len(decision.options))])
            g.wounds = vec[i64]([0] * 3)
            g.track = min(g.track, 6)
        assert g.turn > 5


def late_game(episode: str, elder_one: str, seed: int) -> Table:
    """A disrupted ritual, the Elder One in stage II on the start space."""
    return arranged(
        who("sandra"),
        who("sally"),
        who("ruth"),
        episode=episode,
        elder_one=elder_one,
        options={"unknown_monsters": 2, "unknown_relics": True, "random_spawn": seed == 1},
        stage=2,
        elder=start_of(episode),
        disrupted=True,
        set_up=True,
        begin="turn",
        seed=seed,
    )


def start_of(episode: str) -> str:
    [found] = [each for each in load().episodes if each.id == episode]
    return found.map.spaces[found.map.start].id


def check_the_books(g: DeathMayDieState) -> None:
    """Tokens, figures and cards are conserved, and derived fields are consistent."""
    components = g.components
    kinds = len(g.pool)
    for pool in {components.pool_of[token] for token in range(1, kinds)}:
        sides = [token for token in range(kinds) if components.pool_of[token] == pool]
        lying = sum(g.laid[at] for at in range(len(g.laid)) if at % kinds in sides)
        held = sum(g.carried[at] for at in range(len(g.carried)) if at % kinds in sides)
        elsewhere = sum(g.board[token] + list(g.passages).count(token) for token in sides)
        total = components.tokens[pool].pool
        assert g.pool[pool] + lying + held + elsewhere == total, components.tokens[pool].id
    fires = sum(g.laid[at] for at in range(0, len(g.laid), kinds))
    assert g.pool[0] + fires + g.board[0] == components.tokens[0].pool
    crowd = [0] * components.spaces
    for figure, space in enumerate(g.figure_space):
        if space >= 0:
            crowd[space] |= 1 << figure
            assert 0 <= g.figure_wounds[figure] <= health_of(g, figure)
    assert crowd == list(g.crowd)
    claimed = [card for hand in g.hand for card in range(15) if hand >> card & 1]
    assert sorted([*claimed, *g.discovery, *g.discovery_discard, *g.revealed]) == list(range(15))
    assert len({*g.mythos, *g.mythos_discard, *g.resolving}) == len(g.mythos) + len(
        g.mythos_discard
    ) + len(g.resolving)
    twin = g.clone()
    refresh_all(twin)
    assert (twin.skills, twin.own, twin.bonuses) == (g.skills, g.own, g.bonuses)
    paths = paths_over(components, g.passages)
    assert paths.plain.near == g.paths.plain.near
    assert [ways.near for ways in paths.by_type] == [ways.near for ways in g.paths.by_type]
    assert all(0 <= stress <= 4 for stress in g.stress)
    assert all(0 <= wounds <= 5 for wounds in g.wounds)
    assert all(0 <= sanity <= 20 for sanity in g.sanity)
    assert all(1 <= level <= 4 for level in g.levels)


@pytest.mark.parametrize(("episode", "elder_one"), list(product(EPISODES, ELDER_ONES)))
def test_components_are_conserved_at_every_question(episode: str, elder_one: str) -> None:
    for seed in range(3):
        g = late_game(episode, elder_one, seed).g
        chance = Rng(seed_bytes(seed))
        for _ in range(400):
            if g.result is not None:
                break
            decision = g.asked[0]
            GAME.play(g, decision.seat, decision.options[chance.below(len(decision.options))])
            if g.result is None:
                check_the_books(g)
                g.wounds = vec[i64]([0] * g.rules.count)
