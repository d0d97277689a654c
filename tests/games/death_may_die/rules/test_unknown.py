"""The rules of the Unknown (rulebook p. 21-23)."""

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.model.events import EnemyMoved
from miskatonic.games.death_may_die.rules.mythos import DRAW_MYTHOS
from tests.clauses import clause
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, uses, who

SYMBOLS = ["tsa-heavy-lids", "tsa-black-basin", "tsa-ooze"]


def slots(table: Table) -> list[str]:
    found = []
    for slot in (table.g.slot_a, table.g.slot_b):
        if slot >= 0:
            enemy = table.g.components.types[slot].enemy
            assert enemy is not None
            found.append(enemy.id)
    return found


@pytest.mark.parametrize(
    ("monsters", "relics", "cards"),
    [
        (0, False, 16),
        (1, False, 18),
        (2, False, 20),
        (0, True, 16),
        (1, True, 18),
        (2, True, 20),
    ],
)
@clause("DMD-185", "DMD-198", "DMD-200", "DMD-201", "DMD-203", "DMD-204")
def test_any_number_of_unknown_monsters_works_with_or_without_relics(
    monsters: int, relics: bool, cards: int
) -> None:
    table = new_game(3, unknown_monsters=monsters, unknown_relics=relics)
    assert len(slots(table)) == monsters
    assert (table.prompt == "relic") == relics
    assert len(table.g.mythos) == cards


@clause("DMD-204")
def test_the_unknown_is_off_by_default() -> None:
    values = GAME.read(2, {})
    assert (values["unknown_monsters"], values["unknown_relics"]) == (0, False)
    with pytest.raises(BadOptions, match="unknown_monsters: 3; expected a whole number from 0"):
        new_game(2, unknown_monsters=3)
    with pytest.raises(BadOptions, match="unknown option 'unknown'"):
        new_game(2, unknown="full")


@clause("DMD-203")
def test_a_single_unknown_monster_has_slot_a_one_gate_and_both_a_cards() -> None:
    table = new_game(2, unknown_monsters=1, seed=5)
    library = table.g.components.library
    assert (table.g.slot_a >= 0, table.g.slot_b) == (True, -1)
    unknown = [card for card in library.unknown_mythos if card.index in table.g.mythos]
    assert [card.slot for card in unknown] == [0, 0]


@clause("DMD-196")
def test_unknown_monsters_are_random_and_not_those_of_the_episode() -> None:
    seen = set()
    for seed in range(40):
        table = new_game(2, seed=seed, unknown_monsters=2)
        found = slots(table)
        own = {
            table.g.components.library.enemies[each].id
            for each in table.g.components.episode.monsters
        }
        assert not own & set(found)
        assert len(set(found)) == 2
        seen.add(tuple(found))
    assert len(seen) > 5
    assert {tuple(reversed(pair)) for pair in seen} & seen


@clause("DMD-197", "DMD-186")
def test_one_of_each_unknown_monster_starts_at_a_different_gate() -> None:
    stay = {"gug": 1, "fisher-from-outside": 1, "unnamable": 1, "ghast": 2, "serpent-man": 2}
    seen = set()
    for seed in range(400):
        table = new_game(2, seed=seed, unknown_monsters=2)
        if set(slots(table)) <= set(stay):
            a, b = [set(table.where(kind)) for kind in slots(table)]
            gates = {table.space_names[gate] for gate in table.g.components.gates}
            assert a <= gates
            assert b <= gates
            assert not a & b
            for kind in slots(table):
                assert len(table.where(kind)) == stay[kind]
                seen.add(kind)
    assert seen == set(stay) - {"ghast", "unnamable"}


@clause("DMD-187", "DMD-186")
def test_on_an_advance_unknown_monsters_come_last_a_before_b() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike", "pub"),
        enemies=[("gug", "graveyard", 2), ("fisher-from-outside", "graveyard", 0)],
        unknown=["gug", "fisher-from-outside"],
        tokens=[("guilty-juror", "town-square", 1)],
        discard=SYMBOLS,
        begin="discard",
    )
    assert table.prompt == "token-path"
    assert table.where("gug") == ["graveyard"]
    table.play("space market-cross")
    assert (table.where("gug"), table.enemy_wounds("gug")) == (["pub"], [1])
    moved = [event.figure for event in table.events(EnemyMoved)]
    assert len(moved) == 2
    assert table.where("fisher-from-outside") == ["pub"]


@clause("DMD-186", "DMD-019")
def test_an_unknown_monster_is_a_monster_like_any_other() -> None:
    table = arranged(
        who("ruth", "pub", cards=["e1-holy-water:left"]),
        enemies=[("dhole", "pub", 0)],
        unknown=["dhole"],
    )
    assert table.play("use e1-holy-water").enemy_wounds("dhole") == [3]


@clause("DMD-188")
def test_cards_with_the_icon_are_followed_by_another_card() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("gug", "abbey", 0), ("dhole", "bridge", 0)],
        unknown=["gug", "dhole"],
        mythos=["unknown-a-scent", "unknown-b-scent", "tsa-heavy-lids", "tsa-ooze"],
        begin="mythos",
    )
    assert table.mythos_drawn() == ["unknown-a-scent", "unknown-b-scent", "tsa-heavy-lids"]
    assert table.enemies("pub") == ["dhole", "gug"]
    assert len(table.g.mythos_discard) == 3


@clause("DMD-188")
def test_a_card_resolved_without_being_drawn_draws_no_other() -> None:
    """Resolves the effects of a card without drawing it."""
    table = arranged(who("ruth", "pub"), enemies=[("gug", "abbey", 0)], unknown=["gug"])
    library = table.g.components.library
    [card] = [each for each in library.mythos if each.id == "unknown-a-scent"]
    from miskatonic.games.death_may_die.card_data.context import context
    from miskatonic.games.death_may_die.rules.run_effects import RunScript

    table.happen(RunScript(card.then.index, 0, context(0)))
    assert table.where("gug") == ["pub"]
    assert table.mythos_drawn() == []
    assert len(table.happen(DRAW_MYTHOS).mythos_drawn()) >= 1


@clause("DMD-199", "DMD-189")
def test_as_many_relics_as_investigators_are_chosen_clockwise_from_the_first() -> None:
    table = new_game(4, unknown_relics=True, first_player=2)
    asked = []
    for left in (4, 3, 2):
        assert len(table.options) == left
        asked.append(table.asked)
        table.play(table.options[0])
    assert asked == [(2, "relic"), (3, "relic"), (0, "relic")]
    assert [len(table.relics(name)) for name in table.people] == [1, 1, 1, 1]
    assert all(relic.endswith(":normal") for name in table.people for relic in table.relics(name))


@clause("DMD-189")
def test_a_relic_is_never_traded_and_is_neither_item_nor_discovery() -> None:
    table = arranged(who("ruth", "pub", relics=["carcosan-coin:normal"]), who("mike", "pub"))
    assert "trade" not in table.options
    items = arranged(
        who("sandra", "pub", levels=[3, 1, 1], stress=4, relics=["carcosan-coin:normal"]),
        begin="end",
    )
    assert items.stress("sandra") == 3


@clause("DMD-189")
def test_a_flipped_relic_has_its_other_ability() -> None:
    normal = arranged(who("ruth", "pub", relics=["drowned-compass:normal"])).play("run")
    assert normal.about["left"] == 5
    dark = arranged(who("ruth", "pub", relics=["drowned-compass:transformed"])).play("run")
    assert (dark.about["left"], dark.about["sneaks"]) == (6, 3)


def test_a_relic_may_be_used_in_an_open_roll_once_per_turn() -> None:
    table = arranged(
        who("ruth", "pub", relics=["carcosan-coin:normal"]), enemies=[("ghast", "pub", 0)]
    ).play("attack", "figure ghast")
    assert uses(table) == ["use carcosan-coin"]
    table.play("use carcosan-coin")
    assert uses(table) == []
    assert any(option.startswith("reroll") for option in table.options)
    assert GAME.result(table.g) is None
