"""Dice and rolls (rulebook p. 11-12)."""

from typing import Any

from miskatonic.games.death_may_die.model.events import Tallied, WoundsAdded
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, CATACOMBS, FAIR, ISLE
from tests.games.death_may_die.rules.faces import BLANK, ES, ST, E, S, T
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, who


def ruth_attacks(*dice: str, **more: Any) -> Table:
    """Ruth has no skill for attacks and rolls three black dice."""
    table = arranged(who("ruth", "pub", **more), enemies=[("ghast", "pub", 0)], dice=dice)
    return table.play("attack", "figure ghast")


def ruth_is_attacked(*dice: str, **more: Any) -> Table:
    """A Ghast rolls two black dice against her."""
    return arranged(
        who("ruth", "pub", **more), enemies=[("ghast", "pub", 0)], begin="investigate", dice=dice
    )


@clause("DMD-063")
def test_a_roll_uses_three_black_dice_and_the_green_ones_gained() -> None:
    assert ruth_attacks(S, BLANK, T).rolled() == [([BLANK, S, T], [])]
    assert ruth_attacks(S, BLANK, T, ES, sanity=8).rolled() == [([BLANK, S, T], [ES])]


@clause("DMD-064", "DMD-036")
def test_an_enemy_rolls_exactly_its_own_dice() -> None:
    table = arranged(
        who("ruth", "reception", sanity=19),
        episode=ISLE,
        enemies=[("fisher-from-outside", "reception", 0)],
        begin="investigate",
        dice=[S, S, S],
    )
    assert table.rolled() == [([S], [S, S])]


@clause("DMD-065")
def test_in_a_roll_against_you_successes_harm_whatever_its_cause() -> None:
    assert ruth_is_attacked(S, S).play("done").wounds("ruth") == 2
    burning = arranged(who("ruth", "pub", tokens={"fire": 2}), begin="fire", dice=[S, S])
    assert burning.play("done").wounds("ruth") == 2
    card = arranged(
        who("ruth", "pub", sanity=19), begin="investigate", discovery=["e1-hecklers"], dice=[S, S]
    )
    assert card.rolled() == [([S, S], [])]
    assert card.play("done").stress("ruth") == 2


@clause("DMD-066", "DMD-079")
def test_each_success_of_an_attack_is_one_wound() -> None:
    assert ruth_attacks(S, S, BLANK).play("done").enemy_wounds("ghast") == [2]


@clause("DMD-067", "DMD-069")
def test_elder_signs_and_blanks_do_nothing_by_themselves() -> None:
    table = ruth_attacks(E, BLANK, E).play("done")
    assert table.enemy_wounds("ghast") == [0]
    assert (table.wounds("ruth"), table.stress("ruth"), table.sanity("ruth")) == (0, 0, 0)


@clause("DMD-068")
def test_a_tentacle_costs_one_sanity_when_attacking_attacked_or_burning() -> None:
    assert ruth_attacks(T, T, BLANK).play("done").sanity("ruth") == 2
    assert ruth_is_attacked(T, T).play("done").sanity("ruth") == 2
    burning = arranged(who("ruth", "pub", tokens={"fire": 1}), begin="fire", dice=[T])
    assert burning.play("done").sanity("ruth") == 1


@clause("DMD-070")
def test_green_dice_come_from_skills_cards_and_thresholds() -> None:
    brawler = arranged(who("mike", "pub"), enemies=[("ghast", "pub", 0)], dice=[S, S, S, E])
    assert brawler.play("attack", "figure ghast").rolled() == [([S, S, S], [E])]
    armed = ruth_attacks(S, S, S, E, cards=["e1-witch-pricker:left"])
    assert armed.rolled() == [([S, S, S], [E])]
    assert ruth_attacks(S, S, S, E, E, sanity=15).rolled() == [([S, S, S], [E, E])]


@clause("DMD-071")
def test_the_dice_have_their_printed_faces_and_green_ones_no_tentacles() -> None:
    dice = new_game().g.components.dice
    assert sorted(dice.black) == [0, 1, 1, 2, 4, 5]
    assert sorted(dice.green) == [0, 0, 1, 1, 2, 3]


@clause("DMD-072")
def test_there_are_always_enough_dice() -> None:
    burning = arranged(who("ruth", "pub", tokens={"fire": 30}), begin="fire", dice=[BLANK] * 30)
    assert burning.rolled() == [([BLANK] * 30, [])]
    assert burning.play("done").carried("ruth", "fire") == 0


@clause("DMD-073")
def test_nobody_may_roll_fewer_dice() -> None:
    table = arranged(who("mike", "pub"), enemies=[("ghast", "pub", 0)])
    [(black, green)] = table.play("attack").rolled()
    assert (len(black), len(green)) == (3, 1)


@clause("DMD-024", "DMD-074")
def test_a_stress_buys_a_reroll_that_replaces_the_old_result() -> None:
    table = ruth_attacks(T, BLANK, BLANK, S, S)
    assert table.prompt == "reroll"
    assert table.options == ["done", "stress-reroll black blank", "stress-reroll black tentacle"]
    table.play("stress-reroll black tentacle", "stress-reroll black blank", "done")
    assert (table.stress("ruth"), table.sanity("ruth")) == (2, 0)
    assert table.enemy_wounds("ghast") == [2]


@clause("DMD-074", "DMD-025")
def test_stress_can_be_spent_repeatedly_up_to_the_maximum() -> None:
    table = ruth_attacks(BLANK, BLANK, BLANK, BLANK, S, stress=2)
    table.play("stress-reroll black blank", "stress-reroll black blank")
    assert table.stress("ruth") == 4
    assert table.prompt == "action"


@clause("DMD-075", "DMD-140", "DMD-R16")
def test_the_attacked_investigator_rolls_for_the_attacker_and_pays_for_rerolls() -> None:
    table = ruth_is_attacked(S, S, BLANK, BLANK)
    assert table.asked == (0, "reroll")
    table.play("stress-reroll black success", "stress-reroll black success", "done")
    assert (table.stress("ruth"), table.wounds("ruth")) == (2, 0)


@clause("DMD-076")
def test_skills_apply_to_rolls_against_you_too_and_may_be_declined() -> None:
    table = arranged(
        who("julien", "pub", levels=[1, 1, 3], stress=1),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[E, S],
    )
    table.play("done")
    assert table.asked == (0, "convert")
    assert table.play("done").wounds("julien") == 1


@clause("DMD-077")
def test_both_symbols_of_a_face_count() -> None:
    table = ruth_attacks(ST, ST, BLANK).play("done")
    assert table.enemy_wounds("ghast") == [2]
    assert table.sanity("ruth") == 2


@clause("DMD-078")
def test_a_converted_elder_sign_is_no_longer_an_elder_sign() -> None:
    def fisher(*answers: str) -> Table:
        table = arranged(
            who("julien", "reception"),
            episode=ISLE,
            enemies=[("fisher-from-outside", "reception", 0)],
            dice=[E, BLANK, BLANK],
        )
        return table.play("attack", "figure fisher-from-outside", "done", *answers)

    assert fisher("done").stress("julien") == 1
    changed = fisher("convert")
    assert changed.stress("julien") == 0
    assert changed.enemy_wounds("fisher-from-outside") == [1]


@clause("DMD-080", "DMD-139")
def test_each_success_of_an_enemy_is_a_wound_and_each_tentacle_costs_sanity() -> None:
    table = ruth_is_attacked(ST, S).play("done")
    assert (table.wounds("ruth"), table.sanity("ruth")) == (2, 1)


@clause("DMD-081")
def test_other_rolls_need_successes_or_have_an_effect_for_each() -> None:
    def persuade(*dice: str) -> Table:
        table = arranged(who("ruth", "pub"), tokens=[("guilty-juror", "pub", 1)], dice=dice)
        return table.play("episode-action 1", "done")

    assert persuade(S, S, S).laid("pub", "innocent-juror") == 0
    for_each = arranged(
        who("ruth", "midway-west"),
        episode=FAIR,
        tokens=[("visitor", "midway-west", 3)],
        dice=[S, S, T],
    )
    for_each.play("episode-action 1", "done")
    assert for_each.prompt == "move-token"
    for_each.play("done")
    assert for_each.prompt == "move-token"
    assert for_each.play("done").prompt == "action"


@clause("DMD-082", "DMD-083")
def test_wounds_come_first_then_effects_that_depend_on_them_then_tentacles() -> None:
    table = arranged(
        who("jakub", "pub", stress=2, wounds=1),
        enemies=[("cultist", "pub", 0)],
        dice=[ST, S, BLANK, BLANK],
    )
    table.play("attack", "figure cultist", "done")
    assert table.enemies("pub") == []
    assert table.asked == (0, "heal")
    assert table.sanity("jakub") == 0
    table.play("heal-stress")
    assert (table.stress("jakub"), table.sanity("jakub")) == (1, 1)


@clause("DMD-R8")
def test_tentacles_of_one_roll_are_one_loss_that_stops_at_a_threshold() -> None:
    table = ruth_attacks(T, T, T, sanity=2).play("done")
    assert table.sanity("ruth") == 4


@clause("DMD-R9")
def test_an_investigator_killed_by_wounds_ignores_the_tentacles() -> None:
    table = arranged(
        who("ruth", "pub", wounds=4, sanity=3),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[ST, T],
        stage=2,
        elder="abbey",
    )
    table.play("done")
    assert not table.is_alive("ruth")
    assert table.sanity("ruth") == 3


@clause("DMD-R12")
def test_a_new_permanent_die_counts_from_the_next_roll_on() -> None:
    table = arranged(
        who("ruth", "pub", sanity=7, insanity="numbness"),
        enemies=[("ghast", "pub", 0)],
        dice=[T, BLANK, BLANK, BLANK, BLANK, BLANK, S],
    )
    table.play("attack", "figure ghast", "done", "skill 0")
    table.play("attack", "figure ghast")
    assert [len(green) for _, green in table.rolled()] == [0, 1]


@clause("DMD-R17")
def test_free_and_stress_rerolls_mix_and_may_repeat_a_die() -> None:
    table = arranged(
        who("mike", "pub"),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[S, S, S, S, BLANK],
    )
    assert "reroll black success" in table.options
    table.play("stress-reroll black success", "reroll black success", "stress-reroll black success")
    assert table.play("done").wounds("mike") == 1
    assert table.stress("mike") == 2


@clause("DMD-R18")
def test_a_sign_with_a_success_makes_two_successes_and_three_at_level_four() -> None:
    def dealt(level: int) -> list[int]:
        table = arranged(
            who("julien", "pub", levels=[1, 1, level], sanity=8),
            enemies=[("unnamable", "pub", 0)],
            dice=[BLANK, BLANK, BLANK, ES],
        )
        table.play("attack", "figure unnamable", "done", "convert")
        return table.enemy_wounds("unnamable")

    assert dealt(1) == [2]
    assert dealt(4) == [3]


@clause("DMD-069")
def test_on_a_cosmic_space_blanks_are_tentacles() -> None:
    table = arranged(
        who("ruth", "pub"),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0)],
        tokens=[("cosmic", "pub", 1)],
        dice=[BLANK, BLANK, S],
    )
    assert table.play("attack", "figure ghast", "done").sanity("ruth") == 2


# ---------------------------------------------------------------- the tally


def tallied(table: Table) -> Tallied:
    return table.events(Tallied)[-1]


@clause("DMD-077", "DMD-081")
def test_the_tally_includes_and_names_evidence() -> None:
    """Two successes on the dice and two pieces of evidence: the juror is convinced with 4."""
    table = arranged(
        who("ruth", "pub", stress=4, cards=["e1-ashen-witness:left", "e1-parish-register:left"]),
        tokens=[("guilty-juror", "pub", 1)],
        dice=[S, S, BLANK],
    ).play("episode-action 1", "done")
    told = tallied(table)
    assert (told.successes, told.changed, told.changed_by) == (4, [2], ["tag:evidence"])
    assert table.laid("pub", "innocent-juror") == 1


@clause("DMD-077")
def test_the_tally_names_skills_cards_and_burdens() -> None:
    signs = arranged(
        who("julien", "pub", levels=[1, 1, 4], stress=4),
        enemies=[("ghast", "pub", 0)],
        dice=[E, E, S],
    ).play("attack", "convert", "convert")
    told = tallied(signs)
    assert (told.successes, told.signs) == (5, 0)
    assert (told.changed, told.changed_by) == ([4], ["skill:arcane-mastery"])
    warded = arranged(
        who("ruth", "black-altar", stress=4),
        episode=CATACOMBS,
        tokens=[("bone-ward", "femur-hall", 1), ("altar-stone", "black-altar", 1)],
        dice=[S, S, BLANK],
    )
    warded.play("episode-action 0")
    assert (tallied(warded).successes, tallied(warded).changed) == (1, [-1])
    assert tallied(warded).changed_by == ["token:bone-ward"]


@clause("DMD-077")
def test_a_plain_tally_has_no_additions_and_matches_the_view() -> None:
    table = ruth_attacks(S, T, BLANK)
    roll = GAME.shared(table.g)["roll"]
    assert roll is not None
    assert roll["changed_by"] == []
    told = tallied(table.play("done"))
    assert (told.successes, told.changes, told.changed) == (1, 0, [])


@clause("DMD-R35")
def test_extra_wounds_are_listed_with_their_source() -> None:
    agatha = arranged(
        who("agatha", "pub", levels=[4, 1, 1]),
        enemies=[("ghast", "pub", 0)],
        dice=[S, BLANK, BLANK],
    ).play("attack", "done")
    assert [(each.n, each.by) for each in agatha.events(WoundsAdded)] == [
        (2, "skill:killer-instinct")
    ]
    assert agatha.enemy_wounds("ghast") == [3]


@clause("DMD-077")
def test_additions_to_a_roll_are_shown_with_their_source() -> None:
    signs = arranged(
        who("julien", "pub", levels=[1, 1, 4], stress=4),
        enemies=[("ghast", "pub", 0)],
        dice=[E, E, S],
    ).play("attack", "convert")
    roll = GAME.shared(signs.g)["roll"]
    assert roll is not None
    assert (roll["changed"], roll["changed_by"]) == ([2], ["skill:arcane-mastery"])
