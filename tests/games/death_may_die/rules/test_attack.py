"""The Attack action (rulebook p. 14)."""

from miskatonic.games.death_may_die.model.events import EnemyKilled
from tests.clauses import clause
from tests.games.death_may_die.card_data.test_content import POOLS
from tests.games.death_may_die.rules.episodes import ISLE
from tests.games.death_may_die.rules.faces import BLANK, ST, E, S, T
from tests.games.death_may_die.rules.table import arranged, who

FISHER = "fisher-from-outside"


@clause("DMD-079", "DMD-083", "DMD-191", "DMD-078")
def test_rulebook_example_mike_attacks_a_cultist_and_a_fisher_at_once() -> None:
    """Page 14: Brawling 2 targets both; Proficient gives a reroll beyond the one for stress."""
    table = arranged(
        who("mike", "reception", levels=[1, 2, 1]),
        episode=ISLE,
        enemies=[("cultist", "reception", 1), (FISHER, "reception", 0)],
        dice=[BLANK, ST, T, E, BLANK, S],
    )
    table.play("attack", "all")
    assert table.rolled() == [([BLANK, T, ST], [E])]
    table.play("stress-reroll green sign")
    assert table.stress("mike") == 1
    table.play("reroll black blank", "done")
    assert table.prompt == "split-wounds"
    table.play("figure cultist")
    assert table.enemies("reception") == [FISHER]
    assert table.enemy_wounds(FISHER) == [1]
    assert (table.sanity("mike"), table.stress("mike")) == (2, 1)


@clause("DMD-096")
def test_the_target_is_chosen_before_rolling() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("cultist", "pub", 0), ("ghast", "pub", 0)])
    table.play("attack")
    assert (table.prompt, table.rolled()) == ("target", [])
    assert len(table.play("figure ghast").rolled()) == 1


@clause("DMD-097")
def test_wounds_stay_on_the_figure() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("ghast", "pub", 1)], dice=[S, BLANK, BLANK])
    assert table.play("attack", "figure ghast", "done").enemy_wounds("ghast") == [2]


@clause("DMD-098", "DMD-022")
def test_an_enemy_with_wounds_equal_to_its_health_dies_and_returns_to_the_pool() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("cultist", "pub", 1)], dice=[S, BLANK, BLANK])
    table.play("attack", "figure cultist", "done")
    assert table.where("cultist") == []
    assert len(table.events(EnemyKilled)) == 1


@clause("DMD-099")
def test_all_wounds_go_to_the_one_target_and_excess_is_lost() -> None:
    table = arranged(
        who("ruth", "pub"), enemies=[("cultist", "pub", 0), ("ghast", "pub", 0)], dice=[S, S, S]
    )
    table.play("attack", "figure cultist", "done")
    assert table.enemies("pub") == ["ghast"]
    assert table.enemy_wounds("ghast") == [0]


@clause("DMD-006", "DMD-165", "DMD-018")
def test_the_elder_one_can_be_attacked_only_after_the_disruption() -> None:
    before = arranged(who("ruth", "pub"), stage=2, elder="pub")
    assert "attack" not in before.options
    after = arranged(who("ruth", "pub"), stage=2, elder="pub", disrupted=True, dice=[S, S, S])
    after.play("attack", "figure elder", "done")
    assert after.enemy_wounds("elder") == [3]


@clause("DMD-006")
def test_no_effect_wounds_the_elder_one_before_the_disruption() -> None:
    table = arranged(who("ruth", "pub", cards=["e1-lantern:right"]), stage=2, elder="pub")
    assert table.play("use e1-lantern").enemy_wounds("elder") == [0]


@clause("DMD-020", "DMD-019")
def test_an_effect_on_monsters_affects_neither_cultists_nor_the_elder_one() -> None:
    table = arranged(
        who("ruth", "pub", cards=["e1-holy-water:left"]),
        enemies=[("cultist", "pub", 0), ("ghast", "pub", 0)],
        stage=2,
        elder="pub",
        disrupted=True,
    )
    table.play("use e1-holy-water")
    assert table.enemy_wounds("ghast") == [3]
    assert (table.enemy_wounds("cultist"), table.enemy_wounds("elder")) == ([0], [0])


@clause("DMD-021")
def test_the_fisher_costs_stress_if_the_attack_roll_has_an_elder_sign() -> None:
    def stress_after(*dice: str) -> int:
        table = arranged(
            who("ruth", "reception"), episode=ISLE, enemies=[(FISHER, "reception", 0)], dice=dice
        )
        return table.play("attack", f"figure {FISHER}", "done").stress("ruth")

    assert stress_after(E, BLANK, BLANK) == 1
    assert stress_after(E, E, BLANK) == 1
    assert stress_after(S, BLANK, BLANK) == 0


@clause("DMD-021")
def test_enemies_have_their_printed_health_dice_and_pools() -> None:
    enemies = {enemy.id: enemy for enemy in arranged(who("ruth")).g.components.library.enemies}
    cultist = enemies["cultist"]
    assert (cultist.health, cultist.black, cultist.green, cultist.pool) == (2, 0, 2, 10)
    fisher = enemies[FISHER]
    assert (fisher.health, fisher.black, fisher.green, fisher.pool) == (3, 1, 2, 2)
    assert {name: enemy.pool for name, enemy in enemies.items()} == POOLS


@clause("DMD-191", "DMD-176")
def test_the_active_investigator_orders_the_reactions_of_several_targets() -> None:
    table = arranged(
        who("mike", "reception", levels=[1, 2, 1]),
        episode=ISLE,
        enemies=[(FISHER, "reception", 0), (FISHER, "reception", 0)],
        dice=[E, BLANK, BLANK, BLANK],
    )
    table.play("attack", "all", "done")
    assert table.asked == (0, "order")
    assert table.options == ["trigger 0", "trigger 1"]
    assert table.play("trigger 1").stress("mike") == 2
