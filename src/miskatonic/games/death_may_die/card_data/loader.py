"""Reads the box and packs into a Library, and rejects content that doesn't fit.

Ids are collected from all files first, so that a card can name an entry of a later file.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Script
from miskatonic.games.death_may_die.card_data.cards import read_unknown_mythos
from miskatonic.games.death_may_die.card_data.episode import check_setup, read_episode
from miskatonic.games.death_may_die.card_data.pieces import (
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
from miskatonic.games.death_may_die.card_data.reader import AbilityKinds, Reader
from miskatonic.games.death_may_die.card_data.references import Names
from miskatonic.games.death_may_die.card_data.schema import (
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
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable, read_file
from miskatonic.games.packs import DESCRIPTION

BOX: Final = Path(__file__).parent
# The Python file of a pack (card_effects/registry.py).
PACK_CODE: Final = "irregular.py"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# The id of a text is an entry's id and one of these, so no entry's id may end in one.
TEXT_SUFFIXES: Final = ("rule", "flavour", "story", "left", "right")
# The lists of entries that each file may hold.
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


class Loader:
    """Reads all files of all directories, and builds the library from them."""

    def __init__(self, roots: Sequence[Path], kinds: AbilityKinds) -> None:
        self.plain: Final[list[TomlTable]] = []
        self.episode_files: Final[list[TomlTable]] = []
        self.elder_files: Final[list[TomlTable]] = []
        for root in roots:
            self._open(root)
        self.names: Final = Names()
        self.reader: Final = Reader(self.names, kinds)
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
            raise BadContent(f"{root}: not a directory; expected the directory of a content pack")
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
                known = ", ".join([*FILES, *[f"{each}/*.toml" for each in CHAPTERS], PACK_CODE])
                raise BadContent(f"{shown}: unknown file; expected one of {known}")

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
        """Make the names known that this file can use: common ones and its own."""
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
        """The names that `has` can ask for: a card's id, or a condition's state."""
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
            raise BadContent(f"episodes: duplicate number in {numbers}; give each episode its own")
        self._enter(None)
        unknown_mythos = self._unknown_mythos()
        insanities = self._insanities()
        relics = self._relics()
        unknown_monsters = self._unknown_monsters()
        return Library(
            dice,
            tuple(self.names.tags),
            tuple(self.reader.scripts),
            tuple(self.reader.effects),
            tuple(self.reader.labels),
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
                f"dice.toml: found {len(files)}; expected one, in the box and not in packs"
            )
        return read_dice(files[0])

    def _read_pieces(self) -> dict[str, list[int]]:
        """Read tokens, enemies and skills; returns the tokens of each file."""
        owners: dict[str, list[int]] = {}
        for table in self._all("skill"):
            self.skills.append(read_skill(table, len(self.skills)))
        for file in self._files():
            self._enter(file)
            for table in file.tables("token"):
                owners.setdefault(file.file, []).append(len(self.tokens))
                self.tokens.append(read_token(table, len(self.tokens), self.reader))
            for table in file.tables("enemy"):
                self.enemies.append(read_enemy(table, len(self.enemies), self.reader))
        for token in self.tokens:
            if token.flip >= 0 and self.tokens[token.flip].flip != token.index:
                table = self.token_tables[token.index]
                other = self.tokens[token.flip].id
                table.bad(
                    "flip",
                    f"{other!r} does not flip back",
                    "expected two sides that name each other",
                )
        return owners

    def _elder_one(self, place: int, owners: dict[str, list[int]]) -> ElderOne:
        file = self.elder_files[place]
        self._enter(file)
        tokens = tuple(owners.get(file.file, []))
        elder = read_elder_one(file, place, tokens, len(self.mythos), self.reader)
        self.mythos.extend(elder.mythos)
        self._check_summons(file, elder.mythos, (elder.special,))
        return elder

    def _episode(self, place: int, owners: dict[str, list[int]]) -> Episode:
        file = self.episode_files[place]
        self._enter(file)
        tokens = tuple(owners.get(file.file, []))
        decks = (len(self.mythos), len(self.discoveries))
        episode = read_episode(file, place, tokens, decks, self.reader)
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
                    file.bad(
                        f"mythos[{card.id}]",
                        "summons a monster of another episode",
                        f"expected one of {right}",
                    )

    def _investigators(self) -> tuple[Investigator, ...]:
        tables = self._all("investigator")
        return tuple(
            [
                read_investigator(table, place, self.skills, self.reader)
                for place, table in enumerate(tables)
            ]
        )

    def _insanities(self) -> tuple[Insanity, ...]:
        tables = self._all("insanity")
        return tuple([read_insanity(table, i, self.reader) for i, table in enumerate(tables)])

    def _relics(self) -> tuple[Relic, ...]:
        tables = self._all("relic")
        return tuple([read_relic(table, i, self.reader) for i, table in enumerate(tables)])

    def _unknown_monsters(self) -> tuple[UnknownMonster, ...]:
        tables = self._all("unknown")
        return tuple([read_unknown(table, i, self.reader) for i, table in enumerate(tables)])

    def _unknown_mythos(self) -> tuple[MythosCard, ...]:
        found = []
        for table in self._all("unknown-mythos"):
            found.append(read_unknown_mythos(table, len(self.mythos), self.reader))
            self.mythos.append(found[-1])
        return tuple(found)


def _check_id(table: TomlTable, seen: dict[str, str]) -> None:
    entry = table.string("id")
    if ID.fullmatch(entry) is None:
        table.bad("id", f"{entry!r}", "expected lower-case letters, digits and single hyphens")
    if entry.rpartition("-")[2] in TEXT_SUFFIXES:
        table.bad("id", f"{entry!r}", f"an id can't end in {', '.join(TEXT_SUFFIXES)}")
    if entry in seen:
        table.bad("id", f"{entry!r} is taken by {seen[entry]}", "give each entry a unique id")
    seen[entry] = table.where()


def _summoned(script: Script | None) -> list[int]:
    """All kinds of enemy that a script summons, nested scripts included."""
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
    """The indexes of the entries in these files, by id."""
    return {table.string("id"): place for place, table in enumerate(tables) if table.file in homes}
