"""Play a game among bots: the order in which they are asked, and when they may talk.

Contests and golden games share this code, so a golden game shows how a contest plays.
"""

from typing import Any, Final

from miskatonic.bots import Bot, Budget, Speaker
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State

# How often each seat may speak before play continues.
LAPS: Final = 8


class BotGame:
    """One game among bots. Subclasses override methods to observe it."""

    def __init__(
        self,
        game: Game[Any, Any],
        g: State,
        bots: list[Bot],
        rng: Rng,
        budget: Budget,
        turn: int = 0,
    ) -> None:
        self.game: Final = game
        self.g: Final = g
        self.bots: Final = bots
        self.rng: Final = rng
        self.budget: Final = budget
        self.turn = turn
        self.asked: list[tuple[int, str]] = []

    def go_on(self) -> None:
        """Let bots talk, then answer one decision. Optional decisions are skipped."""
        self._talk()
        self.answer(next(each.seat for each in self.game.decisions(self.g) if not each.optional))

    def answer(self, seat: int) -> None:
        view = self.game.knowledge(self.g, seat)
        choice = self.bots[seat].choose(view, view["decision"], self.rng, self.budget)
        self.play(seat, choice)

    def play(self, seat: int, choice: int) -> None:
        self.game.play(self.g, seat, choice)

    def say(self, seat: int, claim: Claim) -> None:
        self.game.say(self.g, seat, claim)

    def _talk(self) -> None:
        """Let bots talk in seat order if only new questions are open; the first speaker rotates."""
        asked = [(int(each.seat), each.prompt) for each in self.game.decisions(self.g)]
        waits_on = [each for each in asked if each in self.asked]
        self.asked = asked
        if waits_on:
            return
        seats = len(self.bots)
        self.turn += 1
        for _ in range(LAPS):
            silent = True
            for at in range(seats):
                seat = (self.turn + at) % seats
                bot = self.bots[seat]
                if isinstance(bot, Speaker):
                    claim = bot.speak(self.game.knowledge(self.g, seat), self.rng)
                    if claim is not None:
                        self.say(seat, claim)
                        silent = False
            if silent:
                break
