"""Luck is the difference between the dice and their mean."""

import pytest

from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.luck_study import luck_of
from miskatonic.games.death_may_die.rules.events import Rolled
from miskatonic.kernel.state import tell

# Three black dice succeed and a green one shows an Elder Sign; then a black one fails.
FOUR = Rolled(0, 2, 0, [SUCCESS, SUCCESS, SUCCESS | TENTACLE], [SIGN])
ONE = Rolled(1, 8, 0, [0], [])


def test_each_die_counts_beside_its_mean() -> None:
    """Three of six sides succeed; black has two tentacles and a sign, green two signs."""
    g = DEATH_MAY_DIE.new(2, {}, 1)
    assert luck_of(g) == {}
    tell(g, FOUR)
    tell(g, ONE)
    luck = luck_of(g)
    assert luck["successes"] == pytest.approx([3 - 4 / 2] * 2)
    assert luck["wounds"] == pytest.approx([-1 / 2] * 2)
    assert luck["tentacles"] == pytest.approx([1 - 4 * 2 / 6] * 2)
    assert luck["signs"] == pytest.approx([1 - 4 / 6 - 2 / 6] * 2)
