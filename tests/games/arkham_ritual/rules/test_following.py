"""The events that a viewer is told are enough to follow the game."""

import pytest

from miskatonic.games.arkham_ritual.rules.events import (
    ConfessionDrawn,
    Dealt,
    Discarded,
    Drew,
    Gave,
    OrbRemoved,
    RoundBegan,
    SanityChanged,
    Took,
    TurnBegan,
)
from miskatonic.kernel.events import Event
from miskatonic.sim.random_play import play_randomly, random_options
from tests.clauses import clause
from tests.conformance.tables import rng
from tests.games.arkham_ritual.rules.table import GAME


class Follower:
    """Knows only the number of seats and the events that it is told."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.parties = max(seats, 5)
        self.sanity = [7] * seats
        self.clear()

    def clear(self) -> None:
        self.held: list[int | None] = [None] * self.parties
        self.discards: list[int] = []
        self.deck = 22
        self.hands: list[int] = []
        self.holder: int | None = None
        self.active: int | None = None
        self.is_removed = False

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.clear()
        elif isinstance(event, Dealt):
            self.deck -= 1
            self.held[event.party] = event.card
        elif isinstance(event, TurnBegan):
            self.active = event.active
            self.hands = [seat for seat in range(self.seats) if seat != self.active]
        elif isinstance(event, Drew):
            self.deck -= 1
            self.holder = event.seat
        elif isinstance(event, Gave):
            self.holder = event.to
            self.hands = [seat for seat in self.hands if seat != event.to]
        elif isinstance(event, Took):
            self.discards.append(event.discarded)
            self.holder = None
            self.held[event.seat] = event.card
        elif isinstance(event, Discarded):
            self.discards.append(event.card)
            self.holder = None
        elif isinstance(event, OrbRemoved):
            self.deck -= 1
            self.is_removed = True
        elif isinstance(event, SanityChanged):
            self.sanity[event.seat] = event.now
        elif isinstance(event, ConfessionDrawn):
            self.held[event.seat] = event.card


@clause("AR-V1", "AR-V2")
@pytest.mark.parametrize("seats", range(3, 8))
def test_the_table_can_be_rebuilt_from_events_alone(seats: int) -> None:
    for seed in range(12):
        options = random_options(GAME, seats, rng(seed))
        g, chance = GAME.new(seats, options, seed), rng(seed)
        viewers = [None, *range(seats)]
        followers = {viewer: Follower(seats) for viewer in viewers}
        heard = 0
        while GAME.result(g) is None:
            for viewer, follower in followers.items():
                for event in GAME.events(g, viewer, heard):
                    follower.hear(event)
                view = GAME.view(g, viewer)
                assert view["sanity"] == follower.sanity
                assert view["held"] == follower.held
                assert view["discards"] == follower.discards
                assert view["deck"] == follower.deck
                assert view["hands"] == follower.hands
                assert view["holder"] == follower.holder
                assert view["active"] == follower.active
                assert view["is_removed"] == follower.is_removed
            heard = GAME.told_so_far(g)
            play_randomly(GAME, g, chance, 1)
