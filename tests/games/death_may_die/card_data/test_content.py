"""The content is complete, its maps are playable, and it matches the known cards."""

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.death_may_die import card_data
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.episode_map import distances, neighbours
from miskatonic.games.death_may_die.card_data.schema import (
    SIGN,
    SOURCES,
    SUCCESS,
    TENTACLE,
    ContentEntry,
    Episode,
    Space,
)
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE, read_difficulty
from miskatonic.games.death_may_die.library import load
from miskatonic.text import Texts
from tests.clauses import clause

LIBRARY = load()
CONTENT = Path(card_data.__file__).parent
POOLS = {
    "cultist": 10,
    "ghast": 5,
    "serpent-man": 5,
    "fisher-from-outside": 2,
    "gyaa-yothn": 2,
    "gug": 2,
    "unnamable": 1,
    "dhole": 1,
    "amorphous-scion": 2,
    "dancer": 4,
    "beast": 1,
    # Our own, used only as Unknown Monsters.
    "night-gaunt": 2,
    "mi-go": 2,
    "shoggoth": 1,
    "deep-one": 3,
    "elder-thing": 1,
    "ghoul": 2,
    "moon-beast": 1,
    "zoog": 3,
    "shantak": 1,
    "colour-out-of-space": 1,
    "rat-thing": 1,
    "cat-from-saturn": 1,
    "swine-thing": 1,
    "star-spawn": 1,
    "leng-spider": 1,
    "damned-thing": 1,
}
EPISODES = [pytest.param(episode, id=episode.id) for episode in LIBRARY.episodes]


# ---------------------------------------------------------------- the box


@clause("DMD-063", "DMD-071")
def test_the_dice_have_the_printed_faces() -> None:
    both, sign = SUCCESS | TENTACLE, SIGN
    assert sorted([SUCCESS, SUCCESS, both, TENTACLE, sign, 0]) == sorted(LIBRARY.dice.black)
    assert sorted([SUCCESS, SUCCESS, sign, sign | SUCCESS, 0, 0]) == sorted(LIBRARY.dice.green)


@clause("DMD-010", "DMD-025", "DMD-027", "DMD-033", "DMD-035", "DMD-085")
def test_the_tracks_have_the_printed_lengths() -> None:
    dice = LIBRARY.dice
    assert dice.thresholds == (4, 8, 12, 15, 18, 19)
    assert dice.bonus_thresholds == (8, 15, 18, 19)
    assert (
        dice.sanity,
        dice.wounds,
        dice.stress,
        dice.track,
        dice.red_from,
        dice.symbols,
        dice.actions,
    ) == (20, 5, 4, 8, 5, 3, 3)


@clause("DMD-029")
def test_ten_investigators_have_a_unique_skill_and_two_common_ones() -> None:
    assert len(LIBRARY.investigators) == 10
    for investigator in LIBRARY.investigators:
        kinds = [LIBRARY.skills[skill].unique for skill in investigator.skills]
        assert kinds == [True, False, False]
    assert len({investigator.skills[0] for investigator in LIBRARY.investigators}) == 10
    assert len([skill for skill in LIBRARY.skills if not skill.unique]) == 6


def test_every_level_of_a_skill_differs_from_the_previous_one() -> None:
    for skill in LIBRARY.skills:
        assert len(skill.levels) == 4
        assert len(set(skill.levels)) == 4, skill.id


@clause("DMD-022", "DMD-174")
def test_the_figure_pools_match_the_box() -> None:
    assert {enemy.id: enemy.pool for enemy in LIBRARY.enemies} == POOLS
    tokens = {token.id: token.pool for token in LIBRARY.tokens}
    assert (tokens["fire"], tokens["fatigue"], tokens["cosmic"]) == (12, 25, 10)


@clause("DMD-021")
def test_the_known_enemy_cards_are_as_printed() -> None:
    cards = {enemy.id: (enemy.health, enemy.black, enemy.green) for enemy in LIBRARY.enemies}
    assert cards["cultist"] == (2, 0, 2)
    assert cards["fisher-from-outside"] == (3, 1, 2)


@clause("DMD-037", "DMD-189", "DMD-186", "DMD-198")
def test_the_small_decks_have_the_right_sizes() -> None:
    assert len(LIBRARY.insanities) == 8
    assert len(LIBRARY.relics) == 12
    assert "silver-key" in [relic.id for relic in LIBRARY.relics]
    assert len({unknown.enemy for unknown in LIBRARY.unknown_monsters}) == 23
    assert sorted([card.slot for card in LIBRARY.unknown_mythos]) == [0, 0, 1, 1]
    assert all(card.extra_draw for card in LIBRARY.unknown_mythos)


@clause("DMD-005", "DMD-011", "DMD-016", "DMD-166")
def test_two_elder_ones_have_four_stages_and_eight_mythos_cards() -> None:
    assert sorted([elder.id for elder in LIBRARY.elder_ones]) == ["azathoth", "tsathoggua"]
    for elder in LIBRARY.elder_ones:
        assert (len(elder.stages), len(elder.mythos)) == (4, 8)
        assert [stage.health for stage in elder.stages[:1]] == [0]
        for stage in elder.stages[1:]:
            assert stage.location is not None
            assert stage.health > 0


@clause("DMD-164")
def test_tsathoggua_rolls_three_green_and_two_black_from_stage_three_on() -> None:
    stages = next(e for e in LIBRARY.elder_ones if e.id == "tsathoggua").stages
    assert stages[1].health == 12
    assert (sum(s.green for s in stages[:3]), sum(s.black for s in stages[:3])) == (3, 2)


@clause("DMD-004", "DMD-012", "DMD-016", "DMD-053", "DMD-086")
def test_six_episodes_are_complete() -> None:
    assert [episode.number for episode in LIBRARY.episodes] == [1, 2, 3, 4, 5, 6]
    for episode in LIBRARY.episodes:
        assert (
            len(episode.mythos),
            len(episode.discoveries),
            len(episode.actions),
            len(episode.monsters),
        ) == (8, 15, 2, 2)
        assert episode.goal
        assert episode.advance.effects


def test_every_pairing_has_ten_or_eleven_summoning_symbols_in_sixteen_cards() -> None:
    for episode in LIBRARY.episodes:
        for elder in LIBRARY.elder_ones:
            cards = [*episode.mythos, *elder.mythos]
            assert len(cards) == 16
            assert len([card for card in cards if card.symbol]) in (10, 11)


@pytest.mark.parametrize("episode", EPISODES)
def test_a_discovery_deck_is_varied(episode: Episode) -> None:
    """Every deck has choices, companions, items, and a condition that recurs."""
    sides = [
        side for card in episode.discoveries for side in (card.left, card.right) if side is not None
    ]
    choices = [card for card in episode.discoveries if len(card.options) + len(card.musts) > 1]
    choices += [card for card in episode.discoveries if card.options and card.otherwise]
    kinds = [side.kind for side in sides]
    states = {side.state for side in sides if side.state}
    assert len({card.id for card in choices}) >= 9
    assert 3 <= kinds.count(word.SIDE_COMPANION) <= 5
    assert kinds.count(word.SIDE_ITEM) >= 3
    assert len(states) == 1
    assert len([card for card in episode.discoveries if card.musts]) >= 2


def test_entries_marked_book_are_the_known_ones() -> None:
    """Entries marked "book" are in the rulebook's text; check it before adding to this list."""
    kinds: list[Sequence[ContentEntry]] = [
        LIBRARY.tokens,
        LIBRARY.skills,
        LIBRARY.investigators,
        LIBRARY.enemies,
        LIBRARY.insanities,
        LIBRARY.relics,
        LIBRARY.episodes,
        LIBRARY.elder_ones,
        LIBRARY.mythos,
        LIBRARY.discoveries,
        LIBRARY.unknown_monsters,
        [action for episode in LIBRARY.episodes for action in episode.actions],
        [stage for elder in LIBRARY.elder_ones for stage in elder.stages],
    ]
    by_source: dict[str, set[str]] = {source: set() for source in SOURCES}
    for entries in kinds:
        for entry in entries:
            by_source[entry.source].add(entry.id)
    assert by_source["book"] == {
        "fire",
        "arcane-mastery",
        "brawling",
        "stealth",
        "swiftness",
        "toughness",
        "top-of-the-mourning",
        "guilty-juror",
        "innocent-juror",
        "gather-jurors",
        "convince-juror",
        "call-out",
        "e2-lines-in-the-fog",
    }
    people = {each.id for each in LIBRARY.investigators}
    own = {skill.id for skill in LIBRARY.skills if skill.unique}
    seen = {"marksman", "cultist", "fisher-from-outside", "azathoth", "tsathoggua"}
    assert by_source["box"] == people | own | seen


def _tables(folder: str) -> list[dict[str, Any]]:
    """The files of a folder, without labels, ids, notes and sources."""
    found = []
    for path in sorted((CONTENT / folder).glob("*.toml")):
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        for card in [*read.get("mythos", ()), *read.get("discovery", ())]:
            for field in ("id", "source", "note"):
                card.pop(field, None)
            for option in card.get("option", ()):
                option.pop("label", None)
        found.append(read)
    return found


@pytest.mark.parametrize("kind", ["mythos", "discovery"])
def test_a_card_is_in_at_most_two_decks_and_once_per_deck(kind: str) -> None:
    decks = [
        [json.dumps(card, sort_keys=True) for card in read.get(kind, ())]
        for read in [*_tables("episodes"), *_tables("elder-ones")]
    ]
    assert sum(len(deck) for deck in decks) == (64 if kind == "mythos" else 90)
    for deck in decks:
        assert len(set(deck)) == len(deck)
    for card in {card for deck in decks for card in deck}:
        assert len([deck for deck in decks if card in deck]) <= 2, card


def test_discovery_cards_do_at_least_ninety_five_different_things() -> None:
    """Compares the effects of sides, not kind, health or tags; conditions recur on purpose."""
    does = [
        {part: card[side].get(part) for part in ("bonus", "trigger", "use")}
        for read in _tables("episodes")
        for card in read["discovery"]
        for side in ("left", "right")
        if side in card
    ]
    assert len({json.dumps(each, sort_keys=True) for each in does}) >= 95


def test_every_companion_can_be_wounded_and_nothing_else_can() -> None:
    for card in LIBRARY.discoveries:
        for side in (card.left, card.right):
            if side is not None:
                is_companion = side.kind == word.SIDE_COMPANION
                assert is_companion == (side.health > 0), card.id


# ---------------------------------------------------------------- known cards


def test_the_known_card_of_episode_one_is_followed() -> None:
    episode = LIBRARY.episodes[0]
    figures: dict[str, int] = {}
    for space in episode.map.spaces:
        for enemy, number in space.figures:
            name = LIBRARY.enemies[enemy].id
            figures[name] = figures.get(name, 0) + number
    assert figures == {"cultist": 4, "ghast": 2, "unnamable": 1}
    jurors = [n for space in episode.map.spaces for _, n in space.tokens]
    assert sum(jurors) == 4
    assert {"town-square", "pub"} <= {space.id for space in episode.map.spaces}
    assert _rule("top-of-the-mourning-goal") == "Bring 4 Innocent Jurors to Town Square."
    advance = "Each Guilty Juror moves 1 space away from Town Square."
    assert advance == _rule("top-of-the-mourning-advance")
    assert _rule("gather-jurors-rule").endswith("guilty or innocent, up to 2 spaces.")
    assert "Each Evidence you have adds 1 success. On 4 or more successes" in _rule(
        "convince-juror-rule"
    )


def test_noah_costs_two_stress_or_makes_an_investigator_paranoid() -> None:
    assert _rule("e2-strong-patient-rule").split("\n") == [
        "Choose one:",
        "• Take 2 stress to claim “Noah, the Strong Patient”.",
        "• Otherwise, claim the condition “Paranoid”.",
    ]
    assert _rule("e2-strong-patient-left-rule").split("\n") == [
        "Companion with 1 health.",
        "+1 level of Brawling.",
    ]


def test_the_known_mythos_card_brings_fishers_straight_to_the_paranoid() -> None:
    assert _rule("e2-lines-in-the-fog-rule").split("\n") == [
        (
            "If you are Paranoid, place each Fisher from Outside on your space. "
            "If not, each Fisher from Outside moves 2 spaces toward you."
        ),
        "Summon 1 Fisher from Outside at the yellow gate.",
    ]


def test_the_action_that_lures_cultists_is_as_printed() -> None:
    assert _rule("call-out-rule") == (
        "Only with no Cultist on your space: roll. "
        "The nearest Cultist moves 1 space toward you for each success."
    )


def _rule(name: str) -> str:
    return Texts("en")(f"dmd-{name}")


# ---------------------------------------------------------------- maps


@clause("DMD-040", "DMD-047", "DMD-055")
@pytest.mark.parametrize("episode", EPISODES)
def test_a_map_has_three_gates_far_apart_and_a_start(episode: Episode) -> None:
    ways = neighbours(episode.map)
    assert len(set(episode.map.gates)) == 3
    for gate in episode.map.gates:
        reach = distances(ways, gate)
        others = [other for other in episode.map.gates if other != gate]
        assert all(reach[other] >= 3 for other in others)
        assert reach[episode.map.start] >= 2


@clause("DMD-045", "DMD-048")
@pytest.mark.parametrize("episode", EPISODES)
def test_passages_lead_both_ways(episode: Episode) -> None:
    ways = neighbours(episode.map)
    for space, others in enumerate(ways):
        assert all(space in ways[other] for other in others)
        assert others


@pytest.mark.parametrize("episode", EPISODES)
def test_there_are_two_routes_between_any_two_spaces(episode: Episode) -> None:
    """Without any single passage, all spaces stay connected (locks count as open)."""
    ways = neighbours(episode.map)
    for passage in episode.map.passages:
        cut = [list(others) for others in ways]
        cut[passage.a].remove(passage.b)
        cut[passage.b].remove(passage.a)
        assert -1 not in distances(cut, episode.map.start), passage.index


@clause("DMD-040")
def test_a_tile_has_the_same_number_of_spaces_in_every_episode() -> None:
    sizes: dict[str, set[int]] = {}
    for episode in LIBRARY.episodes:
        for tile in episode.map.tiles:
            sizes.setdefault(tile.code, set()).add(len(tile.spaces))
    assert all(len(each) == 1 for each in sizes.values())


@pytest.mark.parametrize("episode", EPISODES)
def test_maps_can_be_drawn_without_crossings(episode: Episode) -> None:
    """No passage crosses another space or another passage."""
    spaces = episode.map.spaces
    lines = [(spaces[each.a], spaces[each.b]) for each in episode.map.passages]
    for a, b in lines:
        for other in spaces:
            if other not in (a, b):
                assert _gap(other, a, b) >= 7, (a.id, b.id, other.id)
    for place, (a, b) in enumerate(lines):
        for c, d in lines[place + 1 :]:
            if len({a.id, b.id, c.id, d.id}) == 4:
                assert not _cross(a, b, c, d), (a.id, b.id, c.id, d.id)


@pytest.mark.parametrize("episode", EPISODES)
def test_the_spaces_of_a_tile_lie_together(episode: Episode) -> None:
    for tile in episode.map.tiles:
        spaces = [episode.map.spaces[space] for space in tile.spaces]
        for space in spaces[1:]:
            nearest = min(_distance(space, other) for other in spaces if other != space)
            assert nearest <= 36, (tile.code, space.id)


def _distance(a: Space, b: Space) -> float:
    return float(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5)


def _gap(point: Space, a: Space, b: Space) -> float:
    """The distance of a point from the line between a and b."""
    length = _distance(a, b)
    along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length**2
    along = min(1.0, max(0.0, along))
    x, y = a.x + along * (b.x - a.x), a.y + along * (b.y - a.y)
    return float(((point.x - x) ** 2 + (point.y - y) ** 2) ** 0.5)


def _turn(a: Space, b: Space, c: Space) -> int:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _cross(a: Space, b: Space, c: Space, d: Space) -> bool:
    return (_turn(a, b, c) > 0) != (_turn(a, b, d) > 0) and (_turn(c, d, a) > 0) != (
        _turn(c, d, b) > 0
    )


# ---------------------------------------------------------------- measured games


def test_measured_games_are_grouped_by_episode_elder_one_and_the_unknown() -> None:
    unknown = {"unknown_monsters": 2, "unknown_relics": False}
    options = {"episode": "top-of-the-mourning", "elder_one": "azathoth", **unknown}
    cell = {"options": options, "seats": 4, "level": "adept", "games": 200, "wins": 80}
    [outlook] = read_difficulty(json.dumps(cell) + "\n")
    assert (options, 4) == (outlook.options, outlook.seats)
    assert (outlook.level, outlook.games, outlook.wins) == ("adept", 200, 80)


def test_measured_games_can_be_played() -> None:
    for outlook in DEATH_MAY_DIE.outlooks():
        # Without a number of seats, it applies to all.
        for seats in [outlook.seats] if outlook.seats else DEATH_MAY_DIE.seats:
            read = DEATH_MAY_DIE.read(seats, outlook.options)
            assert outlook.options.items() <= read.items()
        assert 0 <= outlook.wins <= outlook.games
