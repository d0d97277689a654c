"""Set-up (rulebook p. 10)."""

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.model.events import TableSetUp
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import MOURNING
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, who


@clause("DMD-051", "DMD-052", "DMD-053")
def test_the_episode_and_elder_one_boxes_are_set_up() -> None:
    table = new_game(episode=MOURNING)
    g = table.g
    assert (len(g.mythos), len(g.discovery), len(g.mythos_discard)) == (16, 15, 0)
    own = {card.index for card in (*g.components.episode.mythos, *g.components.elder.mythos)}
    assert set(g.mythos) == own
    assert (g.track, g.stage) == (1, 1)


@clause("DMD-054", "DMD-022")
def test_only_figures_of_the_listed_types_are_in_play() -> None:
    g = new_game(episode=MOURNING).g
    enemies = g.components.library.enemies
    used = {
        type_.enemy.id
        for number, type_ in enumerate(g.components.types)
        if type_.enemy is not None and g.types >> number & 1
    }
    expected = {"cultist", enemies[g.components.elder.special].id}
    assert used == expected | {enemies[each].id for each in g.components.episode.monsters}


@clause("DMD-055")
def test_the_map_of_the_first_episode_is_set_up_as_on_its_card() -> None:
    table = new_game(episode=MOURNING)
    assert len(table.where("cultist")) == 4
    assert len(table.where("ghast")) == 2
    assert len(table.where("unnamable")) == 1
    jurors = [table.laid(space, "guilty-juror") for space in table.space_names]
    assert sum(jurors) == 4
    assert {"town-square", "pub"} <= set(table.space_names)
    assert table.in_pool("guilty-juror") == 0


@clause("DMD-056", "DMD-057")
def test_the_decks_are_shuffled() -> None:
    firsts = set()
    for seed in range(40):
        table = new_game(seed=seed).finish_turn()
        firsts.add(table.mythos_drawn()[0])
    assert len(firsts) > 10


@clause("DMD-058")
def test_players_pick_from_the_remaining_investigators_and_begin_on_the_start_space() -> None:
    table = Table(GAME.new(3, {"investigators": "chosen"}, 1))
    assert table.asked == (0, "character")
    assert len(table.options) == 10
    table.play("character ruth-weber")
    assert table.asked == (1, "character")
    assert "character ruth-weber" not in table.options
    table.play("character mike-kozlov", "character leon-barnes")
    assert table.prompt == "action"
    start = table.g.components.episode.map.start
    assert list(table.g.space) == [start] * 3


@clause("DMD-059", "DMD-R15")
def test_a_single_player_has_two_investigators_who_take_turns() -> None:
    table = Table(GAME.new(1, {"investigators": "chosen"}, 1))
    table.play("character ruth-weber", "character mike-kozlov")
    assert table.asked == (0, "action")
    first = table.active
    table.finish_turn()
    assert table.asked == (0, "action")
    assert {first, table.active} == {"ruth", "mike"}


@clause("DMD-062")
def test_the_first_player_is_random_unless_chosen() -> None:
    assert {new_game(4, seed=seed).g.first for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(4, seed=seed, first_player=2).g.first for seed in range(10)} == {2}


@clause("DMD-061")
def test_insanities_are_dealt_face_up_at_random() -> None:
    assert len({tuple(new_game(3, seed=seed).g.insanity) for seed in range(20)}) > 5
    assert len(new_game(3).events(TableSetUp)[0].insanities) == 3


def test_random_investigators_are_all_different() -> None:
    for seed in range(20):
        characters = new_game(5, seed=seed).g.character
        assert len(set(characters)) == 5


def test_an_invalid_position_is_refused_with_a_hint() -> None:
    with pytest.raises(BadOptions, match="no space 'attic'; expected one of abbey"):
        arranged(who("ruth", "attic"))
    with pytest.raises(BadOptions, match="no face 'skull'; expected one of blank"):
        arranged(who("ruth"), dice=["skull"])
    with pytest.raises(BadOptions, match="he is on the map from stage II on"):
        arranged(who("ruth"), stage=2)
    with pytest.raises(BadOptions, match="too many figures of 'unnamable'"):
        arranged(who("ruth"), enemies=[("unnamable", "pub", 0)] * 2)
    with pytest.raises(BadOptions, match="no passage 'pub>abbey'"):
        arranged(who("ruth"), tokens=[("rubble", "pub>abbey", 1)])
    with pytest.raises(BadOptions, match="begin: 'noon'; expected one of turn"):
        arranged(who("ruth"), begin="noon")
