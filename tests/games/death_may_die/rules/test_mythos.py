"""The Mythos phase (rulebook p. 7, 15)."""

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.model.events import MythosReshuffled
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, CASTLE, ISLE
from tests.games.death_may_die.rules.table import arranged, new_game, who

FISHER = "fisher-from-outside"


@clause("DMD-108")
def test_the_top_card_is_drawn_resolved_and_discarded() -> None:
    table = arranged(
        who("ruth", "pub", stress=1),
        mythos=["e1-nameless-witness"],
        begin="mythos",
        discovery=["e1-parish-register"],
    )
    assert table.mythos_drawn() == ["e1-nameless-witness"]
    assert table.stress("ruth") == 2
    library = table.g.components.library
    assert [library.mythos[card].id for card in table.g.mythos_discard] == ["e1-nameless-witness"]
    assert len(table.g.mythos) == 15


@clause("DMD-109", "DMD-115", "DMD-110")
def test_rulebook_example_a_card_moves_each_fisher_and_summons_one() -> None:
    """Page 15: a symbol without effect, each Fisher 2 spaces nearer, one at the yellow gate."""
    table = arranged(
        who("ruth", "landing-stage"),
        episode=ISLE,
        enemies=[(FISHER, "cistern", 0)],
        mythos=["e2-lines-in-the-fog"],
        begin="mythos",
    )
    assert table.where(FISHER) == ["landing-stage", "cistern"]
    assert table.g.track == 1


@clause("DMD-109")
def test_fishers_go_straight_to_a_paranoid_investigator() -> None:
    table = arranged(
        who("ruth", "landing-stage", cards=["e2-strong-patient:right"]),
        episode=ISLE,
        enemies=[(FISHER, "bell-tower", 0)],
        mythos=["e2-lines-in-the-fog"],
        begin="mythos",
    )
    assert table.where(FISHER) == ["landing-stage", "cistern"]


@clause("DMD-109", "DMD-115")
def test_impossible_steps_of_a_card_are_skipped() -> None:
    """No Fisher on the board to move, then both there and none left to summon."""
    table = arranged(
        who("ruth", "landing-stage"), episode=ISLE, mythos=["e2-lines-in-the-fog"], begin="mythos"
    )
    assert table.where(FISHER) == ["cistern"]
    crowded = arranged(
        who("ruth", "landing-stage"),
        episode=ISLE,
        enemies=[(FISHER, "landing-stage", 0), (FISHER, "landing-stage", 0)],
        mythos=["e2-lines-in-the-fog"],
        begin="mythos",
    )
    assert crowded.where(FISHER) == ["landing-stage", "landing-stage"]


@clause("DMD-111")
def test_effects_hit_only_the_active_investigator_unless_stated() -> None:
    table = arranged(who("ruth"), who("mike"), mythos=["e1-nameless-witness"], begin="mythos")
    assert (table.stress("ruth"), table.stress("mike")) == (1, 0)
    for_all = arranged(
        who("ruth"), who("mike"), elder_one=AZATHOTH, mythos=["aza-piping"], begin="mythos"
    )
    assert (for_all.stress("ruth"), for_all.stress("mike")) == (1, 1)


@clause("DMD-112", "DMD-177", "DMD-175")
def test_the_active_investigator_picks_one_of_several_nearest_enemies() -> None:
    table = arranged(
        who("ruth"),
        who("mike", "pub"),
        active=1,
        elder_one=AZATHOTH,
        enemies=[("ghast", "abbey", 0), ("cultist", "tannery", 0)],
        mythos=["aza-gravity"],
        begin="mythos",
    )
    assert table.asked == (1, "pick-enemy")
    assert table.options == ["figure cultist", "figure ghast"]
    table.play("figure cultist")
    assert table.enemies("pub") == ["cultist"]


@clause("DMD-113")
def test_enemies_take_a_shortest_path_picked_by_the_active_investigator() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("unnamable", "abbey", 0)],
        mythos=["e1-nameless-witness"],
        begin="mythos",
    )
    # Two spaces: it arrives on either path.
    assert table.enemies("pub") == ["unnamable"]
    halfway = arranged(
        who("ruth", "pub"),
        enemies=[("unnamable", "abbey", 0)],
        mythos=["tsa-bat-ears"],
        begin="mythos",
    ).play("option 0")
    assert halfway.prompt == "enemy-path"
    assert halfway.options == ["space kytelers-house", "space graveyard"]
    assert halfway.play("space graveyard").enemies("graveyard") == ["unnamable"]


@clause("DMD-114")
def test_an_enemy_moves_up_to_its_distance_and_stops_at_its_target() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("cultist", "graveyard", 0)],
        elder_one=AZATHOTH,
        mythos=["aza-gravity"],
        begin="mythos",
    )
    assert table.enemies("pub") == ["cultist"]
    far = arranged(
        who("ruth", "pub"),
        enemies=[("cultist", "river-bank", 0)],
        elder_one=AZATHOTH,
        mythos=["aza-gravity"],
        begin="mythos",
    )
    assert far.enemies("pub") == ["cultist"]


@clause("DMD-R21")
def test_without_a_path_nothing_moves() -> None:
    table = arranged(
        who("ruth", "boathouse"),
        episode=ISLE,
        set_up=True,
        tokens=[("lock", "boathouse>landing-stage", 1)],
        mythos=["e2-head-physician"],
        begin="mythos",
    )
    assert sorted(table.where("serpent-man")) == ["bell-tower", "east-corridor"]


@clause("DMD-115", "DMD-116")
def test_several_summons_are_resolved_in_turn_at_their_gates() -> None:
    table = arranged(who("ruth", "pub"), mythos=["tsa-dreamless"], begin="mythos")
    assert table.where("cultist") == ["castle-gate", "watchtower"]
    nine = [("cultist", "bridge", 0)] * 9
    short = arranged(who("ruth", "pub"), enemies=nine, mythos=["tsa-dreamless"], begin="mythos")
    assert (short.enemies("castle-gate"), short.enemies("watchtower")) == (["cultist"], [])


@clause("DMD-117", "DMD-172")
def test_with_too_few_figures_the_active_investigator_picks_the_gates() -> None:
    table = arranged(
        who("ruth", "barbican"),
        episode=CASTLE,
        enemies=[("cultist", "castle-library", 0)] * 8,
        tokens=[("thirst", "board", 4)],
        begin="end",
    )
    assert table.asked == (0, "summon-at")
    assert len(table.options) == 3
    table.play(table.options[1])
    assert len(table.options) == 2
    table.play(table.options[1])
    assert len(table.where("cultist")) == 10


@clause("DMD-R26")
def test_an_empty_deck_is_reshuffled_without_an_advance() -> None:
    table = arranged(who("ruth", "pub"))
    table.g.mythos_discard, table.g.mythos = table.g.mythos, vec[i64]()
    table.play("done")
    assert len(table.events(MythosReshuffled)) == 1
    assert (len(table.g.mythos), table.g.track) == (15, 1)


@clause("DMD-005", "DMD-016", "DMD-017")
def test_the_mythos_deck_is_half_episode_and_half_elder_one() -> None:
    components = new_game().g.components
    for episode in components.library.episodes:
        assert len(episode.mythos) == 8
    for elder in components.library.elder_ones:
        assert (len(elder.mythos), len(elder.stages)) == (8, 4)
        assert components.library.enemies[elder.special].category == 1
    assert len(new_game().g.mythos) == 16
    assert components.dice.symbols == 3
