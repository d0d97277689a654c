"""The events a viewer is told are enough to follow the game."""

import pytest

from miskatonic.kernel.events import Fields
from miskatonic.sim.playout import play_randomly, random_options
from tests.clauses import clause
from tests.conformance.tables import rng
from tests.games.arkham_ritual.rules.table import GAME


class Follower:
    """Knows nothing but the number of seats and what it is told."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.parties = max(seats, 5)
        self.sanity = [7] * seats
        self.clear()

    def clear(self) -> None:
        self.held: list[object] = [None] * self.parties
        self.discards: list[object] = []
        self.deck = 22
        self.hands: list[int] = []
        self.holder: object = None
        self.active: object = None
        self.is_removed = False

    def hear(self, event: Fields) -> None:
        kind = event["kind"]
        if kind == "round-began":
            self.clear()
        elif kind == "dealt":
            self.deck -= 1
            self._hold(event["party"], event.get("card"))
        elif kind == "turn-began":
            self.active = event["active"]
            self.hands = [seat for seat in range(self.seats) if seat != self.active]
        elif kind == "drew":
            self.deck -= 1
            self.holder = event["seat"]
        elif kind == "gave":
            self.holder = event["to"]
            self.hands = [seat for seat in self.hands if seat != event["to"]]
        elif kind == "took":
            self.discards.append(event["discarded"])
            self.holder = None
            self._hold(event["seat"], event.get("card"))
        elif kind == "discarded":
            self.discards.append(event["card"])
            self.holder = None
        elif kind == "orb-removed":
            self.deck -= 1
            self.is_removed = True
        elif kind == "sanity":
            seat, now = event["seat"], event["now"]
            assert isinstance(seat, int)
            assert isinstance(now, int)
            self.sanity[seat] = now
        elif kind == "confession-drawn":
            self._hold(event["seat"], event.get("card"))

    def _hold(self, party: object, card: object) -> None:
        assert isinstance(party, int)
        self.held[party] = card


@clause("AR-V1", "AR-V2")
@pytest.mark.parametrize("seats", range(3, 8))
def test_a_follower_of_the_events_knows_the_table(seats: int) -> None:
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
