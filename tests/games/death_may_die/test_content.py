"""The content: complete as the box promises, playable as maps, worded in both languages."""

import json
import shutil
from pathlib import Path

import pytest

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.atlas import distances, neighbours
from miskatonic.games.death_may_die.content.load import BOX, load, load_only
from miskatonic.games.death_may_die.content.schema import SIGN, SUCCESS, TENTACLE, Episode, Space
from miskatonic.games.death_may_die.content.wording import HEADING, TEXT, rule_texts, write
from miskatonic.games.death_may_die.difficulty import read_difficulty
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.text import Texts
from tests.clauses import clause

LIBRARY = load()
EPISODES = [pytest.param(episode, id=episode.id) for episode in LIBRARY.episodes]
LANGUAGES = ("en", "de")


# ---------------------------------------------------------------- what is in the box


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


def test_every_level_of_a_skill_differs_from_the_one_before() -> None:
    for skill in LIBRARY.skills:
        assert len(skill.levels) == 4
        assert len(set(skill.levels)) == 4, skill.id


@clause("DMD-022", "DMD-174")
def test_the_figure_pools_are_those_of_the_box() -> None:
    pools = {
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
    }
    assert pools == {enemy.id: enemy.pool for enemy in LIBRARY.enemies}
    tokens = {token.id: token.pool for token in LIBRARY.tokens}
    assert (tokens["fire"], tokens["fatigue"], tokens["cosmic"]) == (12, 25, 10)


@clause("DMD-021")
def test_the_known_enemy_cards_are_as_printed() -> None:
    cards = {enemy.id: (enemy.health, enemy.black, enemy.green) for enemy in LIBRARY.enemies}
    assert cards["cultist"] == (2, 0, 2)
    assert cards["fisher-from-outside"] == (3, 1, 2)


@clause("DMD-037", "DMD-189", "DMD-186", "DMD-198")
def test_the_small_decks_have_their_sizes() -> None:
    assert len(LIBRARY.insanities) == 8
    assert len(LIBRARY.relics) == 12
    assert "silver-key" in [relic.id for relic in LIBRARY.relics]
    assert len({unknown.enemy for unknown in LIBRARY.unknown_monsters}) == 7
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


def test_any_pairing_has_ten_summoning_symbols_or_one_more_in_sixteen_cards() -> None:
    for episode in LIBRARY.episodes:
        for elder in LIBRARY.elder_ones:
            cards = [*episode.mythos, *elder.mythos]
            assert len(cards) == 16
            assert len([card for card in cards if card.symbol]) in (10, 11)


@pytest.mark.parametrize("episode", EPISODES)
def test_a_discovery_deck_is_varied(episode: Episode) -> None:
    """What the brief asks of a deck: choices, companions, items, and a condition that recurs."""
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


def test_every_companion_can_be_wounded_and_nothing_else_can() -> None:
    for card in LIBRARY.discoveries:
        for side in (card.left, card.right):
            if side is not None:
                is_companion = side.kind == word.SIDE_COMPANION
                assert is_companion == (side.health > 0), card.id


# ---------------------------------------------------------------- known cards


def test_the_card_of_episode_one_is_followed() -> None:
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
    assert _rule("top-of-the-mourning-goal") == "4+ Innocent Juror tokens on Town Square."
    assert (
        _rule("top-of-the-mourning-advance") == "Move every Guilty Juror 1 away from Town Square."
    )
    assert _rule("gather-jurors-rule").endswith("from your space up to 2 spaces.")
    assert "each Evidence of yours adds 1 success. With 4+ successes" in _rule(
        "convince-juror-rule"
    )


def test_noah_is_claimed_for_two_stress_or_one_is_paranoid() -> None:
    assert (
        _rule("e2-strong-patient-rule")
        == "2 stress: claim “Noah, the Strong Patient”. • Otherwise you must: claim “Paranoid”."
    )
    assert _rule("e2-strong-patient-left-rule") == "Companion, health 1. • Brawling +1."


def test_the_known_mythos_card_brings_fishers_straight_to_the_paranoid() -> None:
    assert _rule("e2-lines-in-the-fog-rule") == (
        "If you have “Paranoid”: Each Fisher from Outside is placed on your space. "
        "Otherwise: Each Fisher from Outside moves 2 toward you. "
        "• Summon Fisher from Outside at the yellow gate."
    )


def test_the_action_that_calls_cultists_is_as_shown() -> None:
    assert _rule("call-out-rule") == (
        "If no Cultist on your space: Roll. The nearest Cultist: For each success: "
        "it moves 1 toward you."
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
def test_ways_lead_back(episode: Episode) -> None:
    ways = neighbours(episode.map)
    for space, others in enumerate(ways):
        assert all(space in ways[other] for other in others)
        assert others


@pytest.mark.parametrize("episode", EPISODES)
def test_there_are_two_routes_between_any_two_spaces(episode: Episode) -> None:
    """Whichever single passage is missing, all spaces stay connected (locks count as open)."""
    ways = neighbours(episode.map)
    for passage in episode.map.passages:
        cut = [list(others) for others in ways]
        cut[passage.a].remove(passage.b)
        cut[passage.b].remove(passage.a)
        assert -1 not in distances(cut, episode.map.start), passage.index


@clause("DMD-040")
def test_a_tile_has_as_many_spaces_in_every_episode() -> None:
    sizes: dict[str, set[int]] = {}
    for episode in LIBRARY.episodes:
        for tile in episode.map.tiles:
            sizes.setdefault(tile.code, set()).add(len(tile.spaces))
    assert all(len(each) == 1 for each in sizes.values())


@pytest.mark.parametrize("episode", EPISODES)
def test_a_map_can_be_drawn(episode: Episode) -> None:
    """No passage runs over a space that is not its own, and no two passages cross."""
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
    """How far the point is from the line that joins a and b."""
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


# ---------------------------------------------------------------- wording


def _wanted_texts() -> set[str]:
    entries = [
        *LIBRARY.tokens,
        *LIBRARY.enemies,
        *LIBRARY.skills,
        *LIBRARY.investigators,
        *LIBRARY.insanities,
        *LIBRARY.relics,
        *LIBRARY.mythos,
        *LIBRARY.discoveries,
        *LIBRARY.episodes,
        *LIBRARY.elder_ones,
    ]
    wanted = {entry.id for entry in entries}
    for episode in LIBRARY.episodes:
        wanted |= {space.id for space in episode.map.spaces}
        wanted |= {action.id for action in episode.actions}
        wanted.add(f"{episode.id}-flavour")
        for card in episode.discoveries:
            wanted.add(f"{card.id}-story")
            wanted |= {f"{card.id}-left"} if card.left else set()
            wanted |= {f"{card.id}-right"} if card.right else set()
    for elder in LIBRARY.elder_ones:
        wanted |= {stage.id for stage in elder.stages}
    for skill in LIBRARY.skills:
        wanted |= {f"{skill.id}-level{level}" for level in (1, 2, 3, 4)}
    wanted |= {f"tag-{tag}" for tag in LIBRARY.tags}
    wanted |= {f"label-{label}" for label in _labels()}
    wanted |= {"silver-key-normal-rule", "silver-key-transformed-rule"}
    return {f"dmd-{name}" for name in wanted}


def _labels() -> set[str]:
    found = {
        option.label
        for script in LIBRARY.scripts
        for effect in script.effects
        for option in effect.options
    }
    found |= {option.label for card in LIBRARY.discoveries for option in card.options}
    return found - {""}


def _own_texts(language: str) -> list[str]:
    """The ids of the language's own file, so that English does not stand in for German."""
    path = TEXT / language / "death-may-die.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.partition(" ")[0] for line in lines if line.startswith("dmd-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert set() == _wanted_texts() - set(_own_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str) -> None:
    own = _own_texts(language)
    assert sorted(set(own)) == sorted(own)


def test_both_languages_have_the_same_texts() -> None:
    assert set(_own_texts("en")) == set(_own_texts("de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_says_is_what_it_does(language: str) -> None:
    """The rule texts in the files are those of the data: `wording.write()` after a change."""
    texts = Texts(language)
    rules = rule_texts(LIBRARY, texts)
    assert rules == {name: texts(name) for name in rules if name in set(_own_texts(language))}


def test_writing_the_rule_texts_again_changes_nothing(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        shutil.copy(TEXT / language / "death-may-die.ftl", tmp_path / language)
    write(tmp_path)
    for language in LANGUAGES:
        name = Path(language) / "death-may-die.ftl"
        assert (tmp_path / name).read_bytes() == (TEXT / name).read_bytes()


def test_writing_the_rule_texts_keeps_what_stands_around_them(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        stale = f"dmd-a = A\n\n{HEADING}\n\ndmd-stale-rule = Old.\n\n## Prompts\n\ndmd-z = Z\n"
        (tmp_path / language / "death-may-die.ftl").write_text(stale)
    write(tmp_path)
    for language in LANGUAGES:
        text = (tmp_path / language / "death-may-die.ftl").read_text(encoding="utf-8")
        assert text.startswith(f"dmd-a = A\n\n{HEADING}\n\n")
        assert text.endswith("\n\n## Prompts\n\ndmd-z = Z\n")
        assert "dmd-stale-rule" not in text
        assert "\ndmd-ghast-rule = " in text


# Every word that no card of the box uses; packs may.
RARE = """
[[relic]]
id = "rare-words"
source = "ours"
[relic.normal]
use = [
    { timing = "any", if = [
        { is = "tokens", token = "fire", at = "you", max = 2, not = true },
        { is = "at", space = "most:fire", not = true },
        { is = "within", n = 2, space = "start" },
        { is = "within", n = 2, space = "elder", not = true },
        { is = "stayed" },
        { is = "did", action = "rest", not = true },
        { is = "disrupted" },
        { is = "stage", min = 3 },
        { is = "count", of = "enemies-in-play:ghast", min = 1, max = 2 },
        { is = "investigators", who = "near", min = 2 },
        { is = "enemies", kind = "elder", within = 2, min = 1 },
    ], cost = { tokens = { token = "poison", n = 2 }, stress = 1, card = "item" }, then = [
        { do = "level" },
        { do = "mythos", n = 2 },
        { do = "free", action = "run" },
        { do = "actions", n = 1 },
        { do = "roll", green = 1, need = { blanks = 1 }, then = [{ do = "level" }], else = [
            { do = "wound" },
        ] },
        { do = "roll", each-sign = [{ do = "heal", stress = 1 }], limit = 2 },
        { do = "roll-against", black = 0, green = 2, harm = "none", else = [{ do = "wound" }] },
        { do = "choose", may = true, options = [
            { label = "look-away", cost = { stress = 1 }, then = [{ do = "level" }] },
        ], otherwise = [{ do = "put", at = "gate:chosen" }] },
        { do = "enemies", kind = "enemy", then = [{ do = "banish" }] },
        { do = "remove", token = "fire", all = true, at = "most:fire" },
        { do = "elder", at = "gate:furthest" },
        { do = "times", n = 2, then = [{ do = "take", token = "fire" }] },
    ] },
]
[relic.transformed]
bonus = [{ what = "actions" }, { what = "ignore-sanity", on = "fire" }]
trigger = [
    { on = "roll", may = true, once = "turn", then = [{ do = "investigate" }] },
    { on = "rest", may = true, if = [{ is = "safe" }], then = [
        { do = "discard", card = "companion" },
    ] },
]
use = [{ timing = "roll", once = "roll", cost = { stress = 1 }, then = [{ do = "sign" }] }]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_no_card_uses_can_be_said_too(language: str, tmp_path: Path) -> None:
    pack = tmp_path / "rare"
    pack.mkdir()
    (pack / "relics.toml").write_text(RARE)
    rules = rule_texts(load(pack), Texts(language))
    texts = rules["dmd-rare-words-normal-rule"] + rules["dmd-rare-words-transformed-rule"]
    assert len(texts) > 900
    assert "{" not in texts


# ---------------------------------------------------------------- packs


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the box that may be spoilt."""
    root = tmp_path / "box"
    for path in sorted(BOX.rglob("*.toml")):
        copy = root / path.relative_to(BOX)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    return root


def test_a_copy_of_the_box_is_the_box(box: Path) -> None:
    copy = load_only(box)
    assert [card.id for card in LIBRARY.mythos] == [card.id for card in copy.mythos]
    assert len(LIBRARY.scripts) == len(copy.scripts)


def test_a_pack_adds_to_the_box(tmp_path: Path) -> None:
    pack = tmp_path / "salem"
    (pack / "episodes").mkdir(parents=True)
    episode = (BOX / "episodes" / "6-beauty-and-the-beast.toml").read_text(encoding="utf-8")
    for name in _own_ids(episode):
        episode = episode.replace(f'"{name}"', f'"salem-{name}"')
        episode = episode.replace(f":{name}", f":salem-{name}")
        episode = episode.replace(f"{{ {name} =", f"{{ salem-{name} =")
    (pack / "episodes" / "salem.toml").write_text(episode.replace("number = 6", "number = 7"))
    library = load(pack)
    assert len(library.episodes) == 7
    assert library.episodes[6].id == "salem-beauty-and-the-beast"
    assert LIBRARY.episodes[5].id == library.episodes[5].id
    assert len(library.discoveries) == 15 * 7


def _own_ids(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if line.startswith("id = ")]
    return [line.partition('"')[2].rstrip('"') for line in lines]


def test_the_same_packs_are_loaded_once() -> None:
    assert load() is load()


# ---------------------------------------------------------------- what is refused

E1 = "episodes/1-top-of-the-mourning.toml"
E2 = "episodes/2-isle-of-the-damned.toml"
E6 = "episodes/6-beauty-and-the-beast.toml"
TSA = "elder-ones/tsathoggua.toml"

# Each: the file, what is written there, what is written instead, and what the complaint must hold.
BAD = {
    "verb": (E1, '{ do = "stress" }', '{ do = "stres" }', "unknown word 'stres'; it takes one of"),
    "field": (
        E1,
        "number = 1",
        "number = 1\ncolour = 2",
        "episode.colour: unknown field; the fields",
    ),
    "missing": (E1, "number = 1\n", "", "episode.number: is missing"),
    "field of a verb": (
        E1,
        '{ do = "stress" },',
        '{ do = "stress", at = "you" },',
        "mythos[e1-hung-jury].then[0].at: unknown field; the fields here are do, n, overflow",
    ),
    "not a number": (E1, "number = 1", 'number = "one"', "'one'; it takes a whole number"),
    "out of range": (E1, "health = 3\n", "health = 7\n", "7; it takes 1 to 3"),
    "not a flag": (E1, "symbol = true", 'symbol = "yes"', "'yes'; it takes true or false"),
    "not a string": (E1, 'start = "bridge"', "start = 4", "start: 4; it takes a string"),
    "not strings": (E1, 'tags = ["evidence"]', "tags = [1]", "a string or a list of strings"),
    "not a table": (E1, "gates = { ", "gates = 3 # { ", "gates: 3; it takes a table"),
    "not tables": (E1, 'goal = [{ is = "', 'goal = ["a"] # [{ is = "', "it takes a list of tables"),
    "not numbers": (E1, "at = [14, 12]", 'at = ["a", 12]', "whole numbers from 0 to 100"),
    "no list": (E1, "at = [14, 12]", "at = 14", "it takes a list of whole numbers"),
    "position": (E1, "at = [14, 12]", "at = [14]", "it takes two numbers from 0 to 100"),
    "source": (
        E1,
        'source = "book"',
        'source = "web"',
        "unknown word 'web'; it takes one of book, ours",
    ),
    "id": (E1, 'id = "abbey"', 'id = "Abbey"', "small letters, digits and single hyphens"),
    "id ends": (E1, 'id = "abbey"', 'id = "abbey-rule"', "it must not end in rule, flavour"),
    "id taken": (E1, 'id = "abbey"', 'id = "ghast"', "'ghast' is taken by"),
    "toml": (E1, "number = 1", "number = ", "it takes TOML in UTF-8"),
    "mythos count": (
        E1,
        '[[mythos]]\nid = "e1-hue',
        '[[discovery]]\nid = "e1-hue',
        "7 Mythos cards",
    ),
    "symbols": (E1, "symbol = false", "symbol = true", "8 summoning symbols; 5 or 6"),
    "side empty": (E1, 'take = "left"', 'take = "right"', "that side is empty"),
    "no option": (
        E1,
        '[discovery.otherwise]\nthen = [{ do = "roll-against"',
        '[discovery.left]\nkind = "item"\nbonus = [] # [{ do = "roll-against"',
        "give an option or an otherwise",
    ),
    "no label": (E1, 'label = "look-away"\n', "", "an option that takes no side needs a label"),
    "no outcome": (
        E1,
        'label = "look-away"\nthen = []\n',
        'label = "look-away"\n',
        "give take or then",
    ),
    "condition without state": (
        E1,
        'kind = "item"\nbonus = [{ what = "run" }]',
        'kind = "condition"\nbonus = [{ what = "run" }]',
        "left.state: is missing",
    ),
    "item with health": (
        E1,
        'kind = "item"\n',
        'kind = "item"\nhealth = 1\n',
        "health: unknown field",
    ),
    "monsters": (E1, 'monsters = ["ghast", ', "monsters = [", "it takes 2 types of monster"),
    "no such monster": (E1, 'monsters = ["ghast",', 'monsters = ["gast",', "no enemy 'gast'"),
    "strange figure": (E1, "figures = { unnamable = 1 }", "figures = { gug = 1 }", "list its type"),
    "unknown figure": (
        E1,
        "figures = { unnamable = 1 }",
        "figures = { gog = 1 }",
        "no enemy 'gog'",
    ),
    "too many figures": (
        E1,
        "figures = { unnamable = 1 }",
        "figures = { unnamable = 2 }",
        "2 figures of unnamable; there are 1",
    ),
    "too many tokens": (
        E1,
        "tokens = { guilty-juror = 1 }",
        "tokens = { guilty-juror = 5 }",
        "tokens guilty-juror; there are 4",
    ),
    "strange summons": (
        E1,
        'enemy = "cultist", gate = "red"',
        'enemy = "gug", gate = "red"',
        "use ghast",
    ),
    "vague summons": (
        E1,
        'enemy = "cultist", gate = "red"',
        'enemy = "monster", gate = "red"',
        "it takes an enemy's id, slot-a or slot-b",
    ),
    "summons nowhere": (
        E1,
        'enemy = "cultist", gate = "red"',
        'enemy = "cultist"',
        "gives 0 of gate, at",
    ),
    "actions": (
        E1,
        '[[action]]\nid = "gather-jurors"',
        '[[mythos]]\nid = "gather-jurors"',
        "1 actions; an episode has 2",
    ),
    "spaces": (
        E1,
        "[[tile]]",
        "[[tile]]\ncode = '16B'\nspaces = []\n[[tile]]",
        "a tile has 1 to 3",
    ),
    "tile code": (E1, 'code = "13A"', 'code = "17A"', "it takes 1 to 16 and a side"),
    "tile twice": (E1, 'code = "13A"', 'code = "14B"', "each tile lies once"),
    "space on no tile": (E1, 'spaces = ["pub", "mill-lane"]', 'spaces = ["pub"]', "is on 0 tiles"),
    "unknown space": (
        E1,
        'start = "bridge"',
        'start = "brigde"',
        "no space 'brigde'; the spaces are",
    ),
    "unknown place": (E1, '"space:town-square"', '"space:square"', "no space 'square'"),
    "gate taken": (E1, 'red = "abbey"', 'red = "bridge"', "two of gates and start share a space"),
    "crowded": (E1, "at = [38, 12]", "at = [20, 12]", "is too near to abbey"),
    "joined twice": (
        E1,
        'between = ["kytelers-house", "high-street"]',
        'between = ["kytelers-house", "abbey"]',
        "are joined twice",
    ),
    "joined to itself": (
        E1,
        '["abbey", "graveyard"]',
        '["abbey", "abbey"]',
        "two different spaces",
    ),
    "links": (
        E1,
        "[[link]]",
        '[[link]]\nkind = "tunnel"\nbetween = ["abbey", "gaol"]\n[[link]]',
        "two pairs of tunnel",
    ),
    "unknown token": (E1, 'from = "token:guilty-juror"', 'from = "token:jury"', "no token 'jury'"),
    "another's token": (
        E1,
        'from = "token:guilty-juror"',
        'from = "token:rose"',
        "no token 'rose'",
    ),
    "flip": (E1, 'flip = "guilty-juror"', 'flip = "fire"', "two sides name each other"),
    "one side": (E1, '{ do = "stress" },', '{ do = "turn", token = "fire" },', "has one side only"),
    "unknown state": (E1, 'what = "accused"', 'what = "acused"', "no card or state 'acused'"),
    "unknown card tag": (E1, '"tag:evidence"', '"tag:proof"', "no card has the tag 'proof'"),
    "unknown space tag": (
        E1,
        'away = "space:town-square"',
        'away = "tag:inn"',
        "has the tag 'inn'",
    ),
    "unknown place word": (E1, 'toward = "you"', 'toward = "home"', "no place 'home'"),
    "too much place": (
        E1,
        'toward = "you"',
        'toward = "you:1"',
        "leave the colon and what follows out",
    ),
    "unknown gate place": (E1, 'toward = "you"', 'toward = "gate:each"', "no gate 'each'"),
    "within what": (E1, 'toward = "you"', 'toward = "within:x"', "as in within:1"),
    "nobody is it": (
        E1,
        '{ do = "stress" },',
        '{ do = "strike" },',
        "speaks of an enemy, and none",
    ),
    "nowhere is there": (E1, 'at = "space:town-square" }', 'at = "there" }', "means nothing here"),
    "condition on it": (
        E1,
        '{ is = "has", what = "accused" }',
        '{ is = "it-alive" }',
        "use it inside",
    ),
    "no bound": (E1, ', at = "you", min = 1 }', ', at = "you" }', "has no bound; give min or max"),
    "unknown condition": (E1, 'is = "has"', 'is = "hath"', "unknown word 'hath'"),
    "amount": (
        E1,
        'add = "tag:evidence"',
        'add = "luck"',
        "cannot count 'luck'; it takes a number",
    ),
    "too much amount": (E1, 'add = "tag:evidence"', 'add = "wounds:2"', "'2' is too much"),
    "amount of a roll": (E1, 'add = "tag:evidence"', 'add = "roll-signs"', "outside a roll"),
    "need nothing": (E1, "need = { successes = 4 }", "need = {}", "asks for nothing"),
    "heal nothing": (E1, '{ do = "heal", stress = 1 }', '{ do = "heal" }', "heals nothing"),
    "both ways": (
        E1,
        'toward = "you" }',
        'toward = "you", away = "it" }',
        "gives 2 of toward, away",
    ),
    "no own card": (
        E1,
        "cost = { wounds = 2 }",
        'cost = { card = "self" }',
        "no card of its own here",
    ),
    "discard of no card": (
        E1,
        '{ do = "stress" },',
        '{ do = "discard", card = "self" },',
        "no card of its own here",
    ),
    "other side of no card": (
        E1,
        '{ do = "stress" },',
        '{ do = "other-side" },',
        "on a Discovery side",
    ),
    "endless use": (
        E1,
        'use = [{ timing = "any", cost = { card = "self" }, ',
        'use = [{ timing = "any", ',
        "costs nothing and has no end",
    ),
    "roll verb elsewhere": (
        E1,
        'then = [{ do = "heal", mix = 2 }] }]',
        'then = [{ do = "reroll" }] }]',
        "stand with the timing 'roll', and alone",
    ),
    "unknown skill": (E1, 'skill = "brawling"', 'skill = "brawl"', "no skill 'brawl'"),
    "unknown bonus": (E1, 'what = "rest"', 'what = "sleep"', "unknown word 'sleep'"),
    "unknown moment": (E2, 'on = "threshold"', 'on = "doorstep"', "unknown word 'doorstep'"),
    "unknown rule": (E2, 'rules = ["blocks"]', 'rules = ["bars"]', "it takes some of blocks"),
    "unknown passer": (
        E2,
        'passable-by = ["cultist"]',
        'passable-by = ["monk"]',
        "no enemy 'monk'",
    ),
    "stages": (
        TSA,
        '[[stage]]\nid = "tsathoggua-4"',
        '[[mythos]]\nid = "tsathoggua-4"',
        "3 stages",
    ),
    "health of stage one": (
        TSA,
        'id = "tsathoggua-1"',
        'id = "tsathoggua-1"\nhealth = 3',
        "health: unknown",
    ),
    "space outside": (
        TSA,
        'location = "start"',
        'location = "space:abbey"',
        "none outside an episode",
    ),
    "card outside": (
        TSA,
        '{ is = "safe", not = true }',
        '{ is = "has", what = "accused" }',
        "none outside",
    ),
    "die": ("dice.toml", '"sign", "blank"]', '"blank"]', "5 faces; a die has 6"),
    "no dice": ("dice.toml", "[dice]", "[deck]", "deck: unknown field"),
    "levels": (
        "skills.toml",
        "    { signs = 1, worth = 1, heal = 0 },\n",
        "",
        "3 levels; a skill has 4",
    ),
    "level number": (
        "skills.toml",
        "signs = 1, worth = 1,",
        "worth = 1,",
        "levels[0].signs: is missing",
    ),
    "hook": ("skills.toml", 'hook = "Sly"', 'hook = "Shy"', "unknown word 'Shy'"),
    "unique skill": (
        "investigators.toml",
        'unique = "self-defense"',
        'unique = "stealth"',
        "no unique skill 'stealth'",
    ),
    "common skills": (
        "investigators.toml",
        'common = ["marksman", "stealth"]',
        'common = ["marksman"]',
        "two different common skills",
    ),
    "unknown kind": (
        E1,
        'kind = "ghast"',
        'kind = "gast"',
        "no enemy 'gast'; it takes one of enemy,",
    ),
    "counts": (E1, "figures = { unnamable = 1 }", "figures = 3", "figures: 3; it takes a table"),
    "trait": ("enemies.toml", 'traits = ["burrow"]', 'traits = ["bury"]', "unknown word 'bury'"),
    "irregular relic": ("relics.toml", '"SilverKey"', '"GoldenKey"', "unknown word 'GoldenKey'"),
    "idle relic": (
        "relics.toml",
        'bonus = [{ what = "rest" }]\n[relic.tr',
        "[relic.tr",
        "does nothing",
    ),
    "group": ("insanities.toml", 'who = "others"', 'who = "chosen"', "'chosen' is not counted"),
    "irregular step": (
        "episodes/3-deliver-us-from-evil.toml",
        "CollapsePassage",
        "CollapseAll",
        "unknown word 'CollapseAll'",
    ),
}


@pytest.mark.parametrize("name", list(BAD))
def test_bad_content_is_refused_by_file_and_key(name: str, box: Path) -> None:
    file, old, new, complaint = BAD[name]
    _spoil(box / file, old, new)
    with pytest.raises(BadContent) as refusal:
        load_only(box)
    message = str(refusal.value)
    assert message.startswith(f"box/{file}")
    assert complaint in message


def test_a_space_without_a_way_is_refused(box: Path) -> None:
    path = box / E1
    for pair in ('["abbey", "kytelers-house"]', '["abbey", "graveyard"]'):
        _spoil(path, f"[[passage]]\nbetween = {pair}\n", "")
    with pytest.raises(BadContent, match=r"space\[abbey\]: no way from bridge"):
        load_only(box)


def test_a_choice_without_options_is_refused(box: Path) -> None:
    path = box / E6
    text = path.read_text(encoding="utf-8")
    opening = '        { do = "choose", options = ['
    start = text.index(opening)
    end = text.index("\n        ] },", start)
    path.write_text(text[:start] + opening + text[end:])
    with pytest.raises(BadContent, match="options: is empty; give at least one option"):
        load_only(box)


def test_too_few_spaces_are_refused(box: Path) -> None:
    path = box / E1
    gone = ("kytelers-house", "tannery", "mill-lane", "river-bank", "pyre-hill")
    blocks = path.read_text(encoding="utf-8").split("\n[[")
    kept = [
        block
        for block in blocks
        if not block.startswith(("space]]", "passage]]"))
        or not any(f'"{n}"' in block for n in gone)
    ]
    text = "\n[[".join(kept)
    for name in gone:
        text = text.replace(f'"{name}", ', "").replace(f', "{name}"', "")
    path.write_text(text)
    with pytest.raises(BadContent, match="11 spaces; a map has 12 to 18"):
        load_only(box)


def test_a_discovery_deck_of_fourteen_is_refused(box: Path) -> None:
    path = box / E1
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index('[[discovery]]\nid = "e1-seeds-of-doubt"')])
    with pytest.raises(BadContent, match="14 Discovery cards; there are exactly 15"):
        load_only(box)


def test_two_episodes_of_one_number_are_refused(box: Path) -> None:
    _spoil(box / E2, "number = 2", "number = 1")
    with pytest.raises(BadContent, match="two have the same number"):
        load_only(box)


def test_a_strange_file_is_refused(box: Path) -> None:
    (box / "monsters.toml").write_text("")
    with pytest.raises(BadContent, match=r"box/monsters.toml: unknown file; a pack may hold dice"):
        load_only(box)


def test_a_second_set_of_dice_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "loaded"
    pack.mkdir()
    shutil.copy(BOX / "dice.toml", pack / "dice.toml")
    with pytest.raises(BadContent, match="2 of them; the box has the one, packs have none"):
        load(pack)


def test_an_id_of_the_box_cannot_be_taken_by_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "copycat"
    pack.mkdir()
    shutil.copy(BOX / "insanities.toml", pack / "insanities.toml")
    with pytest.raises(BadContent, match=r"copycat/insanities.toml: .*is taken by insanities.toml"):
        load(pack)


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="a content pack is a directory"):
        load(tmp_path / "nowhere")


def _spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} no longer holds {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


# ---------------------------------------------------------------- what was measured


def test_measured_games_are_told_by_episode_elder_one_and_the_unknown() -> None:
    cell = {
        "episode": "top-of-the-mourning",
        "elder_one": "azathoth",
        "people": 4,
        "games": 200,
        "wins": 80,
    }
    matrix = {"options": {"unknown": "full", "actions": 3}, "bots": "adept", "cells": [cell]}
    [outlook] = read_difficulty(json.dumps([matrix]))
    options = {"episode": "top-of-the-mourning", "elder_one": "azathoth", "unknown": "full"}
    assert (options, 4) == (outlook.options, outlook.seats)
    assert (outlook.level, outlook.games, outlook.wins) == ("adept", 200, 80)


def test_what_was_measured_is_of_games_that_can_be_played() -> None:
    for outlook in DEATH_MAY_DIE.outlooks():
        assert outlook.options.items() <= DEATH_MAY_DIE.read(outlook.seats, outlook.options).items()
        assert 0 <= outlook.wins <= outlook.games
