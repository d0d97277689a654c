"""Limits, ties, distances (rulebook p. 20)."""

from miskatonic.games.death_may_die.model.events import PassageChanged
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, CATACOMBS, ISLE
from tests.games.death_may_die.rules.table import arranged, new_game, who


@clause("DMD-171", "DMD-174")
def test_there_are_twelve_fires_and_ten_cultists_in_every_game() -> None:
    for episode in new_game().g.components.library.episodes:
        table = new_game(2, episode=episode.id)
        assert table.g.components.tokens[0].id == "fire"
        on_board = sum(table.laid(space, "fire") for space in table.space_names)
        assert table.in_pool("fire") + on_board == 12
        cultists = [type_ for type_ in table.g.components.types if type_.is_cultist]
        assert [type_.last - type_.first for type_ in cultists] == [10]


@clause("DMD-172")
def test_an_effect_with_a_short_supply_does_as_much_as_possible() -> None:
    table = arranged(
        who("ruth", "pub", tokens={"fatigue": 24}),
        who("mike", tokens={"fatigue": 1}),
        mythos=["tsa-heavy-lids"],
        begin="mythos",
    )
    assert (table.carried("ruth", "fatigue"), table.in_pool("fatigue")) == (24, 0)
    nine = arranged(
        who("ruth", "pub"),
        enemies=[("cultist", "bridge", 0)] * 9,
        begin="investigate",
        discovery=["e1-stone-throwers"],
    ).play("done")
    assert nine.enemies("pub") == ["cultist"]


@clause("DMD-173")
def test_discarded_tokens_return_to_the_supply() -> None:
    table = arranged(who("ruth", "pub", tokens={"poison": 1}), begin="end")
    assert table.in_pool("poison") == 10


@clause("DMD-177")
def test_the_same_space_is_at_distance_zero_and_so_the_nearest() -> None:
    table = arranged(
        who("ruth", "pub"),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0), ("cultist", "graveyard", 0)],
        mythos=["aza-gravity"],
        begin="mythos",
    )
    assert table.g.paths.plain.distance(5, 5) == 0
    assert table.where("cultist")[0] == "graveyard"


@clause("DMD-178")
def test_locks_count_for_distances_but_not_for_figures_that_ignore_them() -> None:
    """The book's example: which cultist is nearest when the nearest one moves."""
    table = arranged(
        who("ruth", "landing-stage"),
        episode=ISLE,
        elder_one=AZATHOTH,
        tokens=[("lock", "landing-stage>gatehouse", 1), ("lock", "reception>asylum-garden", 1)],
        enemies=[("cultist", "gatehouse", 0), ("cultist", "cistern", 0)],
        mythos=["aza-gravity"],
        begin="mythos",
    )
    assert table.enemies("landing-stage") == ["cultist"]
    assert table.enemies("gatehouse") == []
    assert "cistern" in table.where("cultist")


@clause("DMD-178")
def test_a_monster_walks_around_a_lock() -> None:
    table = arranged(
        who("ruth", "landing-stage"),
        episode=ISLE,
        tokens=[("lock", "landing-stage>gatehouse", 1), ("lock", "boathouse>laundry", 1)],
        enemies=[("serpent-man", "gatehouse", 0)],
        mythos=["tsa-bat-ears"],
        begin="mythos",
    ).play("option 0")
    assert table.where("serpent-man") == ["reception"]


@clause("DMD-112", "DMD-175")
def test_the_active_investigator_picks_a_collapsing_passage_that_cuts_nothing_off() -> None:
    table = arranged(
        who("ruth", "rotunda"), episode=CATACOMBS, mythos=["e3-walls-close-in"], begin="mythos"
    )
    assert table.asked == (0, "collapse")
    assert len(table.options) > 1
    table.play(table.options[0])
    [gone] = [event for event in table.events(PassageChanged) if event.token == -2]
    ends = table.g.components.episode.map.passages[gone.passage]
    names = table.space_names
    assert (table.laid(names[ends.a], "rubble"), table.laid(names[ends.b], "rubble")) == (1, 1)
    start = table.g.components.episode.map.start
    assert max(table.g.paths.plain.far(start)) < 99


@clause("DMD-179")
def test_cosmic_spaces_are_adjacent_for_moving_enemies_but_not_for_distances() -> None:
    table = arranged(
        who("ruth", "bridge"),
        elder_one=AZATHOTH,
        enemies=[("dancer", "abbey", 0)],
        tokens=[("cosmic", "abbey", 1), ("cosmic", "bridge", 1)],
        mythos=["aza-thin-flutes"],
        begin="mythos",
    )
    assert table.where("dancer") == ["bridge", "abbey"]
    spaces = table.space_names
    assert table.g.paths.plain.distance(spaces.index("abbey"), spaces.index("bridge")) > 1
