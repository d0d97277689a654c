"""What each one knows, and worlds dealt again from it."""

import msgspec

from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause
from tests.games.death_may_die.table import GAME, Table, new_game, story, who


def played(table: Table, decisions: int) -> Table:
    chance = Rng(seed_bytes(decisions))
    for _ in range(decisions):
        if table.g.result is not None:
            break
        decision = GAME.decisions(table.g)[0]
        choice = decision.options[chance.below(len(decision.options))]
        GAME.play(table.g, decision.seat, choice)
    return table


@clause("DMD-V1")
def test_states_that_differ_only_in_the_decks_orders_look_the_same_to_everybody() -> None:
    for seed in range(6):
        one = played(new_game(3, seed=seed, unknown="full"), 20 + seed)
        other = Table(one.g.clone())
        for deck in (other.g.mythos, other.g.discovery, other.g.relic_deck):
            deck.reverse()
        other.g.rng = Rng(seed_bytes(99))
        for viewer in (None, 0, 1, 2):
            assert encoded(one, viewer) == encoded(other, viewer)


def encoded(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(table.g, viewer))


@clause("DMD-V1")
def test_everything_but_the_decks_orders_is_open() -> None:
    table = story(
        who("ruth", "pub", relics=["silver-key:normal"], cards=["e1-lantern:left"]),
        enemies=[("ghast", "pub", 1)],
        mythos=["tsa-ooze"],
    )
    view = GAME.view(table.g, 1)
    assert view["table"]["wounds"] == [0, 0]
    assert view["table"]["hand"] == table.g.hand
    assert view["table"]["figure_wounds"] == table.g.figure_wounds
    assert view["decks"]["mythos"] == sorted(table.g.mythos)
    assert len(view["decks"]["discovery"]) == 14


def test_a_redealt_world_goes_on_from_the_same_question() -> None:
    for seed in range(4):
        table = played(new_game(2, seed=seed, unknown="full"), 30)
        if table.g.result is not None:
            continue
        view = msgspec.json.decode(encoded(table, 0))
        world = Table(GAME.redeal(view, Rng(seed_bytes(7))))
        assert world.asked == table.asked
        assert world.options == table.options
        played(world, 5000)
        assert world.g.result is not None


def test_worlds_differ_in_the_cards_to_come() -> None:
    table = story(who("ruth", "bridge"), stage=1)
    worlds = GAME.worlds(GAME.view(table.g, 0))
    drawn = set()
    for seed in range(20):
        world = Table(worlds.deal(Rng(seed_bytes(seed))))
        drawn.add(tuple(world.play("done").mythos_drawn()))
    assert len(drawn) > 5


def test_the_legend_names_every_number_of_a_view() -> None:
    table = new_game(2, unknown="full")
    legend = GAME.legend(table.g.rules.values())
    view = GAME.view(table.g, 0)
    assert [space["id"] for space in legend["spaces"]] == table.space_names
    assert len(legend["figure_types"]) == len(view["table"]["figure_space"])
    assert len(legend["tokens"]) == len(view["table"]["pool"])
    assert len(legend["cards"]) == 15
    passages = [way for way in legend["ways"] if way["kind"] in ("passage", "shut")]
    assert len(passages) == len(view["table"]["passages"])
    assert legend == msgspec.json.decode(msgspec.json.encode(legend))
