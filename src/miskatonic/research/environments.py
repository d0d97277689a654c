"""Fingerprints of the environment versions, one short hash each.

    arkham-ritual-v0    3f0c…

A fingerprint covers the choice space, the columns, the rewards, and the opening of a game between
reference bots with the observation row of each decision. If it changes, an agent's results would
change too, so the version must be raised.
"""

from hashlib import sha256
from typing import Any, Final

import msgspec

from miskatonic.bots import Budget, make
from miskatonic.games import GAMES
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State
from miskatonic.research.agents.observation_text import choice_name
from miskatonic.research.evaluation import plan_for
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.simulate import PLAYERS, seed_of

SEED: Final = 2027
MOVES: Final = 60
SIMULATIONS: Final = 8


class _RecordedGame(BotGame):
    """A bot game that records its moves."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.moves: Final[list[Any]] = []

    def play(self, seat: int, choice: int) -> None:
        self.moves.append([seat, choice, list(self.game.row(self.g, seat))])
        super().play(seat, choice)

    def say(self, seat: int, claim: Claim) -> None:
        self.moves.append([seat, claim])
        super().say(seat, claim)


def fingerprint(game_id: str) -> str:
    """Return the fingerprint of a game; it is the same on every machine, compiled or not."""
    plan = plan_for(game_id, "fingerprint", deals=1, seed=SEED)
    game = GAMES[game_id]
    secret = seed_of(SEED, 0)
    g: State = game.new(plan.seats, plan.options, secret)
    bots = [make(game_id, plan.against[0]) for _ in range(plan.seats)]
    playing = _RecordedGame(game, g, bots, Rng(secret, PLAYERS), Budget(simulations=SIMULATIONS), 0)
    while game.result(g) is None and len(playing.moves) < MOVES:
        playing.go_on()
    names = [choice_name(game, choice) for choice in range(game.choices)]
    columns = [
        [each.name, each.kind, each.size, each.least, each.most, each.of]
        for each in game.observation.columns
    ]
    pays = [game.rewards.kind, game.rewards.win, game.rewards.loss, game.rewards.neither]
    declared = [plan.environment, game.version, names, columns, pays]
    told = msgspec.json.encode([declared, playing.moves])
    return sha256(told).hexdigest()[:16]
