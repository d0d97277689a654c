"""Rulings that no chapter's tests cover."""

from typing import Any

from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import CASTLE, ISLE
from tests.games.death_may_die.rules.faces import BLANK, S
from tests.games.death_may_die.rules.table import Table, arranged, uses, who


@clause("DMD-R29")
def test_toughness_does_not_reduce_a_price() -> None:
    """At level 4 Mike can ignore wounds from any source, but not costs."""
    table = arranged(
        who("mike", "pub", levels=[1, 1, 4]), begin="investigate", discovery=["e1-ashen-witness"]
    )
    [price] = [
        option.cost.wounds
        for card in table.g.components.cards
        if card.id == "e1-ashen-witness"
        for option in card.options
        if option.cost is not None and option.cost.wounds
    ]
    table.play("option 1")
    assert table.wounds("mike") == price
    assert table.cards("mike") == ["e1-ashen-witness:right"]


@clause("DMD-R29")
def test_a_price_in_sanity_is_paid_in_full() -> None:
    """The Carcosan Coin, transformed, sells successes; level 4 ignores a loss from any source."""
    table = arranged(
        who("mike", "pub", levels=[1, 1, 4], relics=["carcosan-coin:transformed"]),
        enemies=[("ghast", "pub", 0)],
        dice=[BLANK] * 4,
    )
    table.play("attack", "figure ghast", "use carcosan-coin")
    assert (table.prompt, table.sanity("mike")) == ("reroll", 1)


@clause("DMD-R30")
def test_a_card_changes_hands_at_most_once_per_trade() -> None:
    table = arranged(
        who("ruth", "pub", cards=["e1-lantern:left"]), who("mike", "pub"), who("leon", "pub")
    )
    table.play("trade", "card e1-lantern", "investigator mike", "yes")
    assert (table.cards("mike"), table.prompt) == (["e1-lantern:left"], "action")
    # The next Trade starts over.
    assert table.play("trade").options == ["card e1-lantern", "done"]


@clause("DMD-R30")
def test_a_seat_that_plays_both_is_not_asked_to_agree_with_itself() -> None:
    table = arranged(who("ruth", "pub", cards=["e1-lantern:left"]), who("mike", "pub"), solo=True)
    table.play("trade", "card e1-lantern")
    assert table.cards("mike") == ["e1-lantern:left"]


@clause("DMD-R33")
def test_cards_without_a_timing_may_be_used_between_all_parts_of_your_turn() -> None:
    """The parish register heals at any time; two Ghasts attack one after another."""
    register = "e1-parish-register:right"
    table = arranged(
        who("ruth", "pub", stress=1, cards=[register]),
        enemies=[("ghast", "pub", 0), ("ghast", "pub", 0)],
        mythos=["tsa-heavy-lids"],
        dice=[BLANK] * 40,
    )
    asked: list[str] = []
    while table.g.turn == 1 and table.g.active == 0:
        if "use e1-parish-register" in uses(table):
            asked.append(table.prompt)
        table.play("done" if "done" in table.options else table.options[0])
    assert asked[0] == "action"
    # After the Mythos phase, after each attack, after the fight, and in the end of the turn.
    assert asked[1:] == ["use"] * 6
    other = arranged(who("ruth", "pub"), who("mike", "pub", cards=[register], wounds=1))
    assert uses(other) == []


def armed(side: str, *enemies: str, **more: Any) -> Table:
    """Jakub with the silver cross, or the orderly's coat, and a single success."""
    episode, space = (CASTLE, "castle-bridge") if "e4" in side else (ISLE, "reception")
    return arranged(
        who("jakub", space, cards=[side], **more),
        episode=episode,
        enemies=[(enemy, space, 0) for enemy in enemies],
        dice=[S, BLANK, BLANK, BLANK],
    )


@clause("DMD-R34")
def test_a_weapon_against_one_kind_of_enemy_works_against_that_kind() -> None:
    monster = armed("e4-silver-cross:left", "gug").play("attack", "figure gug", "done")
    assert monster.enemy_wounds("gug") == [1 + monster.g.bonuses[0][0].n]
    cultist = armed("e4-silver-cross:left", "cultist").play("attack", "figure cultist", "done")
    assert cultist.enemy_wounds("cultist") == [1]
    coat = armed("e2-orderlys-coat:right", "cultist").play("attack", "figure cultist", "done")
    assert coat.where("cultist") == []


@clause("DMD-R34")
def test_a_weapon_against_one_kind_needs_all_targets_to_be_of_that_kind() -> None:
    both = armed("e4-silver-cross:left", "gug", "cultist", levels=[1, 2, 1])
    both.play("attack", "all", "done", "figure gug")
    assert (both.enemy_wounds("gug"), both.enemy_wounds("cultist")) == ([1], [0])
    alike = armed("e4-silver-cross:left", "gug", "serpent-man", levels=[1, 2, 1])
    alike.play("attack", "all", "done", "figure gug", "figure gug")
    more = alike.g.bonuses[0][0].n
    assert (alike.enemy_wounds("gug"), alike.enemy_wounds("serpent-man")) == ([1 + more], [0])


@clause("DMD-R35")
def test_a_weapon_adds_nothing_to_an_attack_without_a_success() -> None:
    table = armed("e4-silver-cross:left", "gug")
    table.dice(BLANK, BLANK, BLANK, BLANK).play("attack", "figure gug", "done")
    assert table.enemy_wounds("gug") == [0]
    agatha = arranged(
        who("agatha", "pub"), enemies=[("ghast", "pub", 0)], dice=[BLANK, BLANK, BLANK]
    ).play("attack", "figure ghast", "done", "yes")
    assert agatha.enemy_wounds("ghast") == [1]
