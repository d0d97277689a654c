"""Views, and worlds redealt from them."""

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadOptions, BadSave
from miskatonic.games.death_may_die.model.events import EnemyKilled, GameOver, Rolled, TurnBegan
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import BEAUTY, CASTLE, CATACOMBS, FAIR, ISLE, MOURNING
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, who


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
def test_states_that_differ_only_in_deck_order_look_the_same_to_all() -> None:
    for seed in range(6):
        one = played(new_game(3, seed=seed, unknown_monsters=2, unknown_relics=True), 14 + seed)
        assert one.g.result is None
        other = Table(one.g.clone())
        for name in ("mythos", "discovery", "relic_deck"):
            setattr(other.g, name, vec[i64](list(getattr(other.g, name))[::-1]))
        other.g.rng = Rng(seed_bytes(99))
        for viewer in (None, 0, 1, 2):
            assert encoded(one, viewer) == encoded(other, viewer)


def encoded(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.knowledge(table.g, viewer))


@clause("DMD-V1")
def test_everything_but_deck_order_is_public() -> None:
    table = arranged(
        who("ruth", "pub", relics=["silver-key:normal"], cards=["e1-lantern:left"]),
        enemies=[("ghast", "pub", 1)],
        mythos=["tsa-ooze"],
    )
    view = GAME.view(table.g, 1)
    assert view["table"]["wounds"] == [0, 0]
    assert view["table"]["hand"] == list(table.g.hand)
    assert view["table"]["figure_wounds"] == list(table.g.figure_wounds)
    assert view["decks"]["mythos"] == sorted(table.g.mythos)
    assert len(view["decks"]["discovery"]) == 14


def test_a_redealt_world_continues_from_the_same_question() -> None:
    for seed in range(4):
        table = played(new_game(2, seed=seed, unknown_monsters=2, unknown_relics=True), 30)
        if table.g.result is not None:
            continue
        known = GAME.read_view(encoded(table, 0))
        world = Table(GAME.redeal(known, Rng(seed_bytes(7))))
        assert world.asked == table.asked
        assert world.options == table.options
        played(world, 5000)
        assert world.g.result is not None


def test_facts_needed_only_for_redealing_are_not_sent() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("ghast", "pub", 0)])
    table.play("attack", "figure ghast")
    view = GAME.view(table.g, 0)
    known = GAME.knowledge(table.g, 0)
    assert "redeal" not in view
    assert {**view, "redeal": known["redeal"]} == known
    assert not view["table"].keys() & known["redeal"].keys()


def test_a_step_unknown_to_the_rules_cannot_be_redealt() -> None:
    known = GAME.knowledge(arranged(who("ruth", "pub")).g, 0)
    known["redeal"]["agenda"][-1] = {"o": "ChooseDoom", "a": []}
    with pytest.raises(BadSave, match="ChooseDoom"):
        GAME.worlds(known)


def test_worlds_differ_in_the_cards_to_come() -> None:
    table = arranged(who("ruth", "bridge"), stage=1)
    worlds = GAME.worlds(GAME.knowledge(table.g, 0))
    drawn = set()
    for seed in range(20):
        world = Table(worlds.deal(Rng(seed_bytes(seed))))
        drawn.add(tuple(world.play("done").mythos_drawn()))
    assert len(drawn) > 5


def test_the_legend_names_every_number_of_a_view() -> None:
    table = new_game(2, unknown_monsters=2, unknown_relics=True)
    legend = GAME.legend(table.g.rules.seats, table.g.rules.values)
    view = GAME.knowledge(table.g, 0)
    assert [space["id"] for space in legend["spaces"]] == table.space_names
    assert len(legend["figure_types"]) == len(view["table"]["figure_space"])
    assert len(legend["tokens"]) == len(view["redeal"]["pool"])
    assert len(legend["cards"]) == 15
    assert len(legend["ways"]) == len(view["table"]["passages"])
    assert legend == msgspec.json.decode(msgspec.json.encode(legend))


def test_the_legend_uses_the_options_for_its_number_of_seats() -> None:
    options = {"elder_one": "tsathoggua", "first_player": 4}
    assert GAME.legend(5, options)["elder"] == "tsathoggua"
    with pytest.raises(BadOptions):
        GAME.legend(2, options)


# ---------------------------------------------------------------- derived facts


@pytest.mark.parametrize(
    ("episode", "now", "low", "high"),
    [
        (MOURNING, 0, 4, -1),
        (ISLE, 0, 4, -1),
        (CATACOMBS, 10, 0, 0),
        (CASTLE, 0, 4, -1),
        (FAIR, 0, 4, -1),
        (BEAUTY, 1, 0, 0),
    ],
)
def test_a_view_shows_progress_towards_the_goal(
    episode: str, now: int, low: int, high: int
) -> None:
    table = new_game(2, episode=episode, investigators="random")
    [goal] = GAME.view(table.g, None)["goal"]
    assert {"now": now, "low": low, "high": high, "met": False} == goal


@clause("DMD-092")
def test_before_a_run_the_view_shows_which_enemies_would_follow() -> None:
    enemies = [("cultist", "pub", 0), ("cultist", "pub", 0), ("ghast", "bridge", 0)]
    table = arranged(who("ruth", "pub"), enemies=enemies)
    assert len(_followers(table)) == 2
    table.play("run")
    assert len(_followers(table)) == 2
    assert table.prompt == "move"


def test_without_enemies_in_the_space_nobody_follows() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("ghast", "bridge", 0)])
    assert _followers(table) == []


def _followers(table: Table) -> list[int]:
    found = table.about["followers"]
    assert isinstance(found, list)
    return found


def test_a_finished_game_has_a_chronicle() -> None:
    table = played(new_game(2, seed=5), 20_000)
    view = GAME.view(table.g, 0)
    found = view["chronicle"]
    assert found is not None
    assert found["turns"] == table.g.turn
    assert found["killed"] == len(table.events(EnemyKilled))
    assert sum(deeds["turns"] for deeds in found["deeds"]) == len(table.events(TurnBegan))
    assert sum(deeds["rolls"] for deeds in found["deeds"]) == len(table.events(Rolled))
    assert isinstance(found["moments"][-1]["event"], GameOver)


def test_a_game_under_way_has_no_chronicle() -> None:
    assert GAME.view(new_game(2).g, 0)["chronicle"] is None
