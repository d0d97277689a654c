"""Bots use their skills; each test gives one the opportunity and the need."""

import pytest

from miskatonic.games.death_may_die.model.choices import FIGURE
from tests.clauses import clause
from tests.games.death_may_die.bots.asking import answer, chosen, plays
from tests.games.death_may_die.rules.episodes import AZATHOTH
from tests.games.death_may_die.rules.table import Table, arranged, who

every_level = pytest.mark.parametrize("level", ["novice", "adept"])


# ---------------------------------------------------------------- common skills


@every_level
@clause("DMD-190")
def test_bots_turn_a_sign_into_a_success(level: str) -> None:
    table = arranged(
        who("julien", "pub"),
        enemies=[("cultist", "pub", 0)],
        dice=["sign", "success", "blank"],
        begin="actions",
    )
    table.play("attack", "figure cultist")
    while table.prompt == "reroll":
        table.play("done")
    assert (table.prompt, chosen(table, level)) == ("convert", "convert")


@every_level
@clause("DMD-190")
def test_bots_do_not_turn_signs_into_successes_against_themselves(level: str) -> None:
    table = arranged(
        who("julien", "pub"),
        enemies=[("cultist", "pub", 0)],
        dice=["sign", "sign"],
        begin="investigate",
    )
    while table.prompt == "reroll":
        table.play("done")
    assert (table.prompt, chosen(table, level)) == ("convert", "done")


@every_level
@clause("DMD-191")
def test_a_brawler_attacks_two_weak_enemies_at_once(level: str) -> None:
    table = arranged(
        who("mike", "pub", levels=[1, 3, 1], sanity=8),
        enemies=[("cultist", "pub", 1), ("cultist", "pub", 1)],
        actions=1,
        begin="actions",
    )
    table.play("attack")
    assert (table.prompt, chosen(table, level)) == ("target", "all")


@every_level
@clause("DMD-191")
def test_bots_divide_wounds_to_kill_an_enemy(level: str) -> None:
    """One wound kills the cultist; the Ghast would live on."""
    table = arranged(
        who("mike", "pub", levels=[1, 2, 1]),
        enemies=[("ghast", "pub", 0), ("cultist", "pub", 1)],
        dice=["success", "blank", "blank", "blank"],
        begin="actions",
    )
    table.play("attack", "all")
    while table.prompt == "reroll":
        table.play("done")
    assert (table.prompt, chosen(table, level)) == ("split-wounds", "figure cultist")


@every_level
@clause("DMD-192")
def test_a_marksman_takes_the_free_shot(level: str) -> None:
    table = arranged(
        who("leon", "pub", levels=[1, 4, 1]),
        enemies=[("ghast", "mill-lane", 3)],
        tokens=[("guilty-juror", "castle-gate", 4)],
        begin="actions",
    )
    assert "free-attack" in table.options
    assert "free-attack" in plays(table, level, 14)


@every_level
@clause("DMD-193")
def test_bots_sneak_away_from_the_most_dangerous_enemy(level: str) -> None:
    """Regression: the cultist was left behind, and the monster followed."""
    table = arranged(
        who("agatha", "pub"),
        enemies=[("cultist", "pub", 0), ("unnamable", "pub", 0), ("ghast", "pub", 0)],
        begin="actions",
    )
    table.play("run", "space town-square")
    assert table.prompt == "leave-behind"
    assert chosen(table, level) == "figure unnamable"


@every_level
@clause("DMD-194")
def test_bots_use_a_free_run_before_one_that_costs_an_action(level: str) -> None:
    table = arranged(
        who("huikong", "bridge", levels=[1, 2, 1]),
        enemies=[],
        tokens=[("guilty-juror", "castle-gate", 4)],
        begin="actions",
    )
    done = plays(table, level, 4)
    assert "free-run" in done
    assert "run" not in done[: done.index("free-run")]


@every_level
@clause("DMD-194")
def test_bots_take_others_along_to_the_elder_one(level: str) -> None:
    table = arranged(
        who("jakub", "pub", levels=[1, 1, 3]),
        who("stella", "pub"),
        elder_one=AZATHOTH,
        elder="town-square",
        stage=3,
        begin="actions",
    )
    table.play("run", "space town-square")
    assert (table.prompt, chosen(table, level)) == ("take-along", "investigator stella")


@every_level
@clause("DMD-195")
def test_bots_ignore_everything_that_toughness_allows(level: str) -> None:
    table = arranged(
        who("mike", "pub", levels=[1, 1, 2], stress=4),
        enemies=[("cultist", "pub", 0)],
        dice=["success", "success"],
        begin="investigate",
    )
    while table.prompt == "reroll":
        table.play("done")
    assert (table.prompt, chosen(table, level)) == ("ignore-wound", "yes")


# ---------------------------------------------------------------- unique skills


def killing_blow(levels: list[int], **hurt: int) -> Table:
    """Jakub kills a cultist; he or someone beside him is hurt."""
    table = arranged(
        who("jakub", "pub", levels=levels, wounds=1),
        who("stella", "pub", **hurt),
        enemies=[("cultist", "pub", 1)],
        dice=["success", "success", "success", "blank"],
        begin="actions",
    )
    table.play("attack", "figure cultist")
    while table.prompt == "reroll":
        table.play("done")
    return table


@every_level
def test_the_surgeon_heals_the_investigator_who_needs_it_most(level: str) -> None:
    table = killing_blow([1, 1, 1], wounds=4, stress=3)
    assert (table.prompt, chosen(table, level)) == ("patient", "investigator stella")


@every_level
def test_the_surgeon_does_not_decline_to_heal(level: str) -> None:
    """Regression: patients were chosen, and then every heal was declined."""
    table = killing_blow([2, 1, 1], wounds=4, stress=3)
    table.play("investigator stella")
    while table.prompt == "heal":
        assert chosen(table, level) == "heal-wound"
        table.play("heal-wound")
    assert table.wounds("stella") == 2


@every_level
def test_a_surgeon_who_divides_healing_treats_everyone(level: str) -> None:
    table = killing_blow([3, 1, 1], wounds=4, stress=1)
    while table.prompt in ("patient", "heal"):
        table.play(chosen(table, level))
    assert table.wounds("stella") == 2


@every_level
def test_free_killer_instinct_is_used(level: str) -> None:
    table = arranged(
        who("agatha", "pub", levels=[3, 1, 1], stress=4),
        enemies=[("ghast", "pub", 0)],
        dice=["success", "success", "blank"],
        begin="actions",
    )
    table.play("attack", "figure ghast")
    while table.prompt == "reroll":
        table.play("done")
    assert (table.prompt, chosen(table, level)) == ("killer-instinct", "yes")


@every_level
def test_proficient_heals_stress_before_an_attack(level: str) -> None:
    table = arranged(
        who("mike", "pub", levels=[3, 1, 1], stress=2),
        enemies=[("cultist", "pub", 0)],
        begin="actions",
    )
    table.play("attack")
    if table.prompt == "calm-down":
        assert chosen(table, level) == "yes"
    else:
        assert table.stress("mike") == 1


@every_level
def test_sly_investigates_after_a_sneak(level: str) -> None:
    table = arranged(
        who("ruth", "pub", levels=[4, 1, 1]),
        enemies=[("cultist", "pub", 0)],
        discovery=["e1-petronilla"],
        begin="actions",
    )
    table.play("run", "space town-square", "figure cultist")
    while table.prompt in ("move", "heal"):
        table.play("done" if table.prompt == "move" else chosen(table, level))
    assert (table.prompt, chosen(table, level)) == ("may-investigate", "yes")


@every_level
def test_the_relic_seeker_takes_a_relic_in_place_of_a_discovery(level: str) -> None:
    table = arranged(who("sandra", "pub", levels=[4, 1, 1]), begin="investigate")
    assert (table.prompt, chosen(table, level)) == ("relic-instead", "yes")


@every_level
def test_self_defense_pushes_a_failed_attacker_away(level: str) -> None:
    table = arranged(
        who("huikong", "pub", wounds=3),
        enemies=[("ghast", "pub", 0), ("cultist", "pub", 0)],
        dice=["blank", "blank", "blank", "blank"],
        begin="investigate",
    )
    while table.prompt in ("reroll", "attacker"):
        table.play("done" if table.prompt == "reroll" else "figure ghast")
    assert table.prompt == "push"
    assert chosen(table, level).startswith("space ")


@every_level
def test_the_silent_witness_benefits_from_tentacles(level: str) -> None:
    table = arranged(
        who("julien", "pub", wounds=3),
        enemies=[("cultist", "pub", 0)],
        dice=["tentacle", "success", "success"],
        begin="actions",
    )
    table.play("attack", "figure cultist")
    while table.prompt in ("reroll", "convert"):
        table.play("done")
    if table.prompt == "silent-witness":
        assert chosen(table, level) in ("heal", "prevent")
    else:
        assert table.wounds("julien") == 2


@every_level
def test_the_photographer_gives_away_or_uses_her_free_action(level: str) -> None:
    table = arranged(
        who("sally", "pub", levels=[4, 1, 1]),
        who("mike", "pub"),
        enemies=[("ghast", "pub", 0)],
        begin="actions",
    )
    done = plays(table, level, 14)
    assert any(each.startswith("grant ") for each in done)


@every_level
def test_the_photographer_follows_where_she_is_needed(level: str) -> None:
    """Azathoth is next door, after the disruption; staying behind costs time."""
    table = arranged(
        who("mike", "pub"),
        who("sally", "pub"),
        elder_one=AZATHOTH,
        elder="town-square",
        stage=3,
        begin="actions",
    )
    table.play("run", "space town-square")
    assert (table.prompt, chosen(table, level)) == ("follow", "yes")


@every_level
def test_explosives_are_used_on_a_second_target(level: str) -> None:
    table = arranged(
        who("stella", "pub", sanity=8),
        enemies=[("cultist", "pub", 1), ("cultist", "pub", 1)],
        begin="actions",
    )
    table.play("attack", "figure cultist")
    assert (table.prompt, chosen(table, level)) == ("more-targets", "figure cultist")


# ---------------------------------------------------------------- enemies and danger


@every_level
@clause("DMD-133")
def test_bots_face_the_most_dangerous_attack_while_they_have_stress_to_spend(level: str) -> None:
    table = arranged(
        who("mike", "pub"),
        enemies=[("cultist", "pub", 0), ("unnamable", "pub", 0)],
        begin="investigate",
    )
    assert (table.prompt, chosen(table, level)) == ("attacker", "figure unnamable")


@every_level
@clause("DMD-096")
def test_bots_attack_a_killable_enemy_before_an_equally_dangerous_one(level: str) -> None:
    table = arranged(
        who("julien", "pub"),
        enemies=[("ghast", "pub", 0), ("ghast", "pub", 3)],
        actions=1,
        begin="actions",
    )
    table.play("attack")
    [hurt] = [figure for figure, wounds in enumerate(table.g.figure_wounds) if wounds == 3]
    assert (table.prompt, answer(table, level)) == ("target", FIGURE + hurt)


@every_level
@clause("DMD-050")
def test_a_hurt_investigator_slips_away_and_rests(level: str) -> None:
    """Ruth, one wound from death, can leave the Ghast behind."""
    table = arranged(
        who("ruth", "pub", wounds=4, stress=3),
        enemies=[("ghast", "pub", 0)],
        tokens=[("guilty-juror", "castle-gate", 4)],
        begin="actions",
    )
    done = plays(table, level, 16, "discovery")
    assert table.is_alive("ruth")
    assert "rest" in done


@every_level
@clause("DMD-050")
def test_a_badly_hurt_investigator_avoids_crowds(level: str) -> None:
    table = arranged(
        who("mike", "pub", wounds=4, stress=4),
        enemies=[("ghast", "town-square", 0), ("unnamable", "town-square", 0)],
        tokens=[("guilty-juror", "town-square", 4)],
        begin="actions",
    )
    done = plays(table, level, 8)
    assert "space town-square" not in done
