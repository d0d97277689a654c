"""What a table may choose before the game, and the rules that follow from it.

The library is the box and the packs in use (games/packs.py); it is read once, when it is first
asked for.
"""

import functools
from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.content.schema import Library
from miskatonic.games.death_may_die.rules.components import Components
from miskatonic.games.packs import packs_of
from miskatonic.kernel.options import Option, OptionValues, flag, number, one_of, some_seat

CHOSEN: Final = "chosen"
RANDOM: Final = "random"
# DMD-R37  Whom Brawling may attack from its second level on: one or all, or as many as one likes.
ONE_OR_ALL: Final = "one-or-all"
ANY_NUMBER: Final = "any-number"
MOST_MONSTERS: Final = 2
SOLO_INVESTIGATORS: Final = 2


def declare_options(library: Library) -> tuple[Option, ...]:
    episodes = sorted(library.episodes, key=lambda episode: episode.number)
    return (
        one_of("episode", "dmd-option-episode", tuple([each.id for each in episodes])),
        one_of(
            "elder_one", "dmd-option-elder_one", tuple([each.id for each in library.elder_ones])
        ),
        one_of("investigators", "dmd-option-investigators", (CHOSEN, RANDOM)),
        number("unknown_monsters", "dmd-option-unknown_monsters", 0, MOST_MONSTERS, 0),
        flag("unknown_relics", "dmd-option-unknown_relics"),
        flag("random_spawn", "dmd-option-random_spawn"),
        one_of("brawling", "dmd-option-brawling", (ONE_OR_ALL, ANY_NUMBER)),
        number("actions", "dmd-option-actions", 3, 4, library.dice.actions),
        some_seat("first_player", "dmd-option-first_player"),
    )


@functools.cache
def library() -> Library:
    """The content that this process plays with."""
    return load(*packs_of("death-may-die"))


@functools.cache
def components_for(episode: str, elder: str) -> Components:
    """DMD-002  One episode box and one Elder One box, any pairing."""
    content = library()
    [of_episode] = [each for each in content.episodes if each.id == episode]
    [of_elder] = [each for each in content.elder_ones if each.id == elder]
    return Components(content, of_episode, of_elder)


class Rules:
    """The options of one table, read once and shared by all copies of its state."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seats",
        "episode",
        "elder",
        "investigators",
        "monsters",
        "relics",
        "random_spawn",
        "brawling",
        "actions",
        "first_player",
    )

    def __init__(
        self,
        seats: i64,
        episode: str,
        elder: str,
        investigators: str,
        monsters: i64,
        relics: bool,
        random_spawn: bool,
        brawling: str,
        actions: i64,
        first_player: int | None,
    ) -> None:
        self.seats: Final[i64] = seats
        self.episode: Final = episode
        self.elder: Final = elder
        self.investigators: Final = investigators
        self.monsters: Final[i64] = monsters
        self.relics: Final = relics
        self.random_spawn: Final = random_spawn
        self.brawling: Final = brawling
        self.any_number: Final = brawling == ANY_NUMBER
        self.actions: Final[i64] = actions
        self.first_player: Final = first_player
        # DMD-059  A single player plays two investigators.
        self.count: Final[i64] = SOLO_INVESTIGATORS if seats == 1 else seats
        self.components: Final = components_for(episode, elder)
        # As a view shows them, made once: with every move they are found to be the same.
        self.shown: Final = self.values()

    def seat_of(self, investigator: i64) -> i64:
        return 0 if self.seats == 1 else investigator

    def values(self) -> OptionValues:
        """The options again, as they would be given."""
        return {
            "episode": self.episode,
            "elder_one": self.elder,
            "investigators": self.investigators,
            "unknown_monsters": self.monsters,
            "unknown_relics": self.relics,
            "random_spawn": self.random_spawn,
            "brawling": self.brawling,
            "actions": self.actions,
            "first_player": self.first_player,
        }


def read_rules(seats: int, options: OptionValues) -> Rules:
    first = options["first_player"]
    actions = options["actions"]
    monsters = options["unknown_monsters"]
    assert first is None or isinstance(first, int)
    assert isinstance(actions, int)
    assert isinstance(monsters, int)
    return Rules(
        seats,
        str(options["episode"]),
        str(options["elder_one"]),
        str(options["investigators"]),
        monsters,
        options["unknown_relics"] is True,
        options["random_spawn"] is True,
        str(options["brawling"]),
        actions,
        first,
    )
