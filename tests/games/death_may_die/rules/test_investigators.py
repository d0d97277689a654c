"""The ten investigators' unique skills, at all their levels."""

from typing import Any

import pytest

from miskatonic.games.death_may_die.model.events import Discovered
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import ISLE
from tests.games.death_may_die.rules.faces import BLANK, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, new_game, uses, who

COMMON_SKILLS = {
    "agatha": {"marksman", "stealth"},
    "huikong": {"swiftness", "toughness"},
    "julien": {"stealth", "arcane-mastery"},
    "leon": {"marksman", "swiftness"},
    "mike": {"brawling", "toughness"},
    "jakub": {"brawling", "swiftness"},
    "ruth": {"stealth", "swiftness"},
    "sally": {"arcane-mastery", "toughness"},
    "sandra": {"brawling", "arcane-mastery"},
    "stella": {"arcane-mastery", "marksman"},
}


@clause("DMD-029")
def test_investigators_have_the_common_skills_of_the_book() -> None:
    library = new_game().g.components.library
    found = {
        investigator.id.split("-")[0]: {
            library.skills[skill].id for skill in investigator.skills[1:]
        }
        for investigator in library.investigators
    }
    assert found == COMMON_SKILLS


# ---------------------------------------------------------------- Agatha May


def killer(level: int, dice: list[str], **more: Any) -> Table:
    table = arranged(
        who("agatha", "pub", levels=[level, 1, 1], **more),
        enemies=[("unnamable", "pub", 0)],
        dice=dice,
    )
    return table.play("attack", "figure unnamable", "done")


@pytest.mark.parametrize(("level", "stress", "wounds"), [(1, 1, 2), (2, 1, 3), (3, 0, 3)])
@clause("DMD-031")
def test_killer_instinct_adds_wounds_once_a_turn(level: int, stress: int, wounds: int) -> None:
    table = killer(level, [S, BLANK, BLANK, S, BLANK, BLANK])
    assert table.prompt == "killer-instinct"
    table.play("yes")
    assert (table.enemy_wounds("unnamable"), table.stress("agatha")) == ([wounds], stress)
    table.play("attack", "figure unnamable", "done")
    assert table.prompt == "action"
    assert table.enemy_wounds("unnamable") == [wounds + 1]


@clause("DMD-031")
def test_killer_instinct_may_be_declined_and_needs_room_for_stress() -> None:
    assert killer(1, [S, BLANK, BLANK]).play("no").enemy_wounds("unnamable") == [1]
    full = arranged(
        who("agatha", "pub", stress=4), enemies=[("unnamable", "pub", 0)], dice=[S, BLANK, BLANK]
    ).play("attack", "figure unnamable")
    assert full.prompt == "action"


@clause("DMD-031")
def test_killer_instinct_four_adds_two_to_every_attack() -> None:
    table = killer(4, [BLANK] * 6)
    assert table.enemy_wounds("unnamable") == [2]
    table.play("attack", "figure unnamable", "done")
    assert table.enemy_wounds("unnamable") == [4]


# ---------------------------------------------------------------- Huikong


def attacked(level: int, *dice: str) -> Table:
    return arranged(
        who("huikong", "pub", levels=[level, 1, 1], stress=2),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=dice,
    )


@clause("DMD-031")
def test_self_defense_heals_stress_and_may_push_an_attacker_that_dealt_no_wound() -> None:
    table = attacked(1, BLANK, BLANK).play("done")
    assert (table.stress("huikong"), table.prompt) == (1, "push")
    table.play("space graveyard")
    assert table.enemies("graveyard") == ["ghast"]
    assert attacked(1, BLANK, BLANK).play("done", "done").enemies("pub") == ["ghast"]
    wounded = attacked(1, S, BLANK).play("done")
    assert (wounded.stress("huikong"), wounded.wounds("huikong")) == (2, 1)


@pytest.mark.parametrize(("level", "free"), [(1, 1), (2, 2), (3, 3)])
@clause("DMD-031")
def test_self_defense_adds_free_rerolls_to_those_of_toughness(level: int, free: int) -> None:
    table = attacked(level, S, S, *[S] * free)
    table.play(*["reroll black success"] * free)
    assert "reroll black success" not in table.options


@clause("DMD-031")
def test_self_defense_four_kills_cultists_and_monsters_that_dealt_no_wound() -> None:
    assert attacked(4, BLANK, BLANK).play("done").where("ghast") == []
    elder = arranged(
        who("huikong", "pub", levels=[4, 1, 1]),
        stage=2,
        elder="pub",
        disrupted=True,
        begin="investigate",
        dice=[BLANK, BLANK, BLANK],
    )
    assert elder.play("done").prompt == "push"


# ---------------------------------------------------------------- Julien Dulik


def witness(level: int, **more: Any) -> Table:
    table = arranged(
        who("julien", "pub", levels=[level, 1, 1], **more),
        enemies=[("ghast", "pub", 0)],
        dice=[T, T, BLANK],
    )
    return table.play("attack", "figure ghast", "done")


@clause("DMD-031")
def test_silent_witness_heals_one_per_tentacle_then_two_in_any_mix() -> None:
    first = witness(1, stress=2, wounds=2)
    first.play("heal-stress", "heal-wound")
    assert (first.stress("julien"), first.wounds("julien"), first.sanity("julien")) == (1, 1, 2)
    second = witness(2, stress=2, wounds=2).play("heal-stress", "heal-wound")
    assert (second.stress("julien"), second.wounds("julien"), second.sanity("julien")) == (0, 0, 2)


@clause("DMD-031")
def test_silent_witness_three_prevents_a_loss_rather_than_healing_and_four_does_both() -> None:
    third = witness(3, stress=3).play("prevent", "heal")
    assert (third.stress("julien"), third.sanity("julien")) == (1, 1)
    fourth = witness(4, stress=3).play("heal", "heal")
    assert (fourth.stress("julien"), fourth.sanity("julien")) == (0, 0)


@clause("DMD-076")
def test_silent_witness_does_not_apply_to_rolls_against_him() -> None:
    table = arranged(
        who("julien", "pub", levels=[4, 1, 1], stress=3),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[T, T],
    ).play("done")
    assert (table.sanity("julien"), table.stress("julien")) == (2, 3)


# ---------------------------------------------------------------- Leon Barnes


def show(level: int, *others: str) -> tuple[int, int]:
    """Green dice and free rerolls of Leon's attack, with others standing here or there."""
    names = ["ruth", "mike", "jakub", "huikong"]
    people = [who(name, space) for name, space in zip(names, others, strict=False)]
    table = arranged(
        who("leon", "pub", levels=[level, 1, 1]), *people, enemies=[("ghast", "pub", 0)]
    ).play("attack", "figure ghast")
    [(_, green)] = table.rolled()
    roll = table.g.roll
    assert roll is not None
    return len(green), roll.free


@clause("DMD-031")
def test_show_off_needs_an_audience() -> None:
    assert show(1, "pub", "pub") == (1, 0)
    assert show(1, "graveyard", "bridge") == (0, 0)
    assert show(2, "bridge") == (1, 0)
    assert show(2, "river-bank") == (0, 0)
    assert show(3, "pub", "bridge") == (1, 1)
    assert show(4, "pub", "bridge", "river-bank") == (2, 2)


# ---------------------------------------------------------------- Mike Kozlov


@clause("DMD-031")
def test_proficient_gives_an_extra_reroll_for_each_stress_reroll_of_an_attack() -> None:
    table = arranged(who("mike", "pub"), enemies=[("ghast", "pub", 0)], dice=[BLANK] * 8)
    table.play("attack", "figure ghast", "stress-reroll black blank")
    assert "reroll black blank" in table.options
    table.play("stress-reroll black blank")
    # One at a time: the two extra rerolls don't add up.
    table.play("reroll black blank")
    assert "reroll black blank" not in table.options


@clause("DMD-031")
def test_proficient_two_applies_to_other_rolls_too() -> None:
    def extra(level: int) -> bool:
        table = arranged(
            who("mike", "pub", levels=[level, 1, 2]),
            enemies=[("ghast", "pub", 0)],
            begin="investigate",
            dice=[S, S, S, S],
        )
        return "reroll black success" in table.play("stress-reroll black success").options

    assert not extra(1)
    assert extra(2)


@clause("DMD-031")
def test_proficient_three_may_heal_a_stress_before_an_attack_and_four_before_any_roll() -> None:
    third = arranged(who("mike", "pub", levels=[3, 1, 1], stress=2), enemies=[("ghast", "pub", 0)])
    assert third.play("attack").stress("mike") == 1

    def stress_when_attacked(level: int) -> int:
        return arranged(
            who("mike", "pub", levels=[level, 1, 1], stress=2),
            enemies=[("ghast", "pub", 0)],
            begin="investigate",
        ).stress("mike")

    assert stress_when_attacked(3) == 2
    assert stress_when_attacked(4) == 1


@clause("DMD-R36")
def test_proficient_may_keep_his_stress() -> None:
    numb = who("mike", "pub", levels=[3, 1, 1], stress=2, insanity="numbness")
    table = arranged(numb, enemies=[("ghast", "pub", 0)]).play("attack", "figure ghast")
    assert (table.prompt, table.rolled()) == ("calm-down", [])
    assert table.play("no").stress("mike") == 2


# ---------------------------------------------------------------- Jakub Peters


def operate(level: int) -> Table:
    """Jakub kills a cultist (health 2); Ruth stands with him, Mike next door, Leon far away."""
    table = arranged(
        who("jakub", "pub", levels=[level, 1, 1], stress=1),
        who("ruth", "pub", stress=3, wounds=1),
        who("mike", "graveyard", stress=3),
        who("leon", "bridge", stress=3),
        enemies=[("cultist", "pub", 0)],
        dice=[S, S, BLANK, BLANK],
    )
    return table.play("attack", "figure cultist", "done")


@clause("DMD-031")
def test_surgeon_heals_one_then_the_victims_health_for_one_in_his_space() -> None:
    first = operate(1)
    assert first.options == ["investigator jakub", "investigator ruth"]
    first.play("investigator ruth", "heal-stress")
    assert (first.stress("ruth"), first.prompt) == (2, "action")
    second = operate(2).play("investigator ruth", "heal-stress", "heal-wound")
    assert (second.stress("ruth"), second.wounds("ruth")) == (2, 0)


@clause("DMD-031")
def test_surgeon_three_divides_healing_among_those_nearby_and_four_heals_each_fully() -> None:
    third = operate(3)
    assert third.options == ["investigator jakub", "investigator ruth", "investigator mike"]
    third.play("investigator mike", "investigator ruth", "heal-wound")
    assert (third.stress("mike"), third.wounds("ruth"), third.prompt) == (2, 0, "action")
    fourth = operate(4)
    while fourth.prompt == "heal":
        fourth.play("heal-stress")
    assert [fourth.stress(name) for name in ("jakub", "ruth", "mike", "leon")] == [0, 1, 1, 3]


@clause("DMD-R36")
def test_a_single_way_to_heal_is_not_asked_about() -> None:
    table = arranged(
        who("jakub", "pub", stress=1),
        enemies=[("cultist", "pub", 1)],
        dice=[S, BLANK, BLANK, BLANK],
    ).play("attack", "done")
    assert (table.stress("jakub"), table.prompt) == (0, "action")
    near = arranged(
        who("jakub", "pub", levels=[3, 1, 1]),
        who("mike", "graveyard", wounds=2),
        enemies=[("cultist", "pub", 1)],
        dice=[S, BLANK, BLANK, BLANK],
    ).play("attack", "done")
    assert (near.wounds("mike"), near.prompt) == (0, "action")


# ---------------------------------------------------------------- Ruth Weber


def slip(level: int, **more: Any) -> Table:
    table = arranged(
        who("ruth", "pub", levels=[level, 2, 1], **{"stress": 3, "wounds": 1, **more}),
        enemies=[("ghast", "pub", 0), ("unnamable", "pub", 0)],
        discovery=["e1-lantern"],
    )
    return table.play("run", "space graveyard")


@clause("DMD-031")
def test_sly_heals_a_stress_once_per_run_and_from_level_two_wounds_sneaked_enemies() -> None:
    first = slip(1).play("figure ghast", "figure unnamable", "done")
    assert (first.stress("ruth"), first.enemy_wounds("ghast")) == (2, [0])
    second = slip(2).play("figure ghast", "figure unnamable", "done")
    assert (second.stress("ruth"), second.enemy_wounds("ghast")) == (2, [1])
    both = arranged(who("ruth", "pub", levels=[2, 3, 1]), enemies=[("ghast", "pub", 0)]).play(
        "run", "space graveyard", "figure ghast"
    )
    assert both.enemy_wounds("ghast") == [2]


@clause("DMD-031")
def test_sly_three_heals_stress_or_wound_on_every_sneak() -> None:
    table = slip(3).play("figure ghast", "heal-wound", "figure unnamable", "done")
    assert (table.stress("ruth"), table.wounds("ruth")) == (2, 0)
    assert (table.enemy_wounds("ghast"), table.enemy_wounds("unnamable")) == ([1], [1])


@clause("DMD-031", "DMD-R28")
def test_sly_four_may_investigate_once_per_turn_after_a_run_with_a_sneak() -> None:
    table = slip(4, stress=0, wounds=0).play("figure ghast", "figure unnamable", "done")
    assert table.prompt == "may-investigate"
    assert table.play("yes").prompt == "discovery"
    table.play("option 0", "run", "space pub", "space graveyard", "figure ghast", "done", "done")
    assert table.prompt == "action"
    quiet = arranged(who("ruth", "pub", levels=[4, 1, 1])).play("run", "space graveyard", "done")
    assert quiet.prompt == "action"


# ---------------------------------------------------------------- Sally Withers


@clause("DMD-031")
def test_avid_photographer_may_follow_others_who_leave_her_space() -> None:
    table = arranged(who("ruth", "pub"), who("sally", "pub"), tokens=[("fire", "pub", 1)]).play(
        "run", "space graveyard"
    )
    assert table.asked == (1, "follow")
    table.play("yes")
    assert (table.space("sally"), table.carried("sally", "fire")) == ("graveyard", 1)
    table.play("space abbey", "no", "done")
    assert table.space("sally") == "graveyard"


@clause("DMD-031")
def test_avid_photographer_two_gives_others_in_her_space_a_green_die() -> None:
    def green(level: int, space: str) -> int:
        table = arranged(
            who("ruth", "pub"),
            who("sally", space, levels=[level, 1, 1]),
            enemies=[("ghast", "pub", 0)],
        ).play("attack", "figure ghast")
        return len(table.rolled()[0][1])

    assert (green(1, "pub"), green(2, "pub"), green(2, "abbey")) == (0, 1, 0)
    own = arranged(who("sally", "pub", levels=[2, 1, 1]), enemies=[("ghast", "pub", 0)])
    assert len(own.play("attack", "figure ghast").rolled()[0][1]) == 0


@clause("DMD-031")
def test_avid_photographer_three_rests_with_others() -> None:
    table = arranged(
        who("ruth", "pub", stress=1), who("sally", "pub", levels=[3, 1, 1], stress=4)
    ).play("rest")
    assert (table.stress("ruth"), table.stress("sally")) == (0, 1)
    mixed = arranged(
        who("ruth", "pub", stress=1), who("sally", "pub", levels=[3, 1, 1], stress=4, wounds=1)
    ).play("rest")
    assert mixed.asked == (1, "heal")


@clause("DMD-031", "DMD-R28")
def test_avid_photographer_four_grants_one_free_action_per_turn() -> None:
    table = arranged(
        who("sally", "pub", levels=[4, 1, 1]), who("ruth", "pub", stress=2), who("leon", "abbey")
    )
    assert "grant ruth" in table.options
    assert "grant leon" not in table.options
    table.play("grant ruth")
    assert table.asked == (1, "granted-action")
    table.play("rest")
    assert (table.about["actions"], table.stress("ruth")) == (3, 0)
    assert "grant ruth" not in table.options


# ---------------------------------------------------------------- Sandra Atkinson


@clause("DMD-031", "DMD-189")
def test_relic_seeker_draws_two_relics_and_keeps_one_at_the_start_of_her_first_turn() -> None:
    table = arranged(who("sandra", "pub"), who("ruth"), begin="turn")
    assert table.asked == (0, "relic")
    assert len(table.options) == 2
    kept = table.options[0].removeprefix("relic ")
    table.play(table.options[0])
    assert table.relics("sandra") == [f"{kept}:normal"]
    assert len(table.g.relic_deck) == 11
    table.finish_turn().finish_turn()
    assert table.active == "sandra"
    assert len(table.relics("sandra")) == 1


@clause("DMD-031", "DMD-R22")
def test_relic_seeker_two_claims_items_without_stress_or_wounds() -> None:
    table = arranged(
        who("sandra", "pub", levels=[2, 1, 1], stress=4),
        begin="investigate",
        discovery=["e1-bailiff"],
    )
    # The companion on the left still costs 2 stress, which she can't take.
    assert table.options == ["option 1", "done"]
    table.play("option 1")
    assert (table.cards("sandra"), table.stress("sandra")) == (["e1-bailiff:right"], 4)


@clause("DMD-031")
def test_relic_seeker_three_heals_stress_per_relic_and_item_at_the_end_of_the_turn() -> None:
    table = arranged(
        who(
            "sandra",
            "pub",
            levels=[3, 1, 1],
            stress=4,
            relics=["silver-key:normal"],
            cards=["e1-lantern:left", "e1-bailiff:left"],
        ),
        begin="end",
    )
    assert table.stress("sandra") == 2


@clause("DMD-031")
def test_relic_seeker_four_may_gain_a_transformed_relic_instead_of_investigating() -> None:
    table = arranged(who("sandra", "pub", levels=[4, 1, 1]), begin="investigate")
    assert table.prompt == "relic-instead"
    table.play("yes")
    [relic] = table.relics("sandra")
    assert relic.endswith(":transformed")
    assert table.events(Discovered) == []
    declined = arranged(who("sandra", "pub", levels=[4, 1, 1]), begin="investigate").play("no")
    assert len(declined.events(Discovered)) == 1


# ---------------------------------------------------------------- Stella Fontaine


def explode(level: int, *dice: str) -> Table:
    return arranged(
        who("stella", "pub", levels=[level, 1, 1]),
        who("ruth"),
        enemies=[("cultist", "pub", 0), ("cultist", "pub", 1), ("ghast", "pub", 0)],
        dice=dice,
    ).play("attack", "figure ghast")


@clause("DMD-031")
def test_chemical_explosives_hit_another_figure_and_split_the_wounds() -> None:
    table = explode(1, S, S, BLANK)
    assert table.prompt == "more-targets"
    table.play("figure cultist", "done", "figure ghast", "figure cultist")
    assert (table.enemy_wounds("ghast"), table.enemy_wounds("cultist")) == ([1], [1, 1])


@clause("DMD-031")
def test_chemical_explosives_two_has_a_free_reroll_per_target() -> None:
    table = explode(2, BLANK, BLANK, BLANK, S, S).play("figure cultist")
    table.play("reroll black blank", "reroll black blank")
    assert "reroll black blank" not in table.options


@clause("DMD-031")
def test_chemical_explosives_three_hits_any_number_and_four_hits_each_fully() -> None:
    third = explode(3, S, S, BLANK).play("figure cultist*2", "figure cultist")
    third.play("done", "figure ghast", "figure ghast")
    assert third.enemy_wounds("ghast") == [2]
    fourth = explode(4, S, S, E).play("figure cultist*2", "figure cultist", "done", "done")
    assert (fourth.enemy_wounds("ghast"), fourth.where("cultist")) == ([2], [])


@clause("DMD-189")
def test_a_relic_is_not_an_item() -> None:
    table = arranged(
        who("ruth", "landing-stage", relics=["grey-vial:normal"]),
        who("mike", "landing-stage"),
        episode=ISLE,
    )
    assert "trade" not in table.options
    assert uses(table) == []
