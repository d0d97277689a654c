"""The arena: every bot plays every seat, a seed fixes the results, and margins are right."""

import gc
import json
import math
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from miskatonic.bots import Budget
from miskatonic.cli import main
from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.state import Result
from miskatonic.reports.charts import interval_chart
from miskatonic.sim import arena
from miskatonic.sim.arena import (
    Contest,
    Match,
    Strengths,
    gc_paused,
    known_bots,
    play_batch,
    play_contest,
)
from miskatonic.sim.strength import NEARLY_ALL, Estimate, Mean, Outcome, Strength, wilson
from miskatonic.sim.workers import workers


def contest(*bots: str, games: int = 10) -> Contest:
    options: OptionValues = {"competitive": True}
    return Contest("arkham-ritual", options, bots, games, 1, Budget(simulations=5))


def cult_contest(*bots: str, games: int = 5, **teams: str) -> Contest:
    return Contest("among-cultists", {}, bots, games, 1, Budget(simulations=5), teams)


def counted(found: Strengths) -> list[tuple[tuple[str, str], Estimate, Estimate, Estimate]]:
    """All but the times."""
    return [
        (row, each.share.estimate(), each.wins.estimate(), each.score.estimate())
        for row, each in found.items()
    ]


@pytest.mark.slow
def test_a_seed_gives_the_same_results_with_any_number_of_processes() -> None:
    seated = contest("random", "adept", "master", games=6)
    with workers(2) as two:
        assert counted(play_contest(seated)) == counted(play_contest(seated, two))


def test_win_shares_add_up_to_the_games_with_a_winner() -> None:
    found = play_contest(contest("random", "random", "random", "adept", games=8))
    shares = 3 * found["random", ""].share.total + found["adept", ""].share.total
    assert shares == pytest.approx(round(shares))
    assert 0 < shares <= 8


def test_every_bot_plays_every_seat() -> None:
    """Seat 0 always begins, and the bots take turns on it."""
    options: OptionValues = {"competitive": True, "first_player": 0}
    bots = ("novice", "random", "random")
    found = play_contest(Contest("arkham-ritual", options, bots, 3, 1, Budget()))
    assert [each.wins.count for each in found.values()] == [3, 3]
    assert all(each.thinking.total() > 0 for each in found.values())


def test_progress_is_reported_for_every_game() -> None:
    told: list[int] = []
    counts: list[int] = []

    def progress(games: int, found: Strengths) -> None:
        told.append(games)
        counts.append(found["random", ""].wins.count)

    play_contest(contest("random", "random", "random", games=12), progress=progress)
    assert told == [5, 5, 2]
    assert counts == [5, 10, 12]


def test_an_oracle_sees_its_own_card_and_profits() -> None:
    assert known_bots("arkham-ritual")[-1] == "oracle"
    found = play_contest(contest("oracle", "random", "random", "random", "random", games=30))
    assert found["oracle", ""].share.estimate().mean > 2 * found["random", ""].share.estimate().mean


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="'fool'; arkham-ritual has random, novice, adept"):
        play_contest(contest("fool", "random", "random"))


def test_teams_are_counted_separately_and_together() -> None:
    found = play_contest(cult_contest("adept", "random", "random", "random", "random"))
    assert [row for row in found if row[0] == "adept"] == [
        ("adept", ""),
        ("adept", "investigators"),
        ("adept", "cultists"),
    ]
    by_team = [found["adept", team].wins.count for team in ("investigators", "cultists")]
    assert found["adept", ""].wins.count == sum(by_team) == 5
    assert found["random", "investigators"].wins.count == 5


def test_bots_may_be_given_by_team() -> None:
    """One cultist against four: exactly one of the two teams wins each game."""
    seats = ("random",) * 5
    found = play_contest(cult_contest(*seats, investigators="random", cultists="adept"))
    assert {("random", ""), ("random", "investigators"), ("adept", ""), ("adept", "cultists")} == (
        set(found)
    )
    wins = found["random", "investigators"].wins.total + found["adept", "cultists"].wins.total
    assert wins == 5


def test_every_team_needs_a_bot() -> None:
    with pytest.raises(BadOptions, match="among-cultists has investigators, cultists"):
        play_contest(cult_contest(*["random"] * 5, cultists="adept"))
    with pytest.raises(BadOptions, match="unknown level 'fool'"):
        play_contest(cult_contest(*["random"] * 5, cultists="fool", investigators="adept"))


def test_votes_and_beliefs_are_measured_if_a_game_defines_them() -> None:
    found = play_contest(
        cult_contest(*["random"] * 5, investigators="adept", cultists="random", games=15)
    )
    measures = found["adept", "investigators"].measures
    always = {"voted", "log-loss", "log-loss-of-uniform"}
    # The target of a vote is measured only if not everyone abstained.
    assert set(measures) - {"vote-hit", "vote-hit-by-chance"} == always
    assert ("vote-hit" in measures) == (measures["voted"].total > 0)
    assert measures["log-loss-of-uniform"].estimate().mean == pytest.approx(math.log(4))
    assert 0.0 < measures["log-loss"].estimate().mean < math.log(4)
    assert found["random", "cultists"].measures == {}
    assert play_contest(contest("random", "random", "random", games=1))["random", ""].measures == {}


def test_garbage_collection_does_not_count_as_thinking() -> None:
    """Regression: one decision in a thousand included a garbage collection and took longest."""
    assert gc.isenabled()
    with gc_paused():
        assert not gc.isenabled()
        with gc_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_forced_choices_do_not_count_as_thinking() -> None:
    """The night and most prompts of a discussion have one answer."""
    match = Match(cult_contest(*["random"] * 5), 0, {("random", ""): Strength()})
    match.play_out()
    thoughts = match.found["random", ""].thinking.total()
    assert 0 < thoughts < match.g.decisions_asked


def test_bots_can_talk_in_the_arena() -> None:
    kinds: set[object] = set()
    for number in range(4):
        match = Match(cult_contest(*["adept"] * 6), number, {("adept", ""): Strength()})
        match.play_out()
        told = match.game.events(match.g, None)
        kinds |= {event.claim for event in told if isinstance(event, ClaimSaid)}
    assert {"accuse", "vote"} <= kinds


def test_a_shared_win_is_divided() -> None:
    strength = Strength()
    strength.count([0, 1], Outcome(Result((0, 2), (1,), (5, 0, 5), "sanest"), 0, 3))
    assert strength.wins.estimate() == Estimate(0.5, None)
    assert strength.share.estimate() == Estimate(0.25, None)
    assert strength.score.estimate() == Estimate(2.5, None)


def test_the_margin_of_a_mean_shrinks_with_the_square_root_of_the_count() -> None:
    few, many = Mean(), Mean()
    for number in range(4):
        few.observe(number % 2)
    for number in range(400):
        many.observe(number % 2)
    assert few.estimate().mean == many.estimate().mean == 0.5
    # The standard deviation of the few is √(1/3).
    assert few.estimate().margin == pytest.approx(1.96 * (1 / 3) ** 0.5 / 2)
    margin = many.estimate().margin
    assert margin is not None
    assert margin == pytest.approx(1.96 * 0.5 / 20, rel=0.01)


def test_parts_add_up_to_the_whole() -> None:
    whole, first, second = Mean(), Mean(), Mean()
    for part, value in ((first, 1.0), (first, 2.0), (second, 4.0)):
        part.observe(value)
        whole.observe(value)
    first.add(second)
    assert first.estimate() == whole.estimate()


def test_thinking_times_have_a_median_and_a_95th_percentile() -> None:
    strength = Strength()
    strength.thinking.update([100, 2000, 2000, 90000, 50])
    assert strength.milliseconds() == 2.0
    assert strength.milliseconds(NEARLY_ALL) == 90.0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (1, 1, 0.207, 1)]
)
def test_the_wilson_interval_is_right_for_few_games(
    wins: int, games: int, low: float, high: float
) -> None:
    """Compare with tables in the literature."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def dread_contest(games: int, **given: str) -> Contest:
    varied = tuple(name for name in ("episode", "elder_one") if name not in given)
    options: OptionValues = {"investigators": "random", **given}
    return Contest("death-may-die", options, ("random",) * 2, games, 1, Budget(), varied=varied)


def test_every_bot_plays_every_seat_in_one_setting_before_the_next() -> None:
    seated = dread_contest(48)
    settings = [seated.setting_of(number) for number in range(48)]
    assert len(set(settings)) == 12
    assert settings[:24:2] == settings[1:24:2] == seated.settings()
    assert settings[24:] == settings[:24]


def test_wins_are_counted_by_setting() -> None:
    found = play_contest(dread_contest(6, elder_one="azathoth"))["random", ""]
    episodes = [setting for setting, _ in found.settings.items()]
    assert len(episodes) == 3
    assert all(len(setting) == 1 for setting in episodes)
    assert [mean.count for mean in found.settings.values()] == [2, 2, 2]


def test_the_plot_is_a_picture_with_a_row_for_each_bot() -> None:
    rows = [
        ("adept", *Estimate(0.3, 0.02).with_bounds()),
        ("<novice>", *Estimate(0.175, None).with_bounds()),
    ]
    picture = interval_chart("10 games & more", "Share", rows, 0.2)
    root = ET.fromstring(picture)
    words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "10 games & more" in words
    assert {"adept", "<novice>"} <= set(words)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2


# ---------------------------------------------------------------- on the command line

IN_ENGLISH = ("--language", "en")


def test_the_command_takes_bots_by_team_and_reports_by_team(
    capsys: pytest.CaptureFixture[str],
) -> None:
    teams = ("--teams", "investigators=random,cultists=adept", "--seats", "5", "--games", "2")
    assert main(["arena", "among-cultists", *teams, "--json", *IN_ENGLISH]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["teams"] == {"investigators": "random", "cultists": "adept"}
    rows = [(row["bot"], row["team"]) for row in plain["by_team"]]
    assert rows == [("random", "investigators"), ("adept", "cultists")]
    assert set(plain["strength"]) == {"random", "adept"}


def test_the_command_shows_what_the_game_measures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    seated = ("--bots", "adept", "--seats", "5", "--games", "3")
    assert main(["arena", "among-cultists", *seated, *IN_ENGLISH]) == 0
    shown = capsys.readouterr().out
    assert "Investigators" in shown
    assert "Votes that hit a cultist" in shown


@pytest.mark.parametrize(
    ("game", "teams"),
    [
        ("among-cultists", "investigators=adept"),
        ("among-cultists", "investigators=adept,cultists=fool"),
        ("among-cultists", "ghosts=adept,cultists=adept"),
        ("arkham-ritual", "cultists=adept"),
    ],
)
def test_bots_by_team_need_every_team_of_the_game(
    game: str, teams: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", game, "--teams", teams, "--seats", "5", *IN_ENGLISH]) == 2
    assert "There are" in (said := capsys.readouterr().err) or "for each team" in said


def test_death_may_die_is_reported_by_episode_and_elder_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    seated = ("--bots", "random", "--seats", "2", "--games", "4")
    assert main(["arena", "death-may-die", *seated, *IN_ENGLISH]) == 0
    shown = capsys.readouterr().out
    assert "Azathoth" in shown
    assert "Tsathoggua" in shown
    assert "Top of the Mourning" in shown
    assert "Share of the win" not in shown
    given = ("--option", "episode=festival-of-death", "--json")
    assert main(["arena", "death-may-die", *seated, *given, *IN_ENGLISH]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["varied"] == ["elder_one"]
    assert [
        (each["setting"], each["games"]) for each in plain["strength"]["random"]["settings"]
    ] == [(["azathoth"], 2), (["tsathoggua"], 2)]


def interrupted_after(batches: int) -> Callable[[Contest, int], tuple[int, Strengths]]:
    """Simulate Ctrl-C while the next batch is played."""

    def play(contest: Contest, start: int) -> tuple[int, Strengths]:
        if start == batches * arena.BATCH:
            raise KeyboardInterrupt
        return play_batch(contest, start)

    return play


def test_interrupting_the_arena_prints_the_results_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "play_batch", interrupted_after(2))
    seated = ("--bots", "random", "--seats", "3", "--games", "100", "--json")
    assert main(["arena", "arkham-ritual", *seated, *IN_ENGLISH]) == 0
    told = capsys.readouterr()
    assert "Stopped after 10 of 100 games" in told.err
    plain = json.loads(told.out)
    assert (plain["games"], plain["strength"]["random"]["games"]) == (10, 10)


def test_interrupting_the_arena_before_the_first_result_prints_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "play_batch", interrupted_after(0))
    seated = ("--bots", "random", "--seats", "3", "--games", "100")
    assert main(["arena", "arkham-ritual", *seated, *IN_ENGLISH]) == 130
    assert capsys.readouterr().out == ""
