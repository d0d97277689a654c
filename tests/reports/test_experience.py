"""Player experience is measured game by game, and the same seed gives the same results."""

import msgspec
import pytest

from miskatonic.bots import Budget
from miskatonic.bots.pace import PACES
from miskatonic.games import MANIFESTS
from miskatonic.games.measures import Act, Measures
from miskatonic.kernel.state import State
from miskatonic.reports.experience import PlayerExperience, Spread, player_experience
from miskatonic.sim.arena import Contest
from miskatonic.sim.game_result import ActCount, GameResult, WatchedGame, counted, play_one
from miskatonic.sim.waiting import WaitingTimes, least_times


def game(**changes: object) -> GameResult:
    """A short game of two teams."""
    plain = {
        "number": 0,
        "deal": 0,
        "names": ["adept", "adept"],
        "teams": ["good", "bad"],
        "winners": [0],
        "losers": [1],
        "scores": [],
        "ending": "time",
        "rounds": 2,
        "decisions": 10,
        "length": 60_000,
        "waits": [2000, 4000],
        "acts": [],
        **changes,
    }
    return msgspec.convert(plain, GameResult)


def test_measures_of_some_games() -> None:
    found = PlayerExperience(
        [game(rounds=rounds, decisions=10 * rounds) for rounds in (1, 2, 3, 9)]
    )
    assert (found.rounds.median, found.rounds.longest, found.rounds.mean) == (3, 9, 3.75)
    assert found.decisions.ninety == 90
    assert found.over_by(2) == 0.5
    assert found.endings == {"time": 4}
    assert found.waits.longest == 4.0
    assert found.waiting_share == pytest.approx(0.1)
    assert found.minutes.median == 1.0
    assert (found.wins_of(), found.wins_of("good"), found.wins_of("bad")) == (4, 4, 0)


def test_the_median_of_no_numbers_is_0() -> None:
    assert (Spread([]).median, Spread([]).longest, Spread([]).mean) == (0.0, 0.0, 0.0)


def test_wasted_acts_are_a_share_of_actions_and_not_of_talk() -> None:
    acts = [ActCount(0, "work", 3), ActCount(0, "accuse", 5, spoken=True), ActCount(1, "unused", 1)]
    found = PlayerExperience([game(acts=msgspec.to_builtins(acts), wasted={"unused": 1})])
    assert (found.acts, found.wasted_share) == (4, 0.25)


def test_accusations_with_a_ground_are_counted() -> None:
    assert (
        PlayerExperience([game(reasons={"": 1, "alone": 2}), game(reasons={"vote": 1})]).reasoned
        == 0.75
    )
    assert PlayerExperience([game()]).reasoned is None


def test_acts_of_only_one_team_are_named_unless_a_rule_reserves_them() -> None:
    acts = [ActCount(0, "check", 2), ActCount(0, "work", 1), ActCount(1, "work", 3)]
    hidden = ActCount(1, "unused", 1, public=False)
    found = PlayerExperience([game(acts=msgspec.to_builtins([*acts, hidden])), game()])
    assert found.acts_by_team() == {
        "check": {"good": 1.0, "bad": 0.0},
        "work": {"good": 0.5, "bad": 1.5},
    }
    assert found.one_team_only() == ["check"]
    assert found.one_team_only(frozenset({"check"})) == []


def test_acts_are_counted_by_seat_kind_and_phase() -> None:
    acts = [Act(0, "check"), Act(0, "check"), Act(0, "check", votes=1), Act(1, "deny", True)]
    assert counted(acts) == [
        ActCount(0, "check", 2, early=True),
        ActCount(0, "check", 1),
        ActCount(1, "deny", 1, spoken=True, early=True),
    ]


def test_games_with_fixed_seeds_give_the_same_measures() -> None:
    def play() -> PlayerExperience:
        return player_experience("arkham-ritual", ("novice",) * 3, 4, 7, {"competitive": True})

    one, other = play(), play()
    assert one.rounds.numbers == other.rounds.numbers
    assert one.waits.numbers == other.waits.numbers
    assert sum(one.endings.values()) == 4
    assert one.rounds.longest >= 1
    median, nearly_all, longest = one.milliseconds("novice")
    assert 0 < median <= nearly_all <= longest
    assert one.milliseconds("adept") == (0.0, 0.0, 0.0)


def test_a_game_can_be_stored_as_a_line() -> None:
    contest = Contest("among-cultists", {}, ("random",) * 5, 1, 3, Budget())
    played = play_one(contest, 0)
    line = msgspec.json.encode(played)
    assert b"\n" not in line
    assert msgspec.json.decode(line, type=GameResult) == played
    assert sorted(played.teams).count("cultists") == 1
    assert played.outcome().result.winners == tuple(played.winners)
    assert played.decisions > 20 and played.rounds >= 1


def test_a_game_declares_its_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counting(Measures):
        def acts_in(self, g: State) -> list[Act]:
            return [Act(0, "won", wasted="too-late"), Act(1, "accuse", True, accuses=True)]

        def acts_of_choice(self, g: State, seat: int, view: object, choice: int) -> list[Act]:
            return [Act(seat, "chose", public=False)]

    monkeypatch.setattr(Contest, "measures", Counting())
    contest = Contest("arkham-ritual", {}, ("random",) * 3, 1, 1, Budget())
    played = WatchedGame(contest, 0).played()
    chosen = [each.times for each in played.acts if each.kind == "chose"]
    assert sum(chosen) == played.decisions
    assert played.wasted == {"too-late": 1}
    assert played.reasons == {"": 1}


# ---------------------------------------------------------------- waiting


def test_a_person_waits_while_others_are_asked() -> None:
    waiting = WaitingTimes("seed", 0, {})
    for number, seat in enumerate((1, 2, 0)):
        waiting.look([(number, seat)])
        waiting.answer(number, seat, "offer")
    shortest, longest = PACES["natural"]
    [waited] = waiting.waits
    assert 2 * shortest <= waited <= 2 * longest
    # A player's own thinking time does not count as waiting.
    assert waiting.now - waited >= shortest


def test_simultaneous_questions_wait_only_for_the_slowest() -> None:
    waiting = WaitingTimes("seed", 0, {})
    waiting.look([(seat, seat) for seat in range(4)])
    for seat in range(4):
        waiting.answer(seat, seat, "vote")
    waiting.end()
    assert waiting.now <= PACES["natural"][1]
    assert sum(waiting.waits) < PACES["natural"][1] - PACES["natural"][0]


def test_some_questions_take_a_minimum_time() -> None:
    manifest = MANIFESTS["among-cultists"]
    [(word, option)] = manifest.table_options.least_times.items()
    options = manifest.game.read(5, {option: 7})
    assert least_times(manifest, options) == {word: 7}
    waiting = WaitingTimes("seed", 0, {"night": 7})
    waiting.look([(1, 1)])
    waiting.answer(1, 1, "night-fists")
    assert waiting.now == 7000
