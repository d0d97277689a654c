"""The abilities of the sixteen Unknown Monsters that no episode has."""

from typing import Any

import pytest

from miskatonic.games.death_may_die.library import load
from miskatonic.games.death_may_die.model.events import EnemyAttacks
from tests.clauses import clause
from tests.games.death_may_die.rules.faces import BLANK, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, new_game, who

LIBRARY = load()
SYMBOLS = ["tsa-heavy-lids", "tsa-black-basin", "tsa-ooze"]
ONE_MONSTER: dict[str, object] = {"unknown_monsters": 1}
TWO_MONSTERS: dict[str, object] = {"unknown_monsters": 2}


def settled(table: Table) -> Table:
    """Answer ties and paths in any way."""
    while table.g.asked and table.prompt in (
        "discard-card",
        "enemy-path",
        "pick-space",
        "summon-at",
    ):
        table.play(table.options[0])
    return table


def met(kind: str, dice: list[str], *others: Any, **person: Any) -> Table:
    """It attacks Ruth in the pub and rolls these dice."""
    table = arranged(
        who("ruth", "pub", **person),
        *(others or [who("mike", "watchtower")]),
        enemies=[(kind, "pub", 0)],
        unknown=[kind],
        begin="investigate",
        dice=dice,
    )
    return settled(table.play("done"))


def struck(kind: str, dice: list[str], wounds: int = 0) -> Table:
    """Ruth attacks it in the pub and rolls these dice."""
    table = arranged(who("ruth", "pub"), enemies=[(kind, "pub", wounds)], unknown=[kind], dice=dice)
    return settled(table.play("attack", f"figure {kind}", "done"))


def advanced(kind: str, *places: str, **more: Any) -> Table:
    """The Elder One advances while its figures are on these spaces."""
    people = more.pop("people", [who("ruth", "pub"), who("mike", "pub")])
    table = arranged(
        *people,
        enemies=[(kind, place, 0) for place in places],
        unknown=[kind],
        discard=SYMBOLS,
        begin="discard",
        **more,
    )
    return settled(table)


def set_up(kind: str) -> Table:
    """A new game in which it is the only Unknown Monster."""
    for seed in range(2000):
        table = new_game(2, seed, first_player=0, **ONE_MONSTER)
        enemy = table.g.components.types[table.g.slot_a].enemy
        assert enemy is not None
        if enemy.id == kind:
            return table
    raise AssertionError(f"{kind} never came")


# ---------------------------------------------------------------- all of them


@clause("DMD-186")
def test_there_are_twenty_three_different_unknown_monsters() -> None:
    monsters = [LIBRARY.enemies[unknown.enemy] for unknown in LIBRARY.unknown_monsters]
    assert len({monster.id for monster in monsters}) == 23
    assert len({(each.health, each.black, each.green) for each in monsters}) == 23
    for unknown in LIBRARY.unknown_monsters:
        assert unknown.advance.effects


def test_large_monsters_differ_in_health_and_dice() -> None:
    numbers = {each.id: (each.health, each.black, each.green) for each in LIBRARY.enemies}
    assert numbers["gyaa-yothn"] == (5, 2, 1)
    assert numbers["gug"] == (6, 3, 0)
    assert numbers["dhole"] == (7, 3, 0)


@clause("DMD-196")
@pytest.mark.parametrize("episode", [each.id for each in LIBRARY.episodes])
def test_any_monster_outside_the_episode_may_come(episode: str) -> None:
    components = new_game(2, episode=episode).g.components
    own = {components.type_of[each] for each in components.episode.monsters}
    types = {components.type_of[unknown.enemy] for unknown in LIBRARY.unknown_monsters}
    seen = set()
    for seed in range(150):
        g = new_game(2, seed, episode=episode, **TWO_MONSTERS).g
        seen |= {g.slot_a, g.slot_b}
    assert seen == types - own


# ---------------------------------------------------------------- each of them


def test_a_night_gaunt_that_wounds_carries_you_to_the_furthest_gate() -> None:
    assert met("night-gaunt", [BLANK, S]).space("ruth") in ("castle-gate", "watchtower")
    assert met("night-gaunt", [BLANK, E]).space("ruth") == "pub"
    assert advanced("night-gaunt", "gaol").where("night-gaunt") == ["pub"]
    assert len(set_up("night-gaunt").where("night-gaunt")) == 2


def test_a_mi_gos_elder_sign_costs_sanity_and_its_presence_stress() -> None:
    assert met("mi-go", [E, BLANK, BLANK]).sanity("ruth") == 1
    assert met("mi-go", [S, BLANK, BLANK]).sanity("ruth") == 0
    near = advanced("mi-go", "mill-lane")
    assert (near.where("mi-go"), near.stress("ruth"), near.stress("mike")) == (["pub"], 2, 2)
    table = set_up("mi-go")
    [place] = table.where("mi-go")
    assert table.where("cultist").count(place) >= 2


def test_a_shoggoth_heals_a_wound_on_a_tentacle() -> None:
    assert struck("shoggoth", [S, S, T]).enemy_wounds("shoggoth") == [1]
    assert struck("shoggoth", [S, S, BLANK]).enemy_wounds("shoggoth") == [2]
    slow = advanced("shoggoth", "tannery", people=[who("ruth", "pub"), who("mike", "graveyard")])
    assert (slow.where("shoggoth"), slow.wounds("mike")) == (["graveyard"], 1)


def test_deep_ones_come_for_the_killer_of_one() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("deep-one", "pub", 2), ("deep-one", "market-cross", 0)],
        unknown=["deep-one"],
        dice=[S, BLANK, BLANK],
    ).play("attack", "figure deep-one", "done")
    assert settled(table).where("deep-one") == ["pub"]
    grown = advanced("deep-one", "mill-lane")
    assert sorted(grown.where("deep-one"))[-1] == "pub"
    assert len(grown.where("deep-one")) == 2


def test_an_elder_thing_takes_a_card() -> None:
    cards = ["e1-lantern:left"]
    assert met("elder-thing", [S, S, BLANK], cards=cards).cards("ruth") == []
    assert met("elder-thing", [S, BLANK, BLANK], cards=cards).cards("ruth") == cards
    table = advanced(
        "elder-thing",
        "graveyard",
        people=[who("ruth", "graveyard", cards=cards), who("mike", "watchtower")],
    )
    assert table.options == ["option 0", "option 1"]
    assert table.play("option 1").sanity("ruth") == 1
    assert list(set_up("elder-thing").g.sanity) == [1, 0]


def test_a_ghoul_heals_by_the_wounds_it_deals() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike", "watchtower"),
        enemies=[("ghoul", "pub", 2)],
        unknown=["ghoul"],
        begin="investigate",
        dice=[S, S, BLANK],
    ).play("done")
    assert (table.wounds("ruth"), table.enemy_wounds("ghoul")) == (2, [0])
    people = [who("ruth", "pub", wounds=1), who("mike", "pub")]
    fed = advanced("ghoul", "mill-lane", people=people)
    assert (fed.wounds("ruth"), fed.wounds("mike")) == (2, 0)


def test_a_moon_beast_that_deals_no_wound_causes_stress() -> None:
    assert met("moon-beast", [BLANK, BLANK]).stress("ruth") == 2
    assert met("moon-beast", [S, BLANK]).stress("ruth") == 0
    table = set_up("moon-beast")
    [place] = table.where("moon-beast")
    assert "cultist" in table.enemies(place)
    driven = arranged(
        who("ruth", "pub"),
        who("mike", "pub"),
        enemies=[("moon-beast", "gaol", 0), ("cultist", "abbey", 0)],
        unknown=["moon-beast"],
        discard=SYMBOLS,
        begin="discard",
    )
    assert settled(driven).where("cultist") != ["abbey"]


def test_a_zoog_steals_an_item_whether_or_not_it_wounds() -> None:
    assert met("zoog", [BLANK], cards=["e1-lantern:left"]).cards("ruth") == []
    assert len(set_up("zoog").where("zoog")) == 3
    assert advanced("zoog", "market-cross").where("zoog") == ["pub"]


def test_a_shantak_flies_on_to_the_next_investigator() -> None:
    table = met("shantak", [BLANK, BLANK], who("mike", "abbey"))
    assert table.where("shantak") == ["abbey"]
    people = [who("ruth", "pub"), who("mike", "watchtower")]
    assert advanced("shantak", "pub", people=people).where("shantak") == ["watchtower"]


def test_the_colour_drains_those_who_stay_with_it() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike", "abbey"),
        enemies=[("colour-out-of-space", "pub", 0)],
        unknown=["colour-out-of-space"],
        begin="end",
    )
    assert table.sanity("ruth") == 1
    near = advanced("colour-out-of-space", "tannery")
    assert near.where("colour-out-of-space") == ["graveyard"]
    assert (near.carried("ruth", "poison"), near.carried("mike", "poison")) == (1, 1)


def test_the_rat_thing_costs_sanity_at_high_stress() -> None:
    assert met("rat-thing", [BLANK], stress=3).sanity("ruth") == 2
    assert met("rat-thing", [BLANK], stress=2).sanity("ruth") == 0
    assert set_up("rat-thing").where("rat-thing") == ["bridge"]
    people = [who("ruth", "pub"), who("mike", "abbey")]
    table = advanced("rat-thing", "watchtower", people=people)
    assert len(table.events(EnemyAttacks)) == 1


def test_a_cat_from_saturn_leaps_away_after_surviving_an_attack() -> None:
    table = struck("cat-from-saturn", [S, BLANK, BLANK])
    assert table.where("cat-from-saturn") != ["pub"]
    assert struck("cat-from-saturn", [S, BLANK, BLANK], wounds=3).where("cat-from-saturn") == []


def test_on_an_advance_a_swine_thing_appears_on_new_rubble() -> None:
    table = advanced("swine-thing", "watchtower", tokens=[("rubble", "watchtower", 1)])
    assert table.where("swine-thing") == ["pub"]
    assert table.laid("pub", "rubble") == 1


def test_a_star_spawn_strikes_back_at_a_weak_attack() -> None:
    assert struck("star-spawn", [S, BLANK, BLANK]).wounds("ruth") == 1
    assert struck("star-spawn", [S, S, BLANK]).wounds("ruth") == 0
    assert list(set_up("star-spawn").g.stress) == [2, 2]


def test_a_leng_spiders_web_costs_an_action() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("leng-spider", "pub", 0)],
        unknown=["leng-spider"],
        begin="turn",
    )
    assert table.about["actions"] == 2
    assert advanced("leng-spider", "mill-lane").carried("mike", "poison") == 1


def test_the_damned_thing_appears_on_an_advance_and_beside_you() -> None:
    assert set_up("damned-thing").where("damned-thing") == []
    assert len(advanced("damned-thing").where("damned-thing")) == 1
    assert advanced("damned-thing", "watchtower").where("damned-thing") == ["pub"]
    table = arranged(
        who("ruth", "pub"),
        enemies=[("damned-thing", "pub", 0)],
        unknown=["damned-thing"],
        dice=[S, S, BLANK, S, BLANK, BLANK],
    ).play("attack", "figure damned-thing", "done")
    assert len(table.events(EnemyAttacks)) == 1
    assert struck("damned-thing", [S, S, T]).events(EnemyAttacks) == []
