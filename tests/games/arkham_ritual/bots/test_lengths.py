"""Games among bots of one level have a length that people would play.

Holding out together wins nothing, so games must not drag on. The seeds are fixed; the limits leave
room for the luck of other seeds.
"""

from collections.abc import Mapping
from statistics import mean, median

import pytest

from miskatonic.bots import Budget, make
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.kernel.rng import Rng, seed_bytes

pytestmark = [pytest.mark.slow, pytest.mark.once]

BUDGET = Budget(simulations=1)
TOO_LONG = 16


def rounds_played(level: str, seats: int, games: int, options: Mapping[str, object]) -> list[int]:
    """How many rounds each game took; an endless game is cut short."""
    bot = make("arkham-ritual", level)
    found = []
    for number in range(games):
        g = ARKHAM_RITUAL.new(seats, options, 9000 + number)
        rng = Rng(seed_bytes(number))
        while g.result is None and g.round < TOO_LONG:
            seat = next(each.seat for each in g.asked if not each.optional)
            view = ARKHAM_RITUAL.knowledge(g, seat)
            assert view["decision"] is not None
            ARKHAM_RITUAL.play(g, seat, bot.choose(view, view["decision"], rng, BUDGET))
        found.append(int(g.round))
    return found


@pytest.mark.parametrize("seats", ARKHAM_RITUAL.seats)
def test_adepts_play_short_cooperative_games(seats: int) -> None:
    rounds = rounds_played("adept", seats, 6, {})
    assert median(rounds) <= 5
    assert max(rounds) < 12


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_novices_do_not_play_cooperative_games_forever(seats: int) -> None:
    rounds = rounds_played("novice", seats, 5, {})
    assert mean(rounds) <= 8
    assert max(rounds) < TOO_LONG


@pytest.mark.parametrize(
    "options",
    [
        {"doom_track": True},
        {"companion": True},
        {"great_old_one": "nyarlathotep"},
        {"great_old_one": "hastur", "villain_slot": "mad-professor", "hero_slot": "wary-student"},
        {"great_old_one": "mystery-card", "orb_slot": "shining-trapezohedron"},
        {"competitive": True},
    ],
    ids=str,
)
def test_no_option_makes_games_long(options: Mapping[str, object]) -> None:
    rounds = rounds_played("adept", 4, 5, options)
    assert median(rounds) <= 6
    assert max(rounds) < TOO_LONG
