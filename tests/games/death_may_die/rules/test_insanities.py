"""The eight insanities: calmed if their condition holds, symptoms otherwise."""

from typing import Any

from miskatonic.games.death_may_die.arrange.arrange import InvestigatorSetup
from miskatonic.games.death_may_die.rules.sanity import LoseSanity
from tests.games.death_may_die.rules.table import Table, arranged, who


def reaches_a_threshold(insanity: str, *others: InvestigatorSetup, **more: Any) -> Table:
    """Ruth in the pub, with 2 stress by default."""
    own = {"stress": 2, **{key: more.pop(key) for key in ("stress", "wounds") if key in more}}
    place = more.pop("space", "pub")
    ruth = who("ruth", place, sanity=3, insanity=insanity, **own)
    return arranged(ruth, *others, **more).happen(LoseSanity(0, 1, 0))


def test_claustrophobia_is_calm_alone_in_a_safe_space() -> None:
    assert reaches_a_threshold("claustrophobia").stress("ruth") == 0
    crowded = reaches_a_threshold("claustrophobia", who("mike", "pub"))
    assert (crowded.stress("ruth"), crowded.prompt) == (3, "move")
    assert "done" not in crowded.options
    hunted = reaches_a_threshold("claustrophobia", enemies=[("ghast", "pub", 0)])
    assert hunted.prompt == "move"


def test_survivors_guilt_is_calm_while_nobody_else_is_hurt() -> None:
    assert reaches_a_threshold("survivors-guilt", who("mike")).stress("ruth") == 0
    guilty = reaches_a_threshold("survivors-guilt", who("mike", wounds=1))
    assert (guilty.wounds("ruth"), guilty.stress("ruth")) == (1, 2)


def test_compulsion_sets_fires() -> None:
    burning = reaches_a_threshold("compulsion", tokens=[("fire", "pub", 1)])
    assert (burning.stress("ruth"), burning.laid("pub", "fire")) == (0, 1)
    dark = reaches_a_threshold("compulsion")
    assert (dark.stress("ruth"), dark.laid("pub", "fire")) == (2, 2)


def test_night_terrors_call_the_nearest_enemy_to_a_wounded_investigator() -> None:
    assert reaches_a_threshold("night-terrors").stress("ruth") == 0
    hurt = reaches_a_threshold("night-terrors", wounds=1, enemies=[("ghast", "abbey", 0)])
    assert hurt.enemies("pub") == ["ghast"]


def test_messiah_needs_disciples_or_attracts_enemies() -> None:
    assert reaches_a_threshold("messiah", who("mike", "pub")).stress("ruth") == 0
    alone = reaches_a_threshold(
        "messiah", enemies=[("cultist", "graveyard", 0), ("cultist", "abbey", 0)]
    )
    assert (alone.enemies("pub"), alone.enemies("abbey")) == (["cultist"], ["cultist"])


def test_numbness_is_calm_only_at_full_stress() -> None:
    assert reaches_a_threshold("numbness", stress=4).stress("ruth") == 0
    numb = reaches_a_threshold("numbness", stress=3)
    assert (numb.stress("ruth"), numb.wounds("ruth")) == (4, 1)


def test_scapegoat_wounds_another_investigator_unless_wounded_already() -> None:
    assert reaches_a_threshold("scapegoat", who("mike"), wounds=2).stress("ruth") == 0
    table = reaches_a_threshold("scapegoat", who("mike"), who("leon"))
    assert table.options == ["investigator mike", "investigator leon"]
    assert table.play("investigator leon").wounds("leon") == 1


def test_fugue_moves_to_the_furthest_gate_unless_already_at_one() -> None:
    assert reaches_a_threshold("fugue", space="abbey").stress("ruth") == 0
    lost = reaches_a_threshold("fugue", space="kytelers-house")
    assert (lost.space("ruth"), lost.stress("ruth")) == ("watchtower", 2)
