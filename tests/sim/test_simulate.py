"""The same seed gives the same numbers, in any number of processes."""

import subprocess
import sys

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.options import OptionValues
from miskatonic.sim.counts import Statistics
from miskatonic.sim.simulate import BATCH, Simulation, play_batch, seed_of, simulate
from miskatonic.sim.workers import workers

pytestmark = pytest.mark.both_ways

PLAN = Simulation("arkham-ritual", 5, {}, 600, 1)

# The same compiled or interpreted, with any number of processes, on any machine.
GOLDEN = {
    "games": 600,
    "wins": [273, 274, 302, 296, 291],
    "winners": {"0": 25, "1": 103, "2": 195, "3": 165, "4": 112},
    "reasons": {"nobody": 25, "survivors": 575},
    "decisions": 33165,
    "scores": {
        "0": 1564,
        "1": 209,
        "2": 402,
        "3": 436,
        "4": 167,
        "5": 67,
        "6": 12,
        "7": 143,
    },
    "tally": {
        "rounds": 1865,
        "ended-by-passing": 1202,
        "ended-by-elder-sign": 468,
        "ended-by-gate": 151,
        "ended-by-deck": 44,
        "cut-short": 0,
    },
}


def test_the_numbers_of_a_seed_never_change() -> None:
    plain = simulate(PLAN).to_plain()
    assert {
        "games": plain["games"],
        "wins": plain["wins"],
        "winners": plain["winners"],
        "reasons": plain["reasons"],
        "decisions": plain["decisions"]["total"],
        "scores": plain["scores"]["counts"],
        "tally": {name: numbers["total"] for name, numbers in plain["tally"].items()},
    } == GOLDEN


def test_several_processes_give_the_same_results_as_one() -> None:
    with workers(2) as two:
        assert simulate(PLAN).to_plain() == simulate(PLAN, two).to_plain()


def test_bots_play_the_same_games_every_time() -> None:
    plan = Simulation("arkham-ritual", 3, {"doom_track": True}, 3, 7, "novice")
    assert simulate(plan).to_plain() == simulate(plan).to_plain()


def test_progress_is_reported_for_every_game() -> None:
    told: list[int] = []
    simulate(PLAN, progress=told.append)
    assert told == [BATCH, BATCH, PLAN.games - 2 * BATCH]


def test_the_batches_add_up_to_the_whole() -> None:
    whole = Statistics(PLAN.seats)
    for start in (500, 0, 250):
        whole.add(play_batch(PLAN, start))
    assert simulate(PLAN).to_plain() == whole.to_plain()


def test_every_game_has_its_own_seed() -> None:
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(20)}
    assert len(seeds) == 400


def test_every_game_can_be_simulated() -> None:
    for game in GAMES.values():
        found = simulate(Simulation(game.id, game.seats[-1], {}, 2, 1))
        assert found.games == 2
        assert found.decisions.total() == 2


def test_rounds_cut_short_are_counted_too() -> None:
    options: OptionValues = {"orb_slot": "shining-trapezohedron", "companion": True}
    tally = simulate(Simulation("arkham-ritual", 4, options, 50, 1)).to_plain()["tally"]
    ended = sum(numbers["total"] for name, numbers in tally.items() if name.startswith("ended"))
    assert tally["cut-short"]["total"] > 0
    assert tally["rounds"]["total"] == ended + tally["cut-short"]["total"]


def test_random_games_load_no_bots_or_studies() -> None:
    code = (
        "import sys; from miskatonic.sim.simulate import Simulation, simulate;"
        " simulate(Simulation('arkham-ritual', 5, {}, 1, 1));"
        " print([name for name in sys.modules if name.startswith('miskatonic.games.arkham')])"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert "arkham_ritual.rules" in loaded
    assert "arkham_ritual.bots" not in loaded
    assert "studies" not in loaded
