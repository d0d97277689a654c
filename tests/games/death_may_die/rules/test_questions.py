"""Questions are only asked if there is a choice, and name their source."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.library import load
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import random_options
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import ISLE
from tests.games.death_may_die.rules.faces import BLANK, T
from tests.games.death_may_die.rules.table import GAME, arranged, new_game, who

EPISODES = [episode.id for episode in load().episodes]
ELDER_ONES = [elder.id for elder in load().elder_ones]
# Questions with a single option that a clause demands: none, because confirmations (DMD-R22,
# DMD-R30) can be declined.
SINGLE: frozenset[str] = frozenset()


def random_games(episode: str, elder_one: str) -> list[DeathMayDieState]:
    games = []
    for seed in range(4):
        chance = Rng(seed_bytes(seed))
        seats = 1 + chance.below(5)
        options = random_options(GAME, seats, chance)
        options |= {"episode": episode, "elder_one": elder_one}
        games.append(GAME.new(seats, options, seed, loud=False))
    return games


@clause("DMD-R39")
@pytest.mark.parametrize(("episode", "elder_one"), list(product(EPISODES, ELDER_ONES)))
def test_no_question_has_a_single_answer_and_each_names_its_source(
    episode: str, elder_one: str
) -> None:
    """Investigators who heal every turn live long enough to be asked most questions."""
    asked = 0
    for g in random_games(episode, elder_one):
        chance = Rng(seed_bytes(g.rules.count))
        for _ in range(500):
            if g.result is not None:
                break
            decision = g.asked[0]
            assert len(decision.options) > 1 or decision.prompt in SINGLE, decision.prompt
            question = GAME.shared(g)["question"]
            assert question["source"] == decision.source
            GAME.play(g, decision.seat, decision.options[chance.below(len(decision.options))])
            g.wounds = vec[i64]([0] * g.rules.count)
            asked += 1
    assert asked > 500


@clause("DMD-R39")
def test_questions_of_the_rules_name_the_investigator_they_are_about() -> None:
    """The active investigator, the target's attacker, or the one who chooses."""
    enemies = [("cultist", "pub", 0), ("ghast", "pub", 0)]
    attack = arranged(who("ruth", "pub"), enemies=enemies).play("attack")
    assert attack.about == {"prompt": "target", "source": "rule:DMD-096", "who": 0}
    fight = arranged(who("ruth", "pub"), enemies=enemies, begin="investigate")
    assert fight.about == {"prompt": "attacker", "source": "rule:DMD-133", "who": 0}
    behind = arranged(who("ruth", "pub"), enemies=enemies).play("run", "space graveyard")
    assert (behind.about["who"], behind.about["source"]) == (0, "rule:DMD-193")
    kept_off = arranged(who("mike", "pub", relics=["prophets-mask:normal"]), enemies=enemies).play(
        "run", "space graveyard"
    )
    assert (kept_off.prompt, kept_off.options) == ("leave-behind", ["figure cultist", "done"])
    assert kept_off.source == "relic:prophets-mask"
    roll = arranged(who("mike", "pub"), enemies=enemies, begin="investigate").play("figure ghast")
    assert (roll.about["who"], roll.about["source"]) == (0, "rule:DMD-074")


@clause("DMD-R39", "DMD-199")
def test_the_last_relic_is_given_without_a_question() -> None:
    table = new_game(2, 3, unknown_relics=True)
    assert (table.prompt, len(table.options)) == ("relic", 2)
    table.play(table.options[0])
    assert table.prompt == "action"
    assert [len(table.relics(name)) for name in table.people] == [1, 1]


@clause("DMD-R39")
def test_a_forced_move_with_one_way_out_is_made_without_a_question() -> None:
    """Claustrophobia drives Ruth out of the boathouse, whose door to the laundry is locked."""
    table = arranged(
        who("ruth", "boathouse", sanity=3, stress=4, insanity="claustrophobia"),
        who("mike", "boathouse"),
        episode=ISLE,
        enemies=[("cultist", "boathouse", 0)],
        tokens=[("lock", "boathouse>laundry", 1)],
        dice=[T, BLANK, BLANK],
    ).play("attack")
    assert (table.prompt, table.space("ruth")) == ("level-up", "landing-stage")
