"""Reads the box and any packs beside it into a Library, and refuses whatever does not fit.

    library = load()
    library = load(Path("my-pack"))

Ids are collected over all files first, so that a card may name what a later file holds.
"""

import functools
import re
from pathlib import Path
from typing import Final

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.cards import read_unknown_mythos
from miskatonic.games.death_may_die.content.chapters import (
    read_dice,
    read_elder_one,
    read_enemy,
    read_insanity,
    read_investigator,
    read_relic,
    read_skill,
    read_token,
    read_unknown,
)
from miskatonic.games.death_may_die.content.episode import check_setup, read_episode
from miskatonic.games.death_may_die.content.pack_code import FILE, cards_of
from miskatonic.games.death_may_die.content.reading import TomlTable, read_file
from miskatonic.games.death_may_die.content.references import Names
from miskatonic.games.death_may_die.content.schema import (
    Dice,
    DiscoveryCard,
    ElderOne,
    Enemy,
    Episode,
    Insanity,
    Investigator,
    Library,
    MythosCard,
    Relic,
    Skill,
    Token,
    UnknownMonster,
)
from miskatonic.games.death_may_die.content.script import Script
from miskatonic.games.death_may_die.content.script_parser import ScriptParser
from miskatonic.games.death_may_die.effects.registry import IRREGULAR_CARDS
from miskatonic.games.packs import DESCRIPTION

BOX: Final = Path(__file__).parent
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# A text's id is made of an entry's id and one of these, so that no id may end so.
TEXT_SUFFIXES: Final = ("rule", "flavour", "story", "left", "right")
# Which lists of entries a file may hold.
FILES: Final = {
    "dice.toml": ("dice",),
    "tokens.toml": ("token",),
    "skills.toml": ("skill",),
    "investigators.toml": ("investigator",),
    "enemies.toml": ("enemy",),
    "insanities.toml": ("insanity",),
    "relics.toml": ("relic",),
    "unknown.toml": ("unknown", "unknown-mythos"),
}
CHAPTERS: Final = ("episodes", "elder-ones")
NAMED: Final = (
    "token",
    "skill",
    "investigator",
    "enemy",
    "insanity",
    "relic",
    "unknown-mythos",
    "stage",
    "action",
    "mythos",
    "discovery",
    "space",
)


@functools.cache
def load(*packs: Path) -> Library:
    """The box, and the content packs in these directories. The same packs give the same library."""
    return Loader([BOX, *packs]).library()


def load_only(*roots: Path) -> Library:
    """Content that is not in the box, nor beside it, but instead of it."""
    return Loader(list(roots)).library()


class Loader:
    """All files of all roots, and the library growing out of them."""

    def __init__(self, roots: list[Path]) -> None:
        self.plain: Final[list[TomlTable]] = []
        self.episode_files: Final[list[TomlTable]] = []
        self.elder_files: Final[list[TomlTable]] = []
        self.irregular: Final = dict(IRREGULAR_CARDS)
        for root in roots:
            self._open(root)
            self.irregular.update(cards_of(root, self.irregular))
        self.names: Final = Names()
        self.parser: Final = ScriptParser(self.names, self.irregular)
        self.tokens: Final[list[Token]] = []
        self.enemies: Final[list[Enemy]] = []
        self.skills: Final[list[Skill]] = []
        self.mythos: Final[list[MythosCard]] = []
        self.discoveries: Final[list[DiscoveryCard]] = []
        self.token_tables: Final[list[TomlTable]] = []
        self.enemy_tables: Final[list[TomlTable]] = []

    # ------------------------------------------------------------ files

    def _open(self, root: Path) -> None:
        if not root.is_dir():
            raise BadContent(f"{root}: no such directory; a content pack is a directory")
        for path in sorted(root.rglob("*.toml")):
            name = path.relative_to(root).as_posix()
            shown = name if root == BOX else f"{root.name}/{name}"
            folder = name.partition("/")[0]
            if name == DESCRIPTION and root != BOX:
                continue
            if name in FILES:
                self.plain.append(read_file(path, shown))
                self.plain[-1].allow([f"{field}?" for field in FILES[name]])
            elif folder == "episodes" and name.count("/") == 1:
                self.episode_files.append(read_file(path, shown))
            elif folder == "elder-ones" and name.count("/") == 1:
                self.elder_files.append(read_file(path, shown))
            else:
                known = ", ".join([*FILES, *[f"{each}/*.toml" for each in CHAPTERS], FILE])
                raise BadContent(f"{shown}: unknown file; a pack may hold {known}")

    def _files(self) -> list[TomlTable]:
        return [*self.plain, *self.elder_files, *self.episode_files]

    def _all(self, field: str) -> list[TomlTable]:
        return [table for file in self.plain for table in file.tables(field)]

    # ------------------------------------------------------------ names

    def _collect_names(self) -> None:
        seen: dict[str, str] = {}
        for file in self._files():
            for field in NAMED:
                for table in file.tables(field):
                    _check_id(table, seen)
            for field in ("episode", "elder"):
                if file.has(field):
                    _check_id(file.table(field), seen)
            self.token_tables.extend(file.tables("token"))
            self.enemy_tables.extend(file.tables("enemy"))
            for table in [*file.tables("space"), *_sides(file)]:
                for tag in table.strings("tags"):
                    self.names.tags.setdefault(tag, len(self.names.tags))
        for place, table in enumerate(self._all("skill")):
            self.names.skills[table.string("id")] = place

    def _enter(self, file: TomlTable | None) -> None:
        """From here on the names are known that this file may use: common ones and its own."""
        homes = [table.file for table in self.plain]
        if file is not None:
            homes.append(file.file)
        self.names.tokens = _known(self.token_tables, homes)
        self.names.two_sided = {t.string("id") for t in self.token_tables if t.has("flip")}
        self.names.enemies = _known(self.enemy_tables, homes)
        spaces = file.tables("space") if file is not None else []
        self.names.spaces = {table.string("id"): place for place, table in enumerate(spaces)}
        self.names.space_tags = self._known_tags(spaces)
        self.names.card_tags = self._known_tags(_sides(file)) if file is not None else {}
        self.names.sides = self._known_sides(file) if file is not None else {}

    def _known_tags(self, tables: list[TomlTable]) -> dict[str, int]:
        return {tag: self.names.tags[tag] for table in tables for tag in table.strings("tags")}

    def _known_sides(self, file: TomlTable) -> dict[str, tuple[int, ...]]:
        """What `has` may ask for: a card by its id, or a condition by its state."""
        found: dict[str, tuple[int, ...]] = {}
        for place, table in enumerate(file.tables("discovery")):
            first = 2 * (len(self.discoveries) + place)
            found[table.string("id")] = (first, first + 1)
            for side, field in enumerate(word.SIDES):
                state = table.table(field).string("state", "") if table.has(field) else ""
                if state:
                    found[state] = (*found.get(state, ()), first + side)
        return found

    # ------------------------------------------------------------ the library

    def library(self) -> Library:
        self._collect_names()
        dice = self._dice()
        owners = self._read_pieces()
        elders = [self._elder_one(place, owners) for place in range(len(self.elder_files))]
        episodes = [self._episode(place, owners) for place in range(len(self.episode_files))]
        numbers = [episode.number for episode in episodes]
        if len(set(numbers)) != len(numbers):
            raise BadContent(f"episodes: two have the same number in {numbers}; number them apart")
        self._enter(None)
        unknown_mythos = self._unknown_mythos()
        insanities = self._insanities()
        relics = self._relics()
        unknown_monsters = self._unknown_monsters()
        return Library(
            dice,
            tuple(self.names.tags),
            tuple(self.parser.scripts),
            tuple(self.parser.effects),
            tuple(self.parser.labels),
            tuple(self.tokens),
            tuple(self.enemies),
            tuple(self.skills),
            self._investigators(),
            insanities,
            relics,
            tuple(self.mythos),
            tuple(self.discoveries),
            tuple(episodes),
            tuple(elders),
            unknown_monsters,
            unknown_mythos,
        )

    def _dice(self) -> Dice:
        files = [file for file in self.plain if file.has("dice")]
        if len(files) != 1:
            raise BadContent(
                f"dice.toml: {len(files)} of them; the box has the one, packs have none"
            )
        return read_dice(files[0])

    def _read_pieces(self) -> dict[str, list[int]]:
        """Tokens, enemies and skills; returns which tokens each file brings."""
        owners: dict[str, list[int]] = {}
        for table in self._all("skill"):
            self.skills.append(read_skill(table, len(self.skills)))
        for file in self._files():
            self._enter(file)
            for table in file.tables("token"):
                owners.setdefault(file.file, []).append(len(self.tokens))
                self.tokens.append(read_token(table, len(self.tokens), self.parser))
            for table in file.tables("enemy"):
                self.enemies.append(read_enemy(table, len(self.enemies), self.parser))
        for token in self.tokens:
            if token.flip >= 0 and self.tokens[token.flip].flip != token.index:
                table = self.token_tables[token.index]
                other = self.tokens[token.flip].id
                table.bad("flip", f"{other} does not flip back", "two sides name each other")
        return owners

    def _elder_one(self, place: int, owners: dict[str, list[int]]) -> ElderOne:
        file = self.elder_files[place]
        self._enter(file)
        tokens = tuple(owners.get(file.file, []))
        elder = read_elder_one(file, place, tokens, len(self.mythos), self.parser)
        self.mythos.extend(elder.mythos)
        self._check_summons(file, elder.mythos, (elder.special,))
        return elder

    def _episode(self, place: int, owners: dict[str, list[int]]) -> Episode:
        file = self.episode_files[place]
        self._enter(file)
        tokens = tuple(owners.get(file.file, []))
        decks = (len(self.mythos), len(self.discoveries))
        episode = read_episode(file, place, tokens, decks, self.parser)
        self.mythos.extend(episode.mythos)
        self.discoveries.extend(episode.discoveries)
        check_setup(file, episode, self.enemies, self.tokens)
        self._check_summons(file, episode.mythos, episode.monsters)
        return episode

    def _check_summons(
        self, file: TomlTable, cards: tuple[MythosCard, ...], monsters: tuple[int, ...]
    ) -> None:
        """DMD-054  Only figures of the listed types are in the game."""
        for card in cards:
            for enemy in _summoned(card.then):
                is_monster = enemy < 0 or self.enemies[enemy].category == word.CATEGORY_MONSTER
                if is_monster and enemy not in monsters:
                    right = ", ".join([self.enemies[each].id for each in monsters])
                    file.bad(f"mythos[{card.id}]", "summons a strange monster", f"use {right}")

    def _investigators(self) -> tuple[Investigator, ...]:
        tables = self._all("investigator")
        return tuple(
            [
                read_investigator(table, place, self.skills, self.parser)
                for place, table in enumerate(tables)
            ]
        )

    def _insanities(self) -> tuple[Insanity, ...]:
        tables = self._all("insanity")
        return tuple([read_insanity(table, i, self.parser) for i, table in enumerate(tables)])

    def _relics(self) -> tuple[Relic, ...]:
        tables = self._all("relic")
        return tuple([read_relic(table, i, self.parser) for i, table in enumerate(tables)])

    def _unknown_monsters(self) -> tuple[UnknownMonster, ...]:
        tables = self._all("unknown")
        return tuple([read_unknown(table, i, self.parser) for i, table in enumerate(tables)])

    def _unknown_mythos(self) -> tuple[MythosCard, ...]:
        found = []
        for table in self._all("unknown-mythos"):
            found.append(read_unknown_mythos(table, len(self.mythos), self.parser))
            self.mythos.append(found[-1])
        return tuple(found)


def _check_id(table: TomlTable, seen: dict[str, str]) -> None:
    entry = table.string("id")
    if ID.fullmatch(entry) is None:
        table.bad("id", f"{entry!r}", "it takes small letters, digits and single hyphens")
    if entry.rpartition("-")[2] in TEXT_SUFFIXES:
        table.bad("id", f"{entry!r}", f"it must not end in {', '.join(TEXT_SUFFIXES)}")
    if entry in seen:
        table.bad("id", f"{entry!r} is taken by {seen[entry]}", "give every entry an id of its own")
    seen[entry] = table.where()


def _summoned(script: Script | None) -> list[int]:
    """All kinds of enemy that a script summons, however deep."""
    if script is None:
        return []
    found: list[int] = []
    for effect in script.effects:
        found.extend(effect.summoned())
        for branch in effect.branches():
            found.extend(_summoned(branch.script))
    return found


def _sides(file: TomlTable) -> list[TomlTable]:
    """The claimable sides of an episode's Discovery cards."""
    return [
        card.table(field)
        for card in file.tables("discovery")
        for field in word.SIDES
        if card.has(field)
    ]


def _known(tables: list[TomlTable], homes: list[str]) -> dict[str, int]:
    """The ids of those that stand in one of these files."""
    return {table.string("id"): place for place, table in enumerate(tables) if table.file in homes}
