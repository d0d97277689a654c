"""Duplicate deals: everybody sits everywhere in the same deal, and the deal is what is counted."""

import pytest

from miskatonic.bots import Budget
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.state import Result
from miskatonic.sim.arena import Contest, Match, hold
from miskatonic.sim.strength import Deals, Estimate, Outcome, Strength, gain


def duplicates(*bots: str, games: int = 10) -> Contest:
    options: OptionValues = {"competitive": True, "first_player": 0}
    return Contest("arkham-ritual", options, bots, games, 1, Budget(), duplicate=True)


def dealt(contest: Contest, number: int) -> str:
    return Match(contest, number, {}).g.commitment


def test_a_deal_comes_back_until_every_bot_has_had_every_seat_in_it() -> None:
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
def test_nobody_plays_the_same_game_twice(bots: tuple[str, ...], rotations: int) -> None:
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


def test_the_mean_of_a_deal_counts_once() -> None:
    deals = Deals()
    for deal, value in ((0, 1.0), (0, 0.0), (1, 1.0), (1, 1.0)):
        deals.observe(deal, value, 0.0)
    # Two deals with the means 0.5 and 1, and not four games.
    assert deals.estimate(reduced=False).mean == 0.75
    assert deals.estimate(reduced=False).margin == pytest.approx(1.96 * 0.25)


def test_luck_is_taken_away_from_each_deal() -> None:
    deals = Deals()
    for deal, luck in enumerate((-0.5, 0.5, -0.5, 0.5)):
        deals.observe(deal, 0.4 + luck, luck)
    raw, reduced = deals.estimate(reduced=False), deals.estimate(reduced=True)
    assert raw.mean == pytest.approx(0.4)
    assert (reduced.mean, reduced.margin) == pytest.approx((0.4, 0.0), abs=1e-6)
    assert raw.margin is not None and raw.margin > 0.4


def test_two_contests_are_compared_on_the_deals_that_both_have() -> None:
    one, other = Deals(), Deals()
    for deal, (first, second) in enumerate(((1.0, 0.0), (1.0, 1.0), (0.0, 0.0))):
        one.observe(deal, first, 0.0)
        other.observe(deal, second, 0.0)
    one.observe(7, 1.0, 0.0)
    assert one.less(other, reduced=False).mean == pytest.approx(1 / 3)


def test_half_the_margin_is_worth_four_times_the_games() -> None:
    assert gain(Estimate(0.2, 0.04), Estimate(0.2, 0.02)) == pytest.approx(4.0)
    assert gain(Estimate(0.2, None), Estimate(0.2, 0.02)) is None


def test_the_lead_is_over_the_other_seats_and_their_luck() -> None:
    strength = Strength()
    result = Result((0, 1), (2,), (), "survivors")
    strength.count([0], Outcome(result, 0, [0.3, 0.1, -0.1]))
    assert strength.lead.estimate().mean == 0.5
    assert strength.lead_by_deal.estimate(reduced=True).mean == pytest.approx(0.5 - 0.3)
    everybody = Strength()
    everybody.count([0, 1, 2], Outcome(result, 0, [0.0] * 3))
    assert everybody.lead.count == 0


def test_a_contest_of_duplicates_counts_games_and_deals() -> None:
    found = hold(duplicates("adept", "random", "random", games=12))
    strength = found["adept", ""]
    assert strength.wins.count == 12
    assert len(strength.wins_by_deal.sums) == 4
    plain = strength.to_plain()["by_deal"]["share"]
    assert plain["deals"] == 4
    assert plain["raw"]["mean"] == pytest.approx(strength.share.estimate().mean)
