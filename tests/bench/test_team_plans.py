"""The experiment with plans for the whole team in Death May Die."""

import pytest

from bench.team_plans import Effort, TeamBot, lead, settings
from miskatonic.bots import Budget
from miskatonic.kernel.rng import Rng
from tests.games.death_may_die.rules.table import GAME, arranged, who


def test_the_lead_is_that_of_deals_played_twice() -> None:
    mean, margin = lead([(False, True), (True, True), (False, False), (True, False)])
    assert mean == 0.0
    assert margin == pytest.approx(1.96 * (2 / 3 / 4) ** 0.5)


def test_every_episode_meets_both_elder_ones_with_two_to_four_seats() -> None:
    seen = {(seats, each["episode"], each["elder_one"]) for _, seats, each in settings(36)}
    assert len(seen) == 36


@pytest.mark.parametrize("effort", [Effort(12), Effort(12, turns=1, alone=True)])
def test_it_takes_an_action_that_is_offered(effort: Effort) -> None:
    table = arranged(who("mike", "pub", wounds=2), who("stella", "bridge"), begin="actions")
    view = GAME.knowledge(table.g, table.asked[0])
    decision = view["decision"]
    assert decision is not None
    choice = TeamBot(effort).choose(view, decision, Rng(bytes(32)), Budget())
    assert choice in decision["options"]
