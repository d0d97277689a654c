"""The abilities of the box's monsters and of the special ones."""

from typing import Any

from miskatonic.games.death_may_die.model.events import (
    CarriedTokensChanged,
    EnemyAttacks,
    EnemyMoved,
)
from miskatonic.games.death_may_die.rules.enemies import HurtFigure
from miskatonic.games.death_may_die.rules.enemy_attacks import EnemyAttack
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, BEAUTY, CASTLE, FAIR, ISLE
from tests.games.death_may_die.rules.faces import BLANK, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, who


def bat_ears(space: str, *enemies: tuple[str, str, int], **more: Any) -> Table:
    """Every monster moves 1 toward Ruth."""
    table = arranged(
        who("ruth", space), enemies=list(enemies), mythos=["tsa-bat-ears"], begin="mythos", **more
    )
    return table.play("option 0")


def test_a_ghast_is_faster_away_from_gates() -> None:
    dark = bat_ears("bridge", ("ghast", "pub", 0))
    assert dark.where("ghast") == ["bridge"]
    at_a_gate = bat_ears("bridge", ("ghast", "watchtower", 0))
    assert at_a_gate.where("ghast") == ["pyre-hill"]


def test_a_serpent_mans_tentacle_poisons() -> None:
    table = arranged(
        who("ruth", "reception"),
        episode=ISLE,
        enemies=[("serpent-man", "reception", 0)],
        begin="investigate",
        dice=[T, BLANK, BLANK],
    ).play("done")
    assert table.wounds("ruth") == 1
    assert table.in_pool("poison") == 10
    assert [event.token for event in table.events(CarriedTokensChanged)] == [1, 1]


def test_gyaa_yothn_carries_a_cultist_along() -> None:
    table = arranged(
        who("ruth", "midway-west"),
        episode=FAIR,
        enemies=[
            ("gyaa-yothn", "carousel", 0),
            ("cultist", "carousel", 0),
            ("cultist", "carousel", 1),
        ],
        mythos=["e5-stampede"],
        begin="mythos",
    )
    assert table.prompt == "pick-enemy"
    table.play("figure cultist*2")
    assert table.enemies("midway-west") == ["cultist", "gyaa-yothn"]
    assert table.enemies("carousel") == ["cultist"]


def test_a_gug_moves_on_after_a_kill() -> None:
    table = arranged(
        who("ruth", "barbican", wounds=4),
        who("mike", "castle-bridge"),
        episode=CASTLE,
        enemies=[("gug", "barbican", 0)],
        begin="investigate",
        dice=[S, BLANK, BLANK],
        stage=2,
        elder="raven-tower",
    ).play("done")
    assert not table.is_alive("ruth")
    assert table.enemies("barbican") == []
    assert len(table.events(EnemyMoved)) >= 1


def test_stress_cannot_reroll_against_the_unnamable() -> None:
    table = arranged(
        who("mike", "pub"),
        enemies=[("unnamable", "pub", 0)],
        begin="investigate",
        dice=[S, S, S, S],
    )
    assert [option for option in table.options if "stress" in option] == []
    assert "reroll black success" in table.options


def test_the_dhole_burrows_between_spaces_with_fire_or_rubble() -> None:
    table = bat_ears(
        "bridge",
        ("dhole", "abbey", 0),
        unknown=["dhole"],
        tokens=[("rubble", "abbey", 1), ("fire", "bridge", 1)],
    )
    assert table.where("dhole") == ["bridge"]


def test_scions_are_slow_and_share_their_wounds() -> None:
    slow = arranged(
        who("ruth", "bridge"),
        enemies=[("amorphous-scion", "kytelers-house", 0)],
        mythos=["tsa-heavy-lids"],
        begin="mythos",
    )
    [where] = slow.where("amorphous-scion")
    assert where == "mill-lane"
    table = arranged(
        who("ruth", "pub"),
        enemies=[("amorphous-scion", "pub", 0), ("amorphous-scion", "abbey", 0)],
        dice=[S, S, S],
    ).play("attack", "figure amorphous-scion", "done")
    assert table.enemy_wounds("amorphous-scion") == [2, 1]


def test_a_dancers_elder_sign_leaves_a_cosmic_token() -> None:
    table = arranged(
        who("ruth", "pub"),
        elder_one=AZATHOTH,
        enemies=[("dancer", "pub", 0)],
        begin="investigate",
        dice=[BLANK, E],
    ).play("done")
    assert table.laid("pub", "cosmic") == 1


def test_the_beast_can_only_be_wounded_among_roses() -> None:
    def struck(roses: int) -> Table:
        table = arranged(
            who("ruth", "scullery"),
            episode=BEAUTY,
            enemies=[("beast", "scullery", 0)],
            tokens=[("rose", "scullery", roses)] if roses else [],
            dice=[S, S, BLANK],
        )
        return table.play("attack", "figure beast", "done")

    assert struck(0).enemy_wounds("beast") == [0]
    assert struck(1).enemy_wounds("beast") == [2]
    assert struck(2).laid("scullery", "rose") == 1


def test_killing_the_beast_disrupts_the_ritual() -> None:
    table = arranged(
        who("ruth", "scullery"),
        episode=BEAUTY,
        enemies=[("beast", "scullery", 0)],
        tokens=[("rose", "scullery", 1)],
    )
    [beast] = [figure for figure, at in enumerate(table.g.figure_space) if at >= 0]
    table.happen(HurtFigure(beast, 99, 0))
    assert table.g.disrupted


@clause("DMD-R32")
def test_an_attack_by_an_effect_does_not_replace_the_attack_of_the_phase() -> None:
    table = arranged(who("ruth", "pub"), enemies=[("ghast", "pub", 0)], dice=[BLANK] * 4)
    [ghast] = [figure for figure, at in enumerate(table.g.figure_space) if at >= 0]
    table.happen(EnemyAttack(ghast, 0)).play("done")
    assert (table.prompt, len(table.events(EnemyAttacks))) == ("action", 1)
    table.finish_turn()
    assert len(table.events(EnemyAttacks)) >= 2
