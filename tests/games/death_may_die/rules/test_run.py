"""Run: passages, followers, fire (rulebook p. 9, 13)."""

from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, CATACOMBS, ISLE
from tests.games.death_may_die.rules.table import GAME, arranged, new_game, who


@clause("DMD-090", "DMD-045")
def test_a_run_goes_up_to_three_spaces() -> None:
    table = arranged(who("mike", "pub")).play("run")
    assert table.options == [
        "space kytelers-house",
        "space graveyard",
        "space town-square",
        "space mill-lane",
        "done",
    ]
    table.play("space town-square", "space high-street", "space castle-gate")
    assert (table.space("mike"), table.prompt) == ("castle-gate", "action")
    short = arranged(who("mike", "pub")).play("run", "space town-square", "done")
    assert (short.space("mike"), short.prompt) == ("town-square", "action")


@clause("DMD-092", "DMD-093", "DMD-097")
def test_rulebook_example_mike_runs_three_spaces_with_a_cultist_through_fire() -> None:
    """Page 13: a wounded cultist follows him twice, and he leaves a space with two fires."""
    table = arranged(
        who("mike", "landing-stage"),
        episode=ISLE,
        enemies=[("cultist", "asylum-garden", 1), ("fisher-from-outside", "asylum-kitchen", 0)],
        tokens=[("fire", "cistern", 2)],
    )
    table.play("run", "space asylum-garden", "space cistern")
    assert table.enemies("cistern") == ["cultist"]
    table.play("space asylum-kitchen")
    assert table.enemies("asylum-kitchen") == ["cultist", "fisher-from-outside"]
    assert table.enemy_wounds("cultist") == [1]
    assert table.carried("mike", "fire") == 2
    assert table.laid("cistern", "fire") == 2


@clause("DMD-092")
def test_all_enemies_follow_even_if_other_investigators_stay_behind() -> None:
    table = arranged(
        who("mike", "pub"), who("leon", "pub"), enemies=[("ghast", "pub", 0), ("cultist", "pub", 0)]
    )
    table.play("run", "space graveyard", "done")
    assert table.enemies("graveyard") == ["cultist", "ghast"]
    assert (table.enemies("pub"), table.space("leon")) == ([], "pub")


@clause("DMD-R19")
def test_the_elder_one_follows_too_even_before_the_disruption() -> None:
    table = arranged(who("mike", "pub"), stage=2, elder="pub")
    table.play("run", "space graveyard", "done")
    assert table.enemies("graveyard") == ["elder"]


@clause("DMD-144")
def test_enemies_do_not_catch_fire() -> None:
    table = arranged(
        who("mike", "pub"), enemies=[("cultist", "pub", 0)], tokens=[("fire", "pub", 1)]
    )
    table.play("run", "space graveyard", "done")
    assert table.enemies("graveyard") == ["cultist"]
    assert (table.enemy_wounds("cultist"), table.carried("mike", "fire")) == ([0], 1)


@clause("DMD-094")
def test_fire_and_followers_apply_to_other_moves_and_out_of_turn_too() -> None:
    """Claustrophobia makes Ruth walk while Mike is active."""
    table = arranged(
        who("mike", "bridge"),
        who("ruth", "pub", sanity=3, insanity="claustrophobia"),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0)],
        tokens=[("fire", "pub", 2), ("cosmic", "pub", 1)],
        mythos=["aza-nuclear"],
        begin="mythos",
    )
    assert table.asked == (1, "move")
    table.play("space mill-lane")
    assert table.enemies("mill-lane") == ["ghast"]
    assert table.carried("ruth", "fire") == 2


@clause("DMD-095")
def test_a_placed_investigator_catches_no_fire_and_is_not_followed() -> None:
    table = arranged(
        who("ruth", "pub", relics=["mirror-of-ys:normal"]),
        who("mike", "abbey"),
        enemies=[("cultist", "pub", 0)],
        tokens=[("fire", "pub", 2)],
    )
    table.play("use mirror-of-ys")
    assert (table.space("ruth"), table.carried("ruth", "fire")) == ("abbey", 0)
    assert table.enemies("pub") == ["cultist"]


@clause("DMD-091", "DMD-048")
def test_stairs_and_tunnels_join_spaces_in_every_respect() -> None:
    table = arranged(who("mike", "graveyard"))
    assert "space gaol" in table.play("run").options
    table.play("space gaol", "done")
    assert table.space("mike") == "gaol"
    assert table.g.paths.plain.distance(table.g.space[0], table.space_names.index("graveyard")) == 1


@clause("DMD-049", "DMD-048")
def test_a_link_with_a_collapsed_end_is_gone_for_everyone() -> None:
    """In the catacombs the walls close in on the mouth of the tunnel to the Smugglers' Hole."""
    table = arranged(
        who("mike", "quarry-face"),
        who("ruth", "quarry-face"),
        episode=CATACOMBS,
        enemies=[("ghast", "smugglers-hole", 0)],
        mythos=["e3-walls-close-in"],
        actions=1,
    ).play("run")
    assert "space smugglers-hole" in table.options
    table.play("done")
    assert table.prompt == "collapse"
    tunnel = len(table.g.components.episode.map.passages)
    assert f"passage {tunnel}" in table.options
    table.play(f"passage {tunnel}")
    assert (table.laid("quarry-face", "rubble"), table.laid("smugglers-hole", "rubble")) == (1, 1)
    table.finish_turn()
    assert (table.active, table.space("ruth")) == ("ruth", "quarry-face")
    assert "space smugglers-hole" not in table.play("run").options
    ends = [table.space_names.index(name) for name in ("quarry-face", "smugglers-hole")]
    ghast = table.g.components.figure_type[list(table.g.figure_space).index(ends[1])]
    for ways in (table.g.paths.plain, table.g.paths.by_type[ghast]):
        assert ways.distance(ends[0], ends[1]) > 1
    saved = GAME.load(GAME.save(table.g))
    assert saved.paths.plain.near == table.g.paths.plain.near


@clause("DMD-042", "DMD-043", "DMD-041", "DMD-178")
def test_a_locked_passage_is_impassable_except_for_cultists() -> None:
    table = arranged(who("mike", "landing-stage"), episode=ISLE, set_up=True)
    assert "space gatehouse" not in table.play("run").options
    g = table.g
    spaces = table.space_names
    stage, gatehouse = spaces.index("landing-stage"), spaces.index("gatehouse")
    cultist = g.components.type_of[[e.id for e in g.components.library.enemies].index("cultist")]
    assert g.paths.plain.distance(stage, gatehouse) > 1
    assert g.paths.by_type[cultist].distance(stage, gatehouse) == 1


@clause("DMD-040")
def test_tiles_have_one_to_three_spaces_and_a_code_with_their_side() -> None:
    for episode in new_game().g.components.library.episodes:
        assert {len(tile.spaces) for tile in episode.map.tiles} <= {1, 2, 3}
        assert {tile.code[-1] for tile in episode.map.tiles} <= {"A", "B"}


@clause("DMD-044")
def test_any_number_of_figures_can_share_a_space() -> None:
    crowd = [("cultist", "pub", 0)] * 10 + [("ghast", "pub", 0)] * 5
    table = arranged(who("mike", "pub"), who("ruth", "pub"), enemies=crowd)
    assert len(table.enemies("pub")) == 15


@clause("DMD-046", "DMD-179")
def test_the_silver_key_joins_gates_for_its_owners_runs_but_not_for_distances() -> None:
    table = arranged(
        who("mike", "abbey", relics=["silver-key:normal"]), who("leon", "abbey"), solo=True
    )
    assert "space watchtower" in table.play("run").options
    table.play("space watchtower", "done")
    assert table.space("mike") == "watchtower"
    spaces = table.space_names
    far = table.g.paths.plain.distance(spaces.index("abbey"), spaces.index("watchtower"))
    assert far == 3
    other = arranged(who("leon", "abbey"), who("mike", "abbey", relics=["silver-key:normal"]))
    assert "space watchtower" not in other.play("run").options


@clause("DMD-047")
def test_every_map_has_three_gates() -> None:
    for episode in new_game().g.components.library.episodes:
        assert len(set(episode.map.gates)) == 3
        assert episode.map.start not in episode.map.gates


@clause("DMD-044", "DMD-090")
def test_burdens_shorten_a_run_to_no_less_than_one_space() -> None:
    table = arranged(who("mike", "rotunda", tokens={"bones": 2}), episode=CATACOMBS)
    assert table.play("run").about["left"] == 1
    heavy = arranged(who("mike", "rotunda", tokens={"bones": 6}), episode=CATACOMBS)
    assert heavy.play("run").about["left"] == 1
