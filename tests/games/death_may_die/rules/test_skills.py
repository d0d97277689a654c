"""The six common skills, at all their levels (rulebook p. 24)."""

from typing import Any

import pytest

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.events import Attacked
from miskatonic.games.death_may_die.model.holdings import NUMBERS, OFFSETS
from miskatonic.games.death_may_die.rules.sanity import LoseSanity
from miskatonic.games.death_may_die.rules.wounds import TakeWounds
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import ISLE
from tests.games.death_may_die.rules.faces import BLANK, ST, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, new_game, who

LEVELS = [1, 2, 3, 4]


def test_every_hook_has_its_numbers_where_the_rules_expect_them() -> None:
    lengths = [len(numbers) for _, numbers in word.SKILL_HOOKS]
    assert [sum(lengths[:place]) for place in range(len(lengths))] == OFFSETS
    assert sum(lengths) == NUMBERS


@clause("DMD-029", "DMD-023", "DMD-030", "DMD-060")
def test_every_investigator_has_one_unique_and_two_common_skills_at_level_one() -> None:
    library = new_game().g.components.library
    assert len(library.investigators) == 10
    for investigator in library.investigators:
        assert [library.skills[skill].unique for skill in investigator.skills] == [
            True,
            False,
            False,
        ]
    table = new_game(5)
    assert list(table.g.levels) == [1] * 15
    assert [*table.g.wounds, *table.g.stress, *table.g.sanity] == [0] * 15


# ---------------------------------------------------------------- Arcane Mastery


def arcane(level: int, **more: Any) -> Table:
    """Julien attacks with two Elder Signs in the roll."""
    table = arranged(
        who("julien", "pub", levels=[1, 1, level], **more),
        enemies=[("unnamable", "pub", 0)],
        dice=[E, E, BLANK],
    )
    return table.play("attack", "figure unnamable", "done")


@clause("DMD-190", "DMD-031")
def test_arcane_mastery_counts_one_sign_then_any_then_also_heals_then_counts_double() -> None:
    first = arcane(1).play("convert")
    assert (first.enemy_wounds("unnamable"), first.prompt) == ([1], "action")
    second = arcane(2).play("convert", "convert")
    assert second.enemy_wounds("unnamable") == [2]
    assert arcane(2).play("convert", "done").enemy_wounds("unnamable") == [1]
    third = arcane(3, stress=3).play("convert", "convert")
    assert (third.enemy_wounds("unnamable"), third.stress("julien")) == ([2], 1)
    fourth = arcane(4, stress=3).play("convert", "convert")
    assert (fourth.enemy_wounds("unnamable"), fourth.stress("julien")) == ([4], 1)


@clause("DMD-190")
def test_arcane_mastery_may_be_used_on_rolls_against_you() -> None:
    table = arranged(
        who("julien", "pub", levels=[1, 1, 3], stress=2),
        enemies=[("cultist", "pub", 0)],
        begin="investigate",
        dice=[E, E],
    ).play("done", "convert", "done")
    assert (table.wounds("julien"), table.stress("julien")) == (1, 1)


# ---------------------------------------------------------------- Brawling


def brawl(level: int, *dice: str) -> Table:
    table = arranged(
        who("jakub", "pub", levels=[1, level, 1]),
        enemies=[("cultist", "pub", 0), ("ghast", "pub", 0)],
        dice=dice,
    )
    return table.play("attack")


@clause("DMD-191")
def test_brawling_one_gives_a_green_die_against_a_target_in_the_same_space() -> None:
    table = brawl(1, S, BLANK, BLANK, S)
    assert table.options == ["figure cultist", "figure ghast"]
    assert table.play("figure ghast").rolled() == [([BLANK, BLANK, S], [S])]


@clause("DMD-191")
def test_brawling_two_may_target_all_and_split_the_wounds() -> None:
    table = brawl(2, S, S, BLANK, S)
    assert table.options == ["figure cultist", "figure ghast", "all"]
    table.play("all", "done", "figure ghast", "figure cultist", "figure ghast")
    assert (table.enemy_wounds("cultist"), table.enemy_wounds("ghast")) == ([1], [2])


def brawl_with_three(level: int, *dice: str, brawling: str = "any-number") -> Table:
    """Two cultists and a Ghast in Jakub's space, another Ghast next door."""
    return arranged(
        who("jakub", "pub", levels=[1, level, 1]),
        options={"brawling": brawling},
        enemies=[("cultist", "pub", 0), ("cultist", "pub", 0), ("ghast", "pub", 0)],
        dice=dice,
    ).play("attack")


@clause("DMD-R37")
def test_brawling_targets_one_or_all_unless_an_option_allows_some() -> None:
    usual = brawl_with_three(2, brawling="one-or-all").play("figure cultist")
    assert (usual.prompt, len(usual.events(Attacked)[-1].figures)) == ("reroll", 1)
    some = brawl_with_three(2, S, S, BLANK, S).play("figure cultist")
    assert (some.prompt, some.source) == ("more-targets", "skill:brawling")
    assert some.options == ["figure cultist", "figure ghast", "done"]
    some.play("figure ghast", "done", "done")
    assert len(some.events(Attacked)[-1].figures) == 2
    some.play("figure cultist", "figure ghast", "figure ghast")
    assert (some.enemy_wounds("cultist"), some.enemy_wounds("ghast")) == ([1, 0], [2])
    one = brawl_with_three(2).play("figure ghast", "done")
    assert (one.prompt, len(one.events(Attacked)[-1].figures)) == ("reroll", 1)
    every = brawl_with_three(2).play("all")
    assert len(every.events(Attacked)[-1].figures) == 3
    assert brawl_with_three(1).play("figure ghast").prompt == "reroll"


@clause("DMD-R37")
def test_brawling_four_deals_all_wounds_to_each_of_some_targets() -> None:
    table = brawl_with_three(4, S, S, BLANK, BLANK)
    table.play("figure cultist", "figure ghast", "done", "done")
    assert (table.enemy_wounds("cultist"), table.enemy_wounds("ghast")) == ([0], [2])


@clause("DMD-191")
def test_brawling_three_has_two_free_rerolls() -> None:
    table = brawl(3, BLANK, BLANK, BLANK, BLANK, S, S)
    table.play("all", "reroll black blank", "reroll black blank")
    assert [option for option in table.options if option.startswith("reroll")] == []
    assert table.stress("jakub") == 0


@clause("DMD-191")
def test_brawling_four_deals_all_wounds_to_each() -> None:
    table = brawl(4, S, S, BLANK, BLANK).play("all", "done")
    assert (table.where("cultist"), table.enemy_wounds("ghast")) == ([], [2])


# ---------------------------------------------------------------- Marksman


def shoot(level: int, *dice: str) -> Table:
    """Leon on the bridge; enemies 1 and 2 spaces away."""
    return arranged(
        who("leon", "bridge", levels=[1, level, 1]),
        who("stella", "abbey"),
        enemies=[("cultist", "mill-lane", 0), ("ghast", "pub", 0)],
        dice=dice,
    )


@clause("DMD-192")
def test_marksman_reaches_one_space_then_two_with_two_green_dice_from_level_two() -> None:
    first = shoot(1, S, S, BLANK).play("attack", "figure cultist")
    assert first.rolled() == [([BLANK, S, S], [])]
    second = shoot(2, S, S, BLANK, E, E).play("attack", "figure cultist")
    assert second.rolled() == [([BLANK, S, S], [E, E])]
    assert shoot(3).play("attack").options == ["figure cultist", "figure ghast"]


@clause("DMD-192")
def test_marksman_four_has_one_free_attack_per_turn_on_a_distant_target() -> None:
    table = shoot(4, *[BLANK] * 5)
    table.play("free-attack", "figure ghast", "done")
    assert table.about["actions"] == 3
    assert "free-attack" not in table.options
    assert "attack" in table.options
    close = arranged(who("leon", "pub", levels=[1, 4, 1]), enemies=[("ghast", "pub", 0)])
    assert "free-attack" not in close.options


@clause("DMD-192")
def test_a_target_behind_a_lock_cannot_be_hit() -> None:
    table = arranged(
        who("leon", "landing-stage", levels=[1, 3, 1]),
        episode=ISLE,
        tokens=[("lock", "landing-stage>gatehouse", 1)],
        enemies=[("cultist", "gatehouse", 0)],
    )
    assert "attack" not in table.options


# ---------------------------------------------------------------- Stealth


def sneak(level: int, *enemies: str) -> Table:
    """Julien runs out of a space with enemies."""
    return arranged(
        who("julien", "pub", levels=[1, level, 1]),
        enemies=[(enemy, "pub", 0) for enemy in enemies],
    ).play("run")


@clause("DMD-193")
def test_stealth_one_leaves_one_enemy_behind_a_run() -> None:
    table = sneak(1, "cultist", "ghast").play("space graveyard")
    assert table.asked == (0, "leave-behind")
    table.play("figure ghast")
    assert (table.enemies("pub"), table.enemies("graveyard")) == (["ghast"], ["cultist"])
    table.play("space abbey")
    assert table.enemies("abbey") == ["cultist"]
    assert table.prompt == "move"


@clause("DMD-193")
def test_stealth_two_leaves_three_enemies_behind_at_any_space_of_the_run() -> None:
    table = sneak(2, "cultist", "ghast", "unnamable")
    table.play("space graveyard", "done", "space abbey", "figure cultist", "figure ghast")
    table.play("figure unnamable")
    assert table.enemies("graveyard") == ["cultist", "ghast", "unnamable"]
    again = sneak(2, "ghast")
    again.play("space graveyard", "figure ghast", "space pub", "space graveyard", "figure ghast")
    assert (again.enemies("pub"), again.enemies("graveyard")) == (["ghast"], [])
    assert again.prompt == "action"


@clause("DMD-193")
def test_rulebook_examples_of_stealth_all_at_once_one_by_one_and_the_same_again() -> None:
    """Page 24: three sneaks, used with the last move, one at each space, or twice on one enemy."""
    three = ("cultist", "ghast", "unnamable")
    last = sneak(2, *three).play("space graveyard", "done", "space abbey", "done")
    assert last.enemies("abbey") == sorted(three)
    last.play("space graveyard", *[f"figure {enemy}" for enemy in three])
    assert (last.enemies("abbey"), last.enemies("graveyard")) == (sorted(three), [])
    each = sneak(2, *three).play("space graveyard", "figure cultist", "done")
    each.play("space abbey", "figure ghast", "done", "space graveyard", "figure unnamable")
    where = [each.where(enemy) for enemy in three]
    assert where == [["pub"], ["graveyard"], ["abbey"]]
    same = sneak(2, "ghast").play("space graveyard", "figure ghast", "space pub")
    assert same.about["sneaks"] == 2
    assert same.play("space graveyard", "figure ghast").enemies("pub") == ["ghast"]


@clause("DMD-193")
def test_stealth_three_and_four_wound_enemies_left_behind() -> None:
    table = sneak(3, "ghast").play("space graveyard", "figure ghast")
    assert table.enemy_wounds("ghast") == [1]
    crowd = ["cultist"] * 5
    everyone = sneak(4, *crowd).play("space graveyard", *["figure cultist"] * 5)
    assert everyone.enemies("pub") == crowd
    assert everyone.enemy_wounds("cultist") == [1] * 5


@clause("DMD-193")
def test_stealth_applies_to_runs_only() -> None:
    table = arranged(
        who("julien", "pub", sanity=3, levels=[1, 4, 1], insanity="claustrophobia"),
        enemies=[("ghast", "pub", 0)],
    ).happen(LoseSanity(0, 1, 0))
    assert table.play("space graveyard").enemies("graveyard") == ["ghast"]


# ---------------------------------------------------------------- Swiftness


@clause("DMD-194")
def test_swiftness_one_runs_a_space_farther_and_two_gives_a_free_run() -> None:
    assert arranged(who("ruth", "pub")).play("run").about["left"] == 4
    table = arranged(who("ruth", "pub", levels=[1, 1, 2])).play(
        "free-run", "space graveyard", "done"
    )
    assert table.about["actions"] == 3
    assert "free-run" not in table.options


@clause("DMD-194", "DMD-R20")
def test_rulebook_example_leon_chooses_whom_to_take_along_at_every_space() -> None:
    """Page 24: first Julien, then no one, then Mike, who was with Ruth."""
    table = arranged(
        who("leon", "bridge", levels=[1, 1, 3]),
        who("julien", "bridge"),
        who("mike", "pub"),
        who("ruth", "pub"),
        enemies=[("ghast", "bridge", 0)],
        tokens=[("fire", "bridge", 1)],
    )
    table.play("run", "space mill-lane")
    assert table.asked == (0, "take-along")
    table.play("investigator julien")
    assert (table.space("leon"), table.space("julien")) == ("mill-lane", "mill-lane")
    assert (table.carried("leon", "fire"), table.carried("julien", "fire")) == (1, 1)
    assert table.enemies("mill-lane") == ["ghast"]
    table.play("space pub", "done")
    assert (table.space("leon"), table.space("julien")) == ("pub", "mill-lane")
    table.play("space graveyard", "investigator mike")
    assert (table.space("leon"), table.space("mike"), table.space("ruth")) == (
        "graveyard",
        "graveyard",
        "pub",
    )


@clause("DMD-194")
def test_swiftness_four_gives_an_extra_action() -> None:
    table = arranged(who("ruth", "pub", levels=[1, 1, 4]), begin="turn")
    assert table.about["actions"] == 4


# ---------------------------------------------------------------- Toughness


@clause("DMD-195")
def test_toughness_one_rerolls_one_die_against_attack_and_fire() -> None:
    table = arranged(
        who("sally", "pub"), enemies=[("ghast", "pub", 0)], begin="investigate", dice=[S, S, BLANK]
    )
    table.play("reroll black success", "done")
    assert table.wounds("sally") == 1
    fire = arranged(who("sally", "pub", tokens={"fire": 1}), begin="fire", dice=[S, BLANK])
    assert fire.play("reroll black success").play("done").wounds("sally") == 0


@pytest.mark.parametrize(("level", "ignored"), [(2, 1), (3, 1), (4, 2)])
@clause("DMD-195", "DMD-R10")
def test_toughness_ignores_wounds_and_a_sanity_loss_before_thresholds(
    level: int, ignored: int
) -> None:
    table = arranged(
        who("sally", "pub", levels=[1, 1, level], sanity=2),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[ST, ST],
    )
    assert "reroll black success+tentacle" not in table.options
    table.play("done")
    for _ in range(ignored):
        assert table.asked == (0, "ignore-wound")
        table.play("yes")
    assert table.wounds("sally") == 2 - ignored
    assert table.asked == (0, "ignore-sanity")
    assert table.play("yes").sanity("sally") == 3


@clause("DMD-195")
def test_toughness_may_ignore_either_both_or_neither() -> None:
    table = arranged(
        who("sally", "pub", levels=[1, 1, 2]),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[S, T],
    ).play("done", "no", "no")
    assert (table.wounds("sally"), table.sanity("sally")) == (1, 1)


@clause("DMD-195")
def test_toughness_two_helps_against_attack_and_fire_and_three_against_anything() -> None:
    def struck(level: int) -> Table:
        return arranged(who("sally", "pub", levels=[1, 1, level])).happen(
            TakeWounds(0, 1, 0), LoseSanity(0, 1, 0)
        )

    second = struck(2)
    assert (second.wounds("sally"), second.sanity("sally")) == (1, 1)
    third = struck(3).play("yes", "yes")
    assert (third.wounds("sally"), third.sanity("sally")) == (0, 0)
