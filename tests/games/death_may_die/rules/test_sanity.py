"""Stress, wounds, sanity, insanity and level-ups (rulebook p. 8)."""

from typing import Any

import pytest

from miskatonic.games.death_may_die.model.events import InsanityTriggered, ThresholdReached
from miskatonic.games.death_may_die.rules.sanity import (
    END_MADNESS,
    RESOLVE_THRESHOLDS,
    LoseSanity,
)
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, ISLE
from tests.games.death_may_die.rules.faces import BLANK, S, T
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, who


def loses(n: int, sanity: int = 0, insanity: str = "numbness", **more: Any) -> Table:
    return arranged(who("ruth", "pub", sanity=sanity, insanity=insanity, **more)).happen(
        LoseSanity(0, n, 0)
    )


@clause("DMD-025", "DMD-026")
def test_nobody_takes_more_than_four_stress_and_some_effects_wound_instead() -> None:
    table = arranged(
        who("ruth", stress=4),
        who("mike", stress=3),
        elder_one=AZATHOTH,
        mythos=["aza-piping"],
        begin="mythos",
    )
    assert (table.stress("ruth"), table.wounds("ruth")) == (4, 1)
    assert (table.stress("mike"), table.wounds("mike")) == (4, 0)
    fisher = arranged(
        who("ruth", "reception", stress=4),
        episode=ISLE,
        enemies=[("fisher-from-outside", "reception", 0)],
        dice=["sign", BLANK, BLANK],
    ).play("attack", "figure fisher-from-outside")
    assert (fisher.stress("ruth"), fisher.wounds("ruth")) == (4, 0)


@clause("DMD-032")
def test_a_loss_of_sanity_moves_the_marker_to_the_right() -> None:
    assert loses(2).sanity("ruth") == 2


@clause("DMD-034")
def test_a_loss_of_sanity_stops_on_the_next_threshold() -> None:
    table = loses(9, sanity=2)
    assert table.sanity("ruth") == 4
    assert len(table.events(ThresholdReached)) == 1


@clause("DMD-035", "DMD-036")
def test_thresholds_and_green_dice_are_where_they_are_printed() -> None:
    components = new_game().g.components
    assert components.dice.thresholds == (4, 8, 12, 15, 18, 19)
    reached = [(at, components.bonus_dice_by[at]) for at in components.dice.thresholds]
    assert reached == [(4, 0), (8, 1), (12, 1), (15, 2), (18, 3), (19, 4)]


@pytest.mark.parametrize("threshold", [4, 8, 12, 15, 18, 19])
@clause("DMD-035", "DMD-037", "DMD-039")
def test_every_threshold_triggers_the_insanity_and_one_level_up(threshold: int) -> None:
    table = loses(1, sanity=threshold - 1)
    assert len(table.events(InsanityTriggered)) == 1
    assert table.asked == (0, "level-up")
    assert table.options == ["skill 0", "skill 1", "skill 2"]
    table.play("skill 2")
    assert table.levels("ruth") == [1, 1, 2]


@clause("DMD-039")
def test_no_skill_rises_above_four() -> None:
    table = loses(1, sanity=3, levels=[4, 4, 3])
    assert (table.levels("ruth"), table.prompt) == ([4, 4, 4], "action")
    assert loses(1, sanity=3, levels=[4, 3, 3]).options == ["skill 1", "skill 2"]
    assert loses(1, sanity=3, levels=[4, 4, 4]).prompt == "action"


@clause("DMD-037")
def test_an_insanity_heals_all_stress_if_its_condition_holds_else_its_symptoms_follow() -> None:
    calm = loses(1, sanity=3, insanity="numbness", stress=4)
    assert calm.stress("ruth") == 0
    numb = loses(1, sanity=3, insanity="numbness", stress=3)
    assert (numb.stress("ruth"), numb.wounds("ruth")) == (4, 1)


@clause("DMD-039")
def test_the_level_up_comes_after_the_insanity() -> None:
    table = arranged(
        who("ruth", "pub", sanity=3, insanity="claustrophobia"), enemies=[("ghast", "pub", 0)]
    ).happen(LoseSanity(0, 1, 0))
    assert table.prompt == "move"
    assert table.play("space graveyard").prompt == "level-up"


@clause("DMD-038")
def test_thresholds_of_several_investigators_resolve_clockwise_from_the_active_one() -> None:
    table = arranged(
        who("ruth", "pub", sanity=3, insanity="numbness"),
        who("mike", "pub", sanity=7, insanity="scapegoat"),
        who("leon", "pub", sanity=1),
        active=1,
        elder_one=AZATHOTH,
        tokens=[("cosmic", "pub", 1)],
        mythos=["aza-nuclear"],
        begin="mythos",
    )
    # All lose sanity before any insanity is triggered.
    assert (table.sanity("mike"), table.sanity("ruth"), table.sanity("leon")) == (8, 4, 2)
    assert table.asked == (1, "pick-investigator")
    table.play("investigator leon", "skill 0")
    assert table.asked == (0, "level-up")


@clause("DMD-R11", "DMD-189")
def test_at_the_third_threshold_the_relic_flips_before_the_insanity() -> None:
    table = loses(1, sanity=11, relics=["viper-dagger:normal"])
    wanted = ("threshold", "relics-transformed", "insanity")
    told = [event.kind for event in GAME.events(table.g, None)]
    assert [kind for kind in told if kind in wanted] == list(wanted)
    assert table.relics("ruth") == ["viper-dagger:transformed"]
    second = loses(1, sanity=7, relics=["viper-dagger:normal"])
    assert second.relics("ruth") == ["viper-dagger:normal"]


@clause("DMD-R11")
def test_a_loss_during_a_threshold_waits_until_it_is_resolved() -> None:
    table = arranged(
        who("ruth", "pub", sanity=3, insanity="numbness"), who("mike", "pub", sanity=1)
    )
    table.g.maddening = 1
    table.happen(LoseSanity(1, 2, 0), LoseSanity(0, 1, 0))
    assert (table.sanity("ruth"), table.sanity("mike")) == (3, 1)
    table.happen(END_MADNESS, RESOLVE_THRESHOLDS)
    assert table.prompt == "level-up"
    assert (table.sanity("ruth"), table.sanity("mike")) == (4, 3)


@clause("DMD-061", "DMD-R15")
def test_every_investigator_has_a_different_insanity_even_in_a_solo_game() -> None:
    for seats in range(1, 6):
        insanities = new_game(seats).g.insanity
        assert len(insanities) == len(set(insanities)) == max(seats, 2)
    assert len(new_game().g.components.library.insanities) == 8


@clause("DMD-033")
def test_an_investigator_on_the_skull_is_lost() -> None:
    assert loses(1, sanity=19).outcome == "investigator-lost"


@clause("DMD-068", "DMD-034")
def test_the_tentacles_of_a_roll_are_one_loss() -> None:
    table = arranged(
        who("ruth", "pub", sanity=7, insanity="numbness"),
        enemies=[("ghast", "pub", 0)],
        dice=[T, T, S],
    ).play("attack", "figure ghast", "done")
    assert table.sanity("ruth") == 8
