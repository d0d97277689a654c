"""Analyses with few playouts, and games to analyse."""

import copy
from typing import Any

from miskatonic.analysis.decisions import Examiner, SeatDecision
from miskatonic.analysis.report import Judged
from miskatonic.bots import Budget, make
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.analyst import Analyst, Effort
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng, seed_bytes

FEW = Effort(first=8, more=40, same=6, every=4, rounds=4)


def with_few_playouts(game_id: str, effort: Effort = FEW) -> Analyst:
    analyst = copy.copy(MANIFESTS[game_id].analyst)
    analyst.effort = effort
    return analyst


def analysed(game_id: str, known: Any, choice: int, effort: Effort = FEW) -> Judged:
    """Analyse one choice, given what its seat knew."""
    examiner = Examiner(GAMES[game_id], with_few_playouts(game_id, effort), known["seat"])
    return examiner.look(SeatDecision(0, 0, 1, known, choice))


def played(game_id: str, seats: int, levels: list[str], seed: int, **options: object) -> Record:
    """Play a game of bots and return its exported record."""
    game = GAMES[game_id]
    record = game.record(seats, options, seed)
    g = game.new(seats, options, seed)
    chance = Rng(seed_bytes(seed), 1)
    players = [make(game_id, level) for level in levels]
    while g.result is None:
        decision = next(each for each in game.decisions(g) if not each.optional)
        known: Any = game.knowledge(g, decision.seat)
        bot = players[decision.seat]
        choice = bot.choose(known, known["decision"], chance, Budget(simulations=20))
        record.moves.append((int(decision.seat), int(choice)))
        game.play(g, decision.seat, choice)
    return record
