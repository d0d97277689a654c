"""Duplicate deals: every bot plays every seat of the same deal, and each deal counts once."""

import pytest

from miskatonic.bots import Budget
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.state import Result
from miskatonic.sim.arena import Contest, Match, play_contest
from miskatonic.sim.strength import Deals, Outcome, Strength


def duplicates(*bots: str, games: int = 10) -> Contest:
    options: OptionValues = {"competitive": True, "first_player": 0}
    return Contest("arkham-ritual", options, bots, games, 1, Budget(), duplicate=True)


def dealt(contest: Contest, number: int) -> str:
    return Match(contest, number, {}).g.commitment


def test_a_deal_is_repeated_until_every_bot_has_played_every_seat() -> None:
    contest = duplicates("adept", "novice", "novice")
    assert [contest.deal_of(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [contest.names_in(number).index("adept") for number in range(6)] == [0, 2, 1, 0, 2, 1]
    assert dealt(contest, 0) == dealt(contest, 1) == dealt(contest, 2) != dealt(contest, 3)


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [
        (("adept",) * 4, 1),
        (("adept", "novice") * 2, 2),
        (("adept", "novice", "novice", "novice"), 4),
        (("adept", "adept", "novice", "novice"), 4),
    ],
)
def test_no_game_is_played_twice(bots: tuple[str, ...], rotations: int) -> None:
    contest = duplicates(*bots)
    assert contest.rotations == rotations
    assert len({tuple(contest.names_in(number)) for number in range(rotations)}) == rotations


def test_a_setting_lasts_for_a_whole_deal() -> None:
    varied = ("episode", "elder_one")
    contest = Contest(
        "death-may-die", {}, ("adept", "random"), 8, 1, Budget(), varied=varied, duplicate=True
    )
    settings = [contest.setting_of(number) for number in range(8)]
    assert settings[::2] == settings[1::2]
    assert len(set(settings)) == 4


def test_each_deal_counts_once_with_its_mean() -> None:
    deals = Deals()
    for deal, value in ((0, 1.0), (0, 0.0), (1, 1.0), (1, 1.0)):
        deals.observe(deal, value)
    # Two deals with the means 0.5 and 1, not four games.
    assert deals.estimate().mean == 0.75
    assert deals.estimate().margin == pytest.approx(1.96 * 0.25)


def test_two_contests_are_compared_on_the_deals_that_both_have() -> None:
    one, other = Deals(), Deals()
    for deal, (first, second) in enumerate(((1.0, 0.0), (1.0, 1.0), (0.0, 0.0))):
        one.observe(deal, first)
        other.observe(deal, second)
    one.observe(7, 1.0)
    assert one.difference_to(other).mean == pytest.approx(1 / 3)


def test_the_lead_compares_with_the_other_seats() -> None:
    strength = Strength()
    result = Result((0, 1), (2,), (), "survivors")
    strength.count([0], Outcome(result, 0, 3))
    assert strength.lead.estimate().mean == 0.5
    assert strength.lead_by_deal.estimate().mean == 0.5
    everybody = Strength()
    everybody.count([0, 1, 2], Outcome(result, 0, 3))
    assert everybody.lead.count == 0


def test_a_contest_of_duplicates_counts_games_and_deals() -> None:
    found = play_contest(duplicates("adept", "random", "random", games=12))
    strength = found["adept", ""]
    assert strength.wins.count == 12
    assert len(strength.wins_by_deal.sums) == 4
    plain = strength.to_plain()["by_deal"]["share"]
    assert plain["deals"] == 4
    assert plain["raw"]["mean"] == pytest.approx(strength.share.estimate().mean)
