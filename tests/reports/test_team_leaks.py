"""Team leaks: a classifier finds what gives a team away, and nothing in random play."""

import random

import pytest

from miskatonic.reports.logistic import Scored, fit, score, solve
from miskatonic.reports.team_leaks import team_leaks
from miskatonic.sim.game_result import ActCount, GameResult


def game(number: int, *acts: ActCount) -> GameResult:
    return GameResult(
        number=number,
        deal=number,
        names=["adept"] * 4,
        teams=["good", "good", "good", "bad"],
        winners=[],
        losers=[],
        scores=[],
        ending="time",
        rounds=1,
        decisions=1,
        length=0,
        waits=[],
        acts=list(acts),
    )


def early(seat: int, kind: str, times: int = 1, **more: bool) -> ActCount:
    return ActCount(seat, kind, times, early=True, **more)


def by_chance(number: int, chance: random.Random) -> list[ActCount]:
    return [early(seat, "work", chance.randrange(4)) for seat in range(4)]


def test_elimination_solves_equations() -> None:
    found = solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0])
    assert found == pytest.approx([1 / 11, 7 / 11])


def test_the_regression_finds_the_odds_ratio_of_a_sign() -> None:
    """With the sign 3 of 4 are on the team, without it 1 of 4: an odds ratio of 9."""
    rows = [{0: 1.0}] * 1000 + [{}] * 1000
    sides = ([True] * 3 + [False]) * 250 + ([True] + [False] * 3) * 250
    weight, constant = fit(rows, sides, 1)
    assert weight == pytest.approx(2.197, abs=0.03)
    assert constant == pytest.approx(-1.099, abs=0.02)
    assert score({0: 2.0}, [weight, constant]) == pytest.approx(2 * weight + constant)


def test_the_auc_is_the_chance_that_a_team_member_scores_higher() -> None:
    assert Scored([1, 2, 3, 4], [False, False, True, True], [0, 1, 2, 3]).auc() == 1.0
    assert Scored([1, 1, 1, 1], [False, True, False, True], [0, 1, 2, 3]).auc() == 0.5
    # Of the four pairs, three are in order.
    assert Scored([1, 3, 2, 4], [False, False, True, True], [0, 1, 2, 3]).auc() == 0.75
    assert Scored([1, 2], [True, True], [0, 1]).auc() is None


def test_an_act_of_one_team_gives_it_away() -> None:
    games = [game(number, early(3, "hide"), early(0, "work")) for number in range(40)]
    found = team_leaks(games, "bad", claims=False)
    assert found is not None
    assert found.auc == 1.0
    assert found.strongest[0][0] == "hide"
    assert team_leaks(games, "bad", claims=False, by_rule=frozenset({"hide"})).auc < 0.7  # type: ignore[union-attr]


def test_random_acts_of_everyone_leak_nothing() -> None:
    chance = random.Random(1)
    games = [game(number, *by_chance(number, chance)) for number in range(300)]
    found = team_leaks(games, "bad", claims=False)
    assert found is not None
    assert found.low < 0.5 < found.high
    assert 0.4 < found.auc < 0.6


def test_claims_count_only_on_request_and_reactions_never() -> None:
    chance = random.Random(2)
    games = [
        game(
            number,
            *by_chance(number, chance),
            early(3, "accuse", spoken=True),
            early(3, "deny", spoken=True, reaction=True),
        )
        for number in range(100)
    ]
    silent, loud = team_leaks(games, "bad", claims=False), team_leaks(games, "bad", claims=True)
    assert silent is not None and loud is not None
    assert silent.auc < 0.65
    assert loud.auc == 1.0
    assert [kind for kind, _ in loud.strongest] == ["accuse", "work"]


def test_acts_after_the_first_vote_and_hidden_acts_do_not_count() -> None:
    chance = random.Random(3)
    games = [
        game(
            number,
            *by_chance(number, chance),
            ActCount(3, "flee", 1),
            ActCount(3, "unused", 1, early=True, public=False),
        )
        for number in range(100)
    ]
    found = team_leaks(games, "bad", claims=True)
    assert found is not None
    assert [kind for kind, _ in found.strongest] == ["work"]


def test_a_few_games_prove_nothing() -> None:
    assert team_leaks([game(number) for number in range(4)], "bad", claims=True) is None
    assert team_leaks([game(number) for number in range(40)], "nobody", claims=True) is None
