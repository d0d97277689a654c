"""Measure how often an analysis reports a loss, by level, and its cost: `make bench-analysis`.

A bot of every level plays the same deals on the same seat, among the same adepts. That seat is then
analysed with the default numbers of playouts. Costs are CPU seconds. The shares of luck, the others
and the seat (`--whole`) are computed only for the first deals: they say nothing about single
decisions, and cost about as much.

Each analysis is one line of the given file; analyses that are in it are not repeated.
"""

import argparse
from collections.abc import Iterator, Sequence
from copy import copy
from pathlib import Path
from statistics import mean
from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.analysis.seat import analyse
from miskatonic.bots import Budget, levels, make, strongest
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.analyst import Analyst
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng, seed_bytes

# Seats of a table, by game.
SEATS: Final = {"arkham-ritual": 5, "among-cultists": 6, "death-may-die": 3}
OTHERS: Final = "adept"
# The players' random stream; the game has another.
PLAYERS: Final = 1
THOUGHT: Final = Budget(simulations=200)


class Line(msgspec.Struct, frozen=True):
    """One analysis. `lost` is the sum of the reported losses; 1 is a whole game."""

    game: str
    seed: int
    level: str
    is_whole: bool
    decisions: int
    differed: int
    losses: int
    lost: float
    seconds: float


class Job(NamedTuple):
    seed: int
    level: str
    record: Record
    seat: int


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the levels that players are offered by default."""
    known = levels(game_id)
    return known[: known.index(strongest(game_id)) + 1]


def remaining_jobs(
    game_id: str, wanted: Sequence[str], numbers: range, done: set[tuple[int, str]]
) -> Iterator[Job]:
    """Yield the remaining work, deal by deal."""
    for number in numbers:
        for level in levels_of(game_id):
            if (number, level) not in done and (not wanted or level in wanted):
                seat = number % SEATS[game_id]
                yield Job(number, level, played(game_id, level, seat, number), seat)


def played(game_id: str, level: str, seat: int, number: int) -> Record:
    game, seats = GAMES[game_id], SEATS[game_id]
    record, g = game.record(seats, {}, number), game.new(seats, {}, number)
    chance, players = Rng(seed_bytes(number), PLAYERS), [make(game_id, OTHERS)] * seats
    players[seat] = make(game_id, level)
    while g.result is None:
        decision = next(each for each in game.decisions(g) if not each.optional)
        known: Any = game.knowledge(g, decision.seat)
        choice = players[decision.seat].choose(known, known["decision"], chance, THOUGHT)
        record.moves.append((int(decision.seat), int(choice)))
        game.play(g, decision.seat, choice)
    return record


def without_rounds(game_id: str) -> Analyst:
    analyst = copy(MANIFESTS[game_id].analyst)
    analyst.effort = analyst.effort._replace(rounds=1)
    return analyst


def analysed(job: Job, is_whole: bool) -> Line:
    game_id = job.record.game
    analyst = MANIFESTS[game_id].analyst if is_whole else without_rounds(game_id)
    found = analyse(job.record, job.seat, seconds=1e9, analyst=analyst)
    losses = [each.loss.mean for each in found.decisions if each.loss is not None]
    differed = sum(each.verdict in ("alike", "loss") for each in found.decisions)
    return Line(
        game_id,
        job.seed,
        job.level,
        is_whole,
        len(found.decisions),
        differed,
        len(losses),
        round(sum(losses), 4),
        found.seconds,
    )


def measure(game_id: str, given: argparse.Namespace) -> None:
    """Continue where the file ends."""
    done = {(each.seed, each.level) for each in read(given.file) if each.game == game_id}
    numbers = range(given.seed, given.seed + given.games)
    for job in remaining_jobs(game_id, given.levels, numbers, done):
        line = analysed(job, job.seed < given.seed + given.whole)
        with given.file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def read(file: Path) -> list[Line]:
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Line) for line in file.read_bytes().splitlines()]


def table(lines: Sequence[Line]) -> Iterator[str]:
    """Show the reported losses by level, and the CPU seconds of whole analyses."""
    names = "game", "who played", "games", "decisions", "other than the bot"
    yield f"| {' | '.join(names)} | reported | per game | points per game | seconds |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|"
    for game_id in SEATS:
        for level in levels_of(game_id):
            own = [each for each in lines if (each.game, each.level) == (game_id, level)]
            if own:
                yield row(game_id, level, own)


def row(game_id: str, level: str, own: Sequence[Line]) -> str:
    asked, losses = sum(each.decisions for each in own), sum(each.losses for each in own)
    differed = sum(each.differed for each in own)
    seconds = sorted(each.seconds for each in own if each.is_whole)
    cost = f"{mean(seconds):.0f} ({seconds[0]:.0f} to {seconds[-1]:.0f})" if seconds else "–"
    return (
        f"| {game_id} | {level} | {len(own)} | {asked} | {differed / asked:.0%} |"
        f" {losses / asked:.1%} | {losses / len(own):.1f} |"
        f" {100 * sum(each.lost for each in own) / len(own):.0f} | {cost} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games_of", nargs="*", default=[], choices=[*SEATS, []], help="or all")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument(
        "--whole", type=int, default=1, help="games with shares of luck, others and the seat"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--file", type=Path, default=Path("build/analysis.jsonl"))
    parser.add_argument("--levels", nargs="+", default=[], help="only these")
    given = parser.parse_args()
    given.file.parent.mkdir(exist_ok=True)
    for game_id in given.games_of or SEATS:
        measure(game_id, given)
    print("\n".join(table(read(given.file))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
