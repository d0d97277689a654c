"""The search works for every game, is repeatable, respects secrets, and finds obvious choices."""

from typing import Any

import pytest

from miskatonic.bots import Budget
from miskatonic.games import GAMES
from miskatonic.games.arkham_ritual.bots.search_guide import ArkhamRitualGuide
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.search import Guide, Search, search
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import play_randomly

LOOK_AHEAD = 12


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


class Shortsighted(Guide[Any]):
    """Know nothing of the game, and look only a few questions ahead."""

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(seat)
        self.last = asked + LOOK_AHEAD

    def is_far_enough(self, g: State) -> bool:
        return g.decisions_asked > self.last

    def value(self, g: State) -> float:
        return 0.5 if g.result is None else super().value(g)


@pytest.mark.parametrize("game_id", GAMES)
def test_any_game_can_be_searched_without_knowledge_of_it(game_id: str) -> None:
    game = GAMES[game_id]
    g = game.new(game.seats[-1], {}, 1)
    chance = rng(1)
    for _ in range(6):
        asked = game.decisions(g)[0]
        view = game.knowledge(g, asked.seat)
        guide = Shortsighted(asked.seat, view["decision"]["id"])
        options = view["decision"]["options"]
        found = [
            search(game, view, guide, options, rng(2), Budget(simulations=10)) for _ in range(2)
        ]
        assert found[0] in options
        assert found[0] == found[1]
        play_randomly(game, g, chance, 5)
        if game.result(g) is not None:
            return


class OneMind(Shortsighted):
    """Decides for every seat."""

    def is_ours(self, seat: int) -> bool:
        return True


def test_one_player_may_decide_for_several_seats_each_searched_separately() -> None:
    g = ARKHAM_RITUAL.new(5, {}, 3)
    seat = g.asked[0].seat
    view = ARKHAM_RITUAL.knowledge(g, seat)
    assert view["decision"] is not None
    followers = view["decision"]["options"]
    worlds = ARKHAM_RITUAL.worlds(view)
    guide = OneMind(seat, view["decision"]["id"])
    tree = Search(ARKHAM_RITUAL, worlds, guide, followers, rng(7))
    tree.run(Budget(simulations=40))
    # The seat that is handed the card is asked next.
    assert followers == [key[0] for later in tree.root.later for key in later]


def last_hand(deck: list[str], competitive: bool = True) -> ArkhamRitualState:
    """Seat 1 has the last hand on the table: it takes the card, or the round ends now."""
    held = ["dagger-cursed", "tome-sane", "idol-cursed", "chalice-cursed", "candelabra-cursed"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=deck, options={"competitive": competitive})
    for seat, to in ((0, 2), (2, 3), (3, 4), (4, 1)):
        ARKHAM_RITUAL.play(g, seat, to)
    return g


def found_by_search(g: ArkhamRitualState, simulations: int) -> str:
    seat = g.asked[0].seat
    view = ARKHAM_RITUAL.knowledge(g, seat)
    assert view["decision"] is not None
    options = view["decision"]["options"]
    budget = Budget(simulations=simulations)
    choice = search(ARKHAM_RITUAL, view, ArkhamRitualGuide(view), options, rng(5), budget)
    return str(ARKHAM_RITUAL.name(choice)[0])


def test_the_search_ends_a_round_that_ruins_all_rivals() -> None:
    """Seat 1 survives with any card, and no other seat does."""
    assert found_by_search(last_hand(["elder-sign", "investigator"]), 60) == "discard"


def test_the_search_exchanges_a_card_that_is_certain_to_lose() -> None:
    """Seat 1 loses with any card it may hold, its rivals are safe, and no card is worse."""
    held = ["tome-sane", "dagger-cursed", "idol-sane", "chalice-sane", "candelabra-sane"]
    deck = ["idol-cursed", "chalice-cursed", "tome-cursed", "candelabra-cursed", "cthulhu"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=deck, options={"competitive": True})
    for seat, to in ((0, 2), (2, 3), (3, 4), (4, 1)):
        ARKHAM_RITUAL.play(g, seat, to)
    assert found_by_search(g, 60) == "take"


def test_the_same_seed_and_budget_find_the_same_tree() -> None:
    g = ARKHAM_RITUAL.new(5, {}, 3)
    seat = g.asked[0].seat
    view = ARKHAM_RITUAL.knowledge(g, seat)
    assert view["decision"] is not None
    trees = []
    for _ in range(2):
        tree = Search(
            ARKHAM_RITUAL,
            ARKHAM_RITUAL.worlds(view),
            ArkhamRitualGuide(view),
            view["decision"]["options"],
            rng(7),
        )
        tree.run(Budget(simulations=50))
        trees.append((tree.root.tries, tree.root.totals))
    assert trees[0] == trees[1]
    assert sum(trees[0][0]) >= 50


def test_options_still_in_the_race_are_tried_equally_often() -> None:
    g = ARKHAM_RITUAL.new(5, {}, 3)
    view = ARKHAM_RITUAL.knowledge(g, g.asked[0].seat)
    assert view["decision"] is not None
    options = view["decision"]["options"]
    worlds = ARKHAM_RITUAL.worlds(view)
    tree = Search(ARKHAM_RITUAL, worlds, ArkhamRitualGuide(view), options, rng(7))
    tree.run(Budget(simulations=80))
    assert sorted(tree.root.tries) == [10, 10, 30, 30]


def test_a_time_budget_is_kept() -> None:
    g = ARKHAM_RITUAL.new(5, {}, 3)
    view = ARKHAM_RITUAL.knowledge(g, g.asked[0].seat)
    assert view["decision"] is not None
    options = view["decision"]["options"]
    tree = Search(
        ARKHAM_RITUAL, ARKHAM_RITUAL.worlds(view), ArkhamRitualGuide(view), options, rng(7)
    )
    assert tree.run(Budget(seconds=0.001)) in options
    # No machine does 5,000,000 simulations per second.
    assert tree.simulations < 5_000


def test_the_model_of_other_players_depends_only_on_what_they_see() -> None:
    """The guide gets whole states, but the secrets of other seats must make no difference."""
    chance = rng(11)
    compared = 0
    for number in range(6):
        g = ARKHAM_RITUAL.new(5, {"competitive": number % 2 == 0}, number)
        searcher = g.asked[0].seat
        guide = ArkhamRitualGuide(ARKHAM_RITUAL.knowledge(g, searcher))
        while g.result is None:
            decision = g.asked[0]
            expected = guide.choose(g, decision, rng(compared))
            other = ARKHAM_RITUAL.redeal(ARKHAM_RITUAL.knowledge(g, decision.seat), chance)
            assert expected == guide.choose(other, other.asked[0], rng(compared))
            compared += other.held != g.held
            play_randomly(ARKHAM_RITUAL, g, chance, 1)
    assert compared > 100
