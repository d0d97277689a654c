"""Bad content is rejected by file and key; packs are read like the box."""

import shutil
from pathlib import Path

import pytest

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_data.loader import BOX
from miskatonic.games.death_may_die.library import load, load_only

LIBRARY = load()


# ---------------------------------------------------------------- packs


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the box that tests can break."""
    root = tmp_path / "box"
    for path in sorted(BOX.rglob("*.toml")):
        copy = root / path.relative_to(BOX)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    return root


def test_a_copy_of_the_box_has_the_same_content(box: Path) -> None:
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


def test_the_same_packs_are_loaded_only_once() -> None:
    assert load() is load()


# ---------------------------------------------------------------- bad content

E1 = "episodes/1-top-of-the-mourning.toml"
E2 = "episodes/2-isle-of-the-damned.toml"
E6 = "episodes/6-beauty-and-the-beast.toml"
TSA = "elder-ones/tsathoggua.toml"

# The file, the text to replace, the replacement, and a part of the error message.
BAD = {
    "verb": (E1, '{ do = "stress" }', '{ do = "stres" }', "unknown value 'stres'; expected one of"),
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
    "not a number": (E1, "number = 1", 'number = "one"', "'one'; expected a whole number"),
    "out of range": (E1, "health = 3\n", "health = 7\n", "7; expected 1 to 3"),
    "not a flag": (E1, "symbol = true", 'symbol = "yes"', "'yes'; expected true or false"),
    "not a string": (E1, 'start = "bridge"', "start = 4", "start: 4; expected a string"),
    "not strings": (E1, 'tags = ["evidence"]', "tags = [1]", "a string or a list of strings"),
    "not a table": (E1, "gates = { ", "gates = 3 # { ", "gates: 3; expected a table"),
    "not tables": (E1, 'goal = [{ is = "', 'goal = ["a"] # [{ is = "', "expected a list of tables"),
    "not numbers": (E1, "at = [14, 12]", 'at = ["a", 12]', "whole numbers from 0 to 100"),
    "no list": (E1, "at = [14, 12]", "at = 14", "expected a list of whole numbers"),
    "position": (E1, "at = [14, 12]", "at = [14]", "expected two numbers from 0 to 100"),
    "source": (
        E1,
        'source = "book"',
        'source = "web"',
        "unknown value 'web'; expected one of book, box, ours",
    ),
    "id": (E1, 'id = "abbey"', 'id = "Abbey"', "lower-case letters, digits and single hyphens"),
    "id ends": (E1, 'id = "abbey"', 'id = "abbey-rule"', "an id can't end in rule, flavour"),
    "id taken": (E1, 'id = "abbey"', 'id = "ghast"', "'ghast' is taken by"),
    "toml": (E1, "number = 1", "number = ", "expected TOML in UTF-8"),
    "mythos count": (
        E1,
        '[[mythos]]\nid = "e1-hue',
        '[[discovery]]\nid = "e1-hue',
        "7 Mythos cards",
    ),
    "symbols": (
        E1,
        "symbol = false",
        "symbol = true",
        "8 summoning symbols; expected one on 5 or 6",
    ),
    "side empty": (E1, 'take = "left"', 'take = "right"', "the right side is empty"),
    "no option": (
        E1,
        '[discovery.otherwise]\nthen = [{ do = "roll-against"',
        '[discovery.left]\nkind = "item"\nbonus = [] # [{ do = "roll-against"',
        "add an option or an otherwise",
    ),
    "no label": (E1, 'label = "look-away"\n', "", "add a label to an option"),
    "no outcome": (
        E1,
        'label = "look-away"\nthen = []\n',
        'label = "look-away"\n',
        "add take or then",
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
    "monsters": (E1, 'monsters = ["ghast", ', "monsters = [", "expected 2 types of monster"),
    "no such monster": (E1, 'monsters = ["ghast",', 'monsters = ["gast",', "unknown enemy 'gast'"),
    "strange figure": (
        E1,
        "figures = { unnamable = 1 }",
        "figures = { gug = 1 }",
        "add its type to monsters",
    ),
    "unknown figure": (
        E1,
        "figures = { unnamable = 1 }",
        "figures = { gog = 1 }",
        "unknown enemy 'gog'",
    ),
    "too many figures": (
        E1,
        "figures = { unnamable = 1 }",
        "figures = { unnamable = 2 }",
        "2 figures of unnamable; expected at most 1",
    ),
    "too many tokens": (
        E1,
        "tokens = { guilty-juror = 1 }",
        "tokens = { guilty-juror = 5 }",
        "tokens guilty-juror; expected at most 4",
    ),
    "strange summons": (
        E1,
        'enemy = "cultist", gate = "red"',
        'enemy = "gug", gate = "red"',
        "expected one of ghast",
    ),
    "vague summons": (
        E1,
        'enemy = "cultist", gate = "red"',
        'enemy = "monster", gate = "red"',
        "expected an enemy's id, slot-a or slot-b",
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
        "1 actions; expected 2",
    ),
    "spaces": (
        E1,
        "[[tile]]",
        "[[tile]]\ncode = '16B'\nspaces = []\n[[tile]]",
        "0 spaces; expected 1 to 3",
    ),
    "tile code": (E1, 'code = "13A"', 'code = "17A"', "expected a number from 1 to 16 and a side"),
    "tile twice": (E1, 'code = "13A"', 'code = "14B"', "use each tile once"),
    "space on no tile": (E1, 'spaces = ["pub", "mill-lane"]', 'spaces = ["pub"]', "is on 0 tiles"),
    "unknown space": (
        E1,
        'start = "bridge"',
        'start = "brigde"',
        "unknown space 'brigde'; expected one of",
    ),
    "unknown place": (E1, '"space:town-square"', '"space:square"', "unknown space 'square'"),
    "gate taken": (
        E1,
        'red = "abbey"',
        'red = "bridge"',
        "two of the gates and the start share a space",
    ),
    "crowded": (E1, "at = [38, 12]", "at = [20, 12]", "is too close to abbey"),
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
    "unknown token": (
        E1,
        'from = "token:guilty-juror"',
        'from = "token:jury"',
        "unknown token 'jury'",
    ),
    "another's token": (
        E1,
        'from = "token:guilty-juror"',
        'from = "token:rose"',
        "unknown token 'rose'",
    ),
    "flip": (E1, 'flip = "guilty-juror"', 'flip = "fire"', "expected two sides that name"),
    "one side": (
        E1,
        '{ do = "stress" },',
        '{ do = "turn", token = "fire" },',
        "'fire' has one side",
    ),
    "unknown state": (E1, 'what = "accused"', 'what = "acused"', "unknown card or state 'acused'"),
    "unknown card tag": (E1, '"tag:evidence"', '"tag:proof"', "no card has the tag 'proof'"),
    "unknown space tag": (
        E1,
        'away = "space:town-square"',
        'away = "tag:inn"',
        "has the tag 'inn'",
    ),
    "unknown place word": (E1, 'toward = "you"', 'toward = "home"', "unknown place 'home'"),
    "too much place": (
        E1,
        'toward = "you"',
        'toward = "you:1"',
        "unexpected argument '1'; expected you without a colon",
    ),
    "unknown gate place": (E1, 'toward = "you"', 'toward = "gate:each"', "unknown gate 'each'"),
    "within what": (E1, 'toward = "you"', 'toward = "within:x"', "as in within:1"),
    "nobody is it": (
        E1,
        '{ do = "stress" },',
        '{ do = "strike" },',
        "'strike' needs an enemy",
    ),
    "nowhere is there": (
        E1,
        'at = "space:town-square" }',
        'at = "there" }',
        "'there' is not set here",
    ),
    "condition on it": (
        E1,
        '{ is = "has", what = "accused" }',
        '{ is = "it-alive" }',
        "use it inside",
    ),
    "no bound": (E1, ', at = "you", min = 1 }', ', at = "you" }', "has no bound; add min or max"),
    "unknown condition": (E1, 'is = "has"', 'is = "hath"', "unknown value 'hath'"),
    "amount": (
        E1,
        'add = "tag:evidence"',
        'add = "luck"',
        "can't count 'luck'; expected a number",
    ),
    "too much amount": (E1, 'add = "tag:evidence"', 'add = "wounds:2"', "unexpected argument '2'"),
    "amount of a roll": (E1, 'add = "tag:evidence"', 'add = "roll-signs"', "outside a roll"),
    "need nothing": (E1, "need = { successes = 4 }", "need = {}", "need: is empty"),
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
        "'self' needs a card",
    ),
    "discard of no card": (
        E1,
        '{ do = "stress" },',
        '{ do = "discard", card = "self" },',
        "'self' needs a card",
    ),
    "other side of no card": (
        E1,
        '{ do = "stress" },',
        '{ do = "other-side" },',
        "outside a Discovery side",
    ),
    "endless use": (
        E1,
        'use = [{ timing = "any", cost = { card = "self" }, ',
        'use = [{ timing = "any", ',
        "is missing in a use without a cost",
    ),
    "roll verb elsewhere": (
        E1,
        'then = [{ do = "heal", mix = 2 }] }]',
        'then = [{ do = "reroll" }] }]',
        "go with the timing 'roll'",
    ),
    "unknown skill": (E1, 'skill = "brawling"', 'skill = "brawl"', "unknown skill 'brawl'"),
    "unknown bonus": (E1, 'what = "run"', 'what = "sleep"', "unknown value 'sleep'"),
    "unknown moment": (E2, 'on = "threshold"', 'on = "doorstep"', "unknown value 'doorstep'"),
    "unknown rule": (E2, 'rules = ["blocks"]', 'rules = ["bars"]', "expected some of blocks"),
    "unknown passer": (
        E2,
        'passable-by = ["cultist"]',
        'passable-by = ["monk"]',
        "unknown enemy 'monk'",
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
    "die": ("dice.toml", '"sign", "blank"]', '"blank"]', "5 faces; expected 6"),
    "no dice": ("dice.toml", "[dice]", "[deck]", "deck: unknown field"),
    "levels": (
        "skills.toml",
        "    { signs = 1, worth = 1, heal = 0 },\n",
        "",
        "3 levels; expected 4",
    ),
    "level number": (
        "skills.toml",
        "signs = 1, worth = 1,",
        "worth = 1,",
        "levels[0].signs: is missing",
    ),
    "hook": ("skills.toml", 'hook = "Sly"', 'hook = "Shy"', "unknown value 'Shy'"),
    "unique skill": (
        "investigators.toml",
        'unique = "self-defense"',
        'unique = "stealth"',
        "unknown unique skill 'stealth'",
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
        "unknown enemy 'gast'; expected one of enemy,",
    ),
    "counts": (E1, "figures = { unnamable = 1 }", "figures = 3", "figures: 3; expected a table"),
    "trait": ("enemies.toml", 'traits = ["burrow"]', 'traits = ["bury"]', "unknown value 'bury'"),
    "irregular relic": ("relics.toml", '"SilverKey"', '"GoldenKey"', "unknown value 'GoldenKey'"),
    "idle relic": (
        "relics.toml",
        'bonus = [{ what = "rest" }]\n[relic.tr',
        "[relic.tr",
        "does nothing",
    ),
    "group": (
        "insanities.toml",
        'who = "others"',
        'who = "chosen-other"',
        "'chosen-other' is a single investigator",
    ),
    "unknown group": ("insanities.toml", 'who = "others"', 'who = "few"', "unknown value 'few'"),
    "irregular step": (
        "episodes/3-deliver-us-from-evil.toml",
        "CollapsePassage",
        "CollapseAll",
        "unknown value 'CollapseAll'",
    ),
}


@pytest.mark.parametrize("name", list(BAD))
def test_bad_content_is_refused_with_file_and_key(name: str, box: Path) -> None:
    file, old, new, complaint = BAD[name]
    _spoil(box / file, old, new)
    with pytest.raises(BadContent) as refusal:
        load_only(box)
    message = str(refusal.value)
    assert message.startswith(f"box/{file}")
    assert complaint in message


def test_a_space_without_passages_is_refused(box: Path) -> None:
    path = box / E1
    for pair in ('["abbey", "kytelers-house"]', '["abbey", "graveyard"]'):
        _spoil(path, f"[[passage]]\nbetween = {pair}\n", "")
    with pytest.raises(BadContent, match=r"space\[abbey\]: can't be reached from bridge"):
        load_only(box)


def test_a_choice_without_options_is_refused(box: Path) -> None:
    path = box / E6
    text = path.read_text(encoding="utf-8")
    opening = '        { do = "choose", options = ['
    start = text.index(opening)
    end = text.index("\n        ] },", start)
    path.write_text(text[:start] + opening + text[end:])
    with pytest.raises(BadContent, match="options: is empty; add at least one option"):
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
    with pytest.raises(BadContent, match="11 spaces; expected 12 to 18"):
        load_only(box)


def test_a_discovery_deck_of_fourteen_is_refused(box: Path) -> None:
    path = box / E1
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index('[[discovery]]\nid = "e1-seeds-of-doubt"')])
    with pytest.raises(BadContent, match="14 Discovery cards; expected exactly 15"):
        load_only(box)


def test_two_episodes_with_the_same_number_are_refused(box: Path) -> None:
    _spoil(box / E2, "number = 2", "number = 1")
    with pytest.raises(BadContent, match="duplicate number"):
        load_only(box)


def test_an_unknown_file_is_refused(box: Path) -> None:
    (box / "monsters.toml").write_text("")
    with pytest.raises(BadContent, match=r"box/monsters.toml: unknown file; expected one of dice"):
        load_only(box)


def test_a_second_set_of_dice_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "loaded"
    pack.mkdir()
    shutil.copy(BOX / "dice.toml", pack / "dice.toml")
    with pytest.raises(BadContent, match="found 2; expected one, in the box"):
        load(pack)


def test_a_pack_cannot_reuse_an_id_of_the_box(tmp_path: Path) -> None:
    pack = tmp_path / "copycat"
    pack.mkdir()
    shutil.copy(BOX / "insanities.toml", pack / "insanities.toml")
    with pytest.raises(BadContent, match=r"copycat/insanities.toml: .*is taken by insanities.toml"):
        load(pack)


def test_a_missing_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="expected the directory of a content pack"):
        load(tmp_path / "nowhere")


def _spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} no longer holds {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")
